#pragma once

#include "text/Rules.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

// Which words a rule can begin with. A grammar tries alternative after alternative; most can be ruled out by
// one look at the next word, without entering them.
namespace triptych::text {

/// What the next word or sign is known by. Those that share a key are only told apart by the rule itself.
using Key = std::uint8_t;
inline constexpr Key keyOfNothing = 0; ///< At the end.
inline constexpr Key keyOfDigits = 1;
/// Of what `text` begins with, after the space of the word before.
Key keyOf(std::string_view text);
/// `text` without what that key stands for: a word, digits or one sign.
std::string_view afterKey(std::string_view text);

/// The keys of the word at each letter of a text and of the word behind it. A thousand rules ask at one place.
class KeysOfText
{
public:
    Key first(const Input& in) { return static_cast<Key>(at(in).first); }
    Key second(const Input& in)
    {
        Both& both = at(in);
        if (both.second == unasked)
            both.second = keyOf(afterKey(rest(in)));
        return static_cast<Key>(both.second);
    }

private:
    static constexpr std::uint16_t unasked = 0xFFFF;
    struct Both
    {
        std::uint16_t first = unasked;
        std::uint16_t second = unasked;
    };
    Both& at(const Input& in)
    {
        const auto place = static_cast<std::size_t>(in.current() - in.begin());
        if (m_known.empty())
            m_known.resize(place + in.size() + 1);
        Both& both = m_known[place];
        if (both.first == unasked)
            both.first = keyOf(rest(in));
        return both;
    }

    std::vector<Both> m_known; ///< For each letter of the text, and its end.
};

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
    bool hasAll() const
    {
        return std::ranges::all_of(
            m_bits, [](std::uint64_t bits) { return bits == ~std::uint64_t { 0 }; });
    }
    bool hasNone() const
    {
        return std::ranges::all_of(m_bits, [](std::uint64_t bits) { return bits == 0; });
    }
    void keep(const Keys& others)
    {
        for (std::size_t i = 0; i < m_bits.size(); ++i)
            m_bits[i] &= others.m_bits[i];
    }
    void add(Key key) { m_bits[key >> 6u] |= std::uint64_t { 1 } << (key & 63u); }
    void add(const Keys& others)
    {
        for (std::size_t i = 0; i < m_bits.size(); ++i)
            m_bits[i] |= others.m_bits[i];
    }

private:
    std::array<std::uint64_t, 4> m_bits {};
};

/// What a rule can begin with.
struct Beginning
{
    Keys keys {};
    Keys second {};          ///< Of the word behind the first, where it takes two or more.
    bool mayBeEmpty = false; ///< Then what follows it can begin there as well.
    bool mayBeOne = false;   ///< It can take one word only.

    static Beginning any() { return { Keys::all(), Keys::all(), true, true }; }

    /// Whether a rule that begins so can match where this comes next.
    bool allows(Key next) const { return mayBeEmpty || keys.has(next); }
};

} // namespace triptych::text
