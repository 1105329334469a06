#include "kryptik/flow/Flow.h"

#include "kryptik/effects/Resolve.h"
#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Combat.h"
#include "kryptik/rules/ElevenYearRow.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Priority.h"
#include "kryptik/rules/Setup.h"
#include "kryptik/rules/Turn.h"

namespace triptych::kryptik {

namespace {

void run(const Table& t, const Frame& f)
{
    switch (f.kind) {
    case Frame::Kind::None:
        break;
    case Frame::Kind::ChooseStarter:
        chooseStarter(t, f);
        break;
    case Frame::Kind::Recursion:
        recursion(t, f);
        break;
    case Frame::Kind::DealRows:
        dealRows(t);
        break;
    case Frame::Kind::DrawStep:
        drawStep(t, f);
        break;
    case Frame::Kind::HandLimit:
        handLimit(t, f);
        break;
    case Frame::Kind::CombatDamage:
        combatDamage(t, f);
        break;
    case Frame::Kind::Announce:
        announce(t);
        break;
    case Frame::Kind::PlaceTriggers:
        placeTriggers(t, f);
        break;
    case Frame::Kind::ControlChange:
        controlChange(t, f);
        break;
    case Frame::Kind::YearChoice:
        yearChoice(t, f);
        break;
    case Frame::Kind::Finish:
        finishResolving(t);
        break;
    case Frame::Kind::Effect:
    case Frame::Kind::Sequence:
    case Frame::Kind::Probe:
    case Frame::Kind::EachPlayerDoes:
        resolve(t, f);
        break;
    }
}

/// Nothing is half done: triggers go on the pile, somebody has priority, or the step is over.
void proceed(const Table& t)
{
    State& s = t.state;
    if (!s.window) {
        nextStep(t);
    } else if (!s.waiting.empty() && !s.pile.full()) {
        s.agenda.push_back({ Frame::Kind::PlaceTriggers, 0, 0xFFFF, 0, 0, 0, 0 });
    } else {
        if (!s.players[s.holder].alive)
            s.holder = nextSeat(s, s.holder);
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

} // namespace triptych::kryptik
