#include "seize/text/Wordings.h"

#include <array>

// What would happen and does not, and what happens instead.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofWhatWouldBe {
    // Left alive instead
    Wording { "would be destroyed , it has {n} health instead .",
        "would be destroyed , set its health to {1} instead ." },
    Wording { "would be destroyed , it survives with {n} health instead .",
        "would be destroyed , set its health to {1} instead ." },
    Wording { "would be destroyed , it stays on the battlefield with {n} health instead .",
        "would be destroyed , set its health to {1} instead ." },
    Wording { "would be destroyed , it remains on the battlefield with {n} health instead .",
        "would be destroyed , set its health to {1} instead ." },
    Wording { "would be destroyed , it stays in play with {n} health instead .",
        "would be destroyed , set its health to {1} instead ." },
    Wording { "would be destroyed , instead it survives with {n} health .",
        "would be destroyed , set its health to {1} instead ." },
    Wording { "would be destroyed , it is healed to {n} health instead",
        "would be destroyed , heal it to {1} health instead" },
    Wording { "would be destroyed , it heals to {n} health instead",
        "would be destroyed , heal it to {1} health instead" },
    Wording { "would be destroyed , it is not destroyed and is healed to {n} health instead",
        "would be destroyed , heal it to {1} health instead" },
    Wording { "would be destroyed , it is not destroyed and heals to {n} health instead",
        "would be destroyed , heal it to {1} health instead" },
    Wording { "would be destroyed , it is not destroyed and is fully healed instead",
        "would be destroyed , fully heal it instead" },
    Wording { "would be destroyed , restore all of its health instead",
        "would be destroyed , fully heal it instead" },
    Wording { "would be destroyed , restore all its health instead",
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
    Wording { "| if {,} would be {,} , {~} . use this only once per game .",
        "once per game , if {1} would be {2} , {3} ." },
    Wording { "| if {,} would be {,} , {~} . this can happen only once per game .",
        "once per game , if {1} would be {2} , {3} ." },
    Wording { "| if {,} would be {,} , {~} . this happens only once per game .",
        "once per game , if {1} would be {2} , {3} ." },
    Wording { "| if {,} would be {,} , {~} . this works only once per game .",
        "once per game , if {1} would be {2} , {3} ." },
    Wording { "| if {,} would be {,} , {~} . do this only once per game .",
        "once per game , if {1} would be {2} , {3} ." },
    Wording { "| if {,} would be {,} , {~} ( once per game ) .",
        "once per game , if {1} would be {2} , {3} ." },
    Wording { "| if {,} would be {,} , {~} . use this only once each game .",
        "once per game , if {1} would be {2} , {3} ." },
    Wording { "| if {,} would be {,} , {~} . this can happen only once each game .",
        "once per game , if {1} would be {2} , {3} ." },
    Wording { "| if {,} would be {,} , {~} . this happens only once each game .",
        "once per game , if {1} would be {2} , {3} ." },
    Wording { "| if {,} would be {,} , {~} . this works only once each game .",
        "once per game , if {1} would be {2} , {3} ." },
    Wording { "| if {,} would be {,} , {~} . do this only once each game .",
        "once per game , if {1} would be {2} , {3} ." },
    Wording { "| if {,} would be {,} , {~} ( once each game ) .",
        "once per game , if {1} would be {2} , {3} ." },
    Wording { "| if {,} would be {,} , {~} . use this only once per turn .",
        "once per turn , if {1} would be {2} , {3} ." },
    Wording { "| if {,} would be {,} , {~} . this can happen only once per turn .",
        "once per turn , if {1} would be {2} , {3} ." },
    Wording { "| if {,} would be {,} , {~} . this happens only once per turn .",
        "once per turn , if {1} would be {2} , {3} ." },
    Wording { "| if {,} would be {,} , {~} . this works only once per turn .",
        "once per turn , if {1} would be {2} , {3} ." },
    Wording { "| if {,} would be {,} , {~} . do this only once per turn .",
        "once per turn , if {1} would be {2} , {3} ." },
    Wording { "| if {,} would be {,} , {~} ( once per turn ) .",
        "once per turn , if {1} would be {2} , {3} ." },
    Wording { "| if {,} would be {,} , {~} . use this only once each turn .",
        "once per turn , if {1} would be {2} , {3} ." },
    Wording { "| if {,} would be {,} , {~} . this can happen only once each turn .",
        "once per turn , if {1} would be {2} , {3} ." },
    Wording { "| if {,} would be {,} , {~} . this happens only once each turn .",
        "once per turn , if {1} would be {2} , {3} ." },
    Wording { "| if {,} would be {,} , {~} . this works only once each turn .",
        "once per turn , if {1} would be {2} , {3} ." },
    Wording { "| if {,} would be {,} , {~} . do this only once each turn .",
        "once per turn , if {1} would be {2} , {3} ." },
    Wording { "| if {,} would be {,} , {~} ( once each turn ) .",
        "once per turn , if {1} would be {2} , {3} ." },
    // All but so much of it
    Wording { "all but {n} of that damage is prevented", "prevent all but {1} of it" },
    Wording { "all but {n} of it is prevented", "prevent all but {1} of it" },
    Wording { "would take damage , it takes only 1 instead .",
        "would be dealt damage , prevent all but 1 of it ." },
    Wording { "would take damage , it takes only 1 damage instead .",
        "would be dealt damage , prevent all but 1 of it ." },
    Wording { "would take damage , it takes 1 damage instead .",
        "would be dealt damage , prevent all but 1 of it ." },
    Wording { "would take damage , it is dealt 1 damage instead .",
        "would be dealt damage , prevent all but 1 of it ." },
    Wording { "would take damage , it is dealt only 1 damage instead .",
        "would be dealt damage , prevent all but 1 of it ." },
    Wording { "would take damage , it takes only 1 of it instead .",
        "would be dealt damage , prevent all but 1 of it ." },
    Wording { "would be dealt damage , it takes only 1 instead .",
        "would be dealt damage , prevent all but 1 of it ." },
    Wording { "would be dealt damage , it takes only 1 damage instead .",
        "would be dealt damage , prevent all but 1 of it ." },
    Wording { "would be dealt damage , it takes 1 damage instead .",
        "would be dealt damage , prevent all but 1 of it ." },
    Wording { "would be dealt damage , it is dealt 1 damage instead .",
        "would be dealt damage , prevent all but 1 of it ." },
    Wording { "would be dealt damage , it is dealt only 1 damage instead .",
        "would be dealt damage , prevent all but 1 of it ." },
    Wording { "would be dealt damage , it takes only 1 of it instead .",
        "would be dealt damage , prevent all but 1 of it ." },
    // Whom it is dealt to instead
    Wording {
        "| if a {w} attack would deal damage to {,} , deal that damage to the attacker instead .",
        "if {2} would be dealt damage from {1} attacks , instead deal that damage to the attacker "
        "." },
    Wording {
        "| if an attack would deal damage to {,} , deal that damage to the attacker instead .",
        "if {1} would be dealt damage from attacks , instead deal that damage to the attacker ." },
    Wording { "| damage that {w} attacks would deal to {,} is dealt to the attacker instead .",
        "if {2} would be dealt damage from {1} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| damage {w} attacks would deal to {,} is dealt to the attacker instead .",
        "if {2} would be dealt damage from {1} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| {w} attack damage that would be dealt to {,} is dealt to the attacker instead .",
        "if {2} would be dealt damage from {1} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| if {,} would suffer {w} attack damage , the attacker suffers it instead .",
        "if {1} would be dealt damage from {2} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| if {,} would suffer {w} attack damage , the attacker takes it instead .",
        "if {1} would be dealt damage from {2} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| if {,} would suffer {w} attack damage , the attacker takes that damage instead .",
        "if {1} would be dealt damage from {2} attacks , instead deal that damage to the attacker "
        "." },
    Wording {
        "| if {,} would suffer {w} attack damage , the attacker is dealt that damage instead .",
        "if {1} would be dealt damage from {2} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| if {,} would take {w} attack damage , the attacker suffers it instead .",
        "if {1} would be dealt damage from {2} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| if {,} would take {w} attack damage , the attacker takes it instead .",
        "if {1} would be dealt damage from {2} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| if {,} would take {w} attack damage , the attacker takes that damage instead .",
        "if {1} would be dealt damage from {2} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| if {,} would take {w} attack damage , the attacker is dealt that damage instead .",
        "if {1} would be dealt damage from {2} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| if a {w} attack would damage {,} , redirect that damage to the attacker .",
        "if {2} would be dealt damage from {1} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| when a {w} attack would damage {,} , redirect that damage to the attacker .",
        "if {2} would be dealt damage from {1} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| whenever a {w} attack would damage {,} , redirect that damage to the attacker .",
        "if {2} would be dealt damage from {1} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| if a {w} attack would deal damage to {,} , deal that damage to the attacking "
              "mercenary instead .",
        "if {2} would be dealt damage from {1} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| if an attack would deal damage to {,} , deal that damage to the attacking "
              "mercenary instead .",
        "if {1} would be dealt damage from attacks , instead deal that damage to the attacker ." },
    Wording {
        "| damage that {w} attacks would deal to {,} is dealt to the attacking mercenary instead .",
        "if {2} would be dealt damage from {1} attacks , instead deal that damage to the attacker "
        "." },
    Wording {
        "| damage {w} attacks would deal to {,} is dealt to the attacking mercenary instead .",
        "if {2} would be dealt damage from {1} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| {w} attack damage that would be dealt to {,} is dealt to the attacking mercenary "
              "instead .",
        "if {2} would be dealt damage from {1} attacks , instead deal that damage to the attacker "
        "." },
    Wording {
        "| if {,} would suffer {w} attack damage , the attacking mercenary suffers it instead .",
        "if {1} would be dealt damage from {2} attacks , instead deal that damage to the attacker "
        "." },
    Wording {
        "| if {,} would suffer {w} attack damage , the attacking mercenary takes it instead .",
        "if {1} would be dealt damage from {2} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| if {,} would suffer {w} attack damage , the attacking mercenary takes that damage "
              "instead .",
        "if {1} would be dealt damage from {2} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| if {,} would suffer {w} attack damage , the attacking mercenary is dealt that "
              "damage instead .",
        "if {1} would be dealt damage from {2} attacks , instead deal that damage to the attacker "
        "." },
    Wording {
        "| if {,} would take {w} attack damage , the attacking mercenary suffers it instead .",
        "if {1} would be dealt damage from {2} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| if {,} would take {w} attack damage , the attacking mercenary takes it instead .",
        "if {1} would be dealt damage from {2} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| if {,} would take {w} attack damage , the attacking mercenary takes that damage "
              "instead .",
        "if {1} would be dealt damage from {2} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| if {,} would take {w} attack damage , the attacking mercenary is dealt that "
              "damage instead .",
        "if {1} would be dealt damage from {2} attacks , instead deal that damage to the attacker "
        "." },
    Wording {
        "| if a {w} attack would damage {,} , redirect that damage to the attacking mercenary .",
        "if {2} would be dealt damage from {1} attacks , instead deal that damage to the attacker "
        "." },
    Wording {
        "| when a {w} attack would damage {,} , redirect that damage to the attacking mercenary .",
        "if {2} would be dealt damage from {1} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "| whenever a {w} attack would damage {,} , redirect that damage to the attacking "
              "mercenary .",
        "if {2} would be dealt damage from {1} attacks , instead deal that damage to the attacker "
        "." },
    Wording { "would suffer {w} damage", "would be dealt {1} damage" },
    Wording { "would suffer damage", "would be dealt damage" },
    Wording {
        "ally would be destroyed , {~} that ally", "ally would be destroyed , {1} that mercenary" },
    Wording { "allied mercenary would be destroyed , {~} that ally",
        "allied mercenary would be destroyed , {1} that mercenary" },
};

} // namespace

std::span<const text::Wording> wordingsOfWhatWouldBe()
{
    return ofWhatWouldBe;
}

} // namespace triptych::seize
