#pragma once

#include "app/games/CardBook.h"
#include "app/games/kryptik/KryptikFace.h"
#include "app/games/kryptik/KryptikView.h"
#include "app/scene/Scene.h"

#include <QCoreApplication>

/// Kryptik's cards as faces: printed facts from the library, the present from the observation.
class KryptikCards
{
    Q_DECLARE_TR_FUNCTIONS(KryptikCards)

public:
    explicit KryptikCards(std::shared_ptr<const triptych::cards::Library> library);

    /// All faces of an observation, hidden cards of every zone included.
    QHash<QString, CardFace> faces(const KryptikView&, const TableInfo&) const;
    CardPage page(const CardFace&, const TableInfo&, const QString& viewer) const;

    CardFace printed(const QString& cardId) const; ///< Nothing but what is printed.
    /// Printed words where no symbols can be drawn: on buttons, in sentences, for screen readers.
    static QString readable(QString words);
    const CardBook& book() const { return m_book; }

    static QString zoneTitle(const QString& zone);
    static QString keywordName(const QString& keyword);
    static QString keywordMeaning(const QString& keyword);

    /// Name, place, state, numbers and what may be done, for screen readers.
    static QString spoken(const CardFace&, const TableInfo&);

private:
    KryptikFace fillPrinted(CardFace&) const;
    KryptikFace fillPresent(CardFace&, const KryptikView::Object&) const;
    static QList<QVariant> badgesOf(const CardFace&);

    CardBook m_book;
};
