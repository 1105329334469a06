#include "kryptik/effects/Reach.h"

#include "core/Overloaded.h"
#include "kryptik/effects/Choices.h"
#include "kryptik/effects/PlayerByPlayer.h"
#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Characteristics.h"
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
    constexpr int sufficient = 200;
    const int once = std::max<int>(1, needOf(e.stones).total);
    Stones all;
    for (int left = std::min(wanted(t, *e.times), sufficient / once); left > 0; --left)
        all.insert(all.end(), e.stones.begin(), e.stones.end());
    return needOf(all);
}

bool worksOn(const Table& t, const Effect& effect, Index i)
{
    const State& s = t.state;
    const Object& o = s.objects[i];
    const Zone zone = zoneOf(s, i);
    const bool here = zone == Zone::Island;
    const auto kept = [&](Allow::Deed deed) { return isKeptFromEffect(t, i, deed); };
    return std::visit(
        Overloaded {
            [&](const Destroy&) {
                if (here)
                    return !isForbidden(t, i, Allow::Deed::BeDestroyed)
                        && !kept(Allow::Deed::BeDestroyedByEffects);
                return zone == Zone::ElevenYearRow
                    ? !areYearsSafe(t, o.owner, Forbid::Deed::LoseYearsToEffects)
                    : zone == Zone::SoulRow || zone == Zone::Attached;
            },
            [&](const Abolish&) { return !kept(Allow::Deed::BeAbolished); },
            [&](const Sacrifice&) { return here && !kept(Allow::Deed::BeSacrificed); },
            [&](const GainControl&) { return here && !kept(Allow::Deed::BeTaken); },
            [&](const Move& e) {
                if (e.to == Zone::Island) // what others do not see is nobody else's business
                    return isHidden(zone) || (!here && t.facts(i).type == CardType::Citizen);
                return e.to != Zone::Hand || !kept(Allow::Deed::BeReturned);
            },
            [&](const Engage&) {
                return !o.is(Object::Engaged)
                    && ((here && !kept(Allow::Deed::BeEngaged)) || zone == Zone::SoulRow);
            },
            [&](const Disengage&) {
                return o.is(Object::Engaged)
                    && (!here || !isForbidden(t, i, Allow::Deed::Disengage));
            },
            [](const auto&) { return true; },
        },
        effect.node);
}

namespace {

/// As many as anybody could want.
constexpr int sufficient = 200;

/// Whether it is known what is meant. Of targets it is: without them nothing resolves (8.5).
bool isKnown(const Thing& what)
{
    return std::visit(
        Overloaded {
            [](const It& it) {
                using Kind = Referent::Kind;
                const Kind kind = it.referent.kind;
                return kind == Kind::Source || kind == Kind::Subject || kind == Kind::Said
                    || kind == Kind::Captured;
            },
            [](const Target& target) { return target.spec.kind == TargetSpec::Kind::Cards; },
            // What others do not see is nobody else's business.
            [](const Each& each) { return !isHidden(each.place.zone); },
            [](const auto&) { return true; },
        },
        what);
}

/// To how many of what is meant anything would be done.
int affected(const Table& t, const Effect& effect, const Thing& what)
{
    if (!isKnown(what))
        return sufficient;
    const auto* some = std::get_if<Some>(&what);
    return static_cast<int>(
        std::ranges::count_if(some ? choosable(t, effect, *some) : things(t, what),
            [&](Index i) { return worksOn(t, effect, i); }));
}

int drawable(const Table& t, Seat p)
{
    const State& s = t.state;
    if (isForbiddenTo(t, p, Forbid::Deed::Draw))
        return 0;
    const bool limbo = s.ruleset == RulesetId::Limited; // 3.1.1 it is made into the deck
    return static_cast<int>(
        countIn(s, p, Zone::Deck) + (limbo ? countIn(s, p, Zone::Limbo) : std::size_t { 0 }));
}

int sacrificeable(const Table& t, const Effect& effect, const Thing& what, Seat p)
{
    if (const auto* some = std::get_if<Some>(&what))
        return static_cast<int>(candidates(t, *some, p, true).size());
    if (!isKnown(what))
        return sufficient;
    return static_cast<int>(std::ranges::count_if(things(t, what),
        [&](Index i) { return worksOn(t, effect, i) && t.state.objects[i].controller == p; }));
}

int removable(const Table& t, const Effect& effect, const TakeCounters& e)
{
    const State& s = t.state;
    const auto on = [&](Index i) { return countersOn(s, refOf(s, i), e.kind); };
    if (const auto* some = std::get_if<Some>(&e.what)) { // of one of them each
        int most = 0;
        for (const Index i : choosable(t, effect, *some))
            most = std::max(most, on(i));
        return most;
    }
    if (!isKnown(e.what))
        return sufficient;
    int all = 0;
    for (const Index i : things(t, e.what))
        all += onIsland(s, i) ? on(i) : 0;
    return all;
}

/// What lies under those that it is detached from.
int detachable(const Table& t, const Effect& effect, const Detach& e)
{
    const State& s = t.state;
    if (!isKnown(e.from))
        return sufficient;
    const auto* some = std::get_if<Some>(&e.from);
    const std::vector<Index> hosts = some ? choosable(t, effect, *some) : things(t, e.from);
    int under = 0;
    for (Seat owner = 0; owner < s.seats; ++owner)
        for (const Index i : cardsIn(s, owner, Zone::Attached)) {
            const Index host = s.objects[i].host;
            under += std::ranges::find(hosts, host) != hosts.end();
        }
    return under;
}

int ofTheirLimbo(const Table& t, const Plunder& e, Seat p)
{
    int there = 0;
    for (const Index i : cardsIn(t.state, p, Zone::Limbo))
        there += !e.type || matches(t, i, *e.type, viewpoint(t.state));
    return there;
}

int castable(const Table& t, const CastFree& e, Seat p)
{
    const Purse purse = purseOf(t, p);
    return static_cast<int>(std::ranges::count_if(
        castableFree(t, e, p), [&](Index i) { return canCast(t, i, p, howCastFree(e), purse); }));
}

} // namespace

