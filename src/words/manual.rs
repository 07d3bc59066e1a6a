//! The manual pages of the checks, as `kibao explain` shows them.

use super::bundle::manual_text;
use super::lang::Lang;
use super::summary::severity;
use crate::findings::Check;

/// The attributes of the [headings](Check::HEADINGS) in the files of a language, in the same order.
const SECTIONS: [&str; Check::HEADINGS.len()] = ["what", "why", "example", "instead", "safety", "source"];

/// The manual page of a check in a language: Markdown, with its code, name and severity as the heading, the title, and a
/// section for each of the [headings](Check::HEADINGS). Examples are the same in each language. What a language lacks is in
/// English.
///
/// ```
/// use kibao::findings::Check;
/// use kibao::words::{Lang, manual};
/// let check = Check::find("R101").unwrap();
/// assert!(manual(Lang::En, check).starts_with("# R101 empty-pit (error)\n\nA move from a pit without seeds.\n\n## What it does"));
/// assert!(manual(Lang::De, check).contains("\n## Warum\n"));
/// ```
#[must_use]
pub fn manual(lang: Lang, check: &Check) -> String {
    let title = manual_text(lang, check.name, None).unwrap_or_else(|| check.title().to_owned());
    let mut page = format!("# {} {} ({})\n\n{title}\n", check.code, check.name, severity(lang, check.severity));
    for (english, section) in Check::HEADINGS.into_iter().zip(SECTIONS) {
        let heading = manual_text(lang, "headings", Some(section)).unwrap_or_else(|| english.to_owned());
        let text = manual_text(lang, check.name, Some(section)).unwrap_or_else(|| check.section(english));
        page += &format!("\n## {heading}\n\n{text}\n");
    }
    page
}
