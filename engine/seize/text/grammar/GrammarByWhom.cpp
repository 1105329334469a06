#include "seize/text/grammar/GrammarDeeds.h"
#include "seize/text/grammar/GrammarTriggers.h"

#include <algorithm>
#include <array>
#include <utility>

// By whose doing something happens, and when: "you exhaust an enemy mercenary", "by an opponent's ability",
// "during their Draw Phase".
namespace triptych::seize::grammar {
namespace {

using Event = Trigger::Event;
using Doer = Trigger::Doer;
using Ailing = Trigger::Ailing;

// ---------------------------------------------------------------- What a player does to somebody

struct whoDoesIt
    : any<means<Doer::You, "you">, means<Doer::Foe, "an opponent", "your opponent", "the opponent">,
          means<Doer::Anybody, "a player", "any player">,
          seq<pegtl::not_at<word<"this treasure is", "this event is">>,
              means<Doer::Own, "this mercenary", "this treasure", "this event", "this card",
                  "this relic", "this weapon", "this equipment", "this">>>
{
};
/// "an allied Hunter mercenary poisons ..."
struct whoBrings : seq<somebody>
{
    static Filter build(Found& found) { return found.take<Thing>().filter; }
};
/// Of a treasure itself only that it is destroyed is heard.
struct whomItBefalls : any<seq<notTheTreasure, thisCard>, bearer, somebody>
{
};
struct whatIsDestroyed : any<thisCard, bearer, somebody>
{
};
struct aFew : word<"a", "an", "one or more", "any", "one", "1">
{
};
struct whichCounters
    : any<means<Ailing::Counters, "a counter", "one or more counters", "any counters",
              "any counter", "counters", "a status counter">,
          seq<aFew, status, means<Flag::Several, "counters", "counter">>,
          seq<count, word<"or more">, status, means<Flag::Several, "counters">>,
          seq<word<"a", "the", "its">, upToFifth, status, means<Flag::Several, "counter">>,
          seq<status, means<Flag::Several, "counters", "counter">>>
{
};
struct whichStatus
    : any<means<Ailing::Magical, "a magical status effect", "a magical status">,
          means<Ailing::Physical, "a physical status effect", "a physical status">,
          means<Ailing::Any, "a status effect", "a status", "any status effect", "any status">,
          whichCounters, seq<maybe<aFew>, status>>
{
};
struct makesSuffer
    : any<means<Status::Exhaust, "exhausts", "exhaust">, means<Status::Poison, "poisons", "poison">,
          means<Status::Frost, "freezes", "freeze", "frosts", "frost">,
          means<Status::Burn, "burns", "burn">, means<Status::Blind, "blinds", "blind">,
          means<Status::Silence, "silences", "silence">>
{
};
struct ontoIt : word<"to", "on", "onto">
{
};
struct homeAgain : word<"to hand", "to its owner's hand", "to their hand", "to your hand",
                       "to a hand", "to its controller's hand">
{
};
struct damageDealt
    : seq<maybe<count, word<"or more">>, maybe<any<damageKind, word<"any">>>, word<"damage">>
{
};
struct playersAct
    : any<seq<happens<Event::IsMended, "mends", "mend">, whomItBefalls>,
          seq<happens<Event::IsCleansed, "cleanses", "cleanse">, whomItBefalls>,
          seq<happens<Event::IsHealed, "heals", "heal">, whomItBefalls>,
          seq<happens<Event::IsPushed, "pushes or pulls", "push or pull", "pushes", "push", "pulls",
                  "pull">,
              whomItBefalls>,
          seq<happens<Event::IsDestroyed, "destroys", "destroy", "kills", "kill", "defeats",
                  "defeat">,
              whatIsDestroyed>,
          seq<happens<Event::IsDealtDamage, "deals", "deal">, damageDealt, word<"to">,
              whomItBefalls>,
          seq<happens<Event::IsDealtDamage, "damages", "damage">, whomItBefalls>,
          seq<happens<Event::IsUpstaged, "upstages", "upstage">, whomItBefalls>,
          seq<happens<Event::IsTargeted, "targets", "target">, whomItBefalls,
              maybe<word<"with an ability", "with a card or ability", "with abilities">>>,
          seq<happens<Event::ReturnsToHand, "returns", "return">, whomItBefalls, homeAgain>,
          seq<happens<Event::GainsStatus, "applies", "apply", "places", "place", "puts", "put",
                  "inflicts", "inflict", "gives", "give">,
              whichStatus, ontoIt, whomItBefalls>,
          seq<happens<Event::GainsStatus, "gives", "give">, whomItBefalls, whichStatus>,
          seq<happens<Event::LosesStatus, "removes", "remove">, whichStatus, word<"from">,
              whomItBefalls>,
          seq<makesSuffer, whomItBefalls>,
          seq<happens<Event::LosesStatus, "readies", "ready">, whomItBefalls>>
{
};
/// A counter that goes need not be the last: that is told of the status alone.
void setCounters(Trigger& made, Found& found)
{
    made.ailing = found.take<Ailing>(Ailing::One);
    made.status = found.take<Status>(Status::Exhaust);
    made.least = found.take<int>(made.least);
    if (found.has<Ordinal>()) {
        made.brink = Trigger::Brink::Counter;
        made.brinkAt = found.take<Ordinal>().number;
    }
    if (made.event == Event::LosesStatus
        && (found.says(Flag::Several) || made.ailing == Ailing::Counters))
        made.event = Event::Sheds;
}
/// Which of its counters it is, and how many at once, is told of what is counted and gained.
bool hasSuchCounters(const Trigger& made)
{
    const bool said = made.brink != Trigger::Brink::None
        || (made.least > 1
            && (made.event == Event::GainsStatus || made.event == Event::Sheds
                || made.event == Event::LosesStatus));
    if (said && (made.event != Event::GainsStatus || made.ailing != Ailing::One))
        return false;
    return !(said || made.event == Event::Sheds) || made.ailing != Ailing::One
        || isCounted(made.status);
}
struct actOfPlayer : seq<any<whoDoesIt, whoBrings>, playersAct>
{
    static std::optional<Trigger> build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>(Event::GainsStatus);
        made.doer = found.take<Doer>(Doer::Anybody);
        made.object = found.takeIfAny<Filter>();
        made.bringerFirst = made.object.has_value();
        made.subject = whomSaid(found);
        made.least = std::max(1, found.take<int>(1));
        made.blow.type = found.takeIfAny<DamageType>();
        setCounters(made, found);
        if (!hasSuchCounters(made) || (made.object && !isBroughtAbout(made.event)))
            return std::nullopt;
        // What this itself attacks, damages or destroys is told as its own deed.
        const bool fought = made.event == Event::IsDealtDamage || made.event == Event::IsDestroyed
            || made.event == Event::IsUpstaged;
        const bool mercenary = made.subject.filter.noun == Filter::Noun::Mercenary;
        return !mercenary || (made.doer == Doer::Own && fought) ? std::nullopt
                                                                : std::optional(std::move(made));
    }
};

// ---------------------------------------------------------------- What is taken from somebody

struct whatIsRemoved : any<means<Ailing::Magical, "a magical status effect", "a magical status">,
                           means<Ailing::Physical, "a physical status effect", "a physical status">,
                           means<Ailing::Any, "a status effect", "a status", "any status">,
                           whichCounters, seq<maybe<aFew>, status>>
{
};
/// "a Burn counter is placed on this": it gains it.
struct takenFrom : seq<whatIsRemoved,
                       any<happens<Event::LosesStatus, "is removed from", "are removed from",
                               "is taken from", "are taken from">,
                           happens<Event::GainsStatus, "is placed on", "is put on", "are placed on",
                               "are put on", "is applied to", "are applied to", "is given to">>,
                       whomItBefalls, maybe<doer>>
{
    static std::optional<Trigger> build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>();
        made.doer = found.take<Doer>(Doer::Anybody);
        made.subject = whomSaid(found);
        setCounters(made, found);
        const bool card = found.take<How>(How::Any) == How::Card;
        return card || !hasSuchCounters(made) || made.subject.filter.noun != Filter::Noun::Mercenary
            ? std::nullopt
            : std::optional(std::move(made));
    }
};

