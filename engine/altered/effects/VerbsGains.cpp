#include "altered/effects/Verbs.h"

#include "altered/effects/Choices.h"
#include "altered/rules/Adventure.h"
#include "altered/rules/Asking.h"
#include "altered/rules/CarryingOut.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Statuses.h"
#include "altered/tree/Walk.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace triptych::altered {

// --- What is gained and lost

static void leaveBehindOf(
    const Table& b, const Acting& acting, std::uint16_t node, Duration until, Ref who)
{
    State& s = b.state;
    LastingEffect o;
    o.source = acting.source;
    o.who = who;
    o.card = acting.card;
    o.node = node;
    o.timestamp = ++s.timestamps;
    o.controller = acting.controller;
    o.until = static_cast<std::uint8_t>(until);
    s.lasting.push_back(o);
}

void leaveBehind(const Table& b, std::uint16_t node, Duration until, Ref who)
{
    if (!b.state.acting.empty())
        leaveBehindOf(b, b.state.acting.back(), node, until, who);
}

namespace {

/// Whether what is said for a time is said of a player who was named: "they", "target player".
struct SaysOfThatPlayer
{
    template <typename Node>
    static bool in(const Node& node)
    {
        bool found = false;
        eachPart(node, [&](const auto& part) { found = found || in(part); });
        return found;
    }
    static bool in(const Who& who)
    {
        return (who.kind == Who::Kind::ThatPlayer && !who.opponent)
            || who.kind == Who::Kind::TargetPlayer || in<Who>(who);
    }
    static bool in(const Trait& trait)
    {
        return std::ranges::any_of(trait.places, [](const Place& place) { return in(place.whose); })
            || in<Trait>(trait);
    }
    static bool in(const CantBePlayed& e) // what else is counted is of whoever plays
    {
        return (e.by && in(*e.by)) || in(e.what) || (e.when && in(*e.when));
    }
};

} // namespace

void stateFor(const Table& b, EffectId effect, const StatedFor& e)
{
    State& s = b.state;
    const Things list = s.phrases[0];
    if (e.region) {
        s.agenda.push(Picked<StatedFor> { effect, doerOf(s) });
        ask(b,
            { Ask::Target, doerOf(s), 1, 1, effect, PhraseAsked { PhraseAsked::Which::Region } });
        return;
    }
    if (e.expedition) {
        const Index place = s.acting.back().place;
        if (isExpedition(place))
            leaveBehind(b, effect, e.duration, { place, 0xFF });
        noteDone(b, {}, isExpedition(place));
        return;
    }
    const bool ofNothing = std::holds_alternative<This>(e.what.node);
    Ref whom {}; // who is known no more when it is asked
    if (ofNothing && SaysOfThatPlayer::in(*e.says))
        if (const Seats they = seatsOf(b, Who { Who::Kind::ThatPlayer }, viewpointOf(s));
            !they.empty())
            whom = { seatThing(they.front()), 0xFF };
    if (ofNothing)
        leaveBehind(b, effect, e.duration, whom);
    else
        for (const Index i : list)
            if (i < maxObjects)
                leaveBehind(b, effect, e.duration, refOf(s, i));
    noteDone(b, e.what, list, ofNothing || !list.empty());
}

void run(const Table& b, Picked<StatedFor> step)
{
    State& s = b.state;
    const bool any = !s.picks.empty();
    if (any)
        leaveBehind(
            b, step.effect, nodeOf<StatedFor>(b, step.effect).duration, { s.picks.front(), 0xFF });
    s.picks.clear();
    noteDone(b, {}, any);
}

