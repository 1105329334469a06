#include "altered/effects/Verbs.h"

#include "altered/effects/Choices.h"
#include "altered/rules/Adventure.h"
#include "altered/rules/Asking.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Modifiers.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Playing.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Statuses.h"

#include <algorithm>

namespace triptych::altered {

namespace {

Seat you(const State& s)
{
    const Acting& acting = s.acting.back();
    return acting.doer != noSeat ? acting.doer : acting.controller;
}

std::vector<Index> objectsOf(const Things& list)
{
    std::vector<Index> objects;
    for (const Index i : list)
        if (i < maxObjects)
            objects.push_back(i);
    return objects;
}

void again(State& s, Frame f, std::uint8_t stage)
{
    f.stage = stage;
    s.agenda.push_back(f);
}

/// Stages of a leaf beyond those of its phrases (Choices).
constexpr std::uint8_t afterPhrases = 16;

} // namespace

void did(const Board& b, const Things& list, bool done)
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

void placesOf(const Board& b, const Expedition& e, Things& out)
{
    expeditionsOf(b, e, viewOf(b.state), out);
}

// --- Cards

void discard(const Board& b, const Discard& e)
{
    State& s = b.state;
    const Things list = s.phrases[0];
    const Seats actors = actorsOf(b, e.who);
    const Seat who = actors.size() == 1 ? actors.front() : you(s);
    did(b, list, !list.empty());
    discardAll(b, objectsOf(list), who);
}

void sacrifice(const Board& b, const Sacrifice& e)
{
    State& s = b.state;
    Things list;
    for (const Index i : s.phrases[0])
        if (i < maxObjects && inPlay(s, i))
            list.push_back(i);
    did(b, list, !list.empty());
    // 6.1.h Several players' sacrifices are one step; each is its controller's.
    const Seats actors = actorsOf(b, e.who);
    for (const Seat p : { initiative(s), otherSeat(initiative(s)) }) {
        std::vector<Index> own;
        for (const Index i : list)
            if (s.objects[i].controller == p && (actors.size() > 1 || actors.contains(p)))
                own.push_back(i);
        sacrificeAll(b, own, p);
    }
}

namespace {

Spot spotFor(const Board& b, Index i, const Move& e, Index place)
{
    switch (e.to) {
    case Zone::Hand:
        return Spot::Hand;
    case Zone::Deck:
        return Spot::Deck;
    case Zone::Discard:
        return Spot::Discard;
    case Zone::Hero:
        return Spot::Hero;
    case Zone::Landmark:
        return Spot::Landmark;
    case Zone::Mana:
        return Spot::Mana;
    case Zone::Reserve:
        return Spot::Reserve;
    case Zone::Limbo:
        return Spot::Limbo;
    case Zone::Expedition:
    case Zone::Play:
        break;
    }
    const CardType type = b.facts(i).type;
    if (type == CardType::Landmark)
        return Spot::Landmark;
    if ((type == CardType::Character || type == CardType::ExpeditionPermanent)
        && isExpedition(place))
        return expeditionSpot(kindOfExpedition(place));
    return Spot::Gone; // it cannot be there
}

void putAtPosition(State& s, Index i, int position)
{
    const Seat p = s.objects[i].owner;
    std::vector<Index> order;
    for (const Index card : cardsIn(s, p, Spot::Deck))
        if (card != i)
            order.push_back(card);
    const auto at = std::clamp<std::size_t>(
        static_cast<std::size_t>(std::max(0, position - 1)), 0, order.size());
    order.insert(order.begin() + static_cast<std::ptrdiff_t>(at), i);
    for (const Index card : order)
        s.zones.putLast(card, zoneIndex(p, Spot::Deck));
}

} // namespace

void moveThings(const Board& b, const Move& e)
{
    State& s = b.state;
    const Things list = s.phrases[0];
    Index place = s.acting.back().place;
    if (e.to == Zone::Expedition) {
        Things places;
        placesOf(b, e.expedition, places);
        if (!places.empty() && !(places.contains(place)))
            place = places.front();
    }
    std::vector<Motion> motions;
    Things moved;
    for (const Index i : list) {
        if (i >= maxObjects)
            continue;
        const Spot to = spotFor(b, i, e, place);
        if (to == Spot::Gone || (spotOf(s, i) == to && !isExpeditionSpot(to) && to != Spot::Deck))
            continue;
        if (isExpeditionSpot(to) && inExpedition(s, i))
            continue;
        Motion m { i, to };
        if (isExpeditionSpot(to))
            m.seat = seatOfExpedition(place);
        else if (to == Spot::Landmark)
            m.seat = you(s);
        m.top = e.to == Zone::Deck && e.spot == Move::Spot::Top;
        m.exhausted = to == Spot::Mana ? !e.ready : e.exhausted; // 3.2.9.b
        motions.push_back(m);
        moved.push_back(i);
    }
    const int position = e.spot == Move::Spot::Xth ? viewOf(s).x : 0;
    did(b, moved, !moved.empty());
    moveAll(b, std::move(motions), Cause::Move, you(s));
    if (e.to == Zone::Deck && e.spot == Move::Spot::Xth)
        for (const Index i : moved)
            if (spotOf(s, i) == Spot::Deck)
                putAtPosition(s, i, position > 0 ? position : s.acting.back().number);
    if (e.to == Zone::Deck && e.spot == Move::Spot::None)
        for (Seat p = 0; p < maxPlayers; ++p)
            if (std::ranges::any_of(moved, [&](Index i) { return s.objects[i].owner == p; }))
                shuffleDeck(b, p);
}

/// 7.3.9 Each goes to the other's zone; without one of them nothing happens.
void exchange(const Board& b)
{
    State& s = b.state;
    if (s.phrases[0].empty() || s.phrases[1].empty()) {
        did(b, {}, false);
        return;
    }
    const Index one = s.phrases[0].front();
    const Index other = s.phrases[1].front();
    Things both;
    both.push_back(one);
    both.push_back(other);
    did(b, both, true);
    const Spot to = spotOf(s, other);
    const Spot back = spotOf(s, one);
    moveAll(b, { { one, to, spotSeat(s, other) }, { other, back, spotSeat(s, one) } }, Cause::Move,
        you(s));
}

void look(const Board& b, Seat p, bool everybody)
{
    State& s = b.state;
    const Things list = s.phrases[0];
    did(b, list, !list.empty());
    for (const Index i : list) {
        if (i >= maxObjects)
            continue;
        if (everybody)
            reveal(b, i, p);
        else
            s.objects[i].knownTo = static_cast<std::uint8_t>(s.objects[i].knownTo | (1u << p)) & 3;
    }
}

/// 7.3.24 Up to one target card in a Reserve.
void sabotage(const Board& b, const Frame& f, const Sabotage& e)
{
    State& s = b.state;
    if (f.stage < afterPhrases) {
        Things list;
        sabotageCandidates(b, e, viewOf(s), list);
        did(b, {}, false);
        if (list.empty())
            return;
        again(s, f, afterPhrases);
        ask(b, { Ask::Target, you(s), 0, 1, f.node, 0, 0 });
        return;
    }
    Things list;
    for (const Index i : s.picks)
        list.push_back(i);
    s.picks.clear();
    did(b, list, !list.empty());
    discardAll(b, objectsOf(list), you(s));
}

// --- What is gained and lost

void leaveBehind(const Board& b, std::uint16_t node, Duration until, Ref who)
{
    State& s = b.state;
    if (s.ongoing.full() || s.acting.empty())
        return; // RULING "crowded table"
    const Acting& acting = s.acting.back();
    Ongoing o;
    o.source = acting.source;
    o.who = who;
    o.card = acting.card;
    o.node = node;
    o.timestamp = ++s.timestamps;
    o.controller = acting.controller;
    o.until = static_cast<std::uint8_t>(until);
    s.ongoing.push_back(o);
}

bool grantTo(const Board& b, Index i, const Grant& grant, int max, const View& v, Seat who)
{
    State& s = b.state;
    switch (grant.kind) {
    case Grant::Kind::Counters: {
        const int amount = valueOf(b, grant.amount, v);
        if (!grant.lose) {
            const int added = addCounters(b, i, grant.counter, amount, max, who);
            if (!s.acting.empty())
                s.acting.back().count = static_cast<std::uint8_t>(added);
            return added > 0;
        }
        const int removed = removeCounters(b, i, grant.counter, amount, false, who);
        if (!s.acting.empty())
            s.acting.back().count = static_cast<std::uint8_t>(removed);
        return removed > 0;
    }
    case Grant::Kind::Status:
        if (isExpedition(i)) {
            if (grant.status == Status::Ascended && !grant.lose)
                ascend(b, i, who);
            return true;
        }
        if (grant.status == Status::Exhausted)
            return grant.lose ? ready(b, i, who) : exhaust(b, i, who);
        return grant.lose ? loseStatus(b, i, grant.status, who)
                          : gainStatus(b, i, grant.status, who);
    case Grant::Kind::Keyword:
        // A Spell in Limbo has Fleeting as a status (2.4.6.b).
        if (grant.keyword == Keyword::Fleeting)
            return grant.lose ? loseStatus(b, i, Status::Fleeting, who)
                              : gainStatus(b, i, Status::Fleeting, who);
        return true;
    case Grant::Kind::Ability:
        return true;
    }
    return false;
}

/// "The Support abilities of cards in Reserve can give them 1 more counter than their maximum."
int maximumOf(const Board& b, const Gain& e)
{
    const State& s = b.state;
    if (e.max == 0 || s.acting.empty())
        return e.max;
    const Acting& acting = s.acting.back();
    const auto& abilities = b.cards.card(acting.card).abilities;
    if (acting.ability >= abilities.size() || !abilities[acting.ability].support)
        return e.max;
    int max = e.max;
    bool any = false;
    said<BeyondMaximum>(b, [&](const BeyondMaximum& beyond, const Ability&, const View&) {
        any = any || beyond.more == 0;
        max += beyond.more;
    });
    return any ? 0 : max;
}

void gain(const Board& b, const Frame& f, const Gain& e)
{
    State& s = b.state;
    const Things list = s.phrases[0];
    if (e.choice && f.stage < afterPhrases) {
        again(s, f, afterPhrases);
        ask(b, { Ask::Mode, you(s), 1, 1, f.node, 0, 0 });
        return;
    }
    const std::size_t chosen = e.choice && !s.picks.empty() ? s.picks.front() : 0;
    s.picks.clear();
    const View v = viewOf(s);
    const Seat who = you(s);
    did(b, list, false);
    bool any = false;
    const int max = maximumOf(b, e);
    const bool lasts = std::ranges::any_of(e.grants, [](const Grant& g) {
        return (g.kind == Grant::Kind::Keyword && g.keyword != Keyword::Fleeting)
            || g.kind == Grant::Kind::Ability;
    });
    for (const Index i : list) {
        for (std::size_t k = 0; k < e.grants.size(); ++k)
            if (!e.choice || k == chosen)
                any = grantTo(b, i, e.grants[k], max, v, who) || any;
        if (lasts && i < maxObjects) {
            leaveBehind(b, f.node,
                e.duration == Duration::None ? Duration::Permanently : e.duration, refOf(s, i));
            noteWorking(b, i);
        }
    }
    if (!s.acting.empty())
        s.acting.back().did = any || !list.empty();
}

void removeFrom(const Board& b, const Frame& f, const Remove& e)
{
    State& s = b.state;
    const Things list = s.phrases[0];
    const View v = viewOf(s);
    int count = valueOf(b, e.count, v);
    if (e.upTo && f.stage < afterPhrases && !list.empty() && list.front() < maxObjects) {
        const int there = countersOn(b, list.front(), e.counter);
        again(s, f, afterPhrases);
        ask(b,
            { Ask::Number, you(s), 0,
                static_cast<std::uint8_t>(std::clamp(std::min(count, there), 0, 99)), f.node, 0,
                0 });
        return;
    }
    if (e.upTo)
        count = s.picks.empty() ? 0 : s.picks.front();
    s.picks.clear();
    int removed = 0;
    did(b, list, false);
    const bool spends = e.word == Remove::Word::Spend;
    for (const Index i : list) {
        if (i >= maxObjects || (spends && countersOn(b, i, e.counter) < count))
            continue; // 7.3.27 as a cost it needs that many
        removed += removeCounters(b, i, e.counter, count, spends, you(s));
    }
    s.acting.back().did = removed > 0 || (e.upTo && count == 0 && !list.empty());
    s.acting.back().count = static_cast<std::uint8_t>(std::min(removed, 255));
}

void distribute(const Board& b, const Distribute& e)
{
    State& s = b.state;
    const Things list = s.phrases[0];
    did(b, list, !list.empty());
    // Each pick is one counter; the same thing may be picked again.
    Things done;
    for (const Index i : list) {
        if (done.contains(i))
            continue;
        done.push_back(i);
        const auto n = std::ranges::count(list, i);
        addCounters(b, i, e.counter, static_cast<int>(n), 0, you(s));
    }
}

void moveCounters(const Board& b, const MoveCounters& e)
{
    State& s = b.state;
    const Things from = s.phrases[0];
    const Things to = s.phrases[1];
    if (from.empty() || to.empty() || from.front() >= maxObjects || to.front() >= maxObjects
        || from.front() == to.front()) {
        did(b, {}, false);
        return;
    }
    const int count = valueOf(b, e.count, viewOf(s));
    Counter counter = e.counter;
    if (counter.kind == Counter::Kind::Any)
        counter.kind = Counter::Kind::Boost;
    const int moved = removeCounters(b, from.front(), counter, count, false, you(s));
    addCounters(b, to.front(), counter, moved, 0, you(s));
    did(b, to, moved > 0);
    s.acting.back().count = static_cast<std::uint8_t>(moved);
}

/// 7.3.8 The difference is gained by the one and lost by the other; equal numbers: nothing.
void exchangeBoosts(const Board& b)
{
    State& s = b.state;
    const Acting& acting = s.acting.back();
    Things pair;
    for (const Index i : acting.it)
        if (i < maxObjects)
            pair.push_back(i);
    if (pair.size() == 1 && isCurrent(s, acting.source) && acting.source.object != pair.front())
        pair.push_back(acting.source.object);
    if (pair.size() < 2) {
        did(b, {}, false);
        return;
    }
    const int one = s.objects[pair[0]].boosts;
    const int other = s.objects[pair[1]].boosts;
    const Index more = one > other ? pair[0] : pair[1];
    const Index less = one > other ? pair[1] : pair[0];
    const int difference = std::abs(one - other);
    const Seat who = you(s);
    removeCounters(b, more, {}, difference, false, who);
    addCounters(b, less, {}, difference, 0, who);
    did(b, pair, difference > 0);
}

void doubleBoosts(const Board& b, const DoubleBoosts& e)
{
    State& s = b.state;
    const Things list = s.phrases[0];
    bool any = false;
    const Seat who = you(s);
    for (const Index i : list)
        if (i < maxObjects)
            any = addCounters(b, i, e.counter, countersOn(b, i, e.counter), 0, who) > 0 || any;
    did(b, list, any); // 7.3.6 doubling 0 is impossible
}

/// 7.3.3 Of several kinds on one object one is chosen: option 1 is boosts.
void augmentAll(const Board& b, const Frame& f)
{
    State& s = b.state;
    const Things list = s.phrases[0];
    const auto both = [&](Index i) {
        return i < maxObjects && s.objects[i].boosts > 0 && s.objects[i].counters > 0;
    };
    if (f.stage < afterPhrases && list.size() == 1 && both(list.front())) {
        again(s, f, afterPhrases);
        ask(b, { Ask::Mode, you(s), 1, 1, f.node, 0, 0 });
        return;
    }
    const bool named = f.stage >= afterPhrases && !s.picks.empty() && s.picks.front() == 1;
    s.picks.clear();
    bool any = false;
    const Seat who = you(s);
    for (const Index i : list)
        if (i < maxObjects && b.facts(i).type != CardType::Hero)
            any = augment(b, i, !named && s.objects[i].boosts > 0, who) || any;
    did(b, list, any);
}

// --- Tokens

namespace {

void createIn(const Board& b, std::uint16_t card, Index expedition, Things& made)
{
    const Index i = createToken(b, card, seatOfExpedition(expedition),
        expeditionSpot(kindOfExpedition(expedition)), you(b.state));
    if (i != noIndex && !made.full())
        made.push_back(i);
}

} // namespace

void create(const Board& b, const Frame& f, const Create& e)
{
    State& s = b.state;
    const View v = viewOf(s);
    const int count = std::clamp(valueOf(b, e.count, v), 0, 30);
    std::uint16_t card = e.token.number;
    if (card == 0xFFFF)
        card = s.acting.back().token;
    s.acting.back().token = card;
    if (card == 0xFFFF || count == 0) {
        did(b, {}, false);
        return;
    }
    Things made;
    if (e.where != Create::Where::Expedition || b.cards.card(card).type == CardType::Landmark) {
        for (const Seat p : actorsOf(b, e.who))
            for (int n = 0; n < count; ++n)
                if (const Index i = createToken(b, card, p,
                        e.where == Create::Where::Reserve ? Spot::Reserve : Spot::Landmark, you(s));
                    i != noIndex && !made.full())
                    made.push_back(i);
        did(b, made, !made.empty());
        return;
    }
    Things places;
    if (e.expedition && !e.distributed)
        placesOf(b, *e.expedition, places);
    const bool each = e.expedition
        && (e.expedition->kind == Expedition::Kind::EachOf
            || e.expedition->kind == Expedition::Kind::BothOf
            || e.expedition->kind == Expedition::Kind::Of
            || e.expedition->kind == Expedition::Kind::All);
    // 7.4.4.h In "my Expedition" of a Gigantic Character, and where tokens are distributed, the
    // place of each is picked.
    const bool picks = e.distributed
        || (!each && places.size() > 1 && e.expedition
            && e.expedition->kind != Expedition::Kind::Target
            && e.expedition->kind != Expedition::Kind::OneOf
            && e.expedition->kind != Expedition::Kind::An);
    if (picks && f.stage < afterPhrases) {
        again(s, f, afterPhrases);
        ask(b,
            { Ask::Target, you(s), static_cast<std::uint8_t>(count),
                static_cast<std::uint8_t>(count), f.node, 2, 1 });
        return;
    }
    if (picks) {
        const Things chosen = s.picks;
        s.picks.clear();
        for (const Index place : chosen)
            createIn(b, card, place, made);
    } else if (each) {
        for (const Index place : places)
            for (int n = 0; n < count; ++n)
                createIn(b, card, place, made);
    } else {
        Index place = s.acting.back().place;
        if (!places.contains(place))
            place = places.empty() ? noIndex : places.front();
        for (int n = 0; n < count && place != noIndex; ++n)
            createIn(b, card, place, made);
    }
    did(b, made, !made.empty());
}

// --- Expeditions

void moveExpedition(const Board& b, const MoveExpedition& e)
{
    State& s = b.state;
    Things list;
    placesOf(b, e.expedition, list);
    const int regions = std::max(0, valueOf(b, e.regions, viewOf(s)));
    std::vector<Advance> moves;
    bool any = false;
    for (const Index place : list) {
        const Seat p = seatOfExpedition(place);
        const int kind = kindOfExpedition(place);
        any = any || canMove(b, p, kind, !e.backward);
        moves.push_back({ p, kind, e.backward ? -regions : regions });
    }
    did(b, list, any);
    moveExpeditions(b, moves);
}

void forbidMoving(const Board& b, const Frame& f, const CantMove& e)
{
    Things list;
    for (const Expedition& expedition : e.expeditions)
        placesOf(b, expedition, list);
    for (const Index place : list)
        leaveBehind(b, f.node, e.duration == Duration::None ? Duration::ThisDay : e.duration,
            { place, 0xFF });
    did(b, list, !list.empty());
}

// --- Dice, plays, abilities

void rollDice(const Board& b, const Roll& e)
{
    State& s = b.state;
    Acting& acting = s.acting.back();
    const Seats actors = actorsOf(b, e.who);
    const Seat who = actors.empty() ? acting.controller : actors.front();
    const Dice dice = diceFor(
        b, who, { std::clamp(valueOf(b, e.count, viewOf(s)), 1, 10), e.ignoreOne ? 1 : 0 });
    std::vector<int> results;
    for (int n = 0; n < dice.count; ++n) {
        int result = 0;
        if (!s.dice.empty()) {
            result = s.dice.front();
            s.dice.erase(0);
        } else {
            result = static_cast<int>(s.random.below(6)) + 1;
        }
        results.push_back(result);
        Event event { Event::Kind::DieRolled, who };
        event.amount = static_cast<std::int16_t>(result);
        b.tell(event);
    }
    std::ranges::sort(results); // RULING: the rolls ignored are the lowest
    int sum = 0;
    for (std::size_t k = 0; k < results.size(); ++k)
        sum += static_cast<int>(k) < dice.ignored && k + 1 < results.size() ? 0 : results[k];
    acting.number = static_cast<std::int8_t>(std::min(sum, 120));
    acting.did = 1;
    Deed deed { Deed::What::Rolled };
    deed.player = who;
    deed.number = static_cast<std::uint8_t>(acting.number); // "the result" of what it triggers
    happen(b, deed);
    changesRoll(b, who);
}

void playNow(const Board& b, const Frame& f, const Play& e)
{
    State& s = b.state;
    constexpr std::uint8_t chosen = afterPhrases, played = afterPhrases + 1;
    const Seats actors = actorsOf(b, e.who);
    const Seat p = actors.empty() ? you(s) : actors.front();
    if (f.stage < chosen) {
        Options options;
        playChoices(b, e, viewOf(s), options);
        s.acting.back().did = 0;
        if (options.empty() || s.acting.full())
            return;
        again(s, f, chosen);
        ask(b, { Ask::Play, p, 1, 1, f.node, 0, 0 });
        return;
    }
    if (f.stage == chosen && s.picks.size() >= 2) {
        const Index i = s.picks[0];
        const std::uint8_t detail = s.picks[1];
        const Price price = priceOf(b, e, viewOf(s));
        s.picks.clear();
        Things list;
        list.push_back(i);
        did(b, list, true);
        again(s, f, played);
        beginPlay(b, i, detail, p, price);
        return;
    }
    s.picks.clear();
    s.acting.back().did = f.stage == played;
}

void activateThings(const Board& b, const ActivateAbilities& e)
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
    did(b, list, s.emblems.size() > before);
}

} // namespace triptych::altered
