#pragma once

#include "app/games/CardBook.h"
#include "app/games/altered/AlteredView.h"
#include "app/scene/Scene.h"

#include <QCoreApplication>

/// Altered's cards as faces: printed facts from the library, the present from the observation.
class AlteredCards
{
    Q_DECLARE_TR_FUNCTIONS(AlteredCards)

public:
    explicit AlteredCards(std::shared_ptr<const triptych::cards::Library> library);

    /// All faces of an observation, hidden cards of every zone included.
    QHash<QString, CardFace> faces(const AlteredView&, const TableInfo&) const;
    CardPage page(const CardFace&, const TableInfo&, const QString& viewer) const;

    /// The words of an ability by its number, from 1: main text, then support text.
    QString ability(const QString& cardId, int k) const;
    /// ... of those that such an answer uses: "quick" (2.2.11), "support".
    QString usedAbility(const QString& cardId, const QString& answer, int k) const;
    /// The K-th option of an ability that says "Choose", K from 1.
    QString option(const QString& cardId, int ability, int k) const;
    CardFace printed(const QString& cardId) const; ///< Nothing but what is printed.
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
    /// What Scout costs on it, as printed; "" it has none.
    static QString scoutCost(const CardFace& face);

private:
    static QStringList meanings(const CardFace&, bool explained);
    static QStringList modifications(const CardFace&, const TableInfo&);
    void fillPrinted(CardFace&) const;
    static void fillPresent(CardFace&, const AlteredView::Object&);
    static void spendHiddenOrbs(QHash<QString, CardFace>&, const AlteredView&);

    CardBook m_book;
};
