#include "kryptik/text/grammar/GrammarAmounts.h"
#include "kryptik/text/grammar/GrammarInstructions.h"

// Choosing some of the cards that are looked at, where nothing is said of the rest: it stays where it lies.
namespace triptych::kryptik::grammar {
namespace {

struct thenSome : word<".", ", then", ", and", "and", ",">
{
};
struct ofTheSeen
    : word<"of them", "of those cards", "of those", "from among them", "from among those cards",
          "among them", "among those cards", "from among the revealed cards", "revealed this way">
{
};
/// Whose zone: of the player whose deck it is.
struct ofThatDeck : any<means<Flag::ByYou, "your">,
                        means<Flag::ByThem, "their", "that player's", "that opponent's",
                            "its owner's", "their owner's", "that">>
{
};
struct whereSomeGo
    : any<seq<word<"into", "in", "to">, ofThatDeck,
              any<means<Zone::Hand, "hand">, means<Zone::Limbo, "limbo pile">,
                  means<Zone::ElevenYearRow, "11 year row">,
                  seq<means<Zone::SoulRow, "soul row">, maybe<means<Flag::Engaged, "engaged">>>,
                  means<Zone::Abolished, "abolished zone">>>,
          seq<means<Zone::Island, "onto the island", "on the island">,
              maybe<means<Flag::Engaged, "engaged">>>,
          seq<word<"on the bottom of", "to the bottom of", "on bottom of">, ofThatDeck,
              means<Zone::Deck, "deck">>,
          means<Zone::Deck, "on the bottom">,
          seq<word<"on top of", "back on top of", "on the top of">, ofThatDeck,
              means<Flag::OnTop, "deck">>,
          means<Flag::OnTop, "on top", "back on top">>
{
};
struct someSeen
    : any<means<Flag::AnyNumber, "any number of them", "any number of those cards">,
          seq<any<means<Flag::Every, "all">, means<Flag::AnyNumber, "any number of">>, severalOf,
              ofTheSeen>,
          seq<word<"a", "an">, onIsland, ofTheSeen>, seq<maybe<upTo>, fixedNumber, ofTheSeen>>
{
};
struct someDeck : seq<word<"of">, playersOwn, word<"deck">>
{
};
/// "... and leave the others on top in the same order": as if nothing was said of them.
struct othersStay
    : any<seq<any<thenSome, word<";">>, maybe<word<"you">>, word<"leave", "keep">,
              word<"the rest", "the other", "the others", "the other cards", "the other card",
                  "the remaining cards">,
              word<"on top of your deck", "on top of their deck", "on top of that deck", "on top",
                  "where they are", "where it is", "where they lie", "in place", "there">,
              maybe<word<"in the same order", "in their order", "in that order">>>,
          seq<any<thenSome, word<";">>, maybe<word<"put">>,
              word<"the rest", "the others", "the other cards", "the remaining cards">,
              word<"back on top of your deck", "on top of your deck", "back on top", "on top",
                  "back">,
              word<"in the same order", "in their order", "in that order">>>
{
};
/// Where the others are spoken of, it need not be said of what they are: "put one into your hand and leave the rest".
struct someOrSoMany : any<someSeen, seq<maybe<upTo>, fixedNumber>>
{
};
/// "... and one of them into your soul row"
struct andSome : seq<any<thenSome, word<", and">>, maybe<word<"put">>, fixedNumber,
                     maybe<ofTheSeen>, whereSomeGo>
{
};
template <typename Some, typename... Rest>
struct putsSome
    : seq<any<seq<means<Flag::Reveal, "reveal">, Some,
                  word<"and put it", ", put it", "and put them", "and put that card">, whereSomeGo>,
              seq<word<"put">, Some, whereSomeGo, maybe<andSome>>,
              seq<means<Flag::Abolishes, "abolish">, Some>>,
          Rest...>
{
};
struct picksSome : seq<any<word<"look at the top">, means<Flag::Open, "reveal the top">>,
                       any<fixedNumber, amountX>, cards, someDeck, maybe<whereX>, thenSome,
                       maybe<means<Flag::UpTo, "you may">>,
                       any<putsSome<someOrSoMany, othersStay>, putsSome<someSeen>>>
{
    static std::optional<Effect> build(Found& found)
    {
        LookAndPick made;
        made.whose = found.take<Who>();
        made.count = found.take<Amount>();
        if (auto where = found.takeIfAny<WhereX>()) {
            if (made.count.kind != Amount::Kind::X)
                return std::nullopt;
            made.count = std::move(where->amount);
        }
        made.take = found.take<Amount>(fixed(1));
        made.upTo = found.says(Flag::UpTo);
        made.type = found.takeIfAny<Filter>();
        if (made.type && isPlainCard(*made.type))
            made.type.reset();
        made.onTop = found.says(Flag::OnTop);
        made.to = found.says(Flag::Abolishes) ? Zone::Abolished
            : made.onTop                      ? Zone::Deck
                                              : found.take<Zone>();
        made.engaged = found.says(Flag::Engaged);
        made.open = found.says(Flag::Open);
        made.reveal = found.says(Flag::Reveal) && !made.open; // they have been seen
        made.restSpot = Move::Spot::None;
        if (const auto second = found.takeIfAny<Zone>()) {
            made.then = *second;
            made.thenTake = found.take<Amount>(fixed(0)).number;
            if (made.thenTake < 1 || made.thenTake > 9 || *made.then == made.to || made.onTop
                || made.engaged || made.upTo || made.type || found.says(Flag::AnyNumber)
                || found.says(Flag::Every))
                return std::nullopt;
        }
        if (!isOfOneDeck(made, found) || (made.count == made.take && !made.upTo))
            return std::nullopt;
        const bool every = found.says(Flag::Every);
        if (every || found.says(Flag::AnyNumber)) {
            made.take = Amount { Amount::Kind::All };
            made.upTo |= !every;
        }
        made.upTo |= made.type.has_value() && !every; // what is not to be had need not be taken
        return Effect { std::move(made) };
    }
    /// "Your" is said of your deck, "their" of one other; the island and your hand are nothing for the cards of others.
    static bool isOfOneDeck(const LookAndPick& made, const Found& found)
    {
        const Who::Kind whose = made.whose.kind;
        if (whose == Who::Kind::EachPlayer || whose == Who::Kind::EachOpponent)
            return false;
        return whose == Who::Kind::You ? !found.says(Flag::ByThem)
                                       : !found.says(Flag::ByYou) && made.to != Zone::Island;
    }
};

} // namespace

bool pickingSome::read(Input& in, Reading& reading)
{
    return text::read<picksSome>(in, reading);
}

} // namespace triptych::kryptik::grammar
