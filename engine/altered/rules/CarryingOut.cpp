#include "altered/rules/CarryingOut.h"

#include <algorithm>

namespace triptych::altered {

Acting& beginActing(
    const Table& t, Acting::Kind kind, Index source, std::uint8_t ability, Seat controller)
{
    State& s = t.state;
    Acting acting;
    acting.source = refOf(s, source);
    acting.was = acting.source;
    acting.card = s.objects[source].card;
    acting.ability = ability;
    acting.kind = kind;
    acting.controller = controller;
    s.acting.push_back(acting);
    return s.acting.back();
}

void endActing(State& s)
{
    const Acting& done = s.acting.back();
    const bool overrun = done.targets.overrun() || done.it.overrun() || done.rest.overrun()
        || done.toughPaid.overrun();
    s.acting.pop_back();
    if (overrun)
        s.acting.noteOverrun(); // RULING "crowded table": it is not forgotten
}

void pushEffect(State& s, const Effect& effect)
{
    s.agenda.push(DoEffect { effect.id });
}

bool isYetToBegin(const Acting& acting)
{
    return acting.kind == Acting::Kind::Rule && acting.serial != 0;
}

void noteBegun(Acting& acting)
{
    if (acting.kind == Acting::Kind::Rule)
        acting.serial = 0;
}

void noteDrawnInstead(State& s, std::size_t above, int cards)
{
    Acting& rule = s.acting[above];
    if (rule.instead == 0)
        return;
    const int more = cards - (rule.drew ? 0 : rule.instead); // those were counted as drawn
    rule.drew = 1;
    for (std::size_t k = above; k-- > 0;) {
        Acting& acting = s.acting[k];
        if (isYetToBegin(acting)) // instead of another of those cards
            continue;
        acting.count = static_cast<std::uint8_t>(std::max(0, acting.count + more));
        if (acting.instead == 0)
            return;
    }
}

bool beginRule(const Table& t, Index source, const Effect& effect, Index subject)
{
    State& s = t.state;
    if (s.acting.full()) {
        s.acting.noteOverrun();
        return false;
    }
    Acting& acting = beginActing(t, Acting::Kind::Rule, source, 0, s.objects[source].controller);
    acting.subject = subject == noIndex ? Ref {} : thingRef(s, subject);
    acting.subjectWas = acting.subject.era;
    acting.serial = 1; // until its effect is carried out
    if (subject != noIndex) {
        acting.it.push_back(subject);
        if (isExpedition(subject))
            acting.place = subject;
    }
    s.agenda.push(FinishAction { {}, noQuickAction });
    pushEffect(s, effect);
    return true;
}

} // namespace triptych::altered
