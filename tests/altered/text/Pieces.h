#pragma once

#include "altered/tree/Ability.h"

#include <set>
#include <string>

// The pieces that texts are made of, cut out by the grammar itself: what was read is printed again,
// each phrase by itself.
struct Pieces
{
    std::set<std::string> triggers;   ///< "When you play a Spell", "{J}"
    std::set<std::string> conditions; ///< "you control two or more Landmarks"
    std::set<std::string> effects;    ///< "draw a card"
    std::set<std::string> statements; ///< "I am [Defender]"
    std::set<std::string> costs;      ///< "{T}, {1}"
    std::set<std::string> things;     ///< "target Character", "each Robot you control"
    std::set<std::string> filters;    ///< "Character in an Expedition", without a determiner
    std::set<std::string> happenings; ///< "I would gain [Asleep]": of replacements

    void cut(const triptych::altered::Ability&);

private:
    void cut(const triptych::altered::Effect&);
    void cut(const triptych::altered::Condition&);
    void cut(const triptych::altered::Thing&);
    void cut(const triptych::altered::Filter&);
};
