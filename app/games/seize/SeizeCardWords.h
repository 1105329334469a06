#pragma once

#include "app/games/CardBook.h"
#include "app/games/seize/SeizeFace.h"
#include "app/scene/Scene.h"

#include <QCoreApplication>

/// Seize's cards in words: signs and their meaning, numbers, places, the zoom page, screen readers.
class SeizeCardWords
{
    Q_DECLARE_TR_FUNCTIONS(SeizeCards)

public:
    explicit SeizeCardWords(std::shared_ptr<const triptych::cards::Library> library);

    CardPage page(const CardFace&, const TableInfo&, const QString& viewer) const;
    const CardBook& book() const { return m_book; }

    static QVariantList legend();
    static QString signTitle(const QString& word); ///< "poison": "Poison"
    static QString zoneTitle(const QString& zone);
    /// Name, place, state, numbers and what may be done, for screen readers.
    static QString spoken(const CardFace&, const TableInfo&);
    /// A number of a face by its sign ("melee", "move"); empty when it has none.
    static QVariantMap stat(const CardFace&, const QString& sign);

protected:
    /// A status, a counter or a lasting gift: its bead, its name and what it does.
    struct Sign
    {
        const char* word;
        const char* tone; ///< "bad" physical, "magic" magical, "good" beneficial
        const char* title;
        const char* text;
    };
    static const Sign* signOf(const QString& word);
    static QString statWords(const QVariantMap& stat);

    CardBook m_book;

private:
    static QString placeWords(const CardFace&, const TableInfo&);
    static QString aheadWords(const QString& arrows);
    void addModifications(CardPage&, const TableInfo&) const;
};
