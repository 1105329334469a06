#include "app/games/altered/AlteredView.h"

using reading::Json;

namespace {

AlteredView::Terrains terrainsOf(const Json& object)
{
    return { reading::number(object, "forest"), reading::number(object, "mountain"),
        reading::number(object, "ocean") };
}

AlteredView::Expedition expeditionOf(const Json& expedition)
{
    return { reading::numberIn(expedition, "region"), terrainsOf(reading::at(expedition, "sums")),
        reading::flag(expedition, "ascended"), reading::flag(expedition, "moved"),
        reading::flag(expedition, "wouldMove"), reading::flag(expedition, "heldBack"),
        reading::numberIn(expedition, "wouldReach"), reading::text(expedition, "dueTo"),
        reading::flag(expedition, "dueToAscend") };
}

AlteredView::Player playerOf(const Json& player)
{
    const Json& expeditions = reading::at(player, "expeditions");
    return { reading::flag(player, "first"), reading::flag(player, "passed"),
        reading::number(player, "mana_ready"), expeditionOf(reading::at(expeditions, "hero")),
        expeditionOf(reading::at(expeditions, "companion")) };
}

AlteredView::Object objectOf(const Json& object)
{
    AlteredView::Object seen { SeenObject::of(object), reading::flag(object, "exhausted"),
        reading::texts(object, "statuses"), {}, {} };
    if (reading::at(object, "forest").is_number())
        seen.statistics = terrainsOf(object);
    for (const auto& [name, count] : reading::at(object, "counters").items())
        if (count.is_number_integer())
            seen.counters.insert(QString::fromStdString(name), count.get<int>());
    return seen;
}

} // namespace

AlteredView::AlteredView(const Json& observation)
    : SeenTable(observation)
    , arena(reading::flag(observation, "arena"))
    , reactions(waitingIn(reading::at(observation, "reactions")))
    , limbo(reading::texts(observation, "limbo"))
{
    for (const auto& [seat, player] : reading::at(observation, "players").items())
        players.insert(QString::fromStdString(seat), playerOf(player));
    for (const auto& [handle, object] : reading::at(observation, "objects").items())
        objects.insert(QString::fromStdString(handle), objectOf(object));
    for (const Json& region : reading::at(observation, "adventure"))
        regions.append({ reading::text(region, "terrains"), reading::flag(region, "revealed") });
}

AlteredView::Expedition AlteredView::expedition(const QString& seat, const QString& lane) const
{
    const Player of = player(seat);
    return lane == u"hero" ? of.hero : of.companion;
}
