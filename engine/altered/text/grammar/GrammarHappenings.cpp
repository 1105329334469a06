#include "altered/text/grammar/GrammarHappenings.h"

#include "altered/text/grammar/GrammarPlaces.h"
#include "altered/text/grammar/GrammarTimes.h"

#include <algorithm>

// What may happen: of triggers ("When ..."), replacements ("If ... would ...") and the history (6.2, 6.3).
namespace triptych::altered::grammar {
namespace {

using Event = Happening::Event;
using Window = Happening::Window;

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
struct whichExpedition<Mood::Past> : any<neitherOf, expedition, itExpedition>
{
};
template <>
struct whichExpedition<Mood::Would> : any<expedition, itExpedition>
{
};
template <>
struct whichExpedition<Mood::Not> : any<expedition, itExpedition>
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
    : any<seq<word<"a", "an", "the">, icon, word<"ability of">, kindOfThing, word<"is activated">>,
          seq<word<"a", "an">, icon, word<"ability is activated", "ability was activated">>>
{
    static std::optional<std::vector<Happening>> build(Found& found)
    {
        Happening made = event(Event::Activates);
        made.icons = found.take<IconsWord>().icons;
        if (auto of = found.takeIfAny<Thing>())
            made.subject = std::move(*of);
        const bool heard = (made.icons & (iconExhaust | iconSupport)) != 0 && !isHistory(m);
        if (made.subject && !heard)
            return std::nullopt;
        made.who = Who { Who::Kind::Anyone };
        return std::vector<Happening> { std::move(made) };
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
          means<Window::Morning, "during morning">, means<Window::Noon, "during noon">,
          means<Window::YourTurn, "during your turn">, thisTime,
          means<Window::SameDusk, "during the same dusk", "in the same dusk", "at the same dusk">,
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
struct somethingDone : any<abilityActivated<m>, severalActivated<m>, doneToMe, expeditionDoes<m>,
                           somebodyDoes<m>, cardsDo<m>>
{
};
template <>
struct somethingDone<Mood::Not>
    : any<expeditionDoes<Mood::Not>, somebodyDoes<Mood::Not>, cardsDo<Mood::Not>>
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
            one.window = windowOf(*each);
            said(one).nthTime = true;
            said(one).thisTime = found.says(Flag::First);
            return all;
        }
        const Window window = found.take<Window>(Window::Always);
        if (!isHistory(m) && (window == Window::PreviousDay || window == Window::PreviousDusk))
            return std::nullopt; // nobody waits for that
        const auto isOfBoth = [](const Happening& of) {
            return of.event == Event::MovesForward && of.expedition
                && of.expedition->kind == Expedition::Kind::BothOf;
        };
        if (window == Window::SameDusk && (isHistory(m) || !std::ranges::all_of(all, isOfBoth)))
            return std::nullopt;
        for (Happening& each : all)
            // "your second Spell each turn" and "put a card in Reserve this Day" have their own
            if (window != Window::Always
                || (!each.ordinal && !(isHistory(m) && each.event == Event::GoesTo))) {
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
