//! A diagram as a picture of pixels.

use crate::render::own::is_marked;
use ::png::{BitDepth, ColorType, Encoder};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::fmt;

/// What the picture says it is made with.
const SOFTWARE: &str = "kibao svg";

/// Why there is no picture.
#[derive(Debug)]
pub struct NoPicture(String);

impl fmt::Display for NoPicture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoPicture {}

/// A diagram as PNG, as many pixels wide and high as the SVG says. The same diagram gives the same bytes.
///
/// # Errors
/// Where this is no SVG, or is so large that there is no memory for it.
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
        return Err(fault(&"there is no room for so many pixels"));
    };
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    // A diagram has a ground of its own, so nothing of it can be seen through.
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

/// Whether a file is a picture that was made here, by what stands at its beginning.
#[must_use]
pub fn is_own_png(file: &[u8]) -> bool {
    file.starts_with(b"\x89PNG\r\n\x1a\n") && is_marked(file, &format!("tEXtSoftware\0{SOFTWARE}"), 128)
}
