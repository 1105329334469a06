#include "kryptik/flow/Questions.h"

#include "kryptik/effects/Possible.h"
#include "kryptik/effects/Resolve.h"
#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Combat.h"
#include "kryptik/rules/ElevenYearRow.h"
#include "kryptik/rules/Priority.h"

#include <iterator>

namespace triptych::kryptik {

namespace {

/// What may be answered now, for a look at it.
Options listed(const Table& t)
{
    Options options;
    options.reserve(32); // more than most questions have, and growing takes longer than listing
    listOptions(t, options);
    return options;
}

/// Questions that can always be answered, whatever the table looks like: by passing, by naming
/// nobody, by a word or the number 0, or by an opponent, who is there. Of all others the options
/// are counted.
bool alwaysHasAnAnswer(Ask what)
{
    switch (what) {
    case Ask::Priority:
    case Ask::Attack:
    case Ask::AttackTarget:
    case Ask::Block:
    case Ask::X:
    case Ask::Year:
    case Ask::May:
    case Ask::MayTrigger:
    case Ask::OneOf:
        return true;
    default:
        return false;
    }
}

} // namespace

bool ask(const Table& t, const Asked& asked)
{
    State& s = t.state;
    s.picks.clear();
    if (asked.player >= s.seats || !s.players[asked.player].alive)
        return false;
    s.asked = asked;
    if (alwaysHasAnAnswer(asked.what))
        return true;
    if (!listed(t).empty())
        return true;
    s.asked = {};
    return false;
}

void answered(const Table& t)
{
    t.state.asked = {};
}

namespace {

void playersPicks(const State& s, Seat p, Zone zone, Verb verb, Options& out)
{
    for (const Index i : cardsIn(s, p, zone))
        if (!s.picks.contains(i))
            offer(out, option(verb, i));
    if (s.picks.size() >= s.asked.min && (s.asked.min < s.asked.max || out.empty()))
        offer(out, noneOf(verb));
}

void yesNo(Options& out)
{
    offer(out, option(Verb::Yes));
    offer(out, option(Verb::No));
}

void mayOptions(const Table& t, Options& out)
{
    const auto* may = std::get_if<May>(&t.cards.effect(t.state.asked.node).node);
    if (may && !isPossible(t, may->effect.front()))
        offer(out, option(Verb::No));
    else
        yesNo(out);
}

} // namespace

void listOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    switch (s.asked.what) {
    case Ask::Nothing:
        break;
    case Ask::StartPlayer:
        for (Seat p = 0; p < s.seats; ++p)
            offer(out, seatOption(Verb::First, p));
        break;
    case Ask::Recursion:
        playersPicks(s, s.asked.player, Zone::Hand, Verb::Recur, out);
        break;
    case Ask::Priority:
        priorityOptions(t, out);
        break;
    case Ask::Attack:
    case Ask::AttackTarget:
    case Ask::Block:
    case Ask::BlockOrder:
    case Ask::RavenousLoss:
        combatOptions(t, out);
        break;
    case Ask::Cost:
    case Ask::X:
    case Ask::Mode:
    case Ask::Opponent:
    case Ask::Target:
    case Ask::EffectOrder:
        announceOptions(t, out);
        break;
    case Ask::TriggerOrder:
        for (std::size_t k = 0; k < s.asked.max; ++k)
            if (!s.picks.contains(static_cast<Index>(k)))
                offer(out, placeOption(Verb::Order, k));
        break;
    case Ask::MayTrigger:
        yesNo(out);
        break;
    case Ask::HandLimit:
        playersPicks(s, s.asked.player, Zone::Hand, Verb::Choose, out);
        break;
    case Ask::Year:
        yearOptions(t, out);
        break;
    case Ask::Overlord:
        offer(out, option(Verb::Choose, s.asked.a));
        offer(out, option(Verb::Choose, s.asked.b));
        break;
    case Ask::RowCard:
        playersPicks(s, s.asked.a, Zone::ElevenYearRow, Verb::Choose, out);
        break;
    case Ask::May:
        mayOptions(t, out);
        break;
    case Ask::OneOf:
    case Ask::Number:
    case Ask::Choose:
    case Ask::Discard:
    case Ask::Plunder:
    case Ask::Detach:
    case Ask::Search:
    case Ask::Rearrange:
    case Ask::Reveal:
    case Ask::CastFree:
    case Ask::Controlled:
        effectOptions(t, out);
        break;
    }
}

namespace {

/// One of several picks; the question is settled when there are enough or no more.
void pick(const Table& t, const Option& o)
{
    State& s = t.state;
    if (!isNone(o)) {
        s.picks.push_back(indexOf(o));
        if (s.picks.size() < s.asked.max) {
            const Options left = listed(t);
            if (!left.empty() && !(left.size() == 1 && isNone(left.front())))
                return;
        }
    }
    answered(t);
}

} // namespace

