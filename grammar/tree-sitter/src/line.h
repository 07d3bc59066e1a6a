// How a line begins and ends: blank lines between games, keys, values, prefixes.

static bool line_end(const Scan *s) {
    if (next(s) == '\r') step(s);
    if (next(s) == '\n') step(s);
    mark(s);
    return give(s, LINE_END);
}

// The rest of a line that is not marked.
static void pass_line(const Scan *s) {
    while (!at_line_end(s)) step(s);
    if (next(s) == '\r') step(s);
    if (next(s) == '\n') step(s);
}

static bool is_round_word(const char *word) {
    static const char *const ALL[] = {
        "round", "raundi", "duru", "runde", "kolo", "move", "turn", "zug", "tah", "hatua", "no", "nr",
    };
    return is_any(word, ALL, sizeof ALL / sizeof *ALL);
}

// A key up to its colon, in `name` as small letters behind those that are there. Marks the end of its last word if `marks`;
// of `Round 1: A5` that of the first.
static bool key(const Scan *s, char *name, size_t size, bool marks) {
    size_t length = strlen(name), count = length, words = 1;
    bool gap = false;
    for (; count <= 32; count++) {
        int32_t c = next(s);
        if (at_line_end(s)) return false;
        if (is_colon(c)) break;
        if (c == ' ' || c == '\t') {
            gap = true;
        } else if (is_letter(c) || is_digit(c) || c == '-' || c == '_' || between(c, 0x300, 0x36F)) {
            if (gap && marks && is_digit(c) && is_round_word(name)) {
                if (round_ahead(s)) return true;
                mark(s);
                return false;
            }
            words += gap;
            if (length + 2 < size) {
                if (gap) name[length++] = ' ';
                name[length++] = small(c);
                name[length] = 0;
            }
            gap = false;
        } else {
            return false;
        }
        step(s);
        if (marks && !gap) mark(s);
    }
    return count <= 32 && words <= 3;
}

// Whether the next line that is not blank and no comment begins a game. Marks nothing.
static bool game_ahead(const Scan *s) {
    for (int lines = 0; lines < 64 && !s->lexer->eof(s->lexer); lines++) {
        skip_blanks(s);
        if (at_line_end(s) || is_semicolon(next(s)) || next(s) == '%') {
            pass_line(s);
            continue;
        }
        if (next(s) == '1') {
            step(s);
            skip_blanks(s);
            return is_colon(next(s)) || is_number_mark(next(s));
        }
        char name[40] = {0};
        return is_letter(next(s)) && key(s, name, sizeof name, false) && is_known_key(name);
    }
    return false;
}

static bool blank_line(const Scan *s, bool blanks) {
    // Blanks at the end of the text are a line, nothing is none.
    if (s->lexer->eof(s->lexer)) return blanks && give(s, BLANK_LINE);
    line_end(s);
    return give(s, s->state->moved && game_ahead(s) ? GAME_END : BLANK_LINE);
}

static bool text(const Scan *s, enum Token token);
static bool letter(const Scan *s, bool first);
static bool digits(const Scan *s, bool first);
static bool word(const Scan *s);

// `[12:03]`, and whether it was one: nothing is marked otherwise.
static bool stamp(const Scan *s) {
    step(s);
    if (!is_digit(next(s))) return false;
    bool colon = false;
    while (!at_line_end(s) && next(s) != ']') {
        int32_t c = next(s);
        colon |= c == ':' || c == '/';
        if (!is_digit(c) && !is_blank(c) && !ONE_OF(c, ':', '/', '.', '-', ',', 'a', 'p', 'm', 'A', 'P', 'M')) return false;
        step(s);
    }
    if (!colon || at_line_end(s)) return false;
    step(s);
    mark(s);
    return true;
}

static bool is_of_rule(int32_t c) { return is_blank(c) || is_bar(c) || ONE_OF(c, '-', '=', ':', '+', 0x2500); }

