#include "kryptik/text/surface/Wordings.h"

#include <array>

// How people say it: bounds of attack, defense and soul cost, and counters.
namespace triptych::kryptik {
namespace {

using text::Wording;

constexpr std::array measureWordings {
    // One thing has no other total, and what is divided is all there is. Of several cards it would be a sum.
    Wording { "a total of {n} damage (,/) divided", "{1} damage divided" },
    Wording { "a total of {n} damage split", "{1} damage split" },
    Wording { "a total of {n} damage to target citizen .", "{1} damage to target citizen ." },
    Wording {
        "a total of {n} damage to target citizen {a} .", "{1} damage to target citizen {2} ." },
    Wording {
        "{citizen/overlord/spell/card} with a total soul cost of {n}", "{1} with soul cost {2}" },
    // Of several it is said behind where they lie
    Wording { "with (a/) (total/combined) {soul_cost/attack/defense} (of/) {n} or less {from/in} "
              "{your/a/an_opponent's/that_player's/their} limbo pile",
        "{3} {4} limbo pile with total {1} {2} or less" },
    // Bounds
    Wording { "{of=with_soul/a=soul} soul cost {n}", "{1} cost {2}" },
    Wording { "a {soul_cost/defense} of", "{1}" },
    Wording { "soul cost (of_exactly/of/exactly) {n}", "soul cost {1}" },
    Wording {
        "{soul_cost/attack/defense} (of/) at {most=or_less/least=or_more} {n}", "{1} {3} {2}" },
    Wording { "with (a/) (lower/lesser/smaller) {soul_cost/attack/defense} than the number of",
        "with {1} less than the number of" },
    Wording { "with (a/) (higher/greater) {soul_cost/attack/defense} than the number of",
        "with {1} greater than the number of" },
    Wording { "soul cost no more than {n}", "soul cost {1} or less" },
    Wording { "an attack of", "attack" },
    Wording { "with {attack/defense} of {n}", "with {1} {2}" },
    Wording { "at {least=or_more/most=or_less} {n} {attack/defense}", "{3} {2} {1}" },
    Wording { "exactly {n} {attack/defense}", "{2} {1}" },
    Wording { "{attack/defense} exactly {n}", "{1} {2}" },
    Wording { "{more=greater/less} than {n} {attack/defense}", "{3} {1} than {2}" },
    Wording { "{n} {attack/defense} or {more/less}", "{2} {1} or {3}" },
    Wording { "with {attack/defense} more than", "with {1} greater than" },
    Wording { "with equal attack and defense", "with attack equal to its defense" },
    Wording { "with (less/lower) attack than defense", "with attack less than its defense" },
    Wording {
        "with (more/greater/higher) attack than defense", "with attack greater than its defense" },
    Wording { "with (less/lower) defense than attack", "with defense less than its attack" },
    Wording {
        "with (more/greater/higher) defense than attack", "with defense greater than its attack" },
    Wording { "neither attacking nor blocking", "not attacking or blocking" },
    Wording { "less than {n} {11_year_cards/cards/citizens}", "fewer than {1} {2}" },
    Wording { "(up_to/to) a maximum of {n}", "up to {1}" },
    // Counters
    Wording { "+1/+1 {token=counter/tokens=counters}", "+1/+1 {1}" },
    Wording { "-1/-1 {token=counter/tokens=counters}", "-1/-1 {1}" },
    Wording { "{add=put/adds=puts} a {w} counter to", "{1} a {2} counter on" },
    Wording { "add {n} {w} counters to", "put {1} {2} counters on" },
    Wording { "give {~} a {w} counter", "put a {2} counter on {1}" },
    Wording { "give {~} {n} {w} counters", "put {2} {3} counters on {1}" },
    Wording { "whenever {~} gets a {w} counter ,", "whenever a {2} counter is put on {1} ," },
    Wording { "whenever {~} gets one or more {w} counters ,",
        "whenever one or more {2} counters are put on {1} ," },
};

} // namespace

std::span<const Wording> wordingsOfMeasures()
{
    return measureWordings;
}

} // namespace triptych::kryptik
