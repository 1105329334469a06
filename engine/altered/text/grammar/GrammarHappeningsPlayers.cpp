#include "altered/text/grammar/GrammarHappenings.h"
#include "altered/text/grammar/GrammarTimes.h"

#include <algorithm>

// What somebody does, of triggers, replacements and the history.
namespace triptych::altered::grammar {
namespace {

using Event = Happening::Event;

template <Mood m>
struct manyOf : someOrMore
{
};
template <>
struct manyOf<Mood::Past> : any<severalOrMore, noneAtAll>
{
};
template <>
struct manyOf<Mood::Not> : severalOrMore
{
};
template <Mood m, Event what, typename Verb>
struct toSomething : seq<Verb, any<manyOf<m>, kindOfThing>>
{
    static std::optional<Happening> build(Found& found)
    {
        Happening made = event(what);
        made.subject = found.take<Thing>();
        const Some* some = std::get_if<Some>(&made.subject->node);
        if (some && some->orMore)
            made.together = true;
        if (some && (isHistory(m) ? bool(some->filter.orElse) : saysHowMany(*some)))
            return std::nullopt; // of what is remembered only one description is asked
        return made;
    }
};
struct nthWord : any<means<1, "first">, means<2, "second">, means<3, "third">, means<4, "fourth">,
                     means<5, "fifth">>
{
};
struct sameTime : any<means<Duration::ThisTurn, "in the same turn">,
                      means<Duration::ThisDay, "in the same day">,
                      means<Duration::ThisAfternoon, "in the same afternoon">,
                      means<Duration::ThisTurn, "in a turn", "in one turn", "in a single turn">,
                      means<Duration::ThisDay, "in a day", "in one day", "in a single day">,
                      means<Duration::ThisAfternoon, "in an afternoon", "in one afternoon",
                          "in a single afternoon">>
{
};
/// Of what was played only what is printed on it is remembered, and from where it was played.
bool isRememberedTrait(const Trait& trait)
{
    return trait.kind == Trait::Kind::Subtype || trait.kind == Trait::Kind::Number
        || trait.kind == Trait::Kind::BaseZero || trait.kind == Trait::Kind::InZone;
}
/// "you play your second Character each turn": the one that makes it so many
template <Mood m>
struct playsNth : pegtl::failure
{
};
struct countedEvent
    : any<means<Event::Plays, "plays", "play">, means<Event::Sacrifices, "sacrifices", "sacrifice">,
          means<Event::Discards, "discards", "discard">, means<Event::Creates, "creates", "create">,
          means<Event::Completes, "completes", "complete">>
{
};
template <>
struct playsNth<Mood::Now>
    : seq<countedEvent, word<"your", "their", "a">, nthWord, filter, maybe<sameTime>>
{
    static std::optional<Happening> build(Found& found)
    {
        Happening made = event(found.take<Event>());
        said(made).nthTime = made.event != Event::Plays; // as it is of other deeds
        made.ordinal = true;
        made.amount = fixed(found.take<int>());
        Some some;
        some.filter = found.take<Filter>();
        std::vector<Trait>& after = some.filter.after;
        Duration time = found.take<Duration>(Duration::None);
        if (time == Duration::None && !after.empty() && after.back().kind == Trait::Kind::Window) {
            time = after.back().duration;
            after.pop_back();
        }
        made.window = windowOf(time);
        if (time == Duration::None || !std::ranges::all_of(some.filter.before, isRememberedTrait)
            || !std::ranges::all_of(after, isRememberedTrait))
            return std::nullopt;
        made.subject = Thing { std::move(some) };
        return made;
    }
};
/// "you draw your second card each turn": the one that makes it so many
template <Mood m>
struct drawsNth : pegtl::failure
{
};
template <>
struct drawsNth<Mood::Now> : seq<word<"draws", "draw">, word<"your", "their", "a">, nthWord,
                                 word<"card">, any<sameTime, eachTime>>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::Draws);
        made.ordinal = made.together = true;
        made.amount = fixed(found.take<int>());
        made.window = windowOf(found.take<Duration>());
        return made;
    }
};
struct aCard : seq<any<seq<oneOrMore, word<"cards">>, means<Flag::Article, "a card">>>
{
};
template <Mood m>
struct draws : seq<does<m, "draw", "draws", "drew">, aCard>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::Draws);
        made.amount = found.take<Amount>(fixed(1));
        made.together = !found.says(Flag::Article);
        said(made).word = made.together ? Said<Happening>::Usual : Said<Happening>::A;
        return made;
    }
};
struct resuppliesWord : word<"[resupply]", "resupply">
{
};
template <Mood m>
struct resupplies : any<seq<does<m, "do", "does", "did">, means<Flag::Does, "[resupply]">>,
                        does<m, "[resupply]", "[resupplies]", "[resupplied]">,
                        does<m, "resupply", "resupplies", "resupplied">>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::Resupplies);
        said(made).word = found.says(Flag::Does) ? Said<Happening>::Does : Said<Happening>::Usual;
        return made;
    }
};
template <Mood m>
struct sabotaging : any<does<m, "[sabotage]", "[sabotages]", "[sabotaged]">,
                        does<m, "sabotage", "sabotages", "sabotaged">>
{
};
/// "you [Sabotage]": whatever card it is
template <Mood m>
struct sabotages : sabotaging<m>
{
    static Happening build() { return event(Event::Sabotages); }
};
struct openRoll : seq<digits, means<Flag::More, "+">>
{
    static Range build(Found& found) { return { found.take<int>(), 0 }; }
};
struct closedRoll : any<seq<digits, word<"-">, digits>, digits>
{
    static Range build(Found& found)
    {
        const int least = found.take<int>();
        return { least, found.take<int>(least) };
    }
};
/// "you roll a 6+ on a die"
template <Mood m>
struct rollsOne
    : seq<does<m, "roll", "rolls", "rolled">, word<"a", "an">,
          any<openRoll, followingNumbers, closedRoll>, any<word<"on a die">, mark<Flag::Bare>>>
{
    static Happening build(Found& found)
    {
        const Range range = found.take<Range>();
        Happening made = event(Event::Rolls);
        made.least = static_cast<std::int8_t>(range.least);
        made.most = static_cast<std::int8_t>(range.most);
        if (found.says(Flag::Bare))
            said(made).word = Said<Happening>::A;
        return made;
    }
};
template <Mood m>
struct rolls : seq<does<m, "roll", "rolls", "rolled">,
                   any<means<Flag::Article, "a die">, word<"one or more dice">>>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::Rolls);
        made.together = !found.says(Flag::Article);
        said(made).word = made.together ? Said<Happening>::Usual : Said<Happening>::A;
        return made;
    }
};
template <Mood m>
struct passes : seq<does<m, "pass", "passes", "passed">,
                    maybe<any<means<Flag::First, "first">,
                        means<Flag::AfterOpponents, "after your opponents">>>>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::Passes);
        made.first = found.says(Flag::First);
        made.afterOpponents = found.says(Flag::AfterOpponents);
        return made;
    }
};
/// "you activate a {T} ability": of one card. Reactions are played; of what is remembered it is not known whose it was.
template <Mood m>
struct activates : seq<does<m, "activate", "activates", "activated">,
                       any<seq<word<"a", "an", "the">, icon, word<"ability of">, kindOfThing>,
                           seq<word<"a", "an">, icon, word<"ability">>>>
{
    static std::optional<Happening> build(Found& found)
    {
        Happening made = event(Event::Activates);
        made.icons = found.take<IconsWord>().icons;
        if (auto of = found.takeIfAny<Thing>())
            made.subject = std::move(*of);
        const Some* of = made.subject ? std::get_if<Some>(&made.subject->node) : nullptr;
        if ((made.icons & (iconExhaust | iconSupport)) == 0 || (of && saysHowMany(*of))
            || (made.subject && isHistory(m)))
            return std::nullopt;
        return made;
    }
};
/// "you activate a quick action": whatever it costs
template <Mood m>
struct actsQuickly : seq<any<does<m, "activate", "activates", "activated">,
                             does<m, "use", "uses", "used">, does<m, "play", "plays", "played">>,
                         word<"a quick action">, maybe<word<"of">, kindOfThing>>
{
    static std::optional<Happening> build(Found& found)
    {
        Happening made = event(Event::Activates);
        if (auto of = found.takeIfAny<Thing>())
            made.subject = std::move(*of);
        return made.subject && isHistory(m) ? std::nullopt : std::optional(std::move(made));
    }
};
template <Mood m>
struct makesGift : seq<does<m, "make", "makes", "made">, word<"a [gift]", "a gift">>
{
    static Happening build() { return event(Event::MakesGift); }
};
template <Mood m>
struct getsGift : seq<does<m, "receive", "receives", "received">, word<"a [gift]", "a gift">>
{
    static Happening build() { return event(Event::GetsGift); }
};
template <Mood m>
struct spends
    : seq<does<m, "spend", "spends", "spent">,
          any<seq<numeral, word<"or more">>, seq<quantityNumber, mark<Flag::Article>>>, counterWord>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::Spends);
        made.amount = found.take<Amount>();
        made.counter = found.take<Counter>();
        if (found.says(Flag::Article))
            said(made).word = Said<Happening>::A;
        return made;
    }
};

