#include "kryptik/text/explaining/ExplainVerbs.h"

#include "kryptik/text/explaining/ExplainWords.h"
#include "kryptik/text/printing/Phrases.h"
#include "text/Spelling.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

// What joins deeds, in plain words: one after the other, on a condition, by choice or by chance.
namespace triptych::kryptik::plainly {

using namespace phrases;

namespace {

std::string explainOtherwise(const std::vector<Effect>& list)
{
    return list.empty() ? "" : fmt::format("; if that was not so, {}", plain(list.front()));
}

std::string_view moment(Delayed::When when)
{
    constexpr std::array<std::string_view, 11> moments { "once, when your next turn starts",
        "once, when this turn ends", "once, when this combat ends",
        "once, when the next turn starts, whoever's it is", "once, when your next turn ends",
        "once, when the next combat begins", "once, when this leaves the island",
        "once, when the next turn of who then controls it starts",
        "once, when your next combat phase begins", "once, when your next 2nd phase starts",
        "once, when the next turn ends, whoever's it is" };
    return moments[static_cast<std::size_t>(when)];
}

} // namespace

std::string said(const Chance& e)
{
    if (e.outcomes.size() == 1)
        return fmt::format("by chance, one time in two: {}", plain(e.outcomes.front()));
    std::string sentence = "chance decides which one of these happens: ";
    for (std::size_t i = 0; i < e.outcomes.size(); ++i)
        sentence += fmt::format("{}({}) {}", i == 0 ? "" : "; ", i + 1, plain(e.outcomes[i]));
    return sentence;
}

std::string said(const Unable& e)
{
    return fmt::format("{}; if not all of that can be done, as much as can be, and {}",
        plain(e.effect.front()), plain(e.otherwise.front()));
}

namespace {

bool isLater(const Effect& effect)
{
    return std::holds_alternative<Delayed>(effect.node)
        || std::holds_alternative<Watch>(effect.node);
}

} // namespace

std::string said(const Sequence& e)
{
    std::string sentence = plain(e.parts.front());
    for (std::size_t i = 1; i < e.parts.size(); ++i) {
        const std::string next = plain(e.parts[i]);
        switch (e.joints[i - 1]) {
        case Sequence::Joint::
            Stop: // what stands behind something that comes later does not wait for it
            sentence += isLater(e.parts[i - 1]) && !isLater(e.parts[i])
                ? ". At once, " + next
                : ". " + text::capitalised(next);
            break;
        case Sequence::Joint::Then:
            sentence += ", then " + next;
            break;
        case Sequence::Joint::And:
            sentence += " and " + next;
            break;
        case Sequence::Joint::IfDone:
            sentence += ". If that was done, " + next;
            break;
        }
    }
    return sentence;
}

std::string said(const As& e)
{
    return fmt::format(
        "{} in turn, choosing for themselves: {}", who(e.who), plain(e.effect.front()));
}

std::string said(const Either& e)
{
    std::string options;
    for (std::size_t i = 0; i < e.options.size(); ++i)
        options += fmt::format("({}) {}; ", i + 1, plain(e.options[i]));
    constexpr std::string_view many[] { "two", "three", "four" };
    return fmt::format("{} one of {}: {}what can not be done can not be chosen",
        does(e.who, "choose", "chooses"), many[std::min<std::size_t>(e.options.size(), 4) - 2],
        options);
}

std::string said(const May& e)
{
    const std::string then = e.then.empty()
        ? ""
        : fmt::format("; whoever has done so, then {}", plain(e.then.front()));
    const std::string none = e.none.empty()
        ? ""
        : fmt::format("; if not one of them has done so, {}", plain(e.none.front()));
    return fmt::format("if {}, {}{}{}{}",
        isYou(e.who) ? std::string("you want") : fmt::format("{} wants to", who(e.who)),
        plain(e.effect.front()), then, explainOtherwise(e.otherwise), none);
}

std::string said(const IfSo& e)
{
    const std::string each = e.each.kind == Who::Kind::You
        ? ""
        : fmt::format("for {}, one after the other, ", who(e.each));
    return fmt::format("{}only {} {}: {}{}", each, saysUnless(e.condition) ? "unless" : "if",
        condition(e.condition), plain(e.effect.front()),
        !e.otherwise.empty() && endsInOffer(e.effect.front())
            ? fmt::format("; if the condition was not met, {}", plain(e.otherwise.front()))
            : explainOtherwise(e.otherwise));
}

std::string said(const Unless& e)
{
    return fmt::format("{} may prevent the following ({}); else {}", who(e.who),
        plain(e.deed.front()), plain(e.effect.front()));
}

std::string said(const Choose& e)
{
    std::string sentence = "as you cast or use this, choose one of these: ";
    for (std::size_t i = 0; i < e.modes.size(); ++i)
        sentence += fmt::format("{}({}) {}", i == 0 ? "" : "; ", i + 1, plain(e.modes[i]));
    if (e.allIf)
        sentence += fmt::format("; ({}) {} {} {} {}", e.modes.size(),
            e.may ? "can be chosen only" : "is chosen, and has to be,",
            saysUnless(*e.allIf) ? "unless" : "if", condition(*e.allIf),
            e.may ? "as you choose" : "as you choose, and not otherwise");
    return sentence;
}

std::string said(const Delayed& e)
{
    return fmt::format("{}: {}", moment(e.when), plain(e.effect.front()));
}

} // namespace triptych::kryptik::plainly
