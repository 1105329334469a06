#include "altered/rules/Modifiers.h"

#include "altered/rules/Asking.h"
#include "altered/rules/CarryingOut.h"
#include "altered/rules/ModifiersFound.h"
#include "altered/rules/Possible.h"

#include <algorithm>

// 7.3.19 What may change how many dice are rolled, and what they show.
namespace triptych::altered {

std::optional<MayRoll> mayRollInstead(const Table& t, Seat who, std::uint8_t place)
{
    std::optional<MayRoll> found;
    eachRollModifier(t, who, [&](const Replace& e, const Viewpoint& v) {
        if (e.may && std::holds_alternative<Roll>(e.effect.node) && place-- == 0)
            found = MayRoll { e.effect.id, v.me.object };
    });
    return found;
}

Dice diceFor(const Table& t, Seat who, Dice dice, std::uint8_t agreed)
{
    // "Instead roll that many dice plus one and ignore the roll of your choice."
    unsigned place = 0;
    eachRollModifier(t, who, [&](const Replace& e, const Viewpoint& v) {
        const auto* roll = std::get_if<Roll>(&e.effect.node);
        if (!roll || (e.may && !((agreed >> place++) & 1u)))
            return;
        Acting words;
        words.count = static_cast<std::uint8_t>(dice.count);
        Viewpoint with = v;
        with.acting = &words;
        dice.count = std::clamp(valueOf(t, roll->count, with), 1, 10);
        dice.keep(roll->keep);
        noteModified(t, v.me.object, e.effect.id);
    });
    return dice;
}

namespace {

bool rerolls(const Effect& effect)
{
    const auto* may = std::get_if<May>(&effect.node);
    return std::holds_alternative<Reroll>(effect.node) || (may && may->to && rerolls(*may->to));
}

/// 6.2.d Whether the controller of the ability can do what they may: 6.4 a cost that can't be paid is not offered.
bool canChange(const Table& t, EffectId effect, Index source)
{
    Viewpoint v = viewpointOf(t.state, source);
    v.acting = &t.state.acting.back();
    return isPossible(t, t.cards.effect(effect), v);
}

/// It is the ability of its object: "I" is that, and "you" who controls it. The roll is still the same one.
void beginRollChange(const Table& t, EffectId effect, Index source)
{
    State& s = t.state;
    if (s.acting.full()) {
        s.acting.noteOverrun();
        return;
    }
    const Acting roll = s.acting.back();
    Acting& acting = beginActing(t, Acting::Kind::Rule, source, 0, s.objects[source].controller);
    acting.number = roll.number;
    acting.count = roll.count;
    acting.faces = roll.faces;
    acting.serial = 1; // until its effect is carried out
    s.agenda.push(FinishAction { {}, noQuickAction });
    s.agenda.push(RollChanged {});
    pushEffect(s, t.cards.effect(effect));
}

} // namespace

bool changesRoll(const Table& t, Seat who, std::size_t dice)
{
    State& s = t.state;
    bool asked = false;
    const std::int8_t rolled = s.acting.back().number;
    eachRollModifier(t, who, [&](const Replace& e, const Viewpoint& v) {
        if (std::holds_alternative<Roll>(e.effect.node))
            return;
        if (rerolls(e.effect) && dice != 1)
            return; // of several it is not said which
        if (e.how == Replace::How::Also) {
            if (beginRule(t, v.me.object, e.effect, noIndex))
                s.acting.back().number = rolled; // "the die's result" of what it reveals
            return;
        }
        if (e.may && !canChange(t, e.effect.id, v.me.object))
            return;
        noteModified(t, v.me.object, e.effect.id);
        s.agenda.push(ChangeRoll { e.effect.id, v.me.object, e.may });
        asked = true;
    });
    return asked;
}

/// "You may add 1 to its result": the result is seen before it is decided (7.3.19).
void run(const Table& t, ChangeRoll step)
{
    State& s = t.state;
    if (!step.may) {
        s.picks.clear();
        beginRollChange(t, step.effect, step.source);
        return;
    }
    if (!canChange(t, step.effect, step.source)) // what another has paid with since
        return;
    s.agenda.push(RollChangeAnswered { step.effect, step.source });
    s.picks.clear();
    ask(t, { Ask::May, s.objects[step.source].controller, 1, 1, step.effect });
}

void run(const Table& t, RollChangeAnswered step)
{
    if (t.state.picks.empty())
        return;
    t.state.picks.clear();
    beginRollChange(t, step.effect, step.source);
}

void run(const Table& t, RollChanged)
{
    State& s = t.state;
    if (s.acting.size() < 2)
        return;
    const Acting& changed = s.acting.back();
    Acting& roll = s.acting[s.acting.size() - 2];
    roll.number = changed.number;
    roll.count = changed.count;
    roll.faces = changed.faces;
}

} // namespace triptych::altered
