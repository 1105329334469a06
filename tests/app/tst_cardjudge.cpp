#include "app/services/CardJudge.h"
#include "app/services/Content.h"

#include "cards/CardIndex.h"
#include "core/JsonText.h"
#include "decks/UniqueCards.h"
#include "match/Games.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include <nlohmann/json.hpp>

using Verdict = triptych::cards::Library::Verdict;

/// Which of many texts are understood is found out once, and remembered as long as it is true.
class TestCardJudge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void few_areJudgedAtOnce();
    void many_areJudgedInTheBackground();
    void theCache_isBelieved();
    void whoeverEndsEarly_hasOnlyTheRestToDo();
    void aBrokenCache_isIgnoredAndWrittenAnew();
    void matches_loadOnlyThePacksTheyNeed();
    void filesOfTheProgramAlone_areNoOwnCards();

private:
    static const triptych::Game& altered() { return *triptych::match::find("altered"); }
    void writeOwn(int count, const char* name = "mine.json");
    std::size_t count(Content&, Verdict);
};

void TestCardJudge::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Triptych"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_cardjudge"));
}

void TestCardJudge::init()
{
    QDir(Content::ownFolder()).removeRecursively();
    QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation)).removeRecursively();
}

/// Every tenth of them has a text that nobody understands.
void TestCardJudge::writeOwn(int count, const char* name)
{
    nlohmann::ordered_json pack { { "format", "triptych-cards/1" }, { "game", "altered" },
        { "set", { { "code", "MINE" }, { "name", "Mine" } } },
        { "cards", nlohmann::ordered_json::array() } };
    for (int n = 0; n < count; ++n)
        pack["cards"].push_back({ { "id", std::string(name) + std::to_string(n) },
            { "name", "Own " + std::to_string(n) }, { "type", "character" }, { "faction", "axiom" },
            { "rarity", "common" }, { "hand_cost", 1 }, { "reserve_cost", 1 }, { "forest", 1 },
            { "mountain", 1 }, { "ocean", 1 },
            { "text",
                n % 10 == 9 ? "{J} Frobnicate " + std::to_string(n) + " times."
                            : "{J} You may draw " + std::to_string(n % 7 + 2) + " cards." } });
    const QString folder = Content::ownFolder("cards", altered());
    QVERIFY(QDir().mkpath(folder));
    QFile file(folder + u'/' + QLatin1String(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(triptych::printed(pack, 1)));
}

std::size_t TestCardJudge::count(Content& content, Verdict verdict)
{
    const auto index = content.index(altered());
    std::size_t sum = 0;
    for (std::size_t card = 0; card < index->size(); ++card)
        sum += index->isOwn(card) && index->library().verdict(card) == verdict;
    return sum;
}

void TestCardJudge::few_areJudgedAtOnce()
{
    writeOwn(50);
    Content content;
    QVERIFY(content.index(altered()));
    QVERIFY(!content.judge(altered()));
    QCOMPARE(count(content, Verdict::Refused), 5U);
    QCOMPARE(count(content, Verdict::Understood), 45U);
    QVERIFY(content.takeProblems().join(u' ').contains(QStringLiteral("5 of its cards")));
}

void TestCardJudge::many_areJudgedInTheBackground()
{
    writeOwn(500);
    Content content;
    bool told = false;
    content.whenJudged([&told] { told = true; });
    CardJudge* judge = content.judge(altered());
    QVERIFY(judge);
    QTRY_VERIFY_WITH_TIMEOUT(told, 60000);
    QCOMPARE(count(content, Verdict::Refused), 50U);
    QCOMPARE(count(content, Verdict::Unknown), 0U);
    QVERIFY(content.takeProblems().join(u' ').contains(QStringLiteral("50 of its cards")));
    QVERIFY(QFile::exists(judge->cacheFile()));
}

void TestCardJudge::theCache_isBelieved()
{
    writeOwn(50);
    QString cache;
    {
        Content content;
        const CardJudge judge("altered", content.index(altered()));
        cache = judge.cacheFile();
        QVERIFY(QFile::exists(cache));
    }
    // Only what was refused is asked of a library that has compiled nothing.
    QFile file(Content::ownFolder("cards", altered()) + QStringLiteral("/mine.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto library
        = altered().catalogue({ { "mine.json", file.readAll().toStdString() } }).library;
    const auto index = std::make_shared<const triptych::cards::CardIndex>(
        altered(), library, [](std::size_t) { return true; });
    CardJudge judge("altered", index);
    QCOMPARE(judge.left(), 50U);
    judge.recall();
    QCOMPARE(judge.left(), 5U);
}

void TestCardJudge::whoeverEndsEarly_hasOnlyTheRestToDo()
{
    writeOwn(3000);
    const auto load = [] {
        QFile file(Content::ownFolder("cards", altered()) + QStringLiteral("/mine.json"));
        return !file.open(QIODevice::ReadOnly)
            ? nullptr
            : std::make_shared<const triptych::cards::CardIndex>(altered(),
                altered().catalogue({ { "mine.json", file.readAll().toStdString() } }).library,
                [](std::size_t) { return true; });
    };
    {
        CardJudge judge("altered", load());
        judge.start();
        QTRY_VERIFY_WITH_TIMEOUT(judge.left() < 2900, 60000);
    }
    CardJudge judge("altered", load());
    QCOMPARE(judge.left(), 3000U);
    judge.recall();
    QVERIFY2(judge.left() < 2950, qPrintable(QString::number(judge.left())));
}

void TestCardJudge::aBrokenCache_isIgnoredAndWrittenAnew()
{
    writeOwn(50);
    QString cache;
    {
        Content content;
        cache = CardJudge("altered", content.index(altered())).cacheFile();
    }
    QFile file(cache);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray whole = file.readAll();
    file.close();
    QList<QByteArray> broken { {}, "x", whole.left(whole.size() / 2), whole + "12345678",
        "triptych-understood/0" + whole.mid(21) };
    for (qsizetype at = 0; at < whole.size(); at += 7) {
        broken.append(whole);
        broken.last()[at] = char(broken.last().at(at) ^ 0x55);
    }
    for (const QByteArray& bytes : std::as_const(broken)) {
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(bytes);
        file.close();
        QFile pack(Content::ownFolder("cards", altered()) + QStringLiteral("/mine.json"));
        QVERIFY(pack.open(QIODevice::ReadOnly));
        const auto library
            = altered().catalogue({ { "mine.json", pack.readAll().toStdString() } }).library;
        CardJudge judge("altered",
            std::make_shared<const triptych::cards::CardIndex>(
                altered(), library, [](std::size_t) { return true; }));
        judge.recall();
        QCOMPARE(judge.left(), 50U);
    }
    Content content;
    QVERIFY(content.index(altered()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), whole);
}

/// A match pins the packs it is played with: those that its decks need, and no others.
void TestCardJudge::matches_loadOnlyThePacksTheyNeed()
{
    writeOwn(20, "one.json");
    writeOwn(20, "two.json");
    Content content;
    const std::size_t ofTheProgram = content.index(altered())->size() - 40;
    triptych::decks::DeckList deck;
    deck.game = "altered";
    QCOMPARE(content.library(altered(), std::vector { deck })->size(), ofTheProgram);
    deck.main = { { "two.json3", 1 } };
    const auto two = content.library(altered(), std::vector { deck });
    QCOMPARE(two->size(), ofTheProgram + 20);
    QVERIFY(two->find("two.json3") != triptych::cards::Library::npos);
    QVERIFY(two->find("one.json3") == triptych::cards::Library::npos);
    QCOMPARE(content.library(altered(), two->packHashes()), two);
    QCOMPARE(content.library(altered())->size(), ofTheProgram + 40);
    QCOMPARE(content.library(altered())->packHashes(), content.catalogue(altered())->packHashes());
}

void TestCardJudge::filesOfTheProgramAlone_areNoOwnCards()
{
    Content content;
    for (const triptych::Game* game : Content::games()) {
        const auto index = content.index(*game);
        for (std::size_t card = 0; card < index->size(); ++card)
            QVERIFY(!index->isOwn(card));
        QVERIFY(!content.judge(*game));
    }
}

QTEST_MAIN(TestCardJudge)

#include "tst_cardjudge.moc"
