#include "altered/text/binding/Bound.h"

#include "altered/text/printing/Said.h"
#include "altered/tree/Walk.h"

#include <algorithm>
#include <type_traits>
#include <utility>
#include <variant>

// What was shown, where the words after it are about that. "Reveal your hand. If there are no Spells in it, ...": "in it"
// is of the cards that were. "Reveal the top card of your deck. If it's a Spell, draw it": from the top of the deck.
namespace triptych::altered {

namespace {

class InShownHand : public EveryPart<InShownHand>
{
public:
    using EveryPart::in;
    void in(Trait& of)
    {
        const bool inIt = of.kind == Trait::Kind::InExpedition && !of.no
            && of.expedition.kind == Expedition::Kind::That
            && said(of.expedition).word == Said<Expedition>::Usual;
        if (m_hand && inIt) {
            of = Trait {};
            of.kind = Trait::Kind::FromThese;
            said(of).of = true;
            m_asked = true;
        }
        EveryPart::in(of);
    }
    /// What was only allowed has shown nothing where it was not done.
    void in(If& of)
    {
        m_asked = false;
        in(of.condition);
        if (m_asked && m_may && !of.unless && !asksWhetherDone(of.condition)) {
            Condition both;
            both.kind = Condition::Kind::All;
            both.parts.push_back(Condition {});
            both.parts.push_back(std::move(of.condition));
            of.condition = std::move(both);
        }
        if (of.effect)
            in(*of.effect);
        if (of.otherwise)
            in(*of.otherwise);
    }
    void in(May& of)
    {
        const bool before = std::exchange(m_inMay, true);
        EveryPart::in(of);
        m_inMay = before;
    }
    void in(Effect& effect)
    {
        EveryPart::in(effect);
        std::visit(
            [this](const auto& e) {
                using Node = std::remove_cvref_t<decltype(e)>;
                if constexpr (std::is_same_v<Node, Reveal> || std::is_same_v<Node, LookAt>) {
                    m_hand = isHand(e.what);
                    m_may = m_inMay;
                } else if constexpr (requires { e.what.node; }) {
                    m_hand = false;
                }
            },
            effect.node);
    }

private:
    static bool isHand(const Thing& of)
    {
        const auto* whole = std::get_if<Whole>(&of.node);
        return whole && whole->places.size() == 1 && whole->places.front().zone == Zone::Hand;
    }
    static bool asksWhetherDone(const Condition& of)
    {
        return of.kind == Condition::Kind::StepDone
            || std::ranges::any_of(
                of.parts, [](const Condition& part) { return asksWhetherDone(part); });
    }

    bool m_hand = false;
    bool m_may = false;
    bool m_inMay = false;
    bool m_asked = false;
};

/// 7.3.7 Whether it lies on top still is seen when it is drawn. RULING "draw one of them" puts in hand.
class DrawnFromTop : public EveryPart<DrawnFromTop>
{
public:
    using EveryPart::in;
    void in(Effect& effect)
    {
        EveryPart::in(effect);
        Move* move = std::get_if<Move>(&effect.node);
        if (move && said(*move).word == Said<Move>::Word::Draw
            && std::holds_alternative<It>(move->what.node))
            move->spot = Move::Spot::Top;
    }
};

} // namespace

void bindShown(Ability& ability)
{
    InShownHand().in(ability);
    DrawnFromTop().in(ability);
}

} // namespace triptych::altered
