#include "SeizeVocabulary.h"

#include "cards/Pack.h"
#include "decks/DeckList.h"
#include "seize/Seize.h"
#include "seize/cards/ReadCard.h"
#include "seize/text/Parse.h"
#include "seize/text/printing/Print.h"
#include "support/CardFiles.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <map>
#include <set>
#include <string>
#include <vector>

using namespace triptych;
using namespace triptych::seize;
using namespace triptych::tests;

namespace {

std::vector<CardFile> packs()
{
    return filesIn(QStringLiteral("cards/seize"), QStringLiteral("tolls-and-ledgers-*.json"));
}

std::vector<CardFile> filesUnder(const char* folder)
{
    std::vector<CardFile> files;
    const QDir dir(QString::fromUtf8(folder));
    for (const QString& name : dir.entryList({ QStringLiteral("*.json") }, QDir::Files)) {
        QFile file(dir.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            files.push_back({ name.toStdString(), file.readAll().toStdString() });
    }
    return files;
}

/// Those of a pack or of a scenario of this game.
std::vector<nlohmann::json> cardsOf(const CardFile& file)
{
    const nlohmann::json json = nlohmann::json::parse(file.text, nullptr, false);
    if (!json.is_object() || json.value("game", "") != "seize" || !json.contains("cards"))
        return {};
    return json.at("cards").get<std::vector<nlohmann::json>>();
}

std::string spoiled(const char* json)
{
    const Card card = seize::readCard(nlohmann::json::parse(json), "XX", "pack.json, card XX-1");
    std::string all;
    for (const Problem& problem : card.problems)
        all += problem.text + " ";
    return all;
}

} // namespace

class TestSeizeCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyTextIsUnderstood_data();
    void everyTextIsUnderstood();
    void everyCardIsWhole_data();
    void everyCardIsWhole();
    void namesAndIdsAreTheirOwn();
    void everyWordOfTheLanguageIsUsed();
    void theSetIsMixed();
    void arrows();
    void spoiledCardsSayWhatIsWrong_data();
    void spoiledCardsSayWhatIsWrong();
    void theBoostersCanBeFilled();
    void readyDecksAreLegal_data();
    void readyDecksAreLegal();

private:
    void rows() const;
    std::vector<nlohmann::json> m_printed;
    std::vector<Card> m_cards;
};

void TestSeizeCards::initTestCase()
{
    for (const CardFile& file : packs()) {
        const cards::ParsedPack parsed = cards::parsePack({ file.name, file.text });
        QVERIFY2(parsed.problems.empty(), told(parsed.problems).constData());
        QCOMPARE(parsed.pack.game, std::string("seize"));
        for (const nlohmann::json& card : parsed.pack.cards) {
            m_printed.push_back(card);
            m_cards.push_back(seize::readCard(card, parsed.pack.setCode, file.name));
        }
    }
    QVERIFY2(m_cards.size() >= 150, "the set has at least 150 cards");
}

void TestSeizeCards::rows() const
{
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        QTest::newRow(m_cards[i].name.c_str()) << static_cast<int>(i);
}

void TestSeizeCards::everyTextIsUnderstood_data()
{
    rows();
}

/// And printed back letter for letter, with something to say about it.
void TestSeizeCards::everyTextIsUnderstood()
{
    QFETCH(int, number);
    const Card& card = m_cards[static_cast<std::size_t>(number)];
    QVERIFY2(card.problems.empty(), told(card.problems).constData());
    QCOMPARE(QString::fromStdString(print(card.abilities)), QString::fromStdString(card.text));
    for (const Ability& ability : card.abilities)
        QVERIFY(!explain(ability).empty());
}

void TestSeizeCards::everyCardIsWhole_data()
{
    rows();
}

void TestSeizeCards::everyCardIsWhole()
{
    QFETCH(int, number);
    const Card& card = m_cards[static_cast<std::size_t>(number)];
    const nlohmann::json& printed = m_printed[static_cast<std::size_t>(number)];
    QVERIFY(!card.flavour.empty());
    QVERIFY(printed.contains("stars"));
    QVERIFY(card.name.size() <= 32);
    switch (card.type) {
    case CardType::Mercenary:
        QVERIFY(!card.className.empty());
        QVERIFY(card.melee && card.meleeArrows != 0);
        QVERIFY(card.steps > 0 && card.moveArrows != 0);
        QVERIFY(card.bounty >= 1 && card.bounty <= 6);
        QVERIFY(card.health >= 3 && card.health <= 12);
        QVERIFY2(
            card.shot == Shot::None || card.defense == 0, "a mercenary has a shot or a shield");
        break;
    case CardType::Treasure:
        QVERIFY(card.className.empty() && !card.text.empty());
        break;
    case CardType::Ability:
        QVERIFY(card.cost >= 1 && card.cost <= 4);
        break;
    }
}

