#include "kryptik/effects/PlayerByPlayer.h"

#include "kryptik/effects/Choices.h"
#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Destruction.h"
#include "kryptik/rules/Drawing.h"
#include "kryptik/rules/ElevenYearRow.h"
#include "kryptik/rules/Exceptions.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Meaning.h"

#include <algorithm>
#include <type_traits>

namespace triptych::kryptik {

namespace {

/// Begins a verb that several players do. How often each of them does it, is known before any does: "that many" is
/// what was done before.
template <class Verb, class HowOften>
void forEach(const Table& t, EffectId effect, const Who& who, HowOften&& howOften)
{
    State& s = t.state;
    const std::vector<Seat> all = players(t, who);
    constexpr bool speaks
        = std::is_same_v<Verb,
              Discard> || std::is_same_v<Verb, Probe> || std::is_same_v<Verb, Plunder> || std::is_same_v<Verb, Sacrifice> || std::is_same_v<Verb, Reveal>;
    if (speaks && all.size() > 1) { // what all of them do it to is spoken of afterwards
        s.agenda.push(EndAs { s.resolving.controller, s.thatPlayer });
        gather(s);
    }
    std::vector<std::uint8_t> counts;
    for (const Seat p : all)
        counts.push_back(clamp(howOften(p), 255));
    for (std::size_t left = all.size(); left-- > 0;)
        s.agenda.push(DoesSo<Verb> { effect, all[left], counts[left] });
    countAnew(s);
}

void didSo(State& s, Seat p, std::size_t n)
{
    s.done[p] = static_cast<std::uint8_t>(std::min<std::size_t>(255, s.done[p] + n));
}

} // namespace

std::vector<Index> ofThatKind(const Table& t, const Discard& e, Seat p)
{
    std::vector<Index> fitting;
    for (const Index i : cardsIn(t.state, p, Zone::Hand))
        if (!e.type || matches(t, i, *e.type, viewpointOn(t.state, p)))
            fitting.push_back(i);
    return fitting;
}

std::vector<Index> ofThatKind(const Table& t, const Reveal& e, Seat p)
{
    std::vector<Index> fitting;
    for (const Index i : cardsIn(t.state, p, e.zone))
        if (!e.type || matches(t, i, *e.type, viewpointOn(t.state, p)))
            fitting.push_back(i);
    return fitting;
}

template <class Verb>
void eachDoes(const Table& t, EffectId effect, const Verb& e)
{
    forEach<Verb>(t, effect, e.who, [&](Seat p) { return valueFor(t, e.count, e.who, p); });
}
template void eachDoes(const Table&, EffectId, const Discard&);
template void eachDoes(const Table&, EffectId, const Probe&);
template void eachDoes(const Table&, EffectId, const Plunder&);

void run(const Table& t, DoesSo<Discard> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Discard>(t, step.effect);
    const Seat p = step.player;
    if (!s.players[p].alive)
        return;
    const int count = step.count;
    if (e.random && e.type) { // of those alone, unseen
        std::vector<Index> fitting = ofThatKind(t, e, p);
        s.random.shuffle(fitting);
        fitting.resize(std::min<std::size_t>(fitting.size(), static_cast<std::size_t>(count)));
        speakOf(s, fitting);
        discard(t, p, fitting);
        didSo(s, p, fitting.size());
        stillSpeakOf(s, fitting);
        return;
    }
    if (e.random) {
        didSo(s, p, std::min(static_cast<std::size_t>(count), countIn(s, p, Zone::Hand)));
        std::vector<Index> gone;
        for (const Index i : cardsIn(s, p, Zone::Hand))
            gone.push_back(i);
        discardAtRandom(t, p, count);
        std::erase_if(gone, [&](Index i) { return zoneOf(s, i) == Zone::Hand; });
        speakOf(s, gone);
        return;
    }
    const std::uint8_t n = clamp(count, ofThatKind(t, e, p).size());
    s.agenda.push(Picked<Discard> { step.effect, p });
    ask(t, { Ask::Discard, p, e.upTo ? std::uint8_t { 0 } : n, n, step.effect });
}

void run(const Table& t, Picked<Discard> step)
{
    State& s = t.state;
    const std::vector<Index> cards = picked(s);
    speakOf(s, cards);
    discard(t, step.player, cards);
    didSo(s, step.player, cards.size());
    stillSpeakOf(s, cards);
}

void run(const Table& t, DoesSo<Probe> step)
{
    t.state.agenda.push(ProbeOffered { step.effect, step.player, step.count });
    ask(t, { Ask::May, step.player, 1, 1, step.effect });
}

void run(const Table& t, ProbeOffered step)
{
    State& s = t.state;
    const Seat p = step.player;
    if (s.picks.empty()) {
        speakOf(s, {});
        return;
    }
    occur(t, Trigger::Event::YouProbe, noIndex, p);
    occur(t, Trigger::Event::OpponentProbes, noIndex, p);
    const int drawn = draw(t, p, insteadOfMany(t, p, Increase::Deed::Probe, step.count));
    const std::uint8_t n = clamp(drawn, countIn(s, p, Zone::Hand)); // as many as came
    s.agenda.push(ProbeDrawn { step.effect, p });
    ask(t, { Ask::Discard, p, n, n, step.effect });
}

void run(const Table& t, ProbeDrawn step)
{
    const std::vector<Index> cards = picked(t.state);
    speakOf(t.state, cards);
    discard(t, step.player, cards);
    didSo(t.state, step.player, cards.size());
    stillSpeakOf(t.state, cards);
}

void run(const Table& t, DoesSo<Plunder> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Plunder>(t, step.effect);
    const Seat p = step.player;
    const int count = insteadOfMany(t, p, Increase::Deed::Plunder, step.count);
    int there = 0;
    for (const Index i : cardsIn(s, p, Zone::Limbo))
        there += !e.type || matches(t, i, *e.type, viewpoint(s));
    const std::uint8_t n = clamp(count, static_cast<std::size_t>(there));
    s.agenda.push(Picked<Plunder> { step.effect, p });
    ask(t, { Ask::Plunder, p, e.upTo ? std::uint8_t { 0 } : n, n, step.effect });
}

void run(const Table& t, Picked<Plunder> step)
{
    const std::vector<Index> cards = picked(t.state);
    speakOf(t.state, cards);
    plunder(t, step.player, cards);
    didSo(t.state, step.player, cards.size());
    stillSpeakOf(t.state, cards);
}

namespace {

void sacrificeNamed(const Table& t, const std::vector<Index>& list)
{
    speakOfLeaving(t, list);
    for (const Index i : list) // whatever happens to it instead of dying
        didSo(t.state, t.state.objects[i].controller, 1);
    sacrifice(t, list);
    stillSpeakOf(t.state, list);
}

} // namespace

void eachSacrifices(const Table& t, EffectId effect, const Sacrifice& e)
{
    if (const auto* some = std::get_if<Some>(&e.what)) {
        forEach<Sacrifice>(
            t, effect, e.who, [&](Seat p) { return valueFor(t, some->count, e.who, p); });
        return;
    }
    const std::vector<Seat> who = players(t, e.who);
    Thing what = e.what;
    if (auto* each = std::get_if<Each>(&what); each && each->filter.controller == Side::They)
        each->filter.controller = Side::Any; // of each of them what they control
    std::vector<Index> list = things(t, what);
    std::erase_if(list, [&](Index i) { // one sacrifices what one controls
        return !onIsland(t.state, i) || isKeptFromEffect(t, i, Allow::Deed::BeSacrificed)
            || std::ranges::find(who, Seat { t.state.objects[i].controller }) == who.end();
    });
    countAnew(t.state);
    sacrificeNamed(t, list);
}

void run(const Table& t, DoesSo<Sacrifice> step)
{
    State& s = t.state;
    const auto& some = std::get<Some>(nodeOf<Sacrifice>(t, step.effect).what);
    const Seat p = step.player;
    const std::vector<Index> own = candidates(t, some, p, true);
    const std::uint8_t n = clamp(step.count, own.size());
    s.agenda.push(Picked<Sacrifice> { step.effect, p });
    if (some.random) {
        pickAtRandom(s, own, n);
        return;
    }
    ask(t,
        { Ask::Choose, p, some.upTo ? std::uint8_t { 0 } : n, n, step.effect,
            ChosenAmong { ChosenAmong::What::Own } });
}

void run(const Table& t, Picked<Sacrifice>)
{
    sacrificeNamed(t, picked(t.state));
}

void destroyInRows(const Table& t, const std::vector<Index>& cards)
{
    State& s = t.state;
    destroyYearCards(t, cards);
    for (const Index i : cards)
        if (zoneOf(s, i) != Zone::ElevenYearRow)
            didSo(s, s.objects[i].owner, 1);
}

namespace {

void destroyAndBar(const Table& t, const std::vector<Index>& cards, const DestroyYear& e)
{
    destroyInRows(t, cards);
    barYears(t.state, cards, e.silenced, e.uncast);
}

} // namespace

void destroyRowCards(const Table& t, EffectId effect, const DestroyYear& e)
{
    forEach<DestroyYear>(
        t, effect, e.whose, [&](Seat p) { return valueFor(t, e.count, e.whose, p); });
}

void run(const Table& t, DoesSo<DestroyYear> step)
{
    State& s = t.state;
    const auto& e = nodeOf<DestroyYear>(t, step.effect);
    const Seat p = step.player;
    if (e.random) {
        std::vector<Index> row;
        for (const Index i : cardsIn(s, p, Zone::ElevenYearRow))
            row.push_back(i);
        s.random.shuffle(row);
        row.resize(std::min<std::size_t>(row.size(), step.count));
        destroyAndBar(t, row, e);
        return;
    }
    // RULING: the controller of the effect picks, unseen, whosever row it is; of their own who destroys.
    const std::uint8_t n = clamp(step.count, countIn(s, p, Zone::ElevenYearRow));
    s.agenda.push(Picked<DestroyYear> { step.effect, p });
    ask(t,
        { Ask::RowCard, e.themselves ? p : s.resolving.controller, n, n, step.effect,
            RowOf { p } });
}

void run(const Table& t, Picked<DestroyYear> step)
{
    destroyAndBar(t, picked(t.state), nodeOf<DestroyYear>(t, step.effect));
}

void revealCards(const Table& t, EffectId effect, const Reveal& e)
{
    forEach<Reveal>(t, effect, e.whose, [&](Seat) { return wanted(t, e.count); });
}

void run(const Table& t, DoesSo<Reveal> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Reveal>(t, step.effect);
    const Seat p = step.player;
    if (e.type || e.random) { // of a hand: those of a kind, or whichever
        std::vector<Index> fitting = ofThatKind(t, e, p);
        const std::uint8_t n = clamp(step.count, fitting.size());
        s.agenda.push(Picked<Reveal> { step.effect, p });
        if (e.random || e.count.kind == Amount::Kind::All) {
            if (e.random)
                s.random.shuffle(fitting);
            s.picks.clear();
            for (std::size_t k = 0; k < n; ++k)
                s.picks.push_back(fitting[k]);
            return;
        }
        ask(t, { Ask::Reveal, p, n, n, step.effect, CardsOf { p, e.zone } });
        return;
    }
    const bool all
        = e.count.kind == Amount::Kind::All || countIn(s, p, e.zone) <= std::size_t { step.count };
    if (all || e.zone == Zone::Deck) {
        int left = step.count;
        std::vector<Index> shown;
        for (const Index i : cardsIn(s, p, e.zone)) {
            if (left-- <= 0)
                break;
            shown.push_back(i);
        }
        for (const Index i : shown)
            reveal(t, p, i);
        didSo(s, p, shown.size());
        speakOf(s, shown);
        return;
    }
    const std::uint8_t n = clamp(step.count, countIn(s, p, e.zone));
    s.agenda.push(Picked<Reveal> { step.effect, p });
    ask(t, { Ask::Reveal, p, n, n, step.effect, CardsOf { p, e.zone } });
}

void run(const Table& t, Picked<Reveal> step)
{
    for (const Index i : t.state.picks)
        reveal(t, step.player, i);
    const std::vector<Index> shown = picked(t.state);
    didSo(t.state, step.player, shown.size());
    speakOf(t.state, shown);
}

} // namespace triptych::kryptik
