//! Numbers in a diagram.

/// A number with at most one decimal, so that a diagram is the same text on every platform.
pub(in crate::render) fn num(value: f64) -> String {
    let text = format!("{value:.1}");
    let text = text.strip_suffix(".0").unwrap_or(&text);
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::num;

    #[test]
    fn numbers_are_short() {
        assert_eq!([1.0, -0.04, 0.25, -12.36].map(num), ["1", "0", "0.2", "-12.4"]);
    }
}
