#include "altered/cards/ReadCard.h"
#include "altered/cards/Subtypes.h"
#include "altered/text/printing/Print.h"
#include "altered/text/surface/Printed.h"
#include "support/CardFiles.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <map>
#include <set>

using namespace triptych::altered;

namespace {

std::vector<nlohmann::json> parsedIn(const char* folder)
{
    std::vector<nlohmann::json> all;
    for (const auto& file : triptych::tests::filesIn(QString::fromLatin1(folder)))
        all.push_back(nlohmann::json::parse(file.text));
    return all;
}

std::vector<Card> allCards()
{
    std::vector<Card> all;
    for (const auto& pack : parsedIn("cards/altered"))
        for (const auto& card : pack["cards"])
            all.push_back(readCard(card, "WL", card["id"].get<std::string>()));
    return all;
}

} // namespace

class TestAlteredCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCardIsUnderstoodAndPrintsBack();
    void theSetIsWhole();
    void everyTokenIsACard();
    void theDecksAreConstructed();
    void wrongFieldsAreNamed();
    void aSubtypeNoCardHasIsRefused();
    void whatIsPaidInReserveIsPrintedInTheSupportBox();
};

void TestAlteredCards::everyCardIsUnderstoodAndPrintsBack()
{
    for (const Card& card : allCards()) {
        for (const auto& problem : card.problems)
            QFAIL((problem.place + ": " + problem.text).c_str());
        std::vector<Ability> main, support;
        for (const Ability& ability : card.abilities)
            (ability.support ? support : main).push_back(ability);
        QCOMPARE(normalForm(printText(main)), normalForm(card.text));
        QCOMPARE(normalForm(printText(support)), normalForm(card.support));
    }
}

void TestAlteredCards::theSetIsWhole()
{
    std::set<std::string> ids, names;
    std::map<Faction, int> cards, heroes;
    std::map<CardType, int> types;
    for (const Card& card : allCards()) {
        QVERIFY2(ids.insert(card.id).second, card.id.c_str());
        QVERIFY2(names.insert(card.name).second, card.name.c_str());
        ++types[card.type];
        if (card.token)
            continue;
        ++(card.type == CardType::Hero ? heroes : cards)[card.faction];
        QCOMPARE(card.rarity == Rarity::None, card.type == CardType::Hero);
    }
    QCOMPARE(cards.size(), 6u);
    QCOMPARE(types.size(), 5u);
    for (const auto& [faction, count] : cards) {
        QVERIFY(count >= 30);
        QVERIFY(heroes[faction] >= 1);
    }
}

// 7.3.4 What a text creates has a card of its own, with the same statistics.
void TestAlteredCards::everyTokenIsACard()
{
    const std::vector<Card> cards = allCards();
    for (const Card& card : cards)
        for (std::size_t at = card.text.find("/"); at != std::string::npos;
             at = card.text.find("/", at + 1)) {
            const std::size_t open = card.text.rfind('[', at);
            const std::size_t close = card.text.find(']', at);
            const std::string inside = card.text.substr(open + 1, close - open - 1);
            const bool known = std::any_of(cards.begin(), cards.end(), [&](const Card& other) {
                return other.token
                    && inside
                    == QString("%1 %2/%3/%4")
                           .arg(other.name.c_str())
                           .arg(other.forest)
                           .arg(other.mountain)
                           .arg(other.ocean)
                           .toStdString();
            });
            QVERIFY2(known, inside.c_str());
        }
}

// 1.1.4 A Hero and 39 cards of its faction, at most three of a name and 15 rares.
void TestAlteredCards::theDecksAreConstructed()
{
    std::map<std::string, Card> byName;
    for (const Card& card : allCards())
        byName.emplace(card.name, card);
    const auto decks = parsedIn("decks/altered");
    QCOMPARE(decks.size(), 6u);
    std::set<Faction> factions;
    for (const auto& deck : decks) {
        const Card& hero = byName.at(deck["hero"].get<std::string>());
        QCOMPARE(hero.type, CardType::Hero);
        factions.insert(hero.faction);
        int count = 0, rares = 0;
        for (const auto& entry : deck["main"]) {
            const Card& card = byName.at(entry["card"].get<std::string>());
            const int copies = entry["count"].get<int>();
            QVERIFY2(card.faction == hero.faction, card.name.c_str());
            QVERIFY(copies <= 3 && !card.token && card.type != CardType::Hero);
            count += copies;
            rares += card.rarity == Rarity::Rare ? copies : 0;
        }
        QCOMPARE(count, 39);
        QVERIFY(rares <= 15);
    }
    QCOMPARE(factions.size(), 6u);
}

