#include "altered/text/grammar/GrammarPlaces.h"

// What a card has and is, said after its noun: "with ...", "without ...", "that has ...", "that's ...".
namespace triptych::altered::grammar {
namespace {

// ---------------------------------------------------------------- What it has

struct articleSaid : means<Flag::Article, "a", "an">
{
};
struct ofWord : means<Flag::Of, "of">
{
};
struct numberHad : seq<maybe<articleSaid>, any<statWord, terrains>, maybe<ofWord>, comparison>
{
    static std::optional<Trait> build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::Number);
        said(made).of = found.says(Flag::Of);
        if (const auto of = found.takeIfAny<TerrainsWord>()) {
            made.stat = Stat::Statistic;
            made.terrains = of->terrains;
            made.anyTerrain = of->either;
        } else {
            made.stat = found.take<Stat>();
        }
        said(made).article = found.says(Flag::Article);
        made.compare = found.take<Compare>();
        made.amount = found.take<Amount>(fixed(0));
        return bindMine(made.amount, made.stat, made.terrains) ? std::optional(std::move(made))
                                                               : std::nullopt;
    }
};
/// "equal or lower {V}": than what was spoken of last
struct relativeHad : seq<any<means<Compare::AtMost, "equal or lower", "lower or equal">,
                             means<Compare::AtLeast, "equal or higher", "higher or equal">,
                             means<Compare::Less, "lower">, means<Compare::More, "higher">>,
                         any<statWord, terrain>>
{
    static Trait build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::Number);
        made.compare = found.take<Compare>();
        said(made).word = Said<Trait>::Relative;
        Quantity its;
        its.kind = Quantity::Kind::Value;
        its.thing = thingOf(Said<It>::It);
        if (const auto of = found.takeIfAny<TerrainsWord>()) {
            made.stat = its.stat = Stat::Statistic;
            made.terrains = its.terrains = of->terrains;
        } else {
            made.stat = its.stat = found.take<Stat>();
        }
        made.amount = amountOf(std::move(its));
        return made;
    }
};
struct noStatisticOver : seq<word<"no statistic over">, digits>
{
    static Trait build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::Number);
        made.stat = Stat::EveryStatistic;
        made.compare = Compare::AtMost;
        made.amount = fixed(found.take<int>());
        return made;
    }
};
struct baseZero : any<word<"a base statistic of 0", "base statistics of 0">,
                      seq<means<Flag::No, "no base statistic of 0", "no base statistics of 0">>>
{
    static Trait build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::BaseZero);
        made.no = found.says(Flag::No);
        return made;
    }
};
struct totalHad : seq<any<word<"total">, means<Flag::Article, "a total">>, any<statWord, terrains>,
                      maybe<ofWord>, any<mana, quantityNumber>, maybe<orMoreLess>>
{
    static Trait build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::Total);
        made.stat = found.take<Stat>(Stat::Statistic);
        made.terrains = found.take<TerrainsWord>().terrains;
        made.compare = found.take<Compare>(Compare::Exactly);
        made.amount = found.take<Amount>();
        said(made).word = found.says(Flag::Article) ? Said<Trait>::A : Said<Trait>::Usual;
        said(made).of = found.says(Flag::Of);
        return made;
    }
};
/// "fewer boosts than me", "more boosts than it"; "fewer boosts" alone than what was spoken of last
struct relativeCounters
    : seq<any<means<Compare::Less, "fewer", "less">, means<Compare::More, "more">>, counterWord,
          maybe<word<"than">, any<means<Flag::Me, "me">, means<Flag::That, "it">, quantity>>>
{
    static Trait build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::Counters);
        made.compare = found.take<Compare>();
        made.counter = found.take<Counter>();
        Quantity of;
        of.kind = Quantity::Kind::Counters;
        of.counter = made.counter;
        of.thing = found.says(Flag::Me) ? Thing { This {} } : thingOf(Said<It>::It);
        said(of).word = Said<Quantity>::Usual;
        made.amount = amountOf(found.take<Quantity>(std::move(of)));
        said(made).word = Said<Trait>::Relative;
        return made;
    }
};
struct countersHad
    : any<seq<oneOrNext, counterWord>,
          seq<quantityNumber, counterWord, mark<Flag::Plural>, orMoreLess>,
          seq<word<"a", "an">, counterWord>, seq<quantityNumber, maybe<orMoreLess>, counterWord>,
          seq<means<Flag::No, "no">, counterWord>, counterWord>
{
    static Trait build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::Counters);
        made.no = found.says(Flag::No);
        if (found.says(Flag::Plural))
            said(made).word = Said<Trait>::Or;
        made.counter = found.take<Counter>();
        if (found.has<Amount>()) {
            made.amount = found.take<Amount>();
            made.compare = found.take<Compare>(Compare::Exactly);
        } else { // "with counters", "with a boost": at least one, and no number is printed
            made.compare = Compare::AtLeast;
            made.amount = saying(Amount { Amount::Kind::Fixed, 1 }, { Said<Amount>::Only });
        }
        return made;
    }
};
struct abilityHad : seq<word<"a", "an">, icons, word<"abilities", "ability">>
{
    static Trait build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::HasAbility);
        made.icons = found.take<IconsWord>().icons;
        return made;
    }
};
struct mostBoosts
    : any<word<"the most boosts", "most boosts">,
          means<Compare::Less, "the fewest boosts", "the least boosts", "fewest boosts">>
{
    static Trait build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::Highest);
        made.compare = found.take<Compare>(made.compare);
        made.boosted = true;
        return made;
    }
};
struct highestHad
    : seq<any<word<"the highest">, means<Compare::Less, "the lowest">>, any<statWord, terrains>>
{
    static std::optional<Trait> build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::Highest);
        made.compare = found.take<Compare>(made.compare);
        if (const auto of = found.takeIfAny<TerrainsWord>()) {
            made.stat = Stat::Statistic;
            made.terrains = of->terrains;
            if (of->either || of->all)
                return std::nullopt; // of each of them, or of both together?
        } else {
            made.stat = found.take<Stat>();
        }
        return made;
    }
};
struct myName : word<"my name">
{
    static Trait build() { return traitIs(Trait::Kind::Named); }
};
struct keywordHad : anyKeyword
{
    static Trait build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::Keyword);
        made.keyword = found.take<Keyword>();
        said(made).word = Said<Trait>::A;
        return made;
    }
};
/// "with [Anchored]", "that has [Fleeting]": what it is, said as what it has
struct statusHad : seq<anyStatus, many<word<"or">, anyStatus>>
{
    static Trait build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::Status);
        made.statuses = found.takeAll<Status>();
        said(made).word = Said<Trait>::That;
        return made;
    }
};
struct had
    : any<numberHad, relativeCounters, relativeHad, noStatisticOver, baseZero, totalHad,
          countersHad, abilityHad, mostBoosts, highestHad, differing, equalHad, myName, keywordHad>
{
    static constexpr std::string_view expected
        = "what it has (Hand Cost {3} or less, 2 or more boosts, [Gigantic], ...)";
};
struct withHad : seq<word<"with">, any<had, statusHad>>
{
};
/// "without boosts", "without [Gigantic]"
struct withoutHad : seq<word<"without">, any<counterWord, keywordHad, statusHad>>
{
    static Trait build(Found& found)
    {
        Trait made = found.take<Trait>(traitIs(Trait::Kind::Counters));
        if (made.kind == Trait::Kind::Status) {
            made.no = true;
            return made;
        }
        if (made.kind == Trait::Kind::Counters) {
            made.counter = found.take<Counter>();
            made.compare = Compare::AtLeast;
            made.amount = saying(Amount { Amount::Kind::Fixed, 1 }, { Said<Amount>::Only });
        }
        said(made).word = Said<Trait>::Of;
        made.no = true;
        return made;
    }
};

