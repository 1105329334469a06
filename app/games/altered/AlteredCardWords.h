#pragma once

#include "app/games/CardBook.h"
#include "app/scene/Scene.h"

#include <QCoreApplication>

/// What is said about a card of Altered: its page, its place, and its name for screen readers.
class AlteredCardWords
{
    Q_DECLARE_TR_FUNCTIONS(AlteredCards)

public:
    explicit AlteredCardWords(std::shared_ptr<const triptych::cards::Library> library);

    CardPage page(const CardFace&, const TableInfo&, const QString& viewer) const;
    const CardBook& book() const { return m_book; }

    static QString zoneTitle(const QString& zone);
    static QString expeditionTitle(const QString& lane); ///< "hero", "companion"
    static QString terrainTitle(const QString& terrain); ///< "forest", "mountain", "ocean"
    /// Printed words with their symbols spelled out, for buttons and screen readers.
    static QString readable(QString words);
    /// The signs of the table with their meaning: {sign, title, text}.
    static QVariantList legend();
    /// Name, place, state, numbers and what may be done, for screen readers.
    static QString spoken(const CardFace&, const TableInfo&);
    /// The number of one statistic or cost of a face; 0 when it has none.
    static int value(const QVariantList& rows, const QString& sign);

protected:
    CardBook m_book;

private:
    static QStringList meanings(const CardFace&, bool explained);
    QStringList modifications(const CardFace&, const TableInfo&) const;
};
