//! What is written for people and programs, read back.

mod marks;
mod svg;
