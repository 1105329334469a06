#include "kryptik/effects/Possible.h"

#include "kryptik/effects/Choices.h"
#include "kryptik/effects/PlayerByPlayer.h"
#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Counters.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Meaning.h"

#include <algorithm>

namespace triptych::kryptik {

StoneNeed needNow(const Table& t, const Pay& e)
{
    if (!e.times)
        return needOf(e.stones);
    // More than anybody could ever have is as good as any more.
    constexpr int enough = 200;
    const int once = std::max<int>(1, needOf(e.stones).total);
    Stones all;
    for (int left = std::min(wanted(t, *e.times), enough / once); left > 0; --left)
        all.insert(all.end(), e.stones.begin(), e.stones.end());
    return needOf(all);
}

namespace {

/// "You may return it to its owner's hand": whether anything would come of it. Of targets it is known: without them
/// nothing resolves (8.5).
bool isPossibleToIt(const Table& t, const Effect& effect)
{
    const State& s = t.state;
    const auto any = [&](const Thing& what, auto&& able) {
        const auto* it = std::get_if<It>(&what);
        const bool known = std::holds_alternative<This>(what)
            || (it
                && (it->referent.kind == Referent::Kind::Source
                    || it->referent.kind == Referent::Kind::Subject
                    || it->referent.kind == Referent::Kind::Said
                    || it->referent.kind == Referent::Kind::Captured));
        return !known || std::ranges::any_of(things(t, what), able);
    };
    const auto here = [&](Index i) { return onIsland(s, i); };
    if (const auto* move = std::get_if<Move>(&effect.node))
        return any(move->what, [&](Index i) { // what others do not see is nobody else's business
            return move->to != Zone::Island || isHidden(zoneOf(s, i))
                || (!here(i) && t.facts(i).type == CardType::Citizen);
        });
    if (const auto* abolishes = std::get_if<Abolish>(&effect.node))
        return any(abolishes->what, [](Index) { return true; });
    if (const auto* attaches = std::get_if<Attach>(&effect.node))
        return any(attaches->what, [](Index) { return true; }) && any(attaches->to, here);
    if (const auto* destroys = std::get_if<Destroy>(&effect.node))
        return any(destroys->what, [](Index) { return true; });
    if (const auto* control = std::get_if<GainControl>(&effect.node))
        return any(control->what, here);
    if (const auto* engages = std::get_if<Engage>(&effect.node))
        return any(engages->what, [&](Index i) { return !s.objects[i].is(Object::Engaged); });
    if (const auto* disengages = std::get_if<Disengage>(&effect.node))
        return any(disengages->what, [&](Index i) { return s.objects[i].is(Object::Engaged); });
    if (const auto* takes = std::get_if<TakeCounters>(&effect.node))
        return any(takes->what,
            [&](Index i) { return here(i) && countersOn(s, refOf(s, i), takes->kind) > 0; });
    return true;
}

/// Of what others do: asked of one of them, as it will be when they do it.
template <class Asked>
bool anyAsThey(const Table& t, const As& as, Asked&& asked)
{
    State& s = t.state;
    const Seat you = s.resolving.controller;
    const Seat they = s.thatPlayer;
    const std::vector<Seat> who = players(t, as.who);
    const bool any = std::ranges::any_of(who, [&](Seat p) {
        s.resolving.controller = s.thatPlayer = p;
        return asked(as.effect.front());
    });
    s.resolving.controller = you;
    s.thatPlayer = they;
    return any;
}

} // namespace

bool isPossible(const Table& t, const Effect& effect)
{
    const State& s = t.state;
    const Seat you = s.resolving.controller;
    // Who would do it, where that is one who is known.
    const auto actor = [&](const Who& who) {
        return who.kind == Who::Kind::You       ? you
            : who.kind == Who::Kind::ThatPlayer ? s.thatPlayer
                                                : noSeat;
    };
    if (const auto* sequence = std::get_if<Sequence>(&effect.node))
        return sequence->parts.empty() || isPossible(t, sequence->parts.front());
    if (const auto* as = std::get_if<As>(&effect.node))
        return anyAsThey(t, *as, [&](const Effect& deed) { return isPossible(t, deed); });
    if (const auto* pays = std::get_if<Pay>(&effect.node)) {
        const std::vector<Seat> who = players(t, pays->who);
        return who.size() == 1 && canPay(purseOf(t, who.front()), needNow(t, *pays), s.resolving.x);
    }
    if (const auto* year = std::get_if<DestroyYear>(&effect.node))
        return actor(year->whose) == noSeat
            || countIn(s, actor(year->whose), Zone::ElevenYearRow) > 0;
    if (const auto* discards = std::get_if<Discard>(&effect.node))
        return actor(discards->who) == noSeat
            || !ofThatKind(t, *discards, actor(discards->who)).empty();
    if (const auto* shows = std::get_if<Reveal>(&effect.node); shows && shows->zone == Zone::Hand)
        return actor(shows->whose) == noSeat || !ofThatKind(t, *shows, actor(shows->whose)).empty();
    if (const auto* plunder = std::get_if<Plunder>(&effect.node))
        return actor(plunder->who) == noSeat || countIn(s, actor(plunder->who), Zone::Limbo) > 0;
    if (const auto* sacrifices = std::get_if<Sacrifice>(&effect.node)) {
        if (const auto* some = std::get_if<Some>(&sacrifices->what);
            some && actor(sacrifices->who) != noSeat)
            return !candidates(t, *some, actor(sacrifices->who), true).empty();
        return true;
    }
    if (const auto* free = std::get_if<CastFree>(&effect.node)) {
        const Purse purse = purseOf(t, you);
        return std::ranges::any_of(castableFree(t, *free, you),
            [&](Index i) { return canCast(t, i, you, howCastFree(*free), purse); });
    }
    if (const Some* some = someOf(effect, 0))
        return !choosable(t, effect, *some).empty();
    return isPossibleToIt(t, effect);
}

bool dependsOnTheHand(const Table& t, const Effect& effect)
{
    const Seat you = t.state.resolving.controller;
    if (const auto* sequence = std::get_if<Sequence>(&effect.node))
        return !sequence->parts.empty() && dependsOnTheHand(t, sequence->parts.front());
    if (const auto* as = std::get_if<As>(&effect.node))
        return anyAsThey(t, *as, [&](const Effect& deed) { return dependsOnTheHand(t, deed); });
    if (const auto* discards = std::get_if<Discard>(&effect.node))
        return discards->type && countIn(t.state, you, Zone::Hand) > 0;
    if (const auto* shows = std::get_if<Reveal>(&effect.node))
        return shows->type && countIn(t.state, you, Zone::Hand) > 0;
    const auto isOwnHand = [&](const Place& place) {
        return place.zone == Zone::Hand && countIn(t.state, you, Zone::Hand) > 0;
    };
    if (const auto* free = std::get_if<CastFree>(&effect.node))
        return !free->known && isOwnHand(free->place);
    const Some* some = someOf(effect, 0);
    return some && isOwnHand(some->place);
}

bool isChecked(const Effect& effect)
{
    return std::holds_alternative<Pay>(effect.node) || std::holds_alternative<Discard>(effect.node)
        || std::holds_alternative<Plunder>(effect.node)
        || std::holds_alternative<Reveal>(effect.node)
        || std::holds_alternative<DestroyYear>(effect.node)
        || std::holds_alternative<Sacrifice>(effect.node)
        || std::holds_alternative<As>(effect.node);
}

bool canDo(const Table& t, const Effect& effect, Seat p)
{
    const State& s = t.state;
    const auto reach = [&](const Amount& count, std::size_t there) {
        return wanted(t, count) <= static_cast<int>(there);
    };
    if (const auto* pays = std::get_if<Pay>(&effect.node))
        return canPay(purseOf(t, p), needNow(t, *pays), s.resolving.x);
    if (const auto* discards = std::get_if<Discard>(&effect.node))
        return discards->count.kind == Amount::Kind::All
            ? !ofThatKind(t, *discards, p).empty()
            : reach(discards->count, ofThatKind(t, *discards, p).size());
    if (const auto* shows = std::get_if<Reveal>(&effect.node))
        return shows->zone != Zone::Hand || shows->count.kind == Amount::Kind::All
            || reach(shows->count, ofThatKind(t, *shows, p).size());
    if (const auto* plunder = std::get_if<Plunder>(&effect.node))
        return reach(plunder->count, countIn(s, p, Zone::Limbo));
    if (const auto* year = std::get_if<DestroyYear>(&effect.node))
        return reach(year->count, countIn(s, p, Zone::ElevenYearRow));
    if (const auto* sacrifices = std::get_if<Sacrifice>(&effect.node)) {
        if (const auto* some = std::get_if<Some>(&sacrifices->what))
            return reach(some->count, candidates(t, *some, p, true).size());
        const std::vector<Index> list = things(t, sacrifices->what);
        return !list.empty() && onIsland(s, list.front())
            && s.objects[list.front()].controller == p;
    }
    if (const auto* either = std::get_if<Either>(&effect.node)) // one of the two will do
        return std::ranges::any_of(
            either->options, [&](const Effect& option) { return canDo(t, option, p); });
    if (const auto* as = std::get_if<As>(&effect.node)) // whatever else they may do: with what
        if (const Some* some = someOf(as->effect.front(), 0)) {
            Viewpoint v = viewpointOn(s, p);
            v.you = p;
            InlineVector<Index, maxObjects> found;
            collect(t, some->filter, some->place, v, found);
            const bool engages = std::holds_alternative<Engage>(as->effect.front().node);
            const auto there = std::ranges::count_if(
                found, [&](Index i) { return !engages || !s.objects[i].is(Object::Engaged); });
            return reach(some->upTo ? fixed(1) : some->count, static_cast<std::size_t>(there));
        }
    if (const auto* takes = std::get_if<TakeCounters>(&effect.node);
        takes && !std::holds_alternative<Some>(takes->what)) {
        const std::vector<Index> list = things(t, takes->what);
        return !list.empty() && std::ranges::all_of(list, [&](Index i) {
            return onIsland(s, i)
                && reach(takes->count,
                    static_cast<std::size_t>(countersOn(s, refOf(s, i), takes->kind)));
        });
    }
    if (const Some* some = someOf(effect, 0))
        return reach(some->upTo ? fixed(1) : some->count, choosable(t, effect, *some).size());
    return std::holds_alternative<As>(effect.node);
}

namespace {

/// "Return two citizens": done only with both of them.
bool isOfSeveral(const Effect& effect)
{
    const auto several
        = [](const Amount& count) { return count.kind == Amount::Kind::Fixed && count.number > 1; };
    if (const auto* takes = std::get_if<TakeCounters>(&effect.node); takes && several(takes->count))
        return true;
    const Some* some = someOf(effect, 0);
    return some && !some->upTo && several(some->count);
}

} // namespace

bool canDoInPart(const Table& t, const Effect& effect, Seat p)
{
    const State& s = t.state;
    if (canDo(t, effect, p))
        return false;
    if (const auto* discards = std::get_if<Discard>(&effect.node))
        return !ofThatKind(t, *discards, p).empty();
    if (std::holds_alternative<Plunder>(effect.node))
        return countIn(s, p, Zone::Limbo) > 0;
    if (std::holds_alternative<DestroyYear>(effect.node))
        return countIn(s, p, Zone::ElevenYearRow) > 0;
    if (const auto* sacrifices = std::get_if<Sacrifice>(&effect.node)) {
        const auto* some = std::get_if<Some>(&sacrifices->what);
        return some && !candidates(t, *some, p, true).empty();
    }
    const Some* some = isOfSeveral(effect) ? someOf(effect, 0) : nullptr;
    return some && !choosable(t, effect, *some).empty();
}

bool isDoable(const Table& t, const Effect& effect, Seat p)
{
    return isChecked(effect) || isOfSeveral(effect) ? canDo(t, effect, p) : isPossible(t, effect);
}

} // namespace triptych::kryptik
