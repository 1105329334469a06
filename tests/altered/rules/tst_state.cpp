#include "Cards.h"

#include "altered/State.h"
#include "altered/rules/Adventure.h"

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
