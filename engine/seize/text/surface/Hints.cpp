#include "seize/text/surface/Hints.h"

#include <array>

namespace triptych::seize {
namespace {

using text::Hint;

constexpr std::array allHints {
    Hint { "\"",
        "An ability in quotation marks can not be given to a mercenary. A treasure says what its "
        "bearer "
        "does itself; others get statistics, keywords and deeds.",
        "Equipped: whenever the bearer attacks, draw 1.", "treasure" },
    Hint { "new target",
        "Only what waits on the stack is aimed anew, at whom it could be aimed at.",
        "Choose a new target for target attack.", "instant" },
    Hint { "target of target",
        "Only what waits on the stack is aimed anew, at whom it could be aimed at.",
        "Choose a new target for target attack.", "instant" },
    Hint { "token", "Nobody comes onto the battlefield who is no card; put a mercenary card there.",
        "Put a mercenary card from your hand onto an empty tile in your Guild Hall.", "instant" },
    Hint { "is occupied",
        "Nobody asks who stands behind somebody; say what is done when a push comes to nothing.",
        "Push target enemy mercenary 1 tile away. If it cannot be pushed, exhaust it.", "instant" },
    Hint { "face-down",
        "What lies face down stays so for as long as it lies there; destroy it, exhaust it or "
        "return it.",
        "Return target face-down treasure to its owner's hand.", "instant" },
    Hint { "when the last", "How many counters are left is asked where they are taken away.",
        "Whenever this attacks, remove 1 spark counter from this. If this has no spark counters, "
        "exhaust this.",
        "mercenary" },
    Hint { "was equipped to it",
        "Who has left has no treasures any more; unequip them before that.",
        "Unequip all treasures of target mercenary. Return it to its owner's hand.", "instant" },
    Hint { "were equipped to it",
        "Who has left has no treasures any more; unequip them before that.",
        "Unequip all treasures of target mercenary. Return it to its owner's hand.", "instant" },
    Hint { "the chosen tile",
        "No tile is remembered for as long as a card is in play; say it of a place, or of those "
        "near a mercenary.",
        "Mercenaries in your Guild Hall have Armor 1.", "event" },
    Hint { "played this card",
        "How somebody was as the card was played is not remembered; ask it before it may be used.",
        "Only while stealthed. Melee: deal 2 Physical damage to the attacked mercenary.",
        "attack" },
    Hint { "fog can not", "Fog comes onto every tile; say who is not blinded by it.",
        "Allied mercenaries adjacent to this are not blinded by Fog.", "mercenary" },
    Hint { "can not be fogged", "Fog comes onto every tile; say who is not blinded by it.",
        "Allied mercenaries adjacent to this are not blinded by Fog.", "mercenary" },
    Hint { "would flip", "No coin is tossed again or twice for once; wait for what comes of it.",
        "Whenever you lose a coin flip, gain 1 loot.", "event" },
    Hint { "copy", "Nothing is copied but an Instant that waits on the stack.",
        "Copy target Instant, and you may choose new targets for it.", "instant" },
    Hint { "named",
        "A mercenary can be told by its class, its side, its place and by the name of the card "
        "that "
        "says so, not by another's name.",
        "Whenever another allied mercenary named this is destroyed, draw 1.", "mercenary" },
    Hint { "are fogged",
        "Fog is placed on tiles, and the next End Phase takes it; say when it comes.",
        "At the start of each turn, place Fog on each tile in an opponent's Guild Hall.", "event" },
    Hint { "as two treasures",
        "Every treasure pays 1 treasure; let what is played cost less while this lies there.",
        "In your Warchest: your Instant cards cost 1 treasure less.", "treasure" },
    Hint { "as 2 treasures",
        "Every treasure pays 1 treasure; let what is played cost less while this lies there.",
        "In your Warchest: your Attack cards cost 1 treasure less.", "treasure" },
    Hint { "win the game",
        "Nobody wins or loses by a card's word; let opponents lose loot, or discard from their "
        "decks.",
        "Each opponent loses 3 loot.", "instant" },
    Hint { "wins the game",
        "Nobody wins or loses by a card's word; let opponents lose loot, or discard from their "
        "decks.",
        "Each opponent loses 3 loot.", "instant" },
    Hint { "loses the game",
        "Nobody wins or loses by a card's word; let opponents lose loot, or discard from their "
        "decks.",
        "Each opponent loses 3 loot.", "instant" },
    Hint { "control of", "Nobody changes sides; move it, exhaust it or let it do something else.",
        "Exhaust target enemy mercenary. It cannot be readied until your next turn.", "instant" },
    Hint { "its next turn", "What is given begins at once; say until when.",
        "Target enemy mercenary cannot move until the end of its next turn.", "instant" },
    Hint { "one or more cards", "Every card is drawn and discarded by itself.",
        "Whenever you draw a card, gain 1 loot.", "event" },
    Hint { "whenever one or more",
        "Whatever happens to several is heard of each of them by itself; say it of one.",
        "Whenever an enemy mercenary is destroyed, draw 1.", "event" },
    Hint { "to pay for", "Nobody hears which treasures a cost is paid with; say what is played.",
        "Whenever you play an Event card, draw 1.", "event" },
    Hint { "including",
        "Nobody is added to those whom the words before it leave out; name everybody.",
        "Deal 1 Magic damage to each mercenary within Distance 1.", "instant" },
    Hint { "must spend", "Every step costs 1 movement; tiles can be closed.",
        "Enemy mercenaries cannot enter tiles adjacent to this.", "mercenary" },
    Hint { "each player but that one",
        "Nobody can be left out who was named before; say it of each opponent or of each player.",
        "Each player loses 1 loot.", "instant" },
    Hint { "redistribute", "Damage that is marked stays where it is; heal it, or move counters.",
        "Move all Burn counters from target mercenary to another target mercenary.", "instant" },
    Hint { "target row can not", "For a time single tiles can be closed.",
        "Target tile cannot be entered until your next turn.", "instant" },
    Hint { "two coins", "One coin is tossed at a time.",
        "Flip a coin. If you win the flip, draw 1.", "instant" },
    Hint { "additional cost", "What a card costs besides is loot or cards of the hand.",
        "As an additional cost, lose 2 loot. Draw 3.", "instant" },
    Hint { "as long as it is adjacent",
        "What an effect does lasts for a turn or so, or as long as a card is in play.",
        "Active (1 treasure): target adjacent enemy mercenary cannot move until your next turn.",
        "mercenary" },
    Hint { "until it",
        "How long is said by turns: this turn, until your next turn, for its next attack.",
        "Target allied mercenary gains Armor 1 until your next turn.", "instant" },
    Hint { "half", "Half of a number is told as \"half ..., rounded up\" of a statistic only.",
        "Target opponent loses 2 loot.", "instant" },
    Hint { "counts as", "What something is can not change; give it what it should have.",
        "Equipped: the bearer has reach +1.", "treasure" },
    Hint { "lost this turn", "What was lost this turn is not counted; count what is there.",
        "Distance 2: deal 1 Magic damage to the attacked mercenary for each card in your hand.",
        "attack" },
    Hint { "would",
        "What would happen can be replaced where somebody would be destroyed, dealt damage or "
        "given a status, or a player would lose or gain loot or draw, always or the next time "
        "this turn; and damage can be prevented.",
        "If this would be destroyed, instead fully heal it.", "mercenary" },
    Hint { "the turn they enter",
        "Say of those who came \"that entered the battlefield this turn\".",
        "Mercenaries that entered the battlefield this turn cannot plunder.", "event" },
    Hint { "enters the warchest exhausted", "A treasure says this of itself as it is played.",
        "When this is played, exhaust this.", "treasure" },
    Hint { "of the card or of the attack",
        "\"The target\" could be who makes the attack or whom it strikes.",
        "Target allied mercenary makes a melee attack now. Exhaust the attacked mercenary.",
        "instant" },
    Hint { "make a ranged attack", "Say who makes an attack; whom, its controller chooses.",
        "Target allied mercenary makes a ranged attack now.", "instant" },
    Hint { "make a melee attack", "Say who makes an attack; whom, its controller chooses.",
        "Target allied mercenary makes a melee attack now.", "instant" },
    Hint { "choose a tile",
        "No tile is chosen for later; say at once what is done there, and an Attack card where it "
        "strikes.",
        "Place Fog on a tile of your choice.", "instant" },
    Hint { "swap", "Two mercenaries change places; treasures are unequipped and equipped.",
        "Swap target allied mercenary and another target allied mercenary.", "instant" },
    Hint { "without", "Say it of what is always so, or leave it out.",
        "This does not lose Stealth when it attacks.", "mercenary" },
    Hint { "sacrifices", "Who gives up a mercenary chooses one, and that is destroyed.",
        "Each opponent chooses a mercenary they control. Destroy them.", "instant" },
    Hint { "active abilities", "Mercenaries have them: say whose cost more or less.",
        "Active abilities of enemy mercenaries cost 1 more.", "mercenary" },
    Hint { "each turn deals",
        "Of several this would be the first of all of them together; say what each of them does "
        "the "
        "first time.",
        "Allied mercenaries deal 1 more damage with attacks the first time each turn.", "event" },
    Hint { "was destroyed this turn",
        "Who was destroyed is remembered only by whose they were; ask that, or wait for it.",
        "If a mercenary you control was destroyed this turn, draw 1.", "instant" },
    Hint { "additional turn", "There are no further turns; ready mercenaries instead.",
        "Ready each allied mercenary.", "instant" },
};

} // namespace

std::span<const Hint> hints()
{
    return allHints;
}

} // namespace triptych::seize
