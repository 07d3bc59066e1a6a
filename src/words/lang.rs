//! The languages that findings are told in.

/// A language of the words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English; what another language has no words for is said in it.
    #[default]
    En,
    /// Swahili.
    Sw,
    /// German.
    De,
    /// Czech.
    Cs,
}

impl Lang {
    /// Every language, English first.
    pub const ALL: [Self; 4] = [Self::En, Self::Sw, Self::De, Self::Cs];

    /// Its two letters: `en`, `sw`, `de` or `cs`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Sw => "sw",
            Self::De => "de",
            Self::Cs => "cs",
        }
    }

    /// Its own name for itself, as it is written in a list.
    ///
    /// ```
    /// use kibao::words::Lang;
    /// assert_eq!(Lang::Sw.own_name(), "Kiswahili");
    /// ```
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Sw => "Kiswahili",
            Self::De => "Deutsch",
            Self::Cs => "čeština",
        }
    }

    /// The language that a locale such as `LANG` or a language tag names; English where it names none of them.
    ///
    /// ```
    /// use kibao::words::Lang;
    /// assert_eq!(["de_AT.UTF-8", "sw-TZ", "cs"].map(Lang::from_tag), [Lang::De, Lang::Sw, Lang::Cs]);
    /// assert_eq!(["C", "POSIX", "", "fr_FR"].map(Lang::from_tag), [Lang::En; 4]);
    /// ```
    #[must_use]
    pub fn from_tag(tag: &str) -> Self {
        let language = tag.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|lang| lang.name().eq_ignore_ascii_case(language)).unwrap_or_default()
    }

    /// Its message files, in the folder of its name.
    pub(super) const fn files(self) -> &'static [&'static str] {
        macro_rules! files {
            ($folder:literal) => {
                &[
                    include_str!(concat!($folder, "/common.ftl")),
                    include_str!(concat!($folder, "/file.ftl")),
                    include_str!(concat!($folder, "/text.ftl")),
                    include_str!(concat!($folder, "/play.ftl")),
                    include_str!(concat!($folder, "/marks.ftl")),
                    include_str!(concat!($folder, "/moves.ftl")),
                    include_str!(concat!($folder, "/illegal.ftl")),
                    include_str!(concat!($folder, "/opening.ftl")),
                    include_str!(concat!($folder, "/record.ftl")),
                    include_str!(concat!($folder, "/repair.ftl")),
                    include_str!(concat!($folder, "/show.ftl")),
                    include_str!(concat!($folder, "/view.ftl")),
                    include_str!(concat!($folder, "/diagram.ftl")),
                    include_str!(concat!($folder, "/page.ftl")),
                    include_str!(concat!($folder, "/stats.ftl")),
                    include_str!(concat!($folder, "/check.ftl")),
                ]
            };
        }
        match self {
            Self::En => files!("en"),
            Self::Sw => files!("sw"),
            Self::De => files!("de"),
            Self::Cs => files!("cs"),
        }
    }

    /// What stands between groups of three digits.
    pub(super) const fn group_mark(self) -> char {
        match self {
            Self::En | Self::Sw => ',',
            Self::De => '.',
            // A no-break space.
            Self::Cs => '\u{a0}',
        }
    }
}
