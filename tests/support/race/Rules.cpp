#include "support/race/Rules.h"

#include "core/flow/Ending.h"

namespace triptych::race {

namespace {

/// Whatever changes zone is a new object.
void moveTo(State& s, Index i, Zone to)
{
    s.zones.putLast(i, zoneIndex(s.objects[i].owner, to));
    ++s.objects[i].era;
}

void shuffleDeck(State& s, Seat p)
{
    InlineVector<Index, maxObjects> order;
    for (const Index i : cardsIn(s, p, Zone::Deck))
        order.push_back(i);
    s.random.shuffle(order);
    for (const Index i : order)
        s.zones.putLast(i, zoneIndex(p, Zone::Deck));
}

void draw(const Table& t, Seat p)
{
    const Index top = t.state.zones.first(zoneIndex(p, Zone::Deck));
    if (top == noIndex)
        return;
    moveTo(t.state, top, Zone::Hand);
    t.tell({ Event::Kind::Drawn, p, top, static_cast<std::uint8_t>(1u << p) });
}

/// The cards of the hand of whoever is asked, from so many points on.
void offerHand(const Table& t, Options& out, Verb verb, int least)
{
    for (const Index i : cardsIn(t.state, t.state.asked.player, Zone::Hand))
        if (t.points(i) >= least)
            offer(out, option(verb, i));
}

void endByScore(const Table& t, Ending how)
{
    const int ahead = scoreOf(t, 0) - scoreOf(t, 1);
    endMatch(t, static_cast<std::uint8_t>(ahead > 0 ? 1 : ahead < 0 ? 2 : 0), how);
}

} // namespace

int scoreOf(const Table& t, Seat p)
{
    int score = 0;
    for (const Index i : cardsIn(t.state, p, Zone::Track))
        score += t.points(i);
    return score;
}

void run(const Table& t, DealHands)
{
    for (Seat p = 0; p < seatCount; ++p)
        shuffleDeck(t.state, p);
    for (Seat p = 0; p < seatCount; ++p)
        for (int card = 0; card < 4; ++card)
            draw(t, p);
    pushPutBack(t.state, 0);
}

void pushPutBack(State& s, Seat first)
{
    for (Seat p = seatCount; p-- > first;) // what is pushed last is done first
        s.agenda.push(PutBack { p });
}

void run(const Table& t, PutBack step)
{
    t.state.active = step.player;
    t.state.agenda.push(DrawAgain { step.player });
    ask(t, { Ask::PutBack, step.player });
}

void putBackOptions(const Table& t, Options& out)
{
    offerHand(t, out, Verb::Choose, 0);
    offer(out, noneOf(Verb::Choose));
}

void answerPutBack(const Table& t, const Option& o)
{
    if (isNone(o))
        return answered(t);
    moveTo(t.state, indexOf(o), Zone::Deck);
    t.state.picks.push_back(indexOf(o));
}

void run(const Table& t, DrawAgain step)
{
    for (std::size_t left = t.state.picks.size(); left > 0; --left)
        draw(t, step.player);
    t.state.picks.clear();
}

void nextTurn(const Table& t)
{
    State& s = t.state;
    s.active = s.settingUp ? Seat { 0 } : otherSeat(s.active);
    s.settingUp = 0;
    ++s.turn;
    if (countIn(s, s.active, Zone::Deck) == 0)
        return endByScore(t, Ending::Deck);
    draw(t, s.active);
    ask(t, { Ask::Play, s.active });
}

void playOptions(const Table& t, Options& out)
{
    offerHand(t, out, Verb::Play, 0);
    offer(out, option(Verb::Pass));
}

void answerPlay(const Table& t, const Option& o)
{
    State& s = t.state;
    answered(t);
    if (o.object == noObject)
        return; // nothing is half done, so it is the other's turn
    moveTo(s, indexOf(o), Zone::Pile);
    t.tell({ Event::Kind::Played, s.active, indexOf(o) });
    s.agenda.push(Settle { refOf(s, indexOf(o)) });
    ask(t, { Ask::Spoil, otherSeat(s.active) });
}

void spoilOptions(const Table& t, Options& out)
{
    offerHand(t, out, Verb::Spoil, t.points(playedCard(t.state)) + 1);
    offer(out, option(Verb::Pass));
}

void answerSpoil(const Table& t, const Option& o)
{
    answered(t);
    if (o.object == noObject)
        return;
    moveTo(t.state, playedCard(t.state), Zone::Discard);
    moveTo(t.state, indexOf(o), Zone::Discard);
    t.tell({ Event::Kind::Spoiled, otherSeat(t.state.active), indexOf(o) });
}

void run(const Table& t, Settle step)
{
    State& s = t.state;
    if (isCurrent(s, step.played)) {
        moveTo(s, step.played.object, Zone::Track);
        t.tell({ Event::Kind::Counted, s.active, step.played.object });
    }
    if (scoreOf(t, s.active) >= goal)
        endByScore(t, Ending::Goal);
}

void leaveMatch(const Table& t, Seat p)
{
    endMatch(t, static_cast<std::uint8_t>(1u << otherSeat(p)), Ending::Conceded);
}

void endCrowded(const Table& t)
{
    endMatch(t, 0, Ending::Crowded);
}

bool isEndless(const Table&)
{
    return false; // decks only become smaller
}

} // namespace triptych::race
