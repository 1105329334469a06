#pragma once

#include "app/decks/DeckRoom.h"
#include "app/trials/TrialRun.h"

#include "match/TrialMatrix.h"

#include <QWidget>

#include <deque>
#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableWidget;
class QTabWidget;

namespace trials {

class MatrixTable;

/// "200 games against these decks": whom to play against on the left, what came of it on the right.
class TrialWindow : public QWidget
{
    Q_OBJECT

public:
    /// A deck to be tried.
    TrialWindow(deckroom::DeckRoom&, const QString& game, const triptych::decks::DeckList&,
        QWidget* parent = nullptr);
    /// A result that was kept, to be looked at.
    explicit TrialWindow(const triptych::match::TrialResult&, QWidget* parent = nullptr);
    ~TrialWindow() override;

    const std::optional<triptych::match::TrialResult>& result() const { return m_result; }
    bool running() const { return m_playing; }
    /// The result of a file; "" or what is wrong with it.
    static QString read(const QString& path, triptych::match::TrialResult&);

private:
    explicit TrialWindow(QWidget* parent);
    QWidget* makeSetting();
    QWidget* makeResult();
    void fillOpponents();
    triptych::match::Trial trial() const;
    void begin();
    void end();
    /// Plays the next of the trials that wait.
    void playNext();
    void ended();
    /// The deck's own result first, then those of its opponents among themselves.
    std::vector<triptych::match::TrialResult> results() const;
    void tell(const triptych::match::TrialResult&);
    void showPairings(const triptych::match::TrialResult&);
    void showEndings(const triptych::match::TrialResult&);
    void showCards(const triptych::match::TrialResult&);
    void follow();
    void keep();

    deckroom::DeckDesk* m_desk = nullptr;
    deckroom::DeckRoom* m_room = nullptr;
    triptych::decks::DeckList m_deck;
    QList<deckroom::ShelfDeck> m_shelf; ///< Who may play against it.
    std::optional<triptych::match::TrialResult> m_result;
    std::unique_ptr<TrialRun> m_run;
    /// A trial that is still to be played: the deck's own is the first, `at` 0.
    struct Waiting
    {
        triptych::match::Trial trial;
        std::size_t at = 0;
        quint64 games = 0;
    };
    std::deque<Waiting> m_waiting;
    bool m_playing = false;
    std::size_t m_at = 0; ///< Which is being played.
    quint64 m_before = 0; ///< Games of those that have ended.
    std::vector<triptych::match::TrialResult> m_others;
    QListWidget* m_opponents = nullptr;
    QComboBox* m_level = nullptr;
    QComboBox* m_theirs = nullptr;
    QSpinBox* m_games = nullptr;
    QCheckBox* m_everybody = nullptr;
    QPushButton* m_begin = nullptr;
    QPushButton* m_keep = nullptr;
    QLabel* m_why = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_summary = nullptr;
    QTabWidget* m_tabs = nullptr;
    QTableWidget* m_pairings = nullptr;
    QTableWidget* m_endings = nullptr;
    QTableWidget* m_cards = nullptr;
    MatrixTable* m_matrix = nullptr;
};

} // namespace trials
