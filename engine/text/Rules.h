#pragma once

#include "text/Expectations.h"
#include "text/Letters.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include <tao/pegtl.hpp>

// PEGTL rules over an even paragraph (Paragraph.h). A rule may begin with the one space that
// separates it from the word before, so a production is written as words after words.
namespace triptych::text {

namespace pegtl = tao::pegtl;

using Input = pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf, const char*>;

inline std::string_view rest(const Input& in)
{
    return { in.current(), in.size() };
}
inline std::string_view afterSpace(std::string_view text)
{
    if (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    return text;
}

/// The word `text` begins with: letters and digits, with a hyphen or apostrophe between them.
std::string_view firstWord(std::string_view text);
/// Whether `text` begins with `literal` (lower-case), whatever its case, and no word goes on after it.
bool says(std::string_view text, std::string_view literal);
/// How much of `literal` `text` begins with, in whole words: "up to 2" of "up to two" is "up to ".
std::size_t sharedWords(std::string_view text, std::string_view literal);
/// The number `text` begins with, in digits or as a word up to ten; its length is 0 when there is none.
struct Number
{
    int value = 0;
    std::size_t length = 0;
};
Number number(std::string_view text);
/// The length of the name `text` begins with: capitalised words, with "of", "the" and the like between
/// them, or anything in quotes; 0 when there is none.
std::size_t nameLength(std::string_view text);
/// A name as it is: without its quotes.
std::string name(std::string_view printed);

// ---------------------------------------------------------------- Rules

class Keys; // Beginnings.h: what a rule can begin with. A leaf that knows has a `begins`.

template <std::size_t N>
struct Literal
{
    char letters[N] {};
    consteval Literal(const char (&text)[N])
    {
        std::copy_n(text, N, letters);
    } // NOLINT: "draw" is a Literal
    constexpr std::string_view view() const { return { letters, N - 1 }; }
};

/// A rule with no rules inside it.
struct leaf
{
    using subs_t = pegtl::empty_list;
};

/// Takes the longest of these words that follows, or notes what was missed.
bool matchWords(std::span<const std::string_view> words, Input& in, Expectations& notes);

/// One of these words; in the first place the one a diagnostic shows.
template <Literal... Words>
struct word : leaf
{
    using rule_t = word;
};

/// Words that stand for a value.
template <auto value, Literal... Words>
struct means : word<Words...>
{
    static auto build() { return value; }
};

/// A whole rule written as one function from the text to the length it takes, 0 for no match.
template <typename Scan>
struct scanned : leaf
{
    using rule_t = scanned;

    static auto begins() requires requires { Scan::begins(); }
    {
        return Scan::begins();
    }
    template <typename Reading>
    static bool match(Input& in, Reading& reading)
    {
        const std::string_view text = afterSpace(rest(in));
        const std::size_t length = Scan::length(text);
        if (length > 0)
            in.bump_in_this_line(static_cast<std::size_t>(text.data() - in.current()) + length);
        else if (reading.noting())
            reading.missed(text.data(), Scan::what);
        return length > 0;
    }
};

struct scanNumber
{
    static constexpr std::string_view what = "a number";
    static Keys begins();
    static std::size_t length(std::string_view text) { return number(text).length; }
};
/// "2" or "two".
struct digits : scanned<scanNumber>
{
    static int build(std::string_view text) { return number(text).value; }
};

struct scanName
{
    static constexpr std::string_view what = "a name";
    static std::size_t length(std::string_view text) { return nameLength(text); }
};

struct comma : word<",">
{
};
struct colon : word<":">
{
};
struct semicolon : word<";">
{
};
struct stop : leaf
{
    using rule_t = stop;
    static Keys begins();
    template <typename Reading>
    static bool match(Input& in, Reading& reading)
    {
        if (!in.empty() && *in.current() == '.') {
            in.bump_in_this_line(1);
            return true;
        }
        if (reading.noting())
            reading.missed(afterSpace(rest(in)).data(), "a full stop");
        return false;
    }
};
struct end : leaf
{
    using rule_t = end;
    static Keys begins();
    template <typename Reading>
    static bool match(Input& in, Reading& reading)
    {
        if (!in.empty() && reading.noting())
            reading.missed(afterSpace(rest(in)).data(), "the end of the paragraph");
        return in.empty();
    }
};

// Branches. Unlike PEGTL's own, they are one rule inside, so that what a half-read branch has made
// is thrown away with it (Reading.h).
template <typename... Rules>
struct maybe : pegtl::opt<pegtl::seq<Rules...>>
{
};
template <typename... Rules>
struct many : pegtl::star<pegtl::seq<Rules...>>
{
};
using pegtl::seq;
template <typename... Rules>
struct any : pegtl::sor<Rules...>
{
};

} // namespace triptych::text
