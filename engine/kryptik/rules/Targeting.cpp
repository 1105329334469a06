#include "kryptik/rules/Targeting.h"

#include "kryptik/rules/AnotherTarget.h"
#include "kryptik/rules/Control.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Paying.h"
#include "kryptik/rules/Together.h"

#include <algorithm>
#include <vector>

namespace triptych::kryptik {

namespace {

bool itemFits(const Table& t, const PileItem& item, const Slot& slot, const Viewpoint& v)
{
    const TargetSpec::Kind kind = slot.spec.kind;
    const Filter& asked = slot.spec.filter;
    const bool described = asked.noun == Filter::Noun::Spell;
    const bool aims = asked.aims || asked.aimsAtThis;
    const bool spell = item.kind == PileItem::Kind::SpellEffect
        && (!described || matches(t, item.source.object, asked, v))
        && (described || !aims || cardAims(t, item.source.object, asked, v));
    // glossary Counter: only what is being cast or activated, not the 11 year choice, nor triggers unless it says so (10.1).
    const bool any = !slot.spec.active && !slot.spec.triggered && !slot.spec.ofYear;
    const bool activation = (item.kind == PileItem::Kind::Active && (any || slot.spec.active))
        || (item.kind == PileItem::Kind::YearAbility && (any || slot.spec.ofYear))
        || (item.kind == PileItem::Kind::Triggered && slot.spec.triggered);
    const bool aimed = activation && (!aims || itemAims(t, item, asked, v));
    switch (kind) {
    case TargetSpec::Kind::Spell:
        return spell;
    case TargetSpec::Kind::Activation:
        return aimed;
    case TargetSpec::Kind::SpellOrActivation:
        return spell || aimed;
    case TargetSpec::Kind::Cast:
        return (item.kind == PileItem::Kind::Citizen || item.kind == PileItem::Kind::SpellEffect)
            && matches(t, item.source.object, slot.spec.filter, v);
    case TargetSpec::Kind::Cards:
    case TargetSpec::Kind::Player:
    case TargetSpec::Kind::Opponent:
    case TargetSpec::Kind::CardOrPlayer:
        break;
    }
    return false;
}

bool cardFits(const Table& t, const Slot& slot, Index i, const Viewpoint& v)
{
    if (!isIn(t, i, slot.spec.place, v) || !matches(t, i, slot.spec.filter, v))
        return false;
    if (onIsland(t.state, i) && (isForbidden(t, i, Allow::Deed::BeTargeted) || isShielded(t, i, v)))
        return false;
    // 7.1.2b One may not attempt to gain control of a second overlord of a name.
    return !slot.takesControl || !t.facts(i).overlord || !hasOverlordOfName(t, v.you, i);
}

/// Calls visit(Ref) for everything the slot may target now, until it returns false.
template <typename F>
void eachTarget(const Table& t, const Slot& slot, const Viewpoint& v, F&& visit)
{
    const State& s = t.state;
    switch (slot.spec.kind) {
    case TargetSpec::Kind::Cards:
    case TargetSpec::Kind::CardOrPlayer:
        for (Seat p = 0; p < s.seats; ++p)
            for (const Index i : cardsIn(s, p, slot.spec.place.zone))
                if (cardFits(t, slot, i, v) && !visit(refOf(s, i)))
                    return;
        if (slot.spec.kind == TargetSpec::Kind::Cards)
            return;
        [[fallthrough]];
    case TargetSpec::Kind::Player:
    case TargetSpec::Kind::Opponent:
        for (Seat p = 0; p < s.seats; ++p)
            if (s.players[p].alive && (slot.spec.kind != TargetSpec::Kind::Opponent || p != v.you)
                && !visit(seatRef(p)))
                return;
        return;
    case TargetSpec::Kind::Spell:
    case TargetSpec::Kind::Activation:
    case TargetSpec::Kind::SpellOrActivation:
    case TargetSpec::Kind::Cast:
        for (const PileItem& item : s.pile)
            if (!item.building && itemFits(t, item, slot, v) && !visit(itemRef(item.serial)))
                return;
        return;
    }
}

std::vector<Index> cardsFor(const Table& t, const Slot& slot, const Viewpoint& v)
{
    std::vector<Index> cards;
    eachTarget(t, slot, v, [&](Ref r) {
        if (!isSeat(r) && !isItem(r))
            cards.push_back(r.object);
        return true;
    });
    return cards;
}

/// "Two target citizens with different names": those that go with what was chosen, and leave enough to go on with.
bool leavesEnough(
    const Table& t, const Slot& slot, const Viewpoint& v, std::span<const Index> chosen, Index next)
{
    if (!goesWith(t, slot.spec.alike, next, chosen))
        return false;
    const int left = slot.spec.upTo || slot.spec.byX
        ? 0
        : slot.spec.count - 1 - static_cast<int>(chosen.size());
    if (left <= 0)
        return true;
    std::vector<Index> with(chosen.begin(), chosen.end());
    with.push_back(next);
    std::vector<Index> others = cardsFor(t, slot, v);
    std::erase_if(others, [&](Index i) { return std::ranges::find(with, i) != with.end(); });
    return mostTogether(t, slot.spec.alike, others, with, left) >= left;
}

bool enough(const Table& t, const Slot& slot, const Viewpoint& v)
{
    if ((slot.spec.upTo && !slot.spec.one) || slot.spec.byX)
        return true;
    int found = 0;
    const int needed = slot.spec.upTo ? 1 : slot.spec.count;
    if (slot.spec.alike != Alike::Any)
        return mostTogether(t, slot.spec.alike, cardsFor(t, slot, v), {}, needed) >= needed;
    eachTarget(t, slot, v, [&](Ref) { return ++found < needed; });
    return found >= needed;
}

/// The place of the second of two that change sides.
const Slot* secondOf(const AbilityFacts& facts, const Slot& first)
{
    for (const Slot& slot : facts.slots)
        if (slot.number == first.number + 1 && slot.mode == first.mode)
            return &slot;
    return nullptr;
}

/// 7.1.2b Whether it may change sides with what was aimed at before, or with something that may be aimed at then.
bool mayChangeSides(const Table& t, const AbilityFacts& facts, const Slot& slot, const Viewpoint& v,
    std::span<const Index> before, Index next)
{
    const auto withOneOf = [&](const Slot& place) {
        return std::ranges::any_of(cardsFor(t, place, v),
            [&](Index other) { return other != next && mayExchange(t, next, other, v.you); });
    };
    const auto* second = slot.exchanged == Slot::Exchanged::First ? secondOf(facts, slot) : nullptr;
    switch (slot.exchanged) {
    case Slot::Exchanged::No:
        break;
    case Slot::Exchanged::WithThis:
        return v.self == noIndex || !onIsland(t.state, v.self)
            || mayExchange(t, next, v.self, v.you);
    case Slot::Exchanged::First:
        return !second || withOneOf(*second);
    case Slot::Exchanged::Both:
        if (before.empty())
            return withOneOf(slot);
        [[fallthrough]];
    case Slot::Exchanged::Second:
        return before.empty() || mayExchange(t, before.back(), next, v.you);
    }
    return true;
}

/// Whether the place can be filled, also with regard to what belongs together.
bool canBeFilled(const Table& t, const AbilityFacts& facts, const Slot& slot, const Viewpoint& v)
{
    return enough(t, slot, v)
        && (slot.exchanged == Slot::Exchanged::No || slot.spec.upTo
            || std::ranges::any_of(cardsFor(t, slot, v),
                [&](Index i) { return mayChangeSides(t, facts, slot, v, {}, i); }));
}

bool isTaken(const PileItem& item, std::size_t from, Ref r, const Slot& slot)
{
    // Within one phrase each target is another one; "another" also means none chosen before.
    const std::size_t begin = slot.spec.filter.other ? 0 : from;
    for (std::size_t k = begin; k < item.targets.size(); ++k)
        if (item.targets[k] == r)
            return true;
    return false;
}

} // namespace

Viewpoint viewpointOf(const PileItem& item)
{
    using Kind = PileItem::Kind;
    Viewpoint v { item.controller, item.source.object, item.x, item.other };
    v.ability
        = item.kind == Kind::Active || item.kind == Kind::Triggered || item.ability == yearAbility;
    return v;
}

Viewpoint viewpointOfAbility(Seat controller, Index source)
{
    Viewpoint v { controller, source, 0 };
    v.ability = true;
    return v;
}

bool isLegalTarget(const Table& t, const Slot& slot, Ref r, const Viewpoint& v)
{
    if (isSeat(r))
        return t.state.players[seatOf(r)].alive
            && (slot.spec.kind != TargetSpec::Kind::Opponent || seatOf(r) != v.you);
    if (isItem(r)) {
        for (const PileItem& item : t.state.pile)
            if (item.serial == r.object && itemFits(t, item, slot, v))
                return true;
        return false;
    }
    return isCurrent(t.state, r) && cardFits(t, slot, r.object, v);
}

bool branchHasTargets(const Table& t, const AbilityFacts& facts, std::uint8_t mode,
    std::uint16_t fork, bool otherwise, const Viewpoint& v)
{
    return std::ranges::all_of(facts.slots, [&](const Slot& slot) {
        return slot.fork != fork || slot.otherwise != otherwise || !slot.isOfMode(mode)
            || canBeFilled(t, facts, slot, v);
    });
}

bool hasTargetsInMode(
    const Table& t, const AbilityFacts& facts, std::uint8_t mode, const Viewpoint& v)
{
    // RULING 8.5: of two branches one is enough, whichever of them will be used.
    return std::ranges::all_of(facts.slots, [&](const Slot& slot) {
        if (!slot.isOfMode(mode))
            return true;
        if (slot.fork == Slot::noFork)
            return canBeFilled(t, facts, slot, v);
        return branchHasTargets(t, facts, mode, slot.fork, false, v)
            || branchHasTargets(t, facts, mode, slot.fork, true, v);
    }) && hasAnother(t, facts, mode, v);
}

bool hasTargets(const Table& t, const AbilityFacts& facts, const Viewpoint& v)
{
    if (facts.modes == 0)
        return hasTargetsInMode(t, facts, Slot::anyMode, v);
    for (std::uint8_t mode = 0; mode < facts.modes; ++mode)
        if (hasTargetsInMode(t, facts, mode, v))
            return true;
    return false;
}

bool someTarget(
    const Table& t, const Slot& slot, const Viewpoint& v, const std::function<bool(Ref)>& holds)
{
    bool found = false;
    eachTarget(t, slot, v, [&](Ref r) {
        found = holds(r);
        return !found;
    });
    return found;
}

Option optionOf(Ref r)
{
    if (isSeat(r))
        return seatOption(Verb::Target, seatOf(r));
    if (isItem(r))
        return itemOption(Verb::Target, r.object);
    return option(Verb::Target, r.object);
}

Ref refOf(const Table& t, const Option& o)
{
    if (o.detail == seatDetail)
        return seatRef(static_cast<Seat>(o.number));
    if (o.detail == itemDetail)
        return itemRef(static_cast<std::uint8_t>(o.number));
    return refOf(t.state, indexOf(o));
}

void targetOptions(const Table& t, const Slot& slot, const Viewpoint& v, const PileItem& item,
    std::size_t from, Options& out)
{
    std::vector<Index> chosen;
    for (std::size_t k = from; k < item.targets.size(); ++k)
        if (!isSeat(item.targets[k]) && !isItem(item.targets[k]))
            chosen.push_back(item.targets[k].object);
    const AbilityFacts* facts = factsOf(t, item);
    const bool second = slot.exchanged == Slot::Exchanged::Second && from > 0;
    const std::vector<Index> before
        = second ? std::vector<Index> { item.targets[from - 1].object } : chosen;
    Options deadEnds; // with which another place would find nobody
    eachTarget(t, slot, v, [&](Ref r) {
        const bool isCard = !isSeat(r) && !isItem(r);
        const bool fits = !isCard
            || ((slot.spec.alike == Alike::Any || leavesEnough(t, slot, v, chosen, r.object))
                && keepsTotal(t, slot.spec.total, r.object, chosen)
                && (!facts || mayChangeSides(t, *facts, slot, v, before, r.object)));
        if (fits && !isTaken(item, from, r, slot))
            offer(
                !facts || leavesAnother(t, *facts, slot, item, r, v) ? out : deadEnds, optionOf(r));
        return true;
    });
    if (out.empty())
        out = deadEnds;
}

namespace {

/// The place of that number, of the mode that was chosen.
const Slot* slotOf(const AbilityFacts& facts, const PileItem& item, std::uint8_t number)
{
    for (const Slot& slot : facts.slots)
        if (slot.number == number && slot.isOfMode(item.mode))
            return &slot;
    return nullptr;
}

} // namespace

void targetsOf(
    const Table& t, const PileItem& item, std::uint8_t number, InlineVector<Ref, maxTargets>& found)
{
    const Slot* slot = slotOf(t.cards.abilityFacts(item.card, item.ability), item, number);
    if (number >= item.slots || !slot)
        return;
    const std::size_t begin = number == 0 ? 0 : item.slotEnd[number - 1u];
    for (std::size_t k = begin; k < item.slotEnd[number]; ++k)
        if (isLegalTarget(t, *slot, item.targets[k], viewpointOf(item)))
            found.push_back(item.targets[k]);
}

namespace {

std::size_t declaredIn(const PileItem& item, std::uint8_t number)
{
    const std::size_t begin = number == 0 ? 0 : item.slotEnd[number - 1u];
    return item.slotEnd[number] - begin;
}

} // namespace

bool keepsBranch(const Table& t, const PileItem& item, std::uint16_t fork, bool otherwise)
{
    const AbilityFacts* facts = factsOf(t, item);
    if (!facts)
        return true;
    std::size_t declared = 0;
    std::size_t left = 0;
    for (const Slot& slot : facts->slots) {
        if (slot.fork != fork || slot.otherwise != otherwise || !slot.isOfMode(item.mode))
            continue;
        const std::size_t here = slot.number < item.slots ? declaredIn(item, slot.number) : 0;
        InlineVector<Ref, maxTargets> legal;
        targetsOf(t, item, slot.number, legal);
        const bool none = here == 0 && !slot.spec.byX && (!slot.spec.upTo || slot.spec.one);
        if (none || (!slot.spec.upTo && legal.size() < here))
            return false;
        declared += here;
        left += legal.size();
    }
    return declared == 0 || left > 0;
}

bool keepsTargets(const Table& t, const PileItem& item)
{
    if (item.targets.empty())
        return true;
    const AbilityFacts& facts = t.cards.abilityFacts(item.card, item.ability);
    std::size_t left = 0;
    bool forked = false;
    for (const Slot& slot : facts.slots)
        if (factsOf(t, item) && slot.fork != Slot::noFork && slot.isOfMode(item.mode)) {
            if (!keepsBranch(t, item, slot.fork, false) && !keepsBranch(t, item, slot.fork, true))
                return false;
            forked = true;
        }
    for (std::uint8_t number = 0; number < item.slots; ++number) {
        const std::size_t declared = declaredIn(item, number);
        InlineVector<Ref, maxTargets> legal;
        targetsOf(t, item, number, legal);
        // K-8.5b: a fixed target gone removes the whole; "up to" only when all of them are gone.
        const Slot* slot = slotOf(facts, item, number);
        if (slot && slot->fork == Slot::noFork && !slot->spec.upTo && legal.size() < declared)
            return false;
        left += legal.size();
    }
    return left > 0 || forked;
}

} // namespace triptych::kryptik
