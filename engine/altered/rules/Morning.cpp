#include "altered/rules/Morning.h"

#include "altered/rules/Asking.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Day.h"
#include "altered/rules/Deck.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Statuses.h"

#include <algorithm>

namespace triptych::altered {

void beginDay(const Table& t)
{
    State& s = t.state;
    ++s.day;
    s.answers = 0;
    s.uses.clear();
    s.past.clear();
    for (Player& player : s.players)
        for (Marker& marker : player.markers) {
            marker.before = marker.moved & 0xF;
            marker.moved = 0;
        }
    t.tell({ Event::Kind::DayBegan });
}

namespace {

constexpr int cardsDrawn = 2; // 4.2.1.d

/// 4.2.1.b The opponent of the first player becomes the first player.
void succeed(const Table& t)
{
    t.state.first = otherSeat(t.state.first);
    t.state.turn = t.state.first;
    t.tell({ Event::Kind::FirstPlayer, t.state.first });
}

/// 4.2.1.c What is exhausted is readied. RULING: the Hero and cards in Reserve too, though 1.0 does not name them:
/// they would stay exhausted for ever.
void prepareAll(const Table& t)
{
    State& s = t.state;
    for (const Seat p : { s.first, otherSeat(s.first) })
        for (const Zone zone : { Zone::Hero, Zone::HeroExpedition, Zone::CompanionExpedition,
                 Zone::Landmark, Zone::Mana, Zone::Reserve }) {
            PassingVector<Index, maxObjects> tired;
            for (const Index i : cardsIn(s, p, zone))
                if (s.objects[i].is(Status::Exhausted)
                    && (zone == Zone::Mana || !staysExhausted(t, i)))
                    tired.push_back(i);
            for (const Index i : tired) {
                if (zone == Zone::Mana)
                    s.objects[i].set(Status::Exhausted, false);
                else
                    ready(t, i, noSeat);
            }
        }
}

void prepare(const Table& t)
{
    atOnce(t, true, prepareAll);
}

int cardsInMorning(const Table& t, Seat p)
{
    int cards = cardsDrawn;
    said<MorningChange>(t, [&](const MorningChange& e, const Ability&, const Viewpoint& v) {
        if (v.you == p && e.put == 0)
            cards = e.cards;
    });
    return cards;
}

void drawInMorning(const Table& t)
{
    for (const Seat p : { t.state.first, otherSeat(t.state.first) })
        draw(t, p, cardsInMorning(t, p), p);
}

void beginExpand(const Table& t)
{
    State& s = t.state;
    for (const Seat p : { otherSeat(s.first), s.first })
        s.agenda.push(OfferExpand { p });
}

} // namespace

void morning(const Table& t)
{
    switch (takeStep<MorningStep>(t.state)) {
    case MorningStep::Succeed:
        succeed(t);
        break;
    case MorningStep::Prepare:
        prepare(t);
        break;
    case MorningStep::Draw:
        drawInMorning(t);
        break;
    case MorningStep::Expand:
        beginExpand(t);
        break;
    case MorningStep::Over:
        enterStage(t, Stage::Noon);
        break;
    }
}

// --- 4.2.1.e Expand

void run(const Table& t, OfferExpand step)
{
    State& s = t.state;
    const Seat p = step.player;
    bool instead = false;
    int most
        = 1; // RULING: of several "up to N instead of one" the greatest, as each is instead of one
    said<MorningChange>(t, [&](const MorningChange& e, const Ability&, const Viewpoint& v) {
        instead = instead || (v.you == p && e.put == 0);
        if (v.you == p)
            most = std::max(most, e.put);
    });
    if (instead) {
        makeRoomInDeck(t, p, 1);
        if (const Index top = s.zones.first(zoneIndex(p, Zone::Deck)); top != noIndex)
            moveOne(t, { top, Zone::Mana }, Cause::Move, p);
        return;
    }
    const auto inHand = static_cast<int>(countIn(s, p, Zone::Hand));
    if (inHand == 0)
        return;
    s.agenda.push(ExpandWith { p });
    ask(t, { Ask::Expand, p, 0, static_cast<std::uint8_t>(std::min(most, inHand)) });
}

void run(const Table& t, ExpandWith step)
{
    std::vector<Motion> going; // ready, and all at once
    for (const Index i : t.state.picks)
        going.push_back({ i, Zone::Mana });
    moveAll(t, std::move(going), Cause::Move, step.player);
}

void expandOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    for (const Index i : cardsIn(s, s.asked.player, Zone::Hand))
        if (!s.picks.contains(i))
            out.push_back(option(Verb::Mana, i));
    out.push_back(noneOf(Verb::Mana));
}

} // namespace triptych::altered
