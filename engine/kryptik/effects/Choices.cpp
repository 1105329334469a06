#include "kryptik/effects/Choices.h"

#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Control.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Meaning.h"
#include "kryptik/rules/Together.h"

#include <algorithm>

namespace triptych::kryptik {

std::uint8_t clamp(int n, std::size_t most)
{
    return static_cast<std::uint8_t>(std::clamp(n, 0, static_cast<int>(most)));
}

int wanted(const Table& t, const Amount& amount)
{
    return std::max(0, valueOf(t, amount, viewpoint(t.state)));
}

void countAnew(State& s)
{
    if (s.goesOn == 0)
        s.done = {};
    s.goesOn = 0;
}

void goOnSpeakingOf(State& s, const std::vector<Index>& named, const std::vector<Index>& affected)
{
    if (named.size() > 1)
        for (const Index i : named)
            s.it.remove(i);
    stillSpeakOf(s, named.size() > 1 ? affected : named);
}

std::array<std::uint8_t, maxPlayers> deathsOf(const State& s)
{
    std::array<std::uint8_t, maxPlayers> died {};
    for (Seat p = 0; p < s.seats; ++p)
        died[p] = s.players[p].citizensDied;
    return died;
}

void countDeaths(State& s, const std::array<std::uint8_t, maxPlayers>& before)
{
    for (Seat p = 0; p < s.seats; ++p)
        s.done[p] = clamp(s.done[p] + s.players[p].citizensDied - before[p], 255);
}

bool countsThisWay(const Amount& amount)
{
    const auto isThisWay
        = [](const Filter& f) { return f.condition == Filter::Condition::ThisWay; };
    return amount.of
        && (isThisWay(amount.of->filter)
            || std::ranges::any_of(amount.of->filter.traits, isThisWay));
}

std::vector<Index> picked(const State& s)
{
    return { s.picks.begin(), s.picks.end() };
}

const Some* someOf(const Effect& effect, int number)
{
    const Some* found = nullptr;
    std::visit(
        [&](const auto& e) {
            using Kind = std::remove_cvref_t<decltype(e)>;
            if constexpr (std::is_same_v<Kind, Attach>) {
                found = std::get_if<Some>(number == 0 ? &e.what : &e.to);
            } else if constexpr (std::is_same_v<Kind, BecomeCopy>) {
                found = std::get_if<Some>(number == 0 ? &e.what : &e.of);
            } else if constexpr (std::is_same_v<Kind, Redirect>) {
                found = std::get_if<Some>(number == 0 ? &e.from : &e.to);
            } else if constexpr (std::is_same_v<Kind, MoveCounters>) {
                found = std::get_if<Some>(number == 0 ? &e.to : &e.from);
            } else if constexpr (std::is_same_v<Kind, Fight> || std::is_same_v<Kind, Exchange>) {
                found = std::get_if<Some>(number == 0 ? &e.one : &e.other);
            } else if constexpr (std::is_same_v<Kind, Detach>) {
                found = number == 0 ? std::get_if<Some>(&e.from) : nullptr;
            } else if constexpr (std::is_same_v<Kind, Damage>) {
                const auto* by = e.by ? std::get_if<Some>(&*e.by) : nullptr;
                if (by && number == 0)
                    found = by;
                else if (const auto* thing = std::get_if<Thing>(&e.to);
                         thing && number == (by ? 1 : 0))
                    found = std::get_if<Some>(thing);
            } else if constexpr (requires { e.what; }
                && !std::is_same_v<Kind, Sacrifice> && !std::is_same_v<Kind, ShuffleIn>) {
                if (number == 0)
                    found = std::get_if<Some>(&e.what);
            }
        },
        effect.node);
    return found;
}

void pickAtRandom(State& s, std::vector<Index> list, std::size_t n)
{
    s.random.shuffle(list);
    s.picks.clear();
    for (std::size_t k = 0; k < std::min(n, list.size()); ++k)
        s.picks.push_back(list[k]);
}

Announcement::How howCastFree(const CastFree& e)
{
    return e.yearCost ? Announcement::How::ElevenYear : Announcement::How::Free;
}

std::vector<Index> castableFree(const Table& t, const CastFree& e, Seat p)
{
    if (!e.known)
        return candidates(t, { e.filter, e.place, fixed(1), false }, p, false);
    std::vector<Index> list = things(t, *e.known);
    std::erase_if(list, [&](Index i) { // what is there already is not cast
        const Zone zone = zoneOf(t.state, i);
        return zone == Zone::Island || zone == Zone::Attached || zone == Zone::Pile;
    });
    return list;
}

namespace {

bool takesControl(const Effect& effect)
{
    const auto* move = std::get_if<Move>(&effect.node);
    const auto* named = std::get_if<Name>(&effect.node);
    return (named && named->takes) || std::holds_alternative<GainControl>(effect.node)
        || (move && move->to == Zone::Island);
}

} // namespace

std::vector<Index> choosable(const Table& t, const Effect& effect, const Some& some)
{
    std::vector<Index> list = candidates(t, some, t.state.resolving.controller, false);
    if (takesControl(effect)) // 7.1.2b
        std::erase_if(list, [&](Index i) {
            return t.facts(i).overlord && hasOverlordOfName(t, t.state.resolving.controller, i);
        });
    if (std::holds_alternative<Engage>(effect.node)) // glossary Engaged: it is unable to
        std::erase_if(list, [&](Index i) { return t.state.objects[i].is(Object::Engaged); });
    return list;
}

namespace {

void askSome(const Table& t, const Effect& effect, const Some& some, std::uint8_t number)
{
    State& s = t.state;
    const std::vector<Index> list = choosable(t, effect, some);
    const std::uint8_t most
        = clamp(mostTogether(t, some.alike, list, {}, wanted(t, some.count)), list.size());
    if (some.random) {
        pickAtRandom(s, list, most);
        return;
    }
    const std::uint8_t least = some.upTo ? std::uint8_t { 0 } : most;
    ask(t,
        { Ask::Choose, s.resolving.controller, least, most, effect.id,
            ChosenAmong {
                number == 0 ? ChosenAmong::What::Phrase : ChosenAmong::What::SecondPhrase } });
}

} // namespace

bool chooseFirst(const Table& t, DoEffect step, const Effect& effect)
{
    State& s = t.state;
    const Some* first = someOf(effect, 0);
    const Some* second = someOf(effect, 1);
    if (first && step.chosen == 0) {
        s.agenda.push(DoEffect { step.effect, 1 });
        askSome(t, effect, *first, 0);
        return true;
    }
    if (second && step.chosen < 2) {
        if (first) // what was chosen first is now what is spoken of
            speakOf(s, picked(s));
        s.agenda.push(DoEffect { step.effect, 2 });
        askSome(t, effect, *second, 1);
        return true;
    }
    return false;
}

} // namespace triptych::kryptik
