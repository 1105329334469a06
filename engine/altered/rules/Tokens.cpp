#include "altered/rules/Tokens.h"

#include "altered/rules/Characteristics.h"
#include "altered/rules/Modifiers.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Reactions.h"

#include <algorithm>
#include <array>

namespace triptych::altered {

const TokenCount* countToken(State& s, std::uint16_t name)
{
    TokenCount* count = std::ranges::find(s.tokens, name, &TokenCount::name);
    if (count == s.tokens.end()) {
        s.tokens.push_back({ name, 0 });
        count = &s.tokens.back();
    }
    ++count->created;
    return count;
}

namespace {

/// One token; noIndex when the table is full. 6.1.e what it brings about comes when all are there.
Index makeToken(const Table& t, std::uint16_t card, TokenPlace where)
{
    const Seat who = where.by;
    State& s = t.state;
    Index i = s.zones.first(zoneIndex(0, Zone::Gone));
    while (i != noIndex
        && !s.objects[i].is(
            Object::Token)) // a card that was removed from the game stays what it is
        i = s.zones.next(i);
    if (i == noIndex) {
        if (s.objectCount >= maxObjects) {
            s.tokens.noteOverrun(); // RULING "crowded table"
            return noIndex;
        }
        i = s.objectCount++;
    }
    Object& o = s.objects[i];
    const auto era = static_cast<std::uint8_t>(o.era + 1);
    o = {};
    o.era = era;
    o.card = card;
    // 1.1.3.c Who creates a token owns it, wherever it is put.
    const bool elsewhere = isExpeditionZone(where.zone) && who != noSeat;
    o.owner = (elsewhere ? who : where.seat) & 1;
    o.controller = where.seat & 1;
    o.knownTo = 3;
    o.set(Object::Token, true);
    o.timestamp = ++s.timestamps;
    const TokenCount* count = countToken(s, t.cards.facts(card).name);
    o.serial = count ? static_cast<std::uint8_t>(std::min<int>(count->created, 255)) : i;
    s.zones.putLast(i, zoneIndex(where.seat, where.zone));
    noteWorking(t, i);
    if (isPlayZone(where.zone))
        enterAsSaid(t, i, true);
    Event event { Event::Kind::Created, who, i };
    event.to = where.zone;
    event.toSeat = where.seat;
    t.tell(event);
    return i;
}

} // namespace

std::vector<Index> createTokens(
    const Table& t, std::uint16_t card, const std::vector<TokenPlace>& places)
{
    const ObjectSet before = t.state.listeners;
    std::vector<Index> made;
    std::vector<Deed> deeds;
    std::array<bool, maxPlayers> received {};
    for (const TokenPlace& place : places) {
        if (cantDo(t, place.by, Happening::Event::Creates)) // 1.4.1.c
            continue;
        const Index i = makeToken(t, card, place);
        if (i == noIndex)
            break;
        made.push_back(i);
        received[place.seat] = true;
        Deed deed { Deed::What::Moved };
        deed.object = i;
        deed.player = place.by;
        deed.before = place.seat;
        deed.from = Zone::Gone;
        deed.to = place.zone;
        deed.created = true;
        deeds.push_back(deed);
    }
    if (!deeds.empty())
        occur(t, deeds, &before);
    for (Seat p = 0; p < maxPlayers; ++p)
        if (received[p])
            noteGift(t, p);
    return made;
}

} // namespace triptych::altered
