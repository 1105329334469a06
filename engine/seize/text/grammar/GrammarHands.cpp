#include "seize/text/grammar/GrammarAllowances.h"

// What is so of the hands, decks and Vaults of players: how many cards, who sees them, what is left at least.
namespace triptych::seize::grammar {
namespace {

struct whoseHand : any<whoIs<Who::Kind::EachOpponent, "each opponent's", "opponents'",
                           "your opponents'", "your opponent's", "the opponent's">,
                       whoIs<Who::Kind::EachPlayer, "each player's">, saidYour>
{
};
struct handSize
    : seq<whoseHand, word<"maximum hand size is", "hand size is", "hand limit is">,
          any<means<Flag::More, "increased by">, means<Flag::Less, "reduced by", "decreased by">>,
          count>
{
    static Effect build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::HandSize;
        made.number = found.take<int>();
        if (found.says(Flag::Less))
            made.number = -made.number;
        if (!found.says(Flag::Self))
            made.who = found.take<Who>();
        return effect(std::move(made));
    }
};

/// "opponents play with their hands revealed"
struct openHand
    : any<seq<any<opponents, everybody, whoIs<Who::Kind::You, "you">>,
              word<"play with their hands revealed", "play with their hand revealed",
                  "plays with their hand revealed", "play with your hand revealed",
                  "play with open hands", "play with their hands open",
                  "must play with their hands revealed", "keep their hands revealed",
                  "reveal their hands for as long as this is in play">>,
          seq<any<whoIs<Who::Kind::EachOpponent, "your opponents' hands are",
                      "opponents' hands are">,
                  whoIs<Who::Kind::EachPlayer, "all hands are", "all players' hands are">>,
              word<"revealed", "visible", "visible to all", "open">>>
{
    static Effect build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::OpenHand;
        made.who = found.take<Who>();
        return effect(std::move(made));
    }
};
/// "opponents play with the top card of their decks revealed"
struct openTop : saidOfPlayers<Allowance::Kind::OpenTop,
                     any<opponents, everybody, whoIs<Who::Kind::You, "you">>,
                     word<"play with the top card of their decks revealed",
                         "play with the top card of their deck revealed",
                         "plays with the top card of their deck revealed",
                         "play with the top card of your deck revealed",
                         "play with the top cards of their decks revealed",
                         "keep the top card of their deck revealed",
                         "keep the top card of their decks revealed",
                         "keep the top card of your deck revealed",
                         "must play with the top card of their decks revealed",
                         "must play with the top card of their deck revealed">>
{
};
struct topSeen : word<"you may look at the top card of your deck at any time",
                     "you may always look at the top card of your deck",
                     "you can look at the top card of your deck at any time">
{
    static Effect build()
    {
        Allowance made;
        made.kind = Allowance::Kind::TopSeen;
        return effect(std::move(made));
    }
};
/// "players have no maximum hand size"
struct noHandLimit : seq<any<whoIs<Who::Kind::You, "you">, opponents, everybody>,
                         word<"have no maximum hand size", "has no maximum hand size",
                             "have no hand limit", "has no hand limit", "have no hand size limit",
                             "do not discard down to the hand limit">>
{
    static Effect build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::HandSize;
        made.number = Allowance::noLimit;
        made.who = found.take<Who>();
        return effect(std::move(made));
    }
};
/// "your Vault cannot be reduced below 5"
struct leastInVault
    : seq<whoseHand, word<"vault total", "vault", "loot">,
          word<"can not be reduced below", "can not drop below", "can not fall below",
              "can not go below", "can not be reduced to less than">,
          count, maybe<word<"loot">>>
{
    static Effect build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::LeastVault;
        made.number = found.take<int>();
        if (!found.says(Flag::Self))
            made.who = found.take<Who>();
        return effect(std::move(made));
    }
};
/// "your maximum hand size is 11"
struct handLimit : seq<whoseHand,
                       word<"maximum hand size is", "hand size is", "hand limit is",
                           "maximum hand size becomes">,
                       count, maybe<cards>>
{
    static Effect build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::HandLimit;
        made.number = found.take<int>();
        if (!found.says(Flag::Self))
            made.who = found.take<Who>();
        return effect(std::move(made));
    }
};
struct shownToAll : any<openHand, openTop>
{
};
struct freeHand : any<topSeen, noHandLimit>
{
};
struct leastOrMost : any<leastInVault, handLimit>
{
};

} // namespace

bool openCards::read(Input& in, Reading& reading)
{
    return text::read<shownToAll>(in, reading);
}
bool handWithoutLimit::read(Input& in, Reading& reading)
{
    return text::read<freeHand>(in, reading);
}
bool handChange::read(Input& in, Reading& reading)
{
    return text::read<handSize>(in, reading);
}
bool leastAndMost::read(Input& in, Reading& reading)
{
    return text::read<leastOrMost>(in, reading);
}

} // namespace triptych::seize::grammar
