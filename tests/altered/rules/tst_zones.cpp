#include "Cards.h"

#include <QTest>

using namespace triptych;
using namespace triptych::altered;
using namespace triptych::altered::test;

/// 1.2.3, 3 What each seat may know of the zones.
class TestZones : public QObject
{
    Q_OBJECT

private:
    /// A match in which p1 has put three orbs down and p2 is asked for theirs.
    static std::unique_ptr<Match> begun(const char* ruleset = "cr4")
    {
        Opened opened = game().open(
            library(), { ruleset, 7, { deck(39), deck(39) }, PlayerId { 0 }, noPlayer });
        for (int n = 0; n < 3; ++n)
            opened.match->answer(0);
        return std::move(opened.match);
    }
    static nlohmann::ordered_json zoneOf(const Match& m, PlayerId viewer, const char* zone)
    {
        return m.observe(viewer)["players"]["p1"]["zones"][zone];
    }
    /// Whether the viewer is told which cards these are, and not only that they are there.
    static bool knows(const Match& m, PlayerId viewer, const char* zone)
    {
        const auto seen = m.observe(viewer);
        for (const auto& handle : seen["players"]["p1"]["zones"][zone])
            if (seen["objects"].contains(handle.get<std::string>())
                && seen["objects"][handle.get<std::string>()].contains("name"))
                return true;
        return false;
    }

private Q_SLOTS:
    void rule_1_2_3_e_visibleZones()
    {
        const auto match = begun();
        for (const PlayerId viewer : { PlayerId { 0 }, PlayerId { 1 }, judge }) {
            QVERIFY(knows(*match, viewer, "hero"));
            QCOMPARE(match->observe(viewer)["adventure"].size(), std::size_t { 8 });
        }
    }
    void rule_1_2_3_f_hiddenZones()
    {
        const auto match = begun();
        QVERIFY(knows(*match, judge, "hand"));
        QVERIFY(!knows(*match, PlayerId { 1 }, "hand"));
        QVERIFY(!knows(*match, PlayerId { 0 }, "deck"));
        QVERIFY(!knows(*match, PlayerId { 1 }, "deck"));
    }
    void rule_3_1_3_a_objectsOfVisibleZonesAreShown()
    {
        const auto match = begun();
        const auto seen = match->observe(PlayerId { 1 });
        const std::string hero = seen["players"]["p1"]["zones"]["hero"][0];
        QCOMPARE(seen["objects"][hero]["name"].get<std::string>(), std::string("Captain"));
    }
    void rule_3_1_3_b_withTheirCharacteristics()
    {
        const auto match = begun();
        const auto seen = match->observe(PlayerId { 1 });
        const std::string hero = seen["players"]["p1"]["zones"]["hero"][0];
        QCOMPARE(seen["objects"][hero]["type"].get<std::string>(), std::string("hero"));
        QVERIFY(seen["objects"][hero].contains("statuses"));
    }
    void rule_3_1_3_d_zonesOfCardsAreHidden()
    {
        const auto match = begun();
        for (const char* zone : { "hand", "deck", "mana" })
            QVERIFY2(!knows(*match, PlayerId { 1 }, zone), zone);
    }
    void rule_3_1_3_e_onlyTheirNumberIsKnown()
    {
        const auto match = begun();
        QCOMPARE(zoneOf(*match, PlayerId { 1 }, "hand").size(), std::size_t { 3 });
        QCOMPARE(zoneOf(*match, PlayerId { 1 }, "deck").size(), std::size_t { 33 });
        QCOMPARE(zoneOf(*match, PlayerId { 1 }, "mana").size(), std::size_t { 3 });
    }
    void rule_3_2_5_b_theOwnHandIsKnown()
    {
        const auto match = begun();
        QVERIFY(knows(*match, PlayerId { 0 }, "hand"));
        QVERIFY(!knows(*match, PlayerId { 1 }, "hand"));
    }
    void rule_3_2_9_d_theOwnOrbsAreKnown()
    {
        const auto match = begun();
        QVERIFY(knows(*match, PlayerId { 0 }, "mana"));
        QVERIFY(!knows(*match, PlayerId { 1 }, "mana"));
    }
    void rule_v1_1_2_3_f_theManaZoneIsHiddenFromOthers()
    {
        const auto match = begun("cr1");
        QVERIFY(knows(*match, PlayerId { 0 }, "mana"));
        QVERIFY(!knows(*match, PlayerId { 1 }, "mana"));
        QCOMPARE(match->observe(PlayerId { 1 })["players"]["p1"]["mana_ready"].get<int>(), 3);
    }
    void rule_3_2_1_c_faceDownRegionsShowNothing()
    {
        const auto match = begun();
        for (const PlayerId viewer : { PlayerId { 0 }, PlayerId { 1 } }) {
            const auto row = match->observe(viewer)["adventure"];
            for (std::size_t region = 0; region < 8; ++region) {
                const bool end = region == 0 || region == 7;
                QCOMPARE(row[region]["revealed"].get<bool>(), end);
                QCOMPARE(row[region]["terrains"].get<std::string>(), std::string(end ? "VMO" : ""));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestZones)
#include "tst_zones.moc"
