#pragma once

#include "text/Vocabulary.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace triptych::text {

/// The sentence around a letter, its full stop included.
std::string_view sentenceAt(std::string_view text, std::size_t at);

/// The part of a sentence between two signs in which a letter is, where it says something and does nothing itself, such
/// as a condition; else the sentence.
std::string_view partWithoutDeed(
    std::string_view sentence, const char* at, const Vocabulary& vocabulary);

/// The text that has most of the rarer words of a sentence in it and does the same; empty where none has enough of
/// them. For whom no change of a few words helps: it shows how such a thing is said. `at` is where reading got stuck.
std::string_view nearestExample(
    std::string_view sentence, std::size_t at, const Vocabulary& vocabulary);

/// The word that tells most of what is said there, of those that are known: what is done, else what it is about.
struct Topic
{
    std::string_view word {}; ///< As it stands in the text; empty where there is none.
    std::vector<std::string_view> texts {}; ///< One or two that say something of it.
};
/// `leastShared`: of what is said there, they have so much at least.
Topic topicOf(std::string_view sentence, std::size_t at, const Vocabulary& vocabulary,
    double leastShared = -9);

} // namespace triptych::text
