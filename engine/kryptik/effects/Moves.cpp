#include "kryptik/effects/Moves.h"

#include "kryptik/effects/Choices.h"
#include "kryptik/effects/Lasting.h"
#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Control.h"
#include "kryptik/rules/ElevenYearRow.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Meaning.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace triptych::kryptik {

namespace {

/// They came at once: those that were put there last have heard of the others, too.
void tellLatecomers(
    const Table& t, const std::vector<std::pair<Index, Zone>>& arrived, bool returns)
{
    const State& s = t.state;
    for (std::size_t k = 0; k + 1 < arrived.size(); ++k) {
        std::vector<Index> after;
        for (std::size_t n = k + 1; n < arrived.size(); ++n)
            after.push_back(arrived[n].first);
        const auto [i, from] = arrived[k];
        Way way { from, Zone::Island };
        way.doer = s.resolving.controller;
        way.latecomers = &after;
        const Seat owner = s.objects[i].owner;
        occur(t, Trigger::Event::LeavesZone, i, owner, Trigger::Object::Any, way);
        occur(t, Trigger::Event::IsPutInto, i, owner, Trigger::Object::Any, way);
        if (returns)
            occur(t, Trigger::Event::Enters, i, s.objects[i].controller, Trigger::Object::Any, way);
    }
}

void toTheIsland(const Table& t, const std::vector<Index>& list, Seat controller, bool returns)
{
    State& s = t.state;
    std::vector<std::pair<Index, Zone>> arrived;
    for (const Index i : list) {
        if (onIsland(s, i) || t.facts(i).type != CardType::Citizen)
            continue; // 10.3: only citizens can be there
        const Seat p = controller == noSeat ? s.objects[i].owner : controller;
        const Zone from = zoneOf(s, i);
        arrive(t, i, p, returns ? Arrival::Enters : Arrival::Put);
        if (onIsland(s, i))
            arrived.emplace_back(i, from);
    }
    if (!s.listeners.empty())
        tellLatecomers(t, arrived, returns);
}

/// "Opponents can not return cards from their limbo piles": of whoever does it.
bool isKeptInLimbo(const Table& t, Index i)
{
    const Seat doer = t.state.resolving.controller;
    if (zoneOf(t.state, i) != Zone::Limbo)
        return false;
    return isForbiddenTo(t, doer, Forbid::Deed::ReturnAny)
        || (t.state.objects[i].owner == doer && isForbiddenTo(t, doer, Forbid::Deed::ReturnOwn));
}

} // namespace

void putAway(const Table& t, const std::vector<Index>& list, Zone to, Move::Spot spot, bool returns)
{
    State& s = t.state;
    if (to == Zone::Island) {
        toTheIsland(t, list, noSeat, returns);
        return;
    }
    tellLeaving(t, list, to);
    const bool first = to == Zone::Deck && spot != Move::Spot::Bottom;
    for (const Index i : list)
        moveTo(t, i, s.objects[i].owner, to, first ? ZoneEnd::First : ZoneEnd::Last);
}

void moveThings(const Table& t, const Move& e)
{
    State& s = t.state;
    std::vector<Index> list = things(t, e.what);
    const std::vector<Index> named = list;
    speakOfLeaving(t, list);
    countAnew(s);
    if (e.to == Zone::Hand) // 10.2
        std::erase_if(
            list, [&](Index i) { return isKeptFromEffect(t, i, Allow::Deed::BeReturned); });
    if (e.word == Move::Word::Return) // 10.2
        std::erase_if(list, [&](Index i) { return isKeptInLimbo(t, i); });
    const bool arrives = e.to == Zone::Island; // 10.3 not what is there already, nor a spell
    for (const Index i : list)
        if (!arrives || (!onIsland(s, i) && t.facts(i).type == CardType::Citizen))
            ++s.done[s.objects[i].owner];
    const bool returns = e.word == Move::Word::Return; // glossary Return, Put
    if (e.to == Zone::Island)
        toTheIsland(t, list, e.underYourControl ? s.resolving.controller : noSeat, returns);
    else
        putAway(t, list, e.to, e.spot, returns);
    if (e.to == Zone::Deck && e.spot == Move::Spot::None)
        for (Seat p = 0; p < s.seats; ++p)
            if (std::ranges::any_of(list, [&](Index i) { return s.objects[i].owner == p; }))
                shuffleDeck(t, p); // "into the deck" names no place in it
    if (e.engaged)
        for (const Index i : list)
            engage(t, i);
    goOnSpeakingOf(s, named, list);
}

