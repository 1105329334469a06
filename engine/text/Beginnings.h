#pragma once

#include "text/Rules.h"

#include <array>
#include <cstdint>
#include <string_view>

// Which words a rule can begin with. A grammar tries alternative after alternative; most can be ruled out by
// one look at the next word, without entering them.
namespace triptych::text {

/// What the next word or sign is known by. Those that share a key are only told apart by the rule itself.
using Key = std::uint8_t;
inline constexpr Key keyOfNothing = 0; ///< At the end.
inline constexpr Key keyOfDigits = 1;
/// Of what `text` begins with, after the space of the word before.
Key keyOf(std::string_view text);

/// A set of keys.
class Keys
{
public:
    static Keys all()
    {
        Keys keys;
        keys.m_bits.fill(~std::uint64_t { 0 });
        return keys;
    }
    bool has(Key key) const { return (m_bits[key >> 6u] >> (key & 63u) & 1u) != 0; }
    void add(Key key) { m_bits[key >> 6u] |= std::uint64_t { 1 } << (key & 63u); }
    void add(const Keys& others)
    {
        for (std::size_t i = 0; i < m_bits.size(); ++i)
            m_bits[i] |= others.m_bits[i];
    }

private:
    std::array<std::uint64_t, 4> m_bits {};
};

struct Beginning
{
    Keys keys {};
    bool mayBeEmpty = false; ///< Then what follows it can begin there as well.

    /// Whether a rule that begins so can match where this comes next.
    bool allows(Key next) const { return mayBeEmpty || keys.has(next); }
};

} // namespace triptych::text
