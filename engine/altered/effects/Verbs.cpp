#include "altered/effects/Verbs.h"

#include "altered/effects/Choices.h"
#include "altered/effects/Targeting.h"
#include "altered/rules/Adventure.h"
#include "altered/rules/Asking.h"
#include "altered/rules/Candidates.h"
#include "altered/rules/CarryingOut.h"
#include "altered/rules/Modifiers.h"
#include "altered/rules/ModifiersFound.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Playing.h"
#include "altered/rules/Possible.h"
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

void declareExpedition(const Table& b, EffectId effect, const DeclareExpedition& e)
{
    State& s = b.state;
    if (e.upTo || e.count.number != 1) {
        Things among;
        mustChoosePlace(b, b.cards.effect(effect), e.expedition, viewpointOf(s), among);
        const int most = std::min(
            std::clamp(valueOf(b, e.count, viewpointOf(s)), 0, 4), static_cast<int>(among.size()));
        speakOfNothing(s);
        noteDone(b, {}, false);
        if (most == 0)
            return;
        s.agenda.push(Picked<DeclareExpedition> { effect, doerOf(s) });
        ask(b,
            { Ask::Target, doerOf(s), static_cast<std::uint8_t>(e.upTo ? 0 : most),
                static_cast<std::uint8_t>(most), effect,
                PhraseAsked { PhraseAsked::Which::Expedition } });
        return;
    }
    Things list;
    if (isExpedition(s.acting.back().place))
        list.push_back(s.acting.back().place);
    noteDone(b, list, !list.empty());
}

void run(const Table& b, Picked<DeclareExpedition>)
{
    Things list;
    for (const Index each : b.state.picks)
        list.push_back(each);
    b.state.picks.clear();
    noteDone(b, list, !list.empty());
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

/// RULING "create that many plus one instead": what comes besides joins the first of them.
void addMore(const Table& b, std::uint16_t card, std::vector<TokenPlace>& places)
{
    if (!places.empty())
        places.insert(places.end(),
            static_cast<std::size_t>(std::clamp(moreTokens(b, doerOf(b.state), card), 0, 20)),
            TokenPlace { places.front() });
}

TokenPlace placeIn(Index expedition)
{
    return { seatOfExpedition(expedition), expeditionZone(kindOfExpedition(expedition)) };
}

} // namespace

/// `picked`: where each of them goes has been picked.
static void createTokensOf(const Table& b, EffectId effect, const Create& e, bool picked)
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
        addMore(b, card, tokenPlaces);
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
    const bool ahead = e.distributed && !picked && takeDeclared(b, &e.count, declared);
    if (picks && !ahead && !picked) {
        s.agenda.push(Picked<Create> { effect, doerOf(s) });
        ask(b,
            { Ask::Target, doerOf(s), static_cast<std::uint8_t>(count),
                static_cast<std::uint8_t>(count), effect,
                PhraseAsked { PhraseAsked::Which::Expedition } });
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
    addMore(b, card, tokenPlaces);
    createIn(b, card, tokenPlaces, made);
    noteDone(b, made, !made.empty());
}

void create(const Table& b, EffectId effect, const Create& e)
{
    createTokensOf(b, effect, e, false);
}

void run(const Table& b, Picked<Create> step)
{
    createTokensOf(b, step.effect, nodeOf<Create>(b, step.effect), true);
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

void putMarkers(const Table& b, const PutMarker& e, Index region, Terrains terrains)
{
    Things regions;
    regionsOf(b, e.region, region, regions);
    if (e.moves && (region == noIndex || regions.empty())) {
        noteDone(b, {}, false);
        return;
    }
    if (e.moves)
        putTerrainMarker(b, region - firstRegion, 0);
    noteDone(b, {}, !regions.empty());
    for (const Index each : regions)
        putTerrainMarker(b, each - firstRegion, terrains);
}

void putInRegion(const Table& b, EffectId effect, const PutMarker& e, Index region)
{
    State& s = b.state;
    if (!e.choose) {
        s.picks.clear();
        putMarkers(b, e, region, e.terrains);
        return;
    }
    s.agenda.push(TerrainPicked { effect, region });
    ask(b, { Ask::Mode, doerOf(s), 1, 1, effect });
}

} // namespace

void putMarker(const Table& b, EffectId effect, const PutMarker& e)
{
    State& s = b.state;
    if (!e.moves && e.region.kind != Region::Kind::Target) {
        putInRegion(b, effect, e, noIndex);
        return;
    }
    if (e.moves && !isPossible(b, b.cards.effect(effect), viewpointOf(s))) {
        noteDone(b, {}, false);
        return;
    }
    s.agenda.push(RegionPicked { effect });
    ask(b, { Ask::Target, doerOf(s), 1, 1, effect, PhraseAsked { PhraseAsked::Which::Region } });
}

void run(const Table& b, RegionPicked step)
{
    State& s = b.state;
    const Index region = s.picks.empty() ? noIndex : s.picks.front();
    s.picks.clear();
    putInRegion(b, step.effect, nodeOf<PutMarker>(b, step.effect), region);
}

void run(const Table& b, TerrainPicked step)
{
    State& s = b.state;
    const auto& e = nodeOf<PutMarker>(b, step.effect);
    const Terrains terrains = s.picks.empty() ? e.terrains : nthOf(e.terrains, s.picks.front());
    s.picks.clear();
    putMarkers(b, e, step.region, terrains);
}

