//! Looks checks up by code or name, and reads their manual pages: the doc comments of their files.

use super::{CHECKS, Check, PAGES};

/// The length of the first lines of a file that begin with `//!`.
pub(super) const fn length(file: &[u8]) -> usize {
    let mut at = 0;
    while let [b'/', b'/', b'!', ..] = file.split_at(at).1 {
        while at < file.len() && file[at] != b'\n' {
            at += 1;
        }
        at += 1;
    }
    at
}

/// The first bytes of a file. Of the file, the program has only these.
pub(super) const fn start<const LENGTH: usize>(file: &[u8]) -> [u8; LENGTH] {
    match file.first_chunk() {
        Some(start) => *start,
        None => [b' '; LENGTH],
    }
}

/// Bytes as text.
pub(super) const fn text(bytes: &'static [u8]) -> &'static str {
    match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => "",
    }
}

impl Check {
    /// The headings of every manual page, in order.
    pub const HEADINGS: [&'static str; 6] = ["What it does", "Why", "Example", "Use instead", "Fix safety", "Source"];

    /// The check with this code or name, in any case.
    ///
    /// ```
    /// use kibao::findings::Check;
    /// let check = Check::find("r101").unwrap();
    /// assert_eq!(check.name, "empty-pit");
    /// assert_eq!(Check::find("empty-pit"), Some(check));
    /// assert_eq!(Check::find("R999"), None);
    /// ```
    #[must_use]
    pub fn find(code_or_name: &str) -> Option<&'static Self> {
        let is = |word: &str| word.eq_ignore_ascii_case(code_or_name.trim());
        CHECKS.iter().copied().find(|check| is(check.code) || is(check.name))
    }

    /// The lines of its file that are its manual page.
    fn page(&self) -> &'static str {
        CHECKS.iter().zip(PAGES).find(|(check, _)| **check == self).map_or("", |(_, page)| page)
    }

    /// The manual page: Markdown, a title and the fixed [headings](Self::HEADINGS).
    ///
    /// ```
    /// let check = kibao::findings::CHECKS[0];
    /// assert!(check.manual().contains("## What it does"));
    /// ```
    #[must_use]
    pub fn manual(&self) -> String {
        let lines = self.page().lines().map_while(|line| line.strip_prefix("//!"));
        lines.flat_map(|line| [line.strip_prefix(' ').unwrap_or(line), "\n"]).collect()
    }

    /// The first line of the manual page.
    ///
    /// ```
    /// let check = kibao::findings::Check::find("R101").unwrap();
    /// assert_eq!(check.title(), "A move from a pit without seeds.");
    /// ```
    #[must_use]
    pub fn title(&self) -> &'static str {
        self.page().lines().next().map_or("", |line| line.trim_start_matches("//!").trim())
    }

    /// The text under one of the [headings](Self::HEADINGS), without blank lines around it; empty if the page does not have
    /// that heading.
    ///
    /// ```
    /// let check = kibao::findings::Check::find("R101").unwrap();
    /// assert_eq!(check.section("Example"), "```text\n1: A1>*;\n```");
    /// ```
    #[must_use]
    pub fn section(&self, heading: &str) -> String {
        let manual = self.manual();
        let lines = manual.lines().skip_while(|line| line.strip_prefix("## ") != Some(heading)).skip(1);
        let lines: Vec<&str> = lines.take_while(|line| !line.starts_with("## ")).collect();
        lines.join("\n").trim().to_owned()
    }
}
