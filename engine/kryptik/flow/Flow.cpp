#include "kryptik/flow/Flow.h"

#include "core/flow/RunUntilAsked.h"
#include "kryptik/effects/Branches.h"
#include "kryptik/effects/Changes.h"
#include "kryptik/effects/Conditions.h"
#include "kryptik/effects/Counters.h"
#include "kryptik/effects/Damage.h"
#include "kryptik/effects/Looking.h"
#include "kryptik/effects/Moves.h"
#include "kryptik/effects/OnPile.h"
#include "kryptik/effects/PlayerByPlayer.h"
#include "kryptik/effects/Resolve.h"
#include "kryptik/effects/Sequences.h"
#include "kryptik/effects/Shares.h"
#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Announcing.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Combat.h"
#include "kryptik/rules/Control.h"
#include "kryptik/rules/Destruction.h"
#include "kryptik/rules/ElevenYearRow.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Priority.h"
#include "kryptik/rules/Setup.h"
#include "kryptik/rules/Turn.h"

namespace triptych::kryptik {

namespace {

/// Nothing is half done: triggers go on the pile, somebody has priority, or the step is over.
void proceed(const Table& t)
{
    State& s = t.state;
    if (!s.window) {
        nextStep(t);
    } else if (!s.waiting.empty() && !s.pile.full()) {
        s.agenda.push(GatherTriggers {});
    } else {
        if (!s.players[s.holder].alive)
            s.holder = nextSeat(s, s.holder);
        ask(t, { Ask::Priority, s.holder, 1, 1 });
    }
}

} // namespace

void advance(const Table& t)
{
    runAndSweep(t, proceed);
}

} // namespace triptych::kryptik
