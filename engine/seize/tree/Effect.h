#pragma once

#include "core/Sum.h"
#include "seize/tree/Nouns.h"
#include "seize/tree/Trigger.h"

#include <cstdint>
#include <variant>
#include <vector>

// The effect tree: what a printed paragraph says, as plain data. Its leaves are the verbs of the
// printed language; its branches say in what order, or on whose word. There is no code in it, so it
// can be read from a printed text, printed back, explained, weighed by the AI and compared in a test.
//
// Three interpreters walk it: text/Print (the printed words), text/Explain (plain words) and
// effects/Resolve (the match). A new verb does not compile until all three know it.
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
    UntilItsNextTurn     ///< "until its controller's next turn"
};

/// What a mercenary is given: "+1 melee", "Armor 2", "ignores LOS", "cannot be burned".
struct Modifier
{
    enum class Kind : std::uint8_t {
        // "gets +N/-N ...": `number` with its sign
        Melee,
        Ranged,
        Move,
        Bounty,
        Health,
        Damage, ///< "+1 damage": every packet it deals
        // "has <keyword> N"
        Armor,
        MagicArmor,
        Defense,
        Fortify,
        Regen,
        Reach, ///< "reach +N" of its ranged attacks, and melee when it has none
        Leech,
        // deeds
        IgnoresLos,
        AttacksAllWays, ///< "attacks in all directions"
        MovesAllWays,   ///< "moves in all directions"
        DealsType,      ///< "deals True damage": its standard attacks; `type`
        Immune,         ///< "cannot be burned": `status`
        NotUpstaged,    ///< "cannot be upstaged"
        NotPushed,      ///< "cannot be pushed": nor moved or swapped by an opponent's effect
        NotTargeted,    ///< "cannot be targeted by opponents"
        NotHealed,      ///< "cannot be healed"
        NoAttack,       ///< "cannot attack"
        NoMove,
        NoPlunder,
        NoExit,
        NoActives,   ///< "cannot activate abilities"
        NotAttacked, ///< "cannot be attacked", with `blow`
        // about damage, with `blow`
        Takes,       ///< "takes 1 less Magic damage from attacks": `number` with its sign
        TakesNone,   ///< "takes no damage from ranged attacks"
        TakesDouble, ///< "takes double damage"
        Deals,       ///< "deals 1 more damage with ranged attacks"
        DealsDouble, ///< "deals double damage"
        PassesArmor, ///< "ignores Armor"
        PassesMagicArmor,
        PassesDefense,
        // others
        SeesStealth,       ///< "can target stealthed mercenaries"
        ExtraAttacks,      ///< "may attack 1 additional time each turn"
        MustAttack,        ///< "must attack this if able"
        PlundersDouble,    ///< "plunders double"
        MovesDiagonally,   ///< "moves diagonally"
        AttacksDiagonally, ///< "attacks diagonally"
        MoveOrAttack,      ///< "cannot move and attack in the same turn"
        KeepsTreasures,    ///< "cannot lose treasures"
        MovesThrough,      ///< "can move through mercenaries"
        KeepsStealth,      ///< "does not lose Stealth when it attacks"
        Covered,           ///< "is covered by this": what would hurt it hurts this instead
        Becomes,           ///< "has a melee of 3": `stat`, `number`
        Doubled,           ///< "has double bounty": `stat`
        NotReadied,        ///< "cannot be readied": its exhaust counters stay
        NotSpotted,        ///< "cannot be spotted": enemies cannot spend movement to uncover it
        Sweeps,            ///< "attacks each adjacent enemy with its melee attacks"
        SeesInFog,         ///< "is not blinded by Fog"
        Survives,          ///< "cannot be reduced below N health": by damage
        Inflicts,          ///< "applies 1 Burn with ranged attacks": `status`, `number`
        NoEntry,           ///< "cannot enter <tiles>": `against`; of a tile itself without
        NoLoss,            ///< "costs no loot when it is destroyed"
        KeepsMove,         ///< "cannot have its move reduced"
        NotDestroyed,      ///< "cannot be destroyed": damage leaves it 1 health
        PlundersMore,      ///< "plunders for 1 more loot": `number`
        EquipsMore,        ///< "may equip 1 additional treasure each turn": `number`
        Suffers,           ///< "has Stealth", "is silenced": `status`, one that is not counted
        PaysForSteps ///< "must spend 1 more movement to leave <tiles>": `number`, `against`, `entering`
    };
    static constexpr int kinds = static_cast<int>(Kind::PaysForSteps) + 1;
    static constexpr int noneLeft = -99; ///< `number` of "loses all Armor", "deals no damage".
    Kind kind = Kind::Melee;
    int number = 1;
    Status status = Status::Exhaust;        ///< With Immune.
    DamageType type = DamageType::Physical; ///< With DealsType.
    Blow blow {};                           ///< Of attacks: which of them; of damage: which damage.
    bool firstOnly = false;                 ///< "... the first time each turn"
    bool atLeastOne = false;                ///< Of Takes and of figures: "..., to a minimum of 1"
    Stat stat = Stat::Melee;                ///< With Becomes.
    /// Of damage, in a static: only to such, or from such ("deals 1 more damage to damaged mercenaries").
    /// Of NoEntry and PaysForSteps: the tiles.
    std::optional<Filter> against {};
    bool byFoes = false;   ///< Of Immune: "by opponents": what their cards and mercenaries would do
    bool entering = false; ///< Of PaysForSteps: as they are entered; otherwise as they are left
    bool letter = false;   ///< "+X", while it is read: Gain::times says how much that is.
    bool operator==(const Modifier&) const = default;
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
    bool amountFirst = false; ///< "equal to its bounty to ...", while it is read.
    bool alike = false;       ///< "2 additional damage", while it is read: of the kind before it.
    bool operator==(const Deal&) const = default;
};
/// "deal N <type> damage divided among <targets>"
struct Divide
{
    int amount = 1;
    DamageType type = DamageType::Physical;
    Thing what; ///< Targets.
    bool operator==(const Divide&) const = default;
};
struct Heal ///< "heal <what> N"; All: "fully heal <what>"
{
    /// Up: it gets so much back. To: "heal <what> to 3 health"; ToHalf: "to half its health".
    enum class Way : std::uint8_t { Up, To, ToHalf };
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
    bool every = false; ///< "all counters": of each counted status, whatever `status` is.
    std::optional<Status> also {}; ///< "all Bleed and Poison": the other one, all of it too.
    bool operator==(const Remove&) const = default;
};
/// "move all Burn from <what> to <with>": counters, of one status or of every counted one
struct Transfer
{
    std::optional<Status> status {}; ///< A counted one.
    Amount count { Amount::Kind::All, 1, {}, {} };
    Thing what;
    Thing with;
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
    bool operator==(const Reapply&) const = default;
};
/// "move <what> N tiles forward", "move <what> up to N tiles" (each step any way, onto empty tiles)
struct MoveTiles
{
    Thing what;
    int count = 1;
    bool upTo = false;
    std::optional<Arrow> way {}; ///< As the controller of the effect sees it; absent: chosen.
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
    bool operator==(const Push&) const = default;
};
struct Swap
{
    Thing what;
    Thing with;
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
    bool operator==(const Strike&) const = default;
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
    Thing what;
    bool withTreasures = false;
    bool operator==(const ReturnToHand&) const = default;
};

