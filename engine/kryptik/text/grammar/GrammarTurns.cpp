#include "kryptik/text/grammar/GrammarExceptions.h"

#include <utility>

// Phases and turns left out or added (4), and what is dug for in the deck.
namespace triptych::kryptik::grammar {
namespace {

// ---------------------------------------------------------------- Phases and turns (4)

struct partOfTurn
    : any<means<Skip::Part::Disengage, "disengage phase", "disengage phases">,
          means<Skip::Part::Draw, "draw phase", "draw phases", "draw step", "draw steps">,
          means<Skip::Part::Combat, "combat phase", "combat phases", "combat", "attack phase">,
          means<Skip::Part::Turn, "turn", "turns">>
{
};
struct theirOwn : word<"your", "their", "his or her", "its">
{
};
struct skips : word<"skip", "skips", "must skip", "do not get", "does not get", "does not have",
                   "do not have", "gets no", "get no", "have no", "has no">
{
};
/// "skips their next draw phase", "does not get a combat phase on their next turn"
struct skipsNext
    : any<seq<skips, theirOwn, word<"next">, partOfTurn>,
          seq<skips, word<"the", "a", "an", "any">, maybe<means<Flag::Every, "next">>, partOfTurn,
              means<Flag::Next, "on your next turn", "on their next turn", "during your next turn",
                  "during their next turn", "of their next turn", "of your next turn",
                  "in their next turn", "in your next turn", "next turn">>,
          seq<word<"gets no", "get no", "have no", "has no">, partOfTurn,
              means<Flag::Next, "on your next turn", "on their next turn", "during your next turn",
                  "during their next turn", "of their next turn", "next turn">>>
{
};
struct skipNextPart : any<seq<someone, skipsNext>, skipsNext>
{
    static Effect build(Found& found)
    {
        Skip made;
        made.who = found.take<Who>(Who {});
        made.part = found.take<Skip::Part>();
        made.nextTurn = found.says(Flag::Next) && made.part != Skip::Part::Turn;
        return { made };
    }
};
/// 4.4 "end the combat phase"
struct endsCombat
    : word<"end the combat phase", "end this combat phase", "end the current combat phase",
          "end combat", "end this combat", "the combat phase ends", "skip the rest of combat",
          "skip the rest of the combat phase", "skip the rest of this combat phase">
{
    static Effect build()
    {
        Skip made;
        made.part = Skip::Part::RestOfCombat;
        return { made };
    }
};
struct extraTurn : seq<maybe<someone>, word<"take", "takes", "get", "gets">,
                       word<"an extra turn", "another turn", "an additional turn", "one extra turn",
                           "1 extra turn", "one additional turn", "one more turn">,
                       maybe<word<"after this one", "after this turn", "after the current one",
                           "after the current turn", "right after this one">>>
{
    static Effect build(Found& found)
    {
        return { Extra { found.take<Who>(Who {}), Extra::Part::Turn } };
    }
};
struct anExtraCombat
    : word<"an additional combat phase", "an extra combat phase", "another combat phase",
          "a second combat phase", "an additional combat", "one additional combat phase">
{
};
struct afterThisPhase
    : any<means<Skip::Part::Combat, "after this combat phase ends", "after this combat phase",
              "after this combat">,
          word<"after this phase", "after this one", "after the current phase", "this turn">>
{
};
struct extraCombat
    : any<seq<afterThisPhase, maybe<comma>, word<"there is", "you get", "you have">, anExtraCombat>,
          seq<word<"there is", "you get", "you have", "get">, anExtraCombat, maybe<afterThisPhase>>>
{
    static Effect build(Found& found)
    {
        return { Extra { Who {},
            found.takeIfAny<Skip::Part>() ? Extra::Part::AfterCombat : Extra::Part::Combat } };
    }
};

// ---------------------------------------------------------------- The deck

struct revealed : any<seq<word<"a", "an">, onIsland>, seq<pegtl::at<word<"another">>, onIsland>>
{
};
struct untilOne : seq<word<"reveal cards from the top of your deck one at a time until you reveal",
                          "reveal cards from the top of your deck until you reveal",
                          "reveal cards from the top of your deck until you find",
                          "reveal the top cards of your deck until you reveal",
                          "reveal cards from your deck until you reveal",
                          "reveal cards from the top of your deck until">,
                      revealed, maybe<word<"is revealed">>>
{
};
struct foundOne : word<"that card", "it", "that citizen", "that spell", "the citizen", "the spell",
                      "that citizen card", "that spell card", "the revealed card">
{
};
struct goesThere
    : any<seq<word<"put", "place">, foundOne,
              any<means<Zone::Hand, "into your hand", "in your hand">,
                  means<Zone::Island, "onto the island", "on the island">,
                  means<Zone::ElevenYearRow, "into your 11 year row">,
                  means<Zone::SoulRow, "into your soul row">,
                  means<Zone::Limbo, "into your limbo pile">>>,
          seq<means<Flag::Returns, "return">, foundOne, means<Zone::Island, "to the island">>>
{
};
struct restOfThem : word<"the rest", "the other cards", "the others", "all other cards",
                        "all other cards revealed this way", "the other revealed cards",
                        "all the other cards", "all others">
{
};
struct restGoes
    : seq<restOfThem,
          any<seq<word<"on the bottom of your deck", "on the bottom", "to the bottom of your deck">,
                  means<Flag::Ordered, "in any order">>,
              seq<word<"on the bottom of your deck", "on the bottom", "to the bottom of your deck">,
                  means<Flag::Randomly, "in a random order", "in random order">>,
              means<Zone::Deck, "on the bottom of your deck", "on the bottom",
                  "to the bottom of your deck">,
              means<Zone::Limbo, "into your limbo pile", "in your limbo pile">,
              means<Zone::Abolished, "into your abolished zone">>>
{
};
struct whatFollows : word<".", ", then", ", and", "and", ",", ". then">
{
};
struct revealUntilOne
    : seq<untilOne, whatFollows, goesThere, whatFollows, maybe<word<"put">>, restGoes>
{
    static Effect build(Found& found)
    {
        RevealUntil made;
        made.type = found.take<Filter>();
        made.returns = found.says(Flag::Returns);
        made.to = found.take<Zone>();
        made.restAtRandom = found.says(Flag::Randomly);
        made.restOrdered = found.says(Flag::Ordered);
        made.restTo = found.take<Zone>(Zone::Deck);
        return { std::move(made) };
    }
};
struct shuffleRow
    : seq<word<"shuffle", "shuffles">, playersOwn, word<"11 year row", "11 year rows">>
{
    static Effect build(Found& found)
    {
        RearrangeRow made { found.take<Who>() };
        made.random = true;
        return { made };
    }
};

// ---------------------------------------------------------------- What is always so

struct skipsAlways
    : any<seq<someone, skips, theirOwn, partOfTurn>, seq<word<"skip">, theirOwn, partOfTurn>>
{
    static std::optional<Effect> build(Found& found)
    {
        Skip made;
        made.who = found.take<Who>(Who {});
        made.part = found.take<Skip::Part>();
        made.every = true;
        return lasts(made.who) && made.part != Skip::Part::Turn ? std::optional(Effect { made })
                                                                : std::nullopt;
    }
};
struct inDrawPhase : word<"in your draw phase", "during your draw phase", "each draw phase",
                         "in their draw phase", "during their draw phase",
                         "in each of your draw phases", "during each of your draw phases">
{
};
struct moreCards
    : any<means<1, "an additional", "one additional", "1 additional", "an extra", "one extra">,
          seq<digits, word<"additional", "extra">>>
{
};
struct drawsMore : any<seq<someone, word<"draw", "draws">, moreCards, cards, inDrawPhase>,
                       seq<inDrawPhase, comma, someone, word<"draw", "draws">, moreCards, cards>>
{
    static std::optional<Effect> build(Found& found)
    {
        DrawPhase made { found.take<Who>(), found.take<int>() };
        return lasts(made.who) && made.more > 0 && made.more < 100 ? std::optional(Effect { made })
                                                                   : std::nullopt;
    }
};
struct anyTurnChange
    : any<endsCombat, skipNextPart, extraCombat, extraTurn, revealUntilOne, shuffleRow>
{
};
struct anyTurnRule : any<skipsAlways, drawsMore>
{
};

} // namespace

bool turnChange::read(Input& in, Reading& reading)
{
    return text::read<anyTurnChange>(in, reading);
}
bool turnRule::read(Input& in, Reading& reading)
{
    return text::read<anyTurnRule>(in, reading);
}

} // namespace triptych::kryptik::grammar
