#include "seize/text/grammar/GrammarConditions.h"

// What players have: "you have 3 or less loot", "an opponent has more cards than you", "you lost loot this turn".
namespace triptych::seize::grammar {
namespace {

/// "you have more loot than an opponent", "you control fewer mercenaries than an opponent"
struct wealth
    : any<means<Condition::Wealth::Loot, "loot in your vault", "loot in their vault", "loot">,
          means<Condition::Wealth::Cards, "cards in your hand", "cards in their hand",
              "cards in hand", "cards">,
          means<Condition::Wealth::Mercenaries, "mercenaries on the battlefield", "mercenaries">,
          means<Condition::Wealth::Treasures, "treasures in your warchest",
              "treasures in their warchest", "treasures in the warchest">,
          means<Condition::Wealth::Controlled, "treasures">>
{
};
struct thanAll : means<Flag::All, "than each opponent", "than every opponent", "than all opponents",
                     "than any other player", "than each other player">
{
};
struct thanThey : word<"than an opponent", "than your opponent", "than the opponent",
                      "than any opponent", "than an opponent does", "than your opponent does",
                      "than their opponent", "than one of their opponents">
{
};
struct hasMore
    : seq<any<word<"you have", "you control">, theyDo<"has", "have", "controls", "control">>,
          any<means<Flag::More, "more">, means<Flag::Less, "less", "fewer">>, wealth,
          any<thanAll, thanThey>>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::HasMore;
        made.each = found.says(Flag::All);
        made.they = found.says(Flag::Several);
        made.atLeast = found.says(Flag::More);
        made.wealth = found.take<Condition::Wealth>();
        return made;
    }
};
/// "an opponent has more loot than you": you have less than one of them.
struct theyHaveMore
    : seq<any<means<Flag::All, "each opponent", "every opponent", "all opponents">,
              word<"an opponent", "your opponent", "the opponent", "any opponent">>,
          word<"has", "controls", "have", "control">,
          any<means<Flag::More, "more">, means<Flag::Less, "less", "fewer">>, wealth,
          word<"than you do", "than you have", "than you control", "than you">>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::HasMore;
        made.each = found.says(Flag::All);
        made.atLeast = found.says(Flag::Less);
        made.wealth = found.take<Condition::Wealth>();
        return made;
    }
};
/// "no opponent has more loot than you": none of whom you have less than
struct nobodyHasMore
    : seq<word<"no opponent", "none of your opponents", "no other player", "nobody else">,
          word<"has", "controls", "have", "control">,
          any<means<Flag::More, "more">, means<Flag::Less, "less", "fewer">>, wealth,
          word<"than you do", "than you have", "than you control", "than you">>
{
    static Condition build(Found& found)
    {
        Condition made = theyHaveMore::build(found);
        made.unless = true;
        return made;
    }
};
/// "your Vault is higher than your opponent's"
struct vaultThan
    : seq<word<"your vault is", "your vault total is", "your loot total is">,
          any<means<Flag::More, "higher", "greater", "larger", "more", "bigger">,
              means<Flag::Less, "lower", "smaller", "less">>,
          any<means<Flag::All, "than each opponent's", "than every opponent's",
                  "than all opponents'", "than each opponent's vault">,
              word<"than your opponent's vault", "than an opponent's vault",
                  "than the opponent's vault", "than your opponent's", "than an opponent's",
                  "than the opponent's", "than that of your opponent", "than that of an opponent",
                  "than that of the opponent">>>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::HasMore;
        made.each = found.says(Flag::All);
        made.atLeast = found.says(Flag::More);
        made.wealth = Condition::Wealth::Loot;
        return made;
    }
};
struct none : means<0, "no">
{
};
/// "you have 3 or less cards in your hand", "you have no treasures in your Warchest"
template <Condition::Kind kind, typename Front, typename Noun>
struct compares
    : seq<Front,
          any<seq<comparison, Noun>, seq<none, Noun>, seq<count, Noun>,
              seq<any<grammar::atLeast, grammar::atMost, moreThan, lessThan>, count, Noun>>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made;
        made.kind = kind;
        made.number = found.take<int>();
        made.they = found.says(Flag::Several);
        made.atLeast = !found.says(Flag::AtMost) && !found.says(Flag::Less) && made.number > 0;
        if (found.says(Flag::More))
            ++made.number;
        if (found.says(Flag::Less))
            --made.number;
        if (made.number < 0)
            return std::nullopt;
        return made;
    }
};
template <Condition::Kind kind, Literal... Words>
struct vaultIs : seq<word<Words...>, comparison>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = kind;
        made.number = found.take<int>();
        made.atLeast = !found.says(Flag::AtMost);
        return made;
    }
};
struct lootWords : word<"loot in your vault", "loot in their vault", "loot">
{
};
struct cardsInHand : seq<cards, word<"in your hand", "in their hand", "in hand">>
{
};
struct readyTreasures : seq<word<"ready", "unexhausted">, treasureWord,
                            maybe<word<"in your warchest", "in their warchest">>>
{
};
struct treasuresInWarchest : seq<treasureWord, word<"in your warchest", "in their warchest">>
{
};
struct youHave : any<word<"you have">, theyDo<"has", "have">>
{
};
struct opponentHas : word<"an opponent has", "your opponent has", "any opponent has",
                         "the opponent has", "an opponent controls">
{
};
/// "you lost loot this turn", "that player gained no loot this turn"
struct youOrThey : any<word<"you">, saidThey>
{
};
struct movedLoot
    : any<seq<youOrThey, maybe<word<"have", "has">>,
              any<means<Condition::Kind::LostLoot, "lost">,
                  means<Condition::Kind::GainedLoot, "gained">>,
              maybe<any<word<"any">, means<Flag::Less, "no">>>, word<"loot this turn">>,
          seq<youOrThey, means<Flag::Less, "did not", "have not", "has not">,
              any<means<Condition::Kind::LostLoot, "lose", "lost">,
                  means<Condition::Kind::GainedLoot, "gain", "gained">>,
              maybe<word<"any">>, word<"loot this turn">>>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = found.take<Condition::Kind>();
        made.they = found.says(Flag::Several);
        made.unless = found.says(Flag::Less);
        return made;
    }
};
struct anyMoreOrLess : any<vaultThan, hasMore, theyHaveMore, nobodyHasMore>
{
};
struct anyPlayerHas
    : any<compares<Condition::Kind::YourVault, youHave, lootWords>,
          compares<Condition::Kind::YourHand, youHave, cardsInHand>,
          compares<Condition::Kind::YourWarchest, youHave, treasuresInWarchest>,
          compares<Condition::Kind::YourWarchest,
              word<"your warchest holds", "your warchest has", "your warchest contains">,
              treasureWord>,
          compares<Condition::Kind::YourVault,
              word<"your vault holds", "your vault has", "your vault contains">, lootWords>,
          compares<Condition::Kind::OpponentsVault,
              word<"an opponent's vault holds", "an opponent's vault has",
                  "your opponent's vault has", "your opponent's vault holds",
                  "the opponent's vault has">,
              lootWords>,
          compares<Condition::Kind::OpponentsWarchest,
              word<"an opponent's warchest has", "your opponent's warchest has",
                  "your opponent's warchest holds", "an opponent's warchest holds",
                  "an opponent's warchest contains", "your opponent's warchest contains">,
              treasureWord>,
          vaultIs<Condition::Kind::YourVault, "your vault is", "your vault has">, rolled,
          compares<Condition::Kind::YourReadyTreasures, youHave, readyTreasures>,
          compares<Condition::Kind::OpponentsVault, opponentHas, lootWords>,
          compares<Condition::Kind::OpponentsHand, opponentHas, cardsInHand>,
          compares<Condition::Kind::OpponentsWarchest, opponentHas, treasuresInWarchest>,
          vaultIs<Condition::Kind::OpponentsVault, "an opponent's vault is",
              "an opponent's vault has">>
{
};
struct anyAlsoHas : any<compares<Condition::Kind::YourVault, word<"have">, lootWords>,
                        compares<Condition::Kind::YourHand, word<"have">, cardsInHand>,
                        compares<Condition::Kind::YourWarchest, word<"have">, treasuresInWarchest>>
{
};

} // namespace

bool hasMoreOrLess::read(Input& in, Reading& reading)
{
    return text::read<anyMoreOrLess>(in, reading);
}
bool lootMoved::read(Input& in, Reading& reading)
{
    return text::read<movedLoot>(in, reading);
}
bool playerHas::read(Input& in, Reading& reading)
{
    return text::read<anyPlayerHas>(in, reading);
}
bool alsoHas::read(Input& in, Reading& reading)
{
    return text::read<anyAlsoHas>(in, reading);
}

} // namespace triptych::seize::grammar
