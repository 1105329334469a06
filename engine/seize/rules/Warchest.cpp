#include "seize/rules/Warchest.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Counting.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Passives.h"
#include "seize/rules/Zones.h"

namespace triptych::seize {

int treasuresToPlay(const Table& t, Seat p, bool faceDown)
{
    const State& s = t.state;
    const int any = 1 + allowed(t, p, Allowance::Kind::Treasures);
    const int more = std::max(0, allowed(t, p, Allowance::Kind::FaceDowns));
    const int left = any + more - s.players[p].treasurePlayed;
    // RULING "1 additional mercenary card face down": what was played face down was that one first.
    const int openly = s.players[p].treasurePlayed - std::min<int>(more, s.faceDowns[p]);
    return faceDown ? left : std::min(left, any - openly);
}

namespace {

void layDown(const Table& t, Index i, bool faceDown)
{
    const Seat p = t.state.objects[i].owner;
    const bool turned = comesTurned(t, p, i, faceDown);
    // S-RALLY-FACEDOWN Only its owner learns which card that is.
    moveTo(t, i, Zone::Warchest, ZoneEnd::Last, faceDown ? Face::Down : Face::Up);
    if (turned)
        exhaustTreasure(t, i);
    // S-RALLY-FACEDOWN "as if it were a treasure": one was played, and says nothing itself.
    Happening happening { Trigger::Event::Plays, i };
    happening.who = p;
    occur(t, happening);
    if (!faceDown)
        raiseOwn(t, i, Trigger::Event::IsPlayed);
}

} // namespace

void playTreasure(const Table& t, Index i, bool faceDown)
{
    State& s = t.state;
    const Seat p = s.objects[i].owner;
    if (!faceDown || !isFreeFaceDown(t, i)) {
        ++s.players[p].treasurePlayed;
        s.faceDowns[p] = static_cast<std::uint8_t>(s.faceDowns[p] + (faceDown ? 1 : 0));
    }
    layDown(t, i, faceDown);
}

void playAlso(const Table& t, Index i)
{
    layDown(t, i, t.facts(i).type == CardType::Mercenary);
}

namespace {

template <typename Visit>
void eachPayingCard(const Table& t, Seat p, Index but, Visit&& visit)
{
    const State& s = t.state;
    for (const Index i : cardsIn(s, p, Zone::Warchest))
        if (!s.objects[i].is(Object::Exhausted))
            visit(i);
    if (isSpokenOf(s, Modifier::Kind::GoodsPay))
        for (const Index i : cardsIn(s, p, Zone::Equipped))
            if (i != but && !s.objects[i].is(Object::Exhausted)
                && has(t, s.objects[i].host, Modifier::Kind::GoodsPay))
                visit(i);
}

} // namespace

ObjectList payingCards(const Table& t, Seat p, Index but)
{
    ObjectList cards;
    eachPayingCard(t, p, but, [&](Index i) { cards.push_back(i); });
    return cards;
}

int payingCount(const Table& t, Seat p)
{
    int count = 0;
    eachPayingCard(t, p, noIndex, [&](Index) { ++count; });
    return count;
}

int readyTreasures(const State& s, Seat p)
{
    int n = 0;
    for (const Index i : cardsIn(s, p, Zone::Warchest))
        n += !s.objects[i].is(Object::Exhausted);
    return n;
}

namespace {

/// S-RALLY-FACEDOWN What lies face down is named to its owner alone; others see where it lies.
void tellTreasure(const Table& t, Event::Kind kind, Index i)
{
    if (!t.events)
        return;
    Event event { kind, t.state.objects[i].owner, i };
    event.from = zoneOf(t.state, i);
    event.fromSeat = zoneSeat(t.state, i);
    event.place = static_cast<std::uint8_t>(t.state.zones.positionOf(i) + 1);
    event.seenBy = viewersOf(t.state, i);
    t.tell(event);
}

} // namespace

void exhaustTreasure(const Table& t, Index i)
{
    if (t.state.objects[i].is(Object::Exhausted))
        return;
    t.state.objects[i].set(Object::Exhausted, true);
    tellTreasure(t, Event::Kind::Exhausted, i);
}

void turnTreasure(const Table& t, Index i, Seat by)
{
    if (t.state.objects[i].is(Object::Exhausted))
        return;
    exhaustTreasure(t, i);
    Happening happening { Trigger::Event::TreasureTurns, i };
    happening.who = t.state.objects[i].controller;
    happening.by = by != noSeat ? by : happening.who;
    occur(t, happening);
}

void readyTreasure(const Table& t, Index i)
{
    if (!t.state.objects[i].is(Object::Exhausted))
        return;
    t.state.objects[i].set(Object::Exhausted, false);
    tellTreasure(t, Event::Kind::Readied, i);
}

void readyAll(const Table& t, Seat p)
{
    // A treasure that an ability of its own exhausted readies with the rest.
    for (const Zone zone : { Zone::Warchest, Zone::Equipped })
        for (const Index i : cardsIn(t.state, p, zone)) {
            if (!t.state.objects[i].is(Object::Held))
                readyTreasure(t, i);
            t.state.objects[i].set(Object::Held, false);
        }
}

namespace {

/// "Cannot equip Weapons": neither as its deed nor by an effect.
bool cannotEquip(const Table& t, Index mercenary, Index treasure)
{
    if (!isSpokenOf(t.state, Modifier::Kind::NoEquip))
        return false;
    bool found = false;
    eachModifier(t, mercenary, setOf(Modifier::Kind::NoEquip), [&](const Modifier& m, int, Index) {
        CardFilter such;
        such.kind = m.cards;
        found = found || matches(t, treasure, such);
    });
    return found;
}

} // namespace

bool mayCarry(const Table& t, Index mercenary, Index treasure)
{
    if (const Fits* fits = t.facts(treasure).fits) {
        Viewpoint v;
        v.you = t.state.objects[treasure].controller;
        v.self = treasure;
        if (matches(t, mercenary, fits->who, v) == fits->none)
            return false;
    }
    if (cannotEquip(t, mercenary, treasure))
        return false;
    if (!t.state.options.handSlots)
        return true;
    // Two hands: a two-handed weapon takes both, an off-hand one goes beside a weapon in the main
    // hand, and a dual wield weapon has room for one more like it or a one-handed one.
    int main = 0;
    int off = 0;
    int both = 0;
    int dual = 0;
    const bool light = has(t, mercenary, Modifier::Kind::LightHands);
    const auto count = [&](Index i) {
        switch (t.facts(i).hands) {
        case Hands::None:
            break;
        case Hands::One:
            ++main;
            break;
        case Hands::Two:
            ++(light ? main : both);
            break;
        case Hands::Off:
            ++off;
            break;
        case Hands::Dual:
            ++dual;
            break;
        }
    };
    for (const Index i : treasuresOf(t.state, mercenary))
        count(i);
    count(treasure);
    if (both > 0)
        return both == 1 && main + off + dual == 0;
    if (off > 0)
        return off == 1 && main + dual == 1;
    return dual > 0 ? main + dual <= 2 : main <= 1;
}

namespace {

/// S-RALLY-EQUIP one treasure a turn, and as many more as a text allows; how many it has equipped
/// is counted in the uses of this turn.
bool hasEquipLeft(const Table& t, Index mercenary)
{
    const State& s = t.state;
    if (!seize::mercenary(s, mercenary).is(Mercenary::HasEquipped))
        return true;
    const int more = allowed(t, s.objects[mercenary].controller, Allowance::Kind::Equips)
        + bonusOf(t, mercenary, Modifier::Kind::EquipsMore);
    int used = 0;
    for (const Use& use : s.used)
        used += use.source == refOf(s, mercenary) && use.ability == equipMark;
    return used < more;
}

/// Whether it may equip something now.
bool canEquip(const Table& t, Index mercenary)
{
    const State& s = t.state;
    const Seat p = s.objects[mercenary].controller;
    const Mercenary& m = seize::mercenary(s, mercenary);
    return allowed(t, p, Allowance::Kind::NoEquip) == 0
        && !s.players[p].unequipped // S-RALLY-UNEQUIP comes after all equipping
        && hasEquipLeft(t, mercenary)
        && ((guildHallOf(p) & bitOf(m.tile)) != 0
            || has(t, mercenary, Modifier::Kind::EquipsAnywhere));
}

/// S-RALLY-FACEDOWN What lies face down is only a resource.
bool isReadyTreasure(const Table& t, Index i)
{
    const Object& o = t.state.objects[i];
    return !o.is(Object::FaceDown) && !o.is(Object::Exhausted) && (t.uses(i) & UsedAsTreasure);
}

} // namespace

void noteEquip(State& s, Index mercenary)
{
    if (!seize::mercenary(s, mercenary).is(Mercenary::HasEquipped))
        seize::mercenary(s, mercenary).set(Mercenary::HasEquipped, true);
    else
        s.used.push_back({ refOf(s, mercenary), equipMark, 0 });
}

void equip(const Table& t, Index mercenary, Index treasure)
{
    State& s = t.state;
    hang(t, treasure, mercenary);
    t.tell({ Event::Kind::Equipped, s.objects[mercenary].controller, treasure, mercenary });
    Happening happening { Trigger::Event::Equips, mercenary, treasure };
    happening.who = s.objects[mercenary].controller;
    occur(t, happening);
    raiseOwn(t, treasure, Trigger::Event::IsEquipped);
}

void unequip(const Table& t, Index treasure)
{
    State& s = t.state;
    const Index bearer = s.objects[treasure].host;
    moveTo(t, treasure, Zone::Warchest);
    t.tell({ Event::Kind::Unequipped, s.objects[treasure].owner, treasure, bearer });
    Happening happening { Trigger::Event::Unequips, bearer, treasure };
    happening.who = s.objects[treasure].owner;
    occur(t, happening);
    raiseOwn(t, treasure, Trigger::Event::IsUnequipped, bearer);
}

void warchestOptions(const Table& t, Seat p, Options& out)
{
    const State& s = t.state;
    const bool openly = treasuresToPlay(t, p, false) > 0;
    const bool hidden = treasuresToPlay(t, p, true) > 0;
    eachUsed(t, p, Zone::Hand, UsedAsTreasure | UsedAsMercenary, [&](Index i) {
        const bool faceDown = (t.uses(i) & UsedAsMercenary) != 0; // S-RALLY-FACEDOWN
        if (faceDown ? (hidden || isFreeFaceDown(t, i)) && mayPlayFaceDown(t, p, i)
                     : openly && mayPlay(t, p, i))
            out.push_back(
                option(Verb::Treasure, i, faceDown ? faceDownDetail : std::uint8_t { 0 }));
    });
    if (!s.players[p].unequipped
        && ((s.standing[p] & guildHallOf(p)) != 0 || isSpokenOf(s, Modifier::Kind::EquipsAnywhere)))
        for (const Index i : cardsIn(s, p, Zone::Battlefield)) {
            if (!canEquip(t, i))
                continue;
            for (const Index treasure : cardsIn(s, p, Zone::Warchest))
                if (isReadyTreasure(t, treasure) && mayCarry(t, i, treasure))
                    out.push_back(pairOption(Verb::Equip, i, treasure));
        }
    for (const Index treasure : cardsIn(s, p, Zone::Equipped))
        if (!keepsTreasure(t, treasure, p, Loss::Otherwise))
            out.push_back(pairOption(Verb::Unequip, s.objects[treasure].host, treasure));
}

void ruin(const Table& t, Index i, Seat by)
{
    const Zone from = zoneOf(t.state, i);
    const Index bearer = from == Zone::Equipped ? Index { t.state.objects[i].host } : noIndex;
    const bool open = !t.state.objects[i].is(Object::FaceDown);
    const Seat controller = t.state.objects[i].controller;
    moveTo(t, i, Zone::Discard);
    // RULING: what lies face down is no treasure that says anything; nor is what goes with its bearer destroyed.
    if (open)
        raiseOwn(t, i, Trigger::Event::IsRuined, bearer);
    if (!open || t.facts(i).type != CardType::Treasure)
        return;
    Happening happening { Trigger::Event::TreasureFalls, i };
    happening.who = controller;
    const StackItem& resolving = t.state.resolving;
    happening.by = by != noSeat                   ? by
        : resolving.kind != StackItem::Kind::None ? resolving.controller
                                                  : controller;
    occur(t, happening);
}

} // namespace triptych::seize
