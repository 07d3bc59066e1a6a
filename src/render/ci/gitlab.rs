//! The Code Quality report of GitLab: a JSON array of findings. The fingerprint of a finding does not change if the finding
//! moves to another line.

use super::path::in_repository;
use crate::findings::{Placed, Severity};
use crate::render::escape::for_terminal;
use crate::render::format::{Audience, CheckedGame, Content, Format, GameFindings, Row};
use crate::render::json::{Elements, Finding, List, text};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, Write};

pub(in crate::render) const ROW: Row = Row {
    name: "gitlab",
    about: "A Code Quality report of GitLab",
    audience: Audience::Hosts,
    counts: None,
    new: |_| Box::new(Gitlab::default()),
};

/// Writes the report finding by finding.
#[derive(Default)]
struct Gitlab {
    /// How often each fingerprint has occurred, because those of one report must all differ.
    seen: BTreeMap<[u8; 16], u32>,
    list: List,
}

impl Format for Gitlab {
    fn prepare(&self, game: &CheckedGame<'_>) -> Option<GameFindings> {
        GameFindings::some(game.values())
    }

    fn lists_games(&self) -> bool {
        false
    }

    fn placed(&self, path: &str, placed: &Placed) -> Content {
        Content::file(path, placed)
    }

    fn begin(&mut self, out: &mut dyn Write) -> io::Result<()> {
        List::begin(&Elements, out)
    }

    fn findings(&mut self, found: GameFindings, out: &mut dyn Write) -> io::Result<()> {
        found.values().try_for_each(|(_, finding)| {
            let issue = self.issue(&finding);
            self.list.next(text(&issue), out)
        })
    }

    fn end(&mut self, out: &mut dyn Write) -> io::Result<()> {
        List::end(&Elements, out)
    }
}

impl Gitlab {
    fn issue(&mut self, finding: &Finding) -> Value {
        let Finding { code, severity, message, path, line, help, .. } = finding;
        let path = in_repository(path);
        let mut hash = Sha256::new();
        for part in [*code, &*path, message.as_str()] {
            hash.update(part.as_bytes());
            hash.update([0]);
        }
        let mut print = [0; 16];
        print.iter_mut().zip(hash.clone().finalize()).for_each(|(to, from)| *to = from);
        let again = self.seen.entry(print).or_default();
        hash.update(again.to_le_bytes());
        *again += 1;
        let mut fingerprint = String::with_capacity(32);
        for byte in hash.finalize().iter().take(16) {
            let _ = write!(fingerprint, "{byte:02x}");
        }
        let help = help.as_ref().map_or_else(String::new, |help| format!("; {help}"));
        json!({
            "description": for_terminal(&format!("{message}{help}")),
            "check_name": code,
            "fingerprint": fingerprint,
            "severity": match severity {
                Severity::Error => "major",
                Severity::Warning => "minor",
                Severity::Info => "info",
            },
            "location": { "path": path, "lines": { "begin": line } },
        })
    }
}
