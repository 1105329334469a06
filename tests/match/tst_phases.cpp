#include "match/Phases.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace triptych::match;

namespace {

Moment at(int turn, const char* active, const char* phase, const char* step = "")
{
    return { turn, active, phase, step };
}

/// A turn with two main phases, and attacks between them that may come again.
const std::vector<triptych::TurnPhase> turn { { "setup" }, { "draw" }, { "first" },
    { "combat", { "beginning", "attacker", "blockers", "resolution", "end" }, 1, 3 }, { "second" },
    { "end" } };

bool passed(const Awaited& awaited, const Moment& before, const Moment& after)
{
    return goneBy(awaited, before, after, turn);
}

} // namespace

class TestPhases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void a_phase_between_two_decisions_has_gone_by()
    {
        const Awaited combat { "combat", "", "" };
        QVERIFY(passed(combat, at(1, "p1", "first"), at(1, "p1", "second")));
        QVERIFY(!passed(combat, at(1, "p1", "first"), at(1, "p1", "first")));
        QVERIFY(!passed(combat, at(1, "p1", "second"), at(1, "p1", "end")));
    }

    void a_phase_of_the_next_turn_may_go_by()
    {
        const Awaited draw { "draw", "", "" };
        QVERIFY(passed(draw, at(1, "p1", "end"), at(2, "p2", "first")));
        QVERIFY(passed({ "draw", "", "p2" }, at(1, "p1", "end"), at(2, "p2", "first")));
        QVERIFY(!passed({ "draw", "", "p1" }, at(1, "p1", "end"), at(2, "p2", "first")));
        QVERIFY(passed({ "end", "", "p1" }, at(1, "p1", "second"), at(2, "p2", "first")));
    }

    void steps_of_a_phase_go_by_and_come_again()
    {
        const Awaited blockers { "combat", "blockers", "" };
        QVERIFY(passed(blockers, at(1, "p1", "combat", "attacker"), at(1, "p1", "combat", "end")));
        QVERIFY(!passed(
            blockers, at(1, "p1", "combat", "resolution"), at(1, "p1", "combat", "attacker")));
        const Awaited resolution { "combat", "resolution", "" };
        QVERIFY(passed(
            resolution, at(1, "p1", "combat", "blockers"), at(1, "p1", "combat", "attacker")));
        QVERIFY(!passed({ "combat", "end", "" }, at(1, "p1", "combat", "blockers"),
            at(1, "p1", "combat", "attacker")));
    }

    void the_setup_does_not_come_again()
    {
        QVERIFY(!passed({ "setup", "", "" }, at(1, "p1", "end"), at(2, "p2", "first")));
        QVERIFY(passed({ "draw", "", "" }, at(0, "p1", "setup"), at(1, "p2", "first")));
    }

    void a_moment_is_read_from_an_observation()
    {
        const auto observation = nlohmann::ordered_json::parse(
            R"({"turn":3,"active":"p2","phase":"combat","step":"attacker"})");
        QCOMPARE(momentOf(observation), at(3, "p2", "combat", "attacker"));
        QVERIFY((Awaited { "combat", "", "p2" }).is(momentOf(observation)));
        QVERIFY(!(Awaited { "combat", "blockers", "" }).is(momentOf(observation)));
        QCOMPARE(momentOf(nlohmann::ordered_json::parse(R"({"phase":null})")), Moment {});
    }
};

QTEST_APPLESS_MAIN(TestPhases)
#include "tst_phases.moc"
