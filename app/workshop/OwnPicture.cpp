#include "app/workshop/OwnPicture.h"

#include "app/services/SafeFile.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QRegularExpression>

namespace workshop {

namespace {

constexpr const char* endings[] { "png", "jpg", "jpeg", "webp" };

/// By the first bytes, never by the name of a file.
QByteArray formatOf(const QByteArray& bytes)
{
    if (bytes.startsWith("\x89PNG\r\n\x1a\n"))
        return "png";
    if (bytes.startsWith("\xff\xd8\xff"))
        return "jpeg";
    if (bytes.startsWith("RIFF") && bytes.mid(8, 4) == "WEBP")
        return "webp";
    return {};
}

OwnPicture refused(const QString& why)
{
    OwnPicture picture;
    picture.problem = why;
    return picture;
}

} // namespace

OwnPicture OwnPicture::from(const QByteArray& bytes)
{
    if (bytes.size() > mostBytes)
        return refused(tr("The picture is larger than %n megabytes; save it smaller.", nullptr,
            static_cast<int>(mostBytes >> 20)));
    const QByteArray format = formatOf(bytes);
    if (format.isEmpty())
        return refused(tr("This is no picture that can be read; save it as PNG, JPEG or WebP."));
    if (!QImageReader::supportedImageFormats().contains(format))
        return refused(tr("Pictures of this kind (%1) cannot be read on this computer; save it as "
                          "PNG or JPEG.")
                           .arg(QString::fromLatin1(format)));
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, format);
    reader.setDecideFormatFromContent(false);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    // Asked before anything is unpacked: a small file can claim to be a very large picture.
    if (!size.isValid() || size.isEmpty())
        return refused(tr("The picture is damaged and cannot be read."));
    if (size.width() > mostPixelsASide || size.height() > mostPixelsASide
        || qint64(size.width()) * size.height() > mostPixels)
        return refused(tr("The picture has %1 x %2 pixels, which is too many; save it smaller.")
                           .arg(size.width())
                           .arg(size.height()));
    if (size.width() > longestKept || size.height() > longestKept)
        reader.setScaledSize(
            size.scaled(longestKept, longestKept, Qt::KeepAspectRatio).expandedTo({ 1, 1 }));
    QImage image = reader.read();
    if (image.isNull())
        return refused(tr("The picture is damaged and cannot be read."));
    OwnPicture picture;
    QBuffer kept(&picture.bytes);
    kept.open(QIODevice::WriteOnly);
    const bool clear = image.hasAlphaChannel();
    image = image.convertToFormat(clear ? QImage::Format_ARGB32 : QImage::Format_RGB32);
    // Only the colours: no words, no places and no profiles of the one who took it.
    image = QImage(
        image.constBits(), image.width(), image.height(), image.bytesPerLine(), image.format())
                .copy();
    picture.ending = clear ? QStringLiteral(".png") : QStringLiteral(".jpg");
    if (!image.save(&kept, clear ? "PNG" : "JPEG", clear ? -1 : 90))
        return refused(tr("The picture cannot be kept; save it in another form."));
    return picture;
}

OwnPicture OwnPicture::ofFile(const QString& path)
{
    QFile file(path);
    if (QFileInfo(path).isDir() || !file.open(QIODevice::ReadOnly))
        return refused(tr("The file %1 cannot be read: %2.").arg(path, file.errorString()));
    // What does not know its size, such as a device, may never end.
    return from(file.read(mostBytes + 1));
}

namespace ownpictures {

bool isFileName(const QString& cardId)
{
    static const QRegularExpression plain(QStringLiteral("\\A[A-Za-z0-9_][A-Za-z0-9_#-]{0,99}\\z"));
    return plain.match(cardId).hasMatch();
}

QString pathOf(const QString& folder, const QString& cardId)
{
    if (isFileName(cardId))
        for (const char* ending : endings)
            if (const QString path = folder + u'/' + cardId + u'.' + QLatin1String(ending);
                QFileInfo::exists(path))
                return path;
    return {};
}

QString keep(const QString& folder, const QString& cardId, const OwnPicture& picture)
{
    if (!isFileName(cardId))
        return OwnPicture::tr("A card with a picture needs a number of letters, digits, - and _; "
                              "\"%1\" is none.")
            .arg(cardId);
    if (!QDir().mkpath(folder))
        return OwnPicture::tr("The folder %1 cannot be made.").arg(folder);
    const QString path = folder + u'/' + cardId + picture.ending;
    if (const QString why = safefile::write(path, picture.bytes); !why.isEmpty())
        return OwnPicture::tr("The file %1 cannot be written: %2.").arg(path, why);
    for (const char* ending : endings)
        if (const QString other = folder + u'/' + cardId + u'.' + QLatin1String(ending);
            other != path)
            QFile::remove(other);
    return {};
}

QString remove(const QString& folder, const QString& cardId)
{
    for (QString path = pathOf(folder, cardId); !path.isEmpty(); path = pathOf(folder, cardId))
        if (!QFile::remove(path))
            return OwnPicture::tr("The file %1 cannot be removed.").arg(path);
    return {};
}

} // namespace ownpictures
} // namespace workshop
