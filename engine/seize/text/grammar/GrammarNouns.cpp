#include "seize/text/grammar/GrammarNouns.h"

#include "seize/text/grammar/GrammarHistory.h"
#include "seize/text/grammar/GrammarNumbers.h"
#include "seize/text/grammar/GrammarTraits.h"

// Which mercenaries and tiles: the words around the noun. What they say together is put together in
// GrammarDescribing.cpp.
namespace triptych::seize::grammar {
namespace {

struct thatIs : seq<word<"that", "who", "which">, saidClause, many<furtherClause>>
{
};
struct onFog : means<Filter::Condition::Fogged, "on a fogged tile", "on fogged tiles">
{
};
/// As an adjective: "diagonally adjacent enemy mercenary"
struct nextToOff : word<"diagonally adjacent">
{
    static Range build()
    {
        Range made;
        made.kind = Range::Kind::Diagonal;
        return made;
    }
};
struct ofClasses : any<twoClasses<"or">, notOfClass, className>
{
};
/// "nearest", "farthest": from the one that says it
template <bool least, Literal... Words>
struct awayFromThis : word<Words...>
{
    static Filter::Extreme build()
    {
        Filter::Extreme made;
        made.of.away = true;
        made.least = least;
        return made;
    }
};
struct nearness : any<awayFromThis<true, "nearest", "closest">,
                      awayFromThis<false, "farthest", "furthest", "most distant">>
{
};
struct nearestToThis
    : seq<any<awayFromThis<true, "nearest to", "closest to">,
              awayFromThis<false, "farthest from", "furthest from", "farthest away from",
                  "furthest away from">>,
          word<"this mercenary", "this", "the bearer", "the attacker", "the attacking mercenary">>
{
};
struct before
    : many<any<other, side, eitherState, mercenaryState, nextToOff, nextTo, ofClasses, nearness>>
{
};
struct beforeSeveral
    : many<any<other, side, eitherState, mercenaryState, nextToOff, nextTo, ofAllClasses, nearness>>
{
};
/// "other than Mages", "except Mages and Priests", "except this one", "other than that mercenary"
struct leftOutNoun : word<"mercenaries", "mercenary">
{
};
struct leftOutFirst : seq<firstClass>
{
    static NotClass build(Found& found) { return { found.take<OrClass>().words }; }
};
struct leftOut : seq<className, maybe<leftOutNoun>>
{
    static NotClass build(Found& found) { return { found.take<ClassName>().words }; }
};
struct leftOutToo : seq<className, maybe<leftOutNoun>>
{
    static OrClass build(Found& found) { return { found.take<ClassName>().words }; }
};
struct excepted : seq<exceptWord,
                      any<means<Filter::Than::This, "this mercenary", "this one", "this", "itself",
                              "the bearer">,
                          means<Filter::Than::That, "that mercenary", "that one", "it",
                              "those mercenaries", "the target", "the attacked mercenary">,
                          seq<leftOutFirst, word<"and", "or">, leftOutToo>,
                          seq<maybe<word<"a", "an">>, leftOut,
                              maybe<seq<word<"and", "or">, maybe<word<"a", "an">>, leftOutToo>>>>>
{
};
/// "of the same class as this", "that share its class"; alone, of the same as the one that says so
struct sameClass : word<"of the same class", "that share a class", "that shares a class",
                       "that has the same class", "that have the same class", "with the same class">
{
};
struct asThat : seq<word<"as", "with">,
                    any<means<Filter::Kin::This, "this mercenary", "this card", "this">,
                        means<Filter::Kin::Bearer, "the bearer">, means<Filter::Kin::Open, "it">>>
{
};
struct kindred
    : any<seq<sameClass, maybe<asThat>>,
          means<Filter::Kin::Open, "of its class", "of its own class", "that share its class",
              "that shares its class">,
          means<Filter::Kin::This, "of this mercenary's class">,
          means<Filter::Kin::Bearer, "of the bearer's class", "that share the bearer's class">>
{
    static Kindred build(Found& found) { return { found.take<Filter::Kin>(Filter::Kin::Open) }; }
};
struct onTiles : any<seq<word<"on tiles", "on the tiles">, any<place, range>>,
                     seq<word<"on">, nextTo, word<"tiles", "tile">>>
{
};
/// Where they all are: it says nothing more.
struct inPlay : word<"on the battlefield", "in play">
{
};
struct after
    : many<any<controlled, movedSoFar, befallen, thatIs, furtherState, namedThis, kindred, excepted,
          carrying, nearestToThis, trait, onFog, onTiles, place, notThere, notNear, range, inPlay>>
{
};

struct tileState : any<means<Filter::Condition::Empty, "other empty", "empty", "other unoccupied",
                           "unoccupied", "vacant", "free">,
                       means<Filter::Condition::Fogged, "fogged">>
{
    static constexpr std::string_view expected = "empty or fogged";
};
struct hallOf
    : any<means<Filter::Place::YourGuildHall, "your guild hall">,
          means<Filter::Place::EnemyGuildHall, "the opponent's guild hall",
              "an opponent's guild hall", "your opponent's guild hall", "opposing guild hall">,
          means<Filter::Place::AnyGuildHall, "guild hall">>
{
};
struct beforeTile : many<any<tileState, nextToOff, nextTo, hallOf>>
{
};
struct afterTile : many<any<place, seq<word<"of">, hallOf>, range, notThere, notNear,
                       seq<word<"that is", "that are">, any<notThere, notNear, range, place>>>>
{
};
struct mercenaryWord : means<Filter::Noun::Mercenary, "mercenary">
{
};
struct mercenariesWord : means<Filter::Noun::Mercenary, "mercenaries">
{
};
struct enemiesWord : means<Side::Enemy, "enemies", "foes">
{
};
struct alliesWord : means<Side::Allied, "allies">
{
};
struct bareTile : means<Filter::Noun::Tile, "tile">
{
};
struct tilesNoun : means<Filter::Noun::Tile, "tiles">
{
};

/// Without a side: where that is the noun itself, "target exhausted enemy".
struct beforeSide : many<any<other, eitherState, mercenaryState, nextTo, ofClasses, nearness>>
{
};
struct sideAlone : any<means<Side::Enemy, "enemy", "foe">, means<Side::Allied, "ally">>
{
};
struct oneMercenary : any<seq<before, mercenaryWord, after>, seq<beforeSide, sideAlone, after>>
{
    static constexpr std::string_view expected
        = "a mercenary (mercenary, enemy mercenary, allied Warrior mercenary, ...)";
    static std::optional<Filter> build(Found& found) { return describe(found); }
};
struct severalMercenaries : seq<beforeSeveral, any<mercenariesWord, enemiesWord, alliesWord>, after>
{
    static constexpr std::string_view expected
        = "mercenaries (enemy mercenaries, allied Warrior mercenaries, ...)";
    static std::optional<Filter> build(Found& found) { return describe(found); }
};
/// "enemy mercenary is burning and has no treasures": who does what is said of it
struct clauses : seq<saidClause, many<furtherClause>>
{
};
struct clausesAlone : seq<clauses>
{
    static std::optional<Filter> build(Found& found) { return describe(found); }
};
struct oneWho
    : any<seq<before, mercenaryWord, after, clauses>, seq<beforeSide, sideAlone, after, clauses>>
{
    static std::optional<Filter> build(Found& found) { return describe(found); }
};
struct severalWho : seq<before, any<mercenariesWord, enemiesWord, alliesWord>, after, clauses>
{
    static std::optional<Filter> build(Found& found) { return describe(found); }
};
/// "damaged this way": by the deed before
struct woundedThisWay
    : word<"damaged this way", "dealt damage this way", "hit this way", "damaged by this",
          "that was damaged this way", "that was dealt damage this way",
          "that were damaged this way", "that is damaged this way", "that takes damage this way",
          "that took damage this way", "it damages this way">
{
};
struct oneHurt : any<seq<before, mercenaryWord, after, woundedThisWay, after>,
                     seq<beforeSide, sideAlone, after, woundedThisWay, after>,
                     seq<beforeSeveral, any<mercenariesWord, enemiesWord, alliesWord>, after,
                         woundedThisWay, after>>
{
    static std::optional<Filter> build(Found& found) { return describe(found); }
};
struct behindAlone : seq<after>
{
    static std::optional<Filter> build(Found& found)
    {
        auto made = describe(found);
        return made && *made != Filter {} ? made : std::nullopt;
    }
};
struct oneMercenarys
    : any<seq<before, means<Filter::Noun::Mercenary, "mercenary's">>,
          seq<beforeSide, any<means<Side::Enemy, "enemy's">, means<Side::Allied, "ally's">>>>
{
    static std::optional<Filter> build(Found& found) { return describe(found); }
};
struct severalMercenariesOwn : seq<before, means<Filter::Noun::Mercenary, "mercenaries'">>
{
    static std::optional<Filter> build(Found& found) { return describe(found); }
};
struct yourMercenariesOwn
    : seq<means<Side::Yours, "your">, before, means<Filter::Noun::Mercenary, "mercenaries'">>
{
    static std::optional<Filter> build(Found& found) { return describe(found); }
};
struct oneMercenarysTile
    : any<seq<before, means<Filter::Noun::Mercenary, "mercenary's tile", "mercenary's tiles">>,
          seq<beforeSide,
              any<means<Side::Enemy, "enemy's tile">, means<Side::Allied, "ally's tile">>>>
{
    static std::optional<Filter> build(Found& found) { return describe(found); }
};
struct oneTile : seq<beforeTile, bareTile, afterTile>
{
    static constexpr std::string_view expected = "a tile (tile, empty tile, ...)";
    static std::optional<Filter> build(Found& found) { return describe(found); }
};
struct severalTiles : seq<beforeTile, tilesNoun, afterTile>
{
    static constexpr std::string_view expected = "tiles (tiles, empty tiles, ...)";
    static std::optional<Filter> build(Found& found) { return describe(found); }
};
struct anyPhrase : any<oneMercenary, oneTile>
{
};
struct anyPhrases : any<severalMercenaries, severalTiles>
{
};

/// "your other mercenaries"; the word "your" is the side.
struct yours : means<Side::Yours, "your">
{
};
struct severalOfYours : seq<yours, beforeSeveral, mercenariesWord, after>
{
    static std::optional<Filter> build(Found& found) { return describe(found); }
};

} // namespace

bool mercenaryPhrase::read(Input& in, Reading& reading)
{
    return text::read<oneMercenary>(in, reading);
}
bool mercenariesPhrase::read(Input& in, Reading& reading)
{
    return text::read<severalMercenaries>(in, reading);
}
bool mercenaryWho::read(Input& in, Reading& reading)
{
    return text::read<any<severalWho, oneWho>>(in, reading);
}
bool whatIsSaid::read(Input& in, Reading& reading)
{
    return text::read<clausesAlone>(in, reading);
}
bool mercenaryHurtThisWay::read(Input& in, Reading& reading)
{
    return text::read<oneHurt>(in, reading);
}
bool whatTheyAre::read(Input& in, Reading& reading)
{
    return text::read<behindAlone>(in, reading);
}
bool mercenarys::read(Input& in, Reading& reading)
{
    return text::read<oneMercenarys>(in, reading);
}
bool mercenariesOwn::read(Input& in, Reading& reading)
{
    return text::read<any<yourMercenariesOwn, severalMercenariesOwn>>(in, reading);
}
bool mercenarysTile::read(Input& in, Reading& reading)
{
    return text::read<oneMercenarysTile>(in, reading);
}
bool yourPhrase::read(Input& in, Reading& reading)
{
    return text::read<severalOfYours>(in, reading);
}
bool tilePhrase::read(Input& in, Reading& reading)
{
    return text::read<oneTile>(in, reading);
}
bool tilesPhrase::read(Input& in, Reading& reading)
{
    return text::read<severalTiles>(in, reading);
}
bool described::read(Input& in, Reading& reading)
{
    return text::read<anyPhrase>(in, reading);
}
bool describedPlural::read(Input& in, Reading& reading)
{
    return text::read<anyPhrases>(in, reading);
}

} // namespace triptych::seize::grammar
