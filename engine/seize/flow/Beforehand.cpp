#include "seize/flow/Beforehand.h"

#include "seize/rules/Rescues.h"

namespace triptych::seize {

bool isAskedFirst(const Table& t, void (*next)(const Table&))
{
    if (!mayBeOffered(t))
        return false;
    State trial = t.state;
    Unanswered found;
    Table copy { trial, t.cards };
    copy.unanswered = &found;
    next(copy);
    if (found.saviour == noIndex)
        return false;
    State& s = t.state;
    // The picks stay: they are those of the step that waits.
    s.asked = { Ask::Instead, s.objects[found.saviour].controller, 1, 1, found.deed,
        Saving { found.saviour, found.doomed } };
    return true;
}

} // namespace triptych::seize
