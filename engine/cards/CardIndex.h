#pragma once

#include "cards/CardField.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace triptych {
class Game;
}

namespace triptych::cards {

/// The cards of a library, prepared for being searched, sorted and counted by their fields. Made
/// once; nothing in it changes, so that several threads may ask.
class CardIndex
{
public:
    using IsOwn = std::function<bool(std::size_t card)>;

    /// `isOwn` says which cards come from files of the person ("is:own"); without it none do.
    CardIndex(const Game&, std::shared_ptr<const Library>, const IsOwn& isOwn = {});

    const Game& game() const { return m_game; }
    const Library& library() const { return *m_library; }
    const std::shared_ptr<const Library>& sharedLibrary() const { return m_library; }
    std::size_t size() const { return m_library->size(); }

    /// All that may be asked: what every card has, then what those of the game have.
    const std::vector<CardField>& fields() const { return m_fields; }
    static constexpr std::size_t npos = static_cast<std::size_t>(-1);
    /// By name or alias, without regard to case; npos when there is none.
    std::size_t field(std::string_view name) const;

    // --- What a card has
    std::optional<int> number(std::size_t field, std::size_t card) const;
    /// As they are printed; empty when it has none, or for a number.
    std::vector<std::string> words(std::size_t field, std::size_t card) const;
    /// What a field holds on all cards, sorted, each once; of words and letters.
    std::vector<std::string> values(std::size_t field) const;

    // --- For searching
    static constexpr std::int32_t noNumber = INT32_MIN;
    struct Column
    {
        std::vector<std::int32_t> numbers;       ///< Of numbers, and letters as bits.
        std::vector<std::string> folded;         ///< Of texts, a card each.
        std::vector<std::string> values;         ///< Of words: each once, as printed,
        std::vector<std::string> foldedValues;   ///< and folded.
        std::vector<std::uint32_t> starts;       ///< Of words: where those of a card begin ...
        std::vector<std::uint32_t> valueNumbers; ///< ... in this.
    };
    const Column& column(std::size_t field) const { return m_columns[field]; }
    bool isOwn(std::size_t card) const { return m_own[card]; }

private:
    Column columnOf(const CardField&) const;

    const Game& m_game;
    std::shared_ptr<const Library> m_library;
    std::vector<CardField> m_fields;
    std::vector<Column> m_columns; ///< Parallel to the fields.
    std::vector<bool> m_own;
};

} // namespace triptych::cards
