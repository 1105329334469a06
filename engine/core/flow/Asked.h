#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace triptych {

/// No effect asks: the rules of the game do.
inline constexpr std::uint16_t noEffectAsks = 0xFFFF;

/// What a question must remember until it is answered, besides who is asked how much: a struct of the
/// game that says so in its own words, like the steps of an agenda (Agenda.h). Flat bytes, hashed as
/// they lie; what is not used is zero, and so is every field of what was never remembered.
class AskedMemory
{
    static constexpr std::size_t size = 2;

public:
    AskedMemory() = default;
    template <class Remembered>
    AskedMemory(const Remembered& what)
    {
        check<Remembered>();
        std::memcpy(m_bytes.data(), &what, sizeof what);
    }
    template <class Remembered>
    Remembered as() const
    {
        check<Remembered>();
        Remembered what {};
        std::memcpy(&what, m_bytes.data(), sizeof what);
        return what;
    }
    bool operator==(const AskedMemory&) const = default;

private:
    template <class Remembered>
    static consteval void check()
    {
        static_assert(std::is_class_v<Remembered> && sizeof(Remembered) <= size);
        static_assert(std::is_trivially_copyable_v<Remembered>);
        static_assert(
            std::has_unique_object_representations_v<Remembered>, "padding would be hashed");
    }

    std::array<std::byte, size> m_bytes {};
};

/// What somebody is being asked; the options are computed from it and from the table.
template <typename AskKind>
struct Asked
{
    AskKind what {};
    std::uint8_t player = 0xFF; ///< A seat, 0-based; 0xFF is nobody.
    std::uint8_t min = 0;       ///< Of picks.
    std::uint8_t max = 0;
    std::uint16_t node = noEffectAsks; ///< The effect that asks, in the cards of the match.
    AskedMemory memory {};

    /// What the question remembered; ask only for what this kind of question remembers.
    template <class Remembered>
    Remembered remembered() const
    {
        return memory.as<Remembered>();
    }

    bool operator==(const Asked&) const = default;
};

} // namespace triptych
