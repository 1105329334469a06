#include "kryptik/rules/Characteristics.h"

#include "kryptik/rules/Exceptions.h"
#include "kryptik/rules/Passives.h"

#include <algorithm>

// 10.2 What may and may not be done, by what the texts in force say.
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
    const auto means
        = [&](Allow::Deed said) { return half(said, true) == deed || half(said, false) == deed; };
    const Object& o = t.state.objects[i];
    if (!can
        && ((deed == Allow::Deed::Attack && o.noAttack != 0)
            || (deed == Allow::Deed::Block && o.is(Object::NoBlock))))
        return true;
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == (can ? LastingEffect::Kind::Can : LastingEffect::Kind::CanNot)
            && m.who == refOf(t.state, i) && means(static_cast<Allow::Deed>(m.what)))
            return true;
    bool said = false;
    passivesOn(
        t, i, topic::of(deed), 0, [&](const Effect& effect, const auto& about, const Viewpoint&) {
            const auto* allow = std::get_if<Allow>(&effect.node);
            if (allow && !allow->by && allow->can == can && means(allow->deed)
                && about(allow->what))
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

bool names(const Who& who, Seat you, Seat p)
{
    return who.kind == Who::Kind::EachPlayer || (who.kind == Who::Kind::You && p == you)
        || (who.kind == Who::Kind::EachOpponent && p != you);
}

namespace {

bool covers(Forbid::Deed said, Forbid::Deed asked)
{
    return said == asked
        || (said == Forbid::Deed::CastCards
            && (asked == Forbid::Deed::CastSpells || asked == Forbid::Deed::CastCitizens));
}

} // namespace

bool isForbiddenTo(const Table& t, Seat p, Forbid::Deed deed)
{
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == LastingEffect::Kind::Forbid && m.who == seatRef(p)
            && covers(static_cast<Forbid::Deed>(m.what), deed))
            return true;
    bool forbidden = false;
    passivesOn(
        t, noIndex, topic::players, 0, [&](const Effect& effect, const auto&, const Viewpoint& v) {
            const auto* forbid = std::get_if<Forbid>(&effect.node);
            if (forbid && forbid->which)
                return; // of some cards only
            if (forbid && forbid->most > 0) {
                const Player& player = t.state.players[p];
                if (forbid->deed == Forbid::Deed::Attack && player.attacks < forbid->most)
                    return;
                const int cast = forbid->deed == Forbid::Deed::Attack ? forbid->most
                    : forbid->deed == Forbid::Deed::Draw
                    ? player.drawn
                    : (forbid->deed == Forbid::Deed::CastCitizens ? 0 : player.spellsCast)
                        + (forbid->deed == Forbid::Deed::CastSpells ? 0 : player.citizensCast);
                if (cast < forbid->most)
                    return;
            }
            if (forbid && covers(forbid->deed, deed) && names(forbid->who, v.you, p))
                forbidden = true;
        });
    return forbidden;
}

bool isCastingForbidden(const Table& t, Index card, Seat p)
{
    const Forbid::Deed deed = t.facts(card).type == CardType::Spell ? Forbid::Deed::CastSpells
                                                                    : Forbid::Deed::CastCitizens;
    if (isForbiddenTo(t, p, deed))
        return true;
    const auto is = [&](const Forbid& forbid, const Viewpoint& v) {
        return forbid.which && covers(forbid.deed, deed) && matchesAt(t, card, *forbid.which, v, 1);
    };
    // "Name a card. Cards with that name can not be cast": the name is kept beside it, for the same time.
    const auto isNamed = [&](const LastingEffect& forbids) {
        return std::ranges::any_of(t.state.lasting, [&](const LastingEffect& m) {
            return m.kind == LastingEffect::Kind::Named && m.who == forbids.who
                && m.endOfTurn == forbids.endOfTurn && m.about == forbids.about
                && m.node() == t.facts(card).name;
        });
    };
    for (const LastingEffect& m : t.state.lasting) {
        if (m.kind != LastingEffect::Kind::ForbidSome || m.who != seatRef(p))
            continue;
        Forbid said = std::get<Forbid>(t.cards.effect(m.node()).node);
        if (said.which && said.which->sameName == Filter::SameName::AsChosen) {
            if (!isNamed(m))
                continue;
            said.which->sameName = Filter::SameName::Any;
        }
        if (is(said, { p, noIndex, 0 }))
            return true;
    }
    bool forbidden = false;
    passivesOn(
        t, noIndex, topic::players, 0, [&](const Effect& effect, const auto&, const Viewpoint& v) {
            const auto* forbid = std::get_if<Forbid>(&effect.node);
            forbidden = forbidden || (forbid && names(forbid->who, v.you, p) && is(*forbid, v));
        });
    return forbidden;
}

bool entersEngaged(const Table& t, Index i)
{
    bool engaged = false;
    passivesOn(
        t, i, topic::entering, 0, [&](const Effect& effect, const auto& about, const Viewpoint&) {
            const auto* enters = std::get_if<EntersEngaged>(&effect.node);
            engaged = engaged || (enters && about(enters->what));
        });
    return engaged;
}

std::vector<EnteringCounters> countersOnEntering(const Table& t, Index i)
{
    std::vector<EnteringCounters> with;
    passivesOn(
        t, i, topic::entering, 0, [&](const Effect& effect, const auto& about, const Viewpoint& v) {
            const auto* enters = std::get_if<EntersWith>(&effect.node);
            if (!enters || !about(enters->what))
                return;
            const PileItem& cast = t.state.resolving;
            const bool isX = enters->times && enters->times->kind == Amount::Kind::X;
            const int x
                = cast.kind == PileItem::Kind::Citizen && cast.source.object == i ? cast.x : 0;
            const int times = isX ? x : enters->times ? valueAt(t, *enters->times, v, 1) : 1;
            if (times > 0)
                with.push_back({ enters->kind, enters->count * times });
        });
    return with;
}

bool isShielded(const Table& t, Index i, const Viewpoint& from)
{
    const Seat own = t.state.objects[i].controller;
    if (from.self == noIndex)
        return false;
    const bool spell = t.facts(from.self).type == CardType::Spell;
    const auto keeps = [&](const Allow& allow) {
        const Filter::Noun noun = allow.by->noun;
        return !(allow.by->controller == Side::Opponents && from.you == own)
            && (noun == Filter::Noun::Card || spell == (noun == Filter::Noun::Spell));
    };
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == LastingEffect::Kind::BlockedBy && m.who == refOf(t.state, i)) {
            const auto& allow = std::get<Allow>(t.cards.effect(m.node()).node);
            if (allow.deed == Allow::Deed::BeTargeted && keeps(allow))
                return true;
        }
    bool shielded = false;
    passivesOn(t, i, topic::of(Allow::Deed::BeTargeted), 0,
        [&](const Effect& effect, const auto& about, const Viewpoint&) {
            const auto* allow = std::get_if<Allow>(&effect.node);
            if (allow && allow->by && allow->deed == Allow::Deed::BeTargeted && about(allow->what))
                shielded = shielded || keeps(*allow);
        });
    return shielded;
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
    return fate;
}

