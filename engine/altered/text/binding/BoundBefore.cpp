#include "altered/text/binding/BoundBefore.h"

#include "altered/tree/Walk.h"

#include <algorithm>
#include <type_traits>

// Goes through an ability in the order in which it is read.
namespace triptych::altered {
namespace {

/// What of a thing has been made otherwise, while it stayed where it was.
struct Changed
{
    StatusSet statuses = 0;
    unsigned keywords = 0;
    bool counters = false;
    bool statistics = false;
    bool place = false;
    bool control = false;

    void add(const Changed& more)
    {
        statuses = static_cast<StatusSet>(statuses | more.statuses);
        keywords |= more.keywords;
        counters = counters || more.counters;
        statistics = statistics || more.statistics;
        place = place || more.place;
        control = control || more.control;
    }
    bool isAskedBy(const Trait& t) const
    {
        using Kind = Trait::Kind;
        if (t.kind == Kind::Status)
            return std::ranges::any_of(
                t.statuses, [&](Status status) { return (statuses & bit(status)) != 0; });
        if (t.kind == Kind::Keyword)
            return ((keywords >> static_cast<unsigned>(t.keyword)) & 1u) != 0;
        if (t.kind == Kind::Number)
            return (counters || statistics)
                && (t.stat == Stat::Statistic || t.stat == Stat::EveryStatistic);
        const bool where
            = t.kind == Kind::InExpedition || t.kind == Kind::InTerrain || t.kind == Kind::Facing;
        // All else is printed on it, or where it lies.
        return (counters && t.kind == Kind::Counters) || (place && where)
            || (control && t.kind == Kind::Controlled);
    }
    bool isAskedBy(const Condition& c) const
    {
        using Measured = Quantity::Kind;
        if (c.kind == Condition::Kind::Compared && c.quantity) // "if its {V} was 3 or more"
            return (counters && c.quantity->kind == Measured::Counters)
                || ((counters || statistics) && c.quantity->kind == Measured::Value
                    && c.quantity->stat == Stat::Statistic);
        const auto asks = [&](const Trait& t) { return isAskedBy(t); };
        return (place && c.positions != 0) || std::ranges::any_of(c.filter.before, asks)
            || std::ranges::any_of(c.filter.after, asks);
    }
};

Changed withCounters()
{
    Changed made;
    made.counters = true;
    made.statuses = bit(Status::Boosted);
    return made;
}
Changed withStatus(Status status)
{
    Changed made;
    made.statuses = bit(status);
    made.counters = status == Status::Boosted;
    return made;
}
Changed withPlace(bool control)
{
    Changed made;
    made.place = true;
    made.control = control;
    return made;
}

Changed changedBy(const Grant& grant)
{
    Changed made;
    switch (grant.kind) {
    case Grant::Kind::Counters:
        return withCounters();
    case Grant::Kind::Status:
        return withStatus(grant.status);
    case Grant::Kind::Keyword:
        made.keywords = 1u << static_cast<unsigned>(grant.keyword);
        if (grant.keyword == Keyword::Fleeting)
            made.statuses = bit(Status::Fleeting);
        return made;
    case Grant::Kind::Statistics:
        made.statistics = true;
        return made;
    case Grant::Kind::Ability:
    case Grant::Kind::Abilities:
    case Grant::Kind::Subtypes:
        break;
    }
    return made;
}

Changed changedBy(const Happening& of)
{
    using Event = Happening::Event;
    if (of.event == Event::Gains || of.event == Event::Loses)
        return of.gainsStatus ? withStatus(of.status) : withCounters();
    if (of.event == Event::Becomes && !of.expedition)
        return withStatus(of.status);
    if (of.event == Event::Exhausts || of.event == Event::Readies)
        return withStatus(Status::Exhausted);
    if (of.event == Event::SwitchesExpeditions || of.event == Event::Defects)
        return withPlace(of.event == Event::Defects);
    return {}; // what goes elsewhere is remembered, and the rest changes nothing of it
}

template <typename Node>
Changed changedBy(const Node& e)
{
    Changed made;
    if constexpr (std::is_same_v<Node, Gain>) {
        for (const Grant& grant : e.grants)
            made.add(changedBy(grant));
    } else if constexpr (
        std::is_same_v<Node,
            Remove> || std::is_same_v<Node, Distribute> || std::is_same_v<Node, MoveCounters> || std::is_same_v<Node, DoubleBoosts> || std::is_same_v<Node, Augment>) {
        return withCounters();
    } else if constexpr (std::is_same_v<Node, Exhaust> || std::is_same_v<Node, Ready>) {
        return withStatus(Status::Exhausted);
    } else if constexpr (std::is_same_v<Node, SwitchExpeditions>) {
        return withPlace(false);
    } else if constexpr (std::is_same_v<Node, Defect> || std::is_same_v<Node, TakeControl>) {
        return withPlace(true);
    } else if constexpr (std::is_same_v<Node, Exchange>) {
        if (e.how != Exchange::How::Zones)
            return withPlace(true);
    } else if constexpr (std::is_same_v<Node, Move>) {
        made.place = e.to == Zone::Expedition;
    }
    return made;
}

/// What it was there is remembered of what goes elsewhere, with all that was done to it before.
template <typename Node>
bool goesAway(const Node& e)
{
    if constexpr (std::is_same_v<Node, Move>)
        return e.to != Zone::Expedition;
    else
        return std::is_same_v<Node, Discard> || std::is_same_v<Node, Sacrifice>;
}

class Before
{
public:
    bool isAsked() const { return m_asked; }

