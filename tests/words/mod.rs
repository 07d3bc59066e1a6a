//! The words: whole sentences in English, and every language beside it.

mod languages;
mod manual;
mod sentences;
