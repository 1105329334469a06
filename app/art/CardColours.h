#pragma once

#include <QColor>
#include <QString>

// The colours of printed cards, as qml/Controls/Theme.qml has them: paper looks the same everywhere.
namespace deckroom::colours {

inline const QColor paper(0xF3, 0xEC, 0xDC);
inline const QColor paperShade(0xE2, 0xD7, 0xBF);
inline const QColor ink(0x1D, 0x20, 0x29);
inline const QColor paperSoft(0x4B, 0x4A, 0x48);
inline const QColor plate(0x22, 0x29, 0x3A);
inline const QColor plateInk(0xF7, 0xF2, 0xE4);
inline const QColor edge(0x11, 0x18, 0x2A);

QColor frameTop(const QString& letters);
QColor frameFoot(const QString& letters);
QColor rarity(const QString&);
int rarityPoints(const QString&);
QColor sign(const QString&); ///< Signs that have a colour of their own; else the dark plate.

QString uiFont();
QString titleFont();

} // namespace deckroom::colours
