//! Tests of the text layers: `kibao::source` and `kibao::notation`.

mod boundary;
mod date;
mod dialect;
mod ending;
mod games;
mod grammar;
mod key;
mod outline;
mod position;
mod print;
mod property;
mod rounds;
mod short_cut;
mod source;
mod unsure;
mod untidy;
mod words;
