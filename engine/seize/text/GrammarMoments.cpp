#include "seize/text/GrammarTriggers.h"

#include <algorithm>

// What players do and when it is time, as abilities wait for it; and what is waited for for a time.
namespace triptych::seize::grammar {
namespace {

using Event = Trigger::Event;

/// "you acquire", "an opponent acquires"
struct someone : any<whoIs<Who::Kind::You, "you">,
                     whoIs<Who::Kind::Opponent, "an opponent", "your opponent", "the opponent">,
                     whoIs<Who::Kind::EachPlayer, "a player", "any player">>
{
    static constexpr std::string_view expected = "you, an opponent or a player";
};
struct someCard : maybe<word<"a card", "cards", "1 card", "1">>
{
};
/// RULING S-TURN-ACQUIRE: "acquires" is heard once for however many cards, "acquires a card" once for each.
struct acquired : maybe<any<seq<count, word<"or more cards">, maybe<word<"at once">>>,
                      word<"cards", "one or more cards">, means<Flag::First, "a card">>>
{
};
/// "3 or more loot": lost or gained at once
struct soMuchLoot : any<word<"loot", "any loot">,
                        seq<count, word<"or more loot">, maybe<word<"at once", "at one time">>>>
{
};
struct plunders : happens<Event::Plunders, "plunder", "plunders">
{
};
template <int n, Literal... Words>
struct nthWord : word<Words...>
{
    static Ordinal build() { return { n }; }
};
struct ordinal : any<nthWord<2, "second">, nthWord<3, "third">, nthWord<4, "fourth">>
{
};
struct inATurn : word<"each turn", "in a turn", "this turn", "in each turn", "of a turn",
                     "of the turn", "of each turn", "per turn">
{
};
/// "a treasure card", "a Mage card": of what is discarded
struct discarded : any<seq<word<"a", "an">, pegtl::not_at<word<"card">>, cardKind>, someCard>
{
};
/// "your second card each turn"
struct nthCard : seq<word<"your", "their", "a">, ordinal, word<"card">, maybe<inATurn>>
{
};
/// "because of an opponent", "to an opponent's ability": whose doing it is
struct becauseOf
    : seq<word<"because of", "due to", "as a result of", "to">,
          any<means<Trigger::Doer::Foe, "an opponent's ability card", "an opponent's ability",
                  "an opponent's card or ability", "an opponent's effect", "an opponent's card",
                  "an opponent", "your opponent", "an enemy ability",
                  "an effect an opponent controls", "a card or ability an opponent controls">,
              means<Trigger::Doer::You, "your ability", "your abilities", "your card", "your cards",
                  "your effect", "a card you control", "an ability you control", "you">>>
{
};
/// "you play your second ability card each turn"
struct playsCard
    : any<seq<happens<Event::Plays, "plays", "play">, word<"your", "their", "a">, ordinal, cardKind,
              maybe<inATurn>>,
          seq<happens<Event::Plays, "plays", "play">, maybe<word<"a", "an", "another">>, cardKind,
              maybe<word<"into their warchest", "to their warchest", "into your warchest",
                  "to your warchest", "into a warchest", "from their hand", "from your hand">>>,
          seq<means<Flag::Treasures, "puts a treasure into their warchest",
              "put a treasure into your warchest", "play a treasure into your warchest",
              "plays a treasure into their warchest", "puts a treasure into your warchest">>>
{
};
struct playerTrigger
    : seq<someone,
          any<seq<happens<Event::Acquires, "acquires", "acquire">, acquired>,
              seq<happens<Event::Draws, "draws", "draw">, any<nthCard, someCard>>,
              seq<happens<Event::Discards, "discards", "discard">, any<nthCard, discarded>,
                  maybe<word<"from their hand", "from your hand", "from hand">>>,
              playsCard,
              happens<Event::WinsFlip, "win a coin flip", "wins a coin flip", "win a flip",
                  "wins a flip", "win the flip", "wins the flip", "win a coin toss",
                  "wins a coin toss">,
              happens<Event::LosesFlip, "lose a coin flip", "loses a coin flip", "lose a flip",
                  "loses a flip", "lose the flip", "loses the flip", "lose a coin toss",
                  "loses a coin toss">,
              seq<happens<Event::LosesLoot, "loses", "lose">, soMuchLoot>,
              seq<happens<Event::GainsLoot, "gains", "gain">, soMuchLoot>>,
          maybe<becauseOf>>
{
    static std::optional<Trigger> build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>(Event::Plays);
        made.who = found.take<Who>();
        made.cards = found.take<CardFilter>();
        made.doer = found.take<Trigger::Doer>(Trigger::Doer::Anybody);
        if (made.doer != Trigger::Doer::Anybody && made.event != Event::Draws
            && made.event != Event::Discards && made.event != Event::LosesLoot
            && made.event != Event::GainsLoot)
            return std::nullopt; // nobody makes another play, acquire or toss a coin
        if (found.says(Flag::Treasures))
            made.cards.kind = CardFilter::Kind::Treasure;
        made.nth = found.take<Ordinal>({ 1 }).number;
        made.least = std::max(1, found.take<int>(1));
        made.eachCard = made.event == Event::Acquires && found.says(Flag::First);
        return made;
    }
};
/// "a mercenary card is discarded": whoever discards it
struct cardDiscarded
    : seq<word<"a", "an">, cardKind,
          word<"is discarded from a hand", "is discarded from a player's hand", "is discarded">>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = Event::Discards;
        made.who.kind = Who::Kind::EachPlayer;
        made.cards = found.take<CardFilter>();
        return made;
    }
};