    void goThrough(const Ability& ability)
    {
        for (const Happening& each : ability.triggers)
            happened(each);
        for (const Effect& cost : ability.cost)
            read(cost);
        if (ability.triggerIf)
            read(*ability.triggerIf);
        if (ability.effect)
            read(*ability.effect);
    }

private:
    void happened(const Happening& of)
    {
        const bool me = of.subject && std::holds_alternative<This>(of.subject->node);
        (me ? m_me : m_it).add(changedBy(of));
    }
    template <typename Node>
    void read(const Node& node)
    {
        eachPart(node, [this](const auto& part) { read(part); });
    }
    void read(const Ability& inQuotes)
    {
        Before there;
        there.goThrough(inQuotes);
        m_asked = m_asked || there.m_asked;
    }
    void read(const Condition& c)
    {
        if (c.past && (c.kind == Condition::Kind::Is || c.kind == Condition::Kind::Compared)) {
            const Boxed<Thing>& of = c.quantity && c.quantity->thing ? c.quantity->thing : c.thing;
            const bool it = of && std::holds_alternative<It>(of->node);
            m_asked = m_asked || (it ? m_it : m_me).isAskedBy(c);
        }
        for (const Condition& part : c.parts)
            read(part);
    }
    void read(const Effect& effect)
    {
        std::visit([this](const auto& e) { carryOut(e); }, effect.node);
    }
    void inside(const Boxed<Effect>& effect)
    {
        if (effect)
            read(*effect);
    }

    template <typename Node>
    void carryOut(const Node& e)
    {
        read(e);
        if constexpr (std::is_same_v<Node, MoveCounters>) {
            note(e.from, changedBy(e));
            note(e.to, changedBy(e));
        } else if constexpr (std::is_same_v<Node, Remove>) {
            note(e.from, changedBy(e));
        } else if constexpr (std::is_same_v<Node, Distribute>) {
            note(e.among, changedBy(e));
        } else if constexpr (std::is_same_v<Node, DoubleBoosts>) {
            note(e.on, changedBy(e));
        } else if constexpr (requires { e.what.node; }) {
            if (goesAway(e))
                (std::holds_alternative<This>(e.what.node) ? m_me : m_it) = {};
            note(e.what, changedBy(e));
            if constexpr (std::is_same_v<Node, Gain>)
                if (e.also && std::holds_alternative<This>(e.also->node))
                    note(*e.also, changedBy(e));
        } else if constexpr (
            std::is_same_v<Node,
                Create> || std::is_same_v<Node, Resupply> || std::is_same_v<Node, Sabotage> || std::is_same_v<Node, RevealUntil>) {
            m_it = {};
        }
    }
    void note(const Thing& of, const Changed& change)
    {
        const bool same = std::holds_alternative<It>(of.node);
        Changed& kept = std::holds_alternative<This>(of.node) ? m_me : m_it;
        if (same || &kept == &m_me)
            kept.add(change);
        else
            kept = change;
    }
    /// Each branch goes on with what was done before them.
    void carryOut(const If& e)
    {
        read(e.condition);
        const Before before = *this;
        inside(e.effect);
        branch(before, [&] { inside(e.otherwise); });
    }
    void carryOut(const Choose& e)
    {
        const Before before = *this;
        for (const Mode& mode : e.modes)
            branch(before, [&] {
                for (const Effect& cost : mode.cost)
                    read(cost);
                inside(mode.effect);
            });
    }
    void carryOut(const ResultTable& e)
    {
        const Before before = *this;
        for (const ResultTable::Row& row : e.rows)
            branch(before, [&] { inside(row.effect); });
        branch(before, [&] { inside(e.otherwise); });
    }
    void carryOut(const NextTime& e)
    {
        const Before before = *this;
        m_it = {};
        happened(e.happening);
        inside(e.effect);
        m_it = before.m_it;
        m_me = before.m_me;
    }
    template <typename Body>
    void branch(const Before& before, Body body)
    {
        const Before so = *this;
        m_it = before.m_it;
        m_me = before.m_me;
        body();
        m_it.add(so.m_it);
        m_me.add(so.m_me);
    }

    Changed m_it {};
    Changed m_me {};
    bool m_asked = false;
};

} // namespace

bool asksWhatChanged(const Ability& ability)
{
    Before before;
    before.goThrough(ability);
    return before.isAsked();
}

} // namespace triptych::altered
