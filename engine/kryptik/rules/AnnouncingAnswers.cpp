#include "kryptik/rules/Announcing.h"

#include "kryptik/rules/AimingByX.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Paying.h"
#include "kryptik/rules/Targeting.h"

#include <algorithm>
#include <vector>

// What may be answered while something is announced, and what becomes of the answer.
namespace triptych::kryptik {

namespace {

/// The paragraph that is asked about.
PileItem& itemAsked(const Table& t)
{
    return itemAt(t.state, t.state.announcement.at);
}

/// Whether more may be aimed at after the target that is asked for.
bool isLastTarget(const Table& t)
{
    const Announcement& a = t.state.announcement;
    return t.state.picks.size() + 1u >= t.state.asked.max && a.at + 1u >= a.items
        && a.slot + 1u >= factsOf(t, itemAsked(t))->slots.size();
}

/// 8.1 What makes it cost more than can be paid is not aimed at. What comes after it may make it cheaper again.
bool canBePaidFor(const Table& t, Ref target, bool payable)
{
    PileItem& item = itemAsked(t);
    if (item.targets.full())
        return true;
    item.targets.push_back(target);
    const bool so = canPayNow(t);
    item.targets.pop_back();
    return so || (!payable && !isLastTarget(t));
}

bool isPricedByAims(const Table& t)
{
    const PileItem& item = itemAsked(t);
    return t.state.announcement.how != Announcement::How::Again
        && (isCasting(item) || item.kind == PileItem::Kind::Active) && costsDependOnAims(t);
}

/// "To another legal target": where there is another one.
void leaveOut(const Table& t, Ref before, Options& out)
{
    Options left;
    for (const Option& each : out)
        if (refOf(t, each) != before)
            offer(left, each);
    if (!left.empty())
        out = left;
}

void anotherTarget(const Table& t, Options& out)
{
    const PileItem& item = itemAsked(t);
    const Slot& slot = factsOf(t, item)->slots[t.state.announcement.slot];
    targetOptions(t, slot, viewpointOf(item), item,
        slot.number == 0 ? 0 : item.slotEnd[slot.number - 1u], out);
    const Announcement& a = t.state.announcement;
    if (a.how == Announcement::How::Again && !a.costs.empty())
        leaveOut(t, a.costs.front(), out);
    if (!isPricedByAims(t))
        return;
    const bool payable = canPayNow(t);
    Options left;
    for (const Option& each : out)
        if (canBePaidFor(t, refOf(t, each), payable))
            offer(left, each);
    if (!left.empty()) // else it is as dear whatever it is aimed at
        out = left;
}

/// What was asked is known: on to the next of its kind.
void settled(const Table& t)
{
    ++t.state.announcement.at;
    answered(t);
}

/// 8.5 "X target citizens": no greater X than there are citizens to aim at.
int mostByTargets(const Table& t)
{
    State& s = t.state;
    int most = 99;
    for (std::size_t at = 0; at < s.announcement.items; ++at) {
        const PileItem& item = itemAt(s, at);
        const AbilityFacts* facts = factsOf(t, item);
        if (!facts)
            continue;
        for (const Slot& slot : facts->slots) {
            if (!slot.spec.byX)
                continue;
            Options there;
            targetOptions(t, slot, viewpointOf(item), item, 0, there);
            const int aims = slot.spec.upTo
                ? slot.spec.count
                : std::min<int>(slot.spec.count, static_cast<int>(there.size()));
            most = std::min(most, aims);
        }
    }
    return most;
}

} // namespace

void costOptions(const Table& t, Options& out)
{
    State& s = t.state;
    const Announcement& a = s.announcement;
    const Bill bill = billOf(t);
    ObjectList found;
    costCandidates(t, *bill.cost, (*bill.cost)[a.at], bill.self, a.player, bill.beingCast, found);
    for (const Index i : found)
        if (!s.picks.contains(i) && !isSpentOn(s, *bill.cost, i))
            offer(out, option(Verb::Choose, i));
    if ((*bill.cost)[a.at].byX
        && (out.empty() || hasTargetsWithX(t, static_cast<int>(s.picks.size()))))
        offer(out, noneOf(Verb::Choose));
}

void answerCost(const Table& t, const Option& o)
{
    State& s = t.state;
    const Bill bill = billOf(t);
    const bool byX = (*bill.cost)[s.announcement.at].byX;
    if (byX) { // 8.1.1 what is paid is the X
        const std::size_t x = s.picks.size() + (isNone(o) ? 0 : 1);
        for (std::size_t k = 0; k < s.announcement.items; ++k)
            itemAt(s, k).x = static_cast<std::uint8_t>(x);
    }
    if (isNone(o))
        return settled(t);
    s.picks.push_back(indexOf(o));
    s.announcement.costs.push_back(refOf(s, indexOf(o)));
    if (s.picks.size() >= s.asked.max)
        settled(t);
}

void xOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    const Purse purse = purseOf(t, s.announcement.player);
    const int most = std::min({ mostByTargets(t), mostXSaid(t), greatestX(purse, soulCostOf(t)) });
    for (int x = 0; x <= most; ++x)
        if (hasTargetsWithX(t, x))
            offer(out, numberOption(Verb::Number, x));
}

