#include "app/games/kryptik/KryptikView.h"

using observed::Json;

namespace {

KryptikView::Object kryptikObject(const Json& object)
{
    return { SeenObject::of(object), observed::numberIn(object, "attack"),
        observed::numberIn(object, "defense"), observed::number(object, "damage"),
        observed::flag(object, "engaged"), observed::flag(object, "attacked"),
        observed::flag(object, "weary"), observed::texts(object, "attached"),
        observed::text(object, "attached_to") };
}

} // namespace

KryptikView::KryptikView(const Json& observation)
    : SeenTable(observation)
    , pile(waitingIn(observed::at(observation, "pile")))
{
    for (const auto& [handle, object] : observed::at(observation, "objects").items())
        objects.insert(QString::fromStdString(handle), kryptikObject(object));
    for (const auto& [seat, player] : observed::at(observation, "players").items())
        for (const auto& [colour, count] : observed::at(player, "soul_pile").items())
            if (count.is_number_integer())
                energies[QString::fromStdString(seat)].insert(
                    QString::fromStdString(colour), count.get<int>());
    const Json& attack = observed::at(observation, "combat");
    combat = { observed::text(attack, "attacker"), observed::texts(attack, "targets"),
        observed::texts(attack, "blockers") };
}
