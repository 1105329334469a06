#pragma once

#include "core/Sum.h"
#include "seize/tree/Allowance.h"
#include "seize/tree/LeavesOnCards.h"
#include "seize/tree/LeavesOnMercenaries.h"
#include "seize/tree/LeavesOnPlayers.h"
#include "seize/tree/Trigger.h"

#include <cstdint>
#include <variant>
#include <vector>

// The effect tree: what a printed paragraph says, as plain data. Its leaves are the verbs of the
// printed language; its branches say in what order, or on whose word. There is no code in it, so it
// can be read from a printed text, printed back, explained, weighed by the AI and compared in a test.
//
// Three interpreters walk it: text/printing/Print (the printed words), text/explaining/Explain (plain words) and
// effects/Resolve (the match). A new verb does not compile until all three know it.
namespace triptych::seize {

// ---------------------------------------------------------------- Branches

struct Effect;

/// "if <whom> would be destroyed, instead ..." (only in statics). Done at once, in the middle of what would happen:
/// so it holds only deeds that need no choice and no target (text/binding/Bind sees to it).
struct Rescue
{
    /// What would happen: "would be dealt 4 or more Magic damage", "would gain Silence".
    /// Or of a player, `who`: "you would lose 3 or more loot", "an opponent would draw a card".
    enum class Fate : std::uint8_t {
        Destroyed,
        Hurt,
        Afflicted,
        Healed,
        LosesLoot,
        GainsLoot,
        Draws
    };
    Thing what;                 ///< This, Bearer or Each; of what resolves anybody.
    std::vector<Effect> effect; ///< Exactly one; its "it" is who would be destroyed.
    bool once = false; ///< "the next time <whom> would be destroyed this turn": what resolves
    bool turn = false; ///< "this turn, if <whom> would ...": what resolves, each time
    bool may = false;  ///< "you may instead": its controller is asked first (flow/Beforehand)
    Fate fate = Fate::Destroyed;
    Blow blow {};                                  ///< Of Hurt.
    int least = 1;                                 ///< Of Hurt, LosesLoot and GainsLoot.
    Trigger::Ailing ailing = Trigger::Ailing::One; ///< Of Afflicted.
    Status status = Status::Exhaust;
    bool each = false; ///< Of Afflicted: "would gain a Poison counter", as often as there are such.
    Trigger::Doer doer = Trigger::Doer::Anybody; ///< "would be exhausted by an opponent"
    std::optional<Filter> by {}; ///< Of Hurt and Destroyed: "by an enemy mercenary".
    Who who {}; ///< Of a player: You, EachOpponent ("an opponent") or EachPlayer; of `once` anybody.
    bool operator==(const Rescue&) const;
};
constexpr bool isOfPlayer(Rescue::Fate fate)
{
    return fate >= Rescue::Fate::LosesLoot;
}
/// Whether somebody is asked before it happens; of a destruction it is asked when it has come.
inline bool isOffered(const Rescue& rescue)
{
    return rescue.may && rescue.fate != Rescue::Fate::Destroyed;
}
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
    bool doer = false; ///< "It may attack": asked is whose it is. Settled by text/binding/Bind.
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
    /// While it is read: which deed it says is not done, "instead of pushing it"; 0 does not say.
    std::uint8_t skipped = 0;
    bool operator==(const Instead&) const;
};
/// "unless <who> <price>, <effect>": that player may do the one, or else the other happens. Of you it is
/// also "either <price> or <effect>", chosen as this resolves.
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
    /// Always until it is sprung; or one of those that a Watch has.
    Duration duration = Duration::Always;
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
              Choose, FlipCoin, Delayed, Trap, Transfer, Strike, Fits, ForEach, Watch, RollDie,
              Duel, AlterAttack, Mark, Show, Flips, Turns, Retarget>
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
    return what == o.what && effect == o.effect && once == o.once && turn == o.turn && may == o.may
        && fate == o.fate && blow == o.blow && least == o.least && ailing == o.ailing
        && status == o.status && each == o.each && doer == o.doer && by == o.by && who == o.who;
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
    return where == o.where && who == o.who && effect == o.effect && duration == o.duration;
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
