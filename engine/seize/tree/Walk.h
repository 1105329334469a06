#pragma once

#include "seize/tree/Ability.h"

#include <type_traits>

// Visiting the parts of an effect tree in text order, for numbering and looking things up.
namespace triptych::seize {

/// Whether what is printed on a mercenary card tells if this is true of it: its class, its name, its bounty or
/// stars, and whose it is.
inline bool isPrinted(const Filter& filter)
{
    Filter rest = filter;
    rest.side = Side::Any;
    rest.className.clear();
    rest.orClass.clear();
    rest.notClass = false;
    rest.namesake = false;
    if (const auto& bound = rest.bound; bound
        && (bound->stat == Stat::Bounty || bound->stat == Stat::Stars) && !bound->counters
        && !bound->anyCounters && !bound->treasures && !bound->than)
        rest.bound.reset();
    return rest == Filter {};
}

/// "If it is a Mage": nothing that what is done could change.
inline bool staysSo(const Condition& condition)
{
    if (condition.kind != Condition::Kind::ThingIs && condition.kind != Condition::Kind::ThingIsNot)
        return false;
    Filter rest = condition.filter;
    rest.className.clear();
    rest.orClass.clear();
    rest.notClass = false;
    rest.side = Side::Any;
    return rest == Filter {};
}

/// Calls visit(whose) for each player whose cards, loot or treasures a number counts.
template <typename F>
void eachCounted(const Amount& amount, F&& visit)
{
    if (amount.counted)
        visit(amount.counted->whose);
    for (const Quantity* part = amount.quantity.get(); part; part = part->other.get())
        visit(part->counted.whose);
}
/// Whether one of them is chosen as a target: "for each card in target opponent's hand".
inline bool countsOfTarget(const Amount& amount)
{
    bool found = false;
    eachCounted(
        amount, [&](const Who& whose) { found = found || whose.kind == Who::Kind::Target; });
    return found;
}

/// Calls visit(part) for an effect and everything in it, in text order. `visit` takes any of Effect,
/// Thing, Who, Amount, CardFilter, Condition, Goods, Filter (of a Trap or a Watch) and Counter by reference (a generic lambda).
template <typename E, typename F>
void walk(E& effect, F&& visit)
{
    visit(effect);
    const auto children = [&](auto& list) {
        for (auto& child : list)
            walk(child, visit);
    };
    std::visit(
        [&](auto& e) {
            using Kind = std::remove_cvref_t<decltype(e)>;
            if constexpr (std::is_same_v<Kind, Sequence>) {
                children(e.parts);
            } else if constexpr (std::is_same_v<Kind, Choose>) {
                children(e.modes);
            } else if constexpr (std::is_same_v<Kind, FlipCoin>) {
                children(e.win);
                children(e.lose);
            } else if constexpr (std::is_same_v<Kind, Delayed>) {
                children(e.effect);
            } else if constexpr (std::is_same_v<Kind, May>) {
                visit(e.who);
                children(e.effect);
            } else if constexpr (std::is_same_v<Kind, IfSo>) {
                visit(e.condition);
                children(e.effect);
                children(e.otherwise);
            } else if constexpr (std::is_same_v<Kind, Instead>) {
                children(e.base);
                visit(e.condition);
                children(e.other);
            } else if constexpr (std::is_same_v<Kind, Unless>) {
                visit(e.who);
                children(e.price);
                children(e.effect);
            } else if constexpr (std::is_same_v<Kind, Rescue>) {
                if (isOfPlayer(e.fate))
                    visit(e.who);
                else
                    visit(e.what);
                if (e.by)
                    visit(*e.by);
                children(e.effect);
            } else if constexpr (std::is_same_v<Kind, Trap>) {
                visit(e.where);
                visit(e.who);
                children(e.effect);
            } else if constexpr (std::is_same_v<Kind, Watch>) {
                visit(e.trigger.subject);
                visit(e.trigger.cards);
                if (e.trigger.object)
                    visit(*e.trigger.object);
                if (e.trigger.into)
                    visit(*e.trigger.into);
                children(e.effect);
            } else if constexpr (std::is_same_v<Kind, Counter>) {
                visit(e);
            } else if constexpr (std::is_same_v<Kind, Retarget>) {
                visit(e.item);
                if (e.to)
                    visit(*e.to);
            } else if constexpr (std::is_same_v<Kind, AlterAttack>) {
                visit(e.attack);
                if (e.times)
                    visit(*e.times);
            } else if constexpr (std::is_same_v<Kind, ForEach>) {
                visit(e.who);
                children(e.effect);
            } else if constexpr (std::is_same_v<Kind, Fits>) {
                visit(e.who);
            } else {
                if constexpr (requires { e.by; })
                    if (e.by)
                        visit(*e.by);
                if constexpr (requires { e.who.kind; })
                    visit(e.who);
                if constexpr (requires { e.whose; })
                    visit(e.whose);
                if constexpr (requires { e.owner->kind; })
                    if (e.owner)
                        visit(*e.owner);
                if constexpr (requires { e.goods; }) {
                    if (e.goods.whose)
                        visit(*e.goods.whose);
                    if (e.goods.of && e.goods.of->kind == Thing::Kind::Target)
                        visit(*e.goods.of);
                    visit(e.goods);
                }
                if constexpr (requires { e.what.filter; })
                    visit(e.what);
                if constexpr (requires { e.from->filter; })
                    if (e.from)
                        visit(*e.from);
                if constexpr (requires { e.where; })
                    visit(e.where);
                if constexpr (std::is_same_v<Kind, Gain>)
                    for (auto& modifier : e.modifiers)
                        if (modifier.toward)
                            visit(*modifier.toward);
                if constexpr (requires { e.with; })
                    visit(e.with);
                if constexpr (std::is_same_v<Kind, Strike>)
                    if (e.against)
                        visit(*e.against);
                if constexpr (requires { e.amount; }) // "... for each card in target player's hand"
                    visit(e.amount);
                if constexpr (requires { e.count.kind; })
                    visit(e.count);
                if constexpr (requires { e.doses; })
                    for (auto& dose : e.doses)
                        visit(dose.count);
                if constexpr (requires { e.times; })
                    if (e.times)
                        visit(*e.times);
                if constexpr (requires { e.cards; })
                    visit(e.cards);
                if constexpr (std::is_same_v<Kind, Look>)
                    if (e.type)
                        visit(*e.type);
            }
        },
        effect.node);
}

} // namespace triptych::seize
