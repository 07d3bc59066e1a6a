//! Writes the JavaScript around a module: `kibao-bindgen MODULE.wasm no-modules|web FOLDER NAME`.

use std::error::Error;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [module, target, folder, name] = args.as_slice() else {
        return Err("usage: kibao-bindgen MODULE no-modules|web FOLDER NAME".into());
    };
    let mut bindgen = Bindgen::new();
    match target.as_str() {
        "no-modules" => bindgen.no_modules(true)?,
        "web" => bindgen.web(true)?,
        other => return Err(format!("not a target: {other}").into()),
    };
    bindgen.typescript(false).input_path(module).out_name(name).generate(folder)?;
    Ok(())
}
