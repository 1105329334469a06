#include "seize/text/language/Productions.h"

#include "seize/tree/Walk.h"
#include "text/ProductionNames.h"

#include <array>
#include <string_view>
#include <utility>

namespace triptych::seize {
namespace {

using Names = std::string_view;

constexpr std::array<Names, std::variant_size_v<Effect::Node::variant>> instructions { "Deal",
    "Divide", "Heal", "Mend", "Cleanse", "Apply", "Remove", "Fog", "Gain", "Reapply", "MoveTiles",
    "MoveTo", "Push", "Swap", "Upstage", "Ready", "AttackAgain", "GainMovement", "Destroy", "Exit",
    "ReturnToHand", "Prevent", "LoseHealth", "Strip", "Equip", "TurnTreasures", "Handle",
    "HandOver", "Draw", "Discard", "Mill", "LoseLoot", "GainLoot", "Look", "LookAtHand",
    "PickFromHand", "Select", "Fetch", "Counter", "Allowance", "Rescue", "Sequence", "May", "IfSo",
    "Instead", "Unless", "Choose", "FlipCoin", "Delayed", "Trap", "Transfer", "Strike", "Fits",
    "ForEach", "Watch", "RollDie", "Duel", "AlterAttack", "Mark", "Show", "Flips", "Turns",
    "Retarget" };
constexpr std::array<Names, static_cast<std::size_t>(Trigger::Event::LosesMarks) + 1> events {
    "Attacks", "IsAttacked", "Plunders", "IsDestroyed", "IsDealtDamage", "DealsDamage", "Destroys",
    "Moves", "Equips", "Unequips", "Exits", "IsUpstaged", "Upstages", "UsesAbility", "Enters",
    "IsHealed", "GainsStatus", "LosesStatus", "IsMended", "IsCleansed", "SpendsDefense", "Declares",
    "IsDeclaredOn", "ReturnsToHand", "IsTargeted", "EndsMove", "IsPushed", "Sheds", "Leaves",
    "Arrives", "Acquires", "Draws", "Discards", "Plays", "LosesLoot", "WinsFlip", "LosesFlip",
    "TreasureFalls", "TreasureTurns", "GainsLoot", "StartOfTurn", "EndOfTurn", "StartOfPhase",
    "EndOfPhase", "IsPlayed", "IsEquipped", "IsUnequipped", "IsRuined", "LosesMarks"
};
constexpr std::array<Names, static_cast<std::size_t>(CostItem::Kind::AnyTreasures) + 1> costs {
    "treasures", "exhaust this", "exhaust the bearer", "spend movement", "lose loot", "lose health",
    "discard", "destroy this", "unequip this", "take damage", "gain a status", "remove counters",
    "exhaust others", "destroy others", "remove a status", "return this", "exit this",
    "lose Stealth", "return others", "destroy treasures", "unequip treasures", "return treasures",
    "any number of treasures"
};
constexpr std::array<Names, static_cast<std::size_t>(Condition::Kind::Either) + 1> conditions {
    "YouControl", "YouControlNo", "OpponentControls", "ThingIs", "ThingIsNot", "YourVault",
    "OpponentsVault", "YourHand", "YourWarchest", "YourTurn", "NotYourTurn", "OpponentsTurn",
    "YouDo", "YouDoNot", "ItWasDestroyed", "ThisWay", "LostLoot", "GainedLoot", "HasMore",
    "Plundered", "Acquired", "PlayedAbility", "ThereAre", "MercenaryFell", "YourPhase",
    "OpponentsHand", "OpponentsWarchest", "YourReadyTreasures", "WasPushed", "Rolled", "HasMarks",
    "UnderAttack", "PlayerDid", "AnyPhase", "Compares", "AmongThem", "Both", "Either"
};
constexpr std::array<Names, Modifier::kinds> modifierNames { "melee", "ranged", "move", "bounty",
    "health", "damage", "Armor", "Magic Armor", "Defense", "Fortify", "Regen", "reach", "Leech",
    "IgnoresLos", "AttacksAllWays", "MovesAllWays", "DealsType", "Immune", "NotUpstaged",
    "NotPushed", "NotTargeted", "NotHealed", "NoAttack", "NoMove", "NoPlunder", "NoExit",
    "NoActives", "NotAttacked", "Takes", "TakesNone", "TakesDouble", "Deals", "DealsDouble",
    "PassesArmor", "PassesMagicArmor", "PassesDefense", "SeesStealth", "ExtraAttacks", "MustAttack",
    "PlundersDouble", "MovesDiagonally", "AttacksDiagonally", "MoveOrAttack", "KeepsTreasures",
    "MovesThrough", "KeepsStealth", "Covered", "Becomes", "Doubled", "NotReadied", "NotSpotted",
    "Sweeps", "SeesInFog", "Survives", "Inflicts", "NoEntry", "NoLoss", "KeepsFigure",
    "NotDestroyed", "PlundersMore", "EquipsMore", "Suffers", "PaysForSteps", "TakesHalf",
    "DealsHalf", "TakesAtMost", "KeepsDefense", "HealedMore", "GainsFewer", "KeepsCounters",
    "FreePlunder", "ShootsBeside", "Pierces", "CheaperLoss", "ExitsAnywhere", "NoMoreMove",
    "EveryClass", "MovesAfter", "FreeAttack", "Blank", "ActiveCost", "OfClass", "MustStrike",
    "NotInTheWay", "SeesPast", "MovesAtMost", "NotSwapped", "Unaffected", "HoldsStatus", "NoEquip",
    "EquipsAnywhere", "PlundersNear", "PlundersFar", "PlundersAfter", "LightHands", "GoodsPay",
    "NotReturned", "LaysDown", "StrikesFar", "TakesType", "Bequeaths", "BlankGoods", "AttacksAfter",
    "NotMended", "NotCleansed", "NoStealth", "Unreduced", "Unprevented", "ExitsToHand",
    "FallsToHand" };
constexpr std::array<Names, static_cast<std::size_t>(Counted::Kind::Done) + 1> countedNames {
    "Mercenaries", "Treasures", "Counters", "AllCounters", "Statuses", "Damage", "HandCards",
    "DiscardCards", "Warchest", "ReadyTreasures", "ExhaustedTreasures", "Controlled", "Steps",
    "Events", "Fallen", "Marks", "Between", "Loot", "Players", "Seen", "Classes", "Hurt", "Done"
};
constexpr std::array<Names, static_cast<std::size_t>(Quantity::Kind::FullHealthOf) + 1> quantities {
    "a statistic", "missing health", "a number of", "the highest", "the lowest", "a sum",
    "that number", "the excess", "what was paid", "Defense", "Armor", "Magic Armor", "full health"
};
constexpr std::array<Names, static_cast<std::size_t>(Quantity::Join::Apart)> joins {
    "one plus another", "one minus another", "the higher of two", "the lower of two", "a difference"
};
constexpr std::array<Names, 5> amounts { "a number", "that much", "for each", "equal to", "all" };
/// "That mercenary" has become "it" when a text is compiled.
constexpr std::array<Names, static_cast<std::size_t>(Thing::Kind::ThatAlly) + 1> things { "this",
    "the bearer", "it", "the attacked", "the attacker", "a target", "each", "a chosen one",
    "those damaged", "it", "that enemy", "that ally" };
constexpr std::array<Names, 8> players { "you", "an opponent", "each opponent", "each player",
    "a target", "that player", "its controller", "its owner" };
constexpr std::array<Names, durationCount> durations { "always", "this turn",
    "until your next turn", "while equipped", "next attack", "through your next turn",
    "through its next turn", "through your turn", "next attack this turn", "until its next turn",
    "during your next turn", "during its next turn", "through this phase",
    "through the Attack Phase", "through the next Attack Phase", "while this is in play" };
constexpr std::array<Names, 4> areas { "one", "all enemies adjacent", "line", "tile" };

class Collector
{
public:
    text::ProductionNames names;

