#include "kryptik/rules/Turn.h"

#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Changes.h"
#include "kryptik/rules/Combat.h"
#include "kryptik/rules/Control.h"
#include "kryptik/rules/Drawing.h"
#include "kryptik/rules/ElevenYearRow.h"
#include "kryptik/rules/Exceptions.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Priority.h"
#include "kryptik/rules/Winning.h"

namespace triptych::kryptik {

namespace {

constexpr std::size_t maximumHand = 7;       // 5.1
constexpr std::uint16_t longestMatch = 1000; // RULING "endless matches"

void endModifiers(const Table& t, auto&& over)
{
    State& s = t.state;
    std::vector<LastingEffect> back; // when all of it is over
    for (std::size_t k = 0; k < s.lasting.size();)
        if (over(s.lasting[k])) {
            const LastingEffect m = s.lasting[k];
            s.lasting.erase(k);
            endCopy(t, m, k);
            if (m.kind == LastingEffect::Kind::Control && !isTakenOver(s, m, k))
                back.push_back(m);
            s.dirty = 1;
        } else {
            ++k;
        }
    for (const LastingEffect& m : back)
        goBack(t, m);
}

void beginTurn(const Table& t, Seat p)
{
    State& s = t.state;
    ++s.turn;
    s.answers = 0;
    s.active = p;
    s.window = 0;
    s.cleaning = 0;
    s.endedLate = 0;
    s.attack = {};
    s.solo.clear();
    eachOnTheIsland(s, [&](Index i) {
        s.objects[i].set(Object::Attacked, false);
        s.objects[i].set(Object::DealtDamage, false);
        s.objects[i].set(Object::Entered, false);
    });
    for (Seat seat = 0; seat < s.seats; ++seat)
        for (const Index i : cardsIn(s, seat, Zone::Limbo))
            s.objects[i].set(Object::Died, false);
    for (Player& player : s.players)
        player.spellsCast = player.citizensCast = player.citizensDied = player.drawn = 0;
    for (Player& player : s.players)
        player.attacks = player.discarded = player.yearsLost = player.sacrificed = 0;
    for (Player& player : s.players)
        player.plundered = player.probed = player.searched = 0;
    for (Player& player : s.players)
        player.activated = player.yearsUsed = player.entered = player.soulPlaced = 0;
    for (Player& player : s.players)
        player.soulsPut = 0;
    endModifiers(t, [&](const LastingEffect& m) {
        return m.endOfTurn == LastingEffect::NextTurn && m.about == p;
    });
    for (LastingEffect& m : s.lasting) // now it ends with the turn
        if (m.endOfTurn == LastingEffect::NextTurnEnd && m.about == p) {
            m.endOfTurn = LastingEffect::EndOfTurn;
            m.about = 0;
            if (m.kind == LastingEffect::Kind::Ahead)
                m.kind = LastingEffect::Kind::Forbid;
            if (m.kind == LastingEffect::Kind::AheadSome)
                m.kind = LastingEffect::Kind::ForbidSome;
        }
    Event event { Event::Kind::TurnBegan, p };
    event.amount = static_cast<std::int16_t>(s.turn);
    t.tell(event);
    if (s.turn > longestMatch) {
        endInADraw(t, Ending::Endless);
        return;
    }
    beginStep(t, isSkipped(t, p, Skip::Part::Disengage) ? Phase::Draw : Phase::Disengage);
}

/// 4.1 The turn player's citizens and soul cards disengage together; glossary Weary ends.
void disengageAll(const Table& t)
{
    State& s = t.state;
    for (const Index i : cardsIn(s, s.active, Zone::SoulRow))
        disengage(t, i);
    for (const Index i : cardsIn(s, s.active, Zone::Island)) {
        if (!isForbidden(t, i, Allow::Deed::Disengage)
            && !isForbidden(t, i, Allow::Deed::DisengageStep))
            disengage(t, i);
        s.objects[i].set(Object::Weary, false);
    }
    endModifiers(t, [&](const LastingEffect& m) {
        if (m.endOfTurn != LastingEffect::NextDisengage)
            return false;
        return m.kind == LastingEffect::Kind::Rule
            ? m.about == s.active
            : isCurrent(s, m.who) && s.objects[m.who.object].controller == s.active;
    });
}

void startTurnTriggers(const Table& t)
{
    occur(t, Trigger::Event::StartOfTurn, noIndex, t.state.active);
    raiseDelayed(t, Delayed::When::StartOfYourNextTurn);
    raiseDelayed(t, Delayed::When::StartOfNextTurn);
    raiseDelayed(t, Delayed::When::StartOfItsNextTurn);
}

/// RULING 4.6: "at the end of this turn", said when that has begun, is once more in this turn, when all have passed. What
/// is said after that comes with the next turn, so that nothing comes for ever.
bool comesLate(const Table& t)
{
    State& s = t.state;
    if (s.endedLate)
        return false;
    const std::size_t before = s.waiting.size();
    raiseDelayed(t, Delayed::When::EndOfTurn);
    s.endedLate = s.waiting.size() > before ? 1 : 0;
    return s.endedLate != 0;
}

/// RULING 3.1: "until your next turn" of who has left the game ends where that turn would have begun.
void endWithTurnsThatDoNotCome(const Table& t, Seat before, Seat next)
{
    const State& s = t.state;
    const auto after = [&](Seat p) { return static_cast<Seat>((p + 1) % s.seats); };
    for (Seat p = after(before); p != next && p != before; p = after(p))
        if (!s.players[p].alive)
            endModifiers(t, [&](const LastingEffect& m) {
                return m.about == p
                    && (m.endOfTurn == LastingEffect::NextTurn
                        || m.endOfTurn == LastingEffect::NextTurnEnd
                        || (m.kind == LastingEffect::Kind::Rule
                            && m.endOfTurn == LastingEffect::NextDisengage));
            });
}

} // namespace

void beginFirstTurn(const Table& t)
{
    t.state.turn = 0;
    beginTurn(t, t.state.first);
}

void beginNextTurn(const Table& t)
{
    if (const auto extra = takeExtraTurn(t)) {
        beginTurn(t, *extra);
        return;
    }
    const Seat before = t.state.active;
    Seat next = nextSeat(t.state, before);
    while (isSkipped(t, next, Skip::Part::Turn))
        next = nextSeat(t.state, next);
    endWithTurnsThatDoNotCome(t, before, next);
    beginTurn(t, next);
}

void beginStep(const Table& t, Phase phase, Step step)
{
    State& s = t.state;
    const bool newPhase = s.phase != phase;
    s.phase = phase;
    s.step = step;
    s.window = 0;
    s.dirty = 1; // 7.1 What was so during the phase before is not so any more.
    Event event { newPhase ? Event::Kind::PhaseBegan : Event::Kind::StepBegan, s.active };
    event.place = static_cast<std::uint8_t>(phase);
    event.amount = static_cast<std::int16_t>(step);
    t.tell(event);
    switch (phase) {
    case Phase::Setup:
        return;
    case Phase::Disengage:
        // RULING 4.1, 4.2: nobody has priority in these phases (8.3), so what triggers goes on the pile in the 1st.
        occur(t, Trigger::Event::StartOfDisengage, noIndex, s.active);
        disengageAll(t);
        return;
    case Phase::Draw:
        occur(t, Trigger::Event::StartOfDraw, noIndex, s.active);
        s.agenda.push(DrawForTurn {});
        return;
    case Phase::First:
        startTurnTriggers(t);
        openWindow(s);
        return;
    case Phase::Combat:
        beginCombatStep(t, step);
        return;
    case Phase::Second:
        endModifiers(
            t, [](const LastingEffect& m) { return m.endOfTurn == LastingEffect::EndOfCombat; });
        occur(t, Trigger::Event::StartOfSecond, noIndex, s.active);
        raiseDelayed(t, Delayed::When::YourNextSecond);
        openWindow(s);
        return;
    case Phase::End:
        occur(t, Trigger::Event::EndOfTurn, noIndex, s.active);
        raiseDelayed(t, Delayed::When::EndOfTurn);
        raiseDelayed(t, Delayed::When::EndOfYourNextTurn);
        raiseDelayed(t, Delayed::When::EndOfNextTurn);
        openWindow(s);
        return;
    }
}

void nextStep(const Table& t)
{
    State& s = t.state;
    switch (s.phase) {
    case Phase::Setup:
        beginFirstTurn(t);
        return;
    case Phase::Disengage:
        beginStep(t, Phase::Draw);
        return;
    case Phase::Draw:
        beginStep(t, Phase::First);
        return;
    case Phase::First:
        if (isSkipped(t, s.active, Skip::Part::Combat))
            beginStep(t, Phase::Second);
        else
            beginStep(t, Phase::Combat, Step::Beginning);
        return;
    case Phase::Combat:
        afterCombatStep(t);
        return;
    case Phase::Second:
        if (beginsExtraCombat(t))
            beginStep(t, Phase::Combat, Step::Beginning);
        else
            beginStep(t, Phase::End);
        return;
    case Phase::End:
        if (!s.cleaning && comesLate(t)) {
            openWindow(s);
        } else if (!s.cleaning) {
            s.cleaning = 1;
            endUntilEndOfTurn(t);
            s.agenda.push(CheckHandLimit {});
        } else if (!s.waiting.empty() || !s.pile.empty()) {
            s.cleaning = 0; // K-4.6c: what triggered gets one more round, then all this again
            openWindow(s);
        } else {
            beginNextTurn(t);
        }
        return;
    }
}

void run(const Table& t, DrawForTurn)
{
    State& s = t.state;
    const Seat p = s.active;
    if (s.turn == 1)
        return; // 4.2.1
    if (isSkipped(t, p, Skip::Part::Draw))
        return;
    if (countIn(s, p, Zone::Deck) > 0) {
        draw(t, p, 1 + moreInDrawPhase(t, p));
        return;
    }
    if (s.ruleset != RulesetId::Limited) {
        destroyPlayer(t, p, Ending::Deck); // 3.1.1, 4.2
        return;
    }
    // K-3.1.1 limited: limbo becomes the deck, and one's own 11 year card is the price.
    recycleLimbo(t, p);
    if (countIn(s, p, Zone::ElevenYearRow) == 0) {
        destroyPlayer(t, p, Ending::Deck);
        return;
    }
    s.agenda.push(PayForEmptyDeck {});
    ask(t, { Ask::RowCard, p, 1, 1, noEffectAsks, RowOf { p } });
}

void run(const Table& t, PayForEmptyDeck)
{
    State& s = t.state;
    if (!s.picks.empty()) {
        const Index lost[] { s.picks.front() };
        destroyYearCards(t, lost, Forbid::Deed::LoseYears);
    }
    draw(t, s.active, 1);
}

void endUntilEndOfTurn(const Table& t)
{
    State& s = t.state;
    eachOnTheIsland(s, [&](Index i) {
        s.objects[i].damage = 0;
        s.objects[i].set(Object::LethalTouched, false);
        s.objects[i].noAttack = 0;
        s.objects[i].set(Object::NoBlock, false);
    });
    for (Player& player : s.players)
        player.soulPile = {};
    endModifiers(t, [&](const LastingEffect& m) {
        return m.endOfTurn == LastingEffect::EndOfTurn
            || m.endOfTurn == LastingEffect::EndOfCombat // said after the combat of this turn
            || !(isSeat(m.who) || isCurrent(s, m.who));
    });
    s.dirty = 1;
}

void run(const Table& t, CheckHandLimit)
{
    State& s = t.state;
    const std::size_t hand = countIn(s, s.active, Zone::Hand);
    int limit = maximumHand;
    const bool limited = hasHandLimit(t, s.active, limit);
    const auto most = static_cast<std::size_t>(limit);
    if (!limited || hand <= most)
        return;
    const auto over = static_cast<std::uint8_t>(std::min(hand - most, s.picks.capacity()));
    s.agenda.push(DiscardToLimit {});
    ask(t, { Ask::HandLimit, s.active, over, over });
}

void run(const Table& t, DiscardToLimit)
{
    State& s = t.state;
    const std::vector<Index> picked(s.picks.begin(), s.picks.end());
    discard(t, s.active, picked);
    int limit = maximumHand;
    const bool limited = hasHandLimit(t, s.active, limit);
    if (limited && static_cast<int>(countIn(s, s.active, Zone::Hand)) > limit && !picked.empty())
        s.agenda.push(CheckHandLimit {});
}

} // namespace triptych::kryptik
