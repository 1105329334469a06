#include "match/AlteredAsking.h"

namespace triptych::match {

AskingHabits alteredAsking()
{
    AskingHabits habits;
    habits.pips = { "afternoon" }; // 4.2.3 nobody acts in another's turn
    habits.waiting = "reactions";
    habits.meansVerbs = { "swap" }; // 3.2.9.e
    habits.ownStops = { "afternoon" };
    return habits;
}

} // namespace triptych::match
