#include "seize/effects/Retargeting.h"

#include "seize/effects/WithoutChoice.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Attacking.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/KeptTargets.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Meaning.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Targeting.h"

namespace triptych::seize {
namespace {

/// What waits and is spoken of; nullptr where it does not wait any more.
StackItem* spokenItem(const Table& t, const Retarget& e)
{
    State& s = t.state;
    if (e.item.that) {
        const StackItem* spoken = attackSpokenOf(t);
        return itemOf(s, spoken ? spoken->serial : s.resolving.amount);
    }
    for (const Ref& r : targetsOf(t, s.resolving, e.item.slot))
        if (isItem(r))
            return itemOf(s, r.object);
    return nullptr;
}

/// Whose targets are chosen: that, or the copy of it, which is the last on the stack.
StackItem* aimedItem(const Table& t, const Retarget& e)
{
    auto& stack = t.state.stack;
    if (e.copy)
        return stack.empty() ? nullptr : &stack.back();
    return spokenItem(t, e);
}

/// Which of the phrases of its text names that target, and where those of the phrase begin.
struct NamedBy
{
    std::uint8_t slot = 0;
    std::size_t from = 0;
};
NamedBy namedBy(const StackItem& item, std::uint8_t target)
{
    NamedBy found;
    while (found.slot + 1 < item.slots && target >= item.slotEnd[found.slot]) {
        found.from = item.slotEnd[found.slot];
        ++found.slot;
    }
    return found;
}

bool isSuchATarget(const Table& t, const Retarget& e, Ref now, Ref other)
{
    const State& s = t.state;
    if (!e.to && !e.beside)
        return true;
    if (isTile(other) || isSeat(other) || isItem(other) || !onBattlefield(s, other))
        return false;
    if (e.to && !matches(t, other.object, *e.to, viewpoint(t)))
        return false;
    if (!e.beside)
        return true;
    return !isTile(now) && !isSeat(now) && !isItem(now) && onBattlefield(s, now)
        && (neighbours(bitOf(mercenary(s, now.object).tile))
               & bitOf(mercenary(s, other.object).tile))
        != 0;
}

Option chosenAim(Ref r)
{
    if (isSeat(r))
        return seatOption(Verb::Choose, seatOf(r));
    if (isTile(r))
        return tileOption(Verb::Choose, tileOf(r));
    if (isItem(r))
        return itemOption(Verb::Choose, r.object);
    return option(Verb::Choose, r.object);
}

/// RULING: a copy of a card is none; nothing of it goes anywhere when it has resolved.
void pushCopy(State& s, const StackItem& original)
{
    StackItem copy = original;
    copy.controller = s.resolving.controller;
    copy.source.era = static_cast<std::uint8_t>((copy.source.era + eras / 2) % eras);
    push(s, copy);
}

} // namespace

void retarget(const Table& t, EffectId effect, const Retarget& e)
{
    State& s = t.state;
    const StackItem* item = spokenItem(t, e);
    if (!item || item->ability == delayedMark) // what was left for later has no targets
        return;
    if (e.copy) {
        const bool instant = item->kind == StackItem::Kind::Ability
            && t.cards.facts(item->card).ability == AbilityType::Instant;
        if (!instant || !hasRoom(s))
            return;
        pushCopy(s, *item);
        if (!e.anew)
            return;
        item = &s.stack.back();
    }
    for (std::size_t left = item->targets.size(); left-- > 0;)
        s.agenda.push(ForThing<Retarget> { effect, static_cast<std::uint8_t>(left) });
}

void run(const Table& t, ForThing<Retarget> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Retarget>(t, step.effect);
    const StackItem* item = aimedItem(t, e);
    if (!item || step.thing >= item->targets.size())
        return;
    s.agenda.push(PickedForThing<Retarget> { step.effect, step.thing });
    const std::uint8_t least = e.copy ? 0 : 1; // of a copy one may choose new targets
    ask(t,
        { Ask::Choose, s.resolving.controller, least, 1, step.effect,
            ChosenAmong { ChosenAmong::What::Aims, step.thing } });
}

void run(const Table& t, PickedForThing<Retarget> step)
{
    State& s = t.state;
    StackItem* item = aimedItem(t, nodeOf<Retarget>(t, step.effect));
    if (!item || s.picks.empty() || step.thing >= item->targets.size())
        return;
    const Index pick = s.picks.front();
    const Ref before = item->targets[step.thing];
    item->targets[step.thing] = isTile(before) ? tileRef(static_cast<Tile>(pick))
        : isSeat(before)                       ? seatRef(static_cast<Seat>(pick))
        : isItem(before)                       ? itemRef(pick)
                                               : refOf(s, pick);
}

void aimOptions(const Table& t, const Retarget& e, std::uint8_t target, Options& out)
{
    const State& s = t.state;
    const StackItem* item = aimedItem(t, e);
    if (!item || target >= item->targets.size())
        return;
    const Ref now = item->targets[target];
    if (item->kind == StackItem::Kind::Attack) {
        if (!onBattlefield(s, item->source))
            return;
        eachTile(attackTiles(t, item->source.object, static_cast<AttackStat>(item->how)),
            [&](Tile tile) {
                const Ref other = refOf(s, s.board[tile]);
                if (other != now && isSuchATarget(t, e, now, other))
                    out.push_back(chosenAim(other));
            });
        return;
    }
    const AbilityFacts& facts = t.cards.abilityFacts(item->card, item->ability);
    const NamedBy by = namedBy(*item, target);
    if (by.slot >= facts.slots.size())
        return;
    Options all;
    targetOptions(t, t.cards.ability(item->card, item->ability), facts.slots[by.slot],
        viewpointOf(t, *item), *item, by.from, all);
    for (const Option& o : all)
        if (const Ref other = refOf(t, o); isSuchATarget(t, e, now, other))
            out.push_back(chosenAim(other));
}

} // namespace triptych::seize
