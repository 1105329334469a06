#pragma once

#include "text/Remedies.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

// A text in which more than one thing has no wording. Reading gets stuck at the first of them, so one look tells
// nothing of the others; here words are left out where it gets stuck, again and again, until the rest is understood.
namespace triptych::text {

struct NearWording
{
    std::string words {}; ///< Of the whole paragraph; empty: there is none near enough.
    std::vector<std::string> leftOut {}; ///< In the order in which they stood there.
};

/// What is understood of a paragraph in which reading got stuck at a letter, with as few words left out as can be
/// found in some 200 trials. Never without a "not": the rest would say the opposite.
NearWording nearWording(std::string_view words, std::size_t stuck, const Probe& probe);

/// The words of a text that another has not, which has some of its words in their order: those that stood together,
/// together.
std::vector<std::string> leftOut(std::string_view text, std::string_view rest);

} // namespace triptych::text
