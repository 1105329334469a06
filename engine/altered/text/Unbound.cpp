#include "altered/text/Unbound.h"

#include "altered/text/Said.h"
#include "altered/tree/Walk.h"

#include <algorithm>

// Every number of an ability is looked at, wherever it stands.
namespace triptych::altered {
namespace {

bool choosesX(const Effect& effect)
{
    const auto* pay = std::get_if<Pay>(&effect.node);
    return pay && pay->choosesX;
}
/// "you may pay {X}": X is known from here on.
bool isPaidFor(const May& may)
{
    return may.effect && choosesX(*may.effect);
}

/// Whether something speaks of an X that nothing in it defines.
struct SpeaksOfX
{
    template <typename Node>
    static bool in(const Node& node)
    {
        bool found = false;
        eachPart(node, [&](const auto& part) { found = found || in(part); });
        return found;
    }
    static bool in(const Amount& a) { return a.kind == Amount::Kind::X || in<Amount>(a); }
    static bool in(const Quantity& q) { return q.kind == Quantity::Kind::X || in<Quantity>(q); }
    static bool in(const Grant& g)
    {
        return in(g.amount) || (g.ability && hasUnboundX(*g.ability));
    }
    static bool in(const StatedFor& e) { return in(e.what) || hasUnboundX(*e.says); }
    static bool in(const Token&) { return false; }
    static bool in(const Move& e) { return e.spot == Move::Spot::Xth || in<Move>(e); }
    static bool in(const Pay& e) { return !e.choosesX && in(e.mana); }
    static bool in(const Where&) { return false; }
    static bool in(const May& e) { return !isPaidFor(e) && in<May>(e); }
    static bool in(const Repeat& e) { return !e.x && in<Repeat>(e); }
    static bool in(const Choose& e)
    {
        const auto says = [](const Mode& mode) { return in(*mode.effect); };
        return !e.x && (in(e.count) || std::ranges::any_of(e.modes, says));
    }
    /// Once a sentence has said what X is, the sentences after it may use it.
    static bool in(const Sequence& e)
    {
        for (const Effect& part : e.parts) {
            const auto* may = std::get_if<May>(&part.node);
            if (std::holds_alternative<Where>(part.node) || (may && isPaidFor(*may)))
                return false;
            if (in(part))
                return true;
        }
        return false;
    }
};

} // namespace

namespace {

void choose(Effect& effect)
{
    auto* pay = std::get_if<Pay>(&effect.node);
    if (pay && pay->mana.kind == Amount::Kind::X)
        pay->choosesX = true;
}

} // namespace

void bindChosenX(Ability& ability)
{
    for (Effect& cost : ability.cost)
        choose(cost);
    if (!ability.effect)
        return;
    const auto inMay = [](Effect& effect) {
        if (auto* may = std::get_if<May>(&effect.node); may && may->effect)
            choose(*may->effect);
    };
    inMay(*ability.effect);
    if (auto* sequence = std::get_if<Sequence>(&ability.effect->node))
        for (Effect& part : sequence->parts) {
            if (std::holds_alternative<Where>(part.node))
                return; // X is what it says
            inMay(part);
        }
}

bool hasUnboundX(const Ability& ability)
{
    const auto unbound
        = [](const KeywordItem& item) { return !item.x && SpeaksOfX::in(item.number); };
    if (std::ranges::any_of(ability.keywords, unbound))
        return true;
    for (const Boxed<Condition>* condition :
        { &ability.triggerIf, &ability.condition, &ability.onlyIf })
        if (*condition && SpeaksOfX::in(**condition))
            return true;
    if (ability.statement && SpeaksOfX::in(*ability.statement))
        return true;
    const auto says = [](const Effect& effect) { return SpeaksOfX::in(effect); };
    const bool paid = std::ranges::any_of(ability.cost, choosesX);
    return std::ranges::any_of(ability.cost, says)
        || (!paid && ability.effect && SpeaksOfX::in(*ability.effect));
}

} // namespace triptych::altered
