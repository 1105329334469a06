#pragma once

#include "altered/text/binding/BoundReader.h"
#include "altered/text/binding/BoundSpeaks.h"

#include <algorithm>

// To how many an instruction is done, and whether they are in play: whether "it" or "they" could be what it names.
namespace triptych::altered {

/// "Two target Characters gain boosts equal to their Base Cost": each by its own.
template <typename Node>
bool Reader::isOfEach(const Node& e)
{
    if constexpr (std::is_same_v<Node, Gain>) {
        const auto* it = std::get_if<It>(&e.what.node);
        return std::holds_alternative<Each>(e.what.node) || isSeveral(e.what)
            || (it && SpeaksOfThem::isOfSeveral(*it));
    } else {
        return false;
    }
}

/// Things of which so many are picked out: "two target Characters", "up to two cards from your hand".
template <typename T>
concept OfSoMany = requires(const T& t)
{
    t.filter;
    t.count;
    t.upTo;
};

/// "A Character in each Expedition": one in each of them.
inline bool isChosenInEach(const Thing& of)
{
    return std::visit(
        [](const auto& t) {
            if constexpr (OfSoMany<decltype(t)>)
                return std::ranges::any_of(
                    t.filter.after, [](const Trait& trait) { return trait.expedition.apart; });
            else
                return false;
        },
        of.node);
}

/// Whether an instruction is done to one thing, by one player.
template <typename Node>
bool Reader::isOne(const Node& e)
{
    if constexpr (requires { e.what.node; })
        if (isChosenInEach(e.what))
            return false;
    if constexpr (requires { e.who.startingWithYou; })
        if (isEach(e.who))
            return false;
    if constexpr (std::is_same_v<Node, Declare>)
        if (e.also)
            return false;
    if constexpr (requires { e.what.node; })
        return std::visit(
            [](const auto& t) {
                if constexpr (OfSoMany<decltype(t)>)
                    return !t.upTo && t.count.kind == Amount::Kind::Fixed && t.count.number == 1;
                else if constexpr (std::is_same_v<std::remove_cvref_t<decltype(t)>, TopOfDeck>)
                    return t.count.kind == Amount::Kind::Fixed && t.count.number == 1;
                else
                    return false;
            },
            e.what.node);
    else if constexpr (std::is_same_v<Node, Resupply>)
        return e.times.kind == Amount::Kind::Fixed && e.times.number == 1;
    else
        return false;
}

/// "Two target Characters": of which "if it's a Robot" is asked of neither.
template <typename Node>
bool Reader::isMany(const Node& e)
{
    if constexpr (requires { e.what.node; })
        if (isChosenInEach(e.what))
            return true;
    if constexpr (std::is_same_v<Node, Declare>)
        if (e.also)
            return true;
    if constexpr (requires { e.what.node; })
        return std::visit(
            [](const auto& t) {
                if constexpr (OfSoMany<decltype(t)>)
                    return t.count.kind != Amount::Kind::Fixed || t.count.number > 1;
                else
                    return false;
            },
            e.what.node);
    else
        return false;
}

/// "Target Character gains 1 boost", "create a token": nobody else is spoken of. What is exchanged is.
template <typename Node>
bool Reader::isLone(const Node& e)
{
    if constexpr (
        requires { e.what.node; } && !requires { e.with.node; }) {
        if constexpr (std::is_same_v<Node, Gain>)
            if (e.also)
                return false;
        const auto* some = std::get_if<Some>(&e.what.node);
        // "A Character in each of your Expeditions": one of each.
        const auto isOfSeveral = [](const Trait& trait) {
            return trait.kind == Trait::Kind::FromThese
                || (trait.kind == Trait::Kind::InExpedition
                    && (trait.expedition.kind == Expedition::Kind::EachOf
                        || trait.expedition.kind == Expedition::Kind::BothOf));
        };
        return isOne(e)
            && (std::holds_alternative<Target>(e.what.node)
                || (some && std::ranges::none_of(some->filter.after, isOfSeveral)));
    } else if constexpr (std::is_same_v<Node, Create>) {
        using Kind = Expedition::Kind;
        const bool one = e.count.kind == Amount::Kind::Fixed && e.count.number == 1;
        const bool inSeveral = e.expedition
            && (e.expedition->kind == Kind::EachOf || e.expedition->kind == Kind::BothOf
                || e.expedition->kind == Kind::Of || e.expedition->kind == Kind::Those
                || e.expedition->kind == Kind::All);
        const bool whose = e.of
            && (e.of->kind == Who::Kind::EachPlayer || e.of->kind == Who::Kind::EachOpponent);
        return one && !isEach(e.who) && !inSeveral && !whose && !e.same;
    } else if constexpr (std::is_same_v<Node, Resupply>) {
        return isOne(e);
    } else {
        return false;
    }
}

/// "Draw a card", "target Character gains 1 boost": which number was before it is not known any more.
template <typename Node>
bool Reader::isJustOne(const Node& e)
{
    const auto isOne
        = [](const Amount& of) { return of.kind == Amount::Kind::Fixed && of.number == 1; };
    if constexpr (std::is_same_v<Node, Draw>)
        return isOne(e.count) && !e.until && !isEach(e.who);
    else if constexpr (std::is_same_v<Node, Gain>)
        return Reader::isOne(e) && !e.also && std::ranges::all_of(e.grants, [&](const Grant& g) {
            return g.kind == Grant::Kind::Counters && isOne(g.amount);
        });
    else if constexpr (std::is_same_v<Node, Discard> || std::is_same_v<Node, Sacrifice>)
        return Reader::isOne(e);
    else
        return false;
}

/// "[Resupply]", "discard a card from your hand", "look at the top card of your deck": no "it" that gains [Anchored].
template <typename Node>
bool Reader::isOutOfPlay(const Node& e)
{
    if constexpr (std::is_same_v<Node, Resupply>) {
        return true;
    } else if constexpr (
        std::is_same_v<Node,
            Discard> || std::is_same_v<Node, Ready> || std::is_same_v<Node, Exhaust> || std::is_same_v<Node, Reveal> || std::is_same_v<Node, LookAt>) {
        return liesElsewhere(e.what);
    } else {
        return false;
    }
}

template <typename Node>
bool Reader::areTold(const Node& e) const
{
    if constexpr (requires { e.what.node; }) {
        const auto* each = std::get_if<Each>(&e.what.node);
        return each
            && (m_named.single
                || (m_named.it && std::ranges::any_of(each->filter.after, isToldByIt)));
    } else {
        return false;
    }
}

} // namespace triptych::altered
