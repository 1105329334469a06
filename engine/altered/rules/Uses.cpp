#include "altered/rules/Uses.h"

#include <algorithm>

namespace triptych::altered {

namespace {

constexpr int mostUses = 100; // 1.4.6
/// What was gained is counted behind all that is printed: so many numbers from here on.
constexpr std::uint8_t firstGained = 0x20;

/// Whether an ability of an object has been activated this Day.
bool wasUsed(const State& s, Ref r, std::uint8_t ability)
{
    return std::ranges::any_of(
        s.uses, [&](const Use& use) { return use.who == r && use.ability == ability; });
}

/// Where the uses in a turn and in the Afternoon are counted; those of a Day are all that there are.
std::uint8_t countedAt(Duration each)
{
    return each == Duration::ThisTurn     ? usedThisTurn
        : each == Duration::ThisAfternoon ? usedThisAfternoon
                                          : std::uint8_t { 0 };
}

} // namespace

bool isTooLate(const State& s, Ref who, std::uint8_t ability, Duration each)
{
    if (each == Duration::ThisDay)
        return wasUsed(s, who, ability);
    if (each == Duration::ThisAfternoon)
        return s.stage != Stage::Afternoon || wasUsed(s, who, ability);
    return each == Duration::ThisTurn
        && (s.stage != Stage::Afternoon || wasUsed(s, who, ability | usedThisTurn));
}

bool hasTriggered(const State& s, Ref who, std::uint8_t ability, Duration oncePer)
{
    return oncePer == Duration::ThisDay ? wasUsed(s, who, ability)
                                        : s.stage == Stage::Afternoon && oncePer != Duration::None
            && wasUsed(s, who, ability | countedAt(oncePer));
}

std::uint8_t countedAs(std::uint8_t ability, std::uint16_t node)
{
    return ability < firstGained
        ? ability
        : static_cast<std::uint8_t>(firstGained | (node & (firstGained - 1u)));
}

void countTrigger(State& s, Ref who, std::uint8_t ability, const Ability& said)
{
    const bool isLimited = said.firstEach != Duration::None || said.oncePer != Duration::None;
    if (ability >= firstGained && isLimited)
        countUse(s, who, ability);
    if (said.firstEach == Duration::ThisTurn)
        countUse(s, who, ability | usedThisTurn);
    if (s.stage == Stage::Afternoon && countedAt(said.oncePer) != 0)
        countUse(s, who, ability | countedAt(said.oncePer));
}

void forgetUsesOfTurn(State& s)
{
    for (std::size_t k = s.uses.size(); k-- > 0;)
        if (s.uses[k].ability >= usedThisTurn && s.uses[k].ability < 2 * usedThisTurn)
            s.uses.erase(k);
}

bool mayUse(const State& s, Ref r, std::uint8_t ability)
{
    for (const Use& use : s.uses)
        if (use.who == r && use.ability == ability)
            return use.times < mostUses;
    return true;
}

bool isUsedUp(const State& s, Ref r, std::uint8_t ability, Duration oncePer)
{
    const bool turn = oncePer == Duration::ThisTurn;
    return oncePer != Duration::None
        && wasUsed(s, r, turn ? static_cast<std::uint8_t>(ability | usedThisTurn) : ability);
}

bool countUse(State& s, Ref r, std::uint8_t ability)
{
    Use* least = nullptr;
    for (Use& use : s.uses) {
        if (use.who == r && use.ability == ability) {
            if (use.times >= mostUses)
                return false;
            ++use.times;
            return true;
        }
        if (!least || use.times < least->times)
            least = &use;
    }
    const Use fresh { r, ability, 1 };
    // RULING "how often an ability was used": the counts of what was used least make room.
    if (s.uses.full())
        *least = fresh;
    else
        s.uses.push_back(fresh);
    return true;
}

} // namespace triptych::altered
