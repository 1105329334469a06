#include "match/KryptikAsking.h"

namespace triptych::match {

AskingHabits kryptikAsking()
{
    AskingHabits habits;
    // 8.3 Nobody has priority while disengaging and drawing.
    habits.pips = { "first", "combat.beginning", "combat.attacker", "combat.blockers",
        "combat.resolution", "combat.end", "second", "end" };
    habits.ownKinds = { "trigger", "delayed", "year" };
    habits.waiting = "pile";
    habits.meansVerbs = { "energy" };
    habits.wasteful = { "energy" };
    habits.declining = "year hand";
    habits.lastChance = "combat.blockers"; // 4.4.3 then damage is dealt
    habits.seen = "second";
    habits.idle = { "pass", "attack none" };
    habits.halts = { "block" };
    habits.moments = { "year" }; // 6.1 the card turns over, and its owner sees it
    habits.ownStops = { "first", "combat.blockers", "second" };
    return habits;
}

} // namespace triptych::match
