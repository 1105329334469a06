#include "altered/effects/Verbs.h"

#include "altered/effects/Candidates.h"
#include "altered/effects/Choices.h"
#include "altered/effects/Possible.h"
#include "altered/effects/Targeting.h"
#include "altered/rules/Adventure.h"
#include "altered/rules/Asking.h"
#include "altered/rules/CarryingOut.h"
#include "altered/rules/Modifiers.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Playing.h"
#include "altered/rules/Reactions.h"

#include <algorithm>

namespace triptych::altered {

Seat doerOf(const State& s)
{
    const Acting& acting = s.acting.back();
    return acting.doer != noSeat ? acting.doer : acting.controller;
}

void noteDone(const Table& b, const Things& list, bool done)
{
    State& s = b.state;
    if (s.acting.empty())
        return;
    Acting& acting = s.acting.back();
    acting.did = done;
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

void placesOf(const Table& b, const Expedition& e, Things& out)
{
    expeditionsOf(b, e, viewpointOf(b.state), out);
}

// --- What is declared

void declareThing(const Table& b)
{
    const Things list = b.state.phrases[0];
    if (list.empty())
        speakOfNothing(b.state);
    noteDone(b, list, !list.empty());
}

void declareExpedition(const Table& b, const Frame& f, const DeclareExpedition& e)
{
    State& s = b.state;
    Things list;
    const bool several = e.upTo || e.count.number != 1;
    if (several && f.stage < afterPhrases) {
        Things among;
        mustChoosePlace(b, b.cards.effect(f.node), e.expedition, viewpointOf(s), among);
        const int most = std::min(
            std::clamp(valueOf(b, e.count, viewpointOf(s)), 0, 4), static_cast<int>(among.size()));
        speakOfNothing(s);
        noteDone(b, {}, false);
        if (most == 0)
            return;
        resumeAt(s, f, afterPhrases);
        ask(b,
            { Ask::Target, doerOf(s), static_cast<std::uint8_t>(e.upTo ? 0 : most),
                static_cast<std::uint8_t>(most), f.node, 2, 0 });
        return;
    }
    if (several) {
        for (const Index each : s.picks)
            list.push_back(each);
        s.picks.clear();
        noteDone(b, list, !list.empty());
        return;
    }
    if (isExpedition(s.acting.back().place))
        list.push_back(s.acting.back().place);
    noteDone(b, list, !list.empty());
}

void declarePlayer(const Table& b, const Frame& f)
{
    State& s = b.state;
    if (f.stage < afterPhrases) {
        resumeAt(s, f, afterPhrases);
        ask(b, { Ask::Player, s.acting.back().controller, 1, 1, f.node, 0, 0 });
        return;
    }
    if (!s.picks.empty())
        s.acting.back().thatPlayer = static_cast<Seat>(s.picks.front() - firstSeat);
    s.picks.clear();
    s.acting.back().did = 1;
}

// --- Tokens

namespace {

void createIn(
    const Table& b, std::uint16_t card, const std::vector<TokenPlace>& places, Things& made)
{
    for (const Index i : createTokens(b, card, places, doerOf(b.state)))
        made.push_back(i);
}

TokenPlace placeIn(Index expedition)
{
    return { seatOfExpedition(expedition), expeditionZone(kindOfExpedition(expedition)) };
}

} // namespace

void create(const Table& b, const Frame& f, const Create& e)
{
    State& s = b.state;
    const Viewpoint v = viewpointOf(s);
    const int count = std::clamp(valueOf(b, e.count, v), 0, 30);
    std::uint16_t card = e.token.number;
    if (card == 0xFFFF)
        card = s.acting.back().token;
    s.acting.back().token = card;
    if (card == 0xFFFF || count == 0) {
        noteDone(b, {}, false);
        return;
    }
    Things made;
    std::vector<TokenPlace> tokenPlaces;
    if (e.where != Create::Where::Expedition || b.cards.card(card).type == CardType::Landmark) {
        const Zone zone = e.where == Create::Where::Reserve ? Zone::Reserve : Zone::Landmark;
        for (const Seat p : e.of ? seatsOf(b, *e.of, v) : actorsOf(b, e.who))
            tokenPlaces.insert(
                tokenPlaces.end(), static_cast<std::size_t>(count), TokenPlace { p, zone });
        createIn(b, card, tokenPlaces, made);
        noteDone(b, made, !made.empty());
        return;
    }
    Things places;
    if (e.expedition && !e.distributed)
        placesOf(b, *e.expedition, places);
    const bool each = e.expedition
        && (e.expedition->kind == Expedition::Kind::EachOf
            || e.expedition->kind == Expedition::Kind::BothOf
            || e.expedition->kind == Expedition::Kind::Of
            || e.expedition->kind == Expedition::Kind::Those
            || e.expedition->kind == Expedition::Kind::All);
    // 7.4.4.h In "my Expedition" of a Gigantic Character, and where tokens are distributed, the
    // place of each is picked.
    const bool picks = e.distributed
        || (!each && places.size() > 1 && e.expedition
            && e.expedition->kind != Expedition::Kind::Target
            && e.expedition->kind != Expedition::Kind::OneOf
            && e.expedition->kind != Expedition::Kind::An);
    Things declared;
    const bool ahead
        = e.distributed && f.stage < afterPhrases && takeDeclared(b, &e.count, declared);
    if (picks && !ahead && f.stage < afterPhrases) {
        resumeAt(s, f, afterPhrases);
        ask(b,
            { Ask::Target, doerOf(s), static_cast<std::uint8_t>(count),
                static_cast<std::uint8_t>(count), f.node, 2, 1 });
        return;
    }
    if (ahead) {
        for (const Index place : declared)
            tokenPlaces.push_back(placeIn(place));
    } else if (picks) {
        for (const Index place : s.picks)
            tokenPlaces.push_back(placeIn(place));
        s.picks.clear();
    } else if (each) {
        for (const Index place : places)
            tokenPlaces.insert(tokenPlaces.end(), static_cast<std::size_t>(count), placeIn(place));
    } else {
        Index place = s.acting.back().place;
        if (!places.contains(place))
            place = places.empty() ? noIndex : places.front();
        if (place != noIndex)
            tokenPlaces.assign(static_cast<std::size_t>(count), placeIn(place));
    }
    createIn(b, card, tokenPlaces, made);
    noteDone(b, made, !made.empty());
}

// --- Expeditions

void moveExpedition(const Table& b, const MoveExpedition& e)
{
    State& s = b.state;
    Things list;
    placesOf(b, e.expedition, list);
    // "one more region instead": besides the one that it would have moved (6.2)
    const bool besides = e.more && s.acting.back().kind == Acting::Kind::Rule;
    const int regions = std::max(0, valueOf(b, e.regions, viewpointOf(s))) + besides;
    std::vector<Advance> moves;
    bool any = false;
    for (const Index place : list) {
        const Seat p = seatOfExpedition(place);
        const int kind = kindOfExpedition(place);
        any = any || canMove(b, p, kind, !e.backward);
        moves.push_back({ p, kind, e.backward ? -regions : regions });
    }
    noteDone(b, list, any);
    moveExpeditions(b, moves);
}

namespace {

/// The regions that a text means, one of them chosen before where it is a target.
void regionsOf(const Table& b, const Region& region, Index chosen, Things& out)
{
    if (region.kind == Region::Kind::All) {
        for (int k = 0; k < 8; ++k)
            out.push_back(static_cast<Index>(firstRegion + k));
        return;
    }
    if (region.kind == Region::Kind::Target) {
        if (chosen != noIndex)
            out.push_back(chosen);
        return;
    }
    Expedition mine;
    Things places;
    placesOf(b, region.kind == Region::Kind::Mine ? mine : region.expedition, places);
    for (const Index place : places) {
        const auto& markers = b.state.players[seatOfExpedition(place)].markers;
        const auto kind = static_cast<std::size_t>(kindOfExpedition(place));
        out.push_back(static_cast<Index>(firstRegion + markers[kind].region));
    }
}

/// The k-th of several terrains.
Terrains nthOf(Terrains terrains, int k)
{
    for (int bit = 0; bit < terrainCount; ++bit)
        if ((terrains & (1 << bit)) && k-- == 0)
            return static_cast<Terrains>(1 << bit);
    return terrains;
}

} // namespace

// Frame::b is one more than the number of the region that was chosen.
void putMarker(const Table& b, const Frame& f, const PutMarker& e)
{
    State& s = b.state;
    constexpr std::uint8_t hasRegion = afterPhrases + 1, hasTerrain = afterPhrases + 2;
    Frame now = f;
    const bool moves = e.word == PutMarker::Word::Move;
    if (f.stage < afterPhrases && (moves || e.region.kind == Region::Kind::Target)) {
        if (moves && !isPossible(b, b.cards.effect(f.node), viewpointOf(s))) {
            noteDone(b, {}, false);
            return;
        }
        now.stage = hasRegion;
        s.agenda.push_back(now);
        ask(b, { Ask::Target, doerOf(s), 1, 1, f.node, askedForRegion, 0 });
        return;
    }
    if (f.stage == hasRegion) {
        now.b = s.picks.empty() ? std::uint8_t { 0 }
                                : static_cast<std::uint8_t>(s.picks.front() - firstRegion + 1);
        s.picks.clear();
    }
    if (f.stage < hasTerrain && e.choose) {
        now.stage = hasTerrain;
        s.agenda.push_back(now);
        ask(b, { Ask::Mode, doerOf(s), 1, 1, f.node, 0, 0 });
        return;
    }
    const Terrains terrains = f.stage == hasTerrain && !s.picks.empty()
        ? nthOf(e.terrains, s.picks.front())
        : e.terrains;
    s.picks.clear();
    Things regions;
    regionsOf(
        b, e.region, now.b == 0 ? noIndex : static_cast<Index>(firstRegion + now.b - 1), regions);
    if (moves && (now.b == 0 || regions.empty())) {
        noteDone(b, {}, false);
        return;
    }
    if (moves)
        putTerrainMarker(b, now.b - 1, 0);
    noteDone(b, {}, !regions.empty());
    for (const Index region : regions)
        putTerrainMarker(b, region - firstRegion, terrains);
}

void forbidMoving(const Table& b, const Frame& f, const CantMove& e)
{
    Things list;
    for (const Expedition& expedition : e.expeditions)
        placesOf(b, expedition, list);
    for (const Index place : list)
        leaveBehind(b, f.node, e.duration == Duration::None ? Duration::ThisDay : e.duration,
            { place, 0xFF });
    noteDone(b, list, !list.empty());
}

// --- Dice, plays, abilities

namespace {

/// 7.3.19 Each die by itself, in the order in which they fall.
Things roll(const Table& b, Seat who, int count)
{
    State& s = b.state;
    Things results;
    for (int n = 0; n < count; ++n) {
        int result = 0;
        if (!s.dice.empty()) {
            result = s.dice.front();
            s.dice.erase(0);
        } else {
            result = static_cast<int>(s.random.below(6)) + 1;
        }
        results.push_back(static_cast<Index>(result));
        Event event { Event::Kind::DieRolled, who };
        event.amount = static_cast<std::int16_t>(result);
        b.tell(event);
    }
    return results;
}

void ignoreOne(Things& results, Index shows)
{
    for (std::size_t k = 0; k < results.size(); ++k)
        if (results[k] == shows) {
            results.erase(k);
            return;
        }
}

} // namespace

// "Ignore the roll of your choice": what fell lies in State::phrases while who rolls says what to ignore.
// Frame::a is how many rolls are still to be ignored.
void rollDice(const Table& b, const Frame& f, const Roll& e)
{
    State& s = b.state;
    const Seats actors = actorsOf(b, e.who);
    const Seat who = actors.empty() ? s.acting.back().controller : actors.front();
    Things& results = s.phrases[0];
    Frame now = f;
    if (f.stage < afterPhrases) {
        const Dice dice = diceFor(b, who,
            { std::clamp(valueOf(b, e.count, viewpointOf(s)), 1, 10), e.ignoreOne ? 1 : 0 });
        results = roll(b, who, dice.count);
        now.a = static_cast<std::uint8_t>(std::clamp(dice.ignored, 0, dice.count - 1));
    } else if (!s.picks.empty()) {
        ignoreOne(results, s.picks.front());
        s.picks.clear();
        --now.a;
    }
    const auto differs = [&](Index each) { return each != results.front(); };
    for (; now.a > 0 && std::ranges::none_of(results, differs); --now.a)
        results.erase(0);
    if (now.a > 0) {
        resumeAt(s, now, afterPhrases);
        ask(b, { Ask::Number, who, 1, 6, f.node, 0, 0 });
        return;
    }
    Deed deed { Deed::What::Rolled };
    int sum = 0;
    for (std::size_t k = 0; k < results.size(); ++k) {
        sum += results[k];
        deed.dice |= std::uint64_t { results[k] } << (4 * k);
    }
    Acting& acting = s.acting.back();
    acting.number = static_cast<std::int8_t>(std::min(sum, 120));
    acting.did = 1;
    deed.player = who;
    deed.number = static_cast<std::uint8_t>(acting.number); // "the result" of what it triggers
    occur(b, deed);
    changesRoll(b, who);
}

// "Play two Characters": one after the other, Frame::a counts those before; of "up to" each is agreed to.
void playNow(const Table& b, const Frame& f, const Play& e)
{
    State& s = b.state;
    constexpr std::uint8_t chosen = afterPhrases, played = afterPhrases + 1,
                           agreed = afterPhrases + 2;
    const Seats actors = actorsOf(b, e.who);
    const Seat p = actors.empty() ? doerOf(s) : actors.front();
    const auto* some = std::get_if<Some>(&e.what.node);
    if (f.stage < chosen || f.stage == agreed) {
        const bool declined = f.stage == agreed && s.picks.empty();
        s.picks.clear();
        if (declined)
            return;
        Options options;
        playChoices(b, e, viewpointOf(s), options);
        if (f.a == 0)
            s.acting.back().did = 0;
        if (options.empty())
            return;
        if (f.stage < chosen && some && some->upTo) {
            resumeAt(s, f, agreed);
            ask(b, { Ask::May, p, 1, 1, f.node, 0, 0 });
            return;
        }
        resumeAt(s, f, chosen);
        ask(b, { Ask::Play, p, 1, 1, f.node, 0, 0 });
        return;
    }
    if (f.stage == chosen && s.picks.size() >= 2) {
        const Index i = s.picks[0];
        const std::uint8_t detail = s.picks[1];
        const Price price = priceOf(b, e, viewpointOf(s));
        s.picks.clear();
        Things list;
        list.push_back(i);
        noteDone(b, list, true);
        resumeAt(s, f, played);
        beginPlay(b, i, detail, p, price);
        return;
    }
    s.picks.clear();
    s.acting.back().did = f.stage == played;
    const int wanted = some ? std::clamp(valueOf(b, some->count, viewpointOf(s)), 1, 20) : 1;
    if (f.stage == played && f.a + 1 < wanted) {
        Frame another = f;
        another.stage = 0;
        ++another.a;
        s.agenda.push_back(another);
    }
}

void activateThings(const Table& b, const ActivateAbilities& e)
{
    State& s = b.state;
    const Things list = s.phrases[0];
    const std::size_t before = s.emblems.size();
    for (const Index i : list)
        if (i < maxObjects) {
            const std::size_t was = s.emblems.size();
            activateIcons(b, i, e.icons);
            while (e.oneOf && s.emblems.size() > was + 1) // RULING: the first of them
                s.emblems.pop_back();
        }
    noteDone(b, e.of, list, s.emblems.size() > before);
}

} // namespace triptych::altered