void forbidMoving(const Table& b, EffectId effect, const CantMove& e)
{
    Things list;
    for (const Expedition& expedition : e.expeditions)
        placesOf(b, expedition, list);
    for (const Index place : list)
        leaveBehind(b, effect, e.duration == Duration::None ? Duration::ThisDay : e.duration,
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

int countDifferent(const Things& results)
{
    Things seen;
    for (const Index each : results)
        if (!seen.contains(each))
            seen.push_back(each);
    return static_cast<int>(seen.size());
}

/// "Ignore the roll of your choice": what fell lies in State::phrases while who rolls says what to ignore.
void ignoreRolls(const Table& b, EffectId effect, const Roll& e, int left)
{
    State& s = b.state;
    const Seats actors = actorsOf(b, e.who);
    const Seat who = actors.empty() ? s.acting.back().controller : actors.front();
    Things& results = s.phrases[0];
    const auto differs = [&](Index each) { return each != results.front(); };
    for (; left > 0 && std::ranges::none_of(results, differs); --left)
        results.erase(0);
    if (left > 0) {
        s.agenda.push(RollIgnored { effect, static_cast<std::uint8_t>(left) });
        ask(b, { Ask::Number, who, 1, 6, effect });
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
    acting.count = static_cast<std::uint8_t>(acting.number);
    acting.results = static_cast<std::uint8_t>(countDifferent(results) & 7);
    acting.did = 1;
    deed.player = who;
    deed.number = static_cast<std::uint8_t>(acting.number); // "the result" of what it triggers
    occur(b, deed);
    changesRoll(b, who, results.size());
}

} // namespace

void rollDice(const Table& b, EffectId effect, const Roll& e)
{
    State& s = b.state;
    const Seats actors = actorsOf(b, e.who);
    const Seat who = actors.empty() ? s.acting.back().controller : actors.front();
    const Dice dice = diceFor(
        b, who, { std::clamp(valueOf(b, e.count, viewpointOf(s)), 1, 10), e.ignoreOne ? 1 : 0 });
    s.phrases[0] = roll(b, who, dice.count);
    ignoreRolls(b, effect, e, std::clamp(dice.ignored, 0, dice.count - 1));
}

/// RULING "reroll": the one die falls again, and only its new result counts; no die is rolled besides.
void reroll(const Table& b)
{
    State& s = b.state;
    const Things result = roll(b, doerOf(s), 1);
    Acting& acting = s.acting.back();
    acting.number = static_cast<std::int8_t>(result.front());
    acting.count = static_cast<std::uint8_t>(acting.number);
    acting.results = 1;
    acting.did = 1;
}

void run(const Table& b, RollIgnored step)
{
    State& s = b.state;
    if (!s.picks.empty()) {
        ignoreOne(s.phrases[0], s.picks.front());
        s.picks.clear();
        --step.left;
    }
    ignoreRolls(b, step.effect, nodeOf<Roll>(b, step.effect), step.left);
}

namespace {

Seat whoPlays(const Table& b, const Play& e)
{
    const Seats actors = actorsOf(b, e.who);
    return actors.empty() ? doerOf(b.state) : actors.front();
}

/// Whether there is anything to be played; the first time nothing has been done yet.
bool findsPlay(const Table& b, const Play& e, std::uint8_t round)
{
    Options options;
    playChoices(b, e, viewpointOf(b.state), options);
    if (round == 0)
        b.state.acting.back().did = 0;
    return !options.empty();
}

void askForPlay(const Table& b, EffectId effect, const Play& e, std::uint8_t round)
{
    b.state.agenda.push(PlayPicked { effect, round });
    ask(b, { Ask::Play, whoPlays(b, e), 1, 1, effect });
}

} // namespace

// "Play two Characters": one after the other; of "up to" each is agreed to.
void playNow(const Table& b, EffectId effect, const Play& e, std::uint8_t round)
{
    State& s = b.state;
    s.picks.clear();
    if (!findsPlay(b, e, round))
        return;
    const auto* some = std::get_if<Some>(&e.what.node);
    if (!some || !some->upTo) {
        askForPlay(b, effect, e, round);
        return;
    }
    s.agenda.push(PlayAgreed { effect, round });
    ask(b, { Ask::May, whoPlays(b, e), 1, 1, effect });
}

void run(const Table& b, PlayAgreed step)
{
    const auto& e = nodeOf<Play>(b, step.effect);
    const bool declined = b.state.picks.empty();
    b.state.picks.clear();
    if (!declined && findsPlay(b, e, step.round))
        askForPlay(b, step.effect, e, step.round);
}

void run(const Table& b, PlayPicked step)
{
    State& s = b.state;
    const auto& e = nodeOf<Play>(b, step.effect);
    if (s.picks.size() < 2) {
        s.picks.clear();
        s.acting.back().did = 0;
        return;
    }
    const Index i = s.picks[0];
    const std::uint8_t detail = s.picks[1];
    const Price price = priceOf(b, e, viewpointOf(s));
    s.picks.clear();
    Things list;
    list.push_back(i);
    noteDone(b, list, true);
    s.agenda.push(PlayDone { step.effect, step.round });
    beginPlay(b, i, detail, whoPlays(b, e), price);
}

void run(const Table& b, PlayDone step)
{
    State& s = b.state;
    s.picks.clear();
    s.acting.back().did = 1;
    const auto* some = std::get_if<Some>(&nodeOf<Play>(b, step.effect).what.node);
    const int wanted = some ? std::clamp(valueOf(b, some->count, viewpointOf(s)), 1, 20) : 1;
    if (step.round + 1 < wanted)
        s.agenda.push(DoAgain { step.effect, static_cast<std::uint8_t>(step.round + 1) });
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
