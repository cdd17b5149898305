//! Which crate may use which: the arrows of the architecture, as a table.

/// One crate of the workspace.
#[derive(Clone, Debug)]
pub(crate) struct Member {
    /// Its folder's name, which is what people call it.
    pub(crate) name: String,
    /// Its folder, from the repository root.
    pub(crate) folder: String,
    /// Has a document of rules.
    pub(crate) is_game: bool,
    /// The crates of ours that it needs to run; what only its tests need is free.
    pub(crate) uses: Vec<String>,
}

impl Member {
    /// Must it be free of clock, chance, floats and the standard library?
    pub(crate) fn is_pure(&self) -> bool {
        self.is_game || self.name == "kernel"
    }

    fn layer(&self) -> &str {
        if self.is_game { GAMES } else { &self.name }
    }
}

/// Stands for every crate that has a document of rules.
const GAMES: &str = "games";

/// Each layer, and all that it may use. A crate that is not here is refused, so that a new one is
/// placed by a person.
const MAY_USE: &[(&str, &[&str])] = &[
    ("kernel", &[]),
    (GAMES, &["kernel"]),
    ("testkit", &["kernel"]),
    // The toys of testkit have bots, for tests alone.
    ("bots", &["kernel", GAMES, "testkit"]),
    ("protocol", &["kernel"]),
    ("session", &["kernel", "protocol"]),
    ("table", &["kernel", "protocol"]),
    ("store", &["kernel", "protocol", "table"]),
    // The toys of testkit are offered over real sockets, to tests alone.
    ("server", &["kernel", GAMES, "bots", "table", "protocol", "store", "testkit"]),
    ("web", &["kernel", GAMES, "bots", "table", "protocol", "session"]),
    ("client", &["kernel", "protocol", "session"]),
    ("simnet", &["kernel", "table", "protocol", "session", "testkit"]),
    (
        "tinderbox",
        &["kernel", GAMES, "bots", "table", "protocol", "store", "server", "simnet", "client"],
    ),
    ("probe", &["kernel", GAMES, "bots", "testkit"]),
    // Sees only what a person sees: the program and its pages.
    ("e2e", &[]),
    ("xtask", &[]),
];

/// Every arrow that the table does not have.
pub(crate) fn wrong_arrows(members: &[Member]) -> Vec<String> {
    members.iter().flat_map(|member| wrong(member, members)).collect()
}

fn wrong(member: &Member, members: &[Member]) -> Vec<String> {
    let (name, layer) = (&member.name, member.layer());
    let Some((_, may_use)) = MAY_USE.iter().find(|(of, _)| *of == layer) else {
        return vec![format!("{name} has no layer: give it one in xtask, or a document of rules")];
    };
    let layer_of = |used: &str| {
        let used = members.iter().find(|member| member.name == used);
        used.map_or("a folder outside the workspace", Member::layer).to_owned()
    };
    let wrong = member.uses.iter().filter(|used| !may_use.contains(&layer_of(used).as_str()));
    let arrow = |used| match may_use {
        [] => format!("{name} uses {used}, but may use nothing of ours"),
        may => format!("{name} uses {used}, but may use only {}", may.join(", ")),
    };
    wrong.map(arrow).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn member(name: &str, uses: &[&str]) -> Member {
        Member {
            name: name.to_owned(),
            folder: format!("crates/{name}"),
            is_game: name == "fuse" || name == "flash-point",
            uses: uses.iter().map(|used| used.to_string()).collect(),
        }
    }

    fn wrong(arrows: &[(&str, &[&str])]) -> Vec<String> {
        let members: Vec<Member> = arrows.iter().map(|(name, uses)| member(name, uses)).collect();
        wrong_arrows(&members)
    }

    #[test]
    fn arrows_that_point_up_are_fine() {
        let arrows: &[(&str, &[&str])] = &[
            ("kernel", &[]),
            ("fuse", &["kernel"]),
            ("testkit", &["kernel"]),
            ("protocol", &["kernel"]),
            ("table", &["kernel", "protocol"]),
            ("web", &["fuse", "protocol"]),
        ];
        assert_eq!(wrong(arrows), Vec::<String>::new());
    }

    #[test]
    fn the_kernel_uses_nothing_of_ours() {
        let found = wrong(&[("kernel", &["fuse"]), ("fuse", &["kernel"])]);
        assert_eq!(found, ["kernel uses fuse, but may use nothing of ours"]);
    }

    #[test]
    fn a_game_uses_the_kernel_only() {
        let found =
            wrong(&[("kernel", &[]), ("flash-point", &[]), ("fuse", &["kernel", "flash-point"])]);
        assert_eq!(found, ["fuse uses flash-point, but may use only kernel"]);
    }

    #[test]
    fn the_browser_never_uses_the_server() {
        let found = wrong(&[("server", &[]), ("web", &["server"])]);
        let may = "kernel, games, bots, table, protocol, session";
        assert_eq!(found, [format!("web uses server, but may use only {may}")]);
    }

    #[test]
    fn a_crate_without_a_layer_is_refused() {
        let found = wrong(&[("helpers", &[])]);
        assert_eq!(found, ["helpers has no layer: give it one in xtask, or a document of rules"]);
    }

    #[test]
    fn the_table_has_no_circle() {
        // Each layer uses only layers that stand before it, or it could use itself in the end.
        for (at, (layer, may_use)) in MAY_USE.iter().enumerate() {
            let before: Vec<&str> = MAY_USE[..at].iter().map(|(before, _)| *before).collect();
            assert!(may_use.iter().all(|used| before.contains(used)), "{layer} looks ahead");
        }
    }
}
