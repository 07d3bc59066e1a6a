//! Converts a diagram to a PNG picture.

use crate::render::origin::is_marked;
use ::png::{BitDepth, ColorType, Encoder};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::fmt;

/// The name of the program in the metadata of the picture.
const SOFTWARE: &str = "kibao svg";

/// Why a picture could not be made.
///
/// ```
/// let error = kibao::render::svg::png("not a picture").unwrap_err();
/// assert!(!error.to_string().is_empty());
/// ```
#[derive(Debug)]
pub struct NoPicture(String);

impl fmt::Display for NoPicture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoPicture {}

/// A diagram as PNG, with the width and height of the SVG in pixels. Equal diagrams give equal bytes.
///
/// # Errors
/// Fails if the text is not an SVG, or if the picture is too large for memory.
///
/// ```
/// use kibao::{engine::KIBAO, render::svg};
/// let drawn = svg::Diagram { width: 200, ..svg::Diagram::new(KIBAO.start(), &KIBAO) }.svg();
/// let picture = svg::png(&drawn).unwrap();
/// assert!(picture.starts_with(b"\x89PNG") && svg::is_own_png(&picture));
/// ```
pub fn png(svg: &str) -> Result<Vec<u8>, NoPicture> {
    let fault = |what: &dyn fmt::Display| NoPicture(what.to_string());
    let tree = Tree::from_str(svg, &Options::default()).map_err(|error| fault(&error))?;
    let size = tree.size().to_int_size();
    let Some(mut pixels) = Pixmap::new(size.width(), size.height()) else {
        return Err(fault(&"a picture of this size does not fit in memory"));
    };
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    // A diagram has a background, so no pixel is transparent.
    let bytes: Vec<u8> = pixels.pixels().iter().flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect();
    let mut out = Vec::new();
    let mut encoder = Encoder::new(&mut out, size.width(), size.height());
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder
        .add_text_chunk("Software".to_owned(), SOFTWARE.to_owned())
        .and_then(|()| encoder.write_header())
        .and_then(|mut writer| {
            writer.write_image_data(&bytes)?;
            writer.finish()
        })
        .map_err(|error| fault(&error))?;
    Ok(out)
}

/// Whether a file is a picture that this program wrote, according to its first bytes.
///
/// ```
/// assert!(!kibao::render::svg::is_own_png(b"\x89PNG\r\n\x1a\n"));
/// ```
#[must_use]
pub fn is_own_png(file: &[u8]) -> bool {
    file.starts_with(b"\x89PNG\r\n\x1a\n") && is_marked(file, &format!("tEXtSoftware\0{SOFTWARE}"), 128)
}
