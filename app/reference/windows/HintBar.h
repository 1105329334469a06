#pragma once

#include "app/reference/Rules.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace reference {

/// A hint above the table. It takes no focus and holds nothing up; it goes when somebody has read it.
class HintBar : public QFrame
{
    Q_OBJECT

public:
    explicit HintBar(QWidget* parent = nullptr);

    void tell(const Hint& hint);
    QString shown() const { return m_hint.at; } ///< The rule it is about; "" none is shown.

public Q_SLOTS:
    void dismiss();

Q_SIGNALS:
    void ruleAsked(const QString& number);
    void noMore();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void setWords();
    void fit();

    Hint m_hint;
    QLabel* m_words;
    QPushButton* m_rule;
    QPushButton* m_read;
    QPushButton* m_noMore;
};

} // namespace reference
