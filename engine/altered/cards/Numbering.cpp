#include "altered/cards/Numbering.h"

#include "altered/tree/Walk.h"

#include <algorithm>

namespace triptych::altered {

namespace {

class Walker : public EveryPart<Walker>
{
public:
    explicit Walker(const Numbers& numbers)
        : m_numbers(numbers)
    {
    }

    using EveryPart::in;
    void in(Counter& c)
    {
        if (c.kind == Counter::Kind::Named)
            c.number = m_numbers.counter(c.name);
    }
    void in(Noun& n)
    {
        if (!n.subtype.empty())
            n.subtypeNumber = m_numbers.subtype(n.subtype);
    }
    void in(Trait& t)
    {
        in(t.counter);
        if (t.kind != Trait::Kind::Named) // there it is the name of a card
            in(t.noun);
        in(t.amount);
        in(t.who);
        in(t.expedition);
        if (t.with)
            in(*t.with);
    }
    void in(Happening& h)
    {
        if ((h.ordinal && h.event != Happening::Event::Gains)
            || h.window == Happening::Window::SameDusk)
            remember(h.event);
        EveryPart::in(h);
    }
    void in(Quantity& q)
    {
        EveryPart::in(q);
        if (q.happening)
            remember(q.happening->event);
    }
    void in(Condition& c)
    {
        EveryPart::in(c);
        if (c.happening)
            remember(c.happening->event);
    }
    void in(CantBePlayed& c)
    {
        EveryPart::in(c);
        if (c.happening) // "can't play more than one Spell each Day"
            remember(c.happening->event);
    }
    void in(Grant& g)
    {
        EveryPart::in(g);
        if (g.ability)
            m_numbers.granted(*g.ability);
    }
    void in(Create& e)
    {
        EveryPart::in(e);
        if (!e.token.name.empty())
            e.token.number = m_numbers.token(e.token);
    }
    void in(Next& e)
    {
        EveryPart::in(e);
        if (e.everyAfternoon)
            m_numbers.history(Happening::Event::Plays);
    }
    void in(Effect& e)
    {
        e.id = m_numbers.effect(e);
        EveryPart::in(e);
    }

private:
    /// A Gift that is received is one that is made; what is sacrificed somebody sacrifices.
    void remember(Happening::Event event)
    {
        using Event = Happening::Event;
        m_numbers.history(event == Event::GetsGift ? Event::MakesGift
                : event == Event::IsSacrificed     ? Event::Sacrifices
                                                   : event);
    }

    const Numbers& m_numbers;
};

class Declarations
{
public:
    explicit Declarations(const DeclaredTargets& found)
        : m_found(found)
    {
    }

    void of(const Effect& effect)
    {
        std::visit(
            [this](const auto& node) {
                using Node = std::remove_cvref_t<decltype(node)>;
                if constexpr (std::is_same_v<Node, Sequence>) {
                    for (const Effect& part : node.parts)
                        of(part);
                } else if constexpr (std::is_same_v<Node, If>) {
                    inside(node.effect);
                    inside(node.otherwise);
                } else if constexpr (std::is_same_v<Node, Where>) {
                    inside(node.effect);
                } else if constexpr (std::is_same_v<Node, Choose>) {
                    choice(node);
                } else if constexpr (std::is_same_v<Node, ResultTable>) {
                    for (const ResultTable::Row& row : node.rows)
                        inside(row.effect);
                } else {
                    leaf(node);
                }
            },
            effect.node);
    }

private:
    static bool isOne(const Amount& count)
    {
        return count.kind == Amount::Kind::Fixed && count.number == 1;
    }
    void inside(const Boxed<Effect>& boxed)
    {
        if (boxed)
            of(*boxed);
    }
    void choice(const Choose& choose)
    {
        // A mode picked more than once, or with a cost of its own, asks when it comes.
        if (choose.repeat || m_mode != 0xFF)
            return;
        for (m_mode = 0; m_mode < choose.modes.size(); ++m_mode)
            if (choose.modes[m_mode].cost.empty())
                inside(choose.modes[m_mode].effect);
        m_mode = 0xFF;
    }
    template <typename Node>
    void leaf(const Node& node)
    {
        if constexpr (std::is_same_v<Node, DeclareExpedition>) {
            if (isOne(node.count) && !node.upTo) // of several each is a pick: asked when it comes
                place(node.expedition);
        } else if constexpr (requires { node.expedition.kind; }) {
            place(node.expedition);
        }
        if constexpr (requires { node.what.node; })
            thing(node.what);
        if constexpr (requires { node.from.node; })
            thing(node.from);
        if constexpr (requires { node.to.node; })
            thing(node.to);
        if constexpr (requires { node.of.node; })
            thing(node.of);
        if constexpr (requires { node.on.node; })
            thing(node.on);
        if constexpr (requires { node.with.node; })
            thing(node.with);
        if constexpr (std::is_same_v<Node, Sabotage>)
            if (node.what)
                thing(*node.what);
        if constexpr (std::is_same_v<Node, Gain>)
            if (node.also)
                thing(*node.also);
        if constexpr (std::is_same_v<Node, Create>) {
            if (node.distributed && !node.among)
                divide(nullptr, node.count);
            else if (node.expedition && !node.same) // "create only one": where the other would be
                place(*node.expedition);
        }
        if constexpr (std::is_same_v<Node, Distribute>)
            if (const auto* target = std::get_if<Target>(&node.among.node))
                divide(target, node.count);
        if constexpr (std::is_same_v<Node, CantMove>)
            for (const Expedition& expedition : node.expeditions)
                place(expedition);
    }
    void thing(const Thing& thing)
    {
        if (const auto* target = std::get_if<Target>(&thing.node); target && !isRelative(*target))
            m_found.target(*target, m_mode);
        if (const auto* each = std::get_if<Each>(&thing.node)) // "Characters in target Expedition"
            for (const auto* list : { &each->filter.before, &each->filter.after })
                for (const Trait& trait : *list)
                    if (trait.kind == Trait::Kind::InExpedition)
                        place(trait.expedition);
    }
    /// How many an X is shows only later, and so does their division.
    void divide(const Target* target, const Amount& count)
    {
        if (count.kind == Amount::Kind::Fixed)
            m_found.divided(target, count, m_mode);
    }
    /// "another Character with equal or lower {V}": named once it is known than whose.
    static bool isRelative(const Target& target)
    {
        return std::ranges::any_of(target.filter.after, [](const Trait& trait) {
            const Boxed<Quantity>& of = trait.amount.of;
            if (trait.kind == Trait::Kind::Facing && trait.it)
                return true;
            return of && of->thing && std::holds_alternative<It>(of->thing->node);
        });
    }
    void place(const Expedition& expedition)
    {
        if (expedition.kind == Expedition::Kind::Target)
            m_found.expedition(expedition, m_mode);
    }

    const DeclaredTargets& m_found;
    std::uint8_t m_mode = 0xFF;
};

} // namespace

void numberAll(Ability& ability, const Numbers& numbers)
{
    Walker(numbers).in(ability);
}

void eachDeclaredTarget(const Effect& effect, const DeclaredTargets& found)
{
    Declarations(found).of(effect);
}

} // namespace triptych::altered
