#include "kryptik/text/language/Productions.h"

#include "core/Overloaded.h"
#include "kryptik/text/printing/Keywords.h"
#include "kryptik/tree/Walk.h"
#include "text/ProductionNames.h"

#include <array>
#include <string_view>
#include <utility>

namespace triptych::kryptik {
namespace {

constexpr std::array<std::string_view, std::variant_size_v<Effect::Node::variant>> instructions {
    "Draw", "Discard", "Probe", "Plunder", "Destroy", "Abolish", "Sacrifice", "Damage", "Modify",
    "Gain", "Lose", "Engage", "Disengage", "MakeWeary", "GainControl", "Counter", "Attach",
    "Detach", "Move", "Search", "Shuffle", "LookAtRow", "LookAtDeck", "RearrangeRow", "DestroyYear",
    "Reveal", "AddEnergy", "Allow", "ChooseNumber", "CastFree", "WinLose", "Pay", "Name",
    "NamePlayer", "PreventNext", "Switch", "Fight", "PreventAll", "LookAndPick", "PickFromHand",
    "LookAtHand", "ShuffleIn", "Forbid", "CostChange", "CastFromLimbo", "EntersEngaged",
    "EntersWith", "Instead", "SetStats", "Lessen", "HandSize", "Become", "RemoveDamage",
    "LeaveCombat", "Exchange", "MoreSoul", "Redirect", "CastFrom", "SeeTop", "CastOnly",
    "NotCountered", "PutCounters", "TakeCounters", "MoveCounters", "Skip", "Extra", "Toll",
    "Increase", "MoreDamage", "NoLimbo", "DrawPhase", "RevealUntil", "CastFor", "ChooseFaction",
    "ChooseName", "BecomeFaction", "BecomeCopy", "MayCast", "UseYear", "ChangeCast", "Triggering",
    "YearFate", "LookAt", "BarYear", "Grant", "Watch", "Sequence", "As", "Either", "May", "IfSo",
    "Chance", "Choose", "Delayed", "Unless", "Unable"
};
constexpr std::array<std::string_view, 53> events { "Enters", "Dies", "Attacks", "Blocks",
    "BecomesBlocked", "IsDealtDamage", "DealsDamage", "BecomesWeary", "BecomesEngaged",
    "BecomesDisengaged", "IsCountered", "IsAttached", "LeavesTheIsland", "YouDraw", "YouDiscard",
    "YouCast", "OpponentDraws", "OpponentDiscards", "OpponentCasts", "YourYearDestroyed",
    "OpponentsYearDestroyed", "Shuffles", "StartOfTurn", "BeginningOfCombat", "EndOfCombat",
    "EndOfTurn", "DealsCombatDamage", "DestroysYear", "YouSacrifice", "OpponentSacrifices",
    "YouPlunder", "OpponentPlunders", "YouShuffle", "IsDestroyed", "BecomesTarget", "IsPutInto",
    "LeavesZone", "IsUnblocked", "YouProbe", "OpponentProbes", "GetsCounters", "YouActivate",
    "OpponentActivates", "YouUseYear", "OpponentUsesYear", "YouSearch", "OpponentSearches",
    "IsCast", "StartOfDisengage", "StartOfDraw", "StartOfSecond", "OpponentShuffles",
    "ChangesSides" };
constexpr std::array<std::string_view, 20> costs { "stones", "engage this", "engage a citizen",
    "sacrifice this", "sacrifice", "discard", "plunder", "detach from this",
    "destroy an 11 year card", "abolish this", "return this", "one of two", "return",
    "put on the bottom", "reveal", "discard the hand", "remove counters", "discard this", "move",
    "remove a counter from another" };
constexpr std::array<std::string_view, 29> conditions { "YouControl", "YouControlNo",
    "OpponentControls", "OpponentYearAtMost", "YourYearAtMost", "LimboAtLeast", "HandAtMost",
    "HandAtLeast", "Attached", "ThisIs", "YourTurn", "NotYourTurn", "Combat", "InPhase",
    "CastForYear", "PaidMore", "CastThisTurn", "DiedThisTurn", "ThisAttacked", "Did", "Has",
    "MoreThan", "ItIs", "ItDied", "DoneThisWay", "NumberIs", "Several", "OfThose", "AreAlike" };
constexpr std::array<std::string_view, 6> thingNames { "this", "it", "a target", "each",
    "a chosen one", "top of the deck" };
constexpr std::array<std::string_view, 32> amounts { "a number", "X", "the number",
    "for each counted", "for each detached", "as many as were done", "for each done", "its attack",
    "its defense", "all", "its soul cost", "the total attack", "the total defense",
    "the highest attack", "the highest defense", "for each spell cast", "for each citizen cast",
    "for each citizen died", "for each card discarded this turn", "for each card drawn this turn",
    "for each 11 year card lost this turn", "for each citizen sacrificed this turn",
    "for each citizen attacked with this turn", "for each ability activated this turn",
    "for each 11 year ability used this turn", "for each card put into a soul row this turn",
    "for each citizen entered this turn", "until so many in hand", "for each faction",
    "for each counter", "the highest soul cost", "the total soul cost" };
constexpr std::array<std::string_view, 8> playerNames { "you", "an opponent", "each opponent",
    "each player", "a target", "that player", "its controller", "its owner" };
constexpr std::array<std::string_view, 7> prefixes { "Solo", "Focused -", "Short Time", "you may",
    "as long as", "11 year", "additional cost" };

class Collector
{
public:
    text::ProductionNames names;

    void ability(const Ability& of)
    {
        for (const Keyword keyword : of.keywords)
            names.add("keyword ", wordsOf(keyword).printed);
        const std::array said { of.solo, of.focused, of.shortTime.has_value(), of.may,
            of.condition.has_value(), of.kind == Ability::Kind::ElevenYear,
            of.kind == Ability::Kind::Additional };
        for (std::size_t i = 0; i < said.size(); ++i)
            if (said[i])
                names.add("", prefixes[i]);
        for (const CostItem& item : of.cost)
            names.addNth("cost: ", costs, item.kind);
        if (of.trigger)
            names.addNth("when ", events, of.trigger->event);
        if (of.condition)
            names.addNth("if ", conditions, of.condition->kind);
        if (of.effect)
            walk(*of.effect, [this](const auto& part) { look(part); });
    }

private:
    template <typename Part>
    void look(const Part& part)
    {
        if constexpr (std::is_same_v<Part, Effect>)
            names.addNth("", instructions, part.node.index());
        else if constexpr (std::is_same_v<Part, Thing>)
            names.addNth("what: ", thingNames, part.index());
        else if constexpr (std::is_same_v<Part, Amount>)
            names.addNth("how many: ", amounts, part.kind);
        else if constexpr (std::is_same_v<Part, Who>)
            names.addNth("who: ", playerNames, part.kind);
        else if constexpr (std::is_same_v<Part, Condition>)
            names.addNth("if ", conditions, part.kind);
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
    text::ProductionNames names;
    for (const KeywordWords& each : keywordWords)
        names.add("keyword ", each.printed);
    names.addEach("", prefixes);
    names.addEach("cost: ", costs);
    names.addEach("when ", events);
    names.addEach("if ", conditions);
    names.addEach("", instructions);
    names.addEach("what: ", thingNames);
    names.addEach("how many: ", amounts);
    names.addEach("who: ", playerNames);
    return std::move(names.all);
}

} // namespace triptych::kryptik
