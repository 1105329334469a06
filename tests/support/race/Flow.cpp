#include "core/Rows.h"
#include "core/flow/RunUntilAsked.h"
#include "support/race/Match.h"

// What is asked, and what comes when nobody is asked.
namespace triptych::race {

namespace {

constexpr Question<Table, Ask, Asker> questions[] = {
    { Ask::Nothing, "", "", noOptions, noAnswer },
    { Ask::PutBack, "put-back", "race 1", putBackOptions, answerPutBack, Asker::Nobody,
        Answerable::Always },
    { Ask::Play, "play", "race 2", playOptions, answerPlay, Asker::Nobody, Answerable::Always },
    { Ask::Spoil, "spoil", "race 3", spoilOptions, answerSpoil, Asker::Played, Answerable::Always },
};
static_assert(isARowEach(questions, &Question<Table, Ask, Asker>::what, Ask::Spoil));

} // namespace

const Question<Table, Ask, Asker>& questionOf(const Asked& asked)
{
    return questions[static_cast<std::size_t>(asked.what)];
}

bool ask(const Table& t, const Asked& asked)
{
    return askWhere(t, asked, [](const Table& table) { return !listed(table).empty(); });
}

void answered(const Table& t)
{
    t.state.asked = {};
}

Index causeOf(const State& s)
{
    return questionOf(s.asked).asker == Asker::Played ? playedCard(s) : noIndex;
}

std::uint8_t pickedSoFar(const State& s)
{
    return static_cast<std::uint8_t>(s.picks.size());
}

void advance(const Table& t)
{
    runUntilAsked(t, isStopped<State>, nextTurn);
}

bool isAtRest(const State& s)
{
    return s.agenda.empty();
}

} // namespace triptych::race
