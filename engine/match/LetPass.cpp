#include "match/LetPass.h"

#include "match/Asking.h"

#include "core/Seats.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace triptych::match {

namespace {

using Json = nlohmann::ordered_json;

/// An ability may be asked about again where it aims at something new, but not for ever.
constexpr int mostPasses = 2;

std::set<std::string> aimsOf(const Json& item)
{
    std::set<std::string> aims;
    if (const auto targets = item.find("targets"); targets != item.end() && targets->is_array())
        for (const Json& target : *targets)
            if (target.is_string())
                aims.insert(target.get<std::string>());
    return aims;
}

/// "" where what waits is no ability: a spell or an attack comes but once.
std::string abilityOf(const Json& item)
{
    const auto paragraph = item.find("paragraph");
    if (paragraph == item.end())
        return {};
    return item.value("kind", std::string()) + ' ' + item.value("source", std::string()) + ' '
        + paragraph->dump();
}

std::string nameOf(const Json& item)
{
    std::string name = item.value("item", std::string());
    for (const std::string& aim : aimsOf(item))
        name += ' ' + aim;
    return name;
}

} // namespace

void LetPass::follow(const Json& observation)
{
    std::string turn = turnOf(observation);
    if (turn == m_turn)
        return;
    forget();
    m_turn = std::move(turn);
}

void LetPass::forget()
{
    m_items.clear();
    m_abilities.clear();
}

void LetPass::note(PlayerId seat, const Json& observation, std::string_view line)
{
    follow(observation);
    const Json& waiting = waitingIn(observation);
    if (line != "pass" || waiting.empty()
        || waiting.back().value("controller", "") == seatName(seat)) {
        // Whoever does something has changed what the rest comes to.
        std::erase_if(m_items, [seat](const auto& item) { return item.first == seat; });
        return;
    }
    m_items.emplace(seat, nameOf(waiting.back()));
    if (const std::string ability = abilityOf(waiting.back()); !ability.empty()) {
        Ability& passed = m_abilities[{ seat, ability }];
        ++passed.passes;
        passed.aims.merge(aimsOf(waiting.back()));
    }
}

bool LetPass::covers(PlayerId seat, const Json& observation) const
{
    const Json& waiting = waitingIn(observation);
    if (waiting.empty() || turnOf(observation) != m_turn)
        return false;
    if (m_items.contains({ seat, nameOf(waiting.back()) }))
        return true;
    const auto found = m_abilities.find({ seat, abilityOf(waiting.back()) });
    return found != m_abilities.end()
        && (found->second.passes >= mostPasses
            || std::ranges::includes(found->second.aims, aimsOf(waiting.back())));
}

} // namespace triptych::match
