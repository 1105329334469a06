#pragma once

#include "app/services/Content.h"
#include "app/workshop/OwnPicture.h"
#include "app/workshop/PackFile.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QImage>
#include <QObject>

/// What tests of packs of one's own share: cards, pictures, and an empty folder to begin with.
class PackFixture : public QObject
{
protected:
    static void begin(const char* test)
    {
        QCoreApplication::setOrganizationName(QStringLiteral("Triptych"));
        QCoreApplication::setApplicationName(QLatin1String(test));
    }
    static void clear() { QDir(Content::ownFolder()).removeRecursively(); }
    static QByteArray png(QSize size, QColor colour = Qt::darkGreen)
    {
        QImage image(size, QImage::Format_RGB32);
        image.fill(colour);
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "PNG");
        return bytes;
    }
    static workshop::Json card(const char* name)
    {
        return { { "id", "" }, { "name", name }, { "rarity", "common" }, { "type", "citizen" },
            { "cost", "{1}{w}" }, { "attack", 1 }, { "defense", 2 }, { "soul", "w" },
            { "text", "Eager." } };
    }
    /// A pack with two cards, the first with a picture.
    QString made()
    {
        const workshop::packs::Kept pack
            = workshop::packs::create(m_game, QStringLiteral("Night Quay"));
        workshop::packs::putCard(pack.path, card("Harbour Nurse"), {});
        workshop::packs::putCard(pack.path, card("Rope Walker"), {});
        workshop::ownpictures::keep(workshop::packs::picturesOf(m_game), QStringLiteral("NIGH-001"),
            workshop::OwnPicture::from(png({ 40, 30 })));
        return pack.path;
    }
    static QStringList everything()
    {
        QStringList all;
        const QDir root(Content::ownFolder());
        const QStringList folders { QStringLiteral("cards/kryptik"),
            QStringLiteral("pictures/kryptik") };
        for (const QString& folder : folders)
            for (const QString& name :
                QDir(root.filePath(folder)).entryList(QDir::Files, QDir::Name))
                all.append(folder + u'/' + name);
        return all;
    }
    const QString m_game = QStringLiteral("kryptik");
};
