#include "altered/text/Productions.h"

#include "core/Overloaded.h"

#include <array>
#include <string_view>

namespace triptych::altered {
namespace {

constexpr std::array<std::string_view, std::variant_size_v<decltype(Effect::node)>> instructions {
    "Draw", "Discard", "Sacrifice", "Move", "Resupply", "Sabotage", "Exhaust", "Ready", "Exchange",
    "Reveal", "LookAt", "Shuffle", "Declare", "DeclareExpedition", "DeclarePlayer", "Gain",
    "Remove", "Distribute", "MoveCounters", "ExchangeBoosts", "DoubleBoosts", "Augment", "Create",
    "MoveExpedition", "Ascend", "CantMove", "SwitchExpeditions", "Defect", "TakeControl", "Pay",
    "Play", "Next", "ActivateAbilities", "AfterYou", "Pass", "PlayAnotherTurn", "BecomeFirst",
    "WinGame", "Roll", "ChangeResult", "ReduceMyCost", "Complete", "Sequence", "May", "If", "Where",
    "Choose", "Table", "Repeat", "ForEach", "Delayed"
};
constexpr std::array<std::string_view, std::variant_size_v<Statement>> statements { "Are", "Costs",
    "MayPlay", "CantBePlayed", "HighestStatistics", "TerrainsAre", "DefendersIgnored", "Replace",
    "CantActivate", "CantGain", "Limit", "NotCounted", "KeepMore", "StayExhausted", "BeyondMaximum",
    "MorningChange", "IgnoreMyAbilities", "BeginWith", "MayGainAgain", "AlsoConsidered",
    "LastingEffect" };
constexpr std::array<std::string_view, 28> happenings { "{J}", "{H}", "{R}", "AtPhase", "Plays",
    "Joins", "Leaves", "GoesTo", "IsSacrificed", "Sacrifices", "Discards", "Gains", "Loses",
    "Draws", "Resupplies", "Rolls", "Creates", "Exhausts", "Readies", "Reveals", "MovesForward",
    "FailsToMove", "MovesBackward", "Passes", "Activates", "MakesGift", "GetsGift", "other" };
constexpr std::array<std::string_view, 17> conditions { "Did", "Didnt", "Cant", "ThisWay", "Is",
    "Only", "Exist", "Compared", "FewerThan", "Position", "FirstPlayer", "Distinct", "Result",
    "Happened", "BaseZeroThere", "All", "AnyOf" };
constexpr std::array<std::string_view, keywordCount> keywords { "Cooldown", "Defender", "Eternal",
    "Fleeting", "Gigantic", "Scout", "Seasoned", "Tough" };

class Collector
{
public:
    std::set<std::string> names;

    void ability(const Ability& of)
    {
        for (const KeywordItem& item : of.keywords)
            name("keyword ", keywords[static_cast<std::size_t>(item.keyword)]);
        for (const Happening& each : of.triggers)
            happening(each);
        for (const Boxed<Condition>* each :
            { &of.triggerIf, &of.condition, &of.onlyIf, &of.costChangeIf })
            if (*each)
                condition(**each);
        if (of.forEach)
            name("", "as often as");
        if (of.kind == Ability::Kind::Quick)
            name("", of.support ? "{D}" : "quick action");
        if (of.infinite)
            name("", "{I}");
        if (of.statement)
            statement(*of.statement);
        for (const Effect& each : of.cost)
            effect(each);
        if (of.effect)
            effect(*of.effect);
    }

private:
    void name(std::string_view kind, std::string_view word)
    {
        names.insert(std::string(kind) + std::string(word));
    }
    void happening(const Happening& of)
    {
        const std::size_t number = static_cast<std::size_t>(of.event);
        name("when ", number < happenings.size() ? happenings[number] : happenings.back());
    }
    void condition(const Condition& of)
    {
        name("if ", conditions[static_cast<std::size_t>(of.kind)]);
        if (of.happening)
            happening(*of.happening);
        for (const Condition& part : of.parts)
            condition(part);
    }
    void grants(const std::vector<Grant>& all)
    {
        for (const Grant& each : all)
            if (each.ability)
                ability(*each.ability);
    }
    void statement(const Statement& of)
    {
        name("", statements[of.index()]);
        std::visit(Overloaded {
                       [&](const Are& s) { grants(s.grants); },
                       [&](const Replace& s) {
                           happening(s.happening);
                           effect(s.effect);
                           maybe(s.to);
                           maybe(s.ifNot);
                       },
                       [&](const LastingEffect& s) { effect(s.effect); },
                       [](const auto&) {},
                   },
            of);
    }
    void maybe(const Boxed<Effect>& of)
    {
        if (of)
            effect(*of);
    }
    void effect(const Effect& of)
    {
        name("", instructions[of.node.index()]);
        std::visit(Overloaded {
                       [&](const Sequence& e) {
                           for (const Effect& part : e.parts)
                               effect(part);
                       },
                       [&](const Choose& e) {
                           for (const Mode& mode : e.modes)
                               maybe(mode.effect);
                       },
                       [&](const Table& e) {
                           for (const Table::Row& row : e.rows)
                               maybe(row.effect);
                           maybe(e.otherwise);
                       },
                       [&](const If& e) {
                           condition(e.condition);
                           maybe(e.effect);
                           maybe(e.otherwise);
                       },
                       [&](const May& e) {
                           maybe(e.effect);
                           maybe(e.to);
                       },
                       [&](const Gain& e) { grants(e.grants); },
                       [&](const Create& e) {
                           for (const Ability& each : e.token.abilities)
                               ability(each);
                       },
                       [&](const auto& e) {
                           if constexpr (requires { maybe(e.effect); })
                               maybe(e.effect);
                       },
                   },
            of.node);
    }
};

} // namespace

std::set<std::string> productionsOf(const Ability& ability)
{
    Collector collector;
    collector.ability(ability);
    return std::move(collector.names);
}

} // namespace triptych::altered
