#include "altered/effects/Verbs.h"

#include "altered/effects/Choices.h"
#include "altered/effects/SpokenOf.h"
#include "altered/rules/Asking.h"
#include "altered/rules/Objects.h"

namespace triptych::altered {

Seat doerOf(const State& s)
{
    const Acting& acting = s.acting.back();
    return acting.doer != noSeat ? acting.doer : acting.controller;
}

Doers::Doers(const Table& t, const Who& who)
    : m_one(doerOf(t.state))
    , m_several(false)
{
    const Seats actors = actorsOf(t, who);
    if (actors.size() == 1)
        m_one = actors.front();
    m_several = actors.size() > 1 && who.kind == Who::Kind::EachPlayer;
}

Seat Doers::of(const State& s, Index i) const
{
    if (!m_several || i >= maxObjects)
        return m_one;
    return inPlay(s, i) ? Seat { s.objects[i].controller } : zoneSeat(s, i);
}

void noteDone(const Table& t, const Things& list, bool done)
{
    State& s = t.state;
    if (s.acting.empty())
        return;
    Acting& acting = s.acting.back();
    acting.stepDone = done;
    acting.count = static_cast<std::uint8_t>(list.size());
    if (!list.empty())
        speakOf(s, list);
}

void noteDone(const Table& t, const Thing& phrase, const Things& list, bool done)
{
    noteDone(t, std::holds_alternative<This>(phrase.node) ? Things {} : list, done);
    if (!t.state.acting.empty())
        t.state.acting.back().count = static_cast<std::uint8_t>(list.size());
}

/// "Put one in Reserve and discard the other. If you put a Character in Reserve this way, ...": what was chosen goes on
/// being known, and where nothing is left, what was done before is what was done.
void notePutAway(const Table& t, const Thing& phrase, const Things& list, bool done)
{
    const auto* it = std::get_if<It>(&phrase.node);
    const bool rest = it && it->kind == It::Kind::TheOthers && !t.state.acting.empty();
    if (rest && list.empty())
        return;
    if (rest) {
        Acting& acting = t.state.acting.back();
        acting.rest.clear();
        for (const Index i : acting.it)
            acting.rest.push_back(i);
    }
    noteDone(t, phrase, list, done);
}

// --- What is declared

void declareThing(const Table& t, const Declare& e)
{
    Things list = t.state.phrases[0];
    bool all = !list.empty();
    if (e.also) {
        all = all && !t.state.phrases[1].empty();
        for (const Index i : t.state.phrases[1])
            list.push_back(i);
    }
    if (list.empty())
        speakOfNothing(t.state);
    noteDone(t, list, all);
}

void declarePlayer(const Table& t, EffectId effect)
{
    const Seat p = t.state.acting.back().controller;
    t.state.agenda.push(Picked<DeclarePlayer> { effect, p });
    ask(t, { Ask::Player, p, 1, 1, effect });
}

void run(const Table& t, Picked<DeclarePlayer>)
{
    State& s = t.state;
    if (!s.picks.empty())
        s.acting.back().thatPlayer = static_cast<Seat>(s.picks.front() - firstSeat);
    s.picks.clear();
    s.acting.back().stepDone = 1;
}

} // namespace triptych::altered
