#include "altered/text/GrammarInstructions.h"

// What may happen: of triggers ("When ..."), replacements ("If ... would ...") and the history (6.2, 6.3).
namespace triptych::altered::grammar {
namespace {

using Event = Happening::Event;
using Window = Happening::Window;
enum class Mood : std::uint8_t { Now, Would, Past };

/// One verb in the mood of the sentence: "gain(s)", "would gain", "gained".
template <Mood mood, Literal base, Literal third, Literal past>
struct does;
template <Literal base, Literal third, Literal past>
struct does<Mood::Now, base, third, past> : word<third, base>
{
};
template <Literal base, Literal third, Literal past>
struct does<Mood::Would, base, third, past> : seq<word<"would">, word<base>>
{
};
template <Literal base, Literal third, Literal past>
struct does<Mood::Past, base, third, past> : word<past>
{
};

Happening event(Event event)
{
    Happening made;
    made.event = event;
    return made;
}

// ---------------------------------------------------------------- What somebody does

struct oneOrMore : seq<numeral, word<"or more">>
{
    static Amount build(Found& found) { return found.take<Amount>(); }
};
/// "one or more tokens": however many there are, once for all of them (6.3.f).
struct someOrMore : seq<pegtl::at<word<"one or more">>, oneOrMore, filter>
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
/// "two or more Spells", of the history: so many of them, one after the other.
struct severalOrMore : seq<oneOrMore, filter>
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
struct manyOf : someOrMore
{
};
template <>
struct manyOf<Mood::Past> : severalOrMore
{
};
template <Mood m, Event what, typename Verb>
struct toSomething : seq<Verb, any<manyOf<m>, kindOfThing>>
{
    static Happening build(Found& found)
    {
        Happening made = event(what);
        made.subject = found.take<Thing>();
        const Some* some = std::get_if<Some>(&made.subject->node);
        if (some && some->orMore)
            made.word = Happening::Word::OneOrMore;
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
        made.word = found.says(Flag::Article) ? Happening::Word::A : Happening::Word::OneOrMore;
        return made;
    }
};
struct resupplyWord : word<"[resupply]", "resupply">
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
        made.word = found.says(Flag::Does) ? Happening::Word::Does : Happening::Word::Usual;
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
        made.word = found.says(Flag::Article) ? Happening::Word::A : Happening::Word::OneOrMore;
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
/// "you activate a {T} ability"
template <Mood m>
struct activates
    : seq<does<m, "activate", "activates", "activated">, word<"a", "an">, icon, word<"ability">>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::Activates);
        made.icons = found.take<IconsWord>().icons;
        return made;
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
struct spends : seq<does<m, "spend", "spends", "spent">, numeral, word<"or more">, counterWord>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::Spends);
        made.amount = found.take<Amount>();
        made.counter = found.take<Counter>();
        return made;
    }
};

