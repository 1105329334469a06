#include "seize/text/surface/Wordings.h"

#include <array>

// What is said of itself on a mercenary.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array onMercenary {
    Wording { "^ passive : it {moves/attacks} in", "passive : this mercenary {1} in" },
    // S-MERC-RANGED Its staff or its crossbow is what it makes ranged attacks with.
    Wording { "(this_mercenary's/its) (staff/crossbow) (attacks/shots)",
        "this mercenary's ranged attacks" },
    Wording { "^ (passive_:/) (attacks/shots) with its (staff/crossbow)",
        "this mercenary's ranged attacks" },
    Wording { "this mercenary is hired", "this mercenary is played" },
    Wording { "exhaust this mercenary to redirect {that_attack/the_attack} to it",
        "exhaust this mercenary to redirect {1} to this mercenary" },
    Wording { "^ (passive_:/) bounty {n} (while/as_long_as)",
        "this mercenary has a bounty of {1} while" },
    Wording { "attacks with its (staff/crossbow)", "makes a ranged attack" },
    Wording { "{when/whenever} {this_mercenary/it} makes a (staff/crossbow) attack",
        "{1} {2} makes a ranged attack" },
    Wording { "(this_mercenary's/its) (staff/crossbow) {ignores=ignore/deals=deal/applies=apply}",
        "this mercenary's ranged attacks {1}" },
    Wording { "| you (can/may) move (up_to/) {n} {tiles/tile} {./,/and/then}",
        "move this mercenary up to {1} {2} {3}" },
    // Of whom nobody is named
    Wording { "| gain stealth {./,/and/then}", "apply stealth to this mercenary {1}" },
    // Upstaged as it comes
    Wording { "the upstaged mercenary", "that mercenary" },
    Wording { "if you upstage {,} when (this_mercenary/it) is played ,",
        "whenever this mercenary upstages {1} ," },
    Wording { "if you upstage {,} when this mercenary enters the battlefield ,",
        "whenever this mercenary upstages {1} ," },
    Wording { "if you upstage {,} when you play this mercenary ,",
        "whenever this mercenary upstages {1} ," },
    Wording { "if (this_mercenary/it) upstages {,} when you play it ,",
        "whenever this mercenary upstages {1} ," },
    Wording { "when you play this mercenary , if it upstages {,} ,",
        "whenever this mercenary upstages {1} ," },
    Wording { "when this mercenary enters the battlefield , if it upstages {,} ,",
        "whenever this mercenary upstages {1} ," },
    // "This or another ally" is any ally, where nothing more is said of the other
    Wording {
        "this or another allied mercenary {!adjacent} {!within} {!in} {!with} {!without} {!that} "
        "{!on} {!at} {!who} {!whose} {!below} {!behind} {!next} {!carrying} {!not} {!you}",
        "an allied mercenary" },
    Wording {
        "this or another mercenary you control {!adjacent} {!within} {!in} {!with} {!without} "
        "{!that} {!on} {!at} {!who} {!whose} {!below} {!behind} {!next} {!carrying} {!not}",
        "a mercenary you control" },
    Wording { "you may (lose/pay) {n} health", "you may have this mercenary lose {1} health" },
    Wording { "you may take {n} {w} damage", "you may have this mercenary take {1} {2} damage" },
    Wording { "you may exhaust this mercenary to", "you may exhaust this mercenary . if you do ," },
    Wording { "you may attack again", "this mercenary may attack again this turn" },
    Wording { "for each equipped {treasure/weapon}", "for each {1} equipped to this mercenary" },
    Wording { ". passive : {when/whenever} it", ". passive : {1} this mercenary" },
    Wording { "| reapply (it/defense) at the start of your turn .",
        "at the start of your turn , reapply defense to this mercenary ." },
    Wording { "| attacks against this mercenary deal {n} less damage",
        "this mercenary takes {1} less damage from attacks" },
    Wording { "| {w} attacks against this mercenary deal {n} less damage",
        "this mercenary takes {2} less damage from {1} attacks" },
    Wording { "| for each {*} , this mercenary {gets/has} {*} .",
        "this mercenary {2} {3} for each {1} ." },
    Wording { "^ this mercenary {*} . it {!is} {*}", "this mercenary {1} . this mercenary {2}" },
    Wording { "^ passive : this mercenary {*} . it {!is} {*}",
        "passive : this mercenary {1} . this mercenary {2}" },
    Wording { "| move up to {n} {tiles/tile}", "move this mercenary up to {1} {2}" },
    Wording { "then move up to {n} tiles", "then move this mercenary up to {1} tiles" },
    Wording { "| this mercenary has {*} . if {*} , it has {*} instead .",
        "unless {2} , this mercenary has {1} . as long as {2} , this mercenary has {3} ." },
    Wording { "| this mercenary gets {*} . if {*} , it gets {*} instead .",
        "unless {2} , this mercenary gets {1} . as long as {2} , this mercenary gets {3} ." },
    Wording {
        "^ (passive_:/) {as_long_as/while} {~} , this mercenary {*} . otherwise (,/) it {*} .",
        "{1} {2} , this mercenary {3} . unless {2} , this mercenary {4} ." },
    Wording {
        "^ passive : this mercenary {has/gets} {~} (if/as_long_as/while) {~} . otherwise (,/) "
        "it {*} .",
        "as long as {3} , this mercenary {1} {2} . unless {3} , this mercenary {4} ." },
    Wording { "| this mercenary has {*} . it has {*} instead while {*} .",
        "unless {3} , this mercenary has {1} . while {3} , this mercenary has {2} ." },
    Wording { "| this mercenary gets {*} . it gets {*} instead while {*} .",
        "unless {3} , this mercenary gets {1} . while {3} , this mercenary gets {2} ." },
    Wording { "| this mercenary {has/gets} {*} while {*} and {*} while {*} .",
        "while {3} , this mercenary {1} {2} . while {5} , this mercenary {1} {4} ." },
    Wording {
        "^ (as_long_as/passive_:_while/while) this (mercenary/) is (on_the_battlefield/in_play) ,",
        "passive :" },
    Wording {
        "^ passive : as long as this (mercenary/) is (on_the_battlefield/in_play) ,", "passive :" },
    Wording { "^ passive : whenever it", "passive : whenever this mercenary" },
    Wording { "^ passive : it {has/gets/can}", "passive : this mercenary {1}" },
    Wording { "^ passive : when it", "passive : when this mercenary" },
    Wording { "^ whenever it", "whenever this mercenary" },
    Wording { "^ when it", "when this mercenary" },
    Wording { "this one", "this mercenary" },
    Wording { "ranged damage to an enemy mercenary , that mercenary can not {w} next turn .",
        "ranged damage to an enemy mercenary , that mercenary can not {1} until the end of its "
        "next turn ." },
    Wording { "| this (mercenary/) gains {,} when (it_is/) played .",
        "when this mercenary is played , it gains {1} ." },
    Wording { "^ {passive_:_when/when} damaged", "{1} this mercenary is damaged" },
    Wording {
        "^ (on_entering/on_enter/battlecry) :", "when this mercenary enters the battlefield ," },
    Wording { "^ (on_death/deathrattle) :", "when this mercenary is destroyed ," },
    Wording {
        "^ on {attack=mercenary_attacks/plunder=mercenary_plunders} :", "whenever this {1} ," },
    Wording { "| (this_mercenary's/its/) ranged attacks have {+1/+2} distance {!and}",
        "this mercenary has reach {1}" },
    Wording { "the (distance/range) of this mercenary's ranged attacks is increased by {n}",
        "this mercenary has reach +{1}" },
    Wording { "the distance of this mercenary's ranged attack is increased by {n}",
        "this mercenary has reach +{1}" },
    Wording {
        "this mercenary's (range/distance) is increased by {n}", "this mercenary has reach +{1}" },
    Wording { "^ passive : {!when} {!whenever} {!at} {!once} {!the} {*} (while/as_long_as) this "
              "mercenary is (on_the_battlefield/in_play) .",
        "passive : {1} ." },
    Wording { "| {,} take {n} (additional/more/extra) damage from this mercenary's "
              "{attacks/melee_attacks/ranged_attacks} .",
        "this mercenary deals {2} more damage with {3} to {1} ." },
    Wording { "| this mercenary enters the battlefield with {*} .",
        "when this mercenary enters the battlefield , this mercenary gains {1} ." },
    Wording { "this mercenary's {bounty/movement=move} is reduced by {n}",
        "this mercenary gets -{2} {1}" },
    Wording { "this mercenary's {bounty/movement=move} is increased by {n}",
        "this mercenary gets +{2} {1}" },
    Wording { "| defense is reapplied at the start of your turn",
        "at the start of your turn , reapply defense to this mercenary" },
    Wording { "as long as this mercenary {*} , it {has/gets}",
        "as long as this mercenary {1} , this mercenary {2}" },
    Wording { "while this mercenary {*} , it {can_not/has/gets}",
        "while this mercenary {1} , this mercenary {2}" },
    Wording {
        "while this mercenary {*} , it gains", "while this mercenary {1} , this mercenary has" },
    Wording { "if this mercenary {!would} {*} , it {has/gets}",
        "as long as this mercenary {1} , this mercenary {2}" },
    Wording { "{whenever/when} this mercenary {*} , it may {push/pull}",
        "{1} this mercenary {2} , you may {3}" },
    Wording { "^ this mercenary {*} . {*} must attack it",
        "this mercenary {1} . {2} must attack this mercenary" },
    Wording { "^ passive : this mercenary {*} . {*} must attack it",
        "passive : this mercenary {1} . {2} must attack this mercenary" },
    Wording { "mercenaries adjacent to this mercenary must attack it",
        "mercenaries adjacent to this mercenary must attack this mercenary" },
    Wording { ", this mercenary may push", ", you may push" },
};

} // namespace

std::span<const text::Wording> wordingsOnMercenaries()
{
    return onMercenary;
}

} // namespace triptych::seize
