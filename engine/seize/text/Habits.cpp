#include "seize/text/Habits.h"

#include <array>
#include <vector>

namespace triptych::seize {
namespace {

using text::Wording;
using Words = std::string_view;

// Only wordings that can mean nothing else: what is said becomes another way of saying it.
constexpr std::array everywhere {
    Wording { "| whenever {*} plunders , its bounty counts as double .", "{1} plunders double ." },
    Wording { "| when {*} plunders , its bounty counts as double .", "{1} plunders double ." },
    Wording { "the first time {*} would be dealt damage each turn , prevent {n} of that damage",
        "{1} takes {2} less damage the first time each turn" },
    Wording { "the first time each turn {*} would be dealt damage , prevent {n} of that damage",
        "{1} takes {2} less damage the first time each turn" },
    Wording { "already", "" },
    Wording { "also", "" },
    Wording { "immediately", "" },
    Wording { "permanently", "" },
    Wording { "merc", "mercenary" },
    Wording { "unexhaust", "ready" },
    Wording { "unexhausts", "readies" },
    Wording { "unexhausted", "readied" },
    Wording { "as well .", "." },
    Wording { "plunders , the opponent", "plunders , that player" },
    Wording { "reapply this mercenary's defense", "reapply defense to this mercenary" },
    Wording { "reapply its defense", "reapply defense to it" },
    Wording { "reapply the bearer's defense", "reapply defense to the bearer" },
    Wording { "acquire up to {n} more", "acquire {1} more" },
    Wording { "and have +1 damage", "and deal 1 more damage" },
    Wording { "and have +2 damage", "and deal 2 more damage" },
    Wording { "| target {*} teleports to any {w} tile", "move target {1} to an {2} tile" },
    Wording { "| target {*} teleports to an {w} tile", "move target {1} to an {2} tile" },
    Wording { "at each {w} phase", "at the start of each {1} phase" },
    Wording {
        "adjacent to another allied {w} mercenary", "adjacent to a {1} mercenary you control" },
    Wording { "adjacent to an allied {w} mercenary", "adjacent to a {1} mercenary you control" },
    Wording { "; otherwise ,", ". otherwise ," },
    Wording { "+1 armor", "armor 1" },
    Wording { "+2 armor", "armor 2" },
    Wording { "+1 magic armor", "magic armor 1" },
    Wording { "+2 magic armor", "magic armor 2" },
    Wording { "+1 armour", "armor 1" },
    Wording { "+1 fortify", "fortify 1" },
    Wording { "+1 regen", "regen 1" },
    Wording { "| bounties of {*} are increased by {n}", "{1} get +{2} bounty" },
    Wording { "| the bounties of {*} are increased by {n}", "{1} get +{2} bounty" },
    Wording { "| bounties of {*} are reduced by {n}", "{1} get -{2} bounty" },
    Wording { "| the bounties of {*} are reduced by {n}", "{1} get -{2} bounty" },
    Wording { "| the bounty of {*} is increased by {n}", "{1} gets +{2} bounty" },
    Wording { "| the bounty of {*} is reduced by {n}", "{1} gets -{2} bounty" },
    Wording { "but its {w} is reduced by {n}", "and gets -{2} {1}" },
    Wording { "but its {w} is increased by {n}", "and gets +{2} {1}" },
    Wording { "and its {w} is reduced by {n}", "and gets -{2} {1}" },
    Wording { "and its {w} is increased by {n}", "and gets +{2} {1}" },
    Wording {
        "if this destroys one or more mercenaries ,", "if a mercenary is destroyed this way ," },
    Wording { "if this destroys a mercenary ,", "if a mercenary is destroyed this way ," },
    Wording { "if this attack destroys a mercenary ,", "if a mercenary is destroyed this way ," },
    Wording { "the mercenary that destroyed it", "that mercenary" },
    Wording { "the mercenary that destroyed this mercenary", "that mercenary" },
    Wording { "active ( {n} ) , discard {*} :", "active ( {1} treasures , discard {2} ) :" },
    Wording { "active ( {n} ) , lose {*} :", "active ( {1} treasures , lose {2} ) :" },
    // A name of the ability says nothing: "Active (2): Wake the Dead - ..."
    Wording { ": {!choose} {w} -", ":" },
    Wording { ": {!choose} {w} {w} -", ":" },
    Wording { ": {!choose} {w} {w} {w} -", ":" },
    Wording { ": {!choose} {w} {w} {w} {w} -", ":" },
    Wording { "mercs", "mercenaries" },
    Wording { "merc's", "mercenary's" },
    Wording { "dmg", "damage" },
    Wording { "hp", "health" },
    Wording { "his or her", "their" },
    Wording { "ability cards you play cost", "your ability cards cost" },
    Wording { "{w} cards you play cost", "your {1} cards cost" },
    Wording { "in a column", "in target column" },
    Wording { "in one column", "in target column" },
    Wording { "in a row", "in target row" },
    Wording { "in one row", "in target row" },
    Wording { "the turn player", "that player" },
    Wording { "the active player", "that player" },
    Wording { "a random card", "1 at random" },
    Wording { "{n} random cards", "{1} at random" },
    Wording { "each of your turns", "your turn" },
    Wording { "each of your rally phases", "your rally phase" },
    Wording { "each of your attack phases", "your attack phase" },
    Wording { "each of your end phases", "your end phase" },
    Wording { "movement point", "movement" },
    Wording { "movement points", "movement" },
    Wording { "in any order", "" },
    Wording { "each player , including you ,", "each player" },
    Wording { "including this mercenary", "" },
    Wording { ", including your own", "" },
    Wording { "for free .", "." },
    Wording { "| choose a column . {*} in it .", "{1} in target column ." },
    Wording { "| choose a row . {*} in it .", "{1} in target row ." },
    Wording { "| choose a column . {*} in that column .", "{1} in target column ." },
    Wording { "| choose a row . {*} in that row .", "{1} in target row ." },
    Wording { "| the first time {*} each turn ,", "once per turn , whenever {1} ," },
    Wording { "of your choice", "" },
    Wording { "adjacent ally", "adjacent allied mercenary" },
    Wording { "target adjacent ally", "target adjacent allied mercenary" },
    Wording { "opponents can not plunder", "enemy mercenaries can not plunder" },
    Wording { "opponents can not attack", "enemy mercenaries can not attack" },
    Wording { "on the bottom of your deck in any order", "on the bottom of your deck" },
    Wording { "on the bottom in any order", "on the bottom" },
    Wording { "^ passive : after", "passive : whenever" },
    Wording { "^ equipped : after", "equipped : whenever" },
    Wording { "^ after", "whenever" },
    Wording { "different target", "target" },
    // Costs of an active ability
    Wording { "active ( {n} ) , once per turn :", "active ( {1} treasures , once per turn ) :" },
    Wording { "active ( {n} ) : once per turn ,", "active ( {1} treasures , once per turn ) :" },
    Wording { "active ( {n} ) , exhaust this {w} :", "active ( {1} treasures , exhaust this ) :" },
    Wording { "active ( {n} ) :", "active ( {1} treasures ) :" },
    Wording { "active ( {n} ) -", "active ( {1} treasures ) :" },
    Wording { "active ( {n} ) ,", "active ( {1} treasures ) :" },
    Wording { "^ active {n} :", "active ( {1} treasures ) :" },
    Wording { "^ active - {n} :", "active ( {1} treasures ) :" },
    Wording { "active ( {n} , {*} ) :", "active ( {1} treasures , {2} ) :" },
    Wording { "^ active : once per turn , exhaust this mercenary :",
        "active ( exhaust this , once per turn ) :" },
    Wording { "^ active : exhaust {*} :", "active ( exhaust {1} ) :" },
    Wording { "^ active : discard {*} :", "active ( discard {1} ) :" },
    Wording { "^ active : lose {*} :", "active ( lose {1} ) :" },
    Wording { "^ active : pay {*} :", "active ( lose {1} ) :" },
    Wording { "^ active : spend {*} :", "active ( spend {1} ) :" },
    Wording { "^ active : destroy {*} :", "active ( destroy {1} ) :" },
    Wording { "^ active : sacrifice {*} :", "active ( destroy {1} ) :" },
    Wording { "^ active ( sacrifice {*} ) :", "active ( destroy {1} ) :" },
    Wording { "^ exhaust {*} :", "active ( exhaust {1} ) :" },
    Wording { "^ sacrifice {*} :", "active ( destroy {1} ) :" },
    Wording { "^ destroy this {w} :", "active ( destroy this ) :" },
    Wording { "^ destroy this :", "active ( destroy this ) :" },
    Wording { "^ unequip this {w} :", "active ( unequip this ) :" },
    Wording { "^ discard a card :", "active ( discard 1 ) :" },
    Wording { "^ lose {n} loot :", "active ( lose {1} loot ) :" },
    Wording { "^ pay {n} loot :", "active ( lose {1} loot ) :" },
    Wording { "^ pay {n} treasure :", "active ( {1} treasures ) :" },
    Wording { "^ pay {n} treasures :", "active ( {1} treasures ) :" },
    Wording { "active ( {*} ) : once per turn ,", "active ( {1} , once per turn ) :" },
    Wording { "active ( {*} ) , once per turn :", "active ( {1} , once per turn ) :" },
    Wording { "active ( {*} ; once per turn ) :", "active ( {1} , once per turn ) :" },
    // Spelling
    Wording { "armour", "armor" },
    Wording { "defence", "defense" },
    Wording { "line-of-sight", "line of sight" },
    Wording { "guildhall", "guild hall" },
    Wording { "war chest", "warchest" },
    Wording { "physical or magic damage", "physical or magic damage" },
    Wording { "discard pile", "discard" },
    // Sides
    Wording { "friendly", "allied" },
    Wording { "an opponent's mercenary", "an enemy mercenary" },
    Wording { "target opponent's mercenary", "target enemy mercenary" },
    Wording { "opponents' mercenaries", "enemy mercenaries" },
    Wording { "your opponent's mercenaries", "enemy mercenaries" },
    Wording { "an ally", "an allied mercenary" },
    Wording { "another ally", "another allied mercenary" },
    Wording { "target ally", "target allied mercenary" },
    Wording { "each ally", "each allied mercenary" },
    Wording { "an enemy ,", "an enemy mercenary ," },
    Wording { "an adjacent ally", "an adjacent allied mercenary" },
    Wording { "each adjacent ally", "each adjacent allied mercenary" },
    Wording { "all adjacent allies", "each adjacent allied mercenary" },
    Wording { "target enemy .", "target enemy mercenary ." },
    Wording { "target enemy within", "target enemy mercenary within" },
    Wording { "each enemy .", "each enemy mercenary ." },
    Wording { "each adjacent enemy", "each adjacent enemy mercenary" },
    Wording { "enemy mercenary mercenary", "enemy mercenary" },
    Wording { "an adjacent enemy", "an adjacent enemy mercenary" },
    Wording { "enemy mercenary mercenary", "enemy mercenary" },
    Wording { "one of your mercenaries", "a mercenary you control" },
    Wording { "of your mercenaries", "of your mercenaries" },
    // Damage, healing, statuses
    Wording { "magical damage", "magic damage" },
    Wording { "points of", "" },
    Wording { "heal {n} to", "heal {1} health to" },
    Wording { "heal {n} damage from", "heal {1} health to" },
    Wording { "heal {n} damage on", "heal {1} health to" },
    Wording { "restore {n} health to", "heal {1} health to" },
    Wording { "| target {*} heals {n} health", "heal target {1} {2}" },
    Wording { "| target {*} recovers {n} health", "heal target {1} {2}" },
    Wording { "| target {*} regains {n} health", "heal target {1} {2}" },
    Wording { "| this {w} heals {n} health", "heal this {1} {2}" },
    Wording { "| this {w} heals {n}", "heal this {1} {2}" },
    Wording { "| it heals {n} health", "heal it {1}" },
    Wording { "| each {*} heals {n} health", "heal each {1} {2}" },
    Wording { "| the bearer heals {n} health", "heal the bearer {1}" },
    Wording { "| the bearer heals {n}", "heal the bearer {1}" },
    Wording { "heal this mercenary for the damage dealt", "heal this mercenary that much" },
    Wording { "heal this mercenary for that much", "heal this mercenary that much" },
    Wording { "for the same amount", "that much" },
    Wording { "| fortify {n} this mercenary", "this mercenary gains fortify {1}" },
    Wording { "| fortify {n} target {*} .", "target {2} gains fortify {1} ." },
    Wording { "| fortify target {*} {n} .", "target {1} gains fortify {2} ." },
    Wording { "| fortify this mercenary {n}", "this mercenary gains fortify {1}" },
    Wording { "| cleanse and mend {*} .", "cleanse {1} . mend {1} ." },
    Wording { "| mend and cleanse all {*} .", "mend all {1} . cleanse all {1} ." },
    Wording { "poison {*} with {n} counters", "apply {2} poison to {1}" },
    Wording { "until the next end phase .", "." },
    Wording { "| stun", "exhaust" },
    Wording { "this mercenary gains stealth until your next turn .",
        "this mercenary gains stealth . at the start of your next turn , remove stealth from this "
        "mercenary ." },
    Wording { "bleeding counter", "bleed counter" },
    Wording { "bleeding counters", "bleed counters" },
    Wording { "freeze counter", "frost counter" },
    Wording { "are silenced", "are silenced" },
    Wording { "is also silenced", "is silenced" },
    Wording { "| it is silenced", "silence it" },
    Wording { "| it is exhausted", "exhaust it" },
    Wording { "| it is blinded", "blind it" },
    Wording { "| that mercenary is exhausted", "exhaust that mercenary" },
    Wording { "| that mercenary is silenced", "silence that mercenary" },
    Wording { "| that mercenary is blinded", "blind that mercenary" },
    Wording { "lose {n} additional loot", "lose {1} loot" },
    Wording { "loses {n} additional loot", "loses {1} loot" },
    Wording {
        "distance {n} of an allied {w} mercenary", "distance {1} of a {2} mercenary you control" },
    Wording { "active ( {*} ) , once per turn :", "active ( {1} , once per turn ) :" },
    // Moving
    Wording { "spaces", "tiles" },
    Wording { "space", "tile" },
    Wording { "may move {n} additional tile this turn", "gains {1} movement this turn" },
    Wording { "may move {n} additional tiles this turn", "gains {1} movement this turn" },
    Wording { "may move an additional {n} tiles this turn", "gains {1} movement this turn" },
    Wording { "may move an additional tile this turn", "gains 1 movement this turn" },
    Wording { "can move {n} additional tiles this turn", "gains {1} movement this turn" },
    Wording { "gains {n} additional movement this turn", "gains {1} movement this turn" },
    Wording { "gains {n} movement until end of turn", "gains {1} movement this turn" },
    Wording { "gains {n} movement .", "gains {1} movement this turn ." },
    Wording { "switch the positions of two target mercenaries",
        "swap target mercenary and another target mercenary" },
    Wording { "swap the positions of two target mercenaries",
        "swap target mercenary and another target mercenary" },
    Wording { "swap the positions of two target allied mercenaries",
        "swap target allied mercenary and another target allied mercenary" },
    Wording { "swap two target mercenaries", "swap target mercenary and another target mercenary" },
    Wording { "switch the positions of", "swap" },
    Wording { "switch positions of", "swap" },
    Wording { "swap the places of", "swap" },
    Wording { "| this mercenary swaps places with", "swap this mercenary with" },
    Wording { "| this mercenary switches places with", "swap this mercenary with" },
    Wording { "| swap places with", "swap this mercenary with" },
    Wording { "| switch places with", "swap this mercenary with" },
    Wording { "trade places with", "swap this mercenary with" },
    Wording { "back one tile", "1 tile away" },
    Wording { "back {n} tile", "{1} tile away" },
    Wording { "back {n} tiles", "{1} tiles away" },
    Wording { "away {n} tiles", "{1} tiles away" },
    Wording { "may move in any direction", "moves in all directions" },
    Wording { "may attack in any direction", "attacks in all directions" },
    // Times
    Wording { "until the end of the turn", "this turn" },
    Wording { "until the end of turn", "this turn" },
    Wording { "until end of turn", "this turn" },
    Wording { "until the end of this turn", "this turn" },
    Wording { "for the turn", "this turn" },
    Wording { "during this turn", "this turn" },
    Wording { "until the start of your next turn", "until your next turn" },
    Wording { "until the beginning of your next turn", "until your next turn" },
    Wording { "at the end of this turn", "at the end of the turn" },
    Wording { "| each turn , when {*} for the first time", "once per turn , whenever {1}" },
    Wording { "| the first time each turn {*} ,", "once per turn , whenever {1} ," },
    // Cards and players
    Wording { "draws a card", "draws 1" },
    Wording { "return target mercenary from your discard to your hand",
        "return a mercenary card from your discard to your hand" },
    Wording { "return target treasure from your discard to your hand",
        "return a treasure card from your discard to your hand" },
    Wording { "return target ability from your discard to your hand",
        "return an ability card from your discard to your hand" },
    Wording { "return target {w} card from your discard to your hand",
        "return a {1} card from your discard to your hand" },
    Wording { "return a treasure from your discard to your warchest",
        "put a treasure card from your discard into your warchest" },
    Wording { "return a mercenary from your discard to your hand",
        "return a mercenary card from your discard to your hand" },
    Wording { "return a treasure from your discard to your hand",
        "return a treasure card from your discard to your hand" },
    Wording { "vault is increased by", "gains" },
    Wording { "target opponent's vault is reduced by {n}", "target opponent loses {1} loot" },
    Wording { "each opponent's vault is reduced by {n}", "each opponent loses {1} loot" },
    Wording { "cancel", "counter" },
    Wording { "negate", "counter" },
    Wording { "each of your opponents", "each opponent" },
    Wording { "you control another mercenary", "you control another mercenary" },
    Wording { "are dealt damage", "is dealt damage" },
    Wording { "enters the battlefield", "enters the battlefield" },
    Wording { "kills", "destroys" },
    Wording { "is killed", "is destroyed" },
    Wording { "is defeated", "is destroyed" },
    Wording { "defeats", "destroys" },
    Wording { "ignores line of sight", "ignores los" },
    Wording { "ignore line of sight", "ignore los" },
};

constexpr std::array onMercenary {
    Wording { "^ passive : whenever it", "passive : whenever this mercenary" },
    Wording { "^ passive : when it", "passive : when this mercenary" },
    Wording { "^ whenever it", "whenever this mercenary" },
    Wording { "^ when it", "when this mercenary" },
    Wording { "this one", "this mercenary" },
    Wording { "^ battlecry :", "when this mercenary enters the battlefield ," },
    Wording { "^ deathrattle :", "when this mercenary is destroyed ," },
    Wording { "^ on entering :", "when this mercenary enters the battlefield ," },
    Wording { "^ on enter :", "when this mercenary enters the battlefield ," },
    Wording { "^ on death :", "when this mercenary is destroyed ," },
    Wording { "^ on attack :", "whenever this mercenary attacks ," },
    Wording { "^ on plunder :", "whenever this mercenary plunders ," },
    Wording { "^ start of turn :", "at the start of your turn ," },
    Wording { "^ end of turn :", "at the end of your turn ," },
    Wording {
        "| this mercenary's ranged attacks have {*} distance", "this mercenary has reach {1}" },
    Wording { "| ranged attacks have {*} distance", "this mercenary has reach {1}" },
    Wording { "| its ranged attacks have {*} distance", "this mercenary has reach {1}" },
    Wording { "| this mercenary enters the battlefield with {*} .",
        "when this mercenary enters the battlefield , this mercenary gains {1} ." },
    Wording { "this mercenary's bounty is reduced by {n}", "this mercenary gets -{1} bounty" },
    Wording { "this mercenary's bounty is increased by {n}", "this mercenary gets +{1} bounty" },
    Wording { "this mercenary's movement is increased by {n}", "this mercenary gets +{1} move" },
    Wording { "this mercenary's movement is reduced by {n}", "this mercenary gets -{1} move" },
    Wording { "| defense is reapplied at the start of your turn",
        "at the start of your turn , reapply defense to this mercenary" },
    Wording { "as long as this mercenary {*} , it has",
        "as long as this mercenary {1} , this mercenary has" },
    Wording { "as long as this mercenary {*} , it gets",
        "as long as this mercenary {1} , this mercenary gets" },
    Wording {
        "while this mercenary {*} , it has", "while this mercenary {1} , this mercenary has" },
    Wording {
        "while this mercenary {*} , it gets", "while this mercenary {1} , this mercenary gets" },
    Wording { "while this mercenary {*} , it can not",
        "while this mercenary {1} , this mercenary can not" },
    Wording {
        "while this mercenary {*} , it gains", "while this mercenary {1} , this mercenary has" },
    Wording {
        "if this mercenary {*} , it has", "as long as this mercenary {1} , this mercenary has" },
    Wording {
        "if this mercenary {*} , it gets", "as long as this mercenary {1} , this mercenary gets" },
    Wording { ", it may push", ", you may push" },
    Wording { ", it may pull", ", you may pull" },
    Wording { ", this mercenary may push", ", you may push" },
    Wording { "| this mercenary's attacks deal", "this mercenary deals" },
    Wording { "| attacks made by this mercenary deal", "this mercenary deals" },
    Wording { "ranged attacks made by this mercenary ignore los", "this mercenary ignores los" },
    Wording { "attacks made by this mercenary ignore los", "this mercenary ignores los" },
};

constexpr std::array onTreasure {
    Wording { "^ passive : whenever it", "equipped : whenever the bearer" },
    Wording { "^ equipped : whenever it", "equipped : whenever the bearer" },
    Wording { ". whenever it", ". whenever the bearer" },
    Wording { "this one", "the bearer" },
    Wording { "on each mercenary they damage", "on the target" },
    Wording { "attached mercenary", "equipped mercenary" },
    Wording { "the attached mercenary", "the equipped mercenary" },
    Wording { "| equipped {!mercenary} {w} has {*} .",
        "as long as the bearer is a {1} , the bearer has {2} ." },
    Wording { "| equipped {!mercenary} {w} gets {*} .",
        "as long as the bearer is a {1} , the bearer gets {2} ." },
    Wording { "| equipped mercenary's", "the bearer's" },
    Wording { "the equipped mercenary's", "the bearer's" },
    Wording { "| equipped mercenary", "the bearer" },
    Wording { "the equipped mercenary", "the bearer" },
    Wording { "equipped : the bearer", "the bearer" },
    Wording { "passive : the bearer", "the bearer" },
    Wording { "when equipped mercenary", "whenever the bearer" },
    Wording { "whenever equipped mercenary", "whenever the bearer" },
    Wording { "while equipped mercenary", "as long as the bearer" },
    Wording { "as long as equipped mercenary", "as long as the bearer" },
    Wording { "if equipped mercenary", "if the bearer" },
    Wording { "to equipped mercenary", "to the bearer" },
    Wording { "by equipped mercenary", "by the bearer" },
    Wording { "toward equipped mercenary", "toward the bearer" },
    Wording { "towards equipped mercenary", "towards the bearer" },
    Wording { "with equipped mercenary", "with the bearer" },
    Wording { "than equipped mercenary", "than the bearer" },
    Wording { "behind equipped mercenary", "behind the bearer" },
    Wording { "as equipped mercenary", "as the bearer" },
    Wording { "| when unequipped ,", "when this treasure is unequipped ," },
    Wording { "| whenever unequipped ,", "when this treasure is unequipped ," },
    Wording { "| when equipped ,", "when this treasure is equipped ," },
    Wording { "| whenever equipped ,", "when this treasure is equipped ," },
    Wording { "of equipped mercenary", "of the bearer" },
    Wording { "from equipped mercenary", "from the bearer" },
    Wording { ", equipped mercenary", ", the bearer" },
    Wording { "and equipped mercenary", "and the bearer" },
    Wording { "ready equipped mercenary", "ready the bearer" },
    Wording { "move equipped mercenary", "move the bearer" },
    Wording { "swap equipped mercenary", "swap the bearer" },
    Wording { "push equipped mercenary", "push the bearer" },
    Wording { "exhaust equipped mercenary", "exhaust the bearer" },
    Wording { "on equipped mercenary", "on the bearer" },
    Wording { "heal equipped mercenary", "heal the bearer" },
    Wording { "mend equipped mercenary", "mend the bearer" },
    Wording { "cleanse equipped mercenary", "cleanse the bearer" },
    Wording { "the mercenary equipped with this", "the bearer" },
    Wording { "mercenary equipped with this treasure", "the bearer" },
    Wording { "the wielder", "the bearer" },
    Wording { "its wielder", "the bearer" },
    Wording { "the wearer", "the bearer" },
    Wording { "| the bearer gains {n} health .", "heal the bearer {1} ." },
    Wording {
        "| active ( {*} ) : the bearer heals {n} health", "active ( {1} ) : heal the bearer {2}" },
    Wording { "| ranged attacks have {*} distance", "the bearer has reach {1}" },
    Wording { "| the bearer's ranged attacks have {*} distance", "the bearer has reach {1}" },
    Wording { "^ equipped : ranged attacks have {*} distance", "equipped : reach {1}" },
    Wording { "| the bearer's attacks deal", "the bearer deals" },
    Wording { ". when it is", ". whenever the bearer is" },
    Wording { "the bearer's bounty is reduced by {n}", "the bearer gets -{1} bounty" },
    Wording { "the bearer's bounty is increased by {n}", "the bearer gets +{1} bounty" },
    Wording { "| defense is reapplied at the start of your turn",
        "at the start of your turn , reapply defense to the bearer" },
    Wording { "attack distance", "reach" },
    Wording { "range .", "reach ." },
};

// Of a card that stays: "Draw a card whenever this attacks" has its trigger behind.
constexpr std::array staying {
    Wording { "^ {!once} {*} whenever {*} .", "whenever {2} , {1} ." },
    Wording { "^ {!once} {*} at the start of your turn .", "at the start of your turn , {1} ." },
    Wording {
        "^ {!once} {*} at the beginning of your turn .", "at the start of your turn , {1} ." },
    Wording { "^ {!once} {*} at the end of your turn .", "at the end of your turn , {1} ." },
};

// S-ABIL-ATTACK An attack has its reach in its sentence as often as before it.
constexpr std::array onAttack {
    Wording { "^ {n} {w} damage to", "deal {1} {2} damage to" },
    Wording { ". {n} {w} damage to", ". deal {1} {2} damage to" },
    Wording { ", {n} {w} counters on it", ", place {1} {2} counters on it" },
    Wording { ", {n} {w} counter on it", ", place {1} {2} counter on it" },
    Wording { "deal {n} physical damage {!to} {!for} {!divided} {!split} {!equal} {!instead}",
        "deal {1} physical damage to the attacked mercenary" },
    Wording { "deal {n} magic damage {!to} {!for} {!divided} {!split} {!equal} {!instead}",
        "deal {1} magic damage to the attacked mercenary" },
    Wording { "deal {n} true damage {!to} {!for} {!divided} {!split} {!equal} {!instead}",
        "deal {1} true damage to the attacked mercenary" },
    Wording { "deal {n} pure damage {!to} {!for} {!divided} {!split} {!equal} {!instead}",
        "deal {1} pure damage to the attacked mercenary" },
    Wording { "apply {n} {w} .", "apply {1} {2} to the attacked mercenary ." },
    Wording { "each mercenary hit", "each attacked mercenary" },
    Wording { "each mercenary hit this way", "each attacked mercenary" },
    Wording { "the mercenary hit", "the attacked mercenary" },
    Wording { "^ line , {*} :", "{1} , line :" },
    Wording { "^ tile , {*} :", "{1} , tile :" },
    Wording { "^ distance {n} : {*} to target mercenary",
        "distance {1} : {2} to the attacked mercenary" },
    Wording { "^ distance {n} : {*} to target enemy mercenary",
        "distance {1} : {2} to the attacked mercenary" },
    Wording { "^ distance {n} : {*} to target opposing mercenary",
        "distance {1} : {2} to the attacked mercenary" },
    Wording { "^ melee : {*} to target mercenary", "melee : {1} to the attacked mercenary" },
    Wording { "^ melee : {*} to target enemy mercenary", "melee : {1} to the attacked mercenary" },
    Wording {
        "^ melee : {*} to target opposing mercenary", "melee : {1} to the attacked mercenary" },
    Wording {
        "^ melee : {*} to target adjacent mercenary", "melee : {1} to the attacked mercenary" },
};

constexpr std::array<text::Both, 18> both { {
    { "| whenever this mercenary {*} or {!less} {!more} {!fewer} {!lower} {!higher} {!greater} {*} "
      ",",
        "whenever this mercenary {1} ,", "whenever this mercenary {2} ," },
    { "| whenever this {!mercenary} {*} or {!less} {!more} {!fewer} {!lower} {!higher} {!greater} "
      "{*} ,",
        "whenever this {1} ,", "whenever this {2} ," },
    { "| when this mercenary {*} or {!less} {!more} {!fewer} {!lower} {!higher} {!greater} {*} ,",
        "when this mercenary {1} ,", "when this mercenary {2} ," },
    { "| whenever the bearer {*} or {!less} {!more} {!fewer} {!lower} {!higher} {!greater} {*} ,",
        "whenever the bearer {1} ,", "whenever the bearer {2} ," },
    { "| whenever you {*} or {!less} {!more} {!fewer} {!lower} {!higher} {!greater} {*} ,",
        "whenever you {1} ,", "whenever you {2} ," },
    { "| whenever an allied mercenary {*} or {!less} {!more} {!fewer} {!lower} {!higher} "
      "{!greater} {*} ,",
        "whenever an allied mercenary {1} ,", "whenever an allied mercenary {2} ," },
    { "| whenever an enemy mercenary {*} or {!less} {!more} {!fewer} {!lower} {!higher} {!greater} "
      "{*} ,",
        "whenever an enemy mercenary {1} ,", "whenever an enemy mercenary {2} ," },
    { "| whenever a mercenary {*} or {!less} {!more} {!fewer} {!lower} {!higher} {!greater} {*} ,",
        "whenever a mercenary {1} ,", "whenever a mercenary {2} ," },
    { "| this mercenary and {*} have", "this mercenary has", "{1} have" },
    { "| the bearer and {*} have", "the bearer has", "{1} have" },
    { "| this mercenary and {*} get", "this mercenary gets", "{1} get" },
    { "| the bearer and {*} get", "the bearer gets", "{1} get" },
    { "the beginning of each movement phase", "the beginning of each first movement phase",
        "the beginning of each second movement phase" },
    { "the start of each movement phase", "the start of each first movement phase",
        "the start of each second movement phase" },
    { "the start of each of your movement phases", "the start of your first movement phase",
        "the start of your second movement phase" },
    { "the end of each movement phase", "the end of each first movement phase",
        "the end of each second movement phase" },
    { "attacks or plunders ,", "attacks ,", "plunders ," },
    { "attacks or is attacked ,", "attacks ,", "is attacked ," },
} };

constexpr std::array<Words, 4> keywords { "leech", "ignores los", "ignore los",
    "cannot be upstaged" };
constexpr std::array<Words, 38> terms { "armor", "magic armor", "defense", "regen", "fortify",
    "leech", "mend", "cleanse", "exhaust", "bleed", "blind", "poison", "fog", "frost", "burn",
    "silence", "stealth", "upstage", "plunder", "plunders", "exit", "exits", "true", "pure",
    "lethal", "distance", "los", "line of sight", "guild hall", "warchest", "acquire", "stealthed",
    "silenced", "exhausted", "poisoned", "bleeding", "burning", "blinded" };
constexpr std::array<Words, 9> classes { "warrior", "rogue", "mage", "hunter", "priest", "druid",
    "paladin", "warlock", "shaman" };
constexpr std::array<Words, 24> afterClass { "mercenary", "mercenaries", "mercenary's",
    "mercenaries'", "card", "cards", "ability", "abilities", "instant", "instants", "attack",
    "attacks", "event", "events", "weapon", "weapons", "equipment", "relic", "relics", "treasure",
    "treasures", "champion", "and", "or" };
constexpr text::KindNoun mercenary { "mercenary", "mercenaries",
    { afterClass.data(), afterClass.size() - 2 } };

/// The own tables of a kind of card first: they are the more particular.
std::vector<Wording> joined(std::span<const Wording> own, bool stays = false)
{
    std::vector<Wording> all(own.begin(), own.end());
    all.insert(all.end(), everywhere.begin(), everywhere.end());
    if (stays)
        all.insert(all.end(), staying.begin(), staying.end());
    // What the common wordings have evened out may be particular again.
    all.insert(all.end(), own.begin(), own.end());
    return all;
}

// What begins an ability whose sentences belong together.
constexpr std::array<Words, 19> goingOn { "active", "passive : when", "passive : whenever",
    "passive : at", "equipped : when", "equipped : whenever", "equipped : at", "when", "whenever",
    "at", "once per turn", "passive : once per turn", "equipped : once per turn",
    "passive : each time", "each time", "exhaust", "destroy", "choose", "flip" };

text::Habits habits(const std::vector<Wording>& wordings, bool lasting, bool attack = false)
{
    // "Ignores line of sight" of an attack is a sentence about its reach.
    return { wordings, attack ? std::span<const Words> {} : std::span<const Words>(keywords), {},
        terms, classes, mercenary, "this", false, both,
        lasting ? std::span<const Words>(goingOn) : std::span<const Words> {} };
}

} // namespace

const text::Habits& habitsOf(Paper paper)
{
    static const std::vector<Wording> mercenaries = joined(onMercenary, true);
    static const std::vector<Wording> treasures = joined(onTreasure, true);
    static const std::vector<Wording> attacks = joined(onAttack);
    static const std::vector<Wording> others = joined({});
    static const text::Habits ofMercenaries = habits(mercenaries, true);
    static const text::Habits ofTreasures = habits(treasures, true);
    static const text::Habits ofAttacks = habits(attacks, false, true);
    static const text::Habits ofInstants = habits(others, false);
    static const std::vector<Wording> events = joined({}, true);
    static const text::Habits ofEvents = habits(events, true);
    switch (paper) {
    case Paper::Mercenary:
        return ofMercenaries;
    case Paper::Treasure:
        return ofTreasures;
    case Paper::Attack:
        return ofAttacks;
    case Paper::Instant:
        return ofInstants;
    case Paper::Event:
        break;
    }
    return ofEvents;
}

} // namespace triptych::seize
