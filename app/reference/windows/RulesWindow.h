#pragma once

#include "app/reference/Rules.h"

#include <QMainWindow>

class QAction;
class QLabel;
class QLineEdit;
class QTextBrowser;
class QTreeWidget;

namespace reference {

/// The rules of a game: chapters and a search on the left, what was chosen on the right, with links
/// from rule to rule and the way back.
class RulesWindow : public QMainWindow
{
    Q_OBJECT

public:
    RulesWindow(QString assets, QString game, QString title, QWidget* parent = nullptr);

    /// One rule, or the nearest that there is; "" the beginning.
    void open(const QString& number);
    /// Several at once, under a heading: all that is about a card.
    void open(const QString& heading, const QStringList& numbers);
    QStringList shown() const { return m_at < 0 ? QStringList() : m_pages.at(m_at).numbers; }
    QString words() const; ///< What can be read on the right.

public Q_SLOTS:
    void back();
    void forward();

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Page
    {
        QString heading; ///< "" for a single rule.
        QStringList numbers;
        bool operator==(const Page&) const = default;
    };

    const Rules& rules() const { return Rules::of(m_assets, m_game); }
    void makeBar();
    void layOut();
    void followHands();
    void setWords();
    void list();
    void go(const Page&);
    void render();
    QString html(const Rule&) const;

    QString m_assets;
    QString m_game;
    QString m_title;
    QList<Page> m_pages;
    qsizetype m_at = -1;
    bool m_choosing = false; ///< The tree follows the page, not the other way round.
    QLineEdit* m_search;
    QTreeWidget* m_tree;
    QLabel* m_none;
    QTextBrowser* m_words;
    QAction* m_back;
    QAction* m_forward;
    QAction* m_start;
    QAction* m_close;
};

} // namespace reference
