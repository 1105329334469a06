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

enum Stage : std::uint8_t { Begin, ForPlayer, Picked, Again };

void resumeAt(State& s, Frame f, std::uint8_t stage)
{
    f.stage = stage;
    s.agenda.push_back(f);
}

std::uint8_t clamp(int n, std::size_t most)
{
    return static_cast<std::uint8_t>(std::clamp(n, 0, static_cast<int>(most)));
}

int wanted(const Table& t, const Amount& amount)
{
    return std::max(0, valueOf(t, amount, viewpoint(t.state)));
}

/// Begins a verb that several players do: one frame each, the first of them on top.
void forEach(const Table& t, const Frame& f, const Who& who)
{
    const std::vector<Seat> list = players(t, who);
    for (auto p = list.rbegin(); p != list.rend(); ++p) {
        Frame one = f;
        one.a = *p;
        resumeAt(t.state, one, ForPlayer);
    }
    t.state.done = {};
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

void askSome(
    const Table& t, const Frame& f, const Effect& effect, const Some& some, std::uint8_t number)
{
    State& s = t.state;
    const std::vector<Index> list = choosable(t, effect, some);
    const std::uint8_t most = clamp(wanted(t, some.count), list.size());
    if (some.random) {
        pickAtRandom(s, list, most);
        return;
    }
    const std::uint8_t least = some.upTo ? std::uint8_t { 0 } : most;
    ask(t, { Ask::Choose, s.resolving.controller, least, most, f.node, number, 0 });
}

} // namespace

