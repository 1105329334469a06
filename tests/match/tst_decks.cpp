#include "decks/DeckReading.h"
#include "decks/DeckText.h"
#include "support/Play.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace triptych;
using namespace triptych::decks;

namespace {

/// Three cards: a hero, and a watcher in two rarities.
class ThreeCards final : public cards::Library
{
public:
    std::size_t size() const override { return m_cards.size(); }
    const nlohmann::ordered_json& printed(std::size_t n) const override { return m_cards[n]; }
    std::string explained(std::size_t, text::Tongue) const override { return {}; }
    std::string printedBack(std::size_t) const override { return {}; }
    const Problems& problems(std::size_t) const override { return m_none; }
    std::size_t find(std::string_view idOrName) const override
    {
        for (std::size_t n = 0; n < m_cards.size(); ++n)
            if (m_cards[n]["id"] == idOrName || m_cards[n]["name"] == idOrName)
                return n;
        return npos;
    }
    const std::vector<std::string>& packHashes() const override { return m_hashes; }

private:
    std::vector<nlohmann::ordered_json> m_cards {
        { { "id", "X_00_C" }, { "name", "Captain" }, { "type", "hero" } },
        { { "id", "X_01_C" }, { "name", "Pier Watcher" }, { "type", "character" } },
        { { "id", "X_01_R" }, { "name", "Pier Watcher" }, { "type", "character" } },
    };
    Problems m_none;
    std::vector<std::string> m_hashes;
};

} // namespace

class TestDecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void a_deck_file_comes_back_as_it_was()
    {
        DeckList deck { "kryptik", "constructed", "Tide", { { "Pier Watcher", 3 }, { "Maw", 1 } },
            { { "Toll", 2 } }, "A Hero", "A Champion", "A Master" };
        const ParsedDeck again = parseDeck(toJson(deck).dump(), "tide.json");
        QVERIFY2(again.problems.empty(), qPrintable(tests::wordsOf(again.problems)));
        QCOMPARE(again.deck, deck);
        const ParsedDeck asText = parseDeckText(toText(deck), "tide.txt");
        QVERIFY2(asText.problems.empty(), qPrintable(tests::wordsOf(asText.problems)));
        QCOMPARE(asText.deck, deck);
    }

    void bare_lists_of_ids_are_written_and_read()
    {
        const DeckList deck { "g", "", "", { { "Pier Watcher", 3 }, { "X_02_C", 1 } }, {},
            "A Hero" };
        const auto idOf = [](const std::string& card) {
            return card == "Pier Watcher" ? std::string("X_01_C")
                : card == "A Hero"        ? std::string("X_00_C")
                                          : card;
        };
        const std::string text = toIds(deck, idOf);
        QCOMPARE(text, std::string("1 X_00_C\n3 X_01_C\n1 X_02_C\n"));
        const ParsedDeck again = parseDeckText(text, "ids.txt");
        QVERIFY(again.problems.empty());
        QCOMPARE(again.deck.main,
            (std::vector<Entry> { { "X_00_C", 1 }, { "X_01_C", 3 }, { "X_02_C", 1 } }));
    }

    void broken_files_are_refused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* text, const char* says) {
            QTest::newRow(name) << text << says;
        };
        row("broken", "{\n  \"main\": [,]\n}", "line 2, column 12");
        row("empty", "", "line 1");
        row("list", "[]", "one JSON object");
        row("no format", "{}", "\"format\" is missing");
        row("newer", R"({"format":"triptych-deck/9"})", "version");
        row("other", R"({"format":"triptych-cards/1"})", "triptych-cards/1");
        row("no game", R"({"format":"triptych-deck/1","main":[]})", "\"game\"");
        row("no main", R"({"format":"triptych-deck/1","game":"g"})", "\"main\" is missing");
        row("main no list", R"({"format":"triptych-deck/1","game":"g","main":7})",
            "must be a list");
        row("no card", R"({"format":"triptych-deck/1","game":"g","main":[{"count":2}]})",
            "main entry 1");
        row("empty card", R"({"format":"triptych-deck/1","game":"g","main":["A",""]})",
            "main entry 2");
        row("count 0", R"({"format":"triptych-deck/1","game":"g","main":[{"card":"A","count":0}]})",
            "from 1 to 999");
        row("count text",
            R"({"format":"triptych-deck/1","game":"g","main":[{"card":"A","count":"3"}]})",
            "from 1 to 999");
        row("count huge",
            R"({"format":"triptych-deck/1","game":"g","main":[{"card":"A","count":99999999999}]})",
            "from 1 to 999");
    }
    void broken_files_are_refused()
    {
        QFETCH(QString, text);
        QFETCH(QString, says);
        const ParsedDeck parsed = parseDeck(text.toStdString(), "deck.json");
        QVERIFY(!parsed.problems.empty());
        QVERIFY2(tests::wordsOf(parsed.problems).contains(says),
            qPrintable(tests::wordsOf(parsed.problems)));
        QVERIFY(tests::wordsOf(parsed.problems).startsWith("deck.json"));
    }

    void fields_of_another_kind_are_refused_and_unknown_ones_told()
    {
        const ParsedDeck wrong = parseDeck(
            R"({"format":"triptych-deck/1","game":"g","ruleset":-1,"name":0.5,"hero":[],"main":[]})",
            "deck.json");
        QCOMPARE(wrong.problems.size(), std::size_t { 3 });
        QVERIFY(tests::wordsOf(wrong.problems).contains("\"ruleset\" must be a text"));
        const ParsedDeck twice = parseDeck(
            R"({"format":"triptych-deck/1","game":"g","main":[],"main":["A"]})", "deck.json");
        QVERIFY(tests::wordsOf(twice.problems).contains("\"main\" stands twice"));
        const ParsedDeck unknown = parseDeck(
            R"({"format":"triptych-deck/1","game":"g","sied":[],"main":[{"card":"A","cuont":3}]})",
            "deck.json");
        QVERIFY(unknown.problems.empty());
        QVERIFY(tests::wordsOf(unknown.warnings).contains("did you mean \"side\"?"));
        QVERIFY(tests::wordsOf(unknown.warnings).contains("did you mean \"count\"?"));
        QVERIFY(tests::wordsOf(unknown.warnings).contains("deck.json, main entry 1"));
        QVERIFY(parseDeck(toJson(DeckList { "g", "", "a\x1b[2Jb", { { "A", 1 } } }).dump(), "d")
                    .problems.empty());
    }

    void as_many_entries_as_allowed_and_one_more()
    {
        std::string lines;
        for (std::size_t i = 0; i < mostDeckEntries; ++i)
            lines += "1 Card " + std::to_string(i) + "\n";
        QCOMPARE(parseDeckText(lines, "list").deck.main.size(), mostDeckEntries);
        const ParsedDeck more = parseDeckText(lines + "1 Card\n", "list");
        QVERIFY(more.deck.main.empty());
        QVERIFY(tests::wordsOf(more.problems).contains("more than 2000 lines"));
        QVERIFY(tests::wordsOf(parseDeckText(std::string(mostDeckBytes + 1, 'x'), "list").problems)
                    .contains("bytes"));
        nlohmann::json file { { "format", "triptych-deck/1" }, { "game", "g" } };
        file["main"] = nlohmann::json(std::vector<std::string>(mostDeckEntries, "A"));
        QVERIFY(parseDeck(file.dump(), "d").problems.empty());
        file["main"].push_back("A");
        QVERIFY(tests::wordsOf(parseDeck(file.dump(), "d").problems).contains("2001 entries"));
    }

    void plain_lists_are_read()
    {
        const ParsedDeck parsed = parseDeckText(
            "# mine\r\nName: Tide\r\n3 Pier Watcher\r\n2x Maw\n  Toll \n\nSideboard\n1 Rope\n",
            "list");
        QVERIFY2(parsed.problems.empty(), qPrintable(tests::wordsOf(parsed.problems)));
        QCOMPARE(parsed.deck.name, std::string("Tide"));
        QCOMPARE(parsed.deck.main,
            (std::vector<Entry> { { "Pier Watcher", 3 }, { "Maw", 2 }, { "Toll", 1 } }));
        QCOMPARE(parsed.deck.side, (std::vector<Entry> { { "Rope", 1 } }));
        for (const char* const heading : { "Side", "side:", "SIDEBOARD", "Side deck" })
            QCOMPARE(
                parseDeckText(std::string("1 A\n") + heading + "\n1 B\n", "list").deck.side.size(),
                std::size_t { 1 });
    }

    void problems_of_plain_lists_have_line_numbers()
    {
        const ParsedDeck parsed = parseDeckText("3 Maw\n0 Toll\n\n4\n99999999999 Rope\n", "list");
        QCOMPARE(parsed.problems.size(), std::size_t { 3 });
        QCOMPARE(parsed.problems[0].place, std::string("list, line 2"));
        QCOMPARE(parsed.problems[1].place, std::string("list, line 4"));
        QCOMPARE(parsed.problems[2].place, std::string("list, line 5"));
        QVERIFY(!parseDeckText("", "list").problems.empty());
        QVERIFY(!parseDeckText("# nothing\n", "list").problems.empty());
    }

    void lists_of_ids_may_have_lost_their_line_breaks()
    {
        for (const char* const list :
            { "1 X_00_C 3 X_01_C 2x X_01_R X_02_C", "1 X_00_C\n3x X_01_C 2 X_01_R\nX_02_C" })
            QCOMPARE(parseDeckText(list, "list").deck.main,
                (std::vector<Entry> {
                    { "X_00_C", 1 }, { "X_01_C", 3 }, { "X_01_R", 2 }, { "X_02_C", 1 } }));
        // A name may have numbers in it; only ids have an underscore.
        QCOMPARE(parseDeckText("2 Level 9 Golem", "list").deck.main,
            (std::vector<Entry> { { "Level 9 Golem", 2 } }));
    }

    void files_of_other_programs_are_no_lists()
    {
        const ParsedDeck binary = parseDeckText(std::string_view("\x7f"
                                                                 "ELF\0\1\2",
                                                    7),
            "a.txt");
        QCOMPARE(binary.problems.size(), std::size_t { 1 });
        QVERIFY(tests::wordsOf(binary.problems).contains("plain text"));
        // Found by fuzz-envelope: such a list was not the same any more once it had been written.
        QVERIFY(tests::wordsOf(parseDeckText("3 Caf\xE9\n", "a.txt").problems).contains("UTF-8"));
        // Some editors begin a file with a mark of its own.
        QCOMPARE(parseDeckText("\xEF\xBB\xBF"
                               "3 Maw\n",
                     "a.txt")
                     .deck.main,
            (std::vector<Entry> { { "Maw", 3 } }));
    }

    void a_file_is_read_for_what_it_is()
    {
        QCOMPARE(readDeck("3 Maw\n", "a.txt").deck.main.size(), std::size_t { 1 });
        const std::string json = toJson(DeckList { "g", "", "", { { "Maw", 3 } } }).dump();
        QCOMPARE(readDeck(json, "a.txt").deck.main.size(), std::size_t { 1 });
        QVERIFY(!readDeck("3 Maw\n", "a.json").problems.empty());
    }

    void the_hero_of_a_bare_list_gets_its_place()
    {
        const ThreeCards cards;
        DeckList deck = parseDeckText("1 X_00_C\n3 X_01_C\n", "list").deck;
        placeHero(deck, cards);
        QCOMPARE(deck.hero, std::string("X_00_C"));
        QCOMPARE(deck.main, (std::vector<Entry> { { "X_01_C", 3 } }));
        DeckList two = parseDeckText("2 X_00_C\n3 X_01_C\n", "list").deck;
        placeHero(two, cards);
        QVERIFY(two.hero.empty());
    }

    void problems_about_cards_get_their_lines()
    {
        const ThreeCards cards;
        const std::string list = "1 X_00_C\n\n3 X_01_C\n2 X_01_R\n1 Nobody\n";
        const Problems problems
            = withLines({ { "deck", "too many", "g 1", "Pier Watcher" },
                            { "deck", "unknown", {}, "Nobody" }, { "deck", "too small", "g 2" } },
                list, cards);
        QCOMPARE(problems[0].place, std::string("lines 3, 4"));
        QCOMPARE(problems[1].place, std::string("line 5"));
        QCOMPARE(problems[2].place, std::string("deck"));
    }
};

QTEST_APPLESS_MAIN(TestDecks)
#include "tst_decks.moc"
