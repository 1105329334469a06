#include "seize/text/surface/Wordings.h"

#include <array>

// Conditions, times and what is paid, in another place of the sentence or by another connective: "should an ally be
// destroyed", "with three or fewer cards in hand", "draw a card; draw two instead if ...", "discard a card to draw two".
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofClauses {
    Wording { "| {~} ; {~} instead if {*} .", "{1} . if {3} , instead {2} ." },
    Wording { "| {~} ; if {~} , {~} instead .", "{1} . if {2} , {3} instead ." },
    Wording { "| with {n} or {fewer=less/less/more} {~} in (your/) {hand/warchest} ,",
        "if you have {1} or {2} {3} in your {4} ," },
    Wording { "| with {at_most=less/at_least=more} {n} {~} in (your/) {hand/warchest} ,",
        "if you have {2} or {1} {3} in your {4} ," },
    Wording { "| with {n} or {fewer=less/less/more} loot (left/) (in_your_vault/) ,",
        "if you have {1} or {2} loot ," },
    Wording { "| with {no=no/n} {mercenaries/allies} (in_play/on_the_battlefield/) ,",
        "if you control {1} mercenaries ," },
    Wording { "| {~} or {~} , your choice .", "either {1} or {2} ." },
    Wording { "| (your/you) (choice/choose) : {~} or {~} .", "either {1} or {2} ." },
    // Chances
    Wording { "| flip a coin (:/;/-/./,) (on/if/for) heads (,/:/) {~} (,/;/.) (and/but/) "
              "(on/if/for) tails "
              "(,/:/) {~} .",
        "flip a coin . if you win the flip , {1} . if you lose the flip , {2} ." },
    Wording { "| on (a/) {n} or (higher/more/greater/better/above) , {~} (;/./,) "
              "(on_anything_else/on_any_other_result/on_anything_lower/on_a_lower_result/"
              "otherwise) , {*} .",
        "if you roll {1} or more , {2} . otherwise , {3} ." },
    Wording { "| on (a/) {n} or (higher/more/greater/better/above) , {~} .",
        "if you roll {1} or more , {2} ." },
    // A counter that goes from one to the other
    Wording {
        "| remove (a/an/1/one) {bleed/poison/frost/burn/exhaust} counter from {,} . if you do , "
        "(place/put/move) it {on/onto}",
        "remove a {1} counter from {2} . if you do , place a {1} counter {3}" },
    Wording { "| remove (a/an/1/one) {bleed/poison/frost/burn/exhaust} counter from {,} "
              "(and/._then/./,_then) (place/put/move) it (on/onto)",
        "move a {1} counter from {2} to" },
    Wording { "{dies_of/dies_from/destroyed_by} {bleed/burn} damage you {gain/lose/draw/may/heal}",
        "{1} {2} damage , you {3}" },
    Wording { "you {gain/lose/draw} {n} {loot/card/cards} and may {!not}",
        "you {1} {2} {3} and you may" },
    // When an active ability may be used
    Wording {
        "^ active : only (during/in) {~} : {*} .", "active : {2} . use this only during {1} ." },
    Wording { "^ active ( {*} ) : only (during/in) {~} : {*} .",
        "active ( {1} ) : {3} . use this only during {2} ." },
    Wording { "active ( {*} (,/;) use once per turn )", "active ( {1} , once per turn )" },
};

// What is done for it, on a card that is played: before a colon it would be a cost.
constexpr std::array ofPlayedClauses {
    Wording { "| {destroy/sacrifice/discard/exhaust/return} {,} to "
              "{draw/gain/heal/deal/ready/destroy/exhaust/place/put/push/move/remove} {*} .",
        "{1} {2} . if you do , {3} {4} ." },
};

