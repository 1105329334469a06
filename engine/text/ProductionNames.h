#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace triptych::text {

/// What texts are made of, by name, with the kind of thing that it is before it: "when Dies", "what: a target".
struct ProductionNames
{
    std::set<std::string> all {};

    void add(std::string_view kind, std::string_view name)
    {
        all.insert(std::string(kind) + std::string(name));
    }
    /// Of a list with a name for each value of an enumeration.
    template <typename List, typename Value>
    void addNth(std::string_view kind, const List& names, Value value)
    {
        add(kind, names[static_cast<std::size_t>(value)]);
    }
    template <typename List>
    void addEach(std::string_view kind, const List& names)
    {
        for (const std::string_view name : names)
            add(kind, name);
    }
};

/// What a text is made of: a game's `Collector` goes through it and keeps the names.
template <typename Collector, typename Ability>
std::set<std::string> collectedOf(const Ability& ability)
{
    Collector collector;
    collector.ability(ability);
    return std::move(collector.names.all);
}

} // namespace triptych::text
