#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

// What people type to find cards, taken apart:
//
//   question := either                             t:spell cost<=3 or (f:lyra -k:fleeting)
//   either   := every ("or" every)*
//   every    := one (["and"] one)*                 what stands side by side must all hold
//   one      := "-" one | "(" either ")" | test | word | "several words"
//   test     := field comparison value             no blanks between; value: a word or "several words"
//   comparison := ":" "=" "!=" "<" "<=" ">" ">="
//
// It reads from left to right and never goes back, so its time is that of the text's length.
namespace triptych::cards {

enum class Comparison { Has, Equal, Unequal, Less, AtMost, More, AtLeast };

/// A part of a question, with the parts it joins by their numbers in QueryTree::parts.
struct QueryPart
{
    enum class Kind { All, Any, Not, Test, Word };
    Kind kind = Kind::Word;
    std::vector<std::size_t> parts {}; ///< Of All, Any and Not.
    std::string field {};              ///< Of Test, as written.
    Comparison comparison = Comparison::Has;
    std::string value {};           ///< Of Test and Word, as written.
    std::size_t at = 0, length = 0; ///< Where it stands in the question, in bytes.
    std::size_t valueAt = 0;        ///< ... and its value.
};

/// Why a question cannot be asked, and where: for a mark under the words.
struct QueryProblem
{
    std::size_t at = 0, length = 0; ///< In bytes.
    std::string text;               ///< A whole sentence with the remedy in it.
    bool operator==(const QueryProblem&) const = default;
};

struct QueryTree
{
    std::vector<QueryPart> parts; ///< The last one joins all; empty when nothing is asked.
    std::vector<QueryProblem> problems;
};

QueryTree parseQuery(std::string_view);

} // namespace triptych::cards
