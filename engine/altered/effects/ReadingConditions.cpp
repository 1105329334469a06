#include "altered/effects/ReadingPrints.h"

#include "altered/rules/Adventure.h"
#include "altered/rules/Characteristics.h"

#include <algorithm>

namespace triptych::altered {

namespace {

bool isDistinct(
    const Board& b, const std::vector<Filter>& filters, std::size_t at, const View& v, Things& used)
{
    if (at >= filters.size())
        return true;
    Things list;
    collect(b, filters[at], v, list);
    for (const Index i : list) {
        if (used.contains(i))
            continue;
        used.push_back(i);
        if (isDistinct(b, filters, at + 1, v, used))
            return true;
        used.pop_back();
    }
    return false;
}

bool happenedBefore(const Board& b, const Happening& h, const View& v)
{
    using Window = Happening::Window;
    if (h.event == Happening::Event::FailsToMove || h.event == Happening::Event::MovesForward) {
        Things list;
        if (h.expedition)
            expeditionsOf(b, *h.expedition, v, list);
        for (const Index e : list) {
            const auto& marker = b.state.players[seatOfExpedition(e)]
                                     .markers[static_cast<std::size_t>(kindOfExpedition(e))];
            if ((marker.moved != 0) == (h.event == Happening::Event::MovesForward))
                return true;
        }
        return false;
    }
    return std::ranges::any_of(b.state.past, [&](const Past& past) {
        if (past.event != static_cast<std::uint8_t>(h.event) || !isWho(b, h.who, past.player, v))
            return false;
        if ((h.window == Window::ThisTurn || h.window == Window::YourTurn) && !past.turn)
            return false;
        if (h.icons && !(past.icons & h.icons))
            return false;
        if (!h.subject)
            return true;
        const Filter* filter = nullptr;
        if (const auto* each = std::get_if<Each>(&h.subject->node))
            filter = &each->filter;
        if (const auto* some = std::get_if<Some>(&h.subject->node))
            filter = &some->filter;
        return !filter || fitsAsPrinted(b, past.card, *filter, v);
    });
}

/// How many of something one player has: "cards in Reserve" are those in that player's.
int countOf(const Board& b, const Quantity& q, const View& v, Seat p)
{
    View as = v;
    as.you = p;
    if (q.kind != Quantity::Kind::Things || q.thing)
        return valueOf(b, q, as);
    Things list;
    collect(b, q.filter, as, list);
    return static_cast<int>(std::ranges::count_if(list, [&](Index i) {
        return (inPlay(b.state, i) ? Seat { b.state.objects[i].controller } : spotSeat(b.state, i))
            == p;
    }));
}

bool isSo(const Board& b, const Condition& c, const View& v)
{
    const State& s = b.state;
    switch (c.kind) {
    case Condition::Kind::Did:
        return v.acting && v.acting->did;
    case Condition::Kind::Didnt:
    case Condition::Kind::Cant:
        return v.acting && !v.acting->did;
    case Condition::Kind::ThisWay:
        if (!v.acting || !v.acting->did)
            return false;
        if (c.filter.nouns.empty() && c.filter.before.empty() && c.filter.after.empty())
            return true;
        return std::ranges::any_of(v.acting->it, [&](Index i) {
            return i < maxObjects && matchesAnywhere(b, refOf(s, i), c.filter, v);
        });
    case Condition::Kind::Is: {
        const Ref r = c.thing
            ? (c.past && std::holds_alternative<It>(c.thing->node) ? itAsItWas(s, v)
                                                                   : refOfThing(b, *c.thing, v))
            : v.was;
        if (!c.past && c.thing && std::holds_alternative<This>(c.thing->node))
            return matchesAnywhere(b, isCurrent(s, v.me) ? v.me : v.was, c.filter, v);
        return matchesAnywhere(b, r, c.filter, v);
    }
    case Condition::Kind::Only: {
        Things list;
        collect(b, c.filter, v, list);
        const Index self = c.thing ? refOfThing(b, *c.thing, v).object : v.me.object;
        return std::ranges::all_of(list, [&](Index i) { return i == self; });
    }
    case Condition::Kind::Exist: {
        if (!c.quantity)
            return false;
        const int number = valueOf(b, c.number, v);
        // 7.5.4 "You control", "you have": what that player has, and nobody else.
        if (c.word == Condition::Word::YouControl || c.word == Condition::Word::YouHave)
            return std::ranges::any_of(seatsOf(b, c.who, v), [&](Seat p) {
                return isCompared(countOf(b, *c.quantity, v, p), c.compare, number);
            });
        return isCompared(valueOf(b, *c.quantity, v), c.compare, number);
    }
    case Condition::Kind::Compared:
        return c.quantity
            && isCompared(valueOf(b, *c.quantity, v), c.compare, valueOf(b, c.number, v));
    case Condition::Kind::FewerThan: {
        if (!c.quantity)
            return false;
        const Seats own = seatsOf(b, c.who, v);
        const Seats others = seatsOf(b, c.other, v);
        const int mine = countOf(b, *c.quantity, v, own.empty() ? v.you : own.front());
        const int theirs
            = countOf(b, *c.quantity, v, others.empty() ? otherSeat(v.you) : others.front());
        return isCompared(mine, c.compare, theirs);
    }
    case Condition::Kind::Position: {
        if (!c.expedition)
            return false;
        Things list;
        expeditionsOf(b, *c.expedition, v, list);
        Expedition asked;
        asked.positions = c.positions;
        asked.in = c.terrains;
        // 7.4.4.j A condition on the Expeditions of a Gigantic Character must hold for both.
        const bool each = c.expedition->kind != Expedition::Kind::OneOf
            && c.expedition->kind != Expedition::Kind::Of
            && c.expedition->kind != Expedition::Kind::An;
        const auto fits = [&](Index e) { return fitsPosition(b, asked, e); };
        if (list.empty())
            return false;
        return each ? std::ranges::all_of(list, fits) : std::ranges::any_of(list, fits);
    }
    case Condition::Kind::FirstPlayer:
        return isWho(b, c.who, s.first, v);
    case Condition::Kind::Distinct: {
        Things used;
        return isDistinct(b, c.filters, 0, v, used);
    }
    case Condition::Kind::Result: {
        const int result = v.acting ? v.acting->number : 0;
        return result >= valueOf(b, c.number, v) && (c.upTo == 0 || result <= c.upTo);
    }
    case Condition::Kind::Happened:
        return c.happening && happenedBefore(b, *c.happening, v);
    case Condition::Kind::BaseZeroThere: {
        const Ref r = c.thing ? refOfThing(b, *c.thing, v) : itRef(s, v);
        if (r.object >= maxObjects)
            return false;
        Things here;
        expeditionsOfObject(b, r, here);
        for (const Index e : here) {
            const Terrains terrains = terrainsOf(b, seatOfExpedition(e), kindOfExpedition(e));
            for (std::size_t k = 0; k < terrainCount; ++k)
                if ((terrains & (1u << k)) && b.facts(r.object).statistics[k] == 0)
                    return true;
        }
        return false;
    }
    case Condition::Kind::All:
        return std::ranges::all_of(
            c.parts, [&](const Condition& part) { return holds(b, part, v); });
    case Condition::Kind::AnyOf:
        return std::ranges::any_of(
            c.parts, [&](const Condition& part) { return holds(b, part, v); });
    }
    return false;
}

} // namespace

bool holds(const Board& b, const Condition& c, const View& v)
{
    return isSo(b, c, v) != c.no;
}

} // namespace triptych::altered
