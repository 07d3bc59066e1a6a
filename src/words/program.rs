//! Messages of the program about its own work: usage errors, refusals to write, configuration errors, summaries.

use super::notice::notices;
pub(crate) use super::notice::{Notice, Value};
use crate::replay::Difference;

impl From<Difference> for Value {
    fn from(it: Difference) -> Self {
        it.name().into()
    }
}

// How signals cannot be caught.
#[cfg(unix)]
notices! {
    no_signals(error);
}

notices! {
    // How the program ends.
    not_written_closed(file);
    output_failed(error);
    stopped(interrupted);
    no_interrupt(error);
    // The head keys.
    keys_intro();
    keys_about(key);
    keys_more();
    help_one_command(command, word);
    // Arguments that cannot be parsed, and the help.
    usage_error();
    usage_tip();
    usage_more(help);
    usage_unexpected(arg);
    usage_twice(arg);
    usage_conflict(arg, other);
    usage_conflicts(arg);
    usage_required();
    usage_no_equals(arg);
    usage_no_value(arg);
    usage_value(value, arg, why);
    usage_values();
    usage_too_many(value, arg);
    usage_number_of_values(exact, wanted, arg, shown, given);
    usage_command(command);
    usage_no_command(command);
    usage_commands();
    usage_not_utf_8();
    usage_integer(why);
    usage_range(value, range);
    usage_probability();
    usage_id();
    usage_slips(why);
    usage_similar(kind, count, names);
    usage_as_value(arg, way);
    usage_exists(way);
    usage_remove_dashes(command, dashes);
    usage_other(text);
    heading_usage();
    heading_commands();
    heading_arguments();
    heading_options();
    heading_common();
    heading_findings();
    heading_games();
    help_options();
    help_command();
    help_default();
    help_values();
    // Files.
    is_folder(file);
    folder_as_input(file);
    too_large_whole(file, most);
    cut_off(file, error);
    not_packed_rest(file);
    other_files(count, kinds, games, ext);
    no_transcripts(folders, count);
    not_regular_input(file);
    packed_refused(file);
    packed_left(count);
    // Writing.
    no_folder(folder);
    cannot_write_there(why);
    cannot_write_beside(why);
    is_read(file);
    not_the_same();
    not_the_same_beside();
    not_regular(file);
    not_regular_kept();
    write_protected();
    exists(file);
    hard_links(file, others);
    gone();
    changed_since();
    changed_meanwhile(file);
    only_encoding(encoding);
    encoding_changed(file, was);
    undecodable(file, verb);
    not_read_back(file, lost, game);
    unsound(file, game, why);
    unsound_opening();
    unsound_words();
    unsound_moves(replayed, plies);
    games_after();
    // Two records of one game.
    compare_game(which, file, plies, replayed, whole);
    compare_other();
    compare_same(plies);
    compare_differences(same, differences);
    compare_place(round, side, one, other, supported);
    compare_many(most);
    // A game or a position of the input.
    no_game_in(file);
    no_such_game(number, games);
    no_opening(number);
    no_board(number, ply, replayed, plies, valid);
    position_unusable(reason, advice);
    game_over_after(file, ply);
    before_start();
    see_check(message);
    // Commands.
    no_statistics();
    fix_whole_files();
    diff_format();
    fix_summary(done, fixed, more);
    fmt_game();
    fmt_summary(files, changed, canonical, done);
    fmt_rewrote(file);
    fmt_would_rewrite(file);
    html_games(games, most);
    html_game_size(most);
    html_size(games, most);
    repair_stdin();
    repair_with_none(number, file);
    repair_with_stdin();
    fmt_commented(line);
    repair_not_text(file);
    repair_too_large(file);
    repair_ask_stdin();
    repair_ask_lost(answers);
    no_workshop();
    table_csv();
    bom_csv();
    replay_html();
    openings_limit(lines, depth);
    stats_no_games();
    report_no_event(event);
    table_format(file);
    table_no_parquet();
    table_no_column(table, column);
    table_terminal();
    table_partitions(most);
    table_earlier(folder, count, names);
    table_same_file(file);
    import_unknown();
    import_ludii(site);
    import_not_utf_8();
    import_not_json(error);
    import_shape(error);
    import_other_game(name);
    import_version(version);
    import_move(ply, written);
    import_round(round);
    import_position();
    import_differs(site, number, what);
    import_breaks(ply, why);
    import_winner(plies, recorded, played);
    import_seeds(plies);
    import_same_file(file);
    import_summary(files, games, differ, unread);
    convert_refused(file, game, why);
    convert_invalid();
    convert_opening();
    convert_rules(ply);
    convert_end();
    convert_comments(count);
    svg_start();
    svg_game();
    svg_move();
    svg_not_legal(written);
    svg_png_name();
    svg_png_terminal();
    svg_png_failed(error);
    view_terminal();
    view_no_keys(error);
    watch_stdin();
    watch_waiting();
    watch_missed(error);
    watch_failed(error);
    watch_no_file(file);
    progress_of(done, whole, left);
    // Selecting games.
    select_settings(file);
    select_kept();
    select_same_target();
    select_not_packed(file);
    select_no_place(place, known);
    select_no_name(name, known);
    select_lost(file, line, lost);
    select_same_as(place, first);
    select_canonical(place);
    select_not_numbered(place, lost);
    select_summary(selected, games, doubles, broken, dates, lost);
    select_not_the_same();
    select_index_name(file);
    select_index_bom();
    select_date(range);
    select_reversed_date(range);
    select_opening(word);
    select_plies(range);
    select_reversed_plies(range);
    // The configuration.
    config_syntax(why);
    config_no_key(key, near, known);
    config_value(key, wanted);
    config_no_check(word, near);
    config_no_rules(name, known);
    config_rules_table();
    config_no_base(name, known);
    config_own_name(name);
    config_option(value, option, values);
    config_type(kind);
    config_same_name(first, second);
    config_idle(option, beside, value, values);
    config_seeds(name, seeds);
    config_onward(name);
    config_front_row(name);
    config_no_move(name);
    config_limits(name);
    config_pattern(pattern, why);
    config_whole_run();
    config_auto();
    config_too_large(file);
    config_no_file(file);
    config_not_utf_8();
    config_none();
    config_from_default();
    config_from_command_line();
    config_own_title(base);
    config_rule_set(name, title, origin);
    wanted_words(first, last);
    wanted_opening();
    wanted_seeds();
    wanted_sowings(most);
    wanted_rule_sets();
    wanted_paths();
    wanted_rules();
    wanted_number();
    wanted_settings();
    wanted_own();
    wanted_base();
    wanted_title();
    wanted_codes();
    wanted_code();
    wanted_names();
    wanted_name();
    wanted_standings();
    wanted_points();
    wanted_ties(names);
}

#[cfg(test)]
mod tests {
    use super::{Difference, not_read_back};
    use crate::words::Lang;

    #[test]
    fn every_difference_has_words_of_its_own() {
        use Difference::{
            Comments, End, Heads, Moves, NoSuchGame, Numbers, OtherGames, Players, Result, Rules, Unread, Unsound,
        };
        let all =
            [Moves, Comments, Unread, Heads, Rules, Numbers, Players, Result, OtherGames, NoSuchGame, End, Unsound];
        for lang in Lang::ALL {
            let mut said = vec![not_read_back("a.bao", "text", 1_u32).message(lang)];
            for difference in all {
                // One that is added does not compile until it is in the list.
                match difference {
                    Moves | Comments | Unread | Heads | Rules | Numbers | Players | Result | OtherGames
                    | NoSuchGame | End | Unsound => said.push(not_read_back("a.bao", difference, 1_u32).message(lang)),
                }
            }
            let count = said.len();
            said.sort();
            said.dedup();
            assert_eq!(said.len(), count, "{lang:?}: {said:#?}");
        }
    }
}
