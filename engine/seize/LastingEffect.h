#pragma once

#include "seize/Object.h"
#include "seize/tree/Words.h"

#include <cstdint>

// What stays of something that has resolved or happened: what lasts, what comes later, what was used up, what was
// counted, and who has left. Rules over it are in effects/Lasting, effects/Delays and rules/.
namespace triptych::seize {

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
    Seat who : 2 = 0;   ///< Who controlled it.
    Tile tile : 6 = 0;  ///< Where it stood.
    PastDeeds deeds {}; ///< What it did this turn and what befell it.
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
/// And of "you may instead" of what is about to happen, by the answer; its source's era is to whom it would.
inline constexpr std::uint8_t insteadMark = 0xFD;
inline constexpr std::uint8_t notInsteadMark = 0xFC;
/// Use::ability of an additional equipping.
inline constexpr std::uint8_t equipMark = 0xFC;

} // namespace triptych::seize
