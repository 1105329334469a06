#include "AppTable.h"

#include "app/services/KeptFile.h"

#include "core/JsonText.h"

#include <QDir>
#include <QFile>
#include <QTest>

class TestContent : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void programsOwnFiles_areAllUsable();
    void brokenOwnPack_isToldAndTakesNothingAway();
    void brokenOwnDeck_isToldAndLeftOut();
    void ownDeck_isFoundByNameAndByPath();
    void keptDeck_isFoundAndNeverTakesAnothersPlace();
    void missingAssets_areToldWithTheRemedy();
    void pastedList_isFoundWithItsHero();
    void keptDeck_isNeverWrittenOverAnother();
    void deckForAnotherGame_saysSo();
    void publishedCards_arePlayedWithAPastedList();
    void cardsNotUnderstood_areListedWithCardAndWords();
    void anythingInTheOwnFolder_isToldAndStopsNothing_data();
    void anythingInTheOwnFolder_isToldAndStopsNothing();
    void strayFiles_areToldWhereTheyBelong();
    void realCards_arePlayedWithAPastedList();

private:
    void write(const QString& name, const QByteArray& text);
    static const triptych::Game& altered() { return *triptych::match::find("altered"); }
};

namespace {

/// Cards of nobody's, in the form in which the publisher's interface gives cards.
QByteArray publishedCards()
{
    QByteArray cards
        = R"([{"reference":"ALT_OURS_B_AX_01_C","name":"Tin Captain","cardSet":{"reference":"OURS"},
"cardType":{"reference":"HERO"},"mainFaction":{"reference":"AX"},"rarity":{"reference":"COMMON"},
"elements":{"RESERVE":"2","PERMANENT":"2","MAIN_EFFECT":"At Noon \u2014 Draw a card."}})";
    for (int number = 2; number < 16; ++number)
        cards += QStringLiteral(R"(,{"reference":"ALT_OURS_B_AX_%1_C","name":"Tin Sailor %1",
"cardType":{"reference":"CHARACTER"},"mainFaction":{"reference":"AX"},"rarity":{"reference":"COMMON"},
"cardSubTypes":[{"reference":"ROBOT"}],"elements":{"MAIN_COST":"#2#","RECALL_COST":"1",
"FOREST_POWER":"1","MOUNTAIN_POWER":"2","OCEAN_POWER":"1","MAIN_EFFECT":"{J} I gain 1 boost."}})")
                     .arg(number, 2, 10, QLatin1Char('0'))
                     .toUtf8();
    return cards + ']';
}

QByteArray publishedList()
{
    QByteArray list = "1 ALT_OURS_B_AX_01_C\r\n";
    for (int number = 2; number < 15; ++number)
        list += QStringLiteral("3 ALT_OURS_B_AX_%1_C\r\n")
                    .arg(number, 2, 10, QLatin1Char('0'))
                    .toUtf8();
    return list;
}

triptych::Setup setupWith(const triptych::decks::DeckList& deck)
{
    triptych::Setup setup;
    setup.ruleset = "cr4";
    setup.seed = 5;
    setup.decks = { deck, deck };
    return setup;
}

} // namespace

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
    const KeptFile first = KeptFile::deck(deck);
    QCOMPARE(first.problem, QString());
    QVERIFY2(first.path.endsWith(QStringLiteral("decks/kryptik/harbour-sons.json")),
        qPrintable(first.path));
    // Another deck of that name gets a file of its own; the same deck goes into its file again.
    const KeptFile second = KeptFile::deck(deck);
    QVERIFY(second.path.endsWith(QStringLiteral("harbour-sons-2.json")));
    deck.main.front().count = 2;
    QCOMPARE(KeptFile::deck(deck, first.path).path, first.path);
    Content content;
    QCOMPARE(content.deck(apptable::game(), first.path).deck, deck);
    deck.name = "???";
    QVERIFY(KeptFile::deck(deck).path.endsWith(QStringLiteral("/deck.json")));
    // A folder where the file should be: said, and nothing is lost.
    QVERIFY(!KeptFile::deck(deck, Content::ownFolder()).problem.isEmpty());
}

void TestContent::missingAssets_areToldWithTheRemedy()
{
    qputenv("TRIPTYCH_ASSETS", "/nonexistent");
    Content content;
    QVERIFY(content.takeProblems().first().contains(QStringLiteral("TRIPTYCH_ASSETS")));
    QVERIFY(content.decks(apptable::game()).isEmpty());
}

