#pragma once

#include "app/decks/DeckRoom.h"
#include "app/match/MatchPlan.h"
#include "app/services/Content.h"

#include <QDialog>

#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class SeatRow;

/// Everything about a match before it starts. Remembers the last choice.
class NewMatchDialog : public QDialog
{
    Q_OBJECT

public:
    /// `game`: whose rules are offered at first.
    /// `room`: whose cards and decks are at hand already.
    explicit NewMatchDialog(Content& content, const QString& game = {}, QWidget* parent = nullptr,
        deckroom::DeckRoom* room = nullptr);
    ~NewMatchDialog() override;

    MatchPlan plan() const;

    /// A person against the computer, with two decks that may be played: of that game, or of the
    /// first that has any. `own` is the person's deck, and its rules are those of the match.
    static std::optional<MatchPlan> quickPlan(
        Content& content, const QString& game = {}, const triptych::decks::DeckList* own = nullptr);
    static quint64 newSeed();

    void accept() override;

private:
    // The form
    QLayout* rulesForm(const QString& game);
    QLayout* seedRow();
    QWidget* seatsBox();
    QWidget* buttons();

    void setGame();
    void setRules();
    void setRound();
    void agree();
    void showAgreed();
    void importDeck();
    void setSeats();
    void check();
    QString proposeRules();
    const triptych::Game* game() const;
    const triptych::Ruleset* ruleset() const;

    Content& m_content;
    std::unique_ptr<deckroom::DeckRoom> m_ownRoom;
    deckroom::DeckRoom& m_room;
    QList<deckroom::ShelfDeck> m_decks; ///< Of the chosen game.
    QComboBox* m_game;
    QComboBox* m_ruleset;
    QLabel* m_houseRulesLabel;
    QPushButton* m_houseRules; ///< Says how many are played, and opens their list.
    triptych::RuleChoices m_options;
    QSpinBox* m_seatCount;
    QComboBox* m_bestOf;
    QCheckBox* m_timer;
    QLineEdit* m_seed;
    bool m_rulesChosen = false; ///< By hand: then another set is only spoken of.
    QLabel* m_reason;
    QPushButton* m_start;
    QList<SeatRow*> m_rows;
};