/// "a treasure is equipped to an allied mercenary": that mercenary equips it.
struct ofYourOwn : seq<>
{
    static Flag build(Found&) { return Flag::Own; }
};
struct treasureIsEquipped
    : seq<any<happens<Event::Equips, "a treasure is equipped to">,
              happens<Event::Unequips, "a treasure is unequipped from">,
              seq<any<happens<Event::Equips, "you equip a treasure to">,
                      happens<Event::Unequips, "you unequip a treasure from">>,
                  ofYourOwn>,
              seq<word<"a", "an">, carriedSort,
                  any<happens<Event::Equips, "is equipped to">,
                      happens<Event::Unequips, "is unequipped from">>>,
              seq<any<happens<Event::Equips, "you equip">, happens<Event::Unequips, "you unequip">>,
                  word<"a", "an">, carriedSort, word<"to", "from">, ofYourOwn>>,
          any<thisCard, means<Thing::Kind::This, "it">, bearer, somebody>>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = found.take<Event>();
        made.cards.kind = found.take<CardFilter::Kind>(CardFilter::Kind::Card);
        const bool yours = found.says(Flag::Own);
        made.subject = whomSaid(found);
        // Not a teammate's, whose mercenary is allied as well.
        const bool some
            = made.subject.kind == Thing::Kind::Each || made.subject.kind == Thing::Kind::Some;
        if (Side& side = made.subject.filter.side;
            yours && some && (side == Side::Allied || side == Side::Any))
            side = Side::Yours;
        return made;
    }
};

