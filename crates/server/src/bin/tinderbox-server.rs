//! The server alone, set from the environment: for trying it, and for tests that kill it.

use server::{Config, Server, told_to_stop};
use std::process::ExitCode;

/// `TINDERBOX_ADDR`, `TINDERBOX_DATA`, `TINDERBOX_PUBLIC_URL`, `TINDERBOX_PROXY`, `TINDERBOX_TOYS=1`.
fn config() -> Result<Config, String> {
    let read = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let mut config = Config::default();
    if let Some(addr) = read("TINDERBOX_ADDR") {
        let wrong =
            |_| format!("TINDERBOX_ADDR: '{addr}' is not an address such as 127.0.0.1:7777");
        config.addr = addr.parse().map_err(wrong)?;
    }
    if let Some(data) = read("TINDERBOX_DATA") {
        config.data = Some(data.into());
    }
    if let Some(proxy) = read("TINDERBOX_PROXY") {
        let wrong = |_| format!("TINDERBOX_PROXY: '{proxy}' is not an address such as 10.0.0.2");
        config.proxy = Some(proxy.parse().map_err(wrong)?);
    }
    config.public_url = read("TINDERBOX_PUBLIC_URL");
    config.toys = read("TINDERBOX_TOYS").is_some();
    Ok(config)
}

#[tokio::main]
async fn main() -> ExitCode {
    tracing_subscriber::fmt().with_writer(std::io::stderr).init();
    let served = async {
        let server = Server::bind(config()?).await.map_err(|error| error.to_string())?;
        println!("http://{}", server.addr());
        server.run(told_to_stop()).await.map_err(|error| error.to_string())
    };
    match served.await {
        Ok(()) => ExitCode::SUCCESS,
        Err(words) => {
            eprintln!("{words}");
            ExitCode::from(2)
        }
    }
}
