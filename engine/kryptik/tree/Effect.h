#pragma once

#include "core/Sum.h"
#include "kryptik/tree/Changes.h"
#include "kryptik/tree/Conditions.h"
#include "kryptik/tree/Counters.h"
#include "kryptik/tree/Exceptions.h"
#include "kryptik/tree/Figures.h"
#include "kryptik/tree/Looking.h"
#include "kryptik/tree/Statements.h"
#include "kryptik/tree/Verbs.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

// The effect tree: what a printed paragraph says, as plain data. Its leaves are the verbs of the
// glossary, by what they are about in the headers included here; its branches say in what order, or on
// whose word. There is no code in it, so it can be read from a printed text, printed back, explained,
// weighed by the AI and compared in a test.
//
// Three interpreters walk it: text/printing/Print (the printed words), text/explaining/Explain (plain words) and
// effects/Resolve (the match). A new verb does not compile until all three know it.
namespace triptych::kryptik {

struct Effect;

/// "Target opponent sacrifices a citizen. If they can not, they discard 2 cards."
struct Unable
{
    std::vector<Effect> effect;    ///< Exactly one.
    std::vector<Effect> otherwise; ///< Exactly one: when not all of it can be done.
    Who each {}; ///< "each opponent", who is then told as "that player"; otherwise you, nobody else.
    bool operator==(const Unable&) const;
};

/// "... unless its controller pays {2}"
struct Unless
{
    std::vector<Effect> effect; ///< Exactly one.
    Who who;
    std::vector<Effect> deed; ///< Exactly one: what `who` may do against it.
    bool operator==(const Unless&) const;
};

struct Sequence ///< "... . ...", "..., then ...", "... and ...", "... . If you do, ..."
{
    /// IfDone: only if all of the sentence before it could be done.
    enum class Joint : std::uint8_t { Stop, Then, And, IfDone };
    std::vector<Effect> parts;
    std::vector<Joint> joints; ///< One fewer than parts.
    bool operator==(const Sequence&) const;
};
/// "Each opponent engages a citizen they control": a deed done by somebody, who chooses in it.
struct As
{
    Who who;
    std::vector<Effect> effect; ///< Exactly one.
    bool operator==(const As&) const;
};
/// "Each opponent pays {1} or discards 1 card": one of several, by the choice of who does it. What can not
/// be done is not to be had. With `chooses` whoever it is only says which: "target opponent chooses one:
/// that player discards 2 cards; or you draw 2 cards".
struct Either
{
    Who who;
    std::vector<Effect> options; ///< Two to four, told to "that player" where it is not you.
    bool chooses = false;
    bool operator==(const Either&) const;
};
/// "You may ...": asked on resolution inside an effect; in a trigger's front it is Ability::may.
/// "Target opponent may ...": what they do is told to "that player".
struct May
{
    Who who;
    std::vector<Effect> effect;    ///< Exactly one.
    std::vector<Effect> otherwise; ///< One or none: "Otherwise, ..."
    std::vector<Effect> then;      ///< One or none: "If they do, ...", where it is not you.
    std::vector<Effect>
        none {}; ///< One or none: "If no one does, ...", once for all of several players.
    bool unless
        = false; ///< Said as "... unless they pay. If they do, ..."; only until it is joined.
    bool operator==(const May&) const;
};
/// "If <condition>, ...". With `instead` what is done otherwise stands first: "draw 1 card. If you
/// control a Human citizen, draw 2 cards instead."
struct IfSo
{
    Condition condition;
    std::vector<Effect> effect;    ///< Exactly one.
    std::vector<Effect> otherwise; ///< One or none: "Otherwise, ..."
    bool instead = false;
    Who each {}; ///< "for each opponent, if ...", who is then told as "that player"; otherwise you, nobody else.
    bool operator==(const IfSo&) const;
};
/// "flip a coin. If you win the flip, draw 1 card. Otherwise, discard 1 card", "choose one at random: ...": one of
/// them, by chance. A single one is the coin that may come to nothing.
struct Chance
{
    std::vector<Effect> outcomes;
    bool operator==(const Chance&) const;
};
struct Choose ///< "Choose one: ...; or ..." - a mode, declared when it is cast or activated
{
    std::vector<Effect> modes;
    /// "If you control a Human citizen, choose both instead": asked when the mode is declared. Then the last mode is
    /// all of the others together, and is chosen only if that is so; with `may` any of them can be chosen then.
    std::optional<Condition> allIf {};
    bool may = false;
    bool operator==(const Choose&) const;
};
/// "At the start of your next turn, ...": leaves one trigger behind (9.3).
struct Delayed
{
    enum class When : std::uint8_t {
        StartOfYourNextTurn,
        EndOfTurn,
        EndOfCombat,
        StartOfNextTurn, ///< Whoever's turn it is.
        EndOfYourNextTurn,
        NextCombat, ///< The beginning of the next one.
        ThisLeaves, ///< This card leaves the island.
        StartOfItsNextTurn, ///< "its controller's next turn": of what it is about, whoever controls that then.
        YourNextCombat, ///< Its beginning, in this turn where that is still to come.
        YourNextSecond, ///< The start of that phase, likewise.
        EndOfNextTurn   ///< Whoever's turn it is.
    };
    When when = When::StartOfYourNextTurn;
    std::vector<Effect> effect; ///< Exactly one.
    Referent captured {};       ///< What its "it" is, as it is when this resolves; set by `bind`.
    bool operator==(const Delayed&) const;
};

struct Effect
{
    struct Node
        : std::variant<Draw, Discard, Probe, Plunder, Destroy, Abolish, Sacrifice, Damage, Modify,
              Gain, Lose, Engage, Disengage, MakeWeary, GainControl, Counter, Attach, Detach, Move,
              Search, Shuffle, LookAtRow, LookAtDeck, RearrangeRow, DestroyYear, Reveal, AddEnergy,
              Allow, ChooseNumber, CastFree, WinLose, Pay, Name, NamePlayer, PreventNext, Switch,
              Fight, PreventAll, LookAndPick, PickFromHand, LookAtHand, ShuffleIn, Forbid,
              CostChange, CastFromLimbo, EntersEngaged, EntersWith, Instead, SetStats, Lessen,
              HandSize, Become, RemoveDamage, LeaveCombat, Exchange, MoreSoul, Redirect, CastFrom,
              SeeTop, CastOnly, NotCountered, PutCounters, TakeCounters, MoveCounters, Skip, Extra,
              Toll, Increase, MoreDamage, NoLimbo, DrawPhase, RevealUntil, CastFor, ChooseFaction,
              ChooseName, BecomeFaction, BecomeCopy, MayCast, UseYear, ChangeCast, Triggering,
              YearFate, LookAt, BarYear, Grant, Watch, Sequence, As, Either, May, IfSo, Chance,
              Choose, Delayed, Unless, Unable>
    {
        SUM_TYPE(Node)
        bool operator==(const Node&) const;
    };
    Node node;
    std::uint16_t id = 0xFFFF; ///< Its place in CardSet::effects; set by `number`.

