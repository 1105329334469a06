#pragma once

#include "app/workshop/CardCheck.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;

namespace workshop {

/// Rules text of a card: what is not understood is underlined where it stands, and what would help
/// stands below it.
class TextField : public QWidget
{
    Q_OBJECT

public:
    TextField(const FormField&, QWidget* parent = nullptr);

    const std::string& key() const { return m_key; }
    QString text() const;
    void setText(const QString&);
    void setFindings(const QList<Finding>& all); ///< Those of this field are shown.
    QPlainTextEdit* edit() const { return m_edit; }
    QString remedy() const; ///< What is said below.

Q_SIGNALS:
    void edited();

protected:
    void resizeEvent(QResizeEvent*) override;

private:
    void fit();

    std::string m_key;
    QLabel* m_title;
    QPlainTextEdit* m_edit;
    QLabel* m_remedy;
};

} // namespace workshop
