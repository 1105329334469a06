#include "seize/text/surface/Wordings.h"

#include <array>

// How strong somebody becomes: "receives +1 melee", "+1 to its melee", "increase its melee by 1", and for the next attack alone.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofStrength {
    Wording { "against {exhausted/damaged/burning/bleeding/poisoned/frozen/blinded/silenced/"
              "stealthed/equipped/ready/undamaged} targets",
        "against {1} mercenaries" },
    Wording { "the next {melee/ranged} attack {this_mercenary/it/the_bearer} declares",
        "the next {1} attack {2} makes" },
    Wording {
        "the next attack {this_mercenary/it/the_bearer} declares", "the next attack {1} makes" },
    // Of the next attack
    Wording { "the next attack of {,} this turn (has/gets) "
              "{+1_melee/+2_melee/+3_melee/+1_ranged/+2_ranged/+3_ranged}",
        "{1} gets {2} for its next attack this turn" },
    Wording { "the next time {,} attacks this turn , it gets "
              "{+1_melee/+2_melee/+3_melee/+1_ranged/+2_ranged/+3_ranged} for that attack",
        "{1} gets {2} for its next attack this turn" },
    Wording { "{target_ally's=target_ally/this_mercenary's=this_mercenary} next attack this turn "
              "(gets/has) {+1_melee/+2_melee/+3_melee/+1_ranged/+2_ranged/+3_ranged}",
        "{1} gets {2} for its next attack this turn" },
    Wording { "target allied mercenary's next attack this turn (gets/has) "
              "{+1_melee/+2_melee/+3_melee/+1_ranged/+2_ranged/+3_ranged}",
        "target allied mercenary gets {1} for its next attack this turn" },
    Wording { "the bearer's next attack this turn (gets/has) "
              "{+1_melee/+2_melee/+3_melee/+1_ranged/+2_ranged/+3_ranged}",
        "the bearer gets {1} for its next attack this turn" },
    Wording { "give {,} {n} (additional/) movement", "{1} gains {2} movement" },
    Wording { "receives {n} (more/) movement", "gains {1} movement" },
    // Figures
    Wording { "| increase {the_bearer's=the_bearer/target_enemy's=target_enemy/its=it} {w} "
              "(damage/attack/) by {n}",
        "{1} gets +{3} {2}" },
    Wording { "| reduce {the_bearer's=the_bearer/target_enemy's=target_enemy/its=it} {w} "
              "(damage/attack/) by {n}",
        "{1} gets -{3} {2}" },
    Wording { "| increase {target_enemy/target_allied/this/that/target} mercenary's {w} "
              "(damage/attack/) by {n}",
        "{1} mercenary gets +{3} {2}" },
    Wording { "| reduce {target_enemy/target_allied/this/that/target} mercenary's {w} "
              "(damage/attack/) by {n}",
        "{1} mercenary gets -{3} {2}" },
    Wording { "| increase target ally's {w} (damage/attack/) by {n}", "target ally gets +{2} {1}" },
    Wording { "| reduce target ally's {w} (damage/attack/) by {n}", "target ally gets -{2} {1}" },
    Wording { "{receives=gets/receive=get} {+1/+2/+3/-1/-2/-3}", "{1} {2}" },
    Wording { "{melee/ranged} damage while attacking {a/an}", "{1} damage when attacking {2}" },
    Wording { "deal {n} more if", "deal {1} more damage if" },
    Wording { "the {w} attack of {,} "
              "{gets_+1/has_+1/gets_+2/has_+2/gets_+3/has_+3/gets_-1/has_-1/gets_-2/has_-2} "
              "{!distance} {!reach} {!range}",
        "{2} {3} {1}" },
    Wording { "{+1/+2/+3/-1/-2/-3} to its {melee/ranged/damage/movement/bounty}", "{1} {2}" },
    Wording {
        "the {w} attack of {,} {gets/has} -3 {!distance} {!reach} {!range}", "{2} {3} -3 {1}" },
    Wording { "{target/each} opponent's vault loses", "{1} opponent loses" },
    Wording { "your vault loses", "you lose" },
    Wording { "| {w} {w} damage is dealt to {,} .", "deal {1} {2} damage to {3} ." },
    Wording { "gains an additional attack this turn", "may make an additional attack this turn" },
    Wording { "can move {n} "
              "(extra_tile/extra_tiles/additional_tile/additional_tiles/more_tile/more_tiles)",
        "gains {1} movement" },
    Wording { "| this turn , {,} gains {n} movement .", "{1} gains {2} movement this turn ." },
};

} // namespace

std::span<const text::Wording> wordingsOfStrength()
{
    return ofStrength;
}

} // namespace triptych::seize
