#include "kryptik/rules/Priority.h"

#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Control.h"
#include "kryptik/rules/ElevenYearRow.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/SoulEnergy.h"
#include "kryptik/rules/Triggers.h"
#include "kryptik/rules/Turn.h"
#include "kryptik/tree/Walk.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <type_traits>

namespace triptych::kryptik {

void openWindow(State& s)
{
    s.window = 1;
    s.holder = s.active;
    s.passes = 0;
}

void passOn(State& s, Seat from)
{
    // K-8.3.2b: acting is not passing; everybody has to pass anew.
    s.passes = 0;
    s.holder = nextSeat(s, from);
}

namespace {

void energyOptions(const Table& t, Seat p, Options& out)
{
    if (!producesEnergy(t.state, p))
        return;
    const Colours ofRow = coloursOfRow(t, p);
    for (const Index i : cardsIn(t.state, p, Zone::SoulRow)) {
        if (t.state.objects[i].is(Object::Engaged))
            continue;
        const Colours soul = t.facts(i).soul | ofRow;
        if (soul == 0)
            offer(out, option(Verb::Energy, i, colourless));
        for (unsigned colours = soul; colours != 0; colours &= colours - 1)
            offer(
                out, option(Verb::Energy, i, static_cast<std::uint8_t>(std::countr_zero(colours))));
    }
}

} // namespace

void priorityOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    const Seat p = s.holder;
    std::optional<Purse> counted; // most windows are no time for anything that costs
    const auto purse = [&]() -> const Purse& {
        if (!counted)
            counted = purseOf(t, p);
        return *counted;
    };
    offer(out, option(Verb::Pass));
    const bool main = isMainWindow(s, p);
    for (const Index i : cardsIn(s, p, Zone::Hand))
        if ((main || isTimeToCast(t, i, p))
            && canCastTimely(t, i, p, Announcement::How::Normal, purse()))
            offer(out, option(Verb::Cast, i));
    const auto activations = [&](Zone zone) {
        for (const Index i : cardsIn(s, p, zone))
            for (const std::uint8_t number : t.facts(i).actives)
                if (canActivate(t, i, number, purse()))
                    offer(out, option(Verb::Activate, i, number));
    };
    if (s.printed & topic::worksInHand)
        activations(Zone::Hand);
    const bool others = mayCastFromElsewhere(t);
    if (const Index top = s.zones.first(zoneIndex(p, Zone::Deck)); others && top != noIndex
        && isTimeToCast(t, top, p) && mayCastFromThere(t, top, p)
        && canCastTimely(t, top, p, Announcement::How::Normal, purse()))
        offer(out, option(Verb::Cast, top));
    if (others || (s.printed & topic::fromLimbo))
        for (const Index i : cardsIn(s, p, Zone::Limbo))
            if (const auto how = limboCasting(t, i, p);
                how && isTimeToCast(t, i, p) && canCastTimely(t, i, p, *how, purse()))
                offer(out, option(Verb::Cast, i));
    for (const LastingEffect& m : s.lasting) // "you may cast it this turn"
        if (m.kind == LastingEffect::Kind::MayCast && m.what == p && isCurrent(s, m.who)
            && castingLet(t, m.who.object, p) == &m && isTimeToCast(t, m.who.object, p)
            && canCastTimely(t, m.who.object, p, howLet(m), purse())
            && std::ranges::find(out, option(Verb::Cast, m.who.object)) == out.end())
            offer(out, option(Verb::Cast, m.who.object));
    if (s.printed & topic::worksInLimbo)
        activations(Zone::Limbo);
    activations(Zone::Island);
    if (isGranted(t))
        for (const Index i : cardsIn(s, p, Zone::Island)) {
            std::uint8_t number = firstGranted;
            grantedTo(t, i, [&](std::uint16_t) {
                if (canActivate(t, i, number, purse()))
                    offer(out, option(Verb::Activate, i, number));
                ++number;
            });
        }
    if (mayPlaceSoul(t, p))
        for (const Index i : cardsIn(s, p, Zone::Hand))
            offer(out, option(Verb::Soul, i));
    energyOptions(t, p, out);
}

