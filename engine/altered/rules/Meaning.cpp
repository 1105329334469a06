#include "altered/rules/Meaning.h"

namespace triptych::altered {

Viewpoint viewpointOf(const State& s)
{
    Viewpoint v;
    if (s.acting.empty())
        return v;
    const Acting& a = s.acting.back();
    v.you = a.controller;
    v.me = a.source;
    v.was = a.was;
    v.subject = a.subject;
    v.subjectWas = { a.subject.object, a.subjectWas };
    v.acting = &a;
    v.doer = a.doer;
    v.x = a.x;
    return v;
}

Viewpoint viewpointOf(const State& s, Index i)
{
    Viewpoint v;
    v.you = s.objects[i].controller;
    v.me = refOf(s, i);
    v.was = v.me;
    return v;
}

// --- Players

Seats seatsOf(const Table& t, const Who& who, const Viewpoint& v)
{
    const State& s = t.state;
    Seats seats;
    switch (who.kind) {
    case Who::Kind::You:
        seats.push_back(v.you);
        break;
    case Who::Kind::Opponent:
    case Who::Kind::EachOpponent:
    case Who::Kind::TargetOpponent:
        seats.push_back(otherSeat(v.you));
        break;
    case Who::Kind::Anyone:
    case Who::Kind::EachPlayer: {
        const Seat begins = who.startingWithYou ? v.you : initiative(s);
        seats.push_back(begins);
        seats.push_back(otherSeat(begins));
        break;
    }
    case Who::Kind::TargetPlayer:
    case Who::Kind::ThatPlayer:
        // 1.2.1.b "that opponent" is never the one who speaks, whoever made the Reaction happen.
        if (who.kind == Who::Kind::ThatPlayer && who.opponent)
            seats.push_back(otherSeat(v.you));
        else if (v.doer != noSeat)
            seats.push_back(v.doer);
        else if (v.acting && v.acting->thatPlayer == nobody) {
            if (who.kind == Who::Kind::TargetPlayer) // who is still to be named
                seats.push_back(otherSeat(v.you));
        } else if (v.acting && v.acting->thatPlayer != noSeat)
            seats.push_back(v.acting->thatPlayer);
        else
            seats.push_back(otherSeat(v.you));
        break;
    case Who::Kind::ItsOwner:
    case Who::Kind::ItsController: {
        const Ref r = who.me ? v.me : itAsItWas(s, v);
        if (isExpedition(r.object)) {
            seats.push_back(seatOfExpedition(r.object));
        } else if (r.object < maxObjects) {
            const Known known = knownOf(t, r);
            seats.push_back(who.kind == Who::Kind::ItsOwner ? known.owner : known.controller);
        }
        break;
    }
    }
    if (who.doers)
        for (std::size_t k = seats.size(); k-- > 0;)
            if (!v.acting || !((v.acting->doers >> seats[k]) & 1))
                seats.erase(k);
    if (who.with && who.with->kind == Condition::Kind::StepNotDone) { // "each player who didn't"
        for (std::size_t k = seats.size(); k-- > 0;)
            if (v.acting && ((v.acting->doers >> seats[k]) & 1))
                seats.erase(k);
    } else if (who.with) // "each opponent who controls a Robot"
        for (std::size_t k = seats.size(); k-- > 0;) {
            Viewpoint theirs = v;
            theirs.doer = seats[k];
            if (!holds(t, *who.with, theirs))
                seats.erase(k);
        }
    return seats;
}

Seat actorOf(const Table& t, const Who* named, const Viewpoint& v)
{
    if (v.doer != noSeat)
        return v.doer;
    const Seats seats = named ? seatsOf(t, *named, v) : Seats {};
    return seats.empty() ? v.you : seats.front();
}

bool isWho(const Table& t, const Who& who, Seat p, const Viewpoint& v)
{
    return seatsOf(t, who, v).contains(p);
}

} // namespace triptych::altered