    void ability(const Ability& of)
    {
        for (const CostItem& item : of.cost)
            names.addNth("cost: ", costs, item.kind);
        if (of.oncePerTurn)
            names.add("", "once per turn");
        if (of.perTurn > 0)
            names.add("", "several times per turn");
        if (of.oncePerGame)
            names.add("", "once per game");
        if (of.trigger && of.kind == Ability::Kind::Played)
            names.add("", "played in answer");
        if (of.trigger)
            names.addNth("when ", events, of.trigger->event);
        if (of.reach)
            names.addNth("reach: ", areas, of.reach->area);
        if (of.condition)
            look(*of.condition);
        if (of.price)
            names.add("", "its own price");
        if (of.price && of.price->condition)
            look(*of.price->condition);
        if (of.effect)
            walk(*of.effect, [this](const auto& part) { look(part); });
    }

private:
    void look(const Condition& condition)
    {
        names.addNth("if ", conditions, condition.kind);
        if (condition.unless)
            names.add("", "unless");
        for (const Condition& part : condition.parts)
            look(part);
    }
    void look(const Amount& amount)
    {
        names.addNth("how many: ", amounts, amount.kind);
        if (amount.counted)
            names.addNth("counted: ", countedNames, amount.counted->kind);
        for (const Quantity* part = amount.quantity.get(); part; part = part->other.get()) {
            names.addNth("equal to ", quantities, part->kind);
            if (part->kind == Quantity::Kind::NumberOf)
                names.addNth("counted: ", countedNames, part->counted.kind);
            if (part->join != Quantity::Join::None)
                names.addNth("equal to ", joins, static_cast<std::size_t>(part->join) - 1);
        }
    }
    void look(const Effect& effect)
    {
        names.addNth("", instructions, effect.node.index());
        const auto* gain = std::get_if<Gain>(&effect.node);
        if (!gain)
            return;
        names.addNth("until: ", durations, gain->duration);
        for (const Modifier& modifier : gain->modifiers)
            names.addNth("gets ", modifierNames, modifier.kind);
    }
    void look(const Thing& thing) { names.addNth("what: ", things, thing.kind); }
    void look(const Who& who) { names.addNth("who: ", players, who.kind); }
    template <typename Part>
    void look(const Part&)
    {
    }
};

} // namespace

std::string_view instructionName(const Effect& effect)
{
    return instructions[effect.node.index()];
}

std::set<std::string> productionsOf(const Ability& ability)
{
    return text::collectedOf<Collector>(ability);
}

std::set<std::string> allProductions()
{
    text::ProductionNames names { { "once per turn", "several times per turn", "once per game",
        "unless", "its own price", "played in answer" } };
    names.addEach("cost: ", costs);
    names.addEach("when ", events);
    names.addEach("reach: ", areas);
    names.addEach("if ", conditions);
    names.addEach("", instructions);
    names.addEach("gets ", modifierNames);
    names.addEach("until: ", durations);
    names.addEach("counted: ", countedNames);
    names.addEach("equal to ", quantities);
    names.addEach("equal to ", joins);
    names.addEach("how many: ", amounts);
    names.addEach("what: ", things);
    names.addEach("who: ", players);
    return std::move(names.all);
}

} // namespace triptych::seize
