#pragma once

#include "app/match/AskingWishes.h"

#include <QDialog>

class QCheckBox;
class QListWidget;

/// What one wants to be asked about, and the list of what is answered without asking.
class AskingDialog : public QDialog
{
    Q_OBJECT

public:
    /// `game`: whose remembered answers are listed; "" none.
    explicit AskingDialog(const QString& game, QWidget* parent = nullptr);

    void accept() override;

private:
    QCheckBox* wish(const QString& words, bool on);
    void list();
    void forgetChosen();

    QString m_game;
    QCheckBox* m_attacked;
    QCheckBox* m_targeted;
    QCheckBox* m_acts;
    QCheckBox* m_triggers;
    QCheckBox* m_eachStep;
    QListWidget* m_remembered;
    QList<QString> m_forgotten;
};
