#include "app/viewmodels/ShownMatch.h"

#include "app/viewmodels/SeatPortraits.h"
#include "app/viewmodels/TakeBackWords.h"

Scene ShownMatch::sceneNow() const
{
    Scene made = presenter->scene(snapshot, table);
    seatportraits::addTo(made);
    if (made.prompt.mine)
        made.prompt.undoText = takebackwords::undo(made.prompt, snapshot, *presenter, table);
    return made;
}
