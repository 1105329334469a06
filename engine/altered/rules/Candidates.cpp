#include "altered/rules/Candidates.h"

#include "altered/rules/Characteristics.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Phrases.h"
#include "altered/rules/Statuses.h"

#include <algorithm>

namespace triptych::altered {

namespace {

/// 1.4.1.c Whether no passive ability says that it can't gain such counters; "any" are of the kinds that lie on it.
bool mayGain(const Table& t, const Counter& counter, Index i)
{
    Grant gained;
    gained.counter = counter;
    if (counter.kind != Counter::Kind::Any)
        return !cantGain(t, i, gained);
    const Object& o = t.state.objects[i];
    gained.counter = { Counter::Kind::Named, {}, o.counterKind };
    return (o.boosts == 0 && o.counters == 0) || (o.boosts > 0 && !cantGain(t, i, {}))
        || (o.counters > 0 && !cantGain(t, i, gained));
}
bool mayLose(const Table& t, const Counter& counter, Index i)
{
    Grant lost;
    lost.counter = counter;
    return !cantLose(t, i, lost);
}

/// Whether it may gain, or lose, something of what is said: what would only change nothing may be chosen (6.1.g).
bool mayGainAny(const Table& t, const Gain& gain, Index i)
{
    return std::ranges::any_of(gain.grants, [&](const Grant& grant) {
        Grant fleeting;
        fleeting.kind = Grant::Kind::Status;
        const bool keyword
            = grant.kind == Grant::Kind::Keyword && grant.keyword == Keyword::Fleeting;
        const Grant& wanted = keyword ? fleeting : grant;
        return !(grant.lose ? cantLose(t, i, wanted) : cantGain(t, i, wanted));
    });
}

} // namespace

bool isDoable(const Table& t, const Effect& effect, const Thing& of, Index i, Seat actor)
{
    const State& s = t.state;
    if (i >= maxObjects)
        return true;
    if (const auto* gain = std::get_if<Gain>(&effect.node))
        return mayGainAny(t, *gain, i);
    if (const auto* moves = std::get_if<MoveCounters>(&effect.node)) {
        Counter counter = moves->counter;
        if (counter.kind == Counter::Kind::Any)
            counter.kind = Counter::Kind::Boost; // as they are moved
        return &of == &moves->to ? mayGain(t, counter, i) : mayLose(t, counter, i);
    }
    if (const auto* distributes = std::get_if<Distribute>(&effect.node))
        return mayGain(t, distributes->counter, i);
    if (const auto* doubles = std::get_if<DoubleBoosts>(&effect.node))
        return mayGain(t, doubles->counter, i);
    if (std::holds_alternative<Augment>(effect.node))
        return mayGain(t, { Counter::Kind::Any }, i);
    if (std::holds_alternative<Declare>(effect.node)) {
        const Effect* deed = t.cards.deedOf(effect.id);
        return !deed || isDoable(t, *deed, of, i, actor);
    }
    if (std::holds_alternative<Sacrifice>(effect.node))
        return inPlay(s, i) && s.objects[i].controller == actor // 7.3.25
            && !cantBe(t, i, CantBe::Fate::Sacrificed, actor)
            && !cantGo(t, i, Zone::Discard, actor);
    if (const auto* moves = std::get_if<altered::Move>(&effect.node))
        return isExpeditionZone(zoneOf(s, i)) && moves->to == Zone::Expedition
            ? true
            : !cantGo(t, i, moves->to, actor);
    if (std::holds_alternative<Exhaust>(effect.node))
        return mayBear(s, i) && !s.objects[i].is(Status::Exhausted)
            && !cantBe(t, i, CantBe::Fate::Exhausted, actor);
    if (std::holds_alternative<Ready>(effect.node))
        return s.objects[i].is(Status::Exhausted) && !cantBe(t, i, CantBe::Fate::Readied, actor);
    if (const auto* remove = std::get_if<Remove>(&effect.node)) {
        const Viewpoint v = viewpointOf(s);
        Grant lost;
        lost.counter = remove->counter;
        const int there = cantLose(t, i, lost) ? 0 : countersOn(t, i, remove->counter);
        const bool any = remove->count.kind == Amount::Kind::All
            || remove->count.kind == Amount::Kind::AnyNumber || remove->choosesX || remove->among;
        return remove->spends && !any ? there >= valueOf(t, remove->count, v) && there > 0
                                      : there > 0;
    }
    if (std::holds_alternative<Discard>(effect.node))
        return zoneOf(s, i) != Zone::Discard && !cantBe(t, i, CantBe::Fate::Discarded, actor)
            && !cantGo(t, i, Zone::Discard, actor);
    if (std::holds_alternative<SwitchExpeditions>(effect.node)
        || std::holds_alternative<Defect>(effect.node))
        return !cantGo(t, i, Zone::Expedition, actor);
    return true;
}

namespace {

/// Whether that would change something: what has a status does not gain it, and what lacks it has none to lose.
bool isGained(const Table& t, const Grant& grant, Index i)
{
    const State& s = t.state;
    if (grant.kind == Grant::Kind::Counters) {
        const int wanted = valueOf(t, grant.amount, viewpointOf(s));
        if (!grant.lose)
            return mayBear(s, i) && !cantGain(t, i, grant);
        const bool all = grant.amount.kind == Amount::Kind::All
            || grant.amount.kind == Amount::Kind::AnyNumber;
        return !cantLose(t, i, grant)
            && countersOn(t, i, grant.counter) >= (all ? 1 : std::max(1, wanted));
    }
    const bool fleeting = grant.kind == Grant::Kind::Keyword && grant.keyword == Keyword::Fleeting;
    if (grant.kind != Grant::Kind::Status && !fleeting)
        return true;
    const Status status = fleeting ? Status::Fleeting : grant.status;
    if (grant.lose)
        return s.objects[i].is(status) && !cantLose(t, i, grant);
    return mayBear(s, i) && (!s.objects[i].is(status) || mayGainAgain(t, i, status))
        && !cantGain(t, i, grant);
}

/// Whether it is one of the costs that are being paid.
bool isCostNow(const Table& t, const Effect& effect)
{
    if (t.state.acting.empty() || t.state.acting.back().kind != Acting::Kind::QuickAction)
        return false;
    const Acting& acting = t.state.acting.back();
    const auto& abilities = t.cards.card(acting.card).abilities;
    return acting.ability < abilities.size()
        && std::ranges::any_of(abilities[acting.ability].cost,
            [&](const Effect& cost) { return cost.id == effect.id; });
}

} // namespace

bool isDoneTo(const Table& t, const Effect& cost, Index i)
{
    const auto* gain = std::get_if<Gain>(&cost.node);
    if (!gain || i >= maxObjects)
        return true;
    const auto isDone = [&](const Grant& grant) { return isGained(t, grant, i); };
    return gain->choice ? std::ranges::any_of(gain->grants, isDone)
                        : std::ranges::all_of(gain->grants, isDone);
}

void sabotageCandidates(
    const Table& t, const Sabotage& e, Seat actor, const Viewpoint& v, Things& out)
{
    if (cantDo(t, actor, Happening::Event::Sabotages)) // 1.4.1.c
        return;
    const Filter* filter = e.what ? filterOf(*e.what) : nullptr;
    for (const Seat p : { actor, otherSeat(actor) })
        for (const Index i : cardsIn(t.state, p, Zone::Reserve))
            if ((!filter || matchesAnywhere(t, refOf(t.state, i), *filter, v)) && mayTarget(t, i)
                && !cantBe(t, i, CantBe::Fate::Discarded, actor))
                out.push_back(i);
}

/// "another target Character", "another Character you control"
static bool isOfAnother(const Thing& thing)
{
    const Filter* filter = filterOf(thing);
    return filter && std::ranges::any_of(filter->before, [](const Trait& trait) {
        return trait.kind == Trait::Kind::Other;
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

static void collectOthersThanFirst(const Table& t, Filter filter, const Viewpoint& v, Things& out)
{
    std::erase_if(
        filter.before, [](const Trait& trait) { return trait.kind == Trait::Kind::Other; });
    collect(t, filter, v, out);
    for (std::size_t k = out.size(); k-- > 0;)
        if (t.state.phrases[0].contains(out[k]))
            out.erase(k);
}

/// "one of your Characters": of those you control, or of your cards elsewhere.
bool isSomeoneElses(const Table& t, const Thing& thing, Index i, Seat actor)
{
    const auto* some = std::get_if<Some>(&thing.node);
    if (!some || !some->yours || i >= maxObjects)
        return false;
    const Zone zone = zoneOf(t.state, i);
    return (isPlayZone(zone) ? Seat { t.state.objects[i].controller } : zoneSeat(t.state, i))
        != actor;
}

/// A Mana Orb that is not targeted is one's own, unless it is said whose it is.
bool isSomeoneElsesOrb(const Table& t, const Thing& thing, Index i, Seat actor)
{
    const auto* some = std::get_if<Some>(&thing.node);
    return some && i < maxObjects && some->filter.after.empty() && zoneOf(t.state, i) == Zone::Mana
        && zoneSeat(t.state, i) != actor;
}

void candidatesFor(const Table& t, const Effect& effect, const Thing& thing, Seat actor,
    const Viewpoint& base, Things& out)
{
    const Viewpoint v = viewpointOfActor(effect, base, actor);
    Things all;
    if (const auto* of = std::get_if<OfThem>(&thing.node)) {
        if (v.acting)
            for (const Index i : v.acting->it)
                if (i < maxObjects
                    && (of->filter.nouns.empty()
                        || matchesAnywhere(t, refOf(t.state, i), of->filter, v)))
                    all.push_back(i);
        keepHighest(t, of->filter, all);
    } else if (const Filter* filter = filterOf(thing)) {
        if (isMovedOn(effect, thing))
            collectOthersThanFirst(t, *filter, v, all);
        else
            collect(t, *filter, v, all);
    }
    const bool targets = isTargeting(effect, thing);
    const bool costs = isCostNow(t, effect);
    const auto declared = t.state.agenda.nextOf<TargetPlay>(); // what is played pays for nothing
    const Index played = declared ? declared->play.card : v.played;
    for (const Index i : all)
        if (i != played && isDoable(t, effect, thing, i, actor) && !isTheFirst(thing, i, v)
            && (!targets || mayTarget(t, i)) && !isSomeoneElsesOrb(t, thing, i, actor)
            && !isSomeoneElses(t, thing, i, actor) && (!costs || isDoneTo(t, effect, i)))
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
    return std::ranges::any_of(of.filter->after, [&](const Trait& trait) {
        if (trait.kind == Trait::Kind::InExpedition && trait.expedition.apart)
            return true;
        if (targets || of.upTo)
            return false;
        return (trait.kind == Trait::Kind::InExpedition
                   && (trait.expedition.kind == Expedition::Kind::EachOf
                       || trait.expedition.kind == Expedition::Kind::BothOf))
            || std::ranges::any_of(trait.places,
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
    const Table& t, const Thing& thing, const Viewpoint& v, const Things& picked, Index more)
{
    if (!isGrouped(thing))
        return true;
    const int group = groupOf(t.state, more);
    const auto same
        = std::ranges::count_if(picked, [&](Index i) { return groupOf(t.state, i) == group; });
    return same < valueOf(t, soManyOf(thing).count, v);
}

Bounds boundsOf(const Table& t, const Thing& thing, const Viewpoint& v, const Things& among)
{
    if (isGrouped(thing)) {
        Things most;
        for (const Index i : among)
            if (fitsItsGroup(t, thing, v, most, i))
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
        const int n = std::max(0, static_cast<int>(there) - valueOf(t, *some->left, v));
        return { n, n };
    }
    upTo = upTo || count.kind == Amount::Kind::AnyNumber;
    const int n = std::clamp(valueOf(t, count, v), 0, static_cast<int>(there));
    return { upTo ? 0 : n, n };
}

bool mustChoosePlace(
    const Table& t, const Effect& effect, const Expedition& e, const Viewpoint& v, Things& among)
{
    if (e.kind == Expedition::Kind::Target) {
        Expedition any = e;
        any.kind = e.whose.kind == Who::Kind::Anyone ? Expedition::Kind::An : Expedition::Kind::Of;
        expeditionsOf(t, any, v, among);
        return true;
    }
    const bool puts = std::holds_alternative<Create>(effect.node)
        || std::holds_alternative<altered::Move>(effect.node);
    const auto* move = std::get_if<altered::Move>(&effect.node);
    if (move && move->to == Zone::Play) {
        Expedition own;
        own.kind = Expedition::Kind::Of;
        own.whose = {};
        expeditionsOf(t, own, v, among);
        return true;
    }
    if (e.kind == Expedition::Kind::OneOf || e.kind == Expedition::Kind::An) {
        expeditionsOf(t, e, v, among);
        return true;
    }
    // 7.4.4.h Of a Gigantic Character's Expeditions one is chosen for what is put there.
    const bool one = e.kind == Expedition::Kind::Mine || e.kind == Expedition::Kind::Its
        || e.kind == Expedition::Kind::FacingMe;
    if (puts && one && !std::holds_alternative<Create>(effect.node)) {
        expeditionsOf(t, e, v, among);
        return among.size() > 1;
    }
    return false;
}

} // namespace triptych::altered