void attachThings(const Table& t, std::uint8_t chosen, const Attach& e)
{
    State& s = t.state;
    // After two choices the first is what is spoken of and the second is in the picks.
    const bool both = chosen == 2 && std::holds_alternative<Some>(e.what);
    const std::vector<Index> what
        = both ? referredTo(t, { Referent::Kind::Said }) : things(t, e.what);
    const std::vector<Index> hosts = things(t, e.to);
    if (hosts.empty() || !onIsland(s, hosts.front()))
        return;
    speakOf(s, what);
    for (const Index i : what)
        attach(t, i, hosts.front());
    stillSpeakOf(s, what);
}

namespace {

void noteDetached(State& s, const std::vector<Index>& cards)
{
    s.detached = static_cast<std::uint8_t>(cards.size());
    for (const Index i : cards)
        ++s.done[s.objects[i].owner];
    speakOf(s, cards);
}

} // namespace

void detachThings(const Table& t, EffectId effect, const Detach& e)
{
    State& s = t.state;
    s.detached = 0;
    countAnew(s);
    std::vector<Index> hosts = things(t, e.from);
    speakOf(s, hosts); // while it is asked what is detached from them
    std::erase_if(hosts, [&](Index host) { return !onIsland(s, host); });
    const int count = std::max(0, valueOf(t, e.count, viewpoint(s)));
    const auto* each = std::get_if<Each>(&e.from);
    const bool fromEach = each && each->word == Each::Word::Each;
    std::vector<Index> under;
    int most = 0;
    for (const Index host : hosts) {
        const std::size_t before = under.size();
        for (Seat p = 0; p < s.seats; ++p)
            for (const Index i : cardsIn(s, p, Zone::Attached))
                if (s.objects[i].host == host)
                    under.push_back(i);
        most += std::min(count, static_cast<int>(under.size() - before));
    }
    const int wanted = e.upTo ? std::min(most, std::min(count, static_cast<int>(under.size())))
        : fromEach            ? most
                              : std::min(count, static_cast<int>(under.size()));
    if (!e.upTo && wanted == static_cast<int>(under.size())) {
        for (const Index i : under)
            detach(t, i);
        noteDetached(s, under);
        return;
    }
    s.agenda.push(Picked<Detach> { effect, s.resolving.controller });
    const auto n = static_cast<std::uint8_t>(wanted);
    const auto fromOne = static_cast<std::uint8_t>(fromEach ? std::min(count, 255) : 255);
    const std::uint8_t least = e.upTo ? std::uint8_t { 0 } : n;
    ask(t, { Ask::Detach, s.resolving.controller, least, n, effect, FromOneHost { fromOne } });
}

void run(const Table& t, Picked<Detach>)
{
    State& s = t.state;
    const std::vector<Index> picked(s.picks.begin(), s.picks.end());
    for (const Index i : picked)
        detach(t, i);
    noteDetached(s, picked);
}

namespace {

/// Of control: it ends with a turn or as one begins, whatever is there then.
bool lastsByTurns(Duration duration)
{
    return duration == Duration::EndOfTurn || duration == Duration::YourNextTurn
        || duration == Duration::YourNextTurnEnd;
}

/// "Each player gains control of all citizens they own": all of them at once, each of theirs.
void allGainControl(const Table& t, const GainControl& e, const std::vector<Seat>& who)
{
    State& s = t.state;
    const Seat named = s.thatPlayer;
    std::vector<std::pair<Index, Seat>> gained;
    std::vector<Index> all;
    for (const Seat p : who) {
        s.thatPlayer = p;
        for (const Index i : things(t, e.what))
            if (onIsland(s, i) && !isKeptFromEffect(t, i, Allow::Deed::BeTaken)) {
                gained.emplace_back(i, p);
                all.push_back(i);
            }
    }
    s.thatPlayer = named;
    speakOf(s, all);
    for (const auto& [i, p] : gained)
        if (lastsByTurns(e.duration))
            gainControlFor(t, i, p, lastingFor(s, e.duration, LastingEffect::Kind::Control));
        else
            gainControl(t, i, p, ControlChange::ForGood);
}

} // namespace

