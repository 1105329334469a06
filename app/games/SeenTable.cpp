#include "app/games/SeenTable.h"

SeenTable::SeenTable(const observed::Json& observation)
    : turn(observed::number(observation, "turn"))
    , phase(observed::text(observation, "phase"))
    , step(observed::text(observation, "step"))
    , active(observed::text(observation, "active"))
    , endedBy(observed::text(observation, "ended_by"))
    , viewer(observed::text(observation, "viewer"))
    , over(observed::flag(observation, "over"))
    , timeUp(observed::flag(observation, "time_up"))
{
    const observed::Json& asked = observed::at(observation, "asked");
    const observed::Json& asking = observed::at(asked, "cause");
    cause = { observed::text(asking, "source"), observed::text(asking, "card"),
        observed::number(asking, "paragraph") };
    for (const char* deed : { "announcing", "resolving" }) {
        const observed::Json& done = observed::at(observation, deed);
        if (!acting.isEmpty() || !done.is_object())
            continue;
        acting = observed::text(done, "source");
        if (!asking.is_object()) // what is carried out is what asks
            cause = { acting, observed::text(done, "card"), observed::number(done, "paragraph") };
    }
    if (acting.isEmpty())
        acting = asking.is_object() ? cause.source : observed::text(observation, "cause");
    mostPicks = observed::number(asked, "max");
    passed = observed::texts(asked, "passed");
    claimants = observed::texts(asked, "claimants");
    for (const auto& [seat, player] : observed::at(observation, "players").items()) {
        const QString key = QString::fromStdString(seat);
        if (observed::flag(player, "alive"))
            alive.append(key);
        const observed::Json& own = observed::at(player, "zones");
        for (const auto& [zone, handles] : own.items())
            zones.append({ key, QString::fromStdString(zone), observed::texts(own, zone.c_str()) });
    }
}

QStringList SeenTable::cardsIn(const QString& seat, const QString& zone) const
{
    for (const Zone& each : zones)
        if (each.seat == seat && each.name == zone)
            return each.cards;
    return {};
}

QList<SeenTable::Waiting> SeenTable::waitingIn(const observed::Json& list)
{
    QList<Waiting> all;
    for (const observed::Json& entry : list)
        all.append({ observed::text(entry, "item"), observed::text(entry, "source"),
            observed::text(entry, "controller"), observed::text(entry, "card"),
            observed::text(entry, "kind"), observed::text(entry, "tile"),
            observed::texts(entry, "targets"), observed::number(entry, "paragraph") });
    return all;
}

SeenObject SeenObject::of(const observed::Json& object)
{
    return { observed::text(object, "card"), observed::text(object, "name"),
        observed::text(object, "owner"), observed::text(object, "controller"),
        observed::text(object, "zone"), observed::texts(object, "keywords") };
}
