#pragma once

#include "core/Overloaded.h"
#include "kryptik/tree/Ability.h"

#include <type_traits>

// Visiting the parts of an effect tree in text order, for numbering, looking things up and
// questions such as "does it speak of an opponent?".
namespace triptych::kryptik {

/// Calls visit(part) for the filters, places, numbers and players in a phrase, text order.
template <typename T, typename F>
void walkThing(T& thing, F&& visit)
{
    visit(thing);
    std::visit(
        [&](auto& t) {
            using Kind = std::remove_cvref_t<decltype(t)>;
            if constexpr (std::is_same_v<Kind, Target>) {
                visit(t);
                visit(t.spec.filter);
            } else if constexpr (std::is_same_v<Kind, Each>) {
                visit(t.filter);
            } else if constexpr (std::is_same_v<Kind, Some>) {
                visit(t.count);
                visit(t.filter);
            } else if constexpr (std::is_same_v<Kind, TopOfDeck>) {
                visit(t.count);
            }
        },
        thing);
}

/// Calls visit(part) for a condition, what it asks about, and the conditions it is made of.
template <typename C, typename F>
void walkCondition(C& condition, F&& visit)
{
    visit(condition);
    visit(condition.filter);
    if (condition.kind == Condition::Kind::NumberIs) {
        visit(condition.amount);
        if (condition.than)
            visit(*condition.than);
    }
    for (auto& part : condition.parts)
        walkCondition(part, visit);
}

/// Calls visit(part) for an effect and everything in it, in text order. `visit` takes any of
/// Effect, Thing, Target, Filter, Amount, Who, Condition by reference (a generic lambda).
template <typename E, typename F>
void walk(E& effect, F&& visit)
{
    visit(effect);
    const auto thing = [&](auto& t) { walkThing(t, visit); };
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
                if (e.allIf)
                    walkCondition(*e.allIf, visit);
                children(e.modes);
            } else if constexpr (std::is_same_v<Kind, Chance>) {
                children(e.outcomes);
            } else if constexpr (std::is_same_v<Kind, MoveCounters>) {
                visit(e.count);
                thing(e.from);
                thing(e.to);
            } else if constexpr (std::is_same_v<Kind, BecomeCopy>) {
                thing(e.what);
                thing(e.of);
            } else if constexpr (std::is_same_v<Kind, Triggering>) {
                visit(e.of);
            } else if constexpr (std::is_same_v<Kind, PreventNext>) {
                visit(e.amount);
                if (e.who)
                    visit(*e.who);
                else
                    thing(e.what);
            } else if constexpr (std::is_same_v<Kind, RevealUntil>) {
                visit(e.type);
            } else if constexpr (std::is_same_v<Kind, Increase>) {
                visit(e.who);
                if (e.on)
                    thing(*e.on);
            } else if constexpr (std::is_same_v<Kind, SeeTop>) {
                if (e.hand)
                    visit(*e.hand);
            } else if constexpr (std::is_same_v<Kind, As>) {
                visit(e.who);
                children(e.effect);
            } else if constexpr (std::is_same_v<Kind, Either>) {
                visit(e.who);
                children(e.options);
            } else if constexpr (std::is_same_v<Kind, RemoveDamage>) {
                visit(e.amount);
                thing(e.what);
            } else if constexpr (std::is_same_v<Kind, Redirect>) {
                thing(e.from);
                thing(e.to);
            } else if constexpr (std::is_same_v<Kind, Become>) {
                thing(e.what);
                visit(e.amount);
                if (e.otherDefense)
                    visit(*e.otherDefense);
            } else if constexpr (std::is_same_v<Kind, Fight> || std::is_same_v<Kind, Exchange>) {
                thing(e.one);
                thing(e.other);
            } else if constexpr (std::is_same_v<Kind, May>) {
                visit(e.who);
                children(e.effect);
                children(e.then);
                children(e.otherwise);
                children(e.none);
            } else if constexpr (std::is_same_v<Kind, Delayed>) {
                children(e.effect);
            } else if constexpr (std::is_same_v<Kind, Unless>) {
                children(e.effect);
                visit(e.who);
                children(e.deed);
            } else if constexpr (std::is_same_v<Kind, Unable>) {
                visit(e.each);
                children(e.effect);
                children(e.otherwise);
            } else if constexpr (std::is_same_v<Kind, Watch>) {
                if (e.of)
                    thing(*e.of);
            } else if constexpr (std::is_same_v<Kind, Lessen>) {
                thing(e.what);
                if (e.by)
                    visit(*e.by);
            } else if constexpr (std::is_same_v<Kind, IfSo>) {
                if (e.each.kind != Who::Kind::You)
                    visit(e.each);
                if (e.instead)
                    children(e.otherwise);
                walkCondition(e.condition, visit);
                children(e.effect);
                if (!e.instead)
                    children(e.otherwise);
            } else if constexpr (std::is_same_v<Kind, LookAndPick>) {
                visit(e.whose);
                visit(e.count);
                if (e.chooser)
                    visit(*e.chooser);
                visit(e.take);
                if (e.type)
                    visit(*e.type);
            } else if constexpr (std::is_same_v<Kind, PickFromHand>) {
                visit(e.whose);
                visit(e.type);
            } else if constexpr (std::is_same_v<Kind, CostChange>) {
                visit(e.filter);
                if (e.times)
                    visit(*e.times);
            } else if constexpr (std::is_same_v<Kind, SetStats>) {
                visit(e.amount);
            } else if constexpr (std::is_same_v<Kind, Damage>) {
                if (e.by)
                    thing(*e.by);
                visit(e.amount);
                std::visit(Overloaded {
                               [&](std::conditional_t<std::is_const_v<E>, const Thing, Thing>& t) {
                                   thing(t);
                               },
                               [&](std::conditional_t<std::is_const_v<E>, const Who, Who>& w) {
                                   visit(w);
                               } },
                    e.to);
            } else {
                if constexpr (requires { e.who; })
                    visit(e.who);
                if constexpr (requires { e.count; })
                    visit(e.count);
                if constexpr (requires { e.upTo.kind; })
                    visit(e.upTo);
                if constexpr (requires { e.what; } && !std::is_same_v<Kind, ShuffleIn>)
                    thing(e.what);
                if constexpr (std::is_same_v<Kind, GainControl>)
                    if (e.whileSo)
                        walkCondition(*e.whileSo, visit);
                if constexpr (std::is_same_v<Kind, CastFree>)
                    if (e.known)
                        thing(*e.known);
                if constexpr (std::is_same_v<Kind, Attach>)
                    thing(e.to);
                if constexpr (std::is_same_v<Kind, Detach>)
                    thing(e.from);
                if constexpr (requires { e.whose; })
                    visit(e.whose);
                if constexpr (requires { e.filter; })
                    visit(e.filter);
                if constexpr (
                    std::is_same_v<Kind,
                        Plunder> || std::is_same_v<Kind, Discard> || std::is_same_v<Kind, Reveal>)
                    if (e.type)
                        visit(*e.type);
                if constexpr (std::is_same_v<Kind, Allow>)
                    if (e.by)
                        visit(*e.by);
                if constexpr (std::is_same_v<Kind, Forbid>)
                    if (e.which)
                        visit(*e.which);
                if constexpr (std::is_same_v<Kind, CastOnly> || std::is_same_v<Kind, NotCountered>)
                    if (e.of)
                        visit(*e.of);
                if constexpr (std::is_same_v<Kind, EntersWith>)
                    if (e.times)
                        visit(*e.times);
                if constexpr (
                    std::is_same_v<Kind,
                        Modify> || std::is_same_v<Kind, AddEnergy> || std::is_same_v<Kind, Pay> || std::is_same_v<Kind, Toll>)
                    if (e.times)
                        visit(*e.times);
            }
        },
        effect.node);
}

