#include "altered/text/grammar/GrammarPlaces.h"

// What the statistics of one card are to each other: "with equal statistics", "whose {V} is higher than its {M}".
namespace triptych::altered::grammar {
namespace {

struct allThreeOwn : terrainIs<forest | mountain | ocean, "statistics", "stats">
{
};
struct ownTerrains : any<allThreeOwn, terrains>
{
};
std::optional<Trait> ownOf(const TerrainsWord& named)
{
    Trait made = traitIs(Trait::Kind::OwnStatistics);
    made.terrains = named.terrains;
    made.compare = Compare::Exactly;
    const bool one = (named.terrains & (named.terrains - 1)) == 0;
    return one || named.either ? std::nullopt : std::optional(std::move(made));
}
/// "equal statistics", "equal {V} and {M}"
struct equalOnes : seq<word<"equal", "three equal">, ownTerrains>
{
    static std::optional<Trait> build(Found& found) { return ownOf(found.take<TerrainsWord>()); }
};
/// "whose statistics are all equal", "with all statistics equal"
struct whoseEqual
    : any<seq<word<"whose">, ownTerrains, word<"are all", "are">, word<"equal", "the same">>,
          seq<word<"with all">, maybe<word<"its", "their", "three">>, ownTerrains, word<"equal">>>
{
    static std::optional<Trait> build(Found& found) { return ownOf(found.take<TerrainsWord>()); }
};
struct ownCompared
    : any<means<Compare::AtMost, "less than or equal to", "lower than or equal to">,
          means<Compare::AtLeast, "greater than or equal to", "higher than or equal to">,
          means<Compare::Less, "less than", "lower than">,
          means<Compare::More, "greater than", "higher than", "more than">,
          means<Compare::Exactly, "equal to", "the same as">>
{
};
/// "with {V} higher than its own {M}", "whose {V} is higher than its {M}"
struct comparedOnes : any<seq<word<"with">, maybe<word<"a", "an">>, terrain, ownCompared,
                              word<"its own", "their own">, terrain>,
                          seq<word<"whose">, terrain, word<"is">, ownCompared,
                              word<"its own", "their own", "its", "their">, terrain>>
{
    static std::optional<Trait> build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::OwnStatistics);
        const std::vector<TerrainsWord> both = found.takeAll<TerrainsWord>();
        made.terrains = both[0].terrains;
        made.others = both[1].terrains;
        made.compare = found.take<Compare>();
        return made.terrains == made.others ? std::nullopt : std::optional(std::move(made));
    }
};
struct anyOwn : any<whoseEqual, comparedOnes>
{
};

} // namespace

bool ownStatistics::read(Input& in, Reading& reading)
{
    return text::read<anyOwn>(in, reading);
}
bool equalHad::read(Input& in, Reading& reading)
{
    return text::read<equalOnes>(in, reading);
}

} // namespace triptych::altered::grammar
