//! Settings: the command line, then `kibao.toml` in the nearest parent folder of each file, then the defaults of the
//! program.

mod event;
mod fault;
mod find;
mod layer;
mod read;
mod settings;
pub(super) mod show;

pub(super) use fault::unknown_check;
pub(super) use find::{Configs, NAME, Settled};
pub(super) use layer::{Layer, Level};
pub(super) use read::{fault_of, known_names};
pub(super) use settings::Settings;
