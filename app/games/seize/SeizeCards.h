#pragma once

#include "app/games/seize/SeizeCardWords.h"
#include "app/games/seize/SeizeView.h"

/// Seize's cards as faces: printed facts from the library, the present from the observation.
class SeizeCards : public SeizeCardWords
{
    Q_DECLARE_TR_FUNCTIONS(SeizeCards)

public:
    using SeizeCardWords::SeizeCardWords;

    /// All faces of an observation, hidden cards of every zone included.
    QHash<QString, CardFace> faces(const SeizeView&, const TableInfo&, const QString& viewer) const;
    CardFace printed(const QString& cardId) const; ///< Nothing but what is printed.

private:
    SeizeFace fillPrinted(CardFace&) const;
    static SeizeFace fillPrintedStats(CardFace&, const observed::Json& card);
    void fillPresent(CardFace&, const SeizeView::Object&) const;
    static bool hasTurn(const SeizeView&, const QString& seat);
    static void forgetSteps(CardFace&);
    static void fillPresentStats(CardFace&, const SeizeView::Object&);
    static void fillCounters(CardFace&, const SeizeView::Object&);
};
