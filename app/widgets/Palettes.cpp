#include "app/widgets/Palettes.h"

namespace {

struct Shades
{
    QRgb window, base, alternate, text, muted, disabled, button, highlight, highlighted, link;
};

// Text on its ground has at least 4.5:1 in each; in "contrast" at least 12:1.
constexpr Shades light { 0xf1efe9, 0xfbfaf6, 0xe9e6dd, 0x20252e, 0x5a6270, 0x8b919c, 0xe4e0d5,
    0x2f5d86, 0xffffff, 0x2f5d86 };
constexpr Shades dark { 0x1b2230, 0x161c28, 0x232c3d, 0xe9e6dc, 0xa3adbf, 0x6d788c, 0x2a3549,
    0xe8d9a8, 0x1b2230, 0xe8d9a8 };
constexpr Shades contrast { 0x000000, 0x000000, 0x141414, 0xffffff, 0xd8d8d8, 0x9a9a9a, 0x000000,
    0xffe566, 0x000000, 0xffe566 };

} // namespace

QPalette paletteFor(const QString& look)
{
    const Shades& shades = look == u"dark" ? dark : look == u"contrast" ? contrast : light;
    QPalette palette;
    palette.setColor(QPalette::Window, QColor(shades.window));
    palette.setColor(QPalette::WindowText, QColor(shades.text));
    palette.setColor(QPalette::Base, QColor(shades.base));
    palette.setColor(QPalette::AlternateBase, QColor(shades.alternate));
    palette.setColor(QPalette::Text, QColor(shades.text));
    palette.setColor(QPalette::PlaceholderText, QColor(shades.muted));
    palette.setColor(QPalette::Button, QColor(shades.button));
    palette.setColor(QPalette::ButtonText, QColor(shades.text));
    palette.setColor(QPalette::BrightText, QColor(shades.highlighted));
    palette.setColor(QPalette::Highlight, QColor(shades.highlight));
    palette.setColor(QPalette::HighlightedText, QColor(shades.highlighted));
    palette.setColor(QPalette::Link, QColor(shades.link));
    palette.setColor(QPalette::ToolTipBase, QColor(shades.alternate));
    palette.setColor(QPalette::ToolTipText, QColor(shades.text));
    for (const auto role : { QPalette::WindowText, QPalette::Text, QPalette::ButtonText })
        palette.setColor(QPalette::Disabled, role, QColor(shades.disabled));
    // Fusion engraves what is disabled with this colour; on the ground's own it stays flat.
    palette.setColor(QPalette::Disabled, QPalette::Light, QColor(shades.window));
    return palette;
}
