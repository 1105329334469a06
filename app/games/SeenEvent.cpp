#include "app/games/SeenEvent.h"

SeenEvent::SeenEvent(const observed::Json& event)
    : name(observed::text(event, "event").replace(u'_', u'-'))
    , player(observed::text(event, "player"))
    , object(observed::text(event, "object"))
    , other(observed::text(event, "other"))
    , cardName(observed::text(event, "name"))
    , from(observed::text(event, "from"))
    , to(observed::text(event, "to"))
    , tile(observed::text(event, "tile"))
    , amount(observed::numberIn(event, "amount"))
{
}
