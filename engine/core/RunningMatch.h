#pragma once

#include "core/Match.h"
#include "core/Refusal.h"
#include "core/flow/Question.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <type_traits>
#include <utility>

namespace triptych {

/// A match of one game: a state that moves only when its decision is answered. Here is what every
/// game does alike; what is its own it says in functions of its namespace, found by its types:
///
///     advance(table)                      runs until somebody is asked or the match is over
///     questionOf(asked)                   its row (flow/Question.h): its options, what an answer does,
///                                         its prompt and its rule
///     causeOf(state), pickedSoFar(state)
///     isEndless(table)                    counts an answer; whether that ended the match
///     eachRoom(state, visit)              the lists that may fill up (Room.h)
///     endCrowded(table)                   one of them did: the match ends
///     leaveMatch(table, seat)
///     isAtRest(state)                     nothing waits, nothing is half done
///     lineOf(state, ground, option); otherLineOf(...), if it has any; observation(table, ground, seat),
///     eventJson(state, ground, event, seat)
///     refusalsOf(table, ground, seat)     if it can say why something cannot be used
///     worthFor(table, seat), dealUnknown(table, seat, random), hashOf(state),
///     brokenLaw(state, cards)
///
/// `Table` is what its rules act on: { state, cards, events or nullptr }. `Ground` is what stays
/// the same all through a match: its cards, and what things are called.
template <class Self, class Table, class Ground>
class RunningMatch : public Match, public Explains
{
public:
    using State = std::remove_reference_t<decltype(Table::state)>;
    using Events = std::remove_pointer_t<decltype(Table::events)>;

    /// `opening`: what has happened before; it is told before the rest.
    RunningMatch(const State& state, std::shared_ptr<const Ground> ground, Events opening = {})
        : m_state(state)
        , m_ground(std::move(ground))
        , m_events(std::move(opening))
    {
        const Table table { m_state, *m_ground->cards, &m_events };
        advance(table);
        endIfOverrun(table);
    }
    /// A copy keeps no events: nobody listens to it yet.
    RunningMatch(const RunningMatch& other)
        : m_state(other.m_state)
        , m_ground(other.m_ground)
    {
    }
    RunningMatch& operator=(const RunningMatch&) = delete;

    const Decision* decision() const override
    {
        if (m_state.over)
            return nullptr;
        if (!m_decisionIsFresh)
            decide();
        return &m_decision;
    }

    void answer(std::size_t option) override
    {
        const Decision* pending = decision();
        if (!pending || option >= pending->options.size())
            return;
        act([chosen = pending->options[option]](const Table& table) {
            if (!isEndless(table))
                answerOption(table, chosen);
        });
    }

    std::optional<Outcome> outcome() const override
    {
        if (!m_state.over)
            return std::nullopt;
        Outcome outcome;
        for (std::uint8_t seat = 0; seat < seats(); ++seat)
            if ((m_state.winners >> seat) & 1)
                outcome.winners.push_back(PlayerId { seat });
        return outcome;
    }

    void concede(PlayerId player) override
    {
        if (player.value < seats() && !m_state.over)
            act([player](const Table& table) { leaveMatch(table, player.value); });
    }

    std::vector<Refusal> refusals(PlayerId seat) const override
    {
        if constexpr (requires { refusalsOf(unheard(), *m_ground, seat.value); })
            return m_state.over ? std::vector<Refusal>()
                                : refusalsOf(unheard(), *m_ground, seat.value);
        else
            return {};
    }

    std::unique_ptr<Match> clone() const override { return copy(); }

    void copyFrom(const Match& other) override
    {
        m_state = static_cast<const Self&>(other).m_state;
        m_decisionIsFresh = false;
        m_events.clear();
    }

    double evaluate(PlayerId player) const override
    {
        if (!m_state.over)
            return worthFor(unheard(), player.value);
        const bool hasWon = (m_state.winners >> player.value) & 1;
        return m_state.winners == 0 ? 0 : hasWon ? 1 : -1;
    }

