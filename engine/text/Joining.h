#pragma once

#include "text/Spelling.h"

#include <cstddef>
#include <iterator>
#include <string>
#include <utility>
#include <variant>
#include <vector>

// Effects said one after another. A game's `Sequence` has parts, and before each but the first a joint.
namespace triptych::text {

/// One effect of several. A sequence among them becomes part of the whole.
template <class Sequence, class Effect, class Joint>
Effect joined(std::vector<Effect> parts, const std::vector<Joint>& joints)
{
    if (parts.size() == 1)
        return std::move(parts.front());
    Sequence flat;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0)
            flat.joints.push_back(joints[i - 1]);
        if (auto* inner = std::get_if<Sequence>(&parts[i].node)) {
            std::move(inner->parts.begin(), inner->parts.end(), std::back_inserter(flat.parts));
            flat.joints.insert(flat.joints.end(), inner->joints.begin(), inner->joints.end());
        } else {
            flat.parts.push_back(std::move(parts[i]));
        }
    }
    Effect whole;
    whole.node = std::move(flat);
    return whole;
}

/// "draw 1. Discard 1", "draw 1, then discard 1", "draw 1 and discard 1", "draw 1. If you do, discard 1"
template <class Joint>
std::string sentenceOf(const std::vector<std::string>& parts, const std::vector<Joint>& joints)
{
    std::string sentence = parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const Joint joint = joints[i - 1];
        if (joint == Joint::Stop)
            sentence += ". " + capitalised(parts[i]);
        else if (joint == Joint::Then)
            sentence += ", then " + parts[i];
        else if (joint == Joint::And)
            sentence += " and " + parts[i];
        else
            sentence += ". If you do, " + parts[i];
    }
    return sentence;
}

} // namespace triptych::text