void TestAlteredCards::wrongFieldsAreNamed()
{
    const auto problemsOf = [](const char* json) {
        return readCard(nlohmann::json::parse(json), "X", "here").problems;
    };
    QVERIFY(problemsOf(R"({"id":"a","name":"A","type":"token","forest":1,"mountain":1,"ocean":1})")
                .empty());
    for (const char* wrong :
        { R"([])", R"({"id":"a"})", R"({"id":"a","name":"A","type":"wizard"})",
            R"({"id":"a","name":"A","type":"character","hand_cost":1,"reserve_cost":1})",
            R"({"id":"a","name":"A","type":"spell","hand_cost":"1","reserve_cost":1,"text":"Draw a card."})",
            R"({"id":"a","name":"A","type":"spell","hand_cost":1,"reserve_cost":1})",
            R"({"id":"a","name":"A","type":"token","subtypes":"robot","forest":1,"mountain":1,"ocean":1})",
            R"({"id":"a","name":"A","type":"hero","faction":"blue"})" }) {
        const auto problems = problemsOf(wrong);
        QVERIFY2(!problems.empty(), wrong);
        QVERIFY(!problems[0].text.empty() && problems[0].place.starts_with("here"));
    }
}

// What a text calls a card has to be known, or printed on some card that is loaded with it.
void TestAlteredCards::aSubtypeNoCardHasIsRefused()
{
    const auto card = [](const char* name, const char* text, const char* subtype) {
        return readCard({ { "id", name }, { "name", name }, { "type", "spell" },
                            { "faction", "axiom" }, { "rarity", "common" }, { "hand_cost", 1 },
                            { "reserve_cost", 1 }, { "subtypes", { subtype } }, { "text", text } },
            "X", name);
    };
    std::vector<Card> cards { card("a", "Discard target Robot.", "song"),
        card("b", "Discard target Wobble.", "song"), card("c", "Discard target Piper.", "song"),
        card("d", "Draw a card.", "piper"), card("e", "Create an [Ember] token.", "song"),
        card("f", "Sacrifice an [Ember].", "song"), card("g", "Sacrifice a [Cinder].", "song") };
    for (const Card& each : cards)
        QVERIFY(each.problems.empty());
    refuseUnknownSubtypes(cards);
    for (const Card& each : cards) {
        const bool refused = each.name == "b" || each.name == "g";
        QCOMPARE(each.problems.size(), refused ? 1u : 0u);
        QCOMPARE(each.abilities.size(), refused ? 0u : 1u);
    }
    QVERIFY(cards[1].problems[0].text.starts_with("\"Wobble\""));
}

// 2.2.11.d Typed as the last paragraph of the text it stands in the support box; elsewhere that is the remedy.
void TestAlteredCards::whatIsPaidInReserveIsPrintedInTheSupportBox()
{
    const auto card = [](const char* type, const char* text, const char* support = "") {
        return readCard(
            { { "id", "a" }, { "name", "A" }, { "type", type }, { "faction", "axiom" },
                { "rarity", "common" }, { "hand_cost", 1 }, { "reserve_cost", 1 }, { "forest", 1 },
                { "mountain", 1 }, { "ocean", 1 }, { "text", text }, { "support", support } },
            "X", "a");
    };
    const Card moved = card("character", "{J} Draw a card.\n{D} : [Resupply].");
    QVERIFY(moved.problems.empty());
    QCOMPARE(moved.text, std::string("{J} Draw a card."));
    QCOMPARE(moved.support, std::string("{D} : [Resupply]."));
    QVERIFY(moved.abilities.size() == 2 && moved.abilities[1].support);
    const Card spell = card("spell", "Draw a card.  {1}, {D}: Draw a card.", "{D}: [Resupply].");
    QVERIFY(spell.problems.empty());
    QCOMPARE(spell.text, std::string("Draw a card."));
    QCOMPARE(spell.support, std::string("{D}: [Resupply].\n{1}, {D}: Draw a card."));
    const Card options = card(
        "landmark", "{D}: Choose one:\n\u2022 Draw a card.\n\u2022 [Resupply].\n{D}: Draw a card.");
    QVERIFY(options.problems.empty() && options.text.empty() && options.abilities.size() == 2);
    QVERIFY(card("character", "Gains \"{D}: Draw a card.\"").support.empty());
    for (const auto& [type, text] : {
             std::pair { "hero", "{D}: Draw a card." },
             std::pair { "token", "{D}: Draw a card." },
             std::pair { "landmark", "Discard me: Draw a card." },
         }) {
        const Card refused = card(type, text);
        QVERIFY2(refused.support.empty() && refused.problems.size() == 1, text);
        const std::string& why = refused.problems[0].text;
        QVERIFY2(why.find("support box") != std::string::npos
                || why.find("ever in Reserve") != std::string::npos,
            text);
    }
    const Card mistaken = card("character", "{J} Draw a card.\n{D}: Dwar a card.");
    QVERIFY(mistaken.support.empty() && mistaken.problems.size() == 1);
    QVERIFY(mistaken.problems[0].place.find("paragraph 2") != std::string::npos);
}

QTEST_APPLESS_MAIN(TestAlteredCards)
#include "tst_altered_cards.moc"
