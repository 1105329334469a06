#include "altered/effects/Choices.h"
#include "altered/effects/Declared.h"
#include "altered/effects/Verbs.h"
#include "altered/rules/Asking.h"
#include "altered/rules/ModifiersFound.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Playing.h"
#include "altered/rules/Tokens.h"

#include <algorithm>

// 7.3 Creating tokens.
namespace triptych::altered {

namespace {

void createIn(
    const Table& t, std::uint16_t card, const std::vector<TokenPlace>& places, Things& made)
{
    for (const Index i : createTokens(t, card, places))
        made.push_back(i);
}

/// RULING "create that many plus one instead": what comes besides joins the first of them.
void addMore(const Table& t, std::uint16_t card, std::vector<TokenPlace>& places)
{
    if (!places.empty())
        places.insert(places.end(),
            static_cast<std::size_t>(std::clamp(moreTokens(t, places.front().by, card), 0, 20)),
            TokenPlace { places.front() });
}

TokenPlace placeIn(Index expedition, Seat by)
{
    return { seatOfExpedition(expedition), expeditionZone(kindOfExpedition(expedition)), by };
}

} // namespace

/// Whether several create at once, each as many.
static bool createSeveral(const State& s, const Create& e)
{
    const bool several
        = e.who.kind == Who::Kind::EachPlayer || e.who.kind == Who::Kind::EachOpponent;
    return several && s.acting.back().doer == noSeat;
}
/// "Each player creates a token in their Hero Expedition": in each one's own, as many as are each one's.
static bool isInTheirOwn(const State& s, const Create& e)
{
    using Kind = Expedition::Kind;
    return createSeveral(s, e) && e.expedition && !e.distributed
        && (e.expedition->kind == Kind::Hero || e.expedition->kind == Kind::Companion
            || e.expedition->kind == Kind::EachOf || e.expedition->kind == Kind::BothOf
            || e.expedition->kind == Kind::Of);
}
static void createInTheirOwn(const Table& t, std::uint16_t card, const Create& e)
{
    Acting& acting = t.state.acting.back();
    std::vector<TokenPlace> tokenPlaces;
    for (const Seat p : actorsOf(t, e.who)) {
        const int count = std::min(countOfActor(t, e.who, e.count, p), 30);
        Things places;
        acting.doer = p;
        placesOf(t, *e.expedition, places);
        acting.doer = noSeat;
        std::vector<TokenPlace> theirs;
        for (const Index place : places)
            theirs.insert(theirs.end(), static_cast<std::size_t>(count), placeIn(place, p));
        addMore(t, card, theirs);
        tokenPlaces.insert(tokenPlaces.end(), theirs.begin(), theirs.end());
    }
    Things made;
    createIn(t, card, tokenPlaces, made);
    noteDone(t, made, !made.empty());
}

/// `picked`: where each of them goes has been picked.
static void createTokensOf(const Table& t, EffectId effect, const Create& e, bool picked)
{
    State& s = t.state;
    const Viewpoint v = viewpointOf(s);
    const Seat by = Doers(t, e.who).one();
    const int count = std::clamp(valueOf(t, e.count, v), 0, 30);
    std::uint16_t card = e.token.number;
    if (card == 0xFFFF)
        card = s.acting.back().token;
    s.acting.back().token = card;
    if (card != 0xFFFF && isInTheirOwn(s, e)) {
        createInTheirOwn(t, card, e);
        return;
    }
    if (card == 0xFFFF || count == 0) {
        noteDone(t, {}, false);
        return;
    }
    Things made;
    std::vector<TokenPlace> tokenPlaces;
    if (e.where != Create::Where::Expedition || t.cards.card(card).type == CardType::Landmark) {
        const Zone zone = e.where == Create::Where::Reserve ? Zone::Reserve : Zone::Landmark;
        for (const Seat p : e.of ? seatsOf(t, *e.of, v) : actorsOf(t, e.who))
            tokenPlaces.insert(tokenPlaces.end(), static_cast<std::size_t>(count),
                TokenPlace { p, zone, !e.of && e.who.kind == Who::Kind::EachPlayer ? p : by });
        addMore(t, card, tokenPlaces);
        createIn(t, card, tokenPlaces, made);
        noteDone(t, made, !made.empty());
        return;
    }
    Things places;
    if (e.expedition && !e.distributed)
        placesOf(t, *e.expedition, places);
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
    const bool ahead = e.distributed && !picked && takeDeclared(t, &e.count, declared);
    if (picks && !ahead && !picked) {
        s.agenda.push(Picked<Create> { effect, by });
        ask(t,
            { Ask::Target, by, static_cast<std::uint8_t>(count), static_cast<std::uint8_t>(count),
                effect, PhraseAsked { PhraseAsked::Which::Expedition } });
        return;
    }
    if (ahead) {
        for (const Index place : declared)
            tokenPlaces.push_back(placeIn(place, by));
    } else if (picks) {
        for (const Index place : s.picks)
            tokenPlaces.push_back(placeIn(place, by));
        s.picks.clear();
    } else if (each) {
        for (const Index place : places)
            tokenPlaces.insert(
                tokenPlaces.end(), static_cast<std::size_t>(count), placeIn(place, by));
    } else {
        Index place = s.acting.back().place;
        if (!places.contains(place))
            place = places.empty() ? noIndex : places.front();
        // 7.3.4 "Each player creates a token in my Expedition": there one of each of them.
        std::vector<Seat> creators { by };
        if (createSeveral(s, e)) {
            const auto all = actorsOf(t, e.who);
            creators.assign(all.begin(), all.end());
        }
        if (place != noIndex)
            for (const Seat p : creators)
                tokenPlaces.insert(
                    tokenPlaces.end(), static_cast<std::size_t>(count), placeIn(place, p));
    }
    addMore(t, card, tokenPlaces);
    createIn(t, card, tokenPlaces, made);
    noteDone(t, made, !made.empty());
}

void create(const Table& t, EffectId effect, const Create& e)
{
    createTokensOf(t, effect, e, false);
}

void run(const Table& t, Picked<Create> step)
{
    createTokensOf(t, step.effect, nodeOf<Create>(t, step.effect), true);
}

} // namespace triptych::altered
