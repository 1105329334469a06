#pragma once

#include "seize/tree/Conditions.h"
#include "seize/tree/Modifier.h"

#include <cstdint>
#include <optional>
#include <vector>

// The verbs of the printed language that are done to mercenaries and to tiles: leaves of the effect tree.
// What joins them is in Effect.h.
namespace triptych::seize {

/// "deal N <type> damage to <what>"; Lethal may lack its number.
struct Deal
{
    Amount amount = fixed(1);
    DamageType type = DamageType::Physical;
    bool numbered = true; ///< False only with Lethal: `amount` is not printed, and is 0 damage.
    Thing what;
    std::optional<Thing>
        by {}; ///< "target allied mercenary deals ...": another's deed, not this card's
    bool ignoresArmor = false;   ///< "ignoring Armor": Magic Armor too
    bool ignoresDefense = false; ///< "ignoring Defense"
    bool unreduced
        = false; ///< "which cannot be reduced": neither so nor by what is said of who takes it
    bool unprevented = false; ///< "which cannot be prevented"
    /// "equal to its bounty to ...", while it is read; with `by` for good: "its" is who deals it.
    bool amountFirst = false;
    bool same = false;  ///< Of a Rescue: "that damage is dealt to this instead", of its own kind
    bool alike = false; ///< "2 additional damage", while it is read: of the kind before it.
    bool own = false;   ///< "this deals", while it is read: it may go on about this
    bool operator==(const Deal&) const = default;
};
/// "deal N <type> damage divided among <targets>", "distribute N <status> counters among <targets>"
struct Divide
{
    int amount = 1;
    DamageType type = DamageType::Physical;
    Thing what;                      ///< Targets.
    std::optional<Status> status {}; ///< A counted one: its counters, no damage.
    bool operator==(const Divide&) const = default;
};
struct Heal ///< "heal <what> N"; All: "fully heal <what>"
{
    /// Up: it gets so much back. To: "heal <what> to 3 health"; ToHalf: "to half its health". Set, only instead of
    /// a destruction: "<what> has 3 health", also where it had more. Become: "set the health of <what> to 3".
    enum class Way : std::uint8_t { Up, To, ToHalf, Set, Become };
    Thing what;
    Amount amount = fixed(1);
    Way way = Way::Up;
    bool operator==(const Heal&) const = default;
};
struct Mend
{
    Thing what;
    bool all = false; ///< Otherwise one status, with all its counters.
    bool operator==(const Mend&) const = default;
};
struct Cleanse
{
    Thing what;
    bool all = false;
    bool operator==(const Cleanse&) const = default;
};
/// "apply 1 Exhaust and Blind to <what>"
struct Apply
{
    struct Dose
    {
        Status status = Status::Exhaust;
        Amount count = fixed(1); ///< Not printed of Blind, Silence and Stealth.
        bool operator==(const Dose&) const = default;
    };
    std::vector<Dose> doses; ///< At least one; only a single dose has a number that is not fixed.
    Thing what;
    bool operator==(const Apply&) const = default;
};
struct Remove ///< "remove all/N <status> from <what>"
{
    Status status = Status::Exhaust;
    Amount count { Amount::Kind::All, 1, {}, {} }; ///< All or Fixed.
    Thing what;
    bool every
        = false; ///< "all counters", "2 counters": of each counted status, whatever `status` is.
    std::optional<Status> also {}; ///< "all Bleed and Poison": the other one, all of it too.
    bool upTo
        = false; ///< "up to 2 Burn", "any number of Burn counters" (All): of each as many as chosen
    bool those
        = false; ///< "remove them", while it is read: the counters that a condition asked for
    Statuses among = 0; ///< With `every`: "a Bleed, Poison or Burn counter", of these alone.
    bool operator==(const Remove&) const = default;
};
/// "move all Burn from <what> to <with>": counters, of one status or of every counted one
struct Transfer
{
    std::optional<Status> status {}; ///< A counted one.
    Amount count { Amount::Kind::All, 1, {}, {} };
    Thing what;
    Thing with;
    bool upTo = false; ///< "up to 2", "any number of" (All)
    std::optional<Status>
        also {};        ///< "all Bleed and Poison counters": the other one, all of it too.
    Statuses among = 0; ///< Without `status`: "a Bleed, Poison or Burn counter", of these alone.
    bool operator==(const Transfer&) const = default;
};
struct Fog ///< "place Fog on <tiles>", "remove Fog from <tiles>"; of a mercenary, the tile it is on
{
    Thing where;
    bool remove = false;
    bool operator==(const Fog&) const = default;
};
/// "<what> gains/gets/has ...": an instruction, and the only instruction of most statics.
struct Gain
{
    Thing what;
    std::vector<Modifier> modifiers;
    /// PerCounted with number 1: "for each ...". EqualTo: "+X melee, where X is ..."
    std::optional<Amount> times {};
    Duration duration = Duration::Always;
    bool operator==(const Gain&) const = default;
};
struct Reapply ///< "reapply Defense to <what>"
{
    Thing what;
    bool spent = false; ///< "use up the Defense of <what>": the other way round
    bool operator==(const Reapply&) const = default;
};
/// "move <what> N tiles forward", "move <what> up to N tiles" (each step any way, onto empty tiles)
struct MoveTiles
{
    Thing what;
    int count = 1;
    bool upTo = false;
    std::optional<Arrow> way {}; ///< As the controller of the effect sees it; absent: chosen.
    bool straight = false;       ///< "in a straight line": any of the eight, all steps the same way
    bool far = false; ///< What it leaves behind is how many tiles: set by text/binding/Bind
    bool operator==(const MoveTiles&) const = default;
};
struct MoveTo ///< "move <what> to <an empty tile>"
{
    Thing what;
    Thing where;       ///< Noun::Tile; Target or Some.
    bool gone = false; ///< As of ReturnToHand: it comes back onto the battlefield.
    bool operator==(const MoveTo&) const = default;
};
/// "push <what> N tiles away", "pull <what> N tiles closer": from the source, or where an effect has
/// none from the own Guild Hall. It stops before anything in its way.
struct Push
{
    Thing what;
    int count = 1;
    bool pull = false;
    std::optional<Thing> from {}; ///< "away from target mercenary"; absent: the source.
    /// "1 tile toward its own Guild Hall": of each that of who controls it.
    bool home = false;
    bool upTo = false; ///< "up to 2 tiles": as far as one likes
    bool far = false;  ///< As of MoveTiles.
    bool operator==(const Push&) const = default;
};
struct Swap
{
    Thing what;
    Thing with;
    bool treasures = false; ///< "swap all treasures of <what> and <with>": not their places
    bool health = false;    ///< "swap the health of <what> and <with>"
    bool operator==(const Swap&) const = default;
};
struct Upstage ///< "upstage <what>": as when a mercenary is played onto its tile
{
    Thing what;
    bool operator==(const Upstage&) const = default;
};
struct Ready ///< removes every exhaust counter
{
    Thing what;
    bool operator==(const Ready&) const = default;
};
struct AttackAgain ///< "<what> may attack again this turn": readies it, and its attack is unspent
{
    Thing what;
    bool operator==(const AttackAgain&) const = default;
};
struct GainMovement ///< "<what> gains N movement this turn"
{
    Thing what;
    Amount count = fixed(1);
    bool lost = false; ///< "<what> loses its remaining movement": all that is left, and not `count`
    bool operator==(const GainMovement&) const = default;
};
/// "<what> makes a melee attack": one of those it could attack now, whom its controller chooses; it does
/// not exhaust for it and needs no attack left. Any: in either way.
struct Strike
{
    Thing what;
    How how = How::Any;              ///< Any, Melee or Ranged.
    std::optional<Thing> against {}; ///< Whom of those; "each" is all of them.
    int more = 0;                    ///< "with +1 damage"
    std::vector<Modifier> manner {}; ///< "which deals Pure damage": of this attack alone
    bool operator==(const Strike&) const = default;
};
/// "<what> fights <with>": each deals Physical damage equal to its melee to the other, both at once. It
/// is no attack.
struct Duel
{
    Thing what;
    Thing with;
    bool operator==(const Duel&) const = default;
};
struct Destroy
{
    Thing what;
    bool free = false;  ///< "without losing loot": its bounty is not lost
    bool yours = false; ///< Of free: "without you losing loot", so not of those of others
    bool operator==(const Destroy&) const = default;
};
struct Exit ///< "<what> exits"
{
    Thing what;
    bool operator==(const Exit&) const = default;
};
/// "return <what> to its owner's hand"; its treasures go to the discard, unless "and all its treasures"
struct ReturnToHand
{
    /// "put it on top of its owner's deck", "shuffle it into its owner's deck"
    enum class Goal : std::uint8_t { Hand, Top, Bottom, Deck };
    Thing what;
    bool withTreasures = false; ///< To the hand only.
    Goal goal = Goal::Hand;
    /// It has left by what was told before, so it is looked for where it went: set by text/binding/Bind.
    bool gone = false;
    /// "return this card to your hand": an Instant, which goes there when it has resolved: set by text/binding/Bind.
    bool played = false;
    bool operator==(const ReturnToHand&) const = default;
};

/// "prevent the next N damage that would be dealt to <what> this turn"; All: "the next time damage
/// would be dealt to <what> this turn, prevent it"
struct Prevent
{
    /// Next: as above. Instead of damage that would be dealt (Rescue): so much of it (or all), all but so
    /// much, half of it; instead of anything else, that it happens.
    enum class Way : std::uint8_t { Next, OfIt, AllBut, Half };
    Thing what;
    Amount amount = fixed(1); ///< Fixed or All.
    Blow blow {};             ///< Which damage.
    Way way = Way::Next;
    bool roundedUp = false; ///< Of Half; otherwise rounded down.
    bool operator==(const Prevent&) const = default;
};
struct LoseHealth ///< "<what> loses N health": not damage, so nothing reduces it
{
    Thing what;
    Amount amount = fixed(1);
    bool operator==(const LoseHealth&) const = default;
};

} // namespace triptych::seize