/// "a treasure you control is destroyed", "an opponent's Weapon is destroyed"
struct treasureSort
    : any<means<CardFilter::Kind::Weapon, "weapon">,
          means<CardFilter::Kind::Equipment, "equipment">, means<CardFilter::Kind::Relic, "relic">,
          means<CardFilter::Kind::Treasure, "treasure">>
{
};
struct treasureFalls
    : seq<any<seq<word<"a", "an">, treasureSort,
                  any<whoIs<Who::Kind::You, "you control">,
                      whoIs<Who::Kind::Opponent, "an opponent controls", "your opponent controls",
                          "opponents control">,
                      whoIs<Who::Kind::EachPlayer, "of any player">>>,
              seq<whoIs<Who::Kind::You, "one of your treasures">>,
              seq<whoIs<Who::Kind::Opponent, "an opponent's", "your opponent's">, treasureSort>,
              seq<word<"a", "an">, treasureSort>>,
          word<"is destroyed", "is put into the discard pile">>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = Event::TreasureFalls;
        made.who = found.take<Who>({ Who::Kind::EachPlayer });
        made.cards.kind = found.take<CardFilter::Kind>(CardFilter::Kind::Treasure);
        return made;
    }
};
/// "your turn", "each opponent's Rally Phase"
struct whoseTime : any<whoIs<Who::Kind::Opponent, "each opponent's", "an opponent's",
                           "your opponent's", "your opponents'", "opponents'", "the opponent's">,
                       whoIs<Who::Kind::You, "your", "each of your">,
                       whoIs<Who::Kind::EachPlayer, "each player's", "each", "every", "any", "the">>
{
    static constexpr std::string_view expected = "your, each opponent's or each";
};
struct turnWord : word<"turn">
{
};
struct timeTrigger
    : any<seq<happens<Event::StartOfTurn, "the start of", "the beginning of">, whoseTime, turnWord>,
          seq<happens<Event::EndOfTurn, "the end of">, whoseTime, turnWord>,
          seq<happens<Event::StartOfPhase, "the start of", "the beginning of">, whoseTime,
              phaseName>,
          seq<happens<Event::EndOfPhase, "the end of">, whoseTime, phaseName>>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>();
        made.who = found.take<Who>();
        made.phase = found.take<Phase>(Phase::Rally);
        return made;
    }
};
struct whenever : word<"whenever", "when", "each time", "every time">
{
};
struct somebodyOrOwn : any<thisCard, bearer, somebody>
{
    static Thing build(Found& found)
    {
        if (found.has<Thing>())
            return found.take<Thing>();
        Thing made;
        made.kind = found.take<Thing::Kind>();
        return made;
    }
};
/// "you plunder": a mercenary of yours does.
/// So does one of an opponent's where "an opponent plunders".
struct youHeal : seq<happens<Event::IsHealed, "you heal">, somebodyOrOwn>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>();
        made.subject = found.take<Thing>();
        made.doer = Trigger::Doer::You;
        return made;
    }
};
struct byTheirs
    : any<seq<means<Side::Yours, "you">,
              any<happens<Event::Plunders, "plunder">, happens<Event::Equips, "equip a treasure">,
                  happens<Event::Unequips, "unequip a treasure">,
                  happens<Event::UsesAbility, "use an ability", "activate an ability",
                      "use an active ability", "activate an active ability">,
                  happens<Event::Upstages, "upstage a mercenary", "upstage an enemy mercenary">,
                  happens<Event::Attacks, "attack with a mercenary", "attack">>>,
          seq<means<Side::Enemy, "an opponent", "your opponent", "the opponent">,
              any<seq<happens<Event::Plunders, "plunders">,
                      means<Filter::Place::YourGuildHall, "you", "your vault", "your guild hall">>,
                  happens<Event::Attacks, "attacks with a mercenary", "attacks">,
                  happens<Event::Plunders, "plunders">, happens<Event::Equips, "equips a treasure">,
                  happens<Event::Unequips, "unequips a treasure">,
                  happens<Event::UsesAbility, "uses an ability", "activates an ability",
                      "uses an active ability", "activates an active ability">,
                  happens<Event::Upstages, "upstages a mercenary">>>,
          seq<word<"a player">,
              any<happens<Event::Plunders, "plunders">, happens<Event::Equips, "equips a treasure">,
                  happens<Event::UsesAbility, "uses an ability", "activates an ability">>>>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>();
        made.subject.kind = Thing::Kind::Some;
        made.subject.filter.side = found.take<Side>(Side::Any);
        // "An opponent plunders you": a mercenary of theirs in your Guild Hall does.
        made.subject.filter.place = found.take<Filter::Place>(Filter::Place::Anywhere);
        return made;
    }
};
/// Of this card itself, wherever it is.
struct ofItself
    : any<means<Event::IsPlayed, "you play this treasure into your warchest",
              "this treasure is played into your warchest",
              "you play this treasure to your warchest", "this is played into your warchest",
              "you play this to your warchest", "you play this into your warchest",
              "this treasure enters your warchest", "you play this treasure",
              "this treasure is played", "you play this mercenary", "you play this card",
              "you play this event", "this event enters play", "this event is played",
              "you play this", "this enters your warchest", "this is played">,
          means<Event::IsEquipped, "you equip this treasure to a mercenary",
              "you equip this to a mercenary", "this treasure is equipped to a mercenary",
              "this treasure is equipped", "you equip this treasure", "you equip this",
              "this is equipped to a mercenary", "this is equipped", "this becomes equipped">,
          means<Event::IsRuined, "this treasure is destroyed", "this weapon is destroyed",
              "this relic is destroyed", "this equipment is destroyed", "this event is destroyed",
              "this event leaves play">,
          means<Event::IsUnequipped, "this treasure is unequipped", "you unequip this treasure",
              "you unequip this", "this is unequipped", "this becomes unequipped">>
{
};
struct ownTrigger : ofItself
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>();
        return made;
    }
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
struct forTheNth : seq<word<"for the">, ordinal, word<"time">, maybe<inATurn>>
{
};
struct happening : seq<any<youHeal, byTheirs, doneByPlayer, turnedEvent, treasureFalls,
                           cardDiscarded, mercenaryEvent, playerTrigger, ownTrigger>,
                       maybe<any<seq<timing, maybe<forTheNth>>, seq<forTheNth, maybe<timing>>>>>
{
    static Trigger build(Found& found)
    {
        Trigger made = found.take<Trigger>();
        setTiming(made, found);
        if (found.has<Ordinal>())
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
    static Trigger build(Found& found)
    {
        const int nth = found.take<Ordinal>().number;
        Trigger made = found.take<Trigger>();
        made.nth = nth;
        return made;
    }
};
struct anyTrigger : any<nthTime, seq<whenever, happening>, endOfTurn, seq<word<"at">, timeTrigger>,
                        timedBefore, during>
{
};

// ---------------------------------------------------------------- For a time

struct nextTime : word<"the next time", "when next", "the first time">
{
};
/// "this turn", "until your next turn"
struct forATime : duration
{
};
struct anyHappening : seq<any<youHeal, byTheirs, doneByPlayer, turnedEvent, treasureFalls,
                              cardDiscarded, mercenaryEvent, namedEvent, playerTrigger>,
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
struct nextMoment : seq<word<"at">,
                        any<seq<happens<Event::StartOfTurn, "the start of", "the beginning of">,
                                whoseNext, turnWord>,
                            seq<happens<Event::EndOfTurn, "the end of">, whoseNext, turnWord>,
                            seq<happens<Event::StartOfPhase, "the start of", "the beginning of">,
                                whoseNext, phaseName>>>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>();
        made.who = found.take<Who>();
        made.phase = found.take<Phase>(Phase::Rally);
        return made;
    }
};
/// It lasts for a time that can be waited through.
bool lasts(Duration duration)
{
    return duration == Duration::ThisTurn || duration == Duration::UntilYourNextTurn
        || duration == Duration::ThroughYourNextTurn || duration == Duration::ThroughYourTurn;
}
struct watchAlways : any<seq<forATime, maybe<comma>, whenever, anyHappening, comma, sentence>,
                         seq<whenever, anyHappening, forATime, comma, sentence>>
{
    static std::optional<Effect> build(Found& found)
    {
        Watch made;
        made.trigger = found.take<Trigger>();
        made.duration = found.take<Duration>();
        made.effect.push_back(found.take<Effect>());
        return lasts(made.duration) ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
struct watchOnce : seq<nextTime, anyHappening, maybe<forATime>, comma, sentence>
{
    static std::optional<Effect> build(Found& found)
    {
        Watch made;
        made.trigger = found.take<Trigger>();
        made.duration = found.take<Duration>(Duration::Always);
        made.once = true;
        made.effect.push_back(found.take<Effect>());
        const bool fits = made.duration == Duration::Always || lasts(made.duration);
        return fits ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
struct watchMoment : seq<nextMoment, maybe<comma>, sentence>
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

} // namespace

bool trigger::read(Input& in, Reading& reading)
{
    return text::read<anyTrigger>(in, reading);
}
bool bareTrigger::read(Input& in, Reading& reading)
{
    return text::read<happening>(in, reading);
}
bool nextTrigger::read(Input& in, Reading& reading)
{
    return text::read<nextMoment>(in, reading);
}
bool watch::read(Input& in, Reading& reading)
{
    return text::read<any<watchAlways, watchOnce, watchMoment>>(in, reading);
}

} // namespace triptych::seize::grammar
