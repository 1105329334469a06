#include "seize/text/surface/Wordings.h"

#include <array>

// Loot, cards and treasures of players, and small words.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofPlayers {
    Wording { "flip a coin . heads : {*} . tails : {*} .",
        "flip a coin . if you win the flip , {1} . if you lose the flip , {2} ." },
    Wording { "a (bigger/higher/larger) vault than", "more loot than" },
    Wording { "a (smaller/lower) vault than", "less loot than" },
    Wording { ", otherwise ,", ". otherwise ," },
    Wording { ", otherwise {!put} {!discard}", ". otherwise ," },
    Wording { "your mercenaries (can/may) be played", "you may play mercenary cards" },
    Wording { "the (turn/active) player's", "that player's" },
    Wording { "none of your mercenaries", "no mercenary you control" },
    Wording { "none of your {w} mercenaries", "no {1} mercenary you control" },
    // What is drawn in the Acquire Phase is acquired
    Wording { "{cards/each_card=cards/every_card=cards} you draw (in/during) your acquire phase "
              "(cost/costs)",
        "{1} you acquire cost" },
    Wording { "draw (in/during) your acquire phase", "acquire each turn" },
    Wording { "drew {,} (in/during) your acquire phase this turn", "acquired {1} this turn" },
    Wording { "did not draw {,} (in/during) your acquire phase this turn",
        "did not acquire {1} this turn" },
    Wording { "{does=costs/do=cost} not reduce your vault", "{1} no loot" },
    Wording { "draw more than {n} cards (in_their/during_their/in_your) acquire phase",
        "acquire more than {1} cards each turn" },
    Wording { "you may have them discard {,} from it",
        "you may choose {1} from it , then that player discards it" },
    Wording { "if there (is/are) no {,} in it ,", "if you do not ," },
    Wording { "its controller must pay {n} or (the_ability/it) is countered",
        "counter it unless its controller pays {1}" },
    Wording {
        "its controller must pay {n} or counter it", "counter it unless its controller pays {1}" },
    // Of anybody's, "you lose no loot" would say nothing of the others.
    Wording {
        "| (when/whenever) a mercenary you control is destroyed , you (do_not_lose/lose_no) loot .",
        "a mercenary you control costs no loot when it is destroyed ." },
    Wording { "| (when/whenever) {!a} {!an} {!any} {!another} {*} is destroyed , you do not lose "
              "loot for its bounty .",
        "{1} costs you no loot when it is destroyed ." },
    Wording { "| (when/whenever) {!a} {!an} {!any} {!another} {*} is destroyed , you lose no loot "
              "(for_its_bounty/for_it/) .",
        "{1} costs you no loot when it is destroyed ." },
    Wording { "| (when/whenever) {!a} {!an} {!any} {!another} {*} is destroyed , you do not lose "
              "(any/) loot .",
        "{1} costs you no loot when it is destroyed ." },
    Wording { "| (when/whenever) {!a} {!an} {!any} {!another} {*} is destroyed , its bounty is not "
              "lost .",
        "{1} costs no loot when it is destroyed ." },
    Wording { "its player {pays/exhausts}", "its controller {1}" },
    Wording { "{w} may draw at most {n} cards during their acquire phase",
        "{1} can not acquire more than {2} cards each turn" },
    Wording { "{w} may acquire at most {n} cards each turn",
        "{1} can not acquire more than {2} cards each turn" },
    Wording { "(,_if_possible/as_well/either) .", "." },
    Wording { "up to {n} targets", "up to {1} target mercenaries" },
    Wording { "but it {can_not/has/gets/takes/loses}", "but {1}" },
    Wording { "must discard a card", "discards 1" },
    Wording { "they must discard", "they discard" },
    Wording { "must discard {n} cards", "discards {1}" },
    Wording { "must lose {n} loot", "loses {1} loot" },
    Wording { "its player {loses/draws/discards}", "that player {1}" },
    Wording { "| {w} and {w} you control {have/get} {*} .",
        "{1} you control {3} {4} . {2} you control {3} {4} ." },
    Wording { "draw another card", "draw 1" },
    Wording { "draws an additional card", "draws 1" },
    Wording { "draws {n} additional (cards/card)", "draws {1}" },
    Wording {
        "ready up to {n} treasures .", "ready up to {1} exhausted treasures in your warchest ." },
    Wording { "| each {opponent/player} sacrifices {*} .",
        "each {1} chooses {2} they control . destroy them ." },
    Wording { "{opponent/player} chooses (one/) : either", "{1} chooses one :" },
    Wording { "choose a treasure in their warchest and destroy it",
        "destroy a treasure in their warchest" },
    Wording { "| {its_controller/target_opponent/an_opponent/that_player} sacrifices {*} .",
        "{1} chooses {2} they control . destroy it ." },
    Wording { "sacrifice {an_allied/another_allied/this}", "destroy {1}" },
    Wording { "sacrifice {a_mercenary/another_mercenary/a_treasure}", "destroy {1} you control" },
    Wording { "sacrifice a {w} mercenary", "destroy a {1} mercenary you control" },
    Wording { "sacrifice one of your mercenaries", "destroy a mercenary you control" },
    Wording { "you control {in_your_warchest/you_control}", "{1}" },
    Wording { "the mercenary that destroyed it", "the attacker" },
    Wording {
        "| destroy {*} . its controller loses no loot .", "destroy {1} without losing loot ." },
    Wording { "flip a coin . win : {*} . lose : {*} .",
        "flip a coin . if you win the flip , {1} . if you lose the flip , {2} ." },
    Wording { "that has another {w} .", "with an {1} equipped ." },
    Wording { "to a target", "to target" },
    Wording { "another random {w} mercenary", "another {1} mercenary at random" },
    Wording { "another random mercenary", "another mercenary at random" },
    Wording { "(also/immediately/permanently)", "" },
    Wording { "acquire up to {n} more", "acquire {1} more" },
    Wording { "; otherwise ,", ". otherwise ," },
    Wording { "if the {player/opponent} does", "if that {1} does" },
    Wording { "| (the/) bounties of {*} are increased by {n}", "{1} get +{2} bounty" },
    Wording { "| (the/) bounties of {*} are reduced by {n}", "{1} get -{2} bounty" },
    Wording { "| the bounty of {*} is increased by {n}", "{1} gets +{2} bounty" },
    Wording { "| the bounty of {*} is reduced by {n}", "{1} gets -{2} bounty" },
    Wording { "(but/and) its {w} is reduced by {n}", "and gets -{2} {1}" },
    Wording { "(but/and) its {w} is increased by {n}", "and gets +{2} {1}" },
    Wording { "the mercenary that destroyed this mercenary", "that mercenary" },
    Wording { "the active player", "that player" },
    Wording { "| both are", "both of them are" },
    Wording { "unequip {n} {treasures/treasure} from", "unequip {1} {2} of" },
    Wording { "can not be the target of", "can not be targeted by" },
    Wording { "{to/on} each .", "{1} them ." },
    Wording { "a random card", "1 at random" },
    Wording { "{n} random cards", "{1} at random" },
    Wording { "each player , including you ,", "each player" },
    Wording { "each mercenary within distance {n} (,/) including this mercenary",
        "each mercenary within distance {1}" },
    Wording { "each {mercenary_you_control/allied_mercenary/ally} (,/) including this mercenary",
        "each {1}" },
    Wording {
        "{each_adjacent_mercenary/all_mercenaries/each_mercenary} (,/) including allies", "{1}" },
    Wording { "{all_adjacent_mercenaries/each_adjacent_mercenary} ( including (enemies/allies) )",
        "{1}" },
    Wording { "all adjacent mercenaries "
              "(,_including_allies/,_including_enemies/including_allies/including_enemies)",
        "all adjacent mercenaries" },
    // What costs loot or treasures by itself is not free.
    Wording { "{acquire/play} {*} for free .", "{1} {2} at no cost ." },
    Wording { "for free .", "." },
    // Where somebody else does it, it is no choice of theirs.
    Wording { "{opponent/opponents/player/controller/they} {w} {,} and {w} {,} of your choice",
        "{1} {2} {3} and {4} {5} of your own choice" },
    Wording { "{opponent/opponents/player/controller/they} {w} {,} of your choice",
        "{1} {2} {3} of your own choice" },
    Wording { "of your choice {have/has}", "of your own choice {1}" },
    Wording { "of your choice", "" },
    Wording { "can not (declare/take) the plunder action", "can not plunder" },
    Wording { "| (each_player/players) can not plunder", "mercenaries can not plunder" },
    Wording { "| (enemy_mercenaries/enemies) can not equip treasures",
        "opponents can not equip treasures" },
    Wording { "^ equipped : after", "equipped : whenever" },
    Wording { ". {w} different target", ". {1} another target" },
    Wording { "different {target_enemy/target} mercenaries", "{1} mercenaries" },
    Wording { "apply {n} {w} to {*} and {n} {w} to {*} .",
        "apply {1} {2} to {3} . apply {4} {5} to {6} ." },
    Wording { "place {n} {w} on {*} and {n} {w} on {*} .",
        "place {1} {2} on {3} . place {4} {5} on {6} ." },
    Wording { "with (a/) bounty of {n} or", "with bounty {1} or" },
    Wording { "bounty is {n} {!or}", "bounty is set to {1}" },
    Wording { "equal to the loot lost this way", "that much" },
    Wording { "{gain/gains} loot that much", "{1} that much loot" },
    Wording { "{an/target} opponent's mercenary", "{1} enemy mercenary" },
    Wording { "opponents' mercenaries", "enemy mercenaries" },
    Wording { "one of your "
              "{mercenaries=a_mercenary/treasures=a_treasure/weapons=a_weapon/relics=a_relic}",
        "{1} you control" },
    Wording { "{n} of your treasures", "{1} treasures you control" },
    Wording { "the vault (total/) of {each/an/your} opponent", "{1} opponent's vault" },
    Wording { "the vault (total/) of that player", "that player's vault" },
    Wording { "loses additional loot equal to", "loses loot equal to" },
    Wording {
        "loses loot equal to twice its bounty (rather_than/instead_of) loot equal to its bounty",
        "loses loot equal to its bounty" },
    Wording { "| its controller exhausts it or {,} .", "exhaust it unless its controller {1} ." },
    Wording { "| its controller chooses to exhaust it or lose {n} loot .",
        "exhaust it unless its controller loses {1} loot ." },
    Wording { "| its controller chooses either to exhaust it or to lose {n} loot .",
        "exhaust it unless its controller loses {1} loot ." },
    Wording { "| its controller chooses to exhaust it or discard {,} .",
        "exhaust it unless its controller discards {1} ." },
    Wording { "for the same amount", "that much" },
    Wording { "{gain/gains/lose/loses} {n} additional loot", "{1} {2} loot" },
    Wording { "{gain/lose} an additional {n} loot", "{1} {2} loot" },
    Wording { "draw {n} additional (cards/card)", "draw {1}" },
    Wording { "draw an additional card", "draw 1" },
    Wording { "draws a card", "draws 1" },
    Wording { "return (target/a) {mercenary/treasure} from your discard to your hand",
        "return a {1} card from your discard to your hand" },
    Wording { "return target ability from your discard to your hand",
        "return an ability card from your discard to your hand" },
    Wording { "return target {w} card from your discard to your hand",
        "return a {1} card from your discard to your hand" },
    Wording { "return a treasure from your discard to your warchest",
        "put a treasure card from your discard into your warchest" },
    Wording { "vault is increased by", "gains" },
    Wording { "{target/each} opponent's vault is reduced by {n}", "{1} opponent loses {2} loot" },
    Wording { "each of your opponents", "each opponent" },
    // A class as a noun, and whose something is
    Wording { "{warriors'=Warrior/rogues'=Rogue/mages'=Mage/hunters'=Hunter/priests'=Priest/"
              "druids'=Druid/paladins'=Paladin/warlocks'=Warlock/shamans'=Shaman}",
        "{1} mercenaries'" },
    Wording { "{warrior's=Warrior/rogue's=Rogue/mage's=Mage/hunter's=Hunter/priest's=Priest/"
              "druid's=Druid/paladin's=Paladin/warlock's=Warlock/shaman's=Shaman}",
        "{1} mercenary's" },
};

} // namespace

std::span<const text::Wording> wordingsOfPlayers()
{
    return ofPlayers;
}

} // namespace triptych::seize
