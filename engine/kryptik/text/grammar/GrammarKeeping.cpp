#include "kryptik/text/grammar/GrammarBranches.h"
#include "kryptik/text/grammar/GrammarInstructions.h"
#include "kryptik/text/grammar/GrammarPlayers.h"
#include "kryptik/text/printing/Spoken.h"

// What players keep, and what becomes of the rest: "each player chooses a citizen they control. Destroy the rest."
namespace triptych::kryptik::grammar {
namespace {

struct keptOnes
    : any<seq<means<1, "a", "an">, word<"citizen">>, seq<digits, word<"citizens", "citizen">>,
          seq<digits, word<"of their citizens">>, means<1, "one of their citizens">>
{
};
struct keptYears
    : any<seq<means<Flag::YearCard, "an 11 year card", "one of their 11 year cards",
              "1 of their 11 year cards">>,
          seq<digits, means<Flag::YearCard, "11 year cards", "of their 11 year cards">>>
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
/// Citizens, or 11 year cards: of everybody, or of those who choose.
Counted ofThese(bool years, Side whose)
{
    Counted made;
    if (years) {
        made.filter.noun = Filter::Noun::Card;
        made.place = { Zone::ElevenYearRow, whose };
    } else {
        made.filter.controller = whose;
    }
    return made;
}
/// "All citizens that were not chosen"
Each notChosen(Counted all)
{
    Filter trait;
    trait.noun = Filter::Noun::Card;
    trait.condition = Filter::Condition::ThisWay;
    trait.notSo = true;
    all.filter.traits.push_back(std::move(trait));
    return { std::move(all.filter), all.place, Each::Word::All };
}
struct keepsSome : any<seq<another, word<"chooses", "keeps">, any<keptYears, keptOnes>,
                           maybe<word<"they control">>, goesOn, whatBecomes, restOf>,
                       seq<whoIs<Who::Kind::EachPlayer, "each player">, word<"chooses", "keeps">,
                           keptOnes, maybe<word<"they control">>, goesOn, whatBecomes, restOfAll>>
{
    /// Everybody chooses what stays, then all the rest goes at once.
    static std::optional<Effect> build(Found& found)
    {
        const Who who = found.take<Who>();
        const int kept = found.take<int>(1);
        if (kept < 1 || kept > 99)
            return std::nullopt;
        const bool years = found.says(Flag::YearCard);
        const Counted own = ofThese(years, Side::They);
        Effect choosing { Name { Some { own.filter, own.place, fixed(kept) } } };
        tell(choosing, who);
        const bool sacrificed = found.says(Flag::Ends);
        const bool all = who.kind == Who::Kind::EachPlayer;
        const bool several = all || who.kind == Who::Kind::EachOpponent;
        const Side whose = sacrificed || !several ? Side::They : all ? Side::Any : Side::Opponents;
        const Each rest = notChosen(ofThese(years, whose));
        Effect made = sacrificed          ? Effect { Sacrifice { {}, rest } }
            : found.says(Flag::Past)      ? Effect { Destroy { rest } }
            : found.says(Flag::Abolishes) ? Effect { Abolish { rest } }
                                          : Effect { Engage { rest } };
        if (years && (sacrificed || std::holds_alternative<Engage>(made.node)))
            return std::nullopt;
        if (sacrificed)
            tell(made, several ? who : Who { Who::Kind::ThatPlayer });
        return joined({ std::move(choosing), std::move(made) }, { Sequence::Joint::Stop });
    }
};

} // namespace

bool keeping::read(Input& in, Reading& reading)
{
    return text::read<keepsSome>(in, reading);
}

} // namespace triptych::kryptik::grammar
