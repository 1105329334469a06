#include "seize/effects/Decks.h"

#include "seize/effects/Staging.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Meaning.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Zones.h"

// Where the cards go that were looked at, and in which order.
namespace triptych::seize {
namespace {

/// Who has put it there knows it.
void noteSeen(State& s, Index card)
{
    s.objects[card].knownTo = (s.objects[card].knownTo | (1u << s.resolving.controller)) & 0xF;
}

void putAwayRest(const Table& t, const Look& e, Seat whose, int rest)
{
    State& s = t.state;
    if (e.rest == Look::Rest::Shuffled) {
        shuffleDeck(t, whose);
        return;
    }
    for (; rest > 0 && e.rest != Look::Rest::Back && countIn(s, whose, Zone::Deck) > 0; --rest) {
        const Index top = s.zones.first(zoneIndex(whose, Zone::Deck));
        moveTo(t, top,
            e.rest == Look::Rest::Bottom     ? Zone::Deck
                : e.rest == Look::Rest::Hand ? Zone::Hand
                                             : Zone::Discard);
    }
}

/// RULING "in any order": which of them lies above the others is asked, of as many as can be asked for at once.
bool isOrderAsked(const State& s, const Look& e, int rest)
{
    return e.ordered && rest > 1 && rest <= static_cast<int>(s.picks.capacity());
}

/// The rest of those that were seen lies on top now.
void askOrder(const Table& t, EffectId effect, int rest)
{
    State& s = t.state;
    s.picks.clear();
    const std::uint8_t n = clamped(rest, s.picks.capacity());
    s.agenda.push(Picked<Look> { effect, n });
    ask(t,
        { Ask::Choose, s.resolving.controller, n, n, effect,
            ChosenAmong { ChosenAmong::What::Rest, n } });
}

void putOnTop(const Table& t, const auto& cards)
{
    for (std::size_t k = cards.size(); k-- > 0;) { // the first of them lies above the others
        moveTo(t, cards[k], Zone::Deck, ZoneEnd::First);
        noteSeen(t.state, cards[k]);
    }
}

/// "Put one back on top and the rest on the bottom": all that were seen but those go.
void keepOnTop(const Table& t, const Look& e, Seat whose, int seen, const auto& kept)
{
    const State& s = t.state;
    for (Index i = s.zones.first(zoneIndex(whose, Zone::Deck)); seen > 0 && i != noIndex; --seen) {
        const Index next = s.zones.next(i);
        if (!kept.contains(i))
            moveTo(t, i,
                e.rest == Look::Rest::Discard    ? Zone::Discard
                    : e.rest == Look::Rest::Hand ? Zone::Hand
                                                 : Zone::Deck,
                ZoneEnd::Last);
        i = next;
    }
}

} // namespace

void run(const Table& t, TakeFromTop step)
{
    const auto& e = nodeOf<Look>(t, step.effect);
    const Seats list = players(t, e.whose);
    if (list.empty())
        return;
    const auto picked = t.state.picks;
    if (e.reveal)
        for (const Index i : picked)
            showAll(t, t.state.resolving.controller, i);
    const int rest = step.seen - static_cast<int>(picked.size());
    const bool asked = isOrderAsked(t.state, e, rest);
    if (e.goal == Look::Goal::Top && asked && e.rest == Look::Rest::Bottom) {
        for (const Index i : picked) // below the others, until those have been put under them
            moveTo(t, i, Zone::Deck, ZoneEnd::Last);
        askOrder(t, step.effect, rest);
        return;
    }
    if (e.goal == Look::Goal::Top) {
        keepOnTop(t, e, list.front(), step.seen, picked);
        if (e.ordered)
            putOnTop(t, picked);
        return;
    }
    for (const Index i : picked)
        switch (e.goal) {
        case Look::Goal::Hand:
            moveTo(t, i, Zone::Hand);
            break;
        case Look::Goal::Warchest:
            moveTo(t, i, Zone::Warchest);
            if (e.exhausted)
                exhaustTreasure(t, i);
            break;
        case Look::Goal::Discard:
            moveTo(t, i, Zone::Discard);
            break;
        case Look::Goal::Bottom:
            moveTo(t, i, Zone::Deck, ZoneEnd::Last);
            break;
        case Look::Goal::Top: // kept there above
            break;
        }
    if (asked)
        askOrder(t, step.effect, rest);
    else
        putAwayRest(t, e, list.front(), rest);
}

void run(const Table& t, Picked<Look> step)
{
    State& s = t.state;
    const auto picked = s.picks;
    const auto& e = nodeOf<Look>(t, step.effect);
    const Seats list = players(t, e.whose);
    if (list.empty())
        return;
    if (e.rest == Look::Rest::Back) {
        putOnTop(t, picked);
        return;
    }
    // What goes back on top waits at the bottom, as many as were to be taken.
    decltype(State::picks) kept;
    if (e.goal == Look::Goal::Top) {
        int above = static_cast<int>(countIn(s, list.front(), Zone::Deck)) - e.take;
        for (const Index i : cardsIn(s, list.front(), Zone::Deck))
            if (above-- <= 0)
                kept.push_back(i);
    }
    for (const Index card : picked) {
        moveTo(t, card, Zone::Deck, ZoneEnd::Last);
        noteSeen(s, card);
    }
    putOnTop(t, kept);
}

} // namespace triptych::seize
