#include "kryptik/rules/Casting.h"

#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/AimingByX.h"
#include "kryptik/rules/Control.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Passives.h"
#include "kryptik/rules/Paying.h"
#include "kryptik/tree/Walk.h"

#include <algorithm>
#include <type_traits>
#include <vector>

namespace triptych::kryptik {

bool isShortTime(const State& s, Seat p, int cards)
{
    for (Seat other = 0; other < s.seats; ++other)
        if (other != p && s.players[other].alive
            && static_cast<int>(countIn(s, other, Zone::ElevenYearRow)) <= cards)
            return true;
    return false;
}

bool isMainWindow(const State& s, Seat p)
{
    // RULING K-G-FOCUSED: only the turn player, as 7.1 has it for citizens.
    return p == s.active && s.pile.empty() && (s.phase == Phase::First || s.phase == Phase::Second);
}

namespace {

std::size_t pileRoom(const State& s)
{
    return s.pile.capacity() - s.pile.size();
}
/// RULING "crowded table": whether what leaves something for later finds room for it, behind all that is on the pile.
bool hasRoomForLater(const State& s, const AbilityFacts& facts)
{
    return facts.leavesForLater == 0
        || s.delayed.size() + s.pile.size() + facts.leavesForLater <= s.delayed.capacity();
}

bool canPayAdditional(const Table& t, Index card, Seat p, const Purse& purse)
{
    for (const std::uint8_t number : t.facts(card).additional) {
        const Ability& ability = t.card(card).abilities[number];
        if (!canPayItems(t, ability.cost, noIndex, p, card))
            return false;
        if (t.facts(card).abilities[number].hasStones
            && !canPay(purse, t.facts(card).abilities[number].stones))
            return false;
    }
    return true;
}

bool canPaySoulCost(const Table& t, Index card, Seat p, Announcement::How how, const Purse& purse)
{
    const Facts& facts = t.facts(card);
    switch (how) {
    case Announcement::How::Normal:
        return canPayToCast(t, card, p, false, purse);
    case Announcement::How::ElevenYear:
        return facts.yearCost >= 0 && canPayToCast(t, card, p, true, purse);
    case Announcement::How::Limbo:
        return canPay(purse, facts.limboStones)
            && canPayItems(t, facts.limboCost, noIndex, p, card);
    case Announcement::How::Free:
    case Announcement::How::Again:
    case Announcement::How::Instead:
        return true;
    }
    return false;
}

} // namespace

bool mayCastInstead(const Table& t, Index card, Seat p, const Purse& purse)
{
    const Facts& facts = t.facts(card);
    if (facts.instead == 0xFF)
        return false;
    const Ability& ability = t.card(card).abilities[facts.instead];
    return (!ability.condition || holds(t, *ability.condition, { p, card, 0 }))
        && canPay(purse, facts.insteadStones)
        && canPayItems(t, facts.insteadCost, noIndex, p, card);
}

namespace {

/// "You may cast Beast citizens any time you could cast a spell."
bool othersLetCastNow(const Table& t, Index card, Seat p)
{
    bool may = false;
    asked::passivesOn(t, noIndex, topic::castingTimes, 0,
        [&](const Effect& effect, const auto&, const Viewpoint& v) {
            const auto* when = std::get_if<CastOnly>(&effect.node);
            may = may
                || (when && when->of && v.you == p && asked::matchesAt(t, card, *when->of, v, 1));
        });
    return may;
}

/// "You may cast this any time you could cast a spell."
bool mayCastAtAnyTime(const Table& t, Index card, Seat p)
{
    if (othersLetCastNow(t, card, p))
        return true;
    if (!(t.facts(card).topics & topic::castOnly))
        return false;
    return std::ranges::any_of(t.facts(card).passives, [&](std::uint8_t number) {
        const Ability& ability = t.card(card).abilities[number];
        const auto* when = std::get_if<CastOnly>(&ability.effect->node);
        return when && when->anyTime && !when->of
            && (!ability.condition || holds(t, *ability.condition, { p, card, 0 }));
    });
}

} // namespace

bool isTimeToCast(const Table& t, Index card, Seat p)
{
    const Facts& facts = t.facts(card);
    const bool restricted
        = facts.type == CardType::Citizen || (facts.keywords & bit(Keyword::Focused));
    return !restricted || isMainWindow(t.state, p) || mayCastAtAnyTime(t, card, p);
}

bool isMomentToCast(const Table& t, Index card, Seat p)
{
    if (!(t.facts(card).topics & topic::castOnly))
        return true;
    return std::ranges::all_of(t.facts(card).passives, [&](std::uint8_t number) {
        const Ability& ability = t.card(card).abilities[number];
        const auto* when = std::get_if<CastOnly>(&ability.effect->node);
        return !when || when->anyTime || !ability.condition
            || holds(t, *ability.condition, { p, card, 0 });
    });
}

bool canCast(const Table& t, Index card, Seat p, Announcement::How how, const Purse& purse)
{
    return (how != Announcement::How::Normal || isTimeToCast(t, card, p))
        && canCastTimely(t, card, p, how, purse);
}

bool canCastTimely(const Table& t, Index card, Seat p, Announcement::How how, const Purse& purse)
{
    const Facts& facts = t.facts(card);
    if (!isMomentToCast(t, card, p)) // 10.2 also for its 11 year cost
        return false;
    const bool instead = how == Announcement::How::Normal && mayCastInstead(t, card, p, purse);
    if (!instead && !canPaySoulCost(t, card, p, how, purse))
        return false;
    if (isCastingForbidden(t, card, p)
        || (how == Announcement::How::ElevenYear && isForbiddenTo(t, p, Forbid::Deed::CastYears)))
        return false;
    // 7.1.2 No card of the name of an overlord that one controls.
    if (hasOverlordOfName(t, p, card))
        return false;
    if (!instead && how != Announcement::How::Limbo && !facts.additional.empty()
        && !canPayAdditional(t, card, p, purse))
        return false;
    if (facts.type == CardType::Citizen)
        return pileRoom(t.state) >= 1;
    if (facts.effects.empty() || pileRoom(t.state) < facts.effects.size())
        return false;
    return castingHasTargets(t, card, p, how, purse);
}

ActiveOf activeOf(const Table& t, Index citizen, std::uint8_t number)
{
    if (number < firstGranted)
        return { t.state.objects[citizen].card, number };
    ActiveOf found;
    int place = firstGranted;
    grantedTo(t, citizen, [&](std::uint16_t granted) {
        if (place++ == number && t.cards.ability(granted, 0).kind == Ability::Kind::Active)
            found = { granted, 0 };
    });
    return found;
}

bool canActivate(const Table& t, Index citizen, std::uint8_t number, const Purse& purse)
{
    const State& s = t.state;
    const Seat p = s.objects[citizen].controller;
    const ActiveOf which = activeOf(t, citizen, number);
    if (which.card == ActiveOf {}.card)
        return false;
    const Ability& ability = t.cards.ability(which.card, which.ability);
    const AbilityFacts& facts = t.cards.abilityFacts(which.card, which.ability);
    const Zone works = facts.inHand ? Zone::Hand : facts.inLimbo ? Zone::Limbo : Zone::Island;
    const bool elsewhere = works != Zone::Island;
    if (zoneOf(s, citizen) != works)
        return false;
    if (facts.engagesThis && s.objects[citizen].is(Object::Engaged)) // asked most, and again below
        return false;
    if (pileRoom(s) == 0 || !hasRoomForLater(s, facts)
        || !canPayToActivate(t, citizen, p, facts, purse))
        return false;
    if (isForbiddenTo(t, p, Forbid::Deed::Activate)
        || (!elsewhere && isForbidden(t, citizen, Allow::Deed::Activate)))
        return false;
    if (ability.solo && s.solo.contains({ t.cards.nameOf(which.card), which.ability, p }))
        return false;
    if (ability.shortTime && !isShortTime(s, p, *ability.shortTime))
        return false;
    if (ability.condition && !holds(t, *ability.condition, { p, citizen, 0 }))
        return false;
    if (ability.oncePerTurn
        && usedSoOften(
            s, onceMark(s, citizen, t.cards.markOf(which.card, which.ability)), ability.times))
        return false;
    if (ability.focused && !isMainWindow(s, p))
        return false;
    if (!elsewhere && has(t, citizen, Keyword::Focused) && !isMainWindow(s, p))
        return false;
    return canPayItems(t, ability.cost, citizen, p, noIndex)
        && (elsewhere || number >= firstGranted || keepsAbilities(t, citizen))
        && activationHasTargets(t, citizen, p, ability, facts, purse);
}

namespace {

/// "If this was cast for its 11 year cost"
bool asksForYearCost(const Card& card)
{
    bool asks = false;
    const auto look = [&](const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Condition>)
            asks = asks || part.kind == Condition::Kind::CastForYear;
    };
    for (const Ability& ability : card.abilities) {
        if (ability.condition) // "as long as this was cast for ..., it has Eager"
            walkCondition(*ability.condition, look);
        if (ability.effect)
            walk(*ability.effect, look);
    }
    return asks;
}

PileItem& pushItem(State& s, PileItem::Kind kind, Seat p, Index source, std::uint8_t ability)
{
    PileItem item;
    item.kind = kind;
    item.controller = p;
    item.card = s.objects[source].card;
    item.ability = ability;
    item.source = refOf(s, source);
    item.serial = ++s.serials;
    item.building = 1;
    s.pile.push_back(item);
    ++s.announcement.items;
    return s.pile.back();
}

void begin(const Table& t, Seat p, Announcement::How how, bool passesPriority)
{
    State& s = t.state;
    s.announcement = {};
    s.announcement.player = p;
    s.announcement.how = how;
    s.announcement.stage = Announcement::Stage::Costs;
    s.announcement.priority = passesPriority;
    s.agenda.push(Announce {});
}

} // namespace

