#include "altered/rules/Modifiers.h"

#include "altered/rules/Asking.h"
#include "altered/rules/CarryingOut.h"
#include "altered/rules/ModifiersFound.h"
#include "altered/rules/Possible.h"

#include <algorithm>

// 7.3.19 What may change how many dice are rolled, and what they show.
namespace triptych::altered {

std::optional<MayRoll> mayRollInstead(const Table& b, Seat who, std::uint8_t place)
{
    std::optional<MayRoll> found;
    eachRollModifier(b, who, [&](const Replace& e, const Viewpoint& v) {
        if (e.may && std::holds_alternative<Roll>(e.effect.node) && place-- == 0)
            found = MayRoll { e.effect.id, v.me.object };
    });
    return found;
}

Dice diceFor(const Table& b, Seat who, Dice dice, std::uint8_t agreed)
{
    // "Instead roll that many dice plus one and ignore the roll of your choice."
    unsigned place = 0;
    eachRollModifier(b, who, [&](const Replace& e, const Viewpoint& v) {
        const auto* roll = std::get_if<Roll>(&e.effect.node);
        if (!roll || (e.may && !((agreed >> place++) & 1u)))
            return;
        Acting words;
        words.count = static_cast<std::uint8_t>(dice.count);
        Viewpoint with = v;
        with.acting = &words;
        dice.count = std::clamp(valueOf(b, roll->count, with), 1, 10);
        dice.keep(roll->keep);
        noteModified(b, v.me.object, e.effect.id);
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
bool canChange(const Table& b, EffectId effect, Index source)
{
    Viewpoint v = viewpointOf(b.state, source);
    v.acting = &b.state.acting.back();
    return isPossible(b, b.cards.effect(effect), v);
}

/// It is the ability of its object: "I" is that, and "you" who controls it. The roll is still the same one.
void beginRollChange(const Table& b, EffectId effect, Index source)
{
    State& s = b.state;
    if (s.acting.full()) {
        s.acting.noteOverrun();
        return;
    }
    const Acting roll = s.acting.back();
    Acting& acting = beginActing(b, Acting::Kind::Rule, source, 0, s.objects[source].controller);
    acting.number = roll.number;
    acting.count = roll.count;
    acting.faces = roll.faces;
    acting.serial = 1; // until its effect is carried out
    s.agenda.push(FinishAction { {}, noQuickAction });
    s.agenda.push(RollChanged {});
    pushEffect(s, b.cards.effect(effect));
}

} // namespace

bool changesRoll(const Table& b, Seat who, std::size_t dice)
{
    State& s = b.state;
    bool asked = false;
    const std::int8_t rolled = s.acting.back().number;
    eachRollModifier(b, who, [&](const Replace& e, const Viewpoint& v) {
        if (std::holds_alternative<Roll>(e.effect.node))
            return;
        if (rerolls(e.effect) && dice != 1)
            return; // of several it is not said which
        if (e.how == Replace::How::Also) {
            if (beginRule(b, v.me.object, e.effect, noIndex))
                s.acting.back().number = rolled; // "the die's result" of what it reveals
            return;
        }
        if (e.may && !canChange(b, e.effect.id, v.me.object))
            return;
        noteModified(b, v.me.object, e.effect.id);
        s.agenda.push(ChangeRoll { e.effect.id, v.me.object, e.may });
        asked = true;
    });
    return asked;
}

/// "You may add 1 to its result": the result is seen before it is decided (7.3.19).
void run(const Table& b, ChangeRoll step)
{
    State& s = b.state;
    if (!step.may) {
        s.picks.clear();
        beginRollChange(b, step.effect, step.source);
        return;
    }
    if (!canChange(b, step.effect, step.source)) // what another has paid with since
        return;
    s.agenda.push(RollChangeAnswered { step.effect, step.source });
    s.picks.clear();
    ask(b, { Ask::May, s.objects[step.source].controller, 1, 1, step.effect });
}

void run(const Table& b, RollChangeAnswered step)
{
    if (b.state.picks.empty())
        return;
    b.state.picks.clear();
    beginRollChange(b, step.effect, step.source);
}

void run(const Table& b, RollChanged)
{
    State& s = b.state;
    if (s.acting.size() < 2)
        return;
    const Acting& changed = s.acting.back();
    Acting& roll = s.acting[s.acting.size() - 2];
    roll.number = changed.number;
    roll.count = changed.count;
    roll.faces = changed.faces;
}

} // namespace triptych::altered
