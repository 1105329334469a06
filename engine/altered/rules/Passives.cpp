#include "altered/rules/Passives.h"

#include "altered/rules/Adventure.h"

#include <algorithm>
#include <bitset>
#include <tuple>

namespace triptych::altered {

const Gain* lastingGain(const Table& t, const LastingEffect& o)
{
    return std::get_if<Gain>(&t.cards.effect(o.node).node);
}

namespace {

std::uint16_t timestampOf(const State& s, PassiveAbility passive)
{
    return passive.object == noIndex ? s.lasting[passive.ability].timestamp
                                     : s.objects[passive.object].timestamp;
}

Topics asks(const Table& t, PassiveAbility passive)
{
    if (passive.object != noIndex) // its own abilities may be lost
        return t.facts(passive.object).abilities[passive.ability].asks
            | (t.cards.losesAbilities() ? aboutAbilities : 0);
    const Ability* stated = statedFor(t, t.state.lasting[passive.ability]);
    return stated ? askedBy(*stated) : 0;
}

Topics changes(const Table& t, PassiveAbility passive)
{
    if (passive.object != noIndex)
        return t.facts(passive.object).abilities[passive.ability].changes;
    const LastingEffect& o = t.state.lasting[passive.ability];
    const Ability* stated = statedFor(t, o);
    return stated ? changedBy(*stated->statement) : changedBy(*lastingGain(t, o));
}

/// What one sees that is no Gain, if it speaks now.
std::optional<Viewpoint> seenBy(const Table& t, PassiveAbility passive, const Ability& ability)
{
    return passive.object == noIndex ? speakingView(t, t.state.lasting[passive.ability], ability)
                                     : speakingView(t, passive.object, ability);
}

/// What it does where only these have been applied (2.3.2.d-f).
Doing doingOf(const Table& t, const PassiveOrder& applied, PassiveAbility passive)
{
    const State& s = t.state;
    Doing doing;
    const Table then { t.state, t.cards, nullptr, { &applied, applied.abilities.size() } };
    const PassiveTurn turn { then, passive };
    if (turn.gain()) {
        doing.objects.add(s.lasting[passive.ability].who.object);
        return doing;
    }
    const Ability& ability = turn.ability();
    const std::optional<Viewpoint> speaking = seenBy(then, passive, ability);
    if (!speaking)
        return doing;
    const Viewpoint& view = *speaking;
    const auto speak = [&](const Thing& thing) {
        for (Index i = 0; i < s.objectCount; ++i)
            if (zoneOf(s, i) != Zone::Gone && speaksOf(then, thing, i, view))
                doing.objects.add(i);
    };
    if (const auto* are = std::get_if<Are>(&*ability.statement)) {
        speak(are->what);
        for (const Grant& grant : are->grants)
            doing.amount += valueOf(then, grant.amount, view);
    } else if (const auto* highest = std::get_if<StatisticsAre>(&*ability.statement)) {
        speak(highest->of);
        if (highest->to)
            doing.amount += valueOf(then, *highest->to, view);
        if (highest->times != 0) // by so much as there is
            doing.objects.each([&](Index i) {
                const Statistics now = statisticsOf(then, i);
                for (std::size_t k = 0; k < now.size(); ++k)
                    if (highest->terrains & (1u << k))
                        doing.amount += now[k];
            });
    } else if (const auto* base = std::get_if<BaseStatisticsAre>(&*ability.statement)) {
        speak(base->of);
    } else if (const auto* terrains = std::get_if<TerrainsAre>(&*ability.statement)) {
        for (int region = 0; region < regionCount; ++region)
            if (speaksOfRegion(then, *terrains, region, view))
                doing.regions = static_cast<std::uint16_t>(doing.regions | (1u << region));
    }
    return doing;
}

/// 2.3.3 Of those that are free from dependency the oldest is applied; then it is looked at anew.
class ByDependency
{
public:
    ByDependency(const Table& t, const PassingVector<PassiveAbility, mostPassives>& oldestFirst)
        : m_table(t)
        , m_left(oldestFirst)
        , m_on(m_left.size())
        , m_waits(m_left.size(), true)
    {
        for (std::size_t x = 0; x < m_left.size(); ++x)
            findDependencies(x);
    }

    PassiveOrder take()
    {
        for (std::size_t n = 0; n < m_left.size(); ++n)
            apply(nextFree());
        return std::move(m_order);
    }

private:
    using Set = std::bitset<mostPassives>;

