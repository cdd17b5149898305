//! `tinderbox serve`: tables for people, in one process without set-up; `tinderbox backup` beside it.

use crate::problem::Problem;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use server::{Config, Limits, Server, told_to_stop};
use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};

/// The folder in which a server keeps its tables unless told otherwise.
pub(crate) const DATA: &str = "tinderbox-data";

/// What was asked for.
pub(crate) struct Order {
    pub(crate) addr: SocketAddr,
    pub(crate) data: PathBuf,
    pub(crate) public_url: Option<String>,
    /// Where the proxy is, if not on this machine.
    pub(crate) proxy: Option<IpAddr>,
    /// Listen on the whole network and show the way for phones.
    pub(crate) lan: bool,
    /// Pages that are being worked on, instead of those in the program.
    pub(crate) pages: Option<PathBuf>,
    /// The longest that a bot waits before it acts.
    pub(crate) bot_millis: Option<u64>,
}

/// Serves until told to stop.
pub(crate) fn run(order: Order) -> Result<String, Problem> {
    let logs = tracing_subscriber::fmt().with_writer(std::io::stderr).with_target(false);
    let quiet = std::env::var("RUST_LOG").unwrap_or_else(|_| "warn".to_string());
    logs.with_env_filter(quiet).init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(Problem::Terminal)?;
    runtime.block_on(serve(order)).map_err(|error| Problem::Serve(error.to_string()))?;
    Ok(String::new())
}

async fn serve(mut order: Order) -> Result<(), server::ServeError> {
    if order.lan {
        order.addr.set_ip(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    }
    let public = order.public_url.clone();
    let mut limits = Limits::default();
    limits.bot_millis = order.bot_millis.unwrap_or(limits.bot_millis);
    let config = Config {
        addr: order.addr,
        data: Some(order.data),
        public_url: order.public_url,
        proxy: order.proxy,
        pages: order.pages,
        limits,
        ..Config::default()
    };
    let server = Server::bind(config).await?;
    announce(server.addr().port(), public, order.lan);
    server.run(told_to_stop()).await
}

/// Says where it is. Whoever started it may have stopped reading; that is no reason to close.
fn announce(port: u16, public: Option<String>, lan: bool) {
    let mut text = format!("Tinderbox is open at http://localhost:{port}\n");
    if let Some(url) = public.or_else(|| lan.then(|| on_the_network(port))) {
        text += &format!("For others: {url}\n");
        if let Ok(code) = QrCode::new(url.as_bytes()) {
            text += &format!("{}\n", code.render::<Dense1x2>().build());
        }
    }
    text += "Control-C closes it; every table is kept.\n";
    let mut out = std::io::stdout().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

/// This machine's address on the local network. A datagram socket that is connected, but over which
/// nothing is sent, knows which address it would send from.
fn on_the_network(port: u16) -> String {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0));
    let found = socket.and_then(|socket| {
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
        socket.local_addr()
    });
    let ip = found.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |addr| addr.ip());
    format!("http://{ip}:{port}")
}

/// Copies a live database into a new file.
pub(crate) fn backup(data: &Path, to: &Path) -> Result<String, Problem> {
    store::backup(data, to).map_err(|error| Problem::Serve(error.to_string()))?;
    Ok(format!("{} holds everything that was kept.\n", to.display()))
}
