#include "match/Phases.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>

namespace triptych::match {

namespace {

// A turn as one row of slots: each phase without steps, and each step of the others.
struct Slot
{
    std::string_view phase;
    std::string_view step;
};

std::vector<Slot> slotsOf(const std::vector<TurnPhase>& phases)
{
    std::vector<Slot> slots;
    for (const TurnPhase& phase : phases) {
        if (phase.steps.empty())
            slots.push_back({ phase.name, {} });
        for (const std::string_view step : phase.steps)
            slots.push_back({ phase.name, step });
    }
    return slots;
}

std::optional<std::size_t> slotOf(const std::vector<Slot>& slots, const Moment& moment)
{
    for (std::size_t i = 0; i < slots.size(); ++i)
        if (slots[i].phase == moment.phase
            && (slots[i].step.empty() || slots[i].step == moment.step))
            return i;
    return std::nullopt;
}

bool fits(const Awaited& awaited, const Slot& slot)
{
    return slot.phase == awaited.phase && (awaited.step.empty() || slot.step == awaited.step);
}

bool amongSlots(
    const Awaited& awaited, const std::vector<Slot>& slots, std::size_t from, std::size_t to)
{
    for (std::size_t i = from; i < to && i < slots.size(); ++i)
        if (fits(awaited, slots[i]))
            return true;
    return false;
}

// Steps that come again: from the resolution of one attack to the next attacker.
std::size_t endOfLoop(
    const std::vector<TurnPhase>& phases, std::string_view phase, std::size_t slot)
{
    std::size_t first = 0;
    for (const TurnPhase& each : phases) {
        const std::size_t count = std::max<std::size_t>(each.steps.size(), 1);
        if (each.name == phase && slot < first + count)
            return each.loopTo > each.loopFrom ? first + each.loopTo + 1 : first + count;
        first += count;
    }
    return slot + 1;
}

std::string text(const nlohmann::ordered_json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

} // namespace

Moment momentOf(const nlohmann::ordered_json& observation)
{
    Moment moment;
    if (const auto turn = observation.find("turn"); turn != observation.end() && turn->is_number())
        moment.turn = turn->get<int>();
    moment.active = text(observation, "active");
    moment.phase = text(observation, "phase");
    moment.step = text(observation, "step");
    return moment;
}

bool Awaited::is(const Moment& moment) const
{
    return moment.phase == phase && (step.empty() || moment.step == step)
        && (active.empty() || moment.active == active);
}

bool goneBy(const Awaited& awaited, const Moment& before, const Moment& after,
    const std::vector<TurnPhase>& phases)
{
    const std::vector<Slot> slots = slotsOf(phases);
    const auto from = slotOf(slots, before);
    const auto to = slotOf(slots, after);
    if (!from || !to || before == after)
        return false;
    const auto rightSeat = [&](const Moment& moment) {
        return awaited.active.empty() || awaited.active == moment.active;
    };
    // The number alone tells: seats may alternate within one turn.
    const bool sameTurn = before.turn == after.turn;
    if (sameTurn && *to > *from)
        return rightSeat(after) && amongSlots(awaited, slots, *from + 1, *to);
    if (sameTurn && before.phase == after.phase)
        return rightSeat(after)
            && amongSlots(awaited, slots, *from + 1, endOfLoop(phases, before.phase, *from));
    // The rest of one turn and the beginning of the next; nobody sets up twice.
    return (rightSeat(before) && amongSlots(awaited, slots, *from + 1, slots.size()))
        || (rightSeat(after) && amongSlots(awaited, slots, 1, *to));
}

} // namespace triptych::match
