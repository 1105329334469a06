#pragma once

#include "app/scene/CardFace.h"

#include <QImage>
#include <QRectF>

class QPainter;

namespace deckroom {

/// A card as printed, with a painter: what qml/Cards/CardFront.qml shows at the table, for lists,
/// paper and files. Can be called in any thread.
void paintCard(QPainter&, const QRectF&, const CardFace&, const QImage& picture);
/// How large the picture of a card is that is so wide.
QSizeF pictureSize(const CardFace&, qreal cardWidth);
/// The picture drawn for a card that brings none, as at the table.
QImage generatedPicture(const CardFace&, QSize);

/// One of the program's symbols in an ink: "bone", "ink", "gold". Stones and backs have their own.
QImage symbol(const QString& name, const QString& ink, int size);

inline constexpr qreal cardRatio = 63.0 / 88.0;

} // namespace deckroom