// Frame::b keeps which phrase has been asked for: 0 none yet, 1 the first, 2 the second.
bool chooseFirst(const Table& t, const Frame& f, const Effect& effect)
{
    State& s = t.state;
    if (f.stage != Begin || f.kind != Frame::Kind::Effect)
        return false;
    const Some* first = someOf(effect, 0);
    const Some* second = someOf(effect, 1);
    Frame again = f;
    if (first && f.b == 0) {
        again.b = 1;
        s.agenda.push_back(again);
        askSome(t, f, effect, *first, 0);
        return true;
    }
    if (second && f.b < 2) {
        if (first) // what was chosen first is now what is spoken of
            speakOf(s, { s.picks.begin(), s.picks.end() });
        again.b = 2;
        s.agenda.push_back(again);
        askSome(t, f, effect, *second, 1);
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

void eachDiscards(const Table& t, const Frame& f, const Discard& e)
{
    State& s = t.state;
    if (f.stage == Begin) {
        forEach(t, f, e.who);
        return;
    }
    const Seat p = f.a;
    if (f.stage == Picked) {
        const std::vector<Index> picked(s.picks.begin(), s.picks.end());
        speakOf(s, picked);
        discard(t, p, picked);
        didSo(s, p, picked.size());
        stillSpeakOf(s, picked);
        return;
    }
    if (!s.players[p].alive)
        return;
    const int count = valueFor(t, e.count, p);
    if (e.random) {
        didSo(s, p, std::min<std::size_t>(count, countIn(s, p, Zone::Hand)));
        discardAtRandom(t, p, count);
        return;
    }
    const std::uint8_t n = clamp(count, countIn(s, p, Zone::Hand));
    resumeAt(s, f, Picked);
    ask(t, { Ask::Discard, p, n, n, f.node, 0, 0 });
}

void eachProbes(const Table& t, const Frame& f, const Probe& e)
{
    State& s = t.state;
    const Seat p = f.a;
    switch (f.stage) {
    case Begin:
        forEach(t, f, e.who);
        return;
    case ForPlayer:
        resumeAt(s, f, Picked);
        ask(t, { Ask::May, p, 1, 1, f.node, 0, 0 });
        return;
    case Picked: {
        if (s.picks.empty())
            return;
        const int drawn = draw(t, p, valueFor(t, e.count, p));
        const std::uint8_t n = clamp(drawn, countIn(s, p, Zone::Hand)); // as many as came
        resumeAt(s, f, Again);
        ask(t, { Ask::Discard, p, n, n, f.node, 0, 0 });
        return;
    }
    default: {
        const std::vector<Index> picked(s.picks.begin(), s.picks.end());
        discard(t, p, picked);
        return;
    }
    }
}

void eachPlunders(const Table& t, const Frame& f, const Plunder& e)
{
    State& s = t.state;
    const Seat p = f.a;
    if (f.stage == Begin) {
        forEach(t, f, e.who);
        return;
    }
    if (f.stage == Picked) {
        const std::vector<Index> picked(s.picks.begin(), s.picks.end());
        plunder(t, p, picked);
        didSo(s, p, picked.size());
        return;
    }
    const int count = valueFor(t, e.count, p);
    int there = 0;
    for (const Index i : cardsIn(s, p, Zone::Limbo))
        there += !e.type || matches(t, i, *e.type, viewpoint(s));
    const std::uint8_t n = clamp(count, static_cast<std::size_t>(there));
    resumeAt(s, f, Picked);
    ask(t, { Ask::Plunder, p, n, n, f.node, 0, 0 });
}

void eachSacrifices(const Table& t, const Frame& f, const Sacrifice& e)
{
    State& s = t.state;
    const auto* some = std::get_if<Some>(&e.what);
    if (!some) {
        std::vector<Index> list = things(t, e.what);
        std::erase_if(list, [&](Index i) { return !onIsland(s, i); });
        s.done = {};
        speakOf(s, list);
        sacrifice(t, list);
        stillSpeakOf(s, list);
        return;
    }
    const Seat p = f.a;
    if (f.stage == Begin) {
        forEach(t, f, e.who);
    } else if (f.stage == Picked) {
        const std::vector<Index> picked(s.picks.begin(), s.picks.end());
        speakOf(s, picked);
        sacrifice(t, picked);
        stillSpeakOf(s, picked);
    } else {
        const std::vector<Index> own = candidates(t, *some, p, true);
        const std::uint8_t n = clamp(valueFor(t, some->count, p), own.size());
        resumeAt(s, f, Picked);
        if (some->random) {
            pickAtRandom(s, own, n);
            return;
        }
        ask(t, { Ask::Choose, p, some->upTo ? std::uint8_t { 0 } : n, n, f.node, 2, 0 });
    }
}

// --- The deck and the row

void search(const Table& t, const Frame& f, const Search& e)
{
    State& s = t.state;
    const Seat p = s.resolving.controller;
    if (f.stage == Begin) {
        for (const Index i : cardsIn(s, p, Zone::Deck))
            s.objects[i].knownTo
                = static_cast<std::uint8_t>(s.objects[i].knownTo | (1u << p)) & 0xF;
        resumeAt(s, f, Picked);
        const std::uint8_t n = clamp(wanted(t, e.count), countIn(s, p, Zone::Deck));
        ask(t, { Ask::Search, p, 0, n, f.node, 0, 0 }); // finding nothing is allowed
        return;
    }
    const std::vector<Index> found(s.picks.begin(), s.picks.end());
    for (const Index i : found) {
        if (e.reveal) {
            s.objects[i].knownTo = 0xF;
            t.tell({ Event::Kind::Revealed, p, i });
        }
    }
    if (e.to == Zone::Deck) {
        shuffleDeck(t, p); // and then on top or at the bottom
        putAway(t, found, e.to, e.spot, false);
    } else {
        putAway(t, found, e.to, e.spot, false);
        shuffleDeck(t, p);
    }
    speakOf(s, found);
}

void lookAtRow(const Table& t, const Frame& f, const LookAtRow& e)
{
    State& s = t.state;
    const Seat you = s.resolving.controller;
    if (f.stage == Picked) {
        for (const Index i : s.picks)
            look(t, you, i);
        speakOf(s, { s.picks.begin(), s.picks.end() });
        return;
    }
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
        resumeAt(s, f, Picked);
        ask(t, { Ask::RowCard, you, n, n, f.node, p, 0 });
        return;
    }
}

void rearrangeRow(const Table& t, const Frame& f, const RearrangeRow& e)
{
    State& s = t.state;
    const Seat you = s.resolving.controller;
    if (f.stage == Picked) {
        const std::vector<Index> order(s.picks.begin(), s.picks.end());
        rearrange(t, you, order);
        return;
    }
    const std::vector<Seat> whose = players(t, e.whose);
    if (whose.empty())
        return;
    const std::uint8_t n = clamp(maxObjects, countIn(s, whose.front(), Zone::ElevenYearRow));
    resumeAt(s, f, Picked);
    ask(t, { Ask::Rearrange, you, n, n, f.node, whose.front(), 0 });
}

void destroyRowCards(const Table& t, const Frame& f, const DestroyYear& e)
{
    State& s = t.state;
    if (f.stage == Begin) {
        forEach(t, f, e.whose);
        return;
    }
    if (f.stage == Picked) {
        const std::vector<Index> picked(s.picks.begin(), s.picks.end());
        destroyYearCards(t, picked);
        didSo(s, f.a, picked.size());
        return;
    }
    if (e.random) {
        std::vector<Index> row;
        for (const Index i : cardsIn(s, f.a, Zone::ElevenYearRow))
            row.push_back(i);
        s.random.shuffle(row);
        row.resize(std::min<std::size_t>(row.size(), valueFor(t, e.count, f.a)));
        didSo(s, f.a, row.size());
        destroyYearCards(t, row);
        return;
    }
    // RULING: the controller of the effect picks, unseen, whosever row it is.
    const std::uint8_t n = clamp(valueFor(t, e.count, f.a), countIn(s, f.a, Zone::ElevenYearRow));
    resumeAt(s, f, Picked);
    ask(t, { Ask::RowCard, s.resolving.controller, n, n, f.node, f.a, 0 });
}

void lookAndPick(const Table& t, const Frame& f, const LookAndPick& e)
{
    State& s = t.state;
    const Seat you = s.resolving.controller;
    Frame next = f;
    if (f.stage == Begin) {
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
        next.c = static_cast<std::uint8_t>(seen.size());
        const std::uint8_t n = clamp(wanted(t, e.take), fitting);
        resumeAt(s, next, Picked);
        ask(t, { Ask::Choose, you, e.upTo ? std::uint8_t { 0 } : n, n, f.node, 0, 0 });
        return;
    }
    if (f.stage == Picked) {
        const std::vector<Index> taken(s.picks.begin(), s.picks.end());
        if (e.reveal)
            for (const Index i : taken) {
                s.objects[i].knownTo = 0xF;
                t.tell({ Event::Kind::Revealed, you, i });
            }
        putAway(t, taken, e.to, Move::Spot::None, false);
        speakOf(s, taken);
        // What is left of them lies on top of the deck.
        next.c = static_cast<std::uint8_t>(f.c - taken.size());
        s.picks.clear();
        resumeAt(s, next, Again);
        if (next.c > 1 && e.restTo == Zone::Deck)
            ask(t, { Ask::Choose, you, next.c, next.c, f.node, 1, next.c });
        return;
    }
    std::vector<Index> rest(s.picks.begin(), s.picks.end());
    if (rest.empty())
        for (const Index i : cardsIn(s, you, Zone::Deck)) {
            if (rest.size() >= f.c)
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

void pickFromHand(const Table& t, const Frame& f, const PickFromHand& e)
{
    State& s = t.state;
    const Seat you = s.resolving.controller;
    if (f.stage == Picked) {
        const std::vector<Index> picked(s.picks.begin(), s.picks.end());
        speakOf(s, picked);
        switch (e.fate) {
        case PickFromHand::Fate::Discard:
            discard(t, f.a, picked);
            break;
        case PickFromHand::Fate::Abolish:
            abolish(t, picked);
            break;
        case PickFromHand::Fate::Bottom:
            putAway(t, picked, Zone::Deck, Move::Spot::Bottom, false);
            break;
        }
        stillSpeakOf(s, picked);
        return;
    }
    const std::vector<Seat> whose = players(t, e.whose);
    if (whose.empty())
        return;
    for (const Index i : cardsIn(s, whose.front(), Zone::Hand))
        if (e.reveal) {
            s.objects[i].knownTo = 0xF;
            t.tell({ Event::Kind::Revealed, whose.front(), i });
        } else {
            look(t, you, i);
        }
    Frame next = f;
    next.a = whose.front();
    s.picks.clear();
    resumeAt(s, next, Picked);
    ask(t, { Ask::Choose, you, 1, 1, f.node, 0, whose.front() });
}

namespace {

void reveal(const Table& t, Seat p, Index i)
{
    t.state.objects[i].knownTo = 0xF;
    t.tell({ Event::Kind::Revealed, p, i });
}

} // namespace

void revealCards(const Table& t, const Frame& f, const Reveal& e)
{
    State& s = t.state;
    if (f.stage == Begin) {
        forEach(t, f, e.whose);
        return;
    }
    const Seat p = f.a;
    if (f.stage == Picked) {
        for (const Index i : s.picks)
            reveal(t, p, i);
        speakOf(s, { s.picks.begin(), s.picks.end() });
        return;
    }
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
    resumeAt(s, f, Picked);
    ask(t, { Ask::Reveal, p, n, n, f.node, p, static_cast<std::uint8_t>(e.zone) });
}

void castFree(const Table& t, const Frame& f, const CastFree&)
{
    State& s = t.state;
    const Seat you = s.resolving.controller;
    if (f.stage == Picked) {
        if (!s.picks.empty())
            beginCast(t, s.picks.front(), you, Announcement::How::Free);
        return;
    }
    resumeAt(s, f, Picked);
    ask(t, { Ask::CastFree, you, 1, 1, f.node, 0, 0 });
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
