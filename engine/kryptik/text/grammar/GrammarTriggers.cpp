#include "kryptik/text/grammar/GrammarConditions.h"
#include "kryptik/text/grammar/GrammarEvents.h"

#include <utility>

// What a triggered ability waits for (9.3).
namespace triptych::kryptik::grammar {
namespace {

struct shorthand
    : seq<any<means<Event::Enters, "enter", "enters">, means<Event::Dies, "dies">>, semicolon>
{
    static constexpr std::string_view expected = "Enter; or Dies;";
    static Trigger build(Found& found)
    {
        Trigger trigger;
        trigger.event = found.take<Event>();
        return trigger;
    }
};

/// Of this card as it is put somewhere: by what an opponent does, and not by what its owner does.
struct byTheirEffect
    : means<Flag::Opponents, "by an opponent's effect", "by an effect an opponent controls",
          "by a spell or ability an opponent controls", "by an opponent's spell or ability",
          "by a spell or an ability an opponent controls", "by an opponent">
{
};
/// "when this dies while attacking": as it was then
struct whileItWas
    : seq<word<"while it was", "while it is", "while">,
          any<means<Filter::Condition::InCombat, "attacking or blocking", "in combat">,
              means<Filter::Condition::Attacking, "attacking">,
              means<Filter::Condition::Blocking, "blocking">,
              means<Filter::Condition::Engaged, "engaged">,
              means<Filter::Condition::Disengaged, "disengaged">,
              means<Filter::Condition::Weary, "weary">>>
{
};
struct thisDoes : seq<means<Flag::ByThis, "this citizen", "this card", "this spell", "this">,
                      cardEvent, maybe<any<byTheirEffect, whileItWas>>>
{
};
struct duringWhose
    : any<means<Trigger::During::YourTurn, "during your turn", "on your turn">,
          means<Trigger::During::OpponentsTurn, "during an opponent's turn",
              "during your opponent's turn", "on an opponent's turn", "during opponents' turns">,
          means<Trigger::During::YourCombat, "during your combat phase", "during your combat",
              "in your combat phase", "during combat on your turn">,
          means<Trigger::During::Combat, "during combat", "during a combat phase",
              "during the combat phase", "in combat", "during any combat phase">,
          means<Trigger::During::DrawPhase, "in a draw phase", "in your draw phase",
              "during your draw phase", "in their draw phase", "during their draw phase",
              "during a draw phase">,
          means<Trigger::During::YourFirst, "during your 1st phase", "in your 1st phase",
              "during your first phase", "in your first phase">,
          means<Trigger::During::YourSecond, "during your 2nd phase", "in your 2nd phase",
              "during your second phase", "in your second phase">,
          means<Trigger::During::NotDrawPhase, "outside of a draw phase",
              "outside of their draw phase", "outside their draw phase",
              "other than in their draw phase", "other than during their draw phase",
              "except during their draw phase", "except in their draw phase",
              "outside of your draw phase", "outside your draw phase",
              "other than in your draw phase", "other than during your draw phase",
              "except during your draw phase", "not during their draw phase",
              "outside of the draw phase", "other than in the draw phase">>
{
};
struct severalDidSo : seq<together, onIslandSeveral, cardEvent>
{
};
struct otherDoes : seq<aCard, cardEvent>
{
};
struct event : any<playersEvent, thisDoes, severalDidSo, otherDoes>
{
};
struct longhandEvent
    : seq<any<means<Trigger::Word::Whenever, "whenever">, means<Trigger::Word::When, "when">>,
          event>
{
};
/// "during your turn, whenever you draw a card,"
struct duringFirst : seq<duringWhose, comma>
{
};
/// By whose doing it happened is said of it, besides what it happened to.
bool isByWhose(Event event)
{
    return event == Event::IsPutInto || event == Event::IsCountered || event == Event::IsAttached
        || event == Event::GetsCounters || event == Event::ChangesSides;
}
/// Only its controller sacrifices it (glossary Sacrifice).
void byItsController(Trigger& trigger)
{
    const Side whose = std::exchange(trigger.subject.controller, Side::Any);
    if (whose == Side::Opponents)
        trigger.event = *opponentsOf(trigger.event);
    trigger.anyones = whose == Side::Any;
}
/// "for the second time each turn": of what a player does; of a citizen it could be the same one or another
struct forTheNthTime : seq<word<"for the">, ordinal, word<"time">, eachTurnOf>
{
};
struct timedDeed
    : seq<any<means<Trigger::Word::Whenever, "whenever">, means<Trigger::Word::When, "when">>,
          pegtl::at<word<"you", "an opponent", "your opponent", "a player">>, playersEvent,
          forTheNthTime>
{
};
struct longhand
    : any<seq<timedDeed, maybe<comma>>, seq<longhandEvent, maybe<duringWhose>, maybe<comma>>,
          seq<duringFirst, longhandEvent, maybe<comma>>>
{
    static constexpr std::string_view expected = "Whenever";
    static std::optional<Trigger> build(Found& found)
    {
        Trigger trigger;
        trigger.word = found.take<Trigger::Word>();
        const bool returned = found.says(Flag::Returns);
        const bool enters = found.says(Flag::Entering);
        trigger.event = returned || enters ? Event::IsPutInto : found.take<Event>();
        const bool byYou = found.says(Flag::ByYou);
        const bool byThem = found.says(Flag::ByThem);
        const bool anyones = found.says(Flag::Every);
        if (const auto theirs = opponentsOf(trigger.event); theirs && byThem)
            trigger.event = *theirs;
        trigger.together = found.says(Flag::Together);
        trigger.each = found.says(Flag::AsThis)
            && (trigger.event == Event::YouPlunder || trigger.event == Event::OpponentPlunders);
        trigger.combat = found.says(Flag::Combat);
        trigger.anyones = anyones && opponentsOf(trigger.event);
        trigger.nth = found.take<Ordinal>().number;
        if (trigger.event == Event::BecomesBlocked)
            trigger.fewest = found.take<int>(0);
        trigger.forYear = found.says(Flag::YearCard);
        if (auto kind = found.takeIfAny<CounterKind>())
            trigger.counter = std::move(*kind);
        const bool counted = trigger.event == Event::YouDraw || trigger.event == Event::YouCast
            || trigger.event == Event::OpponentDraws || trigger.event == Event::OpponentCasts
            || trigger.event == Event::YouDiscard || trigger.event == Event::OpponentDiscards
            || trigger.event == Event::YouSacrifice || trigger.event == Event::OpponentSacrifices
            || trigger.event == Event::Dies || trigger.event == Event::Enters
            || trigger.event == Event::Attacks || trigger.event == Event::YouActivate
            || trigger.event == Event::OpponentActivates || trigger.event == Event::YouUseYear
            || trigger.event == Event::OpponentUsesYear;
        if (trigger.nth > 0 && !counted)
            return std::nullopt;
        if (trigger.event == Event::BecomesTarget || trigger.event == Event::Attacks
            || trigger.event == Event::DestroysYear)
            trigger.bySide = found.take<Side>(Side::Any);
        if ((byYou || byThem)
            && (isByWhose(trigger.event) || trigger.event == Event::BecomesTarget))
            trigger.bySide = byThem ? Side::Opponents : Side::You;
        std::optional<Filter> moved;
        if (trigger.event == Event::YouCast || trigger.event == Event::OpponentCasts)
            if (auto lay = found.takeIfAny<Counted>()) { // "a card from your limbo pile"
                const bool own = lay->place.whose == (byThem || anyones ? Side::They : Side::You);
                if (lay->place.zone != Zone::Limbo || !own || asksOnTheIsland(lay->filter))
                    return std::nullopt;
                trigger.from = Zone::Limbo;
                moved = std::move(lay->filter);
            }
        if (trigger.event == Event::IsPutInto || trigger.event == Event::LeavesZone) {
            trigger.place = { found.take<Zone>(Zone::Abolished), found.take<Side>(Side::Any) };
            auto from = found.takeIfAny<FromZone>();
            if (auto lay = found.takeIfAny<Counted>()) { // "a card from your hand"
                if (lay->place.zone == Zone::Island || lay->place.zone == Zone::Attached
                    || lay->place.ofIt || asksOnTheIsland(lay->filter)
                    || lay->filter.controller != Side::Any)
                    return std::nullopt;
                from = FromZone { lay->place.zone, lay->place.whose };
                moved = std::move(lay->filter);
            }
            if (from && from->zone != Zone::Gone)
                trigger.from = from->zone;
            if (from && from->whose == Side::They && byThem && trigger.place.whose == Side::Any)
                trigger.place.whose = Side::They;
            if (from && from->whose != Side::Any
                && from->whose != Side::They) { // a card goes to a zone of its owner only
                const bool others
                    = trigger.place.whose != Side::Any && trigger.place.whose != from->whose;
                if (others && trigger.place.zone != Zone::Island)
                    return std::nullopt;
                trigger.place.whose = from->whose;
            }
            trigger.entering = trigger.place.zone == Zone::Island && (returned || enters);
            if (trigger.from == trigger.place.zone)
                return std::nullopt;
            const bool anybodys = trigger.place.zone == Zone::Island
                || trigger.place.zone == Zone::Abolished || trigger.place.zone == Zone::Hand;
            if (byThem && trigger.place.whose != Side::They && !anybodys)
                return std::nullopt; // a zone of whom else?
        }
        if (found.says(Flag::Opponents)) {
            if (trigger.event != Event::IsPutInto || found.has<Filter>())
                return std::nullopt;
            trigger.bySide = Side::Opponents;
        }
        // RULING 9.3: what is returned comes from a limbo pile to the island, and from the island to a hand.
        if (returned && !trigger.from)
            trigger.from = trigger.place.zone == Zone::Island ? Zone::Limbo : Zone::Island;
        if (auto subject = moved ? std::move(moved) : found.takeIfAny<Filter>()) {
            trigger.subjectIsThis = false;
            trigger.subject = std::move(*subject);
            if (returned && trigger.from == Zone::Island
                && trigger.subject.noun != Filter::Noun::Citizen)
                return std::nullopt; // a card may come from anywhere
            if (const auto side = found.takeIfAny<Side>()) {
                if (trigger.subject.controller != Side::Any)
                    return std::nullopt;
                trigger.subject.controller = *side;
            }
        }
        const bool passive
            = trigger.event == Event::YouSacrifice || trigger.event == Event::YouCast;
        if (passive && !byYou && !anyones)
            byItsController(trigger); // "a citizen is sacrificed"
        if (trigger.event == Event::YouCast && trigger.subjectIsThis && !byYou && !anyones)
            return std::nullopt; // nobody hears of itself on the pile
        if (trigger.together
            && (trigger.event == Event::GetsCounters
                || (passive && trigger.event != Event::YouSacrifice)))
            return std::nullopt; // told of each of them
        const bool fights = trigger.event == Event::Attacks || trigger.event == Event::Blocks;
        if (fights && (byYou || byThem || anyones)) { // "you attack with an Elf"
            trigger.subjectIsThis = false;
            if (trigger.subject.controller != Side::Any)
                return std::nullopt;
            trigger.subject.controller = byYou ? Side::You : byThem ? Side::Opponents : Side::Any;
        }
        if (const auto state = found.takeIfAny<Filter::Condition>()) {
            if (!trigger.subjectIsThis || !takesAway(trigger.event))
                return std::nullopt; // what stays is asked about
            trigger.subject.condition = *state;
        }
        // How many of a kind were cast nobody counts; your first one is what you do for the first time.
        Filter kind = trigger.subject;
        if (trigger.event == Event::Dies || trigger.event == Event::Enters
            || trigger.event == Event::Attacks) // whose they were is counted
            kind.controller = Side::Any;
        if (trigger.nth > 0 && isOfAKind(kind)) {
            if (trigger.nth > 1 || trigger.event != Event::YouCast || trigger.anyones)
                return std::nullopt;
            trigger.nth = 0;
            trigger.onceEachTurn = trigger.first = true;
        }
        trigger.object = found.take<Trigger::Object>();
        if (auto other = found.takeIfAny<By>()) {
            trigger.object = Trigger::Object::Citizen;
            trigger.counterpartIsThis = other->isThis;
            if (other->filter.noun != Filter::Noun::Citizen
                || (other->isThis && trigger.subjectIsThis))
                return std::nullopt;
            if (!other->isThis && other->filter != Filter {})
                trigger.counterpart = std::move(other->filter);
        }
        if (trigger.event == Event::ChangesSides && anyones && !trigger.subjectIsThis
            && trigger.subject.controller == Side::Any)
            return std::nullopt;        // 7.1 also what is cast
        if (found.says(Flag::Chosen)) { // "a citizen has a card attached to it"
            if (trigger.together)
                return std::nullopt;
            trigger.object = Trigger::Object::Citizen;
            trigger.counterpartIsThis = std::exchange(trigger.subjectIsThis, false);
            const Filter host = std::exchange(trigger.subject, Filter { Filter::Noun::Card });
            if (!trigger.counterpartIsThis && host != Filter {})
                trigger.counterpart = host;
        }
        trigger.during = found.take<Trigger::During>(Trigger::During::Always);
        if (found.has<Side>())
            return std::nullopt;
        return trigger;
    }
};

/// "the next time you cast a spell this turn": the first of them, and no other
struct nextTime : means<Flag::Next, "the next time">
{
};
struct watched : any<seq<nextTime, event, maybe<duringWhose>, word<"this turn">, comma>,
                     seq<longhandEvent, maybe<duringWhose>, word<"this turn">, comma>>
{
    static std::optional<Trigger> build(Found& found)
    {
        const bool ofThis = found.says(Flag::ByThis);
        const bool next = found.says(Flag::Next);
        auto trigger = longhand::build(found);
        if (trigger && next) {
            trigger->word = Trigger::Word::Whenever;
            trigger->onceEachTurn = true;
        }
        if (!trigger || ofThis || trigger->counterpartIsThis || trigger->first)
            return std::nullopt;
        return trigger;
    }
};

/// Of what an effect has named: "if it dies this turn". Of what may happen twice, "whenever" is every time.
struct onceOrEver : any<nextTime, means<Trigger::Word::Whenever, "whenever">,
                        means<Trigger::Word::When, "when", "if">>
{
};
struct itsEvent : seq<onceOrEver, means<Flag::ByThis, "it", "that citizen", "that card">, cardEvent,
                      word<"this turn">, comma>
{
    static std::optional<Trigger> build(Found& found)
    {
        const bool next = found.says(Flag::Next);
        auto trigger = longhand::build(found);
        if (!trigger || trigger->counterpartIsThis || trigger->place.zone != Zone::Island)
            return std::nullopt;
        if (next) {
            trigger->word = Trigger::Word::Whenever;
            trigger->onceEachTurn = true;
        }
        const bool once = trigger->event == Event::Dies || trigger->event == Event::IsDestroyed
            || trigger->event == Event::LeavesTheIsland || trigger->event == Event::Attacks;
        if (trigger->word == Trigger::Word::When && !once)
            return std::nullopt;
        return trigger;
    }
};
/// The same of what it names itself: "when target citizen attacks this turn,".
struct aimedEvent : seq<onceOrEver, pegtl::at<word<"target", "another target">>, thing, cardEvent,
                        word<"this turn">, comma>
{
    static std::optional<Effect> build(Found& found)
    {
        Thing what = found.take<Thing>();
        const auto* target = std::get_if<Target>(&what);
        if (!target || target->spec.count != 1 || target->spec.kind != TargetSpec::Kind::Cards
            || target->spec.place.zone != Zone::Island)
            return std::nullopt;
        auto trigger = itsEvent::build(found);
        if (!trigger || trigger->event == Event::Enters || trigger->event == Event::IsCountered
            || trigger->event == Event::IsPutInto)
            return std::nullopt; // it is on the island already
        Ability ability;
        ability.kind = Ability::Kind::Triggered;
        ability.trigger = std::move(*trigger);
        Watch made { std::make_shared<const Ability>(std::move(ability)), Duration::EndOfTurn };
        made.of = std::move(what);
        return Effect { std::move(made) };
    }
};
/// The same after "until your next turn,".
struct watchedLater : seq<longhandEvent, maybe<duringWhose>, comma>
{
    static std::optional<Trigger> build(Found& found) { return watched::build(found); }
};

struct anyTrigger : any<shorthand, longhand, moment>
{
};

} // namespace

bool watchedTrigger::read(Input& in, Reading& reading)
{
    return text::read<watched>(in, reading);
}
bool itsTrigger::read(Input& in, Reading& reading)
{
    return text::read<itsEvent>(in, reading);
}
bool aimedTrigger::read(Input& in, Reading& reading)
{
    return text::read<aimedEvent>(in, reading);
}
bool laterTrigger::read(Input& in, Reading& reading)
{
    return text::read<watchedLater>(in, reading);
}
bool trigger::read(Input& in, Reading& reading)
{
    return text::read<anyTrigger>(in, reading);
}

} // namespace triptych::kryptik::grammar
