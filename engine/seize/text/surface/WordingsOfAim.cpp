#include "seize/text/surface/Wordings.h"

#include <array>

// What an Attack card deals, measured by who attacks, and at which tile it goes.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofAim {
    // The attack that deals it
    Wording { "{this_attack=deal/:=:_deal} deals {n} {physical/magic/true/pure} damage",
        "{1} {2} {3} damage" },
    Wording { "{this_attack=deal/:=:_deal} deals {physical/magic/true/pure} damage equal",
        "{1} {2} damage equal" },
    Wording { "^ make a melee attack that deals {n} {physical/magic/true/pure} damage .",
        "melee : deal {1} {2} damage ." },
    // Distance 2 is Distance 1 as well
    Wording { "at distance 1 or 2", "at distance 2" },
    Wording { "at distance 1 , 2 (,/) or 3", "at distance 3" },
    Wording { "its user's", "the attacker's" },
    Wording { "this mercenary", "the attacker" }, // "this" may be the card
    Wording { "this attack's user", "the attacker" },
    Wording { "| the (attacker/user) deals {w} damage to {,} equal to its own {*} .",
        "deal {1} damage to {2} equal to the attacker's {3} ." },
    Wording { "| the (attacker/user) deals {w} damage equal to its own {,} to {,} .",
        "deal {1} damage to {3} equal to the attacker's {2} ." },
    // How much that is, of the figures of the attacker
    Wording { "the attacker's {w} or {w} , whichever is higher",
        "the higher of the attacker's {1} and the attacker's {2}" },
    Wording { "the attacker's {w} or its {w} , whichever is higher",
        "the higher of the attacker's {1} and the attacker's {2}" },
    Wording { "the attacker's {w} or the attacker's {w} , whichever is higher",
        "the higher of the attacker's {1} and the attacker's {2}" },
    Wording { "the attacker's {w} or {w} , whichever is greater",
        "the higher of the attacker's {1} and the attacker's {2}" },
    Wording { "the attacker's {w} or its {w} , whichever is greater",
        "the higher of the attacker's {1} and the attacker's {2}" },
    Wording { "the attacker's {w} or the attacker's {w} , whichever is greater",
        "the higher of the attacker's {1} and the attacker's {2}" },
    Wording { "damage equal to the attacker's {w} or {w} , whichever is highest , to {,} .",
        "damage to {3} equal to the higher of the attacker's {1} and the attacker's {2} ." },
    Wording { "the attacker's {w} or {w} , whichever is highest",
        "the higher of the attacker's {1} and the attacker's {2}" },
    Wording { "damage equal to the attacker's {w} or its {w} , whichever is highest , to {,} .",
        "damage to {3} equal to the higher of the attacker's {1} and the attacker's {2} ." },
    Wording { "the attacker's {w} or its {w} , whichever is highest",
        "the higher of the attacker's {1} and the attacker's {2}" },
    Wording { "damage equal to the attacker's {w} or the attacker's {w} , whichever is highest , "
              "to {,} .",
        "damage to {3} equal to the higher of the attacker's {1} and the attacker's {2} ." },
    Wording { "the attacker's {w} or the attacker's {w} , whichever is highest",
        "the higher of the attacker's {1} and the attacker's {2}" },
    Wording { "the attacker's {w} or {w} , whichever is lower",
        "the lower of the attacker's {1} and the attacker's {2}" },
    Wording { "the attacker's {w} or its {w} , whichever is lower",
        "the lower of the attacker's {1} and the attacker's {2}" },
    Wording { "the attacker's {w} or the attacker's {w} , whichever is lower",
        "the lower of the attacker's {1} and the attacker's {2}" },
    Wording { "damage equal to the attacker's {w} or {w} , whichever is lowest , to {,} .",
        "damage to {3} equal to the lower of the attacker's {1} and the attacker's {2} ." },
    Wording { "the attacker's {w} or {w} , whichever is lowest",
        "the lower of the attacker's {1} and the attacker's {2}" },
    Wording { "damage equal to the attacker's {w} or its {w} , whichever is lowest , to {,} .",
        "damage to {3} equal to the lower of the attacker's {1} and the attacker's {2} ." },
    Wording { "the attacker's {w} or its {w} , whichever is lowest",
        "the lower of the attacker's {1} and the attacker's {2}" },
    Wording {
        "damage equal to the attacker's {w} or the attacker's {w} , whichever is lowest , to {,} .",
        "damage to {3} equal to the lower of the attacker's {1} and the attacker's {2} ." },
    Wording { "the attacker's {w} or the attacker's {w} , whichever is lowest",
        "the lower of the attacker's {1} and the attacker's {2}" },
    Wording { "the attacker's {w} and {w} combined", "the attacker's {1} plus the attacker's {2}" },
    Wording {
        "the {w} plus the {w} of the attacker", "the attacker's {1} plus the attacker's {2}" },
    Wording { "the attacker's {w} , reduced by {*} .", "the attacker's {1} minus {2} ." },
    Wording { "equal to the attacker has {,} .", "equal to the attacker's {1} ." },
    Wording { "deal 1 {w} damage for each point of {,} the attacker has .",
        "deal {1} damage equal to the attacker's {2} ." },
    Wording { "between the attacker and the (attacked_mercenary/target)",
        "between the attacked mercenary and the attacker" },
    // Tiles, and what is in the way
    Wording { "tile : {*} the targeted tile", "tile : {1} the attacked tile" },
    Wording { "tile : {,} on the tile .", "tile : {1} on the attacked tile ." },
    Wording { "^ distance {n} : (place/put) fog on target tile .",
        "distance {1} , tile : place fog on the attacked tile ." },
    Wording { "^ (place/put) fog on target tile at distance {n} .",
        "distance {1} , tile : place fog on the attacked tile ." },
    Wording { "^ distance {n} : target tile becomes fogged .",
        "distance {1} , tile : place fog on the attacked tile ." },
    Wording { "the attacked tile becomes fogged", "place fog on the attacked tile" },
    Wording { "^ {*} : {*} . this (does_not_require/does_not_need/attack_ignores/ignores) "
              "(line_of_sight/los) .",
        "{1} , no los : {2} ." },
    Wording { "^ {*} : {*} (._ignore/,_ignoring) (line_of_sight/los) .", "{1} , no los : {2} ." },
    Wording { "^ {*} : {*} . this attack does not (require/need) (line_of_sight/los) .",
        "{1} , no los : {2} ." },
    Wording { "^ {*} , (ignores/ignoring) (line_of_sight/los) :", "{1} , no los :" },
    Wording { "^ distance {n} : {*} to each mercenary in a line",
        "distance {1} , line : {2} to the attacked mercenary" },
    Wording { "^ distance {n} , no los : {*} to each mercenary in a line",
        "distance {1} , line , no los : {2} to the attacked mercenary" },
    Wording { "damage equal to {,} on the attacked mercenary .",
        "damage equal to {1} to the attacked mercenary ." },
    Wording { "equal to {~} , to the (attacked_mercenary/target) .",
        "equal to {1} to the attacked mercenary ." },
};

} // namespace

std::span<const text::Wording> wordingsOfAim()
{
    return ofAim;
}

} // namespace triptych::seize