// ---------------------------------------------------------------- By whom

struct anOpponents : means<Doer::Foe, "an opponent's", "your opponent's", "the opponent's",
                         "an enemy", "an opposing", "a foe's">
{
};
/// "your": by you
struct yourDoing : seq<>
{
    static Doer build(Found&) { return Doer::You; }
};
/// A card or an ability: of damage that is not whoever's mercenary attacks.
struct discardedCard : seq<>
{
    static Flag build(Found&) { return Flag::Several; }
};
struct byDoer
    : seq<word<"by", "from", "because of">,
          any<seq<anOpponents,
                  any<means<How::Card, "ability card">, means<How::Ability, "ability">,
                      means<Flag::Several, "card or ability", "ability or card", "effect",
                          "card">>>,
              seq<means<Doer::Foe, "a card or ability an opponent controls",
                      "an effect an opponent controls", "a card an opponent controls",
                      "an ability an opponent controls">,
                  discardedCard>,
              means<Doer::Foe, "an opponent", "your opponent", "the opponent", "opponents">,
              seq<word<"your", "one of your">,
                  any<seq<means<How::Card, "ability cards", "ability card">, yourDoing>,
                      seq<means<How::Ability, "abilities", "ability">, yourDoing>,
                      seq<means<Flag::Several, "effects", "effect", "cards", "card">, yourDoing>>>,
              seq<means<Doer::You, "a card or ability you control", "an effect you control">,
                  discardedCard>,
              means<Doer::You, "you">,
              seq<word<"an", "a", "any">,
                  any<means<How::Card, "ability card">, means<How::Ability, "ability">>>,
              means<How::Card, "ability cards">, means<How::Ability, "abilities">, somebody>>
{
};

/// What befalls a mercenary by another's doing. The rest is its own doing, or comes by itself.
constexpr std::array befalling { Event::IsAttacked, Event::IsDestroyed, Event::IsDealtDamage,
    Event::IsUpstaged, Event::IsHealed, Event::GainsStatus, Event::LosesStatus, Event::Sheds,
    Event::IsMended, Event::IsCleansed, Event::ReturnsToHand, Event::IsTargeted, Event::IsPushed,
    Event::IsDeclaredOn };
constexpr std::array notBefalling { Event::Attacks, Event::Plunders, Event::DealsDamage,
    Event::Destroys, Event::Moves, Event::Equips, Event::Unequips, Event::Exits, Event::Upstages,
    Event::UsesAbility, Event::Enters, Event::SpendsDefense, Event::Declares, Event::EndsMove,
    Event::Leaves, Event::Arrives };
static_assert(
    befalling.size() + notBefalling.size() == static_cast<std::size_t>(Event::Arrives) + 1);

