#include "altered/effects/SpokenOf.h"

#include "altered/rules/Objects.h"
#include "altered/rules/Phrases.h"

#include <algorithm>

namespace triptych::altered {

void speakOf(State& s, const Things& list)
{
    if (s.acting.empty())
        return;
    auto& it = s.acting.back().it;
    it.clear();
    s.acting.back().none = 0;
    for (const Index i : list)
        it.push_back(i);
}

void speakOfNothing(State& s)
{
    if (s.acting.empty())
        return;
    s.acting.back().it.clear();
    s.acting.back().none = 1;
}

void speakOfRest(State& s)
{
    if (s.acting.empty())
        return;
    Things left;
    for (const Index i : s.acting.back().rest)
        left.push_back(i);
    if (left.empty())
        speakOfNothing(s);
    else
        speakOf(s, left);
}

bool isAmongThem(const Thing& thing)
{
    const auto fromThese = [](const Trait& trait) { return trait.kind == Trait::Kind::FromThese; };
    const Filter* filter = filterOf(thing);
    return std::holds_alternative<OfThem>(thing.node)
        || (filter && std::ranges::any_of(filter->after, fromThese));
}

void keepRest(State& s, const Things& chosen)
{
    Acting& acting = s.acting.back();
    acting.rest.clear();
    for (const Index i : acting.it)
        if (!chosen.contains(i))
            acting.rest.push_back(i);
}

const Thing& spokenOf(const Table& t, EffectId effect, const Thing& phrase)
{
    static const Thing nothing { This {} };
    return t.cards.pronouns().stayBefore(effect) ? nothing : phrase;
}

namespace {

/// What a condition has counted, of whom it asks.
Things countedIn(const Table& t, const Condition& c)
{
    const Viewpoint v = viewpointOf(t.state);
    Things list;
    collect(t, c.quantity->filter, v, list);
    const bool anybodys = c.who.kind == Who::Kind::EachPlayer || c.who.kind == Who::Kind::Anyone;
    for (std::size_t k = list.size(); c.ofWho && !anybodys && k-- > 0;) {
        const Index i = list[k];
        const Seat whose
            = inPlay(t.state, i) ? Seat { t.state.objects[i].controller } : zoneSeat(t.state, i);
        if (!isWho(t, c.who, whose, v))
            list.erase(k);
    }
    return list;
}

} // namespace

/// "If you control two or more Robots, they ...": where nothing was named before, what has been counted. What
/// a Reaction is about is then "me", and not "they".
void speakOfCounted(const Table& t, EffectId id, const If& e)
{
    Acting& acting = t.state.acting.back();
    const Condition& c = e.condition;
    const bool settled = t.cards.pronouns().areCounted(id);
    if (!settled
        && (!acting.it.empty() || acting.none || e.unless || c.no
            || c.kind != Condition::Kind::Exist || !c.quantity
            || c.quantity->kind != Quantity::Kind::Things))
        return;
    const Things list = countedIn(t, c);
    if (list.empty() && settled)
        speakOfNothing(t.state);
    else if (!list.empty())
        speakOf(t.state, list);
}

/// "If you control no Landmarks, create one. Otherwise, sacrifice one": of those that there are.
void speakOfThoseThere(const Table& t, const If& e)
{
    const Condition& c = e.condition;
    const bool none = c.no || (c.number.kind == Amount::Kind::Fixed && c.number.number == 0);
    if (!t.state.acting.back().it.empty() || e.unless || !none || c.kind != Condition::Kind::Exist
        || !c.quantity || c.quantity->kind != Quantity::Kind::Things || c.quantity->thing)
        return;
    const Things list = countedIn(t, c);
    if (!list.empty())
        speakOf(t.state, list);
}

/// "If your Hero Expedition is behind, it moves forward": the Expedition that is asked about is the one named last.
void speakOfPlace(const Table& t, const Condition& c)
{
    for (const Condition& part : c.parts)
        speakOfPlace(t, part);
    Things there;
    const Viewpoint v = viewpointOf(t.state);
    if (c.kind == Condition::Kind::Position && c.expedition)
        expeditionsOf(t, *c.expedition, v, there);
    if (c.kind == Condition::Kind::Exist && c.quantity)
        for (const Trait& trait : c.quantity->filter.after)
            if (trait.kind == Trait::Kind::InExpedition)
                expeditionsOf(t, trait.expedition, v, there);
    if (there.size() == 1)
        t.state.acting.back().place = there.front();
}

} // namespace triptych::altered
