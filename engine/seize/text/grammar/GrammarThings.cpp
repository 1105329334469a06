#include "seize/text/grammar/GrammarThings.h"

#include "seize/text/grammar/GrammarInstructions.h"

// To whom or what something is done: "it", "up to two target mercenaries", "its tile". Treasures are in
// GrammarGoods.cpp.
namespace triptych::seize::grammar {
namespace {

struct severalOfThem
    : word<"each of them", "both of them", "all of them", "them", "they", "those mercenaries",
          "each of those mercenaries", "those allies", "those enemies", "each of those allies",
          "each of those enemies", "those allied mercenaries", "those enemy mercenaries",
          "each of those allied mercenaries", "each of those enemy mercenaries",
          "all of those mercenaries", "both mercenaries">
{
    static Thing build() { return severalOf(Thing::Kind::It); }
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
    static Thing build(Found& found) { return thingOf(Thing::Kind::Each, found); }
};

struct oneOfWord : means<1, "one of", "1 of", "any of">
{
};
/// "another one of your Warrior mercenaries"
struct anotherOneOf
    : means<Flag::Other, "another one of", "another of", "one other of", "any other of">
{
};
template <typename One, typename Several>
struct some : any<seq<eachOfSoMany, means<Thing::anyNumber, "any number of">, asManyAsOneLikes,
                      any<yourPhrase, Several>>,
                  seq<means<Flag::AtRandom, "a random", "one random", "1 random">, One>,
                  seq<maybe<upTo>, oneOfWord, any<yourPhrase, Several>>,
                  seq<anotherOneOf, any<yourPhrase, Several>>,
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
    static Thing build(Found& found) { return thingOf(Thing::Kind::Some, found); }
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
struct whoIsThere
    : seq<maybe<word<"the mercenary on", "the mercenaries on", "each mercenary on",
              "mercenaries on", "all mercenaries on", "any mercenary on", "a mercenary on",
              "the mercenary standing on", "whoever is on", "whoever stands on">>,
          namedTile>
{
};
struct whoIsOnIt
    : seq<word<"the mercenary on", "each mercenary on", "any mercenary on", "all mercenaries on",
              "a mercenary on", "whoever is on", "whoever stands on", "the mercenary standing on">,
          itAsTile>
{
};
/// "each mercenary on target tile": of a tile that is aimed at, and which no noun is described by
struct whoIsOnTarget
    : seq<word<"each mercenary on", "all mercenaries on", "any mercenary on", "a mercenary on",
              "mercenaries on", "the mercenary standing on", "each mercenary standing on">,
          targets<tilePhrase, tilesPhrase>>
{
};
struct eachThisWay : word<"each mercenary damaged this way", "all mercenaries damaged this way",
                         "mercenaries damaged this way", "each mercenary dealt damage this way",
                         "each damaged mercenary this way", "the mercenaries damaged this way",
                         "each mercenary damaged by this", "each mercenary hit this way">
{
    static Thing build() { return severalOf(Thing::Kind::ThisWay); }
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
        Thing made = thingOf(Thing::Kind::Some, found);
        return made.filter.extreme ? std::optional(std::move(made)) : std::nullopt;
    }
};
/// "the mercenaries with the most health": all of them that have it
struct allTheMost : seq<word<"the">, mercenariesPhrase>
{
    static std::optional<Thing> build(Found& found)
    {
        Thing made = thingOf(Thing::Kind::Each, found);
        return made.filter.extreme ? std::optional(std::move(made)) : std::nullopt;
    }
};
/// "this or an adjacent allied mercenary", "target allied mercenary or this"
struct ownOne : any<means<Thing::Kind::This, "this mercenary", "this">,
                    means<Thing::Kind::Bearer, "the bearer">,
                    means<Thing::Kind::Attacker, "the attacking mercenary", "the attacker">>
{
};
struct suchOne
    : any<targets<mercenaryPhrase, mercenariesPhrase>, some<mercenaryPhrase, mercenariesPhrase>>
{
};
/// One that is described or this card's own: of several, or by chance, it would be asked which of them.
std::optional<Thing> ownOrSuch(Found& found)
{
    const auto own = found.take<Thing::Kind>();
    Thing made = found.take<Thing>();
    made.filter.orOwn = own == Thing::Kind::This ? Filter::OrOwn::This
        : own == Thing::Kind::Bearer             ? Filter::OrOwn::Bearer
                                                 : Filter::OrOwn::Attacker;
    const bool one = made.count == 1 && !made.upTo && !made.random && !made.filter.extreme;
    return one ? std::optional(std::move(made)) : std::nullopt;
}
struct ownOrOther : any<seq<ownOne, word<"or">, suchOne>, seq<suchOne, word<"or">, ownOne>>
{
    static std::optional<Thing> build(Found& found) { return ownOrSuch(found); }
};
/// "Exhaust this or an enemy mercenary gains Armor 1" are two deeds.
struct deedOfTheOther : pegtl::not_at<any<predicate, word<"fights", "fight", "deals", "deal">>>
{
};
struct ownFirst : seq<ownOne, word<"or">, suchOne, deedOfTheOther>
{
    static std::optional<Thing> build(Found& found) { return ownOrSuch(found); }
};
struct suchFirst : seq<suchOne, maybe<seq<word<"or">, ownOne, deedOfTheOther>>>
{
    static std::optional<Thing> build(Found& found)
    {
        return found.has<Thing::Kind>() ? ownOrSuch(found) : std::optional(found.take<Thing>());
    }
};
struct mercenaryThing : any<theMost, allTheMost, inTargetLine, thoseOfThem, eachThisWay,
                            whoIsOnTarget, ownFirst, oneThing, severalOfThem, suchFirst,
                            each<mercenaryPhrase, mercenariesPhrase>, whoIsThere, whoIsOnIt>
{
    static constexpr std::string_view expected
        = "whom (this, it, target enemy mercenary, each allied mercenary, ...)";
};

template <Thing::Kind kind, bool plural, Literal... Words>
struct tileUnder : word<Words...>
{
    static Thing build() { return plural ? severalOf(kind) : ofKind<Thing>(kind); }
};
struct itsTile
    : any<tileUnder<Thing::Kind::It, false, "its tile">,
          tileUnder<Thing::Kind::That, false, "that mercenary's tile">,
          tileUnder<Thing::Kind::ThatEnemy, false, "that enemy's tile">,
          tileUnder<Thing::Kind::ThatAlly, false, "that ally's tile">,
          tileUnder<Thing::Kind::It, true, "their tiles">,
          tileUnder<Thing::Kind::This, false, "this mercenary's tile", "this tile">,
          tileUnder<Thing::Kind::Bearer, false, "the bearer's tile">,
          tileUnder<Thing::Kind::Attacked, false, "the attacked mercenary's tile",
              "the target's tile", "the attacked mercenaries' tiles",
              "each attacked mercenary's tile">,
          tileUnder<Thing::Kind::Attacker, false, "the attacker's tile", "the user's tile">>
{
};
/// "the tile in front of this": there is one such
struct theTileThere : seq<word<"the">, tilePhrase>
{
    static std::optional<Thing> build(Found& found)
    {
        Thing made = thingOf(Thing::Kind::Each, found);
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

struct oneThings : onesOwn
{
    static Thing build(Found& found) { return ofKind<Thing>(found.take<Thing::Kind>()); }
};
struct targetsOwn : seq<maybe<other>, targetWord, mercenarys>
{
    static Thing build(Found& found) { return thingOf(Thing::Kind::Target, found); }
};
struct everyones : any<seq<eachWord, mercenarys>, seq<maybe<allWord>, mercenariesOwn>>
{
    static Thing build(Found& found) { return thingOf(Thing::Kind::Each, found); }
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

/// Exactly one: "an allied mercenary".
struct somebodyThing
    : any<seq<oneOfWord, yourPhrase>, seq<pegtl::at<word<"another">>, mercenaryPhrase>,
          seq<means<1, "a", "an", "any">, mercenaryPhrase>,
          seq<pegtl::at<word<"enemy", "allied">>, mercenaryPhrase>>
{
    static constexpr std::string_view expected = "a mercenary, an allied mercenary, ...";
    static Thing build(Found& found) { return thingOf(Thing::Kind::Some, found); }
};

} // namespace

bool thing::read(Input& in, Reading& reading)
{
    return text::read<mercenaryThing>(in, reading);
}
bool thisOrThat::read(Input& in, Reading& reading)
{
    return text::read<ownOrOther>(in, reading);
}
bool possessor::read(Input& in, Reading& reading)
{
    return text::read<any<oneThings, targetsOwn, everyones>>(in, reading);
}
bool everyonesOwn::read(Input& in, Reading& reading)
{
    return text::read<any<ownThings, everyones>>(in, reading);
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
