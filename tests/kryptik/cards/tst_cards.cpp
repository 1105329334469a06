#include "Vocabulary.h"

#include "cards/Pack.h"
#include "decks/DeckList.h"
#include "kryptik/Kryptik.h"
#include "kryptik/cards/ReadCard.h"
#include "kryptik/text/Parse.h"
#include "kryptik/text/printing/Print.h"
#include "support/CardFiles.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <map>
#include <numeric>
#include <set>
#include <string>
#include <vector>

using namespace triptych;
using namespace triptych::kryptik;
using namespace triptych::tests;

namespace {

/// The folder also holds the list of restricted cards (11), which is no pack.
std::vector<CardFile> packs()
{
    return filesIn(QStringLiteral("cards/kryptik"), QStringLiteral("first-tide-*.json"));
}

std::string field(const nlohmann::json& card, const char* name)
{
    const auto it = card.find(name);
    return it != card.end() && it->is_string() ? it->get<std::string>() : std::string();
}

bool isCitizen(const nlohmann::json& card)
{
    return field(card, "type") == "citizen";
}

std::vector<nlohmann::json> allCards()
{
    std::vector<nlohmann::json> result;
    for (const CardFile& file : packs())
        for (const auto& card : cards::parsePack({ file.name, file.text }).pack.cards)
            result.push_back(card);
    return result;
}

Parsed compiled(const nlohmann::json& card)
{
    const CardType type = isCitizen(card) ? CardType::Citizen : CardType::Spell;
    return parseText(field(card, "text"), type, field(card, "id"));
}

Parsed compiledYear(const nlohmann::json& card)
{
    return parseYearText(field(card, "eleven_year_text"), field(card, "id"));
}

} // namespace

class TestCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void packsCanBeRead();
    void everyTextIsUnderstood_data();
    void everyTextIsUnderstood();
    void everyCardIsWhole_data();
    void everyCardIsWhole();
    void namesAndIdsAreTheirOwn();
    void everyWordOfTheLanguageIsUsed();
    void theSetIsMixed();
    void rule_1_1_1_readyDecksAreLegal_data();
    void rule_1_1_1_readyDecksAreLegal();

private:
    void rows() const;
    std::vector<nlohmann::json> m_cards;
};

void TestCards::initTestCase()
{
    m_cards = allCards();
    QVERIFY2(m_cards.size() >= 130, "the set has at least 130 cards");
}

void TestCards::packsCanBeRead()
{
    for (const CardFile& file : packs()) {
        const cards::ParsedPack parsed = cards::parsePack({ file.name, file.text });
        QVERIFY2(parsed.problems.empty(), told(parsed.problems));
        QCOMPARE(parsed.pack.game, std::string("kryptik"));
        QCOMPARE(parsed.pack.setCode, std::string("FT"));
    }
}

void TestCards::rows() const
{
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        QTest::newRow((field(m_cards[i], "id") + " " + field(m_cards[i], "name")).c_str())
            << static_cast<int>(i);
}

void TestCards::everyTextIsUnderstood_data()
{
    rows();
}
void TestCards::everyTextIsUnderstood()
{
    QFETCH(int, number);
    const nlohmann::json& card = m_cards[static_cast<std::size_t>(number)];

    const Parsed text = compiled(card);
    QVERIFY2(text.problems.empty(), told(text.problems));
    QCOMPARE(print(text.abilities), field(card, "text"));

    if (!card.contains("eleven_year_text"))
        return;
    const Parsed year = compiledYear(card);
    QVERIFY2(year.problems.empty(), told(year.problems));
    QCOMPARE(print(year.abilities), field(card, "eleven_year_text"));
}

void TestCards::everyCardIsWhole_data()
{
    rows();
}
void TestCards::everyCardIsWhole()
{
    QFETCH(int, number);
    const nlohmann::json& card = m_cards[static_cast<std::size_t>(number)];
    static const std::set<std::string> rarities { "common", "uncommon", "rare", "legendary" };
    static const std::set<std::string> factions { "", "human", "ascendant", "mystic", "undead" };
    static const std::set<std::string> souls { "", "w", "u", "b", "g", "wu", "wb", "wg", "ub", "ug",
        "bg" };
    static const QRegularExpression stones(
        QStringLiteral(R"(^(\{(\d+|X|[wubg]|[wubg]/[wubg])\})+$)"));

    QVERIFY(rarities.contains(field(card, "rarity")));
    QVERIFY(factions.contains(field(card, "faction")));
    QVERIFY(souls.contains(field(card, "soul")));
    QVERIFY2(stones.match(QString::fromStdString(field(card, "cost"))).hasMatch(),
        field(card, "cost").c_str());
    QVERIFY(!field(card, "flavour").empty());
    QCOMPARE(card.contains("attack") && card.contains("defense"), isCitizen(card));
    QVERIFY2(isCitizen(card) || !field(card, "text").empty(), "a spell does something");
    if (card.value("overlord", false))
        QCOMPARE(field(card, "rarity"), std::string("legendary"));
}

void TestCards::namesAndIdsAreTheirOwn()
{
    std::set<std::string> names;
    std::set<std::string> ids;
    static const QRegularExpression pattern(QStringLiteral("^FT-\\d{3}$"));
    for (const nlohmann::json& card : m_cards) {
        const std::string id = field(card, "id");
        QVERIFY2(pattern.match(QString::fromStdString(id)).hasMatch(), id.c_str());
        QVERIFY2(ids.insert(id).second, id.c_str());
        QVERIFY2(names.insert(field(card, "name")).second, field(card, "name").c_str());
    }
}

