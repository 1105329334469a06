#include "altered/text/surface/Wordings.h"

#include <array>

namespace triptych::altered {
namespace {

using text::Wording;

constexpr std::array rowsOfThings {
    Wording { "an expedition facing my expedition", "an Expedition facing me" },
    // What was spoken of
    Wording { "that (card's/character's/permanent's/spell's/token's/landmark's)", "its" },
    Wording { "^ when {,} [resupplies] {,/-} you may {w} the card (they/that_player/that_opponent) "
              "put in reserve",
        "when {1} [Resupplies] {2} you may {3} it" },
    Wording { "{discard/discards/reveal/reveals/sacrifice/sacrifices} {*} . "
              "{put/play/return/you_may_put/you_may_play/you_may_return} {a/an/one/any/each} {,} "
              "(discarded/sacrificed) this way",
        "{1} {2} . {3} {4} {5} from among them" },
    Wording { "{discard/discards} {*} . "
              "{put/play/return/you_may_put/you_may_play/you_may_return} {a/an/one/any/up_to_one} "
              "{w} or {w} discarded this way",
        "{1} {2} . {3} {4} {5} or {6} from among them" },
    Wording { "{discard/discards} {*} . "
              "{put/play/return/you_may_put/you_may_play/you_may_return} up to {n} {,} "
              "discarded this way",
        "{1} {2} . {3} up to {4} {5} from among them" },
    Wording {
        "{from_it/from_among_them/from_them} , if there (is/are) (one/any) {./,}", "{1} {2}" },
    Wording { "for each (one/of_them) who (does/did)", "for each player who did" },
    // Of several targets
    Wording { "in different expeditions (of/controlled_by) the same player",
        "in different Expeditions that share a controller" },
    Wording {
        "{characters=Characters/permanents=Permanents/tokens} (of/controlled_by) the same player",
        "{1} that share a controller" },
    Wording { "remove {n} {boost/boosts} from each of {up_to_one/up_to_two/up_to_three/two/three} "
              "target",
        "remove {1} {2} from {3} target" },
    Wording { "remove all {boosts/counters} from each of "
              "{up_to_one/up_to_two/up_to_three/two/three} target",
        "remove all {1} from {2} target" },
    Wording { "remove {n} {w} {counter/counters} from each of "
              "{up_to_one/up_to_two/up_to_three/two/three} target",
        "remove {1} {2} {3} from {4} target" },
    Wording { "{exhaust/ready} target opponent's hero {!expedition}",
        "{1} target Hero an opponent controls" },
    Wording { "{exhaust/ready} (an/your) opponent's hero {!expedition}",
        "{1} a Hero an opponent controls" },
    // Of both limits
    Wording { "your reserve (limit/) and (your/) landmark (limit/limits) are (both/each/) {*} .",
        "your Reserve limit is {1} . Your Landmark limit is {1} ." },
    Wording { "your landmark (limit/) and (your/) reserve (limit/limits) are (both/each/) {*} .",
        "your Landmark limit is {1} . Your Reserve limit is {1} ." },
    Wording { "target two {,} . (they_exchange_expeditions/exchange_their_expeditions) .",
        "exchange the Expeditions of two target {1} ." },
    Wording { "the expedition (i_joined/i_join)", "my Expedition" },
    Wording { "an expedition facing mine", "an Expedition facing me" },
    Wording { "with (a/) {higher/lower} {hand_cost=Hand_Cost/base_cost=Base_Cost/"
              "reserve_cost=Reserve_Cost} than (mine/me)",
        "with {2} {1} than mine" },
    Wording { "with (a/) {higher/lower} {{v}/{m}/{o}} than (mine/me)", "with {2} {1} than mine" },
    Wording { "move {,} from a {w} you control to another .",
        "move {1} from a {2} you control to another {2} you control ." },
    Wording {
        "sacrifices all but {n} of their {w}", "sacrifices {2} until they control {1} of them" },
    Wording { "sacrifice all but {n} of your {w}", "sacrifice {2} until you control {1} of them" },
    // One of those that have most, whichever is wished
    Wording { "the {character=Character/permanent=Permanent/card/token/robot=Robot/animal=Animal} "
              "with the {highest/lowest/most/fewest}",
        "a {1} with the {2}" },
    Wording { "the {character=Character/permanent=Permanent/card/token} "
              "{you_control/facing_me/an_opponent_controls=an_opponent_controls/"
              "in_my_expedition=in_my_Expedition/in_your_reserve=in_your_Reserve} "
              "with the {highest/lowest/most/fewest}",
        "a {1} {2} with the {3}" },
    Wording { "{discards/discard} down to {n} {cards_in_hand/cards}",
        "{1} cards from their hand until they have {2} cards in hand" },
    Wording { "one or more of your {!expeditions} {w}", "one or more {1} you control" },
    Wording { "double target {character's=Character/permanent's=Permanent/card's=card} boosts",
        "double the boosts on target {1}" },
    // In which of several zones
    Wording { "in your {hand/reserve=Reserve/landmarks=Landmarks/discard_pile} than in "
              "{your_opponent's/an_opponent's/target_opponent's} {,/.}",
        "in your {1} than in {2} {1} {3}" },
    Wording { "in each reserve", "in Reserve" },
    Wording { "from each reserve", "from each player's Reserve" },
    // Both of them
    Wording { "{they/them} both", "{1}" },
    Wording { "both of them", "them" },
    Wording { "| both {!of} {!expeditions} {!your} {gain/switch/lose}", "they {1}" },
    Wording { "{discard/exhaust} both .", "{1} them ." },
    Wording { "{return/send} both to", "{1} them to" },
    Wording { "{gains/gain/loses} your choice of", "{1}" },
    // Cards that were revealed, and those that were not taken
    Wording { "the (rest_of_the/other_revealed/remaining) cards", "the other cards" },
    Wording { "all other revealed cards", "the other cards" },
    Wording { "the rest of the revealed cards", "the other cards" },
    Wording { "the rest of them", "the rest" },
    Wording { "the {remaining_card=the_other/revealed_cards=these_cards/revealed_card=it}", "{1}" },
    // What statistics are
    Wording { "target {character's_base=the_base/character's=the} {v} is {n}",
        "{1} {V} of target Character is {2}" },
    Wording { "target {character's_base=the_base/character's=the} {m} is {n}",
        "{1} {M} of target Character is {2}" },
    Wording { "target {character's_base=the_base/character's=the} {o} is {n}",
        "{1} {O} of target Character is {2}" },
    Wording { "target character's base statistics are {w}",
        "the base statistics of target Character are {1}" },
    Wording { "target character has base statistics of {w}",
        "the base statistics of target Character are {1}" },
    Wording { "target character has base {v} {n}", "the base {V} of target Character is {1}" },
    Wording { "target character has base {m} {n}", "the base {M} of target Character is {1}" },
    Wording { "target character has base {o} {n}", "the base {O} of target Character is {1}" },
    Wording { "its base {v} is {n} this", "the base {V} of it is {1} this" },
    Wording { "its base {m} is {n} this", "the base {M} of it is {1} this" },
    Wording { "its base {o} is {n} this", "the base {O} of it is {1} this" },
    Wording { "its base statistics are {w} this", "the base statistics of it are {1} this" },
    Wording { "^ {*} have base {v} {n} .", "the base {V} of {1} is {2} ." },
    Wording { "^ {*} have base {m} {n} .", "the base {M} of {1} is {2} ." },
    Wording { "^ {*} have base {o} {n} .", "the base {O} of {1} is {2} ." },
    Wording { "^ {*} have a base {v} of {n} .", "the base {V} of {1} is {2} ." },
    Wording { "^ {*} have a base {m} of {n} .", "the base {M} of {1} is {2} ." },
    Wording { "^ {*} have a base {o} of {n} .", "the base {O} of {1} is {2} ." },
    // How much was paid, and how many there were
    Wording { "the amount of mana you paid this way", "the number of mana paid this way" },
    Wording { "the amount of mana you paid", "the number of mana paid this way" },
    Wording { "the amount of mana paid this way", "the number of mana paid this way" },
    Wording { "the amount of mana paid", "the number of mana paid this way" },
    Wording { "the amount of mana spent this way", "the number of mana paid this way" },
    Wording { "the amount you paid this way", "the number of mana paid this way" },
    Wording { "the amount you paid", "the number of mana paid this way" },
    Wording { "the amount paid this way", "the number of mana paid this way" },
    Wording { "the amount paid", "the number of mana paid this way" },
    Wording { "the amount spent this way", "the number of mana paid this way" },
    Wording { "draw as many cards as (you/were) discarded this way",
        "draw as many cards as you discarded" },
    Wording { "draw as many cards as you discarded plus {w} .",
        "draw X cards , where X is the number of cards discarded this way plus {1} ." },
    Wording { "draw as many cards as you discarded .",
        "draw X cards , where X is the number of cards discarded this way ." },
    Wording { "draw as many cards as you sacrificed {w} .",
        "draw X cards , where X is the number of {1} sacrificed this way ." },
    // One statistic beside another of the same card
    Wording { "with {{v}/{m}/{o}} (greater/higher) than its {{v}/{m}/{o}}",
        "whose {1} is greater than its {2}" },
    // One Expedition beside the one that it faces
    Wording { "my expedition has more {w} than the expedition facing it",
        "there are more {1} in my expedition than facing me" },
    Wording { "there are more {w} in my expedition than in the expedition facing it",
        "there are more {1} in my expedition than facing me" },
    Wording { "{each_other/each} character in my expedition and each character in the expedition "
              "facing me",
        "{1} Character in my Expedition and in the Expedition facing me" },
    Wording { "in my expedition and the expedition facing me",
        "in my Expedition and in the Expedition facing me" },
    Wording {
        "if (the_region_of_my_expedition/my_region) is {{v}/{m}/{o}}", "if I'm in a {1} region" },
    Wording { "{w} cost {*} more for your opponents", "{1} cost your opponents {2} more" },
    Wording { "| (your/) opponents must pay {,} more to play {w} from "
              "{reserve=Reserve/hand=their_hand} .",
        "{2} your opponents play from {3} cost {1} more ." },
    Wording { "| (your/) opponents must pay {,} more to play {w} .",
        "{2} your opponents play cost {1} more ." },
    Wording { "the {w} your opponents play cost", "{1} your opponents play cost" },
    Wording { "(a/the) character with the highest {*} among characters you control",
        "a character you control with the highest {1}" },
    Wording { "( rounded {up/down} )", ", rounded {1}" },
    // Who searches may find nothing
    Wording { "search your deck for (a/an) {~} {,/and}", "choose up to one {1} in your deck {2}" },
    Wording {
        "search your deck for up to {n} {~} {,/and}", "choose up to {1} {2} in your deck {3}" },
    Wording { "then shuffle .", "then shuffle your deck ." },
    Wording { "| shuffle .", "shuffle your deck ." },
    // One after the other of those that were looked at
    Wording { "put {n} (of_them/) {in/into/on} {,} , {n} (of_them/) {in/into/on} {,} "
              "(,/,_and/and) {n} (of_them/) {in/into/on}",
        "put {1} of them {2} {3} and put {4} of them {5} {6} and put {7} of them {8}" },
    Wording { "put {n} (of_them/) {in/into/on} {,} (,/,_and/and) {n} (of_them/) {in/into/on}",
        "put {1} of them {2} {3} and put {4} of them {5}" },
    Wording { "put {n} (of_them/) {in/into/on} {...} put another (one/of_them/one_of_them/) "
              "{in/into/on}",
        "put {1} of them {2} {3} put one of them {4}" },
    Wording { "put (one/a/an) {w} and (one/a/an) {w} from (among/) them {in/into} {,} {,/./and}",
        "put a {1} from among them {3} {4} and put a {2} from among them {3} {4} {5}" },
    // Back where they were: on the deck that was looked at
    Wording {
        "deck {...} {them/it/one/other/others/rest/cards} back {in_any_order/in_a_random_order}",
        "deck {1} {2} on top of the-same-deck {3}" },
    Wording { "deck {...} {them/it/one/other/others/rest/cards} back {./,/or}",
        "deck {1} {2} on top of the-same-deck {3}" },
    Wording { "{them/it/one/other/others/rest/cards} (back/) on (the/) {top/bottom=the_bottom} "
              "{in/./,/and/or}",
        "{1} on {2} of the-same-deck {3}" },
    Wording { "back {on/to} {top/the}", "{1} {2}" },
    Wording { "of your deck {...} the-same-deck", "of your deck {1} your deck" },
    Wording { "the-same-deck", "its owner's deck" },
    Wording { "the other one {on/in/to}", "the other {1}" },
    Wording { "the other {n} {on/in/to}", "the others {2}" },
    Wording { "discard the other {n} .", "discard the others ." },
    Wording { "in your mana zone (,/) ready", "in your Mana zone as a ready Mana Orb" },
    // Results
    Wording { "if (both_dice_show/both_dice_have/they_have/they_show) the same result",
        "if the results are equal" },
    Wording { "if (both_dice/they) show the same number", "if the results are equal" },
    Wording { "if (both_results_were/both_results_are/the_results_were/both_dice_were) "
              "(the_same/equal)",
        "if the results are equal" },
    Wording { "if the results are the same", "if the results are equal" },
    Wording { "if you (rolled_a_double/roll_a_double/roll_doubles/rolled_doubles)",
        "if the results are equal" },
    Wording { "if (the_results/they) match", "if the results are equal" },
    Wording { "the (sum/total) of (the_results/the_rolls/the_dice/both_results/both_dice)",
        "the result" },
    Wording { "roll two instead and choose one of the results",
        "roll two dice and choose one of the results instead" },
    Wording { "roll two instead and choose one .",
        "roll two dice and choose one of the results instead ." },
    Wording { "roll two instead", "roll two dice instead" },
    // Statistics
    Wording { "with a statistic (of/) {n}", "with {v} , {m} or {o} {1}" },
    Wording { "with at least one statistic of {n}", "with {v} , {m} or {o} {1}" },
    Wording { "with (all_its_statistics/each_statistic_of/all_statistics/each_statistic) {n}",
        "with {v} , {m} and {o} {1}" },
    Wording { "with every statistic {n}", "with {v} , {m} and {o} {1}" },
    Wording { "with no statistic (of/) {n} or more", "with {v} , {m} and {o} less than {1}" },
    Wording { "with no statistic of {n} or less", "with {v} , {m} and {o} higher than {1}" },
    Wording {
        "with no statistic (higher_than/greater_than/above) {n}", "with no statistic over {1}" },
    Wording { "whose {{v}/{m}/{o}} is {n}", "with {1} {2}" },
    Wording { "has only {{v}/{m}/{o}} this", "is only {1} this" },
    Wording {
        "{{m}_and_{o}/{v}_and_{o}/{v}_and_{m}} don't count .", "ignore the {1} of Characters ." },
    Wording { "only {{v}=the_{m}/{m}=the_{v}} counts", "ignore {1} and {o} of Characters" },
    Wording { "only {o} counts", "ignore the {v} and {m} of Characters" },
    Wording { "with {{t}/{d}} abilities", "with a {1} ability" },
    Wording { "move all the {boosts/counters} from", "move all {1} from" },
    Wording { "loses all {boosts/counters}", "loses all its {1}" },
    Wording { "lose all boosts", "lose all their boosts" },
    Wording { "that many {minus/plus} {n} .", "that many boosts {1} {2} ." },
    // What is done to a target
    Wording { "target {~} is sent to reserve", "send target {1} to Reserve" },
    Wording {
        "| target {~} is {discarded=discard/exhausted=exhaust/readied=ready}", "{2} target {1}" },
    Wording { "| target {~} is returned to", "return target {1} to" },
    Wording { "| (it_is/it's) sent to reserve", "send it to Reserve" },
    Wording { "| it's discarded", "discard it" },
    Wording { "target opponent's {characters=Characters/permanents=Permanents}",
        "{1} target opponent controls" },
    Wording {
        "{chooses=discards/choose=discard} and (discards/discard) a card from", "{1} a card from" },
    // Only its controller sacrifices a card
    Wording { "when you sacrifice me or i'm discarded -", "when I'm discarded or sacrificed -" },
    Wording { "when i'm discarded or you sacrifice me -", "when I'm discarded or sacrificed -" },
    Wording { "i'm discarded from your hand or (your/) reserve",
        "I'm discarded from your hand or discarded from Reserve" },
    Wording { "i'm discarded from (your/) reserve or (your/) hand",
        "I'm discarded from your hand or discarded from Reserve" },
    Wording { "name a number", "choose a number" },
    Wording { "if an (opponent's_effect/opponent) would send me to reserve",
        "if I would be sent to Reserve by an opponent" },
    Wording { "if an (opponent's_effect/opponent) would discard me",
        "if I would be discarded by an opponent" },
    Wording { "target character and another target character exchange their boosts",
        "target two Characters and exchange their boosts" },
    Wording { "; if", ". if" },
    Wording { "until (the/) next morning", "this day" },
    Wording { "exchange all their boosts", "exchange their boosts" },
    Wording { "at the {bottom=the_bottom/top} of", "on {1} of" },
    Wording { "you control an [ascended] expedition", "one of your Expeditions is [Ascended]" },
    Wording { "you control an expedition that's {w}", "one of your Expeditions is {1}" },
    Wording { "you control an expedition in {{v}/{m}/{o}}", "one of your Expeditions is in {1}" },
    Wording { "when you [ascend] -", "when one of your Expeditions [Ascends] -" },
    // Options
    Wording { "or choose {two/both} if", "or {1} if" },
    Wording { "choose two different options :", "choose two :" },
    Wording { "choose {two/one} of the following :", "choose {1} :" },
    // Of whom it is said
    Wording { "| if (an_opponent_can't/an_opponent_doesn't/your_opponent_can't) {,/:}",
        "if no opponent does {1}" },
    Wording { "| if your opponent doesn't {,/:}", "if no opponent does {1}" },
    Wording {
        "| for each opponent (who_doesn't/who_didn't/that_doesn't) ,", "if no opponent does ," },
    Wording { "| (else/if_not) (,/:)", "otherwise ," },
    Wording { "| if each of your {w} is", "if each {1} you control is" },
    Wording { "you control characters in both (of_your/) expeditions",
        "you control a Character in each of your Expeditions" },
    Wording { "you control a character in both expeditions",
        "you control a Character in each of your Expeditions" },
    Wording { "if (none/neither) of your expeditions (is/are) empty",
        "if each of your Expeditions contains a Character or Permanent" },
    Wording { "none of your expeditions", "neither of your Expeditions" },
    Wording { "the {w} {w} you play {from_your/from} reserve each {w} doesn't gain [fleeting]",
        "the {1} {2} you play {3} Reserve each {4} loses [Fleeting]" },
    Wording { "you play {from_your/from} reserve this {w} doesn't gain [fleeting]",
        "you play {1} Reserve this {2} loses [Fleeting]" },
    Wording { "you play from reserve this {w} don't gain [fleeting]",
        "you play from Reserve this {1} lose [Fleeting]" },
    Wording { "you play (from/from_your) reserve don't gain [fleeting]",
        "you play from Reserve lose [Fleeting]" },
    Wording { "in your hero expedition and no {w} in your companion expedition",
        "in your Hero Expedition and there are no {1} in your Companion Expedition" },
    Wording { "in your companion expedition and no {w} in your hero expedition",
        "in your Companion Expedition and there are no {1} in your Hero Expedition" },
    Wording { "{w} in your hero expedition and none in your companion expedition",
        "{1} in your Hero Expedition and there are no {1} in your Companion Expedition" },
    Wording { "{w} in your companion expedition and none in your hero expedition",
        "{1} in your Companion Expedition and there are no {1} in your Hero Expedition" },
    // How many there were
    Wording { "the number of {counters_spent/boosts_spent/boosts_removed/cards_discarded} .",
        "the number of {1} this way ." },
    Wording {
        "the number of characters sacrificed .", "the number of Characters sacrificed this way ." },
    Wording { "as many boosts as it {has/had}", "1 boost for each boost it {1}" },
    Wording { "as many boosts as i {have/had}", "1 boost for each boost I {1}" },
    Wording { "as many {w} counters as it {has/had}", "1 {1} counter for each {1} counter it {2}" },
    Wording { "as many {w} counters as i {have/had}", "1 {1} counter for each {1} counter I {2}" },
    Wording { "x boosts , where x is {*} , up to a max of {n} .",
        "X boosts , up to a max of {2} , where X is {1} ." },
    Wording { "x boosts , where x is {*} , up to a max of {n} boosts on me .",
        "X boosts , up to a max of {2} boosts on me , where X is {1} ." },
    Wording { "of the {discarded/sacrificed} {w} {./,}", "of the {2} {1} this way {3}" },
    Wording { "the {discarded_card's=card_discarded/sacrificed_character's=Character_sacrificed} "
              "{w} cost",
        "the {2} Cost of the {1} this way" },
    Wording { "| discard {,} . i gain {n} {boost/boosts} for each (one/of_them) .",
        "discard {1} . I gain {2} {3} for each card discarded this way ." },
    // When
    Wording { "joins your landmarks or your expeditions", "joins your Expeditions or Landmarks" },
    Wording { "joins your expeditions or your landmarks", "joins your Expeditions or Landmarks" },
    Wording { "an opponent discards me from {*} -", "I'm discarded from {1} by an opponent -" },
    Wording { "- if {*} after rest , {*} .", "- after Rest , if {1} , {2} ." },
    Wording { "{exhaust=activate/exhausts=activates} {*} to activate its {t} ability",
        "{1} the {T} ability of {2}" },
    Wording { "moved forward (on_the_previous/the_previous) day",
        "moved forward during the previous Day" },
    Wording { "^ in the morning -", "at morning -" },
    Wording {
        "^ the first time each {w} you {!would} {*} , {!if}", "the first time each {1} you {2} -" },
    Wording { "^ the first time you {!would} {*} , {!if}", "the first time you {1} -" },
    Wording { "joins this expedition", "joins my Expedition" },
    // Of a target, for a time
    // More dice, of which one is ignored
    Wording { "would roll a die , {you_may_roll/roll} (an_additional_die/another_die/one_more_die/"
              "an_extra_die) and (ignore/choose) one (of_them/of_the_results/of_the_rolls/)",
        "would roll a die , {1} two dice and choose one of the results instead" },
    Wording { "roll two dice and (ignore/choose) one (of_them/) instead",
        "roll two dice and choose one of the results instead" },
    Wording { "roll {n} dice and ignore one (of_them/of_the_results/) .",
        "roll {1} dice and ignore the roll of your choice ." },
    // Who faces whom
    Wording { "with (no/no_other) {w} facing (it/them)", "facing no {1}" },
    Wording { "with exactly one {w} facing (it/them)", "facing exactly one {1}" },
    // Statistics that are doubled
    Wording { "| double my {{v}/{m}/{o}/statistics}", "my {1} are doubled" },
    Wording {
        "| double the {{v}/{m}/{o}/statistics} of {*} this {turn/day=Day/afternoon=Afternoon} .",
        "the {1} of {2} are doubled this {3} ." },
    Wording { "^ double the {{v}/{m}/{o}/statistics} of {*} .", "the {1} of {2} are doubled ." },
    Wording { "| double target character's {{v}/{m}/{o}/statistics} this "
              "{turn/day=Day/afternoon=Afternoon} .",
        "the {1} of target Character are doubled this {2} ." },
    Wording { "| target character's {{v}/{m}/{o}/statistics} (is/are) doubled",
        "the {1} of target Character are doubled" },
    Wording { "^ {*} have (double/twice_their) {{v}/{m}/{o}/statistics} .",
        "the {2} of {1} are doubled ." },
    Wording {
        "^ {*} count their {{v}/{m}/{o}/statistics} twice .", "the {2} of {1} are doubled ." },
    Wording { "| target {a} and (target/a) {a} facing it {switch/gain/lose} {~} .",
        "target a {1} and a {2} facing it . They {3} {4} ." },
    Wording { "| target {a} and (target/a) {a} facing it both {switch/gain/lose} {~} .",
        "target a {1} and a {2} facing it . They {3} {4} ." },
    Wording { "^ {{j}_target/{h}_target/{r}_target/target} {w} .", "{1} a {2} ." },
    Wording { "^ target {w} {an_opponent_controls/you_control} .", "target a {1} {2} ." },
    Wording { "^ {{j}/{h}/{r}} target {w} facing me .", "{1} target a {2} facing me ." },
    Wording { "{the_next_time/if} target expedition would", "target an Expedition . {1} it would" },
    Wording { "{the_next_time/if} target {w} would", "target a {2} . {1} it would" },
    Wording { "{the_next_time/if} target {w} you control would",
        "target a {2} you control . {1} it would" },
    Wording { "it would leave play", "it would leave the Expedition zone" },
    Wording { "put it in its owner's hand instead", "return it to its owner's hand instead" },
    Wording { "if it has {{v}/{m}/{o}} greater than {{v}/{m}/{o}}",
        "if its {1} is greater than its {2}" },
};

} // namespace

std::span<const text::Wording> wordingsOfThings()
{
    return rowsOfThings;
}

} // namespace triptych::altered
