#include "seize/text/language/Language.h"

#include "seize/text/Parse.h"
#include "seize/text/language/Productions.h"
#include "seize/text/printing/Print.h"

// A section for each kind of paragraph.
namespace triptych::seize {
namespace {

Paper paperOf(std::string_view kind)
{
    return kind == "mercenary" ? Paper::Mercenary
        : kind == "treasure"   ? Paper::Treasure
        : kind == "instant"    ? Paper::Instant
        : kind == "attack"     ? Paper::Attack
                               : Paper::Event;
}

std::string sectionOf(const Ability& ability)
{
    switch (ability.kind) {
    case Ability::Kind::Active:
        return "Active abilities";
    case Ability::Kind::Triggered:
        return "Triggered abilities";
    case Ability::Kind::Static:
        return "What is always so";
    case Ability::Kind::Played:
        return "What instants do";
    case Ability::Kind::Attack:
        break;
    }
    return "Attacks";
}

text::LanguageReading reading(const text::LanguageExample& example, text::Tongue tongue)
{
    return text::readingOf(parseText(example.words, paperOf(example.kind)), sectionOf, tongue);
}

} // namespace

text::Language language(text::Tongue tongue)
{
    return text::languageOf(languageExamples(), allProductions(),
        [tongue](const text::LanguageExample& example) { return reading(example, tongue); });
}

} // namespace triptych::seize
