#include "kryptik/rules/PuttingOnPile.h"

#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Paying.h"
#include "kryptik/rules/Priority.h"
#include "kryptik/rules/Targeting.h"

#include <algorithm>

namespace triptych::kryptik {

namespace {

/// glossary Solo: this ability of a card of that name is used up for the turn.
void rememberSolo(const Table& t, const PileItem& item)
{
    State& s = t.state;
    if (item.kind != PileItem::Kind::Active && item.kind != PileItem::Kind::Triggered)
        return;
    const Ability& ability = t.cards.ability(item.card, item.ability);
    if (ability.solo)
        s.solo.push_back({ t.cards.nameOf(item.card), item.ability, item.controller });
    if (ability.oncePerTurn && item.kind == PileItem::Kind::Active)
        s.solo.push_back(onceMark(s, item.source.object, t.cards.markOf(item.card, item.ability)));
}

void tellAndTrigger(const Table& t, const PileItem& item, bool forYear)
{
    const Index source = item.source.object;
    if (isCasting(item)) {
        t.tell({ Event::Kind::Cast, item.controller, source });
        Player& caster = t.state.players[item.controller];
        std::uint8_t& cast
            = t.facts(source).type == CardType::Spell ? caster.spellsCast : caster.citizensCast;
        cast = static_cast<std::uint8_t>(std::min(255, cast + 1));
        noteCastOfKinds(t, source, item.controller);
        if (t.cards.asksKindsCast()) {
            LastingEffect was;
            was.kind = LastingEffect::Kind::Cast;
            was.who = item.source;
            was.what = item.controller;
            was.endOfTurn = LastingEffect::EndOfTurn;
            t.state.lasting.push_back(was);
        }
        const Way way { item.fromLimbo ? Zone::Limbo : Zone::Gone, Zone::Pile, forYear };
        occur(t, Trigger::Event::YouCast, source, item.controller, Trigger::Object::Any, way);
        occur(t, Trigger::Event::OpponentCasts, source, item.controller, Trigger::Object::Any, way);
        occur(t, Trigger::Event::IsCast, source, item.controller, Trigger::Object::Any, way);
    } else {
        const bool triggered
            = item.kind == PileItem::Kind::Triggered || item.kind == PileItem::Kind::Delayed;
        t.tell({ triggered ? Event::Kind::Triggered : Event::Kind::Activated, item.controller,
            source });
        using Event = Trigger::Event;
        if (item.kind == PileItem::Kind::Active) {
            occur(t, Event::YouActivate, item.source.object, item.controller);
            occur(t, Event::OpponentActivates, item.source.object, item.controller);
        } else if (item.kind == PileItem::Kind::YearAbility) {
            occur(t, Event::YouUseYear, noIndex, item.controller);
            occur(t, Event::OpponentUsesYear, noIndex, item.controller);
        }
    }
}

/// 8.5 What it was aimed at, as soon as it lies on the pile.
void tellTargets(const Table& t, const PileItem& item)
{
    const bool spell = item.kind == PileItem::Kind::SpellEffect;
    for (const Ref& target : item.targets)
        if (!isSeat(target) && !isItem(target) && onIsland(t.state, target))
            occur(t, Trigger::Event::BecomesTarget, target.object, item.controller,
                spell ? Trigger::Object::Spell : Trigger::Object::Ability, {},
                { item.source.object, false, itemRef(item.serial) });
}

/// 8.2.1 What only adds energy never lies on the pile: it happens as soon as it is paid for.
bool happensAtOnce(const Table& t, const PileItem& item)
{
    const AbilityFacts* facts = factsOf(t, item);
    return facts && facts->onlyAddsEnergy;
}

void addAtOnce(const Table& t, const Effect& effect, const PileItem& item)
{
    if (const auto* sequence = std::get_if<Sequence>(&effect.node)) {
        for (const Effect& part : sequence->parts)
            addAtOnce(t, part, item);
    } else if (const auto* choose = std::get_if<Choose>(&effect.node)) {
        addAtOnce(
            t, choose->modes[std::min<std::size_t>(item.mode, choose->modes.size() - 1)], item);
    } else {
        addEnergyOf(t, std::get<AddEnergy>(effect.node), viewpointOf(item));
    }
}

/// Takes such items off the pile again and carries them out.
void doAtOnce(const Table& t, std::size_t items)
{
    State& s = t.state;
    for (std::size_t k = s.pile.size() - items; k < s.pile.size();) {
        const PileItem item = s.pile[k];
        if (!happensAtOnce(t, item)) {
            ++k;
            continue;
        }
        s.pile.erase(k);
        addAtOnce(t, *t.cards.ability(item.card, item.ability).effect, item);
        removeItem(t, item);
    }
}

} // namespace

/// 8.3.2, 8.4 All of it lies there at once, and then the next player may act.
void putOnThePile(const Table& t)
{
    State& s = t.state;
    const Announcement a = s.announcement;
    for (std::size_t k = 0; k < a.items; ++k)
        itemAt(s, k).building = 0;
    if (a.how == Announcement::How::Again) { // it lay there before, lower down perhaps
        s.announcement = {};
        tellTargets(t, s.pile.back());
        for (std::size_t k = s.pile.size() - 1; k > a.backTo; --k)
            std::swap(s.pile[k], s.pile[k - 1]);
        return;
    }
    const PileItem first = itemAt(s, 0);
    s.announcement = {};
    rememberSolo(t, first);
    tellAndTrigger(t, first, a.how == Announcement::How::ElevenYear);
    for (std::size_t k = 0; k < a.items; ++k)
        tellTargets(t, s.pile[s.pile.size() - a.items + k]);
    const bool keepsPriority = !isCasting(first) && happensAtOnce(t, first);
    doAtOnce(t, a.items);
    if (keepsPriority)
        return;
    if (a.priority)
        passOn(s, a.player);
    else
        s.passes = 0;
}

} // namespace triptych::kryptik
