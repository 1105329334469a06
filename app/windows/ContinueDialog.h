#pragma once

#include "app/match/KeptMatches.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTreeWidget;

/// All matches that have not come to their end, with names and pictures, to choose one to go on with.
class ContinueDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ContinueDialog(Content& content, QWidget* parent = nullptr);

    /// The journal that was chosen; "" none.
    QString chosen() const { return m_chosen; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void examineNext();
    void showRow(int row);
    void widen();
    void tellRow();
    void choose();
    void rename();
    void remove();
    void openFolder();
    const KeptMatch* current() const;

    KeptMatches m_kept;
    QList<KeptMatch> m_matches;
    int m_examined = 0; ///< So many of them, from the top.
    QTreeWidget* m_list;
    QLabel* m_reason;
    QPushButton* m_goOn = nullptr;
    QPushButton* m_rename = nullptr;
    QPushButton* m_remove = nullptr;
    QString m_chosen;
};
