#include "app/windows/Help.h"

#include "app/presenters/Presenters.h"
#include "app/services/Content.h"

#include <QCoreApplication>
#include <QMessageBox>

#include <utility>

namespace {

struct Help
{
    Q_DECLARE_TR_FUNCTIONS(Help)
};

} // namespace

void help::showKeys(QWidget* parent)
{
    const QList<std::pair<QString, QString>> rows {
        { Help::tr("Tab, arrow keys"), Help::tr("move through cards, seats and buttons") },
        { Help::tr("Enter"), Help::tr("do what is possible with the focused card or button") },
        { Help::tr("Space, right button, long press"), Help::tr("read a card in large") },
        { Help::tr("P"), Help::tr("pass, or go on") },
        { Help::tr("F"), Help::tr("pass until your next turn, or until something concerns you") },
        { Help::tr("O"), Help::tr("be asked before your own deeds resolve, and not any more") },
        { Help::tr("Esc"), Help::tr("close a menu, put a card back, stop passing") },
        { Help::tr("U, Ctrl+Z"),
            Help::tr("take back the last pick, or learn why that is not possible") },
        { Help::tr("H"), Help::tr("to the first thing that can be done") },
        { Help::tr("I"), Help::tr("card, stack and log in a small window") },
        { Help::tr("V"), Help::tr("look at the table behind a choice, and back") },
        { Help::tr("L"), Help::tr("what the signs of the table mean") },
        { Help::tr("R"), Help::tr("what happened, and once more to see it on the table") },
        { Help::tr("D"), Help::tr("where others could strike in their next turn, on a board") },
        { Help::tr("N"), Help::tr("the next step of the computer, where it waits for that") },
        { Help::tr("M"), Help::tr("sounds on and off") },
        { Help::tr("Ctrl+P"), Help::tr("pass by itself where nothing else is possible") },
        { Help::tr("Ctrl+F"), Help::tr("full control: be asked everything") },
        { Help::tr("Ctrl++, Ctrl+-, Ctrl+0"), Help::tr("text size") },
        { Help::tr("F1"), Help::tr("the rule of what you point at, or of what is asked") },
        { Help::tr("F11"), Help::tr("full screen") },
        { Help::tr("Gamepad"),
            Help::tr(
                "cross or stick: arrow keys; A: Enter; B: Esc; X: Space; Y: P; shoulders: Tab; the "
                "two small ones: U and F") },
    };
    QString table = QStringLiteral("<table cellpadding=4 style='white-space: nowrap'>");
    for (const auto& [key, what] : rows)
        table += QStringLiteral("<tr><td><b>%1</b></td><td>%2</td></tr>")
                     .arg(key.toHtmlEscaped(), what.toHtmlEscaped());
    table += QStringLiteral("</table>");
    QMessageBox box(QMessageBox::NoIcon, Help::tr("Keys"), table, QMessageBox::NoButton, parent);
    box.addButton(Help::tr("Back"), QMessageBox::AcceptRole);
    box.exec();
}

void help::showAbout(QWidget* parent)
{
    QStringList games;
    for (const triptych::Game* game : Content::games())
        if (const auto presenter = makePresenter(*game, nullptr))
            games.append(presenter->rulesVersion());
    QMessageBox box(QMessageBox::NoIcon, Help::tr("About Triptych"),
        Help::tr(
            "<h2>Triptych %1</h2><p>A table for trading card games that keeps the "
            "rules.</p><p>%2</p>"
            "<p>All cards, texts and pictures are original works made for this program. Licence: "
            "GPL-3.0-or-later.</p>"
            "<p>Own cards and decks go into the folder<br>%3</p>")
            .arg(QStringLiteral(TRIPTYCH_VERSION), games.join(QStringLiteral("<br>")),
                Content::ownFolder()),
        QMessageBox::NoButton, parent);
    box.addButton(Help::tr("Back"), QMessageBox::AcceptRole);
    box.exec();
}
