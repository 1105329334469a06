#include "altered/cards/LateParts.h"

#include "altered/tree/Walk.h"

#include <algorithm>

namespace triptych::altered {

namespace {

/// "its {V}", "the number of cards in its controller's hand", "a Character with the same name": of what was named last;
/// "the card discarded this way" is known before.
struct MeasuresIt : AnyPartOfIts<MeasuresIt>
{
    using AnyPartOfIts::in;
    static bool in(const It& of) { return !of.thisWay; }
    static bool in(const Trait& trait)
    {
        return (trait.it && trait.kind != Trait::Kind::Other)
            || std::ranges::any_of(trait.places, [](const Place& place) { return in(place.whose); })
            || AnyPart::in(trait);
    }
};
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

/// "it's behind", "its controller passed", "there are no other Characters in its Expedition": of what was named
struct AsksIt : AnyPartOfIts<AsksIt>
{
    using AnyPartOfIts::in;
    static bool in(const It& of) { return !of.thisWay; }
    static bool in(const Trait& trait) { return MeasuresIt::in(trait) || AnyPart::in(trait); }
    static bool in(const Expedition& of)
    {
        return of.kind == Expedition::Kind::That || AnyPartOfIts::in(of);
    }
};

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

/// Whether it is said of nobody else: "its controller sacrifices it" is.
bool isDoneByYou(const Effect& effect)
{
    return std::visit(
        [](const auto& e) {
            if constexpr (requires { e.who.kind; })
                return e.who.kind == Who::Kind::You;
            else
                return true;
        },
        effect.node);
}

} // namespace

/// 6.1.g What can't be done to a thing can't be chosen for it, also where it is chosen in a sentence of its own.
void LateParts::findDeeds(const Sequence& all)
{
    for (std::size_t k = 0; k + 1 < all.parts.size(); ++k) {
        const Effect& deed = all.parts[k + 1];
        if (std::holds_alternative<Declare>(all.parts[k].node) && isDoneByYou(all.parts[k])
            && isDoneToIt(deed) && isDoneByYou(deed)
            && std::none_of(all.parts.begin() + static_cast<std::ptrdiff_t>(k) + 2, all.parts.end(),
                [](const Effect& later) { return AsksIt::in(later); }))
            m_deeds.emplace(all.parts[k].id, &deed);
    }
}

/// "Target Character gains X boosts, where X is its Hand Cost": X waits for the target.
void LateParts::find(const std::vector<const Effect*>& effects)
{
    for (const Effect* effect : effects)
        if (const auto* all = std::get_if<Sequence>(&effect->node))
            findDeeds(*all);
        else if (const auto* where = std::get_if<Where>(&effect->node))
            if (where->effect && where->x.of
                && (MeasuresIt::in(*where->x.of) ? isChosenFor(*where->effect)
                                                 : isOfOthers(*where)))
                m_wheres.emplace(where->effect->id, where);
}

const If* LateParts::ifOf(std::uint16_t number, const Effect& before)
{
    // What a branch holds is numbered right after it (cards/Numbering).
    const auto* so = std::get_if<If>(&before.node);
    const bool late = so && so->after && so->effect && so->effect->id == number
        && AsksIt::in(so->condition) && namesItsTarget(*so->effect);
    return late ? so : nullptr;
}

} // namespace triptych::altered
