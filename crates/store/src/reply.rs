//! An answer that comes later.

use crate::StoreError;
use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll};
use tokio::sync::oneshot;

type Answer<T> = Result<T, StoreError>;

/// An answer that comes later: await it, or [`wait`](Reply::wait) for it.
#[must_use = "a write is safe only when it has been answered"]
pub struct Reply<T>(Later<T>);

enum Later<T> {
    Now(Option<Answer<T>>),
    Coming(oneshot::Receiver<Answer<T>>),
}

/// The other end of a [`Reply`].
pub struct Promise<T>(oneshot::Sender<Answer<T>>);

impl<T> Reply<T> {
    /// An answer that is there at once.
    pub fn now(answer: Result<T, StoreError>) -> Reply<T> {
        Reply(Later::Now(Some(answer)))
    }

    /// An answer that somebody promises.
    pub fn promised() -> (Promise<T>, Reply<T>) {
        let (sender, receiver) = oneshot::channel();
        (Promise(sender), Reply(Later::Coming(receiver)))
    }

    /// Waits outside async code.
    pub fn wait(self) -> Result<T, StoreError> {
        match self.0 {
            Later::Now(answer) => answer.expect("an answer is taken once"),
            Later::Coming(receiver) => receiver.blocking_recv().unwrap_or(Err(StoreError::Closed)),
        }
    }
}

impl<T> Promise<T> {
    /// Answers. Nobody may be waiting any more, which is fine.
    pub fn keep(self, answer: Result<T, StoreError>) {
        let _ = self.0.send(answer);
    }
}

impl<T: Unpin> Future for Reply<T> {
    type Output = Result<T, StoreError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        match &mut self.0 {
            Later::Now(answer) => Poll::Ready(answer.take().expect("an answer is taken once")),
            Later::Coming(receiver) => {
                Pin::new(receiver).poll(context).map(|got| got.unwrap_or(Err(StoreError::Closed)))
            }
        }
    }
}
