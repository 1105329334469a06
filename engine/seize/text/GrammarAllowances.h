#pragma once

#include "seize/text/GrammarInstructions.h"

// What players may and may not do: GrammarAllowances.cpp; what it costs them: GrammarDiscounts.cpp.
namespace triptych::seize::grammar {

/// "your Mage ability cards cost 1 treasure less" -> Effect
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

struct opponents
    : word<"your opponents", "opponents", "each opponent", "your opponent", "the opponent">
{
    static Who build() { return { Who::Kind::EachOpponent }; }
};
struct everybody : word<"each player", "all players", "players">
{
    static Who build() { return { Who::Kind::EachPlayer }; }
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
