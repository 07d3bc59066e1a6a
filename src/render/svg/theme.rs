//! The themes of a diagram.

/// A theme: the colours of a diagram.
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

    pub(super) const fn palette(self) -> &'static Palette {
        match self {
            Self::Light => &LIGHT,
            Self::Dark => &DARK,
            Self::Wood => &WOOD,
            Self::Print => &PRINT,
        }
    }
}

/// The colour of each part. The two of a pair are for the middle and the rim of a pit, or for the upper and the lower edge of
/// the board; if they differ, they form a gradient.
#[derive(Debug)]
pub(super) struct Palette {
    pub(super) page: &'static str,
    pub(super) board: [&'static str; 2],
    pub(super) board_line: &'static str,
    pub(super) pit: [&'static str; 2],
    pub(super) pit_line: &'static str,
    pub(super) seed: &'static str,
    pub(super) seed_line: &'static str,
    /// The highlight on a seed; `none` for no highlight.
    pub(super) shine: &'static str,
    pub(super) label: &'static str,
    /// Numbers of seeds in a pit, and in a store.
    pub(super) number: &'static str,
    pub(super) house: &'static str,
    pub(super) turn: &'static str,
    pub(super) start: &'static str,
    pub(super) captured: &'static str,
    pub(super) block: &'static str,
    pub(super) path: &'static str,
    /// The margin of a path, which separates it from what is below it.
    pub(super) halo: &'static str,
    /// The number of a sowing, on a disc in the colour of the path.
    pub(super) badge: &'static str,
}

const LIGHT: Palette = Palette {
    page: "#ffffff",
    board: ["#f3ecdf", "#ebe1cf"],
    board_line: "#b5a488",
    pit: ["#d8cab0", "#e6dbc6"],
    pit_line: "#b5a488",
    seed: "#55604f",
    seed_line: "#353d32",
    shine: "#c5ccbf",
    label: "#6f6451",
    number: "#2b2419",
    house: "#8a5a22",
    turn: "#2b2419",
    start: "#1769c4",
    captured: "#c8331f",
    block: "#7b2d8e",
    path: "#1769c4",
    halo: "#f3ecdf",
    badge: "#ffffff",
};

const DARK: Palette = Palette {
    page: "#14171b",
    board: ["#2a3038", "#242a31"],
    board_line: "#525d6a",
    pit: ["#14181d", "#1d2228"],
    pit_line: "#525d6a",
    seed: "#d6cfb8",
    seed_line: "#8e8872",
    shine: "#fffdf2",
    label: "#a3adb8",
    number: "#f4f1e6",
    house: "#e0a94a",
    turn: "#f4f1e6",
    start: "#5cb0ff",
    captured: "#ff7a66",
    block: "#d58bea",
    path: "#5cb0ff",
    halo: "#14181d",
    badge: "#0c1014",
};

const WOOD: Palette = Palette {
    page: "#fbf6ec",
    board: ["#b97f46", "#9d6632"],
    board_line: "#5c3817",
    pit: ["#5f3a1a", "#80512a"],
    pit_line: "#4d2e13",
    seed: "#c9cec0",
    seed_line: "#7c8274",
    shine: "#f8faf4",
    label: "#5c3817",
    number: "#fff8ea",
    house: "#f2c14e",
    turn: "#5c3817",
    start: "#7fd0ff",
    captured: "#ff8f70",
    block: "#e9a6ff",
    path: "#7fd0ff",
    halo: "#3b2410",
    badge: "#102634",
};

const PRINT: Palette = Palette {
    page: "#ffffff",
    board: ["#ffffff", "#ffffff"],
    board_line: "#000000",
    pit: ["#ffffff", "#ffffff"],
    pit_line: "#000000",
    seed: "#000000",
    seed_line: "none",
    shine: "none",
    label: "#000000",
    number: "#000000",
    house: "#000000",
    turn: "#000000",
    start: "#000000",
    captured: "#000000",
    block: "#000000",
    path: "#000000",
    halo: "#ffffff",
    badge: "#ffffff",
};
