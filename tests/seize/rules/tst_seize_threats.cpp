#include "seize/Seize.h"
#include "seize/rules/Attacking.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Zones.h"

#include "match/Answer.h"
#include "support/Tables.h"

#include <QTest>

using namespace triptych;
using namespace triptych::seize;

namespace {

const Threat* at(const std::vector<Threat>& threats, const std::string& tile)
{
    for (const Threat& threat : threats)
        if (threat.place == tile)
            return &threat;
    return nullptr;
}

/// Goes on with nothing but passing until the seat's Attack Phase; false when something else is asked.
bool passToAttackOf(Match& match, Seat enemy)
{
    for (int k = 0; k < 200 && match.decision(); ++k) {
        const State& s = dynamic_cast<const SeizeMatch&>(match).state();
        if (s.active == enemy && s.phase == Phase::Attack && s.stack.empty())
            return true;
        const auto lines = match::legalLines(match);
        const auto pass = std::ranges::find(lines, "pass");
        if (pass == lines.end())
            return false;
        match.answer(static_cast<std::size_t>(pass - lines.begin()));
    }
    return false;
}

} // namespace

/// Where enemies could strike: what is said of it beforehand is what the rules allow when the time has come.
class TestSeizeThreats : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void standing_isWhatCanBeAttackedInTheNextTurn()
    {
        int compared = 0;
        int struckAt = 0;
        int afterAWalk = 0;
        for (const tests::Table& table : tests::tables()) {
            if (table.game->id() != "seize")
                continue;
            for (std::uint64_t seed = 1; seed <= 6; ++seed) {
                Opened opened = table.game->open(
                    table.library, tests::setupOf(table, table.game->rulesets().front(), seed));
                QVERIFY(opened.match);
                Match& match = *opened.match;
                Random random(seed);
                for (int k = 0; k < 500 && match.decision(); ++k) {
                    const auto& played = dynamic_cast<const SeizeMatch&>(match);
                    const State now = played.state();
                    const bool quiet = now.stack.empty() && now.agenda.empty();
                    if (quiet && now.active == 0 && now.phase == Phase::SecondMovement) {
                        const auto threats = played.threats({ 0 });
                        for (const Threat& threat : threats)
                            afterAWalk += !threat.standing;
                        const auto ahead = match.clone();
                        if (passToAttackOf(*ahead, 1)) {
                            State then = dynamic_cast<const SeizeMatch&>(*ahead).state();
                            // Where nothing was thrown over by what happened of itself meanwhile:
                            if (then.board == now.board) {
                                ++compared;
                                struckAt += compare(then, played, threats);
                                if (QTest::currentTestFailed())
                                    return;
                            }
                        }
                    }
                    match.answer(
                        random.below(static_cast<std::uint32_t>(match.decision()->options.size())));
                }
            }
        }
        QVERIFY2(compared > 20, qPrintable(QString::number(compared)));
        QVERIFY2(struckAt > 5, qPrintable(QString::number(struckAt)));
        QVERIFY2(afterAWalk > 50, qPrintable(QString::number(afterAWalk)));
    }

    void exchangedHiddenCards_changeNothing()
    {
        int told = 0;
        for (const tests::Table& table : tests::tables()) {
            if (table.game->id() != "seize")
                continue;
            Opened opened = table.game->open(
                table.library, tests::setupOf(table, table.game->rulesets().front(), 3));
            Match& match = *opened.match;
            Random random(3);
            for (int k = 0; k < 400 && match.decision(); ++k) {
                const PlayerId seat = match.decision()->player;
                const auto threats = dynamic_cast<const Foresees&>(match).threats(seat);
                const auto dealt = match.determinized(seat, random);
                QCOMPARE(dynamic_cast<const Foresees&>(*dealt).threats(seat), threats);
                told += static_cast<int>(threats.size());
                const std::uint64_t before = match.hash();
                QVERIFY(dynamic_cast<const Foresees&>(match).threats(seat) == threats);
                QCOMPARE(match.hash(), before); // looking ahead moves nothing
                match.answer(
                    random.below(static_cast<std::uint32_t>(match.decision()->options.size())));
            }
            // Nobody strikes at somebody who only looks on.
            QVERIFY(dynamic_cast<const Foresees&>(match).threats(judge).empty());
        }
        QVERIFY(told > 100);
    }

private:
    /// Every mercenary of the first seat that can be attacked now stands where that was said, and, unless it
    /// hides, none stands there that cannot.
    static int compare(State& then, const SeizeMatch& played, const std::vector<Threat>& threats)
    {
        const Table t { then, *played.ground().cards };
        TileSet attacked = 0;
        for (const Index i : cardsIn(then, 1, Zone::Battlefield))
            if (hasStandardAttack(t, i) && canAttackAtAll(t, i))
                attacked
                    |= attackTiles(t, i, AttackStat::Melee) | attackTiles(t, i, AttackStat::Ranged);
        int count = 0;
        for (const Index i : cardsIn(then, 0, Zone::Battlefield)) {
            const Tile tile = mercenary(then, i).tile;
            const Threat* threat = at(threats, tileName(tile));
            const bool can = (attacked & bitOf(tile)) != 0;
            const bool said = threat && threat->standing;
            if (can != said && !mercenary(then, i).is(Mercenary::Stealth))
                QTest::qFail(tileName(tile).c_str(), __FILE__, __LINE__);
            count += can;
        }
        return count;
    }
};

QTEST_APPLESS_MAIN(TestSeizeThreats)

#include "tst_seize_threats.moc"
