#include "kryptik/text/language/Language.h"

#include "kryptik/text/Parse.h"
#include "kryptik/text/language/Productions.h"
#include "kryptik/text/printing/Print.h"

// Which paragraph an example is says the tree: a section a kind of ability.
namespace triptych::kryptik {
namespace {

std::string sectionOf(const Ability& ability)
{
    switch (ability.kind) {
    case Ability::Kind::Keywords:
        return "Keywords";
    case Ability::Kind::Active:
        return "Active abilities";
    case Ability::Kind::Triggered:
        return "Triggered abilities";
    case Ability::Kind::Passive:
        return "Passive abilities";
    case Ability::Kind::SpellEffect:
        return "What spells do";
    case Ability::Kind::Additional:
        return "Additional costs";
    case Ability::Kind::ElevenYear:
        break;
    }
    return "11 year abilities";
}

text::LanguageReading reading(const text::LanguageExample& example, text::Tongue tongue)
{
    const CardType type = example.kind == "spell" ? CardType::Spell : CardType::Citizen;
    const Parsed parsed
        = example.kind == "11 year" ? parseYearText(example.words) : parseText(example.words, type);
    return text::readingOf(parsed, sectionOf, tongue);
}

} // namespace

text::Language language(text::Tongue tongue)
{
    return text::languageOf(languageExamples(), allProductions(),
        [tongue](const text::LanguageExample& example) { return reading(example, tongue); });
}

} // namespace triptych::kryptik
