#include "altered/flow/Questions.h"

#include "altered/effects/Choices.h"
#include "altered/effects/Resolve.h"
#include "altered/effects/Targeting.h"
#include "altered/effects/Verbs.h"
#include "altered/rules/Asking.h"
#include "altered/rules/Day.h"
#include "altered/rules/Modifiers.h"
#include "altered/rules/Morning.h"
#include "altered/rules/Night.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Setup.h"
#include "core/Rows.h"

namespace triptych::altered {

namespace {

/// One of several picks; the question is settled when there are enough or no
/// more.
void pick(const Table& t, const Option& o)
{
    State& s = t.state;
    if (isNone(o)) {
        answered(t);
        return;
    }
    Index picked = thingOf(o);
    if (s.asked.what == Ask::Mode)
        picked = static_cast<Index>(o.number - 1);
    if (s.asked.what == Ask::Target && !s.acting.empty())
        pickTarget(t, picked);
    s.picks.push_back(picked);
    if (!mayPickMore(t))
        answered(t);
}

void answerMay(const Table& t, const Option& o)
{
    State& s = t.state;
    s.picks.clear();
    if (verbOf(o) == Verb::Yes)
        s.picks.push_back(0);
    answered(t);
}

void answerNumber(const Table& t, const Option& o)
{
    State& s = t.state;
    s.picks.clear();
    s.picks.push_back(static_cast<Index>(o.number));
    answered(t);
}

void answerCardToPlay(const Table& t, const Option& o)
{
    State& s = t.state;
    s.picks.clear();
    s.picks.push_back(thingOf(o));
    s.picks.push_back(o.detail);
    answered(t);
}

constexpr Question<Table, Ask, Asker> questions[] = {
    { Ask::Nothing, "", "", noOptions, noAnswer },
    { Ask::SetUpMana, "setup-mana", "altered 4.1.k", setupOptions, pick, Asker::Nobody },
    { Ask::Expand, "expand", "altered 4.2.1.e", expandOptions, pick, Asker::Nobody },
    { Ask::Turn, "turn", "altered 4.2.3.d", turnOptions, answerTurn, Asker::Nobody,
        Answerable::Always },
    { Ask::React, "react", "altered 4.4.b", reactionOptions, answerReaction, Asker::Nobody },
    { Ask::Keep, "keep-reserve", "altered 4.2.5.c", keepOptions, pick, Asker::Nobody },
    { Ask::May, "may", "altered 6.5.c", mayOptions, answerMay },
    { Ask::Number, "number", "altered 1.1.6", numberOptions, answerNumber },
    { Ask::Mode, "mode", "altered 6.5.g", modeOptions, pick },
    { Ask::Target, "target", "altered 6.5.b", choiceOptions, pick },
    { Ask::Choose, "choose", "altered 6.1.g", choiceOptions, pick },
    { Ask::Player, "player", "altered 6.5.b", playerOptions, pick },
    { Ask::Play, "play", "altered v4 5.2.b", cardToPlayOptions, answerCardToPlay },
    { Ask::Modifier, "choose", "altered 6.2.h", modifierOptions, pick },
};
static_assert(isARowEach(questions, &Question<Table, Ask, Asker>::what, Ask::Modifier));

} // namespace

const Question<Table, Ask, Asker>& questionOf(const Asked& asked)
{
    return questions[static_cast<std::size_t>(asked.what)];
}

bool ask(const Table& t, const Asked& asked)
{
    if (asked.player >= maxPlayers) {
        t.state.picks.clear();
        return false;
    }
    return askWhere(
        t, asked, [](const Table& asking) { return !triptych::listed(asking).empty(); });
}

void answered(const Table& t)
{
    t.state.asked = {};
}

void answerOption(const Table& t, const Option& o)
{
    if (verbOf(o) == Verb::Swap)
        swapOrbs(t, o); // the same question stands
    else
        questionOf(t.state.asked).answer(t, o);
}

std::string_view promptOf(const Asked& asked)
{
    return asked.what == Ask::Keep && asked.remembered<Kept>().zone != 0 ? "keep-landmarks"
                                                                         : questionOf(asked).prompt;
}

bool isAskedByTheDay(const State& s)
{
    return questionOf(s.asked).asker == Asker::Nobody;
}

Index causeOf(const State& s)
{
    if (isAskedByTheDay(s))
        return noIndex;
    if (const auto modifier = modifierAsked(s))
        return modifier->cause;
    return s.acting.empty() ? noIndex : s.acting.back().source.object;
}

std::uint8_t pickedSoFar(const State& s)
{
    return static_cast<std::uint8_t>(s.picks.size());
}

} // namespace triptych::altered
