#include "seize/text/Wordings.h"

#include <array>

// What is said of itself on a mercenary.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array onMercenary {
    // Everybody but this
    Wording { "each {a} other than this mercenary", "each other {1}" },
    Wording { "all {a} other than this mercenary", "all other {1}" },
    Wording { "target {a} other than this mercenary", "another target {1}" },
    Wording { "an {a} other than this mercenary", "another {1}" },
    Wording { "a {a} other than this mercenary", "another {1}" },
    Wording { "each {a} other than this", "each other {1}" },
    Wording { "all {a} other than this", "all other {1}" },
    Wording { "every {a} other than this", "each other {1}" },
    Wording { "target {a} other than this {!card} {!mercenary} {!treasure} {!event} {!turn}",
        "another target {1}" },
    Wording {
        "an {a} other than this {!card} {!mercenary} {!treasure} {!event} {!turn}", "another {1}" },
    Wording {
        "a {a} other than this {!card} {!mercenary} {!treasure} {!event} {!turn}", "another {1}" },
    Wording { "each {a} other than itself", "each other {1}" },
    Wording { "all {a} other than itself", "all other {1}" },
    Wording { "target {a} other than itself", "another target {1}" },
    Wording { "an {a} other than itself", "another {1}" },
    Wording { "a {a} other than itself", "another {1}" },
    Wording { "each {a} except this mercenary", "each other {1}" },
    Wording { "all {a} except this mercenary", "all other {1}" },
    Wording { "each {a} besides this mercenary", "each other {1}" },
    Wording { "all {a} besides this mercenary", "all other {1}" },
    Wording { "each {a} except itself", "each other {1}" },
    Wording { "all {a} except itself", "all other {1}" },
    Wording { "you may lose {n} health", "you may have this mercenary lose {1} health" },
    Wording { "you may pay {n} health", "you may have this mercenary lose {1} health" },
    Wording { "you may take {n} {w} damage", "you may have this mercenary take {1} {2} damage" },
    Wording { "you may exhaust this mercenary to", "you may exhaust this mercenary . if you do ," },
    Wording { "you may attack again", "this mercenary may attack again this turn" },
    Wording { "for each equipped treasure", "for each treasure equipped to this mercenary" },
    Wording { "for each equipped weapon", "for each weapon equipped to this mercenary" },
    Wording { ". passive : when it", ". passive : when this mercenary" },
    Wording { ". passive : whenever it", ". passive : whenever this mercenary" },
    Wording { "| reapply it at the start of your turn .",
        "at the start of your turn , reapply defense to this mercenary ." },
    Wording { "| attacks against this mercenary deal {n} less damage",
        "this mercenary takes {1} less damage from attacks" },
    Wording { "| {w} attacks against this mercenary deal {n} less damage",
        "this mercenary takes {2} less damage from {1} attacks" },
    Wording {
        "| for each {*} , this mercenary gets {*} .", "this mercenary gets {2} for each {1} ." },
    Wording {
        "| for each {*} , this mercenary has {*} .", "this mercenary has {2} for each {1} ." },
    Wording { "^ this mercenary {*} . it {!is} {*}", "this mercenary {1} . this mercenary {2}" },
    Wording { "^ passive : this mercenary {*} . it {!is} {*}",
        "passive : this mercenary {1} . this mercenary {2}" },
    Wording { "| move up to {n} tiles", "move this mercenary up to {1} tiles" },
    Wording { "| move up to {n} tile", "move this mercenary up to {1} tile" },
    Wording { "then move up to {n} tiles", "then move this mercenary up to {1} tiles" },
    Wording { "| this mercenary has {*} . if {*} , it has {*} instead .",
        "unless {2} , this mercenary has {1} . as long as {2} , this mercenary has {3} ." },
    Wording { "| this mercenary gets {*} . if {*} , it gets {*} instead .",
        "unless {2} , this mercenary gets {1} . as long as {2} , this mercenary gets {3} ." },
    Wording { "| this mercenary has {*} . it has {*} instead while {*} .",
        "unless {3} , this mercenary has {1} . while {3} , this mercenary has {2} ." },
    Wording { "| this mercenary gets {*} . it gets {*} instead while {*} .",
        "unless {3} , this mercenary gets {1} . while {3} , this mercenary gets {2} ." },
    Wording { "| this mercenary has {*} while {*} and {*} while {*} .",
        "while {2} , this mercenary has {1} . while {4} , this mercenary has {3} ." },
    Wording { "| this mercenary gets {*} while {*} and {*} while {*} .",
        "while {2} , this mercenary gets {1} . while {4} , this mercenary gets {3} ." },
    Wording { "^ while this mercenary is on the battlefield ,", "passive :" },
    Wording { "^ while this is on the battlefield ,", "passive :" },
    Wording { "^ while this mercenary is in play ,", "passive :" },
    Wording { "^ while this is in play ,", "passive :" },
    Wording { "^ as long as this mercenary is on the battlefield ,", "passive :" },
    Wording { "^ as long as this is on the battlefield ,", "passive :" },
    Wording { "^ as long as this mercenary is in play ,", "passive :" },
    Wording { "^ as long as this is in play ,", "passive :" },
    Wording { "^ passive : while this mercenary is on the battlefield ,", "passive :" },
    Wording { "^ passive : while this is on the battlefield ,", "passive :" },
    Wording { "^ passive : while this mercenary is in play ,", "passive :" },
    Wording { "^ passive : while this is in play ,", "passive :" },
    Wording { "^ passive : as long as this mercenary is on the battlefield ,", "passive :" },
    Wording { "^ passive : as long as this is on the battlefield ,", "passive :" },
    Wording { "^ passive : as long as this mercenary is in play ,", "passive :" },
    Wording { "^ passive : as long as this is in play ,", "passive :" },
    Wording { "^ passive : whenever it", "passive : whenever this mercenary" },
    Wording { "^ passive : it has", "passive : this mercenary has" },
    Wording { "^ passive : it gets", "passive : this mercenary gets" },
    Wording { "^ passive : it can", "passive : this mercenary can" },
    Wording { "^ passive : when it", "passive : when this mercenary" },
    Wording { "^ whenever it", "whenever this mercenary" },
    Wording { "^ when it", "when this mercenary" },
    Wording { "this one", "this mercenary" },
    Wording { "ranged damage to an enemy mercenary , that mercenary can not {w} next turn .",
        "ranged damage to an enemy mercenary , that mercenary can not {1} until the end of its "
        "next turn ." },
    Wording { "| reapply defense at the start of your turn .",
        "at the start of your turn , reapply defense to this mercenary ." },
    Wording { "^ when damaged", "when this mercenary is damaged" },
    Wording { "^ passive : when damaged", "passive : when this mercenary is damaged" },
    Wording { "^ battlecry :", "when this mercenary enters the battlefield ," },
    Wording { "^ deathrattle :", "when this mercenary is destroyed ," },
    Wording { "^ on entering :", "when this mercenary enters the battlefield ," },
    Wording { "^ on enter :", "when this mercenary enters the battlefield ," },
    Wording { "^ on death :", "when this mercenary is destroyed ," },
    Wording { "^ on attack :", "whenever this mercenary attacks ," },
    Wording { "^ on plunder :", "whenever this mercenary plunders ," },
    Wording { "^ start of turn :", "at the start of your turn ," },
    Wording { "^ end of turn :", "at the end of your turn ," },
    Wording { "| this mercenary's ranged attacks have +1 distance", "this mercenary has reach +1" },
    Wording { "| this mercenary's ranged attacks have +2 distance", "this mercenary has reach +2" },
    Wording { "| ranged attacks have +1 distance", "this mercenary has reach +1" },
    Wording { "| ranged attacks have +2 distance", "this mercenary has reach +2" },
    Wording { "| its ranged attacks have +1 distance", "this mercenary has reach +1" },
    Wording { "| its ranged attacks have +2 distance", "this mercenary has reach +2" },
    Wording { "^ enters the battlefield with {*} .",
        "when this mercenary enters the battlefield , this mercenary gains {1} ." },
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
    Wording {
        "whenever this mercenary {*} , it may push", "whenever this mercenary {1} , you may push" },
    Wording {
        "whenever this mercenary {*} , it may pull", "whenever this mercenary {1} , you may pull" },
    Wording { "when this mercenary {*} , it may push", "when this mercenary {1} , you may push" },
    Wording { "when this mercenary {*} , it may pull", "when this mercenary {1} , you may pull" },
    Wording { "^ this mercenary {*} . {*} must attack it",
        "this mercenary {1} . {2} must attack this mercenary" },
    Wording { "^ passive : this mercenary {*} . {*} must attack it",
        "passive : this mercenary {1} . {2} must attack this mercenary" },
    Wording { "mercenaries adjacent to this mercenary must attack it",
        "mercenaries adjacent to this mercenary must attack this mercenary" },
    Wording { ", this mercenary may push", ", you may push" },
    Wording { "ranged attacks made by this mercenary ignore los", "this mercenary ignores los" },
    Wording { "attacks made by this mercenary ignore los", "this mercenary ignores los" },
};

} // namespace

std::span<const text::Wording> wordingsOnMercenaries()
{
    return onMercenary;
}

} // namespace triptych::seize
