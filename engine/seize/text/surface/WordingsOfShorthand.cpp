#include "seize/text/surface/Wordings.h"

#include <array>

// What people say shorter than the rule book: words left out that can be no others, and a cost, a time or an owner in
// another place of the sentence.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofShorthand {
    // Signs and small words
    Wording { "vs .", "against" },
    Wording { "vs", "against" },
    Wording { "(,_but/but) {-1/-2/-3}", "and {1}" },
    Wording { "in addition .", "." },
    Wording { "plunders for double .", "plunders double ." },
    Wording { "| unaffected by", "is not affected by" },
    Wording { "| not {slowed/affected/blinded} by", "is not {1} by" },
    Wording { "both target {a} and target", "target {1} and target" },
    // A cost before a second colon
    Wording { "active ( {n} ) : {discard/lose/destroy/remove/return/unequip} {!this} {,} :",
        "active ( {1} treasures , {2} {3} ) :" },
    Wording { "active ( {n} ) : sacrifice {,} :", "active ( {1} treasures , destroy {2} ) :" },
    Wording { "active ( {n} ) : once (per/each) turn (:/,)",
        "active ( {1} treasures , once per turn ) :" },
    // How an attack is made
    Wording { "{destroys/kills/defeats/damages/hits/attacks} {,} in melee",
        "{1} {2} with a melee attack" },
    Wording { "{is_destroyed/is_damaged} in melee", "{1} by a melee attack" },
    Wording { "remove the target's defense", "use up the target's defense" },
    Wording { "attacks (also/) {blind/exhaust/silence} .", "attacks {1} the target ." },
    Wording { "attacks two (different/) adjacent mercenaries",
        "makes two melee attacks against different mercenaries" },
    Wording { "up to {n} different {!attacks} {!attack}", "up to {1}" },
    Wording { "counters of any (kind/type)", "counters" },
    Wording { "{+1/+2/+3} additional {melee/ranged} damage", "{1} {2} damage" },
    Wording { "can not bleed", "can not be bled" },
    Wording { "spend a movement", "spend 1 movement" },
    Wording { "plunders for {n} more .", "plunders for {1} more loot ." },
    Wording { "| (your/) opponents lose {n} more loot when plundered by {,} .",
        "{2} plunders for {1} more loot ." },
    Wording { "(when/whenever) you acquire a card , (you/) lose {n} less loot .",
        "cards you acquire cost {1} loot less ." },
    Wording { "| enemies that {damage=damages/destroy=destroys} {,} "
              "{take=takes/become=becomes/are=is/gain=gains} {*} .",
        "whenever an enemy {1} {2} , that enemy {3} {4} ." },
    Wording { "make a {melee/ranged} attack (,/) (and/) then move {n} {tile/tiles} .",
        "the attacker makes a {1} attack . move the attacker {2} {3} ." },
    Wording { "deal (physical/) damage to {,} equal to {this_mercenary's/the_bearer's} "
              "{melee/ranged} damage",
        "deal physical damage equal to {2} {3} to {1}" },
    Wording { "damage in melee {./for/to/against}", "damage with melee attacks {1}" },
    Wording { "can not use its defense this turn", "loses its defense this turn" },
    Wording { "is damaged (by/with) (an_attack/attacks)", "is dealt damage by an attack" },
    Wording { "is damaged (by/with) a {melee/ranged} attack", "is dealt damage by a {1} attack" },
    Wording { "ignores {armor/magic_armor} (against/when_attacking/while_attacking) {,} .",
        "ignores {1} of {2} ." },
    Wording { "| {,} {takes/take} no damage from {w} or {w} .",
        "{1} {2} no damage from {3} . {1} {2} no damage from {4} ." },
    Wording { "{tile/tiles} (afterwards/afterward) .", "{1} ." },
    Wording { "whenever {a_treasure/an_instant/an_event/a_mercenary} is played , its "
              "(owner/controller/player)",
        "whenever a player plays {1} , that player" },
    Wording { "(enemies/your_opponent's_mercenaries/your_opponents'_mercenaries) enter "
              "(play/the_battlefield) exhausted",
        "enemy mercenaries enter the battlefield exhausted" },
    Wording { "look at the top (two/2) cards of your deck . put one (of_them/) (in/into) your hand "
              "and (one/the_other) on {the_bottom/top}",
        "look at the top 2 cards of your deck . put one in your hand and the rest on {1}" },
    Wording { "| tiles in {,} can not be entered by {,} .", "{2} can not enter tiles in {1} ." },
    Wording { ". gain {n} loot for each mercenary destroyed .",
        ". gain {1} loot for each mercenary destroyed this way ." },
    Wording { "{if/while/as_long_as} you control (a/an) {w} (mercenary/) and (a/an) {w} "
              "(mercenary/) ,",
        "{1} you control a {2} and you control a {3} ," },
    Wording { "{if/while/as_long_as} you control (a/an) {w} (mercenary/) , (a/an) {w} (mercenary/) "
              "(,/) and (a/an) {w} (mercenary/) ,",
        "{1} you control a {2} and you control a {3} and you control a {4} ," },
    Wording {
        "^ {passive_:/equipped_:/} (when/whenever) {,} is attacked , reduce (the/that) damage "
        "by {n} .",
        "{1} {2} takes {3} less damage from attacks ." },
    Wording { "| each (opposing/enemy) mercenary enters (play/the_battlefield) with",
        "enemy mercenaries enter the battlefield with" },
    Wording { "| players draw (two/2) cards (in/during) their draw phase instead of (one/1) .",
        "at the start of each player's draw phase , that player draws 1 ." },
    Wording { "must attack each turn .", "must attack each turn if able ." },
    Wording { "{attack=deal/attacks=deals} for {n} more {./and}",
        "{1} {2} more damage with attacks {3}" },
    Wording { "your first {w} costs {n} {less/more} each turn",
        "your first {1} each turn costs {2} {3}" },
    Wording { "your plunders are worth {n} more loot",
        "mercenaries you control plunder for {1} more loot" },
    Wording { "| opponent {discards/loses}", "the opponent {1}" },
    Wording { "reapply {an_adjacent_ally's=an_adjacent_ally/target_ally's=target_ally/"
              "another_ally's=another_ally} defense",
        "reapply defense to {1}" },
    Wording { "can not be affected by", "is not affected by" },
    Wording { "makes a {melee/ranged} attack and a {melee/ranged} attack .",
        "makes a {1} attack . it makes a {2} attack ." },
    Wording { "| tiles adjacent to {!this} {!the} {,} can not be entered by {,} .",
        "{2} can not enter tiles adjacent to {1} ." },
    Wording { "| (all/) bounties are reduced by {n} .", "mercenaries get -{1} bounty ." },
    Wording { "| (all/) bounties are increased by {n} .", "mercenaries get +{1} bounty ." },
    Wording { "active ( {n} ) : exhaust {a/an/another} {!treasure} {,} :",
        "active ( {1} treasures , exhaust {2} {3} ) :" },
    Wording { "| play (an_additional/an_extra/one_more/one_additional) treasure this turn",
        "you may play 1 additional treasure this turn" },
    Wording { "attacks again (this_turn/) .", "may attack again this turn ." },
    Wording { "| hit {,} for {,} damage .", "deal {2} damage to {1} ." },
    Wording { "^ attack twice .", "the attacker makes two attacks ." },
    Wording { "^ attack with {+1/+2/+3} {melee/ranged} damage .",
        "the attacker makes a {2} attack with {1} damage ." },
    // When
    Wording { "if it did not {attack/move/plunder} .", "if it did not {1} this turn ." },
    Wording { "| {+1/+2/+3/-1/-2} {melee/ranged/movement/health/bounty/defense} (damage/) in {your/"
              "an_opponent's/the_opponent's/the_opposing/the_enemy} guild hall .",
        "{1} {2} while in {3} guild hall ." },
    Wording { "on the turn {it/they} {enters/enter} play", "on the turn {1} {2} the battlefield" },
    Wording {
        "damage after {,} is destroyed this turn .", "damage if {1} was destroyed this turn ." },
    Wording { "on (each_turn/any_turn/turns) (in_which/that/when/) {~} .", "if {1} this turn ." },
    Wording { "damage after moving .", "damage if it moved this turn ." },
    Wording {
        "{enemy/enemies/enemy_mercenary/enemy_mercenaries} can not {move/attack/plunder} next "
        "turn",
        "{1} can not {2} until the end of its controller's next turn" },
    Wording { "{enemy/enemy_mercenary} must attack next turn if able",
        "{1} must attack each turn if able until the end of its controller's next turn" },
    Wording { "attacks twice this turn", "may attack 1 additional time this turn" },
    // How much less
    Wording { "| (reduce/lower) {w} damage to {,} by {n}", "{2} takes {3} less {1} damage" },
    Wording { "| (reduce/lower) damage to {,} by {n}", "{1} takes {2} less damage" },
    Wording {
        "| damage to {,} is {reduced=less/increased=more} by {n}", "{1} takes {3} {2} damage" },
    Wording { "^ {passive_:/equipped_:/} (when/whenever) {,} (is_dealt/takes) {w} damage , prevent "
              "{n} of (that_damage/it/that) .",
        "{1} {2} takes {4} less {3} damage ." },
    Wording { "^ {passive_:/equipped_:/} (when/whenever) {,} (is_dealt/takes) damage , prevent {n} "
              "of (that_damage/it/that) .",
        "{1} {2} takes {3} less damage ." },
    Wording {
        "the first time each turn {,} (is_dealt/takes) damage , prevent {n} of (that_damage/it) .",
        "the first time each turn {1} would be dealt damage , prevent {2} of it ." },
    Wording { "would be dealt damage , it takes {n} less damage .",
        "would be dealt damage , prevent {1} of it ." },
    // Whose
    Wording { "destroys (an_enemy/an_enemy_mercenary/an_opposing_mercenary) , that mercenary's "
              "{controller/owner}",
        "destroys an enemy mercenary , that enemy's {1}" },
    Wording { "| allies (can/may) plunder (twice/1_additional_time) each turn .",
        "you may plunder 1 additional time each turn ." },
    Wording { "on (the_mercenary_it_attacks/the_mercenary_it_is_attacking/the_mercenary_attacked)",
        "on the target" },
    Wording { "with both {bleed=bleeding/poison=poisoned/frost=frozen/burn=burning} and "
              "{bleed=bleeding/poison=poisoned/frost=frozen/burn=burning}",
        "that are {1} and {2}" },
    Wording { "both players {draw=draws/discard=discards/lose=loses/gain=gains/reveal=reveals}",
        "each player {1}" },
    Wording { "| skip (your/the/an) opponent's next {w} phase",
        "target opponent skips their next {1} phase" },
    Wording { "discard the top {n} cards of your deck from (your/target/the/an) opponent's deck",
        "target opponent discards the top {1} cards of their deck" },
    Wording { "mill {n} (cards/) from (your/target/the/an) opponent's deck",
        "target opponent discards the top {1} cards of their deck" },
    Wording { "| steal {n} loot .", "steal {1} loot from target opponent ." },
    Wording { "equal to an {ally's=ally/enemy's=enemy} {bounty/melee/health}",
        "equal to the {2} of target {1}" },
    Wording { "your plunders (gain/take/steal) {n} more loot",
        "mercenaries you control plunder for {1} more loot" },
    Wording { "to hand .", "to its owner's hand ." },
    Wording { "{target_opponent/target_player/each_opponent/each_player} chooses (either/) to lose "
              "{,} or (to/) discard",
        "{1} loses {2} or discards" },
    Wording { "counter {,} unless (the/your/an) opponent {loses/pays/discards}",
        "counter {1} unless its controller {2}" },
    Wording { "you lose {n} less loot when {,} are destroyed .",
        "{2} cost you {1} less loot when they are destroyed ." },
    Wording { "(no_one/nobody) (can/may) {plunder/exit/attack/move}", "mercenaries can not {1}" },
    Wording { "(no_one/nobody) (can/may) {play/draw/acquire}", "players can not {1}" },
    Wording { "| only {,} mercenaries (can/may) {attack/plunder/move/exit} .",
        "mercenaries other than {1} mercenaries can not {2} ." },
    Wording { "| players {discard=discards/draw=draws/lose=loses/gain=gains} {,} at the "
              "{start/end/beginning} of their (turn/turns) .",
        "at the {3} of each player's turn , that player {1} {2} ." },
    Wording {
        "| {w} counters are not removed from {enemies/allies/enemy_mercenaries/mercenaries} .",
        "{1} counters on {2} can not be removed ." },
    Wording { "| {enemies/allies/mercenaries} {have/get} {+1/+2/-1/-2} {melee/ranged/movement/"
              "bounty} (damage/) in {your/an_opponent's/the_opponent's/the_opposing} guild hall .",
        "{1} in {5} guild hall {2} {3} {4} ." },
    // Cards and treasures
    Wording { "| your hand size is", "your maximum hand size is" },
    Wording { "acquire (one_extra/one_additional/an_additional/an_extra/1_extra) card",
        "acquire 1 additional card" },
    Wording { "| draw (an_extra/an_additional/one_extra/one_additional) card "
              "(in_your/during_your/each/each_of_your) draw (phase/phases) .",
        "at the start of your draw phase , draw 1 ." },
    Wording { "(an_additional/one_additional/an_extra/one_extra/another) treasure (into/to) your "
              "warchest this turn",
        "1 additional treasure this turn" },
    Wording { "put (an_additional/one_additional/an_extra/one_extra) treasure from your hand into "
              "your warchest this turn",
        "play 1 additional treasure this turn" },
    Wording {
        "| play 1 additional treasure this turn", "you may play 1 additional treasure this turn" },
    Wording { "put it in your hand", "put it into your hand" },
    Wording { "push {,} {n} .", "push {1} {2} tiles away ." },
    // How much in place of how much
    Wording { "| if {~} , deal {n} {w} damage to {,} instead of {n} .",
        "deal {5} {3} damage to {4} , or {2} if {1} ." },
    Wording { "deal {n} {w} damage to each {a} , or {n} to those with {,} .",
        "deal {1} {2} damage to each {3} , or {4} if it has {5} ." },
    Wording { "deal double melee damage to {,} .",
        "deal damage equal to twice the attacker's melee to {1} ." },
    Wording { "deal melee damage twice to {,} .",
        "deal melee damage to {1} . deal melee damage to it ." },
    Wording { "deal {n} damage in addition to melee damage to", "deal melee damage plus {1} to" },
    Wording { "{make/makes} a {melee/ranged} attack with {+1=deals_1/+2=deals_2/+3=deals_3} damage",
        "{1} a {2} attack that {3} additional damage" },
    Wording { "| {melee/ranged} attacks deal {n} {more/less} damage this turn",
        "mercenaries deal {2} {3} damage with {1} attacks this turn" },
    Wording { "| healing is doubled .", "healing done to mercenaries is doubled ." },
    Wording { "| healing effects heal {n} {less/more} .", "mercenaries are healed {1} {2} ." },
};

constexpr std::array ofShortTargets {
    Wording { "^ {ally/enemy/allied_mercenary/enemy_mercenary/opposing_mercenary} "
              "{gains/gets/has/can/takes/loses/is/heals/may/becomes}",
        "target {1} {2}" },
    Wording { "| counter (a/an) {attack/instant/plunder/move}", "counter target {1}" },
    Wording { "| destroy (a/an) {equipment/weapon/relic} .", "destroy target {1} ." },
};

} // namespace

std::span<const text::Wording> wordingsOfShorthand()
{
    return ofShorthand;
}
std::span<const text::Wording> wordingsOfShortTargets()
{
    return ofShortTargets;
}

} // namespace triptych::seize
