#include "CliFixture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

/// The program as a caller sees it: exit codes and messages for good and for bad input.
class TestCli : public CliFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { begin(); }

    void bad_calls_say_what_to_do_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* words, const char* says) {
            QTest::newRow(words) << QString(words).split(' ', Qt::SkipEmptyParts) << QString(says);
        };
        row("", "scenario run");
        row("fly", "There is no command \"fly\"");
        row("match --fast", "There is no option --fast");
        row("match --games", "--games needs a value");
        row("match --games many", "whole number");
        row("match --games 0", "whole number");
        row("match --seat p9=random", "p1=");
        row("match --seat random", "p1=");
        row("match --seat p1=genius", "There is no agent \"genius\"");
        row("match --game chess", "There is no game \"chess\"");
        row("match --ruleset pauper", "There is no ruleset \"pauper\"");
        row("scenario run", "at least one");
        row("replay", "Name one journal");
        row("deck check", "Name one deck");
        row("deck convert nothing.json --to json", "nothing.json");
        row("cards explain", "at least one card pack");
        row("cards explain pack.json --language fr", "en or de");
        row("match extra.json", "This command has only options");
        row("match --game seize --option fastDice", "is no option of the ruleset");
        row("match --game seize --option handSlots=maybe", "NAME=on or NAME=off");
        row("match --game kryptik --option handSlots", "has no options");
        row("boosters open --game chess", "There is no game \"chess\"");
        row("cards find --game kryptik t:spel r:comon", "did you mean \"common\"");
        row("deck stats", "Name one deck");
        row("deck test", "Name the deck");
        row("deck test --merge", "Name the results");
        row("boosters open --game seize --booster Gold", "There is no booster \"Gold\"");
        row("boosters open --game seize --count 0", "--count needs a whole number");
        row("boosters open --game seize x.json", "This command has only options");
        row("draft --game kryptik --ruleset constructed", "are not drafted; use limited");
        row("draft --game seize --ruleset arena", "are not drafted; use draft");
        row("draft --game seize --ruleset pauper", "There is no ruleset \"pauper\"");
        row("draft --game seize --seats 9", "--seats needs a whole number from 1 to 8");
        row("draft --game seize --seats 1", "for 2 to 8 seats");
        row("draft --game seize --pack-size 2", "too few for a deck of 30");
        row("draft --game seize --out /proc/nowhere", "/proc/nowhere");
        row("bench speed", "There is no benchmark \"speed\"");
        row("scenario run /proc/self/fd", "no .json file in this folder");
        row("scenario run /nowhere/x.json --cards /nowhere/cards.json", "/nowhere/x.json");
    }
    void bad_calls_say_what_to_do()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, says);
        const Run run = cli(words);
        QCOMPARE(run.code, 2);
        QVERIFY2((run.err + run.out).contains(says), qPrintable(run.err + run.out));
    }

    void help_is_there_for_every_command()
    {
        const Run overview = cli({ "--help" });
        QCOMPARE(overview.code, 0);
        for (const char* const command : { "scenario run", "match", "play", "replay", "cards check",
                 "cards coverage", "cards explain", "cards find", "deck check", "deck convert",
                 "deck stats", "deck test", "boosters open", "draft", "draft measure",
                 "rules coverage", "bench" }) {
            QVERIFY2(overview.out.contains(command), command);
            const Run run = cli(QString(command).split(' ') + QStringList { "--help" });
            QCOMPARE(run.code, 0);
            QVERIFY2(run.out.contains(command), qPrintable(run.out));
        }
    }

    void a_folder_stands_for_the_scenarios_below_it()
    {
        QVERIFY(QDir(m_folder.path()).mkpath("scenarios/deeper"));
        const QDir from(QStringLiteral(TRIPTYCH_TEST_SOURCE "/scenarios/kryptik"));
        const QStringList files = from.entryList({ "*.json" }, QDir::Files, QDir::Name);
        QVERIFY(files.size() >= 2);
        QVERIFY(QFile::copy(from.filePath(files[0]), m_folder.filePath("scenarios/one.json")));
        QVERIFY(
            QFile::copy(from.filePath(files[1]), m_folder.filePath("scenarios/deeper/two.json")));
        const Run run = cli({ "scenario", "run", m_folder.filePath("scenarios") });
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains("2 passed, 0 failed"), qPrintable(run.out));
    }

    void a_link_to_itself_is_no_file_and_ends_nothing()
    {
        QVERIFY(QDir(m_folder.path()).mkpath("links"));
        const QString loop = m_folder.filePath("links/loop.json");
        QVERIFY(QFile::link(loop, loop));
        for (const QStringList& words :
            { QStringList { "scenario", "run", loop }, QStringList { "cards", "check", loop },
                QStringList { "deck", "check", loop }, QStringList { "replay", loop } }) {
            const Run run = cli(words);
            QCOMPARE(run.code, 2);
            QVERIFY2(
                (run.out + run.err).contains("cannot be opened"), qPrintable(run.out + run.err));
            QVERIFY(!(run.out + run.err).contains("cannot go on"));
        }
        // In a folder it is passed over, and what stands beside it is not.
        const QDir from(QStringLiteral(TRIPTYCH_TEST_SOURCE "/scenarios/kryptik"));
        const QString one = from.entryList({ "*.json" }, QDir::Files, QDir::Name).value(0);
        QVERIFY(QFile::copy(from.filePath(one), m_folder.filePath("links/z.json")));
        const Run run = cli({ "scenario", "run", m_folder.filePath("links") });
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains("1 passed, 0 failed"), qPrintable(run.out));
    }

    void what_nobody_reads_is_told_and_what_is_endless_refused()
    {
        const QString slip = write("slip.json",
            R"({"format":"triptych-cards/1","game":"kryptik","set":{"code":"X","name":"X"},"cards":[
            {"id":"X-1","name":"One","type":"citizen","cost":"{1}","attack":1,"defense":1,"soul":"","rartiy":"common"}]})");
        const Run warned = cli({ "cards", "check", slip });
        QCOMPARE(warned.code, 0);
        QVERIFY2(warned.err.contains("did you mean \"rarity\"?"), qPrintable(warned.err));
        const Run json = cli({ "cards", "check", "--json", slip });
        QCOMPARE(
            QJsonDocument::fromJson(json.out.toUtf8()).object()["warnings"].toArray().size(), 1);
        const QString deep = write("deep.json",
            R"({"format":"triptych-scenario/1","game":"altered","script":)"
                + QByteArray(58'000, '[') + QByteArray(58'000, ']') + "}");
        const Run refused = cli({ "scenario", "run", deep });
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.out.contains("64 deep"), qPrintable(refused.out));
        const Run endless = cli({ "cards", "check", "/dev/zero" });
        QCOMPARE(endless.code, 2);
        QVERIFY2(endless.err.contains("more than 16777216 bytes"), qPrintable(endless.err));
    }

    void broken_json_is_named_with_line_and_column()
    {
        const QString path = write("broken.json", "{\n  \"format\": oops\n}");
        for (const QStringList& words :
            { QStringList { "deck", "check", path }, QStringList { "cards", "check", path },
                QStringList { "scenario", "run", path } }) {
            const Run run = cli(words);
            QCOMPARE(run.code, 2);
            QVERIFY2(
                (run.err + run.out).contains("line 2, column 13"), qPrintable(run.err + run.out));
        }
    }

    void a_missing_or_unreadable_file_is_named()
    {
        const Run missing = cli({ "deck", "check", "/nowhere/deck.json" });
        QCOMPARE(missing.code, 2);
        QVERIFY2(
            missing.err.contains("/nowhere/deck.json") && missing.err.contains("cannot be opened"),
            qPrintable(missing.err));
        const Run folder = cli({ "replay", m_folder.path() });
        QCOMPARE(folder.code, 2);
        QVERIFY2(folder.err.contains("This is a folder"), qPrintable(folder.err));
        const Run binary = cli({ "replay", QStringLiteral(TRIPTYCH_CLI) });
        QCOMPARE(binary.code, 2);
    }

    void matches_are_the_same_however_many_run_at_once()
    {
        const QStringList words { "match", "--games", "6", "--seed", "5", "--mirror", "--json",
            "--jobs" };
        const Run one = cli(words + QStringList { "1" });
        const Run two = cli(words + QStringList { "2" });
        QVERIFY2(one.code == 0, qPrintable(one.err + one.out));
        QCOMPARE(two.out, one.out);
        const QJsonObject json = QJsonDocument::fromJson(one.out.toUtf8()).object();
        int wins = json["draws"].toInt();
        for (const QJsonValue& side : json["sides"].toArray())
            wins += side.toObject()["wins"].toInt();
        QCOMPARE(wins, 6);
    }

    void a_journal_that_is_played_elsewhere_is_replayed_as_it_stands()
    {
        QCOMPARE(cli({ "match", "--games", "1", "--journal", m_folder.filePath("open") }).code, 0);
        QFile whole(m_folder.filePath("open/kryptik-00001.jsonl"));
        QVERIFY(whole.open(QIODevice::ReadOnly));
        const QByteArray text = whole.readAll();
        // The other program is in the middle of a line.
        const QString path = write("played.jsonl", text.left(text.size() / 2));
        QVERIFY(!cli({ "replay", path }).out.contains("has this journal open"));
        write("played.jsonl.lock", "4711\ntriptych\nanns-computer\nid\nboot\n");
        const Run run = cli({ "replay", path });
        QCOMPARE(run.code, 0);
        QVERIFY2(
            run.out.contains("process 4711 on the machine anns-computer"), qPrintable(run.out));
        QVERIFY(QJsonDocument::fromJson(
            cli({ "replay", path, "--json" }).out.toUtf8())["open_elsewhere"]
                    .toBool());
        const Run empty = cli({ "replay", write("empty.jsonl", "") });
        QVERIFY(empty.code != 0);
        QVERIFY2(empty.err.contains("The journal is empty"), qPrintable(empty.err));
    }

    void a_journal_is_kept_and_replayed()
    {
        const QString folder = m_folder.filePath("journals");
        QCOMPARE(cli({ "match", "--games", "2", "--journal", folder }).code, 0);
        const QString path = folder + "/kryptik-00001.jsonl";
        const Run run = cli({ "replay", path, "--json" });
        QVERIFY2(run.code == 0, qPrintable(run.err + run.out));
        QVERIFY(QJsonDocument::fromJson(run.out.toUtf8()).object()["finished"].toBool());

        const Run some
            = cli({ "replay", path, "--to", "3", "--observe", "--viewer", "p1", "--json" });
        QCOMPARE(some.code, 0);
        const QJsonObject json = QJsonDocument::fromJson(some.out.toUtf8()).object();
        QCOMPARE(json["answers"].toInt(), 3);
        QCOMPARE(json["observation"].toObject()["viewer"].toString(), QStringLiteral("p1"));

        const Run nobody = cli({ "replay", path, "--observe", "--viewer", "p3" });
        QCOMPARE(nobody.code, 2);
        QVERIFY2(nobody.err.contains("There is no seat p3"), qPrintable(nobody.err));

        QByteArray text = read(path);
        const Run torn = cli({ "replay", write("torn.jsonl", text.left(text.size() - 5)) });
        QCOMPARE(torn.code, 0);
        QVERIFY2(torn.out.contains("cut off"), qPrintable(torn.out));

        const qsizetype at = text.lastIndexOf("\"hash\":\"") + 8;
        text[at] = text[at] == '0' ? '1' : '0';
        const Run forged = cli({ "replay", write("forged.jsonl", text) });
        QCOMPARE(forged.code, 1);
        QVERIFY2(forged.err.contains("hash"), qPrintable(forged.err));

        text.replace("journal/1", "journal/7");
        const Run newer = cli({ "replay", write("newer.jsonl", text) });
        QCOMPARE(newer.code, 2);
        QVERIFY2(newer.err.contains("version"), qPrintable(newer.err));
    }

    void bots_play_by_lines()
    {
        // A bot that concedes at once, after some lines that cannot be answers.
        const Run run = cli({ "play", "--seat", "p2=random", "--seed", "3" },
            "{oops\n{\"answer\":5}\n{\"answer\":\"attack "
            "nothing\"}\n{\"serial\":99,\"answer\":\"concede\"}\n"
            "p2: pass\n\n{\"serial\":1,\"answer\":\"concede\"}\n");
        QVERIFY2(run.code == 0, qPrintable(run.err + run.out));
        QStringList types;
        for (const QString& line : run.out.split('\n', Qt::SkipEmptyParts)) {
            const QJsonObject message = QJsonDocument::fromJson(line.toUtf8()).object();
            QVERIFY2(!message.isEmpty(), qPrintable(line));
            if (message["type"] != QStringLiteral("event"))
                types << message["type"].toString();
            if (message["type"] == QStringLiteral("decision")) {
                QVERIFY(!message["legal"].toArray().isEmpty());
                QCOMPARE(message["observation"].toObject()["viewer"].toString(),
                    message["seat"].toString());
            }
        }
        QCOMPARE(types,
            (QStringList {
                "match", "decision", "error", "error", "error", "error", "error", "over" }));
        const Run ended = cli({ "play" }, "");
        QCOMPARE(ended.code, 1);
        QVERIFY(ended.out.contains("input has ended"));
    }

    void a_failing_scenario_is_told_from_an_unusable_one()
    {
        const QByteArray board
            = R"({"format":"triptych-scenario/1","name":"n","game":"kryptik","ruleset":"constructed",
            "turn":3,"active":"p1","phase":"first","cards":[{"id":"X-1","name":"Filler","type":"citizen","cost":"{1}",
            "attack":1,"defense":1,"soul":"","text":""}],"players":{"p1":{"deck":["Filler","Filler"],"hand":["Filler"],"eleven_year":["Filler"]},
            "p2":{"deck":["Filler","Filler"],"eleven_year":["Filler"]}},"script":["p1: pass"],)";
        const Run good = cli({ "scenario", "run",
            write("good.json", board + "\"expect\":[{\"path\":\"/turn\",\"is\":3}]}") });
        QVERIFY2(good.code == 0, qPrintable(good.out + good.err));
        QVERIFY(good.out.endsWith("1 passed, 0 failed\n"));
        const Run list = cli({ "scenario", "run", write("list.json", "[]") });
        QCOMPARE(list.code, 2);
        QVERIFY2(list.out.contains("must hold one JSON object"), qPrintable(list.out));
        const Run bad = cli({ "scenario", "run",
            write("bad.json", board + "\"expect\":[{\"path\":\"/turn\",\"is\":4}]}") });
        QCOMPARE(bad.code, 1);
        QVERIFY2(bad.out.contains("/turn is 3"), qPrintable(bad.out));
        QByteArray foreign = board + "\"expect\":[]}";
        foreign.replace("p1: pass", "p2: pass");
        const Run stale = cli({ "scenario", "run", write("stale.json", foreign) });
        QCOMPARE(stale.code, 1);
        QVERIFY2(stale.out.contains("p2 is not deciding"), qPrintable(stale.out));
        foreign.replace("\"deck\":[\"Filler\",\"Filler\"]", "\"deck\":[\"No Such Card\"]");
        QCOMPARE(cli({ "scenario", "run", write("unusable.json", foreign) }).code, 2);
    }

    void card_packs_are_checked()
    {
        const QString good = QStringLiteral(TRIPTYCH_TEST_SOURCE "/../assets/cards/kryptik");
        QStringList packs;
        for (const QFileInfo& file : QDir(good).entryInfoList({ "first-*.json" }))
            packs << file.absoluteFilePath();
        const Run check = cli(QStringList { "cards", "check" } + packs);
        QVERIFY2(check.code == 0, qPrintable(check.out));
        QCOMPARE(cli(QStringList { "cards", "coverage" } + packs).code, 0);
        const QString bad = write("pack.json",
            R"({"format":"triptych-cards/1","game":"kryptik","set":{"code":"X","name":"Y"},
            "cards":[{"id":"X-1","name":"Odd One","type":"spell","cost":"{1}","soul":"","text":"Wobble target citizen."}]})");
        const Run odd = cli({ "cards", "check", bad });
        QCOMPARE(odd.code, 1);
        QVERIFY2(odd.out.contains("Odd One") || odd.out.contains("X-1"), qPrintable(odd.out));
        QVERIFY(cli({ "cards", "coverage", bad }).out.contains("0 of 1"));
        QCOMPARE(cli({ "cards", "explain", bad, "--card", "Even One" }).code, 2);
        // Without a card, every card of every pack.
        const Run all = cli(QStringList { "cards", "explain", "--json" } + packs);
        QCOMPARE(all.code, 0);
        const QJsonArray told = QJsonDocument::fromJson(all.out.toUtf8()).array();
        QVERIFY2(told.size() > 50, qPrintable(QString::number(told.size())));
        const QString name = told[7].toObject()["card"].toObject()["name"].toString();
        const Run one = cli(QStringList { "cards", "explain", "--card", name } + packs);
        QCOMPARE(one.out, told[7].toObject()["explained"].toString() + '\n');
        QVERIFY(cli({ "cards", "explain", bad }).out.startsWith("Odd One"));
    }

    void rules_without_a_test_are_found()
    {
        QDir(m_folder.path()).mkpath("tests/scenarios/kryptik");
        write("tests/scenarios/kryptik/a.json", R"({"game":"kryptik","rules":["kryptik 4.2.1"]})");
        write("tests/tst_a.cpp", "void rule_1_1_1_decks_have_fifty_cards() {}");
        const Run run = cli({ "rules", "coverage", "--source", m_folder.path(), "--json" });
        QCOMPARE(run.code, 1);
        const QJsonObject rules
            = QJsonDocument::fromJson(run.out.toUtf8()).object()["rules"].toObject();
        QCOMPARE(rules["kryptik 4.2.1"].toArray().size(), 1);
        QCOMPARE(rules["kryptik 1.1.1"].toArray().size(), 1);
        QCOMPARE(rules["kryptik 1.1.2"].toArray().size(), 0);
        QCOMPARE(cli({ "rules", "coverage", "--source", "/nowhere" }).code, 2);
    }

    void benchmarks_print_figures()
    {
        const Run run = cli({ "bench", "games", "copy", "hash", "--milliseconds", "20", "--json" });
        QVERIFY2(run.code == 0, qPrintable(run.err));
        for (const QJsonValue& figure :
            QJsonDocument::fromJson(run.out.toUtf8()).object()["figures"].toArray())
            QVERIFY2(figure.toObject()["value"].toDouble() > 0,
                qPrintable(figure.toObject()["name"].toString()));
    }
};

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