int reachOf(const Table& t, const Effect& effect, Seat p)
{
    const State& s = t.state;
    const auto many = [](std::size_t n) { return static_cast<int>(n); };
    return std::visit(
        Overloaded {
            [&](const Draw&) { return drawable(t, p); },
            [&](const Probe&) { return drawable(t, p); },
            [&](const Pay& e) {
                return canPay(purseOf(t, p), needNow(t, e), s.resolving.x) ? sufficient : 0;
            },
            [&](const Discard& e) { return many(ofThatKind(t, e, p).size()); },
            [&](const Reveal& e) {
                return e.zone == Zone::Hand ? many(ofThatKind(t, e, p).size()) : sufficient;
            },
            [&](const Plunder& e) { return ofTheirLimbo(t, e, p); },
            [&](const DestroyYear&) { // 6.1
                return areYearsSafe(t, p, Forbid::Deed::LoseYearsToEffects)
                    ? 0
                    : many(countIn(s, p, Zone::ElevenYearRow));
            },
            [&](const Sacrifice& e) { return sacrificeable(t, effect, e.what, p); },
            [&](const TakeCounters& e) { return removable(t, effect, e); },
            [&](const Detach& e) { return detachable(t, effect, e); },
            [&](const CastFree& e) { return castable(t, e, p); },
            [&](const Destroy& e) { return affected(t, effect, e.what); },
            [&](const Abolish& e) { return affected(t, effect, e.what); },
            [&](const Move& e) { return affected(t, effect, e.what); },
            [&](const GainControl& e) { return affected(t, effect, e.what); },
            [&](const Engage& e) { return affected(t, effect, e.what); },
            [&](const Disengage& e) { return affected(t, effect, e.what); },
            [&](const Attach& e) {
                const bool hosted = !isKnown(e.to) || std::holds_alternative<Some>(e.to)
                    || std::ranges::any_of(
                        things(t, e.to), [&](Index i) { return onIsland(s, i); });
                return hosted ? affected(t, effect, e.what) : 0;
            },
            [&](const As& e) {
                return asThey(t, p, [&] { return reachOf(t, e.effect.front(), p); });
            },
            [&](const Either& e) { // one of the two will do
                return std::ranges::any_of(
                           e.options, [&](const Effect& option) { return canDo(t, option, p); })
                    ? sufficient
                    : 0;
            },
            [&](const Sequence& e) {
                return std::ranges::all_of(
                           e.parts, [&](const Effect& part) { return canDo(t, part, p); })
                    ? sufficient
                    : 0;
            },
            [&](const auto&) { // of two that are chosen there must be both
                int there = sufficient;
                for (const int which : { 0, 1 })
                    if (const Some* some = someOf(effect, which))
                        there = std::min(there, many(choosable(t, effect, *some).size()));
                return there;
            },
        },
        effect.node);
}

int numberTold(const Table& t, const Effect& effect)
{
    const auto number = [&](const Amount& count, bool upTo = false) {
        return upTo || count.kind == Amount::Kind::All || count.kind == Amount::Kind::UntilHand
            ? 1
            : wanted(t, count);
    };
    const auto ofWhat = [&](const Thing& what) {
        if (const auto* some = std::get_if<Some>(&what))
            return number(some->count, some->upTo);
        const auto* top = std::get_if<TopOfDeck>(&what);
        return top ? number(top->count) : 1;
    };
    return std::visit(
        Overloaded {
            [&](const Draw& e) { return number(e.count); },
            [&](const Discard& e) { return number(e.count, e.upTo); },
            [&](const Plunder& e) { return number(e.count, e.upTo); },
            [&](const Reveal& e) { return e.zone == Zone::Hand ? number(e.count) : 1; },
            [&](const DestroyYear& e) { return number(e.count); },
            [&](const Detach& e) { return number(e.count, e.upTo); },
            [&](const TakeCounters& e) { return number(e.count); },
            [&](const As& e) { return numberTold(t, e.effect.front()); },
            [&](const auto& e) {
                if constexpr (requires { Thing(e.what); })
                    return ofWhat(e.what);
                else
                    return 1;
            },
        },
        effect.node);
}

bool canDo(const Table& t, const Effect& effect, Seat p)
{
    return reachOf(t, effect, p) >= numberTold(t, effect);
}

} // namespace triptych::kryptik