void eachGainsControl(const Table& t, const GainControl& e, EffectId id)
{
    State& s = t.state;
    const std::vector<Seat> who = players(t, e.who);
    if (e.who.kind == Who::Kind::EachPlayer || e.who.kind == Who::Kind::EachOpponent) {
        allGainControl(t, e, who);
        return;
    }
    std::vector<Index> list = things(t, e.what);
    std::erase_if(list, [&](Index i) { return !onIsland(s, i); });
    speakOf(s, list);
    std::erase_if( // 10.2
        list, [&](Index i) { return isKeptFromEffect(t, i, Allow::Deed::BeTaken); });
    if (who.empty())
        return;
    const Index source = s.resolving.source.object;
    const bool attached = e.duration == Duration::WhileAttached;
    const bool engaged = e.duration == Duration::WhileEngaged;
    const bool stays = e.duration == Duration::WhileStays;
    const bool here = e.duration == Duration::WhileHere || engaged || stays;
    if (here
        && (!onIsland(s, s.resolving.source)
            || (!stays && s.objects[source].controller != who.front())
            || (engaged && !s.objects[source].is(Object::Engaged))))
        return; // it is over already
    const bool so = e.whileSo.has_value();
    if (so && !holds(t, *e.whileSo, { who.front(), source, 0 }))
        return; // nor does it begin
    const bool turn = lastsByTurns(e.duration);
    for (const Index i : list) {
        if (attached && !(zoneOf(s, source) == Zone::Attached && s.objects[source].host == i))
            continue;
        if (!turn && !here && !attached && !so) {
            gainControl(t, i, who.front(), ControlChange::ForGood);
            continue;
        }
        if (turn) {
            gainControlFor(
                t, i, who.front(), lastingFor(s, e.duration, LastingEffect::Kind::Control));
            continue;
        }
        LastingEffect m;
        const LastingEffect::Until from = engaged ? LastingEffect::Engaged0 : LastingEffect::Here0;
        m.endOfTurn = static_cast<std::uint8_t>(attached ? std::uint8_t { LastingEffect::Attached }
                : stays                                  ? std::uint8_t { LastingEffect::Stays }
                : so                                     ? LastingEffect::So0 + who.front()
                                                         : from + who.front());
        m.about = source;
        if (so)
            keepNumber(m, id);
        gainControlFor(t, i, who.front(), m);
    }
}

namespace {

/// 6.3 "Exchange a card from your hand with an 11 year card you control": each goes to the other's place, unseen.
void exchangePlaces(const Table& t, Index one, Index other)
{
    State& s = t.state;
    if (s.objects[one].owner != s.objects[other].owner)
        return;
    const Seat p = s.objects[one].owner;
    std::vector<Index> row;
    for (const Index i : cardsIn(s, p, Zone::ElevenYearRow))
        row.push_back(i);
    for (Index& i : row) // what stands there afterwards
        i = i == one ? other : i == other ? one : i;
    const Zone first = zoneOf(s, one);
    const Zone second = zoneOf(s, other);
    const auto goTo = [&](Index i, Zone zone) { // of a deck it is the top
        moveTo(t, i, p, zone, zone == Zone::Deck ? ZoneEnd::First : ZoneEnd::Last);
    };
    if (first != second) {
        goTo(one, second);
        goTo(other, first);
    }
    for (const Index i : row)
        s.zones.putLast(i, zoneIndex(p, Zone::ElevenYearRow));
}

void exchangeAll(const Table& t, const std::vector<Index>& ones, const std::vector<Index>& others)
{
    std::vector<Index> all;
    for (std::size_t k = 0; k < std::min(ones.size(), others.size()); ++k) {
        exchangePlaces(t, ones[k], others[k]);
        all.push_back(ones[k]);
        all.push_back(others[k]);
    }
    speakOf(t.state, all);
}

} // namespace

/// Both change sides, or neither where one player controls both.
void exchange(const Table& t, std::uint8_t chosen, const Exchange& e)
{
    State& s = t.state;
    if (ofPlaces(e)) {
        std::vector<Index> ones
            = chosen == 2 ? referredTo(t, { Referent::Kind::Said }) : things(t, e.one);
        if (!std::holds_alternative<It>(e.other))
            exchangeAll(t, ones, things(t, e.other));
        else if (ones.size() == 2) // two of the row
            exchangeAll(t, { ones[0] }, { ones[1] });
        return;
    }
    std::vector<Index> both = chosen == 2 && std::holds_alternative<Some>(e.one)
        ? referredTo(t, { Referent::Kind::Said })
        : things(t, e.one);
    const auto* two = std::get_if<Target>(&e.one);
    if (!two || two->spec.count != 2)
        for (const Index i : things(t, e.other))
            both.push_back(i);
    if (both.size() != 2 || !onIsland(s, both[0]) || !onIsland(s, both[1]))
        return;
    const auto stays = [&](Index i) { return isKeptFromEffect(t, i, Allow::Deed::BeTaken); };
    if (s.objects[both[0]].controller == s.objects[both[1]].controller || stays(both[0])
        || stays(both[1]))
        return;
    exchangeControl(t, both[0], both[1]);
    speakOf(s, both);
}

void lookAtDeck(const Table& t, const LookAtDeck& e)
{
    State& s = t.state;
    for (const Seat p : players(t, e.whose)) {
        int left = valueOf(t, e.count, viewpoint(s));
        std::vector<Index> seen;
        for (const Index i : cardsIn(s, p, Zone::Deck)) {
            if (left-- <= 0)
                break;
            look(t, s.resolving.controller, i);
            seen.push_back(i);
        }
        speakOf(s, seen);
    }
}

} // namespace triptych::kryptik
