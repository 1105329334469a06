#include "altered/text/surface/Wordings.h"

#include <array>

namespace triptych::altered {
namespace {

using text::Wording;

constexpr std::array rowsOfConditions {
    Wording { "if {n} or more of these cards are {,} {,/:}",
        "if there are {1} or more {2} among them {3}" },
    Wording { "if at least {n} of (them/these_cards/those_cards) are {,} {,/:}",
        "if there are {1} or more {2} among them {3}" },
    Wording { "if their {hand=Hand/base=Base/reserve=Reserve} costs are (equal/the_same)",
        "if they have the same {1} Cost" },
    Wording { "if (you/you've) played exactly {n} {~} this {turn/day=Day/afternoon=Afternoon}",
        "if the number of {2} you played this {3} is {1}" },
    Wording { "if you {sacrificed/discarded/created} exactly {n} {~} this "
              "{turn/day=Day/afternoon=Afternoon}",
        "if the number of {3} you {1} this {4} is {2}" },
    Wording { "i have {n} or more {boosts/boost} {,/:/-} you may {spend/remove} {n} of them",
        "I have {1} or more {2} {3} you may {4} {5} of my boosts" },
    Wording { "i have {n} or more {w} counters {,/:/-} you may {spend/remove} {n} of them",
        "I have {1} or more {2} counters {3} you may {4} {5} of my {2} counters" },
    // What is asked of several that were spoken of, and of all or none of those that there are
    Wording { "if (one_of_them/either_of_them/at_least_one/either) is {,} {,/:}",
        "if there is {1} among them {2}" },
    Wording { "if at least one of them is {,} {,/:}", "if there is {1} among them {2}" },
    Wording { "if one of those cards is {,} {,/:}", "if there is {1} among them {2}" },
    Wording { "if {n} of them are {,} {,/:}", "if there are {1} {2} among them {3}" },
    Wording {
        "if {n} or more of them are {,} {,/:}", "if there are {1} or more {2} among them {3}" },
    Wording { "if (neither_of_them/none_of_them/neither) is a {,} {,/:}",
        "if there are no {1} among them {2}" },
    Wording { "if none of them are {,} {,/:}", "if there are no {1} among them {2}" },
    Wording { "if (they_are_both/they're_both/both_are) {,} {,/:}", "if they're {1} {2}" },
    Wording { "if (both/all) of them are {,} {,/:}", "if they're {1} {2}" },
    Wording { "if they're all {,} {,/:}", "if they're {1} {2}" },
    Wording { "if this is the only", "if I'm the only" },
    Wording { "if you played me from", "if I was played from" },
    Wording { "if i have the same {hand_cost=Hand_Cost/base_cost=Base_Cost/"
              "reserve_cost=Reserve_Cost} as",
        "if I share a {1} with" },
    Wording { "my expedition is {behind/ahead} (of/) the one facing me", "my Expedition is {1}" },
    Wording { "my expedition is {~} {behind/ahead} (of/) (the_one/the_expedition) facing me",
        "my Expedition is {1} {2}" },
    Wording { "if your {discard_pile/reserve=Reserve/hand} (has/contains) {more/fewer} {w} than "
              "{w} {,/:}",
        "if there are {2} {3} in your {1} than {4} in your {1} {5}" },
    Wording { "i gain {n} {w} {counter/counters} . (then_,/) if i have {n} or more ,",
        "I gain {1} {2} {3} . If I have {4} or more {2} counters ," },
    Wording { "{n} {boost/boosts} . (then_,/) if i have none (left/) {,/:}",
        "{1} {2} . If I have no boosts {3}" },
    Wording { "{n} {w} {counter/counters} . (then_,/) if i have none (left/) {,/:}",
        "{1} {2} {3} . If I have no {2} counters {4}" },
    Wording { "{n} {w} {counter/counters} from me . (then_,/) if i have none (left/) {,/:}",
        "{1} {2} {3} from me . If I have no {2} counters {4}" },
    Wording { "until you have as many in hand as", "until you have as many cards in hand as" },
    Wording { "if no player {played/sacrificed/discarded/created} (a/an) {w} this",
        "if no {2} was {1} this" },
    Wording { "if it's your {first/second/third/fourth/fifth} {w} this {turn/day=Day/"
              "afternoon=Afternoon}",
        "if it's the {1} {2} you played this {3}" },
    Wording { "you have no other cards in hand", "your hand is empty" },
    Wording { "activate only if", "you can only activate this if" },
    Wording { "if (each/every) character you control is a {w} {,/:}",
        "if you control no non-{1} Characters {2}" },
    Wording { "if all characters you control are {!in} {w} {,/:}",
        "if you control no non-{1} Characters {2}" },
    Wording { "if no character you control is a {w} {,/:}", "if you control no {1} {2}" },
    Wording { "if none of the characters you control are {w} {,/:}", "if you control no {1} {2}" },
    Wording { "if (neither/none) of your expeditions has a {,} {,/:}",
        "if there are no {1} in your Expeditions {2}" },
    Wording { "if none of your characters is {w} {,/:}", "if you control no {1} Characters {2}" },
    Wording { "if none of your characters are {w} {,/:}", "if you control no {1} Characters {2}" },
    Wording { "if all the", "if all" },
    Wording { "i'm not alone in my expedition", "there's another Character in my Expedition" },
    Wording { "you have an [ascended] expedition", "one of your Expeditions is [Ascended]" },
    Wording { "if you resupplied a {,} {,/:}", "if it's a {1} {2}" },
    Wording { "i was played from hand", "I was played from your hand" },
    Wording { "i have a statistic of {n} or more", "my highest statistic is {1} or more" },
    Wording { "the total {w} in my expedition", "the {1} of my Expedition" },
    Wording { "if you control characters of {n} different {w} {,/:}",
        "if there are {1} or more different {2} among Characters you control {3}" },
    Wording { "if the card put in reserve is a {,} {,/:}", "if it's a {1} {2}" },
    Wording { "doesn't contain any other {w}", "contains no other {1}" },
    Wording { "doesn't contain any {w}", "contains no {1}" },
    Wording { "if you have passed", "if you passed" },
    Wording { "if it's dusk ,", "during Dusk ," },
    Wording { "if it's the afternoon ,", "during the Afternoon ," },
    Wording { "if it's night ,", "during Night ," },
    // What was not done this way
    Wording { "{you/they/an_opponent} (didn't/don't/doesn't) "
              "{discard=discarded/sacrifice=sacrificed/exhaust=exhausted/return=returned/"
              "play=played/create=created/put/ready=readied} (a/an/any) {,} this way",
        "{1} {2} no {3} this way" },
    Wording { "if nothing was {discarded/sacrificed/exhausted/returned/played/readied} this way",
        "if no card was {1} this way" },
    // What lies in a hand that was shown
    Wording { "hand . if it contains {~} ,", "hand . If there are {1} in it ," },
    // How far another's Expeditions have come: than the one facing it
    Wording { "opponent's {hero_expedition/companion_expedition/expedition} "
              "{is/isn't} {ahead/behind/tied} (of/with/) yours",
        "opponent's {1} {2} {3}" },
    Wording { "your {hero_expedition/companion_expedition} {is/isn't} {ahead/behind/tied} "
              "(of/with/) (an/your) opponent's {!hero} {!companion} {!expedition}",
        "your {1} {2} {3}" },
    Wording { "^ {{j}/{h}/{r}} if your {hero_expedition/companion_expedition} {is/isn't} "
              "{ahead/behind/tied} (of/with/) theirs ,",
        "{1} if your {2} {3} {4} ," },
    Wording { "opponent's {hero_expedition/companion_expedition/expedition} is {~} regions "
              "{ahead/behind} (of/) yours",
        "opponent's {1} is {2} regions {3}" },
    Wording { "your {hero_expedition/companion_expedition} is {~} regions {ahead/behind} (of/) "
              "(an/your) opponent's {!hero} {!companion} {!expedition}",
        "your {1} is {2} regions {3}" },
    Wording { "neither of your expeditions is {ahead/behind/tied} (of/with/) (an/your) opponent's "
              "{!hero} {!companion} {!expedition}",
        "neither of your Expeditions is {1}" },
    Wording { "(my_expedition's_next_region/the_next_region) is",
        "the region in front of my Expedition is" },
    Wording { "if you (didn't/did_not) {,/:}", "if you don't {1}" },
    Wording { "each of (an/your) opponent's expeditions that (is/are/'s) ahead of yours",
        "each of your Expeditions that's behind" },
    Wording { "the region i'm in is {{v}/{m}/{o}}", "I'm in {1}" },
    Wording { "(both/each) of (an_opponent's/your_opponent's) expeditions (are/is) "
              "{ahead/behind/tied} (of/with/) yours",
        "both of an opponent's Expeditions are {1}" },
    Wording { "(an/your) opponent's expeditions are both {ahead/behind/tied} (of_yours/with_yours/"
              "yours/)",
        "both of an opponent's Expeditions are {1}" },
    Wording { "both (of/) your expeditions are {ahead/behind/tied} (of/with/) (an/your) opponent's "
              "{!hero} {!companion} {!expedition}",
        "both of your Expeditions are {1}" },
    Wording {
        "^ {{j}/{h}/{r}} if both of their expeditions are {ahead/behind/tied} (of/with/) yours ,",
        "{1} if both of an opponent's Expeditions are {2} ," },
    Wording { "the expedition facing me is {~} regions {ahead/behind} of mine",
        "the Expedition facing me is {1} regions {2}" },
    // What has happened, as it is said of what has just been
    Wording { "today", "this Day" },
    Wording { "i'm still", "I'm" },
    Wording { "if you're {*} . if you're not (,/:)", "if you're {1} . Otherwise ," },
    Wording { "if i'm {*} . if i'm not (,/:)", "if I'm {1} . Otherwise ," },
    Wording { "if it's {*} . if (it's_not/it_isn't) (,/:)", "if it's {1} . Otherwise ," },
    Wording { "if you roll (a/an) {2+/3+/4+/5+/6+} ,", "on a {1} ," },
    Wording { "| you may play me from your discard pile if {~} .",
        "if {1} , you may play me from your discard pile ." },
    Wording { "it's {ahead/behind/tied} (of/with/) (an/your) opponent's {!hero} {!companion} "
              "{!expedition}",
        "it's {1}" },
    Wording { "if it has no {boosts/counters} left", "if it has no {1}" },
    Wording { "if i have no {boosts/counters} left", "if I have no {1}" },
    Wording { "if i have no {w} counters left", "if I have no {1} counters" },
    // Of one of them, where there is but one opponent who could be
    Wording { "if at least one opponent", "if an opponent" },
    // Of several, what all of them have
    Wording { "if {n} or more {w} you control share {~} {,/:}",
        "if you control {1} or more {2} that share {3} {4}" },
    Wording {
        "if {n} {w} you control share {~} {,/:}", "if you control {1} {2} that share {3} {4}" },
    Wording { "if {n} or more {w} you control have (a/the_same) {w} in common {,/:}",
        "if you control {1} or more {2} that share a {3} {4}" },
    Wording { "if (it_had/it_was/it_has/it's) "
              "{[anchored]=[Anchored]/[asleep]=[Asleep]/[fleeting]=[Fleeting]} , "
              "{you_may_have_it_lose/it_loses} it .",
        "if it was {1} , {2} {1} ." },
    Wording { "the only {character=Character/permanent=Permanent/token} there",
        "the only {1} in that Expedition" },
    Wording { "in your {reserve=Reserve/hand/landmarks=Landmarks/discard_pile} and (your/) "
              "{reserve=Reserve/hand/landmarks=Landmarks/discard_pile} combined",
        "in your {1} and {2}" },
    Wording { "you've drawn", "you drew" },
    Wording { "you've created", "you created" },
    Wording { "you've rolled", "you rolled" },
    Wording { "you've [resupplied]", "you [Resupplied]" },
    Wording { "opponent has drawn", "opponent drew" },
    Wording { "opponent has sacrificed", "opponent sacrificed" },
    Wording { "opponent has discarded", "opponent discarded" },
    Wording { "forward yesterday", "forward during the previous Day" },
    Wording { "forward last day", "forward during the previous Day" },
    Wording { "during this afternoon", "this Afternoon" },
    Wording { "if you control {,} but no {,} {,/:}", "if you control {1} and no {2} {3}" },
    Wording { "if you control neither {,} nor {,} {,/:}", "if you don't control {1} or {2} {3}" },
    Wording { "if an opponent controls {,} and you don't {,/:}",
        "if an opponent controls {1} and you don't control {1} {2}" },
    Wording { "if you control {,} and an opponent doesn't {,/:}",
        "if you control {1} and an opponent doesn't control {1} {2}" },
    Wording { "if you control characters with {n} (or_more/) different "
              "{hand=Hand/base=Base/reserve=Reserve} costs {,/:}",
        "if there are {1} or more different {2} Costs among Characters you control {3}" },
    Wording { "if there are no {~} in my expedition or (in_the_expedition/) facing me {,/:}",
        "if there are no {1} in my Expedition and in the Expedition facing me {2}" },
    Wording { "if no opponent's expedition is in (my_region/the_same_region_as_mine/"
              "the_same_region_as_my_expedition)",
        "if my Expedition isn't in the same region as an opponent's Expedition" },
    Wording { "if (an/your) opponent's expedition is in (my_region/the_same_region_as_mine)",
        "if my Expedition is in the same region as an opponent's Expedition" },
    Wording { "{[defender]=[Defender]/[gigantic]=[Gigantic]/[eternal]=[Eternal]/"
              "[seasoned]=[Seasoned]} unless you control {*} .",
        "unless you control {2} , I'm {1} ." },
    // What was the last of them
    Wording { "when (i_lose_my_last/my_last/the_last) {w} counter (is_lost/is_spent/is_removed/)",
        "when I lose 1 or more {1} counters , if I have no {1} counters" },
    Wording { "when (i_lose_my/my) last boost (is_lost/is_spent/is_removed/)",
        "when I lose 1 or more boosts , if I have no boosts" },
    Wording { "boosts , {*} . {while/if} i have none ,", "boosts , {1} . {2} I have no boosts ," },
    // "It", said of this card where nothing else is named
    Wording { "{while/if} i have {n} or more boosts , (it/he/she) is",
        "{1} I have {2} or more boosts , I'm" },
    Wording { "{while/if} i have no boosts , (its/his/her) {{v}/{m}/{o}} is {~} and (it/he/she) is",
        "{1} I have no boosts , my {2} is {3} and I'm" },
    Wording { "{while/if} i have no boosts , (it/he/she) is", "{1} I have no boosts , I'm" },
    Wording { "| i can't {~} while it's the only {character=Character/permanent=Permanent} in its "
              "expedition",
        "I can't {1} while I'm the only {2} in my Expedition" },
    Wording { "i gain boosts equal to the difference between the number of {w} in (my/its) "
              "expedition and (in/) the expedition facing (me/it)",
        "I gain X boosts , where X is the difference between the number of {1} in my Expedition "
        "and "
        "the number of {1} in the Expedition facing me" },
};

} // namespace

std::span<const text::Wording> wordingsOfConditions()
{
    return rowsOfConditions;
}

} // namespace triptych::altered
