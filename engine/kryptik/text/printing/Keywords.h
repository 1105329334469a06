#pragma once

#include "core/Rows.h"
#include "kryptik/tree/Words.h"

#include <algorithm>
#include <array>
#include <string_view>

// The keywords of the glossary, as the language writes, reads and explains them. A new one is a row here.
namespace triptych::kryptik {

/// What is said of one keyword.
struct KeywordWords
{
    Keyword keyword;
    std::string_view printed;  ///< "Sidestep"
    std::string_view typed;    ///< "sidestep"
    std::string_view meaning;  ///< "only a citizen that has Sidestep too can block it"
    std::string_view inGerman; ///< "ausweichend"
    std::string_view germanMeaning;
    std::string_view reminders; ///< What brackets behind it may be made of.
    /// A spell's line may have it; of citizens it limits an ability.
    bool onSpells = false;
};

inline constexpr std::array<KeywordWords, keywordCount> keywordWords { {
    { Keyword::Eager, "Eager", "eager",
        "it takes no notice of being weary, so it may attack and engage as soon as you control it",
        "eifrig",
        "Müdigkeit hält ihn nicht auf: Er darf angreifen und eingesetzt werden, sobald Sie ihn "
        "kontrollieren",
        "soon ignore weary attack engage pay cost turn come enter immediate right away "
        "control" },
    { Keyword::Focused, "Focused", "focused",
        "only in your 1st or 2nd phase and while the effect pile is empty; not when it comes from "
        "your 11 year row",
        "gesammelt",
        "nur in Ihrer 1. oder 2. Phase und bei leerem Effektstapel; nicht, wenn die Karte "
        "aus Ihrer 11-Jahre-Reihe kommt",
        "only 1st 2nd first second phase turn effect pile empty nothing wait priority", true },
    { Keyword::Ravenous, "Ravenous", "ravenous",
        "when it attacks it may target two 11 year cards, and destroys both at once", "gefräßig",
        "sein Angriff darf auf zwei 11-Jahre-Karten zielen und zerstört beide zugleich",
        "two 2 11 year card target destroy attack same time" },
    { Keyword::Sidestep, "Sidestep", "sidestep",
        "only a citizen that has Sidestep too can block it", "ausweichend",
        "nur Bürger mit Sidestep können ihn blocken", "only block sidestep without" },
    { Keyword::Steadfast, "Steadfast", "steadfast", "attacking does not engage it", "standhaft",
        "Angreifen setzt ihn nicht ein", "without engage attack block" },
    { Keyword::Tenacious, "Tenacious", "tenacious",
        "when it attacks, it can not be blocked by fewer than two citizens", "zäh",
        "wenn er angreift, können ihn nicht weniger als zwei Bürger blocken",
        "need at block two 2 more fewer less least only alone single" },
    { Keyword::Toxic, "Toxic", "toxic",
        "the first point of damage it deals to a citizen is enough to destroy that citizen",
        "giftig",
        "schon der erste Schadenspunkt, den er einem Bürger zufügt, genügt, um diesen zu "
        "zerstören",
        "first damage deal dealt destroy kill enough point lethal amount" },
} };
static_assert(isARowEach(keywordWords, &KeywordWords::keyword, lastKeyword));

constexpr const KeywordWords& wordsOf(Keyword keyword)
{
    return keywordWords[static_cast<std::size_t>(keyword)];
}

} // namespace triptych::kryptik
