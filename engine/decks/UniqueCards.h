#pragma once

#include "cards/Library.h"
#include "decks/DeckFault.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace triptych::decks {

/// What is printed on a unique and on no other card, as somebody types it in from the card.
struct UniqueText
{
    std::string reference; ///< Its id.
    std::string text;
    std::string support {};
    std::string faction {}; ///< Empty: that of the base card.
    // Numbers that differ from those of the base card
    std::optional<int> handCost {}, reserveCost {}, forest {}, mountain {}, ocean {};
};

/// How a game makes cards that are printed only once, each after a common card.
class UniqueCards
{
public:
    virtual ~UniqueCards() = default;
    /// The card that an id was made after, `Library::npos` when it is not the id of such a card or
    /// no pack has the other.
    virtual std::size_t baseOf(const cards::Library&, std::string_view id) const = 0;
    /// The card as a pack has it: the fields of the base card, with what is its own.
    virtual nlohmann::ordered_json make(
        const nlohmann::ordered_json& base, const UniqueText&) const = 0;
};

/// What a deck says of a unique that no pack has and whose base card has a name.
std::string unknownUniqueWords(std::string_view id, std::string_view baseName);
/// Faults of a deck, where what is no card of the loaded sets is called a unique if it is the id of one.
DeckFaults withUniques(DeckFaults, const cards::Library&, const UniqueCards&);

/// A pack file in the order of its fields, to be changed and written again.
struct PackInOrder
{
    nlohmann::ordered_json file;
    std::optional<Problem> problem; ///< It is no card pack.
};
PackInOrder packInOrder(std::string_view pack, std::string_view name);

/// A pack of one's own with a card added, or put in the place of the one of its id. `pack` is the
/// text of the file so far, empty for a new one. A file that is no card pack is a problem.
struct OwnPack
{
    std::string text;
    std::optional<Problem> problem;
};
OwnPack withCard(std::string_view pack, std::string_view name, std::string_view game,
    const nlohmann::ordered_json& card);

} // namespace triptych::decks
