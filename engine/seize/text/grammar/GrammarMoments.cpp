#include "seize/text/grammar/GrammarTriggers.h"

// When it is time, as abilities wait for it: "at the start of your turn", "whenever", "the second time". What players
// do is in GrammarPlayerEvents.cpp, what is waited for for a time in GrammarWatching.cpp.
namespace triptych::seize::grammar {
namespace {

using Event = Trigger::Event;

/// "your turn", "each opponent's Rally Phase"
struct whoseTime : any<whoIs<Who::Kind::Opponent, "each opponent's", "an opponent's",
                           "your opponent's", "your opponents'", "opponents'", "the opponent's">,
                       whoIs<Who::Kind::You, "your", "each of your">,
                       whoIs<Who::Kind::EachPlayer, "each player's", "each", "every", "any", "the">>
{
    static constexpr std::string_view expected = "your, each opponent's or each";
};
struct timeTrigger
    : any<seq<happens<Event::StartOfTurn, "the start of", "the beginning of">, whoseTime, turnWord>,
          seq<happens<Event::EndOfTurn, "the end of">, whoseTime, turnWord>,
          seq<happens<Event::StartOfPhase, "the start of", "the beginning of">, whoseTime,
              phaseName>,
          seq<happens<Event::EndOfPhase, "the end of">, whoseTime, phaseName>>
{
    static Trigger build(Found& found) { return momentOf(found); }
};
/// "during each End Phase" begins with it.
struct during : seq<word<"during", "in">, whoseTime, phaseName>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = Event::StartOfPhase;
        made.who = found.take<Who>();
        made.phase = found.take<Phase>();
        made.current = true; // until it is seen what is done then (GrammarTriggered.cpp)
        return made;
    }
};
struct endOfTurn : word<"at the end of turn", "at end of turn">
{
    static Trigger build()
    {
        Trigger made;
        made.event = Event::EndOfTurn;
        made.who.kind = Who::Kind::EachPlayer;
        return made;
    }
};
struct forTheNth : seq<word<"for the">, ordinal, word<"time">, maybe<inATurn>>
{
};
struct happening : seq<any<marksGone, healedByYou, theirsEvent, doneByPlayer, turnedEvent,
                           cardEvent, mercenaryEvent, playerEvent, ownEvent>,
                       maybe<any<seq<timing, maybe<forTheNth>>, seq<forTheNth, maybe<timing>>>>>
{
    static std::optional<Trigger> build(Found& found)
    {
        Trigger made = found.take<Trigger>();
        setTiming(made, found);
        if (!found.has<Ordinal>())
            return made;
        if (made.ofCards) // said twice
            return std::nullopt;
        made.nth = found.take<Ordinal>().number;
        return made;
    }
};
/// "during your turn, whenever this attacks", "in the Attack Phase, each time ..."
struct timedBefore : seq<timing, maybe<comma>, whenever, happening>
{
    static std::optional<Trigger> build(Found& found)
    {
        Trigger made = found.take<Trigger>();
        if (made.inPhase || made.during != Trigger::During::Always)
            return std::nullopt; // said twice
        setTiming(made, found);
        return made;
    }
};
/// "the second time this attacks each turn"
struct nthTime : any<seq<word<"the">, ordinal, word<"time each turn", "time in a turn">,
                         maybe<word<"that">>, happening>,
                     seq<word<"the">, ordinal, word<"time">, happening, inATurn>>
{
    static std::optional<Trigger> build(Found& found)
    {
        const int nth = found.take<Ordinal>().number;
        Trigger made = found.take<Trigger>();
        if (made.ofCards)
            return std::nullopt;
        made.nth = nth;
        return made;
    }
};
struct anyTrigger : any<nthTime, seq<whenever, happening>, endOfTurn, seq<word<"at">, timeTrigger>,
                        timedBefore, during>
{
};

} // namespace

void setTiming(Trigger& made, Found& found)
{
    if (!found.has<Timing>())
        return;
    const Timing when = found.take<Timing>();
    made.during = when.during;
    made.inPhase = when.phase;
    made.outside = when.outside;
    // What is drawn in the Acquire Phase is acquired (S-TURN-ACQUIRE).
    if (made.event == Event::Draws && made.inPhase == Phase::Acquire && !made.outside) {
        made.event = Event::Acquires;
        made.eachCard = true;
        made.inPhase.reset();
        made.during = Trigger::During::Always; // it is nobody else's turn
    }
}

bool trigger::read(Input& in, Reading& reading)
{
    return text::read<anyTrigger>(in, reading);
}
bool bareTrigger::read(Input& in, Reading& reading)
{
    return text::read<happening>(in, reading);
}

} // namespace triptych::seize::grammar
