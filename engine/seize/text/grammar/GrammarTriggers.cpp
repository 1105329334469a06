#include "seize/text/grammar/GrammarTriggers.h"

#include "seize/text/grammar/GrammarDeeds.h"

#include <algorithm>
#include <array>

// What mercenaries do and what is done to them, as abilities wait for it. What befalls their statuses is in
// GrammarAilings.cpp, the same said the other way round in GrammarTurned.cpp.
namespace triptych::seize::grammar {
namespace {

using Event = Trigger::Event;

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
/// "plunders you": wherever it stands
struct ofYourVault : means<Filter::Place::YourGuildHall, "you", "your vault", "your guild hall">
{
};
/// By an opponent goes with the words.
struct ofAFoe : seq<>
{
    static Trigger::Doer build(Found&) { return Trigger::Doer::Foe; }
};
struct outlivesIt : means<Flag::Own, "and survives", "and is not destroyed", "but survives",
                        "without being destroyed">
{
};
struct eventDeed
    : any<declaresAttack, makesAttack,
          seq<happens<Event::Attacks, "attacks">, word<"with">, anAttack>,
          happens<Event::ReturnsToHand, "is returned to hand", "returns to hand",
              "is returned to its owner's hand", "returns to its owner's hand",
              "is returned to a hand", "is returned to your hand">,
          seq<happens<Event::Attacks, "attacks">, object, word<"with">, anAttack>,
          seq<happens<Event::Attacks, "attacks">, maybe<object>>,
          seq<happens<Event::IsAttacked, "is attacked">,
              maybe<any<seq<word<"by", "with">, anAttack>, byWhom>>, maybe<outlivesIt>>,
          seq<happens<Event::IsDeclaredOn, "becomes the target of", "is the target of",
                  "is targeted by">,
              anAttack>,
          seq<happens<Event::IsAttacked, "is hit by">, anAttack>,
          seq<happens<Event::Plunders, "plunders">, ofYourVault>,
          seq<happens<Event::Plunders, "plunders for", "plunders">, count, word<"or more">,
              maybe<word<"loot">>>,
          happens<Event::Plunders, "plunders">,
          seq<happens<Event::IsDestroyed, "is destroyed", "dies">, word<"by", "from">, anAttack>,
          seq<happens<Event::IsDestroyed, "is destroyed", "dies", "is killed">,
              word<"by damage from", "by the damage of", "by", "from", "of">, ofCounters,
              pegtl::not_at<word<"mercenary", "mercenaries">>, maybe<word<"damage">>>,
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
          seq<happens<Event::IsDealtDamage, "is dealt", "takes", "suffers">, saidDamage,
              word<"by", "from">, any<anAttack, ofCounters>, maybe<outlivesIt>>,
          seq<happens<Event::IsDealtDamage, "is damaged">, word<"by">, ofCounters>,
          seq<happens<Event::IsDealtDamage, "is dealt", "takes", "suffers">, saidDamage,
              maybe<byWhom>, maybe<outlivesIt>>,
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
          seq<happens<Event::UsesAbility, "uses", "activates">, activeAbility>,
          happens<Event::Moves, "moves">,
          seq<happens<Event::Equips, "equips", "is equipped with">, word<"a", "an">, carriedSort>,
          seq<happens<Event::Unequips, "unequips">, word<"a", "an">, carriedSort>,
          happens<Event::Equips, "equips a treasure", "is equipped with a treasure", "is equipped",
              "equips">,
          happens<Event::Unequips, "unequips a treasure", "unequips">,
          happens<Event::Leaves, "leaves the battlefield", "leaves play">,
          happens<Event::Exits, "exits the battlefield", "exits">,
          seq<happens<Event::IsUpstaged, "is upstaged">, word<"by">, byOwn>,
          happens<Event::IsPushed, "is pushed or upstaged",
              "is upstaged or pushed">, // it is pushed then
          happens<Event::IsUpstaged, "is upstaged">,
          happens<Event::IsPushed, "is pushed or pulled", "is pulled or pushed", "is pushed">,
          happens<Event::Enters, "enters the battlefield", "enters play", "enters">,
          happens<Event::IsPlayed, "is played">, happens<Event::IsHealed, "is healed", "heals">,
          seq<happens<Event::IsDeclaredOn, "becomes the target of", "is declared the target of">,
              anAttack>,
          seq<happens<Event::IsTargeted, "is targeted by", "becomes the target of">, cardThatAims>,
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
/// RULING "moves into" is by its own movement alone; "enters" is however it comes there.
struct crossing
    : any<seq<happens<Event::Arrives, "enters", "comes into", "comes onto">, areaName>,
          seq<happens<Event::Moves, "moves into", "moves onto", "moves to", "steps onto",
                  "steps into">,
              areaName>,
          seq<happens<Event::Moves, "moves">, pegtl::at<word<"adjacent", "within">>, range>,
          seq<happens<Event::Moves, "moves", "steps">, means<Flag::Less, "out of">, areaName>,
          seq<means<Flag::Less, "leaves">, areaName>>
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
/// "A mercenary is dealt damage by this": this deals damage to a mercenary.
std::optional<Trigger> doneByOwn(Trigger made, Thing::Kind own)
{
    if (made.subject.kind != Thing::Kind::Some || made.survives
        || made.brink != Trigger::Brink::None
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
    made.brink = found.take<Trigger::Brink>(Trigger::Brink::None);
    if (made.brink == Trigger::Brink::Health || made.brink == Trigger::Brink::Counter)
        made.brinkAt = found.has<Ordinal>() ? found.take<Ordinal>().number : found.take<int>(1);
    made.survives = found.says(Flag::Own);
    made.active = found.says(Flag::Actively);
    made.event = found.take<Event>(Event::Arrives);
    made.least = found.take<int>(1);
    made.ailing = found.take<Trigger::Ailing>(Trigger::Ailing::One);
    made.status = found.take<Status>(Status::Exhaust);
    if (found.has<Readied>())
        made.event = Event::LosesStatus;
    made.blow.how = found.take<How>(How::Any);
    made.blow.type = found.takeIfAny<DamageType>();
    declared(made);
    if (made.event == Event::IsPlayed && made.subject.kind == Thing::Kind::Some) {
        made.event = Event::Enters; // of another one: it comes there by being played
        made.played = true;
    }
    if (found.has<How>())
        return std::nullopt; // said twice
    if (found.has<Thing::Kind>() && found.has<Trigger::Doer>())
        return std::nullopt;
    if (found.has<Thing::Kind>())
        return doneByOwn(std::move(made), found.take<Thing::Kind>());
    if (made.event == Event::Plunders && found.has<Filter::Place>()) {
        Filter& who = made.subject.filter;
        if (made.subject.kind != Thing::Kind::Some
            || (who.side != Side::Enemy && who.side != Side::Any))
            return std::nullopt;
        who.side = Side::Enemy; // nobody else plunders you
        found.take<Filter::Place>();
        made.ofYou = true;
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
        made.across = made.event == Event::Moves && (made.leaves || found.has<Filter::Place>());
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
using anyEvent
    = any<movesOnto, crossing, endsMove, itsTurn, treatedEvent, brinkEvent, eventDeed, ailingEvent>;
struct mercenaryTrigger : seq<triggerSubject, anyEvent, maybe<doer>>
{
    static std::optional<Trigger> build(Found& found)
    {
        Thing subject = found.take<Thing>();
        return eventOf(std::move(subject), found);
    }
};
/// "whenever it is pushed", "whenever each of them attacks" (GrammarTold.cpp)
struct itsDeed : seq<anyEvent, maybe<doer>>
{
    static std::optional<Trigger> build(Found& found)
    {
        Thing subject;
        subject.kind = Thing::Kind::It;
        return eventOf(std::move(subject), found);
    }
};
struct whomItTellsOf : any<word<"it">, means<Flag::All, "each of them">>
{
};
struct itsOwnTrigger : seq<whenever, whomItTellsOf, itsDeed>
{
};
/// What is done, and not what somebody is: "that is damaged" tells which mercenaries are meant.
bool isADeed(Event event)
{
    constexpr std::array<Event, 14> done { Event::Arrives, Event::Moves, Event::EndsMove,
        Event::Attacks, Event::Declares, Event::IsAttacked, Event::Plunders, Event::IsPushed,
        Event::IsUpstaged, Event::Upstages, Event::Destroys, Event::DealsDamage, Event::StartOfTurn,
        Event::EndOfTurn };
    return std::ranges::find(done, event) != done.end();
}
struct whoeverSo : seq<word<"each", "any", "every", "a", "an">, described, word<"that", "who">,
                       anyEvent, maybe<doer>>
{
    static std::optional<Trigger> build(Found& found)
    {
        Thing subject;
        subject.kind = Thing::Kind::Some;
        subject.filter = found.take<Filter>();
        auto made = eventOf(std::move(subject), found);
        return made && isADeed(made->event) ? std::move(made) : std::nullopt;
    }
};
/// "dealt damage by an enemy", "to enter your Guild Hall": behind "the first ..."
struct undergone : any<seq<any<happens<Event::IsDealtDamage, "dealt damage", "damaged">,
                               happens<Event::IsAttacked, "attacked">>,
                           maybe<byWhom>>,
                       happens<Event::IsDestroyed, "destroyed">, happens<Event::IsHealed, "healed">,
                       happens<Event::IsPushed, "pushed">, happens<Event::IsUpstaged, "upstaged">>
{
};
struct firstToDo
    : any<seq<happens<Event::Arrives, "to enter">, areaName>, happens<Event::Attacks, "to attack">,
          happens<Event::Moves, "to move">, happens<Event::Plunders, "to plunder">,
          happens<Event::IsDealtDamage, "to be dealt damage", "to take damage">,
          happens<Event::IsAttacked, "to be attacked">,
          happens<Event::IsDestroyed, "to be destroyed">>
{
};
/// "the first enemy mercenary that enters your Guild Hall"
struct firstThatDoes
    : seq<word<"the first">, described,
          any<seq<word<"that", "who">, anyEvent, maybe<doer>>, undergone, firstToDo>>
{
    static std::optional<Trigger> build(Found& found)
    {
        Thing subject;
        subject.kind = Thing::Kind::Some;
        subject.filter = found.take<Filter>();
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

} // namespace

bool mercenaryEvent::read(Input& in, Reading& reading)
{
    return text::read<mercenaryTrigger>(in, reading);
}
bool itsTrigger::read(Input& in, Reading& reading)
{
    return text::read<itsOwnTrigger>(in, reading);
}
bool whoeverDoes::read(Input& in, Reading& reading)
{
    return text::read<whoeverSo>(in, reading);
}
bool firstWhoDoes::read(Input& in, Reading& reading)
{
    return text::read<firstThatDoes>(in, reading);
}
bool namedEvent::read(Input& in, Reading& reading)
{
    return text::read<namedTrigger>(in, reading);
}

} // namespace triptych::seize::grammar
