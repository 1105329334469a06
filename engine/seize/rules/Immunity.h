#pragma once

#include "seize/Table.h"

#include <cstdint>

// What cannot be done to a mercenary: statuses that it does not gain, and treasures that stay with it.
namespace triptych::seize {

bool isImmune(const Table&, Index, Status);          ///< Whoever does it.
bool isImmune(const Table&, Index, Status, Seat by); ///< To what that seat does.
/// Whether what that seat does, or with no seat what comes by itself, leaves it its treasures.
/// How a treasure would go, and whether who carries it keeps it all the same.
enum class Loss : std::uint8_t { Destroyed, Otherwise };
inline Loss lossBy(Handle::Deed deed)
{
    return deed == Handle::Deed::Destroy ? Loss::Destroyed : Loss::Otherwise;
}
bool keepsTreasure(const Table&, Index treasure, Seat by, Loss);
/// How others move somebody: each of these can be forbidden.
enum class Shift : std::uint8_t { Pushed, Moved, Swapped, Upstaged };
bool staysThere(
    const Table&, Index, Shift, Seat by); ///< Whether what that seat does leaves it there.
/// "Is not affected by Frost": what lies there does nothing to it.
bool isUnaffected(const Table&, Index, Status);
/// "Cannot lose Burn", "cannot be readied": nothing takes that away from it.
bool holdsStatus(const Table&, Index, Status);
/// "Does not lose Stealth when it uses an ability"; of attacks see KeepsStealth.
bool keepsStealthByAbilities(const Table&, Index);
/// Whether it is blinded, silenced or stealthed: by a status, or because it is said of it. Fog apart.
bool suffers(const Table&, Index, Status);
/// S-STATUS-SILENCE Whether no ability card can be used with it.
bool isHushed(const Table&, Index);

} // namespace triptych::seize
