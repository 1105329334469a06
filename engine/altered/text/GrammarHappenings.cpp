#include "altered/text/GrammarHappenings.h"

#include <algorithm>

// What may happen: of triggers ("When ..."), replacements ("If ... would ...") and the history (6.2, 6.3).
namespace triptych::altered::grammar {
namespace {

using Event = Happening::Event;
using Window = Happening::Window;

// ---------------------------------------------------------------- What a card does

struct placeName : any<word<"reserve">, word<"the expedition zone">>
{
};
struct toZone
    : any<seq<whose,
              any<means<Zone::Reserve, "reserve">,
                  means<Zone::Landmark, "landmarks", "landmark zone">, means<Zone::Hand, "hand">,
                  means<Zone::Mana, "mana zone">, means<Zone::Discard, "discard pile">>>,
          means<Zone::Reserve, "reserve">, means<Zone::Discard, "the discard pile">,
          means<Zone::Expedition, "the expedition zone">>
{
};
struct sameHand : seq<word<"or">, any<means<Zone::Hand, "hand">, means<Zone::Deck, "deck">>>
{
    static Place build(Found& found)
    {
        Place made;
        made.zone = found.take<Zone>();
        said(made).join = Said<Place>::Join::Bare;
        return made;
    }
};
struct fromHand : word<"hand">
{
    static Place build()
    {
        Place made;
        made.zone = Zone::Hand;
        return made;
    }
};
struct fromPlaces
    : seq<word<"from">,
          any<means<Flag::Anywhere, "anywhere">, fromHand, seq<place, maybe<sameHand>>>>
{
};
/// "by an opponent": whose doing it is
struct byWhom : seq<word<"by">, anyone>
{
    static Happening build(Found& found)
    {
        Happening made;
        made.by = found.take<Who>();
        return made;
    }
};
template <Mood m>
struct goes : seq<any<does<m, "go", "goes", "went">, does<m, "be sent", "is sent", "was sent">>,
                  maybe<means<Flag::Directly, "directly">>,
                  any<seq<means<Flag::First, "from">, place, maybe<sameHand>, word<"to">, toZone>,
                      seq<word<"to">, toZone, maybe<fromPlaces>>>,
                  maybe<byWhom>>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::GoesTo);
        if (auto by = found.takeIfAny<Happening>())
            made.by = std::move(by->by);
        made.zone = found.take<Zone>();
        made.from = found.takeAll<Place>();
        for (std::size_t i = 1; i < made.from.size(); ++i)
            made.from[i].whose = made.from[0].whose;
        if (found.has<Who>())
            made.who = found.take<Who>();
        else
            made.who = Who { Who::Kind::Anyone };
        said(made).fromAnywhere = found.says(Flag::Anywhere);
        said(made).fromFirst = found.says(Flag::First);
        if (found.says(Flag::Directly))
            said(made).word = Said<Happening>::Directly;
        return made;
    }
};
struct joinsPile
    : any<means<Flag::Does, "the discard pile">, seq<whose, means<Flag::Does, "discard pile">>>
{
};
template <Mood m>
struct joins : seq<does<m, "join", "joins", "joined">,
                   any<seq<expedition, maybe<means<Flag::OrLandmarks, "or landmarks">>>,
                       seq<means<Flag::Of, "your landmarks">>, seq<joinsPile, maybe<fromPlaces>>>>
{
    static Happening build(Found& found)
    {
        if (found.says(Flag::Does)) {
            Happening made = event(Event::GoesTo);
            made.zone = Zone::Discard;
            made.who = found.take<Who>(Who { Who::Kind::Anyone });
            made.from = found.takeAll<Place>();
            for (std::size_t i = 1; i < made.from.size(); ++i)
                made.from[i].whose = made.from[0].whose;
            said(made).fromAnywhere = found.says(Flag::Anywhere);
            said(made).word = Said<Happening>::Joins;
            return made;
        }
        Happening made = event(Event::Joins);
        if (auto in = found.takeIfAny<Expedition>())
            made.expedition = std::move(*in);
        made.orLandmarks = !found.says(Flag::Of) && found.says(Flag::OrLandmarks);
        made.zone = Zone::Landmark;
        return made;
    }
};
template <Mood m>
struct leaves
    : seq<does<m, "leave", "leaves", "left">,
          any<toZone, expedition, means<Flag::Of, "play">, seq<word<"it">, mark<Flag::That>>>,
          maybe<byWhom>>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::Leaves);
        if (auto by = found.takeIfAny<Happening>())
            made.by = std::move(by->by);
        if (found.says(Flag::That)) {
            made.first = true; // the Expedition that what leaves is said to be in (cardDoes)
            return made;
        }
        if (auto from = found.takeIfAny<Expedition>()) {
            made.expedition = std::move(*from);
            return made;
        }
        made.reserveLeft = true;
        made.zone = found.says(Flag::Of) ? Zone::Play : found.take<Zone>();
        made.who = found.take<Who>(Who { Who::Kind::Anyone });
        return made;
    }
};
struct sacrificed : word<"sacrificed">
{
};
template <Mood m>
struct isSacrificed : seq<any<does<m, "be", "is", "was">>, sacrificed>
{
    static Happening build() { return event(Event::IsSacrificed); }
};
/// Of the history it is remembered who sacrificed what.
template <>
struct isSacrificed<Mood::Past> : pegtl::failure
{
};
template <>
struct isSacrificed<Mood::Not> : pegtl::failure
{
};
struct ordinal : any<means<1, "first">, means<2, "second">, means<3, "third">, means<4, "fourth">,
                     means<5, "fifth">, means<6, "sixth">, means<7, "seventh">, means<8, "eighth">,
                     means<9, "ninth">, means<10, "tenth">>
{
};
struct nthCounter : seq<word<"my", "its">, ordinal, counterWord>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::Gains);
        made.amount = fixed(found.take<int>());
        made.counter = found.take<Counter>();
        made.ordinal = true;
        return made;
    }
};
struct manyCounters : seq<quantityNumber, word<"or more">, counterWord>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::Gains);
        made.amount = found.take<Amount>();
        made.counter = found.take<Counter>();
        return made;
    }
};
/// "gains boosts": one or more of them
struct bareCounters : word<"boosts", "counters">
{
    static Happening build(std::string_view words)
    {
        Happening made = event(Event::Gains);
        made.amount = fixed(1);
        made.counter.kind = lower(words.front()) == 'b' ? Counter::Kind::Boost : Counter::Kind::Any;
        return made;
    }
};
struct someCounter : seq<quantityNumber, counterWord>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::Gains);
        made.amount = found.take<Amount>();
        made.counter = found.take<Counter>();
        said(made).word = Said<Happening>::A;
        return made;
    }
};
struct whichStatus : status
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::Gains);
        made.status = found.take<Status>();
        made.gainsStatus = true;
        return made;
    }
};
/// 7.5.3 "becomes [Boosted]"
template <Mood m>
struct becomes : seq<does<m, "become", "becomes", "became">, anyStatus>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::Becomes);
        made.status = found.take<Status>();
        made.gainsStatus = true;
        return made;
    }
};
/// "is discarded from your hand": what is done to it, whoever does it
struct participle : any<means<Event::Discards, "discarded">, means<Event::Exhausts, "exhausted">,
                        means<Event::Readies, "readied">, means<Event::Completes, "completed">>
{
};
struct fromWhere : seq<word<"from">, any<fromHand, place>>
{
};
Happening passiveHappening(Found& found)
{
    Happening made = event(found.take<Event>());
    made.from = found.takeAll<Place>();
    made.who = found.take<Who>(Who { Who::Kind::Anyone });
    made.passive = true;
    return made;
}
template <Mood m>
struct pastParticiple : participle
{
};
template <>
struct pastParticiple<Mood::Now>
    : any<participle, means<Event::Plays, "played">, means<Event::Targets, "targeted">>
{
};
template <>
struct pastParticiple<Mood::Past>
    : any<participle, means<Event::Sacrifices, "sacrificed">, means<Event::Plays, "played">,
          means<Event::Creates, "created">>
{
};
template <Mood m>
struct isDone : seq<any<does<m, "be", "is", "was">, does<m, "be", "are", "were">>,
                    pastParticiple<m>, maybe<fromWhere>, maybe<seq<word<"by">, anyone>>>
{
    static Happening build(Found& found) { return passiveHappening(found); }
};
struct whatChanges : any<nthCounter, manyCounters, someCounter, bareCounters, whichStatus>
{
};
template <Mood m>
struct gainsSome : seq<does<m, "gain", "gains", "gained">, whatChanges>
{
};
template <Mood m>
struct loses : seq<does<m, "lose", "loses", "lost">,
                   any<manyCounters, someCounter, bareCounters, whichStatus>>
{
    static Happening build(Found& found)
    {
        Happening made = found.take<Happening>();
        made.event = Event::Loses;
        return made;
    }
};
template <Mood m>
struct switches : does<m, "switch expeditions", "switches expeditions", "switched expeditions">
{
    static Happening build() { return event(Event::SwitchesExpeditions); }
};
template <Mood m>
struct defects
    : any<does<m, "defect", "defects", "defected">, does<m, "[defect]", "[defects]", "[defected]">>
{
    static Happening build() { return event(Event::Defects); }
};
/// "three or more cards left your Reserve", of the history
struct manyBefore : seq<oneOrMore, filter>
{
    static Thing build(Found& found)
    {
        Some made;
        made.count = found.take<Amount>();
        made.filter = found.take<Filter>();
        made.orMore = true;
        return { std::move(made) };
    }
};
template <Mood m>
struct manyWho : someOrMore
{
};
template <>
struct manyWho<Mood::Past> : manyBefore
{
};
template <>
struct manyWho<Mood::Not> : manyBefore
{
};
template <>
struct isDone<Mood::Not> : pegtl::failure
{
};
template <Mood m>
struct cardVerb : any<joins<m>, leaves<m>, goes<m>, isSacrificed<m>, gainsSome<m>, loses<m>,
                      becomes<m>, switches<m>, defects<m>, isDone<m>>
{
};
/// "... or [Asleep]", "... or discarded": the verb is that of the part before
struct statusAgain : seq<status, mark<Flag::Again>>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::IconJoin); // takes the verb of the part before
        made.status = found.take<Status>();
        made.gainsStatus = true;
        return made;
    }
};
struct sacrificedAgain : sacrificed
{
    static Happening build() { return event(Event::IsSacrificed); }
};
struct doneAgain : seq<participle, maybe<fromWhere>>
{
    static Happening build(Found& found) { return passiveHappening(found); }
};
template <Mood m>
struct orCard : seq<word<"or">, any<cardVerb<m>, statusAgain, sacrificedAgain, doneAgain>>
{
};
/// Several verbs of one subject; nothing where one of them could not go on with the one before.
inline std::optional<std::vector<Happening>> withSubject(
    std::vector<Happening> all, const Thing& subject)
{
    const Some* some = std::get_if<Some>(&subject.node);
    for (std::size_t i = 0; i < all.size(); ++i) {
        Happening& each = all[i];
        if (each.event == Event::IconJoin) {
            const Happening* before = i > 0 ? &all[i - 1] : nullptr;
            if (!before || !before->gainsStatus)
                return std::nullopt;
            each.event = before->event;
        }
        const bool done = each.passive || each.event == Event::IsSacrificed;
        if (i > 0 && done != (all[i - 1].passive || all[i - 1].event == Event::IsSacrificed)
            && each.passive)
            return std::nullopt;
        if (each.event == Event::Leaves && each.first) {
            // "a token in my Expedition leaves it"
            each.first = false;
            const Filter* filter = some ? &some->filter : nullptr;
            if (!filter || filter->after.empty()
                || filter->after.back().kind != Trait::Kind::InExpedition)
                return std::nullopt;
            each.expedition = filter->after.back().expedition;
        }
        each.subject = subject;
        each.together = some && some->orMore;
    }
    return all;
}
template <Mood m>
struct cardDoes : seq<any<means<Flag::Me, "i'm", "i was">, manyWho<m>, kindOfThing>, cardVerb<m>,
                      many<orCard<m>>>
{
    static std::optional<std::vector<Happening>> build(Found& found)
    {
        std::vector<Happening> all = found.takeAll<Happening>();
        const Thing subject = found.take<Thing>();
        const Some* some = std::get_if<Some>(&subject.node);
        if (!isHistory(m) && some && saysHowMany(*some))
            return std::nullopt;
        return withSubject(std::move(all), subject);
    }
};
/// "I'm sacrificed"
struct iAmSacrificed : seq<word<"i'm", "i was">, sacrificed>
{
    static std::vector<Happening> build()
    {
        Happening made = event(Event::IsSacrificed);
        made.subject = Thing { This {} };
        return { std::move(made) };
    }
};

