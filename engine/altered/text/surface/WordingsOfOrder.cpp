#include "altered/text/surface/Wordings.h"

#include <array>

namespace triptych::altered {
namespace {

using text::Wording;

constexpr std::array rowsOfOrder {
    Wording { "^ then , {*}", "{1}" },
    Wording { "otherwise :", "otherwise ," },
    Wording { ", else {!if} {w}", ", otherwise {1}" },
    Wording { ", then , {if/unless}", ", then {1}" },
    // The time, said first
    Wording { "| during this {turn/day=Day} ,", "this {1} ," },
    Wording { "until the end of (the/this/) {turn/day=Day/afternoon=Afternoon}", "this {1}" },
    Wording { "| this {turn/day=Day/afternoon=Afternoon} , (the_next/your_next) {w} you play {,} .",
        "the next {2} you play this {1} {3} ." },
    Wording { "| this {turn/day=Day/afternoon=Afternoon} , your next {w} {,} .",
        "the next {2} you play this {1} {3} ." },
    Wording { "| this {turn/day=Day/afternoon=Afternoon} , "
              "{characters=Characters/spells=Spells/permanents=Permanents/cards} you play {,} .",
        "{2} you play this {1} {3} ." },
    Wording { "| this {turn/day=Day/afternoon=Afternoon} , (each/every) "
              "{character=Characters/spell=Spells/permanent=Permanents/card=cards} you play "
              "{gains=gain/costs=cost/loses=lose} {,} .",
        "{2} you play this {1} {3} {4} ." },
    Wording {
        "| this {turn/day=Day/afternoon=Afternoon} , {,} can't {,} .", "{2} can't {3} this {1} ." },
    Wording { "| this {turn/day=Day/afternoon=Afternoon} , target {,} {gains/has/loses} {,} .",
        "target {2} {3} {4} this {1} ." },
    Wording { "| your next {w} this {turn/day=Day/afternoon=Afternoon}",
        "the next {1} you play this {2}" },
    Wording { "^ outside of morning , {*} .", "{1} outside of Morning ." },
    Wording { "| the next {w} you play {,} this {turn/day=Day/afternoon=Afternoon} .",
        "the next {1} you play this {3} {2} ." },
    // How often, said first
    Wording { "^ each {turn/day=Day/afternoon=Afternoon} , the first time {*} would",
        "the first time each {1} {2} would" },
    Wording { "^ each {turn/day=Day/afternoon=Afternoon} , the first time {*} ,",
        "the first time {2} each {1} -" },
    Wording { "^ each {turn/day=Day/afternoon=Afternoon} , the first {*} you play {*} .",
        "the first {2} you play each {1} {3} ." },
    Wording { "^ each {turn/day=Day/afternoon=Afternoon} , your first {w} {*} .",
        "the first {2} you play each {1} {3} ." },
    Wording {
        "^ each {turn/day=Day/afternoon=Afternoon} , you may play", "once per {1} , you may play" },
    Wording { "^ you may play one {*} from your discard pile {each/per} "
              "{turn/day=Day/afternoon=Afternoon} .",
        "once per {3} , you may play a {1} from your discard pile ." },
    Wording { "^ once {per/each/a=each} {turn/day=Day/afternoon=Afternoon} , when {~} , {!you} "
              "{!may} {*} .",
        "the first time {3} each {2} - {4} ." },
    Wording { "(this_ability/this/it) (triggers/activates/happens) only once {per/each/a=each} "
              "{turn/day=Day/afternoon=Afternoon} .",
        "This triggers only once each {2} ." },
    Wording {
        "^ once {per=each/each/a=each} {turn/day=Day/afternoon=Afternoon} , when {~} - {!you} "
        "{*} .",
        "the first time {3} {1} {2} - {4} ." },
    Wording { "^ when {~} {is/are} {behind/ahead/tied} at dusk -", "at Dusk - if {1} {2} {3} ," },
    // For how many, said first
    Wording { "^ for each {,} , i have {*} .", "I have {2} for each {1} ." },
    Wording { "for each {n} {,} , i gain {*} .", "I gain {3} for each {1} {2} ." },
    Wording { "for each {,} , repeat this process .", "repeat this process once for each {1} ." },
    Wording { "^ while {*} - i'm {*} .", "I'm {2} while {1} ." },
    Wording { "do this twice : {*}", "do the following two times : \u2022 {1}" },
    Wording { "do this {n} times : {*}", "do the following {1} times : \u2022 {2}" },
    Wording { "> each player then {w}", "then , each player {1}" },
    Wording { "| unless you {sacrifice/discard/exhaust/return/reveal/spend} {~} , {,} .",
        "{3} unless you {1} {2} ." },
    Wording {
        "^ (at_each/each/every) {noon=Noon/dusk=Dusk/night=Night/morning=Morning} ,", "at {1} -" },
    Wording { "| target {a} gains {n} {boost/boosts} and can't {~} this "
              "{turn/day=Day/afternoon=Afternoon} .",
        "target {1} gains {2} {3} . It can't {4} this {5} ." },
    Wording { "| i gain {n} {boost/boosts} and can't {~} this {turn/day=Day/afternoon=Afternoon} .",
        "I gain {1} {2} . I can't {3} this {4} ." },
    // When, said last
    Wording { "^ characters you control gain {,} when they {join=joins/leave=leaves} {,} .",
        "when a Character you control {2} {3} - it gains {1} ." },
    Wording { "^ when a boost is removed from {,} {,/-}", "when {1} loses a boost {2}" },
    Wording { "^ when you discard me from {,} {,/-}", "when I'm discarded from {1} by you {2}" },
    Wording { "^ when you [resupply] a {w} , {*}", "when you [Resupply] - if it's a {1} , {2}" },
    Wording { "^ when {noon=Noon/dusk=Dusk/night=Night/morning=Morning} begins", "at {1}" },

    Wording { "^ {!when} {!if} {!while} {!the} {!at} {!for} {!it} {!they} {!{i}} {*} "
              "(when/whenever/as_soon_as) {!it} {!they} {*} .",
        "when {2} - {1} ." },
    Wording { "^ {!when} {!if} {!while} {!the} {!at} {!for} {!it} {!they} {!{i}} {*} the first "
              "time {*} each {turn/day=Day/afternoon=Afternoon} .",
        "the first time {2} each {3} - {1} ." },
    Wording { "^ i {*} at {noon=Noon/dusk=Dusk/night=Night} .", "at {2} - I {1} ." },
    Wording { "moves {forward/backward=backwards/backwards} .", "moves {1} one region ." },
    Wording { "both of your expeditions move {forward/backward=backwards/backwards} .",
        "each of your Expeditions moves {1} one region ." },
    Wording { "target {,} has the {w} subtype this {turn/day=Day/afternoon=Afternoon}",
        "target {1} gains the {2} subtype this {3}" },
    // Unless, said first
    Wording { "unless you pay {~} , {,} .", "{2} unless you pay {1} ." },
    Wording { "if you don't pay {~} , {,} .", "{2} unless you pay {1} ." },
    // One thing, or more of it where something is so
    Wording { "< | target {a} gains {,} , or {,} (instead/) if {*} .",
        "if {4} , target {1} gains {3} . Otherwise , it gains {2} ." },
    Wording { "< i gain {,} , or {,} (instead/) if {*} .",
        "if {3} , I gain {2} . Otherwise , I gain {1} ." },
    Wording { "< {draw/create} {,} , or {,} (instead/) if {*} .",
        "if {4} , {1} {3} . Otherwise , {1} {2} ." },
    Wording { "< | target {a} gains {,} if {~} , or {,} otherwise .",
        "target {1} gains {2} if {3} . Otherwise , it gains {4} ." },
    Wording { "< i gain {,} if {~} , or {,} otherwise .",
        "I gain {1} if {2} . Otherwise , I gain {3} ." },
    // What is done besides, behind "but" or a colon
    Wording { ", but if you do ,", ". If you do ," },
    Wording { ", but {lose/gain} {[anchored]=[Anchored]/[asleep]=[Asleep]/[fleeting]=[Fleeting]}",
        ", then I {1} {2}" },
    Wording {
        ", but (then/) "
        "{choose/discard/sacrifice/exhaust/it/that/target/your/one_of_your/each/they/gains/loses/"
        "an_opponent/i}",
        ", then {1}" },
    Wording { "{choose/target} {,} : {it/they/its/each/that}", "{1} {2} . {3}" },
    Wording { "< , but if {~} , {~} .", ". If {1} , {2} ." },
    Wording { "create {,} in {,} (and/,_then/then) another (one/) in {,} .",
        "create {1} in {2} , then create {1} in {3} ." },
    Wording { ", plus another (one/) if {~} .", ". If {1} , create another one there ." },
    // Instead, said before what it is, and of what is left unsaid
    Wording {
        "^ if {~} would {~} , you may instead {*} .", "if {1} would {2} , you may {3} instead ." },
    Wording { "^ (instead_of_drawing/rather_than_draw) a card , you may {*} .",
        "if you would draw a card , you may {1} instead ." },
    Wording { "^ you may {*} instead of drawing a card .",
        "if you would draw a card , you may {1} instead ." },
    // What has to be so besides what would happen
    Wording { "^ if {i'm=I'm/i_have=I_have} {,} and would {*} , {*} instead .",
        "if I would {3} while {1} {2} , {4} instead ." },
    Wording {
        "^ if {,} and i would {*} , {*} instead .", "if I would {2} while {1} , {3} instead ." },
    // Instead, left unsaid or said first
    Wording { "^ if {*} would move forward {...} , it moves forward one more region .",
        "if {1} would move forward {2} , it moves forward one more region instead ." },
    Wording { "would move forward at dusk", "would move forward during Dusk" },
    Wording { "^ during {the_afternoon/dusk=Dusk/night=Night} , if {*} would {*} , {*} .",
        "if {2} would {3} during {1} , {4} ." },
    Wording { ", remove all its boosts instead .", ", it loses all its boosts instead ." },
    Wording { "would create any number of tokens", "would create one or more tokens" },
    Wording { "create one (additional/more) token instead", "create that many plus one instead" },
    // During, said last
    Wording {
        "^ ignore (the/) boosts on {*} during {w} .", "during {2} , ignore the boosts of {1} ." },
    Wording {
        "^ boosts on {*} are ignored during {w} .", "during {2} , ignore the boosts of {1} ." },
    Wording { "^ during {w} , boosts on {*} (don't_count/are_ignored) .",
        "during {1} , ignore the boosts of {2} ." },
    Wording { "^ during the first day , ignore my abilities .",
        "ignore my abilities during the first Day ." },
    Wording { "| until rest , {its/my} {{v}/{m}/{o}} is {,} .", "{1} {2} is {3} until Rest ." },
    Wording { "| until rest , {,} {gains/gain/has/have/loses/lose/is/are} {,} .",
        "{1} {2} {3} until Rest ." },
    Wording { "| until rest , {,} can't {,} .", "{1} can't {2} until Rest ." },
    Wording { "the {first/second/third} {w} you play each {turn/day=Day/afternoon=Afternoon} gains "
              "{,} if {~} , otherwise it gains {,} .",
        "when you play a {2} for the {1} time each {3} - if {5} , it gains {4} . Otherwise , it "
        "gains "
        "{6} ." },
};

} // namespace

std::span<const text::Wording> wordingsOfOrder()
{
    return rowsOfOrder;
}

} // namespace triptych::altered
