#include "altered/rules/Playing.h"

#include "altered/rules/Characteristics.h"
#include "altered/rules/Costs.h"
#include "altered/rules/History.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Possible.h"
#include "altered/rules/Uses.h"

#include <algorithm>
#include <span>

namespace triptych::altered {

Index placeOf(Seat p, std::uint8_t detail)
{
    const int place = detail & placeBits;
    return place == toNowhere ? noIndex : expeditionThing(p, place);
}

Viewpoint viewpointOfPlay(const State& s, Index i, Seat p, std::uint8_t detail)
{
    Viewpoint v = viewpointOf(s, i);
    v.you = p;
    v.place = placeOf(p, detail);
    v.played = i;
    return v;
}

namespace {

bool isAllowed(const Table& t, Index i, Seat p, std::uint8_t detail)
{
    const Facts& facts = t.facts(i);
    if (facts.type == CardType::Mana || facts.type == CardType::Hero)
        return false;
    // "can't be played from Reserve", "can only be played in {V}"
    const auto isSoPlayed = [&](const CantBePlayed& e, Viewpoint playing) {
        playing.playing = true;
        playing.player = p;
        playing.place = placeOf(p, detail);
        return !e.when || matchesAnywhere(t, refOf(t.state, i), *e.when, playing) != e.only;
    };
    bool allowed = true;
    ownStatements<CantBePlayed>(t, i, p, detail, [&](const CantBePlayed& e, const Viewpoint& own) {
        allowed = allowed && !isSoPlayed(e, own);
    });
    if (!allowed)
        return false;
    said<CantBePlayed>(t, [&](const CantBePlayed& e, const Ability&, const Viewpoint& by) {
        Viewpoint playing = by;
        playing.playing = true;
        playing.player = p;
        playing.place = placeOf(p, detail); // "can't play Characters in my Expedition"
        if (e.happening) {
            Viewpoint theirs = by;
            theirs.doer = p;
            if (!isInWindow(t.state, *e.happening, theirs)
                || timesHappened(t, *e.happening, theirs) < e.most)
                return;
        }
        if (!std::holds_alternative<This>(e.what.node) && (!e.by || isWho(t, *e.by, p, by))
            && speaksOf(t, e.what, i, playing) && isSoPlayed(e, by))
            allowed = false;
    });
    return allowed;
}

/// 2.4.5.c-d An exhausted card in Reserve cannot be played, unless a passive ability lifts that.
bool mayPlayExhausted(const Table& t, Index i, Seat p, std::uint8_t detail)
{
    bool may = false;
    said<MayPlay>(t, [&](const MayPlay& e, const Ability&, const Viewpoint& v) {
        Viewpoint with = v;
        with.place = placeOf(p, detail);
        with.player = p;
        with.playing = true; // "in my Expedition" is where it would be played
        may = may || (v.you == p && speaksOf(t, e.what, i, with));
    });
    return may;
}

} // namespace

namespace {

/// "Once per Day, you may play ...": which of its card's abilities says it.
std::optional<std::uint8_t> numberOf(const Table& t, const Ability& ability, const Viewpoint& v)
{
    if (v.me.object >= maxObjects)
        return std::nullopt;
    const auto& all = t.card(v.me.object).abilities;
    for (std::size_t k = 0; k < all.size(); ++k)
        if (&all[k] == &ability)
            return static_cast<std::uint8_t>(k);
    return std::nullopt;
}

} // namespace

void noteAllowed(const Table& t, const MayPlay& by)
{
    said<MayPlay>(t, [&](const MayPlay& e, const Ability& ability, const Viewpoint& v) {
        if (&e != &by || e.oncePer == Duration::None)
            return;
        if (const auto number = numberOf(t, ability, v)) {
            countUse(t.state, v.me, *number);
            if (e.oncePer == Duration::ThisTurn)
                countUse(t.state, v.me, *number | usedThisTurn);
        }
    });
}

const MayPlay* playableFromPile(const Table& t, Index i, Seat p, std::uint8_t detail)
{
    if (zoneOf(t.state, i) != Zone::Discard || zoneSeat(t.state, i) != p)
        return nullptr;
    const MayPlay* found = nullptr;
    ownStatements<MayPlay>(t, i, p, detail, [&](const MayPlay& e, const Viewpoint&) {
        if (e.fromDiscard)
            found = &e;
    });
    said<MayPlay>(t, [&](const MayPlay& e, const Ability& ability, const Viewpoint& v) {
        Viewpoint with = v;
        with.place = placeOf(p, detail);
        with.playing = true;
        const auto number = e.oncePer != Duration::None ? numberOf(t, ability, v) : std::nullopt;
        if (number && isUsedUp(t.state, v.me, *number, e.oncePer))
            return;
        if (!found && e.fromDiscard && v.you == p && !std::holds_alternative<This>(e.what.node)
            && speaksOf(t, e.what, i, with))
            found = &e;
    });
    return found;
}

const MayPlay* pricedInReserve(const Table& t, Index i, Seat p, std::uint8_t detail)
{
    const MayPlay* found = nullptr;
    if (zoneOf(t.state, i) == Zone::Reserve && zoneSeat(t.state, i) == p)
        ownStatements<MayPlay>(t, i, p, detail, [&](const MayPlay& e, const Viewpoint&) {
            if (e.fromReserve)
                found = &e;
        });
    return found;
}

namespace {

/// "To play me, you must ...": whether that can be done.
bool canPayFor(const Table& t, Index i, Seat p, std::uint8_t detail)
{
    return std::ranges::all_of(t.facts(i).declared, [&](std::uint8_t number) {
        const Ability& ability = t.card(i).abilities[number];
        if (!ability.effect || !isMandatory(*ability.effect))
            return true;
        return isPayable(t, std::span<const Effect>(&*ability.effect, 1),
            viewpointOfPlay(t.state, i, p, detail));
    });
}

void addOption(const Table& t, Index i, Seat p, std::uint8_t detail, const Price& price, int mana,
    Options& out)
{
    const State& s = t.state;
    if (!isAllowed(t, i, p, detail))
        return;
    if (!canPayFor(t, i, p, detail) && !isFree(t, i, p, detail, price))
        return;
    if (zoneOf(s, i) == Zone::Reserve && s.objects[i].is(Status::Exhausted)
        && !mayPlayExhausted(t, i, p, detail))
        return;
    int cost = costOf(t, i, p, detail, price);
    if (cost > mana && !t.facts(i).declared.empty())
        cost -= possibleReduction(t, i, viewpointOfPlay(s, i, p, detail));
    if (cost <= mana)
        out.push_back(option(Verb::Play, i, detail));
}

} // namespace

namespace {

/// Whether a filter that says from where, or else means Hand and Reserve, speaks of a card.
bool fitsPlay(const Table& t, Index i, const Filter& filter, const Viewpoint& v, Seat p)
{
    if (filter.orElse && fitsPlay(t, i, *filter.orElse, v, p))
        return true;
    bool says = false;
    for (const auto* list : { &filter.before, &filter.after })
        for (const Trait& trait : *list)
            says
                = says || trait.kind == Trait::Kind::InZone || trait.kind == Trait::Kind::FromThese;
    const Zone zone = zoneOf(t.state, i);
    if (!says && (zoneSeat(t.state, i) != p || (zone != Zone::Hand && zone != Zone::Reserve)))
        return false;
    if (isHiddenZone(zone) && !isVisible(t.state, p, i))
        return false;
    return matchesItself(t, knownOf(t, refOf(t.state, i)), filter, v);
}

/// 2.1.e (v4 2.1.f) What has been moved is found again in a visible zone. RULING: and in the hand of who plays it.
bool isFound(const State& s, const Spoken& it, Index i, Seat p)
{
    const Zone zone = zoneOf(s, i);
    return !isHiddenZone(zone) || !it.hasLeft(i) || (zone == Zone::Hand && zoneSeat(s, i) == p);
}

} // namespace

void playOptionsOf(const Table& t, Index i, Seat p, const Price& price, Options& out)
{
    const Facts& facts = t.facts(i);
    const int mana = readyMana(t.state, p);
    const bool scout = facts.scout >= 0 && zoneOf(t.state, i) == Zone::Hand; // 7.4.5
    if (facts.type == CardType::Character || facts.type == CardType::ExpeditionPermanent) {
        for (const std::uint8_t place : { toHero, toCompanion }) {
            addOption(t, i, p, place, price, mana, out);
            if (scout)
                addOption(t, i, p, place | withScout, price, mana, out);
        }
        return;
    }
    addOption(t, i, p, toNowhere, price, mana, out);
    if (scout)
        addOption(t, i, p, toNowhere | withScout, price, mana, out);
}

void playOptions(const Table& t, Seat p, Options& out)
{
    for (const Zone zone : { Zone::Hand, Zone::Reserve })
        for (const Index i : cardsIn(t.state, p, zone))
            playOptionsOf(t, i, p, {}, out);
    if (t.cards.playsFromPile())
        for (const Index i : cardsIn(t.state, p, Zone::Discard))
            if (playableFromPile(t, i, p, toHero))
                playOptionsOf(t, i, p, {}, out);
}

Price priceOf(const Table& t, const Play& play, const Viewpoint& v)
{
    Price price;
    price.kind = static_cast<Price::Kind>(play.price);
    price.change = static_cast<std::uint8_t>(std::clamp(valueOf(t, play.change, v), 0, 255));
    price.least = static_cast<unsigned>(std::clamp(play.least, 0, 63)) & 63u;
    price.asFromHand = play.asFromHand ? 1 : 0;
    return price;
}

void playChoices(const Table& t, const Play& play, const Viewpoint& v, Options& out)
{
    const State& s = t.state;
    const Seat p = actorOf(t, &play.who, v);
    Things list;
    if (std::holds_alternative<This>(play.what.node)) {
        if (isCurrent(s, v.me))
            list.push_back(v.me.object);
    } else if (std::holds_alternative<It>(play.what.node)) {
        if (v.acting)
            for (const Index i : v.acting->it)
                if (i < maxObjects && zoneOf(s, i) != Zone::Gone && isFound(s, v.acting->it, i, p))
                    list.push_back(i);
    } else if (std::holds_alternative<Target>(play.what.node)) {
        for (const Index i : s.phrases[0])
            if (i < maxObjects && zoneOf(s, i) != Zone::Gone)
                list.push_back(i);
    } else if (const auto* some = std::get_if<Some>(&play.what.node)) {
        // 5.2.a From Hand or Reserve, unless it is said from where.
        for (const Zone zone : { Zone::Hand, Zone::Reserve, Zone::Discard, Zone::Deck })
            for (const Seat q : { p, otherSeat(p) })
                for (const Index i : cardsIn(s, q, zone))
                    if (fitsPlay(t, i, some->filter, v, p))
                        list.push_back(i);
    }
    const Price price = priceOf(t, play, v);
    for (const Index i : list)
        if (zoneOf(s, i) != Zone::Limbo && !inPlay(s, i))
            playOptionsOf(t, i, p, price, out);
    if (!play.in)
        return;
    Viewpoint with = v; // "their Companion Expedition": of who plays it
    with.doer = p;
    Things places;
    expeditionsOf(t, *play.in, with, places);
    std::erase_if(out, [&](const Option& o) { return !places.contains(placeOf(p, o.detail)); });
}

} // namespace triptych::altered
