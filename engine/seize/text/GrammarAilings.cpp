#include "seize/text/GrammarTriggers.h"

// What befalls the statuses and the Defense of mercenaries, as abilities wait for it.
namespace triptych::seize::grammar {
namespace {

using Event = Trigger::Event;

struct hidden : means<Status::Stealth, "stealth">
{
};
/// "is readied": it loses its last Exhaust counter.
struct readied : word<"is readied", "is unexhausted", "becomes ready", "readies">
{
    static Readied build() { return {}; }
};
struct becomesEvent
    : any<means<Status::Exhaust, "exhausted">, means<Status::Bleed, "bleeding", "bled">,
          means<Status::Poison, "poisoned">, means<Status::Frost, "frozen", "frosted">,
          means<Status::Burn, "burning", "burned">, means<Status::Blind, "blinded">,
          means<Status::Silence, "silenced">, means<Status::Stealth, "stealthed">>
{
};
struct oneOfAKind
    : any<means<Trigger::Ailing::Magical, "a magical status", "a magical status effect">,
          means<Trigger::Ailing::Physical, "a physical status", "a physical status effect">,
          means<Trigger::Ailing::Any, "a status", "any status", "a status effect",
              "any status effect">>
{
};
/// "a Burn counter", "one or more counters": each time that some go, not the last of them
struct aCounter : any<seq<word<"a", "an", "one or more", "any", "one">, status, counterWord>,
                      means<Trigger::Ailing::Counters, "a counter", "one or more counters",
                          "any counters", "any counter", "counters">>
{
};
struct statusEvent
    : any<seq<happens<Event::GainsStatus, "gains", "is given", "receives">,
              means<Trigger::Ailing::Counters, "a counter", "one or more counters", "any counters",
                  "any counter", "counters">>,
          seq<happens<Event::GainsStatus, "gains", "is given", "receives">,
              word<"one or more", "any">, status, maybe<counterWord>>,
          seq<happens<Event::GainsStatus, "gains", "is given", "receives">, oneOfAKind>,
          seq<happens<Event::GainsStatus, "gains", "is given", "receives">, maybe<word<"a", "an">>,
              status, maybe<counterWord>>,
          seq<happens<Event::GainsStatus, "becomes", "is">, becomesEvent>,
          seq<happens<Event::LosesStatus, "loses">, oneOfAKind>,
          seq<happens<Event::Sheds, "loses">, aCounter>,
          seq<happens<Event::LosesStatus, "loses">,
              maybe<word<"its last", "the last", "all", "its">>, status, maybe<counterWord>>,
          seq<happens<Event::LosesStatus, "is no longer", "stops being", "ceases to be">,
              becomesEvent>,
          seq<happens<Event::LosesStatus, "comes out of", "leaves">, hidden>, seq<readied>>
{
};
/// "is mended", "uses up its Defense"
struct aftercare
    : any<happens<Event::IsMended, "is mended">, happens<Event::IsCleansed, "is cleansed">,
          happens<Event::SpendsDefense, "uses its defense", "uses up its defense",
              "loses its defense", "spends its defense", "has its defense used up",
              "has its defense used">>
{
};

} // namespace

bool ailingEvent::read(Input& in, Reading& reading)
{
    return text::read<statusEvent>(in, reading);
}
bool treatedEvent::read(Input& in, Reading& reading)
{
    return text::read<aftercare>(in, reading);
}

} // namespace triptych::seize::grammar
