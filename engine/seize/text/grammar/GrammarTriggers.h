#pragma once

#include "seize/text/grammar/GrammarDeeds.h"
#include "seize/text/grammar/GrammarInstructions.h"

// What abilities wait for: what mercenaries do and what is done to them is in GrammarTriggers.cpp, what
// players do in GrammarPlayerEvents.cpp, when it is time in GrammarMoments.cpp.
namespace triptych::seize::grammar {

template <Trigger::Event event, Literal... Words>
struct happens : means<event, Words...>
{
};
/// What happens to a treasure itself is no deed of a mercenary (`ofItself`).
struct notTheTreasure
    : pegtl::not_at<
          word<"this treasure", "this weapon", "this equipment", "this relic", "this event">>
{
};
struct triggerSubject : any<seq<notTheTreasure, thisCard>, bearer, somebody>
{
    static constexpr std::string_view expected
        = "whose deed (this, the bearer, a mercenary, an allied mercenary, ...)";
    static Thing build(Found& found) { return whomSaid(found); }
};
/// "falls to half health or less", "is healed to full health", "gains its third Frost counter" -> Event, Brink ...
struct brinkEvent : elsewhere<brinkEvent>
{
    static bool read(Input&, Reading&);
};
/// "a ranged attack", "melee attacks"
struct anAttack : seq<maybe<word<"a", "an">>, attackNoun>
{
};
struct saidDamage : seq<maybe<any<damageKind, means<How::Melee, "melee">,
                            means<How::Ranged, "ranged">, ofCounters>>,
                        word<"damage">>
{
};
/// A mercenary of which nothing more is said.
inline bool isAnyMercenary(const Thing& thing)
{
    return thing.filter == Filter {};
}
/// Attacks of either kind are what goes without saying.
inline void declared(Trigger& trigger)
{
    const bool declares = trigger.event == Trigger::Event::Declares
        || trigger.event == Trigger::Event::IsDeclaredOn;
    if (declares && trigger.blow.how == How::Attack)
        trigger.blow.how = How::Any;
}
/// "a Weapon": which treasures are equipped, where that is said
struct carriedSort
    : any<means<CardFilter::Kind::Weapon, "weapon">,
          means<CardFilter::Kind::Equipment, "equipment">, means<CardFilter::Kind::Relic, "relic">>
{
};
/// "an opponent's Instant card", "an ability card": by which card somebody is targeted
struct cardThatAims
    : seq<any<means<Trigger::Doer::Foe, "an opponent's", "your opponent's", "the opponent's",
                  "an opposing", "an enemy">,
              means<Trigger::Doer::You, "your", "one of your">, word<"an", "a", "any">>,
          any<means<CardFilter::Kind::Ability, "ability cards", "ability card">,
              means<CardFilter::Kind::Attack, "attack cards", "attack card">,
              means<CardFilter::Kind::Instant, "instant cards", "instant card", "instants",
                  "instant">>,
          maybe<means<Trigger::Doer::Foe, "an opponent plays", "your opponent plays",
              "an opponent controls">>>
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
/// "gains a Burn counter", "becomes poisoned", "is readied": behind whose they are -> Trigger::Event, Status, ...
struct ailingEvent : elsewhere<ailingEvent>
{
    static bool read(Input&, Reading&);
};
/// "is mended", "uses up its Defense": the same -> Trigger::Event
struct treatedEvent : elsewhere<treatedEvent>
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
/// "you heal an allied mercenary" -> Trigger
struct healedByYou : elsewhere<healedByYou>
{
    static bool read(Input&, Reading&);
};
/// "you plunder", "an opponent plunders": a mercenary of theirs does -> Trigger
struct theirsEvent : elsewhere<theirsEvent>
{
    static bool read(Input&, Reading&);
};
/// "you draw a card", "an opponent loses 2 or more loot" -> Trigger
struct playerEvent : elsewhere<playerEvent>
{
    static bool read(Input&, Reading&);
};
/// "a treasure you control is destroyed", "a mercenary card is discarded" -> Trigger
struct cardEvent : elsewhere<cardEvent>
{
    static bool read(Input&, Reading&);
};
/// "you play this treasure": of this card itself, wherever it is -> Trigger
struct ownEvent : elsewhere<ownEvent>
{
    static bool read(Input&, Reading&);
};
/// "the last drill counter is removed from this" -> Trigger
struct marksGone : elsewhere<marksGone>
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
/// Takes that up.
void setTiming(Trigger&, Found&);
struct whenever : word<"whenever", "when", "each time", "every time">
{
};
/// "Uses an active ability": none of a card that it is used for.
struct activeAbility
    : means<Flag::Actively, "an active ability", "its active ability",
          "one of its active abilities", "any active ability", "a mercenary's active ability">
{
};
struct turnWord : word<"turn">
{
};
/// When it is time: of whose turn, or of which phase of it.
inline Trigger momentOf(Found& found)
{
    Trigger made;
    made.event = found.take<Trigger::Event>();
    made.who = found.take<Who>();
    made.phase = found.take<Phase>(Phase::Rally);
    return made;
}
template <int n, Literal... Words>
struct nthWord : word<Words...>
{
    static Ordinal build() { return { n }; }
};
struct ordinal : any<nthWord<2, "second">, nthWord<3, "third">, nthWord<4, "fourth">>
{
};
struct upToFifth : any<ordinal, nthWord<5, "fifth">>
{
};
struct inATurn : word<"each turn", "in a turn", "this turn", "in each turn", "of a turn",
                     "of the turn", "of each turn", "per turn">
{
};

} // namespace triptych::seize::grammar
