#include "altered/text/binding/Unbound.h"

#include "altered/text/printing/Said.h"
#include "altered/tree/Walk.h"

#include <algorithm>
#include <type_traits>

// Every number of an ability is looked at, wherever it stands.
namespace triptych::altered {
namespace {

bool choosesX(const Effect& effect)
{
    const auto* pay = std::get_if<Pay>(&effect.node);
    const auto* remove = std::get_if<Remove>(&effect.node);
    return (pay && pay->choosesX) || (remove && remove->choosesX);
}
/// "you may pay {X}": X is known from here on.
bool isPaidFor(const May& may)
{
    return may.effect && choosesX(*may.effect);
}

/// Whether something speaks of an X that nothing in it defines.
struct SpeaksOfX : AnyPart<SpeaksOfX>
{
    using AnyPart::in;
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
    static bool in(const Remove& e) { return !e.choosesX && in<Remove>(e); }
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
    auto* remove = std::get_if<Remove>(&effect.node);
    if (remove && remove->count.kind == Amount::Kind::X && remove->count.number == 0)
        remove->choosesX = true;
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

namespace {

bool isOfWhatItHad(const Grant& grant)
{
    return grant.amount.of && said(*grant.amount.of).word == Said<Quantity>::Had;
}

/// "Each player who did", "each player who didn't"
bool ofAsked(const Who& who)
{
    return who.doers || (who.with && who.with->kind == Condition::Kind::StepNotDone);
}

/// Goes through a text in its order: who is asked, and who is said to have done it; what it had.
class SaidBefore
{
public:
    template <typename Node>
    void in(const Node& node)
    {
        if constexpr (std::is_same_v<Node, Who>)
            m_unbound = m_unbound || (ofAsked(node) && !m_asked);
        if constexpr (std::is_same_v<Node, May>)
            m_asked = m_asked || node.who.kind == Who::Kind::EachPlayer
                || node.who.kind == Who::Kind::EachOpponent;
        if constexpr (std::is_same_v<Node, Gain>)
            m_had = m_had
                || (std::holds_alternative<Target>(node.what.node)
                    && std::ranges::any_of(node.grants, isOfWhatItHad));
        eachPart(node, [this](const auto& part) { in(part); });
        // Of what each must do it is known of whom something went (effects/VerbsCards, effects/VerbsMoves).
        if constexpr (std::is_same_v<Node, Move>)
            m_asked = m_asked
                || ((node.who.kind == Who::Kind::EachPlayer
                        || node.who.kind == Who::Kind::EachOpponent)
                    && !std::holds_alternative<TopOfDeck>(node.what.node));
        if constexpr (std::is_same_v<Node, Discard> || std::is_same_v<Node, Sacrifice>)
            m_asked = m_asked || node.who.kind == Who::Kind::EachPlayer
                || node.who.kind == Who::Kind::EachOpponent;
    }
    bool isUnbound() const { return m_unbound; }
    bool isOfTarget() const { return m_had; }

private:
    bool m_had = false;
    bool m_asked = false;
    bool m_unbound = false;
};

} // namespace

bool hasUnboundDoers(const Ability& ability)
{
    SaidBefore before;
    if (ability.effect)
        before.in(*ability.effect);
    return before.isUnbound();
}

bool hasUnboundHad(const Ability& ability)
{
    SaidBefore before;
    if (ability.effect)
        before.in(*ability.effect);
    return before.isOfTarget();
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
