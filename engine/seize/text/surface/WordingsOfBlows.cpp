#include "seize/text/surface/Wordings.h"

#include <array>

// How much less an attack deals, and damage that is inflicted.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofBlows {
    // Whoever it is
    Wording { "| {when/whenever/each_time} (someone/somebody/anyone/anybody) "
              "{attacks/hits/damages} {,} , (they/that_mercenary/that_enemy) "
              "{are=is/is/take=takes/takes/get=gets/gets/gain=gains/gains/lose=loses/loses/"
              "suffer=suffers/suffers} {*} .",
        "{1} a mercenary {2} {3} , the attacker {4} {5} ." },
    Wording {
        "| {when/whenever/each_time} (someone/somebody/anyone/anybody) {attacks/hits/damages} "
        "{,} , {*} {on/to/from} (them/that_mercenary) .",
        "{1} a mercenary {2} {3} , {4} {5} the attacker ." },
    Wording { "| {when/whenever/each_time} (someone/somebody/anyone/anybody) "
              "{hits/attacks/damages/heals/deals/steps/loses_stealth}",
        "{1} a mercenary {2}" },
    Wording { "^ {passive_:/equipped_:} (anyone_who/anybody_who/whoever) "
              "{attacks/hits/damages} {~} "
              "{takes/gets/gains/is/loses/suffers} {~} .",
        "{1} whenever a mercenary {2} {3} , the attacker {4} {5} ." },
    Wording { "^ (anyone_who/anybody_who/whoever) {attacks/hits/damages} {~} "
              "{takes/gets/gains/is/loses/suffers} {~} .",
        "whenever a mercenary {1} {2} , the attacker {3} {4} ." },
    Wording { "{when/whenever/each_time} {,} {hits/attacks/damages/heals} "
              "(someone/somebody/anyone/anybody)",
        "{1} {2} {3} a mercenary" },
    // A hit is damage of an attack
    Wording {
        "| {when/whenever/each_time} {,} hits {,} in melee", "{1} {2} deals melee damage to {3}" },
    Wording { "| {when/whenever/each_time} a mercenary hits {this_mercenary/the_bearer} ,",
        "{1} {2} is dealt damage by an attack ," },
    Wording { "| {when/whenever/each_time} {,} hits {an_enemy/an_enemy_mercenary/a_mercenary} ,",
        "{1} {2} deals damage to {3} with an attack ," },
    Wording { "| {when/whenever/each_time} {,} attacks {,} in melee ,",
        "{1} {2} attacks {3} with a melee attack ," },
    Wording { "is attacked in melee ,", "is attacked by a melee attack ," },
    Wording { "is hit (in_melee/by_a_melee_attack) ,", "is dealt melee damage ," },
    Wording { "is hit by a ranged attack ,", "is dealt ranged damage ," },
    Wording { "is hit (by_an_attack/) ,", "is dealt damage by an attack ," },
    // What the attack deals, and how far away who is struck stands
    Wording { "{this_mercenary/it/the_bearer} deals {n} more damage with {that/this} attack",
        "that attack deals {2} more damage" },
    Wording { "attacks , flip a coin . if you {win/lose} (the_flip/) , "
              "(it/this_mercenary/the_bearer) deals {n} more damage .",
        "attacks , flip a coin . if you {1} the flip , that attack deals {2} more damage ." },
    Wording { "this attack deals {+1=1/+2=2/+3=3} damage", "that attack deals {1} more damage" },
    Wording { "attacks (at/from) distance {n} {or_more/or_farther} ,",
        "attacks a mercenary at distance {1} {2} ," },
    Wording { "damage from attacks (at/from) distance {n} {or_more/or_farther} .",
        "damage from attacks by mercenaries at distance {1} {2} ." },
    Wording {
        "| attacks (at/from) distance {n} {or_more/or_farther} deal {n} {less/more} damage to {,} "
        ".",
        "{5} takes {3} {4} damage from attacks by mercenaries at distance {1} {2} ." },
    // Damage of an attack, and damage that is inflicted
    Wording { "| the damage (dealt_by/of) {,} attack is (reduced/lowered/decreased) by {n}",
        "{1} attack deals {2} less damage" },
    Wording { "| that attack's damage is (reduced/lowered/decreased) by {n}",
        "that attack deals {1} less damage" },
    Wording { "| (reduce/lower/decrease) the damage (dealt_by/of) {,} attack by {n}",
        "{1} attack deals {2} less damage" },
    Wording { "| the damage (dealt_by/of) {,} attack is halved", "{1} attack deals half damage" },
    Wording { "| halve the damage (dealt_by/of) {,} attack", "{1} attack deals half damage" },
    Wording { "| that attack's damage is halved", "that attack deals half damage" },
    Wording { "attack deals half its damage", "attack deals half damage" },
    Wording { "rounding {up/down}", "rounded {1}" },
    Wording { "{deals/deal} {n} damage {less/more}", "{1} {2} {3} damage" },
    Wording { "{inflict=deal/inflicts=deals} {n} {w} damage on", "{1} {2} {3} damage to" },
    Wording { "{inflict=deal/inflicts=deals} {n} damage on", "{1} {2} damage to" },
    Wording { "{inflict=deal/inflicts=deals} {n} {w} damage", "{1} {2} {3} damage" },
    Wording { "{inflict=deal/inflicts=deals} {w} damage", "{1} {2} damage" },
    Wording { "| choose target attack . it deals", "target attack deals" },
    Wording { "| choose target {,} . counter it", "counter target {1}" },
};

} // namespace

std::span<const text::Wording> wordingsOfBlows()
{
    return ofBlows;
}

} // namespace triptych::seize
