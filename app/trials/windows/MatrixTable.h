#pragma once

#include "match/TrialMatrix.h"

#include <QTableWidget>

namespace trials {

/// Decks against each other: a row and a column for each, with the share of games that the deck of
/// the row has won.
class MatrixTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit MatrixTable(QWidget* parent = nullptr);
    void show(const triptych::match::TrialMatrix&);
};

} // namespace trials
