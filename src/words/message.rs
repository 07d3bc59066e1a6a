//! The message about a finding: the id of the message of its check, its arguments, the help, and a citation.

use super::args::Args;
use super::facts::Facts;
use super::lang::Lang;
use crate::findings::Check;

/// The message about a finding, before it is written out in a language.
pub(super) struct Message {
    lang: Lang,
    /// The name of the check; if a check has several messages, followed by a suffix.
    id: String,
    args: Args,
    help: Help,
    citation: Option<String>,
}

/// The help of a message. The legal moves are computed only when the help is requested.
#[derive(Clone, Copy)]
enum Help {
    /// The `help` attribute of the message.
    Own,
    /// Write the move as it is meant.
    Write,
    /// Choose among the legal moves.
    Legal,
    /// The `help` attribute of the message, and the legal moves.
    OwnAndLegal,
}

impl Message {
    /// The message of a check, without arguments; its help is the `help` attribute.
    pub(super) fn about(lang: Lang, check: &Check) -> Self {
        Self { lang, id: check.name.to_owned(), args: Args::new(lang), help: Help::Own, citation: None }
    }

    /// Adds the arguments that every message about a finding of a game has.
    pub(super) fn placed(self, facts: &Facts<'_>) -> Self {
        let mut message = self.text("written", facts.written()).yes("placed", facts.ply.is_some());
        if let Some(ply) = facts.ply {
            message = message.with(|args| {
                args.plain("round", facts.report.replay.game.number_of(ply.round)).plain("ply", ply.number)
            });
        }
        // A third word of a round belongs to neither side.
        match facts.ply.filter(|ply| ply.entry < 2) {
            Some(ply) => message.with(|args| args.side("side", ply.side)),
            None => message.text("side", "none"),
        }
    }

    /// Selects another message of the same check: the word is appended to the id.
    pub(super) fn variant(self, word: &str) -> Self {
        Self { id: format!("{}-{word}", self.id), ..self }
    }

    pub(super) const fn lang(&self) -> Lang {
        self.lang
    }

    /// Adds arguments.
    pub(super) fn with(self, more: impl FnOnce(Args) -> Args) -> Self {
        Self { args: more(self.args), ..self }
    }

    /// Adds a text as an argument.
    pub(super) fn text(self, name: &'static str, value: impl Into<String>) -> Self {
        self.with(|args| args.text(name, value.into()))
    }

    /// Adds `yes` or `no` as an argument.
    pub(super) fn yes(self, name: &'static str, is: bool) -> Self {
        self.with(|args| args.yes(name, is))
    }

    /// Sets the help to the advice to write the move as it is meant.
    pub(super) fn write(self) -> Self {
        Self { help: Help::Write, ..self }
    }

    /// Sets the help to the legal moves.
    pub(super) fn legal(self) -> Self {
        Self { help: Help::Legal, ..self }
    }

    /// Adds the legal moves to the help of the message.
    pub(super) fn and_legal(self) -> Self {
        Self { help: Help::OwnAndLegal, ..self }
    }

    /// Sets the citation of a rule.
    pub(super) fn cited(self, citation: Option<String>) -> Self {
        Self { citation, ..self }
    }

    /// A few words to show under the place; may be empty.
    pub(super) fn label(&self) -> String {
        self.args.attribute(&self.id, "label").unwrap_or_default()
    }

    /// The sentence that says what is wrong.
    pub(super) fn sentence(self) -> String {
        let message = self.args.message(&self.id);
        match self.citation {
            Some(citation) => Args::new(self.lang).text("message", message).text("citation", citation).message("cited"),
            None => message,
        }
    }

    /// The help for the place of the finding.
    pub(super) fn help(&self, facts: &Facts<'_>) -> Option<String> {
        let lang = self.lang;
        match self.help {
            Help::Own => self.own_help(),
            Help::Write => facts.meant().map(|meant| Args::new(lang).text("meant", meant).message("write-as-meant")),
            Help::Legal => legal(lang, facts),
            Help::OwnAndLegal => both(lang, "also", self.own_help(), legal(lang, facts)),
        }
    }

    /// The `help` attribute of the message, with its arguments.
    pub(super) fn own_help(&self) -> Option<String> {
        self.args.attribute(&self.id, "help")
    }
}

/// Joins two pieces of advice, if both exist.
pub(super) fn both(lang: Lang, id: &str, first: Option<String>, second: Option<String>) -> Option<String> {
    match (first, second) {
        (Some(first), Some(second)) => Some(Args::new(lang).text("first", first).text("second", second).message(id)),
        (first, second) => first.or(second),
    }
}

/// The legal moves before a ply.
fn legal(lang: Lang, facts: &Facts<'_>) -> Option<String> {
    let names = facts.legal();
    let args = Args::new(lang);
    match names.as_slice() {
        [] => None,
        [only] => {
            let args = args.text("move", only.clone());
            Some(match facts.only_legal_in_kibao() {
                Some(kibao) => args.text("kibao", kibao).message("legal-only-in-kibao"),
                None => args.message("legal-only"),
            })
        }
        several => Some(args.some_of("moves", several).message("legal-several")),
    }
}
