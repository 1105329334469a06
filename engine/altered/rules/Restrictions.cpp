#include "altered/rules/Adventure.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Passives.h"

#include <algorithm>

// 1.4.1 What passive abilities say can not be gained, lost, moved, targeted or activated.
namespace triptych::altered {

static bool isOfKind(const Counter& named, const Counter& counter)
{
    return named.kind == Counter::Kind::Any
        || (named.kind == counter.kind
            && (named.kind != Counter::Kind::Named || named.number == counter.number));
}

/// Whether such counters, or that status, are among those.
static bool isAmong(const std::vector<Grant>& those, const Grant& wanted)
{
    return std::ranges::any_of(those, [&](const Grant& each) {
        return each.kind == wanted.kind
            && (wanted.kind == Grant::Kind::Counters ? isOfKind(each.counter, wanted.counter)
                                                     : each.status == wanted.status);
    });
}

bool cantGain(const Table& t, Index i, const Grant& wanted)
{
    bool cannot = false;
    said<CantGain>(t, [&](const CantGain& e, const Ability&, const Viewpoint& v) {
        cannot = cannot || (isAmong(e.gains, wanted) && speaksOf(t, e.what, i, v));
    });
    return cannot;
}

bool cantLose(const Table& t, Index i, const Grant& wanted)
{
    bool cannot = false;
    said<CantLose>(t, [&](const CantLose& e, const Ability&, const Viewpoint& v) {
        cannot = cannot || (isAmong(e.loses, wanted) && speaksOf(t, e.what, i, v));
    });
    return cannot;
}

namespace {

/// Whether what is being carried out is of a sort that a text names: a Spell, a quick action, a Reaction.
bool isByMeans(const State& s, std::uint8_t means)
{
    if (means == 0)
        return true;
    if (s.acting.empty())
        return false;
    switch (s.acting.back().kind) {
    case Acting::Kind::Spell:
        return (means & CantBe::Spells) != 0;
    case Acting::Kind::QuickAction:
        return (means & CantBe::QuickActions) != 0;
    case Acting::Kind::Reaction:
        return (means & CantBe::Reactions) != 0;
    case Acting::Kind::None:
    case Acting::Kind::Rule:
        break;
    }
    return false;
}

} // namespace

bool cantBe(const Table& t, Index i, CantBe::Fate fate, Seat by)
{
    bool cannot = false;
    said<CantBe>(t, [&](const CantBe& e, const Ability&, const Viewpoint& v) {
        cannot = cannot
            || (std::ranges::find(e.fates, fate) != e.fates.end()
                && (!e.by || isWho(t, *e.by, by, v)) && isByMeans(t.state, e.means)
                && speaksOf(t, e.what, i, v));
    });
    return cannot;
}

bool cantGo(const Table& t, Index i, Zone to, Seat by)
{
    if (!inPlay(t.state, i))
        return false;
    return (to == Zone::Reserve && cantBe(t, i, CantBe::Fate::Sent, by))
        || (to == Zone::Hand && cantBe(t, i, CantBe::Fate::Returned, by))
        || cantBe(t, i, CantBe::Fate::Left, by);
}

bool mayTarget(const Table& t, Index i)
{
    const State& s = t.state;
    if (i >= maxObjects || s.acting.empty())
        return true;
    const Acting& acting = s.acting.back();
    for (const LastingEffect& o : s.lasting)
        if (const auto* only = std::get_if<OnlyTarget>(&t.cards.effect(o.node).node); only
            && o.source.object == acting.source.object
            && !speaksOf(t, only->what, i, viewpointOf(s)))
            return false;
    return !cantBe(t, i, CantBe::Fate::Targeted, acting.controller);
}

bool cantActivate(const Table& t, Index i, Icons icons)
{
    bool cannot = false;
    said<CantActivate>(t, [&](const CantActivate& e, const Ability&, const Viewpoint& v) {
        const bool of
            = e.by ? isWho(t, *e.by, t.state.objects[i].controller, v) : speaksOf(t, e.of, i, v);
        cannot = cannot || ((e.icons & icons) && of);
    });
    return cannot;
}

bool cantDo(const Table& t, Seat p, Happening::Event event)
{
    bool cannot = false;
    said<CantDo>(t, [&](const CantDo& e, const Ability&, const Viewpoint& v) {
        cannot = cannot
            || (e.doing.event == event && isWho(t, e.doing.who, p, v)
                && isInWindow(t.state, e.doing, v));
    });
    return cannot;
}

bool mayGainAgain(const Table& t, Index i, Status status)
{
    bool may = false;
    if (t.facts(i).statements & (1u << statementIndex<MayGainAgain>()))
        said<MayGainAgain>(t, [&](const MayGainAgain& e, const Ability&, const Viewpoint& v) {
            may = may || (v.me.object == i && e.status == status);
        });
    return may;
}

} // namespace triptych::altered