constexpr std::array fought { Event::Attacks, Event::IsAttacked, Event::IsDestroyed,
    Event::IsDealtDamage, Event::DealsDamage, Event::Destroys, Event::Upstages, Event::IsUpstaged,
    Event::SpendsDefense, Event::Declares, Event::IsDeclaredOn };
bool takesObject(Event event)
{
    return isBroughtAbout(event) || std::ranges::find(fought, event) != fought.end();
}
bool befalls(Event event)
{
    return std::ranges::find(befalling, event) != befalling.end();
}

// ---------------------------------------------------------------- When

struct whoseTiming : any<means<Trigger::During::OpponentsTurn, "each opponent's", "an opponent's",
                             "your opponent's", "the opponent's", "your opponents'", "opponents'">,
                         means<Trigger::During::YourTurn, "each of your", "your">,
                         means<Trigger::During::TheirTurn, "their own", "their", "its controller's",
                             "that player's", "its own controller's">>
{
};
struct inOrOut : any<means<Flag::Less, "outside of", "outside">, word<"during", "in", "on">>
{
};
/// "During another player's turn": not in that of whom it is about.
struct ofAnother : seq<>
{
    static Flag build(Found&) { return Flag::Other; }
};
struct timingSaid
    : any<seq<word<"during another player's turn", "on another player's turn",
                  "during somebody else's turn", "during another's turn">,
              ofAnother>,
          seq<inOrOut, whoseTiming, word<"turns", "turn">>, seq<inOrOut, whoseTiming, phaseName>,
          seq<inOrOut,
              word<"the", "each", "any", "every", "a", "an", "each player's", "any player's">,
              phaseName>>
{
    static Timing build(Found& found)
    {
        Timing made;
        made.during = found.take<Trigger::During>(Trigger::During::Always);
        made.phase = found.takeIfAny<Phase>();
        made.outside = found.says(Flag::Less);
        if (found.says(Flag::Other)) {
            made.during = Trigger::During::TheirTurn;
            made.outside = true;
        }
        return made;
    }
};

} // namespace

bool isDoneBy(Trigger& made, Found& found)
{
    // By which mercenary: of who fights, pushes and the like, and of what an ability brings about.
    if (made.object && !takesObject(made.event))
        return false;
    if (made.object && isBroughtAbout(made.event)
        && (made.blow.how != How::Any || made.brink != Trigger::Brink::None))
        return false;
    const bool ability = made.blow.how == How::Ability || made.blow.how == How::Card;
    const bool damage = made.event == Event::IsDealtDamage || made.event == Event::IsDestroyed;
    if (found.has<Trigger::Doer>()) {
        made.doer = found.take<Trigger::Doer>();
        const bool card = found.says(Flag::Several);
        const bool struck = damage || made.event == Event::IsAttacked
            || made.event == Event::IsUpstaged || made.event == Event::IsDeclaredOn;
        if (struck && (card || (ability && made.event != Event::IsDealtDamage)))
            return false;
        if (!befalls(made.event) || made.object || made.survives
            || (damage && made.brink != Trigger::Brink::None)
            || (made.blow.how != How::Any && !ability))
            return false;
        // A status or a push is always an ability's: only of damage it says more than by whom.
        if (!damage && made.blow.how == How::Ability)
            made.blow.how = How::Any;
        if (made.doer == Trigger::Doer::Own && ability)
            return false;
    }
    // By what somebody is destroyed is known of attacks alone.
    return !ability || made.blow.how == How::Any || made.event == Event::IsDealtDamage
        || made.event == Event::DealsDamage;
}
bool doneByPlayer::read(Input& in, Reading& reading)
{
    return text::read<actOfPlayer>(in, reading);
}
bool treasureComes::read(Input& in, Reading& reading)
{
    return text::read<treasureIsEquipped>(in, reading);
}
bool countersGo::read(Input& in, Reading& reading)
{
    return text::read<takenFrom>(in, reading);
}
bool doer::read(Input& in, Reading& reading)
{
    return text::read<byDoer>(in, reading);
}
bool timing::read(Input& in, Reading& reading)
{
    return text::read<timingSaid>(in, reading);
}

} // namespace triptych::seize::grammar
