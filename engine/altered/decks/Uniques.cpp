#include "altered/decks/Uniques.h"

#include "altered/cards/Published.h"
#include "altered/decks/Reference.h"

#include <nlohmann/json.hpp>

namespace triptych::altered {

namespace {

class Uniques final : public decks::UniqueCards
{
public:
    std::size_t baseOf(const cards::Library& library, std::string_view id) const override
    {
        const auto reference = parseReference(id);
        if (!reference || reference->rarity != "U" || !reference->serial)
            return cards::Library::npos;
        for (const char* const rarity : { "C", "R1", "R2" }) {
            Reference base = *reference;
            base.rarity = rarity;
            base.serial.reset();
            for (const std::string& printing : otherPrintings(toText(base)))
                if (const std::size_t card = library.find(printing); card != cards::Library::npos)
                    return card;
        }
        return cards::Library::npos;
    }

    nlohmann::ordered_json make(
        const nlohmann::ordered_json& base, const decks::UniqueText& text) const override
    {
        nlohmann::ordered_json card = base;
        for (const char* const key : { "set", "also", "flavour", "support" })
            card.erase(key);
        card["id"] = text.reference;
        card["rarity"] = "unique";
        card["text"] = text.text;
        if (!text.support.empty())
            card["support"] = text.support;
        if (!text.faction.empty())
            card["faction"] = text.faction;
        const std::pair<const char*, std::optional<int>> numbers[]
            = { { "hand_cost", text.handCost }, { "reserve_cost", text.reserveCost },
                  { "forest", text.forest }, { "mountain", text.mountain },
                  { "ocean", text.ocean } };
        for (const auto& [key, number] : numbers)
            if (number)
                card[key] = *number;
        return card;
    }
};

} // namespace

const decks::UniqueCards& uniqueCards()
{
    static const Uniques uniques;
    return uniques;
}

} // namespace triptych::altered