void TestSeizeCards::namesAndIdsAreTheirOwn()
{
    std::set<std::string> names;
    std::set<std::string> ids;
    for (const Card& card : m_cards) {
        QVERIFY2(names.insert(card.name).second, card.name.c_str());
        QVERIFY2(ids.insert(card.id).second, card.id.c_str());
    }
}

void TestSeizeCards::everyWordOfTheLanguageIsUsed()
{
    SeizeVocabulary vocabulary;
    for (const Card& card : m_cards)
        for (const Ability& ability : card.abilities)
            vocabulary.read(ability);
    // And what the printed set leaves out, by cards of the scenarios and of the natural collections.
    for (const char* folder :
        { TRIPTYCH_TEST_SOURCE "/scenarios/seize", TRIPTYCH_TEST_SOURCE "/natural" })
        for (const CardFile& file : filesUnder(folder))
            for (const nlohmann::json& printed : cardsOf(file))
                for (const Ability& ability : readCard(printed, "XX", file.name).abilities)
                    vocabulary.read(ability);
    QByteArray missing;
    for (const std::string& word : vocabulary.missing())
        missing += QByteArray::fromStdString(word) + "\n";
    QVERIFY2(missing.isEmpty(), missing.constData());
    QVERIFY(vocabulary.size() > 150);
}

void TestSeizeCards::theSetIsMixed()
{
    std::map<int, int> stars;
    std::map<std::string, int> mercenaries;
    std::map<TreasureType, int> treasures;
    std::map<Hands, int> hands;
    std::map<AbilityType, int> abilities;
    for (const Card& card : m_cards) {
        ++stars[card.stars];
        if (card.type == CardType::Mercenary)
            ++mercenaries[card.className];
        if (card.type == CardType::Treasure) {
            ++treasures[card.treasure];
            ++hands[card.hands];
        }
        if (card.type == CardType::Ability)
            ++abilities[card.ability];
    }
    QCOMPARE(stars.size(), std::size_t { 4 });
    QVERIFY(stars[1] > stars[4] && stars[2] > stars[3] && stars[3] > stars[4]);
    QCOMPARE(mercenaries.size(), std::size_t { 5 });
    for (const auto& [name, count] : mercenaries)
        QVERIFY2(count >= 8, name.c_str());
    QCOMPARE(treasures.size(), std::size_t { 3 });
    QCOMPARE(hands.size(), std::size_t { 5 });
    QCOMPARE(abilities.size(), std::size_t { 3 });
}

void TestSeizeCards::arrows()
{
    QCOMPARE(int { *readArrows("F FL FR") }, bit(Arrow::F) | bit(Arrow::FL) | bit(Arrow::FR));
    QCOMPARE(readArrows("+"), readArrows("F B L R"));
    QCOMPARE(readArrows("x"), readArrows("fl,fr,bl,br"));
    QCOMPARE(readArrows("*"), readArrows("+ x"));
    QVERIFY(!readArrows("F up"));
    for (int all = 1; all < 256; ++all)
        QCOMPARE(int { *readArrows(printArrows(static_cast<Arrows>(all))) }, all);
}

