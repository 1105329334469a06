#include "cli/CardTexts.h"

#include "altered/cards/ReadCard.h"
#include "altered/text/Parse.h"
#include "core/JsonText.h"
#include "kryptik/cards/ReadCard.h"
#include "kryptik/text/Parse.h"
#include "seize/cards/ReadCard.h"
#include "seize/text/Parse.h"

#include <algorithm>
#include <memory>

namespace triptych::cli {

namespace {

constexpr const char* place = "bench";

void addKryptik(const nlohmann::json& json, std::vector<CompileText>& all)
{
    const auto card = std::make_shared<const kryptik::Card>(kryptik::readCard(json, "QQ", place));
    const bool paysX = std::ranges::any_of(
        card->cost, [](const kryptik::Stone& s) { return s.kind == kryptik::Stone::Kind::X; });
    if (!card->text.empty())
        all.push_back([card, paysX] {
            return kryptik::parseText(card->text, card->type, place, { card->name, {}, paysX })
                .abilities.size();
        });
    if (card->yearText)
        all.push_back([card] {
            return kryptik::parseYearText(*card->yearText, place, { card->name, {}, false })
                .abilities.size();
        });
}

void addSeize(const nlohmann::json& json, std::vector<CompileText>& all)
{
    const auto card = std::make_shared<const seize::Card>(seize::readCard(json, "QQ", place));
    if (!card->text.empty())
        all.push_back([card] {
            return seize::parseText(card->text, seize::paperOf(*card), place, { card->name })
                .abilities.size();
        });
}

void addAltered(const nlohmann::json& json, std::vector<CompileText>& all)
{
    const auto card = std::make_shared<const altered::Card>(altered::readCard(json, "QQ", place));
    if (!card->text.empty())
        all.push_back([card] {
            return altered::parseText(card->text, card->type, place, card->name).abilities.size();
        });
    if (!card->support.empty())
        all.push_back([card] {
            return altered::parseSupport(card->support, place, card->name).abilities.size();
        });
}

} // namespace

std::vector<CompileText> textsOf(const Game& game, const nlohmann::json& pack)
{
    std::vector<CompileText> all;
    const auto cards = pack.find("cards");
    if (cards == pack.end() || !cards->is_array())
        return all;
    for (const nlohmann::json& card : *cards) {
        if (game.id() == "kryptik")
            addKryptik(card, all);
        else if (game.id() == "seize")
            addSeize(card, all);
        else if (game.id() == "altered")
            addAltered(card, all);
    }
    return all;
}

} // namespace triptych::cli