/// "an opponent targets a Character you control with a Spell" (6.5.b)
template <Mood m>
struct targetsSome : pegtl::failure
{
};
template <>
struct targetsSome<Mood::Now> : seq<word<"targets", "target">, any<manyOf<Mood::Now>, kindOfThing>,
                                    maybe<any<means<Flag::Have, "with a spell", "with spells">,
                                        means<Flag::Does, "with an ability", "with abilities">>>>
{
    static std::optional<Happening> build(Found& found)
    {
        Happening made = event(Event::Targets);
        made.subject = found.take<Thing>();
        made.bySpell = found.says(Flag::Have);
        made.byAbility = found.says(Flag::Does);
        const Some* some = std::get_if<Some>(&made.subject->node);
        const bool fits = std::holds_alternative<This>(made.subject->node)
            || (some && (some->orMore || !saysHowMany(*some)));
        made.together = some && some->orMore;
        return fits ? std::optional(std::move(made)) : std::nullopt;
    }
};
/// "you put a card from your hand in Reserve", "an opponent sends a Character you control to Reserve": a move, and
/// whose doing it is
struct intoZone : seq<word<"in", "into", "to">, maybe<whose>,
                      any<means<Zone::Reserve, "reserve">, means<Zone::Hand, "hand">,
                          means<Zone::Mana, "mana zone">, means<Zone::Discard, "discard pile">>>
{
};
template <Mood m>
struct putsIt : any<seq<does<m, "put", "puts", "put">, mark<Flag::Does>>,
                    seq<does<m, "send", "sends", "sent">, mark<Flag::From>>,
                    does<m, "return", "returns", "returned">>
{
};
/// The last place that was said of a card, which is where it goes: "a card from your hand in Reserve"
std::optional<Place> lastPlaceOf(Filter& of)
{
    if (of.after.empty() || of.after.back().kind != Trait::Kind::InZone
        || said(of.after.back()).word != Said<Trait>::Usual || of.after.back().places.size() != 1)
        return std::nullopt;
    Place place = of.after.back().places.front();
    of.after.pop_back();
    return place;
}
template <Mood m>
struct putsSomewhere : seq<putsIt<m>, any<manyOf<m>, kindOfThing>, maybe<intoZone>>
{
    static std::optional<Happening> build(Found& found)
    {
        Happening made = event(Event::GoesTo);
        made.subject = found.take<Thing>();
        Some* some = std::get_if<Some>(&made.subject->node);
        if (!some || (m != Mood::Past && saysHowMany(*some)))
            return std::nullopt;
        made.together = some->orMore;
        std::vector<Trait>& after = some->filter.after;
        // "a card in your Mana zone this Day": when it was stands behind where it went
        if (isHistory(m) && !after.empty() && after.back().kind == Trait::Kind::Window) {
            made.window = windowOf(after.back().duration);
            after.pop_back();
        }
        if (const auto zone = found.takeIfAny<Zone>()) {
            made.zone = *zone;
            made.who = found.take<Who>(Who { Who::Kind::Anyone });
        } else if (const auto place = lastPlaceOf(some->filter)) {
            made.zone = place->zone;
            made.who = place->whose;
        } else {
            return std::nullopt;
        }
        if (made.zone != Zone::Reserve && made.zone != Zone::Hand && made.zone != Zone::Mana
            && made.zone != Zone::Discard)
            return std::nullopt;
        if (!after.empty() && after.back().kind == Trait::Kind::InZone
            && said(after.back()).word == Said<Trait>::From) {
            made.from = after.back().places;
            after.pop_back();
        }
        said(made).word = found.says(Flag::Does) ? Said<Happening>::Puts
            : found.says(Flag::From)             ? Said<Happening>::Sends
                                                 : Said<Happening>::Returns;
        return made;
    }
};

