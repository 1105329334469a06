#include "altered/cards/Numbering.h"

#include "core/Overloaded.h"

#include <algorithm>

namespace triptych::altered {

namespace {

class Walker
{
public:
    explicit Walker(const Numbers& numbers)
        : m_numbers(numbers)
    {
    }

    void walk(Ability& a)
    {
        for (KeywordItem& item : a.keywords) {
            walk(item.number);
            each(item.x);
        }
        for (Effect& cost : a.cost)
            walk(cost);
        each(a.onlyIf);
        if (a.costChange)
            walk(*a.costChange);
        each(a.costChangeIf);
        for (Happening& trigger : a.triggers)
            walk(trigger);
        each(a.triggerIf);
        each(a.forEach);
        each(a.condition);
        if (a.statement)
            std::visit([this](auto& statement) { walk(statement); }, *a.statement);
        if (a.effect)
            walk(*a.effect);
    }

private:
    template <typename T>
    void each(Boxed<T>& boxed)
    {
        if (boxed)
            walk(*boxed);
    }
    template <typename T>
    void each(std::vector<T>& list)
    {
        for (T& part : list)
            walk(part);
    }

    // --- Phrases
    void walk(Who&) { }
    void walk(Counter& c)
    {
        if (c.kind == Counter::Kind::Named)
            c.number = m_numbers.counter(c.name);
    }
    void walk(Amount& a) { each(a.of); }
    void walk(Expedition&) { }
    void walk(Region&) { }
    void walk(Noun& n)
    {
        if (!n.subtype.empty())
            n.subtypeNumber = m_numbers.subtype(n.subtype);
    }
    void walk(Trait& t)
    {
        walk(t.counter);
        if (t.kind != Trait::Kind::Named) // there it is the name of a card
            walk(t.noun);
        walk(t.amount);
    }
    void walk(Filter& f)
    {
        each(f.before);
        each(f.nouns);
        each(f.after);
    }
    void walk(Thing& thing)
    {
        std::visit(Overloaded {
                       [](This&) {},
                       [](It&) {},
                       [this](Target& t) {
                           walk(t.filter);
                           walk(t.count);
                       },
                       [this](Each& e) { walk(e.filter); },
                       [this](Some& s) {
                           walk(s.filter);
                           walk(s.count);
                       },
                       [this](OfThem& o) {
                           walk(o.filter);
                           walk(o.count);
                       },
                       [this](TopOfDeck& t) { walk(t.count); },
                       [](Whole&) {},
                   },
            thing.node);
    }
    void walk(Quantity& q)
    {
        walk(q.counter);
        walk(q.filter);
        each(q.thing);
    }
    void walk(Happening& h)
    {
        if (h.ordinal && h.event == Happening::Event::Plays)
            m_numbers.history(h.event);
        each(h.subject);
        walk(h.amount);
        walk(h.counter);
    }
    void walk(Condition& c)
    {
        walk(c.number);
        walk(c.filter);
        each(c.filters);
        each(c.thing);
        each(c.quantity);
        each(c.happening);
        if (c.happening)
            m_numbers.history(c.happening->event);
        each(c.parts);
    }
    void walk(Grant& g)
    {
        walk(g.amount);
        walk(g.counter);
        if (g.ability) {
            walk(*g.ability);
            m_numbers.granted(*g.ability);
        }
    }

