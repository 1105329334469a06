#pragma once

#include "core/Game.h"
#include "core/Match.h"
#include "core/Random.h"
#include "core/ZoneLists.h"
#include "decks/DeckList.h"

#include <array>
#include <string>
#include <vector>

// Race: a little card game for tests. It is whole, so everything that is written for any game can
// be tried on it, and it is the shortest example of what a game has to do.
//
// Two seats with decks of numbered cards. Each draws four, may put some back under the deck and
// draws as many. In turn, a seat draws one and plays a card or passes; the other may spoil the play
// by discarding a higher card, else it counts. First to 20 wins. Who cannot draw ends the race, and
// the higher score wins it.

namespace triptych::race {

inline constexpr std::size_t seatCount = 2;
inline constexpr std::size_t mostThings = 60;
inline constexpr int goal = 20;

enum Zone : std::uint8_t { Deck, Hand, Track, Discard, zonesOfSeat };
inline constexpr std::size_t pile = zonesOfSeat * seatCount; ///< The one shared zone.
constexpr std::size_t zone(std::size_t seat, Zone kind)
{
    return seat * zonesOfSeat + kind;
}

enum class Stage : std::uint8_t { Choosing, Turn, Reply, Over };
enum class Verb : std::uint8_t { Choose, Play, Spoil, Pass };

struct State
{
    ZoneLists<mostThings, zonesOfSeat * seatCount + 1> zones;
    std::array<std::uint8_t, mostThings> card {}; ///< The printed card of each thing.
    std::array<std::uint8_t, mostThings> owner {};
    std::uint8_t things = 0;
    std::uint8_t active = 0;
    std::uint8_t turn = 0;
    std::uint8_t chosen = 0; ///< Cards put back so far by the seat that chooses.
    std::array<bool, seatCount> conceded {};
    Stage stage = Stage::Choosing;
    Random random;
};

struct Card
{
    std::string id;
    std::string name;
    int points = 0;
};

struct Event
{
    std::string name;
    std::size_t seat;
    std::uint8_t thing;
    bool open; ///< Does everybody see which card it is?
};

class RaceMatch : public Match
{
public:
    RaceMatch(std::vector<Card> cards, State state, std::vector<std::string> handles);

    /// Deals the first hands and asks the first question.
    void begin();
    /// Asks what is pending in a state that was set up elsewhere.
    void ask();

    const Decision* decision() const override;
    void answer(std::size_t option) override;
    std::optional<Outcome> outcome() const override;
    std::size_t seats() const override { return seatCount; }
    int turn() const override { return m_state.turn; }
    void concede(PlayerId) override;
    std::unique_ptr<Match> clone() const override;
    void copyFrom(const Match&) override;
    double evaluate(PlayerId) const override;
    std::unique_ptr<Match> determinized(PlayerId, Random&) const override;
    std::string line(std::size_t option) const override;
    nlohmann::ordered_json observe(PlayerId) const override;
    void recordEvents(bool on) override { m_records = on; }
    std::size_t eventCount() const override { return m_events.size(); }
    nlohmann::ordered_json events(PlayerId) const override;
    void forgetEvents() override { m_events.clear(); }
    std::uint64_t hash() const override;
    std::size_t stateSize() const override { return sizeof(State); }
    std::uint64_t chance() const override { return Random(m_state.random).fork(); }
    std::string broken() const override;

private:
    void draw(std::size_t seat);
    void beginTurn(std::size_t seat);
    void answerChoice(const Option&);
    void answerReply(const Option&);
    void offer(Verb, Zone of, int above);
    void tell(std::string name, std::size_t seat, std::uint8_t thing, bool open);
    int score(std::size_t seat) const;
    bool sees(PlayerId viewer, std::uint8_t thing) const;
    std::string nameFor(PlayerId viewer, std::uint8_t thing) const;

    std::vector<Card> m_cards;
    std::vector<std::string> m_handles;
    State m_state;
    Decision m_decision;
    bool m_records = false;
    std::vector<Event> m_events;
};

/// The game, for everything that takes a game.
const Game& game();
/// A pack of cards "One" to "Nine", and a deck of them with the heavier cards left out or not.
std::string packText();
decks::DeckList deck(int copies = 3);

} // namespace triptych::race
