#include "app/games/altered/AlteredView.h"

using reading::Json;

namespace {

std::optional<int> numberIn(const Json& object, const char* key)
{
    const Json& value = reading::at(object, key);
    return value.is_number_integer() ? std::optional<int>(value.get<int>()) : std::nullopt;
}

AlteredView::Terrains terrainsOf(const Json& object)
{
    return { reading::number(object, "forest"), reading::number(object, "mountain"),
        reading::number(object, "ocean") };
}

AlteredView::Expedition expeditionOf(const Json& expedition)
{
    return { numberIn(expedition, "region"), terrainsOf(reading::at(expedition, "sums")),
        reading::flag(expedition, "ascended"), reading::flag(expedition, "moved"),
        reading::flag(expedition, "wouldMove"), reading::flag(expedition, "heldBack"),
        numberIn(expedition, "wouldReach"), reading::text(expedition, "dueTo"),
        reading::flag(expedition, "dueToAscend") };
}

AlteredView::Player playerOf(const Json& player)
{
    const Json& expeditions = reading::at(player, "expeditions");
    return { reading::flag(player, "first"), reading::flag(player, "passed"),
        reading::number(player, "mana_ready"), reading::texts(reading::at(player, "zones"), "mana"),
        expeditionOf(reading::at(expeditions, "hero")),
        expeditionOf(reading::at(expeditions, "companion")) };
}

AlteredView::Object objectOf(const Json& object)
{
    AlteredView::Object seen { reading::text(object, "card"), reading::text(object, "name"),
        reading::text(object, "owner"), reading::text(object, "controller"),
        reading::text(object, "zone"), reading::flag(object, "exhausted"),
        reading::texts(object, "keywords"), reading::texts(object, "statuses"), {}, {} };
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
    , limbo(reading::texts(observation, "limbo"))
{
    for (const auto& [seat, player] : reading::at(observation, "players").items())
        players.insert(QString::fromStdString(seat), playerOf(player));
    for (const auto& [handle, object] : reading::at(observation, "objects").items())
        objects.insert(QString::fromStdString(handle), objectOf(object));
    for (const Json& region : reading::at(observation, "adventure"))
        regions.append({ reading::text(region, "terrains"), reading::flag(region, "revealed") });
    for (const Json& entry : reading::at(observation, "reactions"))
        reactions.append({ reading::text(entry, "item"), reading::text(entry, "source"),
            reading::text(entry, "controller"), reading::text(entry, "card"),
            reading::texts(entry, "targets"), reading::number(entry, "paragraph") });
}

AlteredView::Expedition AlteredView::expedition(const QString& seat, const QString& lane) const
{
    const Player of = player(seat);
    return lane == u"hero" ? of.hero : of.companion;
}
