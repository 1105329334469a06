#include "altered/rules/Modifiers.h"

#include "altered/rules/Asking.h"
#include "altered/rules/CarryingOut.h"
#include "altered/rules/ModifiersFound.h"

#include <algorithm>

// 7.3.19 What may change how many dice are rolled, and what they show.
namespace triptych::altered {

Dice diceFor(const Table& b, Seat who, Dice dice)
{
    // "Instead roll that many dice plus one and ignore the roll of your choice."
    eachRollModifier(b, who, [&](const Replace& e, const Viewpoint& v) {
        const auto* roll = std::get_if<Roll>(&e.effect.node);
        if (!roll || e.may)
            return;
        Acting words;
        words.count = static_cast<std::uint8_t>(dice.count);
        Viewpoint with = v;
        with.acting = &words;
        dice.count = std::clamp(valueOf(b, roll->count, with), 1, 10);
        dice.ignored += roll->keep == Roll::Keep::AllButOne;
        dice.keepsOne = dice.keepsOne || roll->keep == Roll::Keep::One;
        noteModified(b, v.me.object, e.effect.id);
    });
    return dice;
}

bool changesRoll(const Table& b, Seat who, std::size_t dice)
{
    State& s = b.state;
    bool asked = false;
    const std::int8_t rolled = s.acting.back().number;
    eachRollModifier(b, who, [&](const Replace& e, const Viewpoint& v) {
        if (std::holds_alternative<Roll>(e.effect.node))
            return;
        if (std::holds_alternative<Reroll>(e.effect.node) && dice != 1)
            return; // of several it is not said which
        if (e.how == Replace::How::Also) {
            if (beginRule(b, v.me.object, e.effect, noIndex))
                s.acting.back().number = rolled; // "the die's result" of what it reveals
            return;
        }
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
        pushEffect(
            s, b.cards.effect(step.effect)); // of the same roll, so in the words of its effect
        return;
    }
    s.agenda.push(RollChangeAnswered { step.effect, step.source });
    s.picks.clear();
    ask(b, { Ask::May, s.objects[step.source].controller, 1, 1, step.effect });
}

void run(const Table& b, RollChangeAnswered step)
{
    if (b.state.picks.empty())
        return;
    b.state.picks.clear();
    pushEffect(b.state, b.cards.effect(step.effect));
}

} // namespace triptych::altered
