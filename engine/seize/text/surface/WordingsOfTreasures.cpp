#include "seize/text/surface/Wordings.h"

#include <array>

// What is said on a treasure, of it and of its bearer.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array onTreasure {
    // As on a mercenary, of whom the condition speaks
    Wording { "(as_long_as/while) the bearer {*} , it {has/gets/can_not}",
        "as long as the bearer {1} , the bearer {2}" },
    Wording { "(as_long_as/while) the bearer {*} , it gains",
        "as long as the bearer {1} , the bearer has" },
    Wording { "^ if the bearer {!would} {*} , it {has/gets}",
        "as long as the bearer {1} , the bearer {2}" },
    Wording { "^ equipped : if the bearer {!would} {*} , it {has/gets}",
        "as long as the bearer {1} , the bearer {2}" },
    // A treasure is no mercenary: who carries it is meant.
    Wording { "this mercenary", "the bearer" },
    Wording { "this mercenary's", "the bearer's" },
    Wording { "give equipped mercenary", "give the bearer" },
    Wording { "^ (you_may/you_can/) discard this to {*} .", "active ( destroy this ) : {1} ." },
    Wording { "when this is unequipped , the mercenary", "when this is unequipped , the bearer" },
    Wording { "| you (can/may) move (up_to/) {n} {tiles/tile} {./,/and/then}",
        "move the bearer up to {1} {2} {3}" },
    // Of whom nobody is named
    Wording { "| gain stealth {./,/and/then}", "apply stealth to the bearer {1}" },
    // Who carries it
    Wording {
        "(as_long_as/while) a {w} mercenary has this equipped", "as long as the bearer is a {1}" },
    Wording { "if a {w} mercenary has this equipped", "if the bearer is a {1}" },
    Wording {
        "if this (treasure/) is equipped to {a/an/another} {,} .", "if the bearer is {1} {2} ." },
    Wording { "when you {equip=equipped/unequip=unequipped} (this_treasure/it/this) , "
              "(the_mercenary/equipped_mercenary/that_mercenary/it)",
        "when this treasure is {1} , the bearer" },
    Wording { "when you {equip/unequip} it ,", "when you {1} this ," },
    Wording { "put this (treasure/) (in/into) the discard", "destroy this treasure" },
    Wording { "return this to your warchest", "return this treasure to your warchest" },
    Wording { "can not be equipped with treasures", "can not equip treasures" },
    Wording { "discard this from (the_bearer/the_equipped_mercenary/equipped_mercenary) {:/)}",
        "destroy this {1}" },
    Wording { "{attack/ability} equipped mercenary", "{1} the bearer" },
    Wording { "this may be equipped to a mercenary "
              "(that_is_not_in_your_guild_hall/on_any_tile/anywhere) .",
        "this may be equipped not in your guild hall ." },
    Wording { "(as_long_as/while) a {w} mercenary is equipped with this",
        "as long as the bearer is a {1}" },
    Wording { "(as_long_as/while) this (treasure/) is equipped to a {w} mercenary",
        "as long as the bearer is a {1}" },
    Wording { "(whenever/when) {,} attacks it ,", "whenever {1} attacks the bearer ," },
    Wording { "whenever {,} damages it ,", "whenever {1} damages the bearer ," },
    Wording { "damage equipped mercenary deals", "damage the bearer deals" },
    Wording { "{attacks/targets/damages/destroys/upstages/against} equipped mercenary",
        "{1} the bearer" },
    Wording { "the equipped one", "the bearer" },
    Wording { "for each equipped treasure", "for each treasure equipped to the bearer" },
    Wording { "on (the_mercenary_they/the_mercenary/each_mercenary) hit", "on the target" },
    Wording { "to the mercenary hit", "to the target" },
    Wording {
        "| the first time equipped mercenary would be destroyed , {*} instead and destroy {*} .",
        "if the bearer would be destroyed , instead {1} and destroy {2} ." },
    Wording { "^ while equipped :", "equipped :" },
    Wording { "a mercenary (you_control/) equips this treasure , it {!is} {!becomes} {*}",
        "this treasure is equipped , that mercenary {1}" },
    Wording { "a mercenary (you_control/) equips this treasure , {!exhaust} {!destroy} {!return} "
              "{!unequip} {!ready} {w} it {*}",
        "this treasure is equipped , {1} that mercenary {2}" },
    Wording { "a mercenary (you_control/) equips this treasure , {!exhaust} {!destroy} {!return} "
              "{!unequip} {!ready} {w} it .",
        "this treasure is equipped , {1} that mercenary ." },
    Wording { "a mercenary equips this (treasure/) ,", "this treasure is equipped ," },
    Wording { "a mercenary you control equips this treasure ,", "this treasure is equipped ," },
    Wording { "{this_treasure/this} becomes equipped to a mercenary", "{1} is equipped" },
    Wording { "this treasure (is_equipped/is_attached/becomes_attached) to a mercenary ,",
        "this treasure is equipped ," },
    Wording { "this is (equipped/attached) to a mercenary ,", "this is equipped ," },
    Wording { "{this_treasure/this} (is/becomes) equipped to a {w} mercenary ,",
        "{1} is equipped , if the bearer is a {2} ," },
    Wording { "^ {!in} {!equipped} {!active} {~} , you may "
              "(discard_this_treasure/destroy_this_treasure/discard_this) from your warchest",
        "in your warchest : {1} , you may destroy this treasure" },
    Wording { "{this_treasure/this} is not equipped to (a/any) mercenary", "{1} is not equipped" },
    Wording { "^ {!while} {!in} {!active} {*} while (this_treasure/this/it) is in your warchest .",
        "in your warchest : {1} ." },
    Wording { "^ {!while} {!in} {!active} {*} as long as this treasure is in your warchest .",
        "in your warchest : {1} ." },
    // It lies there ready, or exhausted: it, and not whoever is spoken of
    Wording { "^ (as_long_as/while) this (treasure/) is in your warchest and {ready/exhausted} ,",
        "in your warchest : as long as this is {1} ," },
    Wording {
        "^ (as_long_as/while) this (treasure/) is {ready/exhausted} (and/) in your warchest ,",
        "in your warchest : as long as this is {1} ," },
    Wording { "^ {!in} {*} , if this (treasure/) is in your warchest and {ready/exhausted} , {*}",
        "in your warchest : {1} , if this is {2} , {3}" },
    // One of several conditions is that it lies there
    Wording { "^ {!in} {*} , if this (treasure/) is in your warchest and {,} , {*}",
        "in your warchest : {1} , if {2} , {3}" },
    Wording { "^ {!in} {*} , if {,} and this (treasure/) is in your warchest , {*}",
        "in your warchest : {1} , if {2} , {3}" },
    Wording { "^ {!in} {!active} {*} , if this (treasure/) is in your warchest , {*}",
        "in your warchest : {1} , {2}" },
    Wording { "^ (as_long_as/while) this (treasure/) is in your warchest and {!damaged} "
              "{!undamaged} {!equipped} {!unequipped} {!bleeding} {!poisoned} {!frozen} {!burning} "
              "{!blinded} {!silenced} {!stealthed} {!fogged} {,} ,",
        "in your warchest : as long as {1} ," },
    Wording {
        "^ while this (treasure/) is in your warchest , whenever", "in your warchest : whenever" },
    Wording { "| (as_long_as/while) this (treasure/) is equipped , (whenever/when)", "whenever" },
    Wording { "| (as_long_as/while) this (treasure/) is equipped , at", "at" },
    Wording { ". it {can_not/can_only/may_only} be equipped", ". this treasure {1} be equipped" },
    Wording { "| reapply (it/defense) at the start of your turn .",
        "at the start of your turn , reapply defense to the bearer ." },
    Wording { "| for each {*} , equipped mercenary {gets/has} {*} .",
        "the bearer {2} {3} for each {1} ." },
    Wording { "| equipped {!mercenary} {w} mercenary has {*} .",
        "as long as the bearer is a {1} , the bearer has {2} ." },
    Wording { "| equipped {!mercenary} {w} (mercenary/) gets {*} .",
        "as long as the bearer is a {1} , the bearer gets {2} ." },
    Wording { "^ at the (start/beginning) of your next turn ,",
        "when this treasure is played , at the start of your next turn ," },
    Wording { "when you play this to your warchest , at the {w} of your next turn , destroy it .",
        "when this treasure is played , at the start of your next turn , destroy this treasure ." },
    Wording { "{treasure/treasures} into your warchest this turn", "{1} this turn" },
    Wording { "the mercenary it was equipped to", "the bearer" },
    Wording { "the mercenary (that/who/which) (carried/wielded/wore/held/had) "
              "(this_treasure/it/this) (equipped/)",
        "the bearer" },
    Wording { "the mercenary you (equip/equipped) (this_treasure/it/this) to", "the bearer" },
    Wording { "(equipped_to/carried_by) the same mercenary {!as}", "equipped to the bearer" },
    Wording { "{melee/ranged} attacks (made/) with (this_treasure/this) {!attack}",
        "the bearer's {1} attacks" },
    Wording { "instead of discarding it .", "." },
    Wording {
        "^ (equipped_mercenary/the_bearer) {*} . it {!is} {*}", "the bearer {1} . the bearer {2}" },
    Wording { "discard this treasure :", "destroy this :" },
    Wording { "{attach/equip} this to {another/target/an/a}", "{1} this treasure to {2}" },
    Wording { "^ active : discard this treasure . {*}", "active ( destroy this ) : {1}" },
    Wording { "^ (passive/equipped) : whenever it", "equipped : whenever the bearer" },
    Wording { ". whenever it", ". whenever the bearer" },
    Wording { "this one", "the bearer" },
    Wording { "the (wielder's/wearer's)", "the bearer's" },
    Wording { ". at the {start/end} of your turn {,_heal/,} it",
        ". at the {1} of your turn {2} the bearer" },
    Wording { "| reapply defense at the start of each of your turns .",
        "at the start of your turn , reapply defense to the bearer ." },
    Wording { "move this treasure to your hand", "return this treasure to your hand" },
    Wording { "put this treasure into your hand", "return this treasure to your hand" },
    Wording { "| equipped mercenary has {*} . if it is a {w} (mercenary/) , it has {*} instead .",
        "as long as the bearer is not a {2} , the bearer has {1} . as long as the bearer is a {2} "
        ", the bearer has {3} ." },
    Wording { "| equipped mercenary gets {*} . if it is a {w} , it gets {*} instead .",
        "as long as the bearer is not a {2} , the bearer gets {1} . as long as the bearer is a {2} "
        ", the bearer gets {3} ." },
    Wording { "| equipped mercenary has {*} . (if/while) {*} , it has {*} instead .",
        "unless {2} , the bearer has {1} . as long as {2} , the bearer has {3} ." },
    Wording { "| equipped mercenary gets {*} . (if/while) {*} , it gets {*} instead .",
        "unless {2} , the bearer gets {1} . as long as {2} , the bearer gets {3} ." },
    Wording { "^ (equipped_:/) {as_long_as/while} {~} , the bearer {*} . otherwise (,/) it {*} .",
        "{1} {2} , the bearer {3} . unless {2} , the bearer {4} ." },
    Wording { "^ equipped : {regen/armor/magic_armor/fortify} {n} . if "
              "(the_mercenary/it/the_bearer/equipped_mercenary) {~} , "
              "(it_has/the_bearer_has/) {regen/armor/magic_armor/fortify} {n} instead .",
        "unless the bearer {3} , the bearer has {1} {2} . as long as the bearer {3} , the bearer "
        "has {4} {5} ." },
    Wording { "| equipped mercenary has {*} . it has {*} instead while {*} .",
        "unless {3} , the bearer has {1} . while {3} , the bearer has {2} ." },
    Wording { "| equipped mercenary gets {*} . it gets {*} instead while {*} .",
        "unless {3} , the bearer gets {1} . while {3} , the bearer gets {2} ." },
    Wording { "| equipped mercenary has {*} while {*} and {*} while {*} .",
        "while {2} , the bearer has {1} . while {4} , the bearer has {3} ." },
    Wording { "| equipped {!mercenary} {w} mercenary {*} . other (classes/mercenaries) can not "
              "equip this .",
        "the bearer {2} . only {1} mercenaries can equip this treasure ." },
    Wording { "| {warrior=only_Warrior/rogue=only_Rogue/mage=only_Mage/hunter=only_Hunter} only .",
        "{1} mercenaries can equip this treasure ." },
    Wording { "| {priest=only_Priest/druid=only_Druid/paladin=only_Paladin} only .",
        "{1} mercenaries can equip this treasure ." },
    Wording { "| {warlock=only_Warlock/shaman=only_Shaman} only .",
        "{1} mercenaries can equip this treasure ." },
    Wording {
        "| {!legendary} {!ranged} {!melee} {!allied} {!enemy} {w} (mercenary/mercenaries) only .",
        "only {1} mercenaries can equip this treasure ." },
    Wording { "on each mercenary they damage", "on the target" },
    Wording { "discard this {./instead}", "destroy this treasure {1}" },
    Wording { "the attached mercenary", "the bearer" },
    Wording { "attached mercenary", "equipped mercenary" },
    Wording {
        "| equipped {!mercenary} {w} mercenaries have {*} . other mercenaries can not equip this .",
        "the bearer has {2} . only {1} mercenaries can equip this treasure ." },
    Wording { "| equipped {!mercenary} {w} mercenaries have {*} .",
        "as long as the bearer is a {1} , the bearer has {2} ." },
    Wording { "| equipped {!mercenary} {w} has {*} .",
        "as long as the bearer is a {1} , the bearer has {2} ." },
    Wording { "equipped mercenary's", "the bearer's" },
    Wording { "| equipped mercenary", "the bearer" },
    Wording { "(equipped/passive) : the bearer", "the bearer" },
    Wording { "when equipped mercenary", "whenever the bearer" },
    Wording { "{whenever/if/to/by/toward/towards/with/than/behind/as/of/from/and/ready/move} "
              "equipped mercenary",
        "{1} the bearer" },
    Wording { "while equipped mercenary", "as long as the bearer" },
    Wording { "| defense is not used up by {w} damage .",
        "the bearer does not use up its defense against {1} damage ." },
    Wording { "| (when/whenever) {unequipped/equipped} ,", "when this treasure is {1} ," },
    Wording { "{swap/push/exhaust/on/heal/mend/cleanse} equipped mercenary", "{1} the bearer" },
    Wording { "mercenary equipped with this treasure", "the bearer" },
    Wording { "^ the bearer {*} . the first time each turn it would",
        "the bearer {1} . the first time each turn the bearer would" },
    Wording { "| the first time the bearer would be destroyed , {*} instead and destroy this .",
        "if the bearer would be destroyed , instead {1} and destroy this treasure ." },
    Wording { "| the bearer gains {n} health .", "heal the bearer {1} ." },
    Wording {
        "| (the_bearer's/) ranged attacks have {+1/+2} distance", "the bearer has reach {1}" },
    Wording { ". when it is", ". whenever the bearer is" },
    Wording { "the bearer's bounty is reduced by {n}", "the bearer gets -{1} bounty" },
    Wording { "the bearer's bounty is increased by {n}", "the bearer gets +{1} bounty" },
    Wording { "| defense is reapplied at the start of your turn",
        "at the start of your turn , reapply defense to the bearer" },
    Wording { "the (distance/range) of the bearer's ranged attacks is increased by {n}",
        "the bearer has reach +{1}" },
    Wording { "the distance of the bearer's ranged attack is increased by {n}",
        "the bearer has reach +{1}" },
    Wording { "the bearer's (range/distance) is increased by {n}", "the bearer has reach +{1}" },
    Wording { "{+1/+2/+3} attack distance", "{1} reach" },
    Wording { "attack distance {+1/+2/+3}", "reach {1}" },
    Wording { "range .", "reach ." },
};

} // namespace

std::span<const text::Wording> wordingsOnTreasures()
{
    return onTreasure;
}

} // namespace triptych::seize
