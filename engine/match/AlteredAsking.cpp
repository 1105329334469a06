#include "match/AlteredAsking.h"

namespace triptych::match {

AskingHabits alteredAsking()
{
    AskingHabits habits;
    habits.pips = { "afternoon" }; // 4.2.3 nobody acts in another's turn
    habits.ownStops = { "afternoon" };
    return habits;
}

} // namespace triptych::match
