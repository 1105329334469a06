#pragma once

#include "kryptik/Table.h"

#include <functional>
#include <optional>

// 7.1, 9.2, 10.1, 10.2: what a card is at this moment. Asked, never stored: the printed card, then
// passive abilities, then what has resolved.
namespace triptych::kryptik {

/// From where a text is read: whose "you" and which card's "this".
struct Viewpoint
{
    Seat you = noSeat;
    Index self = noIndex;
    int x = 0;            ///< 8.1.1 the X that was paid
    Seat they = noSeat;   ///< Whom "they" and "their" are about.
    Index it = noIndex;   ///< Of a passive ability, the citizen it is asked about.
    Index cast = noIndex; ///< 8.1 What is or would be cast, which is where it was no more.
    bool ability = false; ///< 6.1 Said by an ability, also where that is one of a spell card.
};

// Numbers (7.1)
struct Stats
{
    int attack = 0;
    int defense = 0;
};
Stats statsOf(const Table&, Index); ///< Both at once: they are added up together.
int attackOf(const Table&, Index);
int defenseOf(const Table&, Index);
KeywordSet keywordsOf(const Table&, Index);
bool has(const Table&, Index, Keyword);
/// Whether something in force could leave some citizen less defense than is printed on it.
bool isDefenseLowered(const Table&);
/// Not so when it has lost all abilities. Only citizens on the island have abilities (9).
bool keepsAbilities(const Table&, Index);

// Permission (10.2)
bool isForbidden(const Table&, Index, Allow::Deed);
/// Whether a text in force stands against this one blocking that one.
bool isKeptFromBlocking(const Table&, Index blocker, Index attacker);
bool isCastingForbidden(const Table&, Index card, Seat); ///< likewise, of this card
bool isForbiddenTo(const Table&, Seat, Forbid::Deed);    ///< "opponents can not cast spells"
int costChangeOf(const Table&, Index card, Seat, bool yearCost); ///< 8.1.1 of its generic energy
int activationChangeOf(const Table&, Index source, Seat);        ///< 8.1.3 of its active abilities
bool entersEngaged(const Table&, Index);
/// What counters it enters with.
struct EnteringCounters
{
    CounterKind kind;
    int number = 0;
};
std::vector<EnteringCounters> countersOnEntering(const Table&, Index);
/// Whether what it is targeted from may not target it: "by spells opponents control".
bool isShielded(const Table&, Index, const Viewpoint& from);
/// Whether what resolves now can not do that to it: abolish, sacrifice, return, engage, take, destroy.
bool isKeptFromEffect(const Table&, Index, Allow::Deed);
int moreAttacks(const Table&, Index); ///< 4.4.2 in one combat phase, besides the first
/// "would die ... instead": what becomes of it, if a text in force says so.
std::optional<Instead::Fate> insteadOfDying(const Table&, Index, bool destroyed);
int lessDamageTo(const Table&, Index source, Index); ///< "prevent 1 of that damage"
int firstDamageTo(const Table&, Index);              ///< "prevent the first 2 damage ... each turn"
bool hasHandLimit(const Table&, Seat, int& limit);   ///< 4.6c what passives make of `limit`
/// Whether damage to `citizen` (noIndex: to no citizen) from `source` is prevented.
bool isPrevented(const Table&, Index source, Index citizen, bool combat);
/// Calls visit(number) for each ability in quotation marks that it was given and has not lost since.
void eachGrantOf(const Table&, Index, const std::function<void(std::uint16_t)>& visit);
/// 4.4.3 Whether it must block this attacker, if it can.
bool mustBlock(const Table&, Index blocker, Index attacker);
/// 6.1 Whether cards of this player's 11 year row are safe: from everything, or from what is named besides: effects,
/// combat damage. The payment of costs (8.1) and the rules are neither.
bool areYearsSafe(const Table&, Seat, Forbid::Deed from = Forbid::Deed::LoseYears);
/// How many spells, citizens or cards a player has cast this turn.
std::uint8_t castThisTurn(const State&, Seat, Filter::Noun);
/// As it is cast: of "the first Beast you cast each turn", "the next Beast you cast this turn" it was one.
void noteCastOfKinds(const Table&, Index card, Seat caster);
int soulPlacements(const Table&, Seat); ///< 5.5 each turn
/// Whether any text lets somebody cast from a limbo pile or a deck.
bool mayCastFromElsewhere(const Table&);
/// Whether the seat may cast it from where it lies, by what a passive ability allows.
bool mayCastFromThere(const Table&, Index card, Seat);
/// It is about to be cast from there: "once each turn" is used up.
void noteCastFromThere(const Table&, Index card, Seat);
int fewestBlockers(
    const Table&, Index attacker); ///< 4.4.3 of those that block at all; glossary Tenacious
/// Who is dealt the damage instead, or nobody: by passive abilities.
Index redirectedTo(const Table&, Index citizen);
/// What becomes of what is cast from a limbo pile: "If a spell cast this way would be put into a limbo pile, abolish it
/// instead", "If you do, abolish it", and nothing else lets it be cast.
struct Afterwards
{
    bool abolished = false;
    bool onlyResolved = false; ///< Not where it is countered.
};
Afterwards afterwards(const Table&, Index card, Seat);
SoloUse castMark(const State&, Index citizen);
/// Makes the top cards known to whom they are shown.
void showTops(const Table&);
bool isAllowed(const Table&, Index, Allow::Deed); ///< "can ...", where a rule would refuse (10.1)
/// glossary Weary, Eager: may neither attack nor pay engage costs.
bool isHeldByWeary(const Table&, Index);

// Words
bool matches(const Table&, Index, const Filter&, const Viewpoint&);
/// Of what lies on the effect pile: whether it aims at what `Filter::aims` says, as a card or as one item.
bool cardAims(const Table&, Index card, const Filter&, const Viewpoint&);
bool itemAims(const Table&, const PileItem&, const Filter&, const Viewpoint&);
bool isIn(const Table&, Index, const Place&, const Viewpoint&);
/// Everything that a filter means in a place, in table order.
void collect(const Table&, const Filter&, const Place&, const Viewpoint&, ObjectList&);
int count(const Table&, const Filter&, const Place&, const Viewpoint&);
bool holds(const Table&, const Condition&, const Viewpoint&);
int valueOf(const Table&, const Amount&, const Viewpoint&); ///< Not for Amount::All.

} // namespace triptych::kryptik
