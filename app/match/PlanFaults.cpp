#include "app/match/PlanFaults.h"

#include "app/services/EngineWords.h"

#include "ai/Agent.h"
#include "decks/Seating.h"

namespace {

const triptych::Ruleset* rulesOf(const triptych::Game& game, const QString& id)
{
    for (const triptych::Ruleset& ruleset : game.rulesets())
        if (ruleset.id == id.toStdString())
            return &ruleset;
    return nullptr;
}

} // namespace

QStringList PlanFaults::of(
    const MatchPlan& plan, const triptych::Game& game, const triptych::cards::Library& library)
{
    QStringList problems;
    for (const MatchPlan::Seat& seat : plan.seats) {
        for (const triptych::Problem& problem :
            game.check(library, seat.deck, plan.ruleset.toStdString(), {}, plan.options))
            problems.append(tr("The deck of %1 cannot be played. %2")
                                .arg(seat.name, enginewords::said(problem)));
        if (seat.agent != u"person" && !triptych::ai::makeAgent(seat.agent.toStdString(), 1))
            problems.append(tr("There is no computer player called %1.").arg(seat.agent));
    }
    const triptych::Ruleset* const rules = rulesOf(game, plan.ruleset);
    if (rules)
        for (const triptych::Problem& problem : triptych::decks::optionFaults(*rules, plan.options))
            problems.append(enginewords::said(problem));
    if (plan.minutes > 0 && (!rules || rules->minutes == 0))
        problems.append(tr("These rules have no round timer; start the match without one."));
    return problems;
}
