#include "app/games/altered/AlteredView.h"

using observed::Json;

namespace {

AlteredView::Terrains terrainsOf(const Json& object)
{
    return { observed::number(object, "forest"), observed::number(object, "mountain"),
        observed::number(object, "ocean") };
}

AlteredView::Expedition expeditionOf(const Json& expedition)
{
    return { observed::numberIn(expedition, "region"), terrainsOf(observed::at(expedition, "sums")),
        observed::flag(expedition, "ascended"), observed::flag(expedition, "moved"),
        observed::flag(expedition, "wouldMove"), observed::flag(expedition, "heldBack"),
        observed::numberIn(expedition, "wouldReach"), observed::text(expedition, "dueTo"),
        observed::flag(expedition, "dueToAscend") };
}

AlteredView::Player playerOf(const Json& player)
{
    const Json& expeditions = observed::at(player, "expeditions");
    return { observed::flag(player, "first"), observed::flag(player, "passed"),
        observed::number(player, "mana_ready"), expeditionOf(observed::at(expeditions, "hero")),
        expeditionOf(observed::at(expeditions, "companion")) };
}

AlteredView::Object objectOf(const Json& object)
{
    AlteredView::Object seen { SeenObject::of(object), observed::flag(object, "exhausted"),
        observed::texts(object, "statuses"), {}, {} };
    if (observed::at(object, "forest").is_number())
        seen.statistics = terrainsOf(object);
    for (const auto& [name, count] : observed::at(object, "counters").items())
        if (count.is_number_integer())
            seen.counters.insert(QString::fromStdString(name), count.get<int>());
    return seen;
}

} // namespace

AlteredView::AlteredView(const Json& observation)
    : SeenTable(observation)
    , arena(observed::flag(observation, "arena"))
    , reactions(waitingIn(observed::at(observation, "reactions")))
    , limbo(observed::texts(observation, "limbo"))
{
    for (const auto& [seat, player] : observed::at(observation, "players").items())
        players.insert(QString::fromStdString(seat), playerOf(player));
    for (const auto& [handle, object] : observed::at(observation, "objects").items())
        objects.insert(QString::fromStdString(handle), objectOf(object));
    for (const Json& region : observed::at(observation, "adventure"))
        regions.append({ observed::text(region, "terrains"), observed::flag(region, "revealed") });
}

AlteredView::Expedition AlteredView::expedition(const QString& seat, const QString& lane) const
{
    const Player of = player(seat);
    return lane == u"hero" ? of.hero : of.companion;
}
