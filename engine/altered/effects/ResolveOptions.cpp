#include "altered/effects/Resolve.h"

#include "altered/rules/Costs.h"
#include "altered/rules/Meaning.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Playing.h"
#include "altered/rules/Possible.h"

#include <algorithm>
#include <bit>
#include <span>

// What may be answered to what a branch or an instruction asks: yes or no, a number, a mode.
namespace triptych::altered {

namespace {

/// 5.1.2.f A card that can be paid for only with its reduction is not played without it.
bool mustReduce(const Table& t)
{
    const State& s = t.state;
    const auto waiting = s.agenda.nextOf<TargetPlay>();
    if (!waiting || s.acting.empty() || s.acting.back().source.object != waiting->play.card)
        return false;
    const auto [i, detail, p, price] = waiting->play;
    return costOf(t, i, p, detail, price) > readyMana(s, p);
}

bool isModePossible(const Table& t, const Mode& mode, const Viewpoint& v)
{
    // "To play me, you must A or B": what can't be done is no way to pay.
    if (t.state.agenda.nextOf<TargetPlay>() && mode.effect
        && !isPayable(t, std::span<const Effect>(&*mode.effect, 1), v))
        return false;
    return mode.cost.empty() || isPayable(t, mode.cost, v);
}

/// 6.1.g "Discard a card from your hand or sacrifice me": of what asks for something that must be there, whether it
/// is. What is done in several steps can be begun with any of them.
bool canBeDone(const Table& t, const Effect& effect, const Viewpoint& v)
{
    if (const auto* all = std::get_if<Sequence>(&effect.node))
        return std::ranges::any_of(
            all->parts, [&](const Effect& part) { return canBeDone(t, part, v); });
    return std::visit(
        [&](const auto& e) {
            using Node = std::remove_cvref_t<decltype(e)>;
            if constexpr (
                std::is_same_v<Node,
                    Discard> || std::is_same_v<Node, Sacrifice> || std::is_same_v<Node, Exhaust> || std::is_same_v<Node, Ready> || std::is_same_v<Node, Remove> || std::is_same_v<Node, Pay>)
                return isPossible(t, effect, v);
            else
                return true;
        },
        effect.node);
}

/// Of one or the other what is impossible is not chosen, where that is decided as it is carried out.
bool isImpossible(const Table& t, const Mode& mode, const Viewpoint& v)
{
    return t.state.asked.max == 1 && t.state.agenda.next<Picked<Choose>>() && mode.effect
        && !canBeDone(t, *mode.effect, v);
}

} // namespace

void mayOptions(const Table& t, Options& out)
{
    out.push_back(option(Verb::Yes));
    if (!mustReduce(t))
        out.push_back(option(Verb::No));
}

void numberOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    if (std::holds_alternative<Roll>(t.cards.effect(s.asked.node).node)) { // one of the rolls
        for (int n = 1; n <= 6; ++n)
            if (s.phrases[0].contains(static_cast<Index>(n)))
                out.push_back(numberOption(Verb::Number, n));
        return;
    }
    for (int n = s.asked.min; n <= s.asked.max; ++n)
        out.push_back(numberOption(Verb::Number, n));
}

void modeOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    const Effect& effect = t.cards.effect(s.asked.node);
    const auto upTo = [&](int n) {
        for (int k = 1; k <= n; ++k)
            out.push_back(numberOption(Verb::Mode, k));
    };
    if (const auto* choose = std::get_if<Choose>(&effect.node)) {
        for (std::size_t k = 0; k < choose->modes.size(); ++k)
            if ((choose->repeat || !s.picks.contains(static_cast<Index>(k)))
                && isModePossible(t, choose->modes[k], viewpointOf(s))
                && !isImpossible(t, choose->modes[k], viewpointOf(s)))
                out.push_back(numberOption(Verb::Mode, static_cast<int>(k) + 1));
    } else if (const auto* gains = std::get_if<Gain>(&effect.node)) {
        upTo(static_cast<int>(gains->grants.size()));
    } else if (const auto* marker = std::get_if<PutMarker>(&effect.node)) {
        upTo(std::popcount(unsigned { marker->terrains }));
    } else {
        upTo(2);
    }
    if (s.picks.size() >= s.asked.min && s.asked.min < s.asked.max && !out.empty())
        out.push_back(noneOf(Verb::Mode));
}

} // namespace triptych::altered
