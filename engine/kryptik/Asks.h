#pragma once

#include "core/flow/Asked.h"
#include "kryptik/Object.h"
#include "kryptik/tree/Words.h"

#include <cstdint>

// What players are asked, and what a question remembers. Plain data.
namespace triptych::kryptik {

/// What somebody is being asked; options are computed from it.
enum class Ask : std::uint8_t {
    Nothing,
    StartPlayer,
    Recursion,
    Priority,
    Attack,
    AttackTarget,
    Block,
    BlockOrder,
    Cost,
    X,
    Mode,
    Opponent,
    Target,
    EffectOrder,
    TriggerOrder,
    MayTrigger,
    May,
    Number,
    Choose,
    Discard,
    HandLimit,
    Plunder,
    Year,
    Overlord,
    RavenousLoss,
    RowCard,
    Detach,
    Search,
    Rearrange,
    Reveal,
    CastFree,
    OneOf, ///< One of two things, by whoever does it.
    Faction,
    Copy,
    CardName
};
using Asked = triptych::Asked<Ask>;

// What questions remember
/// Ask::Choose: among what, for whoever carries the effect out.
struct ChosenAmong
{
    enum class What : std::uint8_t {
        Phrase,       ///< What the first or
        SecondPhrase, ///< the second phrase of the effect describes,
        Own,          ///< what each player has of it,
        Seen,         ///< the cards that were looked at,
        Rest,         ///< those of them that go back, `of` how many,
        Hand          ///< the hand of the player `of`.
    };
    What what = What::Phrase;
    std::uint8_t of = 0;
};
struct RowOf ///< Ask::RowCard, Ask::Rearrange: whose row.
{
    Seat owner = noSeat;
};
struct TwoOverlords ///< Ask::Overlord: which of them stays.
{
    Index newcomer = noIndex;
    Index other = noIndex;
};
struct FromOneHost ///< Ask::Detach: how many at most of one citizen.
{
    std::uint8_t most = 0;
};
struct CardsOf ///< Ask::Reveal: which cards.
{
    Seat owner = noSeat;
    Zone zone {};
};
/// Ask::Faction, Ask::CardName, Ask::Copy: the citizen that enters, nobody where an effect has it chosen;
/// and whether it is said to enter, or is only put there.
struct Entering
{
    Index citizen = noIndex;
    bool enters = false;
};

} // namespace triptych::kryptik
