#include "kryptik/rules/Meaning.h"

#include "core/Overloaded.h"
#include "kryptik/rules/Passives.h"
#include "kryptik/rules/Targeting.h"
#include "kryptik/rules/WhereItWent.h"

#include <algorithm>

namespace triptych::kryptik {

Viewpoint viewpoint(const State& s)
{
    return viewpointOn(s, s.thatPlayer);
}

Viewpoint viewpointOn(const State& s, Seat they)
{
    Viewpoint v = viewpointOf(s.resolving);
    v.they = they;
    return v;
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

/// 5.3.1b "attached to this" after this has left: what fell into limbo with it.
bool fellWith(const Table& t, const Each& each, std::vector<Index>& list)
{
    const State& s = t.state;
    const Index host = thisCard(s);
    if (each.place.ofIt || each.place.anyHost || host == noIndex || onIsland(s, host))
        return false; // "attached to it" is found as it is counted
    for (Seat p = 0; p < s.seats; ++p)
        for (const Index i : cardsIn(s, p, Zone::Limbo))
            if (s.objects[i].host == host && matches(t, i, each.filter, viewpoint(s)))
                list.push_back(i);
    return true;
}

Index objectOf(const Table& t, const Referent& referent)
{
    const std::vector<Index> list = referredTo(t, referent);
    return list.empty() ? noIndex : list.front();
}

/// "Dies; its controller draws a card": who controlled this when it left. Somebody else may wait for it, "if it dies this
/// turn".
Seat lastControllerOfThis(const Table& t)
{
    const PileItem& item = t.state.resolving;
    if (item.kind != PileItem::Kind::Triggered || item.other == noSeat
        || item.subject != item.source
        || t.cards.abilityFacts(item.card, item.ability).speaksOfOpponent)
        return item.controller;
    using Event = Trigger::Event;
    const Trigger& trigger = *t.cards.ability(item.card, item.ability).trigger;
    const bool leaves = trigger.event == Event::Dies || trigger.event == Event::LeavesTheIsland
        || trigger.event == Event::IsDestroyed;
    return trigger.subjectIsThis && leaves ? item.other : item.controller;
}

Seat controllerOf(const Table& t, const Referent& referent)
{
    const State& s = t.state;
    if (referent.kind == Referent::Kind::Source && s.resolving.source.object != noIndex
        && !onIsland(s, s.resolving.source))
        return lastControllerOfThis(t);
    if (referent.kind == Referent::Kind::Slot) { // a spell's is who casts it (glossary Controller)
        const std::size_t begin = referent.slot == 0 ? 0 : s.resolving.slotEnd[referent.slot - 1u];
        const bool there = referent.slot < s.resolving.slots && begin < s.resolving.targets.size();
        // "Target citizen or player. ... That player ..."
        if (there && isSeat(s.resolving.targets[begin]))
            return seatOf(s.resolving.targets[begin]);
        if (there && isItem(s.resolving.targets[begin]))
            for (const PileItem& item : s.pile)
                if (item.serial == s.resolving.targets[begin].object)
                    return item.controller;
    }
    if (referent.kind == Referent::Kind::Said && s.itsController != noSeat)
        return s.itsController;
    if (referent.kind == Referent::Kind::Object && isItem(s.resolving.object)) {
        for (const PileItem& item : s.pile)
            if (item.serial == s.resolving.object.object)
                return item.controller;
        return noSeat;
    }
    if (referent.kind == Referent::Kind::Object && s.resolving.object.object < s.objectCount)
        return s.objects[s.resolving.object.object].controller; // also when it has died since
    if (referent.kind == Referent::Kind::Subject && !isCurrent(s, s.resolving.subject))
        return s.resolving.other == noSeat ? s.resolving.controller : s.resolving.other;
    const Index i = objectOf(t, referent);
    return i == noIndex ? noSeat : Seat { s.objects[i].controller };
}

} // namespace

std::vector<Seat> players(const Table& t, const Who& who)
{
    const State& s = t.state;
    const Seat you = s.resolving.controller;
    // Whoever was named last is "that player".
    const auto named = [&](Seat p) {
        t.state.thatPlayer = p;
        return p == noSeat || !s.players[p].alive ? std::vector<Seat> {} : std::vector<Seat> { p };
    };
    const auto one = [&](Seat p) {
        return p == noSeat || !s.players[p].alive ? std::vector<Seat> {} : std::vector<Seat> { p };
    };
    switch (who.kind) {
    case Who::Kind::You:
        return one(you);
    case Who::Kind::Opponent:
        return named(opponentOf(s));
    case Who::Kind::EachOpponent:
        return livingFrom(s, s.active, [&](Seat p) { return p != you; });
    case Who::Kind::EachPlayer:
        return livingFrom(s, s.active, [](Seat) { return true; });
    case Who::Kind::Target: {
        InlineVector<Ref, maxTargets> targets;
        targetsOf(t, s.resolving, who.slot, targets);
        return targets.empty() || !isSeat(targets.front()) ? std::vector<Seat> {}
                                                           : named(seatOf(targets.front()));
    }
    case Who::Kind::ThatPlayer:
        return one(s.thatPlayer);
    case Who::Kind::ItsController:
        return named(controllerOf(t, who.referent));
    case Who::Kind::ItsOwner: {
        const Index it = objectOf(t, who.referent);
        return it == noIndex ? std::vector<Seat> {} : named(s.objects[it].owner);
    }
    }
    return {};
}

Index thisCard(const State& s)
{
    const Ref source = s.resolving.source;
    if (source.object == noIndex || s.resolving.copied) // a copy of a spell is no card
        return noIndex;
    if (isCurrent(s, source))
        return source.object;
    if (s.resolving.goneBefore) // what stood there is meant, and is there no more
        return noIndex;
    if (s.resolving
            .movedSource) // "Return this to the island": what it speaks of goes on being this
        return source.object;
    // 9.3, glossary Dies: a card that just left the island is found where it went, not further.
    const bool justLeft = s.objects[source.object].era == static_cast<std::uint8_t>(source.era + 1);
    return justLeft && !onIsland(s, source.object) ? source.object : noIndex;
}

std::vector<Index> referredTo(const Table& t, const Referent& referent)
{
    const State& s = t.state;
    std::vector<Index> list;
    const auto one = [&](Index i) {
        if (i != noIndex)
            list.push_back(i);
    };
    switch (referent.kind) {
    case Referent::Kind::Unbound:
        break;
    case Referent::Kind::Source:
        one(thisCard(s));
        break;
    case Referent::Kind::Subject:
        one(subjectOf(t));
        break;
    case Referent::Kind::Object:
        if (!isItem(s.resolving.object) && isCurrent(s, s.resolving.object))
            one(s.resolving.object.object);
        break;
    case Referent::Kind::Paid:
    case Referent::Kind::Each: // of a passive ability: see Counting.cpp
    case Referent::Kind::Own:  // of who is described: see Characteristics.cpp
        break;
    case Referent::Kind::Captured:
        if (isCurrent(s, s.resolving.subject))
            one(s.resolving.subject.object);
        break;
    case Referent::Kind::Slot: {
        if (referent.slot >= s.resolving.slots)
            break;
        const std::size_t begin = referent.slot == 0 ? 0 : s.resolving.slotEnd[referent.slot - 1u];
        for (std::size_t k = begin; k < s.resolving.slotEnd[referent.slot]; ++k)
            if (!isItem(s.resolving.targets[k]) && isCurrent(s, s.resolving.targets[k]))
                one(s.resolving.targets[k].object);
        break;
    }
    case Referent::Kind::Said:
        for (Index i = 0; i < s.objectCount; ++i)
            if (s.it.has(i))
                one(i);
        break;
    }
    return list;
}

Ref asNamed(const State& s, const Referent& referent)
{
    Ref was;
    if (referent.kind == Referent::Kind::Said) {
        was = s.saidOne;
    } else if (referent.kind == Referent::Kind::Subject
        || referent.kind == Referent::Kind::Captured) {
        was = s.resolving.subject;
    } else if (referent.kind == Referent::Kind::Object) {
        was = s.resolving.object;
    } else if (referent.kind == Referent::Kind::Source) {
        was = s.resolving.source;
    } else if (referent.kind == Referent::Kind::Slot && referent.slot < s.resolving.slots) {
        const std::size_t begin = referent.slot == 0 ? 0 : s.resolving.slotEnd[referent.slot - 1u];
        if (begin < s.resolving.slotEnd[referent.slot])
            was = s.resolving.targets[begin];
    }
    return was;
}

bool hasDied(const Table& t, const Referent& referent)
{
    const State& s = t.state;
    const Ref was = asNamed(s, referent);
    // It lies where what dies is put, and has gone nowhere else in between.
    return !isItem(was) && was.object < s.objectCount && !isCurrent(s, was)
        && s.objects[was.object].era == static_cast<std::uint8_t>(was.era + 1)
        && zoneOf(s, was.object) == Zone::Limbo;
}

std::vector<Index> things(const Table& t, const Thing& thing)
{
    const State& s = t.state;
    std::vector<Index> list;
    std::visit(Overloaded {
                   [&](const This& me) {
                       const Index i = thisCard(s);
                       const bool there = i != noIndex && zoneOf(s, i) == Zone::Limbo;
                       // 5 It lies in its owner's, whoever controlled it.
                       if (me.inYours ? there && s.objects[i].owner == s.resolving.controller
                                      : i != noIndex && (!me.inLimbo || there))
                           list.push_back(i);
                   },
                   [&](const It& it) { list = referredTo(t, it.referent); },
                   [&](const Target& target) {
                       InlineVector<Ref, maxTargets> targets;
                       targetsOf(t, s.resolving, target.slot, targets);
                       for (const Ref& r : targets)
                           if (!isSeat(r) && !isItem(r))
                               list.push_back(r.object);
                   },
                   [&](const Each& each) {
                       if (each.place.zone == Zone::Attached && fellWith(t, each, list))
                           return;
                       ObjectList found;
                       collect(t, each.filter, each.place, viewpoint(s), found);
                       list.assign(found.begin(), found.end());
                   },
                   [&](const Some&) { list.assign(s.picks.begin(), s.picks.end()); },
                   [&](const TopOfDeck& top) {
                       const Seat you = s.resolving.controller;
                       const Seat whose = top.whose == Side::Opponents         ? opponentOf(s)
                           : top.whose == Side::They && s.thatPlayer != noSeat ? s.thatPlayer
                                                                               : you;
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
    const auto* target = std::get_if<Target>(&thing);
    const auto* it
        = std::get_if<It>(&thing); // "deal 5 damage to it": a player, where that was aimed at
    const bool named = it && it->referent.kind == Referent::Kind::Slot;
    std::vector<Seat> list;
    if (!target && !named)
        return list;
    InlineVector<Ref, maxTargets> targets;
    targetsOf(t, t.state.resolving, target ? target->slot : it->referent.slot, targets);
    for (const Ref& r : targets)
        if (isSeat(r))
            list.push_back(seatOf(r));
    return list;
}

void speakOf(State& s, const std::vector<Index>& list)
{
    if (s.gathers == 2) { // "each player chooses a citizen": of all of them
        stillSpeakOf(s, list);
        return;
    }
    if (s.gathers == 1)
        s.gathers = 2;
    s.it = {};
    s.saidFigures = 0;
    s.saidKeywords = 0;
    for (const Index i : list)
        s.it.add(i);
    s.saidOne = list.size() == 1 ? refOf(s, list.front()) : Ref {};
    s.itsController = list.size() == 1 ? Seat { s.objects[list.front()].controller } : noSeat;
}

void speakOfLeaving(const Table& t, const std::vector<Index>& list)
{
    State& s = t.state;
    speakOf(s, list);
    if (list.size() != 1 || !onIsland(s, list.front()) || s.gathers != 0
        || s.resolving.paidFigures != 0)
        return;
    const Stats stats = statsOf(t, list.front());
    s.saidFigures = 1;
    s.resolving.paidAttack = static_cast<std::uint8_t>(std::min(255, stats.attack));
    s.resolving.paidDefense = static_cast<std::uint8_t>(std::min(255, stats.defense));
    s.resolving.paidCost = t.facts(list.front()).cost.total;
    s.saidKeywords = keywordsOf(t, list.front());
}

void gather(State& s)
{
    s.gathers = 1;
}

void stillSpeakOf(State& s, const std::vector<Index>& list)
{
    for (const Index i : list)
        s.it.add(i);
}

int valueFor(const Table& t, const Amount& amount, Seat p)
{
    if (amount.kind == Amount::Kind::Done && amount.number == 1)
        return asked::figured(amount, t.state.done[p]);
    return std::max(0, valueOf(t, amount, viewpointOn(t.state, p)));
}

int valueFor(const Table& t, const Amount& amount, const Who& who, Seat p)
{
    const Seat named = t.state.thatPlayer;
    // A hand that is filled up is always that of who draws.
    if (who.kind != Who::Kind::You || named == noSeat || amount.kind == Amount::Kind::Done
        || amount.kind == Amount::Kind::UntilHand)
        return valueFor(t, amount, p);
    return std::max(0, valueOf(t, amount, viewpointOn(t.state, named)));
}

std::vector<Index> candidates(const Table& t, const Some& some, Seat chooser, bool ownOnly)
{
    const State& s = t.state;
    ObjectList found;
    Viewpoint v = viewpoint(s);
    if (ownOnly)
        v.you = v.they = chooser;
    collect(t, some.filter, some.place, v, found);
    std::vector<Index> list;
    for (const Index i : found)
        if (!ownOnly
            || (s.objects[i].controller == chooser
                && !isKeptFromEffect(t, i, Allow::Deed::BeSacrificed)))
            list.push_back(i);
    return list;
}

} // namespace triptych::kryptik
