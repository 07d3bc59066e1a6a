//! What is written for people and programs, read back.

mod html;
mod marks;
mod svg;
