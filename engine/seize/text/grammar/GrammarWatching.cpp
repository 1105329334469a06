#include "seize/text/grammar/GrammarAbilities.h"
#include "seize/text/grammar/GrammarTriggers.h"

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
/// "Play this only when an ally is destroyed.", "... in response to an opponent's Instant."
struct playOnlyWhen
    : word<"play this only when", "play only when", "play this card only when",
          "you may play this only when", "you may play this card only when",
          "you can only play this when", "you may only play this when",
          "this can only be played when", "this card can only be played when",
          "can only be played when", "only play this when", "only play this card when",
          "playable only when", "use this only when", "use only when", "play this only after",
          "play only after", "play this card only after", "play this only if", "play only if",
          "play this card only if", "play this when", "play this card when", "play when",
          "play this only immediately after", "play only immediately after">
{
};
struct playInResponse
    : word<"play this only in response to", "play only in response to",
          "play this card only in response to", "this can only be played in response to",
          "this card can only be played in response to", "can only be played in response to",
          "you may only play this in response to", "you can only play this in response to",
          "only play this in response to", "playable only in response to", "play in response to",
          "play this in response to", "play this card in response to",
          "use this only in response to", "use only in response to">
{
};
struct noCard : pegtl::not_at<word<"ability", "card", "abilities", "cards">>
{
};
/// "an attack against an allied mercenary", "a melee attack by an enemy mercenary"
struct attackAnswered
    : any<seq<word<"a", "an">, means<Side::Enemy, "opponent's", "enemy", "opposing">, attackNoun,
              noCard, maybe<word<"against", "on", "targeting">, somebody>>,
          seq<word<"a", "an">, attackNoun, word<"against", "on", "targeting">, somebody>,
          seq<word<"a", "an">, attackNoun, happens<Event::Declares, "by", "made by", "from">,
              somebody>,
          seq<word<"a", "an">, attackNoun, noCard>>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.subject.kind = Thing::Kind::Some;
        made.blow.how = found.take<How>();
        const auto side = found.takeIfAny<Side>();
        auto whom = found.takeIfAny<Thing>();
        const bool byHim = found.has<Event>();
        made.event = whom && !byHim && !side ? Event::IsDeclaredOn : Event::Declares;
        if (byHim)
            found.take<Event>();
        if (side)
            made.subject.filter.side = *side;
        if (whom && side)
            made.object = std::move(whom->filter);
        else if (whom)
            made.subject = std::move(*whom);
        declared(made);
        return made;
    }
};
/// "an opponent's Instant", "an ability card an opponent plays": that it is played
struct cardAnswered
    : any<seq<whoIs<Who::Kind::Opponent, "an opponent's", "your opponent's", "an opposing",
                  "an enemy">,
              cardKind>,
          seq<word<"a", "an">, cardKind,
              whoIs<Who::Kind::Opponent, "an opponent plays", "played by an opponent",
                  "your opponent plays", "an opponent controls">>,
          seq<whoIs<Who::Kind::Opponent, "an opponent playing", "your opponent playing">,
              word<"a", "an">, cardKind>,
          seq<whoIs<Who::Kind::EachPlayer, "a", "an">, cardKind>>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = Event::Plays;
        made.who = found.take<Who>();
        made.cards = found.take<CardFilter>();
        return made;
    }
};
/// "an active ability of an enemy mercenary"
struct abilityAnswered
    : any<seq<word<"an active ability of", "an active ability used by">, somebody>,
          seq<means<Side::Enemy, "an opponent's active ability", "an opposing active ability",
              "an opponent using an active ability">>>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = Event::UsesAbility;
        made.active = true;
        made.subject.kind = Thing::Kind::Some;
        if (auto whose = found.takeIfAny<Side>()) {
            made.anyUser = true;
            made.subject.filter.side = *whose;
        } else {
            made.subject = found.take<Thing>();
        }
        return made;
    }
};
struct answering : seq<any<seq<playOnlyWhen, anyHappening>,
                           seq<playInResponse, any<attackAnswered, abilityAnswered, cardAnswered>,
                               maybe<timing>>>,
                       stop>
{
    static std::optional<Trigger> build(Found& found)
    {
        Trigger made = found.take<Trigger>();
        setTiming(made, found);
        const bool named = isAboutAMercenary(made) && made.subject.kind != Thing::Kind::Some;
        // Of no card in a hand it is known how often it was there for something.
        const bool counted = made.nth > 1 && !made.ofCards;
        return named || counted || made.its ? std::nullopt : std::optional(std::move(made));
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
bool playWhen::read(Input& in, Reading& reading)
{
    return text::read<answering>(in, reading);
}
bool watch::read(Input& in, Reading& reading)
{
    return text::read<anyWatch>(in, reading);
}

} // namespace triptych::seize::grammar
