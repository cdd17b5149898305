//! Numbers for whoever watches the server.

use prometheus::{Histogram, HistogramOpts, IntCounter, IntGauge, Registry, TextEncoder};

/// What is counted. No name, token or table ever is.
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) tables: IntGauge,
    pub(crate) woken: IntCounter,
    pub(crate) connections: IntGauge,
    pub(crate) bots_thinking: IntGauge,
    pub(crate) entries: IntCounter,
    pub(crate) messages: IntCounter,
    pub(crate) too_fast: IntCounter,
    pub(crate) slow: IntCounter,
    pub(crate) no_place: IntCounter,
    pub(crate) not_kept: IntCounter,
    pub(crate) keep_seconds: Histogram,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let registry = Registry::new();
        let gauge = |name: &str, help: &str| {
            let one = IntGauge::new(format!("tinderbox_{name}"), help).expect("a plain name");
            registry.register(Box::new(one.clone())).expect("each name is used once");
            one
        };
        let counter = |name: &str, help: &str| {
            let name = format!("tinderbox_{name}_total");
            let one = IntCounter::new(name, help).expect("a plain name");
            registry.register(Box::new(one.clone())).expect("each name is used once");
            one
        };
        let buckets = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0];
        let help = "Time from a change to its being safe on the disk.";
        let options = HistogramOpts::new("tinderbox_keep_seconds", help).buckets(buckets.into());
        let keep_seconds = Histogram::with_opts(options).expect("a plain name");
        registry.register(Box::new(keep_seconds.clone())).expect("each name is used once");
        Metrics {
            tables: gauge("tables", "Tables in memory."),
            woken: counter("tables_woken", "Tables that came into memory."),
            connections: gauge("connections", "Open WebSocket connections."),
            bots_thinking: gauge("bots_thinking", "Bots that think or wait for their turn to."),
            entries: counter("entries", "Inputs and undos that were kept."),
            messages: counter("messages", "Messages from clients."),
            too_fast: counter("too_fast", "Messages and requests that came too fast."),
            slow: counter("slow", "Connections dropped because they did not read."),
            no_place: counter("no_place", "Connections refused because there were too many."),
            not_kept: counter("not_kept", "Changes that the store could not keep."),
            keep_seconds,
            registry,
        }
    }

    /// The page that Prometheus reads.
    pub(crate) fn page(&self) -> String {
        let families = self.registry.gather();
        TextEncoder::new().encode_to_string(&families).unwrap_or_default()
    }
}
