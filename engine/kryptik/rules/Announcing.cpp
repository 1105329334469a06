#include "kryptik/rules/Announcing.h"

#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/AimingByX.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Paying.h"
#include "kryptik/rules/PuttingOnPile.h"
#include "kryptik/rules/Targeting.h"

#include <algorithm>
#include <vector>

namespace triptych::kryptik {

namespace {

// Each stage returns true when it has asked something.

/// 8.1.1 Whether it is cast for its soul cost or for what its text says instead.
bool askInstead(const Table& t)
{
    State& s = t.state;
    Announcement& a = s.announcement;
    const PileItem& item = itemAt(s, 0);
    if (a.asked > 2)
        return false;
    if (a.asked == 1 && !s.picks.empty())
        a.how = Announcement::How::Instead;
    if (a.asked != 0 || !isCasting(item) || a.how != Announcement::How::Normal) {
        a.asked = 2;
        return false;
    }
    a.asked = 2;
    const Index card = item.source.object;
    const Facts& facts = t.facts(card);
    const Purse purse = purseOf(t, a.player);
    if (!mayCastInstead(t, card, a.player, purse))
        return false;
    if (facts.insteadCost.empty() || !canPay(purse, castingNeed(t, card, a.player, false))) {
        a.how = Announcement::How::Instead;
        return false;
    }
    a.asked = 1;
    const std::uint16_t node = t.card(card).abilities[facts.instead].effect->id;
    return ask(t, { Ask::May, a.player, 1, 1, node });
}

/// 8.1 "You may pay an additional {2} as you cast this."
bool askMore(const Table& t)
{
    State& s = t.state;
    Announcement& a = s.announcement;
    if (a.asked == 3 && !s.picks.empty())
        for (std::size_t k = 0; k < a.items; ++k)
            itemAt(s, k).paidMore = 1;
    const PileItem& item = itemAt(s, 0);
    if (a.asked > 2 || !isCasting(item) || a.how == Announcement::How::Instead
        || a.how == Announcement::How::Again) {
        a.asked = 4;
        return false;
    }
    const Facts& facts = t.facts(item.source.object);
    const Purse purse = purseOf(t, a.player);
    if (facts.more == 0xFF || !canPay(purse, together(soulCostOf(t), facts.moreStones))) {
        a.asked = 4;
        return false;
    }
    a.asked = 3;
    const std::uint16_t node = t.card(item.source.object).abilities[facts.more].effect->id;
    return ask(t, { Ask::May, a.player, 1, 1, node });
}

/// 8.1.3, 8.1.4 With what a cost is paid that is no energy.
bool askCosts(const Table& t)
{
    State& s = t.state;
    Announcement& a = s.announcement;
    if (askInstead(t) || askMore(t))
        return true;
    const Bill bill = billOf(t);
    for (; a.at < bill.cost->size(); ++a.at) {
        const CostItem& item = (*bill.cost)[a.at];
        if (!isPick(item.kind))
            continue;
        if (item.byX) { // as many as one likes
            ObjectList found;
            costCandidates(t, *bill.cost, item, bill.self, a.player, bill.beingCast, found);
            std::size_t room = std::min<std::size_t>(
                a.costs.capacity() - a.costs.size(), static_cast<std::size_t>(mostXSaid(t)));
            if (const StoneNeed need = soulCostOf(t); need.xs > 0) // 8.1.1 one X of both
                room = std::min(
                    room, static_cast<std::size_t>(greatestX(purseOf(t, a.player), need)));
            const auto most = static_cast<std::uint8_t>(std::min(found.size(), room));
            if (ask(t, { Ask::Cost, a.player, 0, most }))
                return true;
            continue;
        }
        if (ask(t,
                { Ask::Cost, a.player, static_cast<std::uint8_t>(item.count),
                    static_cast<std::uint8_t>(item.count) }))
            return true;
    }
    return false;
}

/// 8.1.1 X is announced before it is paid.
bool askX(const Table& t)
{
    State& s = t.state;
    const StoneNeed need = soulCostOf(t);
    if (need.xs == 0 || s.announcement.at > 0)
        return false;
    if (std::ranges::any_of(*billOf(t).cost, [](const CostItem& item) { return item.byX; }))
        return false; // "plunder X": as many as were picked are the X of the energy, too
    return ask(t, { Ask::X, s.announcement.player, 1, 1 });
}

/// 10.4 Modes come before targets: they say which targets there are.
bool askModes(const Table& t)
{
    State& s = t.state;
    for (Announcement& a = s.announcement; a.at < a.items; ++a.at) {
        const AbilityFacts* facts = factsOf(t, itemAt(s, a.at));
        if (facts && facts->modes > 0)
            return ask(t, { Ask::Mode, a.player, 1, 1 });
    }
    return false;
}

/// glossary Opponent: "an opponent" is one of several only where there are several.
bool askOpponent(const Table& t)
{
    State& s = t.state;
    for (Announcement& a = s.announcement; a.at < a.items; ++a.at) {
        PileItem& item = itemAt(s, a.at);
        const AbilityFacts* facts = factsOf(t, item);
        if (!facts || !facts->speaksOfOpponent)
            continue;
        if (living(s) > 2)
            return ask(t, { Ask::Opponent, a.player, 1, 1 });
        item.other = nextSeat(s, a.player);
    }
    return false;
}

/// 8.5 Target by target, in text order.
bool askTargets(const Table& t)
{
    State& s = t.state;
    Announcement& a = s.announcement;
    for (; a.at < a.items; ++a.at, a.slot = 0) {
        PileItem& item = itemAt(s, a.at);
        const AbilityFacts* facts = factsOf(t, item);
        if (!facts)
            continue;
        for (; a.slot < facts->slots.size(); ++a.slot) {
            const Slot& slot = facts->slots[a.slot];
            if (slot.mode != Slot::anyMode && slot.mode != item.mode)
                continue; // the places are those of the mode that was chosen
            if (slot.number >= maxSlots)
                break;
            item.slots = static_cast<std::uint8_t>(slot.number + 1) & 0x3F;
            item.slotEnd[slot.number] = static_cast<std::uint8_t>(item.targets.size());
            const int count
                = slot.spec.byX ? std::min<int>(item.x, slot.spec.count) : slot.spec.count;
            if (count == 0
                || (slot.fork != Slot::noFork
                    && !branchHasTargets(
                        t, *facts, item.mode, slot.fork, slot.otherwise, viewpointOf(item))))
                continue;
            const auto most = static_cast<std::uint8_t>(count);
            const std::uint8_t least
                = slot.spec.upTo ? static_cast<std::uint8_t>(slot.spec.one ? 1 : 0) : most;
            if (ask(t, { Ask::Target, a.player, least, most }))
                return true;
        }
    }
    return false;
}

/// 8.4.1 The paragraphs of a card go on the pile one by one, in the order of who casts it.
bool askOrder(const Table& t)
{
    State& s = t.state;
    Announcement& a = s.announcement;
    if (a.items < 2 || a.at > 0 || a.how == Announcement::How::Again)
        return false;
    return ask(t, { Ask::EffectOrder, a.player, a.items, a.items });
}

bool askStage(const Table& t, Announcement::Stage stage)
{
    switch (stage) {
    case Announcement::Stage::Costs:
        return askCosts(t);
    case Announcement::Stage::X:
        return askX(t);
    case Announcement::Stage::Modes:
        return askModes(t);
    case Announcement::Stage::Opponent:
        return askOpponent(t);
    case Announcement::Stage::Targets:
        return askTargets(t);
    case Announcement::Stage::Order:
        return askOrder(t);
    case Announcement::Stage::None:
    case Announcement::Stage::Pay:
        break;
    }
    return false;
}

} // namespace

void run(const Table& t, Announce)
{
    State& s = t.state;
    Announcement& a = s.announcement;
    while (a.stage != Announcement::Stage::Pay) {
        if (askStage(t, a.stage)) {
            s.agenda.push(Announce {});
            return;
        }
        a.stage = static_cast<Announcement::Stage>(static_cast<int>(a.stage) + 1);
        a.at = 0;
        a.slot = 0;
    }
    if (a.how != Announcement::How::Again)
        payAll(t);
    putOnThePile(t);
}

} // namespace triptych::kryptik
