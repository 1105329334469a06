#include "altered/Altered.h"

#include "altered/Observation.h"
#include "altered/rules/Adventure.h"
#include "altered/rules/Asking.h"

#include <nlohmann/json.hpp>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <cassert>

namespace triptych::altered {

namespace {

/// RULING "endless days": a day that takes more answers than this, and a match of more days, are
/// draws; no rule ends them (1.4.6 ends loops, not patience).
constexpr std::uint16_t longestDay = 4000;
constexpr std::uint16_t mostDays = 250;

} // namespace

AlteredMatch::AlteredMatch(const State& state, std::shared_ptr<const Ground> ground)
    : m_state(state)
    , m_ground(std::move(ground))
{
    advance({ m_state, *m_ground->cards, nullptr });
}

const Decision* AlteredMatch::decision() const
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
        m_decision.picked = static_cast<std::uint8_t>(m_state.picks.size());
        m_decisionIsFresh = true;
    }
    return &m_decision;
}

void AlteredMatch::answer(std::size_t option)
{
    const Decision* pending = decision();
    if (!pending || option >= pending->options.size())
        return;
    const Option chosen = pending->options[option];
    m_decisionIsFresh = false;
    const Board b { m_state, *m_ground->cards, listening() };
    if (++m_state.answers > longestDay || m_state.day > mostDays) {
        endMatch(b, 0);
        return;
    }
    answerOption(b, chosen);
    advance(b, m_seen);
}

std::optional<Outcome> AlteredMatch::outcome() const
{
    if (!m_state.over)
        return std::nullopt;
    Outcome outcome;
    for (Seat p = 0; p < maxPlayers; ++p)
        if ((m_state.winners >> p) & 1)
            outcome.winners.push_back(PlayerId { p });
    return outcome;
}

void AlteredMatch::concede(PlayerId player)
{
    if (player.value >= maxPlayers || m_state.over)
        return;
    m_decisionIsFresh = false;
    const Board b { m_state, *m_ground->cards, listening() };
    altered::concede(b, player.value);
    advance(b);
}

std::unique_ptr<Match> AlteredMatch::clone() const
{
    auto copy = std::make_unique<AlteredMatch>(*this);
    copy->m_events.clear();
    copy->m_recording = false;
    copy->m_seen = nullptr;
    return copy;
}

void AlteredMatch::copyFrom(const Match& other)
{
    const auto& match = static_cast<const AlteredMatch&>(other);
    m_state = match.m_state;
    m_decisionIsFresh = false;
    m_events.clear();
}

double AlteredMatch::evaluate(PlayerId player) const
{
    return altered::evaluate(m_state, *m_ground->cards, player.value);
}

std::unique_ptr<Match> AlteredMatch::determinized(PlayerId viewer, Random& random) const
{
    auto copy = std::make_unique<AlteredMatch>(*this);
    copy->m_events.clear();
    copy->m_recording = false;
    copy->m_seen = nullptr;
    copy->m_decisionIsFresh = false;
    dealUnknown(copy->m_state, viewer.value, random);
    return copy;
}

std::string AlteredMatch::line(std::size_t option) const
{
    const Decision* pending = decision();
    return pending && option < pending->options.size()
        ? lineOf(m_state, *m_ground, pending->options[option])
        : std::string {};
}

std::string AlteredMatch::otherLine(std::size_t option) const
{
    const Decision* pending = decision();
    return pending && option < pending->options.size()
        ? otherLineOf(m_state, *m_ground, pending->options[option])
        : std::string {};
}

nlohmann::ordered_json AlteredMatch::observe(PlayerId viewer) const
{
    auto& state = const_cast<State&>(m_state);
    return observation({ state, *m_ground->cards, nullptr }, *m_ground, viewer.value);
}

nlohmann::ordered_json AlteredMatch::events(PlayerId viewer) const
{
    return eventsFor(m_state, *m_ground, m_events, viewer.value);
}

std::uint64_t AlteredMatch::hash() const
{
    return XXH3_64bits(&m_state, sizeof m_state);
}

std::string AlteredMatch::broken() const
{
    return brokenLaw(m_state, *m_ground->cards);
}

} // namespace triptych::altered
