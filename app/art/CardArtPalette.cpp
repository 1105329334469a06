#include "CardArtPalette.h"

#include <algorithm>
#include <array>

namespace triptych::art {

Dice::Dice(QStringView seed)
    : m_state(1469598103934665603ull)
{
    for (const char byte : seed.toUtf8()) {
        m_state ^= static_cast<unsigned char>(byte);
        m_state *= 1099511628211ull;
    }
}

std::uint32_t Dice::next()
{
    m_state += 0x9E3779B97F4A7C15ull;
    std::uint64_t z = m_state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return std::uint32_t((z ^ (z >> 31)) >> 32);
}

QColor mix(const QColor& a, const QColor& b, qreal share)
{
    const auto part = [share](int x, int y) { return int(x + (y - x) * share); };
    return QColor(part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue()),
        part(a.alpha(), b.alpha()));
}

namespace {

using C = QColor;

Palette plain(QChar colour)
{
    switch (colour.toLatin1()) {
    case 'w': // dawn over roofs
        return { C(0x5b7da6), C(0xf7dcae), C(0xfff7de), C(0xb9a999), C(0x8a7768), C(0x453c3b),
            C(0xefe4c8), C(0xc8963a), C(0xffe9a8), {}, {} };
    case 'u': // moonlit sea
        return { C(0x0d1b38), C(0x4c8fc4), C(0xe3f3ff), C(0x37699a), C(0x1f4a75), C(0x0b1d33),
            C(0x3f86c9), C(0x9fdbe8), C(0xb8f0ff), {}, {} };
    case 'b': // violet dusk
        return { C(0x171022), C(0x95576f), C(0xf6cdb0), C(0x62466f), C(0x3c2b4d), C(0x150e1e),
            C(0x64527a), C(0xc07d94), C(0xd9b3ff), {}, {} };
    case 'g': // mist between trees
        return { C(0x1d4a3a), C(0xcfe3a4), C(0xf8fbd8), C(0x7fae84), C(0x437d57), C(0x132e25),
            C(0x4e9a5b), C(0xd9bf62), C(0xe4ff9e), {}, {} };
    // In capitals, watercolour: a pale morning, and the hue in the land and the cloth.
    case 'A': // workshops of brass
        return { C(0xb9d8e0), C(0xfbeacb), C(0xfff8e6), C(0xd9bd9a), C(0xb08a60), C(0x6b4d34),
            C(0xbd7c3a), C(0x3f8f96), C(0xffe0a0), {}, {} };
    case 'B': // red cliffs
        return { C(0xb5dcee), C(0xfde3c6), C(0xfff6e2), C(0xe0ab92), C(0xbf7355), C(0x74382a),
            C(0xcf4a33), C(0xe8b64a), C(0xffd9a0), {}, {} };
    case 'L': // rose light on a bay
        return { C(0xcfd6f2), C(0xfde3e4), C(0xfff4f2), C(0xdcb2d0), C(0xb07aaa), C(0x643c68),
            C(0xd65c92), C(0x5fb8c4), C(0xffd6ea), {}, {} };
    case 'M': // morning in the woods
        return { C(0xc6e6e0), C(0xf9f3cf), C(0xffffe8), C(0xafd0a4), C(0x6fa46e), C(0x345c40),
            C(0x62a04a), C(0xd8a43c), C(0xecffb0), {}, {} };
    case 'O': // white towers, blue banners
        return { C(0xbcdcf4), C(0xfaf1de), C(0xfffbee), C(0xaec6dc), C(0x6f95bc), C(0x2f4d75),
            C(0x3f7cc0), C(0xd9b04a), C(0xdff2ff), {}, {} };
    case 'Y': // violet heights
        return { C(0xc9c9ee), C(0xf6e4ec), C(0xfff6fb), C(0xb9a8d6), C(0x8470ae), C(0x3e2f64),
            C(0x7d5ab6), C(0xe0b860), C(0xe6d2ff), {}, {} };
    case 'N':
        return { C(0xcfe0e8), C(0xf6efe0), C(0xfffaf0), C(0xbfc3bb), C(0x8f978f), C(0x4b534f),
            C(0x8d8d80), C(0xc79a5a), C(0xfff0d0), {}, {} };
    case 'r': // rust at evening
        return { C(0x4a1f1c), C(0xe8a15c), C(0xffe0b0), C(0x9c5b41), C(0x6d3529), C(0x2a1311),
            C(0xb4512f), C(0xe0b44f), C(0xffd08a), {}, {} };
    case 'v': // violet lamps
        return { C(0x1b1440), C(0x8a68b8), C(0xf0d9ff), C(0x5b4690), C(0x3b2c68), C(0x140d2b),
            C(0x7a55ad), C(0x6fd0d8), C(0xd8b6ff), {}, {} };
    case 'h': // moss and morning
        return { C(0x3a5638), C(0xe3dca0), C(0xfbf6d0), C(0x8d9e62), C(0x5a6f3c), C(0x1f2b18),
            C(0x75903f), C(0xc98a3d), C(0xf0ffa0), {}, {} };
    case 's': // smoke over roofs
        return { C(0x14181f), C(0x5d6a78), C(0xd7dfe6), C(0x434c57), C(0x2c333c), C(0x0c0f13),
            C(0x4a525e), C(0x9fb6c9), C(0xbfe0ff), {}, {} };
    case 'o': // candle gold
        return { C(0x7a5a2c), C(0xf6e2b2), C(0xfffbe8), C(0xc9a86a), C(0x94753f), C(0x44331a),
            C(0xf0e3bd), C(0xb5402e), C(0xfff2b8), {}, {} };
    case 'e': // earth
        return { C(0x40291c), C(0xd3a377), C(0xffe6cb), C(0x8d6447), C(0x62422d), C(0x24160d),
            C(0x9c6a45), C(0x7fb0a0), C(0xffd9a0), {}, {} };
    case 'k': // brass in a strongroom
        return { C(0x2a1c10), C(0xb98a44), C(0xffe9a8), C(0x7a5a2c), C(0x54391a), C(0x1b1109),
            C(0xa87a35), C(0xe3c06a), C(0xffeeb0), {}, {} };
    default: // slate and bone
        return { C(0x2c3444), C(0xb3b6b8), C(0xf4f0e4), C(0x868e9a), C(0x5b6473), C(0x262c37),
            C(0x8c97ab), C(0xd8bb78), C(0xfff0c2), {}, {} };
    }
}

constexpr std::array<QRgb, 6> skins { 0xfff0cdb0, 0xffe0ad86, 0xffc98b62, 0xffa5693f, 0xff7a4a2d,
    0xff57341f };
constexpr std::array<QRgb, 7> hairs { 0xff1d1714, 0xff3b2417, 0xff6e4120, 0xffa8682c, 0xffd8ad62,
    0xffb9b5b0, 0xff7d2f1c };

} // namespace

