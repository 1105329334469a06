#include "kryptik/text/surface/Wordings.h"

#include <array>

// How people say it: slips of the pen, and brackets that repeat what the rules say anyhow.
namespace triptych::kryptik {
namespace {

using text::Wording;

constexpr std::array slipWordings {
    // Letters that stray
    Wording { "(untill/till)", "until" },
    Wording { "(oponent/opponet/oppponent)", "opponent" },
    Wording { "(oponents/opponets)", "opponents" },
    Wording { "oponent's", "opponent's" },
    Wording { "(citzen/citizien/citicen)", "citizen" },
    Wording { "(citzens/citiziens/citicens)", "citizens" },
    Wording { "(contol/controll)", "control" },
    Wording { "(controlls/contols)", "controls" },
    Wording { "destory", "destroy" },
    Wording { "destorys", "destroys" },
    Wording { "(sacrifise/sacrafice)", "sacrifice" },
    Wording { "(sacrafices/sacrificies)", "sacrifices" },
    Wording { "(disgard/discrad)", "discard" },
    Wording { "discards a cards", "discards a card" },
    Wording { "abolsih", "abolish" },
    Wording { "(attck/atack)", "attack" },
    Wording { "(atacks/attaks)", "attacks" },
    Wording { "defens", "defense" },
    Wording { "engange", "engage" },
    Wording { "(disengange/diengage)", "disengage" },
    Wording { "(tenatious/tenacous)", "tenacious" },
    Wording { "stedfast", "steadfast" },
    Wording { "side step", "sidestep" },
    Wording { "ravenus", "ravenous" },
    Wording { "eagar", "eager" },
    Wording { "thier", "their" },
    Wording { "teh", "the" },
    Wording { "wich", "which" },
    Wording { "whenver", "whenever" },
    Wording { "(recieves/receives)", "gets" },
    Wording { "recieve", "get" },
    Wording { "{isnt=is/arent=are/didnt=did/hasnt=has/havent=have}", "{1} not" },
    Wording { "youve", "you have" },
    Wording { "thats", "that is" },
    Wording { "it's {soul_cost/owner's/owner/controller/controller's/attack/defense}", "its {1}" },
    Wording { "if its {a/an}", "if it is {1}" },
    // What it is said for, which the keyword says already
    Wording { "{gains_eager/gain_eager/has_eager} (,/) so (that/) (it/they/that_citizen) (can/may) "
              "attack (right_away/immediately/at_once/this_turn)",
        "{1}" },
    Wording { "{gains/gain} eager until end of turn (,/) so (that/) (it/they/that_citizen) "
              "(can/may) attack (right_away/immediately/at_once/this_turn)",
        "{1} eager until end of turn" },
    // Brackets that repeat what the rules say anyhow
    Wording { "( you (still_have_to/still_need_to/must_still/still) pay {*} . )", "" },
    Wording { "( you still (have_to/) pay {*} )", "" },
    Wording { "( (if_there_is/in_case_of/if_there's) a tie , they choose . )", "" },
    Wording { "( if (there_is/there's) a tie , (that_player_chooses/they_choose_one) . )", "" },
    Wording { "( if tied , they choose . )", "" },
    Wording { "( they choose if tied . )", "" },
    Wording { "( they choose if (there_is/there's) a tie . )", "" },
    Wording { "( they get no (soul_energy_for/soul_energy_from/energy_for) it . )", "" },
    Wording { "( they get no soul energy for it )", "" },
    Wording { "( (they_produce/this_produces) no soul energy . )", "" },
    Wording { "( no soul energy is produced . )", "" },
    Wording { "( damage can still destroy it . )", "" },
    Wording { "( it can still be destroyed by damage . )", "" },
    Wording { "( its 11 year ability can still be used . )", "" },
    Wording { "( (it_is_destroyed/it's_destroyed/face_down) . )", "" },
    Wording { "( this (does_not/doesn't) use the effect pile . )", "" },
    Wording { "( it goes face down in the same (spot/place) . )", "" },
    Wording { "( it goes there face down . )", "" },
    Wording { "( without looking at it . )", "" },
    // One of several
    Wording {
        "one or more of your opponents' citizens", "one or more citizens an opponent controls" },
    Wording { "one or more of your {11_year_cards/other_citizens/citizens}",
        "one or more {1} you control" },
    Wording { "one or more of their 11 year cards", "one or more 11 year cards they control" },
    // Which one of a turn
    Wording { "whenever you cast a {~} , if (it_is/it's) the {w} {~} "
              "(you_cast/you_have_cast/you've_cast) this turn ,",
        "whenever you cast your {2} {1} each turn ," },
    Wording { "whenever you cast a {~} , if (it_is/it's) your {w} {~} this turn ,",
        "whenever you cast your {2} {1} each turn ," },
    Wording { "whenever you cast the second {w} of a turn ,",
        "whenever you cast your second {1} each turn ," },
    Wording { "detach {w} {cards/card} attached to {!another}", "detach {1} {2} from" },
    Wording { "in this way", "this way" },
    Wording { "if (you/they/that_player) {discarded/abolished/sacrificed} {a/an} {~} this way",
        "if {2} {3} was {1} this way" },
    Wording { ". each of them {gets=get/gains=gain}", ". they {1}" },
    Wording { "divided as you choose , among", "divided as you choose among" },
    Wording { "at least one card is attached", "a card is attached" },
    Wording { "target of spells cast by (your_opponent/your_opponents/an_opponent/opponents)",
        "target of spells your opponents control" },
    Wording { "| each spell (that_your_opponent_casts/that_an_opponent_casts/your_opponent_casts/"
              "an_opponent_casts) costs",
        "spells your opponents cast cost" },
    Wording { "| each spell (that_your_opponent_casts/that_an_opponent_casts/your_opponent_casts/"
              "an_opponent_casts) {~} costs",
        "spells your opponents cast {1} cost" },
    Wording {
        "| each {spell=spells/citizen=citizens} (that/) you cast costs", "{1} you cast cost" },
    Wording { "| each {spell=spells/citizen=citizens} (that/) you cast that targets {~} costs",
        "{1} you cast that target {2} cost" },
    Wording { "by your opponents' spells (or/and) abilities",
        "by spells or abilities your opponents control" },
    Wording { "{loses=discards/lose=discard} {w} {card/cards} at random from (their/your) hand",
        "{1} {2} {3} at random" },
    Wording { "produce any color of soul energy", "produce soul energy of any color" },
    Wording { "cards in your soul row (can_be/are) any color .",
        "cards in your soul row produce soul energy of any color ." },
    Wording { "{opponent/player} {~} or {~} , (their_choice/their_call) .", "{1} {2} or {3} ." },
    // A card calls itself by its faction
    Wording {
        "this (human/elf/beast/undead/spirit/merfolk/giant/construct/goblin/dragon/demon/angel/"
        "dwarf/orc/wizard/knight/soldier/pirate/zombie/vampire/golem/faerie/ghost/insect/"
        "bird/wolf/cat/rat/snake/plant/elemental/warrior/rogue/priest/mage/troll/ogre/"
        "skeleton) {!citizen} {!overlord} {!card} {!spell}",
        "this" },
    Wording { "{w} 1/1 {counter/counters}", "{1} +1/+1 {2}" },
    // What aims at something, said behind who casts it
    Wording { "spells (your_opponents_cast/an_opponent_casts/opponents_cast) that target {~} cost",
        "spells that target {1} your opponents cast cost" },
    Wording { "(your/) opponents' spells that target {~} cost",
        "spells that target {1} your opponents cast cost" },
    Wording { "(spells_you_cast/your_spells) that target {~} cost",
        "spells that target {1} you cast cost" },
    // What is attached
    Wording { ". as long as (it_is/it's) attached , that citizen", ". that citizen" },
    Wording { ". while (it_is/this_is/it's) attached , that citizen", ". that citizen" },
    Wording { ". while this is attached to it , that citizen", ". that citizen" },
    Wording { "attach this to {*} . while (it_is/it's) attached , it", "attach this to {1} . it" },
    // Active abilities in the passive voice
    Wording { "and (its_active/their_active/its) abilities can't be activated",
        "and can not use active abilities" },
    Wording {
        "and its (active/) abilities can not be activated", "and can not use active abilities" },
    Wording { "(,/) and its active abilities (can't/can_not) be used",
        "and can not use active abilities" },
    Wording { "target citizen's (active/) abilities can't be activated",
        "target citizen can not use active abilities" },
    Wording { "active abilities of {~} (can_not/can't) be activated",
        "{1} can not use active abilities" },
    // Small words
    Wording { ", (too/as_well) .", "." },
    Wording { "(too/as_well) {./,/and}", "{1}" },
    Wording { "of {their/your} deck into limbo", "of {1} deck into {1} limbo pile" },
    Wording { "that has the {lowest/highest}", "with the {1}" },
    Wording { "gets an additional {w} {for_each/and/until/.}", "gets {1} {2}" },
    Wording { "your {spells/citizens} can't be countered", "{1} you cast can't be countered" },
    Wording { "{w} cost {w} more for your opponents", "{1} your opponents cast cost {2} more" },
    Wording { "{w} cost {w} less for you", "{1} you cast cost {2} less" },
    Wording { "would be put into (its_owner's/a) limbo pile from the island", "would die" },
    Wording {
        ". (it_is/it's) that faction in addition to its (other_factions/other_types/others) .",
        ". this is the chosen faction in addition to its other factions ." },
    Wording { "you may cast it from there {~} if (it_is/it's) a spell .",
        "if it is a spell , you may cast it {1} ." },
    Wording { "cast it from there", "cast it" },
    // Times
    Wording { "when (your/an) opponent's turn begins ,", "at the start of each opponent's turn ," },
    Wording { "when your turn (begins/starts) ,", "at the start of your turn ," },
    Wording { "when your turn ends ,", "at the end of your turn ," },
    Wording { "take an extra turn after this one . {*} at the end of that turn .",
        "take an extra turn after this one . at the end of your next turn , {1} ." },
    Wording { "choose {w} , {w} (,/) or {w} . {~} gain that keyword {*} .",
        "{4} gain {1} , {2} or {3} {5} ." },
    Wording {
        "choose {w} or {w} . {~} {gain/gains} that keyword {*} .", "{3} {4} {1} or {2} {5} ." },
    Wording { "choose {w} , {w} or {w} . {~} gains that keyword {*} .",
        "{4} gains {1} , {2} or {3} {5} ." },
    Wording { "citizens you control get {w} for each different faction among them",
        "citizens you control get {1} for each faction among citizens you control" },
    Wording { "(this_citizen's/this's) attack and defense are switched",
        "switch the attack and defense of this" },
    // What was done, said of the one that it was done to
    Wording { "if (you_sacrificed_it/you_sacrifice_it/it_was_sacrificed/it_is_sacrificed) this way",
        "if a citizen was sacrificed this way" },
    Wording { "if you sacrificed this citizen this way", "if a citizen was sacrificed this way" },
    Wording { "for each of your 11 year cards that {w} destroyed this turn",
        "for each 11 year card you lost this turn" },
    Wording { "11 year card you control that was destroyed this turn",
        "11 year card you lost this turn" },
    Wording { "11 year cards you control that were destroyed this turn",
        "11 year cards you lost this turn" },
    Wording { "11 year card an opponent controls that was destroyed this turn",
        "11 year card an opponent lost this turn" },
    Wording { "11 year cards an opponent controls that were destroyed this turn",
        "11 year cards an opponent lost this turn" },
    Wording { "if {that_spell/it} was focused", "if {1} has focused" },
    Wording { "engage it when you gain control of it this way", "engage it" },
    Wording { "when you gain control of it this way , engage it", "engage it" },
    // An 11 year row (6); what is used of it has left it
    Wording { "look at your 11 year cards {._you_may/,_then/.} rearrange them",
        "look at your 11 year row {1} rearrange your 11 year row" },
    Wording { "look at your 11 year cards and rearrange them",
        "look at your 11 year row , then rearrange your 11 year row" },
    Wording { "rearrange your 11 year cards", "rearrange your 11 year row" },
    Wording {
        "11 year {row/cards} {,_then/._then/._you_may/.} put (them/those_cards/the_cards) back "
        "in any order",
        "11 year {1} {2} rearrange them" },
    Wording {
        "(your_opponents'/opponents'/your_opponent's/each_opponent's) 11 year cards can not be "
        "(used_or_cast/cast_or_used) {this_turn/until_your_next_turn}",
        "your opponents can not use 11 year abilities or cast cards for their 11 year cost {1}" },
    Wording {
        "{players/your_opponents/each_opponent} can not use 11 year abilities or cast cards for "
        "their 11 year (cost/costs) {this_turn/until_your_next_turn}",
        "{1} can not use 11 year abilities {2} and {1} can not cast cards for their 11 year cost "
        "{2}" },
    Wording { "11 year cards {your_opponents/you} control can not be cast for their 11 year cost",
        "{1} can not cast cards for their 11 year cost" },
    Wording { "11 year cards can not be cast for their 11 year cost",
        "players can not cast cards for their 11 year cost" },
    // 6.1 Where it goes when it is neither used nor cast
    Wording { "11 year card . its controller puts it into their hand "
              "(,_they/and/,_and_they/and_they/._they) can not use its 11 year ability or cast it",
        "11 year card . its controller can not use its 11 year ability or cast it" },
    Wording { "may have them (trade/swap/switch/exchange) places", "may exchange them" },
    Wording { "one of your other 11 year cards", "another 11 year card you control" },
    Wording { "{n} of your other 11 year cards", "{1} other 11 year cards you control" },
    Wording { "your other 11 year cards", "11 year cards you control" },
    Wording { ", its attack becomes {n} (,/) and its defense becomes {n}",
        "and its attack becomes {1} and its defense becomes {2}" },
    // A player who is asked about is a target as well (8.5)
    Wording { "^ if target opponent {!would}", "choose target opponent . if that player" },
    Wording {
        "{enter_;/.} if target opponent {!would}", "{1} choose target opponent . if that player" },
    Wording { "until end of turn , switch the attack and defense of {~} .",
        "switch the attack and defense of {1} until end of turn ." },
};

} // namespace

std::span<const Wording> wordingsOfSlips()
{
    return slipWordings;
}

} // namespace triptych::kryptik
