//! From where somebody comes. People are limited one by one once they have a name; before that, all
//! who share an address are one household, so that nobody far away is shut out because of them.

use crate::config::Config;
use axum::http::HeaderMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// Whoever shares an address: one of IPv4, or a network of 64 bits of IPv6, which is the least that
/// a provider gives to a customer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Household(IpAddr);

impl From<IpAddr> for Household {
    fn from(ip: IpAddr) -> Household {
        Household(match ip.to_canonical() {
            IpAddr::V6(ip) => Ipv6Addr::from_bits(ip.to_bits() & !u128::from(u64::MAX)).into(),
            ip => ip,
        })
    }
}

impl Household {
    /// Who asks over the connection of this peer. A proxy tells for whom it asks; what was told to
    /// it by others stands further to the front and counts for nothing.
    pub(crate) fn asking(peer: IpAddr, headers: &HeaderMap, config: &Config) -> Household {
        let named = headers.get_all("x-forwarded-for").iter().next_back();
        let named = named.filter(|_| may_be_proxy(peer, config));
        let last = named.and_then(|named| named.to_str().ok()?.rsplit(',').next().map(str::trim));
        Household::from(last.and_then(address).unwrap_or(peer))
    }
}

/// Does this peer perhaps ask for others? A proxy is there only where the configuration names the
/// address that it serves, and it is near: on this machine or in a private network.
pub(crate) fn may_be_proxy(peer: IpAddr, config: &Config) -> bool {
    let near = match peer.to_canonical() {
        IpAddr::V4(ip) => ip.is_loopback() || ip.is_private() || ip.is_link_local(),
        IpAddr::V6(ip) => ip.is_loopback() || ip.is_unique_local() || ip.is_unicast_link_local(),
    };
    near && config.public_url.is_some()
}

/// An address as proxies write it, with a port or without.
fn address(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse::<SocketAddr>().ok().map(|addr| addr.ip());
    text.parse().ok().or_else(with_port)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn household(text: &str) -> Household {
        Household::from(address(text).expect("an address"))
    }

    #[test]
    fn a_household_is_an_address_or_half_of_a_long_one() {
        assert_eq!(household("2001:db8:1:2::7"), household("[2001:db8:1:2:ffff::1]:443"));
        assert_ne!(household("2001:db8:1:2::7"), household("2001:db8:1:3::7"));
        assert_eq!(household("::ffff:192.0.2.1"), household("192.0.2.1:5000"));
        assert_ne!(household("192.0.2.1"), household("192.0.2.2"));
    }

    #[test]
    fn only_a_proxy_that_is_near_and_wanted_is_believed() {
        let proxied = Config { public_url: Some("https://x.example".into()), ..Config::default() };
        let asking = |peer: &str, told: &[&str], config: &Config| {
            let mut headers = HeaderMap::new();
            for told in told {
                headers.append("x-forwarded-for", told.parse().expect("a header"));
            }
            Household::asking(address(peer).expect("an address"), &headers, config)
        };
        let told = ["198.51.100.1, 203.0.113.5"];
        assert_eq!(asking("127.0.0.1", &told, &proxied), household("203.0.113.5"));
        assert_eq!(asking("10.0.0.2", &told, &proxied), household("203.0.113.5"));
        assert_eq!(asking("::1", &["1.2.3.4", "5.6.7.8"], &proxied), household("5.6.7.8"));
        assert_eq!(asking("203.0.113.9", &told, &proxied), household("203.0.113.9"));
        assert_eq!(asking("127.0.0.1", &told, &Config::default()), household("127.0.0.1"));
        assert_eq!(asking("127.0.0.1", &["nonsense"], &proxied), household("127.0.0.1"));
        assert_eq!(asking("127.0.0.1", &[], &proxied), household("127.0.0.1"));
    }
}
