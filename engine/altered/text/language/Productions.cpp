#include "altered/text/language/Productions.h"

#include "altered/text/printing/Said.h"
#include "core/Overloaded.h"

#include <array>
#include <string_view>

namespace triptych::altered {
namespace {

constexpr std::array<std::string_view, std::variant_size_v<Effect::Node::variant>> instructions {
    "Draw", "Discard", "Sacrifice", "Move", "Resupply", "Sabotage", "Exhaust", "Ready", "Exchange",
    "Reveal", "LookAt", "Shuffle", "Declare", "DeclareExpedition", "DeclarePlayer", "RevealUntil",
    "ChooseNumber", "Gain", "Remove", "Distribute", "MoveCounters", "ExchangeBoosts",
    "DoubleBoosts", "Augment", "Create", "MoveExpedition", "PutMarker", "Ascend", "CantMove",
    "SwitchExpeditions", "Defect", "TakeControl", "Pay", "Play", "Next", "ActivateAbilities",
    "AfterYou", "Pass", "PlayAnotherTurn", "BecomeFirst", "WinGame", "Roll", "Reroll",
    "ChangeResult", "ReduceMyCost", "OnlyTarget", "Complete", "StatedFor", "Sequence", "May", "If",
    "Where", "Choose", "ResultTable", "Repeat", "ForEach", "Delayed", "NextTime"
};
constexpr std::array<std::string_view, std::variant_size_v<Statement>> statements { "Are", "Costs",
    "MayPlay", "CantBePlayed", "StatisticsAre", "TerrainsAre", "DefendersIgnored", "Replace",
    "CantActivate", "CantGain", "CantBe", "Limit", "NotCounted", "KeepMore", "StayExhausted",
    "BeyondMaximum", "MorningChange", "IgnoreMyAbilities", "BeginWith", "MayGainAgain",
    "AlsoConsidered", "StatedEffect", "CantLose", "BaseStatisticsAre", "ExpeditionStatistics",
    "NotInSums", "EnterPlay", "CantDo" };
constexpr std::array<std::string_view, 36> happenings { "{J}", "{H}", "{R}", "AtPhase", "Plays",
    "Joins", "Leaves", "GoesTo", "IsSacrificed", "Sacrifices", "Discards", "Gains", "Loses",
    "Draws", "Resupplies", "Rolls", "Creates", "Exhausts", "Readies", "Reveals", "MovesForward",
    "FailsToMove", "MovesBackward", "Passes", "Activates", "MakesGift", "GetsGift", "Ascends",
    "Spends", "SwitchesExpeditions", "Defects", "Completes", "Becomes", "Targets", "Sabotages",
    "other" };
constexpr std::array<std::string_view, 16> existing { "some", "you control", "there are",
    "you have", "its counters", "is empty", "some", "some", "facing", "you control", "are in",
    "are visible", "has", "it's one of those", "all of them", "an Expedition has" };
constexpr std::array<std::string_view, 25> traits { "other", "status", "keyword", "token", "non-",
    "controlled", "in a zone", "in an Expedition", "in a terrain", "facing", "number",
    "base statistic of 0", "counters", "with an ability", "total", "played", "window", "from these",
    "highest", "different", "named", "with a sub-type in common", "statistics of its own",
    "what happened to it lately", "owned" };
constexpr std::array<std::string_view, 8> things { "me", "it", "target", "each", "a chosen one",
    "some of them", "top of the deck", "whole zone" };
constexpr std::array<std::string_view, 24> quantities { "things", "zero statistics", "counters",
    "Expeditions", "regions", "the result", "what was done", "a value", "the highest", "X",
    "the total", "counters among", "visible regions", "how often it happened", "how many different",
    "different terrains", "how many players did", "a sum", "different results", "a difference",
    "the chosen number", "a distance", "one and another", "one of the results" };
constexpr std::array<std::string_view, 19> expeditionNames { "mine", "my other", "Hero",
    "Companion", "someone's", "each of", "both of", "one of", "target", "facing me", "facing it",
    "its", "that", "in my region", "any", "all", "played in", "the other", "those" };
constexpr std::array<std::string_view, 20> conditions { "StepDone", "StepNotDone", "StepImpossible",
    "ThisWay", "Is", "Only", "Exist", "Compared", "FewerThan", "Position", "FirstPlayer",
    "PlayerIs", "Distinct", "Result", "Happened", "BaseZeroThere", "During", "AllAlike", "All",
    "AnyOf" };
constexpr std::array<std::string_view, keywordCount> keywordNames { "Cooldown", "Defender",
    "Eternal", "Fleeting", "Gigantic", "Scout", "Seasoned", "Tough" };

constexpr std::array<std::string_view, 7> granted { "counters", "a status", "a keyword",
    "an ability", "statistics", "abilities", "sub-types" };

class Collector
{
public:
    std::set<std::string> names;