std::optional<Announcement::How> limboCasting(const Table& t, Index card, Seat p)
{
    if (mayCastFromThere(t, card, p))
        return Announcement::How::Normal;
    if (!(t.facts(card).topics & topic::fromLimbo))
        return std::nullopt;
    for (const std::uint8_t number : t.facts(card).passives) {
        const Ability& ability = t.card(card).abilities[number];
        const auto* limbo = std::get_if<CastFromLimbo>(&ability.effect->node);
        if (limbo && (!ability.condition || holds(t, *ability.condition, { p, card, 0 })))
            return limbo->cost    ? Announcement::How::Limbo
                : limbo->yearCost ? Announcement::How::ElevenYear
                                  : Announcement::How::Normal;
    }
    return std::nullopt;
}

const LastingEffect* castingLet(const Table& t, Index card, Seat p)
{
    const State& s = t.state;
    const LastingEffect* found = nullptr;
    for (const LastingEffect& m : s.lasting) // for free where that is to be had
        if (m.kind == LastingEffect::Kind::MayCast && m.what == p && m.who == refOf(s, card)
            && (!found || m.attack > found->attack))
            found = &m;
    return found;
}

Announcement::How howLet(const LastingEffect& let)
{
    return let.attack != 0 ? Announcement::How::Free : Announcement::How::Normal;
}

