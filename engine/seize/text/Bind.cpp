#include "seize/text/Binder.h"

namespace triptych::seize {
namespace {

bool namesItsTarget(const Reach& reach)
{
    return reach.own || reach.distance > 0 || (reach.melee && reach.area != Reach::Area::Adjacent);
}

} // namespace

std::vector<Unbound> bind(std::vector<Ability>& abilities, Meanings* meanings)
{
    std::vector<Unbound> all;
    bool aims = false;
    for (const Ability& ability : abilities)
        aims = aims || (ability.reach && namesItsTarget(*ability.reach));
    std::unique_ptr<binding::Binder> binder;
    for (Ability& ability : abilities) {
        if (!binder || !binding::isPlayed(ability.paper))
            binder = std::make_unique<binding::Binder>(ability.paper, aims, meanings);
        all.push_back(binder->run(ability));
    }
    return all;
}

} // namespace triptych::seize
