#pragma once

#include "seize/text/grammar/GrammarInstructions.h"

// What players may do: GrammarAllowances.cpp; what they cannot do: GrammarForbidden.cpp; what is so of their hands:
// GrammarHands.cpp; what it costs them: GrammarDiscounts.cpp.
namespace triptych::seize::grammar {

/// "your Mage ability cards cost 1 treasure less", "treasure cards opponents play enter their Warchest
/// exhausted" -> Effect
struct abilityCost : elsewhere<abilityCost>
{
    static bool read(Input&, Reading&);
};
/// "the first ability card you play each turn costs 1 treasure less" -> Effect
struct firstCosts : elsewhere<firstCosts>
{
    static bool read(Input&, Reading&);
};
/// "the next ability card you play this turn costs 1 treasure less" -> Effect
struct nextCosts : elsewhere<nextCosts>
{
    static bool read(Input&, Reading&);
};
/// "the first card you acquire each turn costs no loot" -> Effect
struct freeAcquire : elsewhere<freeAcquire>
{
    static bool read(Input&, Reading&);
};
/// "Instant cards cost you 1 loot less to acquire" -> Effect
struct acquireCost : elsewhere<acquireCost>
{
    static bool read(Input&, Reading&);
};
/// "opponents cannot play Instant cards", "players cannot gain loot" -> Effect
struct notPlayed : elsewhere<notPlayed>
{
    static bool read(Input&, Reading&);
};
/// "players cannot acquire" -> Effect
struct notAcquired : elsewhere<notAcquired>
{
    static bool read(Input&, Reading&);
};
/// "you cannot lose loot", "opponents cannot activate abilities", "you cannot equip treasures" -> Effect
struct notDone : elsewhere<notDone>
{
    static bool read(Input&, Reading&);
};
/// "opponents play with their hands revealed", "with the top card of their decks revealed" -> Effect
struct openCards : elsewhere<openCards>
{
    static bool read(Input&, Reading&);
};
/// "players have no maximum hand size", "you may look at the top card of your deck at any time" -> Effect
struct handWithoutLimit : elsewhere<handWithoutLimit>
{
    static bool read(Input&, Reading&);
};
/// "you win each coin flip for the bearer" -> Effect
struct settledFlips : elsewhere<settledFlips>
{
    static bool read(Input&, Reading&);
};
/// "your maximum hand size is increased by 2" -> Effect
struct handChange : elsewhere<handChange>
{
    static bool read(Input&, Reading&);
};
/// "your Vault cannot be reduced below 5", "your maximum hand size is 11" -> Effect
struct leastAndMost : elsewhere<leastAndMost>
{
    static bool read(Input&, Reading&);
};

struct opponents
    : word<"your opponents", "opponents", "each opponent", "your opponent", "the opponent">
{
    static Who build() { return { Who::Kind::EachOpponent }; }
};
struct everybody : word<"each player", "all players", "players">
{
    static Who build() { return { Who::Kind::EachPlayer }; }
};
/// What is so of players, where nothing but whom it is about is said of it.
template <Allowance::Kind kind, typename... Rules>
struct saidOfPlayers : seq<Rules...>
{
    static Effect build(Found& found)
    {
        Allowance made = ofKind<Allowance>(kind);
        made.who = found.take<Who>();
        return effect(std::move(made));
    }
};
struct lessOrMore : any<means<Flag::Less, "less">, means<Flag::More, "more">>
{
};
struct saidYour : means<Flag::Self, "your">
{
};
struct eachTurn : word<"each turn", "per turn", "in each turn", "a turn",
                      "during each of your turns", "on each of your turns", "in each of your turns">
{
};

} // namespace triptych::seize::grammar