bool grantTo(const Table& b, Index i, const Grant& grant, int max, const Viewpoint& v, Seat who,
    std::size_t own)
{
    State& s = b.state;
    switch (grant.kind) {
    case Grant::Kind::Counters: {
        const int amount = valueOf(b, grant.amount, v);
        const int changed = grant.lose ? removeCounters(b, i, grant.counter, amount, false, who)
                                       : addCounters(b, i, grant.counter, amount, max, who);
        // What is done instead of this, or of what another of them gains, waits above with its own number.
        s.acting[own].count = static_cast<std::uint8_t>(changed);
        return changed > 0;
    }
    case Grant::Kind::Status:
        if (isExpedition(i)) {
            if (grant.status == Status::Ascended && !grant.lose)
                ascend(b, i, who);
            return true;
        }
        if (grant.status == Status::Exhausted)
            return grant.lose ? ready(b, i, who) : exhaust(b, i, who);
        return grant.lose ? loseStatus(b, i, grant.status, who)
                          : gainStatus(b, i, grant.status, who);
    case Grant::Kind::Keyword:
        // A Spell in Limbo has Fleeting as a status (2.4.6.b).
        if (grant.keyword == Keyword::Fleeting)
            return grant.lose ? loseStatus(b, i, Status::Fleeting, who)
                              : gainStatus(b, i, Status::Fleeting, who);
        return true;
    case Grant::Kind::Ability:
    case Grant::Kind::Abilities:
    case Grant::Kind::Statistics:
        return true;
    }
    return false;
}

/// "The Support abilities of cards in Reserve can give them 1 more counter than their maximum."
int maximumOf(const Table& b, const Gain& e)
{
    const State& s = b.state;
    if (e.max == 0 || s.acting.empty())
        return e.max;
    const Acting& acting = s.acting.back();
    const auto& abilities = b.cards.card(acting.card).abilities;
    if (acting.ability >= abilities.size() || !abilities[acting.ability].support)
        return e.max;
    int max = e.max;
    bool any = false;
    said<BeyondMaximum>(b, [&](const BeyondMaximum& beyond, const Ability&, const Viewpoint&) {
        any = any || beyond.more == 0;
        max += beyond.more;
    });
    return any ? 0 : max;
}

/// "I gain 1 boost per other Character in my Expedition, then send them all to Reserve": they are
/// those that were counted, for "I" am none of them.
void speakOfCounted(const Table& b, const Gain& e, const Viewpoint& v)
{
    if (!std::holds_alternative<This>(e.what.node))
        return;
    for (const Grant& grant : e.grants) {
        const Amount& amount = grant.amount;
        if (amount.kind != Amount::Kind::Per || amount.of->kind != Quantity::Kind::Things
            || amount.of->thing)
            continue;
        Things counted;
        collect(b, amount.of->filter, v, counted);
        if (!counted.empty())
            speakOf(b.state, counted);
    }
}

/// "for each of them", "for each Robot among them", "for each Character sacrificed this way": counted among all
/// that were spoken of before
static bool isOfThem(const Grant& grant)
{
    const auto& of = grant.amount.of;
    const auto isFromThese
        = [](const Trait& trait) { return trait.kind == Trait::Kind::FromThese; };
    return of
        && (of->kind == Quantity::Kind::Done
            || (of->kind == Quantity::Kind::Things
                && ((of->thing && std::holds_alternative<It>(of->thing->node))
                    || std::ranges::any_of(of->filter.after, isFromThese))));
}
/// What is gained; numbers that are of what was spoken of before are settled, as others will be spoken of.
static std::vector<Grant> settledOf(const Table& b, const Gain& e, const Viewpoint& v)
{
    std::vector<Grant> grants = e.grants;
    for (Grant& grant : grants)
        if (isOfThem(grant))
            grant.amount = fixed(valueOf(b, grant.amount, v));
    return grants;
}

