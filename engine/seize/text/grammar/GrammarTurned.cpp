#include "seize/text/grammar/GrammarDeeds.h"
#include "seize/text/grammar/GrammarTriggers.h"

// What is done to mercenaries, said the other way round: "an enemy attacks this", "Burn counters deal damage to it".
namespace triptych::seize::grammar {
namespace {

using Event = Trigger::Event;

/// "an opponent's ability targets this"
struct aimsAt
    : any<seq<happens<Event::IsTargeted, "an opponent's ability targets",
                  "an enemy ability targets", "an opponent targets", "your opponent targets">,
              any<thisCard, bearer, somebody>>,
          seq<cardThatAims, happens<Event::IsTargeted, "targets">, any<thisCard, bearer, somebody>>>
{
    static std::optional<Trigger> build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>();
        made.cards.kind = found.take<CardFilter::Kind>(CardFilter::Kind::Card);
        const bool ofCard = made.cards.kind != CardFilter::Kind::Card;
        made.doer = found.take<Trigger::Doer>(ofCard ? Trigger::Doer::Anybody : Trigger::Doer::Foe);
        made.subject = whomSaid(found);
        return found.has<Trigger::Doer>() ? std::nullopt : std::optional(std::move(made));
    }
};
/// Not "attacks this turn".
struct ownMercenary : seq<pegtl::not_at<word<"this turn">>, any<thisCard, bearer>>
{
};
/// "an enemy attacks this", "an enemy destroys the bearer": it is done to this card's own.
struct turnedAbout
    : seq<somebody,
          any<seq<happens<Event::IsDeclaredOn, "declares">, anAttack, word<"against", "on">,
                  ownMercenary>,
              seq<happens<Event::IsAttacked, "attacks">, ownMercenary,
                  maybe<word<"with">, anAttack>>,
              seq<happens<Event::IsDealtDamage, "deals">, saidDamage, word<"to">, ownMercenary>,
              seq<happens<Event::IsDealtDamage, "damages">, ownMercenary>,
              seq<happens<Event::IsDestroyed, "destroys", "kills">, ownMercenary>,
              seq<happens<Event::IsUpstaged, "upstages">, ownMercenary>>>
{
    static std::optional<Trigger> build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>();
        made.subject.kind = found.take<Thing::Kind>();
        Thing other = found.take<Thing>();
        if (!isAnyMercenary(other))
            made.object = std::move(other.filter);
        made.blow.how = found.take<How>(How::Any);
        made.blow.type = found.takeIfAny<DamageType>();
        declared(made);
        return found.has<How>() ? std::nullopt : std::optional(std::move(made));
    }
};
/// "an attack is declared against an allied mercenary by a burning mercenary"
struct declaredAgainst
    : seq<anAttack, happens<Event::IsDeclaredOn, "is declared against", "is declared on">,
          triggerSubject, maybe<word<"by">, somebody>>
{
    static std::optional<Trigger> build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>();
        std::vector<Thing> things = found.takeAll<Thing>();
        made.subject = std::move(things.front());
        if (things.size() > 1)
            made.object = std::move(things.back().filter);
        made.blow.how = found.take<How>(How::Any);
        declared(made);
        return made.subject.filter.noun == Filter::Noun::Mercenary ? std::optional(std::move(made))
                                                                   : std::nullopt;
    }
};
/// "Burn counters deal damage to an enemy mercenary": it is dealt damage by them.
struct countersHurt : seq<ofCounters, happens<Event::IsDealtDamage, "deal", "deals">,
                          word<"damage to">, any<thisCard, bearer, somebody>>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>();
        made.blow.how = found.take<How>();
        made.subject = whomSaid(found);
        return made;
    }
};
/// "the bearer's Defense is used up", "an enemy mercenary's Defense is used up"
struct defenseSpent
    : seq<any<means<Thing::Kind::This, "this mercenary's", "its">,
              means<Thing::Kind::Bearer, "the bearer's">, seq<maybe<word<"a", "an">>, mercenarys>>,
          happens<Event::SpendsDefense, "defense is used up", "defense is used", "defense is spent",
              "defense is lost">>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>();
        made.subject.kind = found.take<Thing::Kind>(Thing::Kind::Some);
        if (made.subject.kind == Thing::Kind::Some)
            made.subject.filter = found.take<Filter>();
        return made;
    }
};

struct anyTurned : any<treasureComes, countersHurt, countersGo, defenseSpent, aimsAt,
                       declaredAgainst, turnedAbout>
{
};

} // namespace

bool turnedEvent::read(Input& in, Reading& reading)
{
    return text::read<anyTurned>(in, reading);
}

} // namespace triptych::seize::grammar
