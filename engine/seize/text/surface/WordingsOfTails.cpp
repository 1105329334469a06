#include "seize/text/surface/Wordings.h"

#include <array>

// What goes without saying: what a sentence adds though it has been said, and what only reminds of the rules of the
// game.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofTails {
    // "When this exits, return it to your hand instead of discarding it": at once
    Wording { "| (when/whenever) "
              "{this_mercenary/this/an_ally=each_ally/"
              "an_allied_mercenary=each_ally/another_ally=each_other_ally/"
              "another_allied_mercenary=each_other_ally} {exits/is_destroyed} , "
              "(return/put) it (to/into) (your/its_owner's) hand "
              "(instead_of_discarding_it/rather_than_discarding_it/instead_of_being_discarded/"
              "instead_of_putting_it_into_your_discard/instead_of_putting_it_into_the_discard/"
              "instead_of_putting_it_into_its_owner's_discard/instead_of_your_discard/"
              "instead_of_the_discard) .",
        "{1} goes to its owner's hand when it {2} ." },
    // Either side, where none has been said: with one that has been it contradicts itself.
    Wording { "{each/every/all} {mercenary/mercenaries} , "
              "(allied_or_opposing/allied_or_enemy/opposing_or_allied/enemy_or_allied/"
              "yours_or_theirs/friend_or_foe) ,",
        "{1} {2}" },
    Wording { "{each/every/all} {mercenary/mercenaries} , "
              "(allied_or_opposing/allied_or_enemy/opposing_or_allied/enemy_or_allied/"
              "yours_or_theirs/friend_or_foe) {./and}",
        "{1} {2} {3}" },
    Wording { "{each/every/all} {!allied} {!enemy} {!opposing} {w} {mercenary/mercenaries} , "
              "(allied_or_opposing/allied_or_enemy/opposing_or_allied/enemy_or_allied/"
              "yours_or_theirs/friend_or_foe) ,",
        "{1} {2} {3}" },
    Wording { "{each/every/all} {!allied} {!enemy} {!opposing} {w} {mercenary/mercenaries} , "
              "(allied_or_opposing/allied_or_enemy/opposing_or_allied/enemy_or_allied/"
              "yours_or_theirs/friend_or_foe) {./and}",
        "{1} {2} {3} {4}" },
    Wording { "{each/every/all} {mercenary/mercenaries} {~} , "
              "(your_own_included/yours_included) .",
        "{1} {2} {3} ." },
    Wording { "{each/every/all} {!allied} {!enemy} {!opposing} {w} {mercenary/mercenaries} {~} , "
              "(your_own_included/yours_included) .",
        "{1} {2} {3} {4} ." },
    Wording { "{each/every/all} {mercenary/mercenaries} {~} , "
              "(friend_and_foe/friends_and_foes/friend_or_foe/friends_or_foes) .",
        "{1} {2} {3} ." },
    Wording { "{your_mercenaries/mercenaries_you_control/allied_mercenaries} , including "
              "(its/his/her/this_mercenary's) own",
        "{1}" },
    // Where somebody stands nobody else can.
    Wording { "{can/may} move through {,} (,/) but (may/can) not "
              "(stop/end_its_movement/end_a_move/stay/remain) "
              "(there/on_them/on_it/in_them/on_those_tiles/on_their_tiles) .",
        "{1} move through {2} ." },
    Wording {
        "{more/additional} exhaust {counter/counters} than (normal/usual)", "{1} exhaust {2}" },
    // S-STACK-5 Aimed anew it is at whom it could be.
    Wording { "to another mercenary (of_your_choice/) that (it/the_attacker/the_attack) could "
              "(have_targeted/have_attacked/target/attack)",
        "to another mercenary" },
    Wording { "copy target instant you played this turn", "copy target instant you played" },
    // Leech and Regen heal
    Wording { "can not (be_healed/heal/regain_health) (,/) not even (by/with/through/from) {~} .",
        "can not be healed ." },
    Wording { "{damage/movement/melee/ranged/bounty} as well .", "{1} ." },
    // S-DMG Who takes a share of it takes some.
    Wording { "{enemies/mercenaries/mercenary/attacker/allies/them} (,/.) (with/) at least (one/1) "
              "(point/damage/counter/) (each/for_each/to_each) (of_them/) .",
        "{1} ." },
    Wording { "{enemies/mercenaries/mercenary/attacker/allies/them} (,/.) (with/) at least (one/1) "
              "(point/damage/counter/) each!",
        "{1}" },
    // Its arrows say in which directions it attacks; so does the text.
    Wording { "{direction/directions} (,/) "
              "(whatever_its_arrows_say/whatever_its_arrows/regardless_of_its_arrows/"
              "no_matter_what_its_arrows_say/whatever_its_arrows_are)",
        "{1}" },
    // In brackets: the rules as they are
    Wording { "( only defense (helps_against/works_against/reduces/lowers) pure damage . )", "" },
    Wording { "( (it/he/she/they/this_mercenary) (still/) (can/may/) (attacks/attack) only once "
              "(a/each/per) turn . )",
        "" },
    Wording {
        "( steps that (have_already_resolved/have_resolved/were_already_taken) are not undone "
        ". )",
        "" },
    Wording { "( it will {~} again {~} as usual . )", "" },
};

} // namespace

std::span<const text::Wording> wordingsOfTails()
{
    return ofTails;
}

} // namespace triptych::seize