/// `chosen`: which of the grants, where one is chosen; it is asked for otherwise.
static void gainAll(
    const Table& b, EffectId effect, const Gain& e, std::optional<std::size_t> choice)
{
    State& s = b.state;
    Things list = s.phrases[0];
    if (e.also)
        for (const Index i : s.phrases[1])
            if (!list.contains(i))
                list.push_back(i);
    if (e.choice && !choice) {
        s.agenda.push(Picked<Gain> { effect, doerOf(s) });
        ask(b, { Ask::Mode, doerOf(s), 1, 1, effect });
        return;
    }
    const std::size_t chosen = choice.value_or(0);
    s.picks.clear();
    const Viewpoint v = viewpointOf(s);
    const Seat who = doerOf(s);
    const std::size_t own = s.acting.size() - 1;       // what is done instead comes above it
    const std::uint8_t thatMany = s.acting[own].count; // of the step before, for all that is gained
    std::vector<Grant> settled;
    if (std::ranges::any_of(e.grants, isOfThem))
        settled = settledOf(b, e, v);
    const std::vector<Grant>& grants = settled.empty() ? e.grants : settled;
    noteDone(b, e.what, list, false);
    speakOfCounted(b, e, v);
    bool any = false;
    const int max = maximumOf(b, e);
    const bool lasts = std::ranges::any_of(grants, [](const Grant& g) {
        return (g.kind == Grant::Kind::Keyword && g.keyword != Keyword::Fleeting)
            || g.kind == Grant::Kind::Ability || g.kind == Grant::Kind::Abilities
            || g.kind == Grant::Kind::Statistics;
    });
    // "Each Character you control gains X boosts, where X is its Base Cost": settled before anybody gains.
    const bool ofOthers = !std::holds_alternative<This>(e.what.node);
    std::vector<int> xs;
    if (const Where* where = e.also ? nullptr : b.cards.lateWhere(effect);
        where && list.size() > 1) {
        for (const Index i : list) {
            Things one;
            one.push_back(i);
            speakOf(s, one);
            Viewpoint itsOwn = viewpointOf(s);
            itsOwn.than = i;
            xs.push_back(std::clamp(valueOf(b, where->x, itsOwn), -100, 100));
        }
        speakOf(s, list);
    }
    const auto isCounted = [](const Grant& grant) { return static_cast<bool>(grant.amount.of); };
    const bool ofEach = ofOthers && list.size() > 1 && std::ranges::any_of(grants, isCounted);
    std::size_t at = 0;
    int counters = 0; // of all of them: "that many"
    for (const Index i : list) {
        Viewpoint itsOwn = v;
        if (ofOthers) // "1 boost for each other Character": than who gains it
            itsOwn.than = i;
        if (at < xs.size())
            itsOwn.x = xs[at++];
        if (ofEach) { // "each of them gains 1 boost for each Character facing it"
            s.acting[own].it.clear();
            s.acting[own].it.push_back(i);
        }
        for (std::size_t k = 0; k < grants.size(); ++k)
            if (!e.choice || k == chosen) {
                s.acting[own].count = thatMany;
                any = grantTo(b, i, grants[k], max, itsOwn, who, own) || any;
                if (grants[k].kind == Grant::Kind::Counters)
                    counters += s.acting[own].count;
            }
        if (lasts && i < maxObjects) {
            leaveBehindOf(b, s.acting[own], effect,
                e.duration == Duration::None ? Duration::Permanently : e.duration, refOf(s, i));
            noteWorking(b, i);
        }
    }
    if (ofEach) {
        s.acting[own].it.clear();
        for (const Index i : list)
            s.acting[own].it.push_back(i);
    }
    const auto isOfCounters
        = [](const Grant& grant) { return grant.kind == Grant::Kind::Counters; };
    if (std::ranges::any_of(grants, isOfCounters))
        s.acting[own].count = static_cast<std::uint8_t>(std::min(counters, 255));
    // RULING "if it does": what had nothing to lose has lost nothing, and what has a status gains it no more.
    const bool onlyLoses = std::ranges::all_of(grants, &Grant::lose);
    const bool onlyStatuses
        = std::ranges::all_of(grants, [](const Grant& g) { return g.kind == Grant::Kind::Status; });
    const bool replaced = s.acting.size() > own + 1;
    s.acting[own].did = any || replaced || (!onlyLoses && !onlyStatuses && !list.empty());
}

void gain(const Table& b, EffectId effect, const Gain& e)
{
    gainAll(b, effect, e, std::nullopt);
}

