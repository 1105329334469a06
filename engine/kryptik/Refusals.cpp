#include "kryptik/Refusals.h"

#include "kryptik/rules/AimingByX.h"
#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Commanding.h"
#include "kryptik/rules/Control.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Paying.h"

#include <algorithm>
#include <optional>

namespace triptych::kryptik {

namespace {

Refusal because(const char* why, const char* rule, int needs = 0, int has = 0)
{
    return { {}, why, rule, needs, has };
}

/// 7.1, glossary Focused: what is missing of "your own 1st or 2nd phase, with nothing on the pile".
Refusal noMainWindow(const State& s, Seat p)
{
    if (p != s.active)
        return because("own-turn", "7.1");
    return because(s.pile.empty() ? "main-phase" : "waiting", "7.1");
}

/// 8.1.1 There is too little energy, or none of the right colours.
Refusal tooDear(const Purse& purse, const StoneNeed& need)
{
    if (purse.sources < need.total)
        return because("energy", "8.1.1", need.total, purse.sources);
    return because("colour", "8.1.1.1");
}

std::optional<Refusal> whyNotCast(const Table& t, Index card, Seat p, const Purse& purse,
    Announcement::How how = Announcement::How::Normal)
{
    if (canCast(t, card, p, how, purse))
        return std::nullopt;
    const Facts& facts = t.facts(card);
    const bool year = how == Announcement::How::ElevenYear;
    if (year && facts.yearCost < 0)
        return because("no-year-cost", "6.1");
    if (!year && !isTimeToCast(t, card, p))
        return noMainWindow(t.state, p);
    if (!isMomentToCast(t, card, p))
        return because("forbidden", "10.2");
    if (isCastingForbidden(t, card, p) || (year && isForbiddenTo(t, p, Forbid::Deed::CastYears)))
        return because("forbidden", "10.2");
    const StoneNeed need
        = how == Announcement::How::Limbo ? facts.limboStones : castingNeed(t, card, p, year);
    if (!canPay(purse, need))
        return tooDear(purse, need);
    if (how != Announcement::How::Limbo && !canPayToCast(t, card, p, year, purse))
        return because("target", "8.5"); // whatever it could be aimed at makes it too dear
    if (hasOverlordOfName(t, p, card))
        return because("overlord", "7.1.2");
    for (const std::uint8_t number : facts.additional) {
        const AbilityFacts& also = facts.abilities[number];
        if (!canPayItems(t, t.card(card).abilities[number].cost, noIndex, p, card)
            || (also.hasStones && !canPay(purse, also.stones)))
            return because("additional", "8.1.4");
    }
    if (facts.type == CardType::Citizen)
        return because("crowded", "8.4");
    return castingHasTargets(t, card, p, how, purse) ? because("crowded", "8.4")
                                                     : because("target", "8.5");
}

/// 6.1 The ways that a revealed 11 year card does not have now, each by the words of its answer.
void noteYear(const Table& t, Seat p, std::vector<Refusal>& found)
{
    const State& s = t.state;
    const Index i = s.resolving.source.object;
    const Facts& facts = t.facts(i);
    const auto note = [&found](const char* way, Refusal refusal) {
        refusal.thing = way;
        found.push_back(std::move(refusal));
    };
    if (!facts.hasYearAbility)
        note("year ability", because("no-year-ability", "6.1"));
    else if (s.objects[i].is(Object::Silenced) || isForbiddenTo(t, p, Forbid::Deed::UseYears))
        note("year ability", because("forbidden", "10.2"));
    else if (s.pile.size() >= s.pile.capacity())
        note("year ability", because("crowded", "8.4"));
    else if (!canPay(purseOf(t, p), facts.year.stones))
        note("year ability", tooDear(purseOf(t, p), facts.year.stones));
    else if (!canPayItems(t, t.card(i).yearAbility->cost, noIndex, p, i))
        note("year ability", because("additional", "8.1.3"));
    else if (!hasTargets(t, facts.year, viewpointOfAbility(p, i)))
        note("year ability", because("target", "8.5"));
    if (s.objects[i].is(Object::Uncast))
        note("year cast", because("forbidden", "10.2"));
    else if (std::optional<Refusal> refusal
        = whyNotCast(t, i, p, purseOf(t, p), Announcement::How::ElevenYear))
        note("year cast", std::move(*refusal));
}

std::optional<Refusal> whyNotActivate(
    const Table& t, Index i, std::uint8_t number, const Purse& purse)
{
    if (canActivate(t, i, number, purse))
        return std::nullopt;
    const State& s = t.state;
    const Seat p = s.objects[i].controller;
    const Ability& ability = t.card(i).abilities[number];
    const AbilityFacts& facts = t.facts(i).abilities[number];
    if (isForbiddenTo(t, p, Forbid::Deed::Activate))
        return because("forbidden", "10.2");
    if (!keepsAbilities(t, i))
        return because("silent", "9");
    if (ability.solo && s.solo.contains({ t.facts(i).name, number, p }))
        return because("once", "glossary Solo");
    if (ability.shortTime && !isShortTime(s, p, *ability.shortTime))
        return because("short-time", "glossary Short Time", *ability.shortTime);
    if ((ability.focused || has(t, i, Keyword::Focused)) && !isMainWindow(s, p))
        return noMainWindow(s, p);
    if (!canPayItems(t, ability.cost, i, p, noIndex)) {
        if (s.objects[i].is(Object::Engaged))
            return because("engaged", "8.1.3");
        return isHeldByWeary(t, i) ? because("weary", "glossary Weary")
                                   : because("additional", "8.1.3");
    }
    if (facts.hasStones && !canPay(purse, facts.stones))
        return tooDear(purse, facts.stones);
    return activationHasTargets(t, i, p, ability, facts, purse) ? because("crowded", "8.4")
                                                                : because("target", "8.5");
}

std::optional<Refusal> whyNotAttack(const Table& t, Index i)
{
    if (mayAttack(t, i))
        return std::nullopt;
    const Object& o = t.state.objects[i];
    const bool again = moreAttacks(t, i) > 0;
    if (o.is(Object::Attacked) && !(again && o.is(Object::Engaged)))
        return because("attacked", "4.4.2");
    if (o.is(Object::Engaged))
        return because("engaged", "4.4.2");
    return isForbidden(t, i, Allow::Deed::Attack) ? because("forbidden", "10.2")
                                                  : because("weary", "4.4.2");
}

} // namespace

std::vector<Refusal> refusalsOf(const Table& t, const Ground& ground, Seat p)
{
    std::vector<Refusal> found;
    const State& s = t.state;
    if (s.asked.player != p)
        return found;
    const auto note = [&](Index i, std::optional<Refusal> refusal) {
        if (!refusal)
            return;
        refusal->thing = nameOf(s, ground, p, i);
        found.push_back(std::move(*refusal));
    };
    if (s.asked.what == Ask::Attack)
        for (const Index i : cardsIn(s, p, Zone::Island))
            note(i, whyNotAttack(t, i));
    if (s.asked.what == Ask::Year)
        noteYear(t, p, found);
    if (s.asked.what != Ask::Priority)
        return found;
    const Purse purse = purseOf(t, p);
    for (const Index i : cardsIn(s, p, Zone::Hand))
        note(i, whyNotCast(t, i, p, purse));
    for (const Index i : cardsIn(s, p, Zone::Island)) {
        // One ability that can be used is enough; of several that cannot the first says why.
        std::vector<std::uint8_t> actives = t.facts(i).actives;
        std::erase_if(
            actives, [&](std::uint8_t number) { return t.facts(i).abilities[number].inLimbo; });
        const bool none = std::ranges::none_of(
            actives, [&](std::uint8_t number) { return canActivate(t, i, number, purse); });
        if (!actives.empty() && none)
            note(i, whyNotActivate(t, i, *actives.begin(), purse));
    }
    return found;
}

} // namespace triptych::kryptik
