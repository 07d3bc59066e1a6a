// Records of Bao la Kiswahili, in both dialects: the rules of `transcript.ebnf`, `kibao.ebnf`, `zanzibar.ebnf` and `position.ebnf`.
//
// Every token is read by `src/scanner.c`, which looks ahead on its line, so that no text is an error. A line that is none of a
// record is a `text_line`; a word in the place of a move that cannot be one is `unreadable`. Rules of the EBNF have their
// names here, with `_` for a blank; the rows and houses of a position, which share their names with those of a move, begin
// with `position_`.

/// <reference types="tree-sitter-cli/dsl" />
// @ts-check

module.exports = grammar({
  name: 'bao',

  externals: $ => [
    $.line_end,
    $.blank_line,
    $._game_end,
    $.known_key,
    $.other_key,
    $._colon,
    $.value,
    $._semicolon,
    $._percent,
    $.text,
    $.number,
    $.row,
    $.pit,
    $.direction,
    $.house,
    $.mark,
    $.win,
    $.opinion,
    $.doubt,
    $._open,
    $._close,
    $.weight,
    $._bar,
    $.missing,
    $.illegible,
    $.partial,
    $.unreadable,
    $.note,
    $.stray,
    $._sign,
    $._speaker,
    $._position_open,
    $._position_bar,
    $._position_close,
    $.seeds,
    $.position_house,
    $._error,
  ],

  extras: _ => [],

  rules: {
    file: $ => repeat(choice($.game, $.blank_line, alias($._game_end, $.blank_line))),

    // Below a prefix, which may be before a line of any kind, a line is read as without it.
    game: $ => prec.right(choice(
      seq($._lead, optional($._heads), optional($.rounds)),
      seq($._heads, optional($.rounds)),
      $.rounds,
    )),
    _lead: $ => prec.right(seq($._other, repeat(choice($._other, $.blank_line)))),
    _heads: $ => prec.right(seq($.head, repeat(choice($.head, $._other, $.blank_line)))),
    head: $ => prec.right(seq($.head_line, repeat(choice($.prefix, $.head_line, $.comment_line)))),
    rounds: $ => prec.right(seq($.round_line, repeat(choice($.round_line, $._other, $.blank_line)))),
    _other: $ => choice($.prefix, $.comment_line, $.text_line),

    head_line: $ => seq(
      $.key,
      alias($._colon, ':'),
      optional(choice($.value, $.position)),
      repeat(seq(alias($._semicolon, ';'), optional($.comment))),
      $.line_end,
    ),
    key: $ => choice($.known_key, $.other_key),

    comment_line: $ => seq(
      choice(alias($._semicolon, ';'), alias($._percent, '%')),
      optional($.text),
      $.line_end,
    ),
    comment: $ => prec.right(choice($.text, seq(alias($._percent, '%'), optional($.text)))),
    // Rounds may begin behind a `;` in it.
    text_line: $ => seq($.text, optional(seq($._end, repeat($._item))), $.line_end),

    // Several rounds may be on a line, and a round on several.
    round_line: $ => seq($._first, repeat($._item), $.line_end),
    _first: $ => choice($._numbered, $.entry, $.note, $.stray),
    _item: $ => choice($._first, $._end, alias($._rest, $.comment), $.prefix),
    _numbered: $ => seq($.number, optional(alias($._colon, ':'))),
    _end: $ => prec.right(seq(alias($._semicolon, ';'), optional($.comment))),
    _rest: $ => prec.right(seq(alias($._percent, '%'), optional($.text))),

    entry: $ => choice($.doubted, $.supplied, $.open, $.missing, $.unreadable),
    doubted: $ => seq($.move, optional($.doubt)),
    supplied: $ => seq(alias($._open, '['), $.move, alias($._close, ']'), optional($.opinion), optional($.doubt)),
    open: $ => choice(
      $.illegible,
      $.partial,
      seq($.reading, repeat1(seq(alias($._bar, '|'), alias($.reading, $.other_reading)))),
    ),
    reading: $ => seq($.move, optional($.weight)),

    move: $ => seq(
      optional($.row),
      $.pit,
      repeat(choice($.house, $.mark, $.win)),
      optional(seq($.direction, repeat(choice($.house, $.mark, $.win)))),
      optional($.opinion),
    ),

    // What mails, chats and tables put before a line; a name before moves.
    prefix: $ => choice($._sign, seq($._speaker, optional(alias($._colon, ':')))),

    position: $ => seq(
      alias($._position_open, '['),
      ...[1, 2, 3, 4].flatMap(() => [alias($._seeds, $.position_row), alias($._position_bar, '|')]),
      alias($._stores, $.stores),
      alias($._position_bar, '|'),
      $.houses,
      alias($._position_bar, '|'),
      alias($.seeds, $.block),
      alias($._position_bar, '|'),
      alias($.seeds, $.turn),
      alias($._position_close, ']'),
    ),
    _seeds: $ => seq($.seeds, $.seeds, $.seeds, $.seeds, $.seeds, $.seeds, $.seeds, $.seeds),
    _stores: $ => seq($.seeds, $.seeds),
    houses: $ => seq($.position_house, $.position_house),
  },
});
