//! Tests of the text layers: `kibao::source` and `kibao::notation`.

mod boundary;
mod dialect;
mod games;
mod grammar;
mod outline;
mod position;
mod print;
mod property;
mod rounds;
mod short_cut;
mod source;
mod untidy;
mod words;
