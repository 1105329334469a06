#include "altered/rules/Costs.h"

#include "altered/rules/Characteristics.h"
#include "altered/rules/OngoingEmblems.h"
#include "altered/rules/Playing.h"
#include "altered/rules/Possible.h"

#include <algorithm>

namespace triptych::altered {

namespace {

/// 7.4.4.b What is Gigantic is in either Expedition.
bool isEmptyOf(const Table& t, Index expedition, const Filter& filter, const Viewpoint& v)
{
    for (const int where : { 0, 1 })
        for (const Index i : cardsIn(t.state, seatOfExpedition(expedition), expeditionZone(where)))
            if (isTogether(t, i, expedition) && matchesAnywhere(t, refOf(t.state, i), filter, v))
                return false;
    return true;
}

struct Sum
{
    int cost = 0;
    int reserve = -1; ///< Of what is played for its Hand Cost, what could be paid rather than that
    int least = 0;    ///< of decreases with a bound: applied one by one
    /// What the final cost may be: number | atMostBit, in timestamp order.
    PassingVector<std::int16_t, 126> bounds {};
    static constexpr std::int16_t atMostBit = 0x100;
    /// change | least << 8, those with the highest minimum first.
    PassingVector<std::int16_t, 126> less {};
    int more = 0;

    /// 5.1.2.e Decreases come in any order, and a minimum is of its own alone. RULING: in the order that is cheapest,
    /// as who pays would have it: what has the higher minimum is taken while the cost is still above it.
    void decrease(int by, int to)
    {
        std::size_t at = 0;
        while (at < less.size() && (less[at] >> 8) >= to)
            ++at;
        less.insert(at, static_cast<std::int16_t>(std::clamp(by, 0, 99) | (to << 8)));
    }
    void bound(int mana, std::int16_t which)
    {
        bounds.push_back(static_cast<std::int16_t>(std::clamp(mana, 0, 99) | which));
    }
    /// 5.1.2.e First all that makes it dearer, then all that makes it cheaper, then the bounds.
    int total() const
    {
        int sum = cost + more;
        for (const std::int16_t each : less) {
            const int by = each & 0xFF;
            const int to = each >> 8;
            sum = std::max(sum - by, std::min(sum, to));
        }
        for (const std::int16_t bound : bounds)
            sum = bound & atMostBit ? std::min(sum, bound & 0xFF) : std::max(sum, int { bound });
        return std::max(0, sum);
    }
};

/// "I cost {1} less to play from Reserve": of this way of playing it.
bool isPlayedSo(const Table& t, Index i, const Filter& when, Viewpoint v)
{
    v.playing = true;
    return matchesAnywhere(t, refOf(t.state, i), when, v);
}

void addStatement(const Table& t, Index i, const Costs& e, const Viewpoint& v, Sum& sum)
{
    if (e.when && !isPlayedSo(t, i, *e.when, v))
        return;
    if (e.ifIt) {
        Viewpoint about = v;
        about.subject = about.subjectWas = refOf(t.state, i);
        if (!holds(t, *e.ifIt, about))
            return;
    }
    if (e.inExpeditionWithout
        && (!isExpedition(v.place) || !isEmptyOf(t, v.place, *e.inExpeditionWithout, v)))
        return;
    const int mana = valueOf(t, e.mana, v);
    switch (e.how) {
    case Costs::How::Less:
        sum.decrease(mana, e.least);
        break;
    case Costs::How::More:
        sum.more += mana;
        break;
    case Costs::How::AtLeast:
        sum.bound(mana, 0);
        break;
    case Costs::How::AtMost:
        sum.bound(mana, Sum::atMostBit);
        break;
    case Costs::How::ForReserve: // RULING: who may pay either pays what is less
        if (sum.reserve >= 0)
            sum.cost = std::min(sum.cost, sum.reserve);
        break;
    }
}

void addNext(const Table& t, const Next& next, const Viewpoint& v, Sum& sum, bool& free)
{
    if (next.does == Next::Does::CostsLess)
        sum.decrease(valueOf(t, next.change, v), next.least);
    else if (next.does == Next::Does::CostsMore)
        sum.more += valueOf(t, next.change, v);
    else if (next.does == Next::Does::IsFree)
        free = true;
}

} // namespace

int costOf(const Table& t, Index i, Seat p, std::uint8_t detail, const Price& price)
{
    if (price.kind == Price::Kind::Free)
        return 0;
    const State& s = t.state;
    const Facts& facts = t.facts(i);
    const Object& o = s.objects[i];
    const Zone zone = zoneOf(s, i);
    const bool reserve
        = zone == Zone::Reserve || (zone == Zone::Limbo && o.is(Object::FromReserve));
    Sum sum;
    sum.cost = reserve                             ? facts.reserveCost
        : (detail & withScout) && facts.scout >= 0 ? facts.scout
                                                   : facts.handCost;
    const bool hand = zone == Zone::Hand || (zone == Zone::Limbo && !o.is(Object::FromReserve));
    if (hand && !(detail & withScout))
        sum.reserve = facts.reserveCost;
    bool free = false;
    const MayPlay* pile = nullptr;
    if (price.kind == Price::Kind::Usual)
        pile = zone == Zone::Discard ? playableFromPile(t, i, p, detail)
            : zone == Zone::Reserve  ? pricedInReserve(t, i, p, detail)
                                     : nullptr;
    if (pile) {
        if (pile->price == MayPlay::Price::Reserve)
            sum.cost = facts.reserveCost;
        else if (pile->price == MayPlay::Price::For)
            sum.cost = pile->mana;
        else if (pile->price == MayPlay::Price::More)
            sum.more += pile->mana;
        else if (pile->price == MayPlay::Price::Less)
            sum.decrease(pile->mana, 0);
        else if (pile->price == MayPlay::Price::Free)
            free = true;
    }
    ownStatements<Costs>(t, i, p, detail,
        [&](const Costs& e, const Viewpoint& own) { addStatement(t, i, e, own, sum); });
    said<Costs>(t, [&](const Costs& e, const Ability&, const Viewpoint& v) {
        Viewpoint with = v;
        with.place = placeOf(p, detail);
        with.player = p;
        if (std::holds_alternative<This>(e.what.node) || (e.youPlay && v.you != p))
            return;
        Viewpoint playing = with;
        playing.playing = true;
        if (speaksOf(t, e.what, i, playing))
            addStatement(t, i, e, with, sum);
    });
    eachNext(t, i, p, detail,
        [&](const Next& next, std::size_t, const Viewpoint& v) { addNext(t, next, v, sum, free); });
    eachEveryAfternoon(t, i, p, detail, [&](const Next& next, const Viewpoint& v, std::uint16_t) {
        addNext(t, next, v, sum, free);
    });
    if (free)
        return 0;
    if (price.kind == Price::Kind::Less)
        sum.decrease(price.change, price.least);
    else if (price.kind == Price::Kind::More)
        sum.more += price.change;
    if (s.reduction > 0)
        sum.decrease(s.reduction, 0);
    return sum.total();
}

bool isFree(const Table& t, Index i, Seat p, std::uint8_t detail, const Price& price)
{
    bool free = price.kind == Price::Kind::Free;
    const auto note = [&](const Next& next) { free = free || next.does == Next::Does::IsFree; };
    eachNext(t, i, p, detail, [&](const Next& next, std::size_t, const Viewpoint&) { note(next); });
    eachEveryAfternoon(
        t, i, p, detail, [&](const Next& next, const Viewpoint&, std::uint16_t) { note(next); });
    return free;
}

int readyMana(const State& s, Seat p)
{
    int ready = 0;
    for (const Index i : cardsIn(s, p, Zone::Mana))
        ready += !s.objects[i].is(Status::Exhausted);
    return ready;
}

void payMana(const Table& t, Seat p, int mana)
{
    State& s = t.state;
    int left = mana;
    for (const Index i : cardsIn(s, p, Zone::Mana)) { // ready orbs from the left
        if (left <= 0)
            break;
        if (s.objects[i].is(Status::Exhausted))
            continue;
        s.objects[i].set(Status::Exhausted, true);
        --left;
    }
    if (mana > 0) {
        Event event { Event::Kind::ManaPaid, p };
        event.amount = static_cast<std::int16_t>(mana);
        t.tell(event);
    }
}

int possibleReduction(const Table& t, Index i, const Viewpoint& v)
{
    int most = 0;
    for (const std::uint8_t number : t.facts(i).declared) {
        const Ability& ability = t.card(i).abilities[number];
        const Effect* first = ability.effect ? &*ability.effect : nullptr;
        if (const auto* sequence = first ? std::get_if<Sequence>(&first->node) : nullptr)
            first = &sequence->parts.front(); // what follows is about having done so
        const auto* may = first ? std::get_if<May>(&first->node) : nullptr;
        const Effect* reduces = !may ? nullptr : may->to ? &*may->to : &*may->effect;
        const auto* reduce = reduces ? std::get_if<ReduceMyCost>(&reduces->node) : nullptr;
        if (reduce && (!may->to || isPossible(t, *may->effect, v)))
            most += valueOf(t, reduce->by, v);
    }
    return most;
}

namespace {

/// Who is no opponent of it: its controller, or elsewhere whose zone it lies in.
Seat whoseIs(const State& s, Index i)
{
    return inPlay(s, i) ? Seat { s.objects[i].controller } : zoneSeat(s, i);
}

} // namespace

int toughCost(const Table& t, Index i)
{
    const State& s = t.state;
    if (i >= maxObjects || s.acting.empty())
        return 0;
    const Acting& acting = s.acting.back();
    if (whoseIs(s, i) == acting.controller || acting.toughPaid.contains(i))
        return 0;
    if (t.policy().toughIsACost && acting.free)
        return 0; // v1 7.4.5: waived with the rest of the cost
    return toughOf(t, i);
}

} // namespace triptych::altered