    bool operator==(const Effect& o) const { return node == o.node; }
};

inline bool Sequence::operator==(const Sequence& o) const
{
    return parts == o.parts && joints == o.joints;
}
inline bool As::operator==(const As& o) const
{
    return who == o.who && effect == o.effect;
}
inline bool Either::operator==(const Either& o) const
{
    return who == o.who && options == o.options && chooses == o.chooses;
}
inline bool May::operator==(const May& o) const
{
    return who == o.who && effect == o.effect && otherwise == o.otherwise && then == o.then
        && none == o.none;
}
inline bool IfSo::operator==(const IfSo& o) const
{
    return condition == o.condition && effect == o.effect && otherwise == o.otherwise
        && instead == o.instead && each == o.each;
}
inline bool Chance::operator==(const Chance& o) const
{
    return outcomes == o.outcomes;
}
inline bool Choose::operator==(const Choose& o) const
{
    return modes == o.modes && allIf == o.allIf && may == o.may;
}
inline bool Delayed::operator==(const Delayed& o) const
{
    return when == o.when && effect == o.effect && captured == o.captured;
}
inline bool Unless::operator==(const Unless& o) const
{
    return effect == o.effect && who == o.who && deed == o.deed;
}
inline bool Unable::operator==(const Unable& o) const
{
    return effect == o.effect && otherwise == o.otherwise && each == o.each;
}

} // namespace triptych::kryptik
