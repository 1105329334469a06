#include "altered/rules/Candidates.h"

#include "altered/rules/Characteristics.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Phrases.h"
#include "altered/rules/Statuses.h"

#include <algorithm>

namespace triptych::altered {

namespace {

/// 1.4.1.c Whether no passive ability says that it can't gain such counters; "any" are of the kinds that lie on it.
bool mayGain(const Table& b, const Counter& counter, Index i)
{
    Grant gained;
    gained.counter = counter;
    if (counter.kind != Counter::Kind::Any)
        return !cantGain(b, i, gained);
    const Object& o = b.state.objects[i];
    gained.counter = { Counter::Kind::Named, {}, o.counterKind };
    return (o.boosts == 0 && o.counters == 0) || (o.boosts > 0 && !cantGain(b, i, {}))
        || (o.counters > 0 && !cantGain(b, i, gained));
}
bool mayLose(const Table& b, const Counter& counter, Index i)
{
    Grant lost;
    lost.counter = counter;
    return !cantLose(b, i, lost);
}

/// Whether it may gain, or lose, something of what is said: what would only change nothing may be chosen (6.1.g).
bool mayGainAny(const Table& b, const Gain& gain, Index i)
{
    return std::ranges::any_of(gain.grants, [&](const Grant& grant) {
        Grant fleeting;
        fleeting.kind = Grant::Kind::Status;
        const bool keyword
            = grant.kind == Grant::Kind::Keyword && grant.keyword == Keyword::Fleeting;
        const Grant& wanted = keyword ? fleeting : grant;
        return !(grant.lose ? cantLose(b, i, wanted) : cantGain(b, i, wanted));
    });
}

} // namespace

bool isDoable(const Table& b, const Effect& effect, const Thing& of, Index i, Seat actor)
{
    const State& s = b.state;
    if (i >= maxObjects)
        return true;
    if (const auto* gain = std::get_if<Gain>(&effect.node))
        return mayGainAny(b, *gain, i);
    if (const auto* moves = std::get_if<MoveCounters>(&effect.node)) {
        Counter counter = moves->counter;
        if (counter.kind == Counter::Kind::Any)
            counter.kind = Counter::Kind::Boost; // as they are moved
        return &of == &moves->to ? mayGain(b, counter, i) : mayLose(b, counter, i);
    }
    if (const auto* distributes = std::get_if<Distribute>(&effect.node))
        return mayGain(b, distributes->counter, i);
    if (const auto* doubles = std::get_if<DoubleBoosts>(&effect.node))
        return mayGain(b, doubles->counter, i);
    if (std::holds_alternative<Augment>(effect.node))
        return mayGain(b, { Counter::Kind::Any }, i);
    if (std::holds_alternative<Declare>(effect.node)) {
        const Effect* deed = b.cards.deedOf(effect.id);
        return !deed || isDoable(b, *deed, of, i, actor);
    }
    if (std::holds_alternative<Sacrifice>(effect.node))
        return inPlay(s, i) && s.objects[i].controller == actor // 7.3.25
            && !cantBe(b, i, CantBe::Fate::Sacrificed, actor)
            && !cantGo(b, i, Zone::Discard, actor);
    if (const auto* moves = std::get_if<altered::Move>(&effect.node))
        return isExpeditionZone(zoneOf(s, i)) && moves->to == Zone::Expedition
            ? true
            : !cantGo(b, i, moves->to, actor);
    if (std::holds_alternative<Exhaust>(effect.node))
        return mayBear(s, i) && !s.objects[i].is(Status::Exhausted)
            && !cantBe(b, i, CantBe::Fate::Exhausted, actor);
    if (std::holds_alternative<Ready>(effect.node))
        return s.objects[i].is(Status::Exhausted) && !cantBe(b, i, CantBe::Fate::Readied, actor);
    if (const auto* remove = std::get_if<Remove>(&effect.node)) {
        const Viewpoint v = viewpointOf(s);
        Grant lost;
        lost.counter = remove->counter;
        const int there = cantLose(b, i, lost) ? 0 : countersOn(b, i, remove->counter);
        const bool any = remove->count.kind == Amount::Kind::All
            || remove->count.kind == Amount::Kind::AnyNumber || remove->choosesX || remove->among;
        return remove->spends && !any ? there >= valueOf(b, remove->count, v) && there > 0
                                      : there > 0;
    }
    if (std::holds_alternative<Discard>(effect.node))
        return zoneOf(s, i) != Zone::Discard && !cantBe(b, i, CantBe::Fate::Discarded, actor)
            && !cantGo(b, i, Zone::Discard, actor);
    if (std::holds_alternative<SwitchExpeditions>(effect.node)
        || std::holds_alternative<Defect>(effect.node))
        return !cantGo(b, i, Zone::Expedition, actor);
    return true;
}

namespace {

/// Whether that would change something: what has a status does not gain it, and what lacks it has none to lose.
bool isGained(const Table& b, const Grant& grant, Index i)
{
    const State& s = b.state;
    if (grant.kind == Grant::Kind::Counters) {
        const int wanted = valueOf(b, grant.amount, viewpointOf(s));
        if (!grant.lose)
            return mayBear(s, i) && !cantGain(b, i, grant);
        const bool all = grant.amount.kind == Amount::Kind::All
            || grant.amount.kind == Amount::Kind::AnyNumber;
        return !cantLose(b, i, grant)
            && countersOn(b, i, grant.counter) >= (all ? 1 : std::max(1, wanted));
    }
    const bool fleeting = grant.kind == Grant::Kind::Keyword && grant.keyword == Keyword::Fleeting;
    if (grant.kind != Grant::Kind::Status && !fleeting)
        return true;
    const Status status = fleeting ? Status::Fleeting : grant.status;
    if (grant.lose)
        return s.objects[i].is(status) && !cantLose(b, i, grant);
    return mayBear(s, i) && (!s.objects[i].is(status) || mayGainAgain(b, i, status))
        && !cantGain(b, i, grant);
}

/// Whether it is one of the costs that are being paid.
bool isCostNow(const Table& b, const Effect& effect)
{
    if (b.state.acting.empty() || b.state.acting.back().kind != Acting::Kind::QuickAction)
        return false;
    const Acting& acting = b.state.acting.back();
    const auto& abilities = b.cards.card(acting.card).abilities;
    return acting.ability < abilities.size()
        && std::ranges::any_of(abilities[acting.ability].cost,
            [&](const Effect& cost) { return cost.id == effect.id; });
}

} // namespace

bool isDoneTo(const Table& b, const Effect& cost, Index i)
{
    const auto* gain = std::get_if<Gain>(&cost.node);
    if (!gain || i >= maxObjects)
        return true;
    const auto isDone = [&](const Grant& grant) { return isGained(b, grant, i); };
    return gain->choice ? std::ranges::any_of(gain->grants, isDone)
                        : std::ranges::all_of(gain->grants, isDone);
}

void sabotageCandidates(
    const Table& b, const Sabotage& e, Seat actor, const Viewpoint& v, Things& out)
{
    if (cantDo(b, actor, Happening::Event::Sabotages)) // 1.4.1.c
        return;
    const Filter* filter = e.what ? filterOf(*e.what) : nullptr;
    for (const Seat p : { actor, otherSeat(actor) })
        for (const Index i : cardsIn(b.state, p, Zone::Reserve))
            if ((!filter || matchesAnywhere(b, refOf(b.state, i), *filter, v)) && mayTarget(b, i)
                && !cantBe(b, i, CantBe::Fate::Discarded, actor))
                out.push_back(i);
}

/// "another target Character", "another Character you control"
static bool isOfAnother(const Thing& thing)
{
    const Filter* filter = filterOf(thing);
    return filter && std::ranges::any_of(filter->before, [](const Trait& t) {
        return t.kind == Trait::Kind::Other;
    });
}

/// "another target Character" of a Spell is one besides the target named before it.
bool isTheFirst(const Thing& thing, Index i, const Viewpoint& v)
{
    if (!std::holds_alternative<Target>(thing.node) || !v.acting
        || v.acting->kind != Acting::Kind::Spell)
        return false;
    return isOfAnother(thing) && i < maxObjects && v.acting->it.contains(i);
}

/// "Move 1 boost from target Character to another target Character": another than the one that was picked first, and
/// than nothing else.
static bool isMovedOn(const Effect& effect, const Thing& thing)
{
    if (const auto* declares = std::get_if<Declare>(&effect.node))
        return declares->also && &thing == &*declares->also; // each is named once
    const auto* moves = std::get_if<MoveCounters>(&effect.node);
    return moves && &thing == &moves->to && isOfAnother(thing)
        && (std::holds_alternative<Target>(moves->from.node)
            || std::holds_alternative<Some>(moves->from.node));
}

static void collectOthersThanFirst(const Table& b, Filter filter, const Viewpoint& v, Things& out)
{
    std::erase_if(filter.before, [](const Trait& t) { return t.kind == Trait::Kind::Other; });
    collect(b, filter, v, out);
    for (std::size_t k = out.size(); k-- > 0;)
        if (b.state.phrases[0].contains(out[k]))
            out.erase(k);
}

/// "one of your Characters": of those you control, or of your cards elsewhere.
bool isSomeoneElses(const Table& b, const Thing& thing, Index i, Seat actor)
{
    const auto* some = std::get_if<Some>(&thing.node);
    if (!some || !some->yours || i >= maxObjects)
        return false;
    const Zone zone = zoneOf(b.state, i);
    return (isPlayZone(zone) ? Seat { b.state.objects[i].controller } : zoneSeat(b.state, i))
        != actor;
}

/// A Mana Orb that is not targeted is one's own, unless it is said whose it is.
bool isSomeoneElsesOrb(const Table& b, const Thing& thing, Index i, Seat actor)
{
    const auto* some = std::get_if<Some>(&thing.node);
    return some && i < maxObjects && some->filter.after.empty() && zoneOf(b.state, i) == Zone::Mana
        && zoneSeat(b.state, i) != actor;
}

void candidatesFor(const Table& b, const Effect& effect, const Thing& thing, Seat actor,
    const Viewpoint& base, Things& out)
{
    const Viewpoint v = viewpointOfActor(effect, base, actor);
    Things all;
    if (const auto* of = std::get_if<OfThem>(&thing.node)) {
        if (v.acting)
            for (const Index i : v.acting->it)
                if (i < maxObjects
                    && (of->filter.nouns.empty()
                        || matchesAnywhere(b, refOf(b.state, i), of->filter, v)))
                    all.push_back(i);
        keepHighest(b, of->filter, all);
    } else if (const Filter* filter = filterOf(thing)) {
        if (isMovedOn(effect, thing))
            collectOthersThanFirst(b, *filter, v, all);
        else
            collect(b, *filter, v, all);
    }
    const bool targets = isTargeting(effect, thing);
    const bool costs = isCostNow(b, effect);
    const auto declared = b.state.agenda.nextOf<TargetPlay>(); // what is played pays for nothing
    const Index played = declared ? declared->play.card : v.played;
    for (const Index i : all)
        if (i != played && isDoable(b, effect, thing, i, actor) && !isTheFirst(thing, i, v)
            && (!targets || mayTarget(b, i)) && !isSomeoneElsesOrb(b, thing, i, actor)
            && !isSomeoneElses(b, thing, i, actor) && (!costs || isDoneTo(b, effect, i)))
            out.push_back(i);
}

namespace {

/// Of what is chosen or targeted how many, and whether it may be fewer; null of anything else.
struct SoMany
{
    const Filter* filter = nullptr;
    Amount count {};
    bool upTo = false;
};
SoMany soManyOf(const Thing& thing)
{
    if (const auto* some = std::get_if<Some>(&thing.node))
        return { &some->filter, some->count, some->upTo };
    if (const auto* target = std::get_if<Target>(&thing.node))
        return { &target->filter, target->count, target->upTo };
    return {};
}

/// "in each player's Reserve", "in each of your Expeditions": so many are chosen in each of them.
bool isGrouped(const Thing& thing)
{
    const SoMany of = soManyOf(thing);
    if (!of.filter || of.count.kind != Amount::Kind::Fixed)
        return false;
    const bool targets = std::holds_alternative<Target>(thing.node);
    return std::ranges::any_of(of.filter->after, [&](const Trait& t) {
        if (t.kind == Trait::Kind::InExpedition && t.expedition.apart)
            return true;
        if (targets || of.upTo)
            return false;
        return (t.kind == Trait::Kind::InExpedition
                   && (t.expedition.kind == Expedition::Kind::EachOf
                       || t.expedition.kind == Expedition::Kind::BothOf))
            || std::ranges::any_of(t.places,
                [](const Place& place) { return place.whose.kind == Who::Kind::EachPlayer; });
    });
}

/// Of things in an Expedition that, of all others whose zone they lie in.
int groupOf(const State& s, Index i)
{
    return i >= maxObjects || !inExpedition(s, i) ? 8 + zoneSeat(s, i)
                                                  : 2 * s.objects[i].controller + kindOf(s, i);
}

} // namespace

bool fitsItsGroup(
    const Table& b, const Thing& thing, const Viewpoint& v, const Things& picked, Index more)
{
    if (!isGrouped(thing))
        return true;
    const int group = groupOf(b.state, more);
    const auto same
        = std::ranges::count_if(picked, [&](Index i) { return groupOf(b.state, i) == group; });
    return same < valueOf(b, soManyOf(thing).count, v);
}

Bounds boundsOf(const Table& b, const Thing& thing, const Viewpoint& v, const Things& among)
{
    if (isGrouped(thing)) {
        Things most;
        for (const Index i : among)
            if (fitsItsGroup(b, thing, v, most, i))
                most.push_back(i);
        const int n = static_cast<int>(most.size());
        return { soManyOf(thing).upTo ? 0 : n, n };
    }
    const std::size_t there = among.size();
    Amount count = fixed(1);
    bool upTo = false;
    if (const auto* target = std::get_if<Target>(&thing.node)) {
        count = target->count;
        upTo = target->upTo;
    } else if (const auto* some = std::get_if<Some>(&thing.node)) {
        count = some->count;
        upTo = some->upTo;
    } else if (const auto* of = std::get_if<OfThem>(&thing.node)) {
        count = of->count;
        upTo = of->upTo;
    }
    if (const auto* some = std::get_if<Some>(&thing.node); some && some->left) {
        // "until they control two": as many as there are more than that
        const int n = std::max(0, static_cast<int>(there) - valueOf(b, *some->left, v));
        return { n, n };
    }
    upTo = upTo || count.kind == Amount::Kind::AnyNumber;
    const int n = std::clamp(valueOf(b, count, v), 0, static_cast<int>(there));
    return { upTo ? 0 : n, n };
}

bool mustChoosePlace(
    const Table& b, const Effect& effect, const Expedition& e, const Viewpoint& v, Things& among)
{
    if (e.kind == Expedition::Kind::Target) {
        Expedition any = e;
        any.kind = e.whose.kind == Who::Kind::Anyone ? Expedition::Kind::An : Expedition::Kind::Of;
        expeditionsOf(b, any, v, among);
        return true;
    }
    const bool puts = std::holds_alternative<Create>(effect.node)
        || std::holds_alternative<altered::Move>(effect.node);
    const auto* move = std::get_if<altered::Move>(&effect.node);
    if (move && move->to == Zone::Play) {
        Expedition own;
        own.kind = Expedition::Kind::Of;
        own.whose = {};
        expeditionsOf(b, own, v, among);
        return true;
    }
    if (e.kind == Expedition::Kind::OneOf || e.kind == Expedition::Kind::An) {
        expeditionsOf(b, e, v, among);
        return true;
    }
    // 7.4.4.h Of a Gigantic Character's Expeditions one is chosen for what is put there.
    const bool one = e.kind == Expedition::Kind::Mine || e.kind == Expedition::Kind::Its
        || e.kind == Expedition::Kind::FacingMe;
    if (puts && one && !std::holds_alternative<Create>(effect.node)) {
        expeditionsOf(b, e, v, among);
        return among.size() > 1;
    }
    return false;
}

} // namespace triptych::altered
