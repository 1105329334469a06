#pragma once

#include "kryptik/tree/Words.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

// The phrases of a printed text that say how much, and whose: costs, numbers, players.
namespace triptych::kryptik {

// ---------------------------------------------------------------- Costs (8.1)

/// One printed stone: {3}, {X}, {w} or {w/u}.
struct Stone
{
    enum class Kind : std::uint8_t { Generic, X, Coloured };
    Kind kind = Kind::Generic;
    std::uint8_t amount = 0; ///< Of a generic stone.
    Colours colours = 0;     ///< Of a coloured one: one bit, or two for a multicolored stone.
    bool operator==(const Stone&) const = default;
};
using Stones = std::vector<Stone>; ///< As printed.

// ---------------------------------------------------------------- Numbers

/// Whose: "", "you control"/"your", "an opponent controls"/"an opponent's", "they control"/"their" of
/// the player who is told to act or was spoken of last.
enum class Side : std::uint8_t { Any, You, Opponents, They };

/// What a word such as "it" or "its controller" means: settled once, by `bind` (text/binding/Bind.h), and
/// never looked for while the effect resolves.
struct Referent
{
    enum class Kind : std::uint8_t {
        Unbound,  ///< Not yet settled, or settled by what stands beside it.
        Source,   ///< this card
        Subject,  ///< what the trigger was about
        Slot,     ///< the target of number `slot`
        Said,     ///< what the instruction before was done to
        Captured, ///< what a delayed effect was made about
        Object, ///< the other one in what triggered: "deals damage to a citizen, ... that citizen"
        Paid,   ///< what was sacrificed, discarded, ... for the cost
        Each,   ///< in a passive ability of a kind of cards, the one of them that is asked about
        Own ///< of a bound: the card itself that is described, "with attack greater than its defense"
    };
    Kind kind = Kind::Unbound;
    std::uint8_t slot = 0;
    bool operator==(const Referent&) const = default;
};

/// A kind of counters: "+1/+1", or one that has a name, "hour". With `any` whatever lies there.
struct CounterKind
{
    std::string name {};
    int attack = 0; ///< What one of them changes.
    int defense = 0;
    bool any = false;
    std::uint8_t number = 0; ///< Of `name` in the card set, 0 without one; set by `number`.
    bool operator==(const CounterKind& o) const
    {
        return name == o.name && attack == o.attack && defense == o.defense && any == o.any;
    }
};

/// What is made of a number before it is used: "twice", "half ... rounded up", "for every two",
/// "plus 1", "up to 3". In this order.
struct Figuring
{
    std::uint8_t times = 1;
    std::uint8_t per = 1; ///< Divided by.
    bool roundUp = false;
    std::int8_t plus = 0;
    std::int8_t most = -1; ///< -1: as many as there are.
    bool operator==(const Figuring&) const = default;
};

/// A number in a text: "2", "X", "the number", "1 for each ...", "the number of ...".
struct Amount
{
    enum class Kind : std::uint8_t {
        Fixed,       ///< `number`
        X,           ///< the X paid
        TheNumber,   ///< the number chosen earlier in this effect ("the number", "that many")
        PerCounted,  ///< `number` for each thing `of` counts
        PerDetached, ///< `number` for each card detached earlier in this effect
        Done,    ///< as many as the deed before was done to ("that many"), of each player their own
        PerDone, ///< `number` for each card it was done to ("for each card discarded this way")
        AttackOf, ///< the attack of the subject ("its attack", "this's attack")
        DefenseOf,
        All,            ///< "all": as many as there are
        CostOf,         ///< the soul cost of the subject ("its soul cost")
        TotalAttack,    ///< the attack of all that `of` counts, added up
        TotalDefense,   ///< likewise their defense
        HighestAttack,  ///< the highest attack among what `of` counts
        HighestDefense, ///< likewise their defense
        SpellsCast,     ///< `number` for each spell that `whose` has cast this turn
        CitizensCast,   ///< `number` for each citizen that `whose` has cast this turn
        CitizensDied,   ///< `number` for each citizen that died this turn, under `whose` control
        CardsDiscarded, ///< `number` for each card that `whose` discarded this turn, as far as 15
        CardsDrawn,
        YearsLost,
        CitizensSacrificed,
        CitizensAttacked,   ///< `number` for each citizen that `whose` attacked with this turn
        AbilitiesActivated, ///< active abilities (9.1)
        YearsUsed,          ///< 11 year abilities (6.1)
        SoulsPut,           ///< cards into the own soul row
        CitizensEntered,    ///< citizens that entered under `whose` control
        UntilHand,          ///< as many as a hand of `number` cards still lacks
        Factions,           ///< `number` for each different faction among what `of` counts
        Counters,    ///< `number` for each `counter` on the subject, or on all that `of` counts
        HighestCost, ///< the highest soul cost among what `of` counts
        TotalCost    ///< likewise their soul costs, added up
    };
    Kind kind = Kind::Fixed;
    int number = 0;
    std::shared_ptr<const struct Counted> of {}; ///< With PerCounted.
    bool ofThis = false;    ///< AttackOf/DefenseOf: of this card; otherwise of "it".
    Referent referent {};   ///< With AttackOf/DefenseOf: whose; set by `bind`.
    Side whose = Side::Any; ///< With SpellsCast, CitizensCast, CitizensDied, PerDone.
    Figuring made {};       ///< What is made of it.
    /// With PerDone: by what word, so that nothing else is counted; not part of what is printed.
    enum class How : std::uint8_t {
        Any,
        Discarded,
        Destroyed,
        Sacrificed,
        Abolished,
        Drawn,
        Moved,
        Countered
    };
    How how = How::Any;
    bool ofPaid
        = false; ///< AttackOf/DefenseOf/CostOf: of what was paid, "the sacrificed citizen's".
    CounterKind counter {}; ///< With Counters.
    /// Of a card that is not this one: "that citizen's" is never of what the same deed is done to.
    /// Itself: "this deals damage equal to its attack", only until `bind` has seen that it is this.
    /// Their: of each of several that are described.
    enum class Word : std::uint8_t { Its, ThatCitizens, ThatCards, Itself, Their };
    Word word = Word::Its;
    /// AttackOf, DefenseOf of what the trigger tells to leave the island: as it was there; set by `bind`.
    bool asItLeft = false;
    bool operator==(const Amount&) const;
};
/// What sort of number a kind is: most of what says or weighs a number asks for no more.
enum class AmountSort : std::uint8_t {
    Fixed,     ///< "2"
    Paid,      ///< "X"
    Said,      ///< "that many"
    PerEach,   ///< "1 for each ..."
    ThisTurn,  ///< The same of what has happened this turn.
    OfOne,     ///< "its attack"
    Total,     ///< "the total attack of ..."
    Highest,   ///< "the highest attack among ..."
    UntilHand, ///< "until there are 3 cards in hand"
    All        ///< "all"
};
constexpr AmountSort sortOf(Amount::Kind kind)
{
    using enum Amount::Kind;
    switch (kind) {
    case Fixed:
        return AmountSort::Fixed;
    case X:
        return AmountSort::Paid;
    case TheNumber:
    case Done:
        return AmountSort::Said;
    case PerCounted:
    case PerDetached:
    case PerDone:
    case Factions:
    case Counters:
        return AmountSort::PerEach;
    case SpellsCast:
    case CitizensCast:
    case CitizensDied:
    case CardsDiscarded:
    case CardsDrawn:
    case YearsLost:
    case CitizensSacrificed:
    case CitizensAttacked:
    case AbilitiesActivated:
    case YearsUsed:
    case SoulsPut:
    case CitizensEntered:
        return AmountSort::ThisTurn;
    case AttackOf:
    case DefenseOf:
    case CostOf:
        return AmountSort::OfOne;
    case TotalAttack:
    case TotalDefense:
    case TotalCost:
        return AmountSort::Total;
    case HighestAttack:
    case HighestDefense:
    case HighestCost:
        return AmountSort::Highest;
    case UntilHand:
        return AmountSort::UntilHand;
    case All:
        break;
    }
    return AmountSort::All;
}
/// What has happened this turn, for each of which it is `number`.
constexpr bool isOfThisTurn(Amount::Kind kind)
{
    return sortOf(kind) == AmountSort::ThisTurn;
}
/// It is `number` for each of what is counted.
constexpr bool isForEach(Amount::Kind kind)
{
    return sortOf(kind) == AmountSort::PerEach || isOfThisTurn(kind);
}
inline Amount fixed(int n)
{
    return { Amount::Kind::Fixed, n, {}, false };
}

// ---------------------------------------------------------------- Who

/// Whom an instruction tells to act or concerns.
struct Who
{
    enum class Kind : std::uint8_t {
        You,
        Opponent, ///< "an opponent"/"your opponent": with several, the controller chooses on resolution
        EachOpponent,
        EachPlayer,
        Target,     ///< "target player"/"target opponent": `target` says which slot
        ThatPlayer, ///< the player named earlier ("that player")
        ItsController,
        ItsOwner
    };
    enum class Word : std::uint8_t { Its, ThatCitizens, ThatCards, Defending, Attacking };
    Kind kind = Kind::You;
    bool opponentsOnly = false; ///< With Target: "target opponent".
    std::uint8_t slot
        = 0; ///< With Target: the number of the target in its paragraph, set by `number`.
    Referent referent {}; ///< With ItsController, ItsOwner: of what; set by `bind`.
    /// How that is said, and that player. Nothing but "its" where `bind` finds that it means the same.
    Word word = Word::Its;
    bool operator==(const Who& o) const
    {
        return kind == o.kind && opponentsOnly == o.opponentsOnly && referent == o.referent;
    }
};

} // namespace triptych::kryptik
