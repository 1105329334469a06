#pragma once

#include "seize/text/grammar/GrammarInstructions.h"

// Whom what is always so speaks of: GrammarStatics.cpp, GrammarAttackStatics.cpp, GrammarRescues.cpp.
namespace triptych::seize::grammar {

/// "An allied mercenary behind this ...": each such one.
struct anyone : any<theOneThere, seq<pegtl::at<word<"a", "an", "any", "another">>, somebody>>
{
    static std::optional<Thing> build(Found& found)
    {
        Thing made = found.take<Thing>();
        made.kind = Thing::Kind::Each;
        // "An adjacent ally has Armor 1" could be one of them: only of a single tile it is whoever is there.
        const Range::Kind where = made.filter.range.kind;
        const bool one = where == Range::Kind::Anywhere || where == Range::Kind::Behind
            || where == Range::Kind::InFront;
        return one ? std::optional(std::move(made)) : std::nullopt;
    }
};
/// Whom a static speaks of: this card, its bearer, or a kind of mercenaries.
/// Behind a condition "it" is whom that speaks of (Parse sees to it).
/// "While you control two Mages, each of them ...": those that the condition counts (Parse sees to it).
struct thoseCounted : word<"each of them", "all of them", "they">
{
    static Thing build() { return severalOf(Thing::Kind::It); }
};
struct staticSubject
    : any<thisCard, bearer, seq<means<Thing::Kind::It, "it">>, thoseCounted, everyone, anyone>
{
    static constexpr std::string_view expected
        = "whom it is about (this, the bearer, your mercenaries, enemy mercenaries, ...)";
    static Thing build(Found& found) { return whomSaid(found); }
};
/// "an allied mercenary", "other allied mercenaries": each such one, whoever it happens to
struct toThem : any<everyone, somebody>
{
    static Thing build(Found& found)
    {
        Thing made = found.take<Thing>();
        made.kind = Thing::Kind::Each;
        return made;
    }
};
/// "mercenaries behind this cannot attack it" -> Effect
struct attackersBarred : elsewhere<attackersBarred>
{
    static bool read(Input&, Reading&);
};
/// "opponents cannot upstage this" -> Effect
struct foesBarred : elsewhere<foesBarred>
{
    static bool read(Input&, Reading&);
};
/// "Burn counters do not affect adjacent allies", "Frost counters on enemies cannot be removed" -> Effect
struct sparedStatics : elsewhere<sparedStatics>
{
    static bool read(Input&, Reading&);
};
/// "healing done to enemy mercenaries is halved" -> Effect
struct healingAltered : elsewhere<healingAltered>
{
    static bool read(Input&, Reading&);
};
/// "whenever another ally heals, it heals 1 additional health" -> Effect
struct healedEachTime : elsewhere<healedEachTime>
{
    static bool read(Input&, Reading&);
};
/// "the first attack it makes each turn deals 1 more damage", "their ranged attacks deal 1 more damage" -> Effect
struct attackStatics : elsewhere<attackStatics>
{
    static bool read(Input&, Reading&);
};

} // namespace triptych::seize::grammar
