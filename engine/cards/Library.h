#pragma once

#include "cards/Booster.h"
#include "core/Problem.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace triptych::cards {

/// The printed cards of one game, from any number of packs, compiled. Immutable.
class Library
{
public:
    explicit Library(std::vector<Booster> boosters = {})
        : m_boosters(std::move(boosters))
    {
    }
    virtual ~Library() = default;

    virtual std::size_t size() const = 0;
    /// The printed card in card-pack form (NOTATION section 5) with "set" (code), for showing;
    /// by running number.
    virtual const nlohmann::ordered_json& printed(std::size_t number) const = 0;
    /// Its text in plain words, a line a paragraph.
    virtual std::string explained(std::size_t number) const = 0;
    /// Its text printed back from its compiled form; equal to the printed text in normal form.
    virtual std::string printedBack(std::size_t number) const = 0;
    /// What was not understood of its text. Such a card is shown, and refused in a deck.
    virtual const Problems& problems(std::size_t number) const = 0;
    /// By id first, then by name (case-sensitive, then not); npos when there is none.
    virtual std::size_t find(std::string_view idOrName) const = 0;
    static constexpr std::size_t npos = static_cast<std::size_t>(-1);

    /// XXH3 of each pack's bytes in hexadecimal, in loading order: journals pin them.
    virtual const std::vector<std::string>& packHashes() const = 0;

    /// What can be opened, in loading order; empty when its packs declare no boosters.
    const std::vector<Booster>& boosters() const { return m_boosters; }

private:
    std::vector<Booster> m_boosters;
};

/// A card pack file as text with the name to use in messages.
struct PackText
{
    std::string name;
    std::string text;
};

} // namespace triptych::cards
