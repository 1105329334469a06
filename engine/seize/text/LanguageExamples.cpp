#include "seize/text/Language.h"
#include "seize/text/LanguageExamplesOfGoods.h"
#include "seize/text/LanguageExamplesPlayed.h"

#include <algorithm>
#include <array>
#include <iterator>

// Texts of our own, as short as they come: what one of them shows first is why it stands here.
namespace triptych::seize {
namespace {

constexpr text::LanguageExample examplesInPlay[] {
    // Active abilities, by what is paid
    { "mercenary", "Active (1 treasure): draw 1." },
    { "mercenary", "Active (exhaust this): heal target mercenary 2." },
    { "mercenary", "Active (spend 1 movement): exhaust target treasure." },
    { "mercenary", "Active (lose 2 loot, once per turn): this gets +1 melee this turn." },
    { "mercenary", "Active (lose 2 health): ready target allied mercenary." },
    { "mercenary", "Active (discard 1): target opponent loses 1 loot." },
    { "mercenary", "Active (destroy this): destroy target enemy mercenary within Distance 1." },
    { "mercenary", "Active (exhaust another allied mercenary): draw 1." },
    { "mercenary", "Active (destroy another allied mercenary): draw 2." },
    { "mercenary", "Active (remove 1 Bleed): this gets +1 melee this turn." },
    { "mercenary", "Active (return this to hand): draw 1." },
    { "mercenary", "Active (lose Stealth): draw 2." },
    { "mercenary", "Active (destroy a treasure equipped to this): draw 2." },
    { "mercenary", "Active (return another allied mercenary to hand): gain 1 loot." },
    { "mercenary", "Active (exit this): draw 2." },
    { "mercenary", "Active (unequip a treasure equipped to this): draw 1." },
    { "mercenary", "Active (return a treasure in your Warchest to hand): gain 1 loot." },
    { "mercenary",
        "Active (X treasure): deal Magic damage to target enemy mercenary within Distance 2 equal "
        "to X." },
    { "mercenary", "Passive: whenever this attacks while this is damaged, draw 1." },
    { "event",
        "Whenever the last siege counter is removed from this, each opponent loses 3 loot." },
    { "instant", "Discard a treasure card." },
    { "instant", "Gain 1 loot for each Instant card you played this turn." },
    { "mercenary", "Active (2 treasure): target opponent skips their next Draw Phase." },
    { "mercenary", "Active (4 treasure): take an extra turn after this one." },
    { "mercenary",
        "Active (2 treasure): distribute 3 Burn counters among up to three target mercenaries." },
    { "mercenary", "Passive: this counts as a Mage." },
    { "mercenary", "Passive: this must attack each turn if able." },
    { "mercenary", "Passive: allied mercenaries do not block LOS." },
    { "mercenary", "Passive: this can attack past allied mercenaries." },
    { "mercenary", "Passive: this deals Pure damage with attacks instead of Magic damage." },
    { "mercenary", "Active (1 treasure): each player with more loot than you loses 1 loot." },
    { "mercenary",
        "Active (2 treasure): each player returns a mercenary card from their discard to their "
        "hand." },
    { "mercenary",
        "Passive: if this would be dealt damage from melee attacks, instead deal that damage to "
        "the attacker." },
    { "mercenary", "Active (2 treasure): this may attack again this turn." },
    { "mercenary", "Active (1 treasure): target mercenary gains 1 movement this turn." },
    { "mercenary", "Active (1 treasure): swap this and target allied adjacent mercenary." },
    { "mercenary", "Active (1 treasure): push target enemy mercenary 1 tile away." },
    { "mercenary", "Active (1 treasure): move this up to 2 tiles." },
    { "mercenary",
        "Active (1 treasure): place a trap on target empty tile: when an enemy mercenary enters "
        "it, apply 1 Exhaust to it." },
    { "mercenary", "Active (1 treasure): equip target treasure in your Warchest to this." },
    { "mercenary", "Active (1 treasure): place Fog on target tile." },
    { "mercenary",
        "Active (1 treasure): move all Burn counters from target mercenary to another target "
        "mercenary." },
    { "mercenary", "Active (2 treasure): target allied mercenary makes a melee attack now." },
    { "mercenary",
        "Passive: at the start of your turn, for each enemy adjacent mercenary in turn, its "
        "controller chooses one: apply 1 Exhaust to it; or deal 1 True damage to it." },
    { "mercenary",
        "Active (1 treasure): target opponent reveals a card at random from their hand. If any of "
        "them is a "
        "treasure card, draw 1." },
    { "mercenary", "Active (1 treasure): flip 3 coins. Draw that many." },
    { "mercenary",
        "Passive: at the start of your turn, if this mercenary's melee is greater than this "
        "mercenary's "
        "health, draw 1." },
    { "mercenary",
        "Active (1 treasure): target opponent discards the top 3 cards of their deck. Gain 1 loot "
        "for each "
        "treasure card among them." },
    { "mercenary", "Active (1 treasure): lose loot equal to half your loot rounded up." },
    { "mercenary", "Active (1 treasure): draw 1 for each opponent." },
    { "mercenary",
        "Active (1 treasure): draw 1 for each different class among mercenaries you control." },
    { "mercenary",
        "Active (1 treasure): deal 1 Magic damage to each enemy mercenary. Draw 1 for each enemy "
        "mercenary "
        "damaged this way." },
    { "mercenary",
        "Active (1 treasure): gain loot equal to the total bounty of enemy mercenaries." },
    { "mercenary",
        "Active (1 treasure): roll a die. Draw cards equal to half that much rounded up." },
    { "mercenary",
        "Active (1 treasure): deal 3 Magic damage to target enemy mercenary, then its controller "
        "loses loot "
        "equal to the excess damage." },
    { "treasure", "Equipped: only Hunter mercenaries can equip this." },
    { "mercenary",
        "Active (1 treasure): target allied mercenary gets +2 melee for its next attack this "
        "turn." },
    { "mercenary", "Passive: this has double bounty." },
    { "mercenary", "Passive: enemy exhausted mercenaries cannot be readied." },
    { "mercenary", "Passive: this cannot be spotted." },
    { "mercenary", "Passive: this cannot be swapped by opponents." },
    { "mercenary", "Passive: this attacks each adjacent enemy with its melee attacks." },
    { "mercenary", "Passive: allied mercenaries are not blinded by Fog." },
    { "mercenary",
        "Passive: as long as you control a Priest mercenary, this cannot be reduced below 1 "
        "health." },
    { "mercenary", "Passive: allied mercenaries apply 1 Burn with ranged attacks." },
    { "mercenary", "Passive: enemy mercenaries cannot enter adjacent tiles." },
    { "mercenary", "Passive: this costs no loot when it is destroyed." },
    { "mercenary", "Passive: this cannot have its move reduced." },
    { "mercenary", "Passive: allied mercenaries cannot have its move reduced by Frost." },
    { "mercenary", "Passive: enemy mercenaries cannot move more than 2 tiles each turn." },
    { "mercenary", "Passive: allied adjacent mercenaries are not affected by Poison." },
    { "mercenary", "Passive: enemy mercenaries cannot lose Burn." },
    { "mercenary", "Passive: this plunders for 1 more loot." },
    { "mercenary", "Passive: this cannot be silenced by opponents' ability cards." },
    { "mercenary", "Passive: this applies 2 Bleed with ranged attacks the first time each turn." },
    { "mercenary",
        "Active (X of up to 3 treasure): deal Magic damage to target enemy mercenary equal to X." },
    { "mercenary",
        "Active (1 treasure): move all Bleed and Poison counters from target allied mercenary to "
        "target enemy mercenary." },
    { "mercenary", "Passive: whenever this is targeted by an ability card, draw 1." },
    { "mercenary", "Passive: your Instant cards deal 1 more damage." },
    { "mercenary", "Passive: this may equip 1 additional treasure each turn." },
    { "mercenary", "Passive: this takes half damage from attacks, rounded up." },
    { "mercenary", "Passive: enemy mercenaries deal half damage with attacks, rounded down." },
    { "mercenary", "Passive: this takes no more than 3 damage at once." },
    { "treasure", "Equipped: the bearer does not use up its Defense against Magic damage." },
    { "mercenary", "Passive: allied mercenaries are healed 1 more." },
    { "mercenary", "Passive: this gains 1 fewer Burn." },
    { "mercenary", "Passive: enemy mercenaries gain 1 more Poison at a time." },
    { "mercenary",
        "Passive: enemy mercenaries do not lose Frost at the end of the First Movement Phase." },
    { "mercenary", "Passive: this is not exhausted by plundering." },
    { "mercenary", "Passive: this can make ranged attacks against adjacent mercenaries." },
    { "treasure", "Equipped: the bearer hits the mercenary behind its target with melee attacks." },
    { "mercenary", "Passive: allied mercenaries cost 1 less loot when they are destroyed." },
    { "mercenary", "Passive: this may exit from any tile." },
    { "mercenary", "Passive: this cannot have its move increased." },
    { "mercenary", "Passive: this is of every class." },
    { "mercenary", "Passive: this cannot be attacked by mercenaries behind this." },
    { "mercenary", "Passive: opponents play with their hands revealed." },
    { "mercenary", "Passive: you may look at the top card of your deck at any time." },
    { "mercenary", "Passive: players have no maximum hand size." },
    { "mercenary",
        "Passive: whenever this attacks, put 1 drill counter on this, up to 3 of them." },
    { "mercenary", "Passive: this gets +1 melee for each drill counter on this." },
    { "treasure", "Active (remove 1 bead counter): heal the bearer 1." },
    { "mercenary", "Active (take 2 True damage): draw 1." },
    { "mercenary", "Active (gain 2 Frost): draw 1." },
    { "mercenary",
        "Passive: at the start of your turn, if this has 3 or more doom counters, destroy this." },
    { "instant", "Target allied mercenary fights target enemy mercenary." },
    { "instant", "Target attack deals 3 less damage." },
    { "instant",
        "That attack deals half damage, rounded up. Play this only if a mercenary is being "
        "attacked "
        "with a melee attack." },
    { "instant", "Draw 1 for each allied mercenary destroyed this turn." },
    // What has been done, and for how long
    { "instant", "Deal 2 True damage to each mercenary that was healed this turn." },
    { "instant",
        "Apply 1 Exhaust to target mercenary that attacked during its controller's last turn." },
    { "mercenary",
        "Passive: at the end of your turn, if you played 2 or more Instant cards this turn, draw "
        "1." },
    { "mercenary", "Active: draw 1. Use this only if it is the Attack Phase." },
    { "mercenary", "Passive: whenever an enemy mercenary is pushed, deal 1 True damage to it." },
    { "mercenary", "Passive: whenever you win a coin flip, gain 1 loot." },
    { "mercenary", "Passive: whenever an opponent loses a coin flip, gain 1 loot." },
    { "mercenary", "Passive: whenever a treasure you control is destroyed, draw 1." },
    { "mercenary", "Passive: this is not exhausted by attacking." },
    { "instant", "Target enemy mercenary loses all abilities during its controller's next turn." },
    { "instant", "Target enemy mercenary loses all abilities until the end of this phase." },
    { "instant", "Target enemy mercenary gets -1 melee until the end of the Attack Phase." },
    { "instant", "Target enemy mercenary gets -1 melee until the end of the next Attack Phase." },
    { "mercenary",
        "Active (1 treasure): target enemy mercenary gets -1 melee for as long as this is in "
        "play." },
    { "event", "Your Mage mercenaries pay 1 treasure less for their active abilities." },
    { "instant", "Each allied mercenary gets +1 melee during your next turn." },
    { "mercenary", "Active (1 treasure, 2 times per turn): heal this 1." },
    { "mercenary",
        "Passive: once per game, if this would be destroyed, instead heal this to 1 health." },
    { "mercenary", "Passive: whenever this declares an attack, draw 1." },
    { "mercenary", "Passive: whenever a mercenary declares an attack against this, draw 1." },
    { "event", "Whenever an enemy mercenary is returned to hand, draw 1." },
    { "mercenary", "Passive: whenever you acquire a card, gain 1 loot." },
    { "instant", "Destroy an enemy mercenary with the most health." },
    { "instant", "Apply 1 Exhaust to each enemy mercenary with a magical status." },
    { "mercenary",
        "Passive: whenever you play an ability card for the second time each turn, draw 1." },
    { "treasure", "Active (exhaust the bearer): reapply Defense to the bearer." },
    { "treasure", "Active (unequip this): Mend the bearer." },
    // Triggered abilities, by what they wait for
    { "mercenary", "Passive: whenever this attacks, draw 1." },
    { "mercenary", "Passive: whenever this is attacked, gain 1 loot." },
    { "mercenary", "Passive: whenever this plunders, each opponent discards 1." },
    { "mercenary", "Passive: when this is destroyed, each player loses 1 loot." },
    { "mercenary",
        "Passive: whenever this is dealt damage, deal that much True damage to the attacker." },
    { "mercenary", "Passive: whenever this deals damage, apply 1 Burn to the attacked mercenary." },
    { "mercenary", "Passive: whenever this destroys a mercenary, an opponent loses 2 loot." },
    { "mercenary", "Passive: whenever this moves, discard the top 2 cards of your deck." },
    { "mercenary", "Passive: whenever an enemy mercenary moves onto an adjacent tile, draw 1." },
    { "mercenary", "Passive: if this would be destroyed, instead this has 1 health." },
    { "mercenary",
        "Passive: whenever this equips a treasure, this gains Armor 1 until your next turn." },
    { "mercenary",
        "Passive: whenever this unequips a treasure, unequip one treasure of target enemy "
        "mercenary." },
    { "mercenary",
        "Passive: when this exits, return a mercenary card from your discard to your hand." },
    { "mercenary",
        "Passive: whenever this is upstaged, return target mercenary to its owner's hand." },
    { "mercenary", "Passive: whenever this upstages a mercenary, apply 1 Exhaust to it." },
    { "mercenary", "Passive: whenever this uses an ability, remove all Burn from this." },
    { "mercenary", "Passive: when this enters the battlefield, look at target opponent's hand." },
    { "mercenary", "Passive: whenever this is healed, Cleanse this." },
    { "mercenary", "Passive: whenever this gains Burn, draw 1." },
    { "mercenary",
        "Passive: whenever this is targeted by an opponent, its controller loses 1 loot." },
    { "mercenary", "Passive: whenever you acquire, draw 1." },
    { "mercenary", "Passive: whenever an opponent draws, that player loses 1 loot." },
    { "mercenary", "Passive: whenever you discard, heal this 1." },
    { "mercenary", "Passive: whenever you play an ability card, this gets +1 ranged this turn." },
    { "mercenary",
        "Passive: whenever an opponent loses loot, this gets +1 damage until your next turn." },
    { "mercenary", "Passive: whenever you gain loot, ready 1 treasure." },
    { "mercenary", "Passive: at the start of your turn, you may lose 2 loot. If you do, draw 2." },
    { "mercenary", "Passive: at the end of your turn, if this did not attack this turn, draw 1." },
    { "mercenary", "Passive: at the start of your Rally Phase, target player draws 1." },
    { "mercenary", "Passive: at the end of your Attack Phase, this exits." },
    { "mercenary", "Passive: whenever an enemy mercenary is destroyed, its owner discards 1." },
    { "mercenary",
        "Passive: whenever an enemy mercenary enters your Guild Hall, deal 1 True damage to it." },
    { "mercenary",
        "Passive: whenever an enemy mercenary enters an adjacent tile, apply 1 Exhaust to it." },
    { "mercenary",
        "Passive: when this enters the battlefield, look at an opponent's hand, choose an Instant "
        "card from it, then that player discards it." },
    { "mercenary",
        "Passive: when this enters the battlefield, target opponent chooses a mercenary that "
        "player controls. Apply 1 Exhaust to it." },
    { "mercenary",
        "Passive: when this enters the battlefield, return a mercenary card with 2 or less bounty "
        "from your discard to your hand." },
    { "mercenary",
        "Passive: when this enters the battlefield, look at the top 3 cards of your deck, you "
        "may reveal an Instant card of them and put it into your hand and the rest on the "
        "bottom." },
    { "mercenary",
        "Passive: whenever an enemy mercenary attacks an allied mercenary, deal 1 True damage to "
        "that enemy and heal that ally 1." },
    { "mercenary",
        "Passive: whenever an enemy mercenary starts its turn, if it is damaged, apply 1 Bleed to "
        "it." },
    { "mercenary", "Passive: allied mercenaries adjacent to a burning mercenary have Armor 1." },
    { "mercenary", "Passive: whenever an enemy mercenary loses Burn, draw 1." },
    { "mercenary", "Passive: whenever this is mended, draw 1." },
    { "mercenary", "Passive: whenever this is cleansed, draw 1." },
    { "mercenary", "Passive: whenever this uses up its Defense, draw 1." },
    { "mercenary",
        "Passive: whenever this attacks, this gets +1 melee for each tile this moved this turn "
        "this turn." },
    { "mercenary",
        "Passive: once per turn, whenever this is targeted by an opponent, you may lose 1 loot. If "
        "you do, counter it." },
    { "treasure", "Equipped: when this treasure is destroyed, draw 1." },
    { "treasure", "Equipped: when this is played, draw 1." },
    { "treasure",
        "Equipped: whenever this is equipped, deal 1 Magic damage to each adjacent mercenary." },
    { "treasure",
        "Equipped: whenever this is unequipped, deal 2 Physical damage to an enemy mercenary." },
    // Statics
    { "mercenary", "Passive: this gets +1 melee for each card in your hand." },
    { "mercenary", "Passive: this gets +1 ranged for each treasure equipped to this." },
    { "mercenary", "Passive: this gets +1 move for each treasure in your Warchest." },
    { "mercenary", "Passive: this gets +1 bounty for each ready treasure in your Warchest." },
    { "mercenary", "Passive: this gets +1 health for each treasure you control." },
    { "mercenary", "Passive: this gets +1 damage for each exhausted treasure in your Warchest." },
    { "mercenary", "Passive: this has Armor 1, Magic Armor 1." },
    { "mercenary", "Passive: this has Defense 1, Fortify 1, Regen 1, reach +1, Leech." },
    { "mercenary", "Passive: this ignores LOS." },
    { "mercenary", "Passive: this attacks in all directions and moves in all directions." },
    { "mercenary", "Passive: this deals Pure damage." },
    { "mercenary", "Passive: this cannot be burned and cannot be upstaged." },
    { "mercenary", "Passive: this cannot be pushed and cannot be targeted by opponents." },
    { "mercenary", "Passive: enemy mercenaries in your Guild Hall cannot be healed." },
    { "mercenary", "Passive: as long as this is damaged, this cannot attack." },
    { "mercenary", "Passive: as long as this is not in your Guild Hall, this cannot move." },
    { "mercenary", "Passive: as long as you control a Warrior mercenary, this cannot plunder." },
    { "mercenary", "Passive: as long as it is your turn, enemy mercenaries cannot exit." },
    { "mercenary", "Passive: as long as it is not your turn, this cannot activate abilities." },
    { "mercenary", "Passive: as long as it is an opponent's turn, this has Armor 1." },
    { "mercenary", "Passive: this cannot be attacked by ranged attacks." },
    { "mercenary", "Passive: this takes 1 less Magic damage from attacks." },
    { "mercenary", "Passive: this takes no damage from ranged attacks." },
    { "mercenary", "Passive: enemy mercenaries take double Magic damage." },
    { "mercenary", "Passive: this deals 1 more damage to damaged mercenaries." },
    { "mercenary", "Passive: this deals double damage with melee attacks." },
    { "mercenary", "Passive: this ignores Armor, ignores Magic Armor and ignores Defense." },
    { "mercenary", "Passive: this can target stealthed mercenaries." },
    { "mercenary", "Passive: this may attack 1 additional time each turn." },
    { "mercenary", "Passive: enemy adjacent mercenaries must attack this if able." },
    { "mercenary", "Passive: this plunders double." },
    { "mercenary", "Passive: this moves diagonally and attacks diagonally." },
    { "mercenary", "Passive: this cannot move and attack in the same turn." },
    { "mercenary", "Passive: this can move through mercenaries." },
    { "mercenary", "Passive: this does not lose Stealth when it attacks." },
    { "mercenary", "Passive: other allied mercenaries are covered by this." },
    { "mercenary", "Passive: if this would be destroyed, instead fully heal this." },
    { "mercenary",
        "Passive: if another allied mercenary would be destroyed, you may instead heal it to 1 "
        "health and destroy this." },
    { "mercenary", "Passive: as long as this is in your Guild Hall, this has Stealth." },
    { "mercenary", "Passive: this cannot be exhausted by opponents." },
    { "mercenary",
        "Passive: enemy mercenaries must spend 1 more movement to leave adjacent tiles." },
    { "mercenary", "Passive: your Mage ability cards cost 1 treasure less." },
    { "mercenary", "Passive: unless you control a Mage mercenary, this has a melee of 1." },
    { "treasure", "Equipped: the bearer cannot lose treasures." },
    { "mercenary", "Passive: whenever this is pushed by an opponent, draw 1." },
    { "mercenary", "Passive: whenever a Burn counter is removed from an enemy mercenary, draw 1." },
    { "mercenary", "Passive: whenever you discard during an opponent's turn, gain 1 loot." },
    { "mercenary",
        "Passive: once per turn, if an allied mercenary would be dealt damage, instead prevent all "
        "but 1 of it." },
    { "mercenary", "Passive: whenever another allied mercenary leaves the battlefield, draw 1." },
    { "mercenary", "Passive: players skip their Second Movement Phase." },
};

constexpr auto examples = [] {
    std::array<text::LanguageExample,
        std::size(examplesInPlay) + std::size(examplesOfGoods) + std::size(examplesPlayed)>
        all {};
    const auto goods = std::ranges::copy(examplesInPlay, all.begin()).out;
    const auto rest = std::ranges::copy(examplesOfGoods, goods).out;
    std::ranges::copy(examplesPlayed, rest);
    return all;
}();

} // namespace

std::span<const text::LanguageExample> languageExamples()
{
    return examples;
}

} // namespace triptych::seize
