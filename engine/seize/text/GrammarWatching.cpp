#include "seize/text/GrammarTriggers.h"

// What is waited for for a time, or once: "this turn, whenever an allied mercenary attacks, draw 1".
namespace triptych::seize::grammar {
namespace {

using Event = Trigger::Event;

struct nextTime : word<"the next time", "when next", "the first time">
{
};
struct anyHappening : seq<any<healedByYou, theirsEvent, doneByPlayer, turnedEvent, cardEvent,
                              mercenaryEvent, namedEvent, playerEvent>,
                          maybe<timing>>
{
    static Trigger build(Found& found)
    {
        Trigger made = found.take<Trigger>();
        setTiming(made, found);
        return made;
    }
};
/// "at the start of your next Attack Phase", "at the end of its controller's next turn"
struct whoseNext
    : any<whoIs<Who::Kind::You, "your next">,
          whoIs<Who::Kind::ItsController, "its controller's next", "its next">,
          whoIs<Who::Kind::ThatPlayer, "that player's next", "that opponent's next", "their next">,
          whoIs<Who::Kind::Opponent, "an opponent's next", "your opponent's next",
              "the opponent's next">,
          whoIs<Who::Kind::EachPlayer, "the next", "next">>
{
};
/// "at the end of the Attack Phase": of the one that goes on, or else of the next
struct thisOrNext : means<Flag::First, "this turn's", "this", "the current", "the">
{
};
struct nextMoment
    : seq<word<"at">,
          any<seq<happens<Event::StartOfTurn, "the start of", "the beginning of">, whoseNext,
                  turnWord>,
              seq<happens<Event::EndOfTurn, "the end of">, whoseNext, turnWord>,
              seq<happens<Event::StartOfPhase, "the start of", "the beginning of">, whoseNext,
                  phaseName>,
              seq<happens<Event::EndOfPhase, "the end of">, any<whoseNext, thisOrNext>, phaseName>>>
{
    static Trigger build(Found& found)
    {
        const bool current = found.says(Flag::First);
        Trigger made = momentOf(found);
        made.current = current;
        if (current)
            made.who.kind = Who::Kind::EachPlayer;
        return made;
    }
};
struct watchAlways : any<seq<waitingTime, maybe<comma>, whenever, anyHappening, comma, sentence>,
                         seq<whenever, anyHappening, waitingTime, comma, sentence>>
{
    static std::optional<Effect> build(Found& found)
    {
        Watch made;
        made.trigger = found.take<Trigger>();
        made.duration = found.take<Duration>();
        made.effect.push_back(found.take<Effect>());
        return canBeWaited(made.duration) ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
struct watchOnce : seq<nextTime, anyHappening, maybe<waitingTime>, comma, sentence>
{
    static std::optional<Effect> build(Found& found)
    {
        Watch made;
        made.trigger = found.take<Trigger>();
        made.duration = found.take<Duration>(Duration::Always);
        made.once = true;
        made.effect.push_back(found.take<Effect>());
        const bool fits = made.duration == Duration::Always || canBeWaited(made.duration);
        return fits ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// "whenever ..., at the start of the Second Movement Phase, ready it": of the next. Behind a deed it could be each.
struct startOfThe
    : seq<word<"at">, happens<Event::StartOfPhase, "the start of", "the beginning of">,
          whoIs<Who::Kind::EachPlayer, "the">, phaseName>
{
    static Trigger build(Found& found) { return momentOf(found); }
};
struct watchMoment : seq<any<nextMoment, startOfThe>, maybe<comma>, sentence>
{
    static Effect build(Found& found)
    {
        Watch made;
        made.trigger = found.take<Trigger>();
        made.duration = Duration::Always;
        made.once = true;
        made.effect.push_back(found.take<Effect>());
        return effect(std::move(made));
    }
};
/// "if it is destroyed this turn, draw 1", of one that was named: the first time that it is
struct watchIf : seq<word<"if">, namedEvent, waitingTime, comma, sentence>
{
    static std::optional<Effect> build(Found& found)
    {
        Watch made;
        made.trigger = found.take<Trigger>();
        made.duration = found.take<Duration>();
        made.once = true;
        made.effect.push_back(found.take<Effect>());
        return canBeWaited(made.duration) ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
struct anyWatch : any<watchAlways, watchOnce, watchIf, watchMoment>
{
};

} // namespace

bool nextTrigger::read(Input& in, Reading& reading)
{
    return text::read<nextMoment>(in, reading);
}
bool watch::read(Input& in, Reading& reading)
{
    return text::read<anyWatch>(in, reading);
}

} // namespace triptych::seize::grammar
