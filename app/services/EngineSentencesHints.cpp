#include "app/services/EngineSentences.h"

#include <QtGlobal>

// What helps where people say something that a card language has no words for.

namespace enginewords {

Sentences ofHints()
{
    static constexpr const char* all[] = {
        QT_TRANSLATE_NOOP("EngineWords", "For instance: \"%1\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "A card can not be given an ability in quotation marks; give it a keyword or a bonus, "
            "or wait for what it does."),
        QT_TRANSLATE_NOOP("EngineWords",
            "There are no tokens: every citizen is a card of somebody's. Bring one from a deck, a "
            "hand or a limbo pile."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What an effect gives lasts until end of turn, until your next turn, until the end of "
            "your next turn, or for good."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"As long as\" can be said of citizens, of what is always so, at the beginning or the "
            "end."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Half of a number can not be told; say a number, or what is counted."),
        QT_TRANSLATE_NOOP("EngineWords", "Nothing is doubled; say how much is added."),
        QT_TRANSLATE_NOOP("EngineWords", "How often it may be is limited to once each turn."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What happens first in a turn is counted of what is drawn, cast, discarded or "
            "sacrificed, or dies; of anything else say that it is only once."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "What you may do at any time is a cost before its effect."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Players and their 11 year cards are attacked, not citizens; wait for the attack or "
            "block it."),
        QT_TRANSLATE_NOOP("EngineWords", "Say how often by writing it so often, or with a number."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "A further turn is taken by you, directly after this one."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "A further combat phase comes directly after the phase it is said in."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Instead of a card that would be drawn there can only be more of them."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What would happen next can be replaced where somebody would die, and damage can be "
            "prevented."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Of what is cast next it is said in which turn, and how much generic energy it costs "
            "less or more."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Only a card itself can say that it may be cast from the limbo pile."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Cards are cast for free, one at a time, or a card says it of itself."),
        QT_TRANSLATE_NOOP("EngineWords", "Say the name behind \"named\", letter for letter."),
        QT_TRANSLATE_NOOP("EngineWords", "Say which faction you mean."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "\"Unless\" stands behind one sentence, with what is done against it."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Players have no life: they have 11 year cards, which damage destroys in combat."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Counters are put on citizens, by the kind: +1/+1 counters and the like, or counters "
            "of a name."),
        QT_TRANSLATE_NOOP("EngineWords",
            "A card that is attached lies under a citizen and works as long as it is there."),
        QT_TRANSLATE_NOOP("EngineWords",
            "An ability in quotation marks can not be given to a mercenary. A treasure says what "
            "its bearer does itself; others get statistics, keywords and deeds."),
        QT_TRANSLATE_NOOP("EngineWords",
            "A deck is searched for what goes somewhere; say where to, as in the example."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Statistics are not taken from another card; say a number."),
        QT_TRANSLATE_NOOP("EngineWords", "Nothing is copied; create a token and say what it is."),
        QT_TRANSLATE_NOOP("EngineWords", "Characters do not fight; ask for their statistics."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nothing is damaged; Characters lose boosts, are sent away or discarded."),
        QT_TRANSLATE_NOOP("EngineWords", "Nobody has life; Expeditions move."),
        QT_TRANSLATE_NOOP("EngineWords", "Cards are discarded, sacrificed or sent to a zone."),
        QT_TRANSLATE_NOOP("EngineWords", "Cards are exhausted and readied."),
        QT_TRANSLATE_NOOP("EngineWords", "There is no mana but that of Mana Orbs."),
        QT_TRANSLATE_NOOP("EngineWords",
            "A card costs mana only; what else is given makes it cheaper, or is asked for as it is "
            "carried out."),
        QT_TRANSLATE_NOOP("EngineWords", "What a card has as it comes it gains when it is played."),
        QT_TRANSLATE_NOOP("EngineWords",
            "A Reaction can wait for an opponent who targets a Character; nothing says what "
            "happens to the effect that targets."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nothing happens when a Day ends; say at what time of it, as \"at Night\" or \"after "
            "Rest\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nothing happens when a turn ends; say it of a phase, or how long something lasts."),
        QT_TRANSLATE_NOOP("EngineWords", "No coin is tossed; roll a die."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Characters do not die; say how they go, as in \"is sacrificed\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "How often an action is used is said by its cost; {T} can be paid once a Day."),
        QT_TRANSLATE_NOOP("EngineWords",
            "A Reaction waits for what happens, not for what is so; say which counter it is."),
        QT_TRANSLATE_NOOP("EngineWords",
            "A Reaction waits for what happens, not for what is so; ask for it when something "
            "happens."),
        QT_TRANSLATE_NOOP("EngineWords", "Whether somebody does it is asked first."),
        QT_TRANSLATE_NOOP("EngineWords",
            "The one die that was rolled before is rolled again; of several dice one can be "
            "ignored."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Characters can lose their abilities for a Day, or as long as a card is there; players "
            "have none to lose."),
        QT_TRANSLATE_NOOP("EngineWords", "What happened is remembered until the Day ends."),
        QT_TRANSLATE_NOOP("EngineWords",
            "An effect that puts it into play makes {J} happen as well; say {H} for played from "
            "hand and "
            "{R} for played from Reserve."),
        QT_TRANSLATE_NOOP("EngineWords", "There is no combat; Expeditions move at Dusk."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Only a Spell does something at once; begin with {J}, {H}, {R} or with what it waits "
            "for."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Nothing is copied but an Instant that waits on the stack."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Who gives up a mercenary chooses one, and that is destroyed."),
        QT_TRANSLATE_NOOP("EngineWords",
            "A mercenary can be told by its class, its side, its place and by the name of the card "
            "that says so, not by another's name."),
        QT_TRANSLATE_NOOP("EngineWords", "What a card costs besides is loot or cards of the hand."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nobody changes sides; move it, exhaust it or let it do something else."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Nobody is kept from being mended; say which counters stay."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Nobody is kept from being cleansed; say which counters stay."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Fog is placed on tiles, and the next End Phase takes it; say when it comes."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Every treasure pays 1 treasure; let what is played cost less while this lies there."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nobody wins or loses by a card's word; let opponents lose loot, or discard from their "
            "decks."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Who was destroyed is remembered only by whose they were; ask that, or wait for it."),
        QT_TRANSLATE_NOOP("EngineWords", "Every step costs 1 movement; tiles can be closed."),
        QT_TRANSLATE_NOOP("EngineWords", "What is given begins at once; say until when."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Nobody hears which treasures a cost is paid with; say what is played."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Whatever happens to several is heard of each of them by itself; say it of one."),
        QT_TRANSLATE_NOOP("EngineWords", "Every card is drawn and discarded by itself."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nobody is added to those whom the words before it leave out; name everybody."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Damage that is marked stays where it is; heal it, or move counters."),
        QT_TRANSLATE_NOOP("EngineWords", "For a time single tiles can be closed."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Only what waits on the stack is aimed anew, at whom it could be aimed at."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nobody asks who stands behind somebody; say what is done when a push comes to "
            "nothing."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What lies face down stays so for as long as it lies there; destroy it, exhaust it or "
            "return it."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "How many counters are left is asked where they are taken away."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Who has left has no treasures any more; unequip them before that."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nobody comes onto the battlefield who is no card; put a mercenary card there."),
        QT_TRANSLATE_NOOP("EngineWords",
            "No tile is remembered for as long as a card is in play; say it of a place, or of "
            "those near a mercenary."),
        QT_TRANSLATE_NOOP("EngineWords",
            "How somebody was as the card was played is not remembered; ask it before it may be "
            "used."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Fog comes onto every tile; say who is not blinded by it."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "No coin is tossed again or twice for once; wait for what comes of it."),
        QT_TRANSLATE_NOOP("EngineWords", "One coin is tossed at a time."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Ability cards cost treasures only; let them do without something as they happen."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What an effect does lasts for a turn or so, or as long as a card is in play."),
        QT_TRANSLATE_NOOP("EngineWords",
            "How long is said by turns: this turn, until your next turn, for its next attack."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Half of a number is told as \"half ..., rounded up\" of a statistic only."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "What something is can not change; give it what it should have."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "What was lost this turn is not counted; count what is there."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What would happen can be replaced where somebody would be destroyed, dealt damage or "
            "given a status, or a player would lose or gain loot or draw, always or the next time "
            "this turn; and damage can be prevented."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Say of those who came \"that entered the battlefield this turn\"."),
        QT_TRANSLATE_NOOP("EngineWords", "A treasure says this of itself as it is played."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "\"The target\" could be who makes the attack or whom it strikes."),
        QT_TRANSLATE_NOOP("EngineWords", "Say who makes an attack; whom, its controller chooses."),
        QT_TRANSLATE_NOOP("EngineWords",
            "No tile is chosen for later; say at once what is done there, and an Attack card where "
            "it strikes."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Two mercenaries change places; treasures are unequipped and equipped."),
        QT_TRANSLATE_NOOP("EngineWords", "Say it of what is always so, or leave it out."),
        QT_TRANSLATE_NOOP("EngineWords", "There are no further turns; ready mercenaries instead."),
        QT_TRANSLATE_NOOP("EngineWords", "Mercenaries have them: say whose cost more or less."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Of several this would be the first of all of them together; say what each of them "
            "does the first time."),
        QT_TRANSLATE_NOOP("EngineWords",
            "An active or triggered ability is given in quotation marks; in it, \"this\" is who "
            "has it. What is always so is given without them."),
        QT_TRANSLATE_NOOP("EngineWords", "Only a card itself says that it can not be countered."),
        QT_TRANSLATE_NOOP("EngineWords",
            "One citizen attacks at a time, so each attack is blocked anew; what is engaged can be "
            "let block."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Nothing is put into piles; let them choose what they sacrifice."),
        QT_TRANSLATE_NOOP("EngineWords", "Half is said of a number that is known."),
        QT_TRANSLATE_NOOP("EngineWords",
            "A statistic of a citizen is doubled, and the damage, the counters and the cards there "
            "would be."),
        QT_TRANSLATE_NOOP("EngineWords",
            "A citizen becomes a copy of another one, and a spell on the effect pile is copied."),
        QT_TRANSLATE_NOOP("EngineWords", "A citizen can have a further faction."),
        QT_TRANSLATE_NOOP("EngineWords", "Only a citizen enters."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Only a citizen enters; say \"choose a faction\" of a spell."),
        QT_TRANSLATE_NOOP("EngineWords",
            "No faction was chosen before this. Say \"choose a faction\" first, or name it: "
            "\"Other Human citizens you control get +1/+1.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "What is always so is said in addition to what is printed: \"Citizens you control are "
            "also Human citizens.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "One citizen becomes a copy of another one: \"Target citizen becomes a copy of another "
            "target citizen until end of turn.\""),
        QT_TRANSLATE_NOOP(
            "EngineWords", "This card has left the island; it can not become anything."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Only what lies in a limbo pile or was abolished is aimed at to be cast."),
        QT_TRANSLATE_NOOP("EngineWords", "The 11 year ability of one card is used at a time."),
        QT_TRANSLATE_NOOP("EngineWords", "What is always so has no end."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Targets are declared before any faction is chosen (8.5). Say \"a citizen of the "
            "chosen faction\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "While this card is attached it only says what is always so: \"The citizen this is "
            "attached to gets +1/+1.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nothing can be paid in addition for this card. Say so first: \"You may pay an "
            "additional {2} as you cast this.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Only of this card itself it is known what it was cast for, not of what this triggers "
            "on."),
        QT_TRANSLATE_NOOP("EngineWords", "Only a citizen enters; say \"name a card\" of a spell."),
        QT_TRANSLATE_NOOP("EngineWords",
            "No card was named before this. Say \"name a card\" first: \"Name a card. Target "
            "opponent discards all cards with the chosen name.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Targets are declared before any card is named (8.5). Say \"a citizen with the chosen "
            "name\"."),
        QT_TRANSLATE_NOOP("EngineWords", "The name is known only while this resolves, not later."),
        QT_TRANSLATE_NOOP("EngineWords",
            "The name is remembered only by a citizen: \"As this enters, name a card\", then "
            "\"Cards with the chosen name can not be cast.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "The name is remembered only by a citizen: \"As this enters, name a card\", then "
            "\"Cards with the chosen name players cast cost {1} more.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "A citizen that was cast is on the island then. Say what becomes of it when it leaves: "
            "\"If this would die, abolish it instead.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Targets are declared before anything is done (8.5). Say \"a citizen\" or \"each "
            "citizen\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Control lasts for as long as you control something, or have so many cards: \"for as "
            "long as you control an Undead citizen\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "A spell is never on the island. Say \"If you do, abolish it\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "This is still on the effect pile when that triggers, so nothing can be done to it. "
            "Say \"Enter;\" instead."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Somebody else does this, so what is yours can not be counted in it."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "More than one deed before it could be meant by \"this way\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "One player is asked for an order, of cards that are put on top of a deck or on its "
            "bottom."),
        QT_TRANSLATE_NOOP("EngineWords", "What statistics are for a time is said in numbers."),
    };
    return all;
}

} // namespace enginewords
