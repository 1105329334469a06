#pragma once

#include "kryptik/tree/Ability.h"
#include "text/German.h"

// What Kryptik's phrases are in German, for the explainer. The words are those of the German client.
namespace triptych::kryptik::german {

using namespace text::german;

// ---------------------------------------------------------------- Words

/// As printed: "Eager, Toxic und Sidestep"
std::string keywords(const std::vector<Keyword>&, std::string_view last = "und");
Noun citizen();
Noun card();
Noun player();
Noun opponent();
Noun yearCard();
Noun zone(Zone);

/// Where something is, goes, or comes from: each has its own preposition and case.
enum class Way : std::uint8_t { In, Into, From };
std::string at(Way, Zone, const Nominal& zone); ///< "aus Ihrem Limbo-Stapel"
std::string at(Way, Zone, Side);                ///< "im Limbo-Stapel eines Gegners"
Nominal zoneOf(Zone, Side);
Nominal zoneOf(Zone, const Nominal& owner); ///< "Ihr Deck", "das Deck eines Gegners"

// ---------------------------------------------------------------- Which cards

enum class Suffix : bool { None, Card }; ///< Off the island a citizen is a "Bürgerkarte".

/// "ein anderer eingesetzter Bürger des Volkes Human mit Sidestep"
Nominal described(const Filter&, const Determiner&, Many, Suffix = Suffix::None,
    const std::vector<std::string>& adjectives = {});
Nominal described(const Filter&, const Place&, const Determiner&, Many, Way = Way::In,
    const std::vector<std::string>& adjectives = {});
Nominal one(const Filter&, Suffix = Suffix::None);
Nominal counted(int, const Filter&, Suffix = Suffix::None);
std::string_view control(Side); ///< " unter Ihrer Kontrolle", or nothing
std::string_view alike(Alike);  ///< " mit verschiedenen Namen", or nothing
/// "eingesetzt": a state that stands before the noun, or nothing.
std::string_view adjective(Filter::Condition);
/// "eingesetzt ist", "nicht angreift": a state as the end of a clause.
std::string stateClause(Filter::Condition, Many, bool negated = false);
std::string traitClause(const Filter& trait, Many);

// ---------------------------------------------------------------- Amounts

/// A noun with its number, and what is said of the number behind it.
struct Measure
{
    Nominal what;
    std::string after;
    std::string accusative() const { return what.accusative() + after; }
};
Measure measure(const Amount&, const Noun&);
Measure cards(const Amount&);
std::string damage(const Amount&); ///< "3 Schaden", "Schaden in Höhe des Angriffs ..."
bool isPerEach(const Amount&);
std::string forEach(const Amount&); ///< " für jeden Bürger"
std::string bare(const Amount&);    ///< "2", "ebenso viele"
Nominal equal(const Amount&);       ///< "die Anzahl der Bürger", "der Angriff dieser Karte"

// ---------------------------------------------------------------- Who and what

Nominal who(const Who&);
Nominal object(const Thing&);
Nominal thisCard();
/// "des Spielers, der diese Karte kontrolliert": what a word refers to.
Nominal referred(const Referent&);

// ---------------------------------------------------------------- Clauses

std::string condition(const Condition&); ///< Verb last, without what joins it.
std::string ifSo(const Condition&);      ///< "wenn ...", "außer wenn ..."
std::string trigger(const Trigger&);     ///< "immer wenn diese Karte angreift"
std::string cost(const Cost&);
/// How long: within the clause, or as a clause behind it.
struct Lasting
{
    std::string middle {};
    std::string tail {};
};
Lasting lasting(Duration);

// ---------------------------------------------------------------- Sentences

std::string say(const Effect&, Order);
std::string whole(const Effect&); ///< A sentence of its own, as after a colon.
/// What each word that refers was found to mean: the card named is the target citizen.
std::string meanings(const Ability&);
std::string explained(const Ability&);

} // namespace triptych::kryptik::german
