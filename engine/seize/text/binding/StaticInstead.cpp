#include "seize/text/binding/StaticInstead.h"

#include <cstddef>

namespace triptych::seize {
namespace {

/// What adds up, so that so much more is as good as another number instead.
bool addsUp(const Modifier& modifier)
{
    return (modifier.kind <= Modifier::Kind::Reach || modifier.kind == Modifier::Kind::Takes
               || modifier.kind == Modifier::Kind::Deals
               || modifier.kind == Modifier::Kind::HealedMore
               || modifier.kind == Modifier::Kind::PlundersMore)
        && modifier.number != Modifier::noneLeft && !modifier.atLeastOne && !modifier.letter;
}
/// Of these less than nothing has no words.
bool mayFall(Modifier::Kind kind)
{
    return kind <= Modifier::Kind::Damage || kind == Modifier::Kind::Armor
        || kind == Modifier::Kind::MagicArmor || kind == Modifier::Kind::Takes
        || kind == Modifier::Kind::Deals || kind == Modifier::Kind::HealedMore;
}
/// Whether the one is what the other is, but for its number; then it becomes the difference.
bool becomesMore(Modifier& instead, const Modifier& before)
{
    if (!addsUp(instead) || !addsUp(before))
        return false;
    Modifier same = before;
    same.number = instead.number;
    if (!(same == instead))
        return false;
    instead.number -= before.number;
    return instead.number > 0 || (instead.number < 0 && mayFall(instead.kind));
}
bool becomesDifference(Ability& ability, const Ability& before)
{
    auto* instead = std::get_if<Gain>(&ability.effect->node);
    const auto* rule = before.effect ? std::get_if<Gain>(&before.effect->node) : nullptr;
    if (!instead || !rule || before.kind != Ability::Kind::Static || before.condition
        || before.inPlace || before.stored != ability.stored || rule->times)
        return false;
    if (instead->modifiers.empty() && instead->times && rule->modifiers.size() == 1) {
        instead->modifiers = rule->modifiers; // "or +2": of the one thing that is given
        instead->modifiers.front().number = instead->times->number;
        instead->times.reset();
    }
    if (instead->times || rule->modifiers.size() != instead->modifiers.size())
        return false;
    if (instead->what.kind == Thing::Kind::It) {
        if (instead->what.plural != (rule->what.kind == Thing::Kind::Each))
            return false;
        instead->what = rule->what;
    }
    if (!(instead->what == rule->what))
        return false;
    for (std::size_t k = 0; k < rule->modifiers.size(); ++k)
        if (!becomesMore(instead->modifiers[k], rule->modifiers[k]))
            return false;
    return true;
}

} // namespace

std::vector<std::size_t> settleInstead(std::vector<Ability>& abilities)
{
    std::vector<std::size_t> wrong;
    for (std::size_t i = 0; i < abilities.size(); ++i)
        if (abilities[i].inPlace && (i == 0 || !becomesDifference(abilities[i], abilities[i - 1])))
            wrong.push_back(i);
    for (Ability& ability : abilities)
        ability.inPlace = false;
    return wrong;
}

} // namespace triptych::seize