int lessDamageTo(const Table& t, Index i)
{
    int less = 0;
    passivesOn(
        t, i, topic::damage, 0, [&](const Effect& effect, const auto& about, const Viewpoint&) {
            const auto* lessen = std::get_if<Lessen>(&effect.node);
            if (lessen && about(lessen->what))
                less += lessen->amount;
        });
    return less;
}

bool hasHandLimit(const Table& t, Seat p, int& limit)
{
    bool limited = true;
    passivesOn(
        t, noIndex, topic::players, 0, [&](const Effect& effect, const auto&, const Viewpoint& v) {
            const auto* size = std::get_if<HandSize>(&effect.node);
            if (!size || !names(size->who, v.you, p))
                return;
            limit += size->change;
            limited = limited && !size->unlimited;
        });
    limit = std::max(0, limit);
    return limited;
}

void eachGrantOf(const Table& t, Index i, const std::function<void(std::uint16_t)>& visit)
{
    passivesOn(
        t, i, topic::grants, 0, [&](const Effect& effect, const auto& about, const Viewpoint&) {
            const auto* grant = std::get_if<Grant>(&effect.node);
            if (grant && about(grant->what))
                visit(grant->number);
        });
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

bool areYearsSafe(const Table& t, Seat p, bool combat)
{
    return isForbiddenTo(t, p, Forbid::Deed::LoseYears)
        || isForbiddenTo(
            t, p, combat ? Forbid::Deed::LoseYearsInCombat : Forbid::Deed::LoseYearsToEffects);
}

int soulPlacements(const Table& t, Seat p)
{
    int most = 1;
    passivesOn(
        t, noIndex, topic::players, 0, [&](const Effect& effect, const auto&, const Viewpoint& v) {
            const auto* soul = std::get_if<MoreSoul>(&effect.node);
            if (soul && names(soul->who, v.you, p))
                most += soul->amount;
        });
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == LastingEffect::Kind::MoreSoul && m.who == seatRef(p))
            most += m.attack;
    return most;
}

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
