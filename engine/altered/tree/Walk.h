#pragma once

#include "altered/tree/Ability.h"

#include <type_traits>
#include <variant>

// Going through a tree: the parts of a node, in the order of its text, each in its turn. For whoever asks the
// same of every node: numbering, looking whether an X is spoken of.
namespace triptych::altered {

/// Calls visit(part) for every node that is a part of this one, but not for their parts.
template <typename Node, typename Visit>
void eachPart(Node& n, const Visit& visit)
{
    using Is = std::remove_const_t<Node>;
    const auto one = [&](auto& part) {
        if constexpr (requires { *part; }) {
            if (part)
                visit(*part);
        } else if constexpr (requires { part.begin(); }) {
            for (auto& each : part)
                visit(each);
        } else if constexpr (std::is_class_v<std::remove_cvref_t<decltype(part)>>) {
            visit(part);
        }
    };
    const auto parts = [&](auto&... all) { (one(all), ...); };
    if constexpr (requires { n.node; }) // a Thing, an Effect
        std::visit(visit, n.node);
    else if constexpr (std::is_same_v<Is, Statement>)
        std::visit(visit, n);
    else if constexpr (std::is_same_v<Is, Ability>)
        parts(n.keywords, n.cost, n.onlyIf, n.costChange, n.costChangeIf, n.triggers, n.triggerIf,
            n.forEach, n.condition, n.statement, n.effect);
    else if constexpr (std::is_same_v<Is, KeywordItem>)
        parts(n.number, n.x);
    else if constexpr (std::is_same_v<Is, Trait>)
        parts(n.counter, n.noun, n.who, n.expedition, n.amount, n.with);
    else if constexpr (std::is_same_v<Is, Who>)
        one(n.with);
    else if constexpr (std::is_same_v<Is, Expedition>)
        parts(n.whose, n.inside, n.also);
    else if constexpr (std::is_same_v<Is, Filter>)
        parts(n.before, n.nouns, n.after, n.orElse);
    else if constexpr (std::is_same_v<Is, Quantity>)
        parts(n.counter, n.expedition, n.filter, n.thing, n.one, n.other, n.happening);
    else if constexpr (std::is_same_v<Is, Happening>)
        parts(n.who, n.subject, n.expedition, n.amount, n.counter);
    else if constexpr (std::is_same_v<Is, Condition>)
        parts(n.who, n.other, n.number, n.filter, n.filters, n.thing, n.quantity, n.expedition,
            n.happening, n.parts);
    else if constexpr (std::is_same_v<Is, Grant>)
        parts(n.amount, n.counter, n.ability, n.subtypes, n.of);
    else if constexpr (std::is_same_v<Is, Token>)
        parts(n.abilities);
    else { // instructions, branches, statements: alike by the names of their members
        if constexpr (requires { n.who.startingWithYou; })
            one(n.who);
        if constexpr (requires { n.happening; })
            one(n.happening);
        if constexpr (requires { n.whileSo; })
            one(n.whileSo);
        if constexpr (requires { n.condition; })
            one(n.condition);
        if constexpr (requires { n.of; })
            one(n.of);
        if constexpr (requires { n.filter; })
            one(n.filter);
        if constexpr (requires { n.what; })
            one(n.what);
        if constexpr (requires { n.says; })
            one(n.says);
        if constexpr (requires { n.also; })
            one(n.also);
        if constexpr (requires { n.with; })
            one(n.with);
        if constexpr (requires { n.count; })
            one(n.count);
        if constexpr (requires { n.amount; })
            one(n.amount);
        if constexpr (requires { n.left; })
            one(n.left);
        if constexpr (requires { n.times; })
            one(n.times);
        if constexpr (requires { n.mana; })
            one(n.mana);
        if constexpr (requires { n.regions; })
            one(n.regions);
        if constexpr (requires { n.by; })
            one(n.by);
        if constexpr (requires { n.counter; })
            one(n.counter);
        if constexpr (requires { n.noun; })
            one(n.noun);
        if constexpr (requires { n.from; })
            one(n.from);
        if constexpr (requires { n.among; })
            one(n.among);
        if constexpr (requires { n.on; })
            one(n.on);
        if constexpr (requires { n.expedition; })
            one(n.expedition);
        if constexpr (requires { n.change; })
            one(n.change);
        if constexpr (std::is_same_v<Is, Costs>)
            parts(n.inExpeditionWithout, n.when, n.ifIt);
        if constexpr (std::is_same_v<Is, CantBePlayed>)
            one(n.when);
        if constexpr (std::is_same_v<Is, Next>)
            one(n.ifIt);
        if constexpr (requires { n.bothIf; })
            one(n.bothIf);
        if constexpr (requires { n.x; })
            one(n.x);
        if constexpr (requires { n.grants; })
            one(n.grants);
        if constexpr (requires { n.gains; })
            one(n.gains);
        if constexpr (requires { n.loses; })
            one(n.loses);
        if constexpr (requires { n.token; })
            one(n.token);
        if constexpr (requires { n.cost; })
            one(n.cost);
        if constexpr (requires { n.modes; })
            one(n.modes);
        if constexpr (requires { n.rows; })
            one(n.rows);
        if constexpr (requires { n.parts; })
            one(n.parts);
        if constexpr (requires { n.effect; })
            one(n.effect);
        if constexpr (requires { n.otherwise; })
            one(n.otherwise);
        if constexpr (requires { n.to; })
            one(n.to);
        if constexpr (requires { n.ifNot; })
            one(n.ifNot);
    }
}

/// What looks for something in a tree, such as `struct SpeaksOfX : AnyPart<SpeaksOfX>`: its own `in` answers for
/// the nodes that tell, and this one asks the parts of every other.
template <typename Looking>
struct AnyPart
{
    template <typename Node>
    static bool in(const Node& node)
    {
        bool found = false;
        eachPart(node, [&](const auto& part) { found = found || Looking::in(part); });
        return found;
    }
};

/// What changes something in a tree, or notes it while it goes through, such as `class ToThatPlayer : public
/// EveryPart<ToThatPlayer>`: its own `in` does that where it has to be done, and this one goes on to the parts of
/// every other node.
template <typename Changing>
struct EveryPart
{
    template <typename Node>
    void in(Node& node)
    {
        eachPart(node, [this](auto& part) { static_cast<Changing&>(*this).in(part); });
    }
};

/// "Its controller", "its owner"; not "my owner".
inline bool isItsPlayer(const Who& who)
{
    return !who.me && (who.kind == Who::Kind::ItsController || who.kind == Who::Kind::ItsOwner);
}

/// What looks for a thing that was named before, by what is its: "its controller", "its Expedition". Of "it" itself the
/// one who looks answers.
template <typename Looking>
struct AnyPartOfIts : AnyPart<Looking>
{
    using Anything = AnyPart<Looking>;
    using Anything::in;
    static bool in(const Who& who) { return isItsPlayer(who) || Anything::in(who); }
    static bool in(const Expedition& of)
    {
        return of.kind == Expedition::Kind::Its || of.kind == Expedition::Kind::FacingIt
            || Anything::in(of);
    }
    static bool in(const Trait& trait) { return trait.it || Anything::in(trait); }
};

/// What a statement is about; null of one that is about no thing.
inline Thing* subjectOf(Statement& statement)
{
    return std::visit(
        [](auto& s) -> Thing* {
            if constexpr (requires { s.what.node; })
                return &s.what;
            else if constexpr (requires { s.of.node; })
                return &s.of;
            else
                return nullptr;
        },
        statement);
}

/// Of what forbids or changes a playing, how it is played: "can't be played in target Expedition"; null of others.
inline Filter* playedWhen(Statement& statement)
{
    if (auto* cant = std::get_if<CantBePlayed>(&statement))
        return cant->when ? &*cant->when : nullptr;
    if (auto* costs = std::get_if<Costs>(&statement))
        return costs->when ? &*costs->when : nullptr;
    return nullptr;
}

/// "Sacrifice them", "it gains 1 boost": one instruction about what was spoken of, and about nothing else.
inline bool isDoneToIt(const Effect& effect)
{
    return std::visit(
        [](const auto& e) {
            const It* it = nullptr;
            if constexpr (requires { e.what.node; })
                it = std::get_if<It>(&e.what.node);
            return it && it->kind == It::Kind::It;
        },
        effect.node);
}

/// Who carries out an instruction; null of a branch or of what is only said of a thing.
inline Who* whoOf(Effect& effect)
{
    return std::visit(
        [](auto& e) -> Who* {
            if constexpr (requires { e.who.startingWithYou; })
                return &e.who;
            return nullptr;
        },
        effect.node);
}

} // namespace triptych::altered
