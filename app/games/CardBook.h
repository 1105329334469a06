#pragma once

#include "app/games/SeenTable.h"
#include "app/scene/CardFace.h"

#include "cards/Library.h"

#include <QCoreApplication>
#include <QHash>

#include <memory>
#include <vector>

/// The printed cards of a game: by id, and by the handles that the notation makes of their names.
class CardBook
{
    Q_DECLARE_TR_FUNCTIONS(CardBook)

public:
    explicit CardBook(std::shared_ptr<const triptych::cards::Library> library);

    /// As printed; null for a card of no pack.
    const observed::Json& card(const QString& id) const;
    /// What the card does, a line for each of its abilities.
    QStringList explained(const QString& id) const;
    /// The keywords that are printed on it, in lower case.
    QStringList keywords(const QString& id) const;
    /// A printed word that the oldest rules do not know; "" none.
    QString youngWord(const QString& id) const;
    /// The printed words of its k-th ability, from 1; "" when it has none.
    QString ability(const QString& id, int k) const;
    /// What it does, without when that is.
    QString deed(const QString& id, int k) const;
    /// The same of those that such an answer uses: "activate".
    QString usedAbility(const QString& id, const QString& answer, int k) const;
    /// ... of those that can wait to be carried out.
    QString waitingAbility(const QString& id, int k) const;
    /// What is chosen among there, as the card has it, from 1.
    QString optionOf(const QString& id, int ability, int k) const;
    /// "pier-watcher#2" is a Pier Watcher; "" for by-place names and for cards of no pack.
    QString nameOfHandle(const QString& handle) const;
    /// Words of a card within a sentence of the program: they stay in the language of the card.
    static QString quoted(const QString& words);
    /// Of zones that every game has; its id for any other.
    static QString zoneTitle(const QString& zone);

private:
    std::size_t find(const QString& id) const;
    std::vector<triptych::cards::PrintedAbility> abilities(const QString& id) const;

    std::shared_ptr<const triptych::cards::Library> m_library;
    QHash<QString, QString> m_names; ///< By slug.
};

/// Gives the faces their zone and place from the lists of an observation, and makes one for each
/// hidden card: those stand in their zone by place only. A card in two zones keeps the first place.
void placeFaces(QHash<QString, CardFace>&, const SeenTable&);
/// The same for a list of no seat, or of one.
void placeFaces(QHash<QString, CardFace>&, const QStringList& handles, const QString& zone,
    const QString& seat);
