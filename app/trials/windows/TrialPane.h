#pragma once

#include "match/TrialResult.h"

#include <QWidget>

#include <vector>

class QLabel;
class QProgressBar;
class QPushButton;
class QTableWidget;
class QTabWidget;

namespace trials {

class MatrixTable;

/// What came of a trial, as far as it has been played: in a sentence and in tables.
class TrialPane : public QWidget
{
    Q_OBJECT

public:
    explicit TrialPane(QWidget* parent);

    /// The deck's own result; and those of all decks against each other.
    void tell(const triptych::match::TrialResult&);
    void showMatrix(const std::vector<triptych::match::TrialResult>&);
    void setGames(quint64);  ///< That are to be played now.
    void setPlayed(quint64); ///< ... and have been.
    void follow(bool running, bool mayBeKept);

Q_SIGNALS:
    void keepAsked();

private:
    void showPairings(const triptych::match::TrialResult&);
    void showEndings(const triptych::match::TrialResult&);
    void showCards(const triptych::match::TrialResult&);

    QLabel* m_summary;
    QTabWidget* m_tabs;
    QTableWidget* m_pairings;
    MatrixTable* m_matrix;
    QTableWidget* m_endings;
    QTableWidget* m_cards;
    QProgressBar* m_progress;
    QPushButton* m_keep;
};

} // namespace trials
