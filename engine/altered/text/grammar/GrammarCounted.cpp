#include "altered/text/grammar/GrammarQuantities.h"
#include "altered/text/grammar/GrammarTimes.h"

// What can be counted: things, counters, Expeditions, regions, and what was done before.
namespace triptych::altered::grammar {
namespace {

// ---------------------------------------------------------------- Things counted

/// "Spells played this turn": what was played is remembered, and no longer among the cards that can be counted.
std::optional<Happening> playedBefore(Filter& of)
{
    const auto has = [&](Trait::Kind kind) {
        return std::ranges::find_if(
            of.after, [&](const Trait& trait) { return trait.kind == kind; });
    };
    const auto played = has(Trait::Kind::Played);
    const auto window = has(Trait::Kind::Window);
    if (played == of.after.end() || window == of.after.end())
        return std::nullopt;
    Happening made;
    made.event = Happening::Event::Plays;
    made.who = played->who;
    made.window = windowOf(window->duration);
    std::erase_if(of.after, [](const Trait& trait) {
        return trait.kind == Trait::Kind::Played || trait.kind == Trait::Kind::Window;
    });
    return made;
}
/// Of what has left or joined it is not remembered whether it was this card.
bool isOfOthers(const Filter& of)
{
    const auto other = [](const Trait& trait) { return trait.kind == Trait::Kind::Other; };
    return std::ranges::any_of(of.before, other) || std::ranges::any_of(of.after, other);
}
struct countedThings : seq<filter, maybe<didSomething>>
{
    static std::optional<Quantity> build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Things);
        Filter of = found.take<Filter>();
        std::optional<Happening> done = found.takeIfAny<Happening>();
        if (!done)
            done = playedBefore(of);
        if (!done) {
            made.filter = std::move(of);
            return made;
        }
        const bool others = isOfOthers(of);
        Some some;
        some.filter = std::move(of);
        done->subject = Thing { std::move(some) };
        if (!isRemembered(*done) || (done->expedition && others))
            return std::nullopt;
        made.kind = Quantity::Kind::Happened;
        made.happening = std::move(*done);
        return made;
    }
};
template <std::uint8_t which, Literal... Words>
struct whichMoved : word<Words...>
{
    static Positions build() { return Positions { which }; }
};
struct movedOrStayed : any<whichMoved<Expedition::Moved, "that moved forward this day">,
                           whichMoved<Expedition::Stayed, "that didn't move forward this day",
                               "that hasn't moved forward this day">>
{
};
struct countedExpeditions
    : seq<pegtl::not_at<word<"expedition permanents", "expedition permanent">>,
          word<"expeditions", "expedition">, maybe<means<Flag::Their, "you control">>,
          maybe<any<movedOrStayed,
              seq<maybe<word<"that's", "that are", "that is">>, word<"in">, terrains>,
              seq<maybe<word<"that's", "that are", "that is">>, positions>, manyInIt>>>
{
    static std::optional<Quantity> build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Expeditions);
        made.expedition.kind
            = found.says(Flag::Their) ? Expedition::Kind::Of : Expedition::Kind::All;
        if (auto told = found.takeIfAny<Expedition>()) {
            if (told->whose.me) // "where you control a Robot"
                made.expedition.kind = Expedition::Kind::Of;
            takeInside(made.expedition, *told);
        }
        const auto in = found.take<TerrainsWord>();
        if (in.all)
            return std::nullopt; // a region is asked for any of them
        made.expedition.in = in.terrains;
        made.expedition.positions = found.take<Positions>().positions;
        return made;
    }
};
struct ascended : word<"[ascended]", "ascended">
{
};
/// "[Ascended] Expedition you control"
struct ascendedExpeditions
    : seq<ascended, word<"expeditions", "expedition">, maybe<means<Flag::Their, "you control">>>
{
    static Quantity build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Expeditions);
        made.expedition.kind
            = found.says(Flag::Their) ? Expedition::Kind::Of : Expedition::Kind::All;
        made.expedition.positions = Expedition::IsAscended;
        said(made.expedition).adjective = true;
        return made;
    }
};
/// "of your [Ascended] Expeditions"
struct ofYourExpeditions
    : seq<word<"of your">, maybe<seq<ascended, mark<Flag::And>>>, word<"expeditions">,
          maybe<any<seq<maybe<word<"that's", "that are", "that is">>, word<"in">, terrains>,
              seq<word<"that's", "that are", "that is">, positions>, movedOrStayed, manyInIt>>>
{
    static std::optional<Quantity> build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Expeditions);
        made.expedition.kind = Expedition::Kind::Of;
        if (auto told = found.takeIfAny<Expedition>())
            takeInside(made.expedition, *told);
        said(made.expedition).word = Said<Expedition>::An;
        said(made.expedition).adjective = found.says(Flag::And);
        const auto in = found.take<TerrainsWord>();
        if (in.all)
            return std::nullopt;
        made.expedition.in = in.terrains;
        made.expedition.positions = found.take<Positions>().positions;
        if (said(made.expedition).adjective && made.expedition.positions == 0)
            made.expedition.positions = Expedition::IsAscended;
        return made;
    }
};
struct countersAmong : seq<counterWord, word<"among">, filter>
{
    static Quantity build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::CountersAmong);
        made.counter = found.take<Counter>();
        made.filter = found.take<Filter>();
        return made;
    }
};
struct regionsBetween
    : word<"regions between your hero and companion", "region between your hero and companion",
          "regions between your expeditions", "region between your expeditions">
{
    static Quantity build() { return quantityIs(Quantity::Kind::Regions); }
};
/// "visible region with {V}"
struct visibleRegions
    : seq<word<"visible regions", "visible region">, maybe<seq<word<"with">, terrains>>>
{
    static std::optional<Quantity> build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Visible);
        const auto with = found.take<TerrainsWord>();
        made.terrains = with.terrains;
        return with.all ? std::nullopt : std::optional(std::move(made));
    }
};
struct zeroStats : seq<word<"base statistics of 0 among", "base statistic of 0 among">, filter>
{
    static Quantity build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::ZeroStats);
        made.filter = found.take<Filter>();
        return made;
    }
};
struct wayOfCards : any<means<Said<Quantity>::Way::Discarded, "discarded this way">,
                        means<Said<Quantity>::Way::Sacrificed, "sacrificed this way">,
                        means<Said<Quantity>::Way::Exhausted, "exhausted this way">,
                        means<Said<Quantity>::Way::Returned, "returned this way">,
                        means<Said<Quantity>::Way::Revealed, "revealed this way">,
                        means<Said<Quantity>::Way::Created, "created this way">,
                        means<Said<Quantity>::Way::Drawn, "drawn this way">,
                        means<Said<Quantity>::Way::Shuffled, "shuffled this way">,
                        means<Said<Quantity>::Way::Sent, "sent to reserve this way">,
                        means<Said<Quantity>::Way::Put, "put in reserve this way">>
{
};
/// "boosts removed this way", "Characters sacrificed this way"
struct doneThisWay : any<seq<counterWord, wayOfCounters, word<"this way">>, seq<filter, wayOfCards>>
{
    static Quantity build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Done);
        made.counter = found.take<Counter>(Counter {});
        said(made).way = found.take<Said<Quantity>::Way>();
        made.filter = found.take<Filter>(Filter {});
        return made;
    }
};
/// "{1} paid this way", "mana you paid": as much as the step before paid
struct paidThisWay
    : word<"{1} paid this way", "{1} spent this way", "{1} you paid this way", "{1} you paid",
          "mana paid this way", "mana spent this way", "mana you paid">
{
    static Quantity build()
    {
        Quantity made = quantityIs(Quantity::Kind::Done);
        said(made).way = Said<Quantity>::Way::Paid;
        return made;
    }
};
/// Each player has one Hero: "on your Hero" is on one thing, unlike "on Characters you control".
enum class Hero : std::uint8_t { No, Yours, Among };
Hero isHero(const Thing& thing)
{
    const Each* each = std::get_if<Each>(&thing.node);
    const bool hero = each && !each->filter.nouns.empty()
        && each->filter.nouns.front().kind == Noun::Kind::Hero;
    return !hero ? Hero::No : each->yours ? Hero::Yours : Hero::Among;
}
struct countersOn : seq<counterWord, word<"on">, thing>
{
    static std::optional<Quantity> build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Counters, Said<Quantity>::Those);
        made.counter = found.take<Counter>();
        Thing on = found.take<Thing>();
        if (std::holds_alternative<Some>(on.node) || isHero(on) == Hero::Among)
            return std::nullopt;
        if (const Each* each = std::get_if<Each>(&on.node); each && isHero(on) == Hero::No) {
            made.kind = Quantity::Kind::CountersAmong; // on all of them together
            said(made).word = Said<Quantity>::Usual;
            made.filter = each->filter;
            if (each->yours) {
                Trait yours;
                yours.kind = Trait::Kind::Controlled;
                made.filter.after.push_back(std::move(yours));
            }
            return made;
        }
        made.thing = std::move(on);
        return made;
    }
};
/// "different card types in your discard pile", "different Hand Costs among Permanents you control"
struct thereIn : seq<pegtl::at<word<"in">>, traitAfter>
{
    static std::optional<Filter> build(Found& found)
    {
        Filter made;
        made.nouns.push_back({});
        made.after.push_back(found.take<Trait>());
        return made.after.front().kind == Trait::Kind::InZone ? std::optional(std::move(made))
                                                              : std::nullopt;
    }
};
struct distinctThings : seq<word<"different">, alikeWord, maybe<word<"stats", "stat">>,
                            any<seq<word<"among">, filter>, thereIn>>
{
    static Quantity build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Distinct);
        alikeInto(made, found);
        made.filter = found.take<Filter>();
        return made;
    }
};
template <Expedition::Kind kind, Literal... Words>
struct inRegionOf : word<Words...>
{
    static Expedition build() { return ofKind<Expedition>(kind); }
};
/// "terrain in my region", "terrains in the region of your Hero Expedition"
struct terrainsInRegion
    : seq<word<"different terrains", "different terrain", "terrains", "terrain">,
          any<inRegionOf<Expedition::Kind::Mine, "in my region">,
              inRegionOf<Expedition::Kind::Its, "in its region">,
              seq<word<"in the region of">, expedition>>>
{
    static Quantity build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::TerrainsOf);
        made.expedition = found.take<Expedition>();
        return made;
    }
};
/// "different terrains among the regions of your Expeditions"
struct terrainsAmong
    : seq<word<"different terrains", "different terrain">,
          any<seq<word<"among the regions of", "in the regions of", "among", "in">, expedition>,
              seq<means<Flag::Of, "among your expeditions' regions",
                  "in your expeditions' regions">>>>
{
    static Quantity build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::TerrainsOf);
        Expedition yours;
        yours.kind = Expedition::Kind::Of;
        made.expedition = found.take<Expedition>(std::move(yours));
        return made;
    }
};
struct distinctTerrains : any<terrainsInRegion, terrainsAmong>
{
};
struct playersWhoDid
    : word<"players who do", "player who does", "players who did", "player who did",
          "opponent who does", "opponents who do", "player who did so">
{
    static Quantity build() { return quantityIs(Quantity::Kind::PlayersWho); }
};
/// "{D} ability you activated this turn", "{D} ability activated this Day"
struct activatedBefore : seq<icon, word<"abilities", "ability">, didSomething>
{
    static std::optional<Quantity> build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Happened);
        Happening done = found.take<Happening>();
        done.icons = found.take<IconsWord>().icons;
        if (done.event != Happening::Event::Activates || !isRemembered(done))
            return std::nullopt;
        made.happening = std::move(done);
        return made;
    }
};
/// "boost it had", "boost I have": on one thing, as it is or was
struct countersHeld
    : seq<counterWord,
          any<means<Flag::That, "it had">, word<"it has">, means<Flag::Me, "i had", "i have">>>
{
    static Quantity build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Counters);
        made.counter = found.take<Counter>();
        made.thing = found.says(Flag::Me) ? Thing { This {} } : thingOf(Said<It>::It);
        said(made).word = found.says(Flag::That) ? Said<Quantity>::Had : said(made).word;
        return made;
    }
};
struct countable : any<resultsCounted, regionsBetween, visibleRegions, playersWhoDid,
                       activatedBefore, countersHeld, distinctTerrains, distinctThings, giftsMade,
                       zeroStats, paidThisWay, doneThisWay, countersOn, countersAmong,
                       ascendedExpeditions, countedExpeditions, countedThings>
{
};
struct ofMine : seq<word<"of">, any<myCounters>>
{
};
/// "for each of them": those that were spoken of last
struct ofTheseHere : word<"of them">
{
    static Quantity build()
    {
        Quantity made = quantityIs(Quantity::Kind::Things, Said<Quantity>::Those);
        made.thing = thingOf(Said<It>::Them);
        return made;
    }
};
struct perWhat : any<ofTheseHere, ofMine, ofYourExpeditions, countable>
{
};

} // namespace

bool quantityCounted::read(Input& in, Reading& reading)
{
    return text::read<countable>(in, reading);
}
bool perCounted::read(Input& in, Reading& reading)
{
    return text::read<perWhat>(in, reading);
}

} // namespace triptych::altered::grammar
