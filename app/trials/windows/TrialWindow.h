#pragma once

#include "app/decks/DeckRoom.h"
#include "app/trials/TrialRun.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableWidget;
class QTabWidget;

namespace trials {

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
    bool running() const { return m_run && m_run->running(); }
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
    QListWidget* m_opponents = nullptr;
    QComboBox* m_level = nullptr;
    QComboBox* m_theirs = nullptr;
    QSpinBox* m_games = nullptr;
    QPushButton* m_begin = nullptr;
    QPushButton* m_keep = nullptr;
    QLabel* m_why = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_summary = nullptr;
    QTabWidget* m_tabs = nullptr;
    QTableWidget* m_pairings = nullptr;
    QTableWidget* m_endings = nullptr;
    QTableWidget* m_cards = nullptr;
};

} // namespace trials
