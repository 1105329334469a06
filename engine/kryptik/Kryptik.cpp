#include "kryptik/Kryptik.h"

#include "kryptik/Observation.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Combat.h"
#include "kryptik/rules/Winning.h"

#include <nlohmann/json.hpp>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <cassert>

namespace triptych::kryptik {

namespace {

/// RULING "endless turns": a turn that takes more answers than this goes on for ever.
constexpr std::uint16_t longestTurn = 4000;

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

} // namespace

KryptikMatch::KryptikMatch(const State& state, std::shared_ptr<const Ground> ground, Events opening)
    : m_state(state)
    , m_ground(std::move(ground))
    , m_events(std::move(opening))
{
    advance({ m_state, *m_ground->cards, &m_events });
}

const Decision* KryptikMatch::decision() const
{
    if (m_state.over)
        return nullptr;
    if (!m_decisionIsFresh)
        decide();
    return &m_decision;
}

void KryptikMatch::decide() const
{
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
    m_decisionIsFresh = true;
}

void KryptikMatch::answer(std::size_t option)
{
    const Decision* pending = decision();
    if (!pending || option >= pending->options.size())
        return;
    const Option chosen = pending->options[option];
    m_decisionIsFresh = false;
    const Table t { m_state, *m_ground->cards, listening() };
    if (++m_state.answers > longestTurn) {
        endInADraw(t);
        return;
    }
    answerOption(t, chosen);
    advance(t);
}

std::optional<Outcome> KryptikMatch::outcome() const
{
    if (!m_state.over)
        return std::nullopt;
    Outcome outcome;
    for (Seat p = 0; p < m_state.seats; ++p)
        if ((m_state.winners >> p) & 1)
            outcome.winners.push_back(PlayerId { p });
    return outcome;
}

void KryptikMatch::concede(PlayerId player)
{
    if (player.value >= m_state.seats || m_state.over)
        return;
    m_decisionIsFresh = false;
    const Table t { m_state, *m_ground->cards, listening() };
    kryptik::concede(t, player.value);
    advance(t);
}

std::unique_ptr<Match> KryptikMatch::clone() const
{
    auto copy = std::make_unique<KryptikMatch>(*this);
    copy->m_events.clear();
    copy->m_recording = false;
    return copy;
}

void KryptikMatch::copyFrom(const Match& other)
{
    const auto& match = static_cast<const KryptikMatch&>(other);
    m_state = match.m_state;
    m_decisionIsFresh = false;
    m_events.clear();
}

double KryptikMatch::evaluate(PlayerId player) const
{
    return kryptik::evaluate(m_state, *m_ground->cards, player.value);
}

std::unique_ptr<Match> KryptikMatch::determinized(PlayerId viewer, Random& random) const
{
    auto copy = std::make_unique<KryptikMatch>(*this);
    copy->m_events.clear();
    copy->m_recording = false;
    copy->m_decisionIsFresh = false;
    dealUnknown(copy->m_state, viewer.value, random);
    return copy;
}

std::string KryptikMatch::line(std::size_t option) const
{
    const Decision* pending = decision();
    return pending && option < pending->options.size()
        ? lineOf(m_state, *m_ground, pending->options[option])
        : std::string {};
}

nlohmann::ordered_json KryptikMatch::observe(PlayerId viewer) const
{
    auto& state = const_cast<State&>(m_state);
    return observation({ state, *m_ground->cards, nullptr }, *m_ground, viewer.value);
}

nlohmann::ordered_json KryptikMatch::events(PlayerId viewer) const
{
    return eventsFor(m_state, *m_ground, m_events, viewer.value);
}

std::uint64_t KryptikMatch::hash() const
{
    return XXH3_64bits(&m_state, sizeof m_state);
}

std::string KryptikMatch::broken() const
{
    return brokenLaw(m_state, *m_ground->cards);
}

} // namespace triptych::kryptik
