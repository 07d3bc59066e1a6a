//! The Code Quality report of GitLab: a JSON array of what is found, each with a fingerprint that stays the same while the
//! place moves.

use super::path::in_repository;
use crate::findings::Severity;
use crate::render::escape::for_terminal;
use crate::render::json::{Finding, text};
use serde_json::json;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Writes a report, finding by finding.
#[derive(Debug, Default)]
pub struct Gitlab {
    /// How often a fingerprint was there already: those of one report must all differ.
    seen: BTreeMap<[u8; 16], u32>,
    begun: bool,
}

impl Gitlab {
    /// What comes before the first finding.
    pub const HEAD: &'static str = "[";

    /// What comes after the last.
    pub const TAIL: &'static str = "\n]\n";

    /// The next finding.
    ///
    /// ```
    /// use kibao::{findings::Severity, render::{ci::Gitlab, json::Finding}};
    /// let finding = Finding {
    ///     code: "N101",
    ///     severity: Severity::Warning,
    ///     message: "no `;`".to_owned(),
    ///     path: "a.bao".to_owned(),
    ///     line: 3,
    ///     column: 5,
    ///     length: 2,
    ///     ply: None,
    ///     help: None,
    ///     fix: None,
    /// };
    /// let mut gitlab = Gitlab::default();
    /// let report = [Gitlab::HEAD, &gitlab.next(&finding), &gitlab.next(&finding), Gitlab::TAIL].concat();
    /// let issues: serde_json::Value = serde_json::from_str(&report).unwrap();
    /// assert_eq!(issues[0]["severity"], "minor");
    /// assert_ne!(issues[0]["fingerprint"], issues[1]["fingerprint"]);
    /// ```
    #[must_use]
    pub fn next(&mut self, finding: &Finding) -> String {
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
        let issue = json!({
            "description": for_terminal(&format!("{message}{help}")),
            "check_name": code,
            "fingerprint": fingerprint,
            "severity": match severity {
                Severity::Error => "major",
                Severity::Warning => "minor",
                Severity::Info => "info",
            },
            "location": { "path": path, "lines": { "begin": line } },
        });
        let comma = if self.begun { "," } else { "" };
        self.begun = true;
        format!("{comma}\n{}", text(&issue))
    }
}
