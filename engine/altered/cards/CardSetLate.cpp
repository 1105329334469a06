#include "altered/cards/CardSet.h"

#include "altered/tree/Walk.h"

#include <algorithm>

// What waits for the target that an instruction names itself: an X, a condition.
namespace triptych::altered {

namespace {

/// "the number of other Characters in its Expedition"
bool isInItsExpedition(const Filter& of)
{
    return std::ranges::any_of(of.after, [](const Trait& trait) {
        return trait.kind == Trait::Kind::InExpedition
            && (trait.expedition.kind == Expedition::Kind::Its
                || trait.expedition.kind == Expedition::Kind::FacingIt);
    });
}
/// "the number of cards in its controller's hand"
struct SpeaksOfItsPlayer : AnyPart<SpeaksOfItsPlayer>
{
    using AnyPart::in;
    static bool in(const Who& who) { return isItsPlayer(who) || in<Who>(who); }
    static bool in(const Trait& trait)
    {
        if (trait.kind == Trait::Kind::Shares && trait.it)
            return true;
        const auto& of = trait.amount.of;
        return (of && of->thing && std::holds_alternative<It>(of->thing->node))
            || std::ranges::any_of(trait.places, [](const Place& place) { return in(place.whose); })
            || in<Trait>(trait);
    }
};
bool isOfIt(const Quantity& of)
{
    if (of.kind == Quantity::Kind::Things && SpeaksOfItsPlayer::in(of.filter))
        return true;

    const auto isFacingIt
        = [](const Trait& trait) { return trait.kind == Trait::Kind::Facing && trait.it; };
    const auto* it = of.thing ? std::get_if<It>(&of.thing->node) : nullptr;
    return (it && !it->thisWay) // "of the card discarded this way" is known before
        || of.expedition.kind == Expedition::Kind::Its
        || of.expedition.kind == Expedition::Kind::FacingIt
        || std::ranges::any_of(of.filter.after, isFacingIt) || isInItsExpedition(of.filter)
        || (of.one && isOfIt(*of.one)) // "the difference between its {V} and its {M}"
        || (of.other && isOfIt(*of.other));
}
/// Whether something is chosen for an instruction just before it is done; or each of several gains something.
bool isChosenFor(const Effect& effect)
{
    if (const auto* gain = std::get_if<Gain>(&effect.node); gain
        && (std::holds_alternative<Each>(gain->what.node)
            || std::holds_alternative<It>(gain->what.node)))
        return true;
    return std::visit(
        [](const auto& e) {
            if constexpr (requires { e.what.node; })
                return std::holds_alternative<Target>(e.what.node)
                    || std::holds_alternative<Some>(e.what.node);
            else
                return false;
        },
        effect.node);
}

/// "Target Character gains X boosts, where X is the number of other Characters": others than who gains them.
bool isOfOthers(const Where& where)
{
    const auto* gain = std::get_if<Gain>(&where.effect->node);
    if (!gain || gain->also || where.x.of->thing)
        return false;
    const bool one = std::visit(
        [](const auto& t) {
            if constexpr (requires { t.upTo; })
                return t.count.kind == Amount::Kind::Fixed;
            else
                return false;
        },
        gain->what.node);
    return one && std::ranges::any_of(where.x.of->filter.before, [](const Trait& trait) {
        return trait.kind == Trait::Kind::Other && !trait.it;
    });
}

} // namespace

/// "Target Character gains X boosts, where X is its Hand Cost": X waits for the target.
void CardSet::findLateWheres()
{
    for (const Effect* effect : m_effects)
        if (const auto* where = std::get_if<Where>(&effect->node))
            if (where->effect && where->x.of
                && (isOfIt(*where->x.of) ? isChosenFor(*where->effect) : isOfOthers(*where)))
                m_lateWheres.emplace(where->effect->id, where);
}

namespace {

/// "in it", "it's behind", "in its Expedition": of what was named
bool isIt(const Expedition& e)
{
    return e.kind == Expedition::Kind::That || e.kind == Expedition::Kind::Its
        || e.kind == Expedition::Kind::FacingIt;
}
bool asksIt(const Filter& f)
{
    return std::ranges::any_of(f.after, [](const Trait& t) {
        return (t.kind == Trait::Kind::InExpedition && isIt(t.expedition))
            || (t.kind == Trait::Kind::Facing && t.it);
    });
}
bool asksIt(const Condition& c)
{
    const auto it = [](const Boxed<Thing>& t) { return t && std::holds_alternative<It>(t->node); };
    const bool whose = c.who.kind == Who::Kind::ItsController || c.who.kind == Who::Kind::ItsOwner;
    return whose || it(c.thing)
        || (c.quantity && (it(c.quantity->thing) || asksIt(c.quantity->filter)))
        || (c.expedition && isIt(*c.expedition))
        || std::ranges::any_of(c.parts, [](const Condition& part) { return asksIt(part); });
}

bool isTarget(const Expedition& e)
{
    return e.kind == Expedition::Kind::Target;
}
bool isTarget(const Boxed<Expedition>& e)
{
    return e && isTarget(*e);
}
bool namesItsTarget(const Effect& effect)
{
    return std::visit(
        [](const auto& e) {
            if constexpr (requires { e.what.node; })
                return std::holds_alternative<Target>(e.what.node);
            else if constexpr (requires { isTarget(e.expedition); })
                return isTarget(e.expedition);
            else
                return false;
        },
        effect.node);
}

} // namespace

const If* CardSet::lateIf(std::uint16_t number) const
{
    if (number == 0 || number == 0xFFFF)
        return nullptr;
    // What a branch holds is numbered right after it (cards/Numbering).
    const auto* so = std::get_if<If>(&effect(static_cast<std::uint16_t>(number - 1)).node);
    const bool late = so && so->after && so->effect && so->effect->id == number
        && asksIt(so->condition) && namesItsTarget(*so->effect);
    return late ? so : nullptr;
}

} // namespace triptych::altered
