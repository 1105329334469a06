#include "kryptik/text/GrammarInstructions.h"
#include "kryptik/text/Spoken.h"

// What players keep, and what becomes of the rest: "each player chooses a citizen they control. Destroy the rest."
namespace triptych::kryptik::grammar {
namespace {

struct thoseWho
    : any<whoIs<Who::Kind::EachOpponent, "each opponent">,
          whoIs<Who::Kind::EachPlayer, "each player">, means<targetOpponent, "target opponent">,
          whoIs<Who::Kind::Target, "target player">,
          whoIs<Who::Kind::Opponent, "an opponent", "your opponent">>
{
};
struct keptOnes
    : any<seq<means<1, "a", "an">, word<"citizen">>, seq<digits, word<"citizens", "citizen">>,
          seq<digits, word<"of their citizens">>, means<1, "one of their citizens">>
{
};
struct goesOn : word<".", ", then", "then", ", and", "and", ". then">
{
};
struct restOf : word<"the rest", "the others", "the other", "all others",
                    "all other citizens they control", "the rest of their citizens",
                    "the other citizens they control", "each other citizen they control",
                    "all the other citizens they control", "all the others they control",
                    "all the others", "the others they control", "all others they control">
{
};
/// "all other citizens" are everybody's: of one player's choice that is more than the rest.
struct restOfAll : word<"all other citizens", "each other citizen">
{
};
struct whatBecomes
    : any<means<Flag::Ends, "sacrifices", "sacrifice", "they sacrifice", "that player sacrifices">,
          means<Flag::Past, "destroys", "destroy", "they destroy">,
          means<Flag::Abolishes, "abolishes", "abolish", "they abolish">,
          means<Flag::Engaged, "engages", "engage", "they engage">>
{
};
struct keepsSome : any<seq<thoseWho, word<"chooses", "keeps">, keptOnes,
                           maybe<word<"they control">>, goesOn, whatBecomes, restOf>,
                       seq<whoIs<Who::Kind::EachPlayer, "each player">, word<"chooses", "keeps">,
                           keptOnes, maybe<word<"they control">>, goesOn, whatBecomes, restOfAll>>
{
    static std::optional<Effect> build(Found& found)
    {
        const Who who = found.take<Who>();
        const int kept = found.take<int>(1);
        if (kept < 1 || kept > 99)
            return std::nullopt;
        Counted own;
        own.filter.controller = Side::They;
        Amount count { Amount::Kind::PerCounted, 1, std::make_shared<const Counted>(own), false };
        count.made.plus = static_cast<std::int8_t>(-kept);
        const Some rest { own.filter, own.place, std::move(count) };
        Effect made = found.says(Flag::Ends) ? Effect { Sacrifice { {}, rest } }
            : found.says(Flag::Past)         ? Effect { Destroy { rest } }
            : found.says(Flag::Abolishes)    ? Effect { Abolish { rest } }
                                             : Effect { Engage { rest } };
        tell(made, who);
        return made;
    }
};

} // namespace

bool keeping::read(Input& in, Reading& reading)
{
    return text::read<keepsSome>(in, reading);
}

} // namespace triptych::kryptik::grammar
