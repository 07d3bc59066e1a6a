// The words of a round: moves and what is in their place, notes between them, comments.

// Text up to the end of its line, or to where a round begins behind a `;`. A note ends at a `;`, too, and before a move if
// the round may have another.
static bool text(const Scan *s, enum Token token) {
    bool note = token == NOTE && s->state->entries < 2;
    int entity = 0;
    while (!at_line_end(s)) {
        int32_t c = next(s);
        if (is_blank(c)) {
            entity = 0;
            skip_blanks(s);
            if (at_line_end(s)) break;
            if (note && !is_semicolon(next(s))) {
                if (is_digit(next(s)) ? round_ahead(s) : is_row(plain(next(s))) && ahead(s, true)) break;
                if (!at_end(s)) mark(s);
            }
            continue;
        }
        if (is_semicolon(c) && !closes_entity(entity)) {
            if (note) break;
            while (!at_line_end(s) && (is_semicolon(next(s)) || is_blank(next(s)))) step(s);
            // Among rounds, and not in a line of its own, another round begins.
            if (s->valid[NUMBER] && is_digit(next(s)) && round_ahead(s)) break;
            mark(s);
            continue;
        }
        entity = entity_after(entity, c);
        step(s);
        mark(s);
    }
    return give(s, token);
}

// What is no move, with what was read ahead of it: the rest of a line at its beginning, otherwise a note.
static bool prose(const Scan *s, bool first) {
    mark(s);
    return text(s, first ? TEXT : NOTE);
}

static bool rest_is(const Scan *s, enum Token token) {
    rest_of_word(s);
    mark(s);
    return give(s, token);
}

// The opinion, a doubt, a sign behind the pit of a move. Those behind a blank fill a word.
static bool of_move(const Scan *s, bool blanks) {
    const bool *valid = s->valid;
    int32_t c = next(s);
    if (is_opinion(c)) {
        while (is_opinion(next(s))) step(s);
        mark(s);
        if (blanks && !at_end(s) && !is_stray(next(s))) return prose(s, false);
        return give(s, OPINION);
    }
    if (blanks) {
        if (!is_sign(plain(c)) && c != '&') return false;
    } else if (c == ']' && s->state->supplied) {
        step(s);
        mark(s);
        return give(s, CLOSE);
    } else if (is_colon(c) && valid[WEIGHT]) {
        step(s);
        mark(s);
        if (!is_digit(next(s))) return give(s, STRAY);
        while (is_digit(next(s)) || next(s) == '.') step(s);
        // The first of several readings has another one behind its weight.
        mark(s);
        if (is_bar(next(s))) {
            step(s);
            return give(s, between(next(s), '1', '8') ? WEIGHT : STRAY);
        }
        return give(s, valid[DOUBT] || !at_end(s) ? STRAY : WEIGHT);
    }
    if (!is_sign(plain(c)) && c != '&') return false;
    c = glyph(s);
    if (!is_sign(c)) return prose(s, false);
    mark(s);
    if (c == '*' && plain(next(s)) == '*') {
        step(s);
        mark(s);
    }
    if (blanks && ending(s, true, true) != ENDS) return prose(s, false);
    if (c == '+') return give(s, HOUSE);
    if (c == '*') return give(s, MARK);
    if (c == '#') return give(s, WIN);
    // A direction may follow the house.
    if (valid[DIRECTION] && !(c == '>' && is_word(plain(next(s)), 'L'))) return give(s, DIRECTION);
    return c == '>' ? give(s, HOUSE) : prose(s, false);
}

// The row and the pit of a move that is known to be here.
static bool pit(const Scan *s) {
    bool row = s->valid[ROW] && is_row(plain(next(s)));
    if (glyph(s) == 0) return false;
    mark(s);
    return give(s, row ? ROW : PIT);
}

// Whether a pit with its direction, or the number of a round, is here. Reads it, and marks nothing.
static bool number_ahead(const Scan *s) {
    bool pit = between(next(s), '1', '8');
    step(s);
    int32_t sign = plain(next(s));
    if (pit && is_sign(sign)) return ending(s, true, true) != BROKEN;
    return is_colon(next(s)) || (is_digit(next(s)) && round_ahead(s));
}

// A key at the beginning of a line, or the name of a player before a move; otherwise the line is text. Its first letter, if
// one is given, has been read.
static bool key_or_name(const Scan *s, int32_t first) {
    char name[40] = {0};
    if (first) name[0] = small(first);
    if (!key(s, name, sizeof name, true)) return text(s, TEXT);
    if (!is_colon(next(s))) return give(s, SPEAKER);
    bool known = is_known_key(name), player = !known || is_side(name);
    step(s);
    if (next(s) == '/') return prose(s, true);
    skip_blanks(s);
    if (player && (is_digit(next(s)) ? number_ahead(s) : ahead(s, true))) return give(s, SPEAKER);
    // An unknown key behind moves is a comment.
    if (!known && s->state->moved && !at_line_end(s)) return prose(s, true);
    return give(s, known ? KNOWN_KEY : OTHER_KEY);
}

