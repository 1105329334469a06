#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

struct Run
{
    int code = -1;
    QString out;
    QString err;
};

Run cli(const QStringList& words)
{
    QProcess process;
    process.start(QStringLiteral(TRIPTYCH_CLI), words);
    process.closeWriteChannel();
    if (!process.waitForFinished(300000))
        return {};
    return { process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2,
        QString::fromUtf8(process.readAllStandardOutput()),
        QString::fromUtf8(process.readAllStandardError()) };
}

QJsonObject objectOf(const QString& text)
{
    return QJsonDocument::fromJson(text.toUtf8()).object();
}

} // namespace

/// `match --check` counts what breaks a law, and `match --merge` adds such counts up.
class TestCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void every_ruleset_is_played_with_every_number_of_seats()
    {
        const Run run = cli({ "match", "--check", "--games", "2", "--json" });
        QVERIFY2(run.code == 0, qPrintable(run.out + run.err));
        const QJsonObject report = objectOf(run.out);
        QCOMPARE(report["format"].toString(), QStringLiteral("triptych-check/1"));
        QCOMPARE(report["faulty_games"].toInt(), 0);
        QCOMPARE(report["crowded_games"].toInt(), 0);
        QStringList played;
        for (const auto& each : report["tables"].toArray()) {
            const QJsonObject table = each.toObject();
            played << QStringLiteral("%1 %2 %3")
                          .arg(table["game"].toString(), table["ruleset"].toString())
                          .arg(table["seats"].toInt());
            QCOMPARE(table["games"].toInt(), 2);
            QVERIFY(table["answers"].toInt() >= table["choices"].toInt());
            QVERIFY(table["most_answers"].toObject()["answers"].toInt() > 0);
            QVERIFY(table["most_turns"].toObject()["turns"].toInt() > 0);
            int ended = 0;
            const QJsonObject endings = table["endings"].toObject();
            for (const auto& count : endings)
                ended += count.toInt();
            QCOMPARE(ended, 2); // each game ends in a way that has a name
            QVERIFY(!table["rooms"].toObject().isEmpty());
        }
        for (const char* const each :
            { "kryptik constructed 2", "kryptik krucible 3", "kryptik krucible 4",
                "seize standard 2", "seize standard-2v2 4", "altered cr1 2", "altered cr4 2" })
            QVERIFY2(played.contains(QString(each)), each);
    }

    void shards_add_up_to_the_whole()
    {
        const QStringList check { "match", "--check", "--game", "kryptik" };
        const QString a = m_folder.filePath("a.json"), b = m_folder.filePath("b.json");
        QCOMPARE(cli(check + QStringList { "--seed", "1", "--games", "2", "--out", a }).code, 0);
        QCOMPARE(cli(check + QStringList { "--seed", "3", "--games", "1", "--out", b }).code, 0);
        const Run whole
            = cli(check + QStringList { "--seed", "1", "--games", "3", "--json", "--jobs", "1" });
        const Run merged = cli({ "match", "--merge", a, b, "--json" });
        QCOMPARE(merged.code, 0);
        QCOMPARE(objectOf(merged.out)["tables"], objectOf(whole.out)["tables"]);
        QCOMPARE(objectOf(merged.out)["seeds"].toArray().size(), 2);
        const Run twice = cli({ "match", "--merge", a, b, a });
        QCOMPARE(twice.code, 2);
        QVERIFY2(twice.err.contains("counts once"), qPrintable(twice.err));
    }

    // No game of ours has a fault to find, so one is written into a result: it stays, and is told.
    void a_fault_stays_a_fault_when_results_are_added_up()
    {
        QJsonObject report = objectOf(
            cli({ "match", "--check", "--game", "altered", "--seed", "7", "--json" }).out);
        QJsonArray tables = report["tables"].toArray();
        QJsonObject table = tables[0].toObject();
        table["faults"] = QJsonArray { QJsonObject { { "law", "A zone list runs in a circle." },
            { "games", 2 }, { "seed", 7 }, { "answers", 31 }, { "journal", "fault.jsonl" } } };
        tables[0] = table;
        report["tables"] = tables;
        const QString bad = m_folder.filePath("bad.json"), good = m_folder.filePath("good.json");
        QFile file(bad);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(report).toJson());
        file.close();
        QCOMPARE(
            cli({ "match", "--check", "--game", "altered", "--seed", "8", "--out", good }).code, 0);
        const Run run = cli({ "match", "--merge", good, bad });
        QCOMPARE(run.code, 1);
        QVERIFY2(run.out.contains("first seed 7 after 31 answers: A zone list runs in a circle."),
            qPrintable(run.out));
        QVERIFY2(run.out.contains("fault.jsonl"), qPrintable(run.out));
        QVERIFY2(run.out.contains("2 faulty"), qPrintable(run.out));
    }

    void what_is_no_result_is_refused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no JSON") << QByteArray("games: 3");
        QTest::newRow("another format") << QByteArray(R"({"format":"triptych-deck/1"})");
        QTest::newRow("a list") << QByteArray("[1]");
        QTest::newRow("damaged") << QByteArray(
            R"({"format":"triptych-check/1","cards":[],"seeds":7})");
        QTest::newRow("wrong types") << QByteArray(
            R"({"format":"triptych-check/1","cards":[],"seeds":[],"tables":[{"game":3}]})");
    }
    void what_is_no_result_is_refused()
    {
        QFETCH(QByteArray, text);
        const QString path = m_folder.filePath("no.json");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        const Run run = cli({ "match", "--merge", path });
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.contains("no.json"), qPrintable(run.err));
    }

    void bad_calls_say_what_to_do_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* words, const char* says) {
            QTest::newRow(words) << QString(words).split(' ') << QString(says);
        };
        row("match --merge", "Name the results");
        row("match --check extra.json", "This command has only options");
        row("match --check --ruleset cr1", "--game GAME");
        row("match --check --cards x.json", "--game GAME");
        row("match --check --game kryptik --ruleset pauper", "There is no ruleset");
        row("match --check --game kryptik --seats 8", "No ruleset is played");
        row("match --check --games 0", "whole number");
    }
    void bad_calls_say_what_to_do()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, says);
        const Run run = cli(words);
        QCOMPARE(run.code, 2);
        QVERIFY2((run.err + run.out).contains(says), qPrintable(run.err + run.out));
    }

private:
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestCheck)
#include "tst_check.moc"
