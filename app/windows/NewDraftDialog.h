#pragma once

#include "app/draft/DraftPlan.h"
#include "app/services/Content.h"

#include <QDialog>
#include <QList>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

/// Which game is drafted, how, and by whom.
class NewDraftDialog : public QDialog
{
    Q_OBJECT

public:
    /// `game`: chosen at first, where it can be drafted.
    explicit NewDraftDialog(Content& content, const QString& game = {}, QWidget* parent = nullptr);

    DraftPlan plan() const;
    void accept() override;

private:
    struct Row
    {
        QLabel* number;
        QLineEdit* name;
        QComboBox* who;
    };
    // The form
    QLayout* rulesForm(const QString& game);
    QWidget* draftersBox();
    Row makeRow(int seat);
    QWidget* buttons();

    const triptych::Game* game() const;
    void setGame();
    void setRules();
    void check();

    Content& m_content;
    QComboBox* m_game;
    QComboBox* m_ruleset;
    QComboBox* m_booster;
    QComboBox* m_manner;
    QSpinBox* m_packSize;
    QSpinBox* m_seats;
    QLineEdit* m_seed;
    QCheckBox* m_timer;
    QLabel* m_explained;
    QLabel* m_reason;
    QPushButton* m_start;
    QList<Row> m_rows;
};
