#pragma once

#include "app/decks/DeckDesk.h"
#include "app/services/Errands.h"
#include "app/services/Mailbox.h"

#include <QCache>
#include <QHash>
#include <QImage>
#include <QPixmap>
#include <QSet>

namespace deckroom {

/// Whole cards as pictures, drawn in the background at the size in which they are shown and kept as
/// long as there is room. Who asks for one that is not drawn yet gets the nearest there is, and is
/// told when it is.
class CardPictures : public QObject
{
    Q_OBJECT

public:
    explicit CardPictures(const DeckDesk&, QObject* parent = nullptr);
    ~CardPictures() override;

    const DeckDesk& desk() const { return m_desk; }
    /// The card so many device pixels wide; null while it is being drawn and no other size is there.
    QPixmap card(std::size_t number, int width);
    /// The same at once, for paper and files.
    QImage cardNow(std::size_t number, int width) const;
    static int heightOf(int width) { return qRound(width / (63.0 / 88.0)); }

    /// One's own pictures by card id; the file's name without its ending is the id.
    void setPictureFolder(const QString&);
    QString ownPicture(const QString& cardId) const { return m_own.value(cardId); }
    void forget(); ///< Everything drawn: the pictures on the disk have changed.

    qsizetype waiting() const { return m_asked.size(); }

Q_SIGNALS:
    void drawn(std::size_t number);

private Q_SLOTS:
    void collect();

private:
    struct Drawn
    {
        std::size_t number;
        int width;
        int generation;
        QImage image;
    };
    static QImage draw(const CardFace&, const QString& ownPicture, int width);

    const DeckDesk& m_desk;
    QHash<QString, QString> m_own;
    QCache<quint64, QPixmap> m_pixmaps; ///< Cost is counted in kilobytes.
    QHash<std::size_t, int> m_lastWidth;
    QSet<quint64> m_asked;
    Mailbox<Drawn> m_mailbox;
    int m_generation = 0;
    Errands m_painter; ///< One: the window comes first.
};

} // namespace deckroom