// A word that begins with a letter: a move, at the beginning of a line perhaps a key.
static bool letter(const Scan *s, bool first) {
    int32_t c = plain(next(s));
    bool row = is_row(c);
    if (first && !row) return key_or_name(s, 0);
    step(s);
    mark(s);
    if (is_digit(next(s))) {
        bool pit = between(plain(next(s)), '1', '8');
        step(s);
        pit &= !is_digit(next(s));
        while (is_digit(next(s))) step(s);
        enum Ending end = ending(s, true, true);
        if (row && pit && end == ENDS) return give(s, ROW);
        return rest_is(s, row && pit && end == HOLE ? PARTIAL : UNREADABLE);
    }
    if (row && is_opinion(next(s))) {
        while (is_opinion(next(s))) step(s);
        return ending(s, true, true) == ENDS ? rest_is(s, PARTIAL) : prose(s, first);
    }
    if (first) return key_or_name(s, c);
    bool open = s->state->entries < 2;
    bool sign = is_sign(plain(next(s))) || next(s) == '&';
    if (row && open && sign && ending(s, true, false) == ENDS) return rest_is(s, UNREADABLE);
    // The end of the line cut the move off.
    return row && open && at_line_end(s) ? give(s, UNREADABLE) : text(s, NOTE);
}

// Whether a move, or what was meant as one with a row, begins here. Reads it, and marks nothing.
static bool begins_move(const Scan *s) {
    if (!is_row(plain(next(s)))) return !at_end(s) && ahead(s, false);
    step(s);
    return is_digit(next(s));
}

// A word that begins with a digit: the number of a round, a pit, a time, a score.
static bool digits(const Scan *s, bool first) {
    int32_t c = plain(next(s));
    int count = 0, more = 0;
    while (is_digit(next(s))) {
        step(s);
        count++;
    }
    mark(s);
    bool pit = count == 1 && between(c, '1', '8');
    c = next(s);
    if (is_colon(c)) {
        step(s);
        for (; is_digit(next(s)); more++) step(s);
        if (more == 0 || more > 2) return give(s, NUMBER);
        if (next(s) == '.' && pit && !first) return give(s, PIT);
        if (more != 2 || !(at_end(s) || is_colon(next(s)) || is_bar(next(s)))) return give(s, NUMBER);
        return rest_is(s, first ? SIGN : NOTE);
    }
    if (is_number_mark(c) || c == 0x2026) {
        step(s);
        bool dots = is_number_mark(next(s)) || c == 0x2026;
        if (is_digit(next(s))) {
            // A date.
            if (first) return rest_is(s, SIGN);
            return rest_is(s, UNREADABLE);
        }
        while (next(s) == '.') step(s);
        if (first || dots) return give(s, NUMBER);
        skip_blanks(s);
        return give(s, begins_move(s) ? NUMBER : PIT);
    }
    if (at_end(s)) {
        skip_blanks(s);
        if (first && is_bar(next(s))) return give(s, NUMBER);
        if (at_line_end(s) || is_semicolon(next(s))) return pit ? give(s, PIT) : give(s, first ? NUMBER : UNREADABLE);
        char unit[8] = {0};
        bool south = next(s) == 'A' || next(s) == 'B';
        for (int at = 0; at < 7 && is_word(next(s), 0); at++) {
            unit[at] = (char)next(s);
            step(s);
        }
        if (same(unit, "min") || same(unit, "sec") || same(unit, "mins") || same(unit, "secs")) return mark(s), give(s, NOTE);
        south &= between(unit[1], '1', '8');
        if (!pit) return south || first ? give(s, NUMBER) : give(s, UNREADABLE);
        if (!first || !(south || between(unit[0], '1', '8'))) return give(s, PIT);
        rest_of_word(s);
        skip_blanks(s);
        return give(s, south || (!at_end(s) && ahead(s, false)) ? NUMBER : PIT);
    }
    if (is_row(plain(c))) {
        step(s);
        return is_digit(next(s)) ? give(s, NUMBER) : rest_is(s, UNREADABLE);
    }
    if (first && (c == '/' || c == '-')) {
        step(s);
        return is_digit(next(s)) ? rest_is(s, SIGN) : give(s, pit ? PIT : NUMBER);
    }
    if (first && (is_bar(c) || c == ',')) return give(s, NUMBER);
    if (ONE_OF(c, 's', 'm', 'h', '-')) return rest_is(s, NOTE);
    enum Ending end = ending(s, true, true);
    if (pit && end == ENDS) return give(s, PIT);
    return rest_is(s, pit && end == HOLE ? PARTIAL : UNREADABLE);
}