void TestSeizeCards::spoiledCardsSayWhatIsWrong_data()
{
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* json, const char* problem) {
        QTest::newRow(json) << QString::fromUtf8(problem);
    };
    row(R"({"name":"A"})",
        "The field \"type\" must be \"mercenary\" or \"treasure\" or \"ability\"");
    row(R"({"type":"treasure","treasure":"relic"})", "\"name\" is missing");
    row(R"({"name":"A","type":"mercenary"})", "\"health\" is missing");
    row(R"({"name":"A","type":"mercenary","health":200})", "whole number from 1 to 99");
    row(R"({"name":"A","type":"mercenary","health":2,"melee":3})", "\"melee\" must be an object");
    row(R"({"name":"A","type":"mercenary","health":2,"melee":{"damage":1,"arrows":"up"}})",
        "\"melee.arrows\" must be directions such as \"F FL FR\"");
    row(R"({"name":"A","type":"mercenary","health":2,"ranged":{"kind":"bow","damage":1,"arrows":"F"}})",
        "\"ranged.kind\" must be \"crossbow\" or \"staff\"");
    row(R"({"name":"A","type":"treasure","treasure":"gem"})",
        "\"weapon\" or \"equipment\" or \"relic\"");
    row(R"({"name":"A","type":"treasure","treasure":"relic","hands":"one"})", "only for a weapon");
    row(R"({"name":"A","type":"ability","ability":"instant","cost":1})", "needs a text");
    row(R"({"name":"A","type":"ability","ability":"attack","cost":1,"text":"Draw 1."})",
        "says how far it reaches");
    row(R"({"name":"A","type":"ability","ability":"instant","stars":5,"text":"Draw 1."})",
        "whole number from 1 to 4");
    row(R"({"name":"A","type":"ability","ability":"instant","text":"Frob."})", "not understood");
    // What the grammar reads and yet means nobody.
    row(R"({"name":"A","type":"ability","ability":"instant","text":"Ready the attacked mercenary."})",
        "there is no attack");
    row(R"({"name":"A","type":"ability","ability":"instant","text":"Draw 1. Heal it 2."})",
        "\"it\" means nothing here");
    row(R"({"name":"A","type":"ability","ability":"instant","text":"Destroy this."})",
        "this card is no mercenary");
    row(R"({"name":"A","type":"ability","ability":"event","text":"Whenever this attacks, draw 1."})",
        "this card is no mercenary");
    row(R"({"name":"A","type":"mercenary","health":2,"text":"Passive: the bearer has Leech."})",
        "only a treasure has one");
    row(R"({"name":"A","type":"mercenary","health":2,"text":"Passive: whenever you draw, draw 1 for each Burn counter on the attacker."})",
        "there is no attack");
    // What could not be declared.
    row(R"({"name":"A","type":"ability","ability":"instant","text":"Choose one: draw 1; or draw 2. Choose one: draw 1; or draw 2."})",
        "One \"choose one\" is all");
    row(R"({"name":"A","type":"ability","ability":"instant","text":"At the end of the turn, choose one: draw 1; or draw 2."})",
        "none for later");
    row(R"({"name":"A","type":"ability","ability":"instant","text":"Seven target mercenaries gain Leech."})",
        "names 7 targets in 1 places");
    row(R"({"name":"A","type":"ability","ability":"instant","text":"Ready target mercenary. Ready target mercenary. Ready target mercenary. Ready target mercenary. Ready target mercenary."})",
        "names 5 targets in 5 places");
    row(R"(["A"])", "JSON object");
}

void TestSeizeCards::spoiledCardsSayWhatIsWrong()
{
    QFETCH(QString, problem);
    const QString said = QString::fromStdString(spoiled(QTest::currentDataTag()));
    QVERIFY2(said.contains(problem), qPrintable(said));
}

/// Each line of the rarity make-up has more different cards than a pack takes of it.
void TestSeizeCards::theBoostersCanBeFilled()
{
    nlohmann::json boosters = nlohmann::json::array();
    for (const CardFile& file : packs())
        if (const auto pack = nlohmann::json::parse(file.text); pack.contains("boosters"))
            boosters.insert(boosters.end(), pack["boosters"].begin(), pack["boosters"].end());
    QCOMPARE(boosters.size(), std::size_t { 1 });
    for (const nlohmann::json& booster : boosters) {
        int size = 0;
        for (const nlohmann::json& slot : booster.at("slots")) {
            const int count = slot.at("count").get<int>();
            size += count;
            int weights = 0;
            for (const nlohmann::json& choice : slot.at("stars")) {
                weights += choice.at("weight").get<int>();
                const int stars = choice.at("stars").get<int>();
                const auto fits = [&](const Card& card) {
                    static const std::map<CardType, std::string> names { { CardType::Mercenary,
                                                                             "mercenary" },
                        { CardType::Treasure, "treasure" }, { CardType::Ability, "ability" } };
                    return card.stars == stars
                        && (!slot.contains("type")
                            || slot.at("type").get<std::string>() == names.at(card.type));
                };
                QVERIFY(std::count_if(m_cards.begin(), m_cards.end(), fits) > count);
            }
            QCOMPARE(weights, 100);
        }
        QCOMPARE(size, booster.at("size").get<int>());
    }
}

void TestSeizeCards::readyDecksAreLegal_data()
{
    QTest::addColumn<QString>("text");
    for (const CardFile& file : filesIn(QStringLiteral("decks/seize"), QStringLiteral("*.json")))
        QTest::newRow(file.name.c_str()) << QString::fromStdString(file.text);
}

/// S-DECK-SIZE, S-DECK-LEGEND, S-FMT-*: each in the ruleset it names.
void TestSeizeCards::readyDecksAreLegal()
{
    QFETCH(QString, text);
    std::vector<cards::PackText> texts;
    for (const CardFile& file : packs())
        texts.push_back({ file.name, file.text });
    const Game::Loaded loaded = seize::game().load(texts);
    QVERIFY(loaded.library);
    QVERIFY2(loaded.problems.empty(), told(loaded.problems));
    const decks::ParsedDeck parsed = decks::parseDeck(text.toStdString(), QTest::currentDataTag());
    QVERIFY2(parsed.problems.empty(), told(parsed.problems));
    const Problems faults = seize::game().check(*loaded.library, parsed.deck, parsed.deck.ruleset);
    QVERIFY2(faults.empty(), told(faults));
}

QTEST_APPLESS_MAIN(TestSeizeCards)
#include "tst_seize_cards.moc"
