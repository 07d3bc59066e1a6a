//! How boards are drawn on a terminal.

use crate::render::board::Role;
use anstyle::{AnsiColor, Style};

/// Which way up boards are drawn.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(super) struct Turned {
    /// North below: the board turned half round
    #[arg(long)]
    pub(super) flip: bool,
}

/// How boards are drawn on a terminal.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(super) struct Drawing {
    #[command(flatten)]
    pub(super) turned: Turned,
    /// Boards in ASCII characters, for terminals without Unicode, which is not guessed from the locale
    #[arg(long)]
    pub(super) ascii: bool,
}

/// The style of a part of a board; the parts can be distinguished without colour too.
pub(super) const fn style(role: Role) -> Style {
    let plain = Style::new();
    match role {
        Role::Blank | Role::Seeds | Role::Words => plain,
        Role::Frame | Role::Label | Role::Empty => plain.dimmed(),
        Role::House => plain.fg_color(Some(anstyle::Color::Ansi(AnsiColor::Green))).bold(),
        Role::Blocked => plain.fg_color(Some(anstyle::Color::Ansi(AnsiColor::Magenta))).bold(),
        Role::Start => plain.fg_color(Some(anstyle::Color::Ansi(AnsiColor::Yellow))),
        Role::Last => plain.fg_color(Some(anstyle::Color::Ansi(AnsiColor::Cyan))).bold(),
        Role::Captured => plain.fg_color(Some(anstyle::Color::Ansi(AnsiColor::Red))).bold(),
        Role::Sown => plain.fg_color(Some(anstyle::Color::Ansi(AnsiColor::Cyan))),
    }
}