void answerOption(const Table& t, const Option& o)
{
    State& s = t.state;
    switch (s.asked.what) {
    case Ask::Nothing:
        break;
    case Ask::StartPlayer:
        s.first = static_cast<Seat>(o.number);
        answered(t);
        break;
    case Ask::Priority:
        answerPriority(t, o);
        break;
    case Ask::Attack:
    case Ask::AttackTarget:
    case Ask::Block:
    case Ask::BlockOrder:
    case Ask::RavenousLoss:
        answerCombat(t, o);
        break;
    case Ask::Cost:
    case Ask::X:
    case Ask::Mode:
    case Ask::Opponent:
    case Ask::Target:
    case Ask::EffectOrder:
        answerAnnounce(t, o);
        break;
    case Ask::TriggerOrder:
        answerTriggerOrder(t, o);
        break;
    case Ask::MayTrigger:
        answerMayTrigger(t, verbOf(o) == Verb::Yes);
        break;
    case Ask::Year:
        answerYear(t, o);
        break;
    case Ask::Recursion:
    case Ask::HandLimit:
    case Ask::RowCard:
    case Ask::Overlord:
        pick(t, o);
        break;
    case Ask::May:
    case Ask::OneOf:
    case Ask::Number:
    case Ask::Controlled:
        answerEffect(t, o);
        break;
    case Ask::Choose:
    case Ask::Discard:
    case Ask::Plunder:
    case Ask::Detach:
    case Ask::Search:
    case Ask::Rearrange:
    case Ask::Reveal:
    case Ask::CastFree:
        pick(t, o);
        break;
    }
}

namespace {

/// How a question is called, and the rule that asks it.
struct Wording
{
    Ask what;
    std::string_view prompt;
    std::string_view rule;
};
constexpr Wording wordings[] = {
    { Ask::Nothing, "", "" },
    { Ask::StartPlayer, "start-player", "kryptik 2.1" },
    { Ask::Recursion, "recursion", "kryptik 2.3.1" },
    { Ask::Priority, "priority", "kryptik 8.3" },
    { Ask::Attack, "attack", "kryptik 4.4.2" },
    { Ask::AttackTarget, "attack-target", "kryptik 4.4.2" },
    { Ask::Block, "block", "kryptik 4.4.3" },
    { Ask::BlockOrder, "block-order", "kryptik 4.4.4.1" },
    { Ask::Cost, "cost", "kryptik 8.1" },
    { Ask::X, "x", "kryptik 8.1.1" },
    { Ask::Mode, "mode", "kryptik 10.4" },
    { Ask::Opponent, "opponent", "kryptik glossary Opponent" },
    { Ask::Target, "target", "kryptik 8.5" },
    { Ask::EffectOrder, "effect-order", "kryptik 8.4.1" },
    { Ask::TriggerOrder, "trigger-order", "kryptik 8.4" },
    { Ask::MayTrigger, "may-trigger", "kryptik 9.3" },
    { Ask::May, "may", "kryptik 9.3" },
    { Ask::Number, "number", "kryptik 10.4" },
    { Ask::Choose, "choose", "kryptik 10" },
    { Ask::Discard, "discard", "kryptik glossary Discard" },
    { Ask::HandLimit, "hand-limit", "kryptik 4.6" },
    { Ask::Plunder, "plunder", "kryptik glossary Plunder" },
    { Ask::Year, "year", "kryptik 6.1" },
    { Ask::Overlord, "overlord", "kryptik 7.1.2" },
    { Ask::RavenousLoss, "ravenous-loss", "kryptik glossary Ravenous" },
    { Ask::RowCard, "row-card", "kryptik 6.1" },
    { Ask::Detach, "detach", "kryptik glossary Detach" },
    { Ask::Search, "search", "kryptik glossary Search" },
    { Ask::Rearrange, "rearrange", "kryptik 6.3" },
    { Ask::Reveal, "reveal", "kryptik 10" },
    { Ask::CastFree, "cast-free", "kryptik 8.1.4" },
    { Ask::Controlled, "opponent-choice", "kryptik glossary Opponent" },
    { Ask::OneOf, "one-of", "kryptik 10" },
};

constexpr bool inOrder()
{
    for (std::size_t k = 0; k < std::size(wordings); ++k)
        if (wordings[k].what != static_cast<Ask>(k))
            return false;
    return wordings[std::size(wordings) - 1].what == Ask::OneOf;
}
static_assert(inOrder());

} // namespace

std::string_view promptOf(const Asked& asked)
{
    return wordings[static_cast<std::size_t>(asked.what)].prompt;
}

std::string_view ruleOf(const Asked& asked)
{
    return wordings[static_cast<std::size_t>(asked.what)].rule;
}

Index causeOf(const State& s)
{
    switch (s.asked.what) {
    case Ask::StartPlayer:
    case Ask::Recursion:
    case Ask::Priority:
    case Ask::Attack:
    case Ask::HandLimit:
    case Ask::TriggerOrder:
        return noIndex;
    case Ask::AttackTarget:
    case Ask::Block:
    case Ask::BlockOrder:
    case Ask::RavenousLoss:
        return s.attack.attacker.object;
    case Ask::MayTrigger:
        return s.waiting.empty() ? noIndex : s.waiting.front().source.object;
    case Ask::Overlord:
        return s.asked.a;
    default:
        break;
    }
    if (s.announcement.stage != Announcement::Stage::None && !s.pile.empty())
        return s.pile.back().source.object;
    return s.resolving.source.object;
}

std::uint8_t pickedSoFar(const State& s)
{
    switch (s.asked.what) {
    case Ask::Block:
        return s.blockers;
    case Ask::AttackTarget:
        return static_cast<std::uint8_t>(s.attack.targets.size());
    default:
        return static_cast<std::uint8_t>(s.picks.size());
    }
}

} // namespace triptych::kryptik
