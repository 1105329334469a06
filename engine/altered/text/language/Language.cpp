#include "altered/text/language/Language.h"

#include "altered/text/Parse.h"
#include "altered/text/explaining/Explain.h"
#include "altered/text/language/Productions.h"
#include "altered/text/printing/Print.h"

#include <utility>

// Which paragraph an example is says the tree: a section a kind of ability.
namespace triptych::altered {
namespace {

CardType typeNamed(std::string_view kind)
{
    constexpr std::pair<std::string_view, CardType> types[] { { "Spell", CardType::Spell },
        { "Landmark", CardType::Landmark }, { "Hero", CardType::Hero },
        { "Expedition Permanent", CardType::ExpeditionPermanent } };
    for (const auto& [name, type] : types)
        if (name == kind)
            return type;
    return CardType::Character;
}

std::string sectionOf(const Ability& ability)
{
    if (ability.completed)
        return "Completed Feats";
    if (ability.support)
        return "The support box";
    switch (ability.kind) {
    case Ability::Kind::Keywords:
        return "Keywords";
    case Ability::Kind::Quick:
        return "Quick actions";
    case Ability::Kind::Reaction:
        return "Reactions";
    case Ability::Kind::Passive:
        break;
    case Ability::Kind::SpellEffect:
        return "What Spells do";
    case Ability::Kind::Declared:
        return "While a card is declared";
    }
    if (std::holds_alternative<Replace>(*ability.statement))
        return "What happens instead";
    return std::holds_alternative<Costs>(*ability.statement) ? "Costs" : "Passive abilities";
}

text::LanguageReading reading(const text::LanguageExample& example, text::Tongue tongue)
{
    const Parsed parsed = example.kind == "support"
        ? parseSupport(example.words)
        : parseText(example.words, typeNamed(example.kind));
    if (parsed.abilities.empty())
        return { "Not understood", {}, {}, {}, parsed.problems };
    text::LanguageReading made { sectionOf(parsed.abilities.front()),
        explainText(parsed.abilities, tongue), printText(parsed.abilities), {}, parsed.problems };
    for (const Ability& ability : parsed.abilities)
        made.productions.merge(productionsOf(ability));
    return made;
}

} // namespace

text::Language language(text::Tongue tongue)
{
    return text::languageOf(languageExamples(), allProductions(),
        [tongue](const text::LanguageExample& example) { return reading(example, tongue); });
}

} // namespace triptych::altered
