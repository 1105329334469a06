#pragma once

#include "text/Paragraph.h"

#include <string>
#include <string_view>
#include <vector>

// A text as it is printed or published, before it is read.
namespace triptych::altered {

/// The abilities of a text box, each made even (text::Paragraph). Paragraphs are separated by a line end or
/// by two spaces; options ("•") and what begins with "If you don't" belong to the paragraph before.
/// Marks of change (#), empty slots ([]) and reminders in parentheses are left out; [[X]] is [X].
std::vector<text::Paragraph> printedAbilities(std::string_view text);

/// "{D}: ..." and "{I} ..." are of the support box, wherever they are typed (2.2.11.d, 7.1.4).
bool isOfSupportBox(const text::Paragraph&);

/// The same abilities with their words as printed, a line for each that is printed under the other.
std::vector<std::vector<std::string>> wordsOfAbilities(std::string_view text);

/// The normal form in which two texts are compared: everything that means the same is written the same.
std::string normalForm(std::string_view text);

} // namespace triptych::altered
