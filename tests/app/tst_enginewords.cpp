#include "app/services/Content.h"
#include "app/services/EngineWords.h"

#include "decks/DeckFault.h"
#include "decks/ListFormat.h"
#include "match/Games.h"

#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

#include <set>

using triptych::decks::DeckList;

/// What the engine says about decks, lists and texts, in German.
class TestEngineWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void sentences_areSaid_data();
    void sentences_areSaid();
    void sentencesInEnglish_stayAsTheyAre();
    void whatNobodyKnows_staysAsItIs();
    void faultsOfDecks_areGerman_data();
    void faultsOfDecks_areGerman();
    void problemsOfLists_areGerman_data() { faultsOfDecks_areGerman_data(); }
    void problemsOfLists_areGerman();

private:
    static void mustBeGerman(const std::string& sentence);
    QTranslator m_german;
};

void TestEngineWords::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Triptych"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_enginewords"));
    QVERIFY(m_german.load(QStringLiteral(":/i18n/triptych_de.qm")));
    QCoreApplication::installTranslator(&m_german);
}

void TestEngineWords::sentences_areSaid_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("german");
    const auto row = [](const char* english, const char* german) {
        QTest::newRow(english) << QString::fromUtf8(english) << QString::fromUtf8(german);
    };
    row("The main deck has 3 cards; it must have exactly 45.",
        "Das Hauptdeck hat 3 Karten; es muss genau 45 haben.");
    // Several sentences, one after the other.
    row("\"Peer Watcher\" is not a card of the loaded sets. Check the spelling or load its card "
        "pack. Did you mean \"Pier Watcher\"?",
        "„Peer Watcher“ ist keine Karte der geladenen Sets. Prüfen Sie die Schreibweise, oder "
        "laden "
        "Sie das Kartenpaket. Meinten Sie „Pier Watcher“?");
    // A sentence in a sentence, and the original words of the card language.
    row("\"A. B. Sea\" cannot be played: \"frob\" is not understood here; expected: \"draw\" or a "
        "number. Did you mean \"rob\"?",
        "„A. B. Sea“ kann nicht gespielt werden: „frob“ wird hier nicht verstanden; erwartet wird: "
        "\"draw\" or a number. Meinten Sie „rob“?");
    row("mine.txt, line 3", "mine.txt, Zeile 3");
}

void TestEngineWords::sentences_areSaid()
{
    QFETCH(const QString, english);
    QFETCH(const QString, german);
    QCOMPARE(enginewords::said(english.toStdString()), german);
}

void TestEngineWords::sentencesInEnglish_stayAsTheyAre()
{
    QCoreApplication::removeTranslator(&m_german);
    QCOMPARE(enginewords::said(triptych::Problem { "mine.txt, line 3", "It was left out." }),
        QStringLiteral("mine.txt, line 3: It was left out."));
    QCoreApplication::installTranslator(&m_german);
}

void TestEngineWords::whatNobodyKnows_staysAsItIs()
{
    for (const char* const text : { "", "Nobody has ever said this.", "%1 %2 %", "((((" })
        QCOMPARE(enginewords::said(text), QString::fromUtf8(text));
    // However long it is, it takes no time.
    const std::string many = std::string(5000, '"') + " is not a Hero.";
    QCOMPARE(enginewords::said(many).toStdString(), many);
}

void TestEngineWords::faultsOfDecks_areGerman_data()
{
    QTest::addColumn<QString>("game");
    for (const triptych::Game* game : Content::games())
        QTest::newRow(std::string(game->id()).c_str())
            << QString::fromStdString(std::string(game->id()));
}

/// None of the words that English sentences are made of is left outside quotation marks.
void TestEngineWords::mustBeGerman(const std::string& sentence)
{
    static const QRegularExpression english(
        QStringLiteral("\\b(the|is|has|must|cards|needs|cannot|with|from)\\b"));
    QString german = enginewords::said(sentence);
    german.remove(QRegularExpression(QStringLiteral("[„\"][^“\"]*[“\"]")));
    QVERIFY2(!english.match(german).hasMatch(), qPrintable(german));
    QVERIFY2(german != QString::fromStdString(sentence), sentence.c_str());
}

/// Every deck of the program, broken in every way that deck rules know, under every ruleset.
void TestEngineWords::faultsOfDecks_areGerman()
{
    QFETCH(const QString, game);
    const triptych::Game& rules = *triptych::match::find(game.toStdString());
    Content content;
    const auto library = content.catalogue(rules);
    const DeckList sound = content.decks(rules).first().deck;
    const std::string other = sound.main.front().card;
    QList<DeckList> broken(10, sound);
    broken[0].main.clear();
    broken[1].main.front().count = 60;
    broken[2].main.front().card = "Nobody Of This Name";
    broken[3].side = { { other, 40 } };
    broken[4].hero.clear();
    broken[5].hero = broken[5].champion = broken[5].guildMaster = other;
    broken[6].main.front().count = -1;
    broken[7].champion = broken[7].guildMaster = "Nobody";
    broken[8].main.clear();
    // One of each card: other factions and classes, leaders and tokens, too many of a rarity.
    for (std::size_t card = 0; card < library->size(); ++card) {
        const std::string name = library->printed(card).at("id").get<std::string>();
        broken[8].main.push_back({ name, 4 });
        if (card % 40 == 0) {
            broken[9].champion = broken[9].guildMaster = broken[9].hero = name;
            broken.append(broken[9]);
        }
    }
    std::set<std::string> seen;
    for (const DeckList& deck : broken)
        for (const triptych::Ruleset& ruleset : rules.rulesets())
            for (const auto& fault : rules.faults(*library, deck, ruleset.id))
                if (seen.insert(fault.message).second) {
                    mustBeGerman(fault.message);
                    if (QTest::currentTestFailed())
                        return;
                }
    QVERIFY(seen.size() > 10);
}

void TestEngineWords::problemsOfLists_areGerman()
{
    QFETCH(const QString, game);
    const triptych::Game& rules = *triptych::match::find(game.toStdString());
    Content content;
    const auto library = content.catalogue(rules);
    const std::string id(rules.id());
    int told = 0;
    for (const std::string& list :
        { std::string(), std::string("0 Pier Watcher"), std::string("3"), std::string("3 Nobody"),
            std::string("1 ") + std::string(900, 'x'), std::string("\x01\x02\x03"),
            std::string("{"), std::string("{}"), R"({"format":"triptych-deck/1"})" + std::string(),
            R"({"format":"triptych-deck/1","game":")" + id + R"(","main":3})",
            R"({"format":"triptych-deck/1","game":")" + id + R"(","main":[{"count":3}]})",
            R"({"format":"triptych-deck/1","game":")" + id
                + R"(","main":[{"card":"Nobody","count":-3}]})",
            R"({"format":"triptych-deck/1","game":")" + id + R"(","main":[],"main":[]})" }) {
        const auto parsed = triptych::decks::importDeck(rules, *library, list, "list");
        for (const triptych::Problem& problem : parsed.problems) {
            mustBeGerman(problem.text);
            if (QTest::currentTestFailed())
                return;
            ++told;
        }
    }
    QVERIFY(told > 8);
}

QTEST_GUILESS_MAIN(TestEngineWords)
#include "tst_enginewords.moc"