void TestContent::pastedList_isFoundWithItsHero()
{
    write(QStringLiteral("cards/altered/ours.json"), publishedCards());
    write(QStringLiteral("decks/altered/tin fleet.txt"), publishedList());
    Content content;
    const auto found = content.deck(altered(), QStringLiteral("tin fleet"));
    QVERIFY(found.problems.empty());
    QCOMPARE(found.deck.name, std::string("tin fleet"));
    QCOMPARE(found.deck.hero, std::string("ALT_OURS_B_AX_01_C"));
    QCOMPARE(found.deck.main.size(), std::size_t { 13 });
    QCOMPARE(content.takeProblems(), QStringList());
}

void TestContent::keptDeck_isNeverWrittenOverAnother()
{
    Content content;
    auto parsed = content.readDeck(
        altered(), QStringLiteral("3 Gate Watch Recruit"), QStringLiteral("../Tin: Fleet?"));
    QVERIFY(parsed.problems.empty());
    const KeptFile one = KeptFile::deck(parsed.deck);
    const KeptFile two = KeptFile::deck(parsed.deck);
    QVERIFY2(one.problem.isEmpty(), qPrintable(one.problem));
    QCOMPARE(QFileInfo(one.path).absolutePath(), Content::ownFolder("decks", altered()));
    QCOMPARE(QFileInfo(one.path).fileName(), QStringLiteral("tin-fleet.json"));
    QCOMPARE(QFileInfo(two.path).fileName(), QStringLiteral("tin-fleet-2.json"));
    QCOMPARE(QString::fromStdString(content.deck(altered(), one.path).deck.name),
        QStringLiteral("../Tin: Fleet?"));
}

void TestContent::deckForAnotherGame_saysSo()
{
    Content content;
    const auto parsed = content.readDeck(altered(),
        QStringLiteral(R"({"format":"triptych-deck/1","game":"../../x","main":[]})"), {});
    QCOMPARE(parsed.problems.size(), std::size_t { 1 });
    QVERIFY(parsed.problems.front().text.find("../../x") != std::string::npos);
}

void TestContent::publishedCards_arePlayedWithAPastedList()
{
    write(QStringLiteral("cards/altered/ours.json"), publishedCards());
    Content content;
    content.readOwnFiles();
    QCOMPARE(content.takeProblems(), QStringList());
    const QList<OwnFile> files = content.ownFiles();
    QCOMPARE(files.size(), 1);
    QVERIFY(files.first().usable && files.first().problems.empty());
    QCOMPARE(files.first().cards, 15);
    QCOMPARE(files.first().playable, 15);

    const auto parsed
        = content.readDeck(altered(), QString::fromUtf8(publishedList()), QStringLiteral("Tin"));
    QVERIFY(parsed.problems.empty());
    const auto library = content.library(altered());
    QVERIFY(altered().check(*library, parsed.deck, "cr4").empty());
    const auto opened = altered().open(library, setupWith(parsed.deck));
    QVERIFY(opened.match != nullptr);

    // One copy too many is said of the line that has it.
    const QByteArray list = publishedList() + "1 ALT_OURS_B_AX_14_C\r\n1 ALT_OURS_B_AX_99_C\r\n";
    const auto wrong = content.readDeck(altered(), QString::fromUtf8(list), {});
    const auto problems = triptych::decks::withLines(
        altered().check(*library, wrong.deck, "cr4"), list.toStdString(), *library);
    QCOMPARE(problems.size(), std::size_t { 2 });
    QCOMPARE(problems[0].place, std::string("line 16"));
    QVERIFY(problems[0].text.find("not a card") != std::string::npos);
    QCOMPARE(problems[1].place, std::string("lines 14, 15"));
    QVERIFY(problems[1].text.find("3 is the most") != std::string::npos);
}

void TestContent::cardsNotUnderstood_areListedWithCardAndWords()
{
    QByteArray cards = publishedCards();
    cards.replace("{J} I gain 1 boost.\"}},{\"reference\":\"ALT_OURS_B_AX_03_C",
        "{J} Whistle a merry tune.\"}},{\"reference\":\"ALT_OURS_B_AX_03_C");
    write(QStringLiteral("cards/altered/ours.json"), cards);
    Content content;
    content.readOwnFiles();
    const QStringList told = content.takeProblems();
    QCOMPARE(told.size(), 1);
    QVERIFY2(told.first().contains(QStringLiteral("ours.json")), qPrintable(told.first()));
    const OwnFile file = content.ownFiles().first();
    QVERIFY(file.usable);
    QCOMPARE(file.playable, 14);
    QCOMPARE(file.problems.size(), std::size_t { 1 });
    QCOMPARE(file.problems.front().card, std::string("Tin Sailor 02"));
    const QString words
        = QString::fromStdString(file.problems.front().place + " " + file.problems.front().text);
    QVERIFY2(words.contains(QStringLiteral("ALT_OURS_B_AX_02_C"))
            && words.contains(QStringLiteral("Whistle")),
        qPrintable(words));
    QVERIFY(content.takeProblems().isEmpty()); // told once
}

