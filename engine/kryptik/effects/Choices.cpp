#include "kryptik/effects/Choices.h"

#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Meaning.h"

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
            } else if constexpr (std::is_same_v<Kind, Redirect>) {
                found = std::get_if<Some>(number == 0 ? &e.from : &e.to);
            } else if constexpr (std::is_same_v<Kind, Fight> || std::is_same_v<Kind, Exchange>) {
                found = std::get_if<Some>(number == 0 ? &e.one : &e.other);
            } else if constexpr (std::is_same_v<Kind, Detach>) {
                found = number == 0 ? std::get_if<Some>(&e.from) : nullptr;
            } else if constexpr (std::is_same_v<Kind, Damage>) {
                if (const auto* thing = std::get_if<Thing>(&e.to); thing && number == 0)
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

void reveal(const Table& t, Seat p, Index i)
{
    t.state.objects[i].knownTo = 0xF;
    t.tell({ Event::Kind::Revealed, p, i });
}

namespace {

bool takesControl(const Effect& effect)
{
    const auto* move = std::get_if<Move>(&effect.node);
    return std::holds_alternative<GainControl>(effect.node) || (move && move->to == Zone::Island);
}

} // namespace

std::vector<Index> choosable(const Table& t, const Effect& effect, const Some& some)
{
    std::vector<Index> list = candidates(t, some, t.state.resolving.controller, false);
    if (takesControl(effect)) // 7.1.2b
        std::erase_if(list, [&](Index i) {
            return t.facts(i).overlord && hasOverlordOfName(t, t.state.resolving.controller, i);
        });
    return list;
}

namespace {

void askSome(const Table& t, const Effect& effect, const Some& some, std::uint8_t number)
{
    State& s = t.state;
    const std::vector<Index> list = choosable(t, effect, some);
    const std::uint8_t most = clamp(wanted(t, some.count), list.size());
    if (some.random) {
        pickAtRandom(s, list, most);
        return;
    }
    const std::uint8_t least = some.upTo ? std::uint8_t { 0 } : most;
    ask(t, { Ask::Choose, s.resolving.controller, least, most, effect.id, number, 0 });
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

// --- What may be picked

namespace {

void offerUnlessPicked(const State& s, Index i, Verb verb, Options& out)
{
    if (!s.picks.contains(i))
        offer(out, option(verb, i));
}

/// Glossary Detach: one of the citizens spoken of holds it, and not more than `asked.a` of each.
bool mayDetach(const State& s, Index i)
{
    const Index host = s.objects[i].host;
    if (!has(s.it, host) || s.objects[host].controller != s.asked.player)
        return false;
    return std::ranges::count_if(s.picks, [&](Index p) { return s.objects[p].host == host; })
        < s.asked.a;
}

void chooseOptions(const Table& t, const Effect& effect, Options& out)
{
    const State& s = t.state;
    if (const auto* sacrifices = std::get_if<Sacrifice>(&effect.node);
        sacrifices && s.asked.a == 2) {
        for (const Index i : candidates(t, std::get<Some>(sacrifices->what), s.asked.player, true))
            offerUnlessPicked(s, i, Verb::Choose, out);
        return;
    }
    if (const auto* look = std::get_if<LookAndPick>(&effect.node)) {
        std::size_t place = 0;
        for (const Index i : cardsIn(s, s.asked.player, Zone::Deck)) {
            if (s.asked.a == 1 ? place++ >= s.asked.b : !has(s.it, i))
                continue;
            if (s.asked.a == 1 || !look->type || matches(t, i, *look->type, viewpoint(s)))
                offerUnlessPicked(s, i, Verb::Choose, out);
        }
        return;
    }
    if (const auto* pick = std::get_if<PickFromHand>(&effect.node)) {
        for (const Index i : cardsIn(s, s.asked.b, Zone::Hand))
            if (matches(t, i, pick->type, viewpoint(s)))
                offerUnlessPicked(s, i, Verb::Choose, out);
        return;
    }
    if (const Some* some = someOf(effect, s.asked.a))
        for (const Index i : choosable(t, effect, *some))
            offerUnlessPicked(s, i, Verb::Choose, out);
}

} // namespace

void choiceOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    const Effect& effect = t.cards.effect(s.asked.node);
    const auto all = [&](Seat p, Zone zone, auto&& fits, Verb verb = Verb::Choose) {
        for (const Index i : cardsIn(s, p, zone))
            if (fits(i))
                offerUnlessPicked(s, i, verb, out);
    };
    const auto any = [](Index) { return true; };
    switch (s.asked.what) {
    case Ask::Choose:
        chooseOptions(t, effect, out);
        break;
    case Ask::Discard:
        all(s.asked.player, Zone::Hand, [&](Index i) {
            const auto* discards = std::get_if<Discard>(&effect.node); // or a probe's
            return !discards || !discards->type
                || matches(t, i, *discards->type, viewpointOn(s, s.asked.player));
        });
        break;
    case Ask::Plunder:
        all(s.asked.player, Zone::Limbo, [&](Index i) {
            const auto& plunder = std::get<Plunder>(effect.node);
            return !plunder.type || matches(t, i, *plunder.type, viewpoint(s));
        });
        break;
    case Ask::Detach:
        for (Seat p = 0; p < s.seats; ++p)
            all(p, Zone::Attached, [&](Index i) { return mayDetach(s, i); });
        break;
    case Ask::Search:
        all(s.asked.player, Zone::Deck, [&](Index i) {
            return matches(t, i, std::get<Search>(effect.node).filter, viewpoint(s));
        });
        break;
    case Ask::Rearrange:
        all(s.asked.a, Zone::ElevenYearRow, any, Verb::Order);
        break;
    case Ask::Reveal:
        all(s.asked.a, static_cast<Zone>(s.asked.b), any);
        break;
    case Ask::CastFree: {
        const auto& free = std::get<CastFree>(effect.node);
        const Purse purse = purseOf(s, t.cards, s.asked.player);
        for (const Index i :
            candidates(t, { free.filter, free.place, fixed(1), false }, s.asked.player, false))
            if (canCast(t, i, s.asked.player, Announcement::How::Free, purse))
                offerUnlessPicked(s, i, Verb::Choose, out);
        break;
    }
    default:
        break;
    }
    if (s.picks.size() >= s.asked.min && s.asked.min < s.asked.max)
        offer(out, noneOf(Verb::Choose));
}

} // namespace triptych::kryptik
