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
struct severalOfThem : word<"them", "they", "those mercenaries">
{
    static Thing build()
    {
        Thing made;
        made.kind = Thing::Kind::It;
        made.plural = true;
        return made;
    }
};
struct targetWord : word<"target", "targets">
{
};
template <typename One, typename Several>
struct targets : any<seq<maybe<other>, targetWord, One>,
                     seq<maybe<upTo>, someCount, maybe<other>, targetWord, any<Several, One>>>
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

struct oneOfWord : means<1, "one of", "any of">
{
};
template <typename One, typename Several>
struct some
    : any<seq<maybe<upTo>, oneOfWord, any<yourPhrase, Several>>,
          seq<maybe<upTo>, someCount, word<"of">, yourPhrase>, seq<pegtl::at<word<"another">>, One>,
          seq<means<1, "a", "an">, One>, seq<maybe<upTo>, someCount, any<Several, One>>>
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
struct thatTile : word<"that tile">
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
struct whoIsThere : seq<maybe<word<"the mercenary on", "the mercenaries on">>, namedTile>
{
};
struct mercenaryThing : any<oneThing, severalOfThem, targets<mercenaryPhrase, mercenariesPhrase>,
                            some<mercenaryPhrase, mercenariesPhrase>,
                            each<mercenaryPhrase, mercenariesPhrase>, whoIsThere>
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
          tileUnder<Thing::Kind::It, true, "their tiles">,
          tileUnder<Thing::Kind::This, false, "this mercenary's tile", "this tile">,
          tileUnder<Thing::Kind::Bearer, false, "the bearer's tile">,
          tileUnder<Thing::Kind::Attacked, false, "the attacked mercenary's tile",
              "the attacked mercenaries' tiles", "each attacked mercenary's tile">,
          tileUnder<Thing::Kind::Attacker, false, "the attacker's tile", "the user's tile">>
{
};
struct tileThing : any<attackedTile, thatTile, thoseTiles, itsTile,
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
/// Exactly one: "an allied mercenary".
struct somebodyThing
    : any<seq<oneOfWord, yourPhrase>, seq<pegtl::at<word<"another">>, mercenaryPhrase>,
          seq<means<1, "a", "an">, mercenaryPhrase>,
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
