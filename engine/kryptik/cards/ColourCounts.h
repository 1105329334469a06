#pragma once

#include "kryptik/tree/Words.h"

#include <array>
#include <cstdint>

namespace triptych::kryptik {

/// A small number for each of the 16 sets of colours, eight to a word and a byte each, so that all
/// are added and compared at once. They stop at 127; no cost has as many stones.
class ColourCounts
{
public:
    int of(unsigned set) const
    {
        return static_cast<int>((m_words[set >> 3] >> shiftOf(set)) & 0xFF);
    }
    /// So many more (127 at most) for every set that contains all of the colours ...
    void addContaining(Colours colours, std::uint8_t count) { add(containing[colours], count); }
    /// ... or one of them.
    void addTouching(Colours colours, std::uint8_t count) { add(touching[colours], count); }
    /// As many more as the other has (127 at most in all).
    void addAll(const ColourCounts& other) { add(other.m_words, 1); }
    /// Whether no number is less than the other's.
    bool covers(const ColourCounts& other) const
    {
        // With the top bit set nothing is borrowed from the next byte; it is gone if it was needed.
        return (((m_words[0] | top) - other.m_words[0]) & ((m_words[1] | top) - other.m_words[1])
                   & top)
            == top;
    }

private:
    using Words = std::array<std::uint64_t, 2>;
    static constexpr std::uint64_t top = 0x8080808080808080;

    static constexpr unsigned shiftOf(unsigned set) { return 8 * (set & 7); }
    /// For each colours a 1 in the byte of every set for which `holds`.
    static constexpr std::array<Words, 16> table(bool (*holds)(unsigned colours, unsigned set))
    {
        std::array<Words, 16> rows {};
        for (unsigned colours = 0; colours < 16; ++colours)
            for (unsigned set = 0; set < 16; ++set)
                if (holds(colours, set))
                    rows[colours][set >> 3] |= std::uint64_t { 1 } << shiftOf(set);
        return rows;
    }
    static const std::array<Words, 16> containing;
    static const std::array<Words, 16> touching;

    void add(const Words& ones, std::uint8_t count)
    {
        for (std::size_t k = 0; k < m_words.size(); ++k) {
            const std::uint64_t sum = m_words[k] + ones[k] * count;
            const std::uint64_t over = sum & top;
            m_words[k] = (sum | (over - (over >> 7))) & ~top;
        }
    }

    Words m_words {};
};

inline constexpr std::array<ColourCounts::Words, 16> ColourCounts::containing
    = table([](unsigned colours, unsigned set) { return (colours & ~set) == 0; });
inline constexpr std::array<ColourCounts::Words, 16> ColourCounts::touching
    = table([](unsigned colours, unsigned set) { return (colours & set) != 0; });

} // namespace triptych::kryptik
