#include "kryptik/effects/Looking.h"

#include "core/flow/Shuffling.h"
#include "kryptik/effects/Choices.h"
#include "kryptik/effects/Moves.h"
#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Drawing.h"
#include "kryptik/rules/ElevenYearRow.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Meaning.h"
#include "kryptik/rules/Paying.h"

#include <algorithm>

namespace triptych::kryptik {

void search(const Table& t, EffectId effect, const Search& e)
{
    State& s = t.state;
    const Seat p = s.resolving.controller;
    if (isForbiddenTo(t, p, Forbid::Deed::Search))
        return;
    for (const Index i : cardsIn(s, p, Zone::Deck))
        s.objects[i].knownTo = static_cast<std::uint8_t>(s.objects[i].knownTo | (1u << p)) & 0xF;
    occur(t, Trigger::Event::YouSearch, noIndex, p);
    occur(t, Trigger::Event::OpponentSearches, noIndex, p);
    s.agenda.push(Picked<Search> { effect, p });
    const std::uint8_t n = clamp(wanted(t, e.count), countIn(s, p, Zone::Deck));
    ask(t, { Ask::Search, p, 0, n, effect }); // finding nothing is allowed
}

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
        putAway(t, found, e.to, e.spot, e.returns);
        if (e.engaged)
            for (const Index i : found)
                engage(t, i);
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
        ask(t, { Ask::RowCard, you, n, n, effect, RowOf { p } });
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

void lookAt(const Table& t, const LookAt& e)
{
    State& s = t.state;
    const std::vector<Index> cards = things(t, e.what);
    for (const Index i : cards)
        if (e.reveals)
            reveal(t, s.objects[i].owner, i);
        else
            look(t, s.resolving.controller, i);
    speakOf(s, cards);
}

void barYear(const Table& t, const BarYear& e)
{
    barYears(t.state, things(t, e.what), e.ability, e.casting);
}

void rearrangeRow(const Table& t, EffectId effect, const RearrangeRow& e)
{
    State& s = t.state;
    const std::vector<Seat> whose = players(t, e.whose);
    if (whose.empty())
        return;
    if (e.random) { // nobody knows any more which is which
        for (const Seat p : whose)
            shuffleZone(s, p, Zone::ElevenYearRow, [](Object& o) { o.set(Object::FaceUp, false); });
        return;
    }
    const std::uint8_t n = clamp(maxObjects, countIn(s, whose.front(), Zone::ElevenYearRow));
    s.agenda.push(Picked<RearrangeRow> { effect, whose.front() });
    ask(t, { Ask::Rearrange, s.resolving.controller, n, n, effect, RowOf { whose.front() } });
}

void run(const Table& t, Picked<RearrangeRow>)
{
    rearrange(t, t.state.resolving.controller, picked(t.state));
}

Seat deckOf(const Table& t, const LookAndPick& e)
{
    const std::vector<Seat> whose = players(t, e.whose);
    return whose.empty() ? noSeat : whose.front();
}

void lookAndPick(const Table& t, EffectId effect, const LookAndPick& e)
{
    State& s = t.state;
    const Seat you = s.resolving.controller;
    const Seat owner = deckOf(t, e);
    if (owner == noSeat)
        return;
    std::vector<Index> seen;
    int left = wanted(t, e.count);
    for (const Index i : cardsIn(s, owner, Zone::Deck)) {
        if (left-- <= 0)
            break;
        if (e.open)
            reveal(t, owner, i);
        else
            look(t, you, i);
        seen.push_back(i);
    }
    speakOf(s, seen);
    std::size_t fitting = 0;
    for (const Index i : seen)
        fitting += !e.type || matches(t, i, *e.type, viewpoint(s));
    const bool every = e.take.kind == Amount::Kind::All;
    const std::uint8_t n = clamp(every ? maxObjects : wanted(t, e.take), fitting);
    s.agenda.push(TakeFromTop { effect, static_cast<std::uint8_t>(seen.size()) });
    if (every && !e.upTo) { // all of them: nothing to choose
        s.picks.clear();
        for (const Index i : seen)
            if (matches(t, i, *e.type, viewpoint(s)))
                s.picks.push_back(i);
        return;
    }
    Seat asked = you;
    if (e.chooser) {
        const std::vector<Seat> others = players(t, *e.chooser);
        s.picks.clear();
        if (others.empty()) // nobody chooses, and none is put there
            return;
        asked = others.front();
    }
    ask(t,
        { Ask::Choose, asked, e.upTo ? std::uint8_t { 0 } : n, n, effect,
            ChosenAmong { ChosenAmong::What::Seen } });
}

namespace {

/// "... one into your soul row": of those that are left.
void askForSecondPlace(
    const Table& t, TakeFromTop step, const LookAndPick& e, const std::vector<Index>& taken)
{
    State& s = t.state;
    const Seat you = s.resolving.controller;
    const auto seen = static_cast<std::uint8_t>(step.seen - taken.size());
    std::vector<Index> left;
    for (const Index i : cardsIn(s, deckOf(t, e), Zone::Deck)) {
        if (left.size() >= seen)
            break;
        left.push_back(i);
    }
    speakOf(s, left);
    s.picks.clear();
    s.agenda.push(TakeFromTop { step.effect, seen, 1 });
    const std::uint8_t n = clamp(e.thenTake, left.size());
    if (n > 0)
        ask(t, { Ask::Choose, you, n, n, step.effect, ChosenAmong { ChosenAmong::What::Seen } });
}

} // namespace

void run(const Table& t, TakeFromTop step)
{
    State& s = t.state;
    const auto& e = nodeOf<LookAndPick>(t, step.effect);
    const Seat you = s.resolving.controller;
    const std::vector<Index> taken = picked(s);
    const Zone to = step.again ? *e.then : e.to;
    if (e.reveal)
        for (const Index i : taken)
            reveal(t, you, i);
    const bool onTop = e.onTop && !step.again;
    std::vector<Index> inOrder = taken;
    if (onTop) // the first one chosen lies on top
        std::ranges::reverse(inOrder);
    putAway(t, inOrder, to,
        to != Zone::Deck ? Move::Spot::None
            : onTop      ? Move::Spot::Top
                         : Move::Spot::Bottom,
        false);
    if (step.again ? e.thenEngaged : e.engaged)
        for (const Index i : taken)
            engage(t, i);
    if (e.then && !step.again) {
        askForSecondPlace(t, step, e, taken);
        return;
    }
    speakOf(s, taken);
    if (restStays(e))
        return;
    // What is left of them lies on top of the deck.
    const auto left = static_cast<std::uint8_t>(step.seen - taken.size());
    s.picks.clear();
    s.agenda.push(PutBackRest { step.effect, left });
    if (left > 1 && e.restTo == Zone::Deck && !e.restAtRandom)
        ask(t,
            { Ask::Choose, you, left, left, step.effect,
                ChosenAmong { ChosenAmong::What::Rest, left } });
}

void run(const Table& t, PutBackRest step)
{
    State& s = t.state;
    if (std::holds_alternative<RevealUntil>(t.cards.effect(step.effect).node)) {
        for (const Index i : picked(s))
            moveTo(t, i, s.resolving.controller, Zone::Deck);
        return;
    }
    const auto& e = nodeOf<LookAndPick>(t, step.effect);
    const Seat owner = deckOf(t, e);
    if (owner == noSeat)
        return;
    std::vector<Index> rest = picked(s);
    if (rest.empty())
        for (const Index i : cardsIn(s, owner, Zone::Deck)) {
            if (rest.size() >= step.left)
                break;
            if (e.onTop && s.it.has(i)) // below those that were put there
                continue;
            rest.push_back(i);
        }
    if (e.restAtRandom)
        s.random.shuffle(rest);
    if (e.restTo == Zone::Deck && e.restSpot == Move::Spot::Top)
        std::ranges::reverse(rest); // the first one chosen lies on top
    for (const Index i : rest)
        if (e.restTo != Zone::Deck) {
            moveTo(t, i, owner, e.restTo);
            if (e.restEngaged)
                engage(t, i);
        } else {
            const std::uint8_t known = s.objects[i].knownTo;
            moveTo(t, i, owner, Zone::Deck,
                e.restSpot == Move::Spot::Top ? ZoneEnd::First : ZoneEnd::Last);
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
    std::size_t fitting = 0;
    for (const Index i : cardsIn(s, whose.front(), Zone::Hand))
        fitting += matches(t, i, e.type, viewpoint(s));
    const std::uint8_t n = clamp(e.count, fitting);
    s.agenda.push(Picked<PickFromHand> { effect, whose.front() });
    ask(t,
        { Ask::Choose, you, e.upTo ? std::uint8_t { 0 } : n, n, effect,
            ChosenAmong { ChosenAmong::What::Hand, whose.front() } });
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
    case PickFromHand::Fate::Top:
        putAway(t, cards, Zone::Deck, Move::Spot::Top, false);
        break;
    case PickFromHand::Fate::SoulRow:
        putAway(t, cards, Zone::SoulRow, Move::Spot::None, false);
        break;
    case PickFromHand::Fate::Attach: // to this, or nothing where that has left
        if (onIsland(s, s.resolving.source))
            for (const Index i : cards)
                attach(t, i, s.resolving.source.object);
        break;
    }
    stillSpeakOf(s, cards);
}

void castFree(const Table& t, EffectId effect)
{
    const Seat you = t.state.resolving.controller;
    t.state.agenda.push(Picked<CastFree> { effect, you });
    ask(t, { Ask::CastFree, you, 1, 1, effect });
}

void run(const Table& t, Picked<CastFree> step)
{
    if (t.state.picks.empty())
        return;
    const auto& e = nodeOf<CastFree>(t, step.effect);
    beginCast(t, t.state.picks.front(), step.player, howCastFree(e));
    if (e.abolished)
        for (std::size_t k = 0; k < t.state.announcement.items; ++k)
            if (PileItem& item = itemAt(t.state, k); item.kind == PileItem::Kind::SpellEffect) {
                item.abolishAfter = 1;
                item.onlyResolved = e.whenResolved ? 1 : 0;
            }
}

} // namespace triptych::kryptik
