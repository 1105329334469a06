#include "text/KindNames.h"

#include "text/Rules.h"
#include "text/Spelling.h"

#include <algorithm>

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
    : m_known(habits.kinds)
    , m_more(more)
{
    for (const std::string_view kind : m_known)
        add(kind);
    for (const std::string& kind : m_more)
        add(kind);
}

std::optional<NamedKind> KindNames::at(const Token& token) const
{
    if (token.word.size() < 2 || !m_beginnings.test(bitOf(token.word[0], token.word[1])))
        return std::nullopt;
    for (const std::string_view kind : m_known)
        if (mayBe(token, kind))
            if (auto found = kindAt(token, kind))
                return found;
    for (const std::string& kind : m_more)
        if (mayBe(token, kind) && kind.find(' ') == std::string::npos)
            if (auto found = kindAt(token, kind))
                return found;
    return std::nullopt;
}

std::size_t KindNames::bitOf(char first, char second)
{
    const auto number = [](char letter) { return static_cast<unsigned char>(letter) % letters; };
    return number(first) * letters + number(second);
}

void KindNames::add(std::string_view kind)
{
    if (kind.size() < 2)
        return; // no noun
    m_beginnings.set(bitOf(kind[0], kind[1]));
    if (equalIgnoringCase(kind, "man")) // "Men"
        m_beginnings.set(bitOf('m', 'e'));
}

} // namespace triptych::text
