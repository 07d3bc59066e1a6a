//! A key of the head in capital letters, or in another language.
//!
//! ## What it does
//!
//! Reports a known key that is not written in lower-case letters, or is the Swahili, German or Czech word (`Kusini`, `Süd`,
//! `Jih`).
//!
//! ## Why
//!
//! It is understood, but searching for `title:` misses it.
//!
//! ## Example
//!
//! ```text
//! TITLE: Final
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! title: Final
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! Safe: the key is written in the canonical form. The value stays.
//!
//! ## Source
//!
//! `kibao`'s own: keys are lower-case English words in the canonical form.

use super::{Check, Finding, Fix, Report};
use crate::notation::Key;
use crate::source::Edit;

pub(super) const CHECK: Check = Check::info(
    "S102",
    "key-case",
    "
# $lower is the key in small letters.
# $other: whether it is another word than the canonical one, not only in capitals, `yes` or `no`.
key-case = { $other ->
    [yes] the key `{ $written }` is not the word that the canonical form has
   *[no] the key `{ $written }` is not written in small letters
}
    .label = { $other ->
        [yes] another word
       *[no] capital letters
    }
    .help = write `{ $lower }`
",
)
.fixed(|report, finding| Some(fixed(report, finding)));

fn fixed(report: &Report<'_>, finding: &Finding) -> Fix {
    let written = finding.span.of(report.text());
    Fix::safe(vec![Edit::new(finding.span, Key::from_name(written).map_or(written, |key| key.name()))])
}
