#include "seize/text/surface/Wordings.h"

#include <array>

// What people bring along from other card games: costs before a colon, headings for a time, everybody but one.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofOtherGames {
    // Headings
    Wording { "^ {start/end} of (your/) turn :", "at the {1} of your turn ," },
    Wording { "^ {passive_:_at/at} the {start/end} of your turn :", "{1} the {2} of your turn ," },
    Wording { "^ passive : {start/end} of turn :", "passive : at the {1} of your turn ," },
    Wording { "^ (passive_:/) (when/on/after) "
              "{played=played/destroyed=destroyed/dying=destroyed/play=played/"
              "hired=played} :",
        "passive : when this mercenary is {1} ," },
    Wording { "^ (passive_:/) after (attacking/it_attacks/an_attack) :",
        "passive : whenever this mercenary attacks ," },
    // Nouns
    Wording { "{creature=mercenary/creatures=mercenaries/creature's=mercenary's/minion=mercenary/"
              "minions=mercenaries/library=deck/graveyard=discard_pile}",
        "{1}" },
    // Signs of what is meant anyway
    Wording { ", friend or foe ,", "" },
    Wording { ", friend or foe .", "." },
    Wording { "friend or foe", "" },
    Wording { "exchange (places/positions)", "swap places" },
    Wording { "{heals/heal/healed} the same amount", "{1} that much" },
    Wording { "may make a second {w} attack", "may make an additional {1} attack" },
    Wording { "may make a second attack", "may make an additional attack" },
    Wording { "a mercenary of (every_class/all_classes)", "a member of every class" },
    Wording { "all {ranged/melee} attacks have", "{1} attacks have" },
    Wording { "{has/have} {n} less movement", "{1} -{2} movement" },
    Wording { "{has/have} {n} more movement", "{1} +{2} movement" },
    // When: nobody asks at the end of a turn for another one
    Wording { "at the end of your turn , if {,} {did_not_attack/did_not_move/attacked} ,",
        "at the end of your turn , if {1} {2} this turn ," },
    // Players
    Wording { "both players", "each player" },
    // Others than whom? Of who was named before this is not known; it stays and is refused.
    Wording { "a player {...} each other player", "a player {1} each player but that one" },
    Wording {
        "target player {...} each other player", "target player {1} each player but that one" },
    Wording { "that player {...} each other player", "that player {1} each player but that one" },
    Wording {
        "each player's {...} each other player", "each player's {1} each player but that one" },
    Wording {
        "its controller {...} each other player", "its controller {1} each player but that one" },
    Wording { "its owner {...} each other player", "its owner {1} each player but that one" },
    Wording { "an opponent {...} each other player", "an opponent {1} each player but that one" },
    Wording { "(each_other_player/all_other_players)", "each opponent" },
    Wording { "(each/every) player (other_than/except/besides) you", "each opponent" },
    Wording { "all players (other_than/except/besides) you", "each opponent" },
    Wording { "{cards/card} of their choice", "{1}" },
    // What somebody has none of, or most of
    Wording { "your hand is empty", "you have no cards in your hand" },
    Wording { "{your=you/their=they} vault is empty", "{1} have no loot" },
    Wording { "your warchest is empty", "you have no treasures in your warchest" },
    Wording { "(your/an) opponent's hand is empty", "an opponent has no cards in their hand" },
    Wording { "(your/an) opponent's vault is empty", "an opponent has no loot" },
    Wording { "(your/an) opponent's warchest is empty",
        "an opponent has no treasures in their warchest" },
    Wording { "their hand is empty", "they have no cards in their hand" },
    Wording { "your discard is empty", "there are no cards in your discard" },
    Wording { "your discard has {n} or more {w} cards",
        "there are {1} or more {2} cards in your discard" },
    Wording { "your discard (has/contains/holds) {n} or more cards",
        "there are {1} or more cards in your discard" },
    Wording {
        "you have the {most=have_more/least=have_less} loot", "you {1} loot than each opponent" },
    Wording { "you control the most {w}", "you control more {1} than each opponent" },
    Wording { "you {control/have} the fewest {w}", "you {1} fewer {2} than each opponent" },
    // Numbers
    Wording { "the same amount of damage to", "that much damage to" },
    Wording { "for the damage dealt", "equal to the damage dealt" },
    Wording { "heal {,} by the damage dealt", "heal {1} equal to the damage dealt" },
    Wording {
        "heal {,} (by/for) the amount of {damage_dealt/loot_gained}", "heal {1} equal to the {2}" },
    Wording { "heal {,} for the loot gained", "heal {1} equal to the loot gained" },
    Wording { "a number of {w} equal to", "{1} equal to" },
    Wording { "a number of {w} counters on {,} equal to", "{1} counters on {2} equal to" },
    Wording { "an amount of {loot/damage} equal to", "{1} equal to" },
    Wording { "the (amount_of/) loot in your vault", "your loot" },
    Wording { "the amount of loot you have", "your loot" },
    Wording { "your hand size", "the number of cards in your hand" },
    Wording { "its number of treasures", "the number of treasures equipped to it" },
    Wording { "(one/a) point of", "1" },
    Wording { "for {each/every} point of", "for {1}" },
    Wording { "( (never_above/up_to) its base health )", "" },
    Wording { "( (never_above/not_above/up_to) its maximum health )", "" },
    // How long
    Wording { "until end of {w} next turn", "until the end of {1} next turn" },
    Wording {
        "until end of its controller's next turn", "until the end of its controller's next turn" },
    // What does not happen
    Wording { "would be destroyed , it is not (destroyed/) . {*} instead .",
        "would be destroyed , instead {1} ." },
    Wording {
        "would be destroyed , it is not . instead , {*} .", "would be destroyed , instead {1} ." },
    // Loot and treasures
    Wording { "does not cost (you_any/any/you/) loot", "costs no loot" },
    Wording { "do not cost (you/) any loot", "cost no loot" },
    Wording { "(into/to) your warchest during each of your turns", "each turn" },
    Wording { "into your warchest on each of your turns", "each turn" },
    Wording { "that mercenary card", "that mercenary" },
    Wording { "move {,} to its owner's warchest .", "unequip {1} ." },
    // Whose treasures
    Wording { "one of {the_target's=the_target/target_enemy's=target_enemy/its=it} treasures",
        "a treasure equipped to {1}" },
    Wording { "one of {the_attacked/target_enemy/this/that/target} mercenary's treasures",
        "a treasure equipped to {1} mercenary" },
    Wording { "one of target {opposing_mercenary's=enemy_mercenary/ally's=ally} treasures",
        "a treasure equipped to target {1}" },
    Wording { "all (of/) {target_enemy's=target_enemy/its=it} treasures",
        "all treasures equipped to {1}" },
    Wording {
        "all of {that/target} mercenary's treasures", "all treasures equipped to {1} mercenary" },
    Wording { "all of the target's treasures", "all treasures equipped to the target" },
    Wording { "(destroy_each_treasure/discard_each_treasure/discard_all_treasures) equipped to",
        "destroy all treasures equipped to" },
    Wording { "unequip each treasure equipped to", "unequip all treasures equipped to" },
    Wording { "an opponent's {treasure=a_treasure/treasures} .", "{1} an opponent controls ." },
    Wording {
        "return {,} equipped to {,} to its owner's warchest .", "unequip {1} equipped to {2} ." },
    Wording {
        "put {,} equipped to {,} into its owner's warchest .", "unequip {1} equipped to {2} ." },
    Wording { "discard target {equipped_treasure/treasure/weapon/relic}", "destroy target {1}" },
    Wording { "discard a treasure equipped to", "destroy a treasure equipped to" },
    // Whose turn and who did
    Wording { "if {you/they} (did_not_attack/have_not_attacked) this turn",
        "if no mercenary {1} control attacked this turn" },
    Wording { "if you attacked this turn", "if a mercenary you control attacked this turn" },
    Wording { "(when/whenever) you end your turn ,", "at the end of your turn ," },
    Wording { "when you start your turn ,", "at the start of your turn ," },
    // As it comes
    Wording { "(comes_into_play/enters_play/enters) with", "enters the battlefield with" },
    Wording { "enter with", "enter the battlefield with" },
    Wording {
        "(enters/comes_into_play/enters_play) exhausted", "enters the battlefield exhausted" },
    Wording { "(enter/come_into_play/enter_play) exhausted", "enter the battlefield exhausted" },
    Wording { "starts with {n}", "enters the battlefield with {1}" },
    Wording { "(on/in/during/) the turn {it=if_it_was/they=while_they_were} "
              "(is_played/are_played/is_hired/are_hired/was_played/were_played)",
        "{1} played this turn" },
    Wording { "(on/) the turn {it=if_it/they=while_they} "
              "(enters_the_battlefield/enter_the_battlefield/enters/enter)",
        "{1} entered the battlefield this turn" },
    Wording { "is also a {w} (mercenary/) .", "is a {1} in addition to its other classes ." },
    Wording { "^ passive : this mercenary moves {n} (extra_tile/extra_tiles/additional_tiles) .",
        "passive : this mercenary has +{1} movement ." },
    Wording { "^ the bearer moves {n} extra (tile/tiles) .", "the bearer has +{1} movement ." },
    Wording { "do not {lose_stealth/exhaust} when attacking", "do not {1} when they attack" },
    Wording { "loses {n} bounty", "gets -{1} bounty" },
    // Sacrifices
    Wording { "sacrifice {an/another} ally", "destroy {1} ally" },
    Wording { "sacrifice {n} allies", "destroy {1} allies" },
    Wording { "you may sacrifice target", "you may destroy target" },
    // Tiles
    Wording { "the tile {this/that} mercenary is on", "{1} mercenary's tile" },
    Wording { "the tile {the_bearer=the_bearer's/it=its} is on", "{1} tile" },
    Wording { "the tile of that mercenary", "that mercenary's tile" },
    Wording { "this mercenary's own tile", "this mercenary's tile" },
    Wording { "(mercenaries_can_not/no_mercenary_can) enter target tile",
        "target tile can not be entered" },
    Wording { "(mercenaries_can_not/no_mercenary_can/nothing_can) enter that tile",
        "that tile can not be entered" },
    // First of a turn
    Wording {
        "{this_mercenary's=this_mercenary/the_bearer's=the_bearer/its=this} first attack each turn",
        "the first attack {1} makes each turn" },
    Wording {
        "{this_mercenary's=this_mercenary/the_bearer's=the_bearer} first {w} attack each turn",
        "the first {2} attack {1} makes each turn" },
    // Where one goes
    Wording { "through (a_tile/tiles) occupied by", "through" },
    Wording { "through occupied (tiles/tile)", "through mercenaries" },
    // Costs
    Wording { "active ( (no_cost/free) )", "active ( 0 treasures )" },
    Wording { "active ( free ,", "active ( 0 treasures ," },
    Wording { "active ( pay {n} )", "active ( {1} treasures )" },
    Wording { "active ( pay {n} ,", "active ( {1} treasures ," },
    Wording { "active ( {n} loot )", "active ( lose {1} loot )" },
    Wording { "active ( {n} loot ,", "active ( lose {1} loot ," },
    Wording { "active ( {n} movement )", "active ( spend {1} movement )" },
    Wording { "active ( {n} movement ,", "active ( spend {1} movement ," },
    Wording { "active ( {n} (and/+) {*} )", "active ( {1} treasures , {2} )" },
    Wording { "active ( {*} , {n} ) :", "active ( {2} treasures , {1} ) :" },
    Wording { "^ active : {free=0/x} :", "active ( {1} treasures ) :" },
    Wording { "^ (active_:_pay/active_:/pay) {n} :", "active ( {1} treasures ) :" },
    Wording { "^ active : (pay/) {n} , {*} :", "active ( {1} treasures , {2} ) :" },
    Wording { "^ (active_:/) {n} loot :", "active ( lose {1} loot ) :" },
    Wording { "^ (active_:/spend/) {n} movement :", "active ( spend {1} movement ) :" },
    Wording { "^ active : once per {turn/game} :", "active ( once per {1} ) :" },
    Wording { "^ active : {return/unequip/remove} {*} :", "active ( {1} {2} ) :" },
    Wording { "^ active : take {*} damage :", "active ( take {1} damage ) :" },
    Wording { "^ active : gain {n} {w} :", "active ( gain {1} {2} ) :" },
    Wording { "^ active : gain a {w} counter :", "active ( gain 1 {1} ) :" },
    Wording { "^ active : exit this mercenary :", "active ( exit this ) :" },
    Wording { "^ {n} (treasures_:/treasure_:/:)", "active ( {1} treasures ) :" },
    Wording { "^ {n} , {*} :", "active ( {1} treasures , {2} ) :" },
    Wording { "^ (pay/lose) {n} health :", "active ( lose {1} health ) :" },
    Wording { "^ take {n} {w} damage :", "active ( take {1} {2} damage ) :" },
    Wording { "^ {discard/return/unequip/remove} {*} :", "active ( {1} {2} ) :" },
    Wording { "^ once per turn :", "active ( once per turn ) :" },
};

} // namespace

std::span<const text::Wording> wordingsOfOtherGames()
{
    return ofOtherGames;
}

} // namespace triptych::seize