void TestCards::everyWordOfTheLanguageIsUsed()
{
    Vocabulary vocabulary;
    for (const nlohmann::json& card : m_cards) {
        for (const Ability& ability : compiled(card).abilities)
            vocabulary.read(ability);
        if (card.contains("eleven_year_text"))
            for (const Ability& ability : compiledYear(card).abilities)
                vocabulary.read(ability);
    }
    // What no card of our set says is said by the cards as people type them.
    for (const char* file : { "kryptik.json", "kryptik-fresh-2.json", "kryptik-fresh-8.json",
             "kryptik-fresh-9.json", "kryptik-fresh-10.json", "kryptik-fresh-11.json",
             "kryptik-fresh-16.json", "kryptik-fresh-17.json" }) {
        QFile natural(QStringLiteral(TRIPTYCH_ASSETS_DIR "/../tests/natural/%1").arg(file));
        QVERIFY2(natural.open(QIODevice::ReadOnly), qPrintable(natural.fileName()));
        const auto typed = cards::parsePack({ file, natural.readAll().toStdString() });
        for (const nlohmann::json& json : typed.pack.cards) {
            const Card card = readCard(json, "natural", field(json, "id"));
            if (!card.problems.empty())
                continue;
            for (const Ability& ability : card.abilities)
                vocabulary.read(ability);
            if (card.yearAbility)
                vocabulary.read(*card.yearAbility);
        }
    }
    for (const char* text : { "Look at target opponent's hand.",
             "Discard two cards. Draw a card for each card discarded this way.",
             "Choose a citizen you control, then disengage it.", "Choose target opponent.",
             "Cast this only if you control a citizen.",
             "Prevent the next 2 damage that would be dealt to target citizen this turn.",
             "Switch the attack and defense of target citizen until end of turn.",
             "Target citizen you control fights target citizen an opponent controls.",
             "Each opponent engages a citizen they control.",
             "Target citizen becomes 4/4 until end of turn.", "Look at target 11 year card.",
             "Destroy target 11 year card. Its controller can't use its 11 year ability.",
             "Remove all damage from target citizen.",
             "Remove target attacking citizen from combat.",
             "Each opponent pays {1} or discards a card.",
             "Target opponent sacrifices a citizen. If they can not, they discard 2 cards." }) {
        const Parsed read = parseText(text, CardType::Spell, "typed");
        QVERIFY2(read.problems.empty(), text);
        for (const Ability& ability : read.abilities)
            vocabulary.read(ability);
    }
    const Parsed passive
        = parseText("If a card would be put into an opponent's limbo pile, abolish it instead.",
            CardType::Citizen, "typed");
    QCOMPARE(passive.abilities.size(), std::size_t { 1 });
    vocabulary.read(passive.abilities.front());
    QByteArray list;
    for (const std::string& word : vocabulary.missing())
        list += QByteArray::fromStdString(word + "\n");
    QVERIFY2(list.isEmpty(), "No card uses:\n" + list);
}

void TestCards::theSetIsMixed()
{
    std::map<std::string, int> souls;
    std::map<std::string, int> overlords;
    std::map<std::pair<bool, bool>, int> years;
    for (const nlohmann::json& card : m_cards) {
        ++souls[field(card, "soul")];
        ++years[{ card.contains("eleven_year_cost"), card.contains("eleven_year_text") }];
        if (card.value("overlord", false))
            ++overlords[field(card, "faction")];
    }
    for (const char* soul : { "", "w", "u", "b", "g", "wu", "wb", "wg", "ub", "ug", "bg" })
        QVERIFY2(souls[soul] >= 3, soul);
    for (const char* faction : { "human", "ascendant", "mystic", "undead" })
        QVERIFY2(overlords[faction] >= 2, faction);
    QCOMPARE(years.size(), std::size_t { 4 });
}

void TestCards::rule_1_1_1_readyDecksAreLegal_data()
{
    QTest::addColumn<QString>("name");
    for (const CardFile& file : filesIn(QStringLiteral("decks/kryptik")))
        QTest::newRow(file.name.c_str()) << QString::fromStdString(file.name);
}

void TestCards::rule_1_1_1_readyDecksAreLegal()
{
    QFETCH(QString, name);
    std::vector<cards::PackText> texts;
    for (const CardFile& file : packs())
        texts.push_back({ file.name, file.text });
    const Game::Loaded loaded = kryptik::game().load(texts);
    QVERIFY(loaded.library);
    QVERIFY2(loaded.problems.empty(), told(loaded.problems));

    for (const CardFile& file : filesIn(QStringLiteral("decks/kryptik"))) {
        if (file.name != name.toStdString())
            continue;
        const decks::ParsedDeck parsed = decks::parseDeck(file.text, file.name);
        QVERIFY2(parsed.problems.empty(), told(parsed.problems));
        const Problems faults = kryptik::game().check(*loaded.library, parsed.deck, "constructed");
        QVERIFY2(faults.empty(), told(faults));
        const auto sum = [](const std::vector<decks::Entry>& entries) {
            return std::accumulate(entries.begin(), entries.end(), 0,
                [](int n, const decks::Entry& e) { return n + e.count; });
        };
        QCOMPARE(sum(parsed.deck.main), 50);
        QVERIFY(sum(parsed.deck.side) <= 15);
        return;
    }
    QFAIL("no such deck");
}

QTEST_GUILESS_MAIN(TestCards)
#include "tst_cards.moc"
