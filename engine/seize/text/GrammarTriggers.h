#pragma once

#include "seize/text/GrammarInstructions.h"

// What abilities wait for: what mercenaries do and what is done to them is in GrammarTriggers.cpp, what
// players do and when it is time in GrammarMoments.cpp.
namespace triptych::seize::grammar {

template <Trigger::Event event, Literal... Words>
struct happens : means<event, Words...>
{
};
/// "a Weapon": which treasures are equipped, where that is said
struct carriedSort
    : any<means<CardFilter::Kind::Weapon, "weapon">,
          means<CardFilter::Kind::Equipment, "equipment">, means<CardFilter::Kind::Relic, "relic">>
{
};
/// "a treasure is equipped to an allied mercenary": that mercenary equips it -> Trigger
struct treasureComes : elsewhere<treasureComes>
{
    static bool read(Input&, Reading&);
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
/// "you exhaust an enemy mercenary", "an opponent removes a Burn counter from this" -> Trigger
struct doneByPlayer : elsewhere<doneByPlayer>
{
    static bool read(Input&, Reading&);
};
/// "a Burn counter is removed from an ally", "one or more counters are removed from it" -> Trigger
struct countersGo : elsewhere<countersGo>
{
    static bool read(Input&, Reading&);
};
/// By whose doing it is, where that is said; whether it can be.
bool isDoneBy(Trigger&, Found&);
/// "by an opponent", "by an opponent's ability", "by an ability card": whose doing -> Trigger::Doer, How
struct doer : elsewhere<doer>
{
    static bool read(Input&, Reading&);
};
/// "during your Attack Phase", "outside their turn" -> Timing
struct timing : elsewhere<timing>
{
    static bool read(Input&, Reading&);
};

} // namespace triptych::seize::grammar
