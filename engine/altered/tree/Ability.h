#pragma once

#include "altered/tree/Statements.h"

#include <cstdint>
#include <optional>
#include <vector>

// 2.2.11 Abilities: one printed paragraph each (the options of a choice belong to the paragraph before them).
namespace triptych::altered {

/// One keyword of a keyword line: "[Tough X], where X is ..."
struct KeywordItem
{
    Keyword keyword = Keyword::Defender;
    Amount number {};   ///< Of Tough and Scout.
    Boxed<Amount> x {}; ///< what X is.
    bool operator==(const KeywordItem&) const = default;
};

struct Ability
{
    enum class Kind : std::uint8_t {
        Keywords,    ///< "[Gigantic], [Tough 1]."
        Quick,       ///< "Cost: effect" (5.3)
        Reaction,    ///< "Trigger — effect", {J}, {H}, {R} (5.4)
        Passive,     ///< a statement (2.3)
        SpellEffect, ///< a paragraph of a Spell (5.2.4)
        /// a paragraph of a card carried out while it is declared: "You may discard ... to reduce my cost"; of what
        /// is no May it can't be played without it: "To play me, you must sacrifice a Character"
        Declared
    };

    Kind kind = Kind::Keywords;
    bool support = false;   ///< From the support box: works in Reserve only (2.2.11.d-e).
    bool infinite = false;  ///< Marked {I} (7.1.5).
    bool completed = false; ///< "[Completed]:" before it: works once this Feat is complete.
    std::vector<KeywordItem> keywords {};

    /// Quick: what is paid, at once (6.4). {T} is an Exhaust of This, {2} a Pay, {D} a Discard of This.
    std::vector<Effect> cost {};
    Boxed<Condition> onlyIf {};          ///< Quick: "You can only activate this if ..."
    Duration oncePer = Duration::None;   ///< Quick: "... once per Day"; Reaction, too
    std::optional<Amount> costChange {}; ///< Quick: "This action costs {1} more ..."
    Boxed<Condition> costChangeIf {};    ///< "... if/unless you are the first player".
    bool costChangeUnless = false;

    std::vector<Happening> triggers {}; ///< Reaction: any of them.
    Boxed<Condition> triggerIf {};      ///< ", if I was [Fleeting] —" (6.3.b)
    Boxed<Quantity> forEach {};         ///< ", for each of my boosts —": activates so many times
    Duration firstEach = Duration::None; ///< "The first time ... each Day —": once in each of these

    Boxed<Condition> condition {};         ///< Passive.
    bool unless = false;                   ///< The condition is what must not hold.
    std::optional<Statement> statement {}; ///< Passive.

    std::optional<Effect> effect {};

    Wording<> wording {};
    bool operator==(const Ability&) const = default;
};

inline bool Grant::operator==(const Grant&) const = default;
inline bool StatedFor::operator==(const StatedFor&) const = default;
inline bool Token::operator==(const Token& o) const
{
    return name == o.name && hasStatistics == o.hasStatistics && forest == o.forest
        && mountain == o.mountain && ocean == o.ocean && subtypes == o.subtypes
        && abilities == o.abilities;
}

} // namespace triptych::altered
