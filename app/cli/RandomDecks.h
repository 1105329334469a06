#pragma once

#include "cards/Library.h"
#include "cli/DeckMakers.h"
#include "core/Game.h"
#include "core/Random.h"
#include "decks/DeckList.h"

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <vector>

// Decks for games that nobody has chosen decks for.
namespace triptych::cli {

/// Decks of one ruleset: those that are given, and others of as many cards at random that are legal
/// for it. The same chance makes the same deck, whatever was made before.
class RandomDecks
{
public:
    /// `models`: decks of which every legal one is played as it is, and shows how large others are.
    /// `ofCards` makes the others, in a game where that takes more than any cards.
    RandomDecks(const Game&, std::shared_ptr<const cards::Library>, const Ruleset&,
        const std::vector<decks::DeckList>& models, MakeDeck ofCards);

    /// No deck can be made: there is no model, and the cards do not make one.
    bool empty() const { return m_models.empty() && !m_ofCards; }
    decks::DeckList make(Random&) const;

private:
    decks::DeckList ofModel(const decks::DeckList& model, Random&) const;
    bool isLegal(const decks::DeckList&, std::vector<std::string>* refused = nullptr) const;

    const Game& m_game;
    std::shared_ptr<const cards::Library> m_library;
    std::string m_ruleset;
    std::vector<decks::DeckList> m_models;
    std::vector<std::string> m_names; ///< Of the cards that no rule refuses by themselves.
    MakeDeck m_ofCards;
};

} // namespace triptych::cli
