#include "core/InlineVector.h"
#include "core/Objects.h"
#include "core/flow/Ending.h"
#include "core/flow/Laying.h"

#include <QTest>

#include <array>
#include <vector>

using namespace triptych;

namespace {

enum class Place : std::uint8_t { Hand, Yard };

struct Thing
{
    std::uint16_t card = 0;
    std::uint8_t owner = 0;
    std::uint8_t controller = 0;
    std::uint8_t era = 0;
};
struct TinyState
{
    std::array<Thing, 3> objects {};
    std::uint8_t objectCount = 0;
    SeatZones<Place, 2, 2, 3> zones;
};
struct Claim
{
    std::uint8_t controller = 0;
    bool operator==(const Claim&) const = default;
};

} // namespace

class TestObjects : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sets_haveWhatWasAdded();
    void refs_areOfAnObjectAsItWas();
    void cards_lieInTheZonesOfTheirSeats();
    void cards_areLaidAsLongAsThereIsRoom();
    void whoLeaves_takesWhatIsTheirsAlong();
};

void TestObjects::sets_haveWhatWasAdded()
{
    ObjectSet<70> set;
    QVERIFY(set.empty());
    for (const std::uint8_t each : { 69, 0, 64 })
        set.add(each);
    set.remove(0);
    QVERIFY(set.has(64) && set.has(69) && !set.has(0));
    QVERIFY(!set.has(255)); // nobody
    std::vector<int> members;
    set.each([&](std::uint8_t each) { members.push_back(each); });
    QCOMPARE(members, (std::vector<int> { 64, 69 }));
    set.remove(64);
    set.remove(69);
    QVERIFY(set == ObjectSet<70> {});
}

void TestObjects::refs_areOfAnObjectAsItWas()
{
    TinyState state;
    state.objectCount = 1;
    const Ref before = refOf(state, 0);
    QVERIFY(isCurrent(state, before));
    ++state.objects[0].era;
    QVERIFY(!isCurrent(state, before));
    QVERIFY(!isCurrent(state, Ref {}));
}

void TestObjects::cards_lieInTheZonesOfTheirSeats()
{
    TinyState state;
    std::vector<std::uint16_t> cards;
    QVERIFY(layCard(state, CardId { 7 }, 1, zoneIndex<TinyState>(1, Place::Yard), cards) == 0);
    QVERIFY(zoneOf(state, 0) == Place::Yard);
    QVERIFY(zoneSeat(state, 0) == 1);
    QCOMPARE(countIn(state, 1, Place::Yard), std::size_t { 1 });
    QCOMPARE(countIn(state, 0, Place::Yard), std::size_t { 0 });
    for (const std::uint8_t each : cardsIn(state, 1, Place::Yard))
        QVERIFY(state.objects[each].card == 7);
}

void TestObjects::cards_areLaidAsLongAsThereIsRoom()
{
    TinyState state;
    std::vector<std::uint16_t> cards;
    for (int n = 0; n < 3; ++n)
        QVERIFY(layCard(state, CardId { 1 }, 0, 0, cards));
    QVERIFY(!layCard(state, CardId { 1 }, 0, 0, cards));
    QCOMPARE(cards.size(), std::size_t { 3 });
}

void TestObjects::whoLeaves_takesWhatIsTheirsAlong()
{
    InlineVector<Claim, 5> waiting;
    for (const std::uint8_t seat : { 0, 1, 0, 2 })
        waiting.push_back({ seat });
    dropThoseOf(waiting, 0);
    QCOMPARE(waiting.size(), std::size_t { 2 });
    QVERIFY(waiting[0] == Claim { 1 } && waiting[1] == Claim { 2 });
}

QTEST_GUILESS_MAIN(TestObjects)
#include "tst_objects.moc"
