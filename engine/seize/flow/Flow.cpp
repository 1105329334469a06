#include "seize/flow/Flow.h"

#include "seize/effects/Resolve.h"
#include "seize/rules/Abilities.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Damage.h"
#include "seize/rules/Mercenaries.h"
#include "seize/rules/Movement.h"
#include "seize/rules/Playing.h"
#include "seize/rules/Setup.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Turn.h"

namespace triptych::seize {

namespace {

void run(const Table& t, const Frame& f)
{
    switch (f.kind) {
    case Frame::Kind::None:
        break;
    case Frame::Kind::RollDice:
        rollDice(t);
        break;
    case Frame::Kind::PlacePillar:
        placePillar(t, f);
        break;
    case Frame::Kind::PlaceChampion:
        placeChampion(t, f);
        break;
    case Frame::Kind::ChooseStarter:
        chooseStarter(t, f);
        break;
    case Frame::Kind::Mulligan:
        mulligan(t, f);
        break;
    case Frame::Kind::BeginFirstTurn:
        beginFirstTurn(t);
        break;
    case Frame::Kind::Acquire:
        acquire(t, f);
        break;
    case Frame::Kind::HandLimit:
        handLimit(t, f);
        break;
    case Frame::Kind::Announce:
        announce(t);
        break;
    case Frame::Kind::Walk:
        walk(t, f);
        break;
    case Frame::Kind::PlaceTriggers:
        placeTriggers(t, f);
        break;
    case Frame::Kind::Arrive:
        arrive(t, f);
        break;
    case Frame::Kind::Effect:
    case Frame::Kind::Sequence:
    case Frame::Kind::EachPlayerDoes:
        resolve(t, f);
        break;
    case Frame::Kind::Finish:
        finishResolving(t);
        break;
    }
}

/// Nothing is half done: triggers go onto the stack, somebody has priority, or the phase is over.
void proceed(const Table& t)
{
    State& s = t.state;
    if (!s.window) {
        nextPhase(t);
    } else if (!s.waiting.empty() && !s.stack.full()) {
        s.agenda.push_back({ Frame::Kind::PlaceTriggers, 0, 0xFFFF, 0, 0, 0, 0 });
    } else {
        if (!s.players[s.holder].alive)
            passOn(s);
        ask(t, { Ask::Priority, s.holder, 1, 1, 0xFFFF, 0, 0 });
    }
}

} // namespace

void advance(const Table& t)
{
    State& s = t.state;
    while (s.asked.what == Ask::Nothing && !s.over && !s.agenda.overrun()) {
        if (s.agenda.empty()) {
            proceed(t);
        } else {
            const Frame frame = s.agenda.back();
            s.agenda.pop_back();
            run(t, frame);
        }
        if (s.dirty && !s.over)
            sweep(t);
    }
}

} // namespace triptych::seize
