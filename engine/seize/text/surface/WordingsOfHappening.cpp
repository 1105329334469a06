#include "seize/text/surface/Wordings.h"

#include <array>

// What happens and when, said as no event is said in the language: "at the start of each enemy mercenary's turn", "for each
// card you acquire".
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofHappening {
    // Who plunders whom
    Wording { "make a {melee/ranged} attack . if (that_attack/it) destroys its target , make "
              "another (one/attack) (against_a_different_mercenary/against_another_mercenary/) .",
        "make a {1} attack . if it destroys the attacked mercenary , make a {1} attack ." },
    Wording { "and this {event/treasure} is destroyed .", "and destroy this {1} ." },
    // Who has fallen is asked as it was; who does it is there to gain by it.
    Wording { "{that_mercenary's/its} bounty was {n} or {more/less}", "{1} bounty is {2} or {3}" },
    Wording { "(when/whenever) {this_mercenary/the_bearer} {destroys/kills} {,} , it "
              "{gains/gets} {,} . if that mercenary's bounty (is/was) {n} or {more/less} , it "
              "{gains/gets}",
        "whenever {1} {2} {3} , {1} {4} {5} . if that mercenary's bounty is {6} or {7} , {1} {8}" },
    Wording {
        "{whenever/when} you are plundered (by_an_opponent/) ,", "{1} an opponent plunders you ," },
    Wording { "{whenever_this_mercenary/whenever_the_bearer/whenever_you/when_this_mercenary/"
              "whenever_this/when_this/whenever_an_allied_mercenary/whenever_an_ally} "
              "{plunders/plunder} (an/your/the) "
              "opponent ,",
        "{1} {2} ," },
    // When and to whom
    Wording { "^ if {!you} {*} "
              "{is_upstaged/is_pushed/is_healed/is_attacked/is_mended/is_cleansed/moves} ,",
        "whenever {1} {2} ," },
    Wording { "^ passive : if {!you} {*} "
              "{is_upstaged/is_pushed/is_healed/is_attacked/is_mended/is_cleansed/moves} ,",
        "passive : whenever {1} {2} ," },
    Wording { "^ if {!you} {*} {ends_its_movement/uses_an_ability} ,", "whenever {1} {2} ," },
    Wording { "^ passive : if {!you} {*} {ends_its_movement/uses_an_ability} ,",
        "passive : whenever {1} {2} ," },
    Wording { "^ passive : if {!you} {*} ends its movement {~} ,",
        "passive : whenever {1} ends its movement {2} ," },
    Wording { "^ if an opponent {plays/draws/discards/acquires/wins/loses/gains} {~} ,",
        "whenever an opponent {1} {2} ," },
    Wording { "^ passive : if an opponent {plays/draws/discards/acquires/wins/loses/gains} {~} ,",
        "passive : whenever an opponent {1} {2} ," },
    Wording { "{mercenary's=mercenary/ally's=ally/enemy's=enemy/bearer's=bearer} health "
              "(drops/falls/goes/sinks/is_reduced) to {n} or (fewer/less)",
        "{1} falls to {2} or less health" },
    Wording { "{mercenary's=mercenary/ally's=ally/enemy's=enemy/bearer's=bearer} health "
              "(drops/falls/goes/sinks/is_reduced) "
              "{below_half=below_half_health/to_half_or_less=to_half_health_or_less}",
        "{1} falls {2}" },
    Wording { "{mercenary/ally/enemy} falls ,", "{1} is destroyed ," },
    Wording { "{whenever_this_mercenary/whenever_the_bearer/when_this_mercenary} {~} , it "
              "{pushes=,_push/pulls=,_pull}",
        "{1} {2} {3}" },
    Wording { "when the bearer {~} , it {pushes=,_push/pulls=,_pull}", "when the bearer {1} {2}" },
    Wording { "this mercenary {,} for as long as it (is/remains) (on_the_battlefield/in_play)",
        "this mercenary {1} for as long as this mercenary is in play" },
    Wording { "^ passive : this mercenary {~} whenever an opponent targets it .",
        "passive : whenever an opponent targets this mercenary , this mercenary {1} ." },
    Wording { "is discarded this way", "was discarded this way" },
    Wording { "at the {start=mercenary_starts/end=mercenary_ends} of each {enemy/allied} "
              "mercenary's turn ,",
        "whenever an {2} {1} its turn ," },
    Wording { "at the {start=starts/end=ends} of each "
              "{enemy's=an_enemy/ally's=an_ally/mercenary's=a_mercenary} turn ,",
        "whenever {2} {1} its turn ," },
    Wording { "| each {~} gains {n} {w} at the {start=starts/end=ends} of its turn .",
        "whenever a {1} {4} its turn , it gains {2} {3} ." },
    Wording { "{starts/ends} its turn {!adjacent} {w} ,", "{1} its turn , if it is {2} ," },
    Wording { "^ passive : for each card you acquire , {~} .",
        "passive : whenever you acquire a card , {1} ." },
    Wording { "you acquire any number of cards ,", "you acquire one or more cards ," },
    Wording { "one or more cards are acquired by you ,", "you acquire one or more cards ," },
    Wording { "| each turn , the {second/third} time {~} ,", "the {1} time {2} each turn ," },
    Wording { "^ passive : {~} the {second/third} time {~} each turn .",
        "passive : the {2} time {3} each turn , {1} ." },
    Wording { "the mercenary it attacked", "the attacked mercenary" },
    Wording { "that enters tiles adjacent", "that enters a tile adjacent" },
    Wording { "may reveal one", "may reveal a" },
    Wording { "onto one of the tiles adjacent", "onto a tile adjacent" },
    Wording { "you exit this mercenary ,", "this mercenary exits ," },
    Wording { "(regains/recovers) health ,", "is healed ," },
    Wording { "upon this mercenary's destruction ,", "when this mercenary is destroyed ," },
    Wording { "another of your mercenaries", "another mercenary you control" },
    Wording { "{an_opponent_loses/you_lose} at least {n} loot ,", "{1} {2} or more loot ," },
    Wording { "counter (that/the) effect", "counter it" },
    Wording {
        "| the {enemy_takes/enemy_loses/enemy_gains/enemy_is/ally_heals/ally_gains/ally_deals/"
        "ally_takes}",
        "that {1}" },
    Wording { "| the ally loses", "that ally loses" },
    Wording { "| {,} readies .", "ready {1} ." },
    Wording { "| sacrifice it .", "destroy it ." },
    // "They" is each of those who were named
    Wording { "have {,} whenever they are {w} .", "have {1} while {2} ." },
    Wording { "(each_time/whenever) they "
              "{are=them_is/attack=them_attacks/plunder=them_plunders/exit=them_exits}",
        "whenever each of {1}" },
    Wording { "{whenever/when} they {enter=them_enters/move=them_moves}", "{1} each of {2}" },
    Wording { "each time they {enter=them_enters/move=them_moves}", "whenever each of {1}" },
    Wording { "(each_time/whenever) they {leave=them_leaves/end=them_ends/start=them_starts}",
        "whenever each of {1}" },
    Wording { "when they are pushed", "when each of them is pushed" },
    Wording { "| {w} mercenaries that {enter=enters/start_their=starts_its/end_their=ends_its} {~} "
              "{are=is/become=becomes/take=takes/gain=gains/lose=loses}",
        "each {1} mercenary that {2} {3} {4}" },
    Wording { "| {enemies=enemy_mercenary/allies=allied_mercenary} that "
              "{enter=enters/start_their=starts_its/end_their=ends_its} {~} "
              "{are=is/become=becomes/take=takes/gain=gains/lose=loses}",
        "each {1} that {2} {3} {4}" },
    Wording { "^ passive : deal {n} {w} damage to (each/any) {w} mercenary that enters {~} .",
        "passive : each {3} mercenary that enters {4} takes {1} {2} damage ." },
    Wording { "^ passive : exhaust (each/any) {w} mercenary that enters {~} .",
        "passive : each {1} mercenary that enters {2} is exhausted ." },
    Wording { "^ deal {n} {w} damage to (each/any) {w} mercenary that enters {~} .",
        "each {3} mercenary that enters {4} takes {1} {2} damage ." },
    Wording { "^ exhaust (each/any) {w} mercenary that enters {~} .",
        "each {1} mercenary that enters {2} is exhausted ." },
};

} // namespace

std::span<const text::Wording> wordingsOfHappening()
{
    return ofHappening;
}

} // namespace triptych::seize
