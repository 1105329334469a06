#include "seize/cards/Worth.h"

#include "cards/Favour.h"
#include "core/Overloaded.h"
#include "seize/cards/WorthOfModifiers.h"
#include "seize/tree/Meant.h"

#include <algorithm>
#include <bit>

namespace triptych::seize {
namespace {

double count(const Amount& amount)
{
    switch (amount.kind) {
    case Amount::Kind::Fixed:
        return amount.number;
    case Amount::Kind::PerCounted:
        return 2.0 * amount.number;
    case Amount::Kind::ThatMuch:
    case Amount::Kind::EqualTo:
    case Amount::Kind::All:
        return 2.0;
    }
    return 1.0;
}

double mine(const Who& who)
{
    return cards::favour(who);
}

double many(const Thing& thing)
{
    switch (meantBy(thing.kind)) {
    case Meant::All:
        return 2.0;
    case Meant::Chosen:
        return std::min(2.0, static_cast<double>(thing.count));
    case Meant::Own:
    case Meant::Fighting:
    case Meant::Before:
        break;
    }
    return 1.0;
}

bool isMine(const Thing& thing)
{
    return thing.kind == Thing::Kind::This || thing.kind == Thing::Kind::Bearer
        || thing.kind == Thing::Kind::Attacker;
}

double worthOf(const Effect&);
double sumOf(const std::vector<Effect>& effects)
{
    double sum = 0;
    for (const Effect& effect : effects)
        sum += worthOf(effect);
    return sum;
}

double bestOf(const std::vector<Effect>& effects)
{
    double best = 0;
    for (const Effect& effect : effects)
        best = std::max(best, worthOf(effect));
    return best + 0.2 * (sumOf(effects) - best);
}

double worthOf(const Effect& effect)
{
    return std::visit(
        Overloaded { [](const Deal& e) {
                        const double size = e.type == DamageType::Lethal ? 5.0 : count(e.amount);
                        return (isMine(e.what) ? -0.6 : 1.1) * size * many(e.what);
                    },
            [](const Divide& e) { return 1.2 * e.amount; },
            [](const Prevent& e) { return 0.5 * count(e.amount) * many(e.what); },
            [](const LoseHealth& e) {
                return (isMine(e.what) ? -0.5 : 0.9) * count(e.amount) * many(e.what);
            },
            [](const Handle& e) {
                const double one = e.deed == Handle::Deed::Destroy ? 1.2 : 0.6;
                return e.goods.kind == Goods::Kind::This ? 0.0 : one * e.goods.count;
            },
            [](const HandOver&) { return 0.8; },
            [](const Heal& e) { return 0.5 * count(e.amount) * many(e.what); },
            [](const Mend& e) { return 0.5 * many(e.what); },
            [](const Cleanse& e) { return 0.5 * many(e.what); },
            [](const Apply& e) {
                double sum = 0;
                for (const Apply::Dose& dose : e.doses)
                    sum += statusWorth(dose.status) * std::max(1.0, 0.7 * count(dose.count));
                return (isMine(e.what) ? -1.0 : 1.0) * sum * many(e.what);
            },
            [](const Remove& e) { return 0.5 * many(e.what); }, [](const Fog&) { return 0.6; },
            [](const Gain& e) {
                double sum = 0;
                for (const Modifier& modifier : e.modifiers)
                    sum += modifierWorth(modifier);
                const double times = e.times ? count(*e.times) : 1.0;
                const bool lasts
                    = e.duration == Duration::Always || e.duration == Duration::WhileEquipped;
                return (lasts ? 1.2 : 0.6) * sum * times * many(e.what);
            },
            [](const Reapply&) { return 0.5; },
            [](const MoveTiles& e) { return 0.5 * e.count * many(e.what); },
            [](const MoveTo& e) { return 1.0 * many(e.what); },
            [](const Push& e) { return 0.6 * e.count * many(e.what); },
            [](const Swap&) { return 0.7; }, [](const Upstage&) { return 0.7; },
            [](const Ready& e) { return 1.5 * many(e.what); },
            [](const AttackAgain& e) { return 2.4 * many(e.what); },
            [](const GainMovement& e) { return 0.5 * count(e.count) * many(e.what); },
            [](const Destroy& e) { return (isMine(e.what) ? -3.0 : 5.0) * many(e.what); },
            [](const Exit& e) { return (isMine(e.what) ? 0.0 : 2.5) * many(e.what); },
            [](const ReturnToHand& e) { return (isMine(e.what) ? 0.4 : 2.5) * many(e.what); },
            [](const Strip& e) { return 0.9 * count(e.count); }, [](const Equip&) { return 1.2; },
            [](const TurnTreasures& e) {
                return 0.8 * count(e.count) * (e.exhaust ? -mine(e.who) : mine(e.who));
            },
            [](const Draw& e) { return 1.6 * count(e.count) * mine(e.who); },
            [](const Discard& e) { return -1.3 * count(e.count) * mine(e.who); },
            [](const Mill& e) { return -0.3 * count(e.count) * mine(e.who); },
            [](const LoseLoot& e) { return -0.7 * count(e.amount) * mine(e.who); },
            [](const GainLoot& e) { return 0.6 * count(e.amount) * mine(e.who); },
            [](const Look& e) { return 0.3 * count(e.count) + 1.3 * e.take; },
            [](const LookAtHand&) { return 0.4; },
            [](const PickFromHand& e) { return -1.5 * mine(e.whose); },
            [](const Select&) { return 0.0; },
            [](const Fetch& e) {
                if (e.owner && e.to != Zone::Hand) // what others had, or could have had back
                    return -0.3 * count(e.count) * mine(*e.owner);
                return 1.6 * count(e.count) * (e.owner ? mine(*e.owner) : 1.0);
            },
            [](const Counter&) { return 2.0; },
            [](const Retarget& e) { return e.copy ? 2.5 : 1.8; }, [](const Duel&) { return 1.5; },
            [](const AlterAttack& e) {
                const bool weaker = e.modifier.kind == Modifier::Kind::DealsHalf
                    || (e.modifier.kind == Modifier::Kind::Deals && e.modifier.number < 0);
                return (weaker ? 1.4 : 1.0) * (e.times ? count(*e.times) : 1.0);
            },
            [](const Mark& e) { return (e.remove ? -0.3 : 0.3) * count(e.count); },
            [](const Allowance& e) { return 1.0 * mine(e.who); }, [](const Rescue&) { return 2.5; },
            [](const Sequence& e) { return sumOf(e.parts); },
            [](const May& e) { return std::max(0.0, sumOf(e.effect)); },
            [](const IfSo& e) { return 0.6 * sumOf(e.effect) + 0.4 * sumOf(e.otherwise); },
            [](const Instead& e) { return 0.7 * sumOf(e.base) + 0.3 * sumOf(e.other); },
            [](const Unless& e) {
                return e.who.kind == Who::Kind::You ? std::max(sumOf(e.price), sumOf(e.effect))
                                                    : 0.6 * sumOf(e.effect);
            },
            [](const Trap& e) { return 0.6 * sumOf(e.effect); },
            [](const Watch& e) { return (e.once ? 0.7 : 1.2) * sumOf(e.effect); },
            [](const Show& e) { return -0.1 * mine(e.who); }, [](const Flips&) { return 0.0; },
            [](const Turns& e) {
                const double size = e.deed == Turns::Deed::ExtraTurn ? 8.0
                    : e.deed == Turns::Deed::SkipTurn                ? -6.0
                                                                     : -2.0;
                return size * mine(e.who);
            },
            [](const RollDie&) { return 0.0; }, [](const Choose& e) { return bestOf(e.modes); },
            [](const FlipCoin& e) { return 0.5 * (sumOf(e.win) + sumOf(e.lose)); },
            [](const Delayed& e) { return 0.8 * sumOf(e.effect); },
            [](const Transfer&) { return 0.9; }, [](const Strike& e) { return 2.2 * many(e.what); },
            [](const Fits&) { return 0.0; },
            [](const ForEach& e) { return 1.5 * sumOf(e.effect); } },
        effect.node);
}

double costOf(const Cost& cost)
{
    double sum = 0;
    for (const CostItem& item : cost)
        sum += item.kind == CostItem::Kind::DestroyThis ? 2.0
            : item.kind == CostItem::Kind::DestroyOther ? 2.0 * item.count
            : item.kind == CostItem::Kind::Lift         ? 0.2 * item.count
            : item.kind == CostItem::Kind::ReturnThis || item.kind == CostItem::Kind::ExitThis ? 1.5
            : item.kind == CostItem::Kind::ComeOut                                             ? 0.5
            : item.kind == CostItem::Kind::RuinTreasure ? 1.5 * item.count
            : item.kind == CostItem::Kind::Unmark       ? 0.3 * item.count
                                                        : 1.0 * item.count;
    return sum;
}

double timesOf(const Ability& ability)
{
    switch (ability.kind) {
    case Ability::Kind::Active:
        return 1.8 / (1.0 + 0.4 * costOf(ability.cost));
    case Ability::Kind::Triggered:
        return 1.3;
    case Ability::Kind::Static:
        return ability.condition ? 0.8 : 1.2;
    case Ability::Kind::Played:
    case Ability::Kind::Attack:
        return 1.0;
    }
    return 1.0;
}

/// A mercenary fights every turn, so its numbers are most of what it is worth.
double numbersOf(const Card& card)
{
    const auto ways = [](Arrows arrows) { return 0.5 + 0.1 * std::popcount(arrows); };
    double sum = 0.55 * card.health + 0.5 * card.defense + 0.5 * card.steps * ways(card.moveArrows)
        - 0.35 * card.bounty;
    if (card.melee)
        sum += 1.5 * *card.melee * ways(card.meleeArrows);
    sum += 1.7 * card.ranged * ways(card.rangedArrows) * (1.0 + 0.2 * (card.distance - 1));
    return sum;
}

} // namespace

double worthOf(const Card& card)
{
    double sum = 0;
    for (const Ability& ability : card.abilities) {
        if (ability.effect)
            sum += timesOf(ability) * worthOf(*ability.effect);
        if (ability.price) // now and then it is so
            sum -= 0.6 * ability.price->number;
    }
    switch (card.type) {
    case CardType::Mercenary:
        return sum + numbersOf(card) - 5.0;
    case CardType::Treasure: // Even a blank one pays for others.
        return 0.7 * sum + 0.6;
    case CardType::Ability:
        return sum - 1.2 * card.cost - 0.6;
    }
    return sum;
}

} // namespace triptych::seize
