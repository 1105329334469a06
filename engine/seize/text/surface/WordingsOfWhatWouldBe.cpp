#include "seize/text/surface/Wordings.h"

#include <array>

// What would happen and does not, and what happens instead.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofWhatWouldBe {
    // The next damage
    Wording {
        "| the next damage (dealt_to/to) {,} is prevented", "prevent the next damage to {1}" },
    Wording { "| the next damage (dealt_to/to) {,} (this_turn/) is reduced by {n} (this_turn/)",
        "the next time {1} would be dealt damage this turn , prevent {2} of it" },
    // Left alive instead
    Wording { "would be destroyed , it (survives_with/has) {n} health instead .",
        "would be destroyed , set its health to {1} instead ." },
    Wording {
        "would be destroyed , it (stays/remains) on the battlefield with {n} health instead .",
        "would be destroyed , set its health to {1} instead ." },
    Wording { "would be destroyed , it stays in play with {n} health instead .",
        "would be destroyed , set its health to {1} instead ." },
    Wording { "would be destroyed this turn , it survives with {n} health instead .",
        "would be destroyed this turn , set its health to {1} instead ." },
    Wording { "would be destroyed , instead it survives with {n} health .",
        "would be destroyed , set its health to {1} instead ." },
    Wording { "would be destroyed , it (is_healed/heals) to {n} health instead",
        "would be destroyed , heal it to {1} health instead" },
    Wording {
        "would be destroyed , it is not destroyed and (is_healed/heals) to {n} health instead",
        "would be destroyed , heal it to {1} health instead" },
    Wording { "would be destroyed , it is not destroyed and is fully healed instead",
        "would be destroyed , fully heal it instead" },
    Wording { "would be destroyed , restore all (of/) its health instead",
        "would be destroyed , fully heal it instead" },
    Wording { "would be destroyed , it heals to its maximum health instead",
        "would be destroyed , fully heal it instead" },
    Wording {
        "would be destroyed , {~} rather than destroying it", "would be destroyed , {1} instead" },
    Wording { "| instead of being destroyed , {,} is fully healed .",
        "if {1} would be destroyed , fully heal it instead ." },
    Wording { "| instead of being destroyed , {,} is healed to {n} health .",
        "if {1} would be destroyed , heal it to {2} health instead ." },
    // How often that is so, said behind it
    Wording {
        "| if {,} would be {,} , {~} . (this_can_happen/use_this/this_happens/this_works/do_this) "
        "only once (per/each) {game/turn} .",
        "once per {4} , if {1} would be {2} , {3} ." },
    Wording { "| if {,} would be {,} , {~} ( once (per/each) {game/turn} ) .",
        "once per {4} , if {1} would be {2} , {3} ." },
    // Healed by it
    Wording { "| (all/) {w} damage heals {this_mercenary/the_bearer} instead",
        "if {2} would be dealt {1} damage , it heals that much instead" },
    Wording { "| (all/) {w} damage heals "
              "{allied_mercenaries=an_allied_mercenary/your_mercenaries=a_mercenary_you_control} "
              "instead",
        "if {2} would be dealt {1} damage , it heals that much instead" },
    Wording { "| (all/) {w} damage (dealt_to/that_would_be_dealt_to) {this_mercenary/the_bearer} "
              "heals it instead",
        "if {2} would be dealt {1} damage , it heals that much instead" },
    Wording { "| {this_mercenary/the_bearer} is healed by {w} damage "
              "(instead_of_taking_it/instead_of_being_damaged_by_it/instead)",
        "if {1} would be dealt {2} damage , it heals that much instead" },
    // All but so much of it
    Wording { "all but {n} of (that_damage/it) is prevented", "prevent all but {1} of it" },
    Wording { "would (be_dealt/take) damage , it takes only 1 (of_it/) instead .",
        "would be dealt damage , prevent all but 1 of it ." },
    Wording { "would (be_dealt/take) damage , it (is_dealt_only/takes_only/is_dealt/takes) 1 "
              "damage instead .",
        "would be dealt damage , prevent all but 1 of it ." },
    // Whom it is dealt to instead
    Wording { "| if a {w} attack would deal damage to {,} , deal that damage to the "
              "(attacking_mercenary/attacker) instead .",
        "if {2} would be dealt damage from {1} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| if an attack would deal damage to {,} , deal that damage to the "
              "(attacking_mercenary/attacker) instead .",
        "if {1} would be dealt damage from attacks , instead deal that damage to the attacker ." },
    Wording { "| damage (that/) {w} attacks would deal to {,} is dealt to the "
              "(attacking_mercenary/attacker) instead .",
        "if {2} would be dealt damage from {1} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| {w} attack damage that would be dealt to {,} is dealt to the "
              "(attacking_mercenary/attacker) instead .",
        "if {2} would be dealt damage from {1} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| if {,} would (suffer/take) {w} attack damage , the "
              "(attacking_mercenary_suffers/attacker_suffers/attacker_takes) it instead .",
        "if {1} would be dealt damage from {2} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| if {,} would (suffer/take) {w} attack damage , the "
              "(attacker_is_dealt/attacking_mercenary_takes/attacker_takes) that damage instead .",
        "if {1} would be dealt damage from {2} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| (if/when/whenever) a {w} attack would damage {,} , redirect that damage to the "
              "(attacking_mercenary/attacker) .",
        "if {2} would be dealt damage from {1} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| if {,} would (suffer/take) {w} attack damage , the attacking mercenary takes it "
              "instead .",
        "if {1} would be dealt damage from {2} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| if {,} would (suffer/take) {w} attack damage , the attacking mercenary is dealt "
              "that damage instead .",
        "if {1} would be dealt damage from {2} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "would suffer {w} damage", "would be dealt {1} damage" },
    Wording { "would suffer damage", "would be dealt damage" },
    Wording { "{allied_mercenary/ally} would be destroyed , {~} that ally",
        "{1} would be destroyed , {2} that mercenary" },
};

} // namespace

std::span<const text::Wording> wordingsOfWhatWouldBe()
{
    return ofWhatWouldBe;
}

} // namespace triptych::seize
