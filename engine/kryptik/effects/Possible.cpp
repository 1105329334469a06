#include "kryptik/effects/Possible.h"

#include "kryptik/effects/Choices.h"
#include "kryptik/rules/Meaning.h"
#include "kryptik/tree/Evidence.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace triptych::kryptik {

namespace {

/// Naming them here is not yet speaking of them.
std::vector<Seat> playersMeant(const Table& t, const Who& who)
{
    const Seat before = t.state.thatPlayer;
    std::vector<Seat> list = players(t, who);
    t.state.thatPlayer = before;
    return list;
}

template <class Asked>
bool anyAsThey(const Table& t, const As& as, Asked&& asked)
{
    return std::ranges::any_of(playersMeant(t, as.who),
        [&](Seat p) { return asThey(t, p, [&] { return asked(as.effect.front()); }); });
}

} // namespace

Who doerOf(const Effect& deed)
{
    Who who;
    std::visit(
        [&](const auto& e) {
            if constexpr (requires { Who(e.who); })
                who = e.who;
            else if constexpr (std::is_same_v<std::remove_cvref_t<decltype(e)>, DestroyYear>)
                who = e.whose;
        },
        deed.node);
    return who;
}

bool isPossible(const Table& t, const Effect& effect)
{
    const State& s = t.state;
    if (const auto* sequence = std::get_if<Sequence>(&effect.node))
        return sequence->parts.empty() || isPossible(t, sequence->parts.front());
    if (const auto* as = std::get_if<As>(&effect.node))
        return anyAsThey(t, *as, [&](const Effect& deed) { return isPossible(t, deed); });
    if (const auto* pays = std::get_if<Pay>(&effect.node)) {
        const std::vector<Seat> who = playersMeant(t, pays->who);
        return who.size() == 1 && reachOf(t, effect, who.front()) > 0;
    }
    const auto* shows = std::get_if<Reveal>(&effect.node);
    switch (const Who who = shows ? shows->whose : doerOf(effect); who.kind) {
    case Who::Kind::You:
        return reachOf(t, effect, s.resolving.controller) > 0;
    case Who::Kind::ThatPlayer:
        return s.thatPlayer == noSeat || reachOf(t, effect, s.thatPlayer) > 0;
    case Who::Kind::Opponent:
    case Who::Kind::EachOpponent:
    case Who::Kind::EachPlayer:
    case Who::Kind::Target:
    case Who::Kind::ItsController:
    case Who::Kind::ItsOwner:
        break; // whoever that is, they are told
    }
    return true;
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
    if (const auto* either = std::get_if<Either>(&effect.node))
        return std::ranges::any_of(
            either->options, [&](const Effect& option) { return dependsOnTheHand(t, option); });
    if (const auto* free = std::get_if<CastFree>(&effect.node))
        return !free->known && isOwnHand(free->place);
    return std::ranges::any_of(std::array { 0, 1 }, [&](int which) {
        const Some* some = someOf(effect, which);
        return some && isOwnHand(some->place);
    });
}

bool canDoInPart(const Table& t, const Effect& effect, Seat p)
{
    const int there = reachOf(t, effect, p);
    return there > 0 && there < numberTold(t, effect);
}

int allDone(const State& s)
{
    return std::accumulate(s.done.begin(), s.done.end(), 0);
}

std::uint8_t mustCome(const Table& t, const Effect& effect, Seat doer)
{
    switch (evidenceOf(effect)) {
    case Evidence::Certain:
        return 0;
    case Evidence::Counted: {
        const Who::Kind who = doerOf(effect).kind;
        const bool several = who == Who::Kind::EachPlayer || who == Who::Kind::EachOpponent;
        return clamp(several ? 1 : std::max(1, numberTold(t, effect)), neverComes);
    }
    case Evidence::Noticed:
        if (const Who who = doerOf(effect); who.kind != Who::Kind::You) {
            const std::vector<Seat> theirs = playersMeant(t, who);
            if (theirs.size() > 1)
                return 1;
            if (theirs.empty())
                return neverComes;
            doer = theirs.front();
        }
        return std::holds_alternative<Sequence>(effect.node) || canDo(t, effect, doer) ? 1
                                                                                       : neverComes;
    }
    return 0;
}

bool hasCome(const State& s, const Effect& effect, std::uint8_t atLeast)
{
    return atLeast == 0
        || (evidenceOf(effect) == Evidence::Counted ? allDone(s) : int { s.somethingChanged })
        >= atLeast;
}

} // namespace triptych::kryptik
