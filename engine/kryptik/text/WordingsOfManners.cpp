#include "kryptik/text/Wordings.h"

#include <array>

// How people say it: short words, the passive voice, and what stands in brackets.
namespace triptych::kryptik {
namespace {

using text::Wording;

constexpr std::array mannerWordings {
    // Short words
    Wording { "on opponents' turns", "during your opponents' turns" },
    Wording { "on your opponents' turns", "during your opponents' turns" },
    Wording { "on an opponent's turns", "during your opponents' turns" },
    Wording { "another one of your citizens", "another citizen you control" },
    Wording { "another of your citizens", "another citizen you control" },
    Wording { "another one of your {w} citizens", "another {1} citizen you control" },
    Wording { "your opponents' {w} citizens", "{1} citizens an opponent controls" },
    Wording { "your opponent's {w} citizens", "{1} citizens an opponent controls" },
    Wording { "that much to", "that much damage to" },
    Wording { "for any card", "for a card" },
    Wording { "have to play with", "play with" },
    Wording { "has to play with", "plays with" },
    Wording { "as it is being cast", "being cast" },
    Wording { "as it's being cast", "being cast" },
    Wording { "while it is being cast", "being cast" },
    // The card itself, where the paragraph begins with what it does
    Wording { "^ must be blocked", "this must be blocked" },
    Wording { "^ does not engage", "this does not engage" },
    Wording { ". does not engage", ". this does not engage" },
    Wording { "^ whenever you cast a spell that targets this , put {*} on it",
        "whenever you cast a spell that targets this , put {1} on this" },
    Wording { "^ whenever you cast a spell that targets this , it",
        "whenever you cast a spell that targets this , this" },
    Wording { ": this gains {*} . it gets", ": this gains {1} . this gets" },
    Wording { "that many citizens , plus one", "that many plus 1 citizens" },
    Wording { "that many citizens plus one", "that many plus 1 citizens" },
    Wording { "that many cards , plus one", "that many plus 1 cards" },
    Wording {
        "to the island with a {w} counter on it", "to the island , then put a {1} counter on it" },
    Wording { "to the island with {n} {w} counters on it",
        "to the island , then put {1} {2} counters on it" },
    Wording { "that blocked or was blocked this turn",
        "that blocked this turn or was blocked this turn" },
    Wording { "then put one into", "then put one of them into" },
    Wording { "and the other back .", "and the other on top of that player's deck ." },
    Wording { "and destroy an 11 year card an opponent controls of your choice",
        "and destroy an 11 year card an opponent controls" },
    Wording { "^ during your opponents' turns this", "during your opponents' turns , this" },
    Wording { "^ whenever this blocks , it does not engage .", "this does not engage to block ." },
    Wording { "target spell being cast", "target spell" },
    Wording { ". focused , solo .", ". focused . solo ." },
    Wording { ". solo , focused .", ". solo . focused ." },
    Wording { "draw a card as well", "draw a card" },
    Wording { "an 11 year card from your row", "an 11 year card you control" },
    Wording { "a {w} counter on it . if it has {n} or more ,",
        "a {1} counter on it . if it has {2} or more {1} counters on it ," },
    Wording { "a {w} counter on this . if it has {n} or more ,",
        "a {1} counter on this . if it has {2} or more {1} counters on it ," },
    Wording { "more citizens than you {w} all of theirs",
        "more citizens than you {1} all citizens they control" },
    Wording { "it is abolished if it would leave the island",
        "if it would leave the island , abolish it instead" },
    Wording { "it's abolished if it would leave the island",
        "if it would leave the island , abolish it instead" },
    Wording { "abolish it if it would leave the island",
        "if it would leave the island , abolish it instead" },
    // When
    Wording { "only once each turn and only during", "only once each turn . activate only during" },
    Wording { "only once each turn and only if", "only once each turn . activate only if" },
    Wording { "take an extra turn after this one . at the end of that turn ,",
        "take an extra turn after this one . at the end of your next turn ," },
    Wording { "take an extra turn after this one . at end of that turn ,",
        "take an extra turn after this one . at the end of your next turn ," },
    Wording {
        "| when target {*} dies this turn ,", "choose target {1} . when it dies this turn ," },
    Wording { "| if target {*} dies this turn ,", "choose target {1} . if it dies this turn ," },
    Wording { "instead of putting this into your limbo pile as it resolves , put it", "put this" },
    Wording { "as this resolves , put it", "put this" },
    // 5.3.1 What a card gives to the citizen it is attached to
    Wording { "^ as long as this is attached to a citizen , that citizen",
        "each citizen that this is attached to" },
    Wording { "^ as long as this is attached to a citizen , it",
        "each citizen that this is attached to" },
    Wording { "^ while this is attached to a citizen , that citizen",
        "each citizen that this is attached to" },
    Wording {
        "^ while this is attached to a citizen , it", "each citizen that this is attached to" },
    Wording {
        "^ while attached to a citizen , that citizen", "each citizen that this is attached to" },
    Wording { "the citizen this is attached to", "each citizen that this is attached to" },
    Wording { "the citizen that this is attached to", "each citizen that this is attached to" },
    Wording { "| you control that citizen for as long as", "gain control of it for as long as" },
    Wording { "| you control it for as long as", "gain control of it for as long as" },
    // 8.1 What may be paid besides the soul cost
    Wording { "as you cast this . if you did , it", "as you cast this . if that was paid , this" },
    Wording { "as you cast this . if you do , it", "as you cast this . if that was paid , this" },
    Wording {
        "when you cast this . if you did , it", "as you cast this . if that was paid , this" },
    Wording { "when you cast this . if you do , it", "as you cast this . if that was paid , this" },
    Wording { "as you cast this . if you did ,", "as you cast this . if that was paid ," },
    Wording { "as you cast this . if you do ,", "as you cast this . if that was paid ," },
    Wording { "when you cast this . if you did ,", "as you cast this . if that was paid ," },
    Wording { "when you cast this . if you do ,", "as you cast this . if that was paid ," },
    // The passive voice
    Wording { "| {~} are discarded at random by {*} .", "{2} discards {1} at random ." },
    Wording { "| {~} is discarded at random by {*} .", "{2} discards {1} at random ." },
    Wording { "| {~} are discarded by {*} at random .", "{2} discards {1} at random ." },
    Wording { "| {~} are discarded by {*} .", "{2} discards {1} ." },
    Wording { "| {~} is discarded by {*} .", "{2} discards {1} ." },
    Wording { "| {~} are sacrificed by {*} .", "{2} sacrifices {1} ." },
    Wording { "| {~} is sacrificed by {*} .", "{2} sacrifices {1} ." },
    Wording { "| {~} are drawn by {*} .", "{2} draws {1} ." },
    Wording { "| {~} is drawn by {*} .", "{2} draws {1} ." },
    Wording { "each opponent is destroyed", "destroy each opponent" },
    Wording { "each opponent loses the game", "destroy each opponent" },
    // Copies and factions
    Wording { "a copy of any other", "a copy of another" },
    Wording { "| {~} becomes the faction of your choice",
        "choose a faction , then {1} becomes the chosen faction" },
    Wording { "| {~} becomes a faction of your choice",
        "choose a faction , then {1} becomes the chosen faction" },
    // By what is paid, when it is cast from a limbo pile
    Wording { "from your limbo pile by plundering", "from your limbo pile by paying plunder" },
    Wording { "from your limbo pile by discarding", "from your limbo pile by paying discard" },
    Wording { "from your limbo pile by sacrificing", "from your limbo pile by paying sacrifice" },
    Wording { "from your limbo pile by abolishing", "from your limbo pile by paying abolish" },
    Wording { "from your limbo pile by engaging", "from your limbo pile by paying engage" },
    Wording { "from your limbo pile by destroying", "from your limbo pile by paying destroy" },
    Wording { "from your limbo pile by losing", "from your limbo pile by paying lose" },
    // What stands in brackets and is a rule of the card
    Wording { ". ( only on your turn )", ". use this only on your turn ." },
    Wording { "( only on your turn ) .", ". use this only on your turn ." },
    Wording { ". ( only during your turn )", ". use this only during your turn ." },
    Wording { ". ( only once each turn )", ". use this only once each turn ." },
    Wording { ". ( only once per turn )", ". use this only once each turn ." },
    Wording { ". ( only during combat )", ". use this only during combat ." },
    // Brackets that repeat what a term means, or what the rules say anyhow
    Wording { "( yours or not )", "" },
    Wording { "( including yours )", "" },
    Wording { "( not just yours )", "" },
    Wording { "( no matter who controls them )", "" },
    Wording { "( no matter who controls it )", "" },
    Wording { "( the new target must be legal )", "" },
    Wording { "( the new targets must be legal )", "" },
    Wording { "( a citizen with defense reduced to 0 is destroyed . )", "" },
    Wording { "( a citizen with defense 0 is destroyed . )", "" },
    Wording { "( citizens with defense 0 are destroyed . )", "" },
    Wording { "( citizens with 0 defense are destroyed . )", "" },
    Wording { "( a citizen with 0 defense is destroyed . )", "" },
    Wording { "( they can only be blocked by citizens with sidestep . )", "" },
    Wording { "( it can only be blocked by citizens with sidestep . )", "" },
    Wording { "( this can only be blocked by citizens with sidestep . )", "" },
    Wording { "( draw a card , then discard a card . )", "" },
    Wording { "( draw two cards , then discard two cards . )", "" },
    Wording { "( draw three cards , then discard three cards . )", "" },
    Wording { "( use this only from your hand . )", "" },
    Wording { "( activate this only from your hand . )", "" },
    Wording { "( do not look at the cards . )", "" },
    Wording { "( 0 is even . )", "" },
};

} // namespace

std::span<const Wording> wordingsOfManners()
{
    return mannerWordings;
}

} // namespace triptych::kryptik
