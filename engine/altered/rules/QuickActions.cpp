#include "altered/rules/QuickActions.h"

#include "altered/effects/Possible.h"
#include "altered/effects/Reading.h"
#include "altered/rules/Asking.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Costs.h"
#include "altered/rules/Playing.h"
#include "altered/rules/Reactions.h"

namespace triptych::altered {

namespace {

int extraCost(const Board& b, const Ability& ability, const View& v)
{
    if (!ability.costChange)
        return 0;
    const bool applies
        = !ability.costChangeIf || holds(b, *ability.costChangeIf, v) != ability.costChangeUnless;
    return applies ? valueOf(b, *ability.costChange, v) : 0;
}

bool mayActivate(const Board& b, Index i, std::uint8_t number)
{
    const Ability& ability = b.card(i).abilities[number];
    if (!works(b, i, ability) || !mayUse(b.state, refOf(b.state, i), number))
        return false; // 5.3.d
    const View v = viewOf(b.state, i);
    if (ability.onlyIf && !holds(b, *ability.onlyIf, v))
        return false;
    return isPayable(b, ability.cost, v, extraCost(b, ability, v));
}

void offer(
    const Board& b, Index i, const std::vector<std::uint8_t>& numbers, Verb verb, Options& out)
{
    for (const std::uint8_t number : numbers)
        if (mayActivate(b, i, number))
            out.push_back(option(verb, i, number));
}

} // namespace

void quickOptions(const Board& b, Seat p, Options& out)
{
    for (const Spot spot :
        { Spot::Hero, Spot::HeroExpedition, Spot::CompanionExpedition, Spot::Landmark })
        for (const Index i : cardsIn(b.state, p, spot))
            if (!b.facts(i).quicks.empty())
                offer(b, i, b.facts(i).quicks, Verb::Quick, out);
    for (const Index i : cardsIn(b.state, p, Spot::Reserve))
        if (!b.facts(i).supports.empty())
            offer(b, i, b.facts(i).supports, Verb::Support, out);
}

void beginQuickAction(const Board& b, Index i, std::uint8_t number, Seat p)
{
    State& s = b.state;
    const Ability& ability = b.card(i).abilities[number];
    countUse(s, refOf(s, i), number);
    Acting& acting = beginActing(b, Acting::Kind::QuickAction, i, number, p);
    acting.tax = 0;
    Event event { Event::Kind::QuickAction, p, i };
    event.amount = number;
    b.tell(event);
    s.agenda.push_back({ Frame::Kind::FinishAction, 0, 0xFFFF, i, number, 0, p });
    if (ability.effect)
        pushEffect(s, *ability.effect);
    if (b.policy().declaresTargets)
        s.agenda.push_back({ Frame::Kind::Declare, 0, 0xFFFF, 0, 0, 0, 0 });
    if (const int extra = extraCost(b, ability, viewOf(s)); extra > 0)
        payMana(b, p, extra);
    s.agenda.push_back({ Frame::Kind::Costs, 0, 0xFFFF, number, 0, 0, p });
}

void payCosts(const Board& b, const Frame& f)
{
    State& s = b.state;
    const Ability& ability = b.cards.card(s.acting.back().card).abilities[f.a];
    if (f.b >= ability.cost.size()) {
        s.acting.back().did = 1;
        return;
    }
    Frame next = f;
    ++next.b;
    s.agenda.push_back(next);
    pushEffect(s, ability.cost[f.b]);
}

} // namespace triptych::altered
