#include "altered/text/grammar/GrammarCounts.h"

// Conditions about where Expeditions are (7.5.2): in front of others, in which terrain.
namespace triptych::altered::grammar {
namespace {

struct beWord : any<means<Flag::No, "isn't", "is not", "aren't", "are not">, word<"is", "are">>
{
};
/// "in {V}", "in a {V} region"
struct inTerrains : any<seq<word<"in">, any<terrains, oneTerrain>>,
                        seq<means<Flag::Article, "in a", "in an">, terrains, word<"region">>>
{
};
template <std::uint8_t where, Literal... Words>
struct farIs : word<Words...>
{
    static Positions build() { return { where }; }
};
struct behindOrAhead : any<farIs<Expedition::Behind, "behind">, farIs<Expedition::Ahead, "ahead">>
{
};
struct soManyRegions : seq<any<seq<numeral, word<"or more">>, seq<word<"at least">, numeral>>,
                           word<"regions", "region">>
{
};
/// "two or more regions behind", "ahead by at least two regions"
struct farPosition
    : any<seq<soManyRegions, behindOrAhead>, seq<behindOrAhead, word<"by">, soManyRegions>>
{
};
struct position : seq<any<neitherOf, expedition>, beWord, any<farPosition, positions, inTerrains>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Position);
        made.expedition = found.take<Expedition>();
        const bool neither = said(*made.expedition).word == Said<Expedition>::Neither;
        if (neither && found.says(Flag::No))
            return std::nullopt;
        made.no = neither || found.says(Flag::No);
        made.positions = found.take<Positions>().positions;
        made.number = found.take<Amount>(Amount {});
        if (found.says(Flag::Article))
            said(made).word = Said<Condition>::Full;
        const TerrainsWord named = found.take<TerrainsWord>();
        made.terrains = named.terrains;
        if (!named.all)
            return made;
        // "in {V} and {M}": of an Expedition that is in both, each is asked for by itself. Of several that
        // would be "some in one, some in the other".
        const bool single = made.expedition->kind == Expedition::Kind::Mine
            || made.expedition->kind == Expedition::Kind::MyOther
            || made.expedition->kind == Expedition::Kind::Hero
            || made.expedition->kind == Expedition::Kind::Companion
            || made.expedition->kind == Expedition::Kind::FacingMe;
        if (!single || made.no)
            return std::nullopt;
        Condition both = conditionIs(Condition::Kind::All);
        for (const Terrains each : { forest, mountain, ocean })
            if (named.terrains & each) {
                both.parts.push_back(made);
                both.parts.back().terrains = each;
            }
        return both;
    }
};
/// "the region in front of my Expedition is {M}", "the region in front of me is face-down"
struct regionInFront
    : seq<word<"the region in front of", "the next region in front of", "the region ahead of",
              "the next region of", "the next region for">,
          any<means<Flag::Me, "me">, expedition>,
          any<means<Flag::No, "isn't", "is not">, word<"is">>,
          any<seq<maybe<word<"a", "an", "in">>, any<terrains, oneTerrain>, maybe<word<"region">>>,
              word<"face-down">>>
{
    static std::optional<Condition> build(Found& found)
    {
        using Kind = Expedition::Kind;
        Condition made = conditionIs(Condition::Kind::Position);
        Expedition mine;
        mine.kind = Kind::Mine;
        made.expedition = found.take<Expedition>(std::move(mine));
        made.inFront = true;
        const TerrainsWord named = found.take<TerrainsWord>();
        made.terrains = named.terrains;
        made.no = found.says(Flag::No);
        const bool single = made.expedition->kind == Kind::Mine
            || made.expedition->kind == Kind::MyOther || made.expedition->kind == Kind::Hero
            || made.expedition->kind == Kind::Companion || made.expedition->kind == Kind::FacingMe
            || made.expedition->kind == Kind::Its || made.expedition->kind == Kind::That;
        return single && !named.all ? std::optional(std::move(made)) : std::nullopt;
    }
};
/// "it's behind", "it isn't [Ascended]": the Expedition named before
struct itsPosition
    : seq<any<means<Flag::No, "it's not", "it isn't", "it is not">, word<"it's", "it is">>,
          any<farPosition,
              seq<pegtl::at<word<"behind", "ahead", "tied", "[ascended]", "ascended">>, positions>>>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Position, Said<Condition>::ItIs);
        Expedition it;
        it.kind = Expedition::Kind::That;
        made.expedition = it;
        made.no = found.says(Flag::No);
        made.positions = found.take<Positions>().positions;
        made.number = found.take<Amount>(Amount {});
        return made;
    }
};
/// "I'm facing an Expedition in {O}": of either Expedition that a Gigantic one faces
struct facingExpedition : seq<any<means<Flag::No, "i'm not facing", "i am not facing">,
                                  word<"i'm facing", "i am facing">>,
                              word<"an expedition in">, any<terrains, oneTerrain>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Position, Said<Condition>::Facing);
        made.no = found.says(Flag::No);
        Expedition facing;
        facing.kind = Expedition::Kind::FacingMe;
        said(facing).word = Said<Expedition>::An;
        facing.any = true;
        made.expedition = facing;
        const TerrainsWord named = found.take<TerrainsWord>();
        made.terrains = named.terrains;
        return named.all ? std::nullopt : std::optional(std::move(made));
    }
};

} // namespace

bool facesExpedition::read(Input& in, Reading& reading)
{
    return text::read<facingExpedition>(in, reading);
}
bool positionOfIt::read(Input& in, Reading& reading)
{
    return text::read<itsPosition>(in, reading);
}
bool positionIsSo::read(Input& in, Reading& reading)
{
    return text::read<any<position, regionInFront>>(in, reading);
}

} // namespace triptych::altered::grammar
