#include "decks/DeckText.h"
#include "support/Play.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace triptych;
using namespace triptych::decks;

class TestDecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void a_deck_file_comes_back_as_it_was()
    {
        DeckList deck { "kryptik", "constructed", "Tide", { { "Pier Watcher", 3 }, { "Maw", 1 } },
            { { "Toll", 2 } }, "A Hero", "A Champion", "A Master" };
        const ParsedDeck again = parseDeck(toJson(deck).dump(), "tide.json");
        QVERIFY2(again.problems.empty(), qPrintable(tests::text(again.problems)));
        QCOMPARE(again.deck, deck);
        const ParsedDeck asText = parseDeckText(toText(deck), "tide.txt");
        QVERIFY2(asText.problems.empty(), qPrintable(tests::text(asText.problems)));
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
        QVERIFY2(
            tests::text(parsed.problems).contains(says), qPrintable(tests::text(parsed.problems)));
        QVERIFY(tests::text(parsed.problems).startsWith("deck.json"));
    }

    void plain_lists_are_read()
    {
        const ParsedDeck parsed = parseDeckText(
            "# mine\r\nName: Tide\r\n3 Pier Watcher\r\n2x Maw\n  Toll \n\nSideboard\n1 Rope\n",
            "list");
        QVERIFY2(parsed.problems.empty(), qPrintable(tests::text(parsed.problems)));
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
};

QTEST_APPLESS_MAIN(TestDecks)
#include "tst_decks.moc"
