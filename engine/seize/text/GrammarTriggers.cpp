#include "seize/text/GrammarTriggers.h"
#include "seize/text/GrammarDeeds.h"

// What mercenaries do and what is done to them, as abilities wait for it.
namespace triptych::seize::grammar {
namespace {

using Event = Trigger::Event;

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
    static Thing build(Found& found)
    {
        if (found.has<Thing>())
            return found.take<Thing>();
        Thing made;
        made.kind = found.take<Thing::Kind>();
        return made;
    }
};
struct object : somebody
{
};
/// "by this mercenary": then it is this one's deed.
struct byOwn : any<thisCard, bearer>
{
};
struct byWhom : seq<word<"by", "from">, any<byOwn, object>>
{
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
struct declaresAttack
    : seq<happens<Event::Declares, "declares">, anAttack, maybe<word<"against", "on">, object>>
{
};
struct makesAttack
    : seq<happens<Event::Attacks, "makes">, anAttack, maybe<word<"against", "on">, object>>
{
};
/// "the target" of what is dealt or attacked goes without saying.
struct anybody : word<"to a mercenary", "to any mercenary", "to the target", "to a target">
{
};
/// "plunders you": in your Guild Hall
struct inYourHall : means<Filter::Place::YourGuildHall, "you", "your vault", "your guild hall">
{
};
/// By an opponent goes with the words.
struct ofAFoe : seq<>
{
    static Trigger::Doer build(Found&) { return Trigger::Doer::Foe; }
};
struct eventDeed
    : any<declaresAttack, makesAttack,
          seq<happens<Event::Attacks, "attacks">, word<"with">, anAttack>,
          happens<Event::ReturnsToHand, "is returned to hand", "returns to hand",
              "is returned to its owner's hand", "returns to its owner's hand",
              "is returned to a hand", "is returned to your hand">,
          seq<happens<Event::Attacks, "attacks">, object, word<"with">, anAttack>,
          seq<happens<Event::Attacks, "attacks">, maybe<object>>,
          seq<happens<Event::IsAttacked, "is attacked">, word<"by", "with">, anAttack>,
          seq<happens<Event::IsAttacked, "is hit by", "is the target of">, anAttack>,
          seq<happens<Event::IsAttacked, "is attacked">, maybe<byWhom>>,
          seq<happens<Event::Plunders, "plunders">, inYourHall>,
          happens<Event::Plunders, "plunders">,
          seq<happens<Event::IsDestroyed, "is destroyed", "dies">, word<"by", "from">, anAttack>,
          seq<happens<Event::IsDestroyed, "is destroyed">, byWhom>,
          happens<Event::IsDestroyed, "is destroyed", "dies", "is killed", "is defeated">,
          seq<happens<Event::IsDealtDamage, "is dealt", "takes", "suffers">, count, word<"or more">,
              saidDamage, maybe<any<seq<word<"by", "from">, anAttack>, byWhom, word<"at once">>>>,
          seq<happens<Event::IsDealtDamage, "is damaged">, word<"by">,
              any<seq<word<"a single", "one">, attackNoun>, anAttack>, word<"for">, count,
              word<"or more">>,
          seq<happens<Event::DealsDamage, "deals">, count, word<"or more">, saidDamage,
              maybe<any<seq<word<"to">, object, maybe<word<"with">, anAttack>>, anybody,
                  seq<word<"with">, anAttack>>>>,
          seq<means<Flag::Fully, "falls to half health or less", "drops to half health or less",
              "falls to half its health or less", "is reduced to half health or less",
              "drops to half its health or less", "falls to or below half health",
              "goes to half health or less">>,
          seq<happens<Event::IsDealtDamage, "is dealt", "takes", "suffers">, saidDamage,
              word<"by", "from">, any<anAttack, ofCounters>,
              maybe<means<Flag::Own, "and survives", "and is not destroyed", "but survives",
                  "without being destroyed">>>,
          seq<happens<Event::IsDealtDamage, "is damaged">, word<"by">, ofCounters>,
          seq<happens<Event::IsDealtDamage, "is dealt", "takes", "suffers">, saidDamage,
              maybe<byWhom>,
              maybe<means<Flag::Own, "and survives", "and is not destroyed", "but survives",
                  "without being destroyed">>>,
          seq<happens<Event::IsDealtDamage, "is damaged">, maybe<byWhom>>,
          seq<happens<Event::IsDealtDamage, "is damaged">, word<"by">, anAttack>,
          seq<happens<Event::DealsDamage, "deals">, saidDamage,
              any<seq<word<"to">, object, maybe<word<"with">, anAttack>>, anybody,
                  seq<word<"with">, anAttack>>>,
          seq<happens<Event::DealsDamage, "damages">, object>,
          seq<happens<Event::DealsDamage, "deals">, saidDamage>,
          seq<happens<Event::Destroys, "destroys", "kills", "defeats">, object,
              maybe<word<"with">, anAttack>>,
          seq<happens<Event::Upstages, "upstages">, object>,
          happens<Event::UsesAbility, "uses an ability", "activates an ability">,
          happens<Event::Moves, "moves">,
          seq<happens<Event::Equips, "equips", "is equipped with">, word<"a", "an">, carriedSort>,
          seq<happens<Event::Unequips, "unequips">, word<"a", "an">, carriedSort>,
          happens<Event::Equips, "equips a treasure", "is equipped with a treasure", "is equipped",
              "equips">,
          happens<Event::Unequips, "unequips a treasure", "unequips">,
          happens<Event::Leaves, "leaves the battlefield", "leaves play">,
          happens<Event::Exits, "exits the battlefield", "exits">,
          seq<happens<Event::IsUpstaged, "is upstaged">, word<"by">, byOwn>,
          happens<Event::IsUpstaged, "is upstaged">,
          happens<Event::IsPushed, "is pushed or pulled", "is pulled or pushed", "is pushed">,
          happens<Event::Enters, "enters the battlefield", "enters play", "enters">,
          happens<Event::IsPlayed, "is played">, happens<Event::IsHealed, "is healed", "heals">,
          // Of whatever targets it: only by cards, or only by Instants, it can not be said.
          seq<happens<Event::IsTargeted, "is targeted by an opponent's ability",
                  "is targeted by an enemy ability", "becomes the target of an opponent's ability",
                  "becomes the target of a card or ability an opponent controls",
                  "becomes the target of an ability an opponent controls",
                  "becomes the target of an opponent's card or ability",
                  "is targeted by a card or ability an opponent controls",
                  "is targeted by an opponent's card or ability",
                  "becomes the target of an enemy ability", "is targeted by an opposing ability",
                  "becomes the target of an opposing ability", "becomes the target of an opponent",
                  "is targeted by an opponent">,
              pegtl::not_at<word<"'s">>, ofAFoe>,
          seq<happens<Event::IsTargeted, "is targeted by an ability", "is targeted by a card",
                  "becomes the target of an ability", "becomes the target of a card or ability",
                  "is targeted by a card or ability", "becomes the target of an ability or card",
                  "becomes targeted", "is targeted">,
              pegtl::not_at<word<"card", "by an instant", "by an ability card">>>>
{
    static constexpr std::string_view expected
        = "attacks, plunders, is destroyed, is dealt damage, moves, exits, ...";
};
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
struct treatedEvent
    : any<happens<Event::IsMended, "is mended">, happens<Event::IsCleansed, "is cleansed">,
          happens<Event::SpendsDefense, "uses its defense", "uses up its defense",
              "loses its defense", "spends its defense", "has its defense used up",
              "has its defense used">>
{
};
bool isAnyMercenary(const Thing& thing)
{
    return thing.filter == Filter {};
}
/// "your Guild Hall", "a fogged tile", "a tile adjacent to this": where somebody comes in or goes out
struct areaName
    : any<means<Filter::Place::YourGuildHall, "your guild hall", "a tile of your guild hall">,
          means<Filter::Place::EnemyGuildHall, "an opponent's guild hall",
              "the opponent's guild hall", "your opponent's guild hall", "an enemy guild hall",
              "an opposing guild hall", "the enemy guild hall", "another player's guild hall">,
          means<Filter::Place::AnyGuildHall, "a guild hall", "any guild hall">,
          means<Filter::Place::YourSide, "your side of the battlefield", "your side">,
          means<Filter::Place::EnemySide, "an opponent's side of the battlefield",
              "an opponent's side", "the opponent's side", "the enemy side">,
          seq<word<"a", "an">, tilePhrase>>
{
};
/// "moves onto a tile adjacent to this": each step onto such a tile, also from another one
struct movesOnto
    : seq<happens<Event::Moves, "moves onto", "moves into", "moves to", "steps onto", "steps into">,
          word<"a", "an">, tilePhrase>
{
};
struct crossing
    : any<seq<happens<Event::Arrives, "enters", "moves into", "moves onto", "moves to",
                  "comes into", "comes onto", "steps onto", "steps into">,
              areaName>,
          seq<happens<Event::Moves, "moves">, pegtl::at<word<"adjacent", "within">>, range>,
          seq<happens<Event::Arrives, "becomes", "comes">, pegtl::at<word<"adjacent", "within">>,
              range>,
          seq<means<Flag::Less, "leaves", "moves out of", "steps out of">, areaName>>
{
};
/// "ends its movement in your Guild Hall", "on a tile adjacent to this", "adjacent to this"
struct endsMove : seq<happens<Event::EndsMove, "ends its movement", "stops moving">,
                      maybe<any<seq<word<"in", "on">, areaName, maybe<word<"tile", "tiles">>>,
                          seq<pegtl::at<word<"adjacent", "within">>, range>>>>
{
};
/// "starts its turn adjacent to this": where it stands then
struct itsTurn
    : seq<any<happens<Event::StartOfTurn, "starts", "begins">, happens<Event::EndOfTurn, "ends">>,
          word<"its turn", "its controller's turn", "their turn">,
          maybe<any<range, place, means<Filter::Condition::Fogged, "on a fogged tile">>>>
{
};
/// Attacks of either kind are what goes without saying.
void declared(Trigger& trigger)
{
    const bool declares = trigger.event == Event::Declares || trigger.event == Event::IsDeclaredOn;
    if (declares && trigger.blow.how == How::Attack)
        trigger.blow.how = How::Any;
}
/// "A mercenary is dealt damage by this": this deals damage to a mercenary.
std::optional<Trigger> doneByOwn(Trigger made, Thing::Kind own)
{
    if (made.subject.kind != Thing::Kind::Some || made.survives || made.toHalf
        || made.subject.filter.noun != Filter::Noun::Mercenary)
        return std::nullopt;
    if (made.event == Event::IsDealtDamage)
        made.event = Event::DealsDamage;
    else if (made.event == Event::IsAttacked)
        made.event = Event::Attacks;
    else if (made.event == Event::IsDestroyed)
        made.event = Event::Destroys;
    else if (made.event == Event::IsUpstaged)
        made.event = Event::Upstages;
    else
        return std::nullopt;
    const bool goesWithoutSaying = made.event == Event::Destroys || made.event == Event::Upstages;
    if (!goesWithoutSaying || made.subject.filter != Filter {})
        made.object = std::move(made.subject.filter);
    made.subject = {};
    made.subject.kind = own;
    return made;
}
/// Whoever does it: the words of the event make the rest.
std::optional<Trigger> eventOf(Thing subject, Found& found)
{
    Trigger made;
    made.subject = std::move(subject);
    made.cards.kind = found.take<CardFilter::Kind>(CardFilter::Kind::Card);
    made.toHalf = found.says(Flag::Fully);
    made.survives = found.says(Flag::Own);
    made.event = found.take<Event>(made.toHalf ? Event::IsDealtDamage : Event::Arrives);
    made.least = found.take<int>(1);
    made.ailing = found.take<Trigger::Ailing>(Trigger::Ailing::One);
    made.status = found.take<Status>(Status::Exhaust);
    if (found.has<Readied>())
        made.event = Event::LosesStatus;
    made.blow.how = found.take<How>(How::Any);
    made.blow.type = found.takeIfAny<DamageType>();
    declared(made);
    if (found.has<How>())
        return std::nullopt; // said twice
    if (found.has<Thing::Kind>() && found.has<Trigger::Doer>())
        return std::nullopt;
    if (found.has<Thing::Kind>())
        return doneByOwn(std::move(made), found.take<Thing::Kind>());
    if (made.event == Event::Plunders && found.has<Filter::Place>()) {
        Filter& who = made.subject.filter;
        if (made.subject.kind != Thing::Kind::Some || who.side != Side::Enemy
            || who.place != Filter::Place::Anywhere)
            return std::nullopt;
        who.place = found.take<Filter::Place>();
    }
    if (made.event == Event::StartOfTurn || made.event == Event::EndOfTurn) {
        made.its = true;
        Filter& filter = made.subject.filter;
        const bool placed
            = found.has<Range>() || found.has<Filter::Place>() || found.has<Filter::Condition>();
        if (placed
            && (made.subject.kind != Thing::Kind::Some || filter.range.kind != Range::Kind::Anywhere
                || filter.place != Filter::Place::Anywhere
                || (found.has<Filter::Condition>() && filter.condition != Filter::Condition::None)))
            return std::nullopt; // of this card it is a condition
        filter.range = found.take<Range>(filter.range);
        filter.place = found.take<Filter::Place>(filter.place);
        filter.condition = found.take<Filter::Condition>(filter.condition);
    }
    if (auto object = found.takeIfAny<Thing>()) {
        // "Destroys a mercenary with a ranged attack" says how, and not whom.
        const bool does = made.event == Event::Attacks || made.event == Event::Declares
            || made.event == Event::Destroys || made.event == Event::DealsDamage;
        if (does && object->filter.condition == Filter::Condition::HasRanged
            && made.blow.how == How::Any) {
            object->filter.condition = Filter::Condition::None;
            made.blow.how = How::Ranged;
        }
        // "Destroys" and "upstages" are always of somebody; where others say so, a word can mean that one.
        const bool goesWithoutSaying
            = made.event == Event::Destroys || made.event == Event::Upstages;
        if (!goesWithoutSaying || !isAnyMercenary(*object))
            made.object = std::move(object->filter);
    }
    const bool where = (made.event == Event::EndsMove || made.event == Event::Moves)
        && (found.has<Filter>() || found.has<Filter::Place>() || found.has<Range>());
    if (made.event == Event::Arrives || where) {
        made.leaves = found.says(Flag::Less);
        Filter area = found.take<Filter>();
        area.noun = Filter::Noun::Tile;
        area.place = found.take<Filter::Place>(area.place);
        area.range = found.take<Range>(area.range);
        made.into = std::move(area);
    }
    return made.subject.filter.noun == Filter::Noun::Mercenary && isDoneBy(made, found)
        ? std::optional(std::move(made))
        : std::nullopt;
}
using anyEvent = any<movesOnto, crossing, endsMove, itsTurn, treatedEvent, eventDeed, statusEvent>;
struct mercenaryTrigger : seq<triggerSubject, anyEvent, maybe<doer>>
{
    static std::optional<Trigger> build(Found& found)
    {
        Thing subject = found.take<Thing>();
        return eventOf(std::move(subject), found);
    }
};
/// Of what is waited for for a time: "target mercenary attacks", "it attacks".
struct namedTrigger : seq<thing, anyEvent, maybe<doer>>
{
    static std::optional<Trigger> build(Found& found)
    {
        Thing subject = found.take<Thing>();
        const bool one = subject.filter.noun == Filter::Noun::Mercenary && subject.count == 1
            && !subject.upTo && !subject.plural && subject.line == Thing::Line::None
            && (subject.kind == Thing::Kind::Target || subject.kind == Thing::Kind::It
                || subject.kind == Thing::Kind::That);
        return one ? eventOf(std::move(subject), found) : std::nullopt;
    }
};

// ---------------------------------------------------------------- Said the other way round

/// "an opponent's ability targets this"
struct aimsAt : seq<happens<Event::IsTargeted, "an opponent's ability targets",
                        "an enemy ability targets", "an opponent targets", "your opponent targets">,
                    any<thisCard, bearer, somebody>>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>();
        made.doer = Trigger::Doer::Foe;
        if (found.has<Thing>())
            made.subject = found.take<Thing>();
        else
            made.subject.kind = found.take<Thing::Kind>();
        return made;
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
          triggerSubject, maybe<word<"by">, object>>
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
        if (found.has<Thing>())
            made.subject = found.take<Thing>();
        else
            made.subject.kind = found.take<Thing::Kind>();
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

} // namespace

bool mercenaryEvent::read(Input& in, Reading& reading)
{
    return text::read<mercenaryTrigger>(in, reading);
}
bool namedEvent::read(Input& in, Reading& reading)
{
    return text::read<namedTrigger>(in, reading);
}
bool turnedEvent::read(Input& in, Reading& reading)
{
    return text::read<any<treasureComes, countersHurt, countersGo, defenseSpent, aimsAt,
        declaredAgainst, turnedAbout>>(in, reading);
}

} // namespace triptych::seize::grammar
