#pragma once

#include "text/Surface.h"
#include "text/Tokens.h"

#include <bitset>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace triptych::text {

/// A kind of cards as a text names it.
struct NamedKind
{
    std::string printed; ///< Of one, with a capital.
    bool several = false;
};

/// The kinds that are known where a text is read: those everybody knows, and `more`, which cards around it have. Most
/// words begin like none of them: that is seen by their first two letters, whatever their case; letters may share a bit.
class KindNames
{
public:
    /// Both lists are kept by whoever asks.
    KindNames(const Habits&, std::span<const std::string> more);
    /// The kind that this word is, one or several; nothing where it is none.
    std::optional<NamedKind> at(const Token&) const;

private:
    static constexpr std::size_t letters = 32;
    static std::size_t bitOf(char first, char second);
    void add(std::string_view kind);

    std::span<const std::string_view> m_known;
    std::span<const std::string> m_more;
    std::bitset<letters * letters> m_beginnings;
};

} // namespace triptych::text
