#pragma once

#include "core/Game.h"
#include "draft/Draft.h"

#include <string>
#include <vector>

namespace triptych::draft {

/// What whoever picks looks at, read off a card's printed fields.
struct Traits
{
    std::string kind;
    std::string group; ///< Empty: goes with everything.
    int rank = 1;      ///< How rare, from 1.
    int cost = 0;
    std::size_t order = 0; ///< Its place among all ids: what decides when nothing else does.
    int worth = 0;         ///< What it does for its cost, in points (Game::worth).
};

/// Knows a good card and a good deck by the draft rules of a ruleset, and no card by its name.
class Taste
{
public:
    /// By printed fields alone: how rare a card is, with what it goes together, what it costs.
    Taste(const cards::Library&, DraftRules);
    /// By what a card does as well, which then counts for more than how rare it is.
    Taste(const Game&, const cards::Library&, DraftRules);

    const DraftRules& rules() const { return m_rules; }
    const Traits& of(std::size_t card) const { return m_traits[card]; }
    bool leads(std::size_t card) const
    {
        return !m_rules.leaders.empty() && of(card).kind == m_rules.leaders;
    }

    /// How welcome a card is beside those already taken; `total` is how many one takes in all.
    int worth(std::size_t card, const std::vector<std::size_t>& pool, std::size_t total) const;
    /// The place in the pack of the card to take. The same view gives the same answer.
    std::size_t choose(const View&, std::size_t total) const;

    /// The cards of a pool that make the soundest deck, at most as many as a deck has; by group,
    /// kind and cost.
    std::vector<std::size_t> build(const std::vector<std::size_t>& pool) const;
    /// The order in which a deck or a pool is shown: by kind, group, cost and id.
    void sort(std::vector<std::size_t>& cards) const;

private:
    void nameGroups(const Game&);
    int meritOf(std::size_t card) const; ///< Of the card by itself.
    int affinity(std::size_t card, const std::vector<std::size_t>& pool) const;
    int need(std::size_t card, const std::vector<std::size_t>& pool) const;
    int wanted(const std::string& kind) const;
    std::vector<std::size_t> buildOf(const std::vector<std::size_t>& pool,
        const std::vector<std::string>& groups, int& score) const;

    DraftRules m_rules;
    std::vector<Traits> m_traits;
    bool m_byWorth = false;
};

/// Everybody for whom nobody else picks takes what they like best. True when somebody took.
bool pickFor(Draft&, const std::vector<std::size_t>& seats, const Taste&);

} // namespace triptych::draft
