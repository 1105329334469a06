#include "match/SeizeAsking.h"

namespace triptych::match {

AskingHabits seizeAsking()
{
    AskingHabits habits;
    habits.pips = { "beginning", "draw", "acquire", "rally", "move1", "attack", "move2", "end" };
    habits.stepKinds = { "move", "spot" }; // S-STACK-2 every step of a mercenary waits there
    habits.attackKinds = { "attack", "plunder" };
    habits.ownKinds = { "trigger" };
    habits.waiting = "stack";
    habits.seen = "attack";
    habits.ownStops = { "acquire", "rally", "move1", "attack", "move2" };
    return habits;
}

} // namespace triptych::match
