#include "altered/effects/Declared.h"

#include "altered/effects/Targeting.h"
#include "altered/rules/Asking.h"
#include "altered/rules/Candidates.h"
#include "altered/rules/CarryingOut.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Costs.h"
#include "altered/rules/Objects.h"

#include <algorithm>

namespace triptych::altered {

namespace {

/// The number of a declared target among those of what is being carried out, or -1.
int slotOf(const Table& t, const Acting& acting, const void* phrase)
{
    if (acting.kind == Acting::Kind::None)
        return -1;
    const Facts& facts = t.cards.facts(acting.card);
    int at = 0;
    const auto search = [&](const AbilityFacts& ability) {
        for (const Slot& slot : ability.slots) {
            if (slot.target == phrase || slot.expedition == phrase || slot.divided == phrase)
                return true;
            ++at;
        }
        return false;
    };
    if (acting.kind == Acting::Kind::Spell) {
        for (const std::uint8_t number : facts.effects)
            if (search(facts.abilities[number]))
                return at;
        return -1;
    }
    if (acting.ability < facts.abilities.size() && search(facts.abilities[acting.ability]))
        return at;
    return -1;
}

} // namespace

bool takeDeclared(const Table& t, const Expedition& phrase, Things& out)
{
    if (takeDeclared(t, static_cast<const void*>(&phrase), out))
        return true;
    // "Otherwise, create only one": where the alternative was declared to be.
    const Acting& acting = t.state.acting.back();
    const Expedition* same = nullptr;
    for (const AbilityFacts& ability : t.cards.facts(acting.card).abilities)
        for (const Slot& slot : ability.slots)
            if (slot.expedition && *slot.expedition == phrase)
                same = slot.expedition;
    return same && takeDeclared(t, static_cast<const void*>(same), out);
}

bool takeDeclared(const Table& t, const Target& phrase, Things& out)
{
    if (takeDeclared(t, static_cast<const void*>(&phrase), out))
        return true;
    if (!phrase.same)
        return false;
    const Acting& acting = t.state.acting.back();
    for (const AbilityFacts& ability : t.cards.facts(acting.card).abilities)
        for (const Slot& slot : ability.slots)
            if (slot.target && slot.target->filter == phrase.filter
                && takeDeclared(t, static_cast<const void*>(slot.target), out))
                return true;
    return false;
}

bool takeDeclared(const Table& t, const void* phrase, Things& out)
{
    State& s = t.state;
    const Acting& acting = s.acting.back();
    const int slot = slotOf(t, acting, phrase);
    if (slot < 0 || slot >= acting.declared)
        return false;
    const std::size_t from = slot == 0 ? 0 : acting.slotEnd[static_cast<std::size_t>(slot) - 1];
    for (std::size_t k = from; k < acting.slotEnd[static_cast<std::size_t>(slot)]; ++k) {
        const Ref r = acting.targets[k];
        if (r.object >= maxObjects || isCurrent(s, r))
            out.push_back(r.object);
    }
    return true;
}

namespace {

/// The slots of what is being carried out, one after the other, with the paragraph's modes.
struct Declarable
{
    const Slot* slot = nullptr;
    int count = 0;
};

Declarable slotNumber(const Table& t, const Acting& acting, int wanted)
{
    const Facts& facts = t.cards.facts(acting.card);
    Declarable result;
    const auto look = [&](const AbilityFacts& ability) {
        for (const Slot& slot : ability.slots) {
            if (result.count == wanted)
                result.slot = &slot;
            ++result.count;
        }
    };
    if (acting.kind == Acting::Kind::Spell) {
        for (const std::uint8_t number : facts.effects)
            look(facts.abilities[number]);
    } else if (acting.ability < facts.abilities.size()) {
        look(facts.abilities[acting.ability]);
    }
    return result;
}

/// v1 6.5.e The choice of modes that is declared: the first of the ability.
const Effect* declaredChoice(const Table& t, const Acting& acting)
{
    const auto find = [](const auto& self, const Effect& effect) -> const Effect* {
        if (std::holds_alternative<Choose>(effect.node))
            return &effect;
        if (const auto* sequence = std::get_if<Sequence>(&effect.node))
            for (const Effect& part : sequence->parts)
                if (const Effect* found = self(self, part))
                    return found;
        return nullptr;
    };
    const Card& card = t.cards.card(acting.card);
    const Facts& facts = t.cards.facts(acting.card);
    if (acting.kind == Acting::Kind::Spell) {
        for (const std::uint8_t number : facts.effects)
            if (card.abilities[number].effect)
                if (const Effect* found = find(find, *card.abilities[number].effect))
                    return found;
        return nullptr;
    }
    if (acting.ability < card.abilities.size() && card.abilities[acting.ability].effect)
        return find(find, *card.abilities[acting.ability].effect);
    return nullptr;
}

void slotCandidates(const Table& t, const Slot& slot, const Viewpoint& v, Things& list)
{
    if (!slot.expedition && !slot.target) {
        Expedition any;
        any.kind = Expedition::Kind::All;
        expeditionsOf(t, any, v, list);
    } else if (slot.expedition) {
        Expedition any = *slot.expedition;
        any.kind
            = any.whose.kind == Who::Kind::Anyone ? Expedition::Kind::An : Expedition::Kind::Of;
        expeditionsOf(t, any, v, list);
    } else {
        collect(t, slot.target->filter, v, list);
        const Acting& acting = t.state.acting.back();
        const bool others
            = std::ranges::any_of(slot.target->filter.before, [&](const Trait& trait) {
                  return trait.kind == Trait::Kind::Other
                      && (trait.it || acting.kind == Acting::Kind::Spell);
              });
        if (others) // than those that were declared before
            for (std::size_t k = list.size(); k-- > 0;)
                if (std::ranges::any_of(acting.targets,
                        [&](const Ref& declared) { return declared.object == list[k]; }))
                    list.erase(k);
    }
    for (std::size_t k = list.size(); k-- > 0;)
        if (!mayTarget(t, list[k]))
            list.erase(k);
}

} // namespace

void declaredOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    if (s.acting.empty())
        return;
    const Slot* slot = slotNumber(t, s.acting.back(), s.asked.remembered<OfSlot>().number).slot;
    if (!slot)
        return;
    const Viewpoint v = viewpointOf(s);
    Things list;
    slotCandidates(t, *slot, v, list);
    const Filter* filter = slot->target ? &slot->target->filter : nullptr;
    if (slot->divided && slot->target)
        keepToNumber(t, slot->target->count, slot->target->upTo, v, list);
    targetOptions(t, list, filter, v, slot->divided ? Again::Divided : Again::Never, out);
}

