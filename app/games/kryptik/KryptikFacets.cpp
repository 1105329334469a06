#include "app/games/kryptik/KryptikFacets.h"

#include "app/games/Observed.h"

namespace deckroom {

using facets::list;
using facets::prefixed;
using observed::number;
using observed::text;

namespace {

// A card is of the colours of its soul box.
void fillKryptik(const GameFacets::Json& card, const QList<Facet>& facets, CardFacts& facts)
{
    const QString soul = text(card, "soul");
    for (const QChar letter : soul)
        mark(facts, facets, 0, letter);
    if (facts.values[0] == 0)
        mark(facts, facets, 0, QStringLiteral("colourless"));
    mark(facts, facets, 1, text(card, "type"));
    mark(facts, facets, 2, text(card, "faction"));
    mark(facts, facets, 3, text(card, "rarity"));
    if (text(card, "type") == u"citizen")
        facts.stats
            = QStringLiteral("%1/%2").arg(number(card, "attack")).arg(number(card, "defense"));
}

QString hintOfKryptik(Part part)
{
    return part == Part::Side
        ? GameFacets::tr("Cards to exchange between the games of a match.")
        : GameFacets::tr("Drag cards here, or press Enter on one in the collection.");
}

bool mayHoldKryptik(Part part, const GameFacets::Json&)
{
    return part == Part::Main || part == Part::Side;
}

} // namespace

GameFacets kryptikFacets()
{
    GameFacets game;
    game.facets = {
        facetOf(QStringLiteral("colour"), GameFacets::tr("Colour"), list("w u b g colourless"),
            { GameFacets::tr("White"), GameFacets::tr("Blue"), GameFacets::tr("Black"),
                GameFacets::tr("Green"), GameFacets::tr("Colourless") },
            prefixed("stone-", "w u b g c")),
        facetOf(QStringLiteral("type=kind"), GameFacets::tr("Type"), list("citizen spell"),
            { GameFacets::tr("Citizens"), GameFacets::tr("Spells") }, list("person spell")),
        facetOf(QStringLiteral("faction"), GameFacets::tr("Faction"),
            list("human mystic undead ascendant"), list("Human Mystic Undead Ascendant")),
        facetOf(QStringLiteral("rarity"), GameFacets::tr("Rarity"),
            list("common uncommon rare legendary"),
            { GameFacets::tr("Common"), GameFacets::tr("Uncommon"), GameFacets::tr("Rare"),
                GameFacets::tr("Legendary") }),
    };
    game.fill = fillKryptik;
    game.costTitle = GameFacets::tr("Cost");
    game.hint = hintOfKryptik;
    game.costFields = { QStringLiteral("cost") };
    game.mayHold = mayHoldKryptik;
    game.leads = [](const GameFacets::Json& card) { return observed::flag(card, "overlord"); };
    game.line = GameFacets::tr("Souls, citizens and eleven years, in a harbour by night.");
    game.picture = subjectOf("welcome-middle", "Harbour Warden", "figure", "human", "u");
    return game;
}

} // namespace deckroom
