#include "Cards.h"

#include "altered/State.h"
#include "altered/cards/CardSet.h"
#include "altered/cards/ReadCard.h"
#include "altered/rules/Adventure.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Passives.h"
#include "altered/rules/Tokens.h"
#include "core/Room.h"

#include <QTest>

#include <set>

using namespace triptych;
using namespace triptych::altered;
using namespace triptych::altered::test;

/// The state as plain data, and what is dealt at random.
class TestState : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void a_state_is_plain_data_of_at_most_five_and_three_quarter_kibibytes()
    {
        QVERIFY(std::is_trivially_copyable_v<State>);
        QVERIFY(std::has_unique_object_representations_v<State>);
        QVERIFY(sizeof(State) <= 5888);
    }
    /// What cards of other decks ask for is not kept: it would fill the list of a match that never asks.
    void whatIsRememberedIsWhatTheCardsOfTheMatchAskFor()
    {
        const auto set = [](std::initializer_list<nlohmann::json> all) {
            std::vector<Card> cards;
            for (const nlohmann::json& each : all)
                cards.push_back(readCard(each, "T", "test"));
            return CardSet(std::move(cards));
        };
        const nlohmann::json plain = plainCard("Plain", "axiom", "common");
        nlohmann::json asks = plainCard("Asker", "axiom", "common");
        asks["text"] = "{J} If you played a Spell this Day, draw a card.";
        const CardSet two = set({ plain, asks });
        QCOMPARE(two.facts(0).historyEvents, std::uint64_t { 0 });
        QCOMPARE(two.facts(1).historyEvents,
            std::uint64_t { 1 } << static_cast<unsigned>(Happening::Event::Plays));
        // A token may join any match.
        nlohmann::json token { { "id", "T" }, { "name", "Tin" }, { "type", "token" },
            { "faction", "axiom" }, { "forest", 1 }, { "mountain", 1 }, { "ocean", 1 },
            { "text", "{J} If you sacrificed a Character this Day, draw a card." } };
        const CardSet three = set({ plain, asks, token });
        QCOMPARE(three.facts(0).historyEvents,
            std::uint64_t { 1 } << static_cast<unsigned>(Happening::Event::Sacrifices));
    }
    /// RULING "crowded table": 150 objects. A token that finds no place is not left out silently.
    void theLastPlaceIsForAToken_andOneMoreEndsTheMatch()
    {
        nlohmann::json token { { "id", "T" }, { "name", "Tin" }, { "type", "token" },
            { "faction", "axiom" }, { "forest", 1 }, { "mountain", 1 }, { "ocean", 1 },
            { "text", "" } };
        std::vector<Card> cards { readCard(token, "T", "test") };
        const CardSet set(std::move(cards));
        State s;
        s.objectCount = maxObjects - 1;
        const Table table { s, set };
        QCOMPARE(createTokens(table, 0, { {} }).size(), std::size_t { 1 });
        QCOMPARE(int { s.objectCount }, maxObjects);
        QVERIFY(!isOverrun(s));
        QVERIFY(createTokens(table, 0, { {} }).empty());
        QCOMPARE(int { s.objectCount }, maxObjects);
        QVERIFY(isOverrun(s));
    }
    /// RULING "crowded table": 126 passive abilities can be put into their order, with all that may last.
    void oneMorePassiveAbilityThanCanBeOrderedEndsTheMatch()
    {
        nlohmann::json speaker = plainCard("Speaker", "axiom", "common");
        speaker["text"] = "[Gigantic].\nOpponents can't [Sabotage].";
        std::vector<Card> cards { readCard(speaker, "T", "test") };
        QVERIFY(cards.front().problems.empty());
        const CardSet set(std::move(cards));
        const std::size_t each = set.facts(0).passives.size();
        QVERIFY(each > 0);
        State s;
        const std::size_t fit = (mostPassives - s.lasting.capacity()) / each;
        QVERIFY(fit + 1 < maxObjects);
        const Table table { s, set };
        for (std::size_t n = 0; n <= fit; ++n) {
            const auto i = static_cast<Index>(s.objectCount++);
            s.zones.putLast(i, zoneIndex(0, Zone::HeroExpedition));
            noteWorking(table, i);
            QCOMPARE(isOverrun(s), n == fit);
        }
    }
    void rule_4_1_c_tumultsAreShuffledInPositionAndOrientation()
    {
        std::set<std::array<Terrains, 8>> seen;
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            State s;
            s.random = Random(seed);
            layAdventure(s);
            seen.insert(s.adventure.terrains);
            for (const std::size_t card : { 1u, 3u, 5u })
                QCOMPARE(s.adventure.terrains[card] ^ s.adventure.terrains[card + 1], 7);
        }
        QCOMPARE(seen.size(), std::size_t { 48 }); // 3! positions, 2^3 orientations
    }
    void rule_1_1_7_f_threeTumultCards()
    {
        // One has V and MO, one M and VO, one O and VM.
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            State s;
            s.random = Random(seed);
            layAdventure(s);
            std::set<int> singles;
            for (const std::size_t card : { 1u, 3u, 5u }) {
                const int one = s.adventure.terrains[card];
                const int other = s.adventure.terrains[card + 1];
                singles.insert((one & (one - 1)) == 0 ? one : other);
                QCOMPARE(one ^ other, 7);
            }
            QCOMPARE(singles, (std::set<int> { forest, mountain, ocean }));
            QCOMPARE(s.adventure.terrains[0], Terrains { 7 });
            QCOMPARE(s.adventure.terrains[7], Terrains { 7 });
        }
    }
    void rule_4_1_g_theFirstPlayerIsDrawn()
    {
        std::set<bool> first;
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const Opened opened = game().open(
                library(), { "cr4", seed, { deck(39), deck(39) }, noPlayer, noPlayer });
            QVERIFY2(opened.match != nullptr, qPrintable(wordsOf(opened.problems)));
            first.insert(opened.match->decision()->player.value == 0);
        }
        QCOMPARE(first.size(), std::size_t { 2 });
    }
};

QTEST_APPLESS_MAIN(TestState)
#include "tst_state.moc"