/// "Destroy target citizen and all beasts", "you and target opponent each discard a card": one deed after another of the
/// same kind, which are counted together.
inline bool isSameDeed(const std::vector<Effect>& parts, std::size_t part)
{
    const auto deedOf = [](const Effect& effect) -> const Effect& {
        const auto* as = std::get_if<As>(&effect.node);
        return as ? as->effect.front() : effect;
    };
    std::size_t before = part;
    while (before > 0 && std::holds_alternative<NamePlayer>(parts[before - 1].node))
        --before;
    if (before == 0)
        return false;
    const Effect& deed = deedOf(parts[part]);
    const Effect& last = deedOf(parts[before - 1]);
    if (last.node.index() != deed.node.index())
        return false;
    if (const auto* move = std::get_if<Move>(&deed.node)) {
        const Move& other = std::get<Move>(last.node);
        return other.to == move->to && other.word == move->word && other.spot == move->spot;
    }
    return std::holds_alternative<Draw>(deed.node) || std::holds_alternative<Discard>(deed.node)
        || std::holds_alternative<Plunder>(deed.node) || std::holds_alternative<Destroy>(deed.node)
        || std::holds_alternative<Abolish>(deed.node)
        || std::holds_alternative<Sacrifice>(deed.node)
        || std::holds_alternative<DestroyYear>(deed.node)
        || std::holds_alternative<Engage>(deed.node)
        || std::holds_alternative<Disengage>(deed.node);
}

/// "Return this from your limbo pile to your hand": it works there, and only there.
inline bool worksInLimbo(const Ability& ability)
{
    bool there = false;
    if (ability.effect)
        walk(*ability.effect, [&](const auto& part) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>)
                if (const auto* me = std::get_if<This>(&part))
                    there = there || me->inLimbo;
        });
    return there;
}
/// "The citizen this is attached to gets +1/+1": of a passive ability, that works there, and only there.
inline bool worksAttached(const Ability& ability)
{
    bool there = false;
    if (ability.kind == Ability::Kind::Passive && ability.effect)
        walk(*ability.effect, [&](const auto& part) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>)
                if (const auto* each = std::get_if<Each>(&part))
                    there = there || each->filter.condition == Filter::Condition::HostOfThis;
        });
    return there;
}

} // namespace triptych::kryptik
