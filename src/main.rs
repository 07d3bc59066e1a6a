//! The `kibao` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    kibao::cli::main()
}
