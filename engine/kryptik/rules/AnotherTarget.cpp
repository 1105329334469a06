#include "kryptik/rules/AnotherTarget.h"

#include "kryptik/rules/Targeting.h"

#include <algorithm>

namespace triptych::kryptik {

namespace {

/// It has to be filled, whatever is done. RULING 8.5: of two branches one is enough.
bool isFixed(const Slot& slot, std::uint8_t mode)
{
    return slot.isOfMode(mode) && slot.fork == Slot::noFork && !slot.spec.upTo && !slot.spec.byX;
}

bool isAnother(const Slot& slot, std::uint8_t mode)
{
    return isFixed(slot, mode) && slot.spec.filter.other;
}

bool isEnoughBut(const Table& t, const Slot& slot, const Viewpoint& v, Ref but)
{
    int found = 0;
    return someTarget(t, slot, v, [&](Ref r) {
        found += r != but;
        return found >= slot.spec.count;
    });
}

} // namespace

bool hasAnother(const Table& t, const AbilityFacts& facts, std::uint8_t mode, const Viewpoint& v)
{
    const auto begin = facts.slots.begin();
    for (auto slot = begin; slot != facts.slots.end(); ++slot)
        if (isAnother(*slot, mode) && !someTarget(t, *slot, v, [&](Ref r) {
                return std::all_of(begin, slot, [&](const Slot& before) {
                    return !isFixed(before, mode) || isEnoughBut(t, before, v, r);
                });
            }))
            return false;
    return true;
}

bool leavesAnother(const Table& t, const AbilityFacts& facts, const Slot& slot,
    const PileItem& item, Ref chosen, const Viewpoint& v)
{
    return std::ranges::all_of(facts.slots, [&](const Slot& behind) {
        return behind.number <= slot.number || !isAnother(behind, item.mode)
            || someTarget(
                t, behind, v, [&](Ref r) { return r != chosen && !item.targets.contains(r); });
    });
}

} // namespace triptych::kryptik