/// "prevent the next N damage that would be dealt to <what> this turn"; All: "the next time damage
/// would be dealt to <what> this turn, prevent it"
struct Prevent
{
    Thing what;
    Amount amount = fixed(1); ///< Fixed or All.
    Blow blow {};             ///< Which damage.
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
    Zone from = Zone::Warchest; ///< Warchest, Hand or Discard.
    bool operator==(const Equip&) const = default;
};
/// "ready 2 treasures", "target opponent exhausts 1 treasure": of the Warchest
struct TurnTreasures
{
    Who who;
    Amount count = fixed(1); ///< Fixed or All.
    bool exhaust = false;
    bool operator==(const TurnTreasures&) const = default;
};

/// "destroy target treasure", "ready this", "exhaust a treasure in an opponent's Warchest"
struct Handle
{
    enum class Deed : std::uint8_t { Destroy, Exhaust, Ready, Unequip, Return };
    Deed deed = Deed::Destroy;
    Goods goods;
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
    bool operator==(const Draw&) const = default;
};
struct Discard
{
    Who who;
    Amount count = fixed(1); ///< All: the hand.
    bool random = false;
    bool upTo = false; ///< "up to 2"; of All "any number"
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
    enum class Rest : std::uint8_t { Back, Bottom, Discard }; ///< Back: on top in the same order.
    /// Where what is taken goes: "you may put it on the bottom", "put a treasure of them into your Warchest".
    enum class Goal : std::uint8_t { Hand, Warchest, Discard, Bottom, Top };
    Who whose;
    Amount count = fixed(1);
    int take = 0; ///< So many of them into your hand (only of your own deck).
    Rest rest = Rest::Back;
    std::optional<CardFilter> type {}; ///< "you may put an Instant card of them into your hand"
    bool reveal = false;               ///< With `type`: everybody sees which.
    bool shown = false;                ///< "reveal": everybody sees all of them.
    bool each = false;                 ///< With `type`: every such card, nobody is asked.
    Goal goal = Goal::Hand;
    bool upTo = false; ///< Without a type: "you may put it ...".
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
    enum class Fate : std::uint8_t { Discard, Bottom };
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
    bool operator==(const Fetch&) const = default;
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
        Action  ///< an attack, a move or a plunder
    };
    What what = What::Ability;
    bool that = false;  ///< "counter it": what set the ability off, which is no target.
    How how = How::Any; ///< With Attack: "melee attack", "ranged attack", of its own.
    std::optional<Filter> against {}; ///< With Attack: "against an allied mercenary".
    std::uint8_t slot = 0;            ///< Its number among the targets, set by `number`.
    bool operator==(const Counter& o) const
    {
        return what == o.what && that == o.that && how == o.how && against == o.against;
    }
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
        AcquireCost  ///< "treasure cards you acquire cost 1 loot less": `number` -1, `cards`
    };
    Kind kind = Kind::Treasures;
    Who who; ///< You, EachOpponent or EachPlayer.
    int number = 1;
    CardFilter cards {}; ///< With AbilityCost: Ability, Instant, Attack or Event.
    /// With AbilityCost: "the first Instant card you play each turn costs ..."; of what resolves "the next".
    bool once = false;
    bool atLeastOne = false;              ///< With AbilityCost: "..., to a minimum of 1".
    Duration duration = Duration::Always; ///< ThisTurn or UntilYourNextTurn, of what resolves.
    bool operator==(const Allowance&) const = default;
};

