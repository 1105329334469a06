#include "kryptik/text/grammar/GrammarAmounts.h"
#include "kryptik/text/grammar/GrammarInstructions.h"
#include "kryptik/text/grammar/GrammarRow.h"
#include "kryptik/text/printing/Spoken.h"

// Searching a deck, and looking at hidden cards (6.2, 6.3).
namespace triptych::kryptik::grammar {
namespace {

struct themAgain : word<"it", "them", "that card", "those cards", "that citizen">
{
};
struct between : word<"and", ", then", ", and", ",">
{
};
struct reveals : seq<between, means<Flag::Reveal, "reveal", "reveals">, themAgain>
{
};
struct searches : seq<chosenCount, described, maybe<alike>, maybe<reveals>, between,
                      any<word<"put", "place", "move", "puts", "places">,
                          means<Flag::Returns, "return", "returns">>,
                      themAgain, destination,
                      maybe<word<", then shuffle your deck", "and shuffle your deck",
                          ", then shuffle", ", then shuffle it", ". then shuffle your deck",
                          ". then shuffle", ". shuffle your deck", ". shuffle",
                          "and shuffle their deck", ", then shuffle their deck",
                          ", then shuffles their deck", "and shuffles their deck">>>
{
    static std::optional<Effect> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        const Destination to = found.take<Destination>();
        const Chosen chosen = chosenIn(found);
        const bool returns = found.says(Flag::Returns);
        const bool stands = to.zone == Zone::Island || to.zone == Zone::SoulRow;
        const auto alike = found.take<Alike>(Alike::Any);
        if (alike != Alike::Any && chosen.count == fixed(1))
            return std::nullopt; // one card is like no other of them
        if (counted.place != Place {} || to.underYourControl || (to.engaged && !stands)
            || (returns && to.zone != Zone::Island))
            return std::nullopt;
        return effectOf(Search { std::move(counted.filter), chosen.count, chosen.upTo,
            found.says(Flag::Reveal), to.zone, to.spot, returns, to.engaged, alike });
    }
};
/// "and return it to the island": it enters
struct search : seq<word<"search your deck for">, searches>
{
};
struct searchTheirs : seq<word<"searches their deck for", "search their deck for">, searches>
{
};

// ---------------------------------------------------------------- Looking (6.2, 6.3)

struct yearRow : word<"11 year row", "11 year cards">
{
};
struct inRow : seq<word<"in", "of", "from">, playersOwn, yearRow>
{
};
/// "the cards in your 11 year row"
struct cardsIn : maybe<word<"the cards in", "the cards of", "all the cards in", "each card in">>
{
};
struct lookAtRow
    : seq<word<"look at", "looks at">,
          any<someCards<inRow>, someYearCards<yearOwner>, seq<cardsIn, playersOwn, yearRow>>>
{
    static Effect build(Found& found)
    {
        const Who whose = found.take<Who>();
        const bool whole = !found.has<Amount>();
        return effectOf(LookAtRow {
            whole ? Amount { Amount::Kind::All, 0, {}, false } : amountIn(found), whose });
    }
};
/// "look at target 11 year card", "reveal up to two target 11 year cards"
struct lookAtThese
    : seq<any<word<"look at", "looks at">, means<Flag::Reveal, "reveal", "reveals">>, thing>
{
    static std::optional<Effect> build(Found& found)
    {
        Thing what = found.take<Thing>();
        const auto* target = std::get_if<Target>(&what);
        const bool inRow = target && target->spec.kind == TargetSpec::Kind::Cards
            && target->spec.place.zone == Zone::ElevenYearRow;
        return inRow ? std::optional(effectOf(LookAt { std::move(what), found.says(Flag::Reveal) }))
                     : std::nullopt;
    }
};
struct barredYear : barredWords
{
    static Effect build(Found& found)
    {
        const bool several = found.says(Flag::Object);
        return effectOf(BarYear { It { several ? It::Word::Them : It::Word::It },
            several || found.says(Flag::YearCard), found.says(Flag::Returns) });
    }
};
/// "..., then rearrange them": the whole row that was looked at.
struct lookAndRearrange
    : seq<lookAtRow,
          any<means<Joint::Then, ", then", "then", "and then", ", and then", "and">,
              means<Joint::Stop, ".">, means<Joint::And, ",">>,
          maybe<means<Flag::May, "you may">>, word<"rearrange">,
          word<"them", "it", "those cards", "these cards", "that row">,
          maybe<word<"in any order", "as you choose">>>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect look = found.take<Effect>();
        const auto& seen = std::get<LookAtRow>(look.node);
        const Who::Kind whose = seen.whose.kind;
        if (seen.count.kind != Amount::Kind::All || whose == Who::Kind::EachOpponent
            || whose == Who::Kind::EachPlayer)
            return std::nullopt;
        const bool may = found.says(Flag::May);
        Effect then { RearrangeRow { subjectGoesOn(seen.whose) } };
        if (may)
            then = Effect { May { {}, { std::move(then) }, {}, {} } };
        return joined({ std::move(look), std::move(then) }, { found.take<Joint>() });
    }
};
struct ofDeck : seq<word<"of", "in">, playersOwn, word<"deck">>
{
};
struct topCard : seq<word<"card">, ofDeck>
{
    static Effect build(Found& found)
    {
        return effectOf(LookAtDeck { fixed(1), found.take<Who>() });
    }
};
struct topOfDecks : any<someCards<ofDeck>, seq<playersOwn, word<"deck">>>
{
    static Effect build(Found& found)
    {
        const Who whose = found.take<Who>();
        const bool whole = !found.has<Amount>();
        return effectOf(LookAtDeck {
            whole ? Amount { Amount::Kind::All, 0, {}, false } : amountIn(found), whose });
    }
};
struct lookAtDeck
    : seq<word<"look at", "looks at">, maybe<word<"the top">>, any<topOfDecks, topCard>>
{
};
struct rearrange
    : seq<word<"rearrange", "rearranges">, maybe<word<"the cards in", "all cards in">>, playersOwn,
          yearRow, maybe<word<"without looking at them", "without looking at it">>>
{
    static Effect build(Found& found) { return effectOf(RearrangeRow { found.take<Who>() }); }
};

} // namespace

bool looking::read(Input& in, Reading& reading)
{
    return text::read<
        any<search, lookAndRearrange, lookAtRow, lookAtThese, barredYear, lookAtDeck, rearrange>>(
        in, reading);
}

bool theirLooking::read(Input& in, Reading& reading)
{
    return text::read<any<searchTheirs, lookAtDeck>>(in, reading);
}

} // namespace triptych::kryptik::grammar
