#include "altered/text/grammar/GrammarHowMany.h"
#include "altered/text/grammar/GrammarQuantities.h"

#include <algorithm>

// Conditions that count (6.5.d): how many there are of something. What players control and have is in
// GrammarHoldings.cpp.
namespace triptych::altered::grammar {
namespace {

struct thereIs : word<"there are", "there is", "there's">
{
};
struct manyZeroStats
    : seq<howMany, word<"base statistics of 0 among", "base statistic of 0 among">, filter>
{
};
struct zeroQuantity : manyZeroStats
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Exist);
        howManyInto(made, found);
        Quantity of = thingsCounted(found);
        of.kind = Quantity::Kind::ZeroStats;
        made.quantity = std::move(of);
        return made;
    }
};
struct thereAreZero : seq<any<thereIs, means<Flag::Have, "you have">>, zeroQuantity>
{
    static Condition build(Found& found)
    {
        Condition made = found.take<Condition>();
        made.ofWho = found.says(Flag::Have);
        said(made).word = made.ofWho ? Said<Condition>::YouHave : Said<Condition>::ThereAre;
        return made;
    }
};
struct thereAre : seq<thereIs, counted>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Exist, Said<Condition>::ThereAre);
        howManyInto(made, found);
        made.quantity = thingsCounted(found);
        return made;
    }
};
struct numberAfter : seq<numeral, filter, orMoreLess, mark<Flag::More>>
{
};
/// "six or more cards are in your discard pile", "three cards or more are in your Landmarks"
struct areIn : seq<any<numberAfter, counted>, areWord, any<traitBefore, traitAfter>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Exist, Said<Condition>::AreIn);
        said(made).orMoreWord = found.says(Flag::More);
        Trait where = found.take<Trait>();
        const bool place = where.kind == Trait::Kind::InZone
            || where.kind == Trait::Kind::InExpedition || where.kind == Trait::Kind::InTerrain;
        const bool so = where.kind == Trait::Kind::Status || where.kind == Trait::Kind::Facing
            || (where.kind == Trait::Kind::Keyword && said(where).word == Said<Trait>::Usual);
        howManyInto(made, found);
        Quantity of = thingsCounted(found);
        const auto isPlaced = [](const Trait& trait) {
            return trait.kind != Trait::Kind::Different && trait.kind != Trait::Kind::Number
                && trait.kind != Trait::Kind::Counters && trait.kind != Trait::Kind::HasAbility;
        };
        if (!so && (!place || std::ranges::any_of(of.filter.after, isPlaced)))
            return std::nullopt; // two places would be one too many
        of.filter.after.push_back(std::move(where));
        made.quantity = std::move(of);
        return made;
    }
};
/// "a card in your Reserve has a {D} ability", "three Animals you control have a different {V} stat"
struct sharesWord : seq<word<"shares", "share">, sharedWith>
{
};
struct theyHave : seq<counted, any<sharesWord, seq<haveWord, traitHad>>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Exist, Said<Condition>::Has);
        Trait had = found.take<Trait>();
        if (had.kind == Trait::Kind::Total || had.kind == Trait::Kind::Highest
            || had.kind == Trait::Kind::Named || said(had).word == Said<Trait>::Relative)
            return std::nullopt;
        howManyInto(made, found);
        Quantity of = thingsCounted(found);
        of.filter.after.push_back(std::move(had));
        made.quantity = std::move(of);
        return made;
    }
};
struct regionsNamed
    : any<seq<terrains, word<"regions", "region">>,
          terrainIs<singleTerrain, "single-terrain regions", "single-terrain region">,
          word<"regions", "region">>
{
};
/// "three or more single-terrain regions are visible"
struct areVisible : seq<howMany, regionsNamed, word<"are visible", "is visible">>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Exist, Said<Condition>::AreVisible);
        howManyInto(made, found);
        Quantity of;
        of.kind = Quantity::Kind::Visible;
        of.terrains = found.take<TerrainsWord>().terrains;
        made.quantity = std::move(of);
        return made;
    }
};
struct meHas : word<"i">
{
    static Thing build() { return { This {} }; }
};
struct heroHas : word<"your hero">
{
    static Thing build()
    {
        Each made;
        Noun hero;
        hero.kind = Noun::Kind::Hero;
        made.filter.nouns.push_back(std::move(hero));
        made.yours = true;
        return { std::move(made) };
    }
};
struct itHasCounted : any<meHas, heroHas, means<Flag::That, "it">>
{
};
struct counterCount
    : any<seq<oneOrNext, counterWord>, seq<quantityNumber, orMoreLess, counterWord>,
          seq<any<exactlyWord, atLeastWord>, counterWord>,
          seq<comparing<Compare::Less, "less than", "fewer than">, counterWord>,
          seq<comparing<Compare::More, "more than">, counterWord>,
          seq<quantityNumber, counterWord, means<Flag::Again, "or less", "or fewer">>,
          seq<quantityNumber, counterWord, means<Flag::More, "or more">>,
          seq<noneWord, counterWord>, seq<quantityNumber, counterWord, bareNumber>>
{
};
struct thingHas : seq<itHasCounted, haveWord, counterCount>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Exist, Said<Condition>::ThingHas);
        Quantity of;
        of.kind = Quantity::Kind::Counters;
        if (found.says(Flag::That))
            of.thing = thingOf(Said<It>::It);
        else
            of.thing = found.take<Thing>();
        of.counter = found.take<Counter>();
        const bool orMore = found.says(Flag::More);
        said(made).orMoreWord = orMore || found.says(Flag::Again);
        howManyInto(made, found);
        if (said(made).orMoreWord)
            made.compare = orMore ? Compare::AtLeast : Compare::AtMost;
        made.quantity = std::move(of);
        return made;
    }
};
struct zoneEmpty
    : seq<whose,
          any<means<Zone::Hand, "hand">, means<Zone::Reserve, "reserve">, means<Zone::Deck, "deck">,
              means<Zone::Discard, "discard pile">, means<Zone::Landmark, "landmarks">>,
          any<word<"is empty", "are empty">, means<Flag::No, "isn't empty", "aren't empty">>>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Exist, Said<Condition>::IsEmpty);
        made.who = found.take<Who>();
        made.zone = found.take<Zone>();
        made.no = found.says(Flag::No);
        made.compare = Compare::Exactly; // and of "isn't empty" the opposite
        made.number = fixed(0);
        Quantity cards;
        Trait in;
        in.kind = Trait::Kind::InZone;
        in.places = { { made.zone, made.who } };
        cards.filter.nouns.push_back({});
        cards.filter.after.push_back(std::move(in));
        made.quantity = std::move(cards);
        return made;
    }
};