void run(const Table& b, Picked<Gain> step)
{
    const std::size_t chosen = b.state.picks.empty() ? 0 : b.state.picks.front();
    gainAll(b, step.effect, nodeOf<Gain>(b, step.effect), chosen);
}

/// `number`: how many, where that is said as it is done.
static void removeAll(const Table& b, EffectId effect, const Remove& e, std::optional<int> number)
{
    State& s = b.state;
    const Things list = s.phrases[0];
    const Viewpoint v = viewpointOf(s);
    if (e.among) { // each pick is one counter
        int taken = 0;
        noteDone(b, {}, false);
        for (const Index i : list)
            taken += removeCounters(b, i, e.counter, 1, e.spends, doerOf(s));
        s.acting.back().did = taken > 0 || e.count.kind == Amount::Kind::AnyNumber;
        s.acting.back().count = static_cast<std::uint8_t>(std::min(taken, 255));
        return;
    }
    int count = e.choosesX ? 99 : valueOf(b, e.count, v);
    // "any number of", "X of my": as many as are said, of those that are there.
    const bool upTo = e.upTo || e.choosesX || e.count.kind == Amount::Kind::AnyNumber;
    if (upTo && !number && !list.empty() && list.front() < maxObjects) {
        const int there = countersOn(b, list.front(), e.counter);
        s.agenda.push(Picked<Remove> { effect, doerOf(s) });
        ask(b,
            { Ask::Number, doerOf(s), 0,
                static_cast<std::uint8_t>(std::clamp(std::min(count, there), 0, 99)), effect });
        return;
    }
    if (upTo)
        count = number.value_or(0);
    s.picks.clear();
    int removed = 0;
    const bool spends = e.spends;
    // RULING: who pays with a counter has not spoken of what it lay on: "it" stays what the trigger named.
    const bool unspoken = spends && s.acting.back().kind == Acting::Kind::Reaction;
    noteDone(b, e.from, unspoken ? Things {} : list, false);
    for (const Index i : list) {
        const bool all = e.count.kind == Amount::Kind::All;
        if (i >= maxObjects || (spends && !all && countersOn(b, i, e.counter) < count))
            continue; // 7.3.27 as a cost it needs that many
        removed += removeCounters(b, i, e.counter, count, spends, doerOf(s));
    }
    s.acting.back().did = removed > 0 || (upTo && count == 0 && !list.empty());
    if (e.choosesX)
        s.acting.back().x = static_cast<std::int8_t>(std::min(removed, 99));
    s.acting.back().count = static_cast<std::uint8_t>(std::min(removed, 255));
}

void removeFrom(const Table& b, EffectId effect, const Remove& e)
{
    removeAll(b, effect, e, std::nullopt);
}

void run(const Table& b, Picked<Remove> step)
{
    const int number = b.state.picks.empty() ? 0 : b.state.picks.front();
    removeAll(b, step.effect, nodeOf<Remove>(b, step.effect), number);
}

void distribute(const Table& b, const Distribute& e)
{
    State& s = b.state;
    const Things list = s.phrases[0];
    noteDone(b, list, !list.empty());
    // Each pick is one counter; the same thing may be picked again.
    Things done;
    for (const Index i : list) {
        if (done.contains(i))
            continue;
        done.push_back(i);
        const auto n = std::ranges::count(list, i);
        addCounters(b, i, e.counter, static_cast<int>(n), 0, doerOf(s));
    }
}

