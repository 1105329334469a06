#pragma once

#include "core/InlineVector.h"
#include "seize/Objects.h"
#include "seize/tree/Words.h"

#include <array>
#include <cstdint>

// What has been begun and still counts: what waits on the stack or to come there, what lasts, what comes
// later, and what was used up. Plain data.
namespace triptych::seize {

/// S-STACK-1 What waits on the stack.
struct StackItem
{
    enum class Kind : std::uint8_t {
        None,
        Mercenary, ///< being hired or summoned
        Ability,
        Attack,
        Step,
        Plunder,
        Spot,
        Activation,
        Trigger
    };
    static constexpr std::size_t maxTargets = 6;
    static constexpr std::size_t maxSlots = 4;

    std::uint16_t card = 0;      ///< Whose text it is.
    std::uint16_t node = 0xFFFF; ///< Of a delayed trigger: its effect.
    Kind kind = Kind::None;
    Seat controller = noSeat;
    std::uint8_t ability = 0; ///< Which paragraph, 0-based, or `wholeCard`.
    std::uint8_t serial = 0;  ///< Its name among the waiting; unique on the stack.
    Ref source {};            ///< The card played, the mercenary that acts, the host of an ability.
    Ref user {};              ///< Who uses an ability card, or attacked (of a trigger); whom a Spot
                              ///< uncovers; the treasure that comes with a mercenary.
    Ref subject {};           ///< What the trigger was about.
    Ref object {}; ///< Of a trigger: who was attacked. Of what answers something: the other one.
    Seat other = noSeat; ///< The player a trigger is about.
    Tile tile = noTile;  ///< Where a mercenary or a step goes; where the mercenary of a trigger
                         ///< stood when it happened.
    std::uint8_t how
        = 0; ///< Of an Attack: AttackStat; of a card: whether its user was hidden, what it paid.
    std::uint8_t amount = 0;   ///< "that much"
    std::uint8_t mode = 0;     ///< Which of "choose one", 0-based.
    std::uint8_t building = 0; ///< Still being declared.
    std::uint8_t slots = 0;    ///< Filled slots.
    /// Targets of slot s: [slotEnd[s-1], slotEnd[s]).
    std::array<std::uint8_t, maxSlots> slotEnd {};
    InlineVector<Ref, maxTargets> targets {};
    static constexpr std::uint8_t wasHidden = 1;
    static constexpr std::uint8_t paidBesides = 2;
    bool hidden() const { return kind == Kind::Ability && (how & wasHidden) != 0; }
    /// The additional cost that may be paid or not was paid.
    bool paidExtra() const { return kind == Kind::Ability && (how & paidBesides) != 0; }
    bool operator==(const StackItem&) const = default;
};
enum class AttackStat : std::uint8_t { Melee, Ranged };
/// StackItem::ability of an ability card: all its paragraphs as one (CardSet::ability).
inline constexpr std::uint8_t wholeCard = 0xFE;
/// Of the trigger of a Delayed: its effect is StackItem::node.
inline constexpr std::uint8_t delayedMark = 0xFD;

/// A triggered ability that waits to be put on the stack.
struct Waiting
{
    Ref source {};
    Ref subject {}; ///< "it": the mercenary attacked, upstaged, destroyed, ...
    Ref attacker {};
    Ref attacked {};
    std::uint16_t card = 0;
    std::uint8_t ability = 0;
    Seat controller = noSeat;
    Seat other = noSeat;
    std::uint8_t amount = 0;     ///< "that much"
    std::uint16_t node = 0xFFFF; ///< Of a delayed trigger: its effect.
    Tile tile = noTile;          ///< Where its mercenary stood when it happened.
    std::uint8_t spare = 0;
    bool operator==(const Waiting&) const = default;
};

/// "Play this only when an ally is destroyed": that it was, as a card of this player tells it. So until the
/// next thing resolves or the phase is over; of what waits on the stack, as long as it does.
struct Opening
{
    std::uint16_t card = 0;  ///< Whose text waits for it.
    std::uint8_t amount = 0; ///< "that much"; or what waits on the stack, by its number there
    Seat who : 4 = 0;        ///< Who may play it.
    Seat other : 4 = 0;      ///< As of a Waiting; beyond the last seat it is nobody.
    Ref subject {};          ///< Whom it happened to or who did it, as the text tells it,
    Ref object {};           ///< and the other one.
    bool operator==(const Opening&) const = default;
};

/// A continuous effect of something that has resolved: one Modifier of one mercenary.
struct LastingEffect
{
    Ref who {};
    std::uint8_t what = 0; ///< Modifier::Kind
    std::int8_t amount = 0;
    std::uint8_t detail = 0; ///< A Status or a DamageType, where the kind has one.
    Duration until = Duration::Always;
    Seat whose = noSeat; ///< Whose next turn ends it.
    Index treasure
        = 0; ///< WhileEquipped: which; or `anyTreasure` that it carries. WhileInPlay: which card.
    bool operator==(const LastingEffect&) const = default;
};

inline constexpr Index anyTreasure = noIndex;
/// LastingEffect::what of "prevent the next N damage".
inline constexpr std::uint8_t preventionMark = 0xDF;
/// LastingEffect::amount of one that prevents all of the next damage.
inline constexpr std::int8_t preventsAll = 127;
/// And of a Gain that speaks of whoever is such while it lasts: `who` is whose card says it, `detail` and
/// `treasure` the number of the effect.
inline constexpr std::uint8_t statementMark = 0xDE;
/// And of a Gain that is asked who is at the other end of the damage: `detail` and `treasure` are the number of the
/// effect, `amount` the one it is of, where it is of one.
inline constexpr std::uint8_t grantMark = 0xDC;
/// And what a player may do for a time, an Allowance: `who` is the seat, `what` this and its kind, `detail`
/// and `treasure` the number of the effect.
inline constexpr std::uint8_t allowanceMark = 0xE0;

/// "At the start of your next turn, ...": leaves one trigger behind.
struct DelayedEffect
{
    std::uint16_t node = 0xFFFF;
    std::uint16_t card = 0;
    Ref source {};
    Ref subject {}; ///< Of a trap: its tile.
    Seat controller = noSeat;
    std::uint8_t ability = 0;
    std::uint8_t when = 0;    ///< Delayed::When, or `trapMark`
    std::uint8_t skipped = 0; ///< The turn it was made in has ended; or `notThisPhase`.
    bool operator==(const DelayedEffect&) const = default;
};

/// DelayedEffect::skipped of what is to come at the end of such a phase, but not of the one it was made in.
inline constexpr std::uint8_t notThisPhase = 2;
/// DelayedEffect::when of a trap; its node is the Trap.
inline constexpr std::uint8_t trapMark = 0xFE;
/// And of "the next time it would be destroyed this turn": its node is the Rescue, `subject` whom it saves.
inline constexpr std::uint8_t rescueMark = 0xFC;
/// And of what waits for a time: its node is the Watch, `subject` the one it was made about.
inline constexpr std::uint8_t watchMark = 0xFB;

/// "Once per turn": used.
struct Use
{
    Ref source {};
    std::uint8_t ability = 0;
    std::uint8_t nth = 0; ///< Of what triggers "for the second time each turn", which time.
    bool operator==(const Use&) const = default;
};

/// Counters that a card gives a name, of that card.
struct Marked
{
    Index object = noIndex;
    std::uint8_t count = 0;
    bool operator==(const Marked&) const = default;
};

/// Who has left the battlefield this turn, and what it was then.
struct Departed
{
    Index object = noIndex;
    Seat who : 2 = 0;  ///< Who controlled it.
    Tile tile : 6 = 0; ///< Where it stood.
    Deeds deeds {};    ///< What it did this turn and what befell it.
    std::uint8_t melee = 0;
    std::uint8_t ranged = 0;
    std::uint8_t move = 0;
    std::uint8_t bounty = 0;
    std::uint8_t health = 0;
    std::uint8_t steps = 0;
    bool operator==(const Departed&) const = default;
};

/// Use::nth of what can be used once per game only: that is kept, whatever becomes of its card.
inline constexpr std::uint8_t forGood = 0xFF;
/// And of "you may instead" that was declined: its source's era is whom it would have saved.
inline constexpr std::uint8_t refusedMark = 0xFE;
/// Use::ability of an additional equipping.
inline constexpr std::uint8_t equipMark = 0xFC;

} // namespace triptych::seize