namespace {

void declareTargets(const Table& t, std::uint8_t cost, std::uint8_t from)
{
    State& s = t.state;
    Acting& acting = s.acting.back();
    s.picks.clear();
    for (std::uint8_t number = from; number < Acting::maxSlots; ++number) {
        const Slot* slot = slotNumber(t, acting, number).slot;
        if (!slot)
            break;
        const bool wanted
            = slot->mode == 0xFF || acting.modes == 0 || ((acting.modes >> slot->mode) & 1);
        Things list;
        const Viewpoint v = viewpointOf(s);
        if (wanted && (slot->mode == 0xFF || acting.modes != 0))
            slotCandidates(t, *slot, v, list);
        int min = 1;
        int max = 1;
        if (slot->divided) { // each of them is a pick
            min = max = list.empty() ? 0 : std::clamp(slot->divided->number, 0, 30);
            if (slot->target && mayBeNobody({ *slot->target }))
                min = 0;
            if (acting.targets.size() + static_cast<std::size_t>(max) > acting.targets.capacity())
                break; // RULING "a division": each is named when it comes
        } else if (slot->target) {
            const Bounds bounds = boundsOf(t, { *slot->target }, v, list);
            min = bounds.min;
            max = bounds.max;
        } else if (list.empty()) {
            max = 0;
        }
        if (max > 0) {
            s.agenda.push(TargetDeclared { cost, number });
            if (ask(t,
                    { Ask::Target, acting.controller, static_cast<std::uint8_t>(min),
                        static_cast<std::uint8_t>(max), noEffectAsks, OfSlot { number } }))
                return;
            s.agenda.pop();
        }
        // A choice of modes that could not be declared leaves its targets for later.
        if (slot->mode != 0xFF && acting.modes == 0)
            break;
        acting.slotEnd[number] = static_cast<std::uint8_t>(acting.targets.size());
        acting.declared = static_cast<std::uint8_t>(number + 1) & 0x7F;
    }
    if (acting.kind != Acting::Kind::Spell && acting.tax > 0) {
        payMana(t, acting.controller, acting.tax);
        acting.tax = 0;
    }
}

} // namespace

void run(const Table& t, DeclareAll step)
{
    State& s = t.state;
    const Acting& acting = s.acting.back();
    const Effect* choice = declaredChoice(t, acting);
    const auto* choose = choice ? &std::get<Choose>(choice->node) : nullptr;
    if (choose && !choose->repeat && !choose->upTo && choose->count.kind == Amount::Kind::Fixed
        && !choose->bothIf && !choose->both) {
        s.agenda.push(ModesDeclared { step.cost });
        const auto n = static_cast<std::uint8_t>(std::min<std::size_t>(
            static_cast<std::size_t>(choose->count.number), choose->modes.size()));
        if (ask(t, { Ask::Mode, acting.controller, n, n, choice->id }))
            return;
        s.agenda.pop();
    }
    declareTargets(t, step.cost, 0);
}

void run(const Table& t, ModesDeclared step)
{
    State& s = t.state;
    Acting& acting = s.acting.back();
    for (const Index mode : s.picks)
        acting.modes = static_cast<std::uint8_t>(acting.modes | (1u << mode));
    declareTargets(t, step.cost, 0);
}

void run(const Table& t, TargetDeclared step)
{
    State& s = t.state;
    Acting& acting = s.acting.back();
    for (const Index i : s.picks)
        acting.targets.push_back(thingRef(s, i));
    acting.slotEnd[step.slot] = static_cast<std::uint8_t>(acting.targets.size());
    acting.declared = static_cast<std::uint8_t>(step.slot + 1) & 0x7F;
    declareTargets(t, step.cost, acting.declared);
}

} // namespace triptych::altered
