#pragma once

// The loop that drives a match of every game.
namespace triptych {

/// Does what is on the agenda, one step after the other, until `mustStop(state)`: somebody is asked,
/// the match is over, or more goes on than there is room for (Room.h). `proceed(table)` says what comes
/// when nothing is half done; `afterStep(table)` is called after each.
template <class Table, class MustStop, class Proceed, class AfterStep>
void runUntilAsked(const Table& table, MustStop mustStop, Proceed proceed, AfterStep afterStep)
{
    auto& state = table.state;
    while (!mustStop(state)) {
        if (state.agenda.empty())
            proceed(table);
        else
            state.agenda.runNext(table);
        afterStep(table);
    }
}

} // namespace triptych
