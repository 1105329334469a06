#pragma once

#include "altered/tree/Ability.h"
#include "text/Mutant.h"

#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

// The changes that the parts of an ability can be offered: instructions in MutantsOffering.cpp, nouns in MutantsNouns.cpp;
// what is none is said in Sameness.h.
namespace triptych::altered {

using text::Changes;

/// Goes through an ability as it is printed and offers the changes of every part of it.
class Offering
{
public:
    explicit Offering(Changes& changes)
        : m_changes(changes)
    {
    }

    void ability(Ability& a);

private:
    template <typename T>
    void withoutOne(std::string_view name, std::vector<T>& list, std::size_t least = 0)
    {
        withoutOne(name, list, least, [](const T&) { return false; });
    }
    /// `isSame`: what can be left out without a difference.
    template <typename T, typename IsSame>
    void withoutOne(
        std::string_view name, std::vector<T>& list, std::size_t least, const IsSame& isSame)
    {
        for (std::size_t k = 0; list.size() > least && k < list.size(); ++k)
            if (!isSame(list[k]))
                m_changes.offer(name, "without one",
                    [&] { list.erase(list.begin() + static_cast<std::ptrdiff_t>(k)); });
    }
    template <typename T>
    void withoutIt(std::string_view name, Boxed<T>& part)
    {
        if (!part)
            return;
        m_changes.offer(name, "without it", [&] { part = {}; });
        if constexpr (std::is_same_v<T, Condition>) {
            if (part)
                condition(*part);
        }
    }

    // Instructions and statements
    void effect(Effect& of, bool may);
    static Effect without(const Sequence& e, std::size_t k);
    template <typename Node>
    void fields(std::string_view name, Node& e);
    template <typename T>
    void second(std::string_view name, Boxed<T>& also);
    /// `ofThis`: what it waits for happens to this card.
    void statement(Statement& of, bool ofThis);
    void grants(std::string_view name, std::vector<Grant>& all);

    // Nouns, numbers and conditions
    void amount(std::string_view name, Amount& of);
    /// `same`: who else it may be without a difference.
    void who(std::string_view name, Who& of, std::optional<Who::Kind> same = {});
    void thing(Thing& of);
    void filter(std::string_view name, Filter& of);
    void trait(std::string_view name, Trait& of);
    /// `waits`: of what an ability waits for, which is told of each Expedition that does it.
    void expedition(std::string_view name, Expedition& of, bool waits = false);
    void condition(Condition& of);
    void happening(std::string_view name, Happening& of);

    Changes& m_changes;

    // What makes a change none (Sameness.h), of what is gone through just now
    bool m_itIsThis = false;
    bool m_theyAreTheOpponent = false;
    bool m_ofStatistics = false;
    const Happening* m_happening = nullptr; ///< Of whose subject a filter is.
    bool m_waitsForNext = false;
};

} // namespace triptych::altered
