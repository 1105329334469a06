#include "altered/text/grammar/GrammarNouns.h"

#include <algorithm>

// Expeditions and regions (3.2.1, 7.5.2).
namespace triptych::altered::grammar {
namespace {

template <Expedition::Kind kind, Said<Expedition>::Word how, Literal... Words>
struct expeditionIs : word<Words...>
{
    static Expedition build()
    {
        Expedition made = ofKind<Expedition>(kind);
        said(made).word = how;
        made.any = kind == Expedition::Kind::FacingMe && how == Said<Expedition>::An;
        return made;
    }
};

template <std::uint8_t position, Literal... Words>
struct positionIs : word<Words...>
{
    static Positions build() { return { position }; }
};
struct aPosition : any<positionIs<Expedition::Behind, "behind">,
                       positionIs<Expedition::Ahead, "ahead">, positionIs<Expedition::Tied, "tied">,
                       positionIs<Expedition::IsAscended, "[ascended]", "ascended">,
                       positionIs<Expedition::InContact, "[in contact]", "in contact">,
                       positionIs<Expedition::Together, "in the same region">>
{
};
struct allPositions : seq<aPosition, many<word<"or">, aPosition>>
{
    static Positions build(Found& found)
    {
        Positions all;
        for (const Positions& each : found.takeAll<Positions>())
            all.positions = static_cast<std::uint8_t>(all.positions | each.positions);
        return all;
    }
};

/// "my Expeditions": both of those of who controls this card
struct mineOrWhose : any<whose, seq<word<"my">, mark<Flag::Me>>>
{
};
struct namedHalf : any<expeditionIs<Expedition::Kind::Hero, Said<Expedition>::Usual,
                           "hero expeditions", "hero expedition">,
                       expeditionIs<Expedition::Kind::Companion, Said<Expedition>::Usual,
                           "companion expeditions", "companion expedition">>
{
};
struct halfOf : seq<whose, namedHalf>
{
    static Expedition build(Found& found)
    {
        Expedition made = found.take<Expedition>();
        made.whose = found.take<Who>();
        return made;
    }
};
struct ascendedAdjective : word<"[ascended]", "ascended">
{
    static Positions build() { return { Expedition::IsAscended }; }
};
void adjectiveInto(Expedition& made, Found& found)
{
    made.positions = found.take<Positions>().positions;
    said(made).adjective = made.positions != 0;
}
/// The Expeditions of whoever was named.
Expedition someones(Expedition::Kind kind, Said<Expedition>::Word how, Found& found)
{
    Expedition made = ofKind<Expedition>(kind);
    said(made).word = how;
    made.whose = found.take<Who>();
    return made;
}
template <Expedition::Kind kind, Said<Expedition>::Word how, Literal... Words>
struct ofSomeone : seq<word<Words...>, mineOrWhose, maybe<ascendedAdjective>, word<"expeditions">>
{
    static Expedition build(Found& found)
    {
        Expedition made = someones(kind, how, found);
        if (found.says(Flag::Me))
            said(made.whose).word = Said<Who>::They;
        adjectiveInto(made, found);
        return made;
    }
};
struct allOf : seq<whose, maybe<ascendedAdjective>, word<"expeditions">>
{
    static Expedition build(Found& found)
    {
        Expedition made = ofKind<Expedition>(Expedition::Kind::Of);
        made.whose = found.take<Who>();
        adjectiveInto(made, found);
        return made;
    }
};
struct anAscended : seq<word<"an">, ascendedAdjective, word<"expedition">>
{
    static Expedition build(Found& found)
    {
        Expedition made = ofKind<Expedition>(Expedition::Kind::An);
        adjectiveInto(made, found);
        return made;
    }
};
/// "[Ascended] Expeditions": all that are
struct allAscended : seq<ascendedAdjective, word<"expeditions">>
{
    static Expedition build(Found& found)
    {
        Expedition made = ofKind<Expedition>(Expedition::Kind::All);
        adjectiveInto(made, found);
        return made;
    }
};
/// "the Companion Expedition of its owner"
struct halfOfOwner : seq<word<"the">, namedHalf, word<"of its owner">>
{
    static Expedition build(Found& found)
    {
        Expedition made = found.take<Expedition>();
        made.whose = Who { Who::Kind::ItsOwner };
        said(made).word = Said<Expedition>::OfWhose;
        return made;
    }
};
template <Expedition::Kind kind, Literal... Words>
struct anotherIs : word<Words...>
{
    static Expedition build()
    {
        Expedition made = ofKind<Expedition>(kind);
        made.other = true;
        return made;
    }
};
/// "an opponent's Expedition": either of them
struct someonesOne
    : seq<pegtl::not_at<word<"your", "their", "its", "my">>, whose, word<"expedition">>
{
    static Expedition build(Found& found)
    {
        return someones(Expedition::Kind::OneOf, Said<Expedition>::An, found);
    }
};
/// "its controller's other Expedition": besides the one that was named
struct someonesOther : seq<pegtl::not_at<word<"your", "my">>, whose, word<"other expedition">>
{
    static Expedition build(Found& found)
    {
        return someones(Expedition::Kind::MyOther, Said<Expedition>::OfWhose, found);
    }
};
struct plain
    : any<someonesOther,
          expeditionIs<Expedition::Kind::FacingMe, Said<Expedition>::Your,
              "your opponent's expedition facing me">,
          expeditionIs<Expedition::Kind::Mine, Said<Expedition>::Usual, "my expedition">,
          expeditionIs<Expedition::Kind::MyOther, Said<Expedition>::Usual, "your other expedition">,
          expeditionIs<Expedition::Kind::MyOther, Said<Expedition>::An, "my other expedition">,
          halfOf, halfOfOwner,
          ofSomeone<Expedition::Kind::EachOf, Said<Expedition>::Usual, "each of">,
          ofSomeone<Expedition::Kind::BothOf, Said<Expedition>::Usual, "both of", "both">,
          ofSomeone<Expedition::Kind::OneOf, Said<Expedition>::Usual, "one of">,
          ofSomeone<Expedition::Kind::OneOf, Said<Expedition>::OneOrMore, "one or more of">,
          ofSomeone<Expedition::Kind::OneOf, Said<Expedition>::AtLeastOne, "at least one of">,
          ofSomeone<Expedition::Kind::OneOf, Said<Expedition>::Either, "either of">, allOf,
          someonesOne, anAscended, allAscended,
          anotherIs<Expedition::Kind::An, "another expedition">,
          anotherIs<Expedition::Kind::Target, "another target expedition">,
          expeditionIs<Expedition::Kind::FacingMe, Said<Expedition>::Plural,
              "the expeditions facing me">,
          expeditionIs<Expedition::Kind::FacingMe, Said<Expedition>::Usual,
              "the expedition facing me">,
          expeditionIs<Expedition::Kind::FacingMe, Said<Expedition>::An, "an expedition facing me">,
          expeditionIs<Expedition::Kind::MyRegion, Said<Expedition>::Usual,
              "an expedition in my region", "an expedition in the same region as me">,
          expeditionIs<Expedition::Kind::FacingIt, Said<Expedition>::Usual,
              "the expedition facing it">,
          expeditionIs<Expedition::Kind::Target, Said<Expedition>::An, "target an expedition">,
          expeditionIs<Expedition::Kind::Target, Said<Expedition>::Usual, "target expedition">,
          expeditionIs<Expedition::Kind::Its, Said<Expedition>::Usual, "its expedition">,
          expeditionIs<Expedition::Kind::Its, Said<Expedition>::Left, "the expedition it left",
              "the expedition it has left", "the expedition it was in">,
          expeditionIs<Expedition::Kind::That, Said<Expedition>::An, "that expedition">,
          expeditionIs<Expedition::Kind::PlayedIn, Said<Expedition>::Usual,
              "the expedition i'm played in">,
          expeditionIs<Expedition::Kind::An, Said<Expedition>::Usual, "an expedition">,
          expeditionIs<Expedition::Kind::All, Said<Expedition>::An, "all expeditions">,
          expeditionIs<Expedition::Kind::All, Said<Expedition>::Each, "each expedition">,
          expeditionIs<Expedition::Kind::All, Said<Expedition>::Usual, "expeditions">>
{
};
struct thatIsAre : word<"that's", "that is", "that are">
{
};
/// "that moved forward this Day": of its marker
struct thatMoved
    : any<positionIs<Expedition::Moved, "that moved forward this day",
              "that moved forward during this day", "that has moved forward this day">,
          positionIs<Expedition::Stayed, "that didn't move forward this day",
              "that did not move forward this day", "that hasn't moved forward this day">>
{
};
struct inThese : seq<word<"in">, any<terrains, oneTerrain>>
{
};
struct youControl : seq<word<"you control">>
{
    static Flag build() { return Flag::Their; }
};
struct yourOne : seq<whose, word<"expedition">>
{
    static Expedition build(Found& found)
    {
        return someones(Expedition::Kind::OneOf, Said<Expedition>::An, found);
    }
};
struct someExpedition
    : expeditionIs<Expedition::Kind::An, Said<Expedition>::Usual, "the expedition">
{
};
/// One look at the sentence spares reading most Expeditions twice.
struct scanMost
{
    static constexpr std::string_view what = "";
    static std::size_t length(std::string_view text)
    {
        const std::string_view sentence = text.substr(0, std::min(text.size(), text.find('.')));
        return sentence.find(" the most ") != std::string_view::npos
                || sentence.find(" the fewest ") != std::string_view::npos
                || sentence.find(" the least ") != std::string_view::npos
            ? 1
            : 0;
    }
};
struct withMost : seq<pegtl::at<scanned<scanMost>>, any<yourOne, someExpedition, plain>, mostInIt>
{
    static std::optional<Expedition> build(Found& found)
    {
        std::vector<Expedition> both = found.takeAll<Expedition>();
        Expedition made = std::move(both[0]);
        made.inside = std::move(both[1].inside);
        made.extreme = both[1].extreme;
        const bool several = made.kind == Expedition::Kind::OneOf
            || made.kind == Expedition::Kind::An || made.kind == Expedition::Kind::Target;
        if (made.kind == Expedition::Kind::Target)
            made.whose = Who { Who::Kind::Anyone };
        return several ? std::optional(std::move(made)) : std::nullopt;
    }
};
struct whole
    : seq<plain, maybe<youControl>,
          maybe<any<seq<thatIsAre, any<allPositions, inThese>>, thatMoved, inThese, manyInIt>>>
{
    static std::optional<Expedition> build(Found& found)
    {
        std::vector<Expedition> all = found.takeAll<Expedition>();
        Expedition made = std::move(all.front());
        // Of one that is known already it would be a condition.
        const bool several = made.kind == Expedition::Kind::Target
            || made.kind == Expedition::Kind::EachOf || made.kind == Expedition::Kind::OneOf
            || made.kind == Expedition::Kind::An || made.kind == Expedition::Kind::All
            || made.kind == Expedition::Kind::Of;
        if (all.size() > 1 && !several)
            return std::nullopt;
        if (found.says(Flag::Their) || (all.size() > 1 && all.back().whose.me))
            made.whose = Who { Who::Kind::You, true };
        else if (made.kind == Expedition::Kind::Target)
            made.whose = Who { Who::Kind::Anyone };
        if (const auto positions = found.takeIfAny<Positions>()) {
            made.positions = positions->positions;
            said(made).adjective = false;
        }
        const auto in = found.take<TerrainsWord>();
        if (in.all)
            return std::nullopt; // a region is asked for any of them
        made.in = in.terrains;
        if (all.size() > 1)
            takeInside(made, all.back());
        return made;
    }
};

struct regionOf : seq<word<"the region of">, expedition>
{
    static Region build(Found& found) { return { Region::Kind::Of, found.take<Expedition>() }; }
};
template <Region::Kind kind, Said<Region>::Word how, Literal... Words>
struct regionIs : word<Words...>
{
    static Region build() { return saying(Region { kind }, { how }); }
};
struct anyRegion
    : any<regionOf, regionIs<Region::Kind::Mine, Said<Region>::Usual, "my region">,
          regionIs<Region::Kind::All, Said<Region>::Usual, "all regions">,
          regionIs<Region::Kind::Target, Said<Region>::Usual, "target region">,
          regionIs<Region::Kind::Target, Said<Region>::Visible, "target visible region">,
          regionIs<Region::Kind::Target, Said<Region>::A, "a region", "any region",
              "any one region">,
          regionIs<Region::Kind::Target, Said<Region>::AVisible, "a visible region">>
{
    static constexpr std::string_view expected = "a region (my region, all regions, ...)";
};

struct noneOfThem : seq<word<"neither of">, mineOrWhose, word<"expeditions">>
{
    static Expedition build(Found& found)
    {
        Expedition made = someones(Expedition::Kind::OneOf, Said<Expedition>::Neither, found);
        if (found.says(Flag::Me))
            said(made.whose).word = Said<Who>::They;
        return made;
    }
};

} // namespace

bool neitherOf::read(Input& in, Reading& reading)
{
    return text::read<noneOfThem>(in, reading);
}
bool expedition::read(Input& in, Reading& reading)
{
    return text::read<any<withMost, whole>>(in, reading);
}
bool positions::read(Input& in, Reading& reading)
{
    return text::read<allPositions>(in, reading);
}
bool region::read(Input& in, Reading& reading)
{
    return text::read<anyRegion>(in, reading);
}

} // namespace triptych::altered::grammar
