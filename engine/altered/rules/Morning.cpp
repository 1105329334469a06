#include "altered/rules/Morning.h"

#include "altered/rules/Asking.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Day.h"
#include "altered/rules/Deck.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Statuses.h"

namespace triptych::altered {

void beginDay(const Table& b)
{
    State& s = b.state;
    ++s.day;
    s.answers = 0;
    s.uses.clear();
    s.past.clear();
    for (Player& player : s.players)
        for (Marker& marker : player.markers) {
            marker.before = marker.moved & 0xF;
            marker.moved = 0;
        }
    b.tell({ Event::Kind::DayBegan });
}

namespace {

constexpr int cardsDrawn = 2; // 4.2.1.d

/// 4.2.1.b The opponent of the first player becomes the first player.
void succeed(const Table& b)
{
    b.state.first = otherSeat(b.state.first);
    b.state.turn = b.state.first;
    b.tell({ Event::Kind::FirstPlayer, b.state.first });
}

/// 4.2.1.c What is exhausted is readied. RULING: the Hero and cards in Reserve too, though 1.0 does not name them:
/// they would stay exhausted for ever.
void prepareAll(const Table& b)
{
    State& s = b.state;
    for (const Seat p : { s.first, otherSeat(s.first) })
        for (const Zone zone : { Zone::Hero, Zone::HeroExpedition, Zone::CompanionExpedition,
                 Zone::Landmark, Zone::Mana, Zone::Reserve }) {
            InlineVector<Index, maxObjects> tired;
            for (const Index i : cardsIn(s, p, zone))
                if (s.objects[i].is(Status::Exhausted)
                    && (zone == Zone::Mana || !staysExhausted(b, i)))
                    tired.push_back(i);
            for (const Index i : tired) {
                if (zone == Zone::Mana)
                    s.objects[i].set(Status::Exhausted, false);
                else
                    ready(b, i, noSeat);
            }
        }
}

void prepare(const Table& b)
{
    atOnce(b, true, prepareAll);
}

int cardsInMorning(const Table& b, Seat p)
{
    int cards = cardsDrawn;
    said<MorningChange>(b, [&](const MorningChange& e, const Ability&, const Viewpoint& v) {
        if (v.you == p)
            cards = e.cards;
    });
    return cards;
}

void drawInMorning(const Table& b)
{
    for (const Seat p : { b.state.first, otherSeat(b.state.first) })
        draw(b, p, cardsInMorning(b, p), p);
}

void beginExpand(const Table& b)
{
    State& s = b.state;
    for (const Seat p : { otherSeat(s.first), s.first })
        s.agenda.push(OfferExpand { p });
}

} // namespace

void morning(const Table& b)
{
    switch (takeStep<MorningStep>(b.state)) {
    case MorningStep::Succeed:
        succeed(b);
        break;
    case MorningStep::Prepare:
        prepare(b);
        break;
    case MorningStep::Draw:
        drawInMorning(b);
        break;
    case MorningStep::Expand:
        beginExpand(b);
        break;
    case MorningStep::Over:
        enterStage(b, Stage::Noon);
        break;
    }
}

// --- 4.2.1.e Expand

void run(const Table& b, OfferExpand step)
{
    State& s = b.state;
    const Seat p = step.player;
    bool instead = false;
    said<MorningChange>(b, [&](const MorningChange&, const Ability&, const Viewpoint& v) {
        instead = instead || v.you == p;
    });
    if (instead) {
        makeRoomInDeck(b, p, 1);
        if (const Index top = s.zones.first(zoneIndex(p, Zone::Deck)); top != noIndex)
            moveOne(b, { top, Zone::Mana }, Cause::Move, p);
        return;
    }
    if (countIn(s, p, Zone::Hand) == 0)
        return;
    s.agenda.push(ExpandWith { p });
    ask(b, { Ask::Expand, p, 0, 1 });
}

void run(const Table& b, ExpandWith step)
{
    if (!b.state.picks.empty())
        moveOne(b, { b.state.picks.front(), Zone::Mana }, Cause::Move, step.player); // ready
}

void expandOptions(const Table& b, Options& out)
{
    const State& s = b.state;
    for (const Index i : cardsIn(s, s.asked.player, Zone::Hand))
        out.push_back(option(Verb::Mana, i));
    out.push_back(noneOf(Verb::Mana));
}

} // namespace triptych::altered
