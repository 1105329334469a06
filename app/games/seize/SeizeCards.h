#pragma once

#include "app/games/CardBook.h"
#include "app/games/seize/SeizeFace.h"
#include "app/games/seize/SeizeView.h"
#include "app/scene/Scene.h"

#include <QCoreApplication>

/// Seize's cards as faces: printed facts from the library, the present from the observation.
class SeizeCards
{
    Q_DECLARE_TR_FUNCTIONS(SeizeCards)

public:
    explicit SeizeCards(std::shared_ptr<const triptych::cards::Library> library);

    /// All faces of an observation, hidden cards of every zone included.
    QHash<QString, CardFace> faces(const SeizeView&, const TableInfo&, const QString& viewer) const;
    CardPage page(const CardFace&, const TableInfo&, const QString& viewer) const;
    static QVariantList legend();
    static QString signTitle(const QString& word); ///< "poison": "Poison"

    CardFace printed(const QString& cardId) const; ///< Nothing but what is printed.
    const CardBook& book() const { return m_book; }

    static QString zoneTitle(const QString& zone);
    /// Name, place, state, numbers and what may be done, for screen readers.
    static QString spoken(const CardFace&, const TableInfo&);
    /// A number of a face by its sign ("melee", "move"); empty when it has none.
    static QVariantMap stat(const CardFace&, const QString& sign);

private:
    /// A status, a counter or a lasting gift: its bead, its name and what it does.
    struct Sign
    {
        const char* word;
        const char* tone; ///< "bad" physical, "magic" magical, "good" beneficial
        const char* title;
        const char* text;
    };
    static const Sign* signOf(const QString& word);
    static QString placeWords(const CardFace&, const TableInfo&);
    static QString aheadWords(const QString& arrows);
    static QString statWords(const QVariantMap& stat);
    SeizeFace fillPrinted(CardFace&) const;
    static SeizeFace fillPrintedStats(CardFace&, const observed::Json& card);
    void fillPresent(CardFace&, const SeizeView::Object&) const;
    static bool hasTurn(const SeizeView&, const QString& seat);
    static void forgetSteps(CardFace&);
    static void fillPresentStats(CardFace&, const SeizeView::Object&);
    static void fillCounters(CardFace&, const SeizeView::Object&);
    void addModifications(CardPage&, const TableInfo&) const;

    CardBook m_book;
};