template <Mood m>
struct deed
    : any<playsNth<m>, drawsNth<m>, targetsSome<m>, putsSomewhere<m>, actsQuickly<m>,
          toSomething<m, Event::Plays, does<m, "play", "plays", "played">>,
          toSomething<m, Event::Sacrifices, does<m, "sacrifice", "sacrifices", "sacrificed">>,
          toSomething<m, Event::Discards, does<m, "discard", "discards", "discarded">>,
          toSomething<m, Event::Creates, does<m, "create", "creates", "created">>,
          toSomething<m, Event::Completes, does<m, "complete", "completes", "completed">>,
          toSomething<m, Event::Exhausts, does<m, "exhaust", "exhausts", "exhausted">>,
          toSomething<m, Event::Readies, does<m, "ready", "readies", "readied">>,
          toSomething<m, Event::Reveals, does<m, "reveal", "reveals", "revealed">>, draws<m>,
          toSomething<m, Event::Sabotages, sabotaging<m>>, resupplies<m>, sabotages<m>, rollsOne<m>,
          rolls<m>, passes<m>, activates<m>, makesGift<m>, getsGift<m>, spends<m>>
{
};
struct orWord : word<"or">
{
};
template <Mood m>
struct deedsOfSomebody : seq<anyone, deed<m>, many<orWord, deed<m>>>
{
    static std::vector<Happening> build(Found& found)
    {
        const Who who = found.take<Who>();
        std::vector<Happening> all = found.takeAll<Happening>();
        for (Happening& each : all)
            if (each.event == Event::GoesTo)
                each.by = who; // its `who` is whose zone it goes to
            else
                each.who = who;
        return all;
    }
};

} // namespace

template <Mood m>
bool somebodyDoes<m>::read(Input& in, Reading& reading)
{
    return text::read<deedsOfSomebody<m>>(in, reading);
}
template bool somebodyDoes<Mood::Now>::read(Input&, Reading&);
template bool somebodyDoes<Mood::Would>::read(Input&, Reading&);
template bool somebodyDoes<Mood::Past>::read(Input&, Reading&);
template bool somebodyDoes<Mood::Not>::read(Input&, Reading&);

} // namespace triptych::altered::grammar
