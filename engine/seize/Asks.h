#pragma once

#include "core/flow/Asked.h"
#include "seize/Object.h"

#include <cstdint>

// What players are asked, and what a question remembers. Plain data.
namespace triptych::seize {

/// What somebody is being asked; options are computed from it.
enum class Ask : std::uint8_t {
    Nothing,
    StartPlayer,
    Mulligan,
    Pillar,
    Champion,
    Acquire,
    Priority,
    AttackTarget,
    Walk,
    Arrive,
    Payment,
    Cost,
    Mode,
    Target,
    TriggerOrder,
    HandLimit,
    May,
    Choose,
    Discard,
    Opponent,
    Status,
    Steps,
    Rescue,
    Number,
    Counters, ///< Which counters are taken from a mercenary.
    Extra,    ///< Whether an additional cost is paid, as a card is played.
    Instead   ///< Whether something else is done instead of what is about to happen.
};
using Asked = triptych::Asked<Ask>;

// What questions remember
/// The question of a mercenary: it is the first thing that each of them remembers.
struct OfMercenary
{
    Index mercenary = noIndex;
};
struct AttackBegun ///< Ask::AttackTarget: with which of its attacks, an AttackStat.
{
    Index attacker = noIndex;
    std::uint8_t stat = 0;
};
struct Mended ///< Ask::Status: of what it is mended.
{
    Index mercenary = noIndex;
    bool physical = false;
};
struct Saving ///< Ask::Rescue, Ask::Instead: whose ability saves whom.
{
    Index saviour = noIndex;
    Index doomed = noIndex;
};
struct NumberUpTo ///< Ask::Number: how many at most.
{
    std::uint8_t most = 0;
};
struct OfSlot ///< Ask::Target: for which of the targets of what is announced.
{
    std::uint8_t number = 0;
};
/// Ask::Choose: among what.
struct ChosenAmong
{
    enum class What : std::uint8_t {
        Phrase, ///< What a phrase of the leaf describes,
        SecondPhrase,
        Carried,   ///< what the mercenary `of` carries,
        Loose,     ///< what it could carry,
        Warchest,  ///< treasures to be turned,
        Top,       ///< cards of a deck that were looked at, `of` how many,
        Rest,      ///< those of them that are put away, in the order they are picked in,
        Pile,      ///< cards of a deck or a pile,
        Damage,    ///< mercenaries that share it: a point a pick,
        Treasures, ///< treasures of anybody,
        Hand,      ///< the hand of the player `of`,
        Strikable, ///< mercenaries within reach of the mercenary `of`,
        Theirs,    ///< treasures of the player who is asked,
        Shown,     ///< cards of the hand that could be shown,
        Aims,      ///< new targets for what waits, in place of its target `of`,
        Landing    ///< tiles for the mercenary `of` that comes from elsewhere.
    };
    What what = What::Phrase;
    std::uint8_t of = 0;
};

} // namespace triptych::seize
