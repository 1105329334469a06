#include "app/services/Content.h"
#include "app/services/EngineWords.h"

#include "altered/text/surface/Hints.h"
#include "decks/DeckFault.h"
#include "decks/ListFormat.h"
#include "kryptik/text/surface/Hints.h"
#include "match/Games.h"
#include "seize/text/surface/Hints.h"
#include "text/Hints.h"

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
    void remedies_areGerman();
    void problemsOfTexts_areGerman_data() { faultsOfDecks_areGerman_data(); }
    void problemsOfTexts_areGerman();

private:
    static void mustBeGerman(const std::string& sentence);
    static void mustBeGermanOfCards(const std::string& sentence);
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
    // A sentence in a sentence, and the original words of the card language.
    row("\"A. B. Sea\" cannot be played: \"frob\" is not understood here; expected: \"draw\" or a "
        "number. Did you mean \"rob\"?",
        "„A. B. Sea“ kann nicht gespielt werden: „frob“ wird hier nicht verstanden; erwartet wird: "
        "„draw“ oder eine Zahl. Meinten Sie „rob“?");
    // What is expected: names with examples, words of the card language, names with commas in them.
    row("\"frob\" is not understood here; expected: a full stop, a keyword (Eager, Toxic), with, a "
        "comma (,) and others.",
        "„frob“ wird hier nicht verstanden; erwartet wird: ein Punkt, ein Schlüsselwort (Eager, "
        "Toxic), „with“, ein Komma (,) und anderes.");
    row("The paragraph ends here too early; expected: health, melee, ranged, move, bounty or "
        "stars, a number of cards or \"one or more\".",
        "Der Absatz endet hier zu früh; erwartet wird: „health“, „melee“, „ranged“, „move“, "
        "„bounty“ oder „stars“, eine Anzahl Karten oder „one or more“.");
    row("\"x\" is not understood here; expected: attacks, plunders, is destroyed, is dealt damage, "
        "moves, exits, ....",
        "„x“ wird hier nicht verstanden; erwartet wird: „attacks“, „plunders“, „is destroyed“, „is "
        "dealt damage“, „moves“, „exits“, ….");
    row("\"x\" is not understood here. There is no wording known for \"x and two more.\"; the rest "
        "is "
        "understood: \"Draw 1 card.\"",
        "„x“ wird hier nicht verstanden. Für „x and two more.“ ist keine Formulierung bekannt; das "
        "Übrige wird verstanden: „Draw 1 card.“");
    // Whatever comes behind the nearest wording is no part of it.
    row("\"x\" is not understood here. The nearest wording that is understood: \"Draw 1 card.\" "
        "Nothing is doubled; say how much is added. For instance: \"Draw 2 cards.\"",
        "„x“ wird hier nicht verstanden. Die nächste Formulierung, die verstanden wird: „Draw 1 "
        "card.“ Nichts wird verdoppelt; sagen Sie, wie viel hinzukommt. Zum Beispiel: „Draw 2 "
        "cards.“");
    row("\"it\" could be the target player or the opponent; say which it is instead of \"it\".",
        "„it“ könnte der als Ziel gewählte Spieler oder der Gegner sein; schreiben Sie statt „it“, "
        "was gemeint ist.");
    row("The field \"kind\" must be \"bow\" or \"crossbow\".",
        "Das Feld „kind“ muss „bow“ oder „crossbow“ sein.");
    row("mine.txt, line 3", "mine.txt, Zeile 3");
    row("mine.json, card FT-017, paragraph 2, column 14",
        "mine.json, Karte FT-017, Absatz 2, Spalte 14");
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
                    // Nobody who builds a deck with the mouse knows how a file has it.
                    QVERIFY2(fault.message.find("\":") == std::string::npos
                            && fault.message.find('{') == std::string::npos,
                        fault.message.c_str());
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

