#pragma once

#include "kryptik/text/grammar/GrammarDurations.h"
#include "kryptik/text/grammar/GrammarInstructions.h"
#include "kryptik/text/grammar/GrammarPlayers.h"

// What departs from the course of the rules, in four parts: GrammarTurns.cpp (phases and turns left out or
// added), GrammarGreater.cpp (more of something, or another place for it, instead), GrammarTolls.cpp (what attacking
// costs) and GrammarExceptions.cpp (what players may not do, and what a card may be cast for instead).
namespace triptych::kryptik::grammar {

/// Of them it is so for good: a player who is named only once it is done is no part of a passive ability.
inline bool lasts(const Who& who)
{
    return who.kind == Who::Kind::You || who.kind == Who::Kind::EachOpponent
        || who.kind == Who::Kind::EachPlayer;
}
struct sinceWhen : any<untilEndOfTurn, untilYourNextTurn, untilEndOfYourNextTurn>
{
};
/// 7.1 when citizens may be cast: "you may cast Beast citizens any time you could cast a spell"
struct anyTimeWord
    : word<"any time you could cast a spell", "at any time you could cast a spell",
          "whenever you could cast a spell", "as though they were spells", "as if they were spells",
          "as though it were a spell", "as if it were a spell", "at any time",
          "any time you have priority", "whenever you have priority",
          "at any time you have priority", "any time", "on any player's turn",
          "during any player's turn", "during any turn", "on any turn">
{
};
struct someone : any<another, severalPlayers, whoIs<Who::Kind::You, "you">>
{
};
/// "skip your next draw phase", "take an extra turn after this one", "reveal cards ... until ..." -> Effect
struct turnChange : elsewhere<turnChange>
{
    static bool read(Input&, Reading&);
};
/// "opponents skip their draw phase", "you draw an additional card in your draw phase", always -> Effect
struct turnRule : elsewhere<turnRule>
{
    static bool read(Input&, Reading&);
};
/// "citizens can not attack you unless their controller pays {1}", always; and for a time -> Effect
struct toll : elsewhere<toll>
{
    static bool read(Input&, Reading&);
};
struct tollForATime : elsewhere<tollForATime>
{
    static bool read(Input&, Reading&);
};
/// "prevent all damage that would be dealt to you and 11 year cards you control this turn"; always, of players -> Effect
struct shelterTogether : elsewhere<shelterTogether>
{
    static bool read(Input&, Reading&);
};
struct shelterOfPlayers : elsewhere<shelterOfPlayers>
{
    static bool read(Input&, Reading&);
};
/// "if you would draw a card, draw two cards instead", always -> Effect
struct greaterRule : elsewhere<greaterRule>
{
    static bool read(Input&, Reading&);
};
/// "until end of turn, if a citizen you control would deal damage, it deals twice that much instead" -> Effect
struct greaterForATime : elsewhere<greaterForATime>
{
    static bool read(Input&, Reading&);
};

} // namespace triptych::kryptik::grammar
