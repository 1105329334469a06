#include "altered/text/printing/Print.h"

#include "altered/text/printing/Phrases.h"
#include "altered/text/printing/PrintVerbs.h"
#include "text/Spelling.h"

#include <array>

#include <fmt/format.h>

// Whole abilities; what joins instructions is in PrintBranches.cpp, single ones in PrintVerbs.cpp, statements in
// PrintStatements.cpp.
namespace triptych::altered {
namespace {

using namespace phrases;
using text::capitalised;
using verbs::costOf;
using verbs::sentences;
using verbs::whereX;

std::string keywordLine(const Ability& ability)
{
    std::string all;
    for (const KeywordItem& each : ability.keywords)
        all += fmt::format("{}{}{}", all.empty() ? "" : ", ", keywordItem(each), whereX(each.x));
    return all + ".";
}

std::string_view eachTime(Duration each)
{
    return each == Duration::ThisTurn     ? " each turn"
        : each == Duration::ThisAfternoon ? " each Afternoon"
                                          : " each Day";
}

std::string firstTime(const Ability& ability)
{
    if (ability.firstEach == Duration::None)
        return "When ";
    return fmt::format(
        "The first time{} ", said(ability).firstEachEarly ? eachTime(ability.firstEach) : "");
}

std::string triggers(const Ability& ability)
{
    constexpr std::array<std::string_view, 3> symbols { "{J} ", "{H} ", "{R} " };
    constexpr std::array<std::string_view, 5> phases { "At Morning", "At Noon", "At Afternoon",
        "At Dusk", "At Night" };
    std::string all;
    const Happening* before = nullptr;
    for (const Happening& each : ability.triggers) {
        if (each.event <= Happening::Event::IconReserve)
            all += symbols[static_cast<std::size_t>(each.event)];
        else if (each.event == Happening::Event::AtPhase)
            all += all.empty()
                ? std::string(phases[static_cast<std::size_t>(each.phase)])
                : " and at " + std::string(phases[static_cast<std::size_t>(each.phase)].substr(3));
        else if (all.empty())
            all = firstTime(ability) + happening(each, Mood::Now);
        else if (before->event != Happening::Event::AtPhase && haveOneSubject(*before, each))
            all += " or " + happening(each, Mood::Now, false);
        else
            all += " or when " + happening(each, Mood::Now);
        before = &each;
    }
    if (ability.triggers.front().event <= Happening::Event::IconReserve)
        return all;
    if (ability.firstEach != Duration::None && !said(ability).firstEachEarly)
        all += eachTime(ability.firstEach);
    if (ability.triggerIf)
        all += ", if " + condition(*ability.triggerIf);
    if (ability.forEach)
        all += ", for each " + each(*ability.forEach);
    return all + " \u2014 ";
}

/// How often a Reaction triggers, behind what it does.
std::string onlyOnce(const Ability& ability)
{
    return ability.oncePer == Duration::None
        ? std::string()
        : fmt::format(" This triggers only once{}.", eachTime(ability.oncePer));
}

std::string quick(const Ability& ability)
{
    std::string cost = costOf(ability.cost);
    constexpr std::string_view fromReserve = "{D}";
    if (const std::size_t at = cost.find(fromReserve);
        at != std::string::npos && !ability.support) // what lies in play is discarded from there
        cost.replace(at, fromReserve.size(), at == 0 ? "Discard me" : "discard me");
    std::string all = fmt::format("{}: {}", cost, sentences(*ability.effect));
    if (ability.onlyIf)
        all += fmt::format(" You can only activate this if {}.", condition(*ability.onlyIf));
    if (ability.oncePer != Duration::None)
        all += fmt::format(" You can only activate this once per {}.",
            ability.oncePer == Duration::ThisTurn      ? "turn"
                : ability.oncePer == Duration::ThisDay ? "Day"
                                                       : "Afternoon");
    if (ability.costChange) {
        Amount by = *ability.costChange;
        const bool less = by.number < 0;
        by.number = less ? -by.number : by.number;
        all += fmt::format(" This action costs {} {} {} {}.", mana(by), less ? "less" : "more",
            ability.costChangeUnless ? "unless" : "if", condition(*ability.costChangeIf));
    }
    return all;
}

std::string passive(const Ability& ability)
{
    using Word = Said<Ability>::If;
    const std::string says = verbs::words(*ability.statement);
    std::string all = capitalised(says);
    if (ability.condition) {
        const std::string when = condition(*ability.condition);
        const std::string_view so = ability.unless ? "unless" : "if";
        switch (said(ability).conditionWord) {
        case Word::Comma:
            if (ability.condition->kind == Condition::Kind::All
                && ability.condition->parts.back().kind == Condition::Kind::During
                && said(ability.condition->parts.back()).word != Said<Condition>::ItIs) {
                Condition first = *ability.condition;
                const Condition then = first.parts.back();
                first.parts.pop_back();
                all = fmt::format("If {}, {} {}", condition(first), says, condition(then));
                break;
            }
            all = fmt::format("{} {}, {}", capitalised(std::string(so)), when, says);
            break;
        case Word::Colon:
            all = fmt::format("{} {}: {}", capitalised(std::string(so)), when, capitalised(says));
            break;
        case Word::After:
            all += fmt::format(" {} {}", so, when);
            break;
        case Word::While:
            all = fmt::format("While {}, {}", when, says);
            break;
        case Word::WhileAfter:
            all += " while " + when;
            break;
        case Word::Bare:
            all = fmt::format("{}, {}", capitalised(when), says);
            break;
        case Word::BareAfter:
            all += " " + when;
            break;
        case Word::When:
            all = fmt::format("When {} \u2014 {}", when, capitalised(says));
            break;
        }
    }
    return all.ends_with('.') || all.ends_with('"') ? all : all + ".";
}

std::string body(const Ability& ability)
{
    switch (ability.kind) {
    case Ability::Kind::Keywords:
        return keywordLine(ability);
    case Ability::Kind::Quick:
        return quick(ability);
    case Ability::Kind::Reaction:
        return triggers(ability) + sentences(*ability.effect) + onlyOnce(ability);
    case Ability::Kind::Passive:
        return passive(ability);
    case Ability::Kind::Declared: {
        const auto* sequence = std::get_if<Sequence>(&ability.effect->node);
        const Effect& first = sequence ? sequence->parts.front() : *ability.effect;
        if (!std::holds_alternative<May>(first.node))
            return fmt::format("To play me, you must {}.", print(*ability.effect));
        break;
    }
    case Ability::Kind::SpellEffect:
        break;
    }
    return sentences(*ability.effect);
}

} // namespace

std::string print(const Statement& statement)
{
    return verbs::words(statement);
}

std::string print(const Ability& ability)
{
    return fmt::format("{}{}{}", ability.infinite ? "{I} " : "",
        ability.completed ? "[Completed]: " : "", body(ability));
}

std::string printText(const std::vector<Ability>& abilities)
{
    std::string all;
    for (const Ability& ability : abilities)
        all += fmt::format("{}{}", all.empty() ? "" : "\n", print(ability));
    return all;
}

} // namespace triptych::altered
