#include "Pieces.h"

#include "altered/text/printing/Phrases.h"
#include "altered/text/printing/Print.h"

using namespace triptych::altered;

namespace {

/// What goes on with an earlier step means nothing by itself.
bool standsAlone(const Condition& c)
{
    using Kind = Condition::Kind;
    for (const Kind kind : { Kind::StepDone, Kind::StepNotDone, Kind::StepImpossible, Kind::ThisWay,
             Kind::BaseZeroThere })
        if (c.kind == kind)
            return false;
    return !c.thing || !std::holds_alternative<It>(c.thing->node);
}

/// "..., then draws three cards", "..., then gains [Anchored]", "If you play it from hand, it ...": what goes on
/// with the clause before it is no instruction by itself.
bool goesOn(const Effect& effect)
{
    return std::visit(
        [](const auto& e) {
            using Node = std::remove_cvref_t<decltype(e)>;
            bool so = false;
            if constexpr (requires { said(e.who).unsaid; })
                so = said(e.who).unsaid;
            if constexpr (std::is_same_v<Node, Gain>)
                so = so || said(e).word == Said<Gain>::Goes;
            if constexpr (std::is_same_v<Node, Next>)
                so = so || e.ifPlayed;
            if constexpr (std::is_same_v<Node, Resupply>)
                so = so || said(e).word == Said<Resupply>::Again;
            if constexpr (std::is_same_v<Node, May>)
                so = so || e.must;
            return so;
        },
        effect.node);
}

} // namespace

void Pieces::cut(const Filter& filter)
{
    if (!filter.nouns.empty())
        filters.insert(phrases::filter(filter, false));
}

void Pieces::cut(const Thing& thing)
{
    std::visit(
        [&](const auto& t) {
            if constexpr (requires { t.filter; })
                cut(t.filter);
        },
        thing.node);
    const bool chosen = std::holds_alternative<Target>(thing.node)
        || std::holds_alternative<Each>(thing.node) || std::holds_alternative<Some>(thing.node);
    if (chosen)
        things.insert(phrases::object(thing));
}

void Pieces::cut(const Condition& condition)
{
    for (const Condition& part : condition.parts)
        cut(part);
    if (standsAlone(condition) && condition.parts.empty())
        conditions.insert(phrases::condition(condition));
}

void Pieces::cut(const Effect& effect)
{
    bool isBranch = false;
    std::visit(
        [&](const auto& e) {
            using Node = std::remove_cvref_t<decltype(e)>;
            if constexpr (requires { e.what.node; })
                cut(e.what);
            if constexpr (std::is_same_v<Node, Sequence>) {
                for (const Effect& part : e.parts)
                    cut(part);
                isBranch = true;
            } else if constexpr (std::is_same_v<Node, If>) {
                cut(e.condition);
                isBranch = true;
            } else if constexpr (std::is_same_v<Node, Choose>) {
                for (const Mode& mode : e.modes)
                    cut(*mode.effect);
                isBranch = true;
            } else if constexpr (std::is_same_v<Node, ResultTable>) {
                for (const ResultTable::Row& row : e.rows)
                    cut(*row.effect);
                isBranch = true;
            } else if constexpr (std::is_same_v<Node, May>) {
                if (e.effect)
                    cut(*e.effect);
                if (e.to)
                    cut(*e.to);
                isBranch = said(e).bare;
            } else if constexpr (std::is_same_v<Node,
                                     Repeat> || std::is_same_v<Node, ReduceMyCost>) {
                isBranch = true;
            }
        },
        effect.node);
    if (isBranch || goesOn(effect))
        return;
    // A quoted ability has sentences of its own, which would be taken for those around it.
    if (std::string text = print(effect); text.find('"') == std::string::npos)
        effects.insert(std::move(text));
}

void Pieces::cut(const Ability& ability)
{
    if (ability.kind == Ability::Kind::Reaction) {
        const std::string text = print(ability);
        constexpr std::string_view dash = "\u2014 ";
        const std::size_t end = text.find(dash);
        const bool quotes = text.find('"') < end; // that dash is of an ability in the quotes
        if (end != std::string::npos && !quotes && !ability.support && !ability.completed)
            triggers.insert(text.substr(0, end + dash.size()));
        for (const Happening& each : ability.triggers)
            if (each.subject)
                cut(*each.subject);
        if (ability.triggerIf)
            cut(*ability.triggerIf);
    }
    if (ability.kind == Ability::Kind::Quick && !ability.completed) {
        const std::string text = print(ability);
        costs.insert(text.substr(0, text.find(": ")));
    }
    if (ability.condition)
        cut(*ability.condition);
    if (ability.statement) {
        const auto* costs = std::get_if<Costs>(&*ability.statement);
        if (const auto* replace = std::get_if<Replace>(&*ability.statement))
            happenings.insert(phrases::happening(replace->happening, phrases::Mood::Would));
        else if (!costs
            || !costs->ifIt) // "... if their Base Cost is {4} or more" has its test already
            statements.insert(print(*ability.statement));
    }
    if (ability.effect)
        cut(*ability.effect);
}
