//! The parts of a ply that can be left out of the JSON of a game.

/// A key of a ply, or of its position, that can be left out.
///
/// ```
/// use kibao::render::json::PlyPart;
/// assert_eq!(PlyPart::named("position.text"), Some(PlyPart::PositionText));
/// assert_eq!((PlyPart::Kind.name(), PlyPart::named("ply")), ("kind", None));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is the key of its own name")]
pub enum PlyPart {
    Written,
    Remark,
    Reading,
    Canonical,
    Kind,
    Captured,
    Sowings,
    Safari,
    Tax,
    CreatesBlock,
    UnderBlock,
    Ends,
    Position,
    PositionText,
}

impl PlyPart {
    /// Every part, in the order of the keys.
    pub const ALL: [Self; 14] = [
        Self::Written,
        Self::Remark,
        Self::Reading,
        Self::Canonical,
        Self::Kind,
        Self::Captured,
        Self::Sowings,
        Self::Safari,
        Self::Tax,
        Self::CreatesBlock,
        Self::UnderBlock,
        Self::Ends,
        Self::Position,
        Self::PositionText,
    ];

    /// Its key; with that of the position before it and a dot if it is a key of the position.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Written => "written",
            Self::Remark => "remark",
            Self::Reading => "reading",
            Self::Canonical => "canonical",
            Self::Kind => "kind",
            Self::Captured => "captured",
            Self::Sowings => "sowings",
            Self::Safari => "safari",
            Self::Tax => "tax",
            Self::CreatesBlock => "creates_block",
            Self::UnderBlock => "under_block",
            Self::Ends => "ends",
            Self::Position => "position",
            Self::PositionText => "position.text",
        }
    }

    /// The part with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }
}

/// Parts that are left out.
///
/// ```
/// use kibao::render::json::{PlyPart, Without};
/// let without = Without::of([PlyPart::Kind, PlyPart::PositionText]);
/// assert!(without.has(PlyPart::Kind) && !without.has(PlyPart::Position) && !Without::default().has(PlyPart::Kind));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Without(u16);

impl Without {
    /// These parts.
    #[must_use]
    pub fn of(parts: impl IntoIterator<Item = PlyPart>) -> Self {
        Self(parts.into_iter().fold(0, |all, part| all | 1 << part as u16))
    }

    /// Whether a part is left out.
    #[must_use]
    pub const fn has(self, part: PlyPart) -> bool {
        self.0 & (1 << part as u16) != 0
    }
}