/// "there are 7 or more boosts among Characters you control"
struct countersThere : seq<thereIs, counterCount, word<"among">, filter>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Exist, Said<Condition>::ThereAre);
        Quantity of;
        of.kind = Quantity::Kind::CountersAmong;
        of.counter = found.take<Counter>();
        said(made).bareNumber = false;
        howManyInto(made, found);
        of.filter = found.take<Filter>();
        made.quantity = std::move(of);
        return made;
    }
};

/// "there are two or fewer regions between your Hero and Companion"
struct areRegionsBetween : seq<thereIs, howMany, word<"regions between your hero and companion">>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Exist, Said<Condition>::ThereAre);
        howManyInto(made, found);
        Quantity of;
        of.kind = Quantity::Kind::Regions;
        made.quantity = std::move(of);
        return made;
    }
};
/// "I'm facing two or more Characters"
struct meFacing : seq<any<means<Flag::No, "i'm not facing", "i am not facing">,
                          word<"i'm facing", "i am facing">>,
                      any<anyAtAll, counted>>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Exist, Said<Condition>::Facing);
        made.no = found.says(Flag::No);
        const bool any = found.says(Flag::AnyWord);
        howManyInto(made, found);
        if (any)
            said(made.number).word = Said<Amount>::Any;
        Quantity of = thingsCounted(found);
        Trait facing;
        facing.kind = Trait::Kind::Facing;
        of.filter.after.push_back(std::move(facing));
        made.quantity = std::move(of);
        return made;
    }
};

/// "it's facing two or more Characters": of an Expedition, too
struct itFacing : seq<any<means<Flag::No, "it's not facing", "it isn't facing">,
                          word<"it's facing", "it is facing">>,
                      pegtl::not_at<word<"a", "an", "another", "no">>, any<anyAtAll, counted>>
{
    static Condition build(Found& found)
    {
        Condition made = meFacing::build(found);
        Trait& facing = made.quantity->filter.after.back();
        facing.it = true;
        return made;
    }
};

/// "there are three or more different card types in your discard pile"
struct distinctQuantity : seq<pegtl::at<word<"different", "terrains", "terrain">>, quantityCounted>
{
};
struct distinctThere : seq<any<thereIs, means<Flag::Have, "you have">>, howMany, distinctQuantity>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Exist, Said<Condition>::ThereAre);
        howManyInto(made, found);
        made.quantity = found.take<Quantity>();
        return made.quantity->kind == Quantity::Kind::Distinct
                || made.quantity->kind == Quantity::Kind::TerrainsOf
            ? std::optional(std::move(made))
            : std::nullopt;
    }
};
/// "two or more boosts were removed this way", "you spent three or more boosts this way"
struct soManyCounters : seq<any<means<Flag::AnyWord, "any">, howMany>, counterWord>
{
};
struct countersDone
    : any<seq<soManyCounters, word<"were", "was">, wayOfCounters, word<"this way">>,
          seq<means<Flag::Does, "you">, wayOfCounters, soManyCounters, word<"this way">>>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Compared,
            found.says(Flag::Does) ? Said<Condition>::YouDid : Said<Condition>::WereDone);
        const bool any = found.says(Flag::AnyWord);
        howManyInto(made, found);
        if (any)
            said(made.number).word = Said<Amount>::Any;
        Quantity of = quantityIs(Quantity::Kind::Done);
        of.counter = found.take<Counter>();
        said(of).way = found.take<Said<Quantity>::Way>();
        made.quantity = std::move(of);
        return made;
    }
};
struct oneCount
    : any<countsCompared, distinctThere, holdingsCompared, thereAreZero, controlsSome,
          areRegionsBetween, countersThere, thereAreSeveral, thereAre, thingHas, playerHas,
          meFacing, itFacing, zoneEmpty, areVisible, countersDone, areIn, theyHave, containing>
{
};

} // namespace

bool countCondition::read(Input& in, Reading& reading)
{
    return text::read<oneCount>(in, reading);
}

} // namespace triptych::altered::grammar
