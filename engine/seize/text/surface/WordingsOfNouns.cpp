#include "seize/text/surface/Wordings.h"

#include <array>

// How people describe a mercenary, its figures and who was chosen.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofNouns {
    Wording { "every mercenary {*} , allies included .", "every mercenary {1} ." },
    // What somebody carries, and where it stands
    Wording { "that (is/are) carrying", "carrying" },
    Wording { "that (carries/carry/wields/wears) {!it} {!this}", "carrying" },
    Wording { "that {stands=that_is/stand=that_are} {!still} {!up}", "{1}" },
    Wording { "outside of {its_controller's/its_own/their_own/your} guild hall",
        "not in {1} guild hall" },
    Wording {
        "outside {its_controller's/its_own/their_own/an_opponent's/the_opponent's/your} guild hall",
        "not in {1} guild hall" },
    Wording { "mercenaries of yours", "mercenaries you control" },
    Wording { "one of your other mercenaries", "another mercenary you control" },
    Wording { "one of your other {w} mercenaries", "another {1} mercenary you control" },
    // How much health and Defense is left
    Wording { "half (of/) its maximum health or less", "half its health or less" },
    Wording { "half their maximum health or less", "half their health or less" },
    Wording { "{n} (or_less_health/or_fewer_health/health_or_less/health_or_fewer) left",
        "{1} or less health" },
    Wording {
        "{n} (or_less_health/or_fewer_health/health_or_less) remaining", "{1} or less health" },
    Wording { "{n} or more health (left/remaining)", "{1} or more health" },
    Wording { "{is=has/are=have} left with {!no}", "{1}" },
    Wording { "if {that_mercenary/the_target/it} survives with", "if {1} has" },
    // Right behind the deed: later it may have left in another way.
    Wording { ". if {that_mercenary/the_target/it} is still "
              "(alive/standing/in_play/on_the_battlefield/there) ,",
        ". if {1} survives ," },
    Wording { "if {that_mercenary/the_target/it} is "
              "{opposing=an_enemy_mercenary/allied=an_allied_mercenary} ,",
        "if {1} is {2} ," },
    Wording { "{with/has/no} defense remaining", "{1} defense" },
    Wording { "{with/has/no/without} defense left", "{1} defense" },
    Wording { "with its defense remaining", "with defense" },
    Wording { "(still_has_its/still_has/has_its) defense", "has defense" },
    Wording { "still have (their/) defense", "have defense" },
    Wording { "{has/have} already been", "{1} been" },
    // Figures
    Wording { "{a_ranged_attack/melee/ranged/bounty/move/health/defense} stat", "{1}" },
    Wording { "{melee/ranged} attack stat", "{1}" },
    Wording { "movement stat", "move" },
    // "..., including your own" behind what leaves nobody out
    Wording { "including (your_own_mercenaries/your_own/your_mercenaries/allied_mercenaries/yours)",
        "including allies" },
    Wording { "including allied ones", "including allies" },
    Wording { "including (enemy/opposing) mercenaries", "including enemies" },
    Wording { "{each_other_mercenary/all_other_mercenaries/each_mercenary/all_mercenaries} {,} "
              "(,_including_allies/,_including_enemies/including_allies/including_enemies)",
        "{1} {2}" },
    // "This or another ally" is any ally, where nothing more is said of the other
    Wording { "(this_mercenary/the_bearer) or another ally {!adjacent} {!within} {!in} {!with} "
              "{!without} {!that} {!on} {!at} {!who} {!whose} {!below} {!behind} {!next} "
              "{!carrying} {!not}",
        "an ally" },
    Wording { "(this_mercenary/the_bearer) or another allied mercenary {!adjacent} {!within} {!in} "
              "{!with} {!without} {!that} {!on} {!at} {!who} {!whose} {!below} {!behind} {!next} "
              "{!carrying} {!not} {!you}",
        "an allied mercenary" },
    Wording { "(this_mercenary/the_bearer) or another mercenary you control {!adjacent} {!within} "
              "{!in} {!with} {!without} {!that} {!on} {!at} {!who} {!whose} {!below} {!behind} "
              "{!next} {!carrying} {!not}",
        "a mercenary you control" },
    Wording { "{your/opponent's} vault is at {n}", "{1} vault is {2}" },
    Wording { "(a/any) player has {n} or {less/more} loot",
        "you have {1} or {2} loot or an opponent has {1} or {2} loot" },
    Wording { "that player now has", "that player has" },
    Wording { "you now have", "you have" },
    Wording { "more treasures there than", "more treasures in their warchest than" },
    // Whose attacks
    Wording { "| {melee/ranged} attacks of", "{1} attacks made by" },
    Wording { "| attacks of", "attacks by" },
    Wording { "your (opponents'/opponent's) mercenaries", "enemy mercenaries" },
    // What was done
    // One of what was said before
    Wording { "you lose a coin flip , {*} . when you win one ,",
        "you lose a coin flip , {1} . when you win a coin flip ," },
    Wording { "whenever you {w} a {w} {card_,/,} {*} . whenever you {w} one ,",
        "whenever you {1} a {2} {3} {4} . whenever you {5} a {2} {3}" },
    // How much more is plundered
    Wording { "| whenever {*} plunders , it takes {n} additional loot for {*} .",
        "{1} plunders for {2} more loot for {3} ." },
    Wording { "| whenever {*} plunders , it takes {n} more loot for {*} .",
        "{1} plunders for {2} more loot for {3} ." },
    Wording { "| when {*} plunders , it takes {n} additional loot for {*} .",
        "{1} plunders for {2} more loot for {3} ." },
    Wording { "| when {*} plunders , it takes {n} more loot for {*} .",
        "{1} plunders for {2} more loot for {3} ." },
    // Neither of two
    Wording { "is neither a {w} nor a {w}", "is not a {1} and is not a {2}" },
    Wording { "is neither a {w} mercenary nor a {w} mercenary",
        "is not a {1} mercenary and is not a {2} mercenary" },
    // Who was chosen
    Wording { "the chosen {allied_mercenary/mercenary's/ally/enemy}", "that {1}" },
    Wording { "the mercenary (chosen_this_way/you_chose)", "that mercenary" },
    Wording { "the chosen mercenaries", "those mercenaries" },
    Wording { "the mercenaries chosen this way", "those mercenaries" },
    Wording { "each chosen mercenary", "each of those mercenaries" },
    Wording { "the (destroyed/sacrificed) mercenary's", "that mercenary's" },
    // Upstaging is done as one is played
    Wording { "you upstage {,} by playing (this_mercenary/this_card/this)",
        "this mercenary upstages {1}" },
    Wording { "you upstage {,} with (this_mercenary/this)", "this mercenary upstages {1}" },
    Wording { "playing this mercenary upstages {,} ,", "this mercenary upstages {1} ," },
    Wording { "this mercenary is played and upstages {,} ,", "this mercenary upstages {1} ," },
    Wording { "you play this mercenary and upstage {,} ,", "this mercenary upstages {1} ," },
    // "..., the healed mercenary gains Armor 1": whom that was done to
    Wording { "upstages {,} , {*} the upstaged mercenary", "upstages {1} , {2} that mercenary" },
    Wording { "upstages {,} , the upstaged mercenary", "upstages {1} , that mercenary" },
    Wording { "heals {,} , {*} the healed mercenary", "heals {1} , {2} that mercenary" },
    Wording { "heals {,} , the healed mercenary", "heals {1} , that mercenary" },
    Wording { "pushes {,} , {*} the pushed mercenary", "pushes {1} , {2} that mercenary" },
    Wording { "pushes {,} , the pushed mercenary", "pushes {1} , that mercenary" },
    Wording { "pulls {,} , {*} the pulled mercenary", "pulls {1} , {2} that mercenary" },
    Wording { "pulls {,} , the pulled mercenary", "pulls {1} , that mercenary" },
    Wording { "exhausts {,} , {*} the exhausted mercenary", "exhausts {1} , {2} that mercenary" },
    Wording { "exhausts {,} , the exhausted mercenary", "exhausts {1} , that mercenary" },
    Wording { "blinds {,} , {*} the blinded mercenary", "blinds {1} , {2} that mercenary" },
    Wording { "blinds {,} , the blinded mercenary", "blinds {1} , that mercenary" },
    Wording { "silences {,} , {*} the silenced mercenary", "silences {1} , {2} that mercenary" },
    Wording { "silences {,} , the silenced mercenary", "silences {1} , that mercenary" },
    Wording { "poisons {,} , {*} the poisoned mercenary", "poisons {1} , {2} that mercenary" },
    Wording { "poisons {,} , the poisoned mercenary", "poisons {1} , that mercenary" },
    Wording { "readies {,} , {*} the readied mercenary", "readies {1} , {2} that mercenary" },
    Wording { "readies {,} , the readied mercenary", "readies {1} , that mercenary" },
    // What is so of the other one as an event happens
    Wording { "| {when/whenever} {~} and that mercenary {has/is} {~} ,",
        "{1} {2} , if that mercenary {3} {4} ," },
};

} // namespace

std::span<const text::Wording> wordingsOfNouns()
{
    return ofNouns;
}

} // namespace triptych::seize
