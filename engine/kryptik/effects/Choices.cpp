#include "kryptik/effects/Choices.h"

#include "kryptik/effects/Moves.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Drawing.h"
#include "kryptik/rules/ElevenYearRow.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Meaning.h"
#include "kryptik/rules/Priority.h"

#include <algorithm>

namespace triptych::kryptik {

namespace {

std::uint8_t clamp(int n, std::size_t most)
{
    return static_cast<std::uint8_t>(std::clamp(n, 0, static_cast<int>(most)));
}

int wanted(const Table& t, const Amount& amount)
{
    return std::max(0, valueOf(t, amount, viewpoint(t.state)));
}

/// Begins a verb that several players do.
template <class Verb>
void forEach(const Table& t, EffectId effect, const Who& who)
{
    pushForEach<Verb>(t.state.agenda, effect, players(t, who));
    t.state.done = {};
}

std::vector<Index> picked(const State& s)
{
    return { s.picks.begin(), s.picks.end() };
}

void didSo(State& s, Seat p, std::size_t n)
{
    s.done[p] = static_cast<std::uint8_t>(std::min<std::size_t>(255, s.done[p] + n));
}

/// The Some of a leaf, first or second of its phrases.
const Some* someOf(const Effect& effect, int number)
{
    const Some* found = nullptr;
    std::visit(
        [&](const auto& e) {
            using Kind = std::remove_cvref_t<decltype(e)>;
            if constexpr (std::is_same_v<Kind, Attach>) {
                found = std::get_if<Some>(number == 0 ? &e.what : &e.to);
            } else if constexpr (std::is_same_v<Kind, Fight>) {
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

/// Glossary Random: nobody chooses.
void pickAtRandom(State& s, std::vector<Index> list, std::size_t n)
{
    s.random.shuffle(list);
    s.picks.clear();
    for (std::size_t k = 0; k < std::min(n, list.size()); ++k)
        s.picks.push_back(list[k]);
}

bool takesControl(const Effect& effect)
{
    const auto* move = std::get_if<Move>(&effect.node);
    return std::holds_alternative<GainControl>(effect.node) || (move && move->to == Zone::Island);
}

std::vector<Index> choosable(const Table& t, const Effect& effect, const Some& some)
{
    std::vector<Index> list = candidates(t, some, t.state.resolving.controller, false);
    if (takesControl(effect)) // 7.1.2b
        std::erase_if(list, [&](Index i) {
            return t.facts(i).overlord && hasOverlordOfName(t, t.state.resolving.controller, i);
        });
    return list;
}

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

bool isPossible(const Table& t, const Effect& effect)
{
    const State& s = t.state;
    const Seat you = s.resolving.controller;
    // Who would do it, where that is one who is known.
    const auto actor = [&](const Who& who) {
        return who.kind == Who::Kind::You       ? you
            : who.kind == Who::Kind::ThatPlayer ? s.thatPlayer
                                                : noSeat;
    };
    if (const auto* sequence = std::get_if<Sequence>(&effect.node))
        return sequence->parts.empty() || isPossible(t, sequence->parts.front());
    if (const auto* pays = std::get_if<Pay>(&effect.node)) {
        const std::vector<Seat> who = players(t, pays->who);
        return who.size() == 1 && canPay(purseOf(s, t.cards, who.front()), needOf(pays->stones));
    }
    if (const auto* year = std::get_if<DestroyYear>(&effect.node))
        return actor(year->whose) == noSeat
            || countIn(s, actor(year->whose), Zone::ElevenYearRow) > 0;
    if (const auto* discards = std::get_if<Discard>(&effect.node))
        return actor(discards->who) == noSeat || countIn(s, actor(discards->who), Zone::Hand) > 0;
    if (const auto* plunder = std::get_if<Plunder>(&effect.node))
        return actor(plunder->who) == noSeat || countIn(s, actor(plunder->who), Zone::Limbo) > 0;
    if (const auto* sacrifices = std::get_if<Sacrifice>(&effect.node)) {
        if (const auto* some = std::get_if<Some>(&sacrifices->what);
            some && actor(sacrifices->who) != noSeat)
            return !candidates(t, *some, actor(sacrifices->who), true).empty();
        return true;
    }
    if (const auto* free = std::get_if<CastFree>(&effect.node)) {
        const Some some { free->filter, free->place, fixed(1), false };
        const Purse purse = purseOf(s, t.cards, you);
        return std::ranges::any_of(candidates(t, some, you, false),
            [&](Index i) { return canCast(t, i, you, Announcement::How::Free, purse); });
    }
    if (const Some* some = someOf(effect, 0))
        return !choosable(t, effect, *some).empty();
    return true;
}

bool dependsOnTheHand(const Table& t, const Effect& effect)
{
    const Seat you = t.state.resolving.controller;
    if (const auto* sequence = std::get_if<Sequence>(&effect.node))
        return !sequence->parts.empty() && dependsOnTheHand(t, sequence->parts.front());
    const auto isOwnHand = [&](const Place& place) {
        return place.zone == Zone::Hand && countIn(t.state, you, Zone::Hand) > 0;
    };
    if (const auto* free = std::get_if<CastFree>(&effect.node))
        return isOwnHand(free->place);
    const Some* some = someOf(effect, 0);
    return some && isOwnHand(some->place);
}

bool isChecked(const Effect& effect)
{
    return std::holds_alternative<Pay>(effect.node) || std::holds_alternative<Discard>(effect.node)
        || std::holds_alternative<Plunder>(effect.node)
        || std::holds_alternative<DestroyYear>(effect.node)
        || std::holds_alternative<Sacrifice>(effect.node)
        || std::holds_alternative<As>(effect.node);
}

bool canDo(const Table& t, const Effect& effect, Seat p)
{
    const State& s = t.state;
    const auto reach = [&](const Amount& count, std::size_t there) {
        return wanted(t, count) <= static_cast<int>(there);
    };
    if (const auto* pays = std::get_if<Pay>(&effect.node))
        return canPay(purseOf(s, t.cards, p), needOf(pays->stones));
    if (const auto* discards = std::get_if<Discard>(&effect.node))
        return discards->count.kind == Amount::Kind::All
            ? countIn(s, p, Zone::Hand) > 0
            : reach(discards->count, countIn(s, p, Zone::Hand));
    if (const auto* plunder = std::get_if<Plunder>(&effect.node))
        return reach(plunder->count, countIn(s, p, Zone::Limbo));
    if (const auto* year = std::get_if<DestroyYear>(&effect.node))
        return reach(year->count, countIn(s, p, Zone::ElevenYearRow));
    if (const auto* sacrifices = std::get_if<Sacrifice>(&effect.node)) {
        if (const auto* some = std::get_if<Some>(&sacrifices->what))
            return reach(some->count, candidates(t, *some, p, true).size());
        const std::vector<Index> list = things(t, sacrifices->what);
        return !list.empty() && onIsland(s, list.front())
            && s.objects[list.front()].controller == p;
    }
    if (const auto* as = std::get_if<As>(&effect.node)) // whatever else they may do: with what
        if (const Some* some = someOf(as->effect.front(), 0)) {
            Viewpoint v = viewpointOn(s, p);
            v.you = p;
            InlineVector<Index, maxObjects> found;
            collect(t, some->filter, some->place, v, found);
            return reach(some->upTo ? fixed(1) : some->count, found.size());
        }
    return std::holds_alternative<As>(effect.node);
}

// --- Player by player

void eachDiscards(const Table& t, EffectId effect, const Discard& e)
{
    forEach<Discard>(t, effect, e.who);
}

void run(const Table& t, ForPlayer<Discard> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Discard>(t, step.effect);
    const Seat p = step.player;
    if (!s.players[p].alive)
        return;
    const int count = valueFor(t, e.count, p);
    if (e.random) {
        didSo(s, p, std::min<std::size_t>(count, countIn(s, p, Zone::Hand)));
        discardAtRandom(t, p, count);
        return;
    }
    const std::uint8_t n = clamp(count, countIn(s, p, Zone::Hand));
    s.agenda.push(Picked<Discard> { step.effect, p });
    ask(t, { Ask::Discard, p, n, n, step.effect, 0, 0 });
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

void eachProbes(const Table& t, EffectId effect, const Probe& e)
{
    forEach<Probe>(t, effect, e.who);
}

void run(const Table& t, ForPlayer<Probe> step)
{
    t.state.agenda.push(Picked<Probe> { step.effect, step.player });
    ask(t, { Ask::May, step.player, 1, 1, step.effect, 0, 0 });
}

void run(const Table& t, Picked<Probe> step)
{
    State& s = t.state;
    const Seat p = step.player;
    if (s.picks.empty())
        return;
    const int drawn = draw(t, p, valueFor(t, nodeOf<Probe>(t, step.effect).count, p));
    const std::uint8_t n = clamp(drawn, countIn(s, p, Zone::Hand)); // as many as came
    s.agenda.push(ProbeDrawn { step.effect, p });
    ask(t, { Ask::Discard, p, n, n, step.effect, 0, 0 });
}

void run(const Table& t, ProbeDrawn step)
{
    discard(t, step.player, picked(t.state));
}

void eachPlunders(const Table& t, EffectId effect, const Plunder& e)
{
    forEach<Plunder>(t, effect, e.who);
}

void run(const Table& t, ForPlayer<Plunder> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Plunder>(t, step.effect);
    const Seat p = step.player;
    const int count = valueFor(t, e.count, p);
    int there = 0;
    for (const Index i : cardsIn(s, p, Zone::Limbo))
        there += !e.type || matches(t, i, *e.type, viewpoint(s));
    const std::uint8_t n = clamp(count, static_cast<std::size_t>(there));
    s.agenda.push(Picked<Plunder> { step.effect, p });
    ask(t, { Ask::Plunder, p, n, n, step.effect, 0, 0 });
}

void run(const Table& t, Picked<Plunder> step)
{
    const std::vector<Index> cards = picked(t.state);
    plunder(t, step.player, cards);
    didSo(t.state, step.player, cards.size());
}

namespace {

void sacrificeNamed(const Table& t, const std::vector<Index>& list)
{
    speakOf(t.state, list);
    sacrifice(t, list);
    stillSpeakOf(t.state, list);
}

} // namespace

void eachSacrifices(const Table& t, EffectId effect, const Sacrifice& e)
{
    if (std::holds_alternative<Some>(e.what)) {
        forEach<Sacrifice>(t, effect, e.who);
        return;
    }
    std::vector<Index> list = things(t, e.what);
    std::erase_if(list, [&](Index i) { return !onIsland(t.state, i); });
    t.state.done = {};
    sacrificeNamed(t, list);
}

void run(const Table& t, ForPlayer<Sacrifice> step)
{
    State& s = t.state;
    const auto& some = std::get<Some>(nodeOf<Sacrifice>(t, step.effect).what);
    const Seat p = step.player;
    const std::vector<Index> own = candidates(t, some, p, true);
    const std::uint8_t n = clamp(valueFor(t, some.count, p), own.size());
    s.agenda.push(Picked<Sacrifice> { step.effect, p });
    if (some.random) {
        pickAtRandom(s, own, n);
        return;
    }
    ask(t, { Ask::Choose, p, some.upTo ? std::uint8_t { 0 } : n, n, step.effect, 2, 0 });
}

void run(const Table& t, Picked<Sacrifice>)
{
    sacrificeNamed(t, picked(t.state));
}

// --- The deck and the row

void search(const Table& t, EffectId effect, const Search& e)
{
    State& s = t.state;
    const Seat p = s.resolving.controller;
    for (const Index i : cardsIn(s, p, Zone::Deck))
        s.objects[i].knownTo = static_cast<std::uint8_t>(s.objects[i].knownTo | (1u << p)) & 0xF;
    s.agenda.push(Picked<Search> { effect, p });
    const std::uint8_t n = clamp(wanted(t, e.count), countIn(s, p, Zone::Deck));
    ask(t, { Ask::Search, p, 0, n, effect, 0, 0 }); // finding nothing is allowed
}

namespace {

void reveal(const Table& t, Seat p, Index i)
{
    t.state.objects[i].knownTo = 0xF;
    t.tell({ Event::Kind::Revealed, p, i });
}

} // namespace

void run(const Table& t, Picked<Search> step)
{
    const auto& e = nodeOf<Search>(t, step.effect);
    const Seat p = step.player;
    const std::vector<Index> found = picked(t.state);
    if (e.reveal)
        for (const Index i : found)
            reveal(t, p, i);
    if (e.to == Zone::Deck) {
        shuffleDeck(t, p); // and then on top or at the bottom
        putAway(t, found, e.to, e.spot, false);
    } else {
        putAway(t, found, e.to, e.spot, false);
        shuffleDeck(t, p);
    }
    speakOf(t.state, found);
}

void lookAtRow(const Table& t, EffectId effect, const LookAtRow& e)
{
    State& s = t.state;
    const Seat you = s.resolving.controller;
    for (const Seat p : players(t, e.whose)) {
        if (e.count.kind == Amount::Kind::All) {
            std::vector<Index> row;
            for (const Index i : cardsIn(s, p, Zone::ElevenYearRow)) {
                look(t, you, i);
                row.push_back(i);
            }
            speakOf(s, row);
            continue;
        }
        const std::uint8_t n = clamp(wanted(t, e.count), countIn(s, p, Zone::ElevenYearRow));
        s.agenda.push(Picked<LookAtRow> { effect, p });
        ask(t, { Ask::RowCard, you, n, n, effect, p, 0 });
        return;
    }
}

void run(const Table& t, Picked<LookAtRow>)
{
    State& s = t.state;
    for (const Index i : s.picks)
        look(t, s.resolving.controller, i);
    speakOf(s, picked(s));
}

void rearrangeRow(const Table& t, EffectId effect, const RearrangeRow& e)
{
    State& s = t.state;
    const std::vector<Seat> whose = players(t, e.whose);
    if (whose.empty())
        return;
    const std::uint8_t n = clamp(maxObjects, countIn(s, whose.front(), Zone::ElevenYearRow));
    s.agenda.push(Picked<RearrangeRow> { effect, whose.front() });
    ask(t, { Ask::Rearrange, s.resolving.controller, n, n, effect, whose.front(), 0 });
}

void run(const Table& t, Picked<RearrangeRow>)
{
    rearrange(t, t.state.resolving.controller, picked(t.state));
}

void destroyRowCards(const Table& t, EffectId effect, const DestroyYear& e)
{
    forEach<DestroyYear>(t, effect, e.whose);
}

void run(const Table& t, ForPlayer<DestroyYear> step)
{
    State& s = t.state;
    const auto& e = nodeOf<DestroyYear>(t, step.effect);
    const Seat p = step.player;
    if (e.random) {
        std::vector<Index> row;
        for (const Index i : cardsIn(s, p, Zone::ElevenYearRow))
            row.push_back(i);
        s.random.shuffle(row);
        row.resize(std::min<std::size_t>(row.size(), valueFor(t, e.count, p)));
        didSo(s, p, row.size());
        destroyYearCards(t, row);
        return;
    }
    // RULING: the controller of the effect picks, unseen, whosever row it is.
    const std::uint8_t n = clamp(valueFor(t, e.count, p), countIn(s, p, Zone::ElevenYearRow));
    s.agenda.push(Picked<DestroyYear> { step.effect, p });
    ask(t, { Ask::RowCard, s.resolving.controller, n, n, step.effect, p, 0 });
}

void run(const Table& t, Picked<DestroyYear> step)
{
    const std::vector<Index> cards = picked(t.state);
    destroyYearCards(t, cards);
    didSo(t.state, step.player, cards.size());
}

void lookAndPick(const Table& t, EffectId effect, const LookAndPick& e)
{
    State& s = t.state;
    const Seat you = s.resolving.controller;
    std::vector<Index> seen;
    int left = wanted(t, e.count);
    for (const Index i : cardsIn(s, you, Zone::Deck)) {
        if (left-- <= 0)
            break;
        look(t, you, i);
        seen.push_back(i);
    }
    speakOf(s, seen);
    std::size_t fitting = 0;
    for (const Index i : seen)
        fitting += !e.type || matches(t, i, *e.type, viewpoint(s));
    const std::uint8_t n = clamp(wanted(t, e.take), fitting);
    s.agenda.push(TakeFromTop { effect, static_cast<std::uint8_t>(seen.size()) });
    ask(t, { Ask::Choose, you, e.upTo ? std::uint8_t { 0 } : n, n, effect, 0, 0 });
}

void run(const Table& t, TakeFromTop step)
{
    State& s = t.state;
    const auto& e = nodeOf<LookAndPick>(t, step.effect);
    const Seat you = s.resolving.controller;
    const std::vector<Index> taken = picked(s);
    if (e.reveal)
        for (const Index i : taken)
            reveal(t, you, i);
    putAway(t, taken, e.to, Move::Spot::None, false);
    speakOf(s, taken);
    // What is left of them lies on top of the deck.
    const auto left = static_cast<std::uint8_t>(step.seen - taken.size());
    s.picks.clear();
    s.agenda.push(PutBackRest { step.effect, left });
    if (left > 1 && e.restTo == Zone::Deck)
        ask(t, { Ask::Choose, you, left, left, step.effect, 1, left });
}

void run(const Table& t, PutBackRest step)
{
    State& s = t.state;
    const auto& e = nodeOf<LookAndPick>(t, step.effect);
    const Seat you = s.resolving.controller;
    std::vector<Index> rest = picked(s);
    if (rest.empty())
        for (const Index i : cardsIn(s, you, Zone::Deck)) {
            if (rest.size() >= step.left)
                break;
            rest.push_back(i);
        }
    if (e.restTo == Zone::Deck && e.restSpot == Move::Spot::Top)
        std::ranges::reverse(rest); // the first one chosen lies on top
    for (const Index i : rest)
        if (e.restTo != Zone::Deck) {
            moveTo(t, i, you, e.restTo);
        } else {
            const std::uint8_t known = s.objects[i].knownTo;
            moveTo(t, i, you, Zone::Deck, e.restSpot == Move::Spot::Top ? Spot::First : Spot::Last);
            s.objects[i].knownTo = known & 0xF;
        }
}

void pickFromHand(const Table& t, EffectId effect, const PickFromHand& e)
{
    State& s = t.state;
    const Seat you = s.resolving.controller;
    const std::vector<Seat> whose = players(t, e.whose);
    if (whose.empty())
        return;
    for (const Index i : cardsIn(s, whose.front(), Zone::Hand))
        if (e.reveal)
            reveal(t, whose.front(), i);
        else
            look(t, you, i);
    s.picks.clear();
    s.agenda.push(Picked<PickFromHand> { effect, whose.front() });
    ask(t, { Ask::Choose, you, 1, 1, effect, 0, whose.front() });
}

void run(const Table& t, Picked<PickFromHand> step)
{
    State& s = t.state;
    const std::vector<Index> cards = picked(s);
    speakOf(s, cards);
    switch (nodeOf<PickFromHand>(t, step.effect).fate) {
    case PickFromHand::Fate::Discard:
        discard(t, step.player, cards);
        break;
    case PickFromHand::Fate::Abolish:
        abolish(t, cards);
        break;
    case PickFromHand::Fate::Bottom:
        putAway(t, cards, Zone::Deck, Move::Spot::Bottom, false);
        break;
    }
    stillSpeakOf(s, cards);
}

void revealCards(const Table& t, EffectId effect, const Reveal& e)
{
    forEach<Reveal>(t, effect, e.whose);
}

void run(const Table& t, ForPlayer<Reveal> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Reveal>(t, step.effect);
    const Seat p = step.player;
    const bool all = e.count.kind == Amount::Kind::All
        || countIn(s, p, e.zone) <= static_cast<std::size_t>(wanted(t, e.count));
    if (all || e.zone == Zone::Deck) {
        int left = wanted(t, e.count);
        std::vector<Index> shown;
        for (const Index i : cardsIn(s, p, e.zone)) {
            if (left-- <= 0)
                break;
            shown.push_back(i);
        }
        for (const Index i : shown)
            reveal(t, p, i);
        speakOf(s, shown);
        return;
    }
    const std::uint8_t n = clamp(wanted(t, e.count), countIn(s, p, e.zone));
    s.agenda.push(Picked<Reveal> { step.effect, p });
    ask(t, { Ask::Reveal, p, n, n, step.effect, p, static_cast<std::uint8_t>(e.zone) });
}

void run(const Table& t, Picked<Reveal> step)
{
    for (const Index i : t.state.picks)
        reveal(t, step.player, i);
    speakOf(t.state, picked(t.state));
}

void castFree(const Table& t, EffectId effect)
{
    const Seat you = t.state.resolving.controller;
    t.state.agenda.push(Picked<CastFree> { effect, you });
    ask(t, { Ask::CastFree, you, 1, 1, effect, 0, 0 });
}

void run(const Table& t, Picked<CastFree> step)
{
    if (!t.state.picks.empty())
        beginCast(t, t.state.picks.front(), step.player, Announcement::How::Free);
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
        all(s.asked.player, Zone::Hand, any);
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
