#include "altered/effects/Choices.h"

#include "altered/effects/Declared.h"
#include "altered/effects/SpokenOf.h"
#include "altered/effects/Targeting.h"
#include "altered/rules/Adventure.h"
#include "altered/rules/Asking.h"
#include "altered/rules/Candidates.h"
#include "altered/rules/CarryingOut.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Deck.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Phrases.h"
#include "altered/rules/Statuses.h"

#include <algorithm>

namespace triptych::altered {

Seats actorsOf(const Table& t, const Who& who)
{
    const State& s = t.state;
    const Viewpoint v = viewpointOf(s);
    Seats seats;
    if (who.kind == Who::Kind::You && !who.me && v.doer != noSeat) {
        seats.push_back(v.doer);
        return seats;
    }
    return seatsOf(t, who, v);
}

namespace {

/// 3.2.5.c Who chooses among hidden cards sees them.
void show(const Table& t, Seat chooser, const Things& list)
{
    for (const Index i : list)
        if (i < maxObjects && isHiddenZone(zoneOf(t.state, i)))
            t.state.objects[i].knownTo
                = static_cast<std::uint8_t>(t.state.objects[i].knownTo | (1u << chooser)) & 3;
}

/// What a thing is where nothing has to be chosen.
void read(const Table& t, const Effect& effect, const Thing& thing, Seat actor, Things& out)
{
    State& s = t.state;
    const Viewpoint v = viewpointOfActor(effect, viewpointOf(s), actor);
    const Acting& acting = s.acting.back();
    const auto there = [&](Index i) {
        if (i != noIndex && (i >= maxObjects || zoneOf(s, i) != Zone::Gone) && !out.contains(i))
            out.push_back(i);
    };
    if (std::holds_alternative<This>(thing.node)) {
        if (isCurrent(s, acting.source))
            there(acting.source.object);
    } else if (const auto* it = std::get_if<It>(&thing.node)) {
        if (it->kind == It::Kind::TheOthers) {
            for (const Index i : acting.rest)
                there(i);
        } else if (it->kind == It::Kind::ItsCharacters) {
            if (isExpedition(acting.place))
                for (const int where : { 0, 1 })
                    for (const Index i :
                        cardsIn(s, seatOfExpedition(acting.place), expeditionZone(where)))
                        if (isCharacter(t, i) && isTogether(t, i, acting.place))
                            there(i);
        } else {
            for (const Index i : acting.it)
                there(i);
            // RULING: of two where nobody was named the other, "we both" is neither.
            if (it->kind == It::Kind::WeBoth && !acting.it.empty() && isCurrent(s, acting.source))
                there(acting.source.object);
        }
    } else if (const auto* each = std::get_if<Each>(&thing.node)) {
        collect(t, each->filter, v, out);
        if (each->yours) // "your Characters": those you control
            for (std::size_t k = out.size(); k-- > 0;)
                if (s.objects[out[k]].controller != v.you)
                    out.erase(k);
    } else if (const auto* top = std::get_if<TopOfDeck>(&thing.node)) {
        const bool own = top->whose.kind == Who::Kind::You && v.doer != noSeat;
        for (const Seat p : own ? actorsOf(t, top->whose) : seatsOf(t, top->whose, v)) {
            int left = std::max(0, valueOf(t, top->count, v));
            makeRoomInDeck(t, p, static_cast<std::size_t>(left));
            for (const Index i : cardsIn(s, p, Zone::Deck)) {
                if (left-- <= 0)
                    break;
                there(i);
            }
        }
    } else if (const auto* whole = std::get_if<Whole>(&thing.node)) {
        for (Index i = 0; i < s.objectCount; ++i)
            if (std::ranges::any_of(
                    whole->places, [&](const Place& place) { return isInPlace(t, i, place, v); }))
                there(i);
    }
}

void chooseAtRandom(State& s, Things& list, int count)
{
    Things chosen;
    while (count-- > 0 && !list.empty()) {
        const auto at = s.random.below(static_cast<std::uint32_t>(list.size()));
        chosen.push_back(list[at]);
        list.erase(at);
    }
    list = chosen;
}

/// 6.5.b The controller names the targets, unless the effect says of somebody else that they do.
bool isNamedByAnother(const Effect& effect)
{
    const auto* declares = std::get_if<Declare>(&effect.node);
    return declares && declares->who.kind != Who::Kind::You;
}

/// Asks one actor for one thing, or finds it; true when somebody is asked.
bool askThing(
    const Table& t, const Effect& effect, const Thing& thing, std::size_t which, Seat actor)
{
    State& s = t.state;
    const Viewpoint v = viewpointOf(s);
    KeptThings& found = s.phrases[which];
    if (!mustChoose(effect, thing)) {
        Things these = found;
        read(t, effect, thing, actor, these);
        found = these;
        return false;
    }
    if (const auto* target = std::get_if<Target>(&thing.node)) {
        Things declared;
        if (takeDeclared(t, *target, declared)) {
            found = declared;
            return false;
        }
    }
    Things list;
    candidatesFor(t, effect, thing, actor, v, list);
    Bounds bounds = boundsOf(t, thing, v, list);
    if (const auto* distributes = std::get_if<Distribute>(&effect.node)) {
        const int n = list.empty() ? 0 : std::clamp(valueOf(t, distributes->count, v), 0, 30);
        bounds = { mayBeNobody(thing) ? 0 : n, n };
    }
    if (const auto* remove = std::get_if<Remove>(&effect.node); remove && remove->among) {
        int there = 0;
        for (const Index i : list)
            there += countersOn(t, i, remove->counter);
        const bool all = remove->count.kind == Amount::Kind::AnyNumber;
        const bool any = all || remove->upTo;
        const int wanted = all ? there : std::clamp(valueOf(t, remove->count, v), 0, 30);
        // 7.3.27 Of counters that are spent there must be so many.
        const bool missing = remove->spends && !any && wanted > there;
        const int n = missing ? 0 : std::min({ wanted, there, 40 });
        bounds = { any ? 0 : n, n };
    }
    if (bounds.max == 0)
        return false;
    const auto* some = std::get_if<Some>(&thing.node);
    if (some && some->random) {
        chooseAtRandom(s, list, bounds.max);
        for (const Index i : list)
            found.push_back(i);
        return false;
    }
    if (some && some->count.kind == Amount::Kind::All) {
        for (const Index i : list)
            found.push_back(i);
        return false;
    }
    const bool targets = isTargeting(effect, thing);
    if (!targets)
        show(t, actor, list);
    return ask(t,
        { targets ? Ask::Target : Ask::Choose, targets && !isNamedByAnother(effect) ? v.you : actor,
            static_cast<std::uint8_t>(bounds.min), static_cast<std::uint8_t>(bounds.max), effect.id,
            PhraseAsked { static_cast<PhraseAsked::Which>(which), actor } });
}

/// "Choose two cards in your Reserve. Discard the rest.": of those that could have been chosen. What was shown before
/// is still what there is a rest of.
void keepUnchosen(const Table& t, const Effect& effect, const Thing& thing, const Seats& actors,
    const Things& chosen)
{
    Acting& acting = t.state.acting.back();
    if (std::ranges::any_of(acting.rest,
            [&](Index i) { return i < maxObjects && isHiddenZone(zoneOf(t.state, i)); }))
        return;
    acting.rest.clear();
    for (const Seat actor : actors) {
        Things list;
        candidatesFor(t, effect, thing, actor, viewpointOf(t.state), list);
        for (const Index i : list)
            if (!chosen.contains(i) && !acting.rest.contains(i) && !acting.rest.full())
                acting.rest.push_back(i);
    }
}

/// "Target opponent creates a token in one of their Expeditions": who does it chooses, but for a target (6.5.b).
Seat chooserOfPlace(const Table& t, const Phrases& phrases)
{
    const Seat controller = t.state.acting.back().controller;
    if (phrases.place->kind == Expedition::Kind::Target || !phrases.who)
        return controller;
    const Seats actors = actorsOf(t, *phrases.who);
    return actors.size() == 1 ? actors.front() : controller;
}

} // namespace

bool choosePhrases(
    const Table& t, const Effect& effect, const PhraseChosen* answered, std::uint8_t round)
{
    State& s = t.state;
    const Phrases phrases = phrasesOf(effect);
    std::uint8_t step = answered ? answered->step : std::uint8_t { AskPlayer };
    std::uint8_t chosen = answered ? answered->actors : std::uint8_t { 0 };
    const auto wait = [&] { s.agenda.push(PhraseChosen { effect.id, step, chosen, round }); };
    if (!answered) {
        s.phrases[0].clear();
        s.phrases[1].clear();
        // "Its controller creates a token in their Hero Expedition"
        if (std::holds_alternative<Create>(effect.node) && phrases.who
            && (phrases.who->kind == Who::Kind::ItsController
                || phrases.who->kind == Who::Kind::ItsOwner))
            if (const Seats actors = actorsOf(t, *phrases.who); actors.size() == 1)
                s.acting.back().thatPlayer = actors.front();
    } else {
        if (step == AskPlayer && !s.picks.empty())
            s.acting.back().thatPlayer = static_cast<Seat>(s.picks.front() - firstSeat);
        else if (step == AskPlace)
            s.acting.back().place = s.picks.empty() ? noIndex : s.picks.front();
        else if (step == AskFirst || step == AskSecond) {
            KeptThings& found = s.phrases[step - AskFirst];
            for (const Index i : s.picks)
                found.push_back(i);
            ++chosen;
        }
        s.picks.clear();
        if (step < AskFirst)
            ++step;
    }
    for (; step < AllAsked; ++step, chosen = 0) {
        if (step == AskPlayer && phrases.target()) {
            wait();
            if (ask(t, { Ask::Player, s.acting.back().controller, 1, 1, effect.id }))
                return true;
            s.agenda.pop();
        } else if (step == AskPlace && phrases.place) {
            Things declared;
            const auto* creates = std::get_if<Create>(&effect.node);
            const bool same = creates && creates->same;
            if (same ? takeDeclared(t, *phrases.place, declared)
                     : takeDeclared(t, phrases.place, declared)) {
                s.acting.back().place = declared.empty() ? noIndex : declared.front();
                continue;
            }
            Things among;
            if (!mustChoosePlace(t, effect, *phrases.place, viewpointOf(s), among))
                continue;
            s.acting.back().place = noIndex;
            if (among.empty())
                continue;
            wait();
            if (ask(t,
                    { Ask::Target, chooserOfPlace(t, phrases), 1, 1, effect.id,
                        PhraseAsked { PhraseAsked::Which::Expedition } }))
                return true;
            s.agenda.pop();
        } else if (step >= AskFirst && phrases.things[step - AskFirst]) {
            const std::size_t which = step - AskFirst;
            const Thing& thing = *phrases.things[which];
            const bool facingIt = std::holds_alternative<Exchange>(effect.node)
                || std::holds_alternative<Declare>(effect.node)
                || std::holds_alternative<Gain>(effect.node);
            if (step == AskSecond && chosen == 0 && !s.phrases[0].empty() && facingIt)
                speakOf(s, s.phrases[0]); // "target Character facing it"
            Seats actors;
            if (phrases.who && (!isTargeting(effect, thing) || isNamedByAnother(effect)))
                actors = actorsOf(t, *phrases.who);
            if (actors.empty())
                actors.push_back(s.acting.back().doer != noSeat ? s.acting.back().doer
                                                                : s.acting.back().controller);
            for (; chosen < actors.size(); ++chosen) {
                wait();
                if (askThing(t, effect, thing, which, actors[chosen]))
                    return true;
                s.agenda.pop();
            }
            if (isAmongThem(thing))
                keepRest(s, s.phrases[which]);
            else if (std::holds_alternative<Declare>(effect.node)
                && std::holds_alternative<Some>(thing.node))
                keepUnchosen(t, effect, thing, actors, s.phrases[which]);
            if (mustChoose(effect, thing) && s.phrases[which].empty()
                && !t.cards.pronouns().stayBefore(effect.id))
                speakOfNothing(s);
        }
    }
    return false;
}

} // namespace triptych::altered
