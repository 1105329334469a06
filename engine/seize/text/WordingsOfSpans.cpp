#include "seize/text/Wordings.h"

#include <array>

// How long and when: turns of whose, the next time, whatever stands first in its sentence.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofSpans {
    // Whose turn
    Wording { "the next turn of its controller", "its controller's next turn" },
    Wording { "the last turn of its controller", "its controller's last turn" },
    Wording { "the previous turn of its controller", "its controller's last turn" },
    Wording { "| target {,} an opponent controls {~} that player's next turn",
        "target {1} an opponent controls {2} its controller's next turn" },
    Wording { "| target {,} an opponent controls {~} that opponent's next turn",
        "target {1} an opponent controls {2} its controller's next turn" },
    // How long
    Wording { "until your turn ends", "until the end of your turn" },
    Wording { "until your next turn ends", "until the end of your next turn" },
    Wording {
        "until its controller's next turn ends", "until the end of its controller's next turn" },
    Wording { "until its controller's turn ends", "until the end of its controller's turn" },
    Wording { "until your next turn begins", "until your next turn" },
    Wording { "until your next turn starts", "until your next turn" },
    Wording { "until its controller's next turn begins", "until its controller's next turn" },
    Wording { "until its controller's next turn starts", "until its controller's next turn" },
    Wording { "until the next {w} phase ends", "until the end of the next {1} phase" },
    Wording { "for its controller's next turn", "during its controller's next turn" },
    Wording { "for your next turn", "during your next turn" },
    Wording { "during its next attack", "for its next attack" },
    Wording { "until its next attack is over", "for its next attack" },
    Wording { "until its next attack has ended", "for its next attack" },
    Wording { "until after its next attack", "for its next attack" },
    Wording { "| the next attack of target {,} gets {,} melee",
        "target {1} gets {2} melee for its next attack" },
    Wording { "| the next attack of target {,} has {,} melee",
        "target {1} gets {2} melee for its next attack" },
    // When it comes
    Wording { "when your next turn begins ,", "at the start of your next turn ," },
    Wording { "when your next turn starts ,", "at the start of your next turn ," },
    Wording { "< | {~} when your next turn begins .", "at the start of your next turn , {1} ." },
    Wording { "< | {~} when your next turn starts .", "at the start of your next turn , {1} ." },
    Wording { "| this turn , the next time {,} ,", "the next time {1} this turn ," },
    Wording { "| the next time damage is dealt to {,} this turn",
        "the next time {1} is dealt damage this turn" },
    Wording { "| when {,} is next dealt damage this turn ,",
        "the next time {1} is dealt damage this turn ," },
    Wording { "| when {,} next {w} this turn ,", "the next time {1} {2} this turn ," },
    Wording { "< | {~} target {,} the next time it {,} this turn .",
        "the next time target {2} {3} this turn , {1} it ." },
    Wording { "< | {~} whenever {~} this turn .", "this turn , whenever {2} , {1} ." },
    Wording { "< | {~} each time {~} this turn .", "this turn , whenever {2} , {1} ." },
    Wording { "< | {~} every time {~} this turn .", "this turn , whenever {2} , {1} ." },
    // What may be played when
    Wording { "being melee attacked", "being attacked with a melee attack" },
    Wording { "being ranged attacked", "being attacked with a ranged attack" },
    Wording { "only if {,} is attacked with", "only if {1} is being attacked with" },
    Wording { "only while {,} is attacked with", "only if {1} is being attacked with" },
    Wording { "only when {,} is attacked with", "only if {1} is being attacked with" },
    Wording { "only when {,} is attacked by a {w} attack",
        "only if {1} is being attacked with a {2} attack" },
    Wording { "only if {,} is attacked by a {w} attack",
        "only if {1} is being attacked with a {2} attack" },
    Wording { "| cast this", "play this" },
    Wording { "| only playable if", "play this only if" },
    Wording { "| only playable while", "play this only if" },
    Wording { "have cast", "have played" },
    Wording { "you cast", "you played" },
    // In another order
    Wording { "when your next turn ends ,", "at the end of your next turn ," },
    Wording { "< | {~} when your next turn ends .", "at the end of your next turn , {1} ." },
    Wording { "| this turn , {~} whenever {~} .", "this turn , whenever {2} , {1} ." },
    Wording { "| this turn , {~} each time {~} .", "this turn , whenever {2} , {1} ." },
    Wording { "; it may", ". it may" },
    Wording { "; it can", ". it can" },
    Wording { "; it gains", ". it gains" },
    Wording { "; it gets", ". it gets" },
    Wording { "; that mercenary", ". that mercenary" },
    Wording { "; they", ". they" },
    // The one or the other number, in brackets
    Wording { "( {n} instead if {~} ) .", ", or {1} if {2} ." },
    Wording { "( or {n} if {~} ) .", ", or {1} if {2} ." },
    Wording { ", or {n} {w} damage instead if", ", or {1} if" },
    Wording { ", or {n} instead if", ", or {1} if" },
    // A row or a column
    Wording { "| choose target row . {*} in it .", "{1} in target row ." },
    Wording { "| choose target row . {*} in that row .", "{1} in target row ." },
    Wording { "| choose target column . {*} in it .", "{1} in target column ." },
    Wording { "| choose target column . {*} in that column .", "{1} in target column ." },
    // But: another sentence
    Wording { ", but you can not", ". you can not" },
    Wording { ", but you may not", ". you can not" },
    Wording { "you may not {!have}", "you can not" },
    Wording { "opponents may not", "opponents can not" },
    Wording { "players may not", "players can not" },
};

} // namespace

std::span<const text::Wording> wordingsOfSpans()
{
    return ofSpans;
}

} // namespace triptych::seize
