#pragma once

#include <QObject>

class QDialog;

/// A dialog that grows with its words. Qt asks a layout with wrapped texts how high it is at the first
/// showing only: a reason that comes later, a larger type or another language were cut off below.
class WholeWords : public QObject
{
    Q_OBJECT

public:
    explicit WholeWords(QDialog* dialog);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void grow();

    QDialog* m_dialog;
};
