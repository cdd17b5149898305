//! A line on which everything takes longer.

use crate::house::House;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::Instant;

/// An address at which a house answers late.
pub struct SlowLine {
    port: u16,
}

impl SlowLine {
    /// Whatever is said on it arrives after this time, in each direction.
    pub async fn to(house: &House, each_way: Duration) -> SlowLine {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let host = house.host();
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let host = host.clone();
                tokio::spawn(async move {
                    // A house that is closed for a moment is tried again by the page.
                    let Ok(far) = TcpStream::connect(&host).await else { return };
                    let _ = (near.set_nodelay(true), far.set_nodelay(true));
                    let (from_page, to_page) = near.into_split();
                    let (from_house, to_house) = far.into_split();
                    tokio::spawn(carry(from_page, to_house, each_way));
                    carry(from_house, to_page, each_way).await;
                });
            }
        });
        SlowLine { port }
    }

    /// An address of the house, by this line.
    pub fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }
}

/// Carries everything from one end to the other, each part as late as the others.
async fn carry(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin + Send + 'static,
    late: Duration,
) {
    let (put, mut take) = mpsc::unbounded_channel::<(Instant, Vec<u8>)>();
    tokio::spawn(async move {
        while let Some((due, bytes)) = take.recv().await {
            tokio::time::sleep_until(due).await;
            if to.write_all(&bytes).await.is_err() {
                return;
            }
        }
        let _ = to.shutdown().await;
    });
    let mut bytes = vec![0; 16 * 1024];
    while let Ok(count @ 1..) = from.read(&mut bytes).await {
        if put.send((Instant::now() + late, bytes[..count].to_vec())).is_err() {
            return;
        }
    }
}
