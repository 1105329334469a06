#include "kryptik/text/surface/Wordings.h"

#include <array>

// How people say it: what is prevented, and of whom; and who that is whose a target is.
namespace triptych::kryptik {
namespace {

using text::Wording;

constexpr std::array protectionWordings {
    // Whose a target is: it is named first
    Wording { "| {another_target/target} citizen's {controller/owner} {!has}",
        "choose {1} citizen , then its {2}" },
    Wording { "| target {w} citizen's {controller/owner} {!has}",
        "choose target {1} citizen , then its {2}" },
    Wording { "| target {w} {w} citizen's {controller/owner} {!has}",
        "choose target {1} {2} citizen , then its {3}" },
    Wording { "| the {controller/owner} of target citizen {!has} {!with} {!you} {!an}",
        "choose target citizen , then its {1}" },
    Wording { "| target spell's {controller/owner} {!has}", "choose target spell , then its {1}" },
    // "Instead" behind the first of what is done
    Wording { "{would_die/would_be_destroyed} {,} , "
              "{engage_it/remove_all_damage_from_it/heal_all_damage_from_it} instead "
              "(and/,_then/,) {*} .",
        "{1} {2} , instead {3} and {4} ." },
    Wording { "{would_die/would_be_destroyed} , "
              "{engage_it/remove_all_damage_from_it/heal_all_damage_from_it} instead "
              "(and/,_then/,) {*} .",
        "{1} , instead {2} and {3} ." },
    // Of a turn
    Wording { "| the next time damage would be dealt to {,} this turn , prevent (that_damage/it) .",
        "prevent the next damage that would be dealt to {1} this turn ." },
    Wording {
        "| if {combat_damage/damage} would be dealt to {,} this turn , prevent (that_damage/it) .",
        "prevent all {1} that would be dealt to {2} this turn ." },
    // Always: only citizens deal combat damage (4.4.4.3)
    Wording { "^ if a citizen would deal combat damage to {,} , prevent (that_damage/it) .",
        "prevent all combat damage that would be dealt to {1} ." },
    Wording { "damage that would be dealt this turn to {*} is dealt to",
        "damage that would be dealt to {1} this turn is dealt to" },
    Wording { "^ if damage would be dealt to you , prevent (that_damage/it) .",
        "prevent all damage that would be dealt to you ." },
    // Of a player and what that player has, always: two abilities
    Wording { "^ prevent {all_combat/all} damage that would be dealt to you (and/or) {,} control .",
        "prevent {1} damage that would be dealt to you . prevent {1} damage that would be dealt to "
        "{2} control ." },
};

} // namespace

std::span<const Wording> wordingsOfProtection()
{
    return protectionWordings;
}

} // namespace triptych::kryptik
