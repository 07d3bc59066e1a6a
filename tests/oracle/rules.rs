//! The options of the table in section 7, one field a row, and the five named rule sets.

/// What stands on the board at the beginning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Opening {
    /// 6, 2 and 2 seeds from the house to the right, 22 in store.
    Official,
    /// Two seeds in every pit.
    Twos,
}

/// When a kunamua kutakata may not start from a single seed (section 4) although another front pit holds more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Singleton {
    /// It always may.
    Free,
    /// Barred while the own house is lost.
    HouseLost,
    /// Barred while the own house is lost or dormant.
    HouseLostOrDormant,
}

/// The sole occupied front pit is a kichwa and is lifted toward the back row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SoleKichwa {
    /// No legal move, whatever the number of seeds.
    Barred,
    /// A legal move that loses as the pit is lifted.
    Loses,
    /// A legal move; the own front row is judged when the move ends.
    JudgedAtEnd,
}

/// How long houses stay owned in mtaji (being emptied or captured always ends it).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HouseInMtaji {
    /// Both end at the first capture, by either side.
    UntilFirstCapture,
    /// Nothing else ends it.
    UntilEmptied,
}

/// While what the house cannot be blocked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HouseUnblockable {
    /// While it is owned.
    Owned,
    /// While it is functional.
    Functional,
}

/// What an endless move is (sections 7 and 9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Endless {
    /// No move at all.
    Illegal,
    /// A legal move that loses.
    Loses,
}

/// When a side with an empty store whose pits all hold at most one seed has lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AllSingle {
    /// When it is to move (it then has no move).
    ToMove,
    /// At once.
    AtOnce,
}

/// How a move runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    /// Bao la Kiswahili: captures or kutakata, kichwa.
    Bao,
    /// Hus: captured seeds are sown on with the own ones.
    Hus,
}

/// A rule set: every row of the table in section 7.
#[allow(
    clippy::struct_excessive_bools,
    reason = "the rows of the table that say yes or no are independent of each other"
)]
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rules {
    /// How a move runs.
    pub style: Style,
    /// What stands on the board at the beginning.
    pub opening: Opening,
    /// There are houses. Where not, house flags mean nothing and read as `F`.
    pub house: bool,
    /// There is kutakatia. Where not, a block in a position means nothing.
    pub blocking: bool,
    /// When a kutakata from a single seed is barred.
    pub singleton: Singleton,
    /// The sole front pit is a kichwa.
    pub sole_kichwa: SoleKichwa,
    /// A mtaji capture move ending in the own functional house may stop there (`mtaji-house-stop: choice`).
    pub mtaji_house_stop: bool,
    /// A mtaji kutakata ending in the own functional house ends there.
    pub mtaji_kutakata_stop: bool,
    /// How long houses stay owned in mtaji.
    pub house_in_mtaji: HouseInMtaji,
    /// While what the house cannot be blocked.
    pub house_unblockable: HouseUnblockable,
    /// After blocking, the blocker must capture that pit if it can.
    pub duty: bool,
    /// What an endless move is.
    pub endless: Endless,
    /// More seeds than that sown in one move: the move is endless.
    pub max_seeds: Option<u32>,
    /// When nothing but single seeds loses.
    pub all_single: AllSingle,
    /// After that many sowings a move that is still going on is treated as endless (section 9).
    pub max_sowings: u32,
}

/// The rule set of that name: `kibao`, `zanzibar`, `ruehl`, `kujifunza` or `hus`.
pub(crate) fn rules(name: &str) -> Rules {
    let kibao = Rules {
        style: Style::Bao,
        opening: Opening::Official,
        house: true,
        blocking: true,
        singleton: Singleton::HouseLost,
        sole_kichwa: SoleKichwa::Barred,
        mtaji_house_stop: false,
        mtaji_kutakata_stop: false,
        house_in_mtaji: HouseInMtaji::UntilFirstCapture,
        house_unblockable: HouseUnblockable::Owned,
        duty: false,
        endless: Endless::Illegal,
        max_seeds: None,
        all_single: AllSingle::ToMove,
        max_sowings: 1 << 26,
    };
    let ruehl = Rules {
        singleton: Singleton::HouseLostOrDormant,
        sole_kichwa: SoleKichwa::Loses,
        house_in_mtaji: HouseInMtaji::UntilEmptied,
        house_unblockable: HouseUnblockable::Functional,
        duty: true,
        endless: Endless::Loses,
        max_seeds: Some(192),
        all_single: AllSingle::AtOnce,
        ..kibao.clone()
    };
    let kujifunza = Rules {
        opening: Opening::Twos,
        house: false,
        blocking: false,
        singleton: Singleton::Free,
        duty: false,
        ..ruehl.clone()
    };
    match name {
        // The same options today: K is a revision of Z.
        "kibao" | "zanzibar" => kibao,
        "ruehl" => ruehl,
        "kujifunza" => kujifunza,
        "hus" => Rules { style: Style::Hus, sole_kichwa: SoleKichwa::JudgedAtEnd, ..kujifunza },
        _ => panic!("no rule set is called {name}"),
    }
}
