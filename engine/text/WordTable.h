#pragma once

#include "text/Rules.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <string_view>
#include <utility>

// Rules made of a constant table of words, so that a new word of a game is a row and nothing else.
namespace triptych::text {

template <std::size_t length>
consteval auto literalOf(std::string_view words)
{
    char letters[length + 1] {};
    std::copy_n(words.data(), length, letters);
    return Literal<length + 1>(letters);
}

/// The words of one row stand for its value.
template <const auto& table, auto value, auto words, std::size_t row>
struct wordOfRow
    : means<table[row].*value, literalOf<(table[row].*words).size()>(table[row].*words)>
{
};

/// The words of any row.
template <const auto& table, auto value, auto words,
    typename Rows = std::make_index_sequence<std::size(table)>>
struct wordOfAnyRow;
template <const auto& table, auto value, auto words, std::size_t... rows>
struct wordOfAnyRow<table, value, words, std::index_sequence<rows...>>
    : any<wordOfRow<table, value, words, rows>...>
{
};

/// What a diagnostic calls them: "a keyword (Eager, Toxic)".
template <const auto& table, auto words, const std::string_view& what>
struct NamedWithRows
{
    static constexpr auto letters = [] {
        constexpr std::size_t length = [] {
            std::size_t sum = what.size() + std::string_view(" ()").size();
            for (const auto& row : table)
                sum += (row.*words).size();
            return sum + (std::size(table) - 1) * std::string_view(", ").size();
        }();
        std::array<char, length> all {};
        auto at = all.begin();
        const auto say
            = [&](std::string_view part) { at = std::copy(part.begin(), part.end(), at); };
        say(what);
        std::string_view before = " (";
        for (const auto& row : table) {
            say(std::exchange(before, ", "));
            say(row.*words);
        }
        say(")");
        return all;
    }();
    static constexpr std::string_view text { letters.data(), letters.size() };
};

} // namespace triptych::text
