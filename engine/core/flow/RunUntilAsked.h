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

/// Somebody is asked, the match is over, or there is no room for what is still
/// to be done.
template <class State>
bool isStopped(const State& state)
{
    return state.asked.what != decltype(state.asked.what) {} || state.over
        || state.agenda.overrun();
}

/// The same in a game that looks at the whole table (`sweep`) after each step
/// that may have changed something.
template <class Table, class Proceed>
void runAndSweep(const Table& table, Proceed proceed)
{
    runUntilAsked(
        table, [](const auto& state) { return isStopped(state); }, proceed,
        [](const Table& after) {
            if (after.state.dirty && !after.state.over)
                sweep(after);
        });
}

} // namespace triptych
