#pragma once

#include "altered/Object.h"
#include "core/flow/Asked.h"

#include <cstdint>

// What players are asked, and what a question remembers. Plain data. Each question has a row in flow/Questions.
namespace triptych::altered {

/// What somebody is being asked; options are computed from it.
enum class Ask : std::uint8_t {
    Nothing,
    SetUpMana,
    Expand,
    Turn,
    React,
    Keep,
    May,
    Number,
    Mode,
    Target,
    Choose,
    Player,
    Play,
    Modifier
};
using Asked = triptych::Asked<Ask>;

// What questions remember
/// Ask::Target, Ask::Choose while an effect is carried out: which of its phrases is asked for, and who
/// acts.
struct PhraseAsked
{
    enum class Which : std::uint8_t { First, Second, Expedition, Region };
    Which which = Which::First;
    Seat actor = 0;
};
struct OfSlot ///< Ask::Target ahead of all effects: for which of the targets to be declared.
{
    std::uint8_t number = 0;
};
struct Kept ///< Ask::Keep: a place in the order in which zones are cleaned up.
{
    std::uint8_t zone = 0;
};

} // namespace triptych::altered
