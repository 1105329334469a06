#include "altered/rules/Meaning.h"

#include "altered/rules/Adventure.h"
#include "altered/rules/History.h"
#include "altered/rules/MeaningCounted.h"
#include "altered/rules/MeaningTraits.h"
#include "altered/rules/Statuses.h"

#include <algorithm>
#include <array>

namespace triptych::altered {

namespace {

/// `no`: whether it did not, which of both of a Gigantic Character's Expeditions is asked of both, too.
bool happenedBefore(const Table& t, const Happening& h, bool no, const Viewpoint& v)
{
    using Event = Happening::Event;
    if (h.event == Event::FailsToMove || h.event == Event::MovesForward
        || h.event == Event::MovesBackward || h.event == Event::Ascends) {
        Things list;
        if (h.expedition)
            expeditionsOf(t, *h.expedition, v, list);
        // 4.2.4.i To fail is an event of Progress: before Dusk none has, and one that has moved by other means may.
        const auto happened = [&](Index e) {
            Happening one = h;
            Expedition that;
            that.kind
                = kindOfExpedition(e) == 0 ? Expedition::Kind::Hero : Expedition::Kind::Companion;
            that.whose.kind = seatOfExpedition(e) == v.you ? Who::Kind::You : Who::Kind::Opponent;
            one.expedition = that;
            return timesHappened(t, one, v) > 0;
        };
        using Window = Happening::Window;
        const bool ofTheDay = h.window == Window::ThisDay || h.window == Window::Always;
        const auto hasDone = [&](Index e) {
            const auto& marker = t.state.players[seatOfExpedition(e)]
                                     .markers[static_cast<std::size_t>(kindOfExpedition(e))];
            if (h.window == Window::PreviousDay)
                return marker.before != 0;
            if (h.window == Window::PreviousDusk)
                return (marker.before & 2) != 0;
            // "This Afternoon", "during Dusk": of a part of the Day it is remembered as any deed is.
            // and so is what it was due to.
            const bool anyhow = h.dueTo == 0 && !h.dueToAscend && h.least == 0;
            return h.event == Event::MovesForward && ofTheDay && anyhow ? marker.moved != 0
                                                                        : happened(e);
        };
        const bool each = h.expedition
            && (h.expedition->kind == Expedition::Kind::BothOf
                || h.expedition->kind == Expedition::Kind::EachOf
                || (!no && h.expedition->kind == Expedition::Kind::Mine
                    && list.size() > 1)); // 7.4.4.j
        return each ? !list.empty() && std::ranges::all_of(list, hasDone)
                    : std::ranges::any_of(list, hasDone);
    }
    const Some* some = h.subject ? std::get_if<Some>(&h.subject->node) : nullptr;
    const int wanted = some ? some->count.number : h.event == Event::Draws ? h.amount.number : 1;
    return timesHappened(t, h, v) >= std::max(1, wanted);
}

/// "If I'm the third Character you played this Afternoon": of those so far it was the one of that number.
bool isOfThatNumber(const Table& t, const Condition& c, const Viewpoint& v)
{
    const Happening& h = *c.happening;
    const int times = timesHappened(t, h, v);
    const int wanted = valueOf(t, h.amount, v);
    if (h.orLater ? times < wanted : times != wanted)
        return false;
    if (!c.thing)
        return true;
    const Ref which = refOfThing(t, *c.thing, v);
    const Known known = knownOf(t, which);
    const auto& past = t.state.past;
    for (std::size_t k = past.size(); k-- > 0;)
        if (isInPast(t, past[k], h, v))
            return known.facts == &t.cards.facts(past[k].card);
    return false;
}

/// 6.3.k "Was" is asked of what it was before the event, "is" of what it is after: what there has neither
/// statuses nor counters is asked for those, too, as it last was.
Ref subjectOf(const Table& t, const Condition& c, const Viewpoint& v)
{
    const State& s = t.state;
    const bool me = !c.thing || std::holds_alternative<This>(c.thing->node);
    const bool it = c.thing && std::holds_alternative<It>(c.thing->node);
    if (c.past || !(me || it))
        return refOfThing(t, c.thing ? *c.thing : Thing { This {} }, v);
    const Ref now = me ? v.me : itRef(s, v);
    // As it leaves it has nothing yet where it goes, though it may get something there.
    const bool leaves = me && !v.acting && hasLeft(s, v.was, v.me);
    const bool answers
        = isCurrent(s, now) && (saysWhere(c.filter) || (mayBear(s, now.object) && !leaves));
    return answers ? now : me ? v.was : itAsItWas(s, v);
}

/// "If they're Robots": all of those spoken of are; "if they aren't", none is.
bool isOfSeveral(const Condition& c, const Viewpoint& v)
{
    const auto* it = c.thing ? std::get_if<It>(&c.thing->node) : nullptr;
    return it && it->kind == It::Kind::It && v.acting && v.acting->it.size() > 1
        && std::ranges::all_of(v.acting->it, [](Index i) { return i < maxObjects; });
}
bool areAllSo(const Table& t, const Condition& c, const Viewpoint& v)
{
    const State& s = t.state;
    const auto isThis = [&](Index i) {
        const Ref now = refOf(s, i);
        const bool answers = !c.past && isCurrent(s, now) && (saysWhere(c.filter) || mayBear(s, i));
        return matchesAnywhere(t, answers ? now : itAsItWas(s, v, i), c.filter, v);
    };
    return c.no ? std::ranges::any_of(v.acting->it, isThis)
                : std::ranges::all_of(v.acting->it, isThis);
}

/// "I'm [In Contact]": the Expeditions it is in are; of a Gigantic one either is enough.
bool isInPosition(const Table& t, const Condition& c, const Viewpoint& v)
{
    Things here;
    expeditionsOfObject(t, knownOf(t, subjectOf(t, c, v)), here);
    Expedition asked;
    asked.positions = c.positions;
    return std::ranges::any_of(here, [&](Index e) { return fitsPosition(t, asked, e); });
}

/// "If it's in {V}", "if an opponent controls it", of an Expedition that was named.
bool isSuchAnExpedition(const Table& t, Index expedition, const Filter& filter, const Viewpoint& v)
{
    const auto isSo = [&](const Trait& trait) {
        if (trait.kind == Trait::Kind::InTerrain)
            return isInTerrains(t, expedition, trait) != trait.no;
        return trait.kind == Trait::Kind::Controlled
            && isWho(t, trait.who, seatOfExpedition(expedition), v) != trait.no;
    };
    return filter.nouns.empty() && std::ranges::all_of(filter.before, isSo)
        && std::ranges::all_of(filter.after, isSo);
}
bool isSuch(const Table& t, const Condition& c, const Viewpoint& v)
{
    const Ref of = subjectOf(t, c, v);
    return isExpedition(of.object) ? isSuchAnExpedition(t, of.object, c.filter, v)
                                   : matchesAnywhere(t, of, c.filter, v);
}

bool isPhase(Stage stage, Phase phase)
{
    constexpr std::array phases { Stage::Morning, Stage::Noon, Stage::Afternoon, Stage::Dusk,
        Stage::Night };
    return phases[static_cast<std::size_t>(phase)] == stage;
}

bool isNow(const State& s, Happening::Window window, const Viewpoint& v)
{
    using Window = Happening::Window;
    switch (window) {
    case Window::Afternoon:
    case Window::ThisAfternoon:
        return s.stage == Stage::Afternoon;
    case Window::Dusk:
    case Window::SameDusk:
    case Window::ThisDusk:
        return s.stage == Stage::Dusk;
    case Window::Night:
    case Window::ThisNight:
        return s.stage == Stage::Night;
    case Window::Morning:
    case Window::ThisMorning:
        return s.stage == Stage::Morning;
    case Window::Noon:
    case Window::ThisNoon:
        return s.stage == Stage::Noon;
    case Window::YourTurn:
        return s.stage == Stage::Afternoon && s.turn == v.you;
    case Window::Rest: // what is carried out then is no part of it any more
        return s.stage == Stage::Night && isNextStep(s, NightStep::CleanUp) && s.acting.empty();
    case Window::PreviousDay:
    case Window::PreviousDusk:
        return false;
    case Window::Always:
    case Window::ThisTurn:
    case Window::ThisDay:
    case Window::ThisWay:
        break;
    }
    return true;
}

/// "If they share a type": two or more, all of them in one and the same.
bool areAllAlike(const Table& t, const Condition& c, const Viewpoint& v)
{
    if (!v.acting || v.acting->it.size() < 2)
        return false;
    const Known first = knownOf(t, itAsItWas(t.state, v, v.acting->it.front()));
    Subtypes common = subtypesOf(first);
    return std::ranges::all_of(v.acting->it, [&](Index i) {
        const Known known = knownOf(t, itAsItWas(t.state, v, i));
        common &= subtypesOf(known);
        return c.alike == Alike::Subtype ? common != 0
                                         : areAlike(t, first, known, c.alike, c.stat, c.terrains);
    });
}

/// "If you discarded a Spell this way": of what several did with what is theirs, what that player did.
bool isTheirDeed(const Table& t, const Condition& c, Ref was, const Viewpoint& v)
{
    if (c.passive || (c.deed != Condition::Deed::Sacrificed && !c.ofWho))
        return true;
    const Known known = knownOf(t, was);
    const bool controlled
        = c.deed == Condition::Deed::Sacrificed || isPlayZone(known.zone); // 7.3.25
    return isWho(t, c.who, controlled ? known.controller : known.owner, v);
}

/// "If you played a Spell this Day". Each player did only where both did; none did where neither has.
bool isInHistory(const Table& t, const Condition& c, const Viewpoint& v)
{
    if (c.happening->who.kind == Who::Kind::EachPlayer && !c.no) {
        const auto hasDone = [&](Who::Kind kind) {
            Condition one = c;
            one.happening->who = { kind };
            return isInHistory(t, one, v);
        };
        return hasDone(Who::Kind::You) && hasDone(Who::Kind::Opponent);
    }
    return c.happening->ordinal ? isOfThatNumber(t, c, v)
                                : happenedBefore(t, *c.happening, c.no, v);
}

/// "Put one in Reserve and discard the other. If you put a Character in Reserve this way, ...": of those that lie
/// there the ones that were chosen, too.
std::ptrdiff_t howManyThisWay(const Table& t, const Condition& c, const Viewpoint& v)
{
    const auto suits = [&](Index i) {
        const Ref was = itAsItWas(t.state, v, i);
        return isTheirDeed(t, c, was, v) && !isTokenAmongCards(t, i, c.filter, v)
            && matchesAnywhere(t, was, c.filter, v);
    };
    const bool saysWhere = c.deed == Condition::Deed::Put
        && std::ranges::any_of(
            c.filter.after, [](const Trait& trait) { return trait.kind == Trait::Kind::InZone; });
    return std::ranges::count_if(v.acting->it, suits)
        + (saysWhere ? std::ranges::count_if(v.acting->rest, suits) : 0);
}

bool isSo(const Table& t, const Condition& c, const Viewpoint& v)
{
    const State& s = t.state;
    switch (c.kind) {
    case Condition::Kind::StepDone:
        if (c.who.kind == Who::Kind::EachOpponent) // "no opponent does", of what each was asked
            return v.acting && ((v.acting->doers >> otherSeat(v.you)) & 1);
        if (c.who.kind == Who::Kind::EachPlayer) // "nobody does"
            return v.acting && v.acting->doers != 0;
        return v.acting && v.acting->stepDone;
    case Condition::Kind::StepNotDone:
    case Condition::Kind::StepImpossible:
        return v.acting && !v.acting->stepDone;
    case Condition::Kind::ThisWay:
        if (!v.acting || !v.acting->stepDone)
            return false;
        if (c.filter.nouns.empty() && c.filter.before.empty() && c.filter.after.empty())
            return true;
        if (c.deed == Condition::Deed::Drew) // nobody speaks of what is in a hand
            return v.acting->count >= std::max(1, valueOf(t, c.number, v));
        return howManyThisWay(t, c, v) >= std::max(1, valueOf(t, c.number, v));
    case Condition::Kind::Is:
        return c.positions != 0 ? isInPosition(t, c, v)
            : isOfSeveral(c, v) ? areAllSo(t, c, v)
                                : isSuch(t, c, v);
    case Condition::Kind::Only: {
        Things list;
        collect(t, c.filter, v, list);
        const Index self = c.thing ? refOfThing(t, *c.thing, v).object : v.me.object;
        return std::ranges::all_of(list, [&](Index i) { return i == self; });
    }
    case Condition::Kind::Exist:
        return c.quantity && exists(t, c, v);
    case Condition::Kind::Compared:
        return c.quantity
            && isCompared(valueOf(t, *c.quantity, v), c.compare, valueOf(t, c.number, v));
    case Condition::Kind::FewerThan: {
        if (!c.quantity)
            return false;
        return isCompared(
            countFor(t, *c.quantity, c.who, v), c.compare, countFor(t, *c.quantity, c.other, v));
    }
    case Condition::Kind::Position: {
        if (!c.expedition)
            return false;
        Things list;
        expeditionsOf(t, *c.expedition, v, list);
        Expedition asked;
        asked.positions = c.positions;
        asked.in = c.terrains;
        // 7.4.4.j A condition on the Expeditions of a Gigantic Character must hold for both.
        // RULING "Your Expeditions are behind": both of them; "aren't": none of them.
        const bool each = c.expedition->kind != Expedition::Kind::OneOf
            && (c.expedition->kind != Expedition::Kind::Of || !c.no)
            && c.expedition->kind != Expedition::Kind::An && !c.expedition->any;
        const auto fits = [&](Index e) {
            return c.inFront ? isInFront(t, e, c.terrains)
                             : fitsPosition(t, asked, e) && isApartBy(s, e, c.number);
        };
        if (list.empty())
            return false;
        return each ? std::ranges::all_of(list, fits) : std::ranges::any_of(list, fits);
    }
    case Condition::Kind::FirstPlayer:
        return isWho(t, c.who, s.first, v);
    case Condition::Kind::PlayerIs:
        return std::ranges::any_of(
            seatsOf(t, c.who, v), [&](Seat p) { return isWho(t, c.other, p, v); });
    case Condition::Kind::Distinct: {
        Things used;
        return isDistinct(t, c.filters, 0, v, used);
    }
    case Condition::Kind::Result: {
        const int result = v.acting ? v.acting->number : 0;
        return result >= valueOf(t, c.number, v) && (c.upTo == 0 || result <= c.upTo);
    }
    case Condition::Kind::Happened:
        return c.happening && isInHistory(t, c, v);
    case Condition::Kind::During:
        if (c.atRest)
            return isNow(s, Happening::Window::Rest, v);
        return isPhase(s.stage, c.phase) && (!c.ofWho || isWho(t, c.who, s.turn, v));
    case Condition::Kind::AllAlike:
        return areAllAlike(t, c, v);
    case Condition::Kind::BaseZeroThere: {
        const Ref r = c.thing ? refOfThing(t, *c.thing, v) : itRef(s, v);
        if (r.object >= maxObjects)
            return false;
        const Known known = knownOf(t, r);
        Things here;
        expeditionsOfObject(t, known, here);
        for (const Index e : here) {
            const Terrains terrains = terrainsOf(t, seatOfExpedition(e), kindOfExpedition(e));
            for (std::size_t k = 0; k < terrainCount; ++k)
                if ((terrains & (1u << k)) && known.facts->statistics[k] == 0)
                    return true;
        }
        return false;
    }
    case Condition::Kind::All:
        return std::ranges::all_of(
            c.parts, [&](const Condition& part) { return holds(t, part, v); });
    case Condition::Kind::AnyOf:
        return std::ranges::any_of(
            c.parts, [&](const Condition& part) { return holds(t, part, v); });
    }
    return false;
}

} // namespace

bool holds(const Table& t, const Condition& c, const Viewpoint& v)
{
    if (c.expedition && !c.parts.empty())
        return holdsInOne(t, c, v) != c.no;
    return isSo(t, c, v) != c.no;
}

bool isInWindow(const State& s, const Happening& h, const Viewpoint& v)
{
    return isNow(s, h.window, v) != h.outside;
}

} // namespace triptych::altered
