#include "kryptik/rules/Characteristics.h"

#include "kryptik/rules/Exceptions.h"
#include "kryptik/rules/Passives.h"

// 10.2 What damage is prevented or dealt to another instead, and what happens instead of dying.
namespace triptych::kryptik {

using namespace asked;

namespace {

/// "Prevent all damage that would be dealt to this by Beasts": of that source, which may have left.
bool isSafeFrom(const Table& t, Index citizen, Index source, bool combat)
{
    if (source == noIndex)
        return false;
    using Deed = Allow::Deed;
    const auto keeps = [&](const Allow& allow, const Viewpoint& v) {
        const bool so = allow.deed == Deed::BeDamaged
            || allow.deed == (combat ? Deed::BeCombatDamaged : Deed::BeOtherDamaged);
        return so && allow.by && matchesAt(t, source, *allow.by, v, 1);
    };
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == LastingEffect::Kind::BlockedBy && m.who == refOf(t.state, citizen)) {
            const auto& allow = std::get<Allow>(t.cards.effect(m.node()).node);
            if (keeps(allow, { t.state.objects[citizen].controller, citizen, 0 }))
                return true;
        }
    bool safe = false;
    for (const Deed deed :
        { Deed::BeDamaged, combat ? Deed::BeCombatDamaged : Deed::BeOtherDamaged })
        passivesOn(t, citizen, topic::of(deed), 0,
            [&](const Effect& effect, const auto& about, const Viewpoint& v) {
                const auto* allow = std::get_if<Allow>(&effect.node);
                if (allow && allow->deed == deed && about(allow->what))
                    safe = safe || keeps(*allow, v);
            });
    return safe;
}

} // namespace

bool isPrevented(const Table& t, Index source, Index citizen, bool combat)
{
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == LastingEffect::Kind::Prevent && (combat || m.what == 0))
            return true;
    using Deed = Allow::Deed;
    if (citizen != noIndex
        && (isForbidden(t, citizen, Deed::BeDamaged) || isSafeFrom(t, citizen, source, combat)
            || isForbidden(t, citizen, combat ? Deed::BeCombatDamaged : Deed::BeOtherDamaged)))
        return true;
    return source != noIndex && onIsland(t.state, source)
        && (isForbidden(t, source, Deed::DealDamage)
            || isForbidden(t, source, combat ? Deed::DealCombatDamage : Deed::DealOtherDamage));
}

namespace {

int lessenedFor(const Table& t, Index source, Index i, bool first)
{
    int less = 0;
    passivesOn(
        t, i, topic::damage, 0, [&](const Effect& effect, const auto& about, const Viewpoint& v) {
            const auto* lessen = std::get_if<Lessen>(&effect.node);
            if (!lessen || lessen->first != first || !about(lessen->what))
                return;
            if (!lessen->by || (source != noIndex && matchesAt(t, source, *lessen->by, v, 1)))
                less += lessen->amount;
        });
    return less;
}

} // namespace

int lessDamageTo(const Table& t, Index source, Index i)
{
    return lessenedFor(t, source, i, false);
}
int firstDamageTo(const Table& t, Index i)
{
    return lessenedFor(t, noIndex, i, true);
}

Index redirectedTo(const Table& t, Index citizen)
{
    Index to = noIndex;
    passivesOn(t, citizen, topic::damage, 0,
        [&](const Effect& effect, const auto& about, const Viewpoint& v) {
            const auto* redirect = std::get_if<Redirect>(&effect.node);
            if (redirect && to == noIndex && v.self != citizen && about(redirect->from))
                to = v.self;
        });
    return to;
}

std::optional<Instead::Fate> insteadOfDying(const Table& t, Index i, bool destroyed)
{
    std::optional<Instead::Fate> fate;
    passivesOn(
        t, i, topic::dying, 0, [&](const Effect& effect, const auto& about, const Viewpoint&) {
            const auto* instead = std::get_if<Instead>(&effect.node);
            if (instead && !fate && (destroyed || !instead->destroyed) && about(instead->what))
                fate = instead->fate;
        });
    if (!fate && isKeptFromLimbo(t, i))
        fate = Instead::Fate::Abolish;
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == LastingEffect::Kind::Instead && m.who == refOf(t.state, i) && !fate
            && (destroyed || m.attack == 0))
            fate = static_cast<Instead::Fate>(m.what);
    // 10.2 What can not be abolished, or not returned, dies.
    if ((fate == Instead::Fate::Abolish && isForbidden(t, i, Allow::Deed::BeAbolished))
        || (fate == Instead::Fate::Hand && isForbidden(t, i, Allow::Deed::BeReturned)))
        return std::nullopt;
    return fate;
}

} // namespace triptych::kryptik
