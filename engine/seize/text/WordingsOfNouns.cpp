#include "seize/text/Wordings.h"

#include <array>

// How people describe a mercenary, its figures and who was chosen.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofNouns {
    // What somebody carries, and where it stands
    Wording { "that is carrying", "carrying" },
    Wording { "that are carrying", "carrying" },
    Wording { "that carries {!it} {!this}", "carrying" },
    Wording { "that carry {!it} {!this}", "carrying" },
    Wording { "that wields {!it} {!this}", "carrying" },
    Wording { "that wears {!it} {!this}", "carrying" },
    Wording { "that stands {!still} {!up}", "that is" },
    Wording { "that stand {!still} {!up}", "that are" },
    Wording { "outside of your guild hall", "not in your guild hall" },
    Wording { "outside your guild hall", "not in your guild hall" },
    Wording { "outside of its controller's guild hall", "not in its controller's guild hall" },
    Wording { "outside its controller's guild hall", "not in its controller's guild hall" },
    Wording { "outside of its own guild hall", "not in its own guild hall" },
    Wording { "outside its own guild hall", "not in its own guild hall" },
    Wording { "outside of their own guild hall", "not in their own guild hall" },
    Wording { "outside their own guild hall", "not in their own guild hall" },
    Wording { "outside an opponent's guild hall", "not in an opponent's guild hall" },
    Wording { "outside the opponent's guild hall", "not in the opponent's guild hall" },
    Wording { "mercenaries of yours", "mercenaries you control" },
    Wording { "one of your other mercenaries", "another mercenary you control" },
    Wording { "one of your other {w} mercenaries", "another {1} mercenary you control" },
    // How much health and Defense is left
    Wording { "half its maximum health or less", "half its health or less" },
    Wording { "half of its maximum health or less", "half its health or less" },
    Wording { "half their maximum health or less", "half their health or less" },
    Wording { "{n} or less health left", "{1} or less health" },
    Wording { "{n} or less health remaining", "{1} or less health" },
    Wording { "{n} or fewer health left", "{1} or less health" },
    Wording { "{n} or fewer health remaining", "{1} or less health" },
    Wording { "{n} or more health left", "{1} or more health" },
    Wording { "{n} or more health remaining", "{1} or more health" },
    Wording { "{n} health or less left", "{1} or less health" },
    Wording { "{n} health or less remaining", "{1} or less health" },
    Wording { "{n} health or fewer left", "{1} or less health" },
    Wording { "is left with {!no}", "has" },
    Wording { "are left with {!no}", "have" },
    Wording { "if it survives with", "if it has" },
    Wording { "if that mercenary survives with", "if that mercenary has" },
    Wording { "if the target survives with", "if the target has" },
    Wording { "with defense remaining", "with defense" },
    Wording { "with defense left", "with defense" },
    Wording { "with its defense remaining", "with defense" },
    Wording { "still has its defense", "has defense" },
    Wording { "still has defense", "has defense" },
    Wording { "still have their defense", "have defense" },
    Wording { "still have defense", "have defense" },
    Wording { "has its defense", "has defense" },
    Wording { "has defense remaining", "has defense" },
    Wording { "has defense left", "has defense" },
    Wording { "no defense remaining", "no defense" },
    Wording { "no defense left", "no defense" },
    Wording { "without defense left", "without defense" },
    Wording { "has already been", "has been" },
    Wording { "have already been", "have been" },
    // Figures
    Wording { "a ranged attack stat", "a ranged attack" },
    Wording { "melee attack stat", "melee" },
    Wording { "melee stat", "melee" },
    Wording { "ranged attack stat", "ranged" },
    Wording { "ranged stat", "ranged" },
    Wording { "bounty stat", "bounty" },
    Wording { "movement stat", "move" },
    Wording { "move stat", "move" },
    Wording { "health stat", "health" },
    Wording { "defense stat", "defense" },
    // "..., including your own" behind what leaves nobody out
    Wording { "including your own mercenaries", "including allies" },
    Wording { "including your own", "including allies" },
    Wording { "including your mercenaries", "including allies" },
    Wording { "including yours", "including allies" },
    Wording { "including allied mercenaries", "including allies" },
    Wording { "including allied ones", "including allies" },
    Wording { "including enemy mercenaries", "including enemies" },
    Wording { "including opposing mercenaries", "including enemies" },
    Wording { "each mercenary {,} , including allies", "each mercenary {1}" },
    Wording { "each mercenary {,} including allies", "each mercenary {1}" },
    Wording { "all mercenaries {,} , including allies", "all mercenaries {1}" },
    Wording { "all mercenaries {,} including allies", "all mercenaries {1}" },
    Wording { "each other mercenary {,} , including allies", "each other mercenary {1}" },
    Wording { "each other mercenary {,} including allies", "each other mercenary {1}" },
    Wording { "all other mercenaries {,} , including allies", "all other mercenaries {1}" },
    Wording { "all other mercenaries {,} including allies", "all other mercenaries {1}" },
    Wording { "each mercenary {,} , including enemies", "each mercenary {1}" },
    Wording { "each mercenary {,} including enemies", "each mercenary {1}" },
    Wording { "all mercenaries {,} , including enemies", "all mercenaries {1}" },
    Wording { "all mercenaries {,} including enemies", "all mercenaries {1}" },
    Wording { "each other mercenary {,} , including enemies", "each other mercenary {1}" },
    Wording { "each other mercenary {,} including enemies", "each other mercenary {1}" },
    Wording { "all other mercenaries {,} , including enemies", "all other mercenaries {1}" },
    Wording { "all other mercenaries {,} including enemies", "all other mercenaries {1}" },
    // "This or another ally" is any ally, where nothing more is said of the other
    Wording { "this mercenary or another ally {!adjacent} {!within} {!in} {!with} {!without} "
              "{!that} {!on} {!at} {!who} {!whose} {!below} {!behind} {!next} {!carrying} {!not}",
        "an ally" },
    Wording { "the bearer or another ally {!adjacent} {!within} {!in} {!with} {!without} {!that} "
              "{!on} {!at} {!who} {!whose} {!below} {!behind} {!next} {!carrying} {!not}",
        "an ally" },
    Wording {
        "this mercenary or another allied mercenary {!adjacent} {!within} {!in} {!with} {!without} "
        "{!that} {!on} {!at} {!who} {!whose} {!below} {!behind} {!next} {!carrying} {!not} {!you}",
        "an allied mercenary" },
    Wording { "this mercenary or another mercenary you control {!adjacent} {!within} {!in} {!with} "
              "{!without} {!that} {!on} {!at} {!who} {!whose} {!below} {!behind} {!next} "
              "{!carrying} {!not}",
        "a mercenary you control" },
    Wording {
        "the bearer or another allied mercenary {!adjacent} {!within} {!in} {!with} {!without} "
        "{!that} {!on} {!at} {!who} {!whose} {!below} {!behind} {!next} {!carrying} {!not} {!you}",
        "an allied mercenary" },
    Wording { "the bearer or another mercenary you control {!adjacent} {!within} {!in} {!with} "
              "{!without} {!that} {!on} {!at} {!who} {!whose} {!below} {!behind} {!next} "
              "{!carrying} {!not}",
        "a mercenary you control" },
    Wording { "your vault is at {n}", "your vault is {1}" },
    Wording { "opponent's vault is at {n}", "opponent's vault is {1}" },
    Wording { "a player has {n} or less loot",
        "you have {1} or less loot or an opponent has {1} or less loot" },
    Wording { "a player has {n} or more loot",
        "you have {1} or more loot or an opponent has {1} or more loot" },
    Wording { "any player has {n} or less loot",
        "you have {1} or less loot or an opponent has {1} or less loot" },
    Wording { "any player has {n} or more loot",
        "you have {1} or more loot or an opponent has {1} or more loot" },
    Wording { "that player now has", "that player has" },
    Wording { "you now have", "you have" },
    Wording { "more treasures there than", "more treasures in their warchest than" },
    // Whose attacks
    Wording { "| melee attacks of", "melee attacks made by" },
    Wording { "| ranged attacks of", "ranged attacks made by" },
    Wording { "| attacks of", "attacks by" },
    Wording { "your opponents' mercenaries", "enemy mercenaries" },
    Wording { "your opponent's mercenaries", "enemy mercenaries" },
    // What was done
    Wording { "has neither {w} nor {w} this turn", "has not {1} or {2} this turn" },
    Wording { "have neither {w} nor {w} this turn", "have not {1} or {2} this turn" },
    // One of what was said before
    Wording { "you lose a coin flip , {*} . when you win one ,",
        "you lose a coin flip , {1} . when you win a coin flip ," },
    Wording { "whenever you {w} a {w} , {*} . whenever you {w} one ,",
        "whenever you {1} a {2} , {3} . whenever you {4} a {2} ," },
    Wording { "whenever you {w} a {w} card , {*} . whenever you {w} one ,",
        "whenever you {1} a {2} card , {3} . whenever you {4} a {2} card ," },
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
    Wording { "the chosen mercenary's", "that mercenary's" },
    Wording { "the mercenary you chose", "that mercenary" },
    Wording { "the mercenary chosen this way", "that mercenary" },
    Wording { "the chosen mercenaries", "those mercenaries" },
    Wording { "the mercenaries chosen this way", "those mercenaries" },
    Wording { "each chosen mercenary", "each of those mercenaries" },
    Wording { "the chosen ally", "that ally" },
    Wording { "the destroyed mercenary's", "that mercenary's" },
    Wording { "the sacrificed mercenary's", "that mercenary's" },
    Wording { "the chosen allied mercenary", "that allied mercenary" },
    Wording { "the chosen enemy", "that enemy" },
    // Upstaging is done as one is played
    Wording { "you upstage {,} by playing this mercenary", "this mercenary upstages {1}" },
    Wording { "you upstage {,} by playing this card", "this mercenary upstages {1}" },
    Wording { "you upstage {,} by playing this", "this mercenary upstages {1}" },
    Wording { "you upstage {,} with this mercenary", "this mercenary upstages {1}" },
    Wording { "you upstage {,} with this", "this mercenary upstages {1}" },
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
    Wording { "| when {~} and that mercenary has {~} ,", "when {1} , if that mercenary has {2} ," },
    Wording { "| when {~} and that mercenary is {~} ,", "when {1} , if that mercenary is {2} ," },
    Wording { "| whenever {~} and that mercenary has {~} ,",
        "whenever {1} , if that mercenary has {2} ," },
    Wording {
        "| whenever {~} and that mercenary is {~} ,", "whenever {1} , if that mercenary is {2} ," },
};

} // namespace

std::span<const text::Wording> wordingsOfNouns()
{
    return ofNouns;
}

} // namespace triptych::seize