    void ability(const Ability& of)
    {
        for (const KeywordItem& item : of.keywords)
            name("keyword ", keywordNames[static_cast<std::size_t>(item.keyword)]);
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
    void filter(const Filter& of)
    {
        for (const auto* list : { &of.before, &of.after })
            for (const Trait& each : *list) {
                name("which: ", traits[static_cast<std::size_t>(each.kind)]);
                if (each.kind == Trait::Kind::InExpedition)
                    expedition(each.expedition);
                amount(each.amount);
            }
    }
    void thing(const Thing& of)
    {
        name("what: ", things[of.node.index()]);
        std::visit(
            [&](const auto& t) {
                if constexpr (requires { t.filter; })
                    filter(t.filter);
                if constexpr (requires { t.upTo; })
                    if (t.upTo)
                        name("", "up to");
                if constexpr (requires { t.random; })
                    if (t.random)
                        name("", "at random");
            },
            of.node);
    }
    void expedition(const Expedition& of)
    {
        name("Expedition: ", expeditionNames[static_cast<std::size_t>(of.kind)]);
    }
    void quantity(const Quantity& of)
    {
        name("how many: ", quantities[static_cast<std::size_t>(of.kind)]);
        filter(of.filter);
        if (of.thing)
            thing(*of.thing);
        if (of.happening)
            happening(*of.happening);
    }
    void amount(const Amount& of)
    {
        if (of.of)
            quantity(*of.of);
    }
    /// The phrases of an instruction or statement, by the names they have in common.
    template <typename Node>
    void phrases(const Node& e)
    {
        if constexpr (requires { e.what.node; })
            thing(e.what);
        if constexpr (requires { e.with.node; })
            thing(e.with);
        if constexpr (requires { e.from.node; })
            thing(e.from);
        if constexpr (requires { e.among.node; })
            thing(e.among);
        if constexpr (requires { e.on.node; })
            thing(e.on);
        if constexpr (requires { e.of.node; })
            thing(e.of);
        if constexpr (requires { e.filter.nouns; })
            filter(e.filter);
        if constexpr (requires { e.count.of; })
            amount(e.count);
        if constexpr (requires { e.mana.of; })
            amount(e.mana);
        if constexpr (requires { e.expedition.kind; })
            expedition(e.expedition);
        else if constexpr (requires { (*e.expedition).kind; })
            if (e.expedition)
                expedition(*e.expedition);
        if constexpr (requires { e.x.of; })
            amount(e.x);
        else if constexpr (requires { (*e.x).of; })
            if (e.x)
                amount(*e.x);
    }
    void happening(const Happening& of)
    {
        if (of.subject)
            thing(*of.subject);
        if (of.expedition)
            expedition(*of.expedition);
        const std::size_t number = static_cast<std::size_t>(of.event);
        name("when ", number < happenings.size() ? happenings[number] : happenings.back());
    }
    void condition(const Condition& of)
    {
        name("if ", conditions[static_cast<std::size_t>(of.kind)]);
        if (of.kind == Condition::Kind::Exist)
            name("if: ", existing[static_cast<std::size_t>(said(of).word)]);
        filter(of.filter);
        if (of.quantity)
            quantity(*of.quantity);
        if (of.happening)
            happening(*of.happening);
        for (const Condition& part : of.parts)
            condition(part);
    }
    void grants(const std::vector<Grant>& all)
    {
        for (const Grant& each : all) {
            name(each.lose ? "loses " : "gains ", granted[static_cast<std::size_t>(each.kind)]);
            amount(each.amount);
            if (each.ability)
                ability(*each.ability);
        }
    }
    void statement(const Statement& of)
    {
        name("", statements[of.index()]);
        std::visit([&](const auto& s) { phrases(s); }, of);
        std::visit(Overloaded {
                       [&](const Are& s) { grants(s.grants); },
                       [&](const Replace& s) {
                           happening(s.happening);
                           effect(s.effect);
                           maybe(s.to);
                           maybe(s.ifNot);
                       },
                       [&](const StatedEffect& s) { effect(s.effect); },
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
        std::visit([&](const auto& e) { phrases(e); }, of.node);
        std::visit(Overloaded {
                       [&](const Sequence& e) {
                           for (const Effect& part : e.parts)
                               effect(part);
                       },
                       [&](const Choose& e) {
                           for (const Mode& mode : e.modes)
                               maybe(mode.effect);
                       },
                       [&](const ResultTable& e) {
                           for (const ResultTable::Row& row : e.rows)
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
                       [&](const StatedFor& e) { ability(*e.says); },
                       [&](const NextTime& e) {
                           happening(e.happening);
                           maybe(e.effect);
                       },
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

std::string_view instructionName(const Effect& effect)
{
    return instructions[effect.node.index()];
}

std::set<std::string> allProductions()
{
    std::set<std::string> all { "{D}", "{I}", "quick action", "as often as", "up to", "at random" };
    const auto add = [&](std::string_view kind, const auto& names) {
        for (const std::string_view name : names)
            all.insert(std::string(kind) + std::string(name));
    };
    add("keyword ", keywordNames);
    add("", instructions);
    add("", statements);
    add("when ", happenings);
    add("if ", conditions);
    add("if: ", existing);
    add("which: ", traits);
    add("what: ", things);
    add("how many: ", quantities);
    add("Expedition: ", expeditionNames);
    add("gains ", granted);
    add("loses ", std::array { granted[0], granted[1], granted[2] });
    for (const char* nameless : { "when other", "if: some", "gains abilities" })
        all.erase(nameless);
    return all;
}

} // namespace triptych::altered
