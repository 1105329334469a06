#include "core/Refusal.h"
#include "match/Answer.h"
#include "support/Tables.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <set>

using namespace triptych;

namespace {

/// The second word of each answer: what it is about.
std::set<std::string> thingsIn(const Match& match)
{
    std::set<std::string> things;
    for (const std::string& line : match::legalLines(match)) {
        const std::size_t from = line.find(' ');
        if (from != std::string::npos && !line.starts_with("soul ")
            && !line.starts_with("treasure ") && !line.starts_with("support "))
            things.insert(line.substr(from + 1, line.find(' ', from + 1) - from - 1));
    }
    return things;
}

} // namespace

/// What cannot be used says why, in every game and from what its seat may know.
class TestRefusals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reasons_are_true_and_tell_no_secret()
    {
        int told = 0;
        std::set<std::string> reasons;
        for (const tests::Table& table : tests::tables()) {
            const Ruleset& ruleset = table.game->rulesets().front();
            for (std::uint64_t seed = 1; seed <= 3; ++seed) {
                Opened opened
                    = table.game->open(table.library, tests::setupOf(table, ruleset, seed));
                QVERIFY(opened.match);
                Match& match = *opened.match;
                const auto* explains = dynamic_cast<const Explains*>(&match);
                if (!explains) // a game of the tests
                    continue;
                Random random(seed);
                for (int k = 0; k < 400 && match.decision(); ++k) {
                    const PlayerId seat = match.decision()->player;
                    const std::vector<Refusal> refusals = explains->refusals(seat);
                    const std::set<std::string> things = thingsIn(match);
                    const auto observation = match.observe(seat);
                    for (const Refusal& each : refusals) {
                        QVERIFY2(!things.contains(each.thing), each.thing.c_str());
                        QVERIFY2(!each.why.empty() && !each.rule.empty(), each.thing.c_str());
                        // A card, or an answer of several words: "year hand".
                        QVERIFY2(observation["objects"].contains(each.thing)
                                || each.thing.find(' ') != std::string::npos,
                            each.thing.c_str());
                        QVERIFY2(each.needs == 0 || each.needs > each.has || each.has == 0,
                            each.why.c_str());
                        reasons.insert(std::string(table.game->id()) + ' ' + each.why);
                        ++told;
                    }
                    // Nobody else is told anything.
                    QVERIFY(explains->refusals({ static_cast<std::uint8_t>(1 - seat.value % 2) })
                                .empty());
                    // With all that is hidden dealt anew the same is said.
                    const auto other = match.determinized(seat, random);
                    QCOMPARE(dynamic_cast<const Explains*>(other.get())->refusals(seat), refusals);
                    match.answer(
                        random.below(static_cast<std::uint32_t>(match.decision()->options.size())));
                }
            }
        }
        QVERIFY(told > 500);
        for (const char* reason : { "kryptik energy", "kryptik own-turn", "kryptik target",
                 "seize treasures", "altered energy" })
            QVERIFY2(reasons.contains(reason), reason);
    }
};

QTEST_APPLESS_MAIN(TestRefusals)
#include "tst_refusals.moc"
