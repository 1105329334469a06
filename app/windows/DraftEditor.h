#pragma once

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

class DraftController;
namespace deckroom {
class DeckDocument;
class DeckRoom;
class DeckWindow;
} // namespace deckroom

/// The deck of a draft: made in the same editor as every deck, with the pool as its collection.
class DraftEditor : public QObject
{
    Q_OBJECT

public:
    /// Opens an editor as the window does it for every deck.
    using Open = std::function<deckroom::DeckWindow*(
        const QString& game, std::unique_ptr<deckroom::DeckDocument>)>;

    DraftEditor(DraftController&, deckroom::DeckRoom&, Open, QObject* parent);

    /// Null while nobody builds, or when it was closed.
    deckroom::DeckWindow* window() const { return m_window; }
    /// Another editor is in its place, of the same deck.
    void become(deckroom::DeckWindow*);

private:
    void build();
    void layAnew();
    void end();

    DraftController& m_draft;
    deckroom::DeckRoom& m_room;
    Open m_open;
    QPointer<deckroom::DeckWindow> m_window;
};
