#pragma once

#include "app/decks/CardPictures.h"
#include "app/decks/DeckFile.h"

#include <QFont>
#include <QImage>
#include <QString>
#include <QStringList>

// A deck on paper and as a picture. Each gives "" or what went wrong.
namespace deckroom::sheet {

/// Words that have to lie within `widest`: set smaller, down to two thirds, and then cut with an ellipsis.
QString fitted(const QString& words, QFont&, qreal widest);

/// What a sheet lists, in its order: "3 × Pier Watcher". Cards of one name have their numbers beside it.
QStringList listed(const DeckDesk&, const triptych::decks::DeckList&);
/// A list to hand in: names and counts by type, with the sums and the rules.
QString writeSheet(const QString& path, const DeckDesk&, const NotedDeck&);
/// Cards of 63 x 88 mm with cut marks, nine on a page. Only one's own cards, unless `all`.
QString writeProxies(const QString& path, const CardPictures&, const NotedDeck&, bool all);
/// Of each card one picture with its copies; the leader comes first.
QImage picture(const CardPictures&, const NotedDeck&, int cardWidth);

} // namespace deckroom::sheet
