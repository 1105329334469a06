#include "seize/effects/Delays.h"

#include "seize/effects/Choices.h"
#include "seize/effects/Lasting.h"
#include "seize/effects/Staging.h"
#include "seize/rules/KeptTargets.h"
#include "seize/rules/Meaning.h"
#include "seize/rules/Targeting.h"
#include "seize/tree/Walk.h"

#include <algorithm>

namespace triptych::seize {

namespace {

/// What the resolving effect leaves to wait for its moment, or for what the mark says.
DelayedEffect leftBy(const State& s, EffectId node, std::uint8_t when)
{
    DelayedEffect d;
    d.node = node;
    d.card = s.resolving.card;
    d.source = s.resolving.source;
    d.controller = s.resolving.controller;
    d.ability = s.resolving.ability;
    d.when = when;
    return d;
}

/// Its one target, of whatever sort, where it has one.
void rememberTarget(const Table& t, const Effect& later, DelayedEffect& d)
{
    walk(later, [&](const auto& part) {
        using Part = std::remove_cvref_t<decltype(part)>;
        if constexpr (std::is_same_v<Part,
                          Thing> || std::is_same_v<Part, Who> || std::is_same_v<Part, Goods>)
            if (part.kind == Part::Kind::Target)
                for (const Ref& r : targetsOf(t, t.state.resolving, part.slot))
                    d.subject = r;
    });
}

} // namespace

void turnIntoTrigger(const Table& t, const Delayed& e)
{
    State& s = t.state;
    DelayedEffect d = leftBy(s, e.effect.front().id, static_cast<std::uint8_t>(e.when));
    if (e.about.kind != Referent::Kind::Open)
        if (const Spoken captured = spoken(t, e.about, viewpoint(t)); !captured.empty())
            d.subject = captured.front();
    rememberTarget(t, e.effect.front(), d);
    s.delayed.push_back(d);
}

void guard(const Table& t, EffectId effect, const Rescue& e)
{
    State& s = t.state;
    if (!e.once && !e.turn)
        return; // works by being in play (rules/Damage)
    if (isOfPlayer(e.fate)) {
        for (const Seat p : players(t, e.who)) {
            DelayedEffect d = leftBy(s, effect, rescueMark);
            d.subject = seatRef(p);
            s.delayed.push_back(d);
        }
        return;
    }
    Index other = noIndex; // whom damage goes to instead, where that is another target
    walk(e.effect.front(), [&](const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>)
            if (part.kind == Thing::Kind::Target)
                for (const Ref& r : targetsOf(t, s.resolving, part.slot))
                    other = r.object;
    });
    toEach(t, e.what, [&](Index i) {
        DelayedEffect d = leftBy(s, effect, rescueMark);
        d.ability = other;
        d.subject = refOf(s, i);
        s.delayed.push_back(d);
    });
}

void setTrap(const Table& t, EffectId effect, const Trap& e)
{
    State& s = t.state;
    eachTile(tiles(t, e.where) & ~s.pillars, [&](Tile tile) {
        DelayedEffect d = leftBy(s, effect, trapMark);
        d.subject = tileRef(tile);
        s.delayed.push_back(d);
    });
}

void watchFor(const Table& t, EffectId effect, const Watch& e)
{
    State& s = t.state;
    DelayedEffect d = leftBy(s, effect, watchMark);
    // "The next Attack Phase" is not the one that goes on.
    if (e.trigger.event == Trigger::Event::EndOfPhase && !e.trigger.current
        && s.phase == e.trigger.phase && !s.ending)
        d.skipped = notThisPhase;
    const Thing& subject = e.trigger.subject;
    if (subject.kind == Thing::Kind::Target || subject.kind == Thing::Kind::It) {
        for (const Index i : mercenaries(t, subject)) {
            d.subject = refOf(s, i);
            s.delayed.push_back(d);
        }
        return;
    }
    if (e.trigger.who.kind == Who::Kind::ThatPlayer) {
        if (s.thatPlayer == noSeat)
            return;
        d.subject = seatRef(s.thatPlayer);
    } else if (e.about.kind != Referent::Kind::Open) {
        if (const Spoken captured = spoken(t, e.about, viewpoint(t)); !captured.empty())
            d.subject = captured.front();
    } else if (isAboutTime(e.trigger.event)) {
        rememberTarget(t, e.effect.front(), d);
    }
    s.delayed.push_back(d);
}

} // namespace triptych::seize
