#include "altered/text/grammar/GrammarPlaces.h"

// Where cards are: the zones, Expeditions and terrains said after a noun.
namespace triptych::altered::grammar {
namespace {

struct aZone
    : any<means<Zone::Reserve, "reserves", "reserve">, means<Zone::Hand, "hands", "hand">,
          means<Zone::Deck, "decks", "deck">, means<Zone::Discard, "discard piles", "discard pile">,
          means<Zone::Mana, "mana zones", "mana zone">,
          means<Zone::Landmark, "landmark zone", "landmarks">>
{
    static constexpr std::string_view expected
        = "a zone (Reserve, hand, deck, discard pile, Mana zone, Landmarks)";
};
struct playPlace : word<"play">
{
    static Place build() { return {}; }
};
struct expeditionZone : word<"the expedition zone">
{
    static Place build()
    {
        Place made;
        made.zone = Zone::Expedition;
        return made;
    }
};
struct reserveOfAny
    : any<seq<any<means<Flag::Article, "a">, means<Flag::AnyWord, "any">>,
              any<means<Zone::Reserve, "reserve">, means<Zone::Discard, "discard pile">>>,
          seq<means<Flag::AllThe, "the">, means<Zone::Discard, "discard pile">>,
          means<Zone::Reserve, "reserves", "reserve">, means<Zone::Landmark, "landmarks">,
          means<Zone::Discard, "discard piles">>
{
    static Place build(Found& found)
    {
        Place made;
        made.zone = found.take<Zone>();
        said(made).article = found.says(Flag::Article) ? Said<Place>::Article::A
            : found.says(Flag::AnyWord)                ? Said<Place>::Article::Any
            : found.says(Flag::AllThe)                 ? Said<Place>::Article::The
                                                       : Said<Place>::Article::None;
        return made;
    }
};
struct someonesZone : seq<whose, aZone>
{
    static Place build(Found& found)
    {
        Place made;
        made.whose = found.take<Who>();
        made.zone = found.take<Zone>();
        return made;
    }
};
struct anyPlace : any<playPlace, expeditionZone, someonesZone, reserveOfAny>
{
};

template <Said<Place>::Join join, Literal... Words>
struct joinIs : means<join, Words...>
{
};
struct zoneAgain : any<someonesZone, reserveOfAny>
{
};
/// "or in your Reserve", "and Reserve"; "and play" without "in" is an instruction.
struct joinedIn
    : any<seq<any<joinIs<Said<Place>::Join::OrIn, "or in", "or from">,
                  joinIs<Said<Place>::Join::AndIn, "and in", "and from">>,
              anyPlace>,
          seq<any<joinIs<Said<Place>::Join::Or, "or">, joinIs<Said<Place>::Join::And, "and">>,
              zoneAgain>>
{
    static Place build(Found& found)
    {
        const Said<Place>::Join join = found.take<Said<Place>::Join>();
        Place made = found.take<Place>();
        said(made).join = join;
        return made;
    }
};
/// "your hand or Reserve", "your hand and Reserve": of the same player as the zone before.
struct sameOwners
    : seq<any<joinIs<Said<Place>::Join::Bare, "or">, joinIs<Said<Place>::Join::BareAnd, "and">>,
          any<means<Zone::Landmark, "landmarks">, means<Zone::Reserve, "reserve">,
              means<Zone::Hand, "hand">, means<Zone::Discard, "discard pile">>>
{
    static Place build(Found& found)
    {
        Place made;
        made.zone = found.take<Zone>();
        said(made).join = found.take<Said<Place>::Join>();
        return made;
    }
};
struct inPlaces : seq<any<word<"in">, means<Flag::From, "from">, means<Flag::Of, "of">>, anyPlace,
                      many<any<sameOwners, joinedIn>>>
{
    static std::optional<Trait> build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::InZone);
        made.places = found.takeAll<Place>();
        for (std::size_t i = 1; i < made.places.size(); ++i) {
            Place& place = made.places[i];
            const Place& before = made.places[i - 1];
            if (said(place).join == Said<Place>::Join::BareAnd
                && before.whose.kind == Who::Kind::Anyone)
                said(place).join = Said<Place>::Join::And;
            if (said(place).join == Said<Place>::Join::Bare
                || said(place).join == Said<Place>::Join::BareAnd)
                place.whose = before.whose;
            const bool bare = said(place).join == Said<Place>::Join::And
                && place.whose.kind == Who::Kind::Anyone && place.zone != Zone::Play;
            if (bare && before.whose.kind != Who::Kind::Anyone)
                return std::nullopt; // "your hand and Reserve": whose would not be said
        }
        if (found.says(Flag::From))
            said(made).word = Said<Trait>::From;
        else if (found.says(Flag::Of))
            said(made).word = Said<Trait>::Of;
        return made;
    }
};
/// "your Expeditions", "Expedition": among the places of one player, or of any
struct expeditionsPlace : any<seq<whose, word<"expeditions">>, means<Flag::Article, "expedition">>
{
    static Place build(Found& found)
    {
        Place made;
        made.zone = Zone::Expedition;
        made.whose = found.take<Who>(Who { Who::Kind::Anyone });
        if (found.says(Flag::Article))
            said(made).article = Said<Place>::Article::A;
        return made;
    }
};
/// "in your Expeditions or your Reserve", "in Expedition or in Reserve"
struct inExpeditionsOr
    : seq<any<word<"in">, means<Flag::From, "from">>, expeditionsPlace, joinedIn, many<joinedIn>>
{
    static Trait build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::InZone);
        made.places = found.takeAll<Place>();
        if (found.says(Flag::From))
            said(made).word = Said<Trait>::From;
        return made;
    }
};
/// "you control or in your Reserve"
struct controlledOrIn : seq<anyone, controls, joinedIn, many<joinedIn>>
{
    static Trait build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::InZone);
        said(made).word = Said<Trait>::Or;
        Place play;
        play.whose = found.take<Who>();
        made.places = found.takeAll<Place>();
        made.places.insert(made.places.begin(), std::move(play));
        return made;
    }
};
struct inWord : any<word<"in">, means<Flag::No, "not in">>
{
};
struct myRegion : word<"my region", "the same region as me", "the same region">
{
    static Expedition build()
    {
        Expedition made;
        made.kind = Expedition::Kind::MyRegion;
        return made;
    }
};
struct inExpedition
    : any<seq<word<"in">, itExpedition>, seq<inWord, myRegion, pegtl::not_at<word<"as">>>,
          seq<any<inWord, means<Flag::From, "from">>, expedition,
              maybe<word<"and in", "and from">, expedition>>>
{
    /// Of those that nobody would have to choose, two may be named.
    static bool isKnown(const Expedition& of)
    {
        using Kind = Expedition::Kind;
        return of.kind == Kind::Mine || of.kind == Kind::MyOther || of.kind == Kind::Hero
            || of.kind == Kind::Companion || of.kind == Kind::FacingMe;
    }
    static std::optional<Trait> build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::InExpedition);
        std::vector<Expedition> all = found.takeAll<Expedition>();
        made.expedition = std::move(all.front());
        if (all.size() > 1) {
            if (!isKnown(made.expedition) || !isKnown(all.back()) || found.says(Flag::No))
                return std::nullopt;
            made.expedition.also = std::move(all.back());
        }
        if (found.says(Flag::From))
            said(made).word = Said<Trait>::From;
        made.no = found.says(Flag::No);
        return made;
    }
};
struct inTerrain : any<seq<inWord, any<terrains, oneTerrain>>,
                       seq<means<Flag::Article, "in a", "in an">, terrains, word<"region">>>
{
    static std::optional<Trait> build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::InTerrain);
        const TerrainsWord named = found.take<TerrainsWord>();
        made.terrains = named.terrains;
        made.no = found.says(Flag::No);
        if (named.all)
            made.bothTerrains = true;
        if (found.says(Flag::Article)) {
            if (named.all)
                return std::nullopt; // "a {V} and {M} region" would be a wording of its own
            said(made).word = Said<Trait>::A;
        }
        return made;
    }
};
/// "facing a [Boosted] Character", "facing no Characters", "facing exactly one Character"
struct facingOne
    : seq<word<"facing">,
          any<seq<any<word<"a", "an", "one or more", "any">, pegtl::at<word<"another">>>, filter>,
              seq<means<Flag::No, "no">, filter>,
              seq<any<seq<numeral, orMoreLess>, seq<means<Compare::Exactly, "exactly">, numeral>>,
                  filter>>>
{
};
/// "facing an Expedition that's [Ascended]", "facing one of your Expeditions"
struct facingSuchExpedition
    : seq<word<"facing">, expedition, pegtl::not_at<word<"permanent", "permanents">>>
{
};
struct facing
    : any<word<"facing me">, means<Flag::No, "not facing me">,
          seq<means<Flag::That, "facing it", "facing them">>, facingSuchExpedition, facingOne>
{
    static std::optional<Trait> build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::Facing);
        if (auto where = found.takeIfAny<Expedition>()) {
            using Kind = Expedition::Kind;
            if (where->kind != Kind::An && where->kind != Kind::OneOf)
                return std::nullopt;
            made.expedition = std::move(*where);
        }
        made.it = found.says(Flag::That);
        made.no = found.says(Flag::No);
        if (auto with = found.takeIfAny<Filter>())
            made.with = std::move(*with);
        if (found.has<Amount>()) {
            made.amount = found.take<Amount>();
            made.compare = found.take<Compare>(Compare::Exactly);
        }
        return made;
    }
};

struct anyWhere : any<inExpeditionsOr, inPlaces, inExpedition, inTerrain, facing, controlledOrIn>
{
};

} // namespace

bool whereabouts::read(Input& in, Reading& reading)
{
    return text::read<anyWhere>(in, reading);
}
bool place::read(Input& in, Reading& reading)
{
    return text::read<anyPlace>(in, reading);
}

} // namespace triptych::altered::grammar