// On a card that stays
constexpr std::array ofStandingClauses {
    // "Deals double damage if the target is bleeding": to those who are
    Wording { "{deal/deals} {double/1_more/2_more/3_more} damage if "
              "(the_target/its_target/the_attacked_mercenary/the_mercenary_it_attacks) is "
              "{a/an/} {w} {mercenary/} .",
        "{1} {2} damage to {4} mercenaries ." },
    // What is always lost is not had
    Wording { "^ {passive_:/equipped_:/} (all/) {adjacent/} {enemies/enemy_mercenaries/"
              "opposing_mercenaries/mercenaries} {,} (lose/have_no) stealth .",
        "{1} {2} {3} {4} can not stay in stealth ." },
    Wording { "^ {passive_:/equipped_:/} (all/) {adjacent/} {enemies/enemy_mercenaries/"
              "opposing_mercenaries/mercenaries} (lose/have_no) stealth .",
        "{1} {2} {3} can not stay in stealth ." },
    // When it is done, said behind it, and what comes of it in a sentence of its own
    Wording {
        "^ (passive_:/equipped_:/) {!passive} {!equipped} {!when} {!whenever} {!each} {!at} "
        "{!active} {!if} {!once} {~} {when/whenever/each_time} {~} . "
        "{then/if_you_win/if_you_lose/if_you_do/if_both/if_all/if_it_comes/if_it_is/if_you_roll/"
        "on/heads/tails/otherwise} {...}",
        "{2} {3} , {1} . {4} {5}" },
    Wording {
        "^ (passive_:/equipped_:/) {!passive} {!equipped} {!when} {!whenever} {!each} {!at} "
        "{!active} {!if} {!once} {~} at the {start/beginning/end} of {~} . "
        "{then/if_you_win/if_you_lose/if_you_do/if_both/if_all/if_it_comes/if_it_is/if_you_roll/"
        "on/heads/tails/otherwise} {...}",
        "at the {2} of {3} , {1} . {4} {5}" },
    // What is asked for at a time is waited for then, and asked then
    Wording {
        "^ {passive_:/equipped_:/} (if/when/whenever) {,} {is/are/has/have/control} {!destroyed} "
        "{!attacked} {!dealt} {!healed} {!upstaged} {!pushed} {!targeted} {!returned} {!played} "
        "{~} at the "
        "{start/beginning/end} of {your/each/an_opponent's/each_opponent's/each_player's} {,} ,",
        "{1} at the {5} of {6} {7} , if {2} {3} {4} ," },
    Wording { "^ (passive_:/equipped_:/) if {~} , {~} at the {start/end} of "
              "{your/each/an_opponent's} turn .",
        "at the {3} of {4} turn , if {1} , {2} ." },
    // At the end of a turn: "if it did not attack" is of that turn
    Wording { "^ (passive_:/equipped_:/) if {~} , {~} (during/in) {your/each/the} end phase .",
        "during {3} end phase , if {1} , {2} ." },
    Wording {
        "{at_the_end_of_your_turn/at_the_end_of_each_turn/at_the_end_of_each_opponent's_turn/"
        "at_the_end_of_an_opponent's_turn/at_the_end_of_each_of_your_turns/"
        "during_your_end_phase/in_your_end_phase/during_each_end_phase/in_each_end_phase/"
        "during_the_end_phase} , {*} "
        "{did_not_attack/did_not_move/did_not_plunder/has_not_attacked/has_not_moved/"
        "has_not_plundered/have_not_attacked/have_not_moved/have_not_plundered/was_not_attacked/"
        "has_not_been_attacked/was_not_healed/was_not_damaged/was_not_dealt_damage/"
        "did_not_take_damage/did_not_lose_loot/did_not_lose_any_loot/did_not_gain_loot} {!any} "
        "{!this} {!during} {!since} {!last} {!so} {!on} {!in} {!or} {!nor} "
        "{!and} {!with} {!a} {!an} {!by} {!against} {!yet}",
        "{1} , {2} {3} this turn" },
    Wording { "{at_the_end_of_your_turn/at_the_end_of_each_turn/at_the_end_of_each_opponent's_turn/"
              "during_your_end_phase/in_your_end_phase/during_each_end_phase} , if {,} "
              "{was_destroyed/were_destroyed/was_attacked/was_healed/was_upstaged/plundered} ,",
        "{1} , if {2} {3} this turn ," },
    Wording { "adjacent to {this_mercenary/the_bearer} (must/have_to/has_to) attack it if "
              "(able/they_can/it_can)",
        "adjacent to {1} must attack {1} if able" },
    Wording { "^ (passive_:/equipped_:/) should {~} be {w} ,", "whenever {1} is {2} ," },
    Wording {
        "^ (passive_:/equipped_:/) should {this_mercenary/the_bearer/an_enemy/an_ally/a_mercenary/"
        "one_of_your_mercenaries/an_opponent} "
        "{attack=attacks/move=moves/plunder=plunders/exit=exits/enter=enters/destroy=destroys/"
        "play=plays/draw=draws/discard=discards/lose=loses/gain=gains/take=takes/deal=deals}",
        "whenever {1} {2}" },
    Wording { "^ (passive_:/equipped_:/) if {an_opponent/an_enemy/an_enemy_mercenary} "
              "{pushes/pulls/attacks/targets/heals/damages/destroys/exhausts/blinds/silences/"
              "upstages/enters/"
              "plunders/exits} {~} ,",
        "whenever {1} {2} {3} ," },
    Wording {
        "^ (passive_:/equipped_:/) (if/when/whenever) an (ability_card/instant) targets {,} ,",
        "whenever {1} is targeted by an ability card ," },
    Wording { "^ (passive_:/equipped_:/) if {an_enemy/an_ally/a_mercenary/another_ally} is "
              "{returned/sent_back} {~} ,",
        "whenever {1} is {2} {3} ," },
    Wording {
        "^ (passive_:/equipped_:/) instead of {drawing=draw/losing=lose/gaining=gain} {~} , {*} .",
        "if you would {1} {2} , instead {3} ." },
    Wording {
        "^ (passive_:/equipped_:/) (your/) opponents {lose/gain/discard} {~} "
        "(every_time/each_time/whenever) "
        "they {draw=draws/discard=discards/play=plays/acquire=acquires/lose=loses/gain=gains} {~} "
        ".",
        "whenever an opponent {3} {4} , they {1} {2} ." },
    Wording { "^ (passive_:/equipped_:/) for (each/every) coin flip you {win/lose} ,",
        "whenever you {1} a coin flip ," },
    Wording {
        "^ (passive_:/equipped_:/) for (each/every) {card=a_card/treasure=a_treasure/"
        "ability_card=an_ability_card/instant=an_instant/event=an_event/mercenary=a_mercenary} you "
        "{play/draw/discard/acquire} , {*} .",
        "whenever you {2} {1} , {3} ." },
    Wording {
        "^ (passive_:/equipped_:/) (you/) gain {n} loot for (each/every) "
        "{card=a_card/treasure=a_treasure/"
        "ability_card=an_ability_card/instant=an_instant/event=an_event/mercenary=a_mercenary} you "
        "{play/draw/discard/acquire} .",
        "whenever you {3} {2} , gain {1} loot ." },
    Wording { "^ (passive_:/equipped_:/) an opponent loses {n} loot for (each/every) mercenary "
              "{this_mercenary/"
              "the_bearer} destroys .",
        "whenever {2} destroys a mercenary , an opponent loses {1} loot ." },
    Wording {
        "^ (passive_:/equipped_:/) before {~} attacks ,", "whenever {1} declares an attack ," },
    Wording { "^ (passive_:/equipped_:/) {damaged/bleeding/poisoned/burning/exhausted} "
              "{enemies=an_enemy/allies=an_ally} "
              "{get=gains/gain=gains/take=takes/suffer=suffers/lose=loses} {~} at the "
              "{start=starts/end=ends} of their "
              "(turn/turns) .",
        "whenever {2} {5} its turn , if it is {1} , it {3} {4} ." },
    // S-MERC-ACTIVE What may be paid for a deed, without an event: an active ability
    Wording { "^ (passive_:/equipped_:/active_:/) (at_any_time_,/) (you_may/you_can/) "
              "(discard_this_treasure/destroy_this/destroy_this_treasure/destroy_this_mercenary/"
              "sacrifice_this/sacrifice_this_treasure/sacrifice_this_mercenary) to {!the} {!your} "
              "{!its} {*} .",
        "active ( destroy this ) : {1} ." },
    Wording { "^ (passive_:/equipped_:/active_:/) (at_any_time_,/) (you_may/you_can/) "
              "(pay/spend/exhaust) {n} (treasures/treasure/) to {*} .",
        "active ( {1} treasures ) : {2} ." },
    Wording {
        "^ (passive_:/equipped_:/active_:/) {once/twice} (per/each) turn , (you_may/you_can/) "
        "(pay/spend/exhaust) {n} (treasures/treasure/) to {*} .",
        "active ( {2} treasures , {1} per turn ) : {3} ." },
    Wording { "^ (passive_:/equipped_:/active_:/) (at_any_time_,/) (you_may/you_can/) exhaust "
              "(this/this_treasure/this_mercenary) to {*} .",
        "active ( exhaust this ) : {1} ." },
    Wording { "^ (passive_:/equipped_:/active_:/) (at_any_time_,/) (you_may/you_can) discard "
              "(a_card/1_card/1/one_card) to {!the} {!your} {*} .",
        "active ( discard 1 ) : {1} ." },
    Wording { "^ (passive_:/equipped_:/active_:/) {once/twice} (per/each) turn , (you_may/you_can) "
              "discard (a_card/1_card/1/one_card) to {!the} {!your} {*} .",
        "active ( discard 1 , {1} per turn ) : {2} ." },
    Wording {
        "^ (passive_:/equipped_:/active_:/) (at_any_time_,/) (you_may/you_can) (lose/pay) {n} "
        "loot to {*} .",
        "active ( lose {1} loot ) : {2} ." },
    Wording { "^ (passive_:/equipped_:/active_:/) {once/twice} (per/each) turn , (you_may/you_can) "
              "(lose/pay) {n} loot to {*} .",
        "active ( lose {2} loot , {1} per turn ) : {3} ." },
    Wording { "^ (passive_:/equipped_:/) if (this_mercenary_is/it_is) {w} when it "
              "{attacks/plunders/moves/exits} ,",
        "whenever this mercenary {2} while this mercenary is {1} ," },
};

} // namespace

std::span<const text::Wording> wordingsOfClauses()
{
    return ofClauses;
}

std::span<const text::Wording> wordingsOfPlayedClauses()
{
    return ofPlayedClauses;
}

std::span<const text::Wording> wordingsOfStandingClauses()
{
    return ofStandingClauses;
}

} // namespace triptych::seize
