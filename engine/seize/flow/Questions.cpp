#include "seize/flow/Questions.h"

#include "seize/effects/Choices.h"
#include "seize/rules/Abilities.h"
#include "seize/rules/Attacking.h"
#include "seize/rules/Mercenaries.h"
#include "seize/rules/Movement.h"
#include "seize/rules/Playing.h"
#include "seize/rules/Setup.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Turn.h"

#include <array>

namespace triptych::seize {

namespace {

/// Who is asked these can always answer, so nothing is listed to see whether they can.
bool hasAlwaysAnAnswer(Ask what)
{
    switch (what) {
    case Ask::StartPlayer:
    case Ask::Mulligan:
    case Ask::Acquire:
    case Ask::Priority:
    case Ask::AttackTarget: // the attack was offered because there is one
    case Ask::Walk:
    case Ask::Payment: // asked only with more treasures than it takes
    case Ask::TriggerOrder:
    case Ask::HandLimit: // asked only with too many cards
    case Ask::May:
        return true;
    default:
        return false;
    }
}

/// Whether anything is legal; what it would be is listed when it is looked at.
bool canBeAnswered(const Table& t)
{
    const Ask what = t.state.asked.what;
    if (hasAlwaysAnAnswer(what))
        return true;
    if (what == Ask::Target)
        return findsTarget(t);
    Options options;
    options.reserve(32); // more than most questions have, and growing takes longer than listing
    listOptions(t, options);
    return !options.empty();
}

} // namespace

bool ask(const Table& t, const Asked& asked)
{
    State& s = t.state;
    s.picks.clear();
    if (asked.player >= s.seats || !s.players[asked.player].alive)
        return false;
    s.asked = asked;
    if (canBeAnswered(t))
        return true;
    s.asked = {};
    return false;
}

void answered(const Table& t)
{
    t.state.asked = {};
}

void listOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    switch (s.asked.what) {
    case Ask::Nothing:
        break;
    case Ask::StartPlayer:
    case Ask::Mulligan:
    case Ask::Pillar:
    case Ask::Champion:
        setupOptions(t, out);
        break;
    case Ask::Acquire:
        acquireOptions(t, out);
        break;
    case Ask::Priority:
        priorityOptions(t, out);
        break;
    case Ask::AttackTarget:
        attackTargetOptions(t, out);
        break;
    case Ask::Walk:
        walkOptions(t, out);
        break;
    case Ask::Arrive:
        arriveOptions(t, out);
        break;
    case Ask::Payment:
    case Ask::Cost:
    case Ask::Mode:
    case Ask::Target:
        announceOptions(t, out);
        break;
    case Ask::TriggerOrder:
        for (std::size_t k = 0; k < s.asked.max; ++k)
            if (!s.picks.contains(static_cast<Index>(k)))
                out.push_back(placeOption(Verb::Order, k));
        break;
    case Ask::HandLimit:
        for (const Index i : cardsIn(s, s.asked.player, Zone::Hand))
            if (!s.picks.contains(i))
                out.push_back(option(Verb::Choose, i));
        break;
    case Ask::May:
    case Ask::Choose:
    case Ask::Discard:
    case Ask::Opponent:
    case Ask::Status:
    case Ask::Steps:
        choiceOptions(t, out);
        break;
    }
}

void pick(const Table& t, const Option& o)
{
    State& s = t.state;
    if (!isNone(o)) {
        const bool names = o.object != noObject;
        s.picks.push_back(names ? indexOf(o) : static_cast<Index>(o.number));
        if (s.picks.size() < s.asked.max) {
            Options left;
            listOptions(t, left);
            if (!left.empty() && !(left.size() == 1 && isNone(left.front())))
                return;
        }
    }
    answered(t);
}

