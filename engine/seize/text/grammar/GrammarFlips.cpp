#include "seize/text/grammar/GrammarAllowances.h"
#include "seize/text/grammar/GrammarStatics.h"

#include <utility>

// Coin flips that are settled whatever the coin shows: "you win each coin flip for the bearer".
namespace triptych::seize::grammar {
namespace {

struct flipper : any<seq<word<"you">>, opponents, everybody>
{
    static Who build(Found& found) { return found.take<Who>({ Who::Kind::You }); }
};
struct flipsOfIt : seq<maybe<word<"all of", "all", "each", "every", "any", "a">>,
                       maybe<word<"its", "their", "your", "the">>,
                       word<"coin flips", "coin flip", "flips", "coin tosses", "coin toss">>
{
};
struct forWhom : any<thisCard, bearer, everyone>
{
    static Thing build(Found& found) { return whomSaid(found); }
};
struct winsThem : any<word<"win", "wins", "always win", "always wins", "never lose", "never loses",
                          "can not lose">,
                      means<Flag::Lose, "lose", "loses", "always lose", "always loses", "never win",
                          "never wins", "can not win">>
{
};
struct flipsSettled : any<seq<flipper, winsThem, flipsOfIt, maybe<word<"for">, forWhom>>,
                          seq<forWhom, winsThem, flipsOfIt>>
{
    static Effect build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::WinsFlips;
        made.number = found.says(Flag::Lose) ? 0 : 1;
        made.by = found.takeIfAny<Thing>();
        // For this and those that are described: whoever flips for them.
        made.who = found.take<Who>({ made.by ? Who::Kind::EachPlayer : Who::Kind::You });
        return effect(std::move(made));
    }
};

} // namespace

bool settledFlips::read(Input& in, Reading& reading)
{
    return text::read<flipsSettled>(in, reading);
}

} // namespace triptych::seize::grammar