// A bullet or the sign of a mail or a table.
static bool sign(const Scan *s) {
    int32_t c = next(s);
    step(s);
    if (c == '>' || (is_bar(c) && c != '/')) {
        mark(s);
        // The rule below the head of a table.
        for (int at = 0; at < 80 && is_of_rule(next(s)); at++) step(s);
        if (c != '>' && at_line_end(s)) mark(s);
        return true;
    }
    mark(s);
    return is_blank(next(s));
}

static bool first_of_line(const Scan *s) {
    int32_t c = next(s);
    if (is_semicolon(c) || c == '%') {
        step(s);
        mark(s);
        return give(s, c == '%' ? PERCENT : SEMICOLON);
    }
    if (is_letter(c)) return letter(s, true);
    if (is_digit(c)) return digits(s, true);
    if (c == '>' || (is_bar(c) && c != '/') || ONE_OF(c, '*', 0x2022, 0xB7, 0x2023, 0x25E6, 0x25AA, 0x25CF, '+')) {
        return sign(s) ? give(s, SIGN) : text(s, TEXT);
    }
    return word(s);
}

// A position in full behind its `[`: eight numbers four times, then stores, houses, block and turn.
static bool position_ahead(const Scan *s) {
    static const int COUNTS[] = {8, 8, 8, 8, 2, 2, 1, 1};
    for (int part = 0; part < 8; part++) {
        for (int at = 0; at < COUNTS[part]; at++) {
            skip_blanks(s);
            if (part == 5) {
                if (!ONE_OF(next(s), 'T', 'F', 't', 'f')) return false;
                step(s);
                continue;
            }
            if (!is_digit(next(s))) return false;
            while (is_digit(next(s))) step(s);
        }
        skip_blanks(s);
        if (next(s) != (part == 7 ? ']' : '|')) return false;
        step(s);
    }
    skip_blanks(s);
    return at_line_end(s) || is_semicolon(next(s));
}

static bool in_position(const Scan *s) {
    while (is_blank(next(s))) s->lexer->advance(s->lexer, true);
    int32_t c = next(s);
    enum Token token = c == '|' ? POSITION_BAR : c == ']' ? POSITION_CLOSE : is_digit(c) ? SEEDS : POSITION_HOUSE;
    do step(s);
    while (token == SEEDS && is_digit(next(s)));
    mark(s);
    return s->valid[token] && give(s, token);
}

// The value of a key; a `;` that closes an entity is part of it.
static bool value(const Scan *s) {
    if (is_semicolon(next(s))) {
        step(s);
        mark(s);
        return give(s, SEMICOLON);
    }
    if (next(s) == '[') {
        step(s);
        mark(s);
        if (position_ahead(s)) return give(s, POSITION_OPEN);
        mark(s);
    }
    int entity = 0;
    while (!at_line_end(s)) {
        int32_t c = next(s);
        if (is_semicolon(c) && !closes_entity(entity)) break;
        entity = entity_after(entity, c);
        step(s);
        if (!is_blank(c)) mark(s);
    }
    return give(s, VALUE);
}

// What closes a head line.
static bool in_head(const Scan *s) {
    if (!is_semicolon(next(s))) return false;
    step(s);
    mark(s);
    return give(s, SEMICOLON);
}

// The sign between two readings of a move; it may be punctuation.
static bool bar(const Scan *s) {
    step(s);
    mark(s);
    return give(s, between(next(s), '1', '8') ? BAR : STRAY);
}

// The sign behind a number, a key or a name.
static bool colon(const Scan *s) {
    int32_t c = next(s);
    if (is_colon(c)) {
        step(s);
        mark(s);
        return give(s, COLON);
    }
    if (!s->valid[NUMBER] || s->valid[KNOWN_KEY]) return false;
    if (c == 0x2026 || is_number_mark(c) || (is_bar(c) && c != '/') || c == ',') {
        step(s);
        while (c == '.' && next(s) == '.') step(s);
        mark(s);
        return give(s, COLON);
    }
    return false;
}
