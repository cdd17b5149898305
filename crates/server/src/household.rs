//! From where somebody comes. People are limited one by one once they have a name; before that, all
//! who share an address are one household, so that nobody far away is shut out because of them.

use crate::config::Config;
use axum::http::HeaderMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// Whoever shares an address: one of IPv4, or a network of 56 bits of IPv6, as providers give them to
/// customers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Household(IpAddr);

/// What is behind a network of 56 bits.
const OWN_BITS: u128 = (1 << (128 - 56)) - 1;

impl From<IpAddr> for Household {
    fn from(ip: IpAddr) -> Household {
        Household(match ip.to_canonical() {
            IpAddr::V6(ip) => Ipv6Addr::from_bits(ip.to_bits() & !OWN_BITS).into(),
            ip => ip,
        })
    }
}

impl Household {
    /// Who asks over the connection of this peer. A proxy tells for whom it asks; what was told to
    /// it by others stands further to the front and counts for nothing.
    pub(crate) fn asking(peer: IpAddr, headers: &HeaderMap, config: &Config) -> Household {
        let named = headers.get_all("x-forwarded-for").iter().next_back();
        let named = named.filter(|_| is_proxy(peer, config));
        let last = named.and_then(|named| named.to_str().ok()?.rsplit(',').next().map(str::trim));
        Household::from(last.and_then(address).unwrap_or(peer))
    }
}

/// Does this peer ask for others? The proxy that is named does; where none is named but people see
/// another address than ours, it is on this machine. A neighbour in a private network is nobody's
/// proxy unless the operator says so.
pub(crate) fn is_proxy(peer: IpAddr, config: &Config) -> bool {
    let peer = peer.to_canonical();
    match config.proxy {
        Some(proxy) => peer == proxy.to_canonical(),
        None => config.public_url.is_some() && peer.is_loopback(),
    }
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
    fn a_household_is_an_address_or_the_network_of_a_long_one() {
        assert_eq!(household("2001:db8:1:200::7"), household("[2001:db8:1:2ff:ffff::1]:443"));
        assert_ne!(household("2001:db8:1:200::7"), household("2001:db8:1:300::7"));
        assert_eq!(household("::ffff:192.0.2.1"), household("192.0.2.1:5000"));
        assert_ne!(household("192.0.2.1"), household("192.0.2.2"));
    }

    #[test]
    fn only_a_proxy_that_is_here_or_named_is_believed() {
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
        assert_eq!(asking("10.0.0.2", &told, &proxied), household("10.0.0.2"));
        let proxy = address("10.0.0.2");
        let named = Config { proxy, ..Config::default() };
        for peer in ["10.0.0.2", "::ffff:10.0.0.2"] {
            assert_eq!(asking(peer, &told, &named), household("203.0.113.5"));
        }
        assert_eq!(asking("10.0.0.3", &told, &named), household("10.0.0.3"));
        assert_eq!(asking("127.0.0.1", &told, &named), household("127.0.0.1"));
        assert_eq!(asking("::1", &["1.2.3.4", "5.6.7.8"], &proxied), household("5.6.7.8"));
        assert_eq!(asking("203.0.113.9", &told, &proxied), household("203.0.113.9"));
        assert_eq!(asking("127.0.0.1", &told, &Config::default()), household("127.0.0.1"));
        assert_eq!(asking("127.0.0.1", &["nonsense"], &proxied), household("127.0.0.1"));
        assert_eq!(asking("127.0.0.1", &[], &proxied), household("127.0.0.1"));
    }
}
