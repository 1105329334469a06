#include "kryptik/effects/LeftOut.h"

#include "core/Overloaded.h"
#include "kryptik/effects/Branches.h"
#include "kryptik/rules/Meaning.h"
#include "kryptik/tree/Walk.h"

#include <type_traits>

namespace triptych::kryptik {

namespace {

bool byYou(const Who& who)
{
    return who.kind == Who::Kind::You;
}

/// Goes through an effect as `bind` does: whom it names, and what is "it" by then.
class Naming
{
public:
    std::optional<Who> named;

    void read(const Effect& effect)
    {
        std::visit(Overloaded {
                       [&](const Sequence& e) { readAll(e.parts); },
                       [&](const As& e) { inside(e.who, e.effect); },
                       [&](const Either& e) { inside(e.who, e.options); },
                       [&](const May& e) {
                           inside(e.who, e.effect);
                           if (byYou(e.who))
                               readAll(e.otherwise);
                           readAll(e.none);
                       },
                       [&](const IfSo& e) {
                           inside(e.each, e.instead ? e.otherwise : e.effect);
                           inside(e.each, e.instead ? e.effect : e.otherwise);
                       },
                       [&](const Unless& e) {
                           readAll(e.effect);
                           meet(e.who);
                       },
                       [&](const Unable& e) {
                           inside(e.each, e.effect);
                           inside(e.each, e.otherwise);
                       },
                       // Regions of their own: nobody is named in them for what stands behind.
                       [](const Chance&) {},
                       [](const Choose&) {},
                       [](const Delayed&) {},
                       [&](const auto&) { walk(effect, [&](const auto& part) { meet(part); }); },
                   },
            effect.node);
    }

private:
    void readAll(const std::vector<Effect>& effects)
    {
        for (const Effect& effect : effects)
            read(effect);
    }
    /// What somebody else does: whom they name in it is nobody behind it.
    void inside(const Who& who, const std::vector<Effect>& effects)
    {
        meet(who);
        const auto before = named;
        readAll(effects);
        if (!byYou(who))
            named = before;
    }
    void meet(const Who& who)
    {
        const bool of = who.kind == Who::Kind::ItsController || who.kind == Who::Kind::ItsOwner;
        if (!of && who.kind != Who::Kind::Target && who.kind != Who::Kind::Opponent)
            return;
        named = who;
        if (of && who.referent.kind == Referent::Kind::Said)
            named->referent = m_said;
    }
    void meet(const Thing& thing)
    {
        if (const auto* target = std::get_if<Target>(&thing))
            m_said = { Referent::Kind::Slot, target->slot };
        else if (std::holds_alternative<This>(thing))
            m_said = { Referent::Kind::Source };
        else if (const auto* it = std::get_if<It>(&thing);
                 it && it->referent.kind != Referent::Kind::Said)
            m_said = it->referent;
        else if (!it) // chosen or found as it is done
            m_said = {};
    }
    template <class Part>
    void meet(const Part&)
    {
    }

    Referent m_said { Referent::Kind::Said };
};

Seat seatNamedIn(const Table& t, const Effect& leftOut)
{
    const std::optional<Who> who = namedIn(leftOut);
    const std::vector<Seat> they = who ? players(t, *who) : std::vector<Seat> {};
    return they.empty() ? noSeat : they.front();
}

} // namespace

std::optional<Who> namedIn(const Effect& effect)
{
    Naming naming;
    naming.read(effect);
    return naming.named;
}

void nameAsIn(const Table& t, const Effect& leftOut)
{
    const Seat before = t.state.thatPlayer;
    if (seatNamedIn(t, leftOut) == noSeat)
        t.state.thatPlayer = before;
}

void nameBehind(const Table& t, const Effect& done, const Effect& leftOut)
{
    State& s = t.state;
    if (namedIn(done))
        return;
    const Seat now = s.thatPlayer;
    const Seat then = seatNamedIn(t, leftOut);
    s.thatPlayer = now;
    if (then != noSeat)
        s.agenda.push(EndAs { s.resolving.controller, then });
}

void doOne(const Table& t, const Effect& done, const Effect* before, const Effect* behind)
{
    if (before)
        nameAsIn(t, *before);
    if (behind)
        nameBehind(t, done, *behind);
    child(t.state, done);
}

} // namespace triptych::kryptik
