#include "altered/rules/QuickActions.h"

#include "altered/rules/CarryingOut.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Costs.h"
#include "altered/rules/Meaning.h"
#include "altered/rules/Passives.h"
#include "altered/rules/Playing.h"
#include "altered/rules/Possible.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Uses.h"

namespace triptych::altered {

namespace {

int extraCost(const Table& t, const Ability& ability, const Viewpoint& v)
{
    if (!ability.costChange)
        return 0;
    const bool applies
        = !ability.costChangeIf || holds(t, *ability.costChangeIf, v) != ability.costChangeUnless;
    return applies ? valueOf(t, *ability.costChange, v) : 0;
}

/// "I gain "{T}: ..."": calls say(Ability) for every quick action that an object has been given.
template <typename F>
void eachGranted(const Table& t, Index i, F&& say)
{
    if (!t.cards.grantsAbilities())
        return;
    const auto isQuick = [](const Grant& grant) {
        return grant.kind == Grant::Kind::Ability && !grant.lose && grant.ability
            && grant.ability->effect && grant.ability->kind == Ability::Kind::Quick;
    };
    eachGrant(t, i, isQuick,
        [&](const Table&, const Grant& grant, const Viewpoint&) { say(*grant.ability); });
}

/// The quick action of a number: printed, or given now.
const Ability* quickAction(const Table& t, Index i, std::uint8_t number)
{
    if (number < firstGrantedQuick)
        return &t.card(i).abilities[number];
    const Ability* found = nullptr;
    std::uint8_t next = firstGrantedQuick;
    eachGranted(t, i, [&](const Ability& ability) {
        if (next++ == number)
            found = &ability;
    });
    return found;
}

bool mayActivate(const Table& t, Index i, std::uint8_t number, const Ability& ability)
{
    if (!works(t, i, ability) || !mayUse(t.state, refOf(t.state, i), number))
        return false; // 5.3.d
    if (cantActivate(t, i, ability.support ? iconSupport : iconExhaust))
        return false;
    if (isUsedUp(t.state, refOf(t.state, i), number, ability.oncePer))
        return false;
    const Viewpoint v = viewpointOf(t.state, i);
    if (ability.onlyIf && !holds(t, *ability.onlyIf, v))
        return false;
    return isPayable(t, ability.cost, v, extraCost(t, ability, v));
}

void offer(
    const Table& t, Index i, const std::vector<std::uint8_t>& numbers, Verb verb, Options& out)
{
    for (const std::uint8_t number : numbers)
        if (mayActivate(t, i, number, t.card(i).abilities[number]))
            out.push_back(option(verb, i, number));
}

} // namespace

void quickOptions(const Table& t, Seat p, Options& out)
{
    for (const Zone zone :
        { Zone::Hero, Zone::HeroExpedition, Zone::CompanionExpedition, Zone::Landmark })
        for (const Index i : cardsIn(t.state, p, zone)) {
            if (!t.facts(i).quicks.empty())
                offer(t, i, t.facts(i).quicks, Verb::Quick, out);
            std::uint8_t number = firstGrantedQuick;
            eachGranted(t, i, [&](const Ability& ability) {
                if (mayActivate(t, i, number, ability))
                    out.push_back(option(Verb::Quick, i, number));
                ++number;
            });
        }
    for (const Index i : cardsIn(t.state, p, Zone::Reserve))
        if (!t.facts(i).supports.empty())
            offer(t, i, t.facts(i).supports, Verb::Support, out);
}

void beginQuickAction(const Table& t, Index i, std::uint8_t number, Seat p)
{
    State& s = t.state;
    const Ability* found = quickAction(t, i, number);
    if (!found)
        return;
    const Ability& ability = *found;
    countUse(s, refOf(s, i), number);
    if (ability.oncePer == Duration::ThisTurn)
        countUse(s, refOf(s, i), number | usedThisTurn);
    Acting& acting = beginActing(t, Acting::Kind::QuickAction, i, number, p);
    acting.tax = 0;
    Event event { Event::Kind::QuickAction, p, i };
    event.amount = number;
    t.tell(event);
    // What was given may be gone once its costs are paid: it is known by its effect.
    const auto given = number >= firstGrantedQuick ? ability.effect->id : std::uint16_t { 0xFFFF };
    s.agenda.push(FinishAction { given, number });
    if (ability.effect)
        pushEffect(s, *ability.effect);
    if (t.policy().declaresTargets)
        s.agenda.push(DeclareAll {});
    if (const int extra = extraCost(t, ability, viewpointOf(s)); extra > 0)
        payMana(t, p, extra);
    s.agenda.push(PayCosts { given, number });
}

void run(const Table& t, PayCosts step)
{
    State& s = t.state;
    const Ability& ability = step.ability >= firstGrantedQuick
        ? *t.cards.granted(step.given)
        : t.cards.card(s.acting.back().card).abilities[step.ability];
    if (step.next >= ability.cost.size()) {
        s.acting.back().stepDone = 1;
        return;
    }
    const std::uint8_t now = step.next++;
    s.agenda.push(step);
    pushEffect(s, ability.cost[now]);
}

} // namespace triptych::altered