// ---------------------------------------------------------------- Branches

struct Effect;

/// "if <whom> would be destroyed, instead ..." (only in statics). Done at once, where nobody can be
/// asked: so it holds only deeds that need no choice and no target (text/Bind sees to it).
struct Rescue
{
    Thing what;                 ///< This, Bearer or Each; of what resolves anybody.
    std::vector<Effect> effect; ///< Exactly one; its "it" is who would be destroyed.
    bool once = false; ///< "the next time <whom> would be destroyed this turn": what resolves
    bool may = false;  ///< "you may instead": its controller is asked first
    bool operator==(const Rescue&) const;
};
/// "only Hunter mercenaries can equip this" (only in statics of a treasure)
struct Fits
{
    Filter who;
    bool none = false; ///< "... cannot equip this"
    bool operator==(const Fits&) const = default;
};
/// "for each <mercenary> in turn, ...": its "it" is that one.
struct ForEach
{
    Filter who;
    std::vector<Effect> effect; ///< Exactly one.
    bool operator==(const ForEach&) const;
};

struct Sequence ///< "... . ...", "..., then ...", "... and ..."
{
    enum class Joint : std::uint8_t { Stop, Then, And };
    std::vector<Effect> parts;
    std::vector<Joint> joints; ///< One fewer than parts.
    bool operator==(const Sequence&) const;
};
struct May ///< "you may ...", "that player may ...": asked on resolution
{
    std::vector<Effect> effect; ///< Exactly one.
    Who who {};
    bool must = false; ///< Nobody is asked, but "if you do" asks whether it could be done.
    bool operator==(const May&) const;
};
struct IfSo ///< "if <condition>, .... Otherwise, ..."
{
    Condition condition;
    std::vector<Effect> effect;    ///< Exactly one.
    std::vector<Effect> otherwise; ///< One or none.
    bool operator==(const IfSo&) const;
};
/// "<base>. If <condition>, <other> instead"
struct Instead
{
    std::vector<Effect> base; ///< Exactly one.
    Condition condition;
    std::vector<Effect> other; ///< Exactly one.
    bool operator==(const Instead&) const;
};
/// "unless <who> <price>, <effect>": that player may do the one, or else the other happens.
struct Unless
{
    Who who;
    std::vector<Effect> price;  ///< Exactly one; what that player does.
    std::vector<Effect> effect; ///< Exactly one.
    bool operator==(const Unless&) const;
};
struct Choose ///< "choose one: ...; or ...": a mode, declared when it is played or activated
{
    std::vector<Effect> modes;
    bool operator==(const Choose&) const;
};
struct FlipCoin ///< "flip a coin. If you win the flip, ... . If you lose the flip, ..."
{
    std::vector<Effect> win;  ///< One or none, but not both none.
    std::vector<Effect> lose; ///< One or none.
    bool operator==(const FlipCoin&) const;
};
struct RollDie ///< "roll a die": a number from 1 to 6, which is then "that many"
{
    bool operator==(const RollDie&) const = default;
};
struct Delayed ///< "at the start of your next turn, ...": leaves one trigger behind
{
    enum class When : std::uint8_t { StartOfYourNextTurn, EndOfTurn };
    When when = When::StartOfYourNextTurn;
    std::vector<Effect> effect; ///< Exactly one.
    Referent about {};          ///< What it captures, where it speaks of something before it.
    bool operator==(const Delayed&) const;
};

