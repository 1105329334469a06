#pragma once

#include <QColor>
#include <QString>
#include <QStringView>

#include <cstdint>

namespace triptych::art {

/// Chance that depends on a card's id alone, the same on every machine.
class Dice
{
public:
    explicit Dice(QStringView seed);

    std::uint32_t next();
    int below(int n) { return int(next() % std::uint32_t(n)); }
    qreal between(qreal low, qreal high) { return low + (high - low) * (next() / 4294967296.0); }
    bool chance(int percent) { return below(100) < percent; }

private:
    std::uint64_t m_state;
};

/// What a piece of a shape is made of; the palette knows its colour.
enum class Tone {
    Base,
    Light,
    Dark,
    Accent,
    Gold,
    Metal,
    Bone,
    Wood,
    Ink,
    Skin,
    Shade,
    Hair,
    Glow,
    Fur
};

/// The colours of one picture, from back to front.
struct Palette
{
    QColor skyTop, skyLow, disc, far, mid, near, cloth, accent, glow;
    QColor skin, hair;

    QColor of(Tone tone) const;
};

QColor mix(const QColor& a, const QColor& b, qreal share);
QColor faded(QColor colour, int alpha);
Palette paletteFor(const QString& colours, Dice& dice);

} // namespace triptych::art
