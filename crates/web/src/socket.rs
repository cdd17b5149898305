//! A WebSocket that comes back by itself.

use crate::browser::{document, later, now, random, window};
use leptos::prelude::*;
use session::retry_millis;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

/// Where the connection stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LinkState {
    /// For the first time.
    Connecting,
    Connected,
    /// It was there and is gone.
    Reconnecting,
}

/// Nothing heard for so long means that the connection is dead, even if nobody says so.
const SILENCE_MILLIS: u32 = 12_000;

type Handler = Rc<dyn Fn(&Socket, Event)>;

/// What a connection tells its owner.
pub(crate) enum Event {
    Opened,
    Heard(String),
}

/// One connection for as long as it is wanted.
#[derive(Clone)]
pub(crate) struct Socket(Rc<Inner>);

struct Inner {
    address: String,
    handler: Handler,
    state: RwSignal<LinkState>,
    live: RefCell<Option<Live>>,
    failures: Cell<u32>,
    closed: Cell<bool>,
    /// Counts attempts and messages, so that an old timer knows that it is old.
    beat: Cell<u32>,
}

/// A browser's socket and what listens to it.
struct Live {
    socket: WebSocket,
    _open: Closure<dyn Fn()>,
    _message: Closure<dyn Fn(MessageEvent)>,
    _close: Closure<dyn Fn()>,
}

impl Socket {
    /// Connects to a path of our own server, and again whenever the connection is lost.
    pub(crate) fn open(
        path: &str,
        state: RwSignal<LinkState>,
        handler: impl Fn(&Socket, Event) + 'static,
    ) -> Socket {
        let place = window().location();
        let secure = place.protocol().is_ok_and(|protocol| protocol == "https:");
        let host = place.host().unwrap_or_default();
        let address = format!("{}://{host}{path}", if secure { "wss" } else { "ws" });
        let socket = Socket(Rc::new(Inner {
            address,
            handler: Rc::new(handler),
            state,
            live: RefCell::new(None),
            failures: Cell::new(0),
            closed: Cell::new(false),
            beat: Cell::new(0),
        }));
        socket.connect();
        socket.retry_when_back();
        socket
    }

    /// Says something; what is said while nobody listens is not kept here.
    pub(crate) fn send(&self, text: &str) {
        if let Some(live) = &*self.0.live.borrow()
            && live.socket.ready_state() == WebSocket::OPEN
        {
            let sent = live.socket.send_with_str(text);
            debug_assert!(sent.is_ok());
        }
    }

    /// Hangs up and connects again: the server knows who speaks from the moment of connecting.
    pub(crate) fn redial(&self) {
        if !self.0.closed.get() {
            self.connect();
        }
    }

    /// Hangs up for good.
    pub(crate) fn close(&self) {
        self.0.closed.set(true);
        self.hang_up();
    }

    fn hang_up(&self) {
        if let Some(live) = self.0.live.take() {
            live.socket.set_onopen(None);
            live.socket.set_onmessage(None);
            live.socket.set_onclose(None);
            let _ = live.socket.close();
        }
    }

    fn connect(&self) {
        self.hang_up();
        let beat = self.stir();
        let Ok(socket) = WebSocket::new(&self.0.address) else { return self.lost(beat) };
        let weak = Rc::downgrade(&self.0);
        let me = move || weak.upgrade().map(Socket);
        let open = Closure::<dyn Fn()>::new({
            let me = me.clone();
            move || {
                if let Some(socket) = me() {
                    socket.0.failures.set(0);
                    socket.0.state.set(LinkState::Connected);
                    (socket.0.handler)(&socket, Event::Opened);
                    socket.listen_for_silence();
                }
            }
        });
        let message = Closure::<dyn Fn(MessageEvent)>::new({
            let me = me.clone();
            move |event: MessageEvent| {
                if let (Some(socket), Some(text)) = (me(), event.data().as_string()) {
                    socket.stir();
                    (socket.0.handler)(&socket, Event::Heard(text));
                    socket.listen_for_silence();
                }
            }
        });
        let close = Closure::<dyn Fn()>::new(move || {
            if let Some(socket) = me() {
                socket.lost(socket.0.beat.get());
            }
        });
        socket.set_onopen(Some(open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(close.as_ref().unchecked_ref()));
        let live = Live { socket, _open: open, _message: message, _close: close };
        *self.0.live.borrow_mut() = Some(live);
        // A server that neither answers nor refuses is tried again.
        let me = self.clone();
        later(SILENCE_MILLIS / 2, move || {
            if !me.connected() {
                me.lost(beat);
            }
        });
    }

    /// Does the line hold? Timers outlive the page that wanted the connection, and its signals.
    fn connected(&self) -> bool {
        self.0.state.try_get_untracked() == Some(LinkState::Connected)
    }

    /// Something moved; timers from before are old.
    fn stir(&self) -> u32 {
        let beat = self.0.beat.get().wrapping_add(1);
        self.0.beat.set(beat);
        beat
    }

    fn lost(&self, beat: u32) {
        if self.0.closed.get() || beat != self.0.beat.get() {
            return;
        }
        if self.connected() {
            self.0.state.set(LinkState::Reconnecting);
        }
        let failures = self.0.failures.get();
        self.0.failures.set(failures + 1);
        let beat = self.stir();
        let me = self.clone();
        // Not all clients at the same moment.
        let wait = retry_millis(failures) + (random() % 80) as u32;
        later(wait, move || {
            if !me.0.closed.get() && me.0.beat.get() == beat {
                me.connect();
            }
        });
    }

    /// Asks after half the time, gives up after the whole.
    fn listen_for_silence(&self) {
        let beat = self.0.beat.get();
        let me = self.clone();
        later(SILENCE_MILLIS / 2, move || {
            if me.0.closed.get() || me.0.beat.get() != beat {
                return;
            }
            me.send(&format!(r#"{{"say":"ping","at":{}}}"#, now()));
            let me = me.clone();
            later(SILENCE_MILLIS / 2, move || {
                if me.0.beat.get() == beat {
                    me.connect();
                }
            });
        });
    }

    /// A page that comes to the front, or a network that comes back, does not wait for a timer.
    fn retry_when_back(&self) {
        let weak = Rc::downgrade(&self.0);
        let back = Closure::<dyn Fn()>::new(move || {
            let Some(socket) = weak.upgrade().map(Socket) else { return };
            if !socket.connected() && !socket.0.closed.get() {
                socket.connect();
            }
        });
        let listener = back.as_ref().unchecked_ref();
        let _ = window().add_event_listener_with_callback("online", listener);
        let _ = document().add_event_listener_with_callback("visibilitychange", listener);
        back.forget(); // does nothing once the socket is gone
    }
}