void answerPriority(const Table& t, const Option& o)
{
    State& s = t.state;
    const Seat p = s.holder;
    answered(t);
    const Index i = indexOf(o);
    if (verbOf(o) == Verb::Cast) {
        const auto* let = castingLet(t, i, p);
        const auto fromLimbo = zoneOf(s, i) == Zone::Limbo ? limboCasting(t, i, p) : std::nullopt;
        beginCast(
            t, i, p, let ? howLet(*let) : fromLimbo.value_or(Announcement::How::Normal), true);
    } else if (verbOf(o) == Verb::Activate) {
        beginActivation(t, i, o.detail);
    } else if (verbOf(o) == Verb::Soul) {
        placeSoul(t, i); // 5.5: the player keeps priority
    } else if (verbOf(o) == Verb::Energy) {
        produce(t, i, o.detail);
    } else {
        t.tell({ Event::Kind::Passed, p });
        if (++s.passes >= living(s))
            allPassed(t);
        else
            s.holder = nextSeat(s, p);
    }
}

namespace {

/// "Enter; at end of turn, return this": of a citizen that was there, and not of what happens when it has left.
bool isLaterOfThis(const Table& t, const PileItem& item)
{
    if (item.kind != PileItem::Kind::Delayed || item.ability == yearAbility
        || t.facts(item.source.object).type != CardType::Citizen)
        return false;
    bool leaves = false;
    const Ability& ability = t.cards.ability(item.card, item.ability);
    if (ability.effect)
        walk(*ability.effect, [&](const auto& part) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>)
                if (const auto* later = std::get_if<Delayed>(&part.node))
                    leaves = leaves
                        || (later->when == Delayed::When::ThisLeaves
                            && later->effect.front().id == item.node);
        });
    return !leaves;
}

/// Whether its source has left in response. What is said of its leaving, or was paid with it, finds it where it went.
bool hasGone(const Table& t, const PileItem& item)
{
    const bool used = item.kind == PileItem::Kind::Triggered || item.kind == PileItem::Kind::Active;
    if (item.source.object == noIndex || isCurrent(t.state, item.source)
        || (!used && !isLaterOfThis(t, item)))
        return false;
    if (!used)
        return true;
    const Ability& ability = t.cards.ability(item.card, item.ability);
    using Item = CostItem::Kind;
    const bool paidWith = std::ranges::any_of(ability.cost, [](const CostItem& cost) {
        return cost.kind == Item::SacrificeThis || cost.kind == Item::AbolishThis
            || cost.kind == Item::ReturnThis || cost.kind == Item::DiscardThis;
    });
    if (paidWith || !ability.trigger)
        return !paidWith;
    using Event = Trigger::Event;
    const Event event = ability.trigger->event;
    return !ability.trigger->subjectIsThis
        || !(event == Event::Dies || event == Event::LeavesTheIsland || event == Event::IsDestroyed
            || event == Event::YouSacrifice || event == Event::OpponentSacrifices
            || event == Event::YouDiscard || event == Event::OpponentDiscards
            || event == Event::IsPutInto || event == Event::LeavesZone || event == Event::IsCast
            || event == Event::YouCast || event == Event::IsCountered
            || event == Event::IsAttached);
}

/// glossary Short Time: of the opponent that the effect is about, or else of any.
bool isShortTimeFor(const State& s, const PileItem& item, int cards)
{
    Seat about = item.other;
    for (const Ref& target : item.targets)
        if (isSeat(target))
            about = seatOf(target);
    if (about == noSeat || about == item.controller)
        return isShortTime(s, item.controller, cards);
    return static_cast<int>(countIn(s, about, Zone::ElevenYearRow)) <= cards;
}

} // namespace

