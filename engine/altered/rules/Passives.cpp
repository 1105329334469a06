#include "altered/rules/Passives.h"

#include "altered/rules/Adventure.h"

#include <algorithm>
#include <tuple>

namespace triptych::altered {

const Gain* lastingGain(const Board& b, const Ongoing& o)
{
    return std::get_if<Gain>(&b.cards.effect(o.node).node);
}

namespace {

/// RULING "crowded table": among more than these only timestamps count.
constexpr std::size_t mostDependencies = 8;

std::uint16_t timestampOf(const State& s, PassiveAbility passive)
{
    return passive.object == noIndex ? s.ongoing[passive.ability].timestamp
                                     : s.objects[passive.object].timestamp;
}

bool asks(const Board& b, PassiveAbility passive)
{
    return passive.object != noIndex
        && b.facts(passive.object).abilities[passive.ability].asksWhatIs;
}

/// What a passive ability does: to which objects and regions, and how much.
struct Doing
{
    ObjectSet objects {};
    std::uint16_t regions = 0;
    int amount = 0;
    bool operator==(const Doing&) const = default;
};

/// What it does where only these have been applied (2.3.2.d-f).
Doing doingOf(const Board& b, const PassiveOrder& applied, PassiveAbility passive)
{
    const State& s = b.state;
    const Board then { b.state, b.cards, nullptr, { &applied, applied.size() } };
    const Ability& ability = b.card(passive.object).abilities[passive.ability];
    Doing doing;
    const std::optional<View> speaking = speakingView(then, passive.object, ability);
    if (!speaking)
        return doing;
    const View& view = *speaking;
    const auto speak = [&](const Thing& thing) {
        for (Index i = 0; i < s.objectCount; ++i)
            if (!isHiddenSpot(spotOf(s, i)) && spotOf(s, i) != Spot::Gone
                && speaksOf(then, thing, i, view))
                add(doing.objects, i);
    };
    if (const auto* are = std::get_if<Are>(&*ability.statement)) {
        speak(are->what);
        for (const Grant& grant : are->grants)
            doing.amount += valueOf(then, grant.amount, view);
    } else if (const auto* highest = std::get_if<HighestStatistics>(&*ability.statement)) {
        speak(highest->of);
    } else if (const auto* terrains = std::get_if<TerrainsAre>(&*ability.statement)) {
        for (int region = 0; region < regionCount; ++region)
            if (speaksOfRegion(then, *terrains, region, view))
                doing.regions = static_cast<std::uint16_t>(doing.regions | (1u << region));
    }
    return doing;
}

/// 2.3.3 Of those that are free from dependency the oldest is applied; then it is looked at anew. In a
/// circle each depends on the others, and all of it is free.
PassiveOrder byDependency(const Board& b, PassiveOrder left)
{
    PassiveOrder order;
    while (!left.empty()) {
        std::array<std::uint32_t, mostDependencies> on {}; // bit y of on[x]: x depends on y
        for (std::size_t x = 0; x < left.size(); ++x) {
            if (!asks(b, left[x]))
                continue;
            const Doing doing = doingOf(b, order, left[x]);
            for (std::size_t y = 0; y < left.size(); ++y) {
                if (y == x)
                    continue;
                PassiveOrder with = order;
                with.push_back(left[y]);
                if (!(doingOf(b, with, left[x]) == doing))
                    on[x] |= 1u << y;
            }
        }
        for (std::size_t by = 0; by < left.size(); ++by) // 2.3.2.g through others as well
            for (std::size_t x = 0; x < left.size(); ++x)
                if ((on[x] >> by) & 1)
                    on[x] |= on[by];
        const auto isFree = [&](std::size_t x) {
            for (std::size_t y = 0; y < left.size(); ++y)
                if (y != x && ((on[x] >> y) & 1) && !((on[y] >> x) & 1))
                    return false;
            return true;
        };
        std::size_t next = 0;
        while (!isFree(next))
            ++next;
        order.push_back(left[next]);
        left.erase(next);
    }
    return order;
}

} // namespace

PassiveOrder passiveOrder(const Board& b)
{
    const State& s = b.state;
    PassiveOrder order;
    eachOf(s.speakers, [&](Index i) {
        const Facts& facts = b.facts(i);
        if (!((facts.statements | facts.supportStatements) & changesCharacteristics))
            return;
        for (const std::uint8_t number : facts.passives)
            if (((1u << facts.abilities[number].statement) & changesCharacteristics)
                && !order.full())
                order.push_back({ i, number });
    });
    for (std::size_t k = 0; k < s.ongoing.size(); ++k)
        if (lastingGain(b, s.ongoing[k]) && !order.full())
            order.push_back({ noIndex, static_cast<std::uint8_t>(k) });
    std::sort(order.begin(), order.end(), [&](PassiveAbility x, PassiveAbility y) {
        return std::tuple(timestampOf(s, x), x.object, x.ability)
            < std::tuple(timestampOf(s, y), y.object, y.ability);
    });
    const bool depends = order.size() > 1 && order.size() <= mostDependencies
        && std::ranges::any_of(order, [&](PassiveAbility each) { return asks(b, each); });
    return depends ? byDependency(b, order) : order;
}

} // namespace triptych::altered
