#pragma once

#include "altered/rules/Characteristics.h"
#include "altered/rules/Meaning.h"
#include "altered/rules/Objects.h"

#include <functional>

// 6.2 Which event-modifying abilities apply to an event that is about to happen. What comes of it is in
// Modifiers.
namespace triptych::altered {

/// One of them: what happens instead, or also, and whether its controller may decline it (6.2.d).
struct Modifier
{
    std::uint16_t effect = 0xFFFF;
    Index source = noIndex;
    std::uint8_t may = 0;
};
using Modifiers = PassingVector<Modifier, 127>; ///< As many as passive abilities (Passives).

/// "Create that many plus one instead": how many more of that token.
int moreTokens(const Table&, Seat who, std::uint16_t card);
/// "The first time each Day": notes that it applies, or is declined.
void noteModified(const Table&, Index source, std::uint16_t effect, Index subject = noIndex);
/// 6.2.b-c Those that replace the event, or with `additive` those that add to it.
Modifiers moveModifiers(const Table&, const Motion&, Cause, Seat mover, bool additive);
Modifiers gainModifiers(const Table&, Index, const Grant&, bool additive);
Modifiers resupplyModifiers(const Table&, Seat, bool additive);
/// Of one card of a draw, or of the whole of it: "one or more cards".
Modifiers drawModifiers(const Table&, Seat, bool whole);
/// What may happen instead of an Expedition moving forward; going further is no other event.
Modifiers ascensionModifiers(const Table&, Index expedition, bool attempt);
/// `dueTo` is its Marker::progressed, 0 outside Progress.
Modifiers advanceModifiers(const Table&, Index expedition, std::uint8_t dueTo);
/// 7.3.17 What may happen instead of its moving backwards.
Modifiers retreatModifiers(const Table&, Index expedition);
/// "One more region instead": how many more in all.
int moreRegions(const Table&, Index expedition, std::uint8_t dueTo);
/// Calls say(replace, view) for what modifies that a player rolls dice.
void eachRollModifier(
    const Table&, Seat who, const std::function<void(const Replace&, const Viewpoint&)>& say);

} // namespace triptych::altered
