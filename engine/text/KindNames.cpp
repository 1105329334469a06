#include "text/KindNames.h"

#include "text/Rules.h"
#include "text/Spelling.h"

#include <algorithm>
#include <ranges>

namespace triptych::text {

namespace {

/// Whether a word, whatever its case, is a kind in lower case with other letters for the last `dropped` of it.
bool endsIn(std::string_view word, std::string_view kind, std::size_t dropped, std::string_view end)
{
    const std::string_view stem = kind.substr(0, kind.size() - dropped);
    return word.size() == stem.size() + end.size()
        && equalIgnoringCase(word.substr(0, stem.size()), stem)
        && equalIgnoringCase(word.substr(stem.size()), end);
}

/// The ways the plural of a kind is written: "Beasts", "Witches", "Elves", "Harpies", "Watchmen".
bool isPluralOf(std::string_view word, std::string_view kind)
{
    return endsIn(word, kind, 0, "s") || endsIn(word, kind, 0, "es")
        || (kind.ends_with("f") && endsIn(word, kind, 1, "ves"))
        || (kind.ends_with("y") && endsIn(word, kind, 1, "ies"))
        || (kind.ends_with("man") && endsIn(word, kind, 3, "men"));
}

/// All ways to write a kind are alike but for the last two letters of it, "Elf" and "Elves", "Man" and "Men".
bool mayBe(const Token& token, std::string_view kind)
{
    const std::size_t alike = std::max<std::size_t>(kind.size(), 3) - 2;
    if (token.word.size() < kind.size() || kind.empty())
        return false;
    for (std::size_t i = 0; i < alike; ++i)
        if (lower(token.word[i]) != lower(kind[i]))
            return false;
    return true;
}

std::optional<NamedKind> kindAt(const Token& token, std::string_view kind)
{
    const std::string one = lowerCase(kind);
    if (equalIgnoringCase(token.word, one))
        return NamedKind { capitalised(one), false };
    if (isPluralOf(token.word, one))
        return NamedKind { capitalised(one), true };
    return std::nullopt;
}

} // namespace

KindNames::KindNames(const Habits& habits, std::span<const std::string> more)
{
    // The last that is put in is found first, and those that everybody knows come before the others.
    constexpr std::size_t most = 0xFFFE;
    m_kinds.reserve(std::min(habits.kinds.size() + more.size(), most));
    const auto take = [&](std::string_view kind) {
        if (kind.size() < 2 || m_kinds.size() >= most)
            return; // no noun
        add(kind, kind[0], kind[1]);
        if (equalIgnoringCase(kind, "man"))
            add(kind, 'm', 'e'); // "Men"
    };
    for (const std::string& kind : more | std::views::reverse)
        if (kind.find(' ') == std::string::npos)
            take(kind);
    for (const std::string_view kind : habits.kinds | std::views::reverse)
        take(kind);
}

std::optional<NamedKind> KindNames::at(const Token& token) const
{
    if (token.word.size() < 2)
        return std::nullopt;
    for (std::size_t i = m_beginnings[placeOf(token.word[0], token.word[1])]; i != 0;
         i = m_kinds[i - 1].next)
        if (const std::string_view kind = m_kinds[i - 1].name; mayBe(token, kind))
            if (auto found = kindAt(token, kind))
                return found;
    return std::nullopt;
}

std::size_t KindNames::placeOf(char first, char second)
{
    const auto number = [](char letter) { return static_cast<unsigned char>(letter) % letters; };
    return number(first) * letters + number(second);
}

void KindNames::add(std::string_view kind, char first, char second)
{
    std::uint16_t& last = m_beginnings[placeOf(first, second)];
    m_kinds.push_back({ kind, last });
    last = static_cast<std::uint16_t>(m_kinds.size());
}

} // namespace triptych::text
