#pragma once

#include <QObject>

class Content;
class DeckEditors;
class DraftController;
class Leaving;
class MatchController;
class QWidget;
namespace deckroom {
class DeckRoom;
}
struct TryOut;
namespace triptych::decks {
struct DeckList;
}

/// Beginning a match or a draft, and going on with one: whether what runs may be left is asked first, and what
/// stands in the way is told.
class Beginning : public QObject
{
    Q_OBJECT

public:
    Beginning(QWidget& main, Content&, MatchController&, DraftController&, Leaving&,
        deckroom::DeckRoom&, DeckEditors&);

    /// What is being played or drafted, or was last.
    QString gameAtHand() const;

    void newMatch(const QString& game);
    void quickMatch(const QString& game);
    /// Against the computer, at once; rules for more seats are set up first.
    void playDeck(const QString& game, const triptych::decks::DeckList&);
    void tryOut(const TryOut&);
    /// With the newest match of a game that is kept.
    void continueMatch(const QString& game);
    void chooseMatch();
    void openJournal();
    void continueFrom(const QString& journal);

    void newDraft(const QString& game);
    void continueDraft();
    void playDraft();

Q_SIGNALS:
    void nothingBegan(); ///< Kept matches may be others than before.

private:
    void raise();

    QWidget& m_main;
    Content& m_content;
    MatchController& m_controller;
    DraftController& m_drafts;
    Leaving& m_leaving;
    deckroom::DeckRoom& m_deckRoom;
    DeckEditors& m_editors;
};
