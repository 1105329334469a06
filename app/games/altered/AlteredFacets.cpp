#include "app/games/altered/AlteredFacets.h"

#include "app/games/Observed.h"

namespace deckroom {

using facets::list;
using observed::number;
using observed::text;

namespace {

// Factions; a hero beside the deck.
void fillAltered(const GameFacets::Json& card, const QList<Facet>& facets, CardFacts& facts)
{
    const QString faction = text(card, "faction");
    mark(facts, facets, 0, faction.isEmpty() ? QStringLiteral("neutral") : faction);
    mark(facts, facets, 1, text(card, "type"));
    mark(facts, facets, 2, text(card, "rarity"));
    if (text(card, "type") == u"character" || text(card, "type") == u"token")
        facts.stats = QStringLiteral("%1/%2/%3")
                          .arg(number(card, "forest"))
                          .arg(number(card, "mountain"))
                          .arg(number(card, "ocean"));
}

QString hintOfAltered(Part part)
{
    return part == Part::Hero
        ? GameFacets::tr("The hero whose faction the deck is of.")
        : GameFacets::tr("Drag cards here, or press Enter on one in the collection.");
}

bool mayHoldAltered(Part part, const GameFacets::Json& card)
{
    const QString type = text(card, "type");
    return part == Part::Main && type != u"hero" && type != u"token" && type != u"landmark_token"
        && type != u"mana";
}

} // namespace

GameFacets alteredFacets()
{
    GameFacets game;
    game.facets = {
        facetOf(QStringLiteral("faction"), GameFacets::tr("Faction"),
            list("axiom bravos lyra muna ordis yzmir neutral"),
            { QStringLiteral("Axiom"), QStringLiteral("Bravos"), QStringLiteral("Lyra"),
                QStringLiteral("Muna"), QStringLiteral("Ordis"), QStringLiteral("Yzmir"),
                GameFacets::tr("Neutral") },
            list("faction-axiom faction-bravos faction-lyra faction-muna faction-ordis "
                 "faction-yzmir")),
        facetOf(QStringLiteral("type=kind"), GameFacets::tr("Type"),
            list("hero character spell landmark expedition_permanent token"),
            { GameFacets::tr("Heroes"), GameFacets::tr("Characters"), GameFacets::tr("Spells"),
                GameFacets::tr("Landmarks"), GameFacets::tr("Expedition permanents"),
                GameFacets::tr("Tokens") },
            list("crown person spell island attached counter")),
        facetOf(QStringLiteral("rarity"), GameFacets::tr("Rarity"),
            list("common rare unique exalted"),
            { GameFacets::tr("Common"), GameFacets::tr("Rare"), GameFacets::tr("Unique"),
                GameFacets::tr("Exalted") }),
    };
    game.fill = fillAltered;
    game.costTitle = GameFacets::tr("Hand cost");
    game.hint = hintOfAltered;
    game.costFields = { QStringLiteral("cost") };
    game.mayHold = mayHoldAltered;
    game.line = GameFacets::tr("Two expeditions that walk towards each other.");
    game.picture = subjectOf("welcome-right", "Garden Shepherd", "figure", "muna", "M");
    return game;
}

} // namespace deckroom