/// "I'm discarded from Reserve", "I'm discarded or sacrificed"
struct orDone : seq<word<"or">, maybe<word<"i'm", "i was">>, any<sacrificedAgain, doneAgain>>
{
};
/// "I'm targeted by an opponent"
struct targetedBy : seq<word<"targeted">, maybe<word<"by">, anyone>>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::Targets);
        made.who = found.take<Who>(Who { Who::Kind::Anyone });
        made.passive = true;
        return made;
    }
};
struct iAmDone
    : seq<word<"i'm", "i was">, any<sacrificedAgain, targetedBy, doneAgain>, many<orDone>>
{
    static std::vector<Happening> build(Found& found)
    {
        std::vector<Happening> all = found.takeAll<Happening>();
        for (Happening& each : all)
            each.subject = Thing { This {} };
        return all;
    }
};

// ---------------------------------------------------------------- What an Expedition does

struct becauseOf : seq<word<"due to">,
                       any<seq<numeral, word<"or more terrains">>, terrains,
                           means<Flag::More, "[ascension]", "ascension", "[ascend]", "ascend">>>
{
    static std::optional<DueTo> build(Found& found)
    {
        const auto of = found.take<TerrainsWord>();
        if (of.all)
            return std::nullopt; // any of them is asked for
        return DueTo { of.terrains, found.says(Flag::More), found.take<Amount>(fixed(0)).number };
    }
};
template <Event what, typename Verb>
struct expeditionVerb : Verb
{
    static Happening build() { return event(what); }
};
/// v4 7.5.3 "attempts to [Ascend]"
template <Mood m>
struct attempts : seq<does<m, "attempt to", "attempts to", "attempted to">,
                      any<means<Event::MovesForward, "move forward">,
                          means<Event::Ascends, "[ascend]", "ascend">>,
                      maybe<means<Flag::Again, "again">>>
{
    static Happening build(Found& found)
    {
        Happening made = event(found.take<Event>());
        made.attempt = true;
        if (found.says(Flag::Again))
            said(made).word = Said<Happening>::Again;
        return made;
    }
};
template <Mood m>
struct expeditionVerbs
    : any<expeditionVerb<Event::MovesForward,
              does<m, "move forward", "moves forward", "moved forward">>,
          expeditionVerb<Event::MovesBackward,
              any<does<m, "move backwards", "moves backwards", "moved backwards">,
                  does<m, "move backward", "moves backward", "moved backward">>>,
          expeditionVerb<Event::FailsToMove,
              does<m, "fail to move forward", "fails to move forward", "failed to move forward">>,
          expeditionVerb<Event::Ascends,
              any<does<m, "[ascend]", "[ascends]", "[ascended]">,
                  does<m, "ascend", "ascends", "ascended">>>,
          expeditionVerb<Event::Becomes,
              any<does<m, "become [in contact]", "becomes [in contact]", "became [in contact]">,
                  does<m, "come [in contact]", "comes [in contact]", "came [in contact]">>>,
          attempts<m>>
{
};
struct orVerb : word<"or">
{
};
template <Mood m>
struct whichExpedition : expedition
{
};
template <>
struct whichExpedition<Mood::Past> : any<neitherOf, expedition>
{
};
/// "moves forward or moves backwards due to {V}"
template <Mood m>
struct expeditionDoes : seq<whichExpedition<m>, expeditionVerbs<m>,
                            many<orVerb, expeditionVerbs<m>>, maybe<becauseOf>>
{
    static std::vector<Happening> build(Found& found)
    {
        std::vector<Happening> all = found.takeAll<Happening>();
        const Expedition which = found.take<Expedition>();
        for (Happening& each : all) {
            each.expedition = which;
            each.together = said(which).word == Said<Expedition>::OneOrMore;
        }
        const DueTo due = found.take<DueTo>();
        all.back().dueTo = due.terrains;
        all.back().dueToAscend = due.ascend;
        all.back().least = static_cast<std::int8_t>(std::min(due.several, 3));
        return all;
    }
};

