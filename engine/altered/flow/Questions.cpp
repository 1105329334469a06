#include "altered/flow/Questions.h"

#include "altered/effects/Resolve.h"
#include "altered/effects/Targeting.h"
#include "altered/rules/Day.h"
#include "altered/rules/Modifiers.h"
#include "altered/rules/Night.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Setup.h"

namespace triptych::altered {

bool ask(const Table& b, const Asked& asked)
{
    State& s = b.state;
    s.picks.clear();
    if (asked.player >= maxPlayers)
        return false;
    s.asked = asked;
    if (asked.what == Ask::Turn)
        return true; // passing is always possible
    Options options;
    listOptions(b, options);
    if (!options.empty())
        return true;
    s.asked = {};
    return false;
}

void answered(const Table& b)
{
    b.state.asked = {};
}

void listOptions(const Table& b, Options& out)
{
    switch (b.state.asked.what) {
    case Ask::Nothing:
        break;
    case Ask::SetUpMana:
        setupOptions(b, out);
        break;
    case Ask::Expand:
        expandOptions(b, out);
        break;
    case Ask::Turn:
        turnOptions(b, out);
        break;
    case Ask::React:
        reactionOptions(b, out);
        break;
    case Ask::Keep:
        keepOptions(b, out);
        break;
    case Ask::May:
    case Ask::Number:
    case Ask::Mode:
    case Ask::Target:
    case Ask::Choose:
    case Ask::Player:
    case Ask::Play:
        branchOptions(b, out);
        break;
    case Ask::Modifier:
        modifierOptions(b, out);
        break;
    }
}

namespace {

/// One of several picks; the question is settled when there are enough or no more.
void pick(const Table& b, const Option& o)
{
    State& s = b.state;
    if (isNone(o)) {
        answered(b);
        return;
    }
    Index picked = thingOf(o);
    if (s.asked.what == Ask::Mode)
        picked = static_cast<Index>(o.number - 1);
    if (s.asked.what == Ask::Target && !s.acting.empty())
        pickTarget(b, picked);
    s.picks.push_back(picked);
    if (s.picks.size() < s.asked.max) {
        Options left;
        listOptions(b, left);
        const bool more = !left.empty() && !(left.size() == 1 && isNone(left.front()));
        if (more)
            return;
    }
    answered(b);
}

} // namespace

void answerOption(const Table& b, const Option& o)
{
    State& s = b.state;
    if (verbOf(o) == Verb::Swap) {
        swapOrbs(b, o);
        return;
    }
    switch (s.asked.what) {
    case Ask::Nothing:
        break;
    case Ask::Turn:
        answerTurn(b, o);
        break;
    case Ask::React:
        answerReaction(b, o);
        break;
    case Ask::May:
        s.picks.clear();
        if (verbOf(o) == Verb::Yes)
            s.picks.push_back(0);
        answered(b);
        break;
    case Ask::Number:
        s.picks.clear();
        s.picks.push_back(static_cast<Index>(o.number));
        answered(b);
        break;
    case Ask::Play:
        s.picks.clear();
        s.picks.push_back(thingOf(o));
        s.picks.push_back(o.detail);
        answered(b);
        break;
    case Ask::SetUpMana:
    case Ask::Expand:
    case Ask::Keep:
    case Ask::Mode:
    case Ask::Target:
    case Ask::Choose:
    case Ask::Player:
    case Ask::Modifier:
        pick(b, o);
        break;
    }
}

std::string_view promptOf(const Asked& asked)
{
    switch (asked.what) {
    case Ask::Nothing:
        return "";
    case Ask::SetUpMana:
        return "setup-mana";
    case Ask::Expand:
        return "expand";
    case Ask::Turn:
        return "turn";
    case Ask::React:
        return "react";
    case Ask::Keep:
        return asked.a == 0 ? "keep-reserve" : "keep-landmarks";
    case Ask::May:
        return "may";
    case Ask::Number:
        return "number";
    case Ask::Mode:
        return "mode";
    case Ask::Target:
        return "target";
    case Ask::Choose:
    case Ask::Modifier:
        return "choose";
    case Ask::Player:
        return "player";
    case Ask::Play:
        return "play";
    }
    return "";
}

std::string_view ruleOf(const Asked& asked)
{
    switch (asked.what) {
    case Ask::Nothing:
        return "";
    case Ask::SetUpMana:
        return "altered 4.1.k";
    case Ask::Expand:
        return "altered 4.2.1.e";
    case Ask::Turn:
        return "altered 4.2.3.d";
    case Ask::React:
        return "altered 4.4.b";
    case Ask::Keep:
        return "altered 4.2.5.c";
    case Ask::May:
        return "altered 6.5.c";
    case Ask::Number:
        return "altered 1.1.6";
    case Ask::Mode:
        return "altered 6.5.g";
    case Ask::Target:
    case Ask::Player:
        return "altered 6.5.b";
    case Ask::Choose:
        return "altered 6.1.g";
    case Ask::Play:
        return "altered v4 5.2.b";
    case Ask::Modifier:
        return "altered 6.2.h";
    }
    return "";
}

Index causeOf(const State& s)
{
    switch (s.asked.what) {
    case Ask::SetUpMana:
    case Ask::Expand:
    case Ask::Turn:
    case Ask::React:
    case Ask::Keep:
        return noIndex;
    case Ask::Nothing:
    case Ask::May:
    case Ask::Number:
    case Ask::Mode:
    case Ask::Target:
    case Ask::Choose:
    case Ask::Player:
    case Ask::Play:
    case Ask::Modifier:
        break;
    }
    if (const auto modifier = modifierAsked(s))
        return modifier->cause;
    return s.acting.empty() ? noIndex : s.acting.back().source.object;
}

std::uint8_t pickedSoFar(const State& s)
{
    return static_cast<std::uint8_t>(s.picks.size());
}

} // namespace triptych::altered