static bool is_illegible(const char *word, size_t length) {
    static const char *const ALL[] = {"illegible", "unreadable", "unclear", "lacuna", "haisomeki", "unleserlich", "unlesbar"};
    bool signs = length > 0;
    for (size_t i = 0; i < length; i++) signs &= ONE_OF(word[i], '?', '.', '-', '_');
    for (size_t i = 0; i < sizeof ALL / sizeof *ALL; i++) signs |= same(ALL[i], word);
    return signs;
}

// What is in brackets: a doubt, a move that the editor supplied, what could not be read, a note.
static bool brackets(const Scan *s, bool first) {
    int32_t open = next(s), close = open == '(' ? ')' : open == '[' ? ']' : open == '{' ? '}' : 0xFF09;
    char inner[16] = {0};
    size_t length = 0;
    int depth = 1;
    step(s);
    mark(s);
    if (open == '[' && s->state->entries < 2 && is_word(next(s), 0) && !ONE_OF(next(s), 'i', 'u', 'h')) {
        s->state->supplied = true;
        bool move = ahead(s, true) && next(s) == ']';
        s->state->supplied = false;
        if (move) return give(s, OPEN);
    }
    if (first && open == '(' && is_digit(next(s))) {
        // The number of a round.
        while (is_digit(next(s))) step(s);
        if (is_number_mark(next(s))) {
            step(s);
            skip_blanks(s);
            return ahead(s, false) ? give(s, SIGN) : prose(s, true);
        }
    }
    while (!at_line_end(s) && depth > 0) {
        int32_t c = next(s);
        if (is_semicolon(c) && open != '{') return text(s, NOTE);
        depth += (c == open) - (c == close);
        if (depth > 0 && length + 1 < sizeof inner) inner[length++] = c < 128 ? (char)c : '~';
        step(s);
        if (!is_blank(c)) mark(s);
    }
    if (!is_illegible(inner, length)) return give(s, NOTE);
    if (s->valid[DOUBT] && open == '(') return give(s, DOUBT);
    return give(s, s->state->entries < 2 ? ILLEGIBLE : NOTE);
}

// A sign that there is no move. A single dash between two moves only divides them.
static bool missing(const Scan *s, bool first) {
    int32_t c = next(s);
    int count = 0;
    bool dots = c == '.';
    while (dots ? next(s) == '.' : is_dash(next(s)) || next(s) == 0x2026) {
        step(s);
        count++;
    }
    mark(s);
    if (dots && count < 2) return give(s, STRAY);
    if (!at_end(s)) return prose(s, first);
    bool single = count == 1 && c != 0x2026;
    skip_blanks(s);
    if (first && single) return give(s, SIGN);
    return give(s, single && s->state->entries == 1 && !at_end(s) && ahead(s, false) ? STRAY : MISSING);
}

static bool word(const Scan *s) {
    bool first = s->valid[KNOWN_KEY];
    int32_t c = next(s);
    if (is_semicolon(c) || c == '%') {
        step(s);
        mark(s);
        return give(s, c == '%' ? PERCENT : SEMICOLON);
    }
    if (ONE_OF(c, '(', '[', '{', 0xFF08)) {
        if (first && c == '[' && stamp(s)) return give(s, SIGN);
        return brackets(s, first);
    }
    if (is_digit(c)) return digits(s, first);
    if (is_letter(c) || is_word(plain(c), 'A')) return letter(s, first);
    if (is_sign(plain(c))) return first ? text(s, TEXT) : rest_is(s, UNREADABLE);
    if (is_dash(c) || c == '.' || c == 0x2026) return missing(s, first);
    if (is_opinion(c)) {
        step(s);
        mark(s);
        while (is_opinion(next(s))) step(s);
        bool alone = at_end(s);
        if (c != '?' && c != 0xFF1F) return prose(s, first);
        if (ending(s, true, false) != ENDS) return prose(s, first);
        return rest_is(s, alone ? ILLEGIBLE : PARTIAL);
    }
    if (is_stray(c)) {
        step(s);
        mark(s);
        return give(s, STRAY);
    }
    return prose(s, first);
}

// What follows a `;` or `%`: a comment, unless a round begins.
static bool behind_sign(const Scan *s) {
    int32_t c = next(s);
    if (is_semicolon(c) && s->valid[SEMICOLON]) {
        step(s);
        mark(s);
        return give(s, s->valid[STRAY] ? STRAY : SEMICOLON);
    }
    if (c == '%' && s->valid[PERCENT]) {
        step(s);
        mark(s);
        return give(s, PERCENT);
    }
    if (is_digit(c) && s->valid[NUMBER]) {
        while (is_digit(next(s))) step(s);
        mark(s);
        bool number = is_colon(next(s));
        if (round_ahead(s)) return give(s, NUMBER);
        // The moves may be on the next line.
        if (number && at_line_end(s)) return give(s, NUMBER);
        mark(s);
    }
    return text(s, TEXT);
}
