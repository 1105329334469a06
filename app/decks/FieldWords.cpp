#include "app/decks/FieldWords.h"

#include "cards/Folding.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <span>

namespace deckroom {

namespace {

constexpr std::array helps {
    QT_TRANSLATE_NOOP("FieldWords", "what it is called"),
    QT_TRANSLATE_NOOP("FieldWords", "its rules text"),
    QT_TRANSLATE_NOOP("FieldWords", "its rules text, the 11 year ability too"),
    QT_TRANSLATE_NOOP("FieldWords", "its rules text, that of the support too"),
    QT_TRANSLATE_NOOP("FieldWords", "the text that rules nothing"),
    QT_TRANSLATE_NOOP("FieldWords", "the code of its set"),
    QT_TRANSLATE_NOOP("FieldWords", "its number"),
    QT_TRANSLATE_NOOP("FieldWords", "the first word of its type line"),
    QT_TRANSLATE_NOOP(
        "FieldWords", "mercenary, treasure or ability, and nothing else of its type line"),
    QT_TRANSLATE_NOOP("FieldWords", "citizen or spell, its faction, overlord"),
    QT_TRANSLATE_NOOP("FieldWords",
        "mercenary, treasure (weapon, relic, equipment), ability (instant, attack, event)"),
    QT_TRANSLATE_NOOP("FieldWords", "hero, character, spell, permanent, landmark, and sub-types"),
    QT_TRANSLATE_NOOP("FieldWords", "human, undead, ..."),
    QT_TRANSLATE_NOOP("FieldWords", "axiom, bravos, lyra, muna, ordis, yzmir, neutral"),
    QT_TRANSLATE_NOOP("FieldWords", "the colours of its soul box: c:wu has both, c=wu no other"),
    QT_TRANSLATE_NOOP("FieldWords", "the energy it costs, X as nothing"),
    QT_TRANSLATE_NOOP("FieldWords", "the treasures that an ability costs"),
    QT_TRANSLATE_NOOP("FieldWords", "what it costs from hand"),
    QT_TRANSLATE_NOOP("FieldWords", "the stones of its cost: stones:{g}{g}"),
    QT_TRANSLATE_NOOP("FieldWords", "of a citizen"),
    QT_TRANSLATE_NOOP("FieldWords", "of a shield"),
    QT_TRANSLATE_NOOP("FieldWords", "its 11 year cost"),
    QT_TRANSLATE_NOOP("FieldWords", "its 11 year ability"),
    QT_TRANSLATE_NOOP("FieldWords", "eager, sidestep, ..."),
    QT_TRANSLATE_NOOP("FieldWords", "bleed, frost, mend, ..."),
    QT_TRANSLATE_NOOP("FieldWords", "fleeting, gigantic, resupply, ..."),
    QT_TRANSLATE_NOOP("FieldWords", "common, uncommon, rare, legendary"),
    QT_TRANSLATE_NOOP("FieldWords", "common, rare, exalted, unique"),
    QT_TRANSLATE_NOOP("FieldWords", "the copies its own text allows"),
    QT_TRANSLATE_NOOP("FieldWords", "overlord, colourless, multicoloured, vanilla, eleven"),
    QT_TRANSLATE_NOOP("FieldWords", "generic, legendary, vanilla, ranged"),
    QT_TRANSLATE_NOOP("FieldWords", "token, suspended, unique, vanilla, support, main"),
    QT_TRANSLATE_NOOP("FieldWords", "hunter, mage, priest, rogue, warrior, generic"),
    QT_TRANSLATE_NOOP("FieldWords", "how rare it is, from 1 to 4"),
    QT_TRANSLATE_NOOP("FieldWords", "of a mercenary"),
    QT_TRANSLATE_NOOP("FieldWords", "its damage hand to hand"),
    QT_TRANSLATE_NOOP("FieldWords", "the damage of its shot"),
    QT_TRANSLATE_NOOP("FieldWords", "how far its shot carries"),
    QT_TRANSLATE_NOOP("FieldWords", "what losing or plundering with it is worth"),
    QT_TRANSLATE_NOOP("FieldWords", "how far it walks"),
    QT_TRANSLATE_NOOP("FieldWords", "crossbow, staff or shield"),
    QT_TRANSLATE_NOOP("FieldWords", "of a weapon: one, two, off, dual"),
    QT_TRANSLATE_NOOP("FieldWords", "its support text"),
    QT_TRANSLATE_NOOP("FieldWords", "engineer, robot, ..."),
    QT_TRANSLATE_NOOP("FieldWords", "what it costs from Reserve"),
    QT_TRANSLATE_NOOP("FieldWords", "its forest statistic"),
    QT_TRANSLATE_NOOP("FieldWords", "its mountain statistic"),
    QT_TRANSLATE_NOOP("FieldWords", "its ocean statistic"),
    QT_TRANSLATE_NOOP("FieldWords", "its three statistics together"),
    QT_TRANSLATE_NOOP("FieldWords", "of a Hero"),
};

// One word in lower case without blanks, as it is written in a question: cost<=3.
constexpr std::array fieldNames {
    QT_TRANSLATE_NOOP("FieldNames", "name"),
    QT_TRANSLATE_NOOP("FieldNames", "text"),
    QT_TRANSLATE_NOOP("FieldNames", "flavour"),
    QT_TRANSLATE_NOOP("FieldNames", "set"),
    QT_TRANSLATE_NOOP("FieldNames", "id"),
    QT_TRANSLATE_NOOP("FieldNames", "kind"),
    QT_TRANSLATE_NOOP("FieldNames", "type"),
    QT_TRANSLATE_NOOP("FieldNames", "faction"),
    QT_TRANSLATE_NOOP("FieldNames", "colour"),
    QT_TRANSLATE_NOOP("FieldNames", "cost"),
    QT_TRANSLATE_NOOP("FieldNames", "stones"),
    QT_TRANSLATE_NOOP("FieldNames", "attack"),
    QT_TRANSLATE_NOOP("FieldNames", "defense"),
    QT_TRANSLATE_NOOP("FieldNames", "year"),
    QT_TRANSLATE_NOOP("FieldNames", "yeartext"),
    QT_TRANSLATE_NOOP("FieldNames", "keyword"),
    QT_TRANSLATE_NOOP("FieldNames", "rarity"),
    QT_TRANSLATE_NOOP("FieldNames", "limit"),
    QT_TRANSLATE_NOOP("FieldNames", "is"),
    QT_TRANSLATE_NOOP("FieldNames", "class"),
    QT_TRANSLATE_NOOP("FieldNames", "stars"),
    QT_TRANSLATE_NOOP("FieldNames", "health"),
    QT_TRANSLATE_NOOP("FieldNames", "melee"),
    QT_TRANSLATE_NOOP("FieldNames", "ranged"),
    QT_TRANSLATE_NOOP("FieldNames", "distance"),
    QT_TRANSLATE_NOOP("FieldNames", "bounty"),
    QT_TRANSLATE_NOOP("FieldNames", "move"),
    QT_TRANSLATE_NOOP("FieldNames", "shot"),
    QT_TRANSLATE_NOOP("FieldNames", "hands"),
    QT_TRANSLATE_NOOP("FieldNames", "support"),
    QT_TRANSLATE_NOOP("FieldNames", "subtype"),
    QT_TRANSLATE_NOOP("FieldNames", "reserve"),
    QT_TRANSLATE_NOOP("FieldNames", "forest"),
    QT_TRANSLATE_NOOP("FieldNames", "mountain"),
    QT_TRANSLATE_NOOP("FieldNames", "ocean"),
    QT_TRANSLATE_NOOP("FieldNames", "power"),
    QT_TRANSLATE_NOOP("FieldNames", "reservelimit"),
    QT_TRANSLATE_NOOP("FieldNames", "landmarklimit"),
};

const char* knownText(std::span<const char* const> words, std::string_view text)
{
    const auto at
        = std::ranges::find(words, text, [](const char* each) { return std::string_view(each); });
    return at == words.end() ? nullptr : *at;
}

QString fieldText(const char* context, std::span<const char* const> words, std::string_view text)
{
    // What is in no list is of a newer game, and shown as that gives it.
    const char* const known = knownText(words, text);
    return known ? QCoreApplication::translate(context, known)
                 : QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

QString FieldWords::help(std::string_view english)
{
    return fieldText("FieldWords", helps, english);
}

QString FieldWords::name(std::string_view field)
{
    return fieldText("FieldNames", fieldNames, field);
}

bool FieldWords::knowsHelp(std::string_view english)
{
    return knownText(helps, english) != nullptr;
}

bool FieldWords::knowsName(std::string_view field)
{
    return knownText(fieldNames, field) != nullptr;
}

triptych::cards::OtherNames FieldWords::names()
{
    triptych::cards::OtherNames names;
    for (const char* const field : fieldNames) {
        const std::string called = triptych::cards::folded(name(field).toStdString());
        if (called != field)
            names.emplace(called, field);
    }
    return names;
}

} // namespace deckroom
