#pragma once

#include "app/decks/DeckDesk.h"

#include <QWidget>

class QAction;
class QComboBox;
class QSpinBox;
class QToolButton;

namespace deckroom {

/// Questions about cards that are chosen and not written: buttons for colours, types and costs, and
/// lists for set, keyword, legality and printed numbers, which can be folded away.
class FilterBar : public QWidget
{
    Q_OBJECT

public:
    FilterBar(const DeckDesk&, QWidget* parent = nullptr);

    QStringList questions() const;
    bool isClear() const { return questions().isEmpty(); }
    void clear();
    /// Presses the button of a value.
    void choose(qsizetype facet, qsizetype value);
    void addToEnd(QWidget*); ///< Behind the last button.

Q_SIGNALS:
    void changed();

private:
    void addFacet(qsizetype facet, QWidget* to);
    QWidget* makeMore();
    QComboBox* list(const char* name, const QString& title, const QString& any);

    const DeckDesk& m_desk;
    QWidget* m_buttons;
    QList<QList<QToolButton*>> m_values; ///< Of each facet, a button for each value.
    QList<QToolButton*> m_costs;
    QList<QAction*> m_which;
    QToolButton* m_more;
    QWidget* m_lists;
    QComboBox* m_set = nullptr;
    QComboBox* m_keyword = nullptr;
    QComboBox* m_legal = nullptr;
    QComboBox* m_number = nullptr;
    QComboBox* m_comparison = nullptr;
    QSpinBox* m_amount = nullptr;
};

} // namespace deckroom
