#include "seize/flow/Beforehand.h"

#include "seize/Options.h"
#include "seize/rules/Rescues.h"

namespace triptych::seize {

bool isAskedFirst(const Table& t, void (*next)(const Table&))
{
    if (!mayBeOffered(t))
        return false;
    State& s = t.state;
    for (;;) {
        State trial = s;
        Unanswered found;
        Table copy { trial, t.cards };
        copy.unanswered = &found;
        next(copy);
        if (found.saviour == noIndex || s.used.full()) // without room for an answer nobody is asked
            return false;
        const Seat player = s.objects[found.saviour].controller;
        // The picks stay: they are those of the step that waits.
        s.asked
            = { Ask::Instead, player, 1, 1, found.deed, Saving { found.saviour, found.doomed } };
        if (s.players[player].alive)
            return true;
        answerInstead(t, option(Verb::No)); // nobody is there to answer
    }
}

} // namespace triptych::seize