// ---------------------------------------------------------------- That is or has something

struct thatIs
    : any<means<Flag::No, "that's not", "that isn't", "that is not", "that aren't", "that are not">,
          word<"that's", "that is", "that are">>
{
};
struct thatHas
    : any<means<Flag::No, "that doesn't have", "that don't have">, word<"that has", "that have">>
{
};
/// "in Reserve", "facing me", "[Boosted]", "ready", "[Gigantic]"
struct being : any<seq<pegtl::at<word<"in", "facing">>, whereabouts>, traitBefore>
{
};
bool mayFollowThatIs(const Trait& traitIs)
{
    using Kind = Trait::Kind;
    const bool usual = said(traitIs).word == Said<Trait>::Usual;
    const bool where = traitIs.kind == Kind::InZone || traitIs.kind == Kind::InExpedition
        || traitIs.kind == Kind::InTerrain || traitIs.kind == Kind::Facing;
    const bool none = traitIs.kind == Kind::Facing && traitIs.with; // "that's facing no Characters"
    return traitIs.kind == Kind::Status || (traitIs.kind == Kind::Keyword && usual)
        || (where && usual && (!traitIs.no || none));
}
struct isSo : seq<thatIs, being>
{
    static std::optional<Trait> build(Found& found)
    {
        Trait made = found.take<Trait>();
        const bool no = found.says(Flag::No);
        if (!mayFollowThatIs(made) || (no && (made.no || made.kind == Trait::Kind::InZone)))
            return std::nullopt;
        if (made.kind == Trait::Kind::Keyword)
            said(made).adjective = true;
        said(made).word
            = made.kind == Trait::Kind::Status && made.no ? Said<Trait>::Each : Said<Trait>::That;
        made.no = made.no || no;
        return made;
    }
};
struct hasSo : seq<thatHas, any<had, statusHad>>
{
    static std::optional<Trait> build(Found& found)
    {
        Trait made = found.take<Trait>();
        const bool no = found.says(Flag::No);
        const bool group = made.kind == Trait::Kind::Total || made.kind == Trait::Kind::Highest
            || (no && made.kind == Trait::Kind::Different);
        const bool worded = said(made).word != Said<Trait>::Usual
            && made.kind != Trait::Kind::Keyword && made.kind != Trait::Kind::Status;
        if (group || worded
            || (no && made.kind != Trait::Kind::Keyword && made.kind != Trait::Kind::HasAbility
                && made.kind != Trait::Kind::Status))
            return std::nullopt;
        made.no = made.no || no;
        said(made).word = Said<Trait>::That;
        return made;
    }
};
struct namedSo : seq<word<"named">, nameInQuotes>
{
    static Trait build(Found& found)
    {
        Trait made = found.take<Trait>();
        said(made).word = Said<Trait>::That;
        return made;
    }
};

struct anyWith : any<ownStatistics, sharesOrDiffers, withHad, withoutHad, isSo, hasSo, namedSo>
{
};

} // namespace

bool traitHad::read(Input& in, Reading& reading)
{
    return text::read<had>(in, reading);
}
bool traitWith::read(Input& in, Reading& reading)
{
    return text::read<anyWith>(in, reading);
}

} // namespace triptych::altered::grammar
