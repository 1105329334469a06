#include "cards/Pack.h"
#include "cards/UnknownFields.h"
#include "support/Play.h"

#include <QTest>

#include <array>

using namespace triptych;
using namespace triptych::cards;

class TestPack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void a_whole_pack_is_read()
    {
        const ParsedPack parsed = parsePack({ "first.json",
            R"({"format":"triptych-cards/1","game":"g","set":{"code":"FT","name":"First Tide","version":"1.0",
                "author":"A","licence":"L"},"cards":[{"id":"FT-1","name":"Maw","attack":3}]})" });
        QVERIFY2(parsed.problems.empty(), qPrintable(tests::wordsOf(parsed.problems)));
        QCOMPARE(parsed.pack.game, std::string("g"));
        QCOMPARE(parsed.pack.setCode, std::string("FT"));
        QCOMPARE(parsed.pack.setName, std::string("First Tide"));
        QCOMPARE(
            parsed.pack.version + parsed.pack.author + parsed.pack.licence, std::string("1.0AL"));
        QCOMPARE(parsed.pack.cards.size(), std::size_t { 1 });
        QCOMPARE(parsed.pack.cards[0]["attack"].get<int>(), 3);
    }

    void the_hash_is_of_the_bytes_and_the_same_everywhere()
    {
        QCOMPARE(
            hashOf(""), std::string("2d06800538d394c2")); // XXH3_64bits of nothing, as published
        QVERIFY(hashOf("a") != hashOf("b"));
        QCOMPARE(parsePack({ "x", "{}" }).pack.hash, hashOf("{}"));
    }

    void broken_packs_are_refused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* text, const char* says) {
            QTest::newRow(name) << text << says;
        };
        row("broken", "{\n\"cards\": oops}", "p.json, line 2, column 10");
        row("bad utf-8", "{\"a\":\"\xff\"}", "not valid JSON");
        row("list", "[1]", "one JSON object");
        row("newer", R"({"format":"triptych-cards/2"})", "version");
        row("deck", R"({"format":"triptych-deck/1"})", "triptych-deck/1");
        row("no game", R"({"format":"triptych-cards/1","set":{"code":"A","name":"B"},"cards":[]})",
            "\"game\"");
        row("no set", R"({"format":"triptych-cards/1","game":"g","cards":[]})", "\"set\"");
        row("no code", R"({"format":"triptych-cards/1","game":"g","set":{"name":"B"},"cards":[]})",
            "\"code\"");
        row("no cards", R"({"format":"triptych-cards/1","game":"g","set":{"code":"A","name":"B"}})",
            "\"cards\"");
        row("card no object",
            R"({"format":"triptych-cards/1","game":"g","set":{"code":"A","name":"B"},"cards":[7]})",
            "card 1");
        row("no id",
            R"({"format":"triptych-cards/1","game":"g","set":{"code":"A","name":"B"},"cards":[{"name":"M"}]})",
            "\"id\"");
        row("no name",
            R"({"format":"triptych-cards/1","game":"g","set":{"code":"A","name":"B"},"cards":[{"id":"A-1"}]})",
            "card A-1");
        row("twice",
            R"({"format":"triptych-cards/1","game":"g","set":{"code":"A","name":"B"},"cards":[{"id":"A-1","name":"M"},{"id":"A-1","name":"N"}]})",
            "used by an earlier card");
    }
    void broken_packs_are_refused()
    {
        QFETCH(QString, text);
        QFETCH(QString, says);
        const QByteArray bytes = QTest::currentDataTag() == QByteArrayLiteral("bad utf-8")
            ? QByteArray("{\"a\":\"\xff\"}")
            : text.toUtf8();
        const ParsedPack parsed = parsePack({ "p.json", bytes.toStdString() });
        QVERIFY(!parsed.problems.empty());
        QVERIFY2(tests::wordsOf(parsed.problems).contains(says),
            qPrintable(tests::wordsOf(parsed.problems)));
    }

    /// The file that ended the client at every start: lists within lists, in any field.
    void lists_within_lists_are_refused_with_their_place()
    {
        const std::string deep = std::string(58'000, '[') + std::string(58'000, ']');
        for (const std::string& pack :
            { R"({"format":"triptych-cards/1","game":"g","set":{"code":"A","name":"B"},"cards":[{"id":"A-1","name":"M","text":)"
                    + deep + "}]}",
                R"({"format":"triptych-cards/1","game":"g","set":{"code":"A","name":"B"},"cards":[],"x":)"
                    + deep + "}" }) {
            const ParsedPack parsed = parsePack({ "p.json", pack });
            QCOMPARE(parsed.problems.size(), std::size_t { 1 });
            QVERIFY(QString::fromStdString(parsed.problems[0].place).startsWith("p.json, line 1"));
            QVERIFY2(tests::wordsOf(parsed.problems).contains("64 deep"),
                qPrintable(tests::wordsOf(parsed.problems)));
        }
    }

    void fields_that_nobody_reads_are_told_once_with_the_one_that_was_meant()
    {
        const ParsedPack parsed = parsePack({ "p.json",
            R"({"format":"triptych-cards/1","game":"g","sets":7,"set":{"code":"A","name":"B","licenze":"L"},
            "cards":[{"id":"A-1","name":"M"}]})" });
        QVERIFY(parsed.problems.empty());
        QCOMPARE(parsed.pack.cards.size(), std::size_t { 1 });
        QCOMPARE(parsed.warnings.size(), std::size_t { 2 });
        QCOMPARE(parsed.warnings[0].place, std::string("p.json, set"));
        QVERIFY(tests::wordsOf(parsed.warnings).contains("did you mean \"licence\"?"));
        QVERIFY(tests::wordsOf(parsed.warnings).contains("did you mean \"set\"?"));

        const std::array<std::string_view, 4> known { "text", "melee", "melee.damage", "cost" };
        UnknownFields unknown;
        const auto card = nlohmann::json::parse(
            R"({"text":"","txet":1,"melee":{"damage":1,"damgae":2},"colour":"x"})");
        unknown.look(card, known, "card 1");
        unknown.look(card, known, "card 2");
        const Problems warnings = unknown.warnings();
        QCOMPARE(warnings.size(), std::size_t { 3 });
        QVERIFY(tests::wordsOf(warnings).contains("\"txet\" is not known here"));
        QVERIFY(tests::wordsOf(warnings).contains("did you mean \"melee.damage\"?"));
        QVERIFY(tests::wordsOf(warnings).contains("It stands in 2 places."));
        for (const Problem& warning : warnings)
            QCOMPARE(warning.place, std::string("card 1"));
    }

    void wrong_kinds_and_doubles_are_refused()
    {
        const auto problems = [](const std::string& set, const std::string& card) {
            return tests::wordsOf(parsePack(
                { "p.json",
                    R"({"format":"triptych-cards/1","game":"g","set":{"code":"A","name":"B")" + set
                        + R"(},"cards":[{"id":"A-1","name":"M")" + card + "}]}" })
                                      .problems);
        };
        QVERIFY(problems("", "").isEmpty());
        QVERIFY(problems(R"(,"version":1.0)", "").contains("\"version\" must be a text"));
        QVERIFY(problems("", R"(,"name":0.5)").contains("\"name\" stands twice"));
        QVERIFY(problems("", R"(,"x":"a\u0000")").contains("control character"));
        QVERIFY(tests::wordsOf(
            parsePack(
                { "p.json",
                    R"({"format":"triptych-cards/1","game":"g","set":{"code":"A","name":"B"},"cards":[{"id":"A-1","name":0.5}]})" })
                .problems)
                    .contains("\"name\" is missing or not a text"));
    }

    void after_many_mistakes_the_rest_is_not_read()
    {
        std::string text
            = R"({"format":"triptych-cards/1","game":"g","set":{"code":"A","name":"B"},"cards":[)";
        for (int i = 0; i < 40'000; ++i)
            text += "7,";
        const ParsedPack many = parsePack({ "p.json", text + "7]}" });
        QCOMPARE(many.problems.size(), std::size_t { 201 });
        for (int i = 0; i < 20'000; ++i)
            text += "7,";
        const ParsedPack tooMany = parsePack({ "p.json", text + "7]}" });
        QCOMPARE(tooMany.problems.size(), std::size_t { 1 });
        QVERIFY(tests::wordsOf(tooMany.problems).contains("50000"));
    }

    void the_good_cards_of_a_pack_survive_the_bad_ones()
    {
        const ParsedPack parsed = parsePack(
            { "p", R"({"format":"triptych-cards/1","game":"g","set":{"code":"A","name":"B"},
            "cards":[{"id":"A-1","name":"M"},7,{"id":"A-2","name":"N"}]})" });
        QCOMPARE(parsed.problems.size(), std::size_t { 1 });
        QCOMPARE(parsed.pack.cards.size(), std::size_t { 2 });
    }
};

QTEST_APPLESS_MAIN(TestPack)
#include "tst_pack.moc"