void answerX(const Table& t, const Option& o)
{
    State& s = t.state;
    for (std::size_t k = 0; k < s.announcement.items; ++k)
        itemAt(s, k).x = static_cast<std::uint8_t>(o.number);
    settled(t);
}

void modeOptions(const Table& t, Options& out)
{
    const PileItem& item = itemAsked(t);
    const Viewpoint v = viewpointOf(item);
    const std::uint8_t modes = factsOf(t, item)->modes;
    const auto* choose
        = std::get_if<Choose>(&t.cards.ability(item.card, item.ability).effect->node);
    const bool ofAll = choose && choose->allIf; // the last mode is all of the others
    const bool all = ofAll && holds(t, *choose->allIf, v);
    const auto list = [&](std::uint8_t from, std::uint8_t to) {
        for (std::uint8_t mode = from; mode < to; ++mode)
            if (hasTargetsInMode(t, *factsOf(t, item), mode, v))
                offer(out, numberOption(Verb::Mode, mode + 1));
    };
    const auto last = static_cast<std::uint8_t>(ofAll ? modes - 1 : modes);
    if (all)
        list(last, modes);
    if (!all || choose->may || out.empty()) // 10.3 what can not be done together is done singly
        list(0, last);
}

void answerMode(const Table& t, const Option& o)
{
    itemAsked(t).mode = static_cast<std::uint8_t>(o.number - 1);
    settled(t);
}

void opponentOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    for (Seat p = 0; p < s.seats; ++p)
        if (p != s.announcement.player && s.players[p].alive)
            offer(out, seatOption(Verb::Choose, p));
}

void answerOpponent(const Table& t, const Option& o)
{
    itemAsked(t).other = static_cast<Seat>(o.number);
    settled(t);
}

void targetOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    anotherTarget(t, out);
    if (s.picks.size() >= s.asked.min)
        offer(out, noneOf(Verb::Target));
}

void answerTarget(const Table& t, const Option& o)
{
    State& s = t.state;
    Announcement& a = s.announcement;
    if (!isNone(o)) {
        PileItem& item = itemAsked(t);
        item.targets.push_back(refOf(t, o));
        item.slotEnd[factsOf(t, item)->slots[a.slot].number]
            = static_cast<std::uint8_t>(item.targets.size());
        s.picks.push_back(0);
        if (s.picks.size() < s.asked.max) {
            Options left;
            anotherTarget(t, left);
            if (!left.empty())
                return;
        }
    }
    ++a.slot;
    answered(t);
}

void effectOrderOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    for (std::size_t k = 0; k < s.announcement.items; ++k)
        if (!s.picks.contains(static_cast<Index>(k)))
            offer(out, placeOption(Verb::Order, k));
}

void answerEffectOrder(const Table& t, const Option& o)
{
    State& s = t.state;
    s.picks.push_back(static_cast<Index>(o.number));
    if (s.picks.size() < s.asked.max)
        return;
    std::vector<PileItem> ordered;
    for (const Index k : s.picks)
        ordered.push_back(itemAt(s, k));
    for (std::size_t k = 0; k < ordered.size(); ++k)
        itemAt(s, k) = ordered[k];
    settled(t);
}

} // namespace triptych::kryptik
