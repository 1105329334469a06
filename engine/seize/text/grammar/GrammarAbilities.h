#pragma once

#include "seize/text/grammar/GrammarInstructions.h"

// The kinds of abilities: GrammarActives.cpp, GrammarTriggered.cpp, GrammarAlways.cpp and GrammarPlayed.cpp;
// GrammarOnly.cpp says when alone they may be used. Parse.cpp has which stand on which card.
namespace triptych::seize::grammar {

/// "Active (1 treasure): draw 1." -> Ability
struct activeOfMercenary : elsewhere<activeOfMercenary>
{
    static bool read(Input&, Reading&);
};
struct activeOfTreasure : elsewhere<activeOfTreasure>
{
    static bool read(Input&, Reading&);
};
/// "Use this only if you control a Mage.", "Play this only during your turn." -> Condition
struct useOnly : elsewhere<useOnly>
{
    static bool read(Input&, Reading&);
};
struct playOnly : elsewhere<playOnly>
{
    static bool read(Input&, Reading&);
};
/// "Play this only when an ally is destroyed.": what an Instant is played in answer to -> Trigger
struct playWhen : elsewhere<playWhen>
{
    static bool read(Input&, Reading&);
};
/// "Only while stealthed." of an attack: its user -> Condition
struct onlyWhile : elsewhere<onlyWhile>
{
    static bool read(Input&, Reading&);
};
/// "Whenever this attacks, draw 1.", "If you control a Mage, at the end of your turn draw 1." -> Ability
struct triggeredFirst : elsewhere<triggeredFirst>
{
    static bool read(Input&, Reading&);
};
/// The first of these alone -> Ability
struct triggeredAlone : elsewhere<triggeredAlone>
{
    static bool read(Input&, Reading&);
};
/// "Draw 1 whenever this plunders." -> Ability
struct triggeredLast : elsewhere<triggeredLast>
{
    static bool read(Input&, Reading&);
};
/// "Heal this 1 whenever it attacks.", "Any enemy that enters your Guild Hall is exhausted." -> Ability
struct triggeredOfTold : elsewhere<triggeredOfTold>
{
    static bool read(Input&, Reading&);
};
/// "Mercenaries damaged by this gain 1 Burn.", "This mercenary's attacks apply 1 Poison." -> Ability
struct damagingOfMercenary : elsewhere<damagingOfMercenary>
{
    static bool read(Input&, Reading&);
};
struct damagingOfTreasure : elsewhere<damagingOfTreasure>
{
    static bool read(Input&, Reading&);
};
/// "Stealth" of a mercenary, and nothing else -> Ability
struct comingStealthed : elsewhere<comingStealthed>
{
    static bool read(Input&, Reading&);
};
/// "This enters play with 3 day counters on it." -> Ability
struct comingMarked : elsewhere<comingMarked>
{
    static bool read(Input&, Reading&);
};
/// "Whenever a mercenary is poisoned, place an additional Poison counter on it." -> Ability
struct addedOfMercenary : elsewhere<addedOfMercenary>
{
    static bool read(Input&, Reading&);
};
struct addedOfTreasure : elsewhere<addedOfTreasure>
{
    static bool read(Input&, Reading&);
};
/// "This has Armor 1 as long as it is damaged.": what is always so -> Ability
struct alwaysOfMercenary : elsewhere<alwaysOfMercenary>
{
    static bool read(Input&, Reading&);
};
struct alwaysOfTreasure : elsewhere<alwaysOfTreasure>
{
    static bool read(Input&, Reading&);
};
struct alwaysOfStored : elsewhere<alwaysOfStored>
{
    static bool read(Input&, Reading&);
};
struct alwaysOfEvent : elsewhere<alwaysOfEvent>
{
    static bool read(Input&, Reading&);
};
/// The text of an Instant, and of an Attack with its reach before it or in its sentence -> Ability
struct playedText : elsewhere<playedText>
{
    static bool read(Input&, Reading&);
};
struct reachedText : elsewhere<reachedText>
{
    static bool read(Input&, Reading&);
};
struct unaimedText : elsewhere<unaimedText>
{
    static bool read(Input&, Reading&);
};

/// Whether something lasts for good: what is triggered would give it again and again.
bool isGivenForGood(const Effect&);

struct onceEachTurn
    : any<means<Flag::OncePerTurn, "once each turn", "once per turn", "once a turn",
              "once during each of your turns", "one time each turn", "one time per turn">,
          means<Flag::First, "once per game", "once each game", "once a game", "once per match",
              "one time per game">>
{
};
/// "+2 melee this turn", "gains Armor 1 until your next turn": what an ability gives the card itself, or its bearer
struct ownGain : seq<maybe<word<"gains", "gain", "gets", "get">>, givenGains, stop>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect made = found.take<Effect>();
        auto& gain = std::get<Gain>(made.node);
        gain.what.kind = Thing::Kind::This;
        // "+2 melee." without an end is what is always so.
        return gain.duration == Duration::Always ? std::nullopt : std::optional(std::move(made));
    }
};
/// "while below half health": of the card itself, or of its bearer.
template <Thing::Kind kind>
struct bareCondition
    : any<seq<word<"adjacent to">,
              any<seq<means<1, "a", "an">, described>, seq<pegtl::at<word<"another">>, described>>>,
          furtherState, mercenaryState, means<Filter::Condition::Fogged, "on a fogged tile">, place,
          range>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.before = true; // of whom it is said, `statically` sees
        if (found.has<Filter>()) {
            made.kind = Condition::Kind::ThereAre;
            made.filter = found.take<Filter>();
            made.filter.range.kind = Range::Kind::Adjacent;
            return made;
        }
        made.kind = Condition::Kind::ThingIs;
        made.of = kind;
        made.filter.condition = found.take<Filter::Condition>(Filter::Condition::None);
        made.filter.place = found.take<Filter::Place>(Filter::Place::Anywhere);
        made.filter.range = found.take<Range>();
        return made;
    }
};

/// All that must be so; nothing where it was not said.
std::optional<Condition> allOf(Found&);
/// "+1 melee, or +2 against frozen mercenaries": so much more damage to such; nothing where that has no words.
std::optional<Effect> dealsMoreTo(const Gain& rule, int figure, Filter such);
/// "If the target is exhausted, this has +1 melee" is what it deals to such; false where that has no words.
bool saidOfTheAttacked(Ability&);

} // namespace triptych::seize::grammar
