#include "seize/text/surface/Wordings.h"

#include <array>

// Sentences that leave out whom they are about: on a mercenary itself, on a treasure its bearer. "Heals 2 when it
// destroys a mercenary", "when attacked, ...", "melee attackers take 1 damage".
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofBareMercenary {
    Wording { "^ passive : on (plunder/plundering) (:/,)",
        "passive : whenever this mercenary plunders ," },
    Wording { "(while/as_long_as/if) (wearing/carrying/holding/wielding) (a/an) {w} {,/.}",
        "as long as this mercenary has a {1} equipped {2}" },
    Wording { "^ (passive_:/) (enters/comes_into_play/enters_play/enters_the_battlefield) "
              "{exhausted/with/stealthed/ready} {~} .",
        "passive : this mercenary enters the battlefield {1} {2} ." },
    Wording { "^ (passive_:/) (enters/comes_into_play/enters_play/enters_the_battlefield) "
              "exhausted .",
        "passive : this mercenary enters the battlefield exhausted ." },
    Wording { "^ (passive_:/) (has/) stealth {while/during/if/as_long_as} {*} .",
        "passive : {1} {2} , this mercenary has stealth ." },
    Wording { "| {mend/cleanse} {at/when/whenever/.}", "{1} this mercenary {2}" },
    Wording { "| heal {n} (health/) .", "heal this mercenary {1} ." },
    Wording { "| move {n} {tile/tiles} {./in/,/and}", "move this mercenary {1} {2} {3}" },
    Wording {
        "| move up to {n} {tile/tiles} {./in/,/and}", "move this mercenary up to {1} {2} {3}" },
    // What it does, and when behind that
    Wording { "^ passive : reapplies its defense {at/when/whenever}",
        "passive : reapply defense to this mercenary {1}" },
    Wording { "^ passive : returns to {your/its_owner's} hand when (it_is/) destroyed .",
        "passive : when this mercenary is destroyed , return this mercenary to {1} hand ." },
    Wording { "| on hit (,/:) apply {n} {w} .", "this mercenary's attacks apply {1} {2} ." },
    Wording { "| on kill (,/:)", "whenever this mercenary destroys a mercenary ," },
    Wording { "^ passive : {gains=gain/loses=lose} {n} loot {when/whenever/each_time}",
        "passive : {1} {2} loot {3}" },
    Wording { "^ passive : (whenever/when/each_time) you {,} , deals",
        "passive : whenever you {1} , deal" },
    Wording { "^ passive : both {,} and this mercenary {have/get}",
        "passive : this mercenary and {1} {2}" },
    Wording { "mercenaries with {less/more} health .", "mercenaries with {1} health than it ." },
    Wording { "^ (passive_:/) {heals/regains/takes/loses/becomes/moves/deals/gains/gets} {~} "
              "{when/whenever/each_time/at_the_start/at_the_end/at_the_beginning}",
        "passive : this mercenary {1} {2} {3}" },
    Wording { "^ (passive_:/) draws {~} {when/whenever/each_time}", "passive : draw {1} {2}" },
    Wording { "^ passive : {gain/draw/lose} {~} {when/whenever} it "
              "{attacks/plunders/destroys/damages/moves/upstages}",
        "passive : {1} {2} {3} this mercenary {4}" },
    Wording { "^ active : {heals/gains/gets/loses}", "active : this mercenary {1}" },
    Wording {
        "^ active ( {~} ) : {heals/gains/gets/loses}", "active ( {1} ) : this mercenary {2}" },
    Wording { "^ passive : this mercenary {~} (when/whenever) "
              "{attacked/damaged/destroyed/healed/pushed/upstaged/exhausted} .",
        "passive : this mercenary {1} when this mercenary is {2} ." },
    Wording { "^ passive : this mercenary {deals/gains/gets} {~} when it is destroyed .",
        "passive : this mercenary {1} {2} when this mercenary is destroyed ." },
    Wording {
        "^ passive : {gain/draw/lose/deal/ready/place} {~} the first time (it/this_mercenary) "
        "{,} each turn .",
        "passive : once per turn , whenever this mercenary {3} , {1} {2} ." },
    Wording { "^ passive : {whenever/when} {,} {is_destroyed/dies/exits} , {gains/gets}",
        "passive : {1} {2} {3} , this mercenary {4}" },
    Wording { "^ passive : {whenever/when} you {,} , {gains/gets/heals/takes}",
        "passive : {1} you {2} , this mercenary {3}" },
    Wording { "^ (passive_:/) {+1/+2/+3} damage to {,} .",
        "passive : this mercenary deals {1} damage to {2} ." },
    Wording { "^ passive : when destroyed , return it to",
        "passive : when this mercenary is destroyed , return this mercenary to" },
    Wording {
        "^ passive : (when/whenever) (this_mercenary_is/) healed , (this_mercenary/it/) heals "
        "{n} more .",
        "passive : whenever this mercenary is healed , it heals {1} more ." },
    Wording { "| reapply (it/defense) at the start of each turn .",
        "at the start of each turn , reapply defense to this mercenary ." },
    // What befalls it or what it does first
    Wording { "| (when/whenever) {attacked/destroyed/healed/pushed/upstaged/exhausted/silenced/"
              "blinded/poisoned/readied/mended/cleansed} ,",
        "whenever this mercenary is {1} ," },
    Wording { "^ passive : (when/whenever) equipped ,",
        "passive : whenever a treasure is equipped to this mercenary ," },
    Wording { "^ passive : after attacking ,", "passive : whenever this mercenary attacks ," },
    Wording { "^ passive : each time it", "passive : whenever this mercenary" },
    Wording { "^ passive : once per turn , (when/whenever) it",
        "passive : once per turn , whenever this mercenary" },
    Wording { "^ passive : {whenever/when} this mercenary {~} , "
              "{gains/heals/takes/loses/becomes/deals/gets}",
        "passive : {1} this mercenary {2} , this mercenary {3}" },
    Wording { "^ passive : at the {~} , {gains/heals/takes/loses/becomes/gets}",
        "passive : at the {1} , this mercenary {2}" },
    Wording { "^ passive : at the {~} , may {!plunder} {!attack} {!move}",
        "passive : at the {1} , you may" },
    Wording { "^ passive : {whenever/when} this mercenary {~} , may move",
        "passive : {1} this mercenary {2} , you may move this mercenary" },
    // How it comes
    Wording { "^ (passive_:/) (enters_play/enters_the_battlefield/comes_into_play) with",
        "passive : this mercenary enters the battlefield with" },
    // Whom it hurts
    Wording { "^ (passive_:/) {exhausts/blinds/silences/poisons/bleeds/burns/freezes} "
              "{any/each/every/mercenaries/enemies}",
        "passive : this mercenary {1} {2}" },
    Wording { "| this mercenary {exhausts=exhaust/blinds=blind/silences=silence} "
              "(any_mercenary/each_mercenary/every_mercenary/mercenaries) it (damages/hits) .",
        "whenever this mercenary damages a mercenary , {1} that mercenary ." },
    Wording { "| this mercenary {exhausts=exhaust/blinds=blind/silences=silence} "
              "(any_enemy/each_enemy/every_enemy/enemies) it (damages/hits) .",
        "whenever this mercenary damages an enemy , {1} that enemy ." },
    Wording { "| this mercenary {poisons=poison/bleeds=bleed/burns=burn/freezes=frost} "
              "(any_mercenary/each_mercenary/every_mercenary/mercenaries) it (damages/hits) .",
        "whenever this mercenary damages a mercenary , apply 1 {1} to that mercenary ." },
    Wording { "| this mercenary {poisons=poison/bleeds=bleed/burns=burn/freezes=frost} "
              "(any_enemy/each_enemy/every_enemy/enemies) it (damages/hits) .",
        "whenever this mercenary damages an enemy , apply 1 {1} to that enemy ." },
    Wording { "^ (passive_:/) {mercenaries/enemies} it {damages=damaged/attacks=attacked}",
        "passive : {1} {2} by this mercenary" },
    Wording { "^ (passive_:/) {mercenaries/enemies} {damaged/attacked} by it",
        "passive : {1} {2} by this mercenary" },
    Wording { "| {enemies=enemy/mercenaries=mercenary/allies=ally} adjacent to it when it is "
              "destroyed {take=takes/lose=loses/heal=heals/become=becomes}",
        "when this mercenary is destroyed , each adjacent {1} {2}" },
    Wording { "| this mercenary {exhausts=exhaust/blinds=blind/silences=silence} "
              "(any_mercenary/each_mercenary/every_mercenary/mercenaries) it attacks .",
        "whenever this mercenary attacks a mercenary , {1} the target ." },
    Wording { "| this mercenary {poisons=poison/bleeds=bleed/burns=burn/freezes=frost} "
              "(any_mercenary/each_mercenary/every_mercenary/mercenaries) it attacks .",
        "whenever this mercenary attacks a mercenary , apply 1 {1} to the target ." },
    Wording { "| this mercenary {exhausts=exhaust/blinds=blind/silences=silence} "
              "(any_enemy/each_enemy/every_enemy/enemies) it attacks .",
        "whenever this mercenary attacks an enemy , {1} the target ." },
    Wording { "| this mercenary {poisons=poison/bleeds=bleed/burns=burn/freezes=frost} "
              "(any_enemy/each_enemy/every_enemy/enemies) it attacks .",
        "whenever this mercenary attacks an enemy , apply 1 {1} to the target ." },
    // How much comes and goes
    Wording { "^ passive : {half/double/no} damage from {,} .",
        "passive : this mercenary takes {1} damage from {2} ." },
    Wording { "^ passive : double damage (against/to) {,} .",
        "passive : this mercenary deals double damage to {1} ." },
    Wording { "^ passive : damage dealt to it is", "passive : damage dealt to this mercenary is" },
    Wording { "^ passive : for each {,} , {+1/+2/+3} {,} .",
        "passive : this mercenary gets {2} {3} for each {1} ." },
    Wording { "^ passive : (one/an/1/) extra attack each turn .",
        "passive : this mercenary may attack 1 additional time each turn ." },
    Wording { "^ passive : the first time it {,} each turn ,",
        "passive : once per turn , whenever this mercenary {1} ," },
    Wording { "^ passive : the first time each turn it {!would} {,} ,",
        "passive : once per turn , whenever this mercenary {1} ," },
    Wording { "^ passive : (your_opponents/opponents) {discard=discards/lose=loses} {~} "
              "{when/whenever} (it/this/this_mercenary) {plunders/attacks}",
        "passive : whenever this mercenary {4} , each opponent {1} {2}" },
    Wording { "while equipped with (a/an) {weapon/relic}", "while it has a {1} equipped" },
    // Who attacks it
    Wording { "^ passive : (deals/reflects/returns) {n} damage (back/) to "
              "(anyone_who_attacks_it/attackers/its_attackers/whoever_attacks_it) .",
        "passive : whenever this mercenary is attacked , deal {1} damage to the attacker ." },
    Wording { "^ passive : (deals/reflects/returns) {n} {w} damage (back/) to "
              "(anyone_who_attacks_it/attackers/its_attackers/whoever_attacks_it) .",
        "passive : whenever this mercenary is attacked , deal {1} {2} damage to the attacker ." },
    Wording { "^ passive : (whoever/the_mercenary_that/any_mercenary_that) destroys it "
              "{gains/becomes/takes/is}",
        "passive : when this mercenary is destroyed , the attacker {1}" },
    Wording { "^ (passive_:/) attackers {take=takes/become=becomes/are=is/gain=gains}",
        "passive : whenever this mercenary is attacked , the attacker {1}" },
    Wording {
        "^ (passive_:/) {melee/ranged} attackers {take=takes/become=becomes/are=is/gain=gains}",
        "passive : whenever this mercenary is attacked with a {1} attack , the attacker {2}" },
    Wording { "| {enemies=an_enemy/mercenaries=a_mercenary} that attack (it/this_mercenary) in "
              "melee {take=takes/become=becomes/are=is/gain=gains}",
        "whenever {1} attacks this mercenary with a melee attack , the attacker {2}" },
    Wording { "| (anyone/anything) (who/that) attacks (it/this_mercenary) "
              "{takes/becomes/is/gains}",
        "whenever this mercenary is attacked , the attacker {1}" },
    // Its own
    Wording {
        "for each treasure equipped {./,}", "for each treasure equipped to this mercenary {1}" },
    Wording { "(keeps/retains) (its/) stealth (after_attacking/when_attacking)",
        "does not lose stealth when it attacks" },
    Wording { "heals itself (for/) {n}", "heals {1}" },
    Wording {
        "| equip {,} from your warchest .", "equip {1} from your warchest to this mercenary ." },
    Wording { "| both this mercenary and target {a} heal {n}",
        "heal this mercenary {2} . heal target {1} {2}" },
    Wording {
        "^ passive : {melee/ranged} attacks (also/) {push/pull/remove_stealth/heal_this/use_up}",
        "passive : this mercenary's {1} attacks also {2}" },
    Wording { "its bounty is not paid .", "its bounty is not lost ." },
};

