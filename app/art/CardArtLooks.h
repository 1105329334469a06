#pragma once

#include "CardArt.h"
#include "CardArtPalette.h"

#include <cstddef>
#include <string_view>

namespace triptych::art {

/// What a figure wears and holds: names of shapes.
struct Looks
{
    const char* back = nullptr;
    const char* body = "cloak";
    const char* head = "face";
    const char* hair = nullptr;
    const char* gear = nullptr;
    const char* behindHead = nullptr;
    const char* held = nullptr;
    bool hood = false;
    bool beard = false;
    bool tail = false;
};

template <std::size_t N>
const char* oneOf(Dice& dice, const char* const (&names)[N])
{
    return names[dice.below(int(N))];
}

/// Shapes as long as a person is tall; their origin is the hand that holds them.
bool longThing(std::string_view name);

/// The trades of a guild hall: warrior, mage, hunter, rogue, priest.
bool isGuild(const QString& faction);
Looks guildLooks(const QString& faction, Dice& dice);
/// What a treasure or an ability of a guild shows; nullptr when the card is neither.
const char* guildThing(const CardSubject& subject, Dice& dice);

} // namespace triptych::art
