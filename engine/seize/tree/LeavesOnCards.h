#pragma once

#include "seize/tree/Conditions.h"
#include "seize/tree/Modifier.h"

#include <cstdint>
#include <optional>
#include <string>

// The verbs of the printed language that are done to treasures, to what waits on the stack and to the card
// itself: leaves of the effect tree.
namespace triptych::seize {

/// "unequip one treasure of <what>" (to the Warchest, unexhausted), "destroy all treasures of <what>"
struct Strip
{
    Thing what;
    Amount count = fixed(1); ///< Fixed or All; the controller of the effect chooses.
    bool destroy = false;
    bool home = false; ///< "return one treasure of <what> to its owner's hand"
    bool upTo = false;
    bool exhausted = false; ///< Unequipped, and exhausted in the Warchest.
    bool random = false;    ///< Nobody chooses which.
    /// "that was equipped to it": of one who has left, whose treasures lie in the discard (text/binding/Bind).
    bool fallen = false;
    bool yours = false; ///< "to your Warchest", while it is read: never those of another.
    bool operator==(const Strip&) const = default;
};
/// "equip a treasure from your Warchest to <what>": as the Rally action, but anywhere
struct Equip
{
    Thing what;
    Zone from = Zone::Warchest; ///< Warchest, Hand, Discard or Deck (which is then shuffled).
    CardFilter::Kind card = CardFilter::Kind::Treasure; ///< "a Weapon from your Warchest"
    bool operator==(const Equip&) const = default;
};
/// "ready 2 treasures", "target opponent exhausts 1 treasure": of the Warchest
struct TurnTreasures
{
    Who who;
    Amount count = fixed(1); ///< Fixed or All.
    bool exhaust = false;
    bool upTo = false; ///< "up to 2"; of All "any number of"
    bool operator==(const TurnTreasures&) const = default;
};

/// "destroy target treasure", "ready this", "exhaust a treasure in an opponent's Warchest"
struct Handle
{
    /// Unequip: into the Warchest of its owner, wherever it is.
    /// Top, Bottom, Shuffle: into the deck of its owner.
    enum class Deed : std::uint8_t {
        Destroy,
        Exhaust,
        Ready,
        Unequip,
        Return,
        Top,
        Bottom,
        Shuffle,
        Blank ///< "loses all abilities": `duration`
    };
    Deed deed = Deed::Destroy;
    Goods goods;
    Who who {};             ///< Who chooses: "each opponent destroys a treasure they control".
    bool exhausted = false; ///< Of Unequip: "..., exhausted"
    bool held
        = false; ///< Of Exhaust: "..., and it does not ready during its controller's next turn"
    Duration duration = Duration::Always; ///< Of Blank.
    bool operator==(const Handle&) const = default;
};
struct HandOver ///< "equip target treasure in your Warchest to target allied mercenary"
{
    Goods goods;
    Thing what; ///< Who carries it then.
    bool operator==(const HandOver&) const = default;
};

/// "counter target ability", "counter target attack": what waits on the stack does not resolve.
struct Counter
{
    enum class What : std::uint8_t {
        Ability, ///< any ability card
        Instant,
        AttackAbility,
        Attack, ///< a standard attack or an Attack ability
        Action, ///< an attack, a move or a plunder
        Move,   ///< "target move of an enemy mercenary": what is left of its way
        Plunder,
        Event, ///< an Event card
        Active ///< an active ability
    };
    What what = What::Ability;
    bool that = false;  ///< "counter it": what set the ability off, which is no target.
    How how = How::Any; ///< With Attack: "melee attack", "ranged attack", of its own.
    /// With Attack: "against an allied mercenary"; with Move and Plunder: of whom it is.
    std::optional<Filter> against {};
    std::optional<Filter> by {}; ///< Of attacks and active abilities: "by an enemy mercenary"
    Side side = Side::Any;       ///< "an opponent's Instant", "you control": whose card it is.
    bool single = false;         ///< "with a single target"
    std::uint8_t slot = 0;       ///< Its number among the targets, set by `number`.
    bool operator==(const Counter& o) const
    {
        return what == o.what && that == o.that && how == o.how && against == o.against
            && by == o.by && side == o.side && single == o.single;
    }
};
/// "choose a new target for target attack", "copy target Instant": it is aimed anew, or comes once more.
struct Retarget
{
    Counter item;
    bool copy
        = false; ///< A copy of it, yours, which resolves before it; with the same targets, or `anew`.
    bool anew = true;
    std::optional<Filter> to {}; ///< "to another allied mercenary": only such a one.
    bool beside = false;         ///< "... adjacent to its target"
    bool operator==(const Retarget&) const = default;
};
/// "target attack deals 3 less damage", "that attack deals double damage": an attack that waits.
struct AlterAttack
{
    Counter attack;
    Modifier modifier; ///< Deals, DealsDouble, DealsHalf, DealsType, or one that passes Armor.
    /// Of Deals: "1 more damage for each ...", "that much more damage", "X more damage, where X is ..."
    std::optional<Amount> times {};
    bool operator==(const AlterAttack&) const = default;
};
/// "put 1 drill counter on this", "remove 2 bead counters from this": of a name that the card gives them
struct Mark
{
    std::string name; ///< "drill"
    Amount count = fixed(1);
    int most = 0;        ///< "..., up to 3 of them": 0 is as many as there are
    bool remove = false; ///< All: "remove all drill counters from this"
    bool saidIt = false; ///< "on it", while it is read: this card, where nobody else was named
    bool operator==(const Mark&) const = default;
};

} // namespace triptych::seize