// ---------------------------------------------------------------- Abilities that are activated

template <Mood m>
struct abilityActivated
    : seq<word<"a", "an">, icon, word<"ability is activated", "ability was activated">>
{
    static std::vector<Happening> build(Found& found)
    {
        Happening made = event(Event::Activates);
        made.icons = found.take<IconsWord>().icons;
        made.who = Who { Who::Kind::Anyone };
        return { std::move(made) };
    }
};

/// "two {D} abilities are activated on one of your turns": the second of them
template <Mood m>
struct severalActivated : pegtl::failure
{
};
template <>
struct severalActivated<Mood::Now> : seq<numeral, icon, word<"abilities are activated">,
                                         word<"on one of your turns", "during your turn">>
{
    static std::vector<Happening> build(Found& found)
    {
        Happening made = event(Event::Activates);
        made.icons = found.take<IconsWord>().icons;
        made.who = Who { Who::Kind::Anyone };
        made.ordinal = true;
        made.amount = found.take<Amount>();
        made.window = Window::YourTurn;
        return { std::move(made) };
    }
};

// ---------------------------------------------------------------- When it counts

struct window
    : any<means<Window::Afternoon, "during the afternoon", "during an afternoon">,
          means<Window::Dusk, "during dusk">, means<Window::Night, "during night">,
          means<Window::Morning, "during morning">, means<Window::YourTurn, "during your turn">,
          means<Window::ThisTurn, "this turn">, means<Window::ThisDay, "this day">,
          means<Window::ThisAfternoon, "this afternoon">,
          means<Window::Rest, "during rest", "at rest">,
          means<Window::PreviousDay, "during the previous day", "on the previous day">,
          means<Window::PreviousDusk, "during the previous dusk", "in the previous dusk">,
          means<Window::ThisWay, "this way">,
          seq<means<Flag::Except, "outside of", "outside">,
              any<means<Window::Morning, "morning", "the morning">,
                  means<Window::Afternoon, "the afternoon">, means<Window::Dusk, "dusk">,
                  means<Window::Night, "night">, means<Window::YourTurn, "your turn">>>>
{
};
/// "for the second time each Day", "for the third time this turn"
struct nthTime : seq<word<"for the">,
                     any<means<1, "first">, means<2, "second">, means<3, "third">,
                         means<4, "fourth">, means<5, "fifth">>,
                     word<"time">, any<eachTime, seq<duration, mark<Flag::First>>>>
{
};
/// What is counted each time it happens, and can be told from the other times.
bool isCounted(const Happening& of)
{
    if (of.event == Event::MovesForward)
        return !of.attempt && of.dueTo == 0 && !of.dueToAscend;
    return isCountedEachTime(of) && !of.ordinal && isRemembered(of);
}
template <Mood m>
struct somethingDone : any<abilityActivated<m>, severalActivated<m>, iAmDone, iAmSacrificed,
                           expeditionDoes<m>, somebodyDoes<m>, cardDoes<m>>
{
};
template <>
struct somethingDone<Mood::Not>
    : any<expeditionDoes<Mood::Not>, somebodyDoes<Mood::Not>, cardDoes<Mood::Not>>
{
};
template <Mood m>
struct anyHappening : seq<somethingDone<m>, maybe<any<window, nthTime>>>
{
    static std::optional<std::vector<Happening>> build(Found& found)
    {
        std::vector<Happening> all = found.take<std::vector<Happening>>();
        if (const auto each = found.takeIfAny<Duration>()) {
            Happening& one = all.front();
            if (all.size() != 1 || !isCounted(one))
                return std::nullopt;
            one.ordinal = true;
            one.amount = fixed(found.take<int>());
            one.window = *each == Duration::ThisTurn ? Window::ThisTurn
                : *each == Duration::ThisDay         ? Window::ThisDay
                                                     : Window::ThisAfternoon;
            said(one).nthTime = true;
            said(one).thisTime = found.says(Flag::First);
            return all;
        }
        const Window window = found.take<Window>(Window::Always);
        if (!isHistory(m) && (window == Window::PreviousDay || window == Window::PreviousDusk))
            return std::nullopt; // nobody waits for that
        for (Happening& each : all)
            if (!each.ordinal
                || window != Window::Always) { // "your second Spell each turn" has its own
                each.window = window;
                each.outside = found.says(Flag::Except);
            }
        return all;
    }
};

} // namespace

bool happening::read(Input& in, Reading& reading)
{
    return text::read<anyHappening<Mood::Now>>(in, reading);
}
bool wouldHappen::read(Input& in, Reading& reading)
{
    return text::read<anyHappening<Mood::Would>>(in, reading);
}
bool hasHappened::read(Input& in, Reading& reading)
{
    return text::read<anyHappening<Mood::Past>>(in, reading);
}
bool hasntHappened::read(Input& in, Reading& reading)
{
    return text::read<anyHappening<Mood::Not>>(in, reading);
}

} // namespace triptych::altered::grammar
