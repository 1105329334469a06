#pragma once

#include <QDialog>

/// Puts a report of a fault together, to be copied or written to a file. Nothing is sent anywhere.
class FaultDialog : public QDialog
{
    Q_OBJECT

public:
    /// `head` is shown, `whole` is what is copied and written.
    FaultDialog(const QString& head, QString whole, QWidget* parent);

    /// Writes it there; what went wrong otherwise.
    QString write(const QString& path) const;

private:
    void copy();
    void askWhere();

    QString m_whole;
    class QLabel* m_done;
};