/// "place a trap on <a tile>: <effect>": when somebody next comes onto it, who is then "it".
struct Trap
{
    Thing where;
    Filter who;                 ///< Whom it waits for.
    std::vector<Effect> effect; ///< Exactly one.
    bool operator==(const Trap&) const;
};

/// "this turn, whenever an allied mercenary attacks, ...", "the next time target mercenary attacks this
/// turn, ...", "at the start of your next Attack Phase, ...": waits for it as a triggered ability does.
struct Watch
{
    Trigger trigger; ///< Its subject may be one that was named before.
    /// ThisTurn, UntilYourNextTurn or ThroughYourNextTurn; Always of a moment that comes once.
    Duration duration = Duration::ThisTurn;
    bool once = false;          ///< "the next time"
    std::vector<Effect> effect; ///< Exactly one.
    Referent about {};          ///< What it captures, where it speaks of something before it.
    bool operator==(const Watch&) const;
};

struct Effect
{
    struct Node
        : std::variant<Deal, Divide, Heal, Mend, Cleanse, Apply, Remove, Fog, Gain, Reapply,
              MoveTiles, MoveTo, Push, Swap, Upstage, Ready, AttackAgain, GainMovement, Destroy,
              Exit, ReturnToHand, Prevent, LoseHealth, Strip, Equip, TurnTreasures, Handle,
              HandOver, Draw, Discard, Mill, LoseLoot, GainLoot, Look, LookAtHand, PickFromHand,
              Select, Fetch, Counter, Allowance, Rescue, Sequence, May, IfSo, Instead, Unless,
              Choose, FlipCoin, Delayed, Trap, Transfer, Strike, Fits, ForEach, Watch, RollDie>
    {
        SUM_TYPE(Node)
        bool operator==(const Node&) const;
    };
    Node node;
    std::uint16_t id = 0xFFFF; ///< Its place in CardSet::effects; set by `number`.

    bool operator==(const Effect& o) const { return node == o.node; }
};

inline bool Rescue::operator==(const Rescue& o) const
{
    return what == o.what && effect == o.effect && once == o.once && may == o.may;
}
inline bool ForEach::operator==(const ForEach& o) const
{
    return who == o.who && effect == o.effect;
}
inline bool Sequence::operator==(const Sequence& o) const
{
    return parts == o.parts && joints == o.joints;
}
inline bool May::operator==(const May& o) const
{
    return effect == o.effect && who == o.who && must == o.must;
}
inline bool IfSo::operator==(const IfSo& o) const
{
    return condition == o.condition && effect == o.effect && otherwise == o.otherwise;
}
inline bool Instead::operator==(const Instead& o) const
{
    return base == o.base && condition == o.condition && other == o.other;
}
inline bool Unless::operator==(const Unless& o) const
{
    return who == o.who && price == o.price && effect == o.effect;
}
inline bool Trap::operator==(const Trap& o) const
{
    return where == o.where && who == o.who && effect == o.effect;
}
inline bool Watch::operator==(const Watch& o) const
{
    return trigger == o.trigger && duration == o.duration && once == o.once && effect == o.effect
        && about == o.about;
}
inline bool Choose::operator==(const Choose& o) const
{
    return modes == o.modes;
}
inline bool FlipCoin::operator==(const FlipCoin& o) const
{
    return win == o.win && lose == o.lose;
}
inline bool Delayed::operator==(const Delayed& o) const
{
    return when == o.when && effect == o.effect && about == o.about;
}

} // namespace triptych::seize
