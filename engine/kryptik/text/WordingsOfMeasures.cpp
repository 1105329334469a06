#include "kryptik/text/Wordings.h"

#include <array>

// How people say it: bounds of attack, defense and soul cost, and counters.
namespace triptych::kryptik {
namespace {

using text::Wording;

constexpr std::array measureWordings {
    // One thing has no other total, and what is divided is all there is. Of several cards it would be a sum.
    Wording { "a total of {n} damage divided", "{1} damage divided" },
    Wording { "a total of {n} damage , divided", "{1} damage divided" },
    Wording { "a total of {n} damage split", "{1} damage split" },
    Wording { "a total of {n} damage to target citizen .", "{1} damage to target citizen ." },
    Wording {
        "a total of {n} damage to target citizen {a} .", "{1} damage to target citizen {2} ." },
    Wording { "citizen with a total soul cost of {n}", "citizen with soul cost {1}" },
    Wording { "overlord with a total soul cost of {n}", "overlord with soul cost {1}" },
    Wording { "spell with a total soul cost of {n}", "spell with soul cost {1}" },
    Wording { "card with a total soul cost of {n}", "card with soul cost {1}" },
    // Bounds
    Wording { "of soul cost {n}", "with soul cost {1}" },
    Wording { "a soul cost of", "soul cost" },
    Wording { "a soul cost {n}", "soul cost {1}" },
    Wording { "soul cost of {n}", "soul cost {1}" },
    Wording { "soul cost at most {n}", "soul cost {1} or less" },
    Wording { "soul cost at least {n}", "soul cost {1} or more" },
    Wording { "soul cost no more than {n}", "soul cost {1} or less" },
    Wording { "soul cost of at most {n}", "soul cost {1} or less" },
    Wording { "soul cost of at least {n}", "soul cost {1} or more" },
    Wording { "an attack of", "attack" },
    Wording { "a defense of", "defense" },
    Wording { "with attack of {n}", "with attack {1}" },
    Wording { "with defense of {n}", "with defense {1}" },
    Wording { "attack of at least {n}", "attack {1} or more" },
    Wording { "attack of at most {n}", "attack {1} or less" },
    Wording { "defense of at least {n}", "defense {1} or more" },
    Wording { "defense of at most {n}", "defense {1} or less" },
    Wording { "attack at least {n}", "attack {1} or more" },
    Wording { "attack at most {n}", "attack {1} or less" },
    Wording { "defense at least {n}", "defense {1} or more" },
    Wording { "defense at most {n}", "defense {1} or less" },
    Wording { "at least {n} attack", "attack {1} or more" },
    Wording { "at most {n} attack", "attack {1} or less" },
    Wording { "at least {n} defense", "defense {1} or more" },
    Wording { "at most {n} defense", "defense {1} or less" },
    Wording { "exactly {n} attack", "attack {1}" },
    Wording { "exactly {n} defense", "defense {1}" },
    Wording { "soul cost exactly {n}", "soul cost {1}" },
    Wording { "soul cost of exactly {n}", "soul cost {1}" },
    Wording { "attack exactly {n}", "attack {1}" },
    Wording { "defense exactly {n}", "defense {1}" },
    Wording { "more than {n} attack", "attack greater than {1}" },
    Wording { "more than {n} defense", "defense greater than {1}" },
    Wording { "less than {n} attack", "attack less than {1}" },
    Wording { "less than {n} defense", "defense less than {1}" },
    Wording { "{n} attack or more", "attack {1} or more" },
    Wording { "{n} attack or less", "attack {1} or less" },
    Wording { "{n} defense or more", "defense {1} or more" },
    Wording { "{n} defense or less", "defense {1} or less" },
    Wording { "with attack more than", "with attack greater than" },
    Wording { "with defense more than", "with defense greater than" },
    Wording { "with equal attack and defense", "with attack equal to its defense" },
    Wording { "with less attack than defense", "with attack less than its defense" },
    Wording { "with lower attack than defense", "with attack less than its defense" },
    Wording { "with more attack than defense", "with attack greater than its defense" },
    Wording { "with greater attack than defense", "with attack greater than its defense" },
    Wording { "with higher attack than defense", "with attack greater than its defense" },
    Wording { "with less defense than attack", "with defense less than its attack" },
    Wording { "with lower defense than attack", "with defense less than its attack" },
    Wording { "with more defense than attack", "with defense greater than its attack" },
    Wording { "with greater defense than attack", "with defense greater than its attack" },
    Wording { "with higher defense than attack", "with defense greater than its attack" },
    Wording { "neither attacking nor blocking", "not attacking or blocking" },
    Wording { "less than {n} 11 year cards", "fewer than {1} 11 year cards" },
    Wording { "less than {n} cards", "fewer than {1} cards" },
    Wording { "less than {n} citizens", "fewer than {1} citizens" },
    // Counters
    Wording { "+1/+1 token", "+1/+1 counter" },
    Wording { "+1/+1 tokens", "+1/+1 counters" },
    Wording { "-1/-1 token", "-1/-1 counter" },
    Wording { "-1/-1 tokens", "-1/-1 counters" },
    Wording { "add a {w} counter to", "put a {1} counter on" },
    Wording { "add {n} {w} counters to", "put {1} {2} counters on" },
    Wording { "adds a {w} counter to", "puts a {1} counter on" },
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
