//! Tournaments: names, standings, doubles, the report.

mod names;
mod report;
mod standings;
mod tournament;
