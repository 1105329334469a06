#pragma once

#include "altered/text/printing/Said.h"
#include "text/German.h"

// What Altered's phrases are in German, for the explainer. The words are those of the German client.
namespace triptych::altered::german {

using namespace text::german;
using Noun = text::german::Noun; ///< Not a word of the type line, which is altered::Noun.

// ---------------------------------------------------------------- Words

Noun card();
Noun player();
Noun expeditionWord();
Noun nounOf(const altered::Noun&);
std::string_view status(Status);                        ///< "verankert"
std::string_view keyword(Keyword);                      ///< as printed: "Defender"
std::string abilitiesOf(Icons, Many);                   ///< "Fähigkeiten „Dazukommen“"
std::string terrains(Terrains, std::string_view joint); ///< "Wald oder Meer"
Noun statWord(Stat, Terrains = 0);
std::string_view phase(Phase);      ///< "am Mittag"
std::string_view lasting(Duration); ///< "in diesem Zug"
Noun counter(const Counter&);       ///< "Verstärkung", "Kelon-Marke"
std::string mana(const Amount&);    ///< "2 Mana"

// ---------------------------------------------------------------- Players, places, Expeditions

Nominal who(const Who&);
Nominal zoneOf(Zone, const Who&);
enum class Way : std::uint8_t { In, Into, From };
std::string at(Way, Zone, const Who&); ///< "aus Ihrer Reserve"
std::string control(const Who&);       ///< "unter Ihrer Kontrolle"
std::string_view notSo(const Trait&);  ///< "nicht ", "aber nicht "
std::string possession(const Who&);    ///< "in Ihrem Eigentum"
Nominal expedition(const Expedition&);
Nominal region(const Region&);
const std::vector<std::string>& asTarget(); ///< "als Ziel gewählt", as the adjectives of a nominal
std::string playerIs(const Condition&);     ///< "der genannte Spieler ein Gegner ist"
std::string fewerThan(const Condition&);    ///< "Sie weniger Karten haben als ein Gegner"
std::string positions(std::uint8_t);        ///< "zurückliegt oder gleichauf liegt"

// ---------------------------------------------------------------- Which cards, how many

Nominal filter(
    const Filter&, const Determiner&, Many, const std::vector<std::string>& adjectives = {});
/// What a filter without a noun says of a playing: "aus der Reserve".
std::string circumstances(const Filter&);
/// "Verstärkungen hat": a trait as what is had.
std::string had(const Trait&);
std::string shared(const Trait&);               ///< "Untertyp mit dieser Karte"
std::string comparison(Compare, const Amount&); ///< "3 oder weniger", "mindestens so viel wie ..."
/// "2 Karten", "so viele Karten, wie ...": as what something is done to.
std::string much(const Amount&, const Noun&, bool upTo = false,
    const std::vector<std::string>& adjectives = {}, bool mass = false);
Determiner number(const Amount&, bool upTo); ///< "bis zu 2"
Many manyOf(const Amount&);
std::string per(const Amount&); ///< " für jede Karte ..."
Nominal quantity(const Quantity&);
Nominal differing(
    const Quantity&, const Determiner&, Many); ///< "2 verschiedene Untertypen unter ..."
std::string alikeWord(Alike, Stat, Terrains);  ///< "einen Untertyp"
std::string whereX(const Amount&);             ///< ", wobei X die Anzahl ... ist"
Nominal object(const Thing&);
Nominal thisCard();

// ---------------------------------------------------------------- Clauses

enum class Mood : std::uint8_t { Present, Past, Would };
std::string happening(const Happening&, Mood);              ///< Verb last, without what joins it.
std::string condition(const Condition&);                    ///< Likewise.
std::string when(const Condition&, bool unless);            ///< "wenn ...", "außer wenn ..."
std::string grants(const std::vector<Grant>&, bool choice); ///< "2 Verstärkungen und Anchored"
std::string keywordItem(const KeywordItem&);

// ---------------------------------------------------------------- Sentences

std::string say(const Effect&, Order);
std::string say(const Statement&, Order);
std::string cost(const std::vector<Effect>&);
std::string whole(const Effect&); ///< With a capital, as after a colon.
std::string explained(const Ability&);

} // namespace triptych::altered::german
