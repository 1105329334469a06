#include "kryptik/text/surface/Wordings.h"

#include <array>

// How people say it: times and places, layout, sides, targets and small words.
namespace triptych::kryptik {
namespace {

using text::Wording;

constexpr std::array placeWordings {
    // Where it lies by then, which what happened to it says already
    Wording { "attach {it/that_citizen/that_card} to {,} from "
              "(its_owner's/their_owner's/its_controller's) limbo pile",
        "attach {1} to {2}" },
    Wording { "look at (any_one/any/one/an) 11 year card {./,/and/(}",
        "look at target 11 year card {1}" },
    Wording { "look at (each/every/all) 11 year (card/cards) you control",
        "look at all cards in your 11 year row" },
    // What goes into an 11 year row lies there face down (5.4)
    Wording { "11 year {row/card/cards} , face down .", "11 year {1} ." },
    Wording { "11 year {row/card/cards} {,} , face down .", "11 year {1} {2} ." },
    Wording { "| face down , {*} 11 year {row/card/cards} {*} .", "{1} 11 year {2} {3} ." },
    Wording { "| face down , {*} 11 year row .", "{1} 11 year row ." },
    Wording {
        "| {add=put/adds=puts} {,} to {your/their} 11 year row", "{1} {2} into {3} 11 year row" },
    // Times and places
    // What is attached to a target is spoken of when that is named
    Wording { "| choose a {~} attached to target citizen",
        "choose target citizen , then choose a {1} attached to it" },
    Wording {
        "| {!choose} {!attach} {*} attached to target citizen {you_control/an_opponent_controls}",
        "choose target citizen {2} , then {1} attached to it" },
    Wording { "(but/except_for/except) this one", "other than this" },
    Wording { "( other than this one )", "other than this" },
    Wording { "{citizen/citizens} in combat {./gets/get/gains/gain/can}",
        "{1} that is attacking or blocking {2}" },
    Wording { "| {!choose} {!attach} {*} attached to target citizen",
        "choose target citizen , then {1} attached to it" },
    Wording { "^ when this dies , {,} attached to it", "when this dies , {1} attached to this" },
    Wording { "^ dies ; {,} attached to it", "dies ; {1} attached to this" },
    Wording { "^ when this leaves the island , {,} attached to it",
        "when this leaves the island , {1} attached to this" },
    Wording { "return the cards that were attached to (it/this) from your limbo pile to your hand",
        "return all cards you own attached to this to your hand" },
    Wording { "the cards that were attached to (it/this)", "all cards attached to this" },
    Wording { "there is (a/one/at_least_one) card attached to this", "a card is attached to this" },
    Wording {
        "there is (a/an/at_least_one) {!card} {w} (card/citizen/) attached to this , (it/this)",
        "there are 1 or more {1} cards attached to this , this" },
    Wording {
        "{as_long_as/while} (a/an) {!card} {w} (card/citizen) is attached to this , (it/this)",
        "{1} there are 1 or more {2} cards attached to this , this" },
    Wording { "this has {,} attached ,", "this has {1} attached to it ," },
    Wording { "as long as a {!card} {w} is attached to this",
        "as long as there are 1 or more {1} cards attached to this" },
    Wording { "at the beginning of {your/each} end step", "at the end of {1} turn" },
    Wording { "at the beginning of the (next/) end step", "at the end of turn" },
    Wording { "at end of combat", "at the end of combat" },
    Wording { "(on_the_field/on_the_board/in_play)", "on the island" },
    Wording { "into play", "onto the island" },
    Wording { "that is not engaged", "that is disengaged" },
    Wording { "unengaged", "disengaged" },
    // The card itself (7)
    Wording { "this {overlord=this/overlord's=this's}", "{1}" },
    Wording { "card that is not a {citizen=spell/spell=citizen}", "{1} card" },
    Wording { "{noncitizen=spell/nonspell=citizen} card", "{1} card" },
    // Layout (8.1.4, 9.3)
    Wording { "as an additional cost (to_cast_this/) ,", "additional cost :" },
    Wording { "additional cost -", "additional cost :" },
    Wording { "additional cost to cast this :", "additional cost :" },
    Wording { "^ (on_enter_,/on_enter_:/enter_:/enter_-/enter_,)", "enter ;" },
    Wording { "^ (when_dies_,/dies_:/dies_-/dies_,)", "dies ;" },
    Wording { "short time {n} (;/:/-)", "short time {1} ," },
    Wording { "^ {solo/focused} ;", "{1} -" },
    Wording { "11 year ability :", "11 year :" },
    // Branches; after "you may" an "otherwise" speaks of what was not done, as in every sentence
    // ... and of who is aimed at, where one opponent is.
    Wording { "short time {n} , {!you} {~} target opponent . otherwise (,/)",
        "choose target opponent . if that player has {1} or fewer 11 year cards , {2} that player "
        ". otherwise ," },
    Wording { "short time {n} , target opponent {*} . otherwise (,/)",
        "choose target opponent . if that player has {1} or fewer 11 year cards , that player {2} "
        ". otherwise ," },
    Wording { "short time {n} , {!you} {*} . otherwise (,/)",
        "if an opponent has {1} or fewer 11 year cards , {2} . otherwise ," },
    Wording { "look at target opponent's 11 year row (,_then/and) rearrange it",
        "look at target opponent's 11 year row , then rearrange that player's 11 year row" },
    Wording { "look at target opponent's 11 year row . you may rearrange it",
        "look at target opponent's 11 year row . you may rearrange that player's 11 year row" },
    Wording { "look at your 11 year row {._you_may/,_then/.} rearrange it",
        "look at your 11 year row {1} rearrange your 11 year row" },
    Wording { "look at your 11 year row and rearrange it",
        "look at your 11 year row , then rearrange your 11 year row" },
    Wording { "look at your 11 year row , you may rearrange it",
        "look at your 11 year row , then you may rearrange your 11 year row" },
    Wording { "rearrange your 11 year row in any order", "rearrange your 11 year row" },
    Wording { "look at the (rest_of/other_cards_in/other_cards_of) your 11 year row",
        "look at your 11 year row" },
    Wording { "look at your 11 year row (and/,_then/,_and/then) put (it/them) back in any order",
        "look at your 11 year row , then rearrange your 11 year row" },
    // What is put where another one was taken from is exchanged with that
    Wording { "look at (your_11_year_row/your_11_year_cards/all_your_11_year_cards/"
              "11_year_cards_you_control) . you may put "
              "(one_of_them/an_11_year_card_you_control) into your hand . if you do , put a card "
              "from your hand (face_down/) (in_its_place/there) (face_down/) .",
        "look at your 11 year row . you may exchange a card from your hand with a card from your "
        "11 year row ." },
    // "There"
    Wording { "into your {soul_row/limbo_pile} , then you may put {,} there (too/as_well/also/) .",
        "into your {1} , then you may put {2} into your {1} ." },
    Wording { "into your soul row engaged , then you may put {,} there (too/as_well/also/) .",
        "into your soul row engaged , then you may put {1} into your soul row ." },
    Wording { "a different {card/spell}", "another {1}" },
    // Not the keyword Tenacious: who says so gives no ability.
    Wording {
        "can not be blocked by only one citizen", "can not be blocked by fewer than 2 citizens" },
    Wording { "{from/in} (any_limbo_pile/limbo_piles)", "{1} a limbo pile" },
    Wording { "look at (all_of/all/) your 11 year cards", "look at your 11 year row" },
    // ... and not of a faction: "a Beast or overlord" is more than a Beast
    Wording { "{a/another/target/each} citizen or overlord", "{1} citizen" },
    // Sides
    Wording { "(you_do_not/your_opponents/opponents) control", "an opponent controls" },
    Wording { "target (opponent's/enemy/opposing) citizen", "target citizen an opponent controls" },
    Wording { "(your_opponents'/your_opponent's/an_opponent's/opposing/enemy/opponents') citizens",
        "citizens an opponent controls" },
    Wording { "enemy {w} citizens", "{1} citizens an opponent controls" },
    Wording { "an (opposing/enemy/opponent's) citizen", "a citizen an opponent controls" },
    Wording { "an enemy {w} citizen", "a {1} citizen an opponent controls" },
    Wording { "{random/each} enemy citizen", "{1} citizen an opponent controls" },
    Wording { "each opposing citizen", "each citizen an opponent controls" },
    Wording { "your other {w} citizens", "other {1} citizens you control" },
    Wording { "{each/one=a} of your citizens", "{1} citizen you control" },
    Wording { "all of your {11_year_cards/citizens}", "all {1} you control" },
    Wording { "one of your {w} citizens", "a {1} citizen you control" },
    Wording { "all of your {w} citizens", "all {1} citizens you control" },
    Wording { "one or more of (your_opponents'/an_opponent's) 11 year cards",
        "one or more 11 year cards an opponent controls" },
    Wording { "one of your opponents' 11 year cards", "an 11 year card an opponent controls" },
    Wording { "your {11_year_cards/citizens}", "{1} you control" },
    Wording { "your {w} citizens", "{1} citizens you control" },
    Wording { "your {w} or {w} citizens", "{1} or {2} citizens you control" },
    Wording { "your {other/engaged/disengaged} {w} or {w} citizens",
        "{1} {2} or {3} citizens you control" },
    Wording { "your opponents' {w} or {w} citizens", "{1} or {2} citizens an opponent controls" },
    Wording { "your opponents' engaged {w} or {w} citizens",
        "engaged {1} or {2} citizens an opponent controls" },
    Wording { "(each/all) of your opponents", "each opponent" },
    Wording { "every {opponent/player}", "each {1}" },
    Wording { "{than_any=than_each/any=an} opponent", "{1} opponent" },
    // Targets
    Wording { "target activated or spell", "target spell or active ability" },
    Wording { "target (spell_or_ability/ability_or_spell)", "target spell or activation" },
    Wording {
        "counter target (spell_or_citizen/citizen_or_spell)", "counter target card being cast" },
    // Places and moves
    Wording { "under the control of (its/their) owner", "under its owner's control" },
    Wording { "under the control of their owners", "under their owners' control" },
    Wording { "under (its/their) owner's control", "under their owners' control" },
    Wording { "into the limbo pile", "into its owner's limbo pile" },
    Wording { "at the bottom of", "on the bottom of" },
    Wording {
        "the rest on the bottom in any order", "the rest on the bottom of your deck in any order" },
    Wording { "puts the {rest/others/other} (back/) on {the_bottom/top} in any order",
        "puts the {1} on {2} of their deck in any order" },
    Wording { "on {the_bottom/top} in any order", "on {1} of your deck" },
    Wording { "on the bottom .", "on the bottom of your deck ." },
    // Nobody looks at it there (6.3)
    Wording { "the top card of {w} deck into {w} 11 year row without looking at it",
        "the top card of {1} deck into {2} 11 year row" },
    Wording { "the top {n} cards of {w} deck into {w} 11 year row without looking at them",
        "the top {1} cards of {2} deck into {3} 11 year row" },
    Wording { "11 year cards (on_the_island/left/remaining)", "11 year cards" },
    Wording { "or (fewer/less) cards in your 11 year row ,", "or fewer 11 year cards ," },
    Wording { "or fewer cards in their 11 year row ,", "or fewer 11 year cards ," },
    Wording { "or fewer 11 year cards in (their/your) 11 year row", "or fewer 11 year cards" },
    // Theirs it is anyhow, where they do it (RULING 9.3); what is done by nobody else stays for the grammar.
    Wording { "must choose and {w} {!up}", "must {1}" },
    Wording { "chooses and {sacrifices/destroys/abolishes/returns/engages/discards}", "{1}" },
    Wording { "more 11 year cards than you {must_destroy/destroys} {n} of them",
        "more 11 year cards than you {1} {2} 11 year cards they control" },
    Wording { "{sacrifices/discards/abolishes/destroys/returns/puts/engages/loses/chooses} {~} of "
              "their choice",
        "{1} {2}" },
    Wording { "{player/opponent} may {w} {~} of their choice", "{1} may {2} {3}" },
    Wording { "{they_sacrifice/they_discard/players_sacrifice/players_discard} {~} of their choice",
        "{1} {2}" },
    Wording { "opponents {sacrifice/discard} {~} of their choice", "opponents {1} {2}" },
    Wording { "soul energy .", "." },
    // Where a spell goes when it is done with, and what is countered
    Wording { "abolish this instead of putting it into {w} limbo pile", "abolish this" },
    Wording { "abolish this instead of putting it into its owner's limbo pile", "abolish this" },
    Wording { "counter {~} unless {~} . abolish it instead of putting it into {~} limbo pile",
        "counter {1} and abolish it instead of putting it into its owner's limbo pile unless {2}" },
    Wording { "counter {~} unless {~} . if (that_spell/it) is countered this way , abolish it "
              "instead of putting it into {~} limbo pile",
        "counter {1} and abolish it instead of putting it into its owner's limbo pile unless {2}" },
    Wording { "counter {~} unless {~} . if that spell is countered this way , abolish it instead .",
        "counter {1} and abolish it instead of putting it into its owner's limbo pile unless {2} "
        "." },
    Wording { "counter {~} . abolish it instead of putting it into {~} limbo pile",
        "counter {1} and abolish it instead of putting it into its owner's limbo pile" },
    // What does not come into a limbo pile: only what would have come there goes elsewhere
    Wording { "counter {*} . {put/return/shuffle} (it/that_card/that_spell) {*} instead of "
              "(into/putting_it_into/putting_it_in/) (its_owner's/their/a) limbo pile .",
        "counter {1} . if it is countered this way , {2} it {3} ." },
    Wording { "counter {*} and {put/return/shuffle} (it/that_card/that_spell) {*} instead of "
              "(into/putting_it_into/putting_it_in/) (its_owner's/their/a) limbo pile .",
        "counter {1} . if it is countered this way , {2} it {3} ." },
    Wording { "if (it/that_spell/that_card) is countered this way , {put/return/shuffle} "
              "(it/that_card/that_spell) {*} instead of (into/putting_it_into/putting_it_in/) "
              "(its_owner's/their/a) limbo pile .",
        "if it is countered this way , {1} it {2} ." },
    Wording { "if (it/that_spell/that_card) is countered this way , {put/return/shuffle} "
              "(it/that_card/that_spell) {*} instead .",
        "if it is countered this way , {1} it {2} ." },
    Wording { "if {*} would {die/be_destroyed} , {*} instead of "
              "(into/putting_it_into/putting_it_in/) (its_owner's/their/a) limbo pile",
        "if {1} would {2} , {3} instead" },
    // Times
    Wording { "for the (rest_of_the/rest_of_this/) turn", "until end of turn" },
    Wording { "at the beginning of the end phase", "at the end of turn" },
    Wording { "at the (start/beginning) of each player's turn", "at the start of each turn" },
    Wording { "each time", "whenever" },
    Wording { "at the beginning of your second phase", "at the start of your 2nd phase" },
    // Small words
    Wording { "(it_would_be/this_turn_is) your turn", "it is your turn" },
    Wording { "so long as", "as long as" },
    Wording { "may not", "can not" },
    Wording { "is (not_able/unable) to", "can not" },
    Wording { "is {unblockable=be_blocked/indestructible=be_destroyed}", "can not {1}" },
    Wording { "if (you/they) do not ,", "otherwise ," },
    Wording { "when you do ,", "if you do ," },
    Wording { "is put into (its_owner's/a) limbo pile from the island", "dies" },
    Wording { "is put from the island into (its_owner's/a) limbo pile", "dies" },
    Wording { "this is put into your limbo pile from the island", "this dies" },
    Wording { "comes onto the island", "enters the island" },
    Wording { "enters play", "enters the island" },
    Wording { "{enters/onto} the battlefield", "{1} the island" },
    Wording { "to cast .", "." },
    Wording { "{less/more} to cast", "{1}" },
    Wording { "without paying its cost", "for free" },
    // One citizen attacks at a time (4.4.2), so it is each that does
    Wording { "the attacking citizen", "each attacking citizen" },
};

} // namespace

std::span<const Wording> wordingsOfPlaces()
{
    return placeWordings;
}

} // namespace triptych::kryptik
