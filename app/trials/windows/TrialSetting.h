#pragma once

#include "app/decks/DeckRoom.h"

#include "match/Trial.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace trials {

/// Whom a deck is to play against, how well everybody plays, and how often.
class TrialSetting : public QWidget
{
    Q_OBJECT

public:
    /// The decks that it may play against; those that come with the program are chosen.
    TrialSetting(QList<deckroom::ShelfDeck>, const std::string& deck, QWidget* parent);

    std::string level() const; ///< How the deck itself is played.
    std::vector<triptych::match::Trial::Opponent> opponents() const;
    quint64 games() const;
    bool everybody() const; ///< The others among themselves as well.
    /// While games are being played nothing can be chosen, and the button stops them.
    void follow(bool running);
    void showStopping();

Q_SIGNALS:
    void changed();
    void beginAsked(); ///< Or the end, of what is being played.

private:
    void fillOpponents(const std::string& deck);

    QList<deckroom::ShelfDeck> m_shelf;
    QListWidget* m_opponents;
    QComboBox* m_level;
    QComboBox* m_theirs;
    QSpinBox* m_games;
    QCheckBox* m_everybody;
    QPushButton* m_begin;
    QLabel* m_why;
};

} // namespace trials
