#pragma once

#include "app/reference/windows/HintBar.h"

#include <QHash>
#include <QObject>
#include <QPointer>

#include <functional>

class MatchViewModel;
class QMenu;
class QQuickWidget;
class QMainWindow;

namespace reference {

class LanguageWindow;
class RulesWindow;

/// Opens the reference for the main window: from its menu, behind a number on the table, for the
/// thing at hand; and tells hints above the table.
class RulesDesk : public QObject
{
    Q_OBJECT

public:
    RulesDesk(QString assets, MatchViewModel& table, QMainWindow* window);

    HintBar* bar() const { return m_bar; } ///< To be laid above the table.
    /// Entries of the menu Help; `game` says whose rules are at hand.
    void fill(QMenu* help, const std::function<void()>& atHand);

    RulesWindow* openRules(const QString& game, const QString& number);
    LanguageWindow* openLanguage(const QString& game);
    /// What is under the pointer, or has the focus: a card, a number, what is asked; else the
    /// beginning of the rules. `page` may be null.
    void openAtHand(const QString& game, QQuickWidget* page, const QString& asked);

private:
    RulesWindow* rulesWindow(const QString& game);
    void openCard(const QString& game, const QString& key);

    QString m_assets;
    MatchViewModel& m_table;
    QMainWindow* m_window;
    HintBar* m_bar;
    QHash<QString, QPointer<RulesWindow>> m_rules;
    QHash<QString, QPointer<LanguageWindow>> m_languages;
};

} // namespace reference
