#pragma once

// The loop that drives a match of every game.
namespace triptych {

/// Does what is on the agenda, one step after the other, until `mustStop(state)`: somebody is asked,
/// the match is over, or more goes on than there is room for (Room.h). `proceed(table)` says what comes
/// when nothing is half done.
template <class Table, class MustStop, class Proceed>
void runUntilAsked(const Table& table, MustStop mustStop, Proceed proceed)
{
    auto& state = table.state;
    while (!mustStop(state)) {
        if (state.agenda.empty())
            proceed(table);
        else
            state.agenda.runNext(table);
    }
}

/// Somebody is asked, the match is over, or there is no room for what is still
/// to be done.
template <class State>
bool isStopped(const State& state)
{
    return state.asked.what != decltype(state.asked.what) {} || state.over
        || state.agenda.overrun();
}

/// One step, in a game that looks at the whole table (`sweep`) after each that may have changed
/// something.
template <class Table, class Proceed>
void stepAndSweep(const Table& table, Proceed proceed)
{
    auto& state = table.state;
    if (state.agenda.empty())
        proceed(table);
    else
        state.agenda.runNext(table);
    if (state.dirty && !state.over)
        sweep(table);
}

/// One such step after the other, until somebody is asked or the match is over.
template <class Table, class Proceed>
void runAndSweep(const Table& table, Proceed proceed)
{
    while (!isStopped(table.state))
        stepAndSweep(table, proceed);
}

} // namespace triptych
