//! Messages that are named where something happens, and written out later, in the language of the reader.

use super::args::Args;
use super::lang::Lang;
use std::fmt;

/// A message of the program, optionally with advice, before it is written out in a language.
#[derive(Clone, Debug)]
pub(crate) struct Notice {
    id: String,
    args: Vec<(&'static str, Value)>,
    place: Option<String>,
}

/// The value of a placeholder.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    /// A text, or a keyword that selects a variant of the sentence.
    Text(String),
    /// A number, which may select a plural form.
    Number(u64),
    /// Another message or a part of a sentence.
    Notice(Notice),
}

impl Notice {
    /// The message with this id and these arguments.
    pub(super) fn new(id: String, args: Vec<(&'static str, Value)>) -> Self {
        Self { id, args, place: None }
    }

    /// Puts the place and a colon before the message.
    #[must_use]
    pub(crate) fn at(self, place: &str) -> Self {
        Self { place: Some(place.to_owned()), ..self }
    }

    /// The message in a language.
    #[must_use]
    pub(crate) fn message(&self, lang: Lang) -> String {
        let message = self.args(lang).message(&self.id);
        self.place.as_ref().map_or_else(|| message.clone(), |place| format!("{place}: {message}"))
    }

    /// The advice in a language, if there is some.
    #[must_use]
    pub(crate) fn help(&self, lang: Lang) -> Option<String> {
        self.args(lang).attribute(&self.id, "help")
    }

    fn args(&self, lang: Lang) -> Args {
        self.args.iter().fold(Args::new(lang), |args, (name, value)| match value {
            Value::Text(text) => args.text(name, text.clone()),
            Value::Number(number) => args.plain(name, *number),
            Value::Notice(notice) => args.text(name, notice.message(lang)),
        })
    }
}

/// Writes the message in English, with the advice on a separate line.
impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))?;
        self.help(Lang::En).map_or(Ok(()), |help| write!(f, "\nhelp: {help}"))
    }
}

impl std::error::Error for Notice {}

macro_rules! into_value {
    ($($type:ty: $value:ident => $to:expr;)*) => {
        $(impl From<$type> for Value {
            fn from($value: $type) -> Self {
                $to
            }
        })*
    };
}

into_value! {
    &str: it => Self::Text(it.to_owned());
    &String: it => Self::Text(it.clone());
    String: it => Self::Text(it);
    bool: it => Self::Text(if it { "yes" } else { "no" }.to_owned());
    u32: it => Self::Number(it.into());
    u64: it => Self::Number(it);
    usize: it => Self::Number(it as u64);
    Notice: it => Self::Notice(it);
}

/// `none` if there is no value.
impl<T: Into<Self>> From<Option<T>> for Value {
    fn from(it: Option<T>) -> Self {
        it.map_or_else(|| "none".into(), Into::into)
    }
}

/// Declares a function for each message, with a parameter for each placeholder. The id is the name with `-` instead of `_`.
macro_rules! notices {
    ($($name:ident($($arg:ident),*);)*) => {
        $(
            #[doc = concat!("The message about `", stringify!($name), "`.")]
            #[must_use]
            pub(crate) fn $name($($arg: impl Into<Value>),*) -> Notice {
                let args = vec![$((stringify!($arg), $arg.into())),*];
                Notice::new(stringify!($name).replace('_', "-"), args)
            }
        )*
    };
}

pub(super) use notices;
