#include "altered/effects/Verbs.h"

#include "altered/effects/Choices.h"
#include "altered/effects/SpokenOf.h"
#include "altered/rules/Adventure.h"
#include "altered/rules/Asking.h"
#include "altered/rules/CarryingOut.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Statuses.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace triptych::altered {

bool grantTo(const Table& t, Index i, const Grant& grant, int max, const Viewpoint& v, Seat who,
    std::size_t own)
{
    State& s = t.state;
    switch (grant.kind) {
    case Grant::Kind::Counters: {
        const int amount = valueOf(t, grant.amount, v);
        const int changed = grant.lose ? removeCounters(t, i, grant.counter, amount, false, who)
                                       : addCounters(t, i, grant.counter, amount, max, who);
        // What is done instead of this, or of what another of them gains, waits above with its own number.
        s.acting[own].count = static_cast<std::uint8_t>(changed);
        return changed > 0;
    }
    case Grant::Kind::Status:
        if (isExpedition(i)) {
            if (grant.status == Status::Ascended && !grant.lose)
                return ascend(t, i, who);
            return true;
        }
        if (grant.status == Status::Exhausted)
            return grant.lose ? ready(t, i, who) : exhaust(t, i, who);
        return grant.lose ? loseStatus(t, i, grant.status, who)
                          : gainStatus(t, i, grant.status, who);
    case Grant::Kind::Keyword:
        // A Spell in Limbo has Fleeting as a status (2.4.6.b).
        if (grant.keyword == Keyword::Fleeting)
            return grant.lose ? loseStatus(t, i, Status::Fleeting, who)
                              : gainStatus(t, i, Status::Fleeting, who);
        return true;
    case Grant::Kind::Ability:
    case Grant::Kind::Abilities:
    case Grant::Kind::Statistics:
    case Grant::Kind::Subtypes:
        return true;
    }
    return false;
}

/// "The Support abilities of cards in Reserve can give them 1 more counter than their maximum."
int maximumOf(const Table& t, const Gain& e)
{
    const State& s = t.state;
    if (e.max == 0 || s.acting.empty())
        return e.max;
    const Acting& acting = s.acting.back();
    const auto& abilities = t.cards.card(acting.card).abilities;
    if (acting.ability >= abilities.size() || !abilities[acting.ability].support)
        return e.max;
    int max = e.max;
    bool any = false;
    said<BeyondMaximum>(t, [&](const BeyondMaximum& beyond, const Ability&, const Viewpoint&) {
        any = any || beyond.more == 0;
        max += beyond.more;
    });
    return any ? 0 : max;
}

/// "I gain 1 boost per other Character in my Expedition, then send them all to Reserve": they are
/// those that were counted, for "I" am none of them.
void speakOfCounted(const Table& t, const Gain& e, const Viewpoint& v)
{
    if (!std::holds_alternative<This>(e.what.node))
        return;
    for (const Grant& grant : e.grants) {
        const Amount& amount = grant.amount;
        if (amount.kind != Amount::Kind::Per || amount.of->kind != Quantity::Kind::Things
            || amount.of->thing)
            continue;
        Things counted;
        collect(t, amount.of->filter, v, counted);
        if (!counted.empty())
            speakOf(t.state, counted);
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
static std::vector<Grant> settledOf(const Table& t, const Gain& e, const Viewpoint& v)
{
    std::vector<Grant> grants = e.grants;
    for (Grant& grant : grants)
        if (isOfThem(grant))
            grant.amount = fixed(valueOf(t, grant.amount, v));
    return grants;
}

/// `chosen`: which of the grants, where one is chosen; it is asked for otherwise.
static void gainAll(
    const Table& t, EffectId effect, const Gain& e, std::optional<std::size_t> choice)
{
    State& s = t.state;
    Things list = s.phrases[0];
    if (e.also)
        for (const Index i : s.phrases[1])
            if (!list.contains(i))
                list.push_back(i);
    if (e.choice && !choice) {
        s.agenda.push(Picked<Gain> { effect, doerOf(s) });
        ask(t, { Ask::Mode, doerOf(s), 1, 1, effect });
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
        settled = settledOf(t, e, v);
    const std::vector<Grant>& grants = settled.empty() ? e.grants : settled;
    Subtypes given = 0; // of whom was spoken of before
    for (const Grant& grant : grants)
        if (grant.kind == Grant::Kind::Subtypes)
            given |= subtypesIn(t, grant, v);
    noteDone(t, e.what, list, false);
    speakOfCounted(t, e, v);
    bool any = false;
    const int max = maximumOf(t, e);
    const bool lasts = std::ranges::any_of(grants, [](const Grant& g) {
        return (g.kind == Grant::Kind::Keyword && g.keyword != Keyword::Fleeting)
            || g.kind == Grant::Kind::Ability || g.kind == Grant::Kind::Abilities
            || g.kind == Grant::Kind::Statistics || g.kind == Grant::Kind::Subtypes;
    });
    // "Each Character you control gains X boosts, where X is its Base Cost": settled before anybody gains.
    const bool ofOthers = !std::holds_alternative<This>(e.what.node);
    std::vector<int> xs;
    if (const Where* where = e.also ? nullptr : t.cards.lateWhere(effect);
        where && list.size() > 1) {
        for (const Index i : list) {
            Things one;
            one.push_back(i);
            speakOf(s, one);
            Viewpoint itsOwn = viewpointOf(s);
            itsOwn.than = i;
            xs.push_back(std::clamp(valueOf(t, where->x, itsOwn), -100, 100));
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
                any = grantTo(t, i, grants[k], max, itsOwn, who, own) || any;
                if (grants[k].kind == Grant::Kind::Counters)
                    counters += s.acting[own].count;
            }
        if (lasts && i < maxObjects) {
            leaveBehind(t, s.acting[own], effect,
                e.duration == Duration::None ? Duration::Permanently : e.duration, refOf(s, i));
            if (given != 0)
                s.lasting.back().given = GivenSubtypes::of(given);
            noteWorking(t, i);
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
    // RULING "if it does": what had nothing to lose has lost nothing, what has a status gains it no more, and none is
    // no boost.
    const bool onlyLoses = std::ranges::all_of(grants, &Grant::lose);
    const bool onlyMarks = std::ranges::all_of(grants, [](const Grant& g) {
        return g.kind == Grant::Kind::Status || g.kind == Grant::Kind::Counters;
    });
    const bool replaced = s.acting.size() > own + 1;
    s.acting[own].stepDone = any || replaced || (!onlyLoses && !onlyMarks && !list.empty());
}

static bool isOfSeveral(const State& s, const Gain& e)
{
    return s.phrases[0].size() > 1 || (e.also && !s.phrases[1].empty());
}

void gain(const Table& t, EffectId effect, const Gain& e)
{
    atOnce(t, isOfSeveral(t.state, e),
        [&](const Table& together) { gainAll(together, effect, e, std::nullopt); });
}

void run(const Table& t, Picked<Gain> step)
{
    const std::size_t chosen = t.state.picks.empty() ? 0 : t.state.picks.front();
    const Gain& e = nodeOf<Gain>(t, step.effect);
    atOnce(t, isOfSeveral(t.state, e),
        [&](const Table& together) { gainAll(together, step.effect, e, chosen); });
}

} // namespace triptych::altered