    // --- Instructions
    void walk(Draw& e) { walk(e.count); }
    void walk(Discard& e) { walk(e.what); }
    void walk(Sacrifice& e) { walk(e.what); }
    void walk(Move& e) { walk(e.what); }
    void walk(Resupply& e) { walk(e.times); }
    void walk(Sabotage& e) { each(e.what); }
    void walk(Exhaust& e) { walk(e.what); }
    void walk(Ready& e) { walk(e.what); }
    void walk(Exchange& e)
    {
        walk(e.what);
        walk(e.with);
    }
    void walk(Reveal& e) { walk(e.what); }
    void walk(LookAt& e) { walk(e.what); }
    void walk(Shuffle&) { }
    void walk(Declare& e) { walk(e.what); }
    void walk(DeclareExpedition& e) { walk(e.count); }
    void walk(DeclarePlayer&) { }
    void walk(Gain& e)
    {
        walk(e.what);
        each(e.also);
        each(e.grants);
    }
    void walk(Remove& e)
    {
        walk(e.count);
        walk(e.counter);
        walk(e.from);
    }
    void walk(Distribute& e)
    {
        walk(e.count);
        walk(e.counter);
        walk(e.among);
    }
    void walk(MoveCounters& e)
    {
        walk(e.count);
        walk(e.counter);
        walk(e.from);
        walk(e.to);
    }
    void walk(ExchangeBoosts& e) { walk(e.of); }
    void walk(DoubleBoosts& e)
    {
        walk(e.counter);
        walk(e.on);
    }
    void walk(Augment& e) { walk(e.what); }
    void walk(Create& e)
    {
        walk(e.count);
        for (Ability& ability : e.token.abilities)
            walk(ability);
        if (!e.token.name.empty())
            e.token.number = m_numbers.token(e.token);
    }
    void walk(MoveExpedition& e) { walk(e.regions); }
    void walk(PutMarker&) { }
    void walk(Ascend&) { }
    void walk(CantMove&) { }
    void walk(SwitchExpeditions& e) { walk(e.what); }
    void walk(Defect& e) { walk(e.what); }
    void walk(TakeControl& e) { walk(e.what); }
    void walk(Pay& e) { walk(e.mana); }
    void walk(Play& e)
    {
        walk(e.what);
        walk(e.change);
    }
    void walk(Next& e)
    {
        walk(e.filter);
        walk(e.change);
        each(e.grants);
        each(e.effect);
        if (e.everyAfternoon)
            m_numbers.history(Happening::Event::Plays);
    }
    void walk(ActivateAbilities& e) { walk(e.of); }
    void walk(AfterYou&) { }
    void walk(Pass&) { }
    void walk(PlayAnotherTurn&) { }
    void walk(BecomeFirst&) { }
    void walk(WinGame&) { }
    void walk(Roll& e) { walk(e.count); }
    void walk(ChangeResult& e) { walk(e.by); }
    void walk(ReduceMyCost& e) { walk(e.by); }
    void walk(OnlyTarget& e) { walk(e.what); }
    void walk(Complete& e) { walk(e.what); }

    // --- Branches
    void walk(Sequence& e) { each(e.parts); }
    void walk(May& e)
    {
        each(e.effect);
        each(e.to);
    }
    void walk(If& e)
    {
        walk(e.condition);
        each(e.effect);
        each(e.otherwise);
    }
    void walk(Where& e)
    {
        walk(e.x);
        each(e.effect);
    }
    void walk(Mode& m)
    {
        each(m.cost);
        each(m.effect);
    }
    void walk(Choose& e)
    {
        walk(e.count);
        each(e.bothIf);
        each(e.x);
        each(e.modes);
    }
    void walk(ResultTable& e)
    {
        each(e.of);
        for (ResultTable::Row& row : e.rows)
            each(row.effect);
        each(e.otherwise);
    }
    void walk(Repeat& e)
    {
        walk(e.times);
        each(e.x);
        each(e.effect);
    }
    void walk(ForEach& e)
    {
        walk(e.of);
        each(e.effect);
    }
    void walk(Delayed& e) { each(e.effect); }
    void walk(NextTime& e)
    {
        walk(e.happening);
        each(e.effect);
    }
    void walk(Effect& e)
    {
        e.id = m_numbers.effect(e);
        std::visit([this](auto& node) { walk(node); }, e.node);
    }

    // --- Statements
    void walk(Are& e)
    {
        walk(e.what);
        each(e.grants);
    }
    void walk(Costs& e)
    {
        walk(e.what);
        walk(e.mana);
        each(e.inExpeditionWithout);
        each(e.when);
        each(e.ifIt);
    }
    void walk(MayPlay& e) { walk(e.what); }
    void walk(CantBePlayed& e)
    {
        walk(e.what);
        each(e.when);
    }
    void walk(HighestStatistics& e) { walk(e.of); }
    void walk(TerrainsAre&) { }
    void walk(DefendersIgnored&) { }
    void walk(Replace& e)
    {
        walk(e.happening);
        each(e.whileSo);
        walk(e.effect);
        each(e.to);
        each(e.ifNot);
    }
    void walk(CantActivate& e) { walk(e.of); }
    void walk(CantGain& e)
    {
        walk(e.what);
        walk(e.gain);
    }
    void walk(CantBe& e) { walk(e.what); }
    void walk(Limit&) { }
    void walk(NotCounted&) { }
    void walk(KeepMore&) { }
    void walk(StayExhausted& e) { walk(e.what); }
    void walk(BeyondMaximum&) { }
    void walk(MorningChange&) { }
    void walk(IgnoreMyAbilities&) { }
    void walk(BeginWith& e) { walk(e.counter); }
    void walk(MayGainAgain&) { }
    void walk(AlsoConsidered& e) { walk(e.noun); }
    void walk(StatedEffect& e) { walk(e.effect); }

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
    Walker(numbers).walk(ability);
}

void eachDeclaredTarget(const Effect& effect, const DeclaredTargets& found)
{
    Declarations(found).of(effect);
}

} // namespace triptych::altered
