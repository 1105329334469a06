#include "app/games/SeenTable.h"

SeenTable::SeenTable(const reading::Json& observation)
    : turn(reading::number(observation, "turn"))
    , phase(reading::text(observation, "phase"))
    , step(reading::text(observation, "step"))
    , active(reading::text(observation, "active"))
    , endedBy(reading::text(observation, "ended_by"))
    , over(reading::flag(observation, "over"))
{
    const reading::Json& asked = reading::at(observation, "asked");
    const reading::Json& asking = reading::at(asked, "cause");
    cause = { reading::text(asking, "source"), reading::text(asking, "card"),
        reading::number(asking, "paragraph") };
    for (const char* deed : { "announcing", "resolving" })
        if (acting.isEmpty())
            acting = reading::text(reading::at(observation, deed), "source");
    if (acting.isEmpty())
        acting = asking.is_object() ? cause.source : reading::text(observation, "cause");
    mostPicks = reading::number(asked, "max");
    passed = reading::texts(asked, "passed");
    claimants = reading::texts(asked, "claimants");
    for (const auto& [seat, player] : reading::at(observation, "players").items()) {
        const QString key = QString::fromStdString(seat);
        if (reading::flag(player, "alive"))
            alive.append(key);
        const reading::Json& own = reading::at(player, "zones");
        for (const auto& [zone, handles] : own.items())
            zones.append({ key, QString::fromStdString(zone), reading::texts(own, zone.c_str()) });
    }
}

QStringList SeenTable::cardsIn(const QString& seat, const QString& zone) const
{
    for (const Zone& each : zones)
        if (each.seat == seat && each.name == zone)
            return each.cards;
    return {};
}

QList<SeenTable::Waiting> SeenTable::waitingIn(const reading::Json& list)
{
    QList<Waiting> all;
    for (const reading::Json& entry : list)
        all.append({ reading::text(entry, "item"), reading::text(entry, "source"),
            reading::text(entry, "controller"), reading::text(entry, "card"),
            reading::text(entry, "kind"), reading::text(entry, "tile"),
            reading::texts(entry, "targets"), reading::number(entry, "paragraph") });
    return all;
}

SeenObject SeenObject::of(const reading::Json& object)
{
    return { reading::text(object, "card"), reading::text(object, "name"),
        reading::text(object, "owner"), reading::text(object, "controller"),
        reading::text(object, "zone"), reading::texts(object, "keywords") };
}
