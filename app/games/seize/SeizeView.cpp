#include "app/games/seize/SeizeView.h"

using observed::Json;

namespace {

std::optional<SeizeView::Reach> reachOf(const Json& now, const char* amount)
{
    if (now.is_number_integer())
        return SeizeView::Reach { now.get<int>(), {}, {} };
    if (!now.is_object())
        return {};
    return SeizeView::Reach { observed::numberIn(now, amount), observed::text(now, "arrows"),
        observed::numberIn(now, "distance") };
}

SeizeView::Object seizeObject(const Json& object)
{
    SeizeView::Object seen;
    static_cast<SeenObject&>(seen) = SeenObject::of(object);
    seen.faceDown = observed::flag(object, "facedown");
    seen.attacked = observed::flag(object, "attacked");
    seen.leads = observed::flag(object, "guild_master") || observed::flag(object, "champion");
    seen.exhausted = observed::flag(object, "exhausted");
    seen.tile = observed::text(object, "tile");
    seen.equipped = observed::texts(object, "equipped");
    seen.attachedTo = observed::text(object, "attached_to");
    seen.health = observed::numberIn(object, "health");
    seen.maxHealth = observed::numberIn(object, "max_health");
    seen.defense = observed::number(object, "defense");
    seen.bounty = observed::numberIn(object, "bounty");
    seen.melee = reachOf(observed::at(object, "melee"), "damage");
    seen.ranged = reachOf(observed::at(object, "ranged"), "damage");
    seen.move = reachOf(observed::at(object, "move"), "steps");
    seen.moveArrows = observed::text(object, "move_arrows");
    seen.movement = observed::number(object, "movement");
    for (const auto& [word, count] : observed::at(object, "counters").items())
        if (count.is_number_integer())
            seen.counters.insert(QString::fromStdString(word), count.get<int>());
    seen.statuses = observed::texts(object, "statuses");
    return seen;
}

} // namespace

SeizeView::SeizeView(const Json& observation)
    : SeenTable(observation)
    , arena(observed::flag(observation, "arena"))
    , steppingIn { observed::text(observed::at(observation, "asked"), "would"),
        observed::text(observed::at(observation, "asked"), "whom") }
    , ruleset(observed::text(observation, "ruleset"))
    , columns(observed::numberIn(observation, "columns"))
    , way(observed::texts(observation, "way"))
    , stack(waitingIn(observed::at(observation, "stack")))
    , deeds { observed::text(observed::at(observation, "announcing"), "kind"),
        observed::text(observed::at(observation, "resolving"), "kind") }
{
    for (const auto& [handle, object] : observed::at(observation, "objects").items())
        objects.insert(QString::fromStdString(handle), seizeObject(object));
    for (const auto& [seat, player] : observed::at(observation, "players").items())
        players.insert(QString::fromStdString(seat),
            { observed::numberIn(player, "vault"), observed::number(player, "rolled") });
    const Json& tiles = observed::at(observation, "tiles");
    for (const auto& [tile, lying] : tiles.items())
        marks.insert(QString::fromStdString(tile), observed::texts(tiles, tile.c_str()));
}
