#include "cli/CardMutants.h"

#include "altered/cards/ReadCard.h"
#include "altered/text/language/Mutants.h"
#include "core/JsonText.h"
#include "kryptik/cards/ReadCard.h"
#include "kryptik/text/language/Mutants.h"
#include "seize/cards/ReadCard.h"
#include "seize/text/language/Mutants.h"

#include <algorithm>

namespace triptych::cli {

namespace {

constexpr const char* yearField = "eleven_year_text";
constexpr const char* supportField = "support";

std::vector<text::Mutant> kryptikMutants(const nlohmann::json& json, const std::string& field)
{
    const std::string printed = textOf(json, field.c_str());
    const std::string name = textOf(json, "name");
    if (field == yearField)
        return kryptik::yearMutants(printed, name);
    const kryptik::Card card = kryptik::readCard(json, "mutants", "card");
    const bool paysX = std::ranges::any_of(
        card.cost, [](const kryptik::Stone& s) { return s.kind == kryptik::Stone::Kind::X; });
    return kryptik::mutants(printed, card.type, name, paysX);
}

} // namespace

std::vector<std::string> mutableFields(const Game& game)
{
    if (game.id() == "kryptik")
        return { "text", yearField };
    if (game.id() == "seize")
        return { "text" };
    if (game.id() == "altered")
        return { "text", supportField };
    return {};
}

std::vector<text::Mutant> mutantsOf(
    const Game& game, const nlohmann::json& card, const std::string& field)
{
    if (game.id() == "kryptik")
        return kryptikMutants(card, field);
    if (game.id() == "altered")
        return altered::mutants(textOf(card, field.c_str()),
            altered::readCard(card, "mutants", "card").type, textOf(card, "name"),
            field == supportField);
    const seize::Card read = seize::readCard(card, "mutants", "card");
    return seize::mutants(textOf(card, field.c_str()), seize::paperOf(read), textOf(card, "name"));
}

} // namespace triptych::cli
