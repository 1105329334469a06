#include "kryptik/rules/Characteristics.h"

#include "kryptik/rules/Exceptions.h"
#include "kryptik/rules/Passives.h"

#include <algorithm>

// 10.2 What may and may not be done by citizens and to them, by what the texts in force say.
namespace triptych::kryptik {

using namespace asked;

namespace {

bool blocksAgainst(const Table& t, const Allow& allow, Index blocker, const Viewpoint& v, int depth)
{
    return matchesAt(t, blocker, *allow.by, v, depth) != allow.except;
}

Allow::Deed half(Allow::Deed deed, bool first)
{
    if (deed != Allow::Deed::AttackOrBlock)
        return deed;
    return first ? Allow::Deed::Attack : Allow::Deed::Block;
}

bool isSaid(const Table& t, Index i, Allow::Deed deed, bool can)
{
    const Object& o = t.state.objects[i];
    if (!(t.state.spoken & topic::of(deed)) && t.state.lasting.empty() && o.noAttack == 0
        && !o.is(Object::NoBlock)) // as most often
        return false;
    const auto means
        = [&](Allow::Deed said) { return half(said, true) == deed || half(said, false) == deed; };
    // 4.4.2 "attacks each turn if able": not once more in another combat phase of the turn
    const bool done = deed == Allow::Deed::AttackIfAble
        && inCondition(t.state, i, Filter::Condition::HasAttacked);
    if (!can
        && ((deed == Allow::Deed::Attack && o.noAttack != 0)
            || (deed == Allow::Deed::Block && o.is(Object::NoBlock))))
        return true;
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == (can ? LastingEffect::Kind::Can : LastingEffect::Kind::CanNot)
            && m.who == refOf(t.state, i) && means(static_cast<Allow::Deed>(m.what))
            && !(done && m.attack > 0))
            return true;
    bool said = false;
    passivesOn(
        t, i, topic::of(deed), 0, [&](const Effect& effect, const auto& about, const Viewpoint&) {
            const auto* allow = std::get_if<Allow>(&effect.node);
            if (allow && !allow->by && allow->can == can && means(allow->deed)
                && !(done && allow->number > 0) && about(allow->what))
                said = true;
        });
    return said;
}

} // namespace

bool isKeptFromBlocking(const Table& t, Index blocker, Index attacker)
{
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == LastingEffect::Kind::BlockedBy
            && (m.who == refOf(t.state, attacker) || m.who == refOf(t.state, blocker))) {
            const auto& allow = std::get<Allow>(t.cards.effect(m.node()).node);
            const bool blocking = allow.deed == Allow::Deed::Block;
            if (m.who != refOf(t.state, blocking ? blocker : attacker)
                || (!blocking && allow.deed != Allow::Deed::BeBlocked))
                continue;
            const Viewpoint v { t.state.objects[m.who.object].controller, m.who.object, 0 };
            if (blocksAgainst(t, allow, blocking ? attacker : blocker, v, 0))
                return true;
        }
    bool kept = false;
    passivesOn(t, blocker, topic::of(Allow::Deed::Block), 0,
        [&](const Effect& effect, const auto& about, const Viewpoint& v) {
            const auto* allow = std::get_if<Allow>(&effect.node);
            if (allow && allow->by && allow->deed == Allow::Deed::Block && about(allow->what))
                kept = kept || blocksAgainst(t, *allow, attacker, v, 1);
        });
    passivesOn(t, attacker, topic::of(Allow::Deed::BeBlocked), 0,
        [&](const Effect& effect, const auto& about, const Viewpoint& v) {
            const auto* allow = std::get_if<Allow>(&effect.node);
            if (allow && allow->by && allow->deed == Allow::Deed::BeBlocked && about(allow->what))
                kept = kept || blocksAgainst(t, *allow, blocker, v, 1);
        });
    return kept;
}

