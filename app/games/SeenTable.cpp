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
}
