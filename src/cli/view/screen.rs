//! The terminal of the viewer: taken, drawn on, and given back whatever happens.

use super::app::{App, Key};
use super::draw::draw;
use crate::cli::exit::Failure;
use crate::words::program as say;
use crossterm::cursor::{Hide, Show};
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::execute;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use std::io;
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// What is waited for.
enum ScreenEvent {
    Key(Key),
    /// The size has changed, or something else that asks for drawing anew.
    Redraw,
    /// A signal that ends the program.
    #[cfg_attr(not(unix), expect(dead_code, reason = "there are no signals"))]
    Signal(i32),
    /// No key can come any more.
    Deaf(Option<io::Error>),
}

/// Shows the viewer until it is done; the signal that ended it, where one did.
pub(super) fn show(app: &mut App<'_>) -> Result<Option<i32>, Failure> {
    let (sender, events) = channel();
    listen_to_signals(&sender)?;
    let screen = Screen::take()?;
    thread::spawn(move || listen_to_keys(&sender));
    let ended = turn(app, &events);
    drop(screen);
    ended
}

/// Draws, waits for an event, handles it, and again.
fn turn(app: &mut App<'_>, events: &Receiver<ScreenEvent>) -> Result<Option<i32>, Failure> {
    let mut terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
    let mut next = None;
    loop {
        terminal.draw(|frame| draw(app, frame))?;
        match wait(events, next) {
            None => app.tick(),
            Some(ScreenEvent::Key(key)) => app.key(key),
            Some(ScreenEvent::Redraw) => {}
            Some(ScreenEvent::Signal(signal)) => return Ok(Some(signal)),
            Some(ScreenEvent::Deaf(error)) => return Err(no_keys(error.as_ref())),
        }
        if app.is_done() {
            return Ok(None);
        }
        // A key that does not stop the playing leaves the time of the next step as it is.
        next = match (app.pace(), next) {
            (None, _) => None,
            (Some(_), Some(at)) if at > Instant::now() => Some(at),
            (Some(pace), _) => Some(Instant::now() + pace),
        };
    }
}

/// The next event; `None` if the time is over first.
fn wait(events: &Receiver<ScreenEvent>, until: Option<Instant>) -> Option<ScreenEvent> {
    let left = until.map(|at| at.saturating_duration_since(Instant::now()));
    match left.map_or_else(
        || events.recv().map_err(|_| RecvTimeoutError::Disconnected),
        |left: Duration| events.recv_timeout(left),
    ) {
        Ok(event) => Some(event),
        Err(RecvTimeoutError::Timeout) => None,
        Err(RecvTimeoutError::Disconnected) => Some(ScreenEvent::Deaf(None)),
    }
}

pub(super) fn no_keys(error: Option<&io::Error>) -> Failure {
    say::view_no_keys(error.map(ToString::to_string)).into()
}

/// Reports that no key comes any more when the listening ends, also by a failure of its thread.
struct Bell<'a>(&'a Sender<ScreenEvent>, Option<io::Error>);

impl Drop for Bell<'_> {
    fn drop(&mut self) {
        // Nobody listens any more at the end.
        let _ = self.0.send(ScreenEvent::Deaf(self.1.take()));
    }
}

fn listen_to_keys(sender: &Sender<ScreenEvent>) {
    let mut bell = Bell(sender, None);
    loop {
        let event = match event::read() {
            Ok(Event::Key(event)) => key(event).map(ScreenEvent::Key),
            Ok(Event::Resize(..) | Event::FocusGained) => Some(ScreenEvent::Redraw),
            Ok(_) => None,
            Err(error) => {
                bell.1 = Some(error);
                return;
            }
        };
        if event.is_some_and(|event| sender.send(event).is_err()) {
            return;
        }
    }
}

/// A key as the viewer knows it.
fn key(event: KeyEvent) -> Option<Key> {
    if event.kind == KeyEventKind::Release {
        return None;
    }
    let control = event.modifiers.contains(KeyModifiers::CONTROL);
    Some(match event.code {
        KeyCode::Char('c' | 'C') if control => Key::Interrupt,
        KeyCode::Char(_) if control || event.modifiers.contains(KeyModifiers::ALT) => return None,
        KeyCode::Char(c) => Key::Char(c),
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::Tab if event.modifiers.contains(KeyModifiers::SHIFT) => Key::BackTab,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => Key::BackTab,
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Esc,
        KeyCode::Backspace => Key::Backspace,
        _ => return None,
    })
}

/// Signals that would end the program leave a moment to give the terminal back.
#[cfg(unix)]
fn listen_to_signals(sender: &Sender<ScreenEvent>) -> Result<(), Failure> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    let signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM]);
    let mut signals = signals.map_err(|error| say::no_signals(error.to_string()))?;
    let sender = sender.clone();
    thread::spawn(move || {
        for signal in signals.forever() {
            // Nobody listens any more at the end.
            let _ = sender.send(ScreenEvent::Signal(signal));
        }
    });
    Ok(())
}

/// Where there are no signals, Ctrl-C comes as a key.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it may fail")]
fn listen_to_signals(_: &Sender<ScreenEvent>) -> Result<(), Failure> {
    Ok(())
}

/// Whether the terminal is taken.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// The terminal while it is taken.
struct Screen;

impl Screen {
    fn take() -> Result<Self, Failure> {
        // A failure of this thread is printed where it can be read. That of another is not drawn over: the end is reported
        // here.
        let (before, here) = (panic::take_hook(), thread::current().id());
        panic::set_hook(Box::new(move |info| {
            if thread::current().id() == here {
                give_back();
            }
            before(info);
        }));
        enable_raw_mode().map_err(|error| no_keys(Some(&error)))?;
        TAKEN.store(true, Ordering::SeqCst);
        let screen = Self;
        execute!(io::stdout(), EnterAlternateScreen, Hide)?;
        Ok(screen)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Gives the terminal back, once. Where even that fails, nothing more can be done.
fn give_back() {
    if !TAKEN.swap(false, Ordering::SeqCst) {
        return;
    }
    let _ = execute!(io::stdout(), LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}
