#pragma once

#include "seize/text/explaining/Terms.h"
#include "seize/tree/Ability.h"
#include "text/German.h"

// What Seize's phrases are in German, for the explainer. The words are those of the German client.
namespace triptych::seize::german {

using namespace text::german;

// ---------------------------------------------------------------- Words

Noun mercenary();
Noun tile();
Noun card();
Noun damage();
Noun statWord(Stat);
Noun attackWord(How);                                  ///< "Nahkampfangriff"
std::string_view status(Status);                       ///< "Brand"
std::string statuses(Statuses, std::string_view last); ///< "Blutung, Gift oder Brand"
std::string_view suffered(Status);                     ///< "vergiftet werden"
std::string sourceOf(const Modifier&);                 ///< "von gegnerischen Sofortkarten"
std::string_view damageAdjective(DamageType);          ///< "körperlich"
std::string_view attacks(How);                         ///< "Nahkampfangriffen"
std::string_view phase(Phase);                         ///< "Sammelphase"
std::string_view way(Arrow);                           ///< "nach vorn"
std::string counters(int, Status);                     ///< "2 Marken Brand", "Tarnung"
std::string place(Filter::Place);                      ///< "in Ihrer Gildenhalle"

// ---------------------------------------------------------------- Which mercenaries, tiles, cards

/// "ein anderer gegnerischer brennender Söldner der Klasse Mage"
Nominal described(
    const Filter&, const Determiner&, Many, const std::vector<std::string>& adjectives = {});
Nominal one(const Filter&);
std::string bound(const Bound&, Case = Case::Dative);        ///< "3 oder weniger Leben"
std::string carried(const Filter&, Case, bool none = false); ///< "eine Waffe oder ein Relikt"
std::string range(const Range&);                             ///< "neben dem Angreifer"
/// "verletzt ist": a state as the end of a clause.
std::string stateClause(Filter::Condition, const Nominal& of, bool negated);

/// " der Klasse Mage oder Priest", or nothing
std::string ofClasses(const std::string& one, const std::string& other, bool none);
Nominal single(Thing::Kind, const Referent&);
Nominal object(const Thing&);
Nominal tile(const Thing&);
Nominal goods(const Goods&);
Nominal cards(const CardFilter&, const Determiner&, Many);
Noun treasureWord(CardFilter::Kind); ///< "Waffe", "Schatz"

// ---------------------------------------------------------------- Amounts

enum class Counting : bool { Mass, Pieces };
/// "3 wahren Schaden", "so viele Karten, wie ...": as what something is done to.
std::string much(
    const Amount&, const Noun&, Counting, const std::vector<std::string>& adjectives = {});
std::string forEach(const Counted&); ///< " für jeden verbündeten Söldner"
Nominal quantity(const Quantity&);   ///< "sein Kopfgeld"

// ---------------------------------------------------------------- Who

Nominal who(const Who&);
/// "Ihr Deck", "die Hand des genannten Spielers"
Nominal belonging(const Noun&, const Who&, Many = Many::No);
Noun zone(Zone);

// ---------------------------------------------------------------- Clauses

std::string condition(const Condition&); ///< Verb last, without what joins it.
/// "wenn ...", "solange ...", or "außer wenn ..."
std::string condition(std::string_view when, const Condition&);
std::string pastClause(const Past&, const Nominal& of, bool negated = false);
std::string playerDid(const Condition&);
Noun doneNoun(Done);                       ///< What a player did it with: "Karte", "Beute".
std::string_view doneVerb(Done);           ///< "gezogen"
std::string through(Trigger::Doer);        ///< "durch einen Gegner": by whose doing
std::string mercenaryDoes(const Trigger&); ///< "dieser Söldner angegriffen wird"
std::string trigger(const Trigger&, std::string_view once);
std::string_view waitedThrough(Duration); ///< "in diesem Zug ", of a Watch or a Trap
std::string answered(const Trigger&);     ///< "nur wenn ...,": of a card that is played
std::string watched(const Watch&);        ///< "immer wenn in diesem Zug ...,": for a time
std::string cost(const Cost&);
std::string reach(const Reach&);
/// "erhält +1 Nahkampf und kann nicht gestoßen werden"
std::string given(const Gain&, Order);
std::string given(const AlterAttack&, const Nominal& subject, Order);

// ---------------------------------------------------------------- What words mean

std::string_view meaning(const Entry&);

std::string explained(const Ability&);

} // namespace triptych::seize::german
