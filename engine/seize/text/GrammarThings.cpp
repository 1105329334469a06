#include "seize/text/GrammarNouns.h"

// To whom or what something is done: "it", "up to two target mercenaries", "its tile".
namespace triptych::seize::grammar {
namespace {

// ---------------------------------------------------------------- Things

Thing make(Thing::Kind kind, Found& found)
{
    Thing made;
    made.kind = kind;
    made.filter = found.take<Filter>();
    made.filter.other = made.filter.other || found.says(Flag::Other);
    made.count = found.take<int>(1);
    made.upTo = found.says(Flag::UpTo);
    made.random = found.says(Flag::AtRandom);
    return made;
}

struct oneThing : any<thisCard, bearer, attacked, attacker, it>
{
    static Thing build(Found& found)
    {
        Thing made;
        made.kind = found.take<Thing::Kind>();
        return made;
    }
};
struct severalOfThem
    : word<"each of them", "both of them", "all of them", "them", "they", "those mercenaries",
          "each of those mercenaries", "those allies", "those enemies", "each of those allies",
          "each of those enemies", "those allied mercenaries", "those enemy mercenaries",
          "each of those allied mercenaries", "each of those enemy mercenaries",
          "all of those mercenaries", "both mercenaries">
{
    static Thing build()
    {
        Thing made;
        made.kind = Thing::Kind::It;
        made.plural = true;
        return made;
    }
};
/// As many as a text has room for; no more mercenaries of one side are ever there.
inline constexpr int mostTargets = 6;
/// "any number of allied mercenaries": as many as one likes
struct asManyAsOneLikes : seq<>
{
    static Flag build(Found&) { return Flag::UpTo; }
};
struct targetWord : word<"target", "targets">
{
};
/// "each of up to two target mercenaries", "both of two ...": that they are meant one by one says no more.
struct eachOfSoMany : maybe<word<"each of", "all of">>
{
};
template <typename One, typename Several>
struct targets
    : any<seq<eachOfSoMany, means<mostTargets, "any number of">, asManyAsOneLikes, maybe<other>,
              targetWord, Several>,
          seq<maybe<other>, targetWord, One>,
          seq<eachOfSoMany, maybe<upTo>, someCount, maybe<other>, targetWord, any<Several, One>>,
          seq<eachOfSoMany, someCount, means<Flag::UpTo, "or fewer", "or less">, targetWord,
              Several>,
          seq<means<2, "both">, targetWord, Several>>
{
    static constexpr std::string_view expected = "target ...";
    static Thing build(Found& found) { return make(Thing::Kind::Target, found); }
};

struct allWord : word<"all of", "all", "every">
{
};
struct eachWord : word<"each of", "each", "every">
{
};
template <typename One, typename Several>
struct each : any<seq<eachWord, any<One, yourPhrase, seq<maybe<word<"the">>, Several>>>,
                  seq<maybe<allWord>, any<yourPhrase, Several>>>
{
    static Thing build(Found& found) { return make(Thing::Kind::Each, found); }
};

struct oneOfWord : means<1, "one of", "1 of", "any of">
{
};
template <typename One, typename Several>
struct some : any<seq<eachOfSoMany, means<Thing::anyNumber, "any number of">, asManyAsOneLikes,
                      any<yourPhrase, Several>>,
                  seq<means<Flag::AtRandom, "a random", "one random", "1 random">, One>,
                  seq<maybe<upTo>, oneOfWord, any<yourPhrase, Several>>,
                  seq<maybe<upTo>, someCount, word<"of">, yourPhrase>,
                  seq<pegtl::at<word<"another">>, One,
                      maybe<means<Flag::AtRandom, "at random", "chosen at random">>>,
                  seq<means<1, "a", "an", "any">, One,
                      maybe<means<Flag::AtRandom, "at random", "chosen at random">>>,
                  seq<maybe<upTo>, someCount, means<Flag::AtRandom, "random", "randomly chosen">,
                      any<Several, One>>,
                  seq<eachOfSoMany, maybe<upTo>, someCount, any<Several, One>,
                      maybe<means<Flag::AtRandom, "at random", "chosen at random">>>>
{
    static Thing build(Found& found) { return make(Thing::Kind::Some, found); }
};

// ---------------------------------------------------------------- Tiles

struct tileNoun
{
    static Thing make(Thing::Kind kind, bool plural)
    {
        Thing made;
        made.kind = kind;
        made.plural = plural;
        made.filter.noun = Filter::Noun::Tile;
        return made;
    }
};
struct attackedTile : word<"the attacked tile", "the attacked tiles", "each attacked tile">
{
    static Thing build() { return tileNoun::make(Thing::Kind::Attacked, false); }
};
struct thatTile : word<"that tile", "the chosen tile">
{
    static Thing build() { return tileNoun::make(Thing::Kind::It, false); }
};
/// "any mercenary on it": on the tile that was named
struct itAsTile : word<"it">
{
    static Thing build() { return tileNoun::make(Thing::Kind::It, false); }
};
struct thoseTiles : word<"those tiles">
{
    static Thing build() { return tileNoun::make(Thing::Kind::It, true); }
};
/// "target tile", for whoever stands there when a mercenary is asked for.
struct namedTile : any<attackedTile, thatTile, thoseTiles, targets<tilePhrase, tilesPhrase>,
                       some<tilePhrase, tilesPhrase>, each<tilePhrase, tilesPhrase>>
{
};
struct whoIsThere : seq<maybe<word<"the mercenary on", "the mercenaries on", "each mercenary on",
                            "mercenaries on", "all mercenaries on", "any mercenary on",
                            "a mercenary on", "whoever is on", "whoever stands on">>,
                        namedTile>
{
};
struct whoIsOnIt
    : seq<word<"the mercenary on", "each mercenary on", "any mercenary on", "all mercenaries on",
              "a mercenary on", "whoever is on", "whoever stands on", "the mercenary standing on">,
          itAsTile>
{
};
struct eachThisWay : word<"each mercenary damaged this way", "all mercenaries damaged this way",
                         "mercenaries damaged this way", "each mercenary dealt damage this way",
                         "each damaged mercenary this way", "the mercenaries damaged this way",
                         "each mercenary damaged by this", "each mercenary hit this way">
{
    static Thing build()
    {
        Thing made;
        made.kind = Thing::Kind::ThisWay;
        made.plural = true;
        return made;
    }
};
/// "each enemy mercenary in target column"
struct lineWord : any<means<Thing::Line::Column, "column">, means<Thing::Line::Row, "row">>
{
};
struct inTargetLine
    : seq<any<seq<eachWord, mercenaryPhrase>, seq<maybe<allWord>, mercenariesPhrase>>,
          word<"in target", "in the target">, lineWord>
{
    static std::optional<Thing> build(Found& found)
    {
        Thing made;
        made.kind = Thing::Kind::Target;
        const Filter those = found.take<Filter>();
        Filter plain;
        plain.side = those.side;
        if (those != plain || those.side == Side::Yours)
            return std::nullopt; // whose they are is all that can be said of them
        made.filter.noun = Filter::Noun::Tile;
        made.filter.side = those.side;
        made.line = found.take<Thing::Line>();
        return made;
    }
};
/// "the enemy mercenary with the most health": of several that have it, one is chosen
struct theMost : seq<word<"the">, mercenaryPhrase>
{
    static std::optional<Thing> build(Found& found)
    {
        Thing made = make(Thing::Kind::Some, found);
        return made.filter.extreme ? std::optional(std::move(made)) : std::nullopt;
    }
};
/// "the mercenaries with the most health": all of them that have it
struct allTheMost : seq<word<"the">, mercenariesPhrase>
{
    static std::optional<Thing> build(Found& found)
    {
        Thing made = make(Thing::Kind::Each, found);
        return made.filter.extreme ? std::optional(std::move(made)) : std::nullopt;
    }
};
struct mercenaryThing
    : any<theMost, allTheMost, inTargetLine, thoseOfThem, eachThisWay, oneThing, severalOfThem,
          targets<mercenaryPhrase, mercenariesPhrase>, some<mercenaryPhrase, mercenariesPhrase>,
          each<mercenaryPhrase, mercenariesPhrase>, whoIsThere, whoIsOnIt>
{
    static constexpr std::string_view expected
        = "whom (this, it, target enemy mercenary, each allied mercenary, ...)";
};

template <Thing::Kind kind, bool plural, Literal... Words>
struct tileUnder : word<Words...>
{
    static Thing build()
    {
        Thing made;
        made.kind = kind;
        made.plural = plural;
        return made;
    }
};
struct itsTile
    : any<tileUnder<Thing::Kind::It, false, "its tile", "that mercenary's tile">,
          tileUnder<Thing::Kind::ThatEnemy, false, "that enemy's tile">,
          tileUnder<Thing::Kind::ThatAlly, false, "that ally's tile">,
          tileUnder<Thing::Kind::It, true, "their tiles">,
          tileUnder<Thing::Kind::This, false, "this mercenary's tile", "this tile">,
          tileUnder<Thing::Kind::Bearer, false, "the bearer's tile">,
          tileUnder<Thing::Kind::Attacked, false, "the attacked mercenary's tile",
              "the attacked mercenaries' tiles", "each attacked mercenary's tile">,
          tileUnder<Thing::Kind::Attacker, false, "the attacker's tile", "the user's tile">>
{
};
/// "the tile in front of this": there is one such
struct theTileThere : seq<word<"the">, tilePhrase>
{
    static std::optional<Thing> build(Found& found)
    {
        Thing made = make(Thing::Kind::Each, found);
        const Range::Kind where = made.filter.range.kind;
        return where == Range::Kind::InFront || where == Range::Kind::Behind
            ? std::optional(std::move(made))
            : std::nullopt;
    }
};
struct tileThing : any<attackedTile, thatTile, thoseTiles, itsTile, theTileThere,
                       targets<tilePhrase, tilesPhrase>, some<tilePhrase, tilesPhrase>,
                       each<tilePhrase, tilesPhrase>, targets<mercenarysTile, mercenarysTile>,
                       some<mercenarysTile, mercenarysTile>, each<mercenarysTile, mercenarysTile>,
                       seq<word<"the tile of", "the tiles of", "the tile under">, mercenaryThing>,
                       mercenaryThing>
{
    static constexpr std::string_view expected = "which tile (target tile, its tile, ...)";
};

struct everyoneThing : each<mercenaryPhrase, mercenariesPhrase>
{
};
// ---------------------------------------------------------------- Whose

struct oneThings
    : any<means<Thing::Kind::This, "this mercenary's", "this's">,
          means<Thing::Kind::Bearer, "the bearer's">,
          means<Thing::Kind::Attacked, "the attacked mercenary's", "the target's">,
          means<Thing::Kind::Attacker, "the attacking mercenary's", "the attacker's", "the user's">,
          itsOwn>
{
    static Thing build(Found& found)
    {
        Thing made;
        made.kind = found.take<Thing::Kind>();
        return made;
    }
};
struct targetsOwn : seq<maybe<other>, targetWord, mercenarys>
{
    static Thing build(Found& found) { return make(Thing::Kind::Target, found); }
};
struct everyones : any<seq<eachWord, mercenarys>, seq<maybe<allWord>, mercenariesOwn>>
{
    static Thing build(Found& found) { return make(Thing::Kind::Each, found); }
};
struct ownThings : any<means<Thing::Kind::This, "this mercenary's", "this's">,
                       means<Thing::Kind::Bearer, "the bearer's">, means<Thing::Kind::It, "its">>
{
    static Thing build(Found& found)
    {
        Thing made;
        made.kind = found.take<Thing::Kind>();
        return made;
    }
};

// ---------------------------------------------------------------- Treasures as cards

struct oneTreasure
    : any<means<CardFilter::Kind::Event, "event card", "event">,
          means<CardFilter::Kind::Weapon, "weapon">,
          means<CardFilter::Kind::Equipment, "equipment">, means<CardFilter::Kind::Relic, "relic">,
          means<CardFilter::Kind::Treasure, "treasure">>
{
};
struct severalTreasures
    : any<means<CardFilter::Kind::Event, "event cards", "events">,
          means<CardFilter::Kind::Weapon, "weapons">,
          means<CardFilter::Kind::Equipment, "equipment">, means<CardFilter::Kind::Relic, "relics">,
          means<CardFilter::Kind::Treasure, "treasures">>
{
};
struct equippedWord : means<Goods::Where::Equipped, "equipped">
{
};
struct turned : any<means<Filter::Condition::Ready, "ready", "unexhausted", "readied">,
                    means<Filter::Condition::Exhausted, "exhausted">>
{
};
struct whose : any<means<Side::Enemy, "enemy", "opposing", "an opponent's", "opponents'">,
                   means<Side::Allied, "allied">>
{
};
/// Whoever carries it: "an adjacent enemy mercenary", "enemy mercenaries"
struct named : any<oneThing, targets<mercenaryPhrase, mercenariesPhrase>>
{
};
struct carrier : any<named, seq<word<"a", "an", "any">, mercenaryPhrase>,
                     seq<pegtl::at<word<"another">>, mercenaryPhrase>,
                     seq<word<"one of">, yourPhrase>, mercenariesPhrase>
{
};
struct behindGoods
    : many<any<seq<means<Goods::Where::Equipped, "equipped to", "equipped by", "carried by", "from",
                       "on">,
                   carrier>,
          seq<means<Goods::Where::Warchest, "in", "from">,
              any<means<Side::Yours, "your warchest">,
                  means<Side::Enemy, "an opponent's warchest", "your opponent's warchest",
                      "the opponent's warchest", "opponents' warchests">,
                  means<Side::Theirs, "that player's warchest", "that opponent's warchest",
                      "their warchest">,
                  word<"a warchest", "any warchest">>>,
          means<Side::Yours, "you control">,
          means<Side::Theirs, "that player controls", "that opponent controls", "they control">,
          means<Side::Enemy, "an opponent controls", "your opponent controls",
              "your opponents control", "opponents control">>>
{
};
std::optional<Goods> makeGoods(Goods::Kind kind, Found& found)
{
    Goods made;
    made.kind = kind;
    made.card = found.take<CardFilter::Kind>(CardFilter::Kind::Treasure);
    made.where = found.take<Goods::Where>(Goods::Where::Anywhere);
    made.side = found.take<Side>(Side::Any);
    made.turned = found.take<Filter::Condition>(Filter::Condition::None);
    made.count = found.take<int>(1);
    made.upTo = found.says(Flag::UpTo);
    if (auto bearer = found.takeIfAny<Thing>()) {
        if (bearer->count != 1 || bearer->upTo || kind == Goods::Kind::Target)
            return std::nullopt;
        made.of = std::move(*bearer);
    }
    if (auto host = found.takeIfAny<Filter>()) {
        Filter plain;
        plain.side = host->side;
        if (*host == plain && made.side == Side::Any)
            made.side = host->side;
        else
            made.host = std::move(*host);
    }
    const bool event = made.card == CardFilter::Kind::Event;
    if (event && (made.where != Goods::Where::Anywhere || made.turned != Filter::Condition::None))
        return std::nullopt; // it lies beside the battlefield, and is neither ready nor exhausted
    return found.has<Goods::Where>() || found.has<Side>() || (made.host && made.side != Side::Any)
        ? std::nullopt
        : std::optional(made);
}
struct oneGoods : seq<many<any<equippedWord, whose, turned>>, oneTreasure, behindGoods>
{
};
struct severalGoods : seq<many<any<equippedWord, whose, turned>>, severalTreasures, behindGoods>
{
};
struct thisTreasure : word<"this treasure", "this weapon", "this equipment", "this relic">
{
    static Goods build() { return {}; }
};
struct thisEvent : word<"this event">
{
    static Goods build()
    {
        Goods made;
        made.card = CardFilter::Kind::Event;
        return made;
    }
};
struct thisGoods : any<thisTreasure, thisEvent>
{
};
struct targetGoods : any<seq<word<"target">, oneGoods>,
                         seq<maybe<upTo>, someCount, word<"target">, any<severalGoods, oneGoods>>>
{
    static std::optional<Goods> build(Found& found)
    {
        return makeGoods(Goods::Kind::Target, found);
    }
};
/// Treasures whose place is not said are named otherwise ("ready 2 treasures", "destroy all
/// treasures of it").
struct eachGoods : any<seq<word<"each">, oneGoods>, seq<word<"all">, severalGoods>>
{
    static std::optional<Goods> build(Found& found)
    {
        auto made = makeGoods(Goods::Kind::Each, found);
        return made
                && (made->where != Goods::Where::Anywhere || made->card == CardFilter::Kind::Event)
            ? made
            : std::nullopt;
    }
};
struct someGoods
    : any<seq<means<Flag::Other, "another">, oneGoods>, seq<means<1, "a", "an", "one">, oneGoods>,
          seq<maybe<upTo>, someCount, means<Flag::Other, "other">, any<severalGoods, oneGoods>>,
          seq<maybe<upTo>, someCount, any<severalGoods, oneGoods>>>
{
    static std::optional<Goods> build(Found& found)
    {
        // "Another" of the Warchest is other than this card where it lies in play.
        const bool other = found.says(Flag::Other);
        auto made = makeGoods(Goods::Kind::Some, found);
        if (other && made && made->where != Goods::Where::Warchest)
            return std::nullopt;
        const bool said = made
            && (made->of || made->where != Goods::Where::Anywhere || made->side != Side::Any
                || made->card == CardFilter::Kind::Event);
        return said ? made : std::nullopt;
    }
};
struct anyGoods : any<thisGoods, targetGoods, eachGoods, someGoods>
{
    static constexpr std::string_view expected
        = "a treasure (this treasure, target treasure, a treasure in your Warchest, ...)";
};

/// Exactly one: "an allied mercenary".
struct somebodyThing
    : any<seq<oneOfWord, yourPhrase>, seq<pegtl::at<word<"another">>, mercenaryPhrase>,
          seq<means<1, "a", "an", "any">, mercenaryPhrase>,
          seq<pegtl::at<word<"enemy", "allied">>, mercenaryPhrase>>
{
    static constexpr std::string_view expected = "a mercenary, an allied mercenary, ...";
    static Thing build(Found& found) { return make(Thing::Kind::Some, found); }
};

} // namespace

bool thing::read(Input& in, Reading& reading)
{
    return text::read<mercenaryThing>(in, reading);
}
bool possessor::read(Input& in, Reading& reading)
{
    return text::read<any<oneThings, targetsOwn, everyones>>(in, reading);
}
bool everyonesOwn::read(Input& in, Reading& reading)
{
    return text::read<any<ownThings, everyones>>(in, reading);
}
bool goods::read(Input& in, Reading& reading)
{
    return text::read<anyGoods>(in, reading);
}
bool tiles::read(Input& in, Reading& reading)
{
    return text::read<tileThing>(in, reading);
}
bool everyone::read(Input& in, Reading& reading)
{
    return text::read<everyoneThing>(in, reading);
}
bool somebody::read(Input& in, Reading& reading)
{
    return text::read<somebodyThing>(in, reading);
}

} // namespace triptych::seize::grammar
