#include "app/decks/KryptikFacets.h"

#include "app/presenters/Reading.h"

namespace deckroom {

using facets::list;
using facets::prefixed;
using reading::number;
using reading::text;

namespace {

// Colours of the cost; the soul box gives what the card pays with.
void fill(const GameFacets::Json& card, const QList<Facet>& facets, CardFacts& facts)
{
    const QString cost = text(card, "cost");
    bool any = false;
    facts.cost = 0;
    for (const QString& part : cost.split(u'}', Qt::SkipEmptyParts)) {
        const QString bare = part.mid(1);
        bool isNumber = false;
        const int amount = bare.toInt(&isNumber);
        facts.cost += isNumber ? amount : bare == u"x" ? 0 : 1;
        for (const QChar letter : bare)
            if (QStringLiteral("wubg").contains(letter)) {
                mark(facts, facets, 0, letter);
                any = true;
            }
    }
    if (!any)
        mark(facts, facets, 0, QStringLiteral("c"));
    mark(facts, facets, 1, text(card, "type"));
    mark(facts, facets, 2, text(card, "faction"));
    mark(facts, facets, 3, text(card, "rarity"));
    if (text(card, "type") == u"citizen")
        facts.stats
            = QStringLiteral("%1/%2").arg(number(card, "attack")).arg(number(card, "defense"));
}

QList<DeckPlace> placesOf(const QString& ruleset)
{
    const bool limited = ruleset == u"limited";
    return { { Part::Main, GameFacets::tr("Main deck"),
                 GameFacets::tr("Drag cards here, or press Enter on one in the collection."),
                 limited ? 30 : 50, limited ? 0 : 50, true },
        { Part::Side, GameFacets::tr("Side deck"),
            GameFacets::tr("Cards to exchange between the games of a match."), 0, limited ? 0 : 15,
            false } };
}

bool mayHold(Part part, const GameFacets::Json&, const QString&)
{
    return !isPlace(part);
}

} // namespace

GameFacets kryptikFacets()
{
    GameFacets game;
    game.facets = {
        facetOf(QStringLiteral("colour"), GameFacets::tr("Colour"), list("w u b g c"),
            { GameFacets::tr("White"), GameFacets::tr("Blue"), GameFacets::tr("Black"),
                GameFacets::tr("Green"), GameFacets::tr("Colourless") },
            prefixed("stone-", "w u b g c")),
        facetOf(QStringLiteral("type"), GameFacets::tr("Type"), list("citizen spell"),
            { GameFacets::tr("Citizens"), GameFacets::tr("Spells") }, list("person spell")),
        facetOf(QStringLiteral("faction"), GameFacets::tr("Faction"),
            list("human mystic undead ascendant"), list("Human Mystic Undead Ascendant")),
        facetOf(QStringLiteral("rarity"), GameFacets::tr("Rarity"),
            list("common uncommon rare legendary"),
            { GameFacets::tr("Common"), GameFacets::tr("Uncommon"), GameFacets::tr("Rare"),
                GameFacets::tr("Legendary") }),
    };
    game.fill = fill;
    game.costTitle = GameFacets::tr("Cost");
    game.places = placesOf;
    game.mayHold = mayHold;
    game.draws = { 6, 1 };
    game.line = GameFacets::tr("Souls, citizens and eleven years, in a harbour by night.");
    game.picture = subjectOf("welcome-middle", "Harbour Warden", "citizen", "human", "u");
    return game;
}

} // namespace deckroom
