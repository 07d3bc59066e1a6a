//! The engine against recorded answers, against the oracle, and against itself.

mod against_oracle;
mod count;
mod custom;
mod data;
mod longest;
mod options;
mod outcome;
mod recorded;
mod ring;
mod trace;
