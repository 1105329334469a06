#include "seize/flow/Flow.h"

#include "core/flow/RunUntilAsked.h"
#include "seize/effects/Choices.h"
#include "seize/effects/Damage.h"
#include "seize/effects/Decks.h"
#include "seize/effects/Moves.h"
#include "seize/effects/PlayerByPlayer.h"
#include "seize/effects/Resolve.h"
#include "seize/effects/Retargeting.h"
#include "seize/effects/Statuses.h"
#include "seize/effects/Strikes.h"
#include "seize/effects/Treasures.h"
#include "seize/flow/Beforehand.h"
#include "seize/rules/Abilities.h"
#include "seize/rules/Acquiring.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Attacking.h"
#include "seize/rules/Damage.h"
#include "seize/rules/Mercenaries.h"
#include "seize/rules/Movement.h"
#include "seize/rules/Playing.h"
#include "seize/rules/Plunder.h"
#include "seize/rules/Priority.h"
#include "seize/rules/Rescues.h"
#include "seize/rules/Setup.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Turn.h"

namespace triptych::seize {

namespace {

/// Nothing is half done: triggers go onto the stack, somebody has priority, or the phase is over.
void proceed(const Table& t)
{
    State& s = t.state;
    if (!s.window) {
        nextPhase(t);
    } else if (!s.waiting.empty() && !s.stack.full()) {
        s.agenda.push(GatherTriggers {});
    } else {
        if (!s.players[s.holder].alive)
            passOn(s);
        ask(t, { Ask::Priority, s.holder, 1, 1 });
    }
}

void doNext(const Table& t)
{
    stepAndSweep(t, proceed);
}

} // namespace

void advance(const Table& t)
{
    while (!isStopped(t.state)) {
        if (isAskedFirst(t, doNext))
            return;
        doNext(t);
        forgetAnswers(t.state);
    }
}

} // namespace triptych::seize
