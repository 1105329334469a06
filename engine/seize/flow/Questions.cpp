#include "seize/flow/Questions.h"

#include "core/Rows.h"
#include "core/flow/TriggerQueue.h"
#include "seize/effects/Picking.h"
#include "seize/rules/Abilities.h"
#include "seize/rules/Acquiring.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Attacking.h"
#include "seize/rules/Mercenaries.h"
#include "seize/rules/Movement.h"
#include "seize/rules/Playing.h"
#include "seize/rules/Priority.h"
#include "seize/rules/Rescues.h"
#include "seize/rules/Setup.h"
#include "seize/rules/Stack.h"

namespace triptych::seize {

namespace {

void triggerOrderOptions(const Table& t, Options& out)
{
    offerPlaces(t.state, [&](std::size_t place) { offer(out, placeOption(Verb::Order, place)); });
}

void handLimitOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    for (const Index i : cardsIn(s, s.asked.player, Zone::Hand))
        if (!s.picks.contains(i))
            out.push_back(option(Verb::Choose, i));
}

/// One of several picks; the question is settled when there are enough or no more.
void pick(const Table& t, const Option& o)
{
    if (!isNone(o)) {
        const bool names = o.object != noObject;
        t.state.picks.push_back(names ? indexOf(o) : static_cast<Index>(o.number));
        if (mayPickMore(t))
            return;
    }
    answered(t);
}

constexpr Question<Table, Ask, Asker> questions[] = {
    { Ask::Nothing, "", "", noOptions, noAnswer, Asker::Nobody },
    { Ask::StartPlayer, "start-player", "seize S-PRE-FIRST", startPlayerOptions, answerStartPlayer,
        Asker::Nobody, Answerable::Always },
    { Ask::Mulligan, "mulligan", "seize S-PRE-MULLIGAN", mulliganOptions, answerMulligan,
        Asker::Nobody, Answerable::Always },
    { Ask::Pillar, "pillar", "seize S-FMT-ARENA-PILLARS", pillarOptions, answerPillar,
        Asker::Nobody },
    { Ask::Champion, "champion", "seize S-FMT-ARENA-GOAL", championOptions, answerChampion,
        Asker::Mercenary },
    { Ask::Acquire, "acquire", "seize S-TURN-ACQUIRE", acquireOptions, answerAcquire, Asker::Nobody,
        Answerable::Always },
    { Ask::Priority, "priority", "seize S-PRIO", priorityOptions, answerPriority, Asker::Nobody,
        Answerable::Always },
    { Ask::AttackTarget, "attack-target", "seize S-ACT-ATTACK", attackTargetOptions,
        answerAttackTarget, Asker::Mercenary, Answerable::Always }, // offered because there is one
    { Ask::Walk, "walk", "seize S-ACT-MOVE", walkOptions, answerWalk, Asker::Mercenary,
        Answerable::Always },
    { Ask::Arrive, "arrive", "seize S-RALLY-UPSTAGE-2", arriveOptions, pick },
    { Ask::Payment, "payment", "seize S-TREAS-COST", paymentOptions, answerPayment, Asker::OnStack,
        Answerable::Always }, // asked only with more treasures than it takes
    { Ask::Cost, "cost", "seize S-MERC-ACTIVE", costOptions, answerCost, Asker::OnStack },
    { Ask::Mode, "mode", "seize S-ABIL-1", modeOptions, answerMode, Asker::OnStack },
    { Ask::Target, "target", "seize S-ABIL-1", targetOptions, answerTarget, Asker::OnStack },
    { Ask::TriggerOrder, "trigger-order", "seize S-STACK-2", triggerOrderOptions,
        answerTriggerOrder, Asker::Nobody, Answerable::Always },
    { Ask::HandLimit, "hand-limit", "seize S-TURN-HAND", handLimitOptions, pick, Asker::Nobody,
        Answerable::Always }, // asked only with too many cards
    { Ask::May, "may", "seize S-ABIL-1", mayOptions, answerMay, Asker::Resolving,
        Answerable::Always },
    { Ask::Choose, "choose", "seize S-ABIL-1", chooseOptions, pick },
    { Ask::Discard, "discard", "seize S-ABIL-1", discardOptions, pick },
    { Ask::Opponent, "opponent", "seize S-FMT-GM-GOAL", opponentOptions, pick },
    { Ask::Status, "status", "seize S-MEND", statusOptions, pick },
    { Ask::Steps, "steps", "seize S-ABIL-1", stepsOptions, pick },
    { Ask::Rescue, "may", "seize S-DMG-DESTROY", mayOptions, answerMay, Asker::Mercenary,
        Answerable::Always },
    { Ask::Number, "number", "seize S-ABIL-1", numberOptions, pick },
    { Ask::Counters, "counters", "seize S-ABIL-1", countersOptions, pick },
    { Ask::Extra, "may", "seize S-STACK-1", mayOptions, answerMay, Asker::OnStack,
        Answerable::Always },
    { Ask::Instead, "may", "seize S-MERC-PASSIVE", mayOptions, answerInstead, Asker::Mercenary,
        Answerable::Always },
};
static_assert(isARowEach(questions, &Question<Table, Ask, Asker>::what, Ask::Instead));

/// Whether anything is legal; what it would be is listed when it is looked at.
bool canBeAnswered(const Table& t)
{
    return t.state.asked.what == Ask::Target ? findsTarget(t) : !listed(t).empty();
}

} // namespace

const Question<Table, Ask, Asker>& questionOf(const Asked& asked)
{
    return questions[static_cast<std::size_t>(asked.what)];
}

bool ask(const Table& t, const Asked& asked)
{
    if (asked.player >= t.state.seats || !t.state.players[asked.player].alive) {
        t.state.picks.clear();
        return false;
    }
    return askWhere(t, asked, canBeAnswered);
}

void answered(const Table& t)
{
    t.state.asked = {};
}

Index causeOf(const State& s)
{
    switch (questionOf(s.asked).asker) {
    case Asker::Nobody:
        break;
    case Asker::Mercenary:
        return s.asked.remembered<OfMercenary>().mercenary;
    case Asker::OnStack:
        return s.stack.empty() ? noIndex : s.stack.back().source.object;
    case Asker::Resolving:
        return s.resolving.source.object;
    }
    return noIndex;
}

std::uint8_t pickedSoFar(const State& s)
{
    return static_cast<std::uint8_t>(
        s.asked.what == Ask::Priority || s.asked.what == Ask::Instead ? 0 : s.picks.size());
}

} // namespace triptych::seize
