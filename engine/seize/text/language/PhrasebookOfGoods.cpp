#include "seize/text/language/Phrasebook.h"

// What is written on treasures and events.
namespace triptych::seize {
namespace {

constexpr text::LanguageExample writtenOfGoods[] {
    { "event", "All damage dealt by Mages is true damage." },
    { "event", "All Physical damage is dealt as Magic damage instead." },
    { "event", "All your mercenaries have Regen 1 and +1 health." },
    { "event",
        "Allied hunters have +1 ranged damage while they are on an opponent's side of the "
        "battlefield." },
    { "event",
        "Allied mercenaries in your opponent's Guild Hall have +2 melee damage and can't be "
        "pushed." },
    { "event",
        "At the end of each turn, if a mercenary was destroyed this turn, each player draws a "
        "card." },
    { "event", "At the start of each player's turn, place Fog on a tile of your choice." },
    { "event", "Bleed and burn counters can't be placed on allied mercenaries." },
    { "event", "Frost counters aren't removed at the end of the first Movement Phase." },
    { "event", "If an opponent would gain loot, you gain that much instead." },
    { "event", "Mages and priests you control have Magic Armor 1." },
    { "event", "Mercenaries have Armor 1." },
    { "event", "Mercenaries in Guild Halls can't be attacked." },
    { "event",
        "Mercenaries take 1 less Magic damage. Players can't play more than one Instant each "
        "turn." },
    { "event", "Mercenaries that moved this turn can't attack." },
    { "event",
        "Once per turn, when a mercenary you control plunders, your opponent discards a card at "
        "random." },
    { "event", "Once per turn, whenever you play a treasure, you may pay 1 loot to draw a card." },
    { "event",
        "Players can't Acquire more than 2 cards each turn. When a mercenary attacks, destroy this "
        "event." },
    { "event", "Players can't draw more than two cards during their Acquire Phase." },
    { "event", "Ranged attacks by allied hunters have +1 distance and apply 1 Poison." },
    { "event", "Treasures cost 1 loot more to acquire." },
    { "event", "Warriors you control get +1 melee damage on the turn they are played." },
    { "event",
        "Whenever a mercenary enters an opponent's Guild Hall, its controller gains 1 loot." },
    { "event",
        "Whenever a mercenary you control is dealt damage by an opponent, that opponent loses 2 "
        "loot." },
    { "event",
        "Whenever a priest you control attacks an enemy, at the end of the turn, heal that priest "
        "3." },
    { "event",
        "Whenever a Warrior mercenary you control destroys an enemy mercenary, gain 1 loot and "
        "draw 1." },
    { "event",
        "Whenever an allied Druid is healed, draw a card. This triggers only once each turn." },
    { "event",
        "Whenever an allied Warrior mercenary attacks, it gains +1 melee until the end of your "
        "turn." },
    { "event", "Whenever you draw a card outside your Draw Phase, gain 1 loot." },
    { "event",
        "Whenever you play an Instant, you may pay 1. If you do, put 1 burn counter on target "
        "opposing mercenary." },
    { "event", "Your maximum hand size is 2." },
    { "event", "Your mercenaries get +1 melee." },
    { "treasure", "+1 melee damage, or +2 against frozen mercenaries." },
    { "treasure",
        "Active (0): Destroy this treasure: equipped mercenary gains Armor 3 until your next "
        "turn." },
    { "treasure",
        "Active (1), exhaust this treasure: Look at the top two cards of your deck. Put one on top "
        "and the other on the bottom." },
    { "treasure", "Active (1): Equipped mercenary heals 2 health." },
    { "treasure",
        "Active (2): Equip this treasure to target opposing mercenary within "
        "Distance 1 of an ally." },
    { "treasure",
        "Active, exhaust equipped mercenary: Each other ally gets +1 movement and +1 melee damage "
        "this turn." },
    { "treasure", "Active: gain Stealth, then draw 1." },
    { "treasure",
        "As long as the equipped mercenary is a mage, the first ability card you play each turn "
        "costs 1 less." },
    { "treasure",
        "At the beginning of your End Phase, if the equipped mercenary did not attack this turn, "
        "it gains Stealth." },
    { "treasure",
        "At the start of your turn, heal 1 health to equipped mercenary. It heals 2 instead if you "
        "control three mercenaries." },
    { "treasure",
        "Attacks by the equipped mercenary place 1 bleed counter on each mercenary they damage." },
    { "treasure",
        "Equipped mercenary deals 1 extra melee damage to mercenaries with no treasures." },
    { "treasure",
        "Equipped mercenary has +1 melee damage. If it's a Warrior, it has +3 melee damage "
        "instead." },
    { "treasure", "Equipped mercenary has +2 ranged damage but can't make melee attacks." },
    { "treasure", "Equipped mercenary has Fortify 1 and Armor 1 against ranged attacks." },
    { "treasure", "Equipped mercenary has Leech." },
    { "treasure",
        "Equipped mercenary may attack an additional time each turn, but its attacks deal 1 less "
        "damage." },
    { "treasure",
        "Equipped mercenary's attacks ignore Armor and Defense of mercenaries with more health "
        "than it." },
    { "treasure", "Equipped mercenary's bounty is 0." },
    { "treasure", "Equipped: +1 melee damage for every Event you control." },
    { "treasure",
        "Equipped: +1 melee damage. If equipped mercenary is a Priest, it also has Regen 1." },
    { "treasure", "Equipped: +2 Defense." },
    { "treasure", "Equipped: all Magic damage dealt to equipped mercenary heals it instead." },
    { "treasure",
        "Equipped: as long as an opponent has 10 or less loot, the bearer gets +1 melee, +1 "
        "move." },
    { "treasure", "Equipped: As long as the bearer is a Mage, its active abilities cost 1 less." },
    { "treasure",
        "Equipped: if the bearer would gain a Poison counter, it gains a Bleed counter instead." },
    { "treasure", "Equipped: Melee attacks deal magic damage instead of physical damage." },
    { "treasure", "Equipped: once per turn, whenever the bearer deals damage, draw 1." },
    { "treasure", "Equipped: the bearer has +1 ranged." },
    { "treasure", "Equipped: the bearer has Armor 1 and Defense 1." },
    { "treasure", "Equipped: the bearer has Magic Armor 1, Defense 1." },
    { "treasure", "Equipped: whenever the bearer attacks, heal the bearer 2." },
    { "treasure",
        "Equipped: whenever the bearer destroys a mercenary, the bearer gets +1 melee while "
        "equipped." },
    { "treasure",
        "Equipped: Whenever the bearer would be Silenced, destroy this treasure instead." },
    { "treasure", "If equipped mercenary exits, draw a card and gain 1 Loot." },
    { "treasure",
        "If equipped mercenary would be destroyed, instead fully heal it and destroy this "
        "treasure." },
    { "treasure", "Melee attacks apply 1 Poison. +1 melee damage against poisoned mercenaries." },
    { "treasure", "Sacrifice this treasure: Flip a coin. If you win the flip, draw 2 cards." },
    { "treasure", "The bearer can't be Silenced." },
    { "treasure", "The distance of the equipped mercenary's ranged attacks is increased by 1." },
    { "treasure",
        "The first time each turn an opposing ability card targets the equipped mercenary, you may "
        "choose a new target for it." },
    { "treasure", "When an opponent destroys this treasure, draw two cards." },
    { "treasure",
        "When equipped mercenary deals damage to an adjacent mercenary, pull that mercenary 1 tile "
        "closer." },
    { "treasure",
        "When equipped mercenary deals magic damage, place 1 Burn counter on that mercenary." },
    { "treasure",
        "When the bearer plunders, look at the top 3 cards of your deck. Put one into your hand "
        "and discard the rest." },
    { "treasure",
        "When the equipped mercenary is destroyed, return this treasure to your Warchest "
        "exhausted." },
    { "treasure", "When this treasure is destroyed, its owner gains 3 loot." },
    { "treasure",
        "Whenever an opponent plays an Instant, put an Exhaust counter on target enemy "
        "mercenary." },
    { "treasure",
        "Whenever equipped mercenary attacks, other allied mercenaries get +1 move this turn." },
    { "treasure",
        "Whenever equipped mercenary plunders, the opponent chooses one: they lose 2 additional "
        "Loot, or they discard two cards." },
    { "treasure", "Whenever you flip a coin, draw a card." },
};

} // namespace

std::span<const text::LanguageExample> phrasesOfGoods()
{
    return writtenOfGoods;
}

} // namespace triptych::seize
