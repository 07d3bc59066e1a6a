//! How many slips a game has.

use super::SplitMix64;
use std::fmt;
use std::str::FromStr;

/// The mean number of slips a game, a decimal that is exact to the ninth place: its whole part is made in every game, and
/// one more with the probability of the rest.
///
/// ```
/// use kibao::generate::SlipRate;
/// assert_eq!("2".parse(), Ok(SlipRate::exactly(2)));
/// assert_eq!("0.50".parse::<SlipRate>(), ".5".parse());
/// assert_eq!("0".parse(), Ok(SlipRate::default()));
/// for wrong in ["-1", "NaN", "1e3", "", ".", "1.0000000001", "4294967296"] {
///     assert!(wrong.parse::<SlipRate>().is_err(), "{wrong}");
/// }
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SlipRate {
    whole: u32,
    billionths: u32,
}

/// How many decimals a rate has.
const DECIMALS: usize = 9;

impl SlipRate {
    /// So many slips in every game.
    #[must_use]
    pub const fn exactly(slips: u32) -> Self {
        Self { whole: slips, billionths: 0 }
    }

    /// How many slips a game has. One number is drawn whatever the rate is, so that what is drawn next is the same.
    pub(super) fn draw(self, random: &mut SplitMix64) -> usize {
        let more = random.below(1_000_000_000) < self.billionths as usize;
        (self.whole as usize).saturating_add(usize::from(more))
    }
}

/// Why a text is no [`SlipRate`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlipRateError {
    /// It is no decimal number that is at least 0.
    NoDecimal,
    /// It is more than 4294967295.
    TooLarge,
    /// It has more than nine decimals.
    TooFine,
}

impl fmt::Display for SlipRateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoDecimal => "it must be a decimal number that is at least 0, such as 0.5 or 2",
            Self::TooLarge => "no game has room for so many slips",
            Self::TooFine => "more than nine decimals",
        })
    }
}

impl std::error::Error for SlipRateError {}

impl FromStr for SlipRate {
    type Err = SlipRateError;

    fn from_str(text: &str) -> Result<Self, SlipRateError> {
        let (whole, rest) = text.split_once('.').unwrap_or((text, ""));
        let digits = whole.bytes().chain(rest.bytes()).all(|byte| byte.is_ascii_digit());
        if !digits || (whole.is_empty() && rest.is_empty()) {
            return Err(SlipRateError::NoDecimal);
        }
        if rest.len() > DECIMALS {
            return Err(SlipRateError::TooFine);
        }
        let number = |digits: &str| digits.parse::<u32>().map_err(|_| SlipRateError::TooLarge);
        let whole = if whole.is_empty() { 0 } else { number(whole)? };
        Ok(Self { whole, billionths: number(&format!("{rest:0<DECIMALS$}"))? })
    }
}
