#pragma once

#include <QMainWindow>

class QLabel;
class QLineEdit;
class QTextBrowser;

namespace reference {

/// What can be written on a game's cards: an example of each construction with what the compiler
/// makes of it. Choosing an example copies it.
class LanguageWindow : public QMainWindow
{
    Q_OBJECT

public:
    LanguageWindow(QString game, QString title, QWidget* parent = nullptr);

    int count() const { return m_count; } ///< Examples that are shown.

protected:
    void changeEvent(QEvent* event) override;

private:
    void setWords();
    void render();

    QString m_game;
    QString m_title;
    int m_count = 0;
    QLineEdit* m_search;
    QTextBrowser* m_words;
    QLabel* m_said;
};

} // namespace reference