void beginCast(const Table& t, Index card, Seat p, Announcement::How how, bool withPriority)
{
    State& s = t.state;
    begin(t, p, how, withPriority || how == Announcement::How::Normal);
    const Afterwards after = afterwards(t, card, p);
    if (withPriority && zoneOf(s, card) != Zone::Hand && !castingLet(t, card, p))
        noteCastFromThere(t, card, p);
    const bool fromLimbo = zoneOf(s, card) == Zone::Limbo && t.cards.asksWhenceCast();
    moveTo(t, card, p, Zone::Pile);
    s.objects[card].controller = p & 3;
    const Facts& facts = t.facts(card);
    // 8.1.2 Remembered where a text asks for it.
    const std::uint8_t forYear
        = how == Announcement::How::ElevenYear && asksForYearCost(t.card(card));
    if (facts.type == CardType::Citizen) {
        PileItem& item = pushItem(s, PileItem::Kind::Citizen, p, card, 0);
        item.forYear = forYear & 1;
        item.abolishAfter = after.abolished ? 1 : 0;
        item.onlyResolved = after.onlyResolved ? 1 : 0;
        item.fromLimbo = fromLimbo ? 1 : 0;
        return;
    }
    for (const std::uint8_t e : facts.effects) {
        PileItem& item = pushItem(s, PileItem::Kind::SpellEffect, p, card, e);
        item.forYear = forYear & 1;
        item.abolishAfter = after.abolished ? 1 : 0;
        item.onlyResolved = after.onlyResolved ? 1 : 0;
        item.fromLimbo = fromLimbo ? 1 : 0;
    }
}

