#include "cli/CardReadings.h"

#include "altered/cards/ReadCard.h"
#include "altered/text/explaining/Explain.h"
#include "altered/text/printing/Print.h"
#include "kryptik/cards/ReadCard.h"
#include "kryptik/text/printing/Print.h"
#include "seize/cards/ReadCard.h"
#include "seize/text/printing/Print.h"
#include "text/OtherReadings.h"

#include <optional>
#include <utility>

namespace triptych::cli {

namespace {

/// read(json): the card; abilitiesOf(card): all it is printed with.
template <typename Read, typename AbilitiesOf>
std::vector<CardReading> readings(const nlohmann::json& json, Read read, AbilitiesOf abilitiesOf)
{
    std::vector<CardReading> all;
    const auto parse = [&] {
        auto card = read(json, "readings", "card");
        return card.problems.empty() ? std::optional(abilitiesOf(std::move(card))) : std::nullopt;
    };
    for (const auto& abilities : text::allReadings(parse)) {
        CardReading reading;
        for (const auto& ability : abilities) {
            reading.text += (reading.text.empty() ? "" : "\n") + print(ability);
            reading.explained += (reading.explained.empty() ? "" : "\n") + explain(ability);
        }
        all.push_back(std::move(reading));
    }
    return all;
}

} // namespace

std::vector<CardReading> readingsOf(const Game& game, const nlohmann::json& card)
{
    const auto abilities = [](auto read) { return std::move(read.abilities); };
    if (game.id() == "kryptik")
        return readings(card, kryptik::readCard, [](kryptik::Card read) {
            if (read.yearAbility)
                read.abilities.push_back(std::move(*read.yearAbility));
            return std::move(read.abilities);
        });
    if (game.id() == "seize")
        return readings(card, seize::readCard, abilities);
    if (game.id() == "altered")
        return readings(card, altered::readCard, abilities);
    return {};
}

} // namespace triptych::cli