constexpr std::array ofBareBearer {
    Wording { "^ (this/this_treasure) gives {,} to (whoever_carries_it/its_bearer/the_bearer/"
              "whoever_wears_it/its_wearer) .",
        "equipped : {1} ." },
    Wording { "^ (equipped_:/) its {melee_attacks/ranged_attacks/attacks}", "the bearer's {1}" },
    Wording { "{the_bearer/it} (has/carries/wears) no other {treasures/treasure}",
        "{1} has exactly 1 treasure" },
    Wording { "^ on {equip=equipped/unequip=unequipped/equipping=equipped/"
              "unequipping=unequipped} (:/,)",
        "when this treasure is {1} ," },
    Wording { "^ (equipped_:/) on (plunder/plundering) (:/,)", "whenever the bearer plunders ," },
    Wording { "(when/whenever/if) you (play/put/place) (this/this_treasure) "
              "(in/into) (your_warchest/the_warchest) ,",
        "when this treasure is played ," },
    Wording { "(while/as_long_as/if) you have (this/this_treasure) in your warchest ,",
        "as long as this treasure is in your warchest ," },
    Wording { "^ only (a/an/) {w} (mercenary/mercenaries/) or (a/an/) {w} (mercenary/mercenaries/) "
              "(can_be_equipped_with/may_be_equipped_with/can_wear/can_carry/can_wield) "
              "(this/it/this_treasure) .",
        "this treasure may be equipped only to a {1} or {2} mercenary ." },
    Wording { "| {mend/cleanse} {at/when/whenever/.}", "{1} the bearer {2}" },
    Wording { "| bearer", "the bearer" },
    Wording { "| bearer's", "the bearer's" },
    Wording { "| (wielder/wearer)", "the bearer" },
    Wording { "^ (equipped_:/) (grants/gives) "
              "(the_bearer/its_bearer/equipped_mercenary/the_wielder/the_wearer/)",
        "the bearer gets" },
    Wording { "| the bearer leeches .", "the bearer has leech ." },
    Wording { "^ (equipped_:/) {half/double/no} damage from {,} .",
        "the bearer takes {1} damage from {2} ." },
    Wording { "{+1/+2} {melee/ranged} damage ( {+2/+3/+4} against {,} ) .",
        "{1} {2} damage , or {3} against {4} ." },
    Wording { "^ (equipped_:/) {heals/regains/takes/loses} {~} "
              "{when/whenever/each_time/at_the_start/at_the_end/at_the_beginning}",
        "the bearer {1} {2} {3}" },
    Wording { "^ (equipped_:/) heal {n} (health/) {at_the_start/at_the_end/at_the_beginning}",
        "heal the bearer {1} {2}" },
    Wording { "| reapply (it/defense) at the start of each turn .",
        "at the start of each turn , reapply defense to the bearer ." },
    Wording { "| gain stealth (when/whenever) equipped .",
        "when this treasure is equipped , the bearer gains stealth ." },
    Wording { "| {draw/lose/gain/deal/ready} {~} (when/whenever) {equipped/unequipped} .",
        "when this treasure is {3} , {1} {2} ." },
    Wording { "| on hit (,/:) apply {n} {w} .", "the bearer's attacks apply {1} {2} ." },
    Wording { "| on kill (,/:)", "whenever the bearer destroys a mercenary ," },
    Wording { "| {melee/ranged} attacks (also/) apply {n} {w} to the bearer",
        "whenever the bearer attacks with a {1} attack , apply {2} {3} to the bearer" },
    // Who attacks the bearer
    Wording { "| attackers {take=takes/become=becomes/are=is/gain=gains}",
        "whenever the bearer is attacked , the attacker {1}" },
    Wording { "| {melee/ranged} attackers {take=takes/become=becomes/are=is/gain=gains}",
        "whenever the bearer is attacked with a {1} attack , the attacker {2}" },
    Wording { "| {enemies=an_enemy/mercenaries=a_mercenary} that attack the bearer in melee "
              "{take=takes/become=becomes/are=is/gain=gains}",
        "whenever {1} attacks the bearer with a melee attack , the attacker {2}" },
    Wording { "| (anyone/anything) (who/that) attacks the bearer {takes/becomes/is/gains}",
        "whenever the bearer is attacked , the attacker {1}" },
    Wording { "| {melee/ranged} attacks against the bearer deal {n} {less/more} damage",
        "the bearer takes {2} {3} damage from {1} attacks" },
    // What is done with it
    Wording {
        "| attacks (made_with/with) (this_weapon/this_treasure/this)", "the bearer's attacks" },
    Wording { "| {melee/ranged} attacks (also/) {push/pull/remove_stealth/use_up}",
        "the bearer's {1} attacks also {2}" },
    Wording { "| {melee/ranged} attacks (also/) heal the bearer",
        "the bearer's {1} attacks also heal the bearer" },
    Wording { "| the bearer loses no loot when (it_is/) destroyed",
        "the bearer costs you no loot when it is destroyed" },
    // Who may carry it
    Wording { "^ (can/may) only be {equipped/carried}", "this treasure can only be {1}" },
    Wording { "(can/may) be equipped only {by/to}", "can only be equipped {1}" },
    Wording { "| {w} mercenaries {get/have} {~} with this (treasure/weapon/)",
        "as long as the bearer is a {1} , the bearer gets {3}" },
    Wording { "| (this_treasure/this/) enters (your_warchest/the_warchest/play) exhausted",
        "when this treasure is played , exhaust this treasure" },
};

} // namespace

std::span<const text::Wording> wordingsOfBareMercenary()
{
    return ofBareMercenary;
}
std::span<const text::Wording> wordingsOfBareBearer()
{
    return ofBareBearer;
}

} // namespace triptych::seize
