#pragma once

#include "seize/text/grammar/GrammarHistory.h"

// What may be so, by what it is about: GrammarFigures.cpp, GrammarOutcomes.cpp, GrammarProperties.cpp and
// GrammarWealth.cpp. GrammarConditions.cpp puts it together.
namespace triptych::seize::grammar {

/// "its bounty is 3 or more", "its melee is greater than its health" -> Condition
struct figureCompares : elsewhere<figureCompares>
{
    static bool read(Input&, Reading&);
};
/// "the attack deals damage", "one of them is an Instant card": what came of the deed before -> Condition
struct cameOfIt : elsewhere<cameOfIt>
{
    static bool read(Input&, Reading&);
};
/// "it is destroyed this way", "it survives" -> Condition
struct fellOrSurvives : elsewhere<fellOrSurvives>
{
    static bool read(Input&, Reading&);
};
/// "it moved this way", "it can not be pushed" -> Condition
struct pushedThisWay : elsewhere<pushedThisWay>
{
    static bool read(Input&, Reading&);
};
/// "2 or more statuses were removed this way" -> Condition
struct thisWay : elsewhere<thisWay>
{
    static bool read(Input&, Reading&);
};
/// "you roll 4 or more": the die before it -> Condition
struct rolled : elsewhere<rolled>
{
    static bool read(Input&, Reading&);
};
/// "this is damaged", "it had Burn", "this is adjacent to an enemy mercenary" -> Condition
struct oneIs : elsewhere<oneIs>
{
    static bool read(Input&, Reading&);
};
/// "it is a burning enemy mercenary" -> Condition
struct oneIsDescribed : elsewhere<oneIsDescribed>
{
    static bool read(Input&, Reading&);
};
/// "it has the most health", "this shares a class with it": whatever is said of mercenaries -> Condition
struct oneIsSaid : elsewhere<oneIsSaid>
{
    static bool read(Input&, Reading&);
};
/// "it is damaged and has no treasures": of the same one -> Condition
struct sameIs : elsewhere<sameIs>
{
    static bool read(Input&, Reading&);
};
/// "you have more loot than an opponent" -> Condition
struct hasMoreOrLess : elsewhere<hasMoreOrLess>
{
    static bool read(Input&, Reading&);
};
/// "you lost loot this turn", "that player gained no loot this turn" -> Condition
struct lootMoved : elsewhere<lootMoved>
{
    static bool read(Input&, Reading&);
};
/// "you have 3 or less loot", "an opponent's Vault holds 5 or more loot" -> Condition
struct playerHas : elsewhere<playerHas>
{
    static bool read(Input&, Reading&);
};
/// "have no cards in hand", behind "you control a Mage and" -> Condition
struct alsoHas : elsewhere<alsoHas>
{
    static bool read(Input&, Reading&);
};

struct saidThey : means<Flag::Several, "that player", "they", "that opponent">
{
};
template <Literal... Verbs>
struct theyDo : seq<saidThey, word<Verbs...>>
{
};

struct comparison : any<seq<count, any<orLess, orMore>>>
{
};
struct exactly : means<Flag::Own, "exactly">
{
};

} // namespace triptych::seize::grammar
