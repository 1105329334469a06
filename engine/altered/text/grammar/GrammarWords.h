#pragma once

#include "altered/text/grammar/GrammarNumbers.h"

// Words: symbols, statuses, keywords, players; numbers are in GrammarNumbers.h. The phrases made of them are compiled elsewhere.
namespace triptych::altered::grammar {

// ---------------------------------------------------------------- Symbols

template <Terrains terrains, Literal... Words>
struct terrainIs : word<Words...>
{
    static TerrainsWord build() { return { terrains }; }
};
struct terrain : any<terrainIs<forest, "{v}">, terrainIs<mountain, "{m}">, terrainIs<ocean, "{o}">>
{
    static constexpr std::string_view expected = "a terrain ({V}, {M} or {O})";
};
struct andOr : any<means<Flag::And, ", and", "and">, means<Flag::Or, ", or", "or">, word<",">>
{
};
/// "{V}", "{V}, {M} and {O}" -> TerrainsWord
struct terrains : seq<terrain, many<andOr, terrain>>
{
    static TerrainsWord build(Found& found)
    {
        TerrainsWord all { 0, found.says(Flag::Or), found.says(Flag::And) };
        for (const TerrainsWord& each : found.takeAll<TerrainsWord>())
            all.terrains = static_cast<Terrains>(all.terrains | each.terrains);
        return all;
    }
};

template <Icons icon, Literal... Words>
struct iconIs : word<Words...>
{
    static IconsWord build() { return { icon }; }
};
struct icon : any<iconIs<iconJoin, "{j}">, iconIs<iconHand, "{h}">, iconIs<iconReserve, "{r}">,
                  iconIs<iconExhaust, "{t}">, iconIs<iconSupport, "{d}", "support">,
                  iconIs<iconInfinite, "{i}">>
{
};
/// "a single-terrain region" -> TerrainsWord
struct oneTerrain : terrainIs<singleTerrain, "a single-terrain region">
{
};

/// "{j}", "{j}, {h} and {r}" -> IconsWord
struct icons : seq<icon, many<andOr, icon>>
{
    static IconsWord build(Found& found)
    {
        IconsWord all;
        for (const IconsWord& each : found.takeAll<IconsWord>())
            all.icons = static_cast<Icons>(all.icons | each.icons);
        return all;
    }
};

// ---------------------------------------------------------------- Statuses and keywords (2.4, 7.4)

struct status
    : any<means<Status::Anchored, "[anchored]", "anchored">,
          means<Status::Asleep, "[asleep]", "asleep">,
          means<Status::Boosted, "[boosted]", "boosted">, means<Status::Exhausted, "exhausted">,
          means<Status::Fleeting, "[fleeting]", "fleeting">>
{
    static constexpr std::string_view expected
        = "a status ([Anchored], [Asleep], [Boosted], exhausted, [Fleeting])";
};
/// Of a Feat also whether it has been completed; nothing gains that by its name.
struct anyStatus : any<status, means<Status::Completed, "[completed]", "completed">>
{
};
struct plainKeyword : any<means<Keyword::Cooldown, "[cooldown]", "cooldown">,
                          means<Keyword::Defender, "[defender]", "defender">,
                          means<Keyword::Eternal, "[eternal]", "eternal">,
                          means<Keyword::Gigantic, "[gigantic]", "gigantic">,
                          means<Keyword::Seasoned, "[seasoned]", "seasoned">>
{
    static constexpr std::string_view expected
        = "a keyword ([Cooldown], [Defender], [Eternal], [Gigantic], [Seasoned])";
};

/// As a word about a card, Tough and Scout go without their number.
struct anyKeyword
    : any<plainKeyword, means<Keyword::Tough, "[tough]">, means<Keyword::Scout, "[scout]">>
{
};

// ---------------------------------------------------------------- Players (7.2)

template <Who::Kind kind, Said<Who>::Word how, Literal... Words>
struct whoIs : word<Words...>
{
    static Who build() { return saying(Who { kind }, { how }); }
};
template <Who::Kind kind, bool Who::*so, Literal... Words>
struct whoWith : word<Words...>
{
    static Who build()
    {
        Who made { kind };
        made.*so = true;
        return made;
    }
};

/// "each opponent who controls two or more Robots" -> Who (GrammarPlayersWho.cpp)
struct playersWho : elsewhere<playersWho>
{
    static bool read(Input&, Reading&);
};
/// One look ahead spares most texts the reading of what is said of players.
struct playersAhead
    : pegtl::at<word<"each player with", "each player who", "each player that",
          "each opponent with", "each opponent who", "each opponent that", "players with",
          "players who", "all players with", "all players who", "opponents with", "opponents who">>
{
};

/// Who does it, but "you": the verb after it is in the third person, "they" apart.
struct someoneElse
    : any<seq<playersAhead, playersWho>,
          whoWith<Who::Kind::EachPlayer, &Who::doers, "each player who did",
              "each player who does">,
          whoWith<Who::Kind::EachOpponent, &Who::doers, "each opponent who did",
              "each opponent who does">,
          whoWith<Who::Kind::EachPlayer, &Who::startingWithYou, "starting with you, each player">,
          whoIs<Who::Kind::EachPlayer, Said<Who>::Usual, "each player">,
          whoIs<Who::Kind::EachPlayer, Said<Who>::Plural, "all players">,
          whoIs<Who::Kind::EachOpponent, Said<Who>::Usual, "each opponent">,
          whoIs<Who::Kind::EachOpponent, Said<Who>::Plural, "your opponents">,
          whoIs<Who::Kind::EachOpponent, Said<Who>::They, "opponents">,
          whoIs<Who::Kind::TargetOpponent, Said<Who>::Usual, "target opponent">,
          whoIs<Who::Kind::TargetPlayer, Said<Who>::Usual, "target player">,
          whoIs<Who::Kind::Opponent, Said<Who>::Your, "your opponent">,
          whoIs<Who::Kind::Opponent, Said<Who>::Usual, "an opponent">,
          whoIs<Who::Kind::ThatPlayer, Said<Who>::Usual, "that player">,
          whoWith<Who::Kind::ThatPlayer, &Who::opponent, "that opponent">,
          whoIs<Who::Kind::ThatPlayer, Said<Who>::They, "they">,
          whoIs<Who::Kind::ItsOwner, Said<Who>::Usual, "its owner">,
          whoIs<Who::Kind::ItsController, Said<Who>::Usual, "its controller">,
          whoWith<Who::Kind::ItsOwner, &Who::me, "my owner">,
          whoIs<Who::Kind::Anyone, Said<Who>::Usual, "a player", "any player">>
{
    static constexpr std::string_view expected = "a player";
};
struct youWord : whoIs<Who::Kind::You, Said<Who>::Usual, "you">
{
};
struct anyone : any<youWord, someoneElse>
{
};
/// "your", "its owner's": whose zone.
struct whose : any<whoIs<Who::Kind::EachPlayer, Said<Who>::Usual, "each player's">,
                   whoIs<Who::Kind::EachOpponent, Said<Who>::Usual, "each opponent's">,
                   whoIs<Who::Kind::EachOpponent, Said<Who>::Plural, "your opponents'">,
                   whoIs<Who::Kind::TargetOpponent, Said<Who>::Usual, "target opponent's">,
                   whoIs<Who::Kind::TargetPlayer, Said<Who>::Usual, "target player's">,
                   whoIs<Who::Kind::Opponent, Said<Who>::Your, "your opponent's">,
                   whoIs<Who::Kind::Opponent, Said<Who>::Usual, "an opponent's">,
                   whoIs<Who::Kind::ItsOwner, Said<Who>::They, "their owner's">,
                   whoIs<Who::Kind::ItsOwner, Said<Who>::Plural, "their owners'">,
                   whoIs<Who::Kind::ThatPlayer, Said<Who>::Usual, "that player's">,
                   whoWith<Who::Kind::ThatPlayer, &Who::opponent, "that opponent's">,
                   whoIs<Who::Kind::ThatPlayer, Said<Who>::They, "their">,
                   whoIs<Who::Kind::ItsOwner, Said<Who>::Usual, "its owner's">,
                   whoIs<Who::Kind::ItsController, Said<Who>::Usual, "its controller's">,
                   whoWith<Who::Kind::ItsOwner, &Who::me, "my owner's">,
                   whoIs<Who::Kind::You, Said<Who>::Usual, "your">>
{
    static constexpr std::string_view expected = "whose (your, an opponent's, its owner's, ...)";
};

// ---------------------------------------------------------------- Little words

/// Nothing is printed, but which of several wordings it was is remembered.
template <Flag flag>
struct mark : pegtl::success
{
    static Flag build() { return flag; }
};

struct isWord : word<"'s", "is", "are">
{
};
struct controls : word<"control", "controls">
{
};
struct dash : word<"-">
{
};
struct quote : word<"\"">
{
};

struct duration
    : any<means<Duration::ThisTurn, "this turn", "until the end of the turn", "until end of turn">,
          means<Duration::ThisAfternoon, "this afternoon", "until the end of the afternoon",
              "until end of afternoon">,
          means<Duration::ThisDay, "this day", "until the end of the day", "until end of day">>
{
    static constexpr std::string_view expected = "this turn, this Afternoon or this Day";
};

/// Also "until your next turn": of what is so or was gained, not of when a card is played.
struct howLong : any<duration,
                     means<Duration::UntilYourTurn, "until your next turn",
                         "until the start of your next turn", "until your next turn begins">,
                     means<Duration::ThisDusk, "this dusk", "until the end of dusk">,
                     means<Duration::UntilNight, "until night", "until the next night">,
                     means<Duration::UntilRest, "until rest", "until the next rest">>
{
};

struct eachTime : any<means<Duration::ThisAfternoon, "each afternoon">,
                      means<Duration::ThisDay, "each day">, means<Duration::ThisTurn, "each turn">>
{
};

/// "[Brassbug 2/2/2]", "[Aerolith]" -> Token
struct scanToken
{
    static constexpr std::string_view what = "a token such as [Brassbug 2/2/2]";
    static std::size_t length(std::string_view text);
};
struct tokenName : scanned<scanToken>
{
    static Token build(std::string_view words);
};
/// A capitalised word that may be a sub-type: "Bureaucrats" -> SubtypeWord in the singular
struct scanSubtype
{
    static constexpr std::string_view what = "a sub-type";
    static std::size_t length(std::string_view text);
};
struct subtypeWord : scanned<scanSubtype>
{
    static SubtypeWord build(std::string_view words);
};
/// A sub-type without a number of its own stands in the plural: "Robots", but never "Robot" or any other word.
struct scanSingular
{
    static constexpr std::string_view what = "";
    static std::size_t length(std::string_view text)
    {
        const std::size_t length = scanSubtype::length(text);
        if (length == 0 || text[length - 1] == 's')
            return 0;
        const std::string_view next = afterSpace(text.substr(length)); // "Ghost tokens"
        const bool manyOfIt = says(next, "tokens") || says(next, "characters")
            || says(next, "cards") || says(next, "permanents") || says(next, "spells");
        return manyOfIt ? 0 : length;
    }
};
/// "boost", "Kelon counters", "counters" -> Counter
struct scanCounterName
{
    static constexpr std::string_view what = "the name of a counter";
    static std::size_t length(std::string_view text);
};
struct counterName : scanned<scanCounterName>
{
    static CounterWord build(std::string_view words)
    {
        CounterWord made { std::string(words) };
        char& first
            = made.words
                  .front(); // "pressure counters" are those that another text calls "Pressure"
        if (first >= 'a' && first <= 'z')
            first = static_cast<char>(first - 'a' + 'A');
        return made;
    }
};
struct boostWord : word<"boosts", "boost">
{
    static Counter build() { return {}; }
};
struct namedCounter : seq<counterName, word<"counters", "counter">>
{
    static Counter build(Found& found)
    {
        return { Counter::Kind::Named, found.take<CounterWord>().words };
    }
};
struct anyCounter : word<"counters", "counter">
{
    static Counter build() { return { Counter::Kind::Any, {} }; }
};
struct counterWord : any<boostWord, anyCounter, namedCounter>
{
    static constexpr std::string_view expected = "boosts or counters";
};
struct doesntControl : means<Flag::No, "don't control", "doesn't control">
{
};
struct minimum : seq<word<", down to a minimum of", "down to a minimum of", ", to a minimum of",
                         "to a minimum of", ", minimum">,
                     manaNumber>
{
    static Minimum build(Found& found) { return { found.take<int>() }; }
};
struct thirdPerson : pegtl::success
{
    static Flag build() { return Flag::Third; }
};

} // namespace triptych::altered::grammar
