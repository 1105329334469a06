#pragma once

#include "cards/Naming.h"
#include "core/Id.h"
#include "core/Problem.h"
#include "support/race/State.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <vector>

// What the rules of Race act on.
namespace triptych::race {

/// A printed card.
struct Card
{
    std::string id;
    std::string name;
    std::string slug;
    int points = 0;
    Problems problems;
};
/// Never throws; what is wrong is in the card's problems.
Card readCard(const nlohmann::json&, const std::string& setCode, const std::string& place);

/// What is prepared of a card when all are known.
struct Facts
{
    std::uint16_t slug = 0; ///< Cards of one slug share a number.
};

/// All printed cards a match can meet, numbered. Immutable; matches share it.
class CardSet
{
public:
    explicit CardSet(std::vector<Card> cards);

    std::size_t size() const { return m_cards.size(); }
    const Card& card(std::size_t number) const { return m_cards[number]; }
    const Facts& facts(std::size_t number) const { return m_facts[number]; }
    std::size_t slugCount() const { return m_slugs.size(); }
    CardId find(std::string_view idOrName) const; ///< noCard when there is none.

private:
    std::vector<Card> m_cards;
    std::vector<Facts> m_facts;
    cards::NumberByText m_slugs;
};

/// What happened: a fact, never vetoed.
struct Event
{
    enum class Kind : std::uint8_t { Drawn, Played, Spoiled, Counted, MatchEnded };
    Kind kind = Kind::Drawn;
    Seat player = noSeat;
    Index object = noIndex;
    std::uint8_t seenBy = 0xFF; ///< Bit per seat: who may know which card `object` is.
};
using Events = std::vector<Event>;

struct Table
{
    State& state;
    const CardSet& cards;
    Events* events = nullptr; ///< Where events are kept; nullptr: nobody listens (playouts).

    int points(Index i) const { return cards.card(state.objects[i].card).points; }
    void tell(const Event& event) const
    {
        if (events)
            events->push_back(event);
    }
};

} // namespace triptych::race
