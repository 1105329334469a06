#pragma once

#include "cards/Library.h"
#include "cards/Pack.h"
#include "core/Problem.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace triptych::altered {

/// Whether a file holds cards as the public interface of the game's publisher gives them (a card, a list
/// of cards, or a page of them under "hydra:member" or "member"), or as records with "main_text".
bool isPublished(const nlohmann::json& file);

/// The same cards as a card pack (NOTATION section 5). Cards that cannot be used are left out and named in
/// `problems`; a printing with the same rules text and facts as an earlier one is that card by
/// another id ("also").
nlohmann::json packOfPublished(
    const nlohmann::json& file, const std::string& name, Problems& problems);

/// The references of the other printings of a card, as published numbers have it: another picture,
/// a promotion, the early edition of the first set. Of something else there are none.
std::vector<std::string> otherPrintings(std::string_view reference);

/// A file that is a published one, as the text of a card pack; any other as it is.
cards::PackText asPack(const cards::PackText& file, Problems& problems);
/// The same of a file that was read already; what was read becomes the pack as well.
cards::PackText asPack(const cards::PackText& file, JsonText& read, Problems& problems);

/// Gives each other printing that a card names ("also") a card of its own behind it, so that it can
/// be found by its id.
void layOutPrintings(cards::Pack&);

} // namespace triptych::altered
