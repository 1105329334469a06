#include "seize/text/language/Phrasebook.h"

// What is written on Instants and Attack cards.
namespace triptych::seize {
namespace {

constexpr text::LanguageExample writtenOfAbilities[] {
    { "attack",
        "Attack a mercenary within Distance 2. Deal 3 Magic damage to it and 1 Magic damage to all "
        "mercenaries adjacent to it." },
    { "attack",
        "Deal 1 physical damage to target adjacent enemy mercenary. Place 2 poison counters on "
        "it." },
    { "attack",
        "Deal 2 physical damage to target enemy mercenary at Distance 2 and pull it 2 spaces "
        "towards this mercenary." },
    { "attack", "Deal 2 physical damage to up to two target enemy mercenaries within Distance 2." },
    { "attack",
        "Deal 3 magic damage to target mercenary at Distance 1. Heal this mercenary for the damage "
        "dealt." },
    { "attack", "Deal lethal damage to an adjacent opposing mercenary with bounty 3 or less." },
    { "attack",
        "Deal pure damage to target mercenary within Distance 1 equal to twice the number of "
        "treasures equipped to it." },
    { "attack",
        "Distance 1: Deal 2 Magic damage to the target and each mercenary adjacent to it." },
    { "attack", "Distance 2, line: Deal 2 Magic damage and apply 1 Frost to each mercenary hit." },
    { "attack",
        "Distance 2: Deal 1 physical damage to the attacked mercenary. This attack ignores line of "
        "sight." },
    { "attack", "Distance 2: deal Lethal 2 damage to the attacked mercenary." },
    { "attack",
        "Distance 2: Place 2 Frost counters on the target and 1 Frost counter on each adjacent "
        "mercenary." },
    { "attack",
        "Distance 3, tile: Deal 4 Magic damage to any mercenary on that tile and 2 to each "
        "adjacent one." },
    { "attack",
        "Each opposing mercenary adjacent to this mercenary takes 2 magic damage, and each "
        "adjacent ally heals 2." },
    { "attack", "Make a melee attack, then you may move the attacker 1 space." },
    { "attack", "Melee: Deal damage equal to this mercenary's melee to the attacked mercenary." },
    { "attack", "Melee: Deal Physical damage equal to the target's missing health." },
    { "attack", "Melee: Deal True damage equal to the number of statuses on the target." },
    { "attack",
        "Move this mercenary up to 2 spaces in a straight line, then deal 3 physical damage to an "
        "adjacent mercenary." },
    { "attack",
        "Self, all enemies adjacent: deal 1 Physical damage to the attacked mercenary. Apply Blind "
        "to it." },
    { "attack",
        "Self: deal 1 Physical damage to target adjacent ally. It can't move during its "
        "controller's next turn." },
    { "attack", "This mercenary makes a ranged attack against each opposing mercenary in range." },
    { "instant", "An opponent chooses one of your mercenaries. Ready it." },
    { "instant",
        "Apply 2 Burn and 1 Bleed to target enemy mercenary, then remove 2 counters from it." },
    { "instant", "Apply 2 Burn and 1 Poison to target mercenary." },
    { "instant",
        "Apply X Burn to target enemy mercenary, where X is the number of allied mercenaries." },
    { "instant", "As an additional cost to play this, lose 3 loot. Draw three cards." },
    { "instant", "At end of turn, heal target allied mercenary 2 if it's damaged." },
    { "instant", "Blind target enemy mercenary that's adjacent to a mercenary you control." },
    { "instant", "Cancel target ability card unless its controller pays 2 treasures." },
    { "instant", "Cancel target melee attack against an allied mercenary with 8 or less health." },
    { "instant",
        "Choose a row of the Battlefield. Deal 1 Magic damage to every mercenary in that row." },
    { "instant", "Choose an allied hunter. It gains +3 health." },
    { "instant", "Choose any number of enemy mercenaries. Exhaust them." },
    { "instant", "Choose one: ready 2 treasures; or target opponent exhausts 2 treasures." },
    { "instant",
        "Cleanse and Mend all allied mercenaries. Draw a card for each status effect removed." },
    { "instant", "Copy target Instant. You may choose new targets for the copy." },
    { "instant", "Counter target ability card. Its controller draws a card." },
    { "instant", "Counter target Attack ability." },
    { "instant", "Deal 1 Magic damage to all mercenaries in target row." },
    { "instant", "Deal 1 True damage to each mercenary with a counter on it." },
    { "instant",
        "Deal 2 damage to target enemy. If at least 2 damage was dealt this way, draw a card." },
    { "instant", "Deal 2 Magic damage to each enemy mercenary in target column." },
    { "instant", "Deal 2 Pure damage to target mercenary, or 4 if it is a Mage." },
    { "instant",
        "Deal 2 True damage to a random enemy mercenary, then 2 True damage to another random "
        "enemy mercenary." },
    { "instant",
        "Deal 2 True damage to each mercenary that an opponent controls that has no Weapon or "
        "Relic equipped." },
    { "instant", "Deal 3 damage divided as you choose among any number of target enemies." },
    { "instant", "Deal 3 magic damage to target mercenary. If it is frozen, exhaust it as well." },
    { "instant",
        "Deal 3 True damage to target enemy mercenary and 1 True damage to each other enemy "
        "mercenary." },
    { "instant", "Destroy a mercenary you control. Your other mercenaries heal to full health." },
    { "instant", "Destroy all treasures equipped to mercenaries in your Guild Hall." },
    { "instant", "Destroy each mercenary." },
    { "instant", "Destroy target allied mercenary. Each other allied mercenary is fully healed." },
    { "instant", "Destroy target mercenary or treasure." },
    { "instant", "Destroy target treasure equipped to a mercenary." },
    { "instant", "Discard your hand, then draw that many cards." },
    { "instant", "Draw a card or gain 2 loot." },
    { "instant", "Draw two cards, then put one card from your hand on the bottom of your deck." },
    { "instant", "During your next turn, your mercenaries have +1 movement." },
    { "instant", "Each mercenary in your front row moves 1 tile forward." },
    { "instant", "Each opponent chooses a treasure in their Warchest and destroys it." },
    { "instant", "Each opponent destroys a treasure they control." },
    { "instant", "Each player discards two cards, then draws two cards." },
    { "instant", "Each player draws a card, then discards a card." },
    { "instant", "Each player who plundered this turn gains 1 loot." },
    { "instant", "Equip a treasure in your Warchest to an allied Warrior." },
    { "instant", "Exhaust each enemy mercenary with the least health." },
    { "instant", "Exhaust target enemy mercenary. Its controller discards 1." },
    { "instant", "Exhaust target mercenary with two or more treasures." },
    { "instant", "Exhaust up to two target treasures in an opponent's warchest." },
    { "instant", "Flip 3 coins. Draw a card for each flip you won." },
    { "instant",
        "Flip a coin. On heads, return target enemy to its owner's hand; on tails, exhaust it." },
    { "instant",
        "Flip two coins. If both come up heads, gain 4 loot. If both come up tails, lose 2 loot." },
    { "instant", "For each enemy, flip a coin. If you lose, exhaust it." },
    { "instant",
        "For each opposing mercenary, its controller may lose 1 Loot. If they don't, silence that "
        "mercenary." },
    { "instant", "Heal each mercenary you control 2." },
    { "instant", "Heal target allied mercenary to half its health." },
    { "instant", "Heal target ally 2 and each ally adjacent to it 1." },
    { "instant", "If an enemy is frozen and damaged, gain 5 loot." },
    { "instant", "If no enemy has Burn, gain 3 loot." },
    { "instant", "If target mercenary has 3 or more frost counters, remove them and exhaust it." },
    { "instant",
        "If you control 0 mercenaries, gain 4 loot. If there are 0 cards in your discard, gain 1 "
        "loot." },
    { "instant", "If you control a Mage and you have 5 or less loot, draw 1." },
    { "instant", "If you have less loot than each opponent, gain 2 loot." },
    { "instant",
        "If you have more cards in hand than treasures in your Warchest, gain 2 loot. Otherwise, "
        "gain 1 loot." },
    { "instant", "If you were plundered since your last turn, draw three cards." },
    { "instant",
        "Look at target player's hand and choose a card. They shuffle it into their deck." },
    { "instant",
        "Look at the top three cards of target player's deck and put them back in any order." },
    { "instant", "Lose any amount of loot. Deal that much magic damage to target enemy." },
    { "instant", "Lose up to 4 loot. Heal target ally that much." },
    { "instant", "Mend and cleanse target mercenary, then heal it 2." },
    { "instant", "Move a frost counter from one target mercenary to another." },
    { "instant", "Move target allied mercenary up to 2 spaces in any direction." },
    { "instant", "Move target ally to any empty tile in its row." },
    { "instant", "Move target enemy mercenary to target empty tile within Distance 2." },
    { "instant", "Move target equipped treasure to target ally." },
    { "instant", "Opponents can't gain loot until your next turn." },
    { "instant", "Place 1 poison counter on each of up to two mercenaries." },
    { "instant",
        "Place a burn counter on each enemy. If you have 5 or more loot, place two burn counters "
        "on each of them instead." },
    { "instant",
        "Place a trap on target empty tile. When a mercenary enters that tile, it is exhausted and "
        "the trap is destroyed." },
    { "instant", "Place Fog on target tile and each adjacent tile." },
    { "instant",
        "Play only in response to an active ability of an enemy mercenary. Counter it. That "
        "mercenary is exhausted." },
    { "instant",
        "Play only when an allied warrior is attacked. Deal 4 Physical damage to the attacker." },
    { "instant", "Play this only during the opponent's turn. Draw 2." },
    { "instant",
        "Prevent the next 3 physical damage that would be dealt to target allied warrior this "
        "turn." },
    { "instant", "Push every mercenary in a row 1 tile to the left." },
    { "instant", "Push target mercenary 1 tile away from target ally." },
    { "instant",
        "Push target mercenary 3 tiles away. Deal 1 True damage to it for each tile it was "
        "pushed." },
    { "instant", "Put a mercenary from your hand onto an empty tile adjacent to target ally." },
    { "instant", "Put a treasure from your discard pile into your Warchest exhausted." },
    { "instant",
        "Put target mercenary card from any discard pile on the bottom of its owner's deck." },
    { "instant", "Ready target allied mercenary with 2 or less stars." },
    { "instant", "Remove a poison counter or a bleed counter from target mercenary." },
    { "instant",
        "Remove all Bleed and Poison counters from target allied mercenary. Heal it 1 for each "
        "counter removed this way." },
    { "instant",
        "Remove all counters from target mercenary. If 3 or more counters were removed this way, "
        "draw 1 card." },
    { "instant",
        "Return target allied mercenary and all treasures equipped to it to its owner's hand." },
    { "instant", "Return target allied mercenary to your hand. Gain loot equal to its bounty." },
    { "instant",
        "Reveal target opponent's hand. Choose a treasure card from it. That player puts it on top "
        "of their deck." },
    { "instant",
        "Reveal the top card of your deck. If it's a treasure, put it into your Warchest. "
        "Otherwise, put it into your hand." },
    { "instant",
        "Search your deck for a Relic card and put it into your Warchest, exhausted. Shuffle." },
    { "instant", "Set target mercenary's health to 3." },
    { "instant", "Shuffle target card from your discard into your deck." },
    { "instant", "Silence target mercenary." },
    { "instant", "Skip your next turn." },
    { "instant", "Swap target allied mercenary and target enemy mercenary." },
    { "instant", "Swap target mercenary with another." },
    { "instant", "Swap the positions of two target mercenaries." },
    { "instant", "Target allied mercenary gains Stealth and may move 1 space." },
    { "instant", "Target allied mercenary may move 1 tile." },
    { "instant", "Target allied rogue gains stealth and moves up to 2 tiles." },
    { "instant", "Target enemy mercenary loses the rest of its movement." },
    { "instant", "Target Hunter mercenary you control may attack again this turn." },
    { "instant", "Target mercenary and another target mercenary exchange places." },
    { "instant", "Target mercenary can't attack or move until its controller's next turn." },
    { "instant",
        "Target mercenary gains Armor 1 and Regen 1 until your next turn. If it's a Warrior, it "
        "gains Armor 2 instead." },
    { "instant", "Target mercenary gains Defense 1 this turn." },
    { "instant", "Target mercenary gets -3 move, to a minimum of 1 this turn." },
    { "instant", "Target mercenary loses its Defense until the end of the turn." },
    { "instant", "Target mercenary's health is reduced by 2." },
    { "instant", "Target mercenary's melee damage becomes 0 this turn." },
    { "instant", "Target opponent can't acquire cards during their next turn." },
    { "instant", "Target opponent chooses a mercenary they control. Destroy it." },
    { "instant",
        "Target opponent discards a card. If you have 5 or more loot, they lose 3 loot instead." },
    { "instant", "Target opponent loses 1 loot. You gain 1 loot. That player discards a card." },
    { "instant",
        "Target opponent loses 2 loot for each mercenary you control. You gain loot equal to the "
        "loot lost this way." },
    { "instant", "Target opponent loses half their loot, rounded up." },
    { "instant",
        "Target opponent reveals the top card of their deck. If it is a treasure, they discard "
        "it." },
    { "instant",
        "Target opponent reveals their hand. Choose a treasure card from it. That player discards "
        "that card." },
    { "instant",
        "Target opponent reveals their hand. You choose a card from it. They discard that card." },
    { "instant", "Target opponent sacrifices a Weapon." },
    { "instant", "The next attack against target allied mercenary this turn deals no damage." },
    { "instant",
        "The next time target allied mercenary would be dealt melee damage this turn, prevent that "
        "damage." },
    { "instant", "The next time you would lose loot this turn, you lose 2 less." },
    { "instant", "Unequip target enemy mercenary's treasure." },
    { "instant", "Until end of turn, target allied mercenary's health can't be reduced below 1." },
    { "instant",
        "Until end of turn, target mercenary can't be healed and takes 1 more damage from all "
        "sources." },
    { "instant",
        "Until your next turn, allied mercenaries in your Guild Hall have Armor 2 and cannot be "
        "moved." },
    { "instant",
        "Whenever target allied mercenary is dealt damage by an attack this turn, deal that much "
        "pure damage to the attacker." },
    { "instant", "You don't lose loot for allied mercenaries destroyed this turn." },
    { "instant", "You may play an additional treasure this turn." },
};

} // namespace

std::span<const text::LanguageExample> phrasesOfAbilities()
{
    return writtenOfAbilities;
}

} // namespace triptych::seize
