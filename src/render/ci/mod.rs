//! Findings for other programs: SARIF, GitHub, GitLab, `JUnit`. Each format is fed finding by finding, so that an archive of any
//! size streams through.
//!
//! All of them are made from the JSON of a finding, whose messages are English whatever the language. Text of a record
//! can neither end a line or an element early nor begin a command of its own: each format escapes in one place.

mod github;
mod gitlab;
mod junit;
mod path;
mod region;
mod sarif;

pub use github::github;
pub use gitlab::Gitlab;
pub use junit::Junit;
pub use region::Region;
pub use sarif::Sarif;
