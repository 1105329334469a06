#include "seize/text/language/Phrasebook.h"

// What is written on mercenaries.
namespace triptych::seize {
namespace {

constexpr text::LanguageExample writtenOfMercenaries[] {
    { "mercenary", "Ability cards you play cost 1 less treasure." },
    { "mercenary", "Active (0): Lose 1 loot. This mercenary gets +1 melee this turn." },
    { "mercenary", "Active (1): Draw a card. Use only if this mercenary hasn't moved this turn." },
    { "mercenary",
        "Active (1): Exhaust target treasure in an opponent's Warchest. Use this only during your "
        "Rally Phase." },
    { "mercenary", "Active (1): heal an adjacent ally for 2." },
    { "mercenary", "Active (1): If you discarded a card this turn, gain 1 loot." },
    { "mercenary", "Active (1): Mend an adjacent allied mercenary." },
    { "mercenary",
        "Active (1): Mend target adjacent mercenary. Place a bleed counter on this mercenary." },
    { "mercenary", "Active (1): Place Fog on the tile this mercenary is on." },
    { "mercenary", "Active (1): Reapply this mercenary's Defense." },
    { "mercenary",
        "Active (1): Remove all Burn from each allied mercenary. If it's your turn, draw a card." },
    { "mercenary", "Active (1): Swap places with target allied rogue." },
    { "mercenary",
        "Active (1, exhaust this): Mend target adjacent allied mercenary, then draw a card if it "
        "has no statuses." },
    { "mercenary", "Active (2 treasure): apply Stealth to target Rogue mercenary you control." },
    { "mercenary", "Active (2): Draw a card for each mercenary that attacked this turn." },
    { "mercenary",
        "Active (2): Heal target mercenary 1. This ability costs 2 less if you control a Mage." },
    { "mercenary",
        "Active (2): Pull target opposing mercenary within Distance 2 one tile closer to this "
        "mercenary." },
    { "mercenary",
        "Active (2): Put a card from your discard pile on the bottom of your deck, then heal this "
        "mercenary 1." },
    { "mercenary",
        "Active (2): Return a mercenary card from your discard pile to your hand. Use only once "
        "per turn." },
    { "mercenary",
        "Active (2): Silence target enemy until the end of its controller's next turn." },
    { "mercenary", "Active (2): Until your next turn, enemies within Distance 1 can't attack." },
    { "mercenary",
        "Active (discard a card): This mercenary gains +2 ranged damage until end of turn." },
    { "mercenary",
        "Active (Exhaust this mercenary): Equip a treasure from your Warchest to target allied "
        "mercenary for free." },
    { "mercenary", "Active (once per game): gain 5 loot." },
    { "mercenary",
        "Active (X): Deal X Magic damage to target enemy mercenary. X can't be more than 2." },
    { "mercenary", "Active: Deal 1 Physical damage to each ally." },
    { "mercenary", "Active: Discard a treasure card from your hand: Gain 2 Loot." },
    { "mercenary", "Active: Exhaust this mercenary: Cleanse all allied mercenaries." },
    { "mercenary", "Active: Fortify 2 all adjacent allies." },
    { "mercenary",
        "Active: Pay 1: Move up to 2 poison counters from target allied mercenary to target "
        "opposing mercenary adjacent to it." },
    { "mercenary", "Adjacent allied mercenaries have +1 melee and can't be silenced." },
    { "mercenary", "Armor 1. If this mercenary is damaged, it has Armor 3 instead." },
    { "mercenary",
        "At the end of each opponent's turn, if that player lost no loot this turn, they lose 3 "
        "loot." },
    { "mercenary", "Damage dealt to this mercenary by Mages is reduced by 2." },
    { "mercenary", "Double the damage this mercenary deals with attacks." },
    { "mercenary", "Enemy mercenaries with Frost have -1 melee and can't use abilities." },
    { "mercenary",
        "If the target is exhausted, this mercenary's melee attacks deal 2 more damage." },
    { "mercenary", "If this would be dealt damage by a melee attack, reduce that damage by 1." },
    { "mercenary", "Instant cards cost opponents 1 more to play during your turn." },
    { "mercenary", "Mercenaries with burn counters deal 1 less damage to this mercenary." },
    { "mercenary", "Opponents cannot remove treasures from this mercenary." },
    { "mercenary", "Passive: +3 melee damage if you control no other mercenaries." },
    { "mercenary", "Passive: Adjacent allied Warriors deal +1 melee damage." },
    { "mercenary", "Passive: Adjacent enemies have -1 movement." },
    { "mercenary",
        "Passive: Allied mercenaries deal 1 additional damage to mercenaries adjacent to them." },
    { "mercenary", "Passive: Armor 2." },
    { "mercenary",
        "Passive: As long as you haven't acquired this turn, your Mages have Magic Armor 1." },
    { "mercenary",
        "Passive: At the beginning of your Rally Phase, you may exhaust this mercenary. If you do, "
        "ready a treasure." },
    { "mercenary",
        "Passive: At the end of each of your turns, if this mercenary attacked that turn, put a "
        "drill counter on it (maximum 3)." },
    { "mercenary",
        "Passive: At the end of your Second Movement Phase, heal each allied mercenary 2." },
    { "mercenary", "Passive: Attacks against mages deal 1 additional damage and silence them." },
    { "mercenary",
        "Passive: Damage that would be dealt to adjacent allied mercenaries is dealt to this "
        "mercenary instead." },
    { "mercenary", "Passive: Each time an opponent acquires a card, they lose 1 additional loot." },
    { "mercenary", "Passive: Enemies can't attack this mercenary if it didn't attack last turn." },
    { "mercenary", "Passive: Enemies next to this mercenary have +1 bounty." },
    { "mercenary", "Passive: Enemies that were healed this turn take 1 more damage." },
    { "mercenary", "Passive: Enters play stealthed." },
    { "mercenary",
        "Passive: If an ally would be destroyed, you may destroy this mercenary instead." },
    { "mercenary", "Passive: if an enemy mercenary would be healed, instead prevent it." },
    { "mercenary",
        "Passive: If an enemy mercenary would deal damage to an adjacent ally, it deals 1 less "
        "damage instead." },
    { "mercenary",
        "Passive: If this mercenary didn't move this turn, its ranged attacks have +1 damage and "
        "+1 Distance." },
    { "mercenary",
        "Passive: If this mercenary would be dealt magic damage, it heals that much health "
        "instead." },
    { "mercenary", "Passive: If this mercenary would be exhausted, it loses 1 health instead." },
    { "mercenary", "Passive: If this mercenary would gain a status, draw a card instead." },
    { "mercenary", "Passive: Its ranged attacks place 1 frost counter." },
    { "mercenary",
        "Passive: Magic damage dealt to mercenaries with one or more frost counters on them is "
        "increased by 1." },
    { "mercenary",
        "Passive: Mercenaries can't be healed while they have any bleed, burn or poison "
        "counters." },
    { "mercenary", "Passive: Opponents can't play more than one ability card each turn." },
    { "mercenary", "Passive: Opposing mercenaries adjacent to this mercenary can't exit." },
    { "mercenary",
        "Passive: Opposing mercenaries can't enter your Guild Hall tiles adjacent to this "
        "mercenary." },
    { "mercenary",
        "Passive: Opposing mercenaries must spend 2 movement to leave a tile adjacent to this "
        "one." },
    { "mercenary",
        "Passive: Other allied mercenaries in the same row as this mercenary deal 1 additional "
        "melee damage." },
    { "mercenary", "Passive: Ranged attacks made by this mercenary ignore Magic Armor." },
    { "mercenary",
        "Passive: The first attack this mercenary makes each turn deals 3 additional damage if the "
        "target is at full health." },
    { "mercenary",
        "Passive: The first card that you draw during each of your Acquire Phases does not reduce "
        "your Vault." },
    { "mercenary", "Passive: The first card you acquire each turn is free." },
    { "mercenary",
        "Passive: The first time this mercenary takes damage each turn, it gains 1 Burn." },
    { "mercenary",
        "Passive: This mercenary can attack only mercenaries with less health than it." },
    { "mercenary",
        "Passive: This mercenary can be equipped with treasures anywhere on the battlefield." },
    { "mercenary", "Passive: This mercenary can move through other mercenaries." },
    { "mercenary", "Passive: This mercenary can only attack mercenaries in the same column." },
    { "mercenary",
        "Passive: This mercenary can't attack unless another allied mercenary is adjacent to it." },
    { "mercenary", "Passive: This mercenary can't be destroyed." },
    { "mercenary", "Passive: This mercenary enters the battlefield with Stealth." },
    { "mercenary", "Passive: This mercenary has +1 melee if it was played this turn." },
    { "mercenary", "Passive: This mercenary may equip 2 treasures per turn." },
    { "mercenary", "Passive: This mercenary's attacks ignore Defense." },
    { "mercenary",
        "Passive: This mercenary's melee attacks also deal 1 magic damage to the mercenary "
        "directly behind the target." },
    { "mercenary",
        "Passive: This mercenary's melee is equal to the number of cards in your hand." },
    { "mercenary",
        "Passive: Treasures equipped to allied mercenaries cannot be destroyed by opponents." },
    { "mercenary", "Passive: Treasures equipped to this mercenary cannot be removed." },
    { "mercenary", "Passive: When a damaged enemy mercenary is dealt damage, gain 4 loot." },
    { "mercenary",
        "Passive: When an opposing mercenary moves next to this mercenary, place 1 Burn counter on "
        "it." },
    { "mercenary", "Passive: When another mercenary is destroyed, gain 1 loot." },
    { "mercenary", "Passive: When damaged by a single attack for 5 or more, it gains Fortify 1." },
    { "mercenary",
        "Passive: When this mercenary deals ranged damage to an enemy mercenary, that mercenary "
        "can't move next turn." },
    { "mercenary",
        "Passive: When this mercenary exits, return it to your hand instead of discarding it." },
    { "mercenary",
        "Passive: When this mercenary is destroyed, return it to your hand instead of discarding "
        "it." },
    { "mercenary", "Passive: When this mercenary loses Stealth, it may move one space." },
    { "mercenary",
        "Passive: When this mercenary moves into an opponent's Guild Hall, that player exhausts a "
        "treasure." },
    { "mercenary",
        "Passive: When you play this mercenary, if you control no other mercenaries, draw a "
        "card." },
    { "mercenary",
        "Passive: Whenever an ally is destroyed by an enemy, that enemy gains 1 Bleed." },
    { "mercenary",
        "Passive: Whenever an ally within Distance 1 is attacked, this mercenary gains Armor 1 "
        "this turn." },
    { "mercenary",
        "Passive: Whenever an opponent plays an ability card, place 2 Bleed counters on target "
        "mercenary that opponent controls." },
    { "mercenary",
        "Passive: Whenever another allied mercenary plunders, draw a card, then discard a card." },
    { "mercenary",
        "Passive: Whenever this destroys a mercenary with a higher bounty than this, ready this." },
    { "mercenary", "Passive: Whenever this mercenary destroys an enemy mercenary, heal it for 2." },
    { "mercenary",
        "Passive: Whenever this mercenary destroys an opposing mercenary, it may attack again." },
    { "mercenary",
        "Passive: Whenever this mercenary plunders, target opponent exhausts a treasure." },
    { "mercenary", "Passive: Whenever you play your first ability card each turn, lose 3 loot." },
    { "mercenary",
        "Passive: While adjacent to another allied warrior, this mercenary has Armor 1." },
    { "mercenary",
        "Passive: While this mercenary is in an opponent's Guild Hall, its bounty is doubled." },
    { "mercenary",
        "Passive: While this mercenary is in your opponent's Guild Hall, it gets +1 melee "
        "damage." },
    { "mercenary",
        "Passive: you may play 1 additional treasure to your warchest on each of your turns." },
    { "mercenary", "Passive: Your Vault can't drop below 5 while this mercenary is undamaged." },
    { "mercenary", "The first Event you play each turn costs 2 less." },
    { "mercenary", "The first Instant you play each turn costs 1 treasure less." },
    { "mercenary", "The first time each turn that an ally attacks, gain 1 loot." },
    { "mercenary", "This enters the battlefield with a spear counter." },
    { "mercenary", "This mercenary can move through enemy mercenaries." },
    { "mercenary",
        "This mercenary can plunder from any tile on the opponent's side of the Battlefield." },
    { "mercenary", "This mercenary can't attack while your Vault is higher than your opponent's." },
    { "mercenary", "This mercenary deals +1 damage for each space it moved this turn." },
    { "mercenary",
        "This mercenary gets +1 melee for each Burn counter on it, to a maximum of +2." },
    { "mercenary", "This mercenary gets +1 melee for each Weapon equipped to this." },
    { "mercenary", "This mercenary must attack during each of your Attack Phases if able." },
    { "mercenary", "This takes 2 less damage from attacks the first time each turn." },
    { "mercenary",
        "When an enemy mercenary enters your Guild Hall, its controller loses 1 loot unless they "
        "discard a card." },
    { "mercenary",
        "When this mercenary upstages an enemy mercenary, that mercenary takes 2 physical damage "
        "and is exhausted." },
    { "mercenary", "When you play your second ability card each turn, draw a card." },
    { "mercenary", "Whenever an opponent acquires their second card in a turn, gain 1 Loot." },
    { "mercenary", "Whenever an opponent's ability targets this mercenary, gain 1 loot." },
    { "mercenary", "Whenever this mercenary is healed, it heals 1 additional health." },
    { "mercenary",
        "Whenever you lose loot, you may draw a card. Use this ability only once each turn." },
    { "mercenary",
        "While this mercenary is at half health or less, it can't be exhausted and gets +2 "
        "melee." },
};

} // namespace

std::span<const text::LanguageExample> phrasesOfMercenaries()
{
    return writtenOfMercenaries;
}

} // namespace triptych::seize
