#pragma once

#include "seize/text/grammar/GrammarModifiers.h"

// What a text tells to do. Orders are put together in GrammarOrders.cpp, what any player may be
// told in GrammarPlayers.cpp, what is said of mercenaries in GrammarStatements.cpp;
// GrammarSentences.cpp joins them.
namespace triptych::seize::grammar {

/// "this card costs 2 less if you control a Mage mercenary": of what is played -> OwnPrice
struct ownPrice : elsewhere<ownPrice>
{
    static bool read(Input&, Reading&);
};
/// "destroy target mercenary": an order -> Effect
struct order : elsewhere<order>
{
    static bool read(Input&, Reading&);
};
/// Those of them about damage and healing, statuses, and places -> Effect
struct damageOrder : elsewhere<damageOrder>
{
    static bool read(Input&, Reading&);
};
/// "prevent the next 3 damage that would be dealt to it this turn" -> Effect
struct preventing : elsewhere<preventing>
{
    static bool read(Input&, Reading&);
};
/// To whom damage is dealt and who is healed, where it is a player -> Who
struct aPlayer : any<another, whoIs<Who::Kind::You, "you">>
{
};
/// "heal it 2", "set its health to 1", "swap the health of ..." -> Effect
struct healthOrder : elsewhere<healthOrder>
{
    static bool read(Input&, Reading&);
};
/// "half that damage to each mercenary adjacent to it" -> Effect, a Deal of the kind before it
struct damageShare : elsewhere<damageShare>
{
    static bool read(Input&, Reading&);
};
struct statusOrder : elsewhere<statusOrder>
{
    static bool read(Input&, Reading&);
};
struct moveOrder : elsewhere<moveOrder>
{
    static bool read(Input&, Reading&);
};
/// "swap all treasures of it and another mercenary", "search your deck for a Weapon and equip it to it" -> Effect
struct treasureTrade : elsewhere<treasureTrade>
{
    static bool read(Input&, Reading&);
};
/// "unequip all treasures of it", "return it to its owner's hand", "equip target Weapon to it" -> Effect
struct handlingOrder : elsewhere<handlingOrder>
{
    static bool read(Input&, Reading&);
};
/// "counter target ability", "target attack deals 3 less damage" -> Effect
struct waitingOrder : elsewhere<waitingOrder>
{
    static bool read(Input&, Reading&);
};
/// "put a drill counter on this" -> Effect
struct markOrder : elsewhere<markOrder>
{
    static bool read(Input&, Reading&);
};
/// "remove a bead counter from this", as a cost -> CostItem
struct markCost : elsewhere<markCost>
{
    static bool read(Input&, Reading&);
};
/// "draw 2", "target opponent discards 1" -> Effect
struct playerDeed : elsewhere<playerDeed>
{
    static bool read(Input&, Reading&);
};
/// "draw 2", "discard 1": without who does it -> Effect
struct playerBase : elsewhere<playerBase>
{
    static bool read(Input&, Reading&);
};
/// The same with a verb of one: "loses 1 loot" -> Effect
struct playerThird : elsewhere<playerThird>
{
    static bool read(Input&, Reading&);
};
/// "opponents cannot play Instant cards this turn" -> Effect
struct allowedNow : elsewhere<allowedNow>
{
    static bool read(Input&, Reading&);
};
/// Says who does it.
void tellWho(Effect&, const Who&);
/// "target mercenary gains Armor 1 this turn", "it may attack again this turn" -> Effect
struct statement : elsewhere<statement>
{
    static bool read(Input&, Reading&);
};
/// "opponents cannot exhaust target allied mercenary this turn" -> Effect
struct foesBarredNow : elsewhere<foesBarredNow>
{
    static bool read(Input&, Reading&);
};
/// "it enters exhausted and with 1 health", of who was put there right before -> Effect
struct entering : elsewhere<entering>
{
    static bool read(Input&, Reading&);
};
/// "gains Stealth", "is exhausted", of whoever was named before it -> Effect
struct predicate : elsewhere<predicate>
{
    static bool read(Input&, Reading&);
};
/// "you may play 1 additional treasure each turn", "opponents cannot play Instant cards" -> Effect
struct allowance : elsewhere<allowance>
{
    static bool read(Input&, Reading&);
};
/// "your Warrior mercenaries have Armor 1", "you may play 1 additional treasure each turn" -> Effect
struct staticStatement : elsewhere<staticStatement>
{
    static bool read(Input&, Reading&);
};
/// "during your turn", "outside your Draw Phase", "in each opponent's Attack Phase" -> Condition
struct duringTime : elsewhere<duringTime>
{
    static bool read(Input&, Reading&);
};
/// "if this would be destroyed, instead fully heal it" -> Effect, a Rescue
struct rescueStatement : elsewhere<rescueStatement>
{
    static bool read(Input&, Reading&);
};
/// "instead gain 1 loot", "prevent 2 of it": what comes instead -> Effect
struct doneInstead : elsewhere<doneInstead>
{
    static bool read(Input&, Reading&);
};
/// "if you would lose loot, instead ...", "the next time you would draw a card this turn, ..." -> Effect, a Rescue
struct playersRescue : elsewhere<playersRescue>
{
    static bool read(Input&, Reading&);
};
struct playersRescueOnce : elsewhere<playersRescueOnce>
{
    static bool read(Input&, Reading&);
};
/// "deal that damage to the attacker": of a Rescue from damage -> Effect, a Deal
struct damageElsewhere : elsewhere<damageElsewhere>
{
    static bool read(Input&, Reading&);
};
/// "Magic damage that would be dealt to an adjacent ally is dealt to this instead" -> Effect, a Rescue
struct movedElsewhere : elsewhere<movedElsewhere>
{
    static bool read(Input&, Reading&);
};
/// "the next damage that would be dealt to it this turn is dealt to the attacker instead" -> Effect, a Rescue
struct movedElsewhereNow : elsewhere<movedElsewhereNow>
{
    static bool read(Input&, Reading&);
};
/// What comes back to "the attacker" is the damage of an attack, what comes to who dealt it that of a mercenary.
Effect knownDealer(Effect rescue);
/// "the next time it would be destroyed this turn, instead fully heal it" -> Effect, a Rescue
struct rescuedOnce : elsewhere<rescuedOnce>
{
    static bool read(Input&, Reading&);
};
/// "whenever a mercenary is poisoned, place an additional Poison counter on it" -> Effect
struct addedEachTime : elsewhere<addedEachTime>
{
    static bool read(Input&, Reading&);
};
/// "if an allied mercenary would be dealt damage, it takes 1 less instead" -> Effect, a Gain
struct damageAlteredAsItComes : elsewhere<damageAlteredAsItComes>
{
    static bool read(Input&, Reading&);
};
/// What a mercenary or a treasure says of itself alone: "only Hunter mercenaries can equip this" -> Effect
struct restriction : elsewhere<restriction>
{
    static bool read(Input&, Reading&);
};
/// "deals 2 Physical damage to target mercenary": it goes on about who was told something before it -> Effect, a Deal
struct dealsOn : elsewhere<dealsOn>
{
    static bool read(Input&, Reading&);
};
/// One sentence without its full stop: "draw 1, then you may destroy it" -> Effect
struct sentence : elsewhere<sentence>
{
    static bool read(Input&, Reading&);
};
/// Sentences with their full stops -> Effect
struct sentences : elsewhere<sentences>
{
    static bool read(Input&, Reading&);
};

// ---------------------------------------------------------------- The frame of a paragraph

/// "exhaust this", "lose Stealth": what is paid, in words that tell all of it
template <CostItem::Kind kind, Literal... Words>
struct paysWith : word<Words...>
{
    static CostItem build() { return { kind, 1, {} }; }
};
/// "another allied mercenary", "2 allied Warrior mercenaries": with whom it is paid
struct whoPays
    : any<seq<pegtl::at<word<"another">>, described>, seq<means<1, "a", "an">, described>,
          seq<count, any<describedPlural, described>>>
{
};
/// Takes those up; nothing where they are not yours.
std::optional<CostItem> paidByMercenaries(CostItem::Kind, Found&);
/// "1 treasure, exhaust this, once per turn": between the brackets of a mercenary -> CostItem ..., Flag
struct mercenaryCost : elsewhere<mercenaryCost>
{
    static bool read(Input&, Reading&);
};
/// "return this to hand", "sacrifice a treasure equipped to this", "lose Stealth", "X" -> CostItem
struct furtherCost : elsewhere<furtherCost>
{
    static bool read(Input&, Reading&);
};
/// The same of a treasure, which may also exhaust its bearer and unequip itself.
struct treasureCost : elsewhere<treasureCost>
{
    static bool read(Input&, Reading&);
};
/// "whenever this attacks", "at the start of your turn" -> Trigger
struct trigger : elsewhere<trigger>
{
    static bool read(Input&, Reading&);
};
/// "unequip one treasure of it", "return all treasures that were equipped to it to your hand" -> Effect
struct stripping : elsewhere<stripping>
{
    static bool read(Input&, Reading&);
};
/// "put each treasure equipped to it into its owner's Warchest" -> Effect
struct layingDown : elsewhere<layingDown>
{
    static bool read(Input&, Reading&);
};
bool mayBeAnothers(const Thing&); ///< "your hand", of one that may be an opponent's
struct yourHand : means<Flag::Own, "to your hand", "into your hand">
{
};
/// Of what went to the discard with who has left: the binder sees whether it has.
struct insteadOfDiscard
    : means<Flag::First, "instead of discarding it", "instead of discarding them",
          "rather than discarding it", "rather than discarding them", "instead of being discarded",
          "instead of your discard pile", "instead of into your discard pile",
          "instead of to your discard pile", "instead of the discard pile",
          "instead of in your discard pile", "instead of your discard", "instead of the discard",
          "instead of putting it into your discard pile",
          "instead of putting them into your discard pile">
{
};
/// "moves 2 tiles", "moves onto its tile", "swaps places with target ally": of whoever is told -> Effect
struct movedAlong : elsewhere<movedAlong>
{
    static bool read(Input&, Reading&);
};
struct changingPlaces : elsewhere<changingPlaces>
{
    static bool read(Input&, Reading&);
};
/// "make an attack", "attack target enemy", "exit": what one may be asked to do by itself -> Effect
struct offeredDeed : elsewhere<offeredDeed>
{
    static bool read(Input&, Reading&);
};
/// "attack an adjacent enemy": one whom it names -> Effect
struct assailing : elsewhere<assailing>
{
    static bool read(Input&, Reading&);
};
/// "this attacks": without "whenever" -> Trigger
struct bareTrigger : elsewhere<bareTrigger>
{
    static bool read(Input&, Reading&);
};
/// "whenever it is pushed": of whom the sentence tells that it stands in -> Trigger, Flag::All of several
struct itsTrigger : elsewhere<itsTrigger>
{
    static bool read(Input&, Reading&);
};
/// "any enemy mercenary that enters your Guild Hall": whoever does -> Trigger
struct whoeverDoes : elsewhere<whoeverDoes>
{
    static bool read(Input&, Reading&);
};
/// "the first enemy mercenary that enters your Guild Hall" -> Trigger
struct firstWhoDoes : elsewhere<firstWhoDoes>
{
    static bool read(Input&, Reading&);
};
/// "at the start of your next Attack Phase" -> Trigger
struct nextTrigger : elsewhere<nextTrigger>
{
    static bool read(Input&, Reading&);
};
/// "this turn, whenever an allied mercenary attacks, draw 1" -> Effect
struct watch : elsewhere<watch>
{
    static bool read(Input&, Reading&);
};
/// "Distance 2, line, no LOS" -> Reach
struct reachPhrase : elsewhere<reachPhrase>
{
    static bool read(Input&, Reading&);
};

/// "forward left": as the controller of the text sees it
struct way : any<means<Arrow::FL, "forward left", "diagonally forward left", "fl">,
                 means<Arrow::FR, "forward right", "diagonally forward right", "fr">,
                 means<Arrow::BL, "backward left", "back left", "bl">,
                 means<Arrow::BR, "backward right", "back right", "br">,
                 means<Arrow::F, "forward", "forwards", "f">,
                 means<Arrow::B, "backward", "backwards", "back", "b">,
                 means<Arrow::L, "left", "to the left", "l">,
                 means<Arrow::R, "right", "to the right", "r">>
{
    static constexpr std::string_view expected
        = "a direction (forward, backward, left, right, ...)";
};
/// ", then", " and ", ","
struct joint
    : any<means<Sequence::Joint::Then, ", then", "then", ", and then", "and then", "; then">,
          means<Sequence::Joint::And, "and", ", and", ",">>
{
};
/// Either the one or the other, which you choose as this resolves; where they have targets, before that. Nothing
/// where it could be told to somebody else, or both are the same.
std::optional<Effect> eitherOf(Effect one, Effect other);
/// The same of two deeds that are done to one whom both name.
std::optional<Effect> eitherOf(Effect one, Effect other, Thing whom);
/// The same deed done to another: "... or to target enemy mercenary", "... or a treasure an opponent controls". Nothing
/// where it can not be done to such.
std::optional<Effect> doneTo(const Effect& deed, Thing whom);
std::optional<Effect> doneTo(const Effect& deed, Goods goods);
/// "blind or silence it", "destroy target mercenary or treasure" -> Effect
struct eitherOrder : elsewhere<eitherOrder>
{
    static bool read(Input&, Reading&);
};
/// "another", where it stands alone behind "from one target mercenary to": another of those -> Thing
struct anotherOfThose : elsewhere<anotherOfThose>
{
    static bool read(Input&, Reading&);
};
/// What that means beside the one that was named first; false where nobody is another than that one.
bool besideThat(Thing& other, const Thing& first);
/// "Two target mercenaries swap" what they have: the one and another. False of any but two targets.
bool partTheTwo(Swap&);
bool isOneTile(const Thing& where); ///< Of a move.
/// "Make a melee attack against an adjacent enemy", "make two melee attacks": in what way, whom and how hard.
std::optional<Effect> attacksNow(int times, Found&);
/// Names whom a deed is done to, where it has such a one.
bool tellWhom(Effect&, Thing);
/// The same once more: a target or a choice is made once, and is then the one that was just named.
void again(Thing&);
/// One effect of several and what joins them; a Sequence among them is laid out flat.
Effect joined(std::vector<Effect> parts, std::vector<Sequence::Joint> joints);

template <typename Leaf>
Effect effect(Leaf leaf)
{
    return { std::move(leaf) };
}

/// "exhaust", "destroys": a verb that says nothing of whom it is done to.
template <Status status, Literal... Words>
struct afflicting : word<Words...>
{
    static Effect build()
    {
        Apply made;
        made.doses.push_back({ status, fixed(1) });
        return effect(std::move(made));
    }
};
template <typename Leaf, Literal... Words>
struct doing : word<Words...>
{
    static Effect build() { return effect(Leaf {}); }
};

} // namespace triptych::seize::grammar
