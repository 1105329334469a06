#include "seize/text/grammar/GrammarAbilities.h"
#include "seize/text/grammar/GrammarTraits.h"

#include <utility>

// Figures of a static that hold against some mercenaries only: what is so of whom an attack strikes is said of the
// damage it deals to such.
namespace triptych::seize::grammar {
namespace {

using Kind = Modifier::Kind;

/// More melee against somebody is more damage with melee attacks to such.
bool becomesDamage(Modifier& modifier)
{
    if (modifier.kind != Kind::Melee && modifier.kind != Kind::Ranged
        && modifier.kind != Kind::Damage)
        return false;
    modifier.blow.how = modifier.kind == Kind::Melee ? How::Melee
        : modifier.kind == Kind::Ranged              ? How::Ranged
                                                     : How::Any;
    modifier.kind = Kind::Deals;
    return true;
}
/// Of whom it is asked whom the damage is dealt to.
bool isAskedOfWhom(Kind kind)
{
    return kind == Kind::Deals || kind == Kind::DealsDouble || kind == Kind::DealsType
        || kind == Kind::Inflicts || kind == Kind::PassesArmor || kind == Kind::PassesMagicArmor
        || kind == Kind::PassesDefense;
}

} // namespace

std::optional<Effect> dealsMoreTo(const Gain& rule, int figure, Filter such)
{
    if (rule.modifiers.size() != 1 || rule.times || rule.modifiers.front().against)
        return std::nullopt;
    Gain made = rule;
    Modifier& more = made.modifiers.front();
    more.number = figure - more.number;
    if (more.number == 0 || (more.kind != Kind::Deals && !becomesDamage(more)))
        return std::nullopt;
    more.against = std::move(such);
    return Effect { std::move(made) };
}

bool saidOfTheAttacked(Ability& ability)
{
    if (!ability.condition || ability.condition->of != Thing::Kind::Attacked)
        return true;
    const Condition& asked = *ability.condition;
    const bool is = asked.kind == Condition::Kind::ThingIs;
    auto* gain = ability.effect ? std::get_if<Gain>(&ability.effect->node) : nullptr;
    if (!gain || gain->times || (!is && asked.kind != Condition::Kind::ThingIsNot))
        return false;
    std::optional<Filter> such = asked.filter;
    if (is == asked.unless)
        such = whoeverIsNot({}, asked.filter);
    if (!such)
        return false;
    for (Modifier& modifier : gain->modifiers) {
        if (modifier.against || modifier.firstOnly
            || (!becomesDamage(modifier) && !isAskedOfWhom(modifier.kind)))
            return false;
        if (modifier.blow.how == How::Any)
            modifier.blow.how = How::Attack;
        modifier.against = such;
    }
    ability.condition.reset();
    return true;
}

} // namespace triptych::seize::grammar
