#include "altered/flow/Flow.h"

#include "altered/effects/Resolve.h"
#include "altered/effects/Targeting.h"
#include "altered/rules/CarryingOut.h"
#include "altered/rules/Day.h"
#include "altered/rules/Modifiers.h"
#include "altered/rules/Night.h"
#include "altered/rules/Playing.h"
#include "altered/rules/QuickActions.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Setup.h"

namespace triptych::altered {

namespace {

void finishAction(const Table& b, const Frame& f)
{
    State& s = b.state;
    const Acting acting = s.acting.back();
    endActing(s);
    if (acting.kind == Acting::Kind::Rule)
        s.declined.clear(); // what happened instead has happened
    if (acting.kind != Acting::Kind::QuickAction)
        return;
    const Ability& ability = f.b >= firstGrantedQuick ? *b.cards.granted(f.node)
                                                      : b.cards.card(acting.card).abilities[f.b];
    const bool exhausts = std::ranges::any_of(ability.cost, [](const Effect& cost) {
        const auto* exhaust = std::get_if<Exhaust>(&cost.node);
        return exhaust && std::holds_alternative<This>(exhaust->what.node);
    });
    Deed deed { Deed::What::Activated };
    deed.object = acting.source.object;
    deed.was = acting.was;
    deed.player = acting.controller;
    deed.icons = ability.support ? iconSupport : exhausts ? iconExhaust : Icons { 0 };
    occur(b, deed);
}

void run(const Table& b, const Frame& f)
{
    switch (f.kind) {
    case Frame::Kind::None:
        break;
    case Frame::Kind::SetUpMana:
        setUpMana(b, f);
        break;
    case Frame::Kind::Expand:
        expand(b, f);
        break;
    case Frame::Kind::CleanUp:
        cleanUp(b, f);
        break;
    case Frame::Kind::Play:
        play(b, f);
        break;
    case Frame::Kind::Declare:
        declare(b, f);
        break;
    case Frame::Kind::Effect:
        resolve(b, f);
        break;
    case Frame::Kind::Costs:
        payCosts(b, f);
        break;
    case Frame::Kind::Paragraphs:
        paragraphs(b, f);
        break;
    case Frame::Kind::FleetingStep:
        fleetingStep(b, f);
        break;
    case Frame::Kind::FinishSpell:
        finishSpell(b);
        break;
    case Frame::Kind::FinishAction:
        finishAction(b, f);
        break;
    case Frame::Kind::ChooseModifier:
        chooseModifier(b, f);
        break;
    case Frame::Kind::ReplaceMove:
        replaceMove(b, f);
        break;
    case Frame::Kind::ReplaceRoll:
        replaceRoll(b, f);
        break;
    }
}

void note(EffectsSeen& seen, const Frame& f)
{
    if (f.kind != Frame::Kind::Effect)
        return;
    if (seen.size() <= f.node)
        seen.resize(f.node + 1u);
    seen[f.node] = true;
}

} // namespace

void advance(const Table& b, EffectsSeen* seen)
{
    State& s = b.state;
    while (s.asked.what == Ask::Nothing && !s.over && !s.agenda.overrun() && !s.acting.overrun()) {
        if (s.agenda.empty()) {
            proceed(b);
            continue;
        }
        const Frame frame = s.agenda.back();
        s.agenda.pop_back();
        if (seen)
            note(*seen, frame);
        run(b, frame);
    }
}

} // namespace triptych::altered
