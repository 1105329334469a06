#include "app/games/seize/SeizeFacets.h"

#include "app/games/Observed.h"

namespace deckroom {

using facets::list;
using observed::number;
using observed::text;

namespace {

// Classes; mercenaries, treasures and abilities by stars.
void fillSeize(const GameFacets::Json& card, const QList<Facet>& facets, CardFacts& facts)
{
    const QString className = text(card, "class");
    mark(facts, facets, 0, className.isEmpty() ? QStringLiteral("generic") : className);
    const QString type = text(card, "type");
    mark(facts, facets, 1, type);
    mark(facts, facets, 2, text(card, type == u"treasure" ? "treasure" : "ability"));
    mark(facts, facets, 3, QString::number(number(card, "stars", 1)));
    if (type == u"mercenary")
        facts.stats = QStringLiteral("%1 \u2665").arg(number(card, "health"));
}

QString hintOfSeize(Part part)
{
    return part == Part::Champion ? GameFacets::tr("A mercenary; the deck is of its class.")
        : part == Part::GuildMaster
        ? GameFacets::tr("A mercenary of 3 or 4 stars.")
        : GameFacets::tr("Drag cards here, or press Enter on one in the collection.");
}

bool mayHoldSeize(Part part, const GameFacets::Json&)
{
    return part == Part::Main;
}

} // namespace

GameFacets seizeFacets()
{
    GameFacets game;
    game.facets = {
        facetOf(QStringLiteral("class"), GameFacets::tr("Class"),
            list("warrior mage hunter rogue priest generic"),
            { GameFacets::tr("Warrior"), GameFacets::tr("Mage"), GameFacets::tr("Hunter"),
                GameFacets::tr("Rogue"), GameFacets::tr("Priest"), GameFacets::tr("Generic") },
            list("class-warrior class-mage class-hunter class-rogue class-priest class-other")),
        facetOf(QStringLiteral("type=kind"), GameFacets::tr("Type"),
            list("mercenary treasure ability"),
            { GameFacets::tr("Mercenaries"), GameFacets::tr("Treasures"),
                GameFacets::tr("Abilities") },
            list("person treasure-relic ability")),
        facetOf(QStringLiteral("kind=type"), GameFacets::tr("Kind"),
            list("weapon equipment relic instant attack event"),
            { GameFacets::tr("Weapon"), GameFacets::tr("Equipment"), GameFacets::tr("Relic"),
                GameFacets::tr("Instant"), GameFacets::tr("Attack"), GameFacets::tr("Event") }),
        facetOf(QStringLiteral("stars"), GameFacets::tr("Stars"), list("1 2 3 4"),
            { QStringLiteral("\u2605"), QStringLiteral("\u2605\u2605"),
                QStringLiteral("\u2605\u2605\u2605"), QStringLiteral("\u2605\u2605\u2605\u2605") }),
    };
    game.fill = fillSeize;
    game.costTitle = GameFacets::tr("Cost or bounty");
    game.hint = hintOfSeize;
    game.costFields = { QStringLiteral("cost"), QStringLiteral("bounty") };
    game.mayHold = mayHoldSeize;
    game.leads = [](const GameFacets::Json& card) { return observed::number(card, "stars") == 4; };
    game.line = GameFacets::tr("Mercenaries on a board, for loot and for the guild.");
    game.picture = subjectOf("welcome-guild", "Guild Captain", "figure", "warrior", "r");
    return game;
}

} // namespace deckroom
