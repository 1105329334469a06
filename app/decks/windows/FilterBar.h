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
    void clear();
    /// Presses the button of a value.
    void choose(qsizetype facet, qsizetype value);
    void addToEnd(QWidget*); ///< Behind the button that folds the others away.
    /// Folds them away where they would leave too little of a pane of that size, unless somebody said otherwise.
    void fit(QSize pane);

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent*) override;

private:
    void drawIcons();
    void addFacet(qsizetype facet, QWidget* to);
    void addCosts();
    void addWhich();
    QWidget* makeMore();
    void fold(bool folded);
    void count();
    QComboBox* list(const char* name, const QString& title, const QString& any);

    const DeckDesk& m_desk;
    QWidget* m_end;
    QToolButton* m_fold;   ///< Pressed: the filters are shown.
    bool m_chosen = false; ///< Somebody has folded or unfolded them.
    QWidget* m_buttons;
    QList<QList<QToolButton*>> m_values;             ///< Of each facet, a button for each value.
    QList<std::pair<QToolButton*, QString>> m_icons; ///< Buttons that show a symbol.
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
