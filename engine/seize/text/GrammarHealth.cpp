#include "seize/text/GrammarInstructions.h"

// Health that is set or swapped, and damage that is a share of the damage before it.
namespace triptych::seize::grammar {
namespace {

/// "set the health of target mercenary to 1": whatever it was
struct setHealth : any<seq<word<"set">, possessor, word<"current health", "health">, word<"to">,
                           fixedNumber, pegtl::not_at<word<"less", "more">>>,
                       seq<word<"set the health of", "set the current health of">, thing,
                           word<"to">, fixedNumber>>
{
    static std::optional<Effect> build(Found& found)
    {
        Heal made;
        made.what = found.take<Thing>();
        made.way = Heal::Way::Become;
        made.amount = found.take<Amount>();
        return made.amount.number > 0 ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// "swap the health of target mercenary and another target mercenary", "two target mercenaries swap health"
struct healthNoun
    : word<"health", "current health", "health totals", "remaining health", "current health totals">
{
};
struct swapHealth
    : any<seq<word<"swap", "exchange", "switch">, maybe<word<"the">>, healthNoun,
              word<"of", "between">, thing, maybe<word<"and", "with">, any<thing, anotherOfThose>>>,
          seq<thing, maybe<word<"and">, thing>, word<"swap", "exchange", "trade", "switch">,
              maybe<word<"their">>, healthNoun>>
{
    static std::optional<Effect> build(Found& found)
    {
        Swap made;
        made.health = true;
        made.what = found.take<Thing>();
        if (found.has<Thing>()) {
            made.with = found.take<Thing>();
            if (!besideThat(made.with, made.what))
                return std::nullopt;
        } else { // "two target mercenaries" are the one and another
            if (made.what.count != 2 || made.what.upTo || made.what.kind != Thing::Kind::Target)
                return std::nullopt;
            made.what.count = 1;
            made.with = made.what;
            made.with.filter.other = true;
        }
        return made.what.count == 1 && made.with.count == 1 ? std::optional(effect(std::move(made)))
                                                            : std::nullopt;
    }
};
/// "... and half that damage to each mercenary adjacent to it"
struct dealHalf : seq<halfOfIt, maybe<comma>, maybe<word<"damage">>, word<"to">, thing>
{
    static std::optional<Effect> build(Found& found)
    {
        Deal made;
        made.amount = found.take<EqualTo>().amount;
        made.what = found.take<Thing>();
        made.numbered = false; // dealAll says of which kind
        const bool ofThat
            = made.amount.quantity && made.amount.quantity->kind == Quantity::Kind::ThatNumber;
        return ofThat ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
struct anyHealth : any<setHealth, swapHealth>
{
};

} // namespace

bool healthOrder::read(Input& in, Reading& reading)
{
    return text::read<anyHealth>(in, reading);
}
bool damageShare::read(Input& in, Reading& reading)
{
    return text::read<dealHalf>(in, reading);
}

} // namespace triptych::seize::grammar
