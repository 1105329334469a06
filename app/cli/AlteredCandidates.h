#pragma once

#include "altered/cards/Card.h"
#include "core/Random.h"
#include "decks/DeckList.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace triptych::cli {

/// A card that decks are made of.
struct Candidate
{
    const altered::Card* card = nullptr;
    std::set<std::string> topics {};
    std::size_t number = 0; ///< In the library.
    bool own = false;       ///< Of the packs that are asked about.
    bool done = false;      ///< Every part of it was carried out.
    std::size_t used = 0;   ///< In how many decks it was.
};

/// The words of a card that say what it has to do with: what it is, and what its text speaks of. Those that
/// many cards have count for little, so that it is found what a rare one needs.
std::set<std::string> topicsOf(const altered::Card&);

/// Decks made at random of the cards that were least seen.
class AlteredCandidates
{
public:
    /// Of these, which stay where they are.
    AlteredCandidates(std::vector<Candidate>&, Random&);

    /// 1.1.4 with its limits, or 1.1.5, which has none. A narrow one has many copies of few cards.
    decks::DeckList make(const std::string& ruleset, bool limited, bool narrow);

private:
    std::vector<Candidate*> inRandomOrder(altered::Faction, bool heroes);
    /// How well a card goes with another: by the topics that both have and few others.
    double kinship(const Candidate& one, const Candidate& other) const;
    /// A few cards of which something has not been carried out yet, and what goes best with them.
    std::vector<Candidate*> withCompany(std::vector<Candidate*> order) const;

    std::vector<Candidate>& m_candidates;
    Random& m_random;
    std::map<std::string, int> m_speakers; ///< How many of them have a topic.
};

} // namespace triptych::cli
