#include "seize/Seize.h"

#include "seize/Observation.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Winning.h"

#include <nlohmann/json.hpp>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <cassert>
#include <cstddef>

namespace triptych::seize {

namespace {

/// RULING "endless turns": a turn that takes more answers than this goes on for ever.
constexpr std::uint16_t longestTurn = 4000;

std::uint8_t pickedSoFar(const State& s)
{
    return static_cast<std::uint8_t>(s.asked.what == Ask::Priority ? 0 : s.picks.size());
}

} // namespace

SeizeMatch::SeizeMatch(const State& state, std::shared_ptr<const Ground> ground, Events opening)
    : m_state(state)
    , m_ground(std::move(ground))
    , m_events(std::move(opening))
{
    advance({ m_state, *m_ground->cards, &m_events });
}

const Decision* SeizeMatch::decision() const
{
    if (m_state.over)
        return nullptr;
    if (!m_decisionIsFresh) {
        // The rules write to a state only when they act; listing what is legal does not.
        auto& state = const_cast<State&>(m_state);
        m_decision.options.clear();
        listOptions({ state, *m_ground->cards, nullptr }, m_decision.options);
        m_decision.player = PlayerId { m_state.asked.player };
        m_decision.prompt = promptOf(m_state.asked);
        m_decision.rule = ruleOf(m_state.asked);
        const Index cause = causeOf(m_state);
        m_decision.cause = cause == noIndex ? noObject : ObjectId { cause };
        m_decision.picked = pickedSoFar(m_state);
        m_decision.claimants = claimantsOf(m_state);
        m_decisionIsFresh = true;
    }
    return &m_decision;
}

void SeizeMatch::answer(std::size_t option)
{
    const Decision* pending = decision();
    if (!pending || option >= pending->options.size())
        return;
    const Option chosen = pending->options[option];
    m_decisionIsFresh = false;
    const Table t { m_state, *m_ground->cards, listening() };
    if (++m_state.answers > longestTurn) {
        endByTime(t);
        return;
    }
    answerOption(t, chosen);
    advance(t);
}

std::optional<Outcome> SeizeMatch::outcome() const
{
    if (!m_state.over)
        return std::nullopt;
    Outcome outcome;
    for (Seat p = 0; p < m_state.seats; ++p)
        if ((m_state.winners >> p) & 1)
            outcome.winners.push_back(PlayerId { p });
    return outcome;
}

void SeizeMatch::concede(PlayerId player)
{
    if (player.value >= m_state.seats || m_state.over)
        return;
    m_decisionIsFresh = false;
    const Table t { m_state, *m_ground->cards, listening() };
    seize::concede(t, player.value);
    advance(t);
}

bool SeizeMatch::callTime()
{
    if (formatOf(m_state).minutes == 0 || m_state.over)
        return false;
    m_decisionIsFresh = false;
    seize::callTime({ m_state, *m_ground->cards, listening() });
    return true;
}

bool SeizeMatch::claim(PlayerId player)
{
    if (player.value >= m_state.seats || !((claimantsOf(m_state) >> player.value) & 1))
        return false;
    m_decisionIsFresh = false;
    const Table t { m_state, *m_ground->cards, listening() };
    if (++m_state.answers > longestTurn) {
        endByTime(t);
        return true;
    }
    claimPriority(t, player.value);
    advance(t);
    return true;
}

std::unique_ptr<Match> SeizeMatch::clone() const
{
    auto copy = std::make_unique<SeizeMatch>(*this);
    copy->m_events.clear();
    copy->m_recording = false;
    return copy;
}

void SeizeMatch::copyFrom(const Match& other)
{
    const auto& match = static_cast<const SeizeMatch&>(other);
    m_state = match.m_state;
    m_decisionIsFresh = false;
    m_events.clear();
}

double SeizeMatch::evaluate(PlayerId player) const
{
    return seize::evaluate(m_state, *m_ground->cards, player.value);
}

std::unique_ptr<Match> SeizeMatch::determinized(PlayerId viewer, Random& random) const
{
    auto copy = std::make_unique<SeizeMatch>(*this);
    copy->m_events.clear();
    copy->m_recording = false;
    copy->m_decisionIsFresh = false;
    dealUnknown(copy->m_state, *m_ground->cards, viewer.value, random);
    return copy;
}

std::string SeizeMatch::line(std::size_t option) const
{
    const Decision* pending = decision();
    return pending && option < pending->options.size()
        ? lineOf(m_state, *m_ground, pending->options[option])
        : std::string {};
}

std::string SeizeMatch::otherLine(std::size_t option) const
{
    const Decision* pending = decision();
    return pending && option < pending->options.size()
        ? otherLineOf(m_state, *m_ground, pending->options[option])
        : std::string {};
}

nlohmann::ordered_json SeizeMatch::observe(PlayerId viewer) const
{
    auto& state = const_cast<State&>(m_state);
    return observation({ state, *m_ground->cards, nullptr }, *m_ground, viewer.value);
}

nlohmann::ordered_json SeizeMatch::events(PlayerId viewer) const
{
    return eventsFor(m_state, *m_ground, m_events, viewer.value);
}

std::uint64_t SeizeMatch::hash() const
{
    return XXH3_64bits(&m_state, offsetof(State, grants));
}

std::string SeizeMatch::broken() const
{
    return brokenLaw(m_state, *m_ground->cards);
}

} // namespace triptych::seize
