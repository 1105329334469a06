#include "app/games/GameFacets.h"

#include "app/games/altered/AlteredFacets.h"
#include "app/games/kryptik/KryptikFacets.h"
#include "app/games/seize/SeizeFacets.h"

namespace deckroom {

Facet facetOf(const QString& key, const QString& title, const QStringList& values,
    const QStringList& titles, const QStringList& icons)
{
    Facet facet { key.section(u'=', 0, 0), key.section(u'=', -1), title, values, titles, icons };
    while (facet.icons.size() < values.size())
        facet.icons.append(QString());
    return facet;
}

void mark(CardFacts& facts, const QList<Facet>& facets, qsizetype facet, const QString& value)
{
    const qsizetype bit = facets.at(facet).values.indexOf(value);
    if (bit >= 0)
        facts.values[static_cast<std::size_t>(facet)] |= 1U << bit;
}

GameFacets GameFacets::of(const QString& game)
{
    return game == u"kryptik" ? kryptikFacets()
        : game == u"seize"    ? seizeFacets()
                              : alteredFacets();
}

triptych::CardSubject subjectOf(
    const char* id, const char* words, const char* motif, const char* kinship, const char* colours)
{
    return { QLatin1String(id), QLatin1String(words), QLatin1String(motif), QLatin1String(kinship),
        QLatin1String(colours), true };
}

namespace facets {

QStringList list(const char* words)
{
    return QString::fromLatin1(words).split(u' ');
}

QStringList prefixed(const char* prefix, const char* words)
{
    QStringList all = list(words);
    for (QString& each : all)
        each.prepend(QLatin1String(prefix));
    return all;
}

} // namespace facets
} // namespace deckroom
