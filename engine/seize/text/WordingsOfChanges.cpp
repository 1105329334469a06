#include "seize/text/Wordings.h"

#include <array>

// Figures that are reduced, raised and set, by whom it is done, and health that is lost, set and swapped.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofChanges {
    Wording { "| lower {,} health by {n}", "reduce {1} health by {2}" },
    Wording { "| decrease {,} health by {n}", "reduce {1} health by {2}" },
    Wording { "| lower the health of", "reduce the health of" },
    Wording { "| decrease the health of", "reduce the health of" },
    // Of health it is what is left of it
    Wording {
        "| reduce the health of {,} by {n} {!this} {!until} {!during}", "{1} loses {2} health" },
    Wording { "| reduce its health by {n} {!this} {!until} {!during}", "it loses {1} health" },
    Wording { "| reduce {,} mercenary's health by {n} {!this} {!until} {!during}",
        "{1} mercenary loses {2} health" },
    Wording { "| target mercenary's health is reduced by {n} {!this} {!until} {!during} {!for} "
              "{!while} {!as}",
        "target mercenary loses {1} health" },
    Wording { "| target {,} mercenary's health is reduced by {n} {!this} {!until} {!during} {!for} "
              "{!while} {!as}",
        "target {1} mercenary loses {2} health" },
    Wording { "| that mercenary's health is reduced by {n} {!this} {!until} {!during} {!for} "
              "{!while} {!as}",
        "that mercenary loses {1} health" },
    Wording { "| the health of target {,} is reduced by {n} {!this} {!until} {!during} {!for} "
              "{!while} {!as}",
        "target {1} loses {2} health" },
    Wording { "has its health reduced by {n} {!this} {!until}", "loses {1} health" },
    Wording { "have their health reduced by {n} {!this} {!until}", "lose {1} health" },
    Wording { "| target mercenary's health is lowered by {n} {!this} {!until} {!during} {!for} "
              "{!while} {!as}",
        "target mercenary loses {1} health" },
    Wording { "| target {,} mercenary's health is lowered by {n} {!this} {!until} {!during} {!for} "
              "{!while} {!as}",
        "target {1} mercenary loses {2} health" },
    Wording { "| that mercenary's health is lowered by {n} {!this} {!until} {!during} {!for} "
              "{!while} {!as}",
        "that mercenary loses {1} health" },
    Wording { "| the health of target {,} is lowered by {n} {!this} {!until} {!during} {!for} "
              "{!while} {!as}",
        "target {1} loses {2} health" },
    Wording { "has its health lowered by {n} {!this} {!until}", "loses {1} health" },
    Wording { "have their health lowered by {n} {!this} {!until}", "lose {1} health" },
    Wording { "| target mercenary's health is decreased by {n} {!this} {!until} {!during} {!for} "
              "{!while} {!as}",
        "target mercenary loses {1} health" },
    Wording { "| target {,} mercenary's health is decreased by {n} {!this} {!until} {!during} "
              "{!for} {!while} {!as}",
        "target {1} mercenary loses {2} health" },
    Wording { "| that mercenary's health is decreased by {n} {!this} {!until} {!during} {!for} "
              "{!while} {!as}",
        "that mercenary loses {1} health" },
    Wording { "| the health of target {,} is decreased by {n} {!this} {!until} {!during} {!for} "
              "{!while} {!as}",
        "target {1} loses {2} health" },
    Wording { "has its health decreased by {n} {!this} {!until}", "loses {1} health" },
    Wording { "have their health decreased by {n} {!this} {!until}", "lose {1} health" },
    Wording { "| change {,} to {n}", "set {1} to {2}" },
    Wording { "| {,} has its health set to {n}", "set the health of {1} to {2}" },
    Wording {
        "| target mercenary's health becomes {n} {!this} {!until} {!during} {!for} {!while} {!as}",
        "set the health of target mercenary to {1}" },
    Wording { "| target {,} mercenary's health becomes {n} {!this} {!until} {!during} {!for} "
              "{!while} {!as}",
        "set the health of target {1} mercenary to {2}" },
    Wording {
        "| that mercenary's health becomes {n} .", "set the health of that mercenary to {1} ." },
    Wording {
        "| the health of target {,} becomes {n} {!this} {!until} {!during} {!for} {!while} {!as}",
        "set the health of target {1} to {2}" },
    Wording { ". its health becomes {n} .", ". set its health to {1} ." },
    Wording { "| target mercenary's health is set to {n} {!this} {!until} {!during} {!for} "
              "{!while} {!as}",
        "set the health of target mercenary to {1}" },
    Wording { "| target {,} mercenary's health is set to {n} {!this} {!until} {!during} {!for} "
              "{!while} {!as}",
        "set the health of target {1} mercenary to {2}" },
    Wording {
        "| that mercenary's health is set to {n} .", "set the health of that mercenary to {1} ." },
    Wording {
        "| the health of target {,} is set to {n} {!this} {!until} {!during} {!for} {!while} {!as}",
        "set the health of target {1} to {2}" },
    Wording { ". its health is set to {n} .", ". set its health to {1} ." },
    // Swapped
    Wording { "| swap {,} mercenary's health with {,} mercenary's health",
        "swap the health of {1} mercenary and {2} mercenary" },
    Wording { "| swap the health of {,} with that of", "swap the health of {1} and" },
    Wording { "| swap the health of {,} with the health of", "swap the health of {1} and" },
    Wording { "| choose {,} . swap their health", "swap the health of {1}" },
    // Other figures
    Wording { "has its damage reduced by {n}", "deals {1} less damage" },
    Wording { "have their damage reduced by {n}", "deal {1} less damage" },
    Wording { "has its melee damage reduced by {n}", "gets -{1} melee damage" },
    Wording { "have their melee damage reduced by {n}", "get -{1} melee damage" },
    Wording { "has its ranged damage reduced by {n}", "gets -{1} ranged damage" },
    Wording { "have their ranged damage reduced by {n}", "get -{1} ranged damage" },
    Wording { "has its melee reduced by {n}", "gets -{1} melee" },
    Wording { "have their melee reduced by {n}", "get -{1} melee" },
    Wording { "has its ranged reduced by {n}", "gets -{1} ranged" },
    Wording { "have their ranged reduced by {n}", "get -{1} ranged" },
    Wording { "has its movement reduced by {n}", "gets -{1} movement" },
    Wording { "have their movement reduced by {n}", "get -{1} movement" },
    Wording { "has its move reduced by {n}", "gets -{1} move" },
    Wording { "have their move reduced by {n}", "get -{1} move" },
    Wording { "has its bounty reduced by {n}", "gets -{1} bounty" },
    Wording { "have their bounty reduced by {n}", "get -{1} bounty" },
    Wording { "has its damage lowered by {n}", "deals {1} less damage" },
    Wording { "have their damage lowered by {n}", "deal {1} less damage" },
    Wording { "has its melee damage lowered by {n}", "gets -{1} melee damage" },
    Wording { "have their melee damage lowered by {n}", "get -{1} melee damage" },
    Wording { "has its ranged damage lowered by {n}", "gets -{1} ranged damage" },
    Wording { "have their ranged damage lowered by {n}", "get -{1} ranged damage" },
    Wording { "has its melee lowered by {n}", "gets -{1} melee" },
    Wording { "have their melee lowered by {n}", "get -{1} melee" },
    Wording { "has its ranged lowered by {n}", "gets -{1} ranged" },
    Wording { "have their ranged lowered by {n}", "get -{1} ranged" },
    Wording { "has its movement lowered by {n}", "gets -{1} movement" },
    Wording { "have their movement lowered by {n}", "get -{1} movement" },
    Wording { "has its move lowered by {n}", "gets -{1} move" },
    Wording { "have their move lowered by {n}", "get -{1} move" },
    Wording { "has its bounty lowered by {n}", "gets -{1} bounty" },
    Wording { "have their bounty lowered by {n}", "get -{1} bounty" },
    Wording { "has its damage decreased by {n}", "deals {1} less damage" },
    Wording { "have their damage decreased by {n}", "deal {1} less damage" },
    Wording { "has its melee damage decreased by {n}", "gets -{1} melee damage" },
    Wording { "have their melee damage decreased by {n}", "get -{1} melee damage" },
    Wording { "has its ranged damage decreased by {n}", "gets -{1} ranged damage" },
    Wording { "have their ranged damage decreased by {n}", "get -{1} ranged damage" },
    Wording { "has its melee decreased by {n}", "gets -{1} melee" },
    Wording { "have their melee decreased by {n}", "get -{1} melee" },
    Wording { "has its ranged decreased by {n}", "gets -{1} ranged" },
    Wording { "have their ranged decreased by {n}", "get -{1} ranged" },
    Wording { "has its movement decreased by {n}", "gets -{1} movement" },
    Wording { "have their movement decreased by {n}", "get -{1} movement" },
    Wording { "has its move decreased by {n}", "gets -{1} move" },
    Wording { "have their move decreased by {n}", "get -{1} move" },
    Wording { "has its bounty decreased by {n}", "gets -{1} bounty" },
    Wording { "have their bounty decreased by {n}", "get -{1} bounty" },
    Wording { "has its damage increased by {n}", "deals {1} more damage" },
    Wording { "have their damage increased by {n}", "deal {1} more damage" },
    Wording { "has its melee damage increased by {n}", "gets +{1} melee damage" },
    Wording { "have their melee damage increased by {n}", "get +{1} melee damage" },
    Wording { "has its ranged damage increased by {n}", "gets +{1} ranged damage" },
    Wording { "have their ranged damage increased by {n}", "get +{1} ranged damage" },
    Wording { "has its melee increased by {n}", "gets +{1} melee" },
    Wording { "have their melee increased by {n}", "get +{1} melee" },
    Wording { "has its ranged increased by {n}", "gets +{1} ranged" },
    Wording { "have their ranged increased by {n}", "get +{1} ranged" },
    Wording { "has its movement increased by {n}", "gets +{1} movement" },
    Wording { "have their movement increased by {n}", "get +{1} movement" },
    Wording { "has its move increased by {n}", "gets +{1} move" },
    Wording { "have their move increased by {n}", "get +{1} move" },
    Wording { "has its bounty increased by {n}", "gets +{1} bounty" },
    Wording { "have their bounty increased by {n}", "get +{1} bounty" },
    Wording { "has its damage raised by {n}", "deals {1} more damage" },
    Wording { "have their damage raised by {n}", "deal {1} more damage" },
    Wording { "has its melee damage raised by {n}", "gets +{1} melee damage" },
    Wording { "have their melee damage raised by {n}", "get +{1} melee damage" },
    Wording { "has its ranged damage raised by {n}", "gets +{1} ranged damage" },
    Wording { "have their ranged damage raised by {n}", "get +{1} ranged damage" },
    Wording { "has its melee raised by {n}", "gets +{1} melee" },
    Wording { "have their melee raised by {n}", "get +{1} melee" },
    Wording { "has its ranged raised by {n}", "gets +{1} ranged" },
    Wording { "have their ranged raised by {n}", "get +{1} ranged" },
    Wording { "has its movement raised by {n}", "gets +{1} movement" },
    Wording { "have their movement raised by {n}", "get +{1} movement" },
    Wording { "has its move raised by {n}", "gets +{1} move" },
    Wording { "have their move raised by {n}", "get +{1} move" },
    Wording { "has its bounty raised by {n}", "gets +{1} bounty" },
    Wording { "have their bounty raised by {n}", "get +{1} bounty" },
    Wording { "gets {,} to its {w} and its {w}", "gets {1} {2} and {1} {3}" },
    Wording { "gets {,} to its {w} and {w}", "gets {1} {2} and {1} {3}" },
    Wording { "gets {,} to its melee", "gets {1} melee" },
    Wording { "get {,} to their melee", "get {1} melee" },
    Wording { "gets {,} to its ranged", "gets {1} ranged" },
    Wording { "get {,} to their ranged", "get {1} ranged" },
    Wording { "gets {,} to its movement", "gets {1} movement" },
    Wording { "get {,} to their movement", "get {1} movement" },
    Wording { "gets {,} to its move", "gets {1} move" },
    Wording { "get {,} to their move", "get {1} move" },
    Wording { "gets {,} to its bounty", "gets {1} bounty" },
    Wording { "get {,} to their bounty", "get {1} bounty" },
    Wording { "suffers -1", "gets -1" },
    Wording { "suffer -1", "get -1" },
    Wording { "suffers -2", "gets -2" },
    Wording { "suffer -2", "get -2" },
    Wording { "suffers -3", "gets -3" },
    Wording { "suffer -3", "get -3" },
};

} // namespace

std::span<const text::Wording> wordingsOfChanges()
{
    return ofChanges;
}

} // namespace triptych::seize
