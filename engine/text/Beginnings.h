#pragma once

#include "text/Rules.h"

// Which letters a rule can begin with, found while the grammar is compiled. A grammar tries alternative
// after alternative; most can be ruled out by one look at the next letter, without entering them.
namespace triptych::text {

/// A bit per letter; letters that share a bit are only told apart by the rule itself.
using Letters = std::uint64_t;
inline constexpr Letters everyLetter = ~Letters { 0 };

constexpr Letters bitOf(char letter)
{
    return Letters { 1 } << (static_cast<unsigned char>(lower(letter)) & 63u);
}

struct Beginning
{
    Letters letters = everyLetter;
    bool mayBeEmpty = true; ///< Then what follows it can begin there as well.

    /// Whether no look at the next letter can rule it out.
    constexpr bool isOpen() const { return mayBeEmpty || letters == everyLetter; }
    /// Whether a rule that begins so can match where `next` (nextLetter) comes next.
    constexpr bool allows(Letters next) const { return isOpen() || (letters & next) != 0; }
};

/// By what PEGTL says a rule is. Rules that are not known here begin with anything.
template <typename Rule>
struct BeginningBy
{
    static constexpr Beginning value {};
};
template <typename Rule>
inline constexpr Beginning beginningOf = BeginningBy<typename Rule::rule_t>::value;

template <Literal... Words>
struct BeginningBy<word<Words...>>
{
    static constexpr Beginning value { (bitOf(Words.view().front()) | ...), false };
};

template <>
struct BeginningBy<pegtl::internal::seq<>>
{
    static constexpr Beginning value { 0, true };
};
template <typename First, typename... Others>
struct BeginningBy<pegtl::internal::seq<First, Others...>>
{
    static constexpr Beginning join()
    {
        if constexpr (!beginningOf<First>.mayBeEmpty)
            return beginningOf<First>;
        else {
            constexpr Beginning after = BeginningBy<pegtl::internal::seq<Others...>>::value;
            return { beginningOf<First>.letters | after.letters, after.mayBeEmpty };
        }
    }
    static constexpr Beginning value = join();
};

template <typename... Rules>
struct BeginningBy<pegtl::internal::sor<Rules...>>
{
    static constexpr Beginning value { (beginningOf<Rules>.letters | ...),
        (beginningOf<Rules>.mayBeEmpty || ...) };
};

template <typename... Rules>
struct BeginningBy<pegtl::internal::opt<Rules...>>
{
    static constexpr Beginning value { BeginningBy<pegtl::internal::seq<Rules...>>::value.letters,
        true };
};
template <typename... Rules>
struct BeginningBy<pegtl::internal::star<Rules...>> : BeginningBy<pegtl::internal::opt<Rules...>>
{
};

/// The bit of the letter that comes next, after the space of the word before; 0 at the end.
inline Letters nextLetter(std::string_view text)
{
    text = afterSpace(text);
    return text.empty() ? 0 : bitOf(text.front());
}
inline Letters nextLetter(const Input& in)
{
    return nextLetter(rest(in));
}

} // namespace triptych::text
