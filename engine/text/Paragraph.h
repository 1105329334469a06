#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace triptych::text {

/// One printed paragraph, made even so that a grammar need not know how it was typed:
/// straight quotes and plain minus signs, one space between words and none before a stop,
/// and, unless they are kept, "can't" and "cannot" as "can not", "it's" as "it is".
struct Paragraph
{
    std::string words;
    std::vector<std::uint32_t>
        columns; ///< Of each byte of `words`, and of the end; counted in letters from 1.
    bool endsUnstopped = false; ///< Its last full stop was left out, and put there for it.
    std::uint32_t opened
        = 0; ///< The column of the first words in brackets that are read as a rule, or 0.

    std::size_t column(const char* at) const
    {
        return columns[static_cast<std::size_t>(at - words.data())];
    }
};

enum class Contractions : bool { Expanded, Kept };

Paragraph paragraph(std::string_view printed, Contractions = Contractions::Expanded);

/// The printed paragraphs of a text box, separated by '\n'. Line ends at the very end count for nothing.
std::vector<std::string_view> paragraphs(std::string_view printed);

} // namespace triptych::text
