#pragma once

#include "altered/Event.h"
#include "altered/Names.h"
#include "core/Game.h"

#include <vector>

// Altered, by the Complete Rules 1.0 or 4.0 (README.md maps each chapter to its file).
namespace triptych::altered {

/// The game as match, tools and the table know it.
const Game& game();

/// A running match: a State that moves only when its decision is answered.
class AlteredMatch final : public Match
{
public:
    AlteredMatch(const State&, std::shared_ptr<const Ground>);

    const Decision* decision() const override;
    void answer(std::size_t option) override;
    std::optional<Outcome> outcome() const override;
    std::size_t seats() const override { return maxPlayers; }
    void concede(PlayerId) override;

    std::unique_ptr<Match> clone() const override;
    void copyFrom(const Match&) override;
    double evaluate(PlayerId) const override;
    std::unique_ptr<Match> determinized(PlayerId viewer, Random&) const override;

    std::string line(std::size_t option) const override;
    std::string otherLine(std::size_t option) const override;
    nlohmann::ordered_json observe(PlayerId viewer) const override;
    void recordEvents(bool on) override { m_recording = on; }
    std::size_t eventCount() const override { return m_events.size(); }
    nlohmann::ordered_json events(PlayerId viewer) const override;
    void forgetEvents() override { m_events.clear(); }

    std::uint64_t hash() const override;
    std::size_t stateSize() const override { return sizeof(State); }
    std::string broken() const override;

    const State& state() const { return m_state; }
    const Ground& ground() const { return *m_ground; }
    /// Which effects are carried out from now on is noted there (Effect::id); nullptr: nowhere.
    /// Copies of the match note nothing.
    void noteEffects(std::vector<bool>* seen) { m_seen = seen; }

private:
    Events* listening() { return m_recording ? &m_events : nullptr; }

    State m_state;
    std::shared_ptr<const Ground> m_ground;
    Events m_events;
    bool m_recording = false;
    std::vector<bool>* m_seen = nullptr;
    mutable Decision m_decision; ///< Of m_state, once somebody asked.
    mutable bool m_decisionIsFresh = false;
};

/// -1 lost ... +1 won, from what the table shows of both sides.
double evaluate(const State&, const CardSet&, Seat);

/// Deals everything the viewer cannot see anew (ARCHITECTURE: determinized).
void dealUnknown(State&, Seat viewer, Random&);

/// What is wrong with a state, or "".
std::string brokenLaw(const State&, const CardSet&);

} // namespace triptych::altered
