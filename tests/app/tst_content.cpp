#include "AppTable.h"

#include <QDir>
#include <QFile>
#include <QTest>

class TestContent : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void programsOwnFiles_areAllUsable();
    void brokenOwnPack_isToldAndTakesNothingAway();
    void brokenOwnDeck_isToldAndLeftOut();
    void ownDeck_isFoundByNameAndByPath();
    void keptDeck_isFoundAndNeverTakesAnothersPlace();
    void missingAssets_areToldWithTheRemedy();

private:
    void write(const QString& name, const QByteArray& text);
};

void TestContent::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Triptych"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_content"));
}

void TestContent::init()
{
    qunsetenv("TRIPTYCH_ASSETS");
    QVERIFY(QDir(Content::ownFolder()).removeRecursively());
}

void TestContent::write(const QString& name, const QByteArray& text)
{
    const QString path = Content::ownFolder() + u'/' + name;
    QVERIFY(QDir().mkpath(QFileInfo(path).absolutePath()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

void TestContent::programsOwnFiles_areAllUsable()
{
    Content content;
    const auto library = content.library(apptable::game());
    QVERIFY(library);
    QVERIFY(library->size() > 100);
    QVERIFY(content.decks(apptable::game()).size() >= 4);
    QCOMPARE(content.takeProblems(), QStringList());
}

void TestContent::brokenOwnPack_isToldAndTakesNothingAway()
{
    Content whole;
    const std::size_t size = whole.library(apptable::game())->size();
    write(QStringLiteral("cards/kryptik/mine.json"), "{ \"format\": \"triptych-cards/1\", ");
    Content content;
    const auto library = content.library(apptable::game());
    QVERIFY(library);
    QCOMPARE(library->size(), size);
    const QStringList problems = content.takeProblems();
    QVERIFY(!problems.isEmpty());
    QVERIFY2(problems.first().contains(QStringLiteral("mine.json")), qPrintable(problems.first()));
    QVERIFY(content.takeProblems().isEmpty());
}

void TestContent::brokenOwnDeck_isToldAndLeftOut()
{
    Content whole;
    const auto count = whole.decks(apptable::game()).size();
    write(QStringLiteral("decks/kryptik/mine.json"), "not json");
    Content content;
    QCOMPARE(content.decks(apptable::game()).size(), count);
    QVERIFY(content.takeProblems().join(u' ').contains(QStringLiteral("mine.json")));
}

void TestContent::ownDeck_isFoundByNameAndByPath()
{
    write(QStringLiteral("decks/kryptik/mine.json"),
        R"({"format":"triptych-deck/1","game":"kryptik","ruleset":"constructed","name":"My Harbour","main":[{"card":"Pier Watcher","count":3}]})");
    Content content;
    for (const QString& way : { QStringLiteral("my harbour"), QStringLiteral("mine"),
             Content::ownFolder() + QStringLiteral("/decks/kryptik/mine.json") }) {
        const auto found = content.deck(apptable::game(), way);
        QVERIFY(found.problems.empty());
        QCOMPARE(QString::fromStdString(found.deck.name), QStringLiteral("My Harbour"));
    }
    QVERIFY(!content.deck(apptable::game(), QStringLiteral("nowhere.json")).problems.empty());
}

void TestContent::keptDeck_isFoundAndNeverTakesAnothersPlace()
{
    triptych::decks::DeckList deck;
    deck.game = "kryptik";
    deck.ruleset = "constructed";
    deck.name = "../Harbour & Sons!";
    deck.main = { { "Pier Watcher", 3 } };
    const Content::KeptDeck first = Content::keepDeck(deck);
    QCOMPARE(first.problem, QString());
    QVERIFY2(first.path.endsWith(QStringLiteral("decks/kryptik/harbour-sons.json")),
        qPrintable(first.path));
    // Another deck of that name gets a file of its own; the same deck goes into its file again.
    const Content::KeptDeck second = Content::keepDeck(deck);
    QVERIFY(second.path.endsWith(QStringLiteral("harbour-sons-2.json")));
    deck.main.front().count = 2;
    QCOMPARE(Content::keepDeck(deck, first.path).path, first.path);
    Content content;
    QCOMPARE(content.deck(apptable::game(), first.path).deck, deck);
    deck.name = "???";
    QVERIFY(Content::keepDeck(deck).path.endsWith(QStringLiteral("/deck.json")));
    // A folder where the file should be: said, and nothing is lost.
    QVERIFY(!Content::keepDeck(deck, Content::ownFolder()).problem.isEmpty());
}

void TestContent::missingAssets_areToldWithTheRemedy()
{
    qputenv("TRIPTYCH_ASSETS", "/nonexistent");
    Content content;
    QVERIFY(content.takeProblems().first().contains(QStringLiteral("TRIPTYCH_ASSETS")));
    QVERIFY(content.decks(apptable::game()).isEmpty());
}

QTEST_GUILESS_MAIN(TestContent)

#include "tst_content.moc"
