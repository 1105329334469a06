#include "match/Journal.h"
#include "support/Play.h"

#include <QTest>

using namespace triptych;
using namespace triptych::match;

namespace {

JournalHeader header(std::uint64_t seed)
{
    return { "race", tests::raceSetup(seed), tests::raceLibrary()->packHashes(),
        { { "Ann", "person" }, { "", "random" } } };
}

/// A whole match, written down.
std::string played(std::uint64_t seed)
{
    JournalWriter writer;
    std::string text = writer.begin(header(seed));
    const auto match = tests::raceMatch(seed);
    ai::RandomAgent agent(seed);
    while (const Decision* decision = match->decision()) {
        const PlayerId seat = decision->player;
        const std::size_t option = agent.choose(*match, seat);
        const std::string line = match->line(option);
        match->answer(option);
        text += writer.answered(seat, line, *match);
    }
    return text;
}

Replayed replayed(const std::string& text, std::size_t most = static_cast<std::size_t>(-1))
{
    return replay(parseJournal(text, "match.jsonl"), race::game(), tests::raceLibrary(), most);
}

} // namespace

class TestJournal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void a_match_is_replayed_to_the_same_state()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const std::string text = played(seed);
            const ParsedJournal journal = parseJournal(text, "match.jsonl");
            QVERIFY2(journal.problems.empty(), qPrintable(tests::wordsOf(journal.problems)));
            QVERIFY(journal.finished && !journal.torn);
            QCOMPARE(journal.usableBytes, text.size());
            const Replayed again = replayed(text);
            QVERIFY2(again.problems.empty(), qPrintable(tests::wordsOf(again.problems)));
            QCOMPARE(again.answers, journal.answers);
            QVERIFY(again.match->outcome());
        }
    }

    void the_header_comes_back_as_it_was()
    {
        JournalHeader before = header(0xFFFFFFFFFFFFFFFFu);
        before.setup.first = PlayerId { 1 };
        const JournalHeader after
            = parseJournal(JournalWriter().begin(before), "match.jsonl").header;
        QCOMPARE(after.game, before.game);
        QCOMPARE(after.setup.seed, before.setup.seed);
        QCOMPARE(after.setup.first, before.setup.first);
        QCOMPARE(after.setup.firstChosenBy, noPlayer);
        QCOMPARE(after.setup.decks, before.setup.decks);
        QCOMPARE(after.packs, before.packs);
        QCOMPARE(after.seats, before.seats);
        QVERIFY(after.setup.options.empty());
    }

    void what_the_table_agreed_on_is_in_the_header()
    {
        JournalHeader before = header(3);
        before.setup.options = { { "handSlots", true }, { "pillarsBlockLos", false } };
        const std::string text = JournalWriter().begin(before);
        QVERIFY(text.find(R"("options":{"handSlots":true,"pillarsBlockLos":false})")
            != std::string::npos);
        const ParsedJournal after = parseJournal(text, "match.jsonl");
        QVERIFY2(after.problems.empty(), qPrintable(tests::wordsOf(after.problems)));
        QVERIFY(after.header.setup.options == before.setup.options);
    }

    void options_that_are_none_are_a_problem()
    {
        for (const char* const options : { "[\"handSlots\"]", "{\"handSlots\":1}", "true" }) {
            std::string text = JournalWriter().begin(header(1));
            text.insert(1, std::string("\"options\":") + options + ",");
            const ParsedJournal journal = parseJournal(text, "match.jsonl");
            QCOMPARE(journal.problems.size(), std::size_t { 1 });
            QCOMPARE(journal.problems.front().place, std::string("match.jsonl, line 1"));
            QVERIFY(tests::wordsOf(journal.problems).contains("true or false"));
        }
    }

    void the_clock_of_the_round_is_kept_and_does_not_matter_to_a_replay()
    {
        JournalHeader before = header(5);
        before.clock = 3000;
        JournalWriter writer;
        std::string text = writer.begin(before);
        QCOMPARE(parseJournal(text, "match.jsonl").clock, std::optional(3000));
        const auto match = tests::raceMatch(5);
        for (int left : { 2990, 2985 }) {
            const PlayerId seat = match->decision()->player;
            const std::string line = match->line(0);
            match->answer(0);
            text += writer.answered(seat, line, *match, left);
        }
        QCOMPARE(parseJournal(text, "match.jsonl").clock, std::optional(2985));
        text += writer.left(2600);
        const ParsedJournal journal = parseJournal(text, "match.jsonl");
        QVERIFY2(journal.problems.empty(), qPrintable(tests::wordsOf(journal.problems)));
        QCOMPARE(journal.clock, std::optional(2600));
        QCOMPARE(journal.header.clock, std::optional(3000));
        QCOMPARE(journal.answers, std::size_t { 2 });
        const Replayed again = replayed(text);
        QVERIFY2(again.problems.empty(), qPrintable(tests::wordsOf(again.problems)));
        QCOMPARE(again.match->hash(), match->hash());
        QCOMPARE(parseJournal(played(5), "match.jsonl").clock, std::nullopt);
    }

    void when_it_was_played_is_kept_and_does_not_matter_to_a_replay()
    {
        JournalHeader before = header(5);
        before.begun = 1'790'000'000;
        before.bestOf = 3;
        before.before = { "one.jsonl", "two.jsonl" };
        JournalWriter writer;
        std::string text = writer.begin(before);
        const ParsedJournal begun = parseJournal(text, "match.jsonl");
        QVERIFY2(begun.problems.empty(), qPrintable(tests::wordsOf(begun.problems)));
        QCOMPARE(begun.header.begun, before.begun);
        QCOMPARE(begun.at, before.begun);
        QCOMPARE(begun.header.bestOf, 3);
        QCOMPARE(begun.header.before, before.before);
        const auto match = tests::raceMatch(5);
        const PlayerId seat = match->decision()->player;
        const std::string line = match->line(0);
        match->answer(0);
        text += writer.answered(seat, line, *match, std::nullopt, 1'790'000'042);
        QCOMPARE(
            parseJournal(text, "match.jsonl").at, std::optional(std::int64_t { 1'790'000'042 }));
        QCOMPARE(replayed(text).match->hash(), match->hash());
        // Who keeps no time writes none.
        QVERIFY(played(5).find("\"at\"") == std::string::npos);
        QCOMPARE(parseJournal(played(5), "match.jsonl").at, std::nullopt);
    }

    void a_time_that_is_none_is_left_out()
    {
        std::string text = JournalWriter().begin(header(1));
        text.insert(1, R"("begun":"today","best_of":-3,"before":[7,"one.jsonl"],)");
        const ParsedJournal journal = parseJournal(text, "match.jsonl");
        QVERIFY2(journal.problems.empty(), qPrintable(tests::wordsOf(journal.problems)));
        QCOMPARE(journal.at, std::nullopt);
        QCOMPARE(journal.header.bestOf, 1);
        QCOMPARE(journal.header.before, std::vector<std::string> { "one.jsonl" });
    }

    void a_clock_that_is_none_is_a_problem()
    {
        for (const char* const line : { "{\"clock\":-1}", "{\"clock\":\"ten\"}",
                 "{\"clock\":99999999999}", "{\"p\":\"p1\",\"a\":\"pass\",\"clock\":1.5}" }) {
            const ParsedJournal journal
                = parseJournal(JournalWriter().begin(header(1)) + line + "\n", "match.jsonl");
            QCOMPARE(journal.problems.size(), std::size_t { 1 });
            QCOMPARE(journal.problems.front().place, std::string("match.jsonl, line 2"));
            QVERIFY(tests::wordsOf(journal.problems).contains("seconds that are left"));
        }
    }

    void a_replay_may_stop_early()
    {
        const Replayed some = replayed(played(3), 5);
        QCOMPARE(some.answers, std::size_t { 5 });
        QVERIFY(some.problems.empty() && some.match->decision());
    }

    void a_torn_last_line_is_left_out()
    {
        const std::string text = played(2);
        const std::size_t last = text.rfind('\n', text.size() - 2);
        for (std::size_t cut = last + 2; cut < text.size(); ++cut) {
            const ParsedJournal journal = parseJournal(text.substr(0, cut), "match.jsonl");
            QVERIFY2(journal.problems.empty(), qPrintable(tests::wordsOf(journal.problems)));
            QVERIFY(journal.torn);
            QCOMPARE(journal.usableBytes, last + 1);
        }
        QVERIFY(!parseJournal(text.substr(0, last + 1), "match.jsonl").torn);
    }

    void a_broken_line_in_the_middle_is_a_problem_with_its_number()
    {
        std::string text = played(2);
        text.insert(text.find('\n') + 1, "{\"p\":\"p1\",\n");
        const ParsedJournal journal = parseJournal(text, "match.jsonl");
        QVERIFY(!journal.problems.empty());
        QCOMPARE(journal.problems.front().place, std::string("match.jsonl, line 2"));
    }

    void a_wrong_hash_is_refused()
    {
        std::string text = played(4);
        const std::size_t at = text.rfind("\"hash\":\"") + 8;
        text[at] = text[at] == '0' ? '1' : '0';
        const Replayed again = replayed(text);
        QVERIFY(again.match);
        QVERIFY2(tests::wordsOf(again.problems).contains("hash"),
            qPrintable(tests::wordsOf(again.problems)));
    }

    void an_answer_that_is_not_legal_is_refused_with_its_line()
    {
        std::string text = played(4);
        text.insert(text.find('\n') + 1, "{\"p\":\"p1\",\"a\":\"play nothing\"}\n");
        const Replayed again = replayed(text);
        QVERIFY(!again.problems.empty());
        QCOMPARE(again.problems.front().place, std::string("journal, line 2"));
    }

    void a_missing_card_pack_is_named()
    {
        JournalHeader other = header(1);
        other.packs.push_back("0123456789abcdef");
        const Replayed again = replayed(JournalWriter().begin(other));
        QVERIFY(!again.match);
        QVERIFY2(tests::wordsOf(again.problems).contains("0123456789abcdef"),
            qPrintable(tests::wordsOf(again.problems)));
    }

    void other_games_newer_versions_and_rubbish_are_refused()
    {
        std::string newer = played(1);
        newer.replace(newer.find("journal/1"), 9, "journal/2");
        QVERIFY2(tests::wordsOf(parseJournal(newer, "m").problems).contains("version"),
            qPrintable(tests::wordsOf(parseJournal(newer, "m").problems)));
        std::string other = played(1);
        other.replace(other.find("\"race\""), 6, "\"chess\"");
        QVERIFY(!replayed(other).match);
        for (const char* const text :
            { "", "\n\n", "7", "{}", "{\"format\":\"triptych-journal/1\"}\n", "[]\n{}\n" })
            QVERIFY2(!parseJournal(text, "m").problems.empty(), text);
    }

    void fields_of_another_kind_are_refused_and_unknown_ones_told()
    {
        const std::string sound = played(1);
        const auto with = [&](const std::string& from, const std::string& to) {
            std::string text = sound;
            text.replace(text.find(from), from.size(), to);
            return parseJournal(text, "m");
        };
        QVERIFY(parseJournal(sound, "m").warnings.empty());
        QVERIFY(tests::wordsOf(with("\"ruleset\":\"sprint\"", "\"ruleset\":-1").problems)
                    .contains("\"ruleset\" must be a text"));
        QVERIFY(tests::wordsOf(with("\"seed\":1", "\"seed\":-1").problems).contains("\"seed\""));
        QVERIFY(tests::wordsOf(with("\"seed\":1", "\"seed\":1,\"seed\":2").problems)
                    .contains("stands twice"));
        QVERIFY(tests::wordsOf(with("\"first\":null", "\"first\":\"p7\"").problems)
                    .contains("must be a seat"));
        const ParsedJournal unknown = with("\"seed\":1", "\"seed\":1,\"sede\":2");
        QVERIFY(unknown.problems.empty());
        QCOMPARE(unknown.warnings.size(), std::size_t { 1 });
        QVERIFY(tests::wordsOf(unknown.warnings).contains("m, line 1"));
        QVERIFY(tests::wordsOf(unknown.warnings).contains("did you mean \"seed\"?"));
        const std::size_t second = sound.find('\n') + 1;
        std::string number = sound;
        number.insert(second, "{\"p\":1,\"a\":\"pass\"}\n");
        QVERIFY(
            tests::wordsOf(parseJournal(number, "m").problems).contains("\"p\" must be a text"));
        std::string deep = sound;
        deep.insert(
            second, "{\"p\":" + std::string(60'000, '[') + std::string(60'000, ']') + "}\n");
        QVERIFY(tests::wordsOf(parseJournal(deep, "m").problems).contains("64 deep"));
    }

    void a_file_far_too_long_is_refused_and_many_mistakes_are_not_all_told()
    {
        const std::string sound = played(1);
        std::string many = sound;
        for (int i = 0; i < 10'000; ++i)
            many += "{}\n";
        QCOMPARE(parseJournal(many, "m").problems.size(), std::size_t { 101 });
        // Line ends after the last answer count for nothing, however many they are.
        QVERIFY(parseJournal(sound + std::string(1'000'000, '\n'), "m").problems.empty());
        const ParsedJournal large = parseJournal(sound + std::string(mostJournalBytes, '\n'), "m");
        QVERIFY(tests::wordsOf(large.problems).contains("bytes"));
        QCOMPARE(large.steps.size(), std::size_t { 0 });
    }

    void names_that_were_pasted_can_be_read_back()
    {
        JournalHeader before = header(1);
        before.seats.front().name = std::string("A\x1b[2J\0nn", 8);
        const ParsedJournal journal = parseJournal(JournalWriter().begin(before), "m");
        QVERIFY2(journal.problems.empty(), qPrintable(tests::wordsOf(journal.problems)));
        QCOMPARE(journal.header.seats.front().name, std::string("A [2J nn"));
    }

    void hashes_stand_after_every_fifty_answers()
    {
        JournalWriter writer;
        writer.resume(49);
        const auto match = tests::raceMatch(1);
        QVERIFY(writer.answered(PlayerId { 0 }, "pass", *match).find("hash") != std::string::npos);
        QVERIFY(writer.answered(PlayerId { 0 }, "pass", *match).find("hash") == std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestJournal)
#include "tst_journal.moc"
