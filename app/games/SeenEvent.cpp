#include "app/games/SeenEvent.h"

SeenEvent::SeenEvent(const reading::Json& event)
    : name(reading::text(event, "event").replace(u'_', u'-'))
    , player(reading::text(event, "player"))
    , object(reading::text(event, "object"))
    , other(reading::text(event, "other"))
    , cardName(reading::text(event, "name"))
    , from(reading::text(event, "from"))
    , to(reading::text(event, "to"))
    , tile(reading::text(event, "tile"))
    , amount(reading::numberIn(event, "amount"))
{
}
