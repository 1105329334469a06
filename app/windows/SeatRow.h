#pragma once

#include "app/decks/DeckRoom.h"
#include "app/match/MatchPlan.h"

#include <QPointer>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QStandardItemModel;

/// One seat in the dialog for a new match: name, who plays, deck, and whether the deck may be
/// played. Decks are chosen by picture, as on the shelf.
class SeatRow : public QWidget
{
    Q_OBJECT

public:
    SeatRow(int seat, QWidget* parent = nullptr);

    /// Of which game; null pointers where its cards cannot be used.
    void setGame(const deckroom::DeckDesk*, deckroom::CardPictures*);
    void setDecks(const QList<deckroom::ShelfDeck>& decks);
    /// Other decks; the chosen one stays chosen when it is among them, else each seat has its own.
    void offerDecks(const QList<deckroom::ShelfDeck>& decks);
    void setPlan(const QString& name, const QString& agent, int deck);
    MatchPlan::Seat plan() const;
    void chooseDeck(const QString& path);
    QString deckPath() const; ///< Of the chosen deck's file; "" when there is none.

    /// Looks the deck up in the game's rules; "" when it may be played.
    QString check(const QString& ruleset, const triptych::RuleChoices& options);

Q_SIGNALS:
    void changed();

private:
    void showPictures();

    int m_seat;
    const deckroom::DeckDesk* m_desk = nullptr;
    QPointer<deckroom::CardPictures> m_pictures;
    QList<deckroom::ShelfDeck> m_decks;
    QStandardItemModel* m_rows;
    QLineEdit* m_name;
    QComboBox* m_agent;
    QComboBox* m_deck;
    QLabel* m_verdict;
};
