#include "altered/flow/Flow.h"

#include "altered/effects/Branches.h"
#include "altered/effects/Declared.h"
#include "altered/effects/Resolve.h"
#include "altered/effects/Verbs.h"
#include "altered/rules/CarryingOut.h"
#include "altered/rules/Day.h"
#include "altered/rules/Modifiers.h"
#include "altered/rules/Morning.h"
#include "altered/rules/Night.h"
#include "altered/rules/Playing.h"
#include "altered/rules/QuickActions.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Setup.h"
#include "core/flow/RunUntilAsked.h"

#include <algorithm>

namespace triptych::altered {

void run(const Table& t, FinishAction step)
{
    State& s = t.state;
    const Acting acting = s.acting.back();
    endActing(s);
    if (acting.kind == Acting::Kind::Rule)
        s.declined.clear(); // what happened instead has happened
    if (acting.kind != Acting::Kind::QuickAction)
        return;
    const Ability& ability = step.ability >= firstGrantedQuick
        ? *t.cards.granted(step.given)
        : t.cards.card(acting.card).abilities[step.ability];
    const bool exhausts = std::ranges::any_of(ability.cost, [](const Effect& cost) {
        const auto* exhaust = std::get_if<Exhaust>(&cost.node);
        return exhaust && std::holds_alternative<This>(exhaust->what.node);
    });
    Deed deed { Deed::What::Activated };
    deed.object = acting.source.object;
    deed.was = acting.was;
    deed.player = acting.controller;
    deed.icons = ability.support ? iconSupport : exhausts ? iconExhaust : Icons { 0 };
    occur(t, deed);
}

namespace {

void note(EffectsSeen& seen, const Agenda& agenda)
{
    const auto begun = agenda.next<DoEffect>();
    if (!begun)
        return;
    if (seen.size() <= begun->effect)
        seen.resize(begun->effect + 1u);
    seen[begun->effect] = true;
}

} // namespace

void advance(const Table& t, EffectsSeen* seen)
{
    const auto mustStop = [&](const State& s) {
        const bool stops
            = s.asked.what != Ask::Nothing || s.over || s.agenda.overrun() || s.acting.overrun();
        if (seen && !stops)
            note(*seen, s.agenda);
        return stops;
    };
    runUntilAsked(t, mustStop, proceed);
}

} // namespace triptych::altered