void TestContent::anythingInTheOwnFolder_isToldAndStopsNothing_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* title, const char* name, const QByteArray& text) {
        QTest::newRow(title) << QString::fromUtf8(name) << text;
    };
    row("truncated cards", "cards/altered/CORE.json", publishedCards().left(700));
    row("empty cards", "cards/altered/empty.json", "");
    row("no cards", "cards/altered/none.json", "[]");
    row("no card in it", "cards/altered/odd.json", R"([{"elements":7},{"cardType":[]},3])");
    row("a picture", "cards/altered/picture.json", QByteArray("\x89PNG\r\n\x1a\n\0\0\0", 11));
    row("deep nesting", "cards/altered/deep.json", QByteArray(100'000, '['));
    row("cards of another game", "cards/altered/other.json",
        R"({"format":"triptych-cards/1","game":"kryptik","set":{"code":"X","name":"X"},"cards":[]})");
    row("truncated deck", "decks/altered/deck.json", R"({"format":"triptych-deck/1","ga)");
    row("deck of another game", "decks/altered/deck.json",
        R"({"format":"triptych-deck/1","game":"seize","main":[]})");
    row("a picture as a list", "decks/altered/list.txt", QByteArray("\x89PNG\r\n\x1a\n\0\0", 10));
    row("empty list", "decks/altered/list.txt", "");
    row("counts gone wrong", "decks/altered/list.txt", "0 Gate Watch Recruit\n99999999999 X\n");
}

void TestContent::anythingInTheOwnFolder_isToldAndStopsNothing()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    Content whole;
    const std::size_t size = whole.library(altered())->size();
    const auto decks = whole.decks(altered()).size();
    write(name, text);
    Content content;
    content.readOwnFiles();
    const QString told = content.takeProblems().join(u'\n');
    QVERIFY2(told.contains(QFileInfo(name).fileName()), qPrintable(told));
    QCOMPARE(content.library(altered())->size(), size);
    QCOMPARE(content.decks(altered()).size(), decks);
    const QList<OwnFile> files = content.ownFiles();
    QCOMPARE(files.size(), 1);
    QVERIFY(!files.first().usable);
    QVERIFY(!files.first().problems.empty());
}

void TestContent::strayFiles_areToldWhereTheyBelong()
{
    write(QStringLiteral("cards/CORE.json"), publishedCards());
    write(QStringLiteral("list.txt"), publishedList());
    Content content;
    content.readOwnFiles();
    const QStringList told = content.takeProblems();
    QCOMPARE(told.size(), 2);
    for (const QString& each : told)
        QVERIFY2(each.contains(QStringLiteral("altered")), qPrintable(each));
    QCOMPARE(content.ownFiles().size(), 2);
}

/// With the published cards themselves, where they lie beside the sources.
void TestContent::realCards_arePlayedWithAPastedList()
{
    QFile file(QStringLiteral(TRIPTYCH_SHARED_DIR "/data/altered/CORE.json"));
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("The published card data is not at hand.");
    write(QStringLiteral("cards/altered/CORE.json"), file.readAll());
    Content content;
    content.readOwnFiles();
    const OwnFile own = content.ownFiles().first();
    QVERIFY(own.usable);
    QVERIFY(own.playable * 100 >= own.cards * 97);
    // The first Hero's faction, three of each card that compiles, as a list of numbers.
    const auto library = content.library(altered());
    QByteArray list;
    QSet<QString> names;
    int cards = 0;
    for (std::size_t n = 0; n < library->size() && cards < 39; ++n) {
        const auto& card = library->printed(n);
        const auto text = [&card](const char* key) {
            return QString::fromStdString(triptych::textOf(card, key));
        };
        if (!text("id").startsWith(QStringLiteral("ALT_CORE_B_AX_"))
            || !library->problems(n).empty())
            continue;
        if (text("type") == u"hero" && list.isEmpty())
            list = "1 " + text("id").toUtf8() + '\n';
        else if (text("type") != u"hero" && text("rarity") == u"common"
            && text("faction") == u"axiom" && !text("type").contains(QStringLiteral("token"))
            && !names.contains(text("name"))) {
            names.insert(text("name"));
            list += "3 " + text("id").toUtf8() + '\n';
            cards += 3;
        }
    }
    const auto parsed = content.readDeck(altered(), QString::fromUtf8(list), {});
    QVERIFY(parsed.problems.empty());
    const auto problems = altered().check(*library, parsed.deck, "cr4");
    QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().text.c_str());
    QVERIFY(altered().open(library, setupWith(parsed.deck)).match != nullptr);
}

QTEST_GUILESS_MAIN(TestContent)

#include "tst_content.moc"
