#pragma once

#include "altered/text/printing/Said.h"
#include "altered/tree/Ability.h"
#include "altered/tree/Walk.h"

#include <algorithm>

// What a part of a text speaks of: a number that was chosen, what has moved, "they", several things.
namespace triptych::altered {

/// Whether something asks for a number that was chosen.
struct SpeaksOfChosen : AnyPart<SpeaksOfChosen>
{
    using AnyPart::in;
    static bool in(const Quantity& q)
    {
        return q.kind == Quantity::Kind::Chosen || in<Quantity>(q);
    }
};
template <typename Node>
bool speaksOfChosen(const Node& node)
{
    return SpeaksOfChosen::in(node);
}

/// Whether something asks which Expeditions moved forward this Day.
struct SpeaksOfMoved : AnyPart<SpeaksOfMoved>
{
    using AnyPart::in;
    static bool in(const Expedition& of)
    {
        return (of.positions & (Expedition::Moved | Expedition::Stayed)) != 0 || in<Expedition>(of);
    }
};

inline bool asksWhetherItWasDone(const Effect& effect)
{
    const auto* so = std::get_if<If>(&effect.node);
    return so
        && (so->condition.kind == Condition::Kind::StepDone
            || so->condition.kind == Condition::Kind::StepNotDone
            || so->condition.kind == Condition::Kind::StepImpossible);
}
/// "For each of them, you may ...": what is decided anew for each.
inline bool isDecidedForEach(const Effect& effect)
{
    const auto* each = std::get_if<ForEach>(&effect.node);
    const Effect* last = each && each->effect ? &*each->effect : nullptr;
    if (const auto* all = last ? std::get_if<Sequence>(&last->node) : nullptr)
        last = all->parts.empty() ? nullptr : &all->parts.back();
    return last && (std::holds_alternative<May>(last->node) || asksWhetherItWasDone(*last));
}

/// "They" who do something, said and not gone on with ("..., then draws").
inline bool isThey(const Who& who)
{
    return who.kind == Who::Kind::ThatPlayer && !who.opponent && !said(who).unsaid;
}

/// Whether something asks first how many of something there were on what has left: "for each boost it had".
struct SpeaksOfHad : AnyPart<SpeaksOfHad>
{
    using AnyPart::in;
    static bool in(const Quantity& of)
    {
        return said(of).word == Said<Quantity>::Had || in<Quantity>(of);
    }
    static bool in(const Sequence& of) { return !of.parts.empty() && in(of.parts.front()); }
};

/// Whether something would have to ask for a target where nobody is asked.
struct AsksForTarget : AnyPart<AsksForTarget>
{
    using AnyPart::in;
    static bool in(const Target&) { return true; }
    static bool in(const Who& who) { return who.kind == Who::Kind::TargetPlayer || in<Who>(who); }
    static bool in(const Expedition& of)
    {
        return of.kind == Expedition::Kind::Target || in<Expedition>(of);
    }
};
/// Whether what is waited for is told from others by what was named before: "a Character facing it".
inline bool isToldByIt(const Trait& trait)
{
    using Kind = Expedition::Kind;
    const Kind where = trait.expedition.kind;
    return trait.it || trait.kind == Trait::Kind::FromThese
        || (trait.kind == Trait::Kind::InExpedition
            && (where == Kind::Its || where == Kind::FacingIt || where == Kind::That
                || where == Kind::Those));
}

/// Whether a player is named other than you: "target opponent", "its controller".
struct NamesPlayer : AnyPart<NamesPlayer>
{
    template <typename Node>
    static bool in(const Node& node)
    {
        if constexpr (requires { node.whose.startingWithYou; })
            if (in(node.whose))
                return true;
        return AnyPart::in(node);
    }
    static bool in(const Who& who)
    {
        return (who.kind != Who::Kind::You && who.kind != Who::Kind::ThatPlayer) || in<Who>(who);
    }
    static bool in(const Condition& of) // "they're an opponent" asks who it is
    {
        return of.kind != Condition::Kind::PlayerIs && in<Condition>(of);
    }
    static bool in(const Whole& of)
    {
        return std::ranges::any_of(of.places, [](const Place& place) { return in(place.whose); });
    }
    static bool in(const Trait& trait) // "in Reserve" is of anybody's
    {
        return std::ranges::any_of(trait.places, [](const Place& place) {
            return place.whose.kind != Who::Kind::Anyone && in(place.whose);
        }) || in<Trait>(trait);
    }
    static bool in(const Happening& of) { return (of.by && in(*of.by)) || in<Happening>(of); }
};
/// Whether "they" or "their" is said of a player.
struct SpeaksOfPlayer : AnyPart<SpeaksOfPlayer>
{
    using AnyPart::in;
    static bool in(const Who& who) { return isThey(who) || in<Who>(who); }
    static bool in(const CantBePlayed&) { return false; } // of whom it is said is in it
};

/// Whether something is named that "it" could be after it.
struct NamesThing : AnyPart<NamesThing>
{
    template <typename Node>
    static bool in(const Node& node)
    {
        if constexpr (
            std::is_same_v<Node,
                Create> || std::is_same_v<Node, Resupply> || std::is_same_v<Node, Sabotage> || std::is_same_v<Node, RevealUntil>) {
            return true;
        } else {
            return AnyPart::in(node);
        }
    }
    static bool in(const Thing& of) { return !std::holds_alternative<This>(of.node); }
};

/// Whether something asks of "they": "if they control a Robot".
struct AsksOfThem : AnyPart<AsksOfThem>
{
    using AnyPart::in;
    static bool in(const Who& who)
    {
        return (who.kind == Who::Kind::ThatPlayer && !who.opponent) || in<Who>(who);
    }
};

/// Whether something asks of one thing that was named before: "if it's a Robot", "if its controller ...".
struct AsksOfIt : AnyPartOfIts<AsksOfIt>
{
    using AnyPartOfIts::in;
    static bool in(const It& of);
};

/// Whether something speaks first of several things that were named before.
struct SpeaksOfThem : AnyPart<SpeaksOfThem>
{
    using AnyPart::in;
    static bool in(const It& of) { return of.kind == It::Kind::It && isOfSeveral(of); }
    static bool in(const Sequence& of) { return !of.parts.empty() && in(of.parts.front()); }
    static bool isOfSeveral(const It& of)
    {
        using Word = Said<It>::Word;
        const Word word = said(of).word;
        return word == Word::Them || word == Word::ThemAll || word == Word::ThoseCards
            || word == Word::TheseCards || word == Word::EachOfThem || word == Word::ThoseCharacters
            || word == Word::ThosePermanents || word == Word::ThoseTokens;
    }
};

inline bool AsksOfIt::in(const It& of)
{
    return of.kind == It::Kind::It && !SpeaksOfThem::isOfSeveral(of);
}

} // namespace triptych::altered
