#pragma once

#include "seize/text/GrammarInstructions.h"

// What abilities wait for: what mercenaries do and what is done to them is in GrammarTriggers.cpp, what
// players do and when it is time in GrammarMoments.cpp.
namespace triptych::seize::grammar {

template <Trigger::Event event, Literal... Words>
struct happens : means<event, Words...>
{
};
/// "this attacks", "an enemy mercenary is destroyed by a melee attack" -> Trigger
struct mercenaryEvent : elsewhere<mercenaryEvent>
{
    static bool read(Input&, Reading&);
};
/// The same of one who is named: "target mercenary attacks", "it is dealt damage" -> Trigger
struct namedEvent : elsewhere<namedEvent>
{
    static bool read(Input&, Reading&);
};
/// "an enemy attacks this", "a Burn counter is placed on it": said the other way round -> Trigger
struct turnedEvent : elsewhere<turnedEvent>
{
    static bool read(Input&, Reading&);
};

} // namespace triptych::seize::grammar
