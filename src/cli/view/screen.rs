//! The terminal of the viewer: set up, drawn on, and restored whatever happens.

use super::app::{App, Key};
use super::draw::draw;
use crate::cli::exit::Failure;
use crate::words::program as say;
use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::style::Print;
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode, size,
};
use crossterm::{execute, queue};
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use ratatui_core::style::{Color, Style};
use std::io::{self, BufWriter, Write};
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// An event that ends waiting.
enum ScreenEvent {
    Key(Key),
    /// The size has changed, or another event requires a redraw.
    Redraw,
    /// A signal that ends the program.
    #[cfg_attr(not(unix), expect(dead_code, reason = "there are no signals"))]
    Signal(i32),
    /// No more keys can be read; with the error, if there was one.
    InputClosed(Option<io::Error>),
}

/// Shows the viewer until it is done. Returns the signal that ended it, if there was one.
pub(super) fn show(app: &mut App<'_>) -> Result<Option<i32>, Failure> {
    let (sender, events) = channel();
    listen_to_signals(&sender)?;
    let screen = Screen::set_up()?;
    thread::spawn(move || listen_to_keys(&sender));
    let ended = run(app, &events);
    drop(screen);
    ended
}

/// The event loop: draws, waits for an event, handles it.
fn run(app: &mut App<'_>, events: &Receiver<ScreenEvent>) -> Result<Option<i32>, Failure> {
    let mut shown = Buffer::default();
    let mut next = None;
    loop {
        redraw(app, &mut shown)?;
        match wait(events, next) {
            None => app.tick(),
            Some(ScreenEvent::Key(key)) => app.key(key),
            Some(ScreenEvent::Redraw) => {}
            Some(ScreenEvent::Signal(signal)) => return Ok(Some(signal)),
            Some(ScreenEvent::InputClosed(error)) => return Err(no_keys(error.as_ref())),
        }
        if app.is_done() {
            return Ok(None);
        }
        // A key that does not stop playback leaves the time of the next step unchanged.
        next = match (app.pace(), next) {
            (None, _) => None,
            (Some(_), Some(at)) if at > Instant::now() => Some(at),
            (Some(pace), _) => Some(Instant::now() + pace),
        };
    }
}

/// Draws what differs from what the terminal shows; everything if its size has changed.
fn redraw(app: &mut App<'_>, shown: &mut Buffer) -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    let (width, height) = size()?;
    app.resize((width, height));
    let mut next = Buffer::empty(Rect::new(0, 0, width, height));
    draw(app, &mut next);
    if shown.area != next.area {
        queue!(out, Clear(ClearType::All))?;
        *shown = Buffer::empty(next.area);
    }
    for (x, y, cell) in shown.diff_iter(&next) {
        let style = ansi(cell.style());
        queue!(out, MoveTo(x, y), Print(style.render()), Print(cell.symbol()), Print(style.render_reset()))?;
    }
    *shown = next;
    out.flush()
}

/// The style for output. A colour of the terminal's own is left out, because that is what a reset leaves.
fn ansi(style: Style) -> anstyle::Style {
    let set = |colour: &Color| *colour != Color::Reset;
    Style { fg: style.fg.filter(set), bg: style.bg.filter(set), underline_color: None, ..style }.into()
}

/// The next event; `None` after a timeout.
fn wait(events: &Receiver<ScreenEvent>, until: Option<Instant>) -> Option<ScreenEvent> {
    let left = until.map(|at| at.saturating_duration_since(Instant::now()));
    match left.map_or_else(
        || events.recv().map_err(|_| RecvTimeoutError::Disconnected),
        |left: Duration| events.recv_timeout(left),
    ) {
        Ok(event) => Some(event),
        Err(RecvTimeoutError::Timeout) => None,
        Err(RecvTimeoutError::Disconnected) => Some(ScreenEvent::InputClosed(None)),
    }
}

pub(super) fn no_keys(error: Option<&io::Error>) -> Failure {
    say::view_no_keys(error.map(ToString::to_string)).into()
}

/// When dropped, reports that no more keys can be read, even if the thread that reads them panics.
struct ReportsInputClosed<'a>(&'a Sender<ScreenEvent>, Option<io::Error>);

impl Drop for ReportsInputClosed<'_> {
    fn drop(&mut self) {
        // At the end of the program nobody receives events any more.
        let _ = self.0.send(ScreenEvent::InputClosed(self.1.take()));
    }
}

fn listen_to_keys(sender: &Sender<ScreenEvent>) {
    let mut guard = ReportsInputClosed(sender, None);
    loop {
        let event = match event::read() {
            Ok(Event::Key(event)) => key(event).map(ScreenEvent::Key),
            Ok(Event::Resize(..) | Event::FocusGained) => Some(ScreenEvent::Redraw),
            Ok(_) => None,
            Err(error) => {
                guard.1 = Some(error);
                return;
            }
        };
        if event.is_some_and(|event| sender.send(event).is_err()) {
            return;
        }
    }
}

/// Converts a terminal key to a key of the viewer.
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

/// Receives the signals that end the program, so that the terminal is restored first.
#[cfg(unix)]
fn listen_to_signals(sender: &Sender<ScreenEvent>) -> Result<(), Failure> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    let signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM]);
    let mut signals = signals.map_err(|error| say::no_signals(error.to_string()))?;
    let sender = sender.clone();
    thread::spawn(move || {
        for signal in signals.forever() {
            // At the end of the program nobody receives events any more.
            let _ = sender.send(ScreenEvent::Signal(signal));
        }
    });
    Ok(())
}

/// On systems without signals Ctrl-C is read as a key.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it may fail")]
fn listen_to_signals(_: &Sender<ScreenEvent>) -> Result<(), Failure> {
    Ok(())
}

/// Whether the terminal is set up for the viewer.
static IN_USE: AtomicBool = AtomicBool::new(false);

/// The terminal while the viewer uses it.
struct Screen;

impl Screen {
    fn set_up() -> Result<Self, Failure> {
        // A panic of this thread is printed after the terminal is restored, where it can be read. For a panic of another thread
        // the terminal is not restored here: that thread reports its end.
        let (before, here) = (panic::take_hook(), thread::current().id());
        panic::set_hook(Box::new(move |info| {
            if thread::current().id() == here {
                restore();
            }
            before(info);
        }));
        enable_raw_mode().map_err(|error| no_keys(Some(&error)))?;
        IN_USE.store(true, Ordering::SeqCst);
        let screen = Self;
        execute!(io::stdout(), EnterAlternateScreen, Hide)?;
        Ok(screen)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

/// Restores the terminal, once. If this fails, nothing more can be done.
fn restore() {
    if !IN_USE.swap(false, Ordering::SeqCst) {
        return;
    }
    let _ = execute!(io::stdout(), LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}
