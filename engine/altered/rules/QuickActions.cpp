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

int extraCost(const Table& b, const Ability& ability, const Viewpoint& v)
{
    if (!ability.costChange)
        return 0;
    const bool applies
        = !ability.costChangeIf || holds(b, *ability.costChangeIf, v) != ability.costChangeUnless;
    return applies ? valueOf(b, *ability.costChange, v) : 0;
}

/// "I gain "{T}: ..."": calls say(Ability) for every quick action that an object has been given.
template <typename F>
void eachGranted(const Table& b, Index i, F&& say)
{
    if (!b.cards.grantsAbilities())
        return;
    const auto isQuick = [](const Grant& grant) {
        return grant.kind == Grant::Kind::Ability && !grant.lose && grant.ability
            && grant.ability->effect && grant.ability->kind == Ability::Kind::Quick;
    };
    eachGrant(b, i, isQuick,
        [&](const Table&, const Grant& grant, const Viewpoint&) { say(*grant.ability); });
}

/// The quick action of a number: printed, or given now.
const Ability* quickAction(const Table& b, Index i, std::uint8_t number)
{
    if (number < firstGrantedQuick)
        return &b.card(i).abilities[number];
    const Ability* found = nullptr;
    std::uint8_t next = firstGrantedQuick;
    eachGranted(b, i, [&](const Ability& ability) {
        if (next++ == number)
            found = &ability;
    });
    return found;
}

bool mayActivate(const Table& b, Index i, std::uint8_t number, const Ability& ability)
{
    if (!works(b, i, ability) || !mayUse(b.state, refOf(b.state, i), number))
        return false; // 5.3.d
    if (cantActivate(b, i, ability.support ? iconSupport : iconExhaust))
        return false;
    if (isUsedUp(b.state, refOf(b.state, i), number, ability.oncePer))
        return false;
    const Viewpoint v = viewpointOf(b.state, i);
    if (ability.onlyIf && !holds(b, *ability.onlyIf, v))
        return false;
    return isPayable(b, ability.cost, v, extraCost(b, ability, v));
}

void offer(
    const Table& b, Index i, const std::vector<std::uint8_t>& numbers, Verb verb, Options& out)
{
    for (const std::uint8_t number : numbers)
        if (mayActivate(b, i, number, b.card(i).abilities[number]))
            out.push_back(option(verb, i, number));
}

} // namespace

void quickOptions(const Table& b, Seat p, Options& out)
{
    for (const Zone zone :
        { Zone::Hero, Zone::HeroExpedition, Zone::CompanionExpedition, Zone::Landmark })
        for (const Index i : cardsIn(b.state, p, zone)) {
            if (!b.facts(i).quicks.empty())
                offer(b, i, b.facts(i).quicks, Verb::Quick, out);
            std::uint8_t number = firstGrantedQuick;
            eachGranted(b, i, [&](const Ability& ability) {
                if (mayActivate(b, i, number, ability))
                    out.push_back(option(Verb::Quick, i, number));
                ++number;
            });
        }
    for (const Index i : cardsIn(b.state, p, Zone::Reserve))
        if (!b.facts(i).supports.empty())
            offer(b, i, b.facts(i).supports, Verb::Support, out);
}

void beginQuickAction(const Table& b, Index i, std::uint8_t number, Seat p)
{
    State& s = b.state;
    const Ability* found = quickAction(b, i, number);
    if (!found)
        return;
    const Ability& ability = *found;
    countUse(s, refOf(s, i), number);
    if (ability.oncePer == Duration::ThisTurn)
        countUse(s, refOf(s, i), number | usedThisTurn);
    Acting& acting = beginActing(b, Acting::Kind::QuickAction, i, number, p);
    acting.tax = 0;
    Event event { Event::Kind::QuickAction, p, i };
    event.amount = number;
    b.tell(event);
    // What was given may be gone once its costs are paid: it is known by its effect.
    const auto given = number >= firstGrantedQuick ? ability.effect->id : std::uint16_t { 0xFFFF };
    s.agenda.push(FinishAction { given, number });
    if (ability.effect)
        pushEffect(s, *ability.effect);
    if (b.policy().declaresTargets)
        s.agenda.push(DeclareAll {});
    if (const int extra = extraCost(b, ability, viewpointOf(s)); extra > 0)
        payMana(b, p, extra);
    s.agenda.push(PayCosts { given, number });
}

void run(const Table& b, PayCosts step)
{
    State& s = b.state;
    const Ability& ability = step.ability >= firstGrantedQuick
        ? *b.cards.granted(step.given)
        : b.cards.card(s.acting.back().card).abilities[step.ability];
    if (step.next >= ability.cost.size()) {
        s.acting.back().stepDone = 1;
        return;
    }
    const std::uint8_t now = step.next++;
    s.agenda.push(step);
    pushEffect(s, ability.cost[now]);
}

} // namespace triptych::altered
