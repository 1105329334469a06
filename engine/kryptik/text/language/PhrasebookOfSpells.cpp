#include "kryptik/text/language/Phrasebook.h"

// What is written on spells.
namespace triptych::kryptik {
namespace {

constexpr text::LanguageExample writtenOfSpells[] {
    { "spell", "Abolish 2 cards from your limbo pile." },
    { "spell", "Abolish a citizen with attack 4 or greater." },
    { "spell", "Abolish all cards from all limbo piles." },
    { "spell", "Abolish all cards from target player's limbo pile." },
    { "spell", "Abolish target card in a limbo pile." },
    { "spell",
        "Abolish target citizen you control. Return it to the island under its owner's control at "
        "the end of turn." },
    { "spell", "Abolish target citizen, then return it to the island." },
    { "spell", "Abolish up to three target cards in limbo piles." },
    { "spell", "All citizens get -1/-1 until end of turn." },
    { "spell", "An opponent chooses one: you draw two cards, or that player discards two cards." },
    { "spell", "As an additional cost to cast this spell, destroy one of your 11 year cards." },
    { "spell", "As an additional cost to cast this spell, sacrifice a citizen." },
    { "spell",
        "As an additional cost to cast this, abolish two cards from your limbo pile. Draw three "
        "cards." },
    { "spell", "As an additional cost, plunder 3." },
    { "spell",
        "As an extra cost to cast this spell, engage a citizen you control. Draw two cards." },
    { "spell",
        "At the start of your next combat phase, citizens you control get +2/+0 until end of "
        "turn." },
    { "spell", "Attach this to target citizen you control. It gets +1/+1." },
    { "spell",
        "Attacking citizens don't disengage during their controllers' next disengage phases." },
    { "spell", "Cast this spell only before blockers are declared." },
    { "spell", "Change the target of target spell with a single target." },
    { "spell",
        "Choose one: target opponent discards 1 card; or return target citizen with soul cost 3 or "
        "less to its owner's hand." },
    { "spell", "Citizens can not attack or block until end of turn." },
    { "spell",
        "Citizens can't attack you this turn unless their controller pays {2} for each attacking "
        "citizen." },
    { "spell", "Citizens do not disengage during their controllers' next disengage phases." },
    { "spell",
        "Citizens you control can't be destroyed this turn. At the end of turn, engage all "
        "citizens you control." },
    { "spell",
        "Citizens you control can't be the target of spells your opponents control until your next "
        "turn." },
    { "spell", "Citizens you control with attack 2 or less get +2/+2 until end of turn." },
    { "spell",
        "Copy target spell with soul cost 3 or less. You may choose new targets for the copy." },
    { "spell", "Counter a target spell, then draw a card." },
    { "spell", "Counter target activation." },
    { "spell", "Counter target active ability." },
    { "spell",
        "Counter target citizen. Put it on the bottom of its owner's deck instead of into the "
        "limbo pile." },
    { "spell", "Counter target spell. Draw a card at the start of the next turn." },
    { "spell",
        "Counter target spell. If it is countered this way, abolish it instead of putting it into "
        "its owner's limbo pile." },
    { "spell", "Deal 1 damage to target citizen. Short Time 3; deal 4 damage to it instead." },
    { "spell", "Destroy all beasts and all humans. Draw that many cards." },
    { "spell", "Destroy all citizens with attack greater than 3 or defense less than 2." },
    { "spell",
        "Destroy all citizens. Each player draws a card for each citizen they controlled that was "
        "destroyed this way." },
    { "spell", "Destroy an 11 year card of target opponent." },
    { "spell", "Destroy each citizen with Toxic and Sidestep." },
    { "spell", "Destroy each engaged or weary citizen." },
    { "spell", "Destroy each undamaged citizen not named Man." },
    { "spell", "Destroy target 11 year card. Its controller draws a card." },
    { "spell", "Destroy target blocking citizen." },
    { "spell", "Destroy target citizen that was dealt damage this turn." },
    { "spell",
        "Destroy target citizen unless its controller destroys an 11 year card they control." },
    { "spell", "Destroy target citizen with attack greater than its defense." },
    { "spell", "Destroy target Human citizen." },
    { "spell", "Destroy target toxic beast." },
    { "spell", "Destroy the citizen with the highest attack." },
    { "spell", "Destroy two target citizens. If two of them were humans, draw a card." },
    { "spell", "Destroy up to two target citizens." },
    { "spell", "Discard any number of cards, then draw that many cards plus one." },
    { "spell",
        "Disengage all citizens you control. After this phase, there is an additional combat "
        "phase." },
    { "spell",
        "Disengage target citizen you control that attacked this turn. It can attack again this "
        "combat." },
    { "spell", "Disengage two target citizens of the same faction as each other." },
    { "spell", "Double target citizen's attack until end of turn. Destroy it at end of turn." },
    { "spell", "Draw 2 cards, then discard 2 cards. Plunder 2." },
    { "spell",
        "Draw 2 cards. At the end of turn, discard 2 cards unless you discarded a card this "
        "turn." },
    { "spell", "Draw 2 cards. Then discard a card." },
    { "spell", "Draw a card for each damaged citizen." },
    { "spell", "Draw a card. If you control a merfolk, draw two cards instead." },
    { "spell", "Draw a card. If you've cast another spell this turn, draw another card." },
    { "spell", "Draw a card. This spell can't be countered." },
    { "spell", "Draw three cards, then discard two cards at random." },
    { "spell", "Draw two cards instead of one if you control a goblin." },
    { "spell", "Draw X cards, then discard X cards at random." },
    { "spell", "Each opponent destroys an 11 year card they control." },
    { "spell", "Each opponent sacrifices a citizen and loses an 11 year card." },
    { "spell", "Each opponent sacrifices all citizens with attack 3 or less." },
    { "spell", "Each player chooses a citizen they control, then sacrifices the rest." },
    { "spell", "Each player destroys one of their 11 year cards." },
    { "spell", "Each player discards 1 card. Plunder 1." },
    { "spell", "Each player draws two cards." },
    { "spell", "Each player gains control of all citizens they own." },
    { "spell", "Each player may return a citizen they control to its owner's hand." },
    { "spell",
        "Each player puts the top card of their deck into their limbo pile for each citizen they "
        "control." },
    { "spell", "Each player reveals the top card of their deck, then puts it into their hand." },
    { "spell",
        "Each player sacrifices a citizen with the lowest attack among citizens they control." },
    { "spell", "Engage target citizen." },
    { "spell", "Engage two citizens of different players." },
    { "spell", "Engage up to two target citizens." },
    { "spell",
        "Focused. Abolish target citizen card from a limbo pile. If it was an overlord, each "
        "opponent discards a card." },
    { "spell", "Focused. Each player sacrifices half the citizens they control, rounded up." },
    { "spell",
        "Focused. Return all citizen cards with soul cost 1 from your limbo pile to the island "
        "(they'll be weary)." },
    { "spell", "Focused. Return all citizens to their owners' hands." },
    { "spell", "Focused. Return all undead citizens from your limbo pile to the island." },
    { "spell",
        "Focused. Search your deck for a citizen card with soul cost X or less and put it onto the "
        "island." },
    { "spell",
        "For each player, destroy the citizen with the highest attack that player controls." },
    { "spell",
        "Gain control of all citizens target opponent controls until end of turn. They gain Eager "
        "until end of turn." },
    { "spell", "If no citizens you control attacked this turn, draw a card." },
    { "spell", "If you didn't put a card into your soul row this turn, add {g}{g}." },
    { "spell", "If you don't control an overlord, draw two cards." },
    { "spell",
        "Look at target opponent's hand. You may choose a citizen card from it. If you do, abolish "
        "that card." },
    { "spell", "Look at three of target opponent's 11 year cards." },
    { "spell", "Look at your 11 year row. You may rearrange it in any order." },
    { "spell", "Name a card, then each opponent discards all cards with that name." },
    { "spell", "Plunder any number of citizens. Draw a card for each card abolished this way." },
    { "spell", "Put a -1/-1 counter on each citizen." },
    { "spell",
        "Put target 11 year card you control into your hand. Then put a card from your hand face "
        "down into your 11 year row." },
    { "spell", "Put target citizen from your limbo pile onto the island." },
    { "spell", "Put target citizen on top of its owner's deck." },
    { "spell", "Put the top card of your deck face down into your 11 year row." },
    { "spell", "Put three +1/+1 counters on target citizen." },
    { "spell",
        "Put two -1/-1 counters on target citizen. If that citizen dies this turn, draw a card." },
    { "spell", "Remove 1 damage from each citizen." },
    { "spell", "Return a card attached to a citizen you control to your hand." },
    { "spell", "Return all citizens that entered this turn to their owners' hands." },
    { "spell", "Return all citizens with soul cost 2 or less to their owners' hands." },
    { "spell", "Return target citizen and all cards attached to it to their owners' hands." },
    { "spell",
        "Return target citizen to its owner's hand, then its controller may put a citizen card "
        "from their hand onto the island." },
    { "spell", "Return target citizen with soul cost 2 or 4 to its owner's hand." },
    { "spell",
        "Return up to two target citizen cards in your limbo pile with soul cost 3 or less to your "
        "hand." },
    { "spell", "Return X target citizens to their owners' hands." },
    { "spell",
        "Reveal the top three cards of your deck. Put one of them into your soul row engaged. Draw "
        "a card." },
    { "spell",
        "Sacrifice a citizen. Engage target citizen. Draw a card for each citizen sacrificed this "
        "way." },
    { "spell", "Sacrifice two citizens." },
    { "spell",
        "Search your deck for a citizen with soul cost 2 or less, put it onto the island, then "
        "shuffle your deck." },
    { "spell",
        "Search your deck for a Human citizen and put it into your hand. If you control an Elf, "
        "put it onto the island instead." },
    { "spell",
        "Search your deck for a spell and reveal it. Shuffle your deck, then put that card on "
        "top." },
    { "spell", "Search your deck for up to 2 citizens, reveal them and put them into your hand." },
    { "spell", "Short Time 3, destroy target citizen." },
    { "spell",
        "Short Time 3; each opponent sacrifices two citizens. Otherwise, each opponent sacrifices "
        "one." },
    { "spell", "Short Time 5, draw 1 card." },
    { "spell", "Shuffle your limbo pile into your deck." },
    { "spell", "Target attacking citizen deals no combat damage this turn." },
    { "spell", "Target citizen becomes a 1/1 and becomes a beast until end of turn." },
    { "spell", "Target citizen can't block this turn." },
    { "spell",
        "Target citizen gets +1/+1 until end of turn for each card in target opponent's soul "
        "row." },
    { "spell", "Target citizen gets +3/+3 and gains toxic until EOT." },
    { "spell",
        "Target citizen you control deals damage equal to its attack to target citizen you don't "
        "control." },
    { "spell", "Target citizen's abilities can't be activated this turn." },
    { "spell", "Target citizen's attack becomes equal to its defense until end of turn." },
    { "spell",
        "Target citizen's base attack and defense become 5/5 until end of turn, and it becomes a "
        "beast as well." },
    { "spell", "Target opponent can not cast citizens until your next turn." },
    { "spell",
        "Target opponent chooses one - they discard two cards; or they sacrifice a citizen; or you "
        "draw three cards." },
    { "spell", "Target opponent discards two cards unless they discard a citizen card." },
    { "spell", "Target opponent puts a card from their hand into their soul row." },
    { "spell",
        "Target opponent reveals their hand. You choose two citizens from it. That player discards "
        "those cards." },
    { "spell",
        "Target opponent sacrifices a citizen with the greatest attack among citizens they "
        "control." },
    { "spell", "Target opponent sacrifices a citizen. If they can't, they discard two cards." },
    { "spell", "Target player discards a card at random, then you discard a card." },
    { "spell", "Target player sacrifices a citizen unless they discard two cards." },
    { "spell", "Target unblocked attacking citizen gets +2/+0 until end of turn." },
    { "spell", "The next citizen you cast this turn costs {2} less." },
    { "spell",
        "The next time target citizen would be destroyed this turn, instead remove all damage from "
        "it and engage it." },
    { "spell", "This can't be countered as long as you control an Elf." },
    { "spell", "This spell costs {1} less to cast if you control an Elf. Draw a card." },
    { "spell", "Two cards are discarded at random by target opponent." },
    { "spell", "Until end of turn, gain control of target citizen and it gains toxic." },
    { "spell",
        "Until end of turn, whenever a citizen you control deals combat damage to an 11 year card, "
        "draw a card." },
    { "spell", "Until your next turn, citizens can't attack you." },
    { "spell",
        "Up to two target citizens you control gain sidestep until end of turn. Draw a card." },
    { "spell",
        "You and target opponent each discard two cards. Draw a card for each card discarded this "
        "way." },
    { "spell", "You may destroy all citizens. If you do not, draw two cards." },
    { "spell", "You may engage target citizen. If you do, draw a card." },
    { "spell", "You may reveal an Elf card from your hand. If you do, draw a card." },
};

} // namespace

std::span<const text::LanguageExample> phrasesOfSpells()
{
    return writtenOfSpells;
}

} // namespace triptych::kryptik
