//! Mending records: the least changes found, and the text that is written for them.

mod property;
