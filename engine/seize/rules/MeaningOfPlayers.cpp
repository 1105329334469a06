#include "seize/rules/Meaning.h"

#include "seize/Formats.h"
#include "seize/rules/Conditions.h"
#include "seize/rules/Counting.h"
#include "seize/rules/History.h"
#include "seize/rules/KeptTargets.h"
#include "seize/rules/Stack.h"

#include <algorithm>

// Which players the words of a resolving effect stand for.
namespace triptych::seize {
namespace {

Seats livingFrom(const State& s, auto&& wanted)
{
    Seats list;
    for (Seat n = 0, p = s.active; n < s.seats; ++n, p = seatAfter(s, p))
        if (s.players[p].alive && wanted(p))
            list.push_back(p);
    return list;
}

/// Whose controller or owner is meant; it may have left meanwhile.
Index spokenFirst(const Table& t, const Referent& referent)
{
    const State& s = t.state;
    for (const Ref& r : spoken(t, referent, viewpoint(t)))
        if (!isTile(r) && !isSeat(r) && !isItem(r) && r.object < s.objectCount)
            return r.object;
    return noIndex;
}

/// "When this is destroyed by an opponent, its controller ...": this card's own, who is not there any more.
Index ownThatLeft(const Table& t)
{
    const State& s = t.state;
    const Ref& source = s.resolving.source;
    if (source.object >= s.objectCount)
        return noIndex;
    if (t.card(source.object).type == CardType::Mercenary)
        return source.object;
    const Ref& bearer = s.resolving.object;
    const bool isOne = bearer != Ref {} && !isTile(bearer) && !isSeat(bearer) && !isItem(bearer)
        && bearer.object < s.objectCount;
    return isOne && areAllied(s, s.objects[bearer.object].controller, s.resolving.controller)
        ? bearer.object
        : noIndex;
}

/// "With the most loot": of those who are meant; several may have as much.
Seats ofStanding(const Table& t, const Seats& among, const Standing& standing, Seat you)
{
    using Kind = Standing::Kind;
    if (standing.kind == Kind::Any)
        return among;
    const bool said = standing.kind != Kind::Did && standing.kind != Kind::DidNot;
    if (said && standing.wealth == Wealth::Loot && formatOf(t.state).vault == 0)
        return {}; // RULING: without Vaults nobody has the most loot, or 10 or less
    const auto wealth = [&](Seat p) { return wealthOf(t, p, standing.wealth); };
    int most = 0;
    int least = 0;
    for (const Seat p : among) {
        most = p == among.front() ? wealth(p) : std::max(most, wealth(p));
        least = p == among.front() ? wealth(p) : std::min(least, wealth(p));
    }
    const auto has = [&](Seat p) {
        switch (standing.kind) {
        case Kind::Any:
            break;
        case Kind::Most:
            return wealth(p) == most;
        case Kind::Least:
            return wealth(p) == least;
        case Kind::MoreThanYou:
            return wealth(p) > wealth(you);
        case Kind::LessThanYou:
            return wealth(p) < wealth(you);
        case Kind::AtLeast:
            return wealth(p) >= standing.number;
        case Kind::AtMost:
            return wealth(p) <= standing.number;
        case Kind::Did:
            return timesDone(t.state, p, standing.done, Span::ThisTurn, you) > 0;
        case Kind::DidNot:
            return timesDone(t.state, p, standing.done, Span::ThisTurn, you) == 0;
        }
        return true;
    };
    Seats found;
    for (const Seat p : among)
        if (has(p))
            found.push_back(p);
    return found;
}

} // namespace

Seats players(const Table& t, const Who& who)
{
    const State& s = t.state;
    const Seat you = s.resolving.controller;
    const auto one = [&](Seat p) {
        Seats list;
        if (p < s.seats && s.players[p].alive)
            list.push_back(p);
        return list;
    };
    switch (who.kind) {
    case Who::Kind::You:
        return one(you);
    case Who::Kind::Opponent:
        return one(s.opponent);
    case Who::Kind::EachOpponent:
        return ofStanding(
            t, livingFrom(s, [&](Seat p) { return !areAllied(s, p, you); }), who.standing, you);
    case Who::Kind::EachPlayer:
        return ofStanding(t, livingFrom(s, [](Seat) { return true; }), who.standing, you);
    case Who::Kind::Target: {
        if (s.resolving.ability == delayedMark)
            return one(isSeat(s.resolving.subject) ? seatOf(s.resolving.subject) : noSeat);
        const auto targets = targetsOf(t, s.resolving, who.slot);
        return one(targets.empty() || !isSeat(targets.front()) ? noSeat : seatOf(targets.front()));
    }
    case Who::Kind::ThatPlayer:
        if (who.referent.kind == Referent::Kind::Open)
            return one(s.thatPlayer);
        [[fallthrough]];
    case Who::Kind::ItsController:
    case Who::Kind::ItsOwner: {
        for (const Ref& r : spoken(t, who.referent, viewpoint(t)))
            if (isItem(r))
                if (const StackItem* item = itemOf(t.state, r.object))
                    return one(item->controller);
        Index it = spokenFirst(t, who.referent);
        if (it == noIndex && who.referent.kind == Referent::Kind::Source)
            it = ownThatLeft(t);
        if (it == noIndex)
            return one(s.thatPlayer);
        return one(
            who.kind == Who::Kind::ItsOwner ? s.objects[it].owner : s.objects[it].controller);
    }
    }
    return {};
}

InlineVector<Seat, maxPlayers> playersMeant(const Table& t, const Who& whose, const Viewpoint& v)
{
    const State& s = t.state;
    InlineVector<Seat, maxPlayers> list;
    const auto add = [&](Seat p) {
        if (p < s.seats && s.players[p].alive)
            list.push_back(p);
    };
    switch (whose.kind) {
    case Who::Kind::You:
        add(v.you);
        break;
    case Who::Kind::Opponent:
        if (s.opponent != noSeat) {
            add(s.opponent);
            break;
        }
        [[fallthrough]];
    case Who::Kind::EachOpponent:
        for (Seat p = 0; p < s.seats; ++p)
            if (v.you != noSeat && !areAllied(s, p, v.you))
                add(p);
        break;
    case Who::Kind::EachPlayer:
        for (Seat p = 0; p < s.seats; ++p)
            add(p);
        break;
    case Who::Kind::Target:
        if (v.item)
            for (const Ref& r : targetsOf(t, *v.item, whose.slot))
                if (isSeat(r))
                    add(seatOf(r));
        break;
    case Who::Kind::ThatPlayer:
        if (whose.referent.kind == Referent::Kind::Open) {
            add(s.thatPlayer);
            break;
        }
        [[fallthrough]];
    case Who::Kind::ItsController:
    case Who::Kind::ItsOwner:
        for (const Ref& r : spoken(t, whose.referent, v))
            if (!isTile(r) && !isSeat(r) && r.object < s.objectCount && list.empty())
                add(whose.kind == Who::Kind::ItsOwner ? s.objects[r.object].owner
                                                      : s.objects[r.object].controller);
        break;
    }
    return list;
}

} // namespace triptych::seize