    bool isResting() const override { return isAtRest(m_state); }

    std::unique_ptr<Match> determinized(PlayerId viewer, Random& random) const override
    {
        auto dealt = copy();
        dealUnknown(dealt->unheard(), viewer.value, random);
        return dealt;
    }

    std::string line(std::size_t option) const override
    {
        const Decision* pending = decision();
        return pending && option < pending->options.size()
            ? lineOf(m_state, *m_ground, pending->options[option])
            : std::string {};
    }

    std::string otherLine(std::size_t option) const override
    {
        if constexpr (requires(const Option& o) { otherLineOf(m_state, *m_ground, o); })
            if (const Decision* pending = decision(); pending && option < pending->options.size())
                return otherLineOf(m_state, *m_ground, pending->options[option]);
        return {};
    }

    nlohmann::ordered_json observe(PlayerId viewer) const override
    {
        return observation(unheard(), *m_ground, viewer.value);
    }

    void recordEvents(bool on) override { m_recording = on; }
    std::size_t eventCount() const override { return m_events.size(); }
    nlohmann::ordered_json events(PlayerId viewer) const override
    {
        auto told = nlohmann::ordered_json::array();
        for (const auto& event : m_events)
            told.push_back(eventJson(m_state, *m_ground, event, viewer.value));
        return told;
    }
    void forgetEvents() override { m_events.clear(); }

    std::uint64_t hash() const override { return hashOf(m_state); }
    std::size_t stateSize() const override { return sizeof(State); }
    std::uint64_t chance() const override
    {
        Random next = m_state.random;
        return next.fork();
    }
    std::string broken() const override { return brokenLaw(m_state, *m_ground->cards); }

    void rooms(std::vector<Room>& into) const override
    {
        into.clear();
        eachRoom(m_state, [&](std::string_view name, const auto& list) {
            into.push_back({ name, list.size(), list.capacity(), list.overrun() });
        });
    }

    const State& state() const { return m_state; }
    const Ground& ground() const { return *m_ground; }

protected:
    /// Something is done, and the match goes on from there.
    template <class Deed>
    void act(Deed deed)
    {
        m_decisionIsFresh = false;
        const Table table { m_state, *m_ground->cards, m_recording ? &m_events : nullptr };
        deed(table);
        goOn(table);
        endIfOverrun(table);
    }
    /// A game may want to know more of what happens then.
    virtual void goOn(const Table& table) { advance(table); }
    /// Decision::claimants
    virtual std::uint8_t claimants() const { return 0; }

private:
    /// RULING "crowded table". A match that has just ended all the same has its outcome.
    void endIfOverrun(const Table& table)
    {
        if (!m_state.over && isOverrun(m_state))
            endCrowded(table);
    }
    Table unheard() const
    {
        // The rules write to a state only when they act; listing what is legal does not.
        return { const_cast<State&>(m_state), *m_ground->cards, nullptr };
    }
    std::unique_ptr<Self> copy() const
    {
        return std::make_unique<Self>(static_cast<const Self&>(*this));
    }

    void decide() const
    {
        m_decision.options.clear();
        listOptions(unheard(), m_decision.options);
        m_decision.player = PlayerId { m_state.asked.player };
        m_decision.prompt = promptOf(m_state.asked);
        m_decision.rule = ruleOf(m_state.asked);
        const auto asking = causeOf(m_state); // an index beyond all objects when nothing asks
        m_decision.cause = asking < m_state.objectCount ? ObjectId { asking } : noObject;
        m_decision.picked = pickedSoFar(m_state);
        m_decision.claimants = claimants();
        m_decisionIsFresh = true;
    }

    State m_state;
    std::shared_ptr<const Ground> m_ground;
    Events m_events;
    bool m_recording = false;
    mutable Decision m_decision; ///< Of m_state, once somebody asked.
    mutable bool m_decisionIsFresh = false;
};

} // namespace triptych
