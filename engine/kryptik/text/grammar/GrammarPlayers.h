#pragma once

#include "kryptik/text/grammar/Reading.h"
#include "text/WordTable.h"

// Who, whose, and which zone of theirs.
namespace triptych::kryptik::grammar {

template <Who::Kind kind, Literal... Words>
using whoIs = means<Who { kind }, Words...>;
inline constexpr Who targetOpponent { Who::Kind::Target, true };
inline constexpr Who defendingPlayer { Who::Kind::ThatPlayer, false, 0, {}, Who::Word::Defending };
inline constexpr Who attackingPlayer { Who::Kind::ThatPlayer, false, 0, {}, Who::Word::Attacking };
inline constexpr Who thatCitizensController { Who::Kind::ItsController, false, 0, {},
    Who::Word::ThatCitizens };
inline constexpr Who thatCardsController { Who::Kind::ItsController, false, 0, {},
    Who::Word::ThatCards };
inline constexpr Who thatCitizensOwner { Who::Kind::ItsOwner, false, 0, {},
    Who::Word::ThatCitizens };
inline constexpr Who thatCardsOwner { Who::Kind::ItsOwner, false, 0, {}, Who::Word::ThatCards };

/// Anyone but you, with a verb in the third person.
struct another
    : any<whoIs<Who::Kind::EachOpponent, "each opponent">,
          whoIs<Who::Kind::EachPlayer, "each player">, means<targetOpponent, "target opponent">,
          whoIs<Who::Kind::Target, "target player">,
          whoIs<Who::Kind::Opponent, "an opponent", "your opponent", "an opponent of your choice">,
          whoIs<Who::Kind::ThatPlayer, "that player", "that opponent">,
          means<defendingPlayer, "the defending player", "defending player">,
          means<attackingPlayer, "the attacking player", "attacking player">,
          whoIs<Who::Kind::ItsController, "its controller", "that spell's controller">,
          means<thatCitizensController, "that citizen's controller">,
          means<thatCardsController, "that card's controller">,
          whoIs<Who::Kind::ItsOwner, "its owner", "that spell's owner">,
          means<thatCitizensOwner, "that citizen's owner">,
          means<thatCardsOwner, "that card's owner">>
{
    static constexpr std::string_view expected = "a player";
};
struct severalPlayers
    : any<whoIs<Who::Kind::ThatPlayer, "they">,
          whoIs<Who::Kind::EachOpponent, "your opponents", "all opponents", "opponents">,
          whoIs<Who::Kind::EachPlayer, "all players", "players">>
{
};

/// "target player", "you": the one something is done to.
struct player : any<another, severalPlayers, whoIs<Who::Kind::You, "you">>
{
    static constexpr std::string_view expected = "a player";
};

/// "target opponent's", "your"
struct playersOwn
    : any<whoIs<Who::Kind::EachOpponent, "each opponent's", "your opponents'", "all opponents'">,
          whoIs<Who::Kind::EachPlayer, "each player's", "all players'">,
          means<targetOpponent, "target opponent's">, whoIs<Who::Kind::Target, "target player's">,
          whoIs<Who::Kind::Opponent, "an opponent's", "your opponent's">,
          whoIs<Who::Kind::ThatPlayer, "that player's", "that opponent's", "their">,
          means<defendingPlayer, "the defending player's", "defending player's">,
          means<attackingPlayer, "the attacking player's", "attacking player's">,
          whoIs<Who::Kind::ItsController, "its controller's">,
          means<thatCitizensController, "that citizen's controller's">,
          means<thatCardsController, "that card's controller's">,
          whoIs<Who::Kind::ItsOwner, "its owner's">,
          means<thatCitizensOwner, "that citizen's owner's">,
          means<thatCardsOwner, "that card's owner's">, whoIs<Who::Kind::You, "your">>
{
    static constexpr std::string_view expected
        = "whose (your, an opponent's, target opponent's, ...)";
};

/// What is cast, of any kind: one that others are counted before
struct castNoun : any<means<Filter::Noun::Spell, "spell card", "spell">,
                      means<Filter::Noun::Citizen, "citizen card", "citizen">,
                      means<Filter::Noun::Card, "card">>
{
};
/// Whose spells: "spells you cast", "each spell your opponent casts"
struct casters : any<means<Side::You, "you cast">,
                     means<Side::Opponents, "your opponents cast", "opponents cast",
                         "an opponent casts", "your opponent casts", "each opponent casts">,
                     means<Side::Any, "players cast", "a player casts", "each player casts">>
{
};

/// "your", "an opponent's", "a": whose zone, where only sides are told apart.
struct sidesOwn
    : any<means<Side::Opponents, "an opponent's", "your opponent's", "your opponents'",
              "opponents'">,
          means<Side::You, "your">, means<Side::They, "their", "that player's", "that opponent's">,
          means<Side::Any, "a", "an", "any", "the", "all", "each player's">>
{
    static constexpr std::string_view expected = "whose (your, an opponent's, a)";
};

struct zoneName : any<means<Zone::Hand, "hand", "hands">, means<Zone::Deck, "deck", "decks">,
                      means<Zone::Limbo, "limbo pile", "limbo piles", "limbo">,
                      means<Zone::Abolished, "abolished zone", "abolished zones", "abolished pile",
                          "abolish zone">,
                      means<Zone::SoulRow, "soul row", "soul rows">,
                      means<Zone::ElevenYearRow, "11 year row", "11 year rows">>
{
    static constexpr std::string_view expected
        = "a zone (hand, deck, limbo pile, soul row, 11 year row, abolished zone)";
};

} // namespace triptych::kryptik::grammar
