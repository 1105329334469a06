#include "seize/text/grammar/GrammarTriggers.h"

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

// ---------------------------------------------------------------- What it comes to

using Brink = Trigger::Brink;

struct byDamage : seq<>
{
    static Event build(Found&) { return Event::IsDealtDamage; }
};
struct toSoMuch : seq<>
{
    static Brink build(Found&) { return Brink::Health; }
};
struct toThatCounter : seq<>
{
    static Brink build(Found&) { return Brink::Counter; }
};
struct falling : word<"falls", "drops", "goes", "sinks", "is reduced", "is brought", "is damaged">
{
};
struct fallsToIt
    : seq<byDamage, falling,
          any<means<Brink::Half, "to half health or less", "to half its health or less",
                  "to or below half health", "to or below half its health",
                  "to half its maximum health or less">,
              means<Brink::BelowHalf, "below half health", "below half its health",
                  "to less than half health", "to less than half its health",
                  "below half its maximum health">,
              seq<word<"to">, toSoMuch, count,
                  word<"or less health", "or fewer health", "health or less", "health or fewer">>,
              seq<word<"to or below", "to at most">, toSoMuch, count, word<"health">>>>
{
};
struct healsToFull
    : any<seq<happens<Event::IsHealed, "is healed", "heals">,
              means<Brink::Full, "to full health", "to full", "to its full health",
                  "to its maximum health", "to maximum health">>,
          seq<happens<Event::IsHealed, "reaches", "returns to", "regains">,
              means<Brink::Full, "full health", "its full health", "its maximum health">>,
          seq<happens<Event::IsHealed, "is">, means<Brink::Full, "fully healed">>>
{
};
struct gainsWord
    : happens<Event::GainsStatus, "gains", "gets", "is given", "receives", "has gained">
{
};
struct gainsTheNth : any<seq<gainsWord, word<"its", "a", "the">, upToFifth, countedStatus,
                             counterWord, toThatCounter>,
                         seq<happens<Event::GainsStatus, "reaches", "gets to", "comes to">, count,
                             countedStatus, counterWord, toThatCounter>>
{
};
/// "is healed for 2 or more", "gains 2 or more Burn counters at once"
struct soMuchAtOnce
    : any<seq<happens<Event::IsHealed, "is healed for", "is healed", "heals for", "heals",
                  "regains">,
              count, word<"or more">, maybe<word<"health", "damage">>, maybe<word<"at once">>>,
          seq<gainsWord, count, word<"or more">, countedStatus, maybe<counterWord>,
              maybe<word<"at once", "at the same time">>>>
{
};
struct comesToIt : any<fallsToIt, healsToFull, gainsTheNth, soMuchAtOnce>
{
};

} // namespace

bool brinkEvent::read(Input& in, Reading& reading)
{
    return text::read<comesToIt>(in, reading);
}
bool ailingEvent::read(Input& in, Reading& reading)
{
    return text::read<statusEvent>(in, reading);
}
bool treatedEvent::read(Input& in, Reading& reading)
{
    return text::read<aftercare>(in, reading);
}

} // namespace triptych::seize::grammar
