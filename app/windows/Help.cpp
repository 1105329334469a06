#include "app/windows/Help.h"

#include "app/games/Presenters.h"
#include "app/services/Content.h"
#include "app/widgets/ScrolledPage.h"

#include <QCoreApplication>
#include <QDialog>
#include <QGridLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace {

struct Help
{
    Q_DECLARE_TR_FUNCTIONS(Help)
};

} // namespace

std::unique_ptr<QDialog> help::keys(QWidget* parent)
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
    auto dialog = std::make_unique<QDialog>(parent);
    dialog->setWindowTitle(Help::tr("Keys"));
    auto* page = new QWidget;
    auto* grid = new QGridLayout(page);
    grid->setColumnStretch(1, 1);
    const int em = QFontMetrics(dialog->font()).height();
    for (const auto& [key, what] : rows) {
        auto* left = new QLabel(QStringLiteral("<b>%1</b>").arg(key.toHtmlEscaped()), page);
        auto* right = new QLabel(what, page);
        for (QLabel* words : { left, right }) {
            words->setWordWrap(true);
            words->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        }
        left->setMinimumWidth(10 * em);
        right->setMinimumWidth(18 * em);
        const int row = grid->rowCount();
        grid->addWidget(left, row, 0);
        grid->addWidget(right, row, 1);
    }
    auto* scrolled = new ScrolledPage(page, dialog.get());
    scrolled->setFocusPolicy(Qt::StrongFocus); // the arrow keys and those of pages move the words
    auto* back = new QPushButton(Help::tr("Back"), dialog.get());
    back->setDefault(true);
    QObject::connect(back, &QPushButton::clicked, dialog.get(), &QDialog::accept);
    auto* column = new QVBoxLayout(dialog.get());
    column->addWidget(scrolled, 1);
    column->addWidget(back, 0, Qt::AlignRight);
    scrolled->setFocus();
    return dialog;
}

void help::showKeys(QWidget* parent)
{
    keys(parent)->exec();
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
