#include "altered/text/binding/Bound.h"
#include "altered/text/binding/Branches.h"

#include "altered/text/printing/Said.h"
#include "altered/tree/Walk.h"

#include <algorithm>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

// "Create three tokens. If you control a Bureaucrat, one of them gains [Anchored].": of what was named before the
// condition; of what the condition has counted only where nothing was.
namespace triptych::altered {

namespace {

bool isOneAlone(const Amount& of)
{
    return of.kind == Amount::Kind::Fixed && of.number == 1;
}
bool areSeveral(const Thing& of)
{
    if (const auto* top = std::get_if<TopOfDeck>(&of.node))
        return !isOneAlone(top->count);
    return std::visit(
        [](const auto& t) {
            if constexpr (requires { t.upTo; })
                return t.upTo || !isOneAlone(t.count);
            else
                return std::is_same_v<std::remove_cvref_t<decltype(t)>,
                           Each> || std::is_same_v<std::remove_cvref_t<decltype(t)>, Whole>;
        },
        of.node);
}

/// Where nothing gains anything, is sacrificed or exhausted.
bool isOutOfReach(Zone zone)
{
    return zone == Zone::Hand || zone == Zone::Deck || zone == Zone::Discard || zone == Zone::Mana
        || zone == Zone::Gone;
}
/// Whether what an instruction is done to lies there, or goes there by it.
template <typename Node>
bool isPutAway(const Node& e)
{
    if constexpr (std::is_same_v<Node, Move>)
        return isOutOfReach(e.to);
    else if constexpr (std::is_same_v<Node, Discard> || std::is_same_v<Node, Sacrifice>)
        return true;
    else
        return std::visit(
            [](const auto& t) {
                if constexpr (requires { t.filter.after; })
                    return std::ranges::any_of(t.filter.after, [](const Trait& trait) {
                        return trait.kind == Trait::Kind::InZone && !trait.no
                            && std::ranges::any_of(trait.places,
                                [](const Place& place) { return isOutOfReach(place.zone); });
                    });
                else
                    return std::is_same_v<std::remove_cvref_t<decltype(t)>,
                               TopOfDeck> || std::is_same_v<std::remove_cvref_t<decltype(t)>, Whole>;
            },
            e.what.node);
}
bool isDoneWithinReach(const Effect& effect)
{
    return std::holds_alternative<Gain>(effect.node)
        || std::holds_alternative<Sacrifice>(effect.node)
        || std::holds_alternative<Exhaust>(effect.node)
        || std::holds_alternative<Ready>(effect.node)
        || std::holds_alternative<SwitchExpeditions>(effect.node)
        || std::holds_alternative<Defect>(effect.node)
        || std::holds_alternative<Augment>(effect.node);
}

/// Goes through an ability in the order in which it is read.
class AmongNamed : public EveryPart<AmongNamed>
{
public:
    using EveryPart::in;
    void in(Effect& effect)
    {
        EveryPart::in(effect);
        std::visit([this](const auto& e) { name(e); }, effect.node);
    }
    void in(If& of)
    {
        in(of.condition);
        const Named before = m_named;
        if (of.effect && !of.after)
            bind(*of.effect);
        if (of.effect)
            in(*of.effect);
        const Named so = std::exchange(m_named, before);
        // Where nobody else could be meant: neither who was named before, nor who is named by the other branch.
        if (of.otherwise && !of.after && said(of).elseWord != Said<If>::Else::Instead
            && !before.several && !so.several)
            bindGroup(*of.otherwise, of.condition);
        if (of.otherwise)
            in(*of.otherwise);
        m_named.several = m_named.several && so.several;
        m_named.away = m_named.away || so.away;
    }
    void in(Delayed& of) { inRegion(of); }
    void in(NextTime& of) { inRegion(of); }
    void in(Ability& of) { inRegion(of); }

private:
    struct Named
    {
        bool several = false; ///< what was named last are several,
        bool away = false;    ///< which are not in play any more
    };

    /// What speaks of nothing that was named outside it.
    template <typename Node>
    void inRegion(Node& of)
    {
        const Named before = std::exchange(m_named, {});
        EveryPart::in(of);
        m_named = before;
    }
    void bind(Effect& effect) const
    {
        bool first = true;
        eachInstruction(effect, [&](Effect& each) {
            const bool isFirst = std::exchange(first, false);
            Thing* what = isFirst ? thingIn(each) : nullptr;
            const auto* some = what ? std::get_if<Some>(&what->node) : nullptr;
            const Who* who = whoOf(each);
            if (!some || !said(*some).ofThose || (who && who->with) || !m_named.several
                || (m_named.away && isDoneWithinReach(each)))
                return;
            OfThem them;
            them.count = some->count;
            them.upTo = some->upTo;
            what->node = std::move(them);
        });
    }

    /// "If there are two Robots in my Expedition, A. Otherwise, each of them gains 1 boost.": those that were asked for
    static void bindGroup(Effect& effect, const Condition& of)
    {
        Thing* what = thingIn(effect);
        const auto* it = what ? std::get_if<It>(&what->node) : nullptr;
        auto group = it && said(*it).word == Said<It>::EachOfThem ? groupAsked(of) : std::nullopt;
        if (!group)
            return;
        Each made;
        made.filter = std::move(*group);
        said(made).word = Said<Each>::OfAsked;
        what->node = std::move(made);
    }

    template <typename Node>
    void name(const Node& e)
    {
        if constexpr (std::is_same_v<Node, Create>) {
            m_named = { !isOneAlone(e.count), false };
        } else if constexpr (
            std::is_same_v<Node,
                Sabotage> || std::is_same_v<Node, Resupply> || std::is_same_v<Node, RevealUntil>) {
            m_named = {};
        } else if constexpr (std::is_same_v<Node, Distribute>) {
            if (!std::holds_alternative<It>(e.among.node))
                m_named = { areSeveral(e.among), false };
        } else if constexpr (requires { e.what.node; }) {
            const bool it = std::holds_alternative<It>(e.what.node);
            const bool away = isPutAway(e) || (it && m_named.away);
            bool several = it ? m_named.several : areSeveral(e.what);
            if constexpr (requires { bool(e.also); })
                several = several || e.also;
            if (!std::holds_alternative<This>(e.what.node))
                m_named = { several, away };
        }
    }

    Named m_named {};
};

} // namespace

void bindAmong(Ability& ability)
{
    if (ability.effect)
        AmongNamed().in(*ability.effect);
}

} // namespace triptych::altered
