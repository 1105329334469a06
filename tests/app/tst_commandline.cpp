#include "app/CommandLine.h"

#include <QTest>

class TestCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothing_isFine();
    void newMatch_isReadWithSeatsAndDecks();
    void file_isWhatIsNoOption();
    void equalsSign_isAnotherWayToGiveAValue();
    void mistakes_data();
    void benchmark_isOfTheStartOrOfTheTable();
    void mistakes();
    void help_namesEveryOption();
};

void TestCommandLine::nothing_isFine()
{
    const CommandLine line = CommandLine::read({});
    QVERIFY(line.problem.isEmpty());
    QVERIFY(!line.software && !line.benchmark && line.game.isEmpty());
}

void TestCommandLine::benchmark_isOfTheStartOrOfTheTable()
{
    const QString benchmark = QStringLiteral("--benchmark");
    CommandLine line = CommandLine::read({ benchmark });
    QVERIFY(line.problem.isEmpty() && line.benchmark && !line.tableBenchmark);
    line = CommandLine::read({ benchmark, QStringLiteral("table"), QStringLiteral("--software") });
    QVERIFY(line.problem.isEmpty() && line.tableBenchmark && line.software && line.file.isEmpty());
    QVERIFY(CommandLine::read({ benchmark + QStringLiteral("=table") }).tableBenchmark);
    line = CommandLine::read({ benchmark + QStringLiteral("=chairs") });
    QVERIFY2(line.problem.contains(QStringLiteral("chairs")), qPrintable(line.problem));
}

void TestCommandLine::newMatch_isReadWithSeatsAndDecks()
{
    const CommandLine line = CommandLine::read(
        { QStringLiteral("--software"), QStringLiteral("--new"), QStringLiteral("kryptik"),
            QStringLiteral("--seat"), QStringLiteral("p1=person"), QStringLiteral("--seat"),
            QStringLiteral("p2=greedy"), QStringLiteral("--deck"), QStringLiteral("p1=a=b.json"),
            QStringLiteral("--timer"), QStringLiteral("--seed"), QStringLiteral("12") });
    QVERIFY(line.timer);
    QCOMPARE(line.problem, QString());
    QVERIFY(line.software);
    QCOMPARE(line.game, QStringLiteral("kryptik"));
    QCOMPARE(line.agents,
        (QMap<int, QString> { { 1, QStringLiteral("person") }, { 2, QStringLiteral("greedy") } }));
    QCOMPARE(line.decks.value(1), QStringLiteral("a=b.json"));
    QCOMPARE(line.seed, quint64 { 12 });
}

void TestCommandLine::file_isWhatIsNoOption()
{
    const CommandLine line
        = CommandLine::read({ QStringLiteral("--software"), QStringLiteral("my deck=1.json") });
    QCOMPARE(line.problem, QString());
    QCOMPARE(line.file, QStringLiteral("my deck=1.json"));
    QVERIFY(line.software);
}

void TestCommandLine::equalsSign_isAnotherWayToGiveAValue()
{
    QCOMPARE(CommandLine::read({ QStringLiteral("--seed=5") }).seed, quint64 { 5 });
}

void TestCommandLine::mistakes_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("named");
    const auto row = [](const char* name, const QStringList& words, const char* named) {
        QTest::newRow(name) << words << QString::fromLatin1(named);
    };
    row("unknown option", { QStringLiteral("--fast") }, "--fast");
    row("two files", { QStringLiteral("a.json"), QStringLiteral("b.json") }, "b.json");
    row("a file and a new match",
        { QStringLiteral("a.json"), QStringLiteral("--new"), QStringLiteral("kryptik") }, "a.json");
    row("a file and a journal",
        { QStringLiteral("--journal"), QStringLiteral("j.jsonl"), QStringLiteral("a.json") },
        "a.json");
    row("one dash", { QStringLiteral("-fast") }, "-fast");
    row("value missing", { QStringLiteral("--new") }, "--new");
    row("seat without a name",
        { QStringLiteral("--new"), QStringLiteral("kryptik"), QStringLiteral("--seat"),
            QStringLiteral("person") },
        "p1=person");
    row("seat five",
        { QStringLiteral("--new"), QStringLiteral("kryptik"), QStringLiteral("--seat"),
            QStringLiteral("p5=person") },
        "p5=person");
    row("seed no number", { QStringLiteral("--seed"), QStringLiteral("luck") }, "luck");
    row("best of two", { QStringLiteral("--best-of"), QStringLiteral("2") }, "--best-of");
    row("timer without a game", { QStringLiteral("--timer") }, "--new");
    row("seat without a game", { QStringLiteral("--seat"), QStringLiteral("p1=person") }, "--new");
}

void TestCommandLine::mistakes()
{
    QFETCH(QStringList, words);
    QFETCH(QString, named);
    const QString problem = CommandLine::read(words).problem;
    QVERIFY2(problem.contains(named), qPrintable(problem));
    QVERIFY(problem.endsWith(u'.'));
}

void TestCommandLine::help_namesEveryOption()
{
    const QString help = CommandLine::helpText();
    for (const char* option : { "--new", "--ruleset", "--seat", "--deck", "--seed", "--best-of",
             "--journal", "--software", "--benchmark", "--version", "--help" })
        QVERIFY2(help.contains(QLatin1String(option)), option);
    for (const char* game : { "kryptik", "seize", "altered" })
        QVERIFY2(help.contains(QLatin1String(game)), game);
}

QTEST_GUILESS_MAIN(TestCommandLine)

#include "tst_commandline.moc"