namespace {

/// "By spells", "by effects your opponents control": whether it is kept from that, if it comes from there.
bool isKept(const Table& t, Index i, Allow::Deed deed, const Viewpoint& from)
{
    const Seat own = t.state.objects[i].controller;
    if (from.self == noIndex)
        return false;
    const bool spell = t.facts(from.self).type == CardType::Spell && !from.ability;
    const auto keeps = [&](const Allow& allow) {
        const Filter::Noun noun = allow.by->noun;
        return !(allow.by->controller == Side::Opponents && from.you == own)
            && (noun == Filter::Noun::Card || spell == (noun == Filter::Noun::Spell));
    };
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == LastingEffect::Kind::BlockedBy && m.who == refOf(t.state, i)) {
            const auto& allow = std::get<Allow>(t.cards.effect(m.node()).node);
            if (allow.deed == deed && keeps(allow))
                return true;
        }
    bool shielded = false;
    passivesOn(
        t, i, topic::of(deed), 0, [&](const Effect& effect, const auto& about, const Viewpoint&) {
            const auto* allow = std::get_if<Allow>(&effect.node);
            if (allow && allow->by && allow->deed == deed && about(allow->what))
                shielded = shielded || keeps(*allow);
        });
    return shielded;
}

} // namespace

bool isShielded(const Table& t, Index i, const Viewpoint& from)
{
    return isKept(t, i, Allow::Deed::BeTargeted, from);
}

bool isKeptFromEffect(const Table& t, Index i, Allow::Deed deed)
{
    return onIsland(t.state, i)
        && (isForbidden(t, i, deed)
            || (t.state.resolving.kind != PileItem::Kind::None
                && isKept(t, i, deed, viewpointOf(t.state.resolving))));
}

int moreAttacks(const Table& t, Index i)
{
    int more = 0;
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == LastingEffect::Kind::Can && m.who == refOf(t.state, i)
            && m.what == static_cast<std::uint8_t>(Allow::Deed::AttackAgain))
            more += m.attack;
    passivesOn(t, i, topic::of(Allow::Deed::AttackAgain), 0,
        [&](const Effect& effect, const auto& about, const Viewpoint&) {
            const auto* allow = std::get_if<Allow>(&effect.node);
            if (allow && allow->deed == Allow::Deed::AttackAgain && about(allow->what))
                more += allow->number;
        });
    return more;
}

int fewestBlockers(const Table& t, Index attacker)
{
    int fewest = has(t, attacker, Keyword::Tenacious) ? 2 : 1;
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == LastingEffect::Kind::CanNot && m.who == refOf(t.state, attacker)
            && m.what == static_cast<std::uint8_t>(Allow::Deed::BeBlockedByFew))
            fewest = std::max<int>(fewest, m.attack);
    passivesOn(t, attacker, topic::of(Allow::Deed::BeBlockedByFew), 0,
        [&](const Effect& effect, const auto& about, const Viewpoint&) {
            const auto* allow = std::get_if<Allow>(&effect.node);
            if (allow && allow->deed == Allow::Deed::BeBlockedByFew && about(allow->what))
                fewest = std::max(fewest, allow->number);
        });
    return fewest;
}

bool mustBlock(const Table& t, Index blocker, Index attacker)
{
    for (const LastingEffect& m : t.state.lasting) // "blocks this if able": this is in `about`
        if (m.kind == LastingEffect::Kind::Can && m.who == refOf(t.state, blocker)
            && m.what == static_cast<std::uint8_t>(Allow::Deed::BlockThisIfAble)
            && m.about == attacker)
            return true;
    bool must = isAllowed(t, blocker, Allow::Deed::BlockIfAble);
    passivesOn(t, blocker, topic::of(Allow::Deed::BlockThisIfAble), 0,
        [&](const Effect& effect, const auto& about, const Viewpoint& v) {
            const auto* allow = std::get_if<Allow>(&effect.node);
            must = must
                || (allow && allow->deed == Allow::Deed::BlockThisIfAble && v.self == attacker
                    && about(allow->what));
        });
    return must;
}

// 10.2 What forbids beats what allows.
bool isForbidden(const Table& t, Index i, Allow::Deed deed)
{
    return isSaid(t, i, deed, false);
}
bool isAllowed(const Table& t, Index i, Allow::Deed deed)
{
    return isSaid(t, i, deed, true) && !isForbidden(t, i, deed);
}

bool isHeldByWeary(const Table& t, Index i)
{
    return t.state.objects[i].is(Object::Weary) && !has(t, i, Keyword::Eager);
}

} // namespace triptych::kryptik