void beginActivation(const Table& t, Index citizen, std::uint8_t ability)
{
    const Seat p = t.state.objects[citizen].controller;
    const ActiveOf which = activeOf(t, citizen, ability);
    begin(t, p, Announcement::How::Normal, true);
    PileItem& item = pushItem(t.state, PileItem::Kind::Active, p, citizen, which.ability);
    item.card = which.card;
}

void beginYearAbility(const Table& t, Index card, Seat p, Ref destroyer)
{
    begin(t, p, Announcement::How::Normal, false);
    pushItem(t.state, PileItem::Kind::YearAbility, p, card, yearAbility).object = destroyer;
}

std::uint8_t paidFor(const State& s, Ref citizen)
{
    for (const LastingEffect& m : s.lasting)
        if (m.kind == LastingEffect::Kind::Paid && m.who == citizen)
            return m.what;
    return 0;
}

bool wasPaidMore(const State& s, Ref citizen)
{
    return std::ranges::any_of(s.lasting, [&](const LastingEffect& m) {
        return m.kind == LastingEffect::Kind::Paid && m.attack != 0 && m.who == citizen;
    });
}

void beginTriggered(const Table& t, const Waiting& w)
{
    State& s = t.state;
    begin(t, w.controller, Announcement::How::Normal, false);
    PileItem& item = pushItem(s, w.delayed ? PileItem::Kind::Delayed : PileItem::Kind::Triggered,
        w.controller, w.source.object, w.ability);
    item.card = w.card;
    item.source = w.source;
    item.subject = w.subject;
    item.object = w.object;
    item.other = w.other;
    item.howMuch = w.howMuch;
    item.x = paidFor(s, w.source); // "Enter; if X is 5 or more": the X it was cast for
    // How it was cast stays so, whatever becomes of it before this resolves.
    const Index source = w.source.object;
    if (!w.delayed && isCurrent(s, w.source) && onIsland(s, source)) {
        item.forYear = s.objects[source].is(Object::CastForYear) ? 1 : 0;
        item.paidMore = wasPaidMore(s, w.source) ? 1 : 0;
    }
    if (w.delayed) {
        item.node = w.node;
        for (const Ref& target : w.targets) { // declared when it was cast; nothing more to announce
            item.targets.push_back(target);
            item.slotEnd[item.slots] = static_cast<std::uint8_t>(item.targets.size());
            item.slots = (item.slots + 1) & 0x3F;
        }
        s.announcement.stage = Announcement::Stage::Pay;
    }
}

} // namespace triptych::kryptik
