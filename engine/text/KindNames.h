#pragma once

#include "text/Surface.h"
#include "text/Tokens.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace triptych::text {

/// A kind of cards as a text names it.
struct NamedKind
{
    std::string printed; ///< Of one, with a capital.
    bool several = false;
};

/// The kinds that are known where a text is read: those everybody knows, and `more`, which cards around it have. Most
/// words begin like none of them: that is seen by their first two letters, whatever their case; some share a place.
class KindNames
{
public:
    /// Both lists are kept by whoever asks.
    KindNames(const Habits&, std::span<const std::string> more);
    /// The kind that this word is, one or several; nothing where it is none.
    std::optional<NamedKind> at(const Token&) const;

private:
    static constexpr std::size_t letters = 32;
    static std::size_t placeOf(char first, char second);
    void add(std::string_view kind, char first, char second);

    struct Kind
    {
        std::string_view name;
        std::uint16_t next = 0; ///< The one before it that begins so, counted from 1.
    };
    std::vector<Kind> m_kinds;
    /// The last kind that begins so, counted from 1; 0 where there is none.
    std::array<std::uint16_t, letters * letters> m_beginnings {};
};

} // namespace triptych::text