/// `number`: how many, where that is said as it is done.
static void moveSome(
    const Table& b, EffectId effect, const MoveCounters& e, std::optional<int> number)
{
    State& s = b.state;
    const Things from = s.phrases[0];
    const Things to = s.phrases[1];
    if (from.empty() || to.empty() || from.front() >= maxObjects || to.front() >= maxObjects
        || from.front() == to.front()) {
        noteDone(b, {}, false);
        return;
    }
    int count = valueOf(b, e.count, viewpointOf(s));
    if (e.upTo || e.count.kind == Amount::Kind::AnyNumber) {
        const int there = std::clamp(countersOn(b, from.front(), e.counter), 0, 99);
        if (!number) {
            s.agenda.push(Picked<MoveCounters> { effect, doerOf(s) });
            ask(b,
                { Ask::Number, doerOf(s), 0, static_cast<std::uint8_t>(std::min(count, there)),
                    effect });
            return;
        }
        count = *number;
    }
    s.picks.clear();
    Counter counter = e.counter;
    if (counter.kind == Counter::Kind::Any)
        counter.kind = Counter::Kind::Boost;
    const std::size_t own = s.acting.size() - 1; // what is done instead comes above it
    const Seat who = doerOf(s);
    noteDone(b, e.to, to, false);
    const int moved = removeCounters(b, from.front(), counter, count, false, who);
    addCounters(b, to.front(), counter, moved, 0, who);
    s.acting[own].did = moved > 0;
    s.acting[own].count = static_cast<std::uint8_t>(moved);
}

void moveCounters(const Table& b, EffectId effect, const MoveCounters& e)
{
    moveSome(b, effect, e, std::nullopt);
}

void run(const Table& b, Picked<MoveCounters> step)
{
    const int number = b.state.picks.empty() ? 0 : b.state.picks.front();
    moveSome(b, step.effect, nodeOf<MoveCounters>(b, step.effect), number);
}

/// 7.3.8 The difference is gained by the one and lost by the other; equal numbers: nothing.
void exchangeBoosts(const Table& b)
{
    State& s = b.state;
    const Acting& acting = s.acting.back();
    Things pair;
    for (const Index i : acting.it)
        if (i < maxObjects)
            pair.push_back(i);
    if (pair.size() < 2) {
        noteDone(b, {}, false);
        return;
    }
    const int one = s.objects[pair[0]].boosts;
    const int other = s.objects[pair[1]].boosts;
    const Index more = one > other ? pair[0] : pair[1];
    const Index less = one > other ? pair[1] : pair[0];
    const int difference = std::abs(one - other);
    const Seat who = doerOf(s);
    noteDone(b, pair, difference > 0);
    removeCounters(b, more, {}, difference, false, who);
    addCounters(b, less, {}, difference, 0, who);
}

void doubleBoosts(const Table& b, const DoubleBoosts& e)
{
    State& s = b.state;
    const Things list = s.phrases[0];
    bool any = false;
    const Seat who = doerOf(s);
    const std::size_t own = s.acting.size() - 1; // what is done instead comes above it
    noteDone(b, e.on, list, false);
    for (const Index i : list)
        if (i < maxObjects)
            any = addCounters(b, i, e.counter, countersOn(b, i, e.counter), 0, who) > 0 || any;
    s.acting[own].did = any; // 7.3.6 doubling 0 is impossible
}

/// `named`: the named counters and not the boosts of one that has both.
static void augmentEach(const Table& b, bool named)
{
    State& s = b.state;
    const Things list = s.phrases[0];
    s.picks.clear();
    bool any = false;
    const Seat who = doerOf(s);
    const std::size_t own = s.acting.size() - 1; // what is done instead comes above it
    noteDone(b, list, false);
    for (const Index i : list)
        if (i < maxObjects && b.facts(i).type != CardType::Hero)
            any = augment(b, i, !named && s.objects[i].boosts > 0, who) || any;
    s.acting[own].did = any;
}

/// 7.3.3 Of several kinds on one object one is chosen: option 1 is boosts.
void augmentAll(const Table& b, EffectId effect)
{
    State& s = b.state;
    const Things list = s.phrases[0];
    const auto both = [&](Index i) {
        return i < maxObjects && s.objects[i].boosts > 0 && s.objects[i].counters > 0;
    };
    if (list.size() == 1 && both(list.front())) {
        s.agenda.push(Picked<Augment> { effect, doerOf(s) });
        ask(b, { Ask::Mode, doerOf(s), 1, 1, effect });
        return;
    }
    augmentEach(b, false);
}

void run(const Table& b, Picked<Augment>)
{
    augmentEach(b, !b.state.picks.empty() && b.state.picks.front() == 1);
}

} // namespace triptych::altered
