#include "altered/text/grammar/GrammarPlaces.h"

// In what cards are alike or differ: "with different Base Costs", "that shares a subtype with me", "in different
// Expeditions".
namespace triptych::altered::grammar {
namespace {

struct alikeIn : any<means<Alike::Subtype, "subtypes", "subtype", "sub-types", "sub-type">,
                     means<Alike::Type, "card types", "card type", "types", "type">,
                     means<Alike::Name, "names", "name">,
                     means<Alike::Controller, "controllers", "controller">>
{
};
struct manyStats : any<means<Stat::HandCost, "hand costs", "hand cost">,
                       means<Stat::ReserveCost, "reserve costs", "reserve cost">,
                       means<Stat::BaseCost, "base costs", "base cost">>
{
};
/// "different Base Costs", "a different {V} stat"
struct differentHad
    : seq<any<word<"different">, means<Flag::Article, "a different">>,
          any<alikeIn, manyStats, seq<terrain, maybe<means<Flag::Of, "stats", "stat">>>>>
{
    static Trait build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::Different);
        made.alike = found.take<Alike>(Alike::Stat);
        said(made).article = found.says(Flag::Article);
        said(made).of = found.says(Flag::Of);
        if (const auto of = found.takeIfAny<TerrainsWord>()) {
            made.stat = Stat::Statistic;
            made.terrains = of->terrains;
        } else {
            made.stat = found.take<Stat>(Stat::HandCost);
        }
        return made;
    }
};
/// "me", "it", "a card in your Reserve": with what something is shared
struct sharedMe
    : any<means<Flag::Me, "me", "mine">, means<Flag::That, "it", "that card", "that character">,
          seq<word<"a", "an">, filter>, seq<pegtl::at<word<"another">>, filter>>
{
};
Trait sharedIn(Found& found)
{
    Trait made = traitIs(Trait::Kind::Shares);
    alikeInto(made, found);
    made.it = found.says(Flag::That);
    if (auto with = found.takeIfAny<Filter>())
        made.with = std::move(*with);
    return made;
}
struct whatIsAlike : any<alikeIn, manyStats, terrain>
{
};
struct inCommon : seq<word<"a", "an", "the same", "at least one">, whatIsAlike,
                      maybe<word<"in common">>, word<"with">, sharedMe>
{
    static Trait build(Found& found) { return sharedIn(found); }
};
/// "that shares a subtype with me", "with a subtype in common with me", "with the same name as it"
struct sharing : any<seq<word<"that shares", "that share">, inCommon>,
                     seq<word<"with">,
                         any<seq<word<"a", "an">, whatIsAlike, word<"in common with">, sharedMe>,
                             seq<word<"the same">, whatIsAlike, word<"as">, sharedMe>,
                             seq<word<"the same">, alikeIn, mark<Flag::That>>>>,
                     seq<word<"of the same">, whatIsAlike, word<"as">, sharedMe>>
{
    static Trait build(Found& found)
    {
        if (found.has<Trait>())
            return found.take<Trait>();
        return sharedIn(found);
    }
};
/// "that share a subtype": with each other
struct sharingAmong
    : seq<word<"that share", "sharing">, word<"a", "an", "at least one", "the same">, whatIsAlike,
          pegtl::not_at<word<"with", "in common with">>>
{
    static Trait build(Found& found)
    {
        Trait made = sharedIn(found);
        made.kind = Trait::Kind::Different;
        made.no = true;
        return made;
    }
};
/// "in different Expeditions": no two of them in one
struct inDifferent : word<"in different expeditions">
{
    static Trait build()
    {
        Trait made = traitIs(Trait::Kind::Different);
        made.alike = Alike::Expedition;
        return made;
    }
};
struct anyAlike : any<inDifferent, sharingAmong, sharing>
{
};

} // namespace

bool alikeWord::read(Input& in, Reading& reading)
{
    return text::read<whatIsAlike>(in, reading);
}
bool sharedWith::read(Input& in, Reading& reading)
{
    return text::read<inCommon>(in, reading);
}
bool differing::read(Input& in, Reading& reading)
{
    return text::read<differentHad>(in, reading);
}
bool sharesOrDiffers::read(Input& in, Reading& reading)
{
    return text::read<anyAlike>(in, reading);
}

} // namespace triptych::altered::grammar