void answerOption(const Table& t, const Option& o)
{
    switch (t.state.asked.what) {
    case Ask::Nothing:
        break;
    case Ask::StartPlayer:
    case Ask::Mulligan:
    case Ask::Pillar:
    case Ask::Champion:
        answerSetup(t, o);
        break;
    case Ask::Acquire:
        answerAcquire(t, o);
        break;
    case Ask::Priority:
        answerPriority(t, o);
        break;
    case Ask::AttackTarget:
        answerAttackTarget(t, o);
        break;
    case Ask::Walk:
        answerWalk(t, o);
        break;
    case Ask::Payment:
    case Ask::Cost:
    case Ask::Mode:
    case Ask::Target:
        answerAnnounce(t, o);
        break;
    case Ask::TriggerOrder:
        answerTriggerOrder(t, o);
        break;
    case Ask::Arrive:
    case Ask::HandLimit:
    case Ask::Choose:
    case Ask::Discard:
    case Ask::Opponent:
    case Ask::Status:
    case Ask::Steps:
        pick(t, o);
        break;
    case Ask::May:
        if (verbOf(o) == Verb::Yes)
            t.state.picks.push_back(0);
        answered(t);
        break;
    }
}

namespace {

struct Wording
{
    std::string_view prompt;
    std::string_view rule;
};

constexpr std::array<Wording, 23> wordings { {
    { "", "" },
    { "start-player", "seize S-PRE-FIRST" },
    { "mulligan", "seize S-PRE-MULLIGAN" },
    { "pillar", "seize S-FMT-ARENA-PILLARS" },
    { "champion", "seize S-FMT-ARENA-GOAL" },
    { "acquire", "seize S-TURN-ACQUIRE" },
    { "priority", "seize S-PRIO" },
    { "attack-target", "seize S-ACT-ATTACK" },
    { "walk", "seize S-ACT-MOVE" },
    { "arrive", "seize S-RALLY-UPSTAGE-2" },
    { "payment", "seize S-TREAS-COST" },
    { "cost", "seize S-MERC-ACTIVE" },
    { "mode", "seize S-ABIL-1" },
    { "target", "seize S-ABIL-1" },
    { "trigger-order", "seize S-STACK-2" },
    { "hand-limit", "seize S-TURN-HAND" },
    { "may", "seize S-ABIL-1" },
    { "choose", "seize S-ABIL-1" },
    { "discard", "seize S-ABIL-1" },
    { "opponent", "seize S-FMT-GM-GOAL" },
    { "status", "seize S-MEND" },
    { "steps", "seize S-ABIL-1" },
    { "", "" },
} };

const Wording& wordingOf(const Asked& asked)
{
    return wordings[static_cast<std::size_t>(asked.what)];
}

} // namespace

std::string_view promptOf(const Asked& asked)
{
    return wordingOf(asked).prompt;
}

std::string_view ruleOf(const Asked& asked)
{
    return wordingOf(asked).rule;
}

Index causeOf(const State& s)
{
    switch (s.asked.what) {
    case Ask::AttackTarget:
    case Ask::Walk:
    case Ask::Champion:
        return s.asked.a;
    case Ask::Payment:
    case Ask::Cost:
    case Ask::Mode:
    case Ask::Target:
        return s.stack.empty() ? noIndex : s.stack.back().source.object;
    case Ask::Arrive:
    case Ask::May:
    case Ask::Choose:
    case Ask::Discard:
    case Ask::Opponent:
    case Ask::Status:
    case Ask::Steps:
        return s.resolving.source.object;
    case Ask::Nothing:
    case Ask::StartPlayer:
    case Ask::Mulligan:
    case Ask::Pillar:
    case Ask::Acquire:
    case Ask::Priority:
    case Ask::TriggerOrder:
    case Ask::HandLimit:
        break;
    }
    return noIndex;
}

std::uint8_t pickedSoFar(const State& s)
{
    return static_cast<std::uint8_t>(s.asked.what == Ask::Priority ? 0 : s.picks.size());
}

} // namespace triptych::seize
