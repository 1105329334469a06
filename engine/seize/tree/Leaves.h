#pragma once

#include "seize/tree/Modifier.h"
#include "seize/tree/Nouns.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// The leaves of the effect tree: the verbs of the printed language. What joins them is in Effect.h.
namespace triptych::seize {

enum class Duration : std::uint8_t {
    Always, ///< "": a static for as long as it works, an instruction for as long as it is in play
    ThisTurn,
    UntilYourNextTurn,
    WhileEquipped,
    NextAttack,          ///< "for its next attack"
    ThroughYourNextTurn, ///< "until the end of your next turn"
    ThroughItsNextTurn,  ///< "until the end of its controller's next turn"
    ThroughYourTurn,     ///< "until the end of your turn": this one, or else the next
    NextAttackThisTurn,  ///< "for its next attack this turn"
    UntilItsNextTurn,    ///< "until its controller's next turn"
    DuringYourNextTurn,  ///< "during your next turn": not before it
    DuringItsNextTurn    ///< "during its controller's next turn": likewise
};

// ---------------------------------------------------------------- Instructions on mercenaries

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
    /// "equal to its bounty to ...", while it is read; with `by` for good: "its" is who deals it.
    bool amountFirst = false;
    bool same = false;  ///< Of a Rescue: "that damage is dealt to this instead", of its own kind
    bool alike = false; ///< "2 additional damage", while it is read: of the kind before it.
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
    bool far = false;            ///< What it leaves behind is how many tiles: set by text/Bind
    bool operator==(const MoveTiles&) const = default;
};
struct MoveTo ///< "move <what> to <an empty tile>"
{
    Thing what;
    Thing where; ///< Noun::Tile; Target or Some.
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
    bool free = false; ///< "without losing loot": its bounty is not lost
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

// ---------------------------------------------------------------- Instructions on treasures

/// "unequip one treasure of <what>" (to the Warchest, unexhausted), "destroy all treasures of <what>"
struct Strip
{
    Thing what;
    Amount count = fixed(1); ///< Fixed or All; the controller of the effect chooses.
    bool destroy = false;
    bool home = false; ///< "return one treasure of <what> to its owner's hand"
    bool upTo = false;
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
    enum class Deed : std::uint8_t { Destroy, Exhaust, Ready, Unequip, Return };
    Deed deed = Deed::Destroy;
    Goods goods;
    Who who {};             ///< Who chooses: "each opponent destroys a treasure they control".
    bool exhausted = false; ///< Of Unequip: "..., exhausted"
    bool operator==(const Handle&) const = default;
};
struct HandOver ///< "equip target treasure in your Warchest to target allied mercenary"
{
    Goods goods;
    Thing what; ///< Who carries it then.
    bool operator==(const HandOver&) const = default;
};

// ---------------------------------------------------------------- Instructions on players

struct Draw
{
    Who who;
    Amount count = fixed(1);
    bool until = false; ///< "until you have 5 cards in your hand": so many in all
    bool operator==(const Draw&) const = default;
};
struct Discard
{
    Who who;
    Amount count = fixed(1); ///< All: the hand.
    bool random = false;
    bool upTo = false;   ///< "up to 2"; of All "any number"
    bool downTo = false; ///< "down to 2 cards": so many are left
    CardFilter cards {}; ///< "a treasure card"
    bool operator==(const Discard&) const = default;
};
struct Mill ///< "<who> discards the top N cards of their deck"
{
    Who who;
    Amount count = fixed(1);
    bool operator==(const Mill&) const = default;
};
struct LoseLoot
{
    Who who;
    Amount amount = fixed(1);
    bool upTo = false; ///< "up to 4 loot"; of All "any amount of loot": who loses it says how much
    bool operator==(const LoseLoot&) const = default;
};
struct GainLoot
{
    Who who;
    Amount amount = fixed(1);
    bool operator==(const GainLoot&) const = default;
};
/// "look at the top N cards of <whose> deck", "and put one into your hand and the rest on the bottom";
/// "reveal the top N cards of your deck, put each treasure card of them into your hand"
struct Look
{
    /// Back: on top in the same order, or `ordered` in any; Shuffled: into the deck, which is shuffled.
    enum class Rest : std::uint8_t { Back, Bottom, Discard, Shuffled };
    /// Where what is taken goes: "you may put it on the bottom", "put a treasure of them into your Warchest".
    enum class Goal : std::uint8_t { Hand, Warchest, Discard, Bottom, Top };
    Who whose;
    Amount count = fixed(1);
    static constexpr int anyNumber = 31;
    int take = 0; ///< So many of them into your hand (only of your own deck).
    Rest rest = Rest::Back;
    bool ordered = false;              ///< "... back on top in any order"
    std::optional<CardFilter> type {}; ///< "you may put an Instant card of them into your hand"
    bool reveal = false;               ///< With `type`: everybody sees which.
    bool shown = false;                ///< "reveal": everybody sees all of them.
    bool each = false;                 ///< With `type`: every such card, nobody is asked.
    Goal goal = Goal::Hand;
    bool upTo = false;      ///< Without a type: "you may put it ...".
    bool exhausted = false; ///< With Warchest: it comes there exhausted.
    bool operator==(const Look&) const = default;
};
struct LookAtHand ///< "look at <whose> hand"
{
    Who whose;
    bool operator==(const LookAtHand&) const = default;
};
/// "look at target opponent's hand, choose an Instant card from it, then that player discards it"
struct PickFromHand
{
    enum class Fate : std::uint8_t { Discard, Bottom, Top, Deck };
    Who whose;
    CardFilter cards;
    Fate fate = Fate::Discard;
    bool upTo = false; ///< "you may choose"
    bool operator==(const PickFromHand&) const = default;
};
/// "target opponent chooses a mercenary they control": it is what is spoken of from then on. Of several
/// players each chooses in turn, and all of those are.
struct Select
{
    Who who;
    Thing what;
    bool operator==(const Select&) const = default;
};
/// "put a treasure from your hand into your Warchest", "return a mercenary card from your discard to
/// your hand", "search your deck for ... and put it into your hand" (then shuffle)
struct Fetch
{
    enum class Spot : std::uint8_t { None, Top, Bottom }; ///< Of a deck.
    CardFilter cards;
    Amount count = fixed(1);
    bool upTo = false;
    Zone from = Zone::Discard; ///< Hand, Deck or Discard.
    Zone to = Zone::Hand; ///< Battlefield: a mercenary onto an empty tile of yours, within three.
    Spot spot = Spot::None;
    bool exhausted = false;         ///< With Warchest: it comes there exhausted.
    std::optional<Filter> tiles {}; ///< With Battlefield: "onto an empty tile adjacent to this".
    Who who {}; ///< "each player returns ... from their discard to their hand": theirs
    /// "from target opponent's discard", "from any discard" (EachPlayer): you choose, and it goes to its owner's.
    std::optional<Who> owner {};
    bool random = false; ///< Nobody chooses.
    bool operator==(const Fetch&) const = default;
};

/// "reveal a Mage card from your hand", "target opponent reveals a card at random from their hand": all see
/// it, and it is what "if it is a treasure card" asks about.
struct Show
{
    Who who;
    CardFilter cards;
    int count = 1;
    bool random = false;
    bool operator==(const Show&) const = default;
};
/// "flip 3 coins", "flip a coin until you lose": as many as are won are then "that many".
struct Flips
{
    static constexpr int untilLost = 0;
    int count = 2;
    bool operator==(const Flips&) const = default;
};

// ---------------------------------------------------------------- Others

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
        Plunder
    };
    What what = What::Ability;
    bool that = false;  ///< "counter it": what set the ability off, which is no target.
    How how = How::Any; ///< With Attack: "melee attack", "ranged attack", of its own.
    /// With Attack: "against an allied mercenary"; with Move and Plunder: of whom it is.
    std::optional<Filter> against {};
    std::uint8_t slot = 0; ///< Its number among the targets, set by `number`.
    bool operator==(const Counter& o) const
    {
        return what == o.what && that == o.that && how == o.how && against == o.against;
    }
};
/// "target attack deals 3 less damage", "that attack deals double damage": an attack that waits.
struct AlterAttack
{
    Counter attack;
    Modifier modifier; ///< Deals, DealsDouble, DealsHalf, DealsType, or one that passes Armor.
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
/// "target opponent skips their next Draw Phase", "skip your next turn", "take an extra turn after this one"
struct Turns
{
    enum class Deed : std::uint8_t { SkipPhase, SkipTurn, ExtraTurn };
    Who who;
    Deed deed = Deed::SkipPhase;
    Phase phase = Phase::Draw; ///< Of SkipPhase.
    bool operator==(const Turns&) const = default;
};
/// What a player may do, for as long as the card works; of what resolves, for as long as it says.
struct Allowance
{
    enum class Kind : std::uint8_t {
        AbilityCost, ///< "your Mage ability cards cost 1 treasure less": `number` -1, `cards`
        Treasures,   ///< "you may play 1 additional treasure each turn"
        Acquire,     ///< "you may acquire 2 additional cards each turn"
        HandSize,    ///< "your maximum hand size is increased by 2"
        Equips,      ///< "you may equip 1 additional treasure to each mercenary each turn"
        NoPlay,      ///< "opponents cannot play Instant cards": `cards`
        NoAcquire,   ///< "players cannot acquire"
        MostAcquire, ///< "players cannot acquire more than 2 cards each turn"
        FreeAcquire, ///< "the first 2 cards you acquire each turn cost no loot"
        NoLoot,      ///< "players cannot gain loot"
        AcquireCost, ///< "treasure cards you acquire cost 1 loot less": `number` -1, `cards`
        OpenHand,    ///< "opponents play with their hands revealed"
        TopSeen,     ///< "you may look at the top card of your deck at any time"
        Deploys, ///< "you may play Warrior mercenary cards onto empty tiles adjacent to this": `tiles`
        NoLoss,     ///< "you cannot lose loot"
        LootLost,   ///< "you lose 1 less loot each time": `number` -1
        LootGained, ///< "you gain 1 more loot each time": `number` 1
        LeastVault, ///< "your Vault cannot be reduced below 5": `number`
        HandLimit,  ///< "your maximum hand size is 11": `number`
        NoActives,  ///< "opponents cannot activate abilities"
        NoEquip,    ///< "you cannot equip treasures"
        NoPhase,    ///< "players skip their Acquire Phase": `number` is which
        Plunders,   ///< "you may plunder 1 additional time each turn"
        OpenTop     ///< "opponents play with the top card of their deck revealed"
    };
    static constexpr int noLimit = 99; ///< `number` of "no maximum hand size"
    Kind kind = Kind::Treasures;
    Who who; ///< You, EachOpponent or EachPlayer.
    int number = 1;
    CardFilter cards {};            ///< With AbilityCost: Ability, Instant, Attack or Event.
    std::optional<Filter> tiles {}; ///< With Deploys.
    bool itself = false;            ///< With Deploys: this card, from the hand.
    /// With AbilityCost: "the first Instant card you play each turn costs ..."; of what resolves "the next".
    bool once = false;
    bool atLeastOne = false;        ///< With AbilityCost: "..., to a minimum of 1".
    std::optional<Amount> times {}; ///< With AbilityCost: "... for each ...", PerCounted of 1.
    Duration duration = Duration::Always; ///< ThisTurn or UntilYourNextTurn, of what resolves.
    bool operator==(const Allowance&) const = default;
};

} // namespace triptych::seize
