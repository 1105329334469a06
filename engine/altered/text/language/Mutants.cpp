#include "altered/text/language/Mutants.h"

#include "altered/text/Parse.h"
#include "altered/text/language/MutantsOffering.h"
#include "altered/text/printing/Print.h"

#include <optional>
#include <variant>

namespace triptych::altered {

std::vector<text::Mutant> mutants(
    std::string_view printed, CardType type, std::string_view name, bool support)
{
    const auto read = [&](std::string_view words) {
        return support ? parseSupport(words, "mutants", name)
                       : parseText(words, type, "mutants", name);
    };
    const Parsed whole = read(printed);
    if (!whole.problems.empty())
        return {};
    return text::mutantsOf(
        whole.abilities,
        [](std::vector<Ability>& abilities, Changes& changes) {
            for (Ability& ability : abilities)
                Offering(changes).ability(ability);
            if (abilities.size() > 1)
                for (std::size_t k = 0; k < abilities.size(); ++k)
                    changes.offer("ability", "without it", [&] {
                        abilities.erase(abilities.begin() + static_cast<std::ptrdiff_t>(k));
                    });
        },
        [&](const std::vector<Ability>& changed) -> std::optional<std::string> {
            std::string text;
            try {
                text = printText(changed);
            } catch (const std::bad_variant_access&) {
                return std::nullopt; // The language has no words for such a tree.
            }
            const Parsed again = read(text);
            if (!again.problems.empty() || again.abilities != changed
                || again.abilities == whole.abilities)
                return std::nullopt;
            return text;
        });
}

} // namespace triptych::altered