/// The same, and all that is left English is the card language: in quotation marks, or examples in
/// parentheses.
void TestEngineWords::mustBeGermanOfCards(const std::string& sentence)
{
    static const QRegularExpression english(
        QStringLiteral(
            "\\b(the|is|are|has|have|must|cards?|needs|can|cannot|with|from|expected|say|"
            "says|it|or|and|of|what|whose|which|where|this|that|others|here|such|not)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression quoted(QStringLiteral("„[^„“]*“"));
    static const QRegularExpression examples(QStringLiteral("\\([^()]*\\)"));
    QString german = enginewords::said(sentence);
    while (german.contains(quoted))
        german.remove(quoted);
    while (german.contains(examples))
        german.remove(examples);
    QVERIFY2(!english.match(german).hasMatch(), (sentence + "\n" + qPrintable(german)).c_str());
}

void TestEngineWords::remedies_areGerman()
{
    for (const auto hints : { triptych::kryptik::hints(), triptych::seize::hints(),
             triptych::altered::hints(), std::span(&triptych::altered::noSpellHint(), 1) })
        for (const triptych::text::Hint& hint : hints) {
            triptych::Problem problem { {}, "\"x\" is not understood here." };
            triptych::text::addHint(problem, triptych::text::paragraph(hint.said), { &hint, 1 }, 0);
            QVERIFY2(problem.text.find(hint.remedy) != std::string::npos,
                std::string(hint.said).c_str());
            mustBeGermanOfCards(problem.text);
            if (QTest::currentTestFailed())
                return;
        }
}

namespace {

/// A text with one word of it taken out, put elsewhere, made unknown or beside a foreign one.
QString damaged(const QString& text, int way)
{
    static const QStringList foreign { QStringLiteral("frob"), QStringLiteral("token"),
        QStringLiteral("copy"), QStringLiteral("it"), QStringLiteral("that player"),
        QStringLiteral("X"), QStringLiteral("half"), QStringLiteral("target mercenary"),
        QStringLiteral("instead"), QStringLiteral("this turn"), QStringLiteral("them") };
    QStringList words = text.split(u' ');
    const auto at = static_cast<qsizetype>(
        (static_cast<std::size_t>(way) * 7 + static_cast<std::size_t>(text.size()))
        % static_cast<std::size_t>(words.size()));
    const QString& other = foreign.at(way % foreign.size());
    switch (way % 5) {
    case 0:
        words.removeAt(at);
        break;
    case 1:
        words[at] = other;
        break;
    case 2:
        words.insert(at, other);
        break;
    case 3:
        words.swapItemsAt(at, (at + 1) % words.size());
        break;
    case 4:
        words = words.mid(0, at + 1);
        break;
    }
    return words.join(u' ');
}

void damage(nlohmann::ordered_json& card, int way)
{
    for (auto& [key, value] : card.items())
        if (value.is_structured())
            damage(value, way);
        else if (value.is_string() && key != "id" && key != "name"
            && value.get<std::string>().find(' ') != std::string::npos)
            value = damaged(QString::fromStdString(value.get<std::string>()), way).toStdString();
}

} // namespace

/// Every card of the program, its text spoiled in many ways: whatever the compiler says is German.
void TestEngineWords::problemsOfTexts_areGerman()
{
    QFETCH(const QString, game);
    const triptych::Game& rules = *triptych::match::find(game.toStdString());
    Content content;
    const auto library = content.catalogue(rules);
    std::set<std::string> seen;
    constexpr int ways = 20;
    constexpr std::size_t enough = 400;
    for (int way = 0; way < ways && seen.size() < enough; ++way) {
        nlohmann::ordered_json pack { { "format", "triptych-cards/1" }, { "game", rules.id() },
            { "set", { { "code", "BAD" }, { "name", "Spoiled" } } },
            { "cards", nlohmann::ordered_json::array() } };
        for (std::size_t card = 0; card < library->size(); ++card) {
            pack["cards"].push_back(library->printed(card));
            damage(pack["cards"].back(), way);
        }
        const auto loaded = rules.load({ triptych::cards::PackText { "spoiled", pack.dump() } });
        QVERIFY(loaded.library);
        for (std::size_t card = 0; card < loaded.library->size(); ++card)
            for (const triptych::Problem& problem : loaded.library->problems(card))
                seen.insert(problem.text);
    }
    for (const std::string& sentence : seen) {
        mustBeGermanOfCards(sentence);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(seen.size() >= enough);
}

QTEST_GUILESS_MAIN(TestEngineWords)
#include "tst_enginewords.moc"
