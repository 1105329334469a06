#include "kryptik/effects/Speaking.h"

#include "core/Overloaded.h"
#include "kryptik/rules/Targeting.h"

namespace triptych::kryptik {

Viewpoint viewpoint(const State& s)
{
    return viewpointOf(s.resolving);
}

namespace {

Seat opponentOf(const State& s)
{
    const Seat you = s.resolving.controller;
    const Seat chosen = s.resolving.other;
    if (chosen != noSeat && chosen != you && s.players[chosen].alive)
        return chosen;
    return nextSeat(s, you);
}

std::vector<Seat> livingFrom(const State& s, Seat first, auto&& wanted)
{
    std::vector<Seat> list;
    for (Seat n = 0, p = first; n < s.seats; ++n, p = static_cast<Seat>((p + 1) % s.seats))
        if (s.players[p].alive && wanted(p))
            list.push_back(p);
    return list;
}

Index firstOf(const ObjectSet& set)
{
    for (Index i = 0; i < maxObjects; ++i)
        if (has(set, i))
            return i;
    return noIndex;
}

} // namespace

std::vector<Seat> players(const Table& t, const Who& who)
{
    const State& s = t.state;
    const Seat you = s.resolving.controller;
    const auto one = [&](Seat p) {
        return p == noSeat || !s.players[p].alive ? std::vector<Seat> {} : std::vector<Seat> { p };
    };
    switch (who.kind) {
    case Who::Kind::You:
        return one(you);
    case Who::Kind::Opponent:
        return one(opponentOf(s));
    case Who::Kind::EachOpponent:
        return livingFrom(s, s.active, [&](Seat p) { return p != you; });
    case Who::Kind::EachPlayer:
        return livingFrom(s, s.active, [](Seat) { return true; });
    case Who::Kind::Target: {
        InlineVector<Ref, PileItem::maxTargets> targets;
        targetsOf(t, s.resolving, who.slot, targets);
        return targets.empty() || !isSeat(targets.front()) ? std::vector<Seat> {}
                                                           : one(seatOf(targets.front()));
    }
    case Who::Kind::ThatPlayer:
        return one(s.thatPlayer);
    case Who::Kind::ItsController: {
        if (s.thatPlayer != noSeat)
            return one(s.thatPlayer);
        const Index it = firstOf(s.it);
        return it == noIndex ? std::vector<Seat> {} : one(s.objects[it].controller);
    }
    case Who::Kind::ItsOwner: {
        const Index it = firstOf(s.it);
        return it == noIndex ? std::vector<Seat> {} : one(s.objects[it].owner);
    }
    }
    return {};
}

Index thisCard(const State& s)
{
    const Ref source = s.resolving.source;
    if (source.object == noIndex)
        return noIndex;
    if (isCurrent(s, source))
        return source.object;
    // 9.3, glossary Dies: a card that just left the island is found where it went, not further.
    const bool justLeft = s.objects[source.object].era == static_cast<std::uint8_t>(source.era + 1);
    return justLeft && !onIsland(s, source.object) ? source.object : noIndex;
}

std::vector<Index> things(const Table& t, const Thing& thing)
{
    const State& s = t.state;
    std::vector<Index> list;
    std::visit(Overloaded {
                   [&](const This&) {
                       if (const Index i = thisCard(s); i != noIndex)
                           list.push_back(i);
                   },
                   [&](const It&) {
                       for (Index i = 0; i < s.objectCount; ++i)
                           if (has(s.it, i))
                               list.push_back(i);
                       if (list.empty() && thisCard(s) != noIndex)
                           list.push_back(thisCard(s));
                   },
                   [&](const Target& target) {
                       InlineVector<Ref, PileItem::maxTargets> targets;
                       targetsOf(t, s.resolving, target.slot, targets);
                       for (const Ref& r : targets)
                           if (!isSeat(r) && !isItem(r))
                               list.push_back(r.object);
                   },
                   [&](const Each& each) {
                       InlineVector<Index, maxObjects> found;
                       collect(t, each.filter, each.place, viewpoint(s), found);
                       list.assign(found.begin(), found.end());
                   },
                   [&](const Some&) { list.assign(s.picks.begin(), s.picks.end()); },
                   [&](const TopOfDeck& top) {
                       const Seat you = s.resolving.controller;
                       const Seat whose = top.whose == Side::Opponents ? opponentOf(s) : you;
                       int left = valueOf(t, top.count, viewpoint(s));
                       for (const Index i : cardsIn(s, whose, Zone::Deck)) {
                           if (left-- <= 0)
                               break;
                           list.push_back(i);
                       }
                   },
               },
        thing);
    return list;
}

std::vector<Seat> playersAmong(const Table& t, const Thing& thing)
{
    std::vector<Seat> list;
    if (const auto* target = std::get_if<Target>(&thing)) {
        InlineVector<Ref, PileItem::maxTargets> targets;
        targetsOf(t, t.state.resolving, target->slot, targets);
        for (const Ref& r : targets)
            if (isSeat(r))
                list.push_back(seatOf(r));
    }
    return list;
}

void speakOf(State& s, const std::vector<Index>& list)
{
    s.it = {};
    for (const Index i : list)
        add(s.it, i);
    if (list.size() == 1)
        s.thatPlayer = s.objects[list.front()].controller;
}

std::vector<Index> candidates(const Table& t, const Some& some, Seat chooser, bool ownOnly)
{
    const State& s = t.state;
    InlineVector<Index, maxObjects> found;
    Viewpoint v = viewpoint(s);
    if (ownOnly)
        v.you = chooser;
    collect(t, some.filter, some.place, v, found);
    std::vector<Index> list;
    for (const Index i : found)
        if (!ownOnly || s.objects[i].controller == chooser)
            list.push_back(i);
    return list;
}

} // namespace triptych::kryptik
