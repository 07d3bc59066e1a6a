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

/// Declares the colours of the parts of a diagram: a column for each theme, in the order of [`Theme`].
macro_rules! palettes {
    ($($(#[$about:meta])* $part:ident: $light:literal $dark:literal $wood:literal $print:literal;)*) => {
        /// The colour of each part.
        #[derive(Debug)]
        pub(super) struct Palette {
            $($(#[$about])* pub(super) $part: &'static str,)*
        }

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
    page:        "#ffffff" "#14171b" "#fbf6ec" "#ffffff";
    /// The upper edge of the board; a gradient if the lower edge differs.
    board:       "#f3ecdf" "#2a3038" "#b97f46" "#ffffff";
    board_end:   "#ebe1cf" "#242a31" "#9d6632" "#ffffff";
    board_line:  "#b5a488" "#525d6a" "#5c3817" "#000000";
    /// The middle of a pit; a gradient if the rim differs.
    pit:         "#d8cab0" "#14181d" "#5f3a1a" "#ffffff";
    pit_end:     "#e6dbc6" "#1d2228" "#80512a" "#ffffff";
    pit_line:    "#b5a488" "#525d6a" "#4d2e13" "#000000";
    seed:        "#55604f" "#d6cfb8" "#c9cec0" "#000000";
    seed_line:   "#353d32" "#8e8872" "#7c8274" "none";
    /// The highlight on a seed; `none` for no highlight.
    shine:       "#c5ccbf" "#fffdf2" "#f8faf4" "none";
    label:       "#6f6451" "#a3adb8" "#5c3817" "#000000";
    /// Numbers of seeds in a pit, and in a store.
    number:      "#2b2419" "#f4f1e6" "#fff8ea" "#000000";
    house:       "#8a5a22" "#e0a94a" "#f2c14e" "#000000";
    turn:        "#2b2419" "#f4f1e6" "#5c3817" "#000000";
    start:       "#1769c4" "#5cb0ff" "#7fd0ff" "#000000";
    captured:    "#c8331f" "#ff7a66" "#ff8f70" "#000000";
    block:       "#7b2d8e" "#d58bea" "#e9a6ff" "#000000";
    path:        "#1769c4" "#5cb0ff" "#7fd0ff" "#000000";
    /// The margin of a path, which separates it from what is below it.
    halo:        "#f3ecdf" "#14181d" "#3b2410" "#ffffff";
    /// The number of a sowing, on a disc in the colour of the path.
    badge:       "#ffffff" "#0c1014" "#102634" "#ffffff";
}
