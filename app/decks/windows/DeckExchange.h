#pragma once

#include "app/decks/DeckDocument.h"
#include "app/decks/DeckRoom.h"

#include <QObject>

class QMimeData;
class QWidget;
namespace triptych::decks {
class ListFormat;
}

namespace deckroom {

/// Decks in and out of the editor: lists that are pasted, dropped or read, in whichever form they are, and the
/// deck as a list of any form, as a picture and on paper.
class DeckExchange : public QObject
{
    Q_OBJECT

public:
    /// The window is what dialogs stand before; the document outlives this.
    DeckExchange(QWidget& window, DeckRoom&, DeckDocument&);

    // In
    void takeText(const QString& text);
    void takeDrop(const QMimeData&);
    void paste();
    void readFile();

    // Out
    static QString titleOf(const triptych::decks::ListFormat&);
    void copyAs(const triptych::decks::ListFormat&);
    void saveList(const triptych::decks::ListFormat&);
    void saveAs(const QString& what); ///< "picture", "sheet" or "proxies".

Q_SIGNALS:
    void noted(const QString& words);
    void uniquesKept(); ///< Cards were typed in that the document does not know yet.
    void cardsPasted(const QString& text);
    void filesDropped(const QStringList&);

private:
    QString written(const triptych::decks::ListFormat&);
    QString pathToSave(const QString& ending);
    void tellSaved(const QString& path, const QString& why);

    QWidget& m_window;
    DeckRoom& m_room;
    const DeckDesk& m_desk;
    CardPictures& m_pictures;
    DeckDocument& m_document;
};

} // namespace deckroom
