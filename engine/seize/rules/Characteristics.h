#pragma once

#include "seize/Table.h"
#include "seize/rules/Immunity.h"

#include <algorithm>
#include <array>
#include <vector>

// What a mercenary is at this moment. Asked, never stored: the printed card, then the passive
// abilities of everything in play, then what has resolved.
namespace triptych::seize {

/// From where a text is read: whose "you", which card's "this", and what has been spoken of.
struct Viewpoint
{
    Seat you = noSeat;
    Index self = noIndex;   ///< The card.
    Index anchor = noIndex; ///< The mercenary it speaks from: itself, the bearer, the attacker.
    Class cls = 0;          ///< Of the card: where an instant or an event reaches from.
    Ref subject {};         ///< "it" while nothing resolves.
    Ref attacked {};        ///< "the attacked mercenary" while nothing resolves.
    Ref attacker {};        ///< "the attacker", where it is not the anchor.
    bool told = false;      ///< By a trigger: whom it does not tell of is nobody.
    Tile place = noTile;    ///< Where the mercenary of a trigger stood, once it has left.
    const StackItem* item = nullptr; ///< Whose targets a text speaks of.
    bool resolving = false;          ///< "it" and "attacked" are the resolving effect's.
};
inline bool attacksItself(const Viewpoint& v)
{
    return v.attacker == Ref {} && !v.told;
}
/// Whether passive and triggered abilities of such a card work in the zone at all, and this one where it is.
inline bool isHeard(const Facts& facts, Zone zone)
{
    return isInPlay(zone) || (facts.stored && zone == Zone::Warchest);
}
inline bool worksHere(const Table& t, Index source, const Ability& ability)
{
    return ability.stored == (zoneOf(t.state, source) == Zone::Warchest);
}
/// Of a card in play: its controller, itself or its bearer.
Viewpoint viewpointOf(const Table&, Index);

// Figures of a mercenary on the battlefield
int maxHealthOf(const Table&, Index);
int healthOf(const Table&, Index);
int meleeOf(const Table&, Index);
int rangedOf(const Table&, Index);
int moveOf(const Table&, Index);       ///< A turn's allotment (S-MERC-J, S-STATUS-FROST).
int movementLeft(const Table&, Index); ///< What is left of it.
int bountyOf(const Table&, Index);
int armorOf(const Table&, Index);
int magicArmorOf(const Table&, Index);
int defenseOf(const Table&, Index);     ///< What is left: 0 when spent (S-RED-DEFENSE).
int fullDefenseOf(const Table&, Index); ///< What reapplying restores.
int fortifyOf(const Table&, Index);     ///< S-BEN-FORTIFY at most 4.
int regenOf(const Table&, Index);
int figureOf(const Table&, Index, Stat);
/// A figure, or a price, with what is added to it and taken from it by such modifiers.
int altered(const Table&, Index, Modifier::Kind, int figure);
/// Whether anybody's passive ability, or anything that lasts, may speak of it at all.
inline bool isSpokenOf(const State& s, Modifier::Kind kind)
{
    return s.grants.has(kind) || !s.lasting.empty();
}
bool hasModifier(const Table&, Index, Modifier::Kind);
/// Whether what deals damage so is what a modifier speaks of.
/// Of which damage something that lasts speaks.
Blow blowOf(const LastingEffect&);
bool speaksOf(const Blow&, How, DamageType);
/// Of a kind that speaks of attacks: whether it does of these.
bool hasFor(const Table&, Index, Modifier::Kind, How);
/// `other`: who is at the other end of the damage.
bool hasFor(const Table&, Index, Modifier::Kind, How, DamageType, Index other = noIndex);
/// RULING "doubled" of several: once for each. What lasts and is alike is one, with a number.
inline int doubled(int amount, int times, int most = 999)
{
    for (; times > 0 && amount < most; --times)
        amount = std::min(most, 2 * amount);
    return amount;
}
int doubledFor(const Table&, Index, Modifier::Kind, How, DamageType, Index other, int amount);
int sumFor(const Table&, Index, Modifier::Kind, How, DamageType, Index other = noIndex);
/// Who takes the damage that it would take: itself, or the first that covers it.
Index coverOf(const Table&, Index);
/// The "if it would be destroyed, instead ..." that comes in now, and whose it is; or nothing.
struct Saviour
{
    const Rescue* rescue = nullptr;
    Index source = noIndex;
    std::uint8_t ability = 0;
    Index other = noIndex; ///< Of what resolved: the target that damage goes to instead.
};
struct Doom; ///< Of a destruction: by whom.
/// The first in table order, optional or not, that nobody has declined.
Saviour saviourOf(const Table&, Index, const Doom&);
/// The same of what it would be dealt or gain: the first that speaks of it, but for those that were declined.
using Declined = std::vector<Saviour>;
Saviour guardOf(const Table&, Index, const Doom&, const Declined&);
Saviour guardOfPlayer(const Table&, const Doom&, const Declined&);
bool isAmong(const Declined&, const Saviour&);
bool speaksOf(const Rescue&, const Doom&);
/// Whether `by` is the doer that is spoken of to `you`; what is this card's own doing is no player's.
bool isThatDoer(const State&, Trigger::Doer, Seat by, Seat you);
bool isBy(const Table&, const Rescue&, const Doom&, const Viewpoint&); ///< "by an opponent"
/// "Loses all abilities": what is printed on it says nothing.
bool isBlank(const Table&, Index);
/// The tiles of those whom it has to attack, if any.
TileSet mustAttack(const Table&, Index);
int sumOfModifiers(const Table&, Index, Modifier::Kind);
inline bool has(const Table& t, Index i, Modifier::Kind kind) ///< A deed or Leech.
{
    return isSpokenOf(t.state, kind) && hasModifier(t, i, kind);
}
inline int bonusOf(const Table& t, Index i, Modifier::Kind kind)
{
    return isSpokenOf(t.state, kind) ? sumOfModifiers(t, i, kind) : 0;
}

bool isBlinded(const Table&, Index); ///< S-STATUS-BLIND-1, S-STATUS-FOG-1
int coldOf(const Mercenary&);        ///< S-STATUS-FROST: 3 is frozen.
int coldOf(const Table&, Index);     ///< Nothing of one that Frost does nothing to.
/// "deals True damage": of its standard attacks; otherwise what is printed.
DamageType typeOf(const Table&, Index, How, DamageType printed, Index other = noIndex);
/// The same of what it deals by abilities, where that is said of them.
DamageType abilityTypeOf(const Table&, Index, How, DamageType printed, Index other = noIndex);
/// What it is for whom it is dealt to.
DamageType takenTypeOf(const Table&, Index, How, DamageType dealt, Index by);
/// What "takes half damage" or "deals half damage" leaves.
int halvedBy(const Table&, Index, Modifier::Kind, How, DamageType, Index other, int amount);
int mostTaken(const Table&, Index, How, DamageType); ///< "takes no more than 3 damage at once"
int fewerOf(const Table&, Index, Status);            ///< "gains 1 fewer Burn"
/// Whether it is of a class: the printed one, or every one.
bool isOfClass(const Table&, Index, Class);
/// What is left of an amount of damage after "takes N less" and "takes N more".
int takenBy(const Table&, Index, How, DamageType, Index other, int amount);
/// Notes that it begins an attack: "the first time each turn".
void beginBlow(State&, Index, How);
/// The health that damage cannot bring it below; 0 when it can.
int survivalOf(const Table&, Index);
/// The counters that its damage puts on who takes it, by Status.
using Afflictions = std::array<int, statusCount>;
Afflictions afflictionsOf(const Table&, Index, How, DamageType, Index other);
std::uint8_t meleeHeadings(const Table&, Index);
std::uint8_t rangedHeadings(const Table&, Index);
std::uint8_t moveHeadings(const Table&, Index);

// Figures of a player
int allowed(const Table&, Seat, Allowance::Kind);
/// "Your Instant cards deal 1 more damage": of the card that resolves, if it is an ability card.
int damageOfCard(const Table&, const StackItem&);
bool skipsPhase(const Table&, Seat, Phase); ///< "Players skip their Acquire Phase".
/// "Cannot attack with more than 2 mercenaries each turn": so many others have attacked, and it has not.
bool isOneTooMany(const Table&, Index);
int mostAllowed(const Table&, Seat, Allowance::Kind); ///< The smallest of those that set a limit.
int highestAllowed(
    const Table&, Seat, Allowance::Kind); ///< The highest of those that say a number.
/// Whether no opponent can do that to the card, by their effects: `by` is whose they are.
bool isSafe(const Table&, Index card, Allowance::Harm, Seat by);
bool keepsHand(const Table&, Seat, Seat by); ///< "Opponents cannot make you discard."
int leastVault(const Table&, Seat); ///< The greatest that its Vault cannot be reduced below; 0.
/// "Your Instant cards cannot be countered", "opponents cannot respond to your attacks": whether it is said of that.
bool isSaidOf(const Table&, Allowance::Kind, const StackItem&);
/// "You may play Event cards" now as well, where this is not their time.
bool isTimelyToo(const Table&, Seat, CardFilter::Kind);
bool mayPlay(const Table&, Seat, Index card);         ///< Whether no passive ability forbids it.
bool mayPlayFaceDown(const Table&, Seat, Index card); ///< The same of it as a treasure.
/// "Playing this face down does not use up your treasure for the turn".
bool isFreeFaceDown(const Table&, Index card);
/// "Treasures opponents play come exhausted": whether this one does.
bool comesTurned(const Table&, Seat, Index card, bool faceDown);
/// S-TURN-ACQUIRE what a card costs in loot as it is acquired.
int acquireCostOf(const Table&, Index card, Seat);
/// "You may play this onto ...": where else, of empty tiles, a mercenary of the hand may come.
TileSet deployTiles(const Table&, Index card, Seat player);
/// "This costs 2 treasures less if ...": so much more or less than printed, as seen from there.
int ownPriceOf(const Table&, const OwnPrice&, const Viewpoint&, int printed);
int costOf(const Table&, Index card, Seat player); ///< Treasures to exhaust.

/// Calls visit(Index) for each mercenary on the battlefield, in table order.
template <typename F>
void eachMercenary(const State& s, F&& visit)
{
    for (Seat p = 0; p < s.seats; ++p)
        for (Index i = s.zones.first(zoneIndex(p, Zone::Battlefield)); i != noIndex;) {
            const Index next = s.zones.next(i);
            visit(i);
            i = next;
        }
}

} // namespace triptych::seize