void allPassed(const Table& t)
{
    State& s = t.state;
    s.passes = 0;
    if (s.pile.empty()) {
        s.window = 0;
        return;
    }
    const PileItem item = s.pile.back();
    s.pile.pop_back();
    s.holder = s.active; // 8.4
    if (!keepsTargets(t, item)) {
        t.tell({ Event::Kind::Removed, item.controller, item.source.object });
        removeItem(t, item);
        return;
    }
    s.resolving = item;
    s.resolving.goneBefore = hasGone(t, item);
    s.it = {};
    s.saidOne = {};
    s.theFaction = 0;
    s.theNumber = item.howMuch;
    s.detached = 0;
    s.done = {};
    s.itsController = noSeat;
    s.thatPlayer = item.other;
    t.tell({ Event::Kind::Resolved, item.controller, item.source.object });
    s.agenda.push(FinishResolving {});
    switch (item.kind) {
    case PileItem::Kind::Citizen:
        arrive(t, item.source.object, item.controller, Arrival::Enters);
        break;
    case PileItem::Kind::YearChoice:
        s.agenda.push(AskYearChoice {});
        break;
    case PileItem::Kind::Delayed:
        s.agenda.push(DoEffect { item.node });
        break;
    case PileItem::Kind::SpellEffect:
    case PileItem::Kind::Active:
    case PileItem::Kind::Triggered:
    case PileItem::Kind::YearAbility: {
        const Ability& ability = t.cards.ability(item.card, item.ability);
        // glossary Short Time: asked when an active ability is used, of anything else now (10).
        const bool late = item.kind != PileItem::Kind::Active && ability.shortTime;
        if (late && !isShortTimeFor(s, item, *ability.shortTime))
            break;
        s.agenda.push(DoEffect { ability.effect->id });
        break;
    }
    case PileItem::Kind::None:
        break;
    }
}

void removeItem(const Table& t, const PileItem& item)
{
    State& s = t.state;
    const Index card = item.source.object;
    if (!isCurrent(s, item.source))
        return;
    const Zone zone = zoneOf(s, card);
    if (zone != Zone::Pile && zone != Zone::Revealed)
        return;
    if (item.copied)
        return;
    for (const PileItem& other : s.pile)
        if (other.source == item.source && !other.copied)
            return; // 8.4.1: the card stays until its last effect has left
    const bool abolished = item.abolishAfter && item.kind != PileItem::Kind::Citizen;
    moveTo(t, card, s.objects[card].owner, abolished ? Zone::Abolished : Zone::Limbo);
}

void run(const Table& t, FinishResolving)
{
    State& s = t.state;
    const PileItem item = s.resolving;
    s.resolving = {};
    s.it = {};
    s.saidFigures = 0;
    s.saidKeywords = 0;
    s.gathers = 0;
    s.goesOn = 0;
    s.theFaction = 0;
    s.theName = 0;
    if (item.copied)
        return; // it is no card
    if (item.kind == PileItem::Kind::SpellEffect || item.kind == PileItem::Kind::YearAbility)
        removeItem(t, item);
}

void takeBack(const Table& t, std::uint8_t serial)
{
    State& s = t.state;
    Ref card;
    for (std::size_t k = 0; k < s.pile.size(); ++k)
        if (s.pile[k].serial == serial) {
            if (s.pile[k].copied) { // no card goes back
                s.pile.erase(k);
                return;
            }
            card = s.pile[k].source;
        }
    if (!isCurrent(s, card) || zoneOf(s, card.object) != Zone::Pile)
        return;
    for (std::size_t k = s.pile.size(); k-- > 0;)
        if (s.pile[k].source == card && !s.pile[k].copied)
            s.pile.erase(k);
    moveTo(t, card.object, s.objects[card.object].owner, Zone::Hand);
}

void counter(const Table& t, std::uint8_t serial, bool abolishes)
{
    State& s = t.state;
    PileItem countered;
    for (const PileItem& item : s.pile)
        if (item.serial == serial)
            countered = item;
    if (countered.kind == PileItem::Kind::None)
        return;
    if (countered.onlyResolved)
        countered.abolishAfter = 0;
    Way way;
    way.doer = s.resolving.controller;
    occur(t, Trigger::Event::IsCountered, countered.source.object, countered.controller,
        Trigger::Object::Any, way);
    t.tell({ Event::Kind::Countered, countered.controller, countered.source.object });
    const bool wholeCard = !countered.copied
        && (countered.kind == PileItem::Kind::SpellEffect
            || countered.kind == PileItem::Kind::Citizen);
    for (std::size_t k = s.pile.size(); k-- > 0;)
        if (s.pile[k].serial == serial
            || (wholeCard && s.pile[k].source == countered.source && !s.pile[k].copied))
            s.pile.erase(k);
    const Ref card = countered.source;
    if (abolishes && wholeCard && isCurrent(s, card) && zoneOf(s, card.object) == Zone::Pile)
        moveTo(t, card.object, s.objects[card.object].owner, Zone::Abolished);
    else if (!countered.copied)
        removeItem(t, countered);
}

} // namespace triptych::kryptik
