#include "app/games/seize/SeizeView.h"

using reading::Json;

namespace {

std::optional<SeizeView::Reach> reachOf(const Json& now, const char* amount)
{
    if (now.is_number_integer())
        return SeizeView::Reach { now.get<int>(), {}, {} };
    if (!now.is_object())
        return {};
    return SeizeView::Reach { reading::numberIn(now, amount), reading::text(now, "arrows"),
        reading::numberIn(now, "distance") };
}

SeizeView::Object seizeObject(const Json& object)
{
    SeizeView::Object seen;
    static_cast<SeenObject&>(seen) = SeenObject::of(object);
    seen.faceDown = reading::flag(object, "facedown");
    seen.attacked = reading::flag(object, "attacked");
    seen.leads = reading::flag(object, "guild_master") || reading::flag(object, "champion");
    seen.exhausted = reading::flag(object, "exhausted");
    seen.tile = reading::text(object, "tile");
    seen.equipped = reading::texts(object, "equipped");
    seen.attachedTo = reading::text(object, "attached_to");
    seen.health = reading::numberIn(object, "health");
    seen.maxHealth = reading::numberIn(object, "max_health");
    seen.defense = reading::number(object, "defense");
    seen.bounty = reading::numberIn(object, "bounty");
    seen.melee = reachOf(reading::at(object, "melee"), "damage");
    seen.ranged = reachOf(reading::at(object, "ranged"), "damage");
    seen.move = reachOf(reading::at(object, "move"), "steps");
    seen.moveArrows = reading::text(object, "move_arrows");
    seen.movement = reading::number(object, "movement");
    for (const auto& [word, count] : reading::at(object, "counters").items())
        if (count.is_number_integer())
            seen.counters.insert(QString::fromStdString(word), count.get<int>());
    seen.statuses = reading::texts(object, "statuses");
    return seen;
}

} // namespace

SeizeView::SeizeView(const Json& observation)
    : SeenTable(observation)
    , arena(reading::flag(observation, "arena"))
    , ruleset(reading::text(observation, "ruleset"))
    , columns(reading::numberIn(observation, "columns"))
    , way(reading::texts(observation, "way"))
    , stack(waitingIn(reading::at(observation, "stack")))
    , deeds { reading::text(reading::at(observation, "announcing"), "kind"),
        reading::text(reading::at(observation, "resolving"), "kind") }
{
    for (const auto& [handle, object] : reading::at(observation, "objects").items())
        objects.insert(QString::fromStdString(handle), seizeObject(object));
    for (const auto& [seat, player] : reading::at(observation, "players").items())
        players.insert(QString::fromStdString(seat),
            { reading::numberIn(player, "vault"), reading::number(player, "rolled") });
    const Json& tiles = reading::at(observation, "tiles");
    for (const auto& [tile, lying] : tiles.items())
        marks.insert(QString::fromStdString(tile), reading::texts(tiles, tile.c_str()));
}
