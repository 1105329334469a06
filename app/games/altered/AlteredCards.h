#pragma once

#include "app/games/altered/AlteredCardWords.h"
#include "app/games/altered/AlteredView.h"

/// Altered's cards as faces: printed facts from the library, the present from the observation.
class AlteredCards : public AlteredCardWords
{
    Q_DECLARE_TR_FUNCTIONS(AlteredCards)

public:
    using AlteredCardWords::AlteredCardWords;

    /// All faces of an observation, hidden cards of every zone included.
    QHash<QString, CardFace> faces(const AlteredView&, const TableInfo&) const;
    CardFace printed(const QString& cardId) const; ///< Nothing but what is printed.

    /// The words of an ability by its number, from 1: main text, then support text.
    QString ability(const QString& cardId, int k) const;
    QString deed(const QString& cardId, int k) const; ///< Without when that is.
    /// ... of those that such an answer uses: "quick" (2.2.11), "support".
    QString usedAbility(const QString& cardId, const QString& answer, int k) const;
    /// The K-th option of an ability that says "Choose", K from 1.
    QString option(const QString& cardId, int ability, int k) const;
    /// What Scout costs on it, as printed; "" it has none.
    static QString scoutCost(const CardFace& face);

private:
    void fillPrinted(CardFace&) const;
    static void fillPresent(CardFace&, const AlteredView::Object&);
    static void spendHiddenOrbs(QHash<QString, CardFace>&, const AlteredView&);
};
