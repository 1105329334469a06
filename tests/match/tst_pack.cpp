#include "cards/Pack.h"
#include "support/Play.h"

#include <QTest>

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
        QVERIFY2(parsed.problems.empty(), qPrintable(tests::text(parsed.problems)));
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
        QVERIFY2(
            tests::text(parsed.problems).contains(says), qPrintable(tests::text(parsed.problems)));
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
