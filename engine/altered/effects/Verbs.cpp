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

Doers::Doers(const Table& b, const Who& who)
    : m_one(doerOf(b.state))
    , m_several(false)
{
    const Seats actors = actorsOf(b, who);
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

void noteDone(const Table& b, const Things& list, bool done)
{
    State& s = b.state;
    if (s.acting.empty())
        return;
    Acting& acting = s.acting.back();
    acting.stepDone = done;
    acting.count = static_cast<std::uint8_t>(list.size());
    if (!list.empty())
        speakOf(s, list);
}

void noteDone(const Table& b, const Thing& phrase, const Things& list, bool done)
{
    noteDone(b, std::holds_alternative<This>(phrase.node) ? Things {} : list, done);
    if (!b.state.acting.empty())
        b.state.acting.back().count = static_cast<std::uint8_t>(list.size());
}

// --- What is declared

void declareThing(const Table& b, const Declare& e)
{
    Things list = b.state.phrases[0];
    bool all = !list.empty();
    if (e.also) {
        all = all && !b.state.phrases[1].empty();
        for (const Index i : b.state.phrases[1])
            list.push_back(i);
    }
    if (list.empty())
        speakOfNothing(b.state);
    noteDone(b, list, all);
}

void declarePlayer(const Table& b, EffectId effect)
{
    const Seat p = b.state.acting.back().controller;
    b.state.agenda.push(Picked<DeclarePlayer> { effect, p });
    ask(b, { Ask::Player, p, 1, 1, effect });
}

void run(const Table& b, Picked<DeclarePlayer>)
{
    State& s = b.state;
    if (!s.picks.empty())
        s.acting.back().thatPlayer = static_cast<Seat>(s.picks.front() - firstSeat);
    s.picks.clear();
    s.acting.back().stepDone = 1;
}

} // namespace triptych::altered
