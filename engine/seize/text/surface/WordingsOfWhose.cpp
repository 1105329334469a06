#include "seize/text/surface/Wordings.h"

#include <array>

// Whose it is and which of them: "the hand of its owner", "every opponent", "under your control", "a target enemy".
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofWhose {
    // "Of" behind what people have
    Wording { "the {guild_hall/hand/deck/discard/warchest/vault} of "
              "{its_controller=its_controller's/target_player=target_player's}",
        "{2} {1}" },
    Wording { "the {guild_hall/hand/deck/discard/warchest/vault} of {target/that} opponent",
        "{2} opponent's {1}" },
    Wording {
        "the {guild_hall/hand/deck/discard/warchest} of {an/each} opponent", "{2} opponent's {1}" },
    Wording { "the {guild_hall/hand/deck/discard/warchest} of that player", "that player's {1}" },
    Wording { "the {guild_hall/vault} of its owner", "its owner's {1}" },
    // Whose a mercenary is
    Wording {
        "the {owner/controller} of {the_attacker=the_attacker's/the_bearer=the_bearer's/it=its}",
        "{2} {1}" },
    Wording { "the {owner/controller} of {the_attacked/this} mercenary", "{2} mercenary's {1}" },
    Wording { "the {owner/controller} of that {w}", "that {2}'s {1}" },
    // Each of them
    Wording { "one opponent {!of}", "an opponent" },
    Wording { "your opponents each", "opponents each" },
    Wording { "opponents each {lose=opponent_loses/discard=opponent_discards/draw=opponent_draws}",
        "each {1}" },
    Wording {
        "players each {lose=player_loses/discard=player_discards/draw=player_draws}", "each {1}" },
    Wording {
        "opponents each {gain=opponent_gains/reveal=opponent_reveals/choose=opponent_chooses}",
        "each {1}" },
    Wording { "players each {gain=player_gains/reveal=player_reveals/choose=player_chooses}",
        "each {1}" },
    Wording {
        "opponents each {return=opponent_returns/exhaust=opponent_exhausts/put=opponent_puts}",
        "each {1}" },
    Wording { "players each "
              "{return=player_returns/exhaust=player_exhausts/put=player_puts/may=player_may}",
        "each {1}" },
    Wording { "opponents each may", "each opponent may" },
    // Which
    Wording { "under {your=you/their=they} control", "{1} control" },
    Wording { "under an opponent's control", "an opponent controls" },
    Wording { "a target {!of} {!by} {!for} {!at} {!within} {!.} {!,}", "target" },
    Wording { "look at (the/all) cards in", "look at" },
    Wording { "choose {target_player/target_opponent/an_opponent} . that player", "{1}" },
    Wording { "choose {target/an} opponent . that opponent", "{1} opponent" },
    Wording { "choose an opponent to {lose=opponent_loses/discard=opponent_discards}", "an {1}" },
    Wording { "choose target {player/opponent} . they "
              "{draw=draws/discard=discards/lose=loses/gain=gains}",
        "target {1} {2}" },
    Wording { "swap the (tiles/places) of", "swap" },
    // What is chosen and then done to it
    Wording { "| choose {a/an} {~} in your discard . return it to your hand",
        "return {1} {2} from your discard to your hand" },
    Wording { "| choose {a/an} {a} from your discard and return it to your hand",
        "return {1} {2} from your discard to your hand" },
    Wording {
        "{w} {player/opponent} chooses {a/an} {a} in their discard and returns it to their hand",
        "{1} {2} returns {3} {4} from their discard to their hand" },
    Wording { "takes {a/an} {a} from their discard into their hand",
        "returns {1} {2} from their discard to their hand" },
    Wording { "return to your hand {a/an} {~} from your discard",
        "return {1} {2} from your discard to your hand" },
    Wording { "return to its owner's hand {a/an} {a} .", "return {1} {2} to its owner's hand ." },
    Wording { "from {their/your} discard to hand", "from {1} discard to {1} hand" },
    Wording { "{player/opponent} whose vault has {more/less} loot than yours",
        "{1} with {2} loot than you" },
    Wording { "card that has {n} or", "card with {1} or" },
    Wording { "cards that have {n} or", "cards with {1} or" },
    Wording { "card that has a bounty", "card with a bounty" },
    Wording { "hand {and/./,_then} choose {a/an} {,} there", "hand {1} choose {2} {3} in it" },
    Wording { "they discard it (and_then/and/,_then/then) {draw/lose/gain}",
        "they discard it . they {1}" },
    Wording { "{controller/opponent/player} {unequips/destroys/exhausts/readies} {a/an/one} {,} of "
              "(their/its/that_player's) (own/) choice",
        "{1} {2} {3} {4}" },
    // The top of a deck
    Wording {
        "reveals a random card (from/in) {,} hand", "reveals a card at random from {1} hand" },
    Wording { "reveal a (card_at_random/random_card) from target opponent's hand",
        "target opponent reveals a card at random from their hand" },
    Wording { "add them to your hand", "put them into your hand" },
    Wording { "| the rest go on", "put the rest on" },
    Wording { "put the (remaining/other) cards on", "put the rest on" },
    Wording { "from those and put", "from among them and put" },
    Wording { "{discard/discards} {n} cards from the top of {,} deck",
        "{1} the top {2} cards of {3} deck" },
    Wording { "the top {n} cards from {your/their} deck", "the top {1} cards of {2} deck" },
    Wording { "the top card from {your/their} deck", "the top card of {1} deck" },
    Wording {
        "| the top {n} cards of {,} deck are discarded", "discard the top {1} cards of {2} deck" },
    Wording { "| the top card of {,} deck is discarded", "discard the top card of {1} deck" },
    Wording { "mills {n} {!cards} {!card}", "discards the top {1} cards of their deck" },
    Wording { "mill {n} {!cards} {!card}", "discard the top {1} cards of your deck" },
    Wording { "draw {n} cards from your deck", "draw {1} cards" },
    Wording { "draw a card from your deck", "draw a card" },
    Wording { "draws a card from their deck", "draws a card" },
    // Treasures
    Wording { "one of {this_mercenary's=this_mercenary/its=it} equipped treasures",
        "a treasure equipped to {1}" },
    Wording { "| target {treasure/weapon/relic/equipment} (becomes/is) exhausted .",
        "exhaust target {1} ." },
    Wording { "| target {treasure/weapon/relic/equipment} is destroyed .", "destroy target {1} ." },
    Wording { "| target {treasure/weapon/relic/equipment} {,} (becomes/is) exhausted .",
        "exhaust target {1} {2} ." },
    Wording { "| target {treasure/weapon/relic/equipment} {,} is destroyed .",
        "destroy target {1} {2} ." },
    Wording { "| target {treasure/weapon/relic/equipment} {,} becomes equipped to {,} .",
        "equip target {1} {2} to {3} ." },
    Wording { "{n} {treasure/weapon/relic/equipment} equipped to {,} is unequipped .",
        "unequip {1} {2} equipped to {3} ." },
    Wording { "| this mercenary equips {,} .", "equip {1} to this mercenary ." },
    Wording { "| equip to this mercenary {,} .", "equip {1} to this mercenary ." },
    Wording { "| this mercenary pushes {!or}", "push" },
    Wording { "| this mercenary pulls", "pull" },
    Wording { "attach target", "equip target" },
    // Defense
    Wording { "| {the_bearer's=the_bearer/its=it} defense is reapplied", "reapply defense to {1}" },
    Wording { "restore {the_bearer's=the_bearer/its=it} defense", "reapply defense to {1}" },
    Wording { "| {this/that/target} mercenary's defense is reapplied",
        "reapply defense to {1} mercenary" },
    Wording {
        "restore {this/that/target} mercenary's defense", "reapply defense to {1} mercenary" },
    Wording { "reapply {that/target} mercenary's defense", "reapply defense to {1} mercenary" },
    Wording { "| {,} regains its defense", "reapply defense to {1}" },
    Wording { "the defense of {this_mercenary=this_mercenary's/the_bearer=the_bearer's} is",
        "{1} defense is" },
};

} // namespace

std::span<const text::Wording> wordingsOfWhose()
{
    return ofWhose;
}

} // namespace triptych::seize
