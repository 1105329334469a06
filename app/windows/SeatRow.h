#pragma once

#include "app/MatchPlan.h"
#include "app/services/Content.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

/// One seat in the dialog for a new match: name, who plays, deck, and whether the deck may be
/// played.
class SeatRow : public QWidget
{
    Q_OBJECT

public:
    SeatRow(int seat, QWidget* parent = nullptr);

    void setDecks(const QList<FoundDeck>& decks);
    /// Other decks; the chosen one stays chosen when it is among them, else each seat has its own.
    void offerDecks(const QList<FoundDeck>& decks);
    void setPlan(const QString& name, const QString& agent, int deck);
    MatchPlan::Seat plan() const;
    void chooseDeck(const QString& path);
    QString deckPath() const; ///< Of the chosen deck's file; "" when there is none.

    /// Looks the deck up in the game's rules; "" when it may be played.
    QString check(const triptych::Game&, const triptych::cards::Library&, const QString& ruleset,
        const triptych::RuleChoices& options);

Q_SIGNALS:
    void changed();

private:
    int m_seat;
    QList<FoundDeck> m_decks;
    QLineEdit* m_name;
    QComboBox* m_agent;
    QComboBox* m_deck;
    QLabel* m_verdict;
};