QColor Palette::of(Tone tone) const
{
    const QColor air = mix(skyLow, mid, 0.5);
    switch (tone) {
    case Tone::Base:
        return mix(cloth, air, 0.08);
    case Tone::Light:
        return mix(cloth, QColor(Qt::white), 0.32);
    case Tone::Dark:
        return mix(cloth, near, 0.55);
    case Tone::Accent:
        return accent;
    case Tone::Gold:
        return mix(QColor(0xe2b75a), air, 0.12);
    case Tone::Metal:
        return mix(QColor(0xc3ccd8), air, 0.12);
    case Tone::Bone:
        return mix(QColor(0xefe6d0), air, 0.1);
    case Tone::Wood:
        return mix(QColor(0x74502f), near, 0.15);
    case Tone::Ink:
        return mix(near, QColor(Qt::black), 0.45);
    case Tone::Skin:
        return mix(skin, air, 0.1);
    case Tone::Shade:
        return mix(mix(skin, air, 0.1), near, 0.42);
    case Tone::Hair:
        return mix(hair, near, 0.12);
    case Tone::Glow:
        return glow;
    case Tone::Fur:
        return mix(mix(hair, cloth, 0.35), near, 0.2);
    }
    return cloth;
}

QColor faded(QColor colour, int alpha)
{
    colour.setAlpha(alpha);
    return colour;
}

Palette paletteFor(const QString& colours, Dice& dice)
{
    const QChar first = colours.isEmpty() ? QLatin1Char('c') : colours.at(0);
    Palette palette = plain(first);
    // Two colours: the sky of one over the land and the cloth of the other.
    if (colours.size() > 1) {
        const Palette second = plain(colours.at(1));
        palette.far = mix(palette.far, second.far, 0.5);
        palette.mid = mix(palette.mid, second.mid, 0.6);
        palette.near = mix(palette.near, second.near, 0.5);
        palette.cloth = second.cloth;
        palette.accent = mix(plain(first).cloth, QColor(Qt::white), 0.12);
        palette.skyLow = mix(palette.skyLow, second.skyLow, 0.3);
    }
    switch (first.isUpper() ? 3 : dice.below(4)) { // in watercolour it is always morning
    case 0:                                        // late
        palette.skyTop = palette.skyTop.darker(150);
        palette.skyLow = mix(palette.skyLow, palette.skyTop, 0.35);
        break;
    case 1: // ember on the horizon
        palette.skyLow = mix(palette.skyLow, QColor(0xf2a15f), 0.45);
        palette.disc = mix(palette.disc, QColor(0xffc98a), 0.5);
        break;
    case 2: // haze
        palette.skyTop = mix(palette.skyTop, palette.skyLow, 0.4);
        palette.far = mix(palette.far, palette.skyLow, 0.3);
        break;
    default:
        break;
    }
    palette.skin = QColor(skins[std::size_t(dice.below(int(skins.size())))]);
    palette.hair = QColor(hairs[std::size_t(dice.below(int(hairs.size())))]);
    // Clothes differ a little from card to card; the colour stays what it is.
    const int shift = dice.below(29) - 14;
    palette.cloth.setHsl((palette.cloth.hslHue() + 360 + shift) % 360,
        palette.cloth.hslSaturation(),
        std::clamp(palette.cloth.lightness() + dice.below(31) - 15, 40, 225));
    return palette;
}

} // namespace triptych::art
