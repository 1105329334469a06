#pragma once

#include "altered/tree/Walk.h"

#include <algorithm>
#include <optional>
#include <type_traits>
#include <variant>

// What the rules make the same, although it is said otherwise: no scenario can tell it apart, so it is no
// change of a text (Mutants).
namespace triptych::altered {

// ---------------------------------------------------------------- What "it" is

/// 6.3 What is waited for, or would happen, happens to this card: "it" is this card until something else is named.
inline bool isOfThis(const Happening& of)
{
    return of.subject && std::holds_alternative<This>(of.subject->node);
}
/// A condition that counts nothing, of which "it" could be one.
inline bool asksOfThis(const Condition& condition)
{
    return condition.kind == Condition::Kind::Is && condition.thing
        && std::holds_alternative<This>(condition.thing->node);
}
/// Whether an ability waits for this card alone, and asks of nothing else before it acts.
inline bool waitsForThis(const Ability& ability)
{
    if (ability.condition || (ability.triggerIf && !asksOfThis(*ability.triggerIf)))
        return false;
    if (const auto* instead
        = ability.statement ? std::get_if<Replace>(&*ability.statement) : nullptr)
        return isOfThis(instead->happening) && (!instead->whileSo || asksOfThis(*instead->whileSo));
    return !ability.triggers.empty() && std::ranges::all_of(ability.triggers, isOfThis);
}
/// Whether something but this card is named in it, or counted, which "it" could be from here on.
struct NamesAnother : AnyPart<NamesAnother>
{
    using AnyPart::in;
    static bool in(const Thing& of)
    {
        const auto* it = std::get_if<It>(&of.node);
        return !std::holds_alternative<This>(of.node) && (!it || it->kind != It::Kind::It);
    }
    static bool in(const Amount& of) { return of.of || in<Amount>(of); }
    static bool in(const MoveExpedition&) { return true; }
    static bool in(const DeclareExpedition&) { return true; }
    static bool in(const Create&) { return true; }
    static bool in(const Resupply&) { return true; }
    static bool in(const Sabotage&) { return true; }
    static bool in(const RevealUntil&) { return true; }
    static bool in(const Roll&) { return true; }
    static bool in(const Draw&) { return true; }
};

// ---------------------------------------------------------------- Who does it

/// 1.2.1.b Of two players each is the other's opponent: where nobody but you and opponents is spoken of, "they" are
/// the one there is.
struct NamesAnyPlayer : AnyPart<NamesAnyPlayer>
{
    using AnyPart::in;
    static bool in(const Who& who)
    {
        using Kind = Who::Kind;
        return who.kind == Kind::Anyone || who.kind == Kind::EachPlayer
            || who.kind == Kind::TargetPlayer || who.kind == Kind::ItsOwner
            || who.kind == Kind::ItsController || in<Who>(who);
    }
};
struct NamesAnOpponent : AnyPart<NamesAnOpponent>
{
    using AnyPart::in;
    static bool in(const Who& who)
    {
        using Kind = Who::Kind;
        return who.kind == Kind::Opponent || who.kind == Kind::TargetOpponent
            || who.kind == Kind::EachOpponent || in<Who>(who);
    }
};
inline bool theyAreTheOpponent(const Ability& ability)
{
    return NamesAnOpponent::in(ability) && !NamesAnyPlayer::in(ability);
}

/// Whether it is all the same who does it: what is named without regard to them comes to the same place by
/// anybody's hand ("each player discards target Character"), or is left to chance.
template <typename Node>
bool isDoneByAnybody(const Node& e)
{
    constexpr bool onlyMoves
        = std::is_same_v<Node,
              Discard> || std::is_same_v<Node, Move> || std::is_same_v<Node, Exhaust> || std::is_same_v<Node, Ready>;
    if constexpr (std::is_same_v<Node, DeclareExpedition>)
        return e.expedition.kind != Expedition::Kind::OneOf; // a target is chosen by you (6.5.b)
    if constexpr (std::is_same_v<Node, Shuffle>)
        return e.whose.kind == Who::Kind::You;
    if constexpr (onlyMoves)
        return !std::holds_alternative<Some>(e.what.node)
            && !std::holds_alternative<TopOfDeck>(e.what.node)
            && !std::holds_alternative<Whole>(e.what.node);
    return false;
}
/// Who else may be told to do it without a difference: only who controls a card sacrifices it (7.3.25).
template <typename Node>
std::optional<Who::Kind> doesItAnyway(const Node& e)
{
    if constexpr (std::is_same_v<Node, Sacrifice>)
        if (std::holds_alternative<This>(e.what.node) || std::holds_alternative<It>(e.what.node)
            || std::holds_alternative<Target>(e.what.node))
            return Who::Kind::EachPlayer;
    return std::nullopt;
}

// ---------------------------------------------------------------- Which cards

inline bool hasTrait(const Filter& of, Trait::Kind kind)
{
    const auto is = [&](const Trait& trait) { return trait.kind == kind && !trait.no; };
    return std::ranges::any_of(of.before, is) || std::ranges::any_of(of.after, is);
}
inline bool hasNoun(const Filter& of, Noun::Kind kind)
{
    return std::ranges::any_of(of.nouns, [&](const Noun& noun) { return noun.kind == kind; });
}
/// 7.5.4 What is controlled, faces something or is in an Expedition is in play.
inline bool isSaidToBeInPlay(const Filter& of)
{
    using Kind = Trait::Kind;
    return (hasTrait(of, Kind::Controlled) || hasTrait(of, Kind::Facing)
               || hasTrait(of, Kind::InExpedition))
        && !hasTrait(of, Kind::InZone) && !hasTrait(of, Kind::FromThese)
        && !hasTrait(of, Kind::Played);
}
/// 2.2.1.h All that is in play is a Character or a Permanent, so that "card" says no more than both.
inline bool isAllInPlay(const Filter& of, Noun::Kind instead)
{
    return (instead == Noun::Kind::Character || instead == Noun::Kind::Permanent)
        && hasNoun(of, Noun::Kind::Character) && hasNoun(of, Noun::Kind::Permanent)
        && isSaidToBeInPlay(of);
}
/// What it happens to is of that kind anyway: what is created is a token (7.3.4), and what joins Landmarks is a
/// Landmark Permanent (3.2.7).
inline bool isOfThatKindAnyway(const Happening& of, Noun::Kind kind)
{
    using Kind = Noun::Kind;
    if (of.event == Happening::Event::Creates)
        return kind == Kind::Token;
    const bool landmarks = of.event == Happening::Event::Joins && !of.expedition && !of.orLandmarks
        && of.zone == Zone::Landmark;
    return landmarks && (kind == Kind::Permanent || kind == Kind::Landmark);
}
/// 3.2.4 A Character that somebody controls is in the Expedition zone and nowhere else, so that it leaves from there.
inline bool comesFromThereAnyway(const Happening& of)
{
    const auto* some = of.subject ? std::get_if<Some>(&of.subject->node) : nullptr;
    const auto* each = of.subject ? std::get_if<Each>(&of.subject->node) : nullptr;
    const Filter* filter = some ? &some->filter : each ? &each->filter : nullptr;
    return filter && !filter->orElse && isSaidToBeInPlay(*filter) && of.from.size() == 1
        && of.from.front().zone == Zone::Expedition
        && std::ranges::all_of(
            filter->nouns, [](const Noun& noun) { return noun.kind == Noun::Kind::Character; });
}

/// 2.2.2.k Only Characters have statistics: "cards you control have +1 {V}" is of no Permanent.
template <typename Node>
bool isOfStatistics(const Node& e)
{
    constexpr bool statistics
        = std::is_same_v<Node,
              StatisticsAre> || std::is_same_v<Node, BaseStatisticsAre> || std::is_same_v<Node, NotInSums>;
    if constexpr (std::is_same_v<Node, Are>)
        return std::ranges::all_of(
            e.grants, [](const Grant& grant) { return grant.kind == Grant::Kind::Statistics; });
    return statistics;
}
inline bool isOfStatistics(const Quantity& of)
{
    using Kind = Quantity::Kind;
    return of.kind == Kind::ZeroStats
        || ((of.kind == Kind::Highest || of.kind == Kind::Total)
            && (of.stat == Stat::Statistic || of.stat == Stat::EveryStatistic));
}

// ---------------------------------------------------------------- When

/// 2.2.14 What waits for "the next" waits no longer than this turn where no time is said.
inline bool isAnyway(const Trait& of)
{
    return of.kind == Trait::Kind::Window && of.duration == Duration::ThisTurn;
}
/// 4.2.4.i Expeditions fail to move in Progress, which is at Dusk.
inline bool isThenAnyway(const Happening& of)
{
    return of.event == Happening::Event::FailsToMove && of.window == Happening::Window::Dusk;
}
/// Nothing less is nothing more.
inline bool isNothing(const Amount& of)
{
    return of == fixed(0);
}

} // namespace triptych::altered
