#pragma once

#include "core/Id.h"

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace triptych::match {

/// What persons have let pass in a turn, so that they are not asked about the same again: an item that
/// waits beneath what has resolved meanwhile, and an ability of a card that is used once more. It is
/// asked about once more where it aims at something it did not aim at before, but no third time.
/// Knows only what the seats saw themselves.
class LetPass
{
public:
    /// To be called before every question: a new turn begins afresh.
    void follow(const nlohmann::ordered_json& observation);
    /// What a person has answered to a question about what waits.
    void note(PlayerId seat, const nlohmann::ordered_json& observation, std::string_view line);
    /// Whether what is next to resolve was let pass by that seat in this turn.
    bool covers(PlayerId seat, const nlohmann::ordered_json& observation) const;
    void forget();

private:
    struct Ability
    {
        int passes = 0;
        std::set<std::string> aims; ///< All that it was aimed at when it was let pass.
    };

    std::string m_turn;
    std::set<std::pair<PlayerId, std::string>> m_items;              ///< By name and targets.
    std::map<std::pair<PlayerId, std::string>, Ability> m_abilities; ///< By source and paragraph.
};

} // namespace triptych::match
