#pragma once

#include "seize/tree/Ability.h"

#include <string>
#include <string_view>

// The phrases of the printed language in their normal form, for the printer and the explainer.
namespace triptych::seize::phrases {

// ---------------------------------------------------------------- Words

std::string_view status(Status);                       ///< "Exhaust"
std::string statuses(Statuses, std::string_view last); ///< "Bleed, Poison or Burn"
std::string_view suffered(Status);                     ///< "exhausted"
std::string_view damageType(DamageType);               ///< "Physical"
std::string_view stat(Stat);                           ///< "health"
std::string_view phase(Phase);                         ///< "Rally Phase"
std::string_view state(Filter::Condition);             ///< "burning", "empty"
std::string_view place(Filter::Place);                 ///< "in your Guild Hall"
std::string_view way(Arrow);                           ///< "forward left"
std::string_view duration(Duration);                   ///< " this turn", or nothing
std::string_view span(Span);                           ///< "since your last turn"
std::string past(const Past&);                         ///< "was healed this turn"
std::string playerDid(const Condition&); ///< "you played 2 or more Instant cards this turn"

// ---------------------------------------------------------------- Which mercenaries, tiles, cards

enum class Many : bool { No, Yes };
/// "ability card you played this turn", "loot an opponent lost this turn"
std::string doneThisTurn(const Counted&, Many);

/// "other damaged allied Warrior mercenary within Distance 2".
std::string described(const Filter&, Many);
/// "a mercenary", "another allied mercenary"
std::string one(const Filter&);
/// Of a static: "your Warrior mercenaries", "enemy mercenaries".
std::string all(const Filter&);
/// Of what is said with "is" and "has" of one: a single property that needs no noun, "is damaged".
/// "another": than whom goes without saying.
inline bool isBarelyOther(const Filter& filter)
{
    return filter.other && filter.than == Filter::Than::Unsaid;
}
bool saysOneThing(const Filter&);
bool standsBehind(Filter::Condition); ///< "below half health": behind the noun.
std::string bound(const Bound&);      ///< "3 or less health", "2 or more Burn counters"
/// "a Weapon", "a Weapon or a Relic"; with `none` behind "no", without an article
std::string carried(const Filter&, bool none = false);
std::string goods(const Goods&);  ///< "target treasure you control"
std::string range(const Range&);  ///< "within Distance 2 of it", "adjacent to it"
std::string object(const Thing&); ///< "up to two target mercenaries"
std::string tile(const Thing&);   ///< "its tile", "target tile"
std::string_view single(Thing::Kind, Referent = {}); ///< "this", "the attacked mercenary"
std::string singles(Thing::Kind, Referent = {});     ///< "this mercenary's", "its"
std::string cards(const CardFilter&, Many);          ///< "Mage ability card"
std::string card(const CardFilter&);                 ///< "an Instant card"

// ---------------------------------------------------------------- Amounts

/// A number and its noun: what stands before and after the rest of the phrase.
struct Measure
{
    std::string before; ///< "2 ", "that much ", or nothing
    std::string after;  ///< " for each allied mercenary", " equal to its bounty"
};
std::string asQuantity(
    const Amount&); ///< "its bounty", "the total melee of your mercenaries plus 1"
/// "Mage", "Mage or Priest", "non-Mage", or nothing
std::string classes(const std::string& one, const std::string& other, bool none);
std::string whereX(const Amount&); ///< ", where X is its bounty"
Measure measure(const Amount&, std::string_view that = "that much");
std::string counted(const Counted&, Many);
std::string upTo(const Amount&);     ///< ", up to 3", or nothing
std::string price(const OwnPrice&);  ///< "this costs 1 treasure less if you control ..."
std::string forEach(const Counted&); ///< " for each allied mercenary"

// ---------------------------------------------------------------- Who

/// " with the most loot", " who plundered this turn", or nothing
std::string standing(const Standing&);
std::string_view who(const Who&);   ///< "target opponent", "you"
std::string_view whose(const Who&); ///< "target opponent's", "your"

// ---------------------------------------------------------------- Clauses

bool isPrevention(const Rescue&); ///< Of what would happen only some is prevented, or all of it.
std::string_view whoWould(const Rescue&); ///< Of a player: "an opponent".
std::string fate(const Rescue&);          ///< "be dealt 4 or more Magic damage", behind "would"
std::string condition(const Condition&);  ///< "you control a Mage mercenary"
/// Whether "... and ..." can say of it that it is not so.
bool mayBeDenied(const Condition&);
/// With what stands before it: "if ...", "as long as ...", or "unless ...".
std::string condition(std::string_view when, const Condition&);
std::string trigger(const Trigger&); ///< "whenever this attacks,"
std::string trigger(const Ability&); ///< The same with "while ...", where it says so.
/// "this attacks": without when; of what is waited for for a time.
std::string happening(const Trigger&);
std::string nextMoment(const Trigger&); ///< "at the start of your next turn,"
bool happensOnce(const Trigger&);       ///< It can happen to this card only once: said with "when".
bool isAboutTime(const Trigger&);       ///< Of a turn or a phase, not of a mercenary's own turn.
std::string cost(const Ability&);       ///< "1 treasure, exhaust this, once per turn"
std::string cost(const Cost&);
std::string reach(const Reach&);                     ///< "Distance 2, no LOS"
std::string modifier(const Modifier&, bool several); ///< "+1 melee", "Armor 1", "ignores LOS"
/// "gets +3 melee, -1 move and has Armor 1": `lasting` says "has" where an instruction says "gains".
std::string modifiers(const std::vector<Modifier>&, bool several, bool lasting);
/// The same of an instruction, with how often and how long.
std::string given(const Gain&, bool several, bool lasting, std::string_view howLong);
std::string given(const AlterAttack&); ///< "deals 1 more damage for each ..."

} // namespace triptych::seize::phrases
