#pragma once

#include "kryptik/rules/SoulEnergy.h"

#include "kryptik/rules/Targeting.h"
#include <optional>

// 8 Casting, 8.1 Costs: announcing a card or an ability, paying for it, putting it on the pile.
//
// Everything is checked before the announcement begins, so it always comes to its end. On the way: Announcing.h;
// what it costs: Paying.h.
namespace triptych::kryptik {

// What is legal now
/// 7.1, glossary Focused: the moment for this card. What it costs is asked afterwards.
/// "Cast this only if ...": whether that is so.
bool isMomentToCast(const Table&, Index card, Seat);
bool isTimeToCast(const Table&, Index card, Seat);
bool canCast(const Table&, Index card, Seat, Announcement::How, const Purse&);
/// The same of what it is time for.
bool canCastTimely(const Table&, Index card, Seat, Announcement::How, const Purse&);
/// An active ability of a citizen: printed on it, or given to it; those come after all printed ones.
inline constexpr std::uint8_t firstGranted = 0x80;
struct ActiveOf
{
    std::uint16_t card = 0xFFFF; ///< As in CardSet::ability; 0xFFFF: it has none of that number.
    std::uint8_t ability = 0;
};
ActiveOf activeOf(const Table&, Index citizen, std::uint8_t ability);
bool canActivate(const Table&, Index citizen, std::uint8_t ability, const Purse&);
bool canPayItems(const Table&, const Cost&, Index self, Seat, Index beingCast);
/// glossary Short Time: some opponent has at most that many 11 year cards.
bool isShortTime(const State&, Seat, int cards);
/// 7.1, glossary Focused: the window for citizens and focused cards.
bool isMainWindow(const State&, Seat);

/// 8.1 "You may sacrifice two citizens rather than pay its soul cost": whether that can be done now.
bool mayCastInstead(const Table&, Index card, Seat, const Purse&);

// Beginning
void beginCast(const Table&, Index card, Seat, Announcement::How, bool withPriority = false);
/// How a card may be cast from its owner's limbo pile, if its text lets it be.
std::optional<Announcement::How> limboCasting(const Table&, Index card, Seat);
/// "You may cast it this turn", wherever it lies; nothing where nobody said so.
const LastingEffect* castingLet(const Table&, Index card, Seat);
Announcement::How howLet(const LastingEffect&);
void beginActivation(const Table&, Index citizen, std::uint8_t ability);
void beginTriggered(const Table&, const Waiting&);
/// 8.1.1 The X that a citizen was cast for.
std::uint8_t paidFor(const State&, Ref citizen);
bool wasPaidMore(const State&, Ref citizen); ///< What was offered besides its soul cost.
void beginYearAbility(const Table&, Index card, Seat, Ref destroyer = {});

} // namespace triptych::kryptik
