#include "CliFixture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

/// What the program does with decks, boosters and drafts.
class TestCliDecks : public CliFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { begin(); }

    void boosters_are_the_same_for_the_same_seed()
    {
        const QStringList words { "boosters", "open", "--game", "seize", "--count", "3", "--json" };
        const Run one = cli(words + QStringList { "--seed", "7" });
        QCOMPARE(one.code, 0);
        QCOMPARE(cli(words + QStringList { "--seed", "7" }).out, one.out);
        QVERIFY(cli(words + QStringList { "--seed", "8" }).out != one.out);
        const QJsonObject json = QJsonDocument::fromJson(one.out.toUtf8()).object();
        QCOMPARE(json["packs"].toArray().size(), 3);
        for (const QJsonValue& pack : json["packs"].toArray())
            QCOMPARE(pack.toArray().size(), 12);
        const Run words12 = cli({ "boosters", "open", "--game", "seize" });
        QCOMPARE(words12.out.count('\n'), 13);
    }

    void measured_drafts_add_up_however_they_are_shared_out()
    {
        const QStringList words { "draft", "measure", "--game", "kryptik", "--against", "random",
            "--level", "random", "--games", "1", "--seed", "7", "--json", "--output" };
        const auto part = [&](const char* name, int first, int drafts) {
            const QString file = m_folder.filePath(name);
            const Run run = cli(words
                + QStringList {
                    file, "--first", QString::number(first), "--drafts", QString::number(drafts) });
            return run.code == 0 ? file : QString();
        };
        const QString whole = part("measured.json", 0, 4);
        const QString one = part("measured-1.json", 0, 1);
        const QString rest = part("measured-2.json", 1, 3);
        QVERIFY(!whole.isEmpty() && !one.isEmpty() && !rest.isEmpty());
        const QString sum = m_folder.filePath("measured-sum.json");
        QCOMPARE(
            cli({ "draft", "measure", "--merge", rest, one, "--json", "--output", sum }).code, 0);
        QCOMPARE(read(sum), read(whole));
        const QJsonObject all = QJsonDocument::fromJson(read(whole)).object();
        QCOMPARE(all["games"].toInt(), 16); // four pairs of each draft
        QVERIFY(all["interval"].toArray().first().toDouble() <= all["share"].toDouble());
        const Run twice = cli({ "draft", "measure", "--merge", one, whole });
        QCOMPARE(twice.code, 2);
        QVERIFY2(twice.err.contains("counted already"), qPrintable(twice.err));
        const QString broken
            = write("measured-broken.json", read(one).replace("\"draws\": ", "\"draws\": 99"));
        QVERIFY(cli({ "draft", "measure", "--merge", broken }).err.contains("more won games"));
        QCOMPARE(cli({ "draft", "measure", "--merge", write("list.json", "[1]") }).code, 2);
    }

    void a_deck_is_held_to_the_pool_in_its_own_file()
    {
        const QByteArray deck = R"({"format":"triptych-deck/1","game":"kryptik","ruleset":"limited",
            "name":"Pooled","main":[{"card":"FT-001","count":30}],"side":[],"pool":)";
        const auto check = [&](const QByteArray& pool) {
            return cli({ "deck", "check", write("pooled.json", deck + pool + '}') });
        };
        const Run enough = check(R"([{"card":"FT-001","count":31}])");
        QVERIFY2(enough.code == 0, qPrintable(enough.out + enough.err));
        const Run fewer = check(R"([{"card":"FT-001","count":12}])");
        QCOMPARE(fewer.code, 1);
        QVERIFY2(fewer.out.contains("the pool has 12. Remove 18 x"), qPrintable(fewer.out));
        const Run wrong = check(R"([{"count":1}])");
        QCOMPARE(wrong.code, 2);
        QVERIFY2(wrong.err.contains("pool"), qPrintable(wrong.err));
    }

    void a_draft_writes_pools_and_decks_that_can_be_played()
    {
        for (const QString& manner : { QString(), QString("--sealed") }) {
            const QString folder = m_folder.filePath("draft" + manner);
            QStringList words { "draft", "--game", "seize", "--seats", "3", "--seed", "5", "--out",
                folder };
            if (!manner.isEmpty())
                words.append(manner);
            const Run drafted = cli(words);
            QVERIFY2(drafted.code == 0, qPrintable(drafted.out + drafted.err));
            QCOMPARE(QDir(folder).entryList(QDir::Files).size(), 6);
            for (const char* const seat : { "seat-1", "seat-2", "seat-3" }) {
                const QString deck = QDir(folder).filePath(QString(seat) + ".json");
                const QString pool = QDir(folder).filePath(QString(seat) + "-pool.json");
                const Run checked = cli({ "deck", "check", deck, "--pool", pool });
                QVERIFY2(checked.code == 0, qPrintable(checked.out + checked.err));
                // All of a pool is more than a deck may have.
                QCOMPARE(cli({ "deck", "check", pool }).code, 1);
            }
            const QString first = QDir(folder).filePath("seat-1.json");
            const QString second = QDir(folder).filePath("seat-2.json");
            const Run stranger = cli(
                { "deck", "check", first, "--pool", QDir(folder).filePath("seat-2-pool.json") });
            QCOMPARE(stranger.code, 1);
            QVERIFY2(stranger.out.contains("pool"), qPrintable(stranger.out));
            const Run match = cli({ "match", "--game", "seize", "--deck", "p1=" + first, "--deck",
                "p2=" + second, "--seat", "p1=random", "--seat", "p2=random", "--games", "4" });
            QVERIFY2(match.code == 0, qPrintable(match.out + match.err));
        }
    }

    void boosters_that_cannot_be_filled_are_told_of()
    {
        const QString pack = write("thin.json",
            R"({"format":"triptych-cards/1","game":"seize","set":{"code":"TH","name":"Thin"},
                "cards":[{"id":"TH-1","name":"Only One","type":"treasure","treasure":"relic","stars":1}],
                "boosters":[{"name":"Thin","slots":[{"count":2,"type":"treasure"}]}]})");
        const Run checked = cli({ "cards", "check", pack });
        QCOMPARE(checked.code, 1);
        QVERIFY2(checked.out.contains("needs 2 different cards"), qPrintable(checked.out));
        const Run opened = cli({ "boosters", "open", "--game", "seize", "--cards", pack });
        QCOMPARE(opened.code, 2);
        QVERIFY2(opened.err.contains("needs 2 different cards"), qPrintable(opened.err));
    }

    void a_legal_deck_is_legal()
    {
        const Run run = cli({ "deck", "check", m_decks, "--json" });
        QVERIFY2(run.code == 0, qPrintable(run.out + run.err));
        const QJsonObject json = QJsonDocument::fromJson(run.out.toUtf8()).object();
        QVERIFY(json["legal"].toBool() && json["problems"].toArray().isEmpty());
        const Run unknown = cli({ "deck", "check", m_decks, "--ruleset", "pauper" });
        QCOMPARE(unknown.code, 2);
        QVERIFY2(unknown.err.contains("There is no ruleset"), qPrintable(unknown.err));
    }

    void an_illegal_deck_names_the_rule_data()
    {
        QTest::addColumn<QString>("card");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("says");
        QTest::newRow("51 cards") << QString() << 1 << "kryptik 1.1.1";
        QTest::newRow("4 of a card") << QString() << 4 << "kryptik 1.2.1";
        QTest::newRow("unknown card") << "No Such Card" << 1 << "No Such Card";
    }
    void an_illegal_deck_names_the_rule()
    {
        QFETCH(QString, card);
        QFETCH(int, count);
        QFETCH(QString, says);
        QJsonObject deck = QJsonDocument::fromJson(read(m_decks)).object();
        QJsonArray main = deck["main"].toArray();
        main.append(
            QJsonObject { { "card", card.isEmpty() ? main[0].toObject()["card"].toString() : card },
                { "count", count } });
        deck["main"] = main;
        const QString path = write("illegal.json", QJsonDocument(deck).toJson());
        const Run run = cli({ "deck", "check", path, "--json" });
        QCOMPARE(run.code, 1);
        QVERIFY2(run.out.contains(says), qPrintable(run.out));
        QVERIFY(!QJsonDocument::fromJson(run.out.toUtf8()).object()["legal"].toBool());
        // And it is refused where it would be played.
        const Run match = cli({ "match", "--deck", "p1=" + path });
        QCOMPARE(match.code, 2);
        QVERIFY2(match.err.contains(says), qPrintable(match.err));
    }

    void a_deck_goes_to_text_and_back()
    {
        const QString list = m_folder.filePath("list.txt"), again = m_folder.filePath("again.json");
        QCOMPARE(cli({ "deck", "convert", m_decks, "--to", "text", "--output", list }).code, 0);
        QVERIFY(read(list).contains("Sideboard"));
        QCOMPARE(cli({ "deck", "convert", list, "--to", "json", "--output", again }).code, 0);
        const QJsonObject was = QJsonDocument::fromJson(read(m_decks)).object();
        const QJsonObject is = QJsonDocument::fromJson(read(again)).object();
        QCOMPARE(is["main"], was["main"]);
        QCOMPARE(is["side"], was["side"]);
        QVERIFY(!QFile::exists(again + ".new"));
    }

    void a_posted_list_is_for_the_game_that_knows_its_cards()
    {
        const QString deck = QStringLiteral(
            TRIPTYCH_TEST_SOURCE "/../assets/decks/altered/a-lamp-at-every-gate.json");
        const QString list = m_folder.filePath("posted.txt");
        const QString again = m_folder.filePath("posted.json");
        QCOMPARE(cli({ "deck", "convert", deck, "--to", "ids", "--output", list }).code, 0);
        const Run good = cli({ "deck", "check", list });
        QVERIFY2(good.code == 0, qPrintable(good.out + good.err));
        QVERIFY(good.out.contains("altered"));
        QCOMPARE(cli({ "deck", "convert", list, "--to", "json", "--output", again }).code, 0);
        const QJsonObject json = QJsonDocument::fromJson(read(again)).object();
        QCOMPARE(json["game"].toString(), QStringLiteral("altered"));
        QVERIFY(!json["hero"].toString().isEmpty());
        QCOMPARE(json["main"].toArray().size(), 15);

        const Run wrong = cli({ "deck", "check",
            write("wrong.txt", read(list) + "4 ALT_NOWHERE_B_OR_10_C\n"), "--game", "altered" });
        QCOMPARE(wrong.code, 1);
        QVERIFY2(wrong.out.contains("line 17: \"ALT_NOWHERE_B_OR_10_C\""), qPrintable(wrong.out));
    }

    void a_limited_deck_says_so_itself()
    {
        QJsonObject deck
            = QJsonDocument::fromJson(read(QStringLiteral(TRIPTYCH_TEST_SOURCE
                                          "/../assets/decks/altered/a-lamp-at-every-gate.json")))
                  .object();
        QJsonArray main = deck["main"].toArray();
        while (main.size() > 11)
            main.removeLast();
        deck["main"] = main; // 30 cards: too few for a constructed deck
        const QString path = write("small.json", QJsonDocument(deck).toJson());
        const Run constructed = cli({ "deck", "check", path });
        QCOMPARE(constructed.code, 1);
        QVERIFY2(constructed.out.contains("altered 1.1.4.c"), qPrintable(constructed.out));
        deck["ruleset"] = "cr4-limited";
        const Run limited
            = cli({ "deck", "check", write("limited.json", QJsonDocument(deck).toJson()) });
        QVERIFY2(limited.code == 0, qPrintable(limited.out + limited.err));
    }
};

QTEST_GUILESS_MAIN(TestCliDecks)
#include "tst_cli_decks.moc"