    void push(std::size_t x)
    {
        m_order.doings.push_back(doingOf(m_table, m_order, m_left[x]));
        m_order.abilities.push_back(m_left[x]);
    }
    /// It depends on what would change its doing by being applied. Only what changes something that it
    /// asks can do that.
    void findDependencies(std::size_t x)
    {
        m_on[x].reset();
        const Topics asked = asks(m_table, m_left[x]);
        std::optional<Doing> now;
        for (std::size_t y = 0; y < m_left.size(); ++y) {
            if (y == x || !m_waits[y] || !(asked & changes(m_table, m_left[y])))
                continue;
            if (!now)
                now = doingOf(m_table, m_order, m_left[x]);
            push(y);
            m_on[x][y] = doingOf(m_table, m_order, m_left[x]) != *now;
            m_order.doings.pop_back();
            m_order.abilities.pop_back();
        }
    }
    /// In a circle each depends on the others, and all of it is free.
    std::size_t nextFree() const
    {
        std::vector<Set> through = m_on; // 2.3.2.g through others as well
        for (std::size_t by = 0; by < through.size(); ++by)
            if (through[by].any())
                for (Set& of : through)
                    if (of[by])
                        of |= through[by];
        for (std::size_t x = 0; x < m_left.size(); ++x) {
            bool free = m_waits[x];
            for (std::size_t y = 0; free && y < m_left.size(); ++y)
                free = y == x || !through[x][y] || through[y][x];
            if (free)
                return x;
        }
        return 0; // never: of several some circle or some one depends on nothing beyond itself
    }
    void apply(std::size_t x)
    {
        push(x);
        m_waits[x] = false;
        m_on[x].reset();
        for (std::size_t y = 0; y < m_left.size(); ++y) {
            m_on[y][x] = false;
            if (m_waits[y] && (asks(m_table, m_left[y]) & changes(m_table, m_left[x])))
                findDependencies(y);
        }
    }

    const Table& m_table;
    const PassingVector<PassiveAbility, mostPassives>& m_left;
    std::vector<Set> m_on; ///< Bit y of m_on[x]: x depends on y.
    std::vector<bool> m_waits;
    PassiveOrder m_order;
};

/// Whether what lasts changes what objects and regions are.
bool changesObjects(const Table& t, const LastingEffect& o)
{
    const Ability* stated = statedFor(t, o);
    return lastingGain(t, o)
        || (stated && ((1u << stated->statement->index()) & changesCharacteristics));
}

/// Whether one of them asks what another changes.
bool mayDepend(const Table& t, const PassiveOrder& order)
{
    Topics once = 0;
    Topics twice = 0;
    for (const PassiveAbility each : order.abilities) {
        twice |= once & changes(t, each);
        once |= changes(t, each);
    }
    return std::ranges::any_of(order.abilities, [&](PassiveAbility each) {
        return (asks(t, each) & (twice | (once & ~changes(t, each)))) != 0;
    });
}

} // namespace

std::optional<Viewpoint> speaksNow(const PassiveTurn& turn, const Thing& what, Index i)
{
    if (turn.doing && !turn.doing->objects.has(i))
        return std::nullopt;
    std::optional<Viewpoint> view = seenBy(turn.then, turn.which, turn.ability());
    if (view && !turn.doing && !speaksOf(turn.then, what, i, *view))
        view.reset();
    return view;
}

bool speaksNow(const PassiveTurn& turn, const TerrainsAre& e, int region)
{
    if (turn.doing)
        return (turn.doing->regions >> region) & 1;
    const std::optional<Viewpoint> view = seenBy(turn.then, turn.which, turn.ability());
    return view && speaksOfRegion(turn.then, e, region, *view);
}

PassiveOrder passiveOrder(const Table& t)
{
    const State& s = t.state;
    PassiveOrder order;
    s.speakers.each([&](Index i) {
        const Facts& facts = t.facts(i);
        if (!((facts.statements | facts.supportStatements) & changesCharacteristics))
            return;
        for (const std::uint8_t number : facts.passives)
            if ((1u << facts.abilities[number].statement) & changesCharacteristics)
                order.abilities.push_back({ i, number });
    });
    for (std::size_t k = 0; k < s.lasting.size(); ++k)
        if (changesObjects(t, s.lasting[k]))
            order.abilities.push_back({ noIndex, static_cast<std::uint8_t>(k) });
    if (order.abilities.size() < 2)
        return order;
    std::sort(
        order.abilities.begin(), order.abilities.end(), [&](PassiveAbility x, PassiveAbility y) {
            return std::tuple(timestampOf(s, x), x.object, x.ability)
                < std::tuple(timestampOf(s, y), y.object, y.ability);
        });
    if (mayDepend(t, order))
        return ByDependency(t, order.abilities).take();
    return order;
}

} // namespace triptych::altered
