#pragma once

#include "text/Vocabulary.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

// Texts near one in which reading got stuck at a letter. None of them need be understood.
namespace triptych::text {

/// Some words around the letter make room for those which a text of the vocabulary has between the same two words.
/// Numbers stay.
std::vector<std::string> crossings(std::string_view words, std::size_t stuck, const Vocabulary&,
    const std::function<std::string(std::string_view)>& evened);
/// The word at the letter as the texts of the vocabulary say it: "kill" where they destroy.
std::vector<std::string> inItsOwnWords(
    std::string_view words, std::size_t stuck, const Vocabulary&);
/// Some words are left out at the letter, or right before it.
std::vector<std::string> withoutSomeWords(std::string_view words, std::size_t stuck);
/// "Draw 1 when this attacks." is "When this attacks, draw 1.", and the other way round.
std::vector<std::string> inOtherOrder(std::string_view words, std::size_t stuck);

} // namespace triptych::text
