#include "kryptik/text/Language.h"

// Texts of our own, as short as they come: what one of them shows first is why it stands here.
namespace triptych::kryptik {
namespace {

constexpr text::LanguageExample examples[] {
    { "spell", "Focused." },
    { "citizen", "Steadfast." },
    { "citizen", "Eager, Toxic." },
    { "citizen", "Ravenous, Sidestep, Tenacious." },
    { "citizen", "[>>>]: add {g}." },
    { "citizen", "Plunder 1: draw 1 card." },
    { "citizen", "Sacrifice this: draw 1 card." },
    { "citizen", "Detach 1 card from this: draw 1 card." },
    { "citizen", "Engage a citizen you control: draw 1 card." },
    { "citizen", "Solo - Focused - Short Time 2, {1}: draw 1 card." },
    { "citizen", "Destroy an 11 year card you control: draw 1 card." },
    { "citizen",
        "{1}, Abolish this: return target citizen card in your limbo pile to its owner's "
        "hand." },
    { "citizen",
        "{u}, Return this to its owner's hand: return target citizen with defense 2 or "
        "less to its owner's hand." },
    { "citizen", "Whenever this blocks, probe 1." },
    { "citizen", "At the end of combat, draw 1 card." },
    { "citizen", "Whenever this becomes engaged, probe 1." },
    { "citizen", "Whenever a player shuffles, draw 1 card." },
    { "citizen", "At the beginning of combat, draw 1 card." },
    { "citizen", "Whenever this deals damage, draw 1 card." },
    { "citizen", "Whenever this becomes weary, draw 1 card." },
    { "citizen", "When this leaves the island, draw 1 card." },
    { "citizen", "Whenever this becomes disengaged, probe 1." },
    { "citizen", "Dies; {1}: return this to its owner's hand." },
    { "citizen", "Whenever this is dealt damage, draw 1 card." },
    { "citizen", "Whenever this attacks, engage target citizen." },
    { "citizen", "Whenever you sacrifice a citizen, draw 1 card." },
    { "citizen", "Whenever this deals combat damage, draw 1 card." },
    { "citizen", "Enter; you may sacrifice a citizen. Draw 1 card." },
    { "citizen", "Whenever another citizen is attached, draw 1 card." },
    { "citizen", "Whenever a spell is countered, you may draw 1 card." },
    { "citizen", "Whenever this destroys an 11 year card, draw 1 card." },
    { "citizen", "Whenever an opponent discards a card, this gets +1/+1." },
    { "citizen", "Whenever an opponent casts a spell, you may draw 1 card." },
    { "citizen", "Whenever you draw a card, this gets +1/+0 until end of turn." },
    { "citizen", "Whenever you discard a card, this gets +1/+0 until end of turn." },
    { "citizen", "Whenever this becomes blocked, it gets +1/+0 until end of turn." },
    { "citizen", "Whenever an 11 year card you control is destroyed, draw 1 card." },
    { "citizen", "At the end of your turn, if this attacked this turn, draw 1 card." },
    { "citizen", "Whenever you cast a citizen, if it is a Human citizen, draw 1 card." },
    { "citizen", "Whenever an opponent draws a card, this gets +1/+1 until end of turn." },
    { "citizen", "Whenever an 11 year card an opponent controls is destroyed, this gets +1/+1." },
    { "citizen", "At the start of your turn, if you control no Human citizens, this gets +1/+1." },
    { "citizen", "This enters engaged." },
    { "citizen", "Citizens can not attack." },
    { "citizen", "Spells you cast cost {1} less." },
    { "citizen", "All citizens lose all abilities." },
    { "citizen", "Each opponent can not cast spells." },
    { "citizen", "You may cast this from your limbo pile." },
    { "citizen", "As long as this is engaged, this has Toxic." },
    { "citizen", "As long as it is not your turn, this gets +2/+0." },
    { "citizen", "As long as a card is attached to this, this has Steadfast." },
    { "citizen", "As long as it is your turn, this gets +2/-0 and has Ravenous." },
    { "citizen", "This's attack is equal to the number of citizens you control." },
    { "citizen", "If a citizen an opponent controls would die, abolish it instead." },
    { "citizen", "As long as you have 5 or more cards in your hand, this gets +1/+1." },
    { "citizen", "As long as an opponent has 2 or fewer 11 year cards, this has Ravenous." },
    { "citizen",
        "As long as you have 3 or fewer 11 year cards, other Human citizens you control "
        "get +0/+2." },
    { "spell", "Plunder 2." },
    { "spell", "Reveal your hand." },
    { "spell", "You win the game." },
    { "spell", "Look at an opponent's hand." },
    { "spell", "Target citizen becomes weary." },
    { "spell", "Deal X damage to target player." },
    { "spell", "Gain control of target citizen." },
    { "spell", "Each opponent discards their hand." },
    { "spell", "Detach 1 card from target citizen." },
    { "spell", "Destroy an 11 year card you control." },
    { "spell", "Abolish the top 2 cards of your deck." },
    { "spell", "Attach target citizen to target citizen." },
    { "spell", "If a citizen died this turn, draw 1 card." },
    { "spell", "Cast a spell card from your hand for free." },
    { "spell", "If you control a Human citizen, draw 1 card." },
    { "spell", "Choose a number up to 3. Draw that many cards." },
    { "spell", "Abolish target citizen. Its owner draws 1 card." },
    { "spell", "Choose one: draw 1 card; or destroy target citizen." },
    { "spell", "Counter target spell unless its controller pays {2}." },
    { "spell", "If you cast 2 or more spells this turn, draw 1 card." },
    { "spell", "Search your deck for a card and put it into your hand." },
    { "spell", "Prevent all combat damage that would be dealt this turn." },
    { "spell", "If you have 2 or fewer cards in your hand, draw 2 cards." },
    { "spell", "Disengage target citizen. At the end of turn, destroy it." },
    { "spell", "If you have 3 or more cards in your soul row, draw 1 card." },
    { "spell", "If you control more citizens than an opponent, draw 1 card." },
    { "spell", "Discard 2 cards. Draw 1 card for each card affected this way." },
    { "spell", "If you have 2 or more citizen cards in your limbo pile, draw 1 card." },
    { "spell", "Look at all cards in your 11 year row, then rearrange your 11 year row." },
    { "spell", "Each player shuffles their hand into their deck, then draws that many cards." },
    { "spell", "Look at the top 3 cards of your deck. You may shuffle your deck. Draw 1 card." },
    { "spell",
        "Look at target opponent's hand, choose a card from it, then that player discards "
        "it." },
    { "spell",
        "If an opponent controls an overlord, draw 2 cards. Citizens you control get "
        "+1/+1 until end of turn." },
    { "spell",
        "Detach all cards from target citizen you control. It gets +1/+1 for each card "
        "detached until end of turn." },
    { "spell",
        "Look at the top 3 cards of your deck, then put 1 of them into your hand and the "
        "rest on the bottom of your deck." },
    { "spell",
        "Target citizen you control gains Steadfast until end of turn. Deal damage equal "
        "to its defense to target attacking citizen." },
    { "spell",
        "Target citizen you control gets +1/+1 until end of turn. Deal damage equal to "
        "its attack to target citizen an opponent controls." },
    { "spell", "Additional cost: discard 1 card." },
    { "spell", "Additional cost: sacrifice a citizen." },
    { "11 year", "probe 2." },
};

} // namespace

std::span<const text::LanguageExample> languageExamples()
{
    return examples;
}

} // namespace triptych::kryptik
