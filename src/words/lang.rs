//! The languages of the messages.

use crate::findings::CHECKS;

/// A file of messages without its comments. They are for translators, and would make the program and the module of a browser larger.
macro_rules! messages {
    ($($path:tt)+) => {
        const {
            const FILE: &[u8] = include_bytes!($($path)+);
            const LEN: usize = without_comments(FILE, &mut []);
            const MESSAGES: [u8; LEN] = {
                let mut messages = [0; LEN];
                without_comments(FILE, &mut messages);
                messages
            };
            const TEXT: Result<&str, std::str::Utf8Error> = str::from_utf8(&MESSAGES);
            assert!(TEXT.is_ok(), "a file of messages is UTF-8");
            match TEXT {
                Ok(messages) => messages,
                Err(_) => "",
            }
        }
    };
}

/// Copies the lines that are not comments, as far as there is room; returns how long they are.
const fn without_comments(file: &[u8], messages: &mut [u8]) -> usize {
    let (mut at, mut len, mut comment) = (0, 0, false);
    while at < file.len() {
        if at == 0 || file[at - 1] == b'\n' {
            comment = file[at] == b'#';
        }
        if !comment {
            if len < messages.len() {
                messages[len] = file[at];
            }
            len += 1;
        }
        at += 1;
    }
    len
}

/// A language of the messages.
///
/// ```
/// use kibao::words::Lang;
/// assert_eq!(Lang::ALL.map(Lang::name), ["en", "sw", "de", "cs"]);
/// assert_eq!(Lang::default(), Lang::En);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English, which is used if another language lacks a message.
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

    /// Its code of two letters: `en`, `sw`, `de` or `cs`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Sw => "sw",
            Self::De => "de",
            Self::Cs => "cs",
        }
    }

    /// The name of the language in the language itself, as it is written in a list.
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

    /// The language of a locale such as `LANG` or of a language tag; English if it is none of these languages.
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

    /// Its messages: the files in the folder of its name, those that most runs need first. The English messages of a check
    /// are in the file of the check.
    pub(super) fn messages(self) -> Vec<&'static str> {
        macro_rules! files {
            ($folder:literal: $($file:literal)*) => { [$(messages!(concat!($folder, "/", $file, ".ftl"))),*] };
        }
        macro_rules! language {
            ($folder:literal, $checks:expr) => {{
                let mut files = files!($folder: "check" "common").to_vec();
                files.extend($checks);
                files.extend(files!($folder: "opening" "repair" "show" "diagram" "page" "workshop" "stats" "report"));
                // Nothing in a browser writes these tables.
                #[cfg(not(target_family = "wasm"))]
                files.extend(files!($folder: "columns"));
                #[cfg(feature = "cli")]
                files.extend(files!($folder: "view" "program" "import" "usage" "config" "lsp"));
                files
            }};
        }
        match self {
            Self::En => language!("en", CHECKS.iter().map(|check| check.words)),
            Self::Sw => language!("sw", files!("sw": "text" "play")),
            Self::De => language!("de", files!("de": "text" "play")),
            Self::Cs => language!("cs", files!("cs": "text" "play")),
        }
    }

    /// The texts of the help of commands and options. The English ones are with the arguments.
    #[cfg(feature = "cli")]
    pub(super) const fn help(self) -> &'static str {
        match self {
            Self::En => "",
            Self::Sw => messages!("sw/help.ftl"),
            Self::De => messages!("de/help.ftl"),
            Self::Cs => messages!("cs/help.ftl"),
        }
    }

    /// The manual pages of the checks. The English ones are in the files of the checks.
    #[cfg(feature = "formats")]
    pub(super) fn manual(self) -> Vec<&'static str> {
        macro_rules! pages {
            ($folder:literal) => {
                vec![
                    messages!(concat!($folder, "/manual/record.ftl")),
                    messages!(concat!($folder, "/manual/notation.ftl")),
                    messages!(concat!($folder, "/manual/play.ftl")),
                ]
            };
        }
        match self {
            Self::En => Vec::new(),
            Self::Sw => pages!("sw"),
            Self::De => pages!("de"),
            Self::Cs => pages!("cs"),
        }
    }

    /// The separator between groups of three digits.
    pub(super) const fn group_mark(self) -> char {
        match self {
            Self::En | Self::Sw => ',',
            Self::De => '.',
            // A no-break space.
            Self::Cs => '\u{a0}',
        }
    }
}

#[cfg(test)]
mod tests {
    use super::without_comments;

    #[test]
    fn a_line_that_begins_with_a_number_sign_is_a_comment() {
        let file = b"### Above\na = 1 # one\n    # two\n# $b\nb = { $b }\n#";
        let mut messages = [0; 64];
        let len = without_comments(file, &mut messages);
        assert_eq!(messages[..len], *b"a = 1 # one\n    # two\nb = { $b }\n");
        assert_eq!(without_comments(file, &mut []), len, "the length is known without room");
    }
}
