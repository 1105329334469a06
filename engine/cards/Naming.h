#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

// What the things of a match are called (NOTATION section 1), as far as it is the same in every game.
namespace triptych::cards {

/// Numbers by text, found by a view of it.
struct TextHash
{
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const
    {
        return std::hash<std::string_view> {}(text);
    }
};
using NumberByText = std::unordered_map<std::string, std::uint16_t, TextHash, std::equal_to<>>;

/// What it is numbered: as it was before, or by the next number.
std::uint16_t numberOf(NumberByText&, const std::string& text);

std::string slugOf(std::string_view name); ///< "Two Words" is "two-words".
/// "maw", and "maw#2" for the second of that name.
std::string numberedHandle(const std::string& slug, int copy);
/// "host!1", and "host!1~2" when one of that name waits before it.
std::string numberedItem(const std::string& name, int before);

/// What an object is called: by the slug of the card it was at first, the second of a slug with a
/// number; or as a scenario calls it. The words are made when they are wanted: playouts never are.
struct Handle
{
    std::uint16_t card = 0;
    std::uint16_t copy = 1;
    std::string own {}; ///< Empty: by the slug.
};
using Handles = std::vector<Handle>; ///< Of all objects, in table order.

/// What stays the same all through a match; every copy of it shares this.
template <class CardSet>
struct Ground
{
    std::shared_ptr<const CardSet> cards;
    Handles handles;
    std::string ruleset;
};

/// Handles for cards in table order. Entries with an id keep it.
template <class CardSet>
Handles handlesFor(const CardSet& set, const std::vector<std::uint16_t>& cards,
    const std::vector<std::string>& ids)
{
    Handles handles(cards.size());
    std::vector<std::uint16_t> copies(set.slugCount());
    const std::set<std::string> taken(ids.begin(), ids.end());
    for (std::size_t k = 0; k < cards.size(); ++k) {
        if (k < ids.size() && !ids[k].empty()) {
            handles[k].own = ids[k];
            continue;
        }
        std::uint16_t& copy = copies[set.facts(cards[k]).slug];
        do
            ++copy;
        while (!taken.empty() && taken.contains(numberedHandle(set.card(cards[k]).slug, copy)));
        handles[k] = { cards[k], copy };
    }
    return handles;
}

/// "maw" or "maw#2"
template <class CardSet>
std::string handleOf(const Ground<CardSet>& ground, std::size_t object)
{
    const Handle& handle = ground.handles[object];
    if (!handle.own.empty())
        return handle.own;
    return numberedHandle(ground.cards->card(handle.card).slug, handle.copy);
}

} // namespace triptych::cards
