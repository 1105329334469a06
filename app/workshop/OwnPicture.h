#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QImage>
#include <QString>

namespace workshop {

/// A picture for a card, from a file or from somebody else's pack. Whatever is in it, it is told by
/// its content and not by its name; only PNG, JPEG and WebP are read, up to a size; and what is kept
/// is drawn anew, so that nothing but its colours comes along.
struct OwnPicture
{
    Q_DECLARE_TR_FUNCTIONS(OwnPicture)

public:
    QByteArray bytes; ///< PNG or JPEG, at most `longestKept` wide and high.
    QString ending;   ///< ".png" or ".jpg"
    QString problem;  ///< Not "": it cannot be used, and why.

    static OwnPicture from(const QByteArray& bytes);
    static OwnPicture ofFile(const QString& path);
    QImage image() const { return QImage::fromData(bytes); }

    static constexpr qint64 mostBytes = 24 << 20;
    static constexpr int mostPixelsASide = 8'000;
    static constexpr qint64 mostPixels = 25'000'000;
    static constexpr int longestKept = 1024;
};

// Pictures by card id, in a folder of the person's for each game.
namespace ownpictures {

/// Whether a card's id can be the name of a file, on every system and in this folder.
bool isFileName(const QString& cardId);
/// Where the picture of a card is; "" it has none of its own.
QString pathOf(const QString& folder, const QString& cardId);
/// Writes it in place of any other of that card. "" or what went wrong.
QString keep(const QString& folder, const QString& cardId, const OwnPicture&);
/// "" or what went wrong.
QString remove(const QString& folder, const QString& cardId);

} // namespace ownpictures
} // namespace workshop