template <Mood m>
struct deed
    : any<toSomething<m, Event::Plays, does<m, "play", "plays", "played">>,
          toSomething<m, Event::Sacrifices, does<m, "sacrifice", "sacrifices", "sacrificed">>,
          toSomething<m, Event::Discards, does<m, "discard", "discards", "discarded">>,
          toSomething<m, Event::Creates, does<m, "create", "creates", "created">>,
          toSomething<m, Event::Exhausts, does<m, "exhaust", "exhausts", "exhausted">>,
          toSomething<m, Event::Readies, does<m, "ready", "readies", "readied">>,
          toSomething<m, Event::Reveals, does<m, "reveal", "reveals", "revealed">>, draws<m>,
          resupplies<m>, rolls<m>, passes<m>, activates<m>, makesGift<m>, getsGift<m>, spends<m>>
{
};
struct orWord : word<"or">
{
};
template <Mood m>
struct somebodyDoes : seq<anyone, deed<m>, many<orWord, deed<m>>>
{
    static std::vector<Happening> build(Found& found)
    {
        const Who who = found.take<Who>();
        std::vector<Happening> all = found.takeAll<Happening>();
        for (Happening& each : all)
            each.who = who;
        return all;
    }
};

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
        made.join = Place::Join::Bare;
        return made;
    }
};
struct fromPlaces
    : seq<word<"from">, any<means<Flag::Anywhere, "anywhere">, seq<place, maybe<sameHand>>>>
{
};
template <Mood m>
struct goes : seq<any<does<m, "go", "goes", "went">, does<m, "be sent", "is sent", "was sent">>,
                  any<seq<means<Flag::First, "from">, place, maybe<sameHand>, word<"to">, toZone>,
                      seq<word<"to">, toZone, maybe<fromPlaces>>>>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::GoesTo);
        made.zone = found.take<Zone>();
        made.from = found.takeAll<Place>();
        for (std::size_t i = 1; i < made.from.size(); ++i)
            made.from[i].whose = made.from[0].whose;
        if (found.has<Who>())
            made.who = found.take<Who>();
        else
            made.who = Who { Who::Kind::Anyone };
        made.fromAnywhere = found.says(Flag::Anywhere);
        made.first = found.says(Flag::First);
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
                       seq<means<Flag::Of, "your landmarks">>, joinsPile>>
{
    static Happening build(Found& found)
    {
        if (found.says(Flag::Does)) {
            Happening made = event(Event::GoesTo);
            made.zone = Zone::Discard;
            made.who = found.take<Who>(Who { Who::Kind::Anyone });
            made.word = Happening::Word::Joins;
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
    : seq<does<m, "leave", "leaves", "left">, any<toZone, expedition, means<Flag::Of, "play">>>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::Leaves);
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
struct someCounter : seq<quantityNumber, counterWord>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::Gains);
        made.amount = found.take<Amount>();
        made.counter = found.take<Counter>();
        made.word = Happening::Word::A;
        return made;
    }
};
struct aStatus : status
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::Gains);
        made.status = found.take<Status>();
        made.gainsStatus = true;
        return made;
    }
};
struct whatChanges : any<nthCounter, manyCounters, someCounter, aStatus>
{
};
template <Mood m>
struct gains : seq<does<m, "gain", "gains", "gained">, whatChanges>
{
};
template <Mood m>
struct loses : seq<does<m, "lose", "loses", "lost">, whatChanges>
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
template <Mood m>
struct cardDoes : seq<any<means<Flag::Me, "i'm", "i was">, someOrMore, kindOfThing>,
                      any<joins<m>, leaves<m>, goes<m>, isSacrificed<m>, gains<m>, loses<m>,
                          switches<m>, defects<m>>>
{
    static std::vector<Happening> build(Found& found)
    {
        Happening made = found.take<Happening>();
        made.subject = found.take<Thing>();
        const Some* some = std::get_if<Some>(&made.subject->node);
        if (some && some->orMore && made.word == Happening::Word::Usual)
            made.word = Happening::Word::OneOrMore;
        return { std::move(made) };
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

// ---------------------------------------------------------------- What an Expedition does

struct dueTo
    : seq<word<"due to">,
          any<terrains, means<Flag::More, "[ascension]", "ascension", "[ascend]", "ascend">>>
{
    static DueTo build(Found& found)
    {
        return { found.take<TerrainsWord>().terrains, found.says(Flag::More) };
    }
};
template <Event what, typename Verb>
struct expeditionVerb : Verb
{
    static Happening build() { return event(what); }
};
template <Mood m>
struct expeditionDoes
    : seq<expedition,
          any<expeditionVerb<Event::MovesForward,
                  does<m, "move forward", "moves forward", "moved forward">>,
              expeditionVerb<Event::MovesBackward,
                  any<does<m, "move backwards", "moves backwards", "moved backwards">,
                      does<m, "move backward", "moves backward", "moved backward">>>,
              expeditionVerb<Event::FailsToMove,
                  does<m, "fail to move forward", "fails to move forward",
                      "failed to move forward">>,
              expeditionVerb<Event::Ascends,
                  any<does<m, "[ascend]", "[ascends]", "[ascended]">,
                      does<m, "ascend", "ascends", "ascended">>>>,
          maybe<dueTo>>
{
    static std::vector<Happening> build(Found& found)
    {
        Happening made = found.take<Happening>();
        made.expedition = found.take<Expedition>();
        const DueTo due = found.take<DueTo>();
        made.dueTo = due.terrains;
        made.dueToAscend = due.ascend;
        return { std::move(made) };
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

// ---------------------------------------------------------------- When it counts

struct window
    : any<means<Window::Afternoon, "during the afternoon">, means<Window::Dusk, "during dusk">,
          means<Window::Night, "during night">, means<Window::Morning, "during morning">,
          means<Window::YourTurn, "during your turn">, means<Window::ThisTurn, "this turn">,
          means<Window::ThisDay, "this day">, means<Window::ThisAfternoon, "this afternoon">,
          means<Window::ThisWay, "this way">>
{
};
template <Mood m>
struct anyHappening
    : seq<any<abilityActivated<m>, iAmSacrificed, expeditionDoes<m>, somebodyDoes<m>, cardDoes<m>>,
          maybe<window>>
{
    static std::vector<Happening> build(Found& found)
    {
        std::vector<Happening> all = found.take<std::vector<Happening>>();
        const Window window = found.take<Window>(Window::Always);
        for (Happening& each : all)
            each.window = window;
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

} // namespace triptych::altered::grammar
