//! The number of slips in a game.

use super::SplitMix64;
use std::fmt;
use std::str::FromStr;

/// The mean number of slips in a game: a decimal number from 0 to 4294967295.999999999 with at most nine decimals. Every
/// game has the integer part as its number of slips, and one more with the probability of the fraction.
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

/// The most decimals of a rate.
const DECIMALS: usize = 9;

impl SlipRate {
    /// The rate for exactly this number of slips in every game.
    #[must_use]
    pub const fn exactly(slips: u32) -> Self {
        Self { whole: slips, billionths: 0 }
    }

    /// The number of slips in a game. One number is drawn for any rate, so that the next numbers are the same.
    pub(super) fn draw(self, random: &mut SplitMix64) -> usize {
        let more = random.below(1_000_000_000) < self.billionths as usize;
        (self.whole as usize).saturating_add(usize::from(more))
    }
}

/// Why a text is not a [`SlipRate`].
///
/// ```
/// use kibao::generate::{SlipRate, SlipRateError};
/// assert_eq!("-1".parse::<SlipRate>(), Err(SlipRateError::NoDecimal));
/// assert_eq!(SlipRateError::TooFine.to_string(), "more than nine decimals");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SlipRateError {
    /// It is not a decimal number of at least 0.
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
            Self::TooLarge => "no game has room for this number of slips",
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
