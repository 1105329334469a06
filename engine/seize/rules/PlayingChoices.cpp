#include "seize/rules/Playing.h"

#include "seize/rules/Asking.h"
#include "seize/rules/Paying.h"
#include "seize/rules/Targeting.h"

// What is chosen while something is announced: its mode, then its targets.
namespace triptych::seize {

namespace {

std::size_t firstTargetOf(const StackItem& item, std::uint8_t slot)
{
    return slot == 0 ? 0 : item.slotEnd[slot - 1u];
}

} // namespace

bool findsTarget(const Table& t)
{
    const State& s = t.state;
    const StackItem& item = s.stack.back();
    return s.picks.size() >= s.asked.min // none will do
        || hasAnotherTarget(t, abilityOf(t, item),
            factsOf(t, item).slots[s.asked.remembered<OfSlot>().number], viewpointOf(t, item), item,
            firstTargetOf(item, s.asked.remembered<OfSlot>().number));
}

void modeOptions(const Table& t, Options& out)
{
    const StackItem& item = t.state.stack.back();
    for (std::uint8_t mode = 0; mode < factsOf(t, item).modes; ++mode)
        if (hasTargetsInMode(t, abilityOf(t, item), factsOf(t, item), mode, viewpointOf(t, item)))
            out.push_back(numberOption(Verb::Mode, mode + 1));
}

void answerMode(const Table& t, const Option& o)
{
    t.state.stack.back().mode = static_cast<std::uint8_t>(o.number - 1);
    t.state.announcement.slot = 1; // asked
    answered(t);
}

void targetOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    const StackItem& item = s.stack.back();
    targetOptions(t, abilityOf(t, item),
        factsOf(t, item).slots[s.asked.remembered<OfSlot>().number], viewpointOf(t, item), item,
        firstTargetOf(item, s.asked.remembered<OfSlot>().number), out);
    if (s.picks.size() >= s.asked.min)
        out.push_back(noneOf(Verb::Target));
}

void answerTarget(const Table& t, const Option& o)
{
    State& s = t.state;
    if (!isNone(o)) {
        StackItem& item = s.stack.back();
        item.targets.push_back(refOf(t, o));
        item.slotEnd[s.asked.remembered<OfSlot>().number]
            = static_cast<std::uint8_t>(item.targets.size());
        s.picks.push_back(0);
        if (s.picks.size() < s.asked.max) {
            Options left;
            targetOptions(t, left);
            if (!left.empty() && !(left.size() == 1 && isNone(left.front())))
                return;
        }
    }
    ++s.announcement.slot;
    answered(t);
}

} // namespace triptych::seize
