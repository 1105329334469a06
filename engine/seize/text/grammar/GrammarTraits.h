#pragma once

#include "seize/text/grammar/GrammarNouns.h"

// What tells one mercenary from another, before and behind the noun. Compiled in GrammarTraits.cpp.
namespace triptych::seize::grammar {

/// "you control", "that player controls": behind the noun
struct controlled : elsewhere<controlled>
{
    static bool read(Input&, Reading&);
};
/// "that was destroyed this turn", in short: "destroyed this turn"
struct befallen : elsewhere<befallen>
{
    static bool read(Input&, Reading&);
};
/// "with Burn", "without treasures", "with the most health", "whose health is less than its own"
struct trait : elsewhere<trait>
{
    static bool read(Input&, Reading&);
};
/// "not adjacent to this"
struct notNear : elsewhere<notNear>
{
    static bool read(Input&, Reading&);
};
/// "not in your Guild Hall" -> NotThere
struct notThere : elsewhere<notThere>
{
    static bool read(Input&, Reading&);
};
/// "is damaged", "has 3 or less health", "attacked this turn": behind "that"
struct saidClause : elsewhere<saidClause>
{
    static bool read(Input&, Reading&);
};
/// "and has no treasures": behind what was said before
struct furtherClause : elsewhere<furtherClause>
{
    static bool read(Input&, Reading&);
};
/// What was said around a noun, as one; nothing where it does not go together.
std::optional<Filter> describe(Found&);
/// "Each ally is damaged": of those who are not so there are none. Nothing where that can not be described.
std::optional<Filter> whoeverIsNot(Filter those, const Filter& said);
/// "Mage or Priest mercenary", "Mages and Priests"
template <Literal... Joints>
struct twoClasses : seq<firstClass, word<Joints...>, className>
{
};
struct ofAllClasses : any<twoClasses<"or", "and", "and/or">, notOfClass, className>
{
};

struct side : any<means<Side::Enemy, "enemy", "opposing", "opponent's">,
                  means<Side::Allied, "allied", "friendly">>
{
    static constexpr std::string_view expected = "enemy or allied";
};
/// As an adjective, "adjacent enemy mercenary": from the source.
struct nextTo : word<"adjacent">
{
    static Range build()
    {
        Range made;
        made.kind = Range::Kind::Adjacent;
        return made;
    }
};
/// "exhausted or frozen", "bleeding, burning or poisoned": in one of these at least
template <typename Said>
struct oneOrOther
    : seq<Said, maybe<comma, Said>, maybe<comma, Said>, word<", or", "or", "and/or">, Said>
{
    static EitherState build(Found& found) { return { found.takeAll<Filter::Condition>() }; }
};
struct eitherState : oneOrOther<mercenaryState>
{
};

} // namespace triptych::seize::grammar
