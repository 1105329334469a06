#include "cli/DeckMakers.h"

#include "cli/AlteredDecks.h"

namespace triptych::cli {

MakeDeck deckMakerOf(
    const Game& game, const Ruleset& ruleset, const std::vector<cards::PackText>& packs)
{
    return game.id() == "altered" ? alteredDecks(packs, ruleset.id) : MakeDeck {};
}

} // namespace triptych::cli
