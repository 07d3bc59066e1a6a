//! Games in the terminal: `show` and `view`.

mod boards;
mod keys;
mod reader;
mod show;
mod view;

/// Compares with a snapshot of a name.
pub(crate) fn assert_snapshot(name: &str, text: &str) {
    insta::with_settings!({ snapshot_path => "../../snapshots", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(name, text);
    });
}
