#include "app/games/kryptik/KryptikView.h"

using reading::Json;

namespace {

KryptikView::Object kryptikObject(const Json& object)
{
    return { SeenObject::of(object), reading::numberIn(object, "attack"),
        reading::numberIn(object, "defense"), reading::number(object, "damage"),
        reading::flag(object, "engaged"), reading::flag(object, "attacked"),
        reading::flag(object, "weary"), reading::texts(object, "attached"),
        reading::text(object, "attached_to") };
}

} // namespace

KryptikView::KryptikView(const Json& observation)
    : SeenTable(observation)
    , pile(waitingIn(reading::at(observation, "pile")))
{
    for (const auto& [handle, object] : reading::at(observation, "objects").items())
        objects.insert(QString::fromStdString(handle), kryptikObject(object));
    for (const auto& [seat, player] : reading::at(observation, "players").items())
        for (const auto& [colour, count] : reading::at(player, "soul_pile").items())
            if (count.is_number_integer())
                energies[QString::fromStdString(seat)].insert(
                    QString::fromStdString(colour), count.get<int>());
    const Json& attack = reading::at(observation, "combat");
    combat = { reading::text(attack, "attacker"), reading::texts(attack, "targets"),
        reading::texts(attack, "blockers") };
}
