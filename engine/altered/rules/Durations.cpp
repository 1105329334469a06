#include "altered/rules/Durations.h"

#include "altered/rules/Reactions.h"

namespace triptych::altered {

namespace {

bool isOver(Duration what, Duration ended)
{
    switch (ended) {
    case Duration::ThisTurn:
        return what == Duration::ThisTurn;
    case Duration::ThisAfternoon:
        return what == Duration::ThisTurn || what == Duration::ThisAfternoon;
    case Duration::ThisDay:
        return what != Duration::Permanently && what != Duration::UntilYourTurn
            && what != Duration::TheirNextTurn && what != Duration::NextMorning;
    case Duration::ThisDusk:
    case Duration::UntilNight: // both end with Dusk
        return what == Duration::ThisDusk || what == Duration::UntilNight;
    case Duration::UntilRest:
        return what == Duration::UntilRest;
    case Duration::NextMorning:
        return what == Duration::NextMorning;
    case Duration::None:
    case Duration::Permanently:
    case Duration::UntilYourTurn:
    case Duration::TheirNextTurn:
        break;
    }
    return false;
}

} // namespace

void expire(const Table& t, Duration ended)
{
    State& s = t.state;
    for (std::size_t k = 0; k < s.lasting.size();)
        if (isOver(static_cast<Duration>(s.lasting[k].until), ended))
            s.lasting.erase(k);
        else
            ++k;
}

void expireUntilTurn(State& s, Seat p)
{
    for (LastingEffect& o : s.lasting) // "during their next turn": which begins now
        if (static_cast<Duration>(o.until) == Duration::TheirNextTurn && o.controller != p)
            o.until = static_cast<std::uint8_t>(Duration::ThisTurn);
    for (std::size_t k = 0; k < s.lasting.size();)
        if (static_cast<Duration>(s.lasting[k].until) == Duration::UntilYourTurn
            && s.lasting[k].controller == p)
            s.lasting.erase(k);
        else
            ++k;
}

void bringDelayed(const Table& t, Delayed::When when)
{
    State& s = t.state;
    for (std::size_t k = 0; k < s.lasting.size();) {
        const LastingEffect o = s.lasting[k];
        const auto* delayed = std::get_if<Delayed>(&t.cards.effect(o.node).node);
        if (!delayed || delayed->when != when) {
            ++k;
            continue;
        }
        s.lasting.erase(k);
        Emblem e;
        e.source = o.source;
        e.was = o.source;
        e.subject = o.who;
        e.subjectWas = o.who.era;
        e.card = o.card;
        e.node = o.node;
        e.ability = delayedReaction;
        e.controller = o.controller;
        e.serial = ++s.serials;
        s.emblems.push_back(e);
    }
}

} // namespace triptych::altered
