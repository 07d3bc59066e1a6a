//! What is written for people and programs, read back.

mod ci;
mod html;
mod human;
mod marks;
mod svg;
