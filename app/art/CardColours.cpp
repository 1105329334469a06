#include "app/art/CardColours.h"

#include <QFontDatabase>

namespace deckroom::colours {

namespace {

struct Frame
{
    QRgb top;
    QRgb foot;
};

Frame frame(const QString& letters)
{
    // A table that needs no taking down at exit: pictures are drawn in threads of Qt's, too.
    struct Row
    {
        char16_t letter;
        Frame frame;
    };
    constexpr Row frames[] { { u'w', { 0xE9DDB9, 0xBFAE7E } }, { u'u', { 0x4F93D2, 0x275F96 } },
        { u'b', { 0x705E86, 0x3C2F50 } }, { u'g', { 0x5FA86B, 0x2F6A3D } },
        { u'm', { 0xD8B65C, 0x9A7425 } }, { u'r', { 0xC4653F, 0x7C2F1C } },
        { u'v', { 0x8C6BB8, 0x4A2F75 } }, { u'h', { 0x7E9A4A, 0x46602A } },
        { u's', { 0x6F7680, 0x33383F } }, { u'o', { 0xE6D3A0, 0xA98545 } },
        { u'e', { 0xB98A6A, 0x6E4529 } }, { u'k', { 0xC9A15A, 0x7D5A22 } },
        { u'A', { 0xD39A5C, 0x8A5422 } }, { u'B', { 0xDB6A4E, 0x962F20 } },
        { u'L', { 0xDE86AE, 0x9A3E6C } }, { u'M', { 0x85B45F, 0x3F6E2C } },
        { u'O', { 0x6A9FD4, 0x2C5D96 } }, { u'Y', { 0x9C80C6, 0x573A88 } },
        { u'N', { 0xB3B7AE, 0x6E746C } } };
    const QChar letter = letters.size() > 1 ? QChar(u'm')
        : letters.isEmpty()                 ? QChar()
                                            : letters.at(0);
    for (const Row& row : frames)
        if (row.letter == letter)
            return row.frame;
    return { 0xA6AFBE, 0x69748A };
}

} // namespace

QColor frameTop(const QString& letters)
{
    return QColor(frame(letters).top);
}

QColor frameFoot(const QString& letters)
{
    return QColor(frame(letters).foot);
}

int rarityPoints(const QString& rarity)
{
    return rarity == u"uncommon" ? 2 : rarity == u"rare" ? 3 : rarity == u"legendary" ? 4 : 1;
}

QColor rarity(const QString& rarity)
{
    return rarity == u"uncommon" ? QColor(0x7E, 0x8C, 0xA3)
        : rarity == u"rare"      ? QColor(0xB9, 0x8A, 0x22)
        : rarity == u"legendary" ? QColor(0xB5, 0x48, 0x2B)
                                 : QColor(0x3A, 0x3F, 0x4B);
}

QColor sign(const QString& sign)
{
    return sign == u"forest"  ? QColor(0x35, 0x7A, 0x46)
        : sign == u"mountain" ? QColor(0x7A, 0x57, 0x38)
        : sign == u"ocean"    ? QColor(0x2A, 0x6C, 0xB0)
                              : plate;
}

QString uiFont()
{
    static const QString family = QFontDatabase::hasFamily(QStringLiteral("Inter"))
        ? QStringLiteral("Inter")
        : QStringLiteral("sans-serif");
    return family;
}

QString titleFont()
{
    static const QString family = QFontDatabase::hasFamily(QStringLiteral("EB Garamond"))
        ? QStringLiteral("EB Garamond")
        : QFontDatabase::hasFamily(QStringLiteral("DejaVu Serif")) ? QStringLiteral("DejaVu Serif")
                                                                   : QStringLiteral("serif");
    return family;
}

} // namespace deckroom::colours
