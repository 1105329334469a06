#pragma once

#include "kryptik/tree/Ability.h"
#include "text/Mutant.h"

#include <string_view>

// The changes that one part of an ability can be offered: instructions in MutantsOffering.cpp, nouns in MutantsNouns.cpp.
namespace triptych::kryptik {

using text::Changes;

/// Offers the changes of every part that `walk` comes to.
class Offering : text::Offers
{
public:
    Offering(Changes& changes, bool lasts)
        : Offers(changes, lasts)
    {
    }

    void operator()(Effect& effect);
    void operator()(Thing& thing);
    void operator()(Target&) { }
    void operator()(int&) { } // How many: the leaf that says so offers it.
    void operator()(Filter& filter);
    void operator()(Who& who);
    void operator()(Amount& amount);
    void operator()(Condition& condition);

    /// Of what can only be your own.
    void ofYours(Filter& filter);

private:
    void placeChanges(std::string_view name, Place& place);
    void without(std::string_view name, Sequence& e);
    template <typename Leaf>
    void leafChanges(std::string_view name, Leaf& e);

    static int& moreOf(EntersWith& e) { return e.count; }
    static int& moreOf(DrawPhase& e) { return e.more; }
    static Skip::Part lastPartOf(const Skip&) { return Skip::Part::Turn; }
    static Extra::Part lastPartOf(const Extra&) { return Extra::Part::AfterCombat; }

    void ownOf(Thing& thing);

    const Amount* m_times = nullptr; ///< Of the leaf that was looked at last.
    const Filter* m_own = nullptr;   ///< Of what can only be one's own.
    const Who* m_onlyOne = nullptr;  ///< Told to do what only one can.
    bool m_sacrifices = false;       ///< The leaf that was looked at last does.
};

} // namespace triptych::kryptik
