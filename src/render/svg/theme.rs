//! The themes of a diagram.

/// A theme: the colours of a diagram.
///
/// ```
/// use kibao::{engine::KIBAO, render::svg::{Diagram, Theme}};
/// let drawn = Theme::ALL.map(|theme| Diagram { theme, ..Diagram::new(KIBAO.start(), &KIBAO) }.svg());
/// assert_ne!(drawn[0], drawn[1]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Sand colours on white.
    #[default]
    Light,
    /// Colours on black.
    Dark,
    /// A wooden board.
    Wood,
    /// Only black on white, for books.
    Print,
}

impl Theme {
    /// All themes, in the order of the list in the help.
    pub const ALL: [Self; 4] = [Self::Light, Self::Dark, Self::Wood, Self::Print];

    /// Its name on the command line.
    ///
    /// ```
    /// use kibao::render::svg::Theme;
    /// assert_eq!(Theme::ALL.map(Theme::name), ["light", "dark", "wood", "print"]);
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Wood => "wood",
            Self::Print => "print",
        }
    }
}

/// Declares the colours of the parts of a diagram: a column for each theme, in the order of [`Theme`], and one for the page.
macro_rules! palettes {
    ($($(#[$about:meta])* $part:ident: $light:literal $dark:literal $wood:literal $print:literal $page:literal;)*) => {
        /// The colour of each part.
        #[derive(Debug)]
        pub(super) struct Palette {
            $($(#[$about])* pub(super) $part: &'static str,)*
        }

        /// The colours of the page, which its style sets.
        pub(super) const PAGE: Palette = Palette { $($part: $page,)* };

        impl Theme {
            pub(super) const fn palette(self) -> Palette {
                match self {
                    Self::Light => Palette { $($part: $light,)* },
                    Self::Dark => Palette { $($part: $dark,)* },
                    Self::Wood => Palette { $($part: $wood,)* },
                    Self::Print => Palette { $($part: $print,)* },
                }
            }
        }
    };
}

palettes! {
    page:        "#ffffff" "#14171b" "#fbf6ec" "#ffffff" "none";
    /// The upper edge of the board; a gradient if the lower edge differs.
    board:       "#f3ecdf" "#2a3038" "#c08a54" "#ffffff" "var(--wood-2)";
    board_end:   "#ebe1cf" "#242a31" "#a8713c" "#ffffff" "var(--wood-2)";
    board_line:  "#b5a488" "#525d6a" "#5c3817" "#000000" "none";
    /// The lines of the grain, and the hinges; `none` for none.
    grain:       "none"    "none"    "#8f5d2c" "none"    "none";
    hinge:       "none"    "none"    "#dcc07a" "none"    "none";
    /// The slope of a pit, with its deepest shadow; a gradient to the ground if that differs.
    pit:         "#d8cab0" "#14181d" "#4a2a12" "#ffffff" "var(--pit-2)";
    pit_end:     "#e6dbc6" "#1d2228" "#6d4424" "#ffffff" "var(--pit-1)";
    pit_deep:    "#c6b696" "#08090b" "#1c0e04" "#ffffff" "var(--pit-3)";
    /// The rim at the upper left, and at the lower right.
    rim:         "#94825f" "#05070a" "#2c1706" "#000000" "var(--rim-1)";
    rim_end:     "#fdf9f0" "#6a7684" "#eac48e" "#000000" "var(--rim-2)";
    seed:        "#55604f" "#d6cfb8" "#c9cec0" "#000000" "var(--seed)";
    seed_line:   "#353d32" "#8e8872" "#3c4136" "none"    "var(--seed-edge)";
    /// The highlight on a seed; `none` for no highlight.
    shine:       "#c5ccbf" "#fffdf2" "#fbfcf6" "none"    "var(--seed-shine)";
    label:       "#6f6451" "#a3adb8" "#3f2208" "#000000" "none";
    /// Numbers of seeds in a pit, and in a store.
    number:      "#2b2419" "#f4f1e6" "#fff8ea" "#000000" "none";
    house:       "#7d4f1b" "#e0a94a" "#f7d68a" "#000000" "var(--house)";
    turn:        "#2b2419" "#f4f1e6" "#5c3817" "#000000" "none";
    start:       "#0d4a90" "#5cb0ff" "#8fd6ff" "#000000" "var(--start)";
    last:        "#2b2419" "#fff1cf" "#fff4d6" "#000000" "var(--last)";
    captured:    "#b32712" "#ff7a66" "#ff9a7d" "#000000" "var(--hit)";
    block:       "#7b2d8e" "#d58bea" "#f0b3ff" "#000000" "var(--block)";
    path:        "#0d4a90" "#5cb0ff" "#8fd6ff" "#000000" "none";
    /// The margin of a path, which separates it from what is below it.
    halo:        "#f3ecdf" "#14181d" "#3b2410" "#ffffff" "none";
    /// The number of a sowing, on a disc in the colour of the path.
    badge:       "#ffffff" "#0c1014" "#102634" "#ffffff" "none";
}
