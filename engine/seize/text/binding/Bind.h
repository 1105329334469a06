#pragma once

#include "seize/tree/Ability.h"

#include <optional>
#include <string>
#include <vector>

// Settles what the words of a text refer to, once and for all. Every "it" becomes the number of what
// was named before it (Referent); what could be nothing or two things is refused with both.
namespace triptych::seize {

/// What is wrong with a word of a text; `text` is empty when nothing is.
struct Unbound
{
    std::string word; ///< Where in the paragraph it is said.
    std::string text;
};

/// "it" and what it means, for readers.
struct Meaning
{
    std::string word;
    std::string meaning;
    std::optional<Thing> thing {}; ///< Where words of the text name it.
    bool operator==(const Meaning&) const = default;
};
using Meanings = std::vector<Meaning>;

/// Of all paragraphs of one text box; those of a card that is played speak of each other. Returns what
/// is wrong with each.
std::vector<Unbound> bind(std::vector<Ability>&, Meanings* = nullptr);

} // namespace triptych::seize
