//! The engine against recorded answers, against the oracle, and against itself.

mod against_oracle;
mod data;
mod longest;
mod options;
mod recorded;
mod ring;
mod trace;
