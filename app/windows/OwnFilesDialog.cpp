#include "app/windows/OwnFilesDialog.h"

#include "app/games/Presenters.h"
#include "app/services/Content.h"
#include "app/services/EngineWords.h"
#include "app/services/KeptFile.h"
#include "app/windows/ImportDeckDialog.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

namespace {

QString gameTitle(const QString& id)
{
    for (const triptych::Game* game : Content::games())
        if (QString::fromStdString(std::string(game->id())) == id)
            return QString::fromStdString(std::string(game->title()));
    return id;
}

} // namespace

OwnFilesDialog::OwnFilesDialog(Content& content, const QString& game, QWidget* parent)
    : QDialog(parent)
    , m_content(content)
    , m_game(game)
    , m_where(new QLabel(this))
    , m_files(new QTreeWidget(this))
    , m_message(new QLabel(this))
{
    setWindowTitle(tr("Own cards and decks"));
    resize(780, 560);
    m_where->setWordWrap(true);
    m_where->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_where->setText(tr("Files of cards are looked for in %1, decks in %2.")
                         .arg(Content::ownFolder() + QStringLiteral("/cards/…"),
                             Content::ownFolder() + QStringLiteral("/decks/…")));
    m_files->setObjectName(QStringLiteral("ownFiles"));
    m_files->setAccessibleName(tr("Own files and what can be used of them"));
    m_files->setHeaderLabels({ tr("File or card"), tr("What can be used of it") });
    m_files->setWordWrap(true);
    m_files->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_message->setWordWrap(true);
    // In two rows: one of five long words is wider than a small screen in large letters.
    auto* buttons = new QGridLayout;
    const auto button = [&](const QString& words, int row, int column, auto act) {
        auto* made = new QPushButton(words, this);
        made->setAutoDefault(false);
        connect(made, &QPushButton::clicked, this, act);
        buttons->addWidget(made, row, column);
    };
    button(tr("Add a file of cards…"), 0, 0, &OwnFilesDialog::addCards);
    button(tr("Import a deck…"), 0, 1, &OwnFilesDialog::importDeck);
    button(tr("Open the folder"), 0, 2, &OwnFilesDialog::openFolder);
    button(tr("Read again"), 1, 0, [this] {
        m_content.forget();
        refresh();
    });
    button(tr("Back"), 1, 2, &OwnFilesDialog::reject);
    // A long sentence is cut off in its row; the chosen one is told in full.
    connect(m_files, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        m_message->setText(!item ? QString()
                : item->parent() ? item->toolTip(1)
                                 : item->toolTip(0));
    });
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_where);
    column->addWidget(m_files, 1);
    column->addWidget(m_message);
    column->addLayout(buttons);
    refresh();
}

void OwnFilesDialog::refresh()
{
    m_files->clear();
    for (const OwnFile& file : m_content.ownFiles()) {
        QString state;
        if (!file.usable)
            state = tr("Cannot be used");
        else if (file.kind == OwnFile::Kind::Cards)
            state = tr("%1: %2 of %3 cards can be played")
                        .arg(gameTitle(file.game))
                        .arg(file.playable)
                        .arg(file.cards);
        else
            state = file.problems.empty()
                ? tr("%1: the deck \"%2\" may be played").arg(gameTitle(file.game), file.name)
                : tr("%1: the deck \"%2\" may not be played yet")
                      .arg(gameTitle(file.game), file.name);
        auto* row = new QTreeWidgetItem(m_files, { QFileInfo(file.path).fileName(), state });
        row->setToolTip(0, file.path);
        for (const triptych::Problem& problem : file.problems) {
            const QString place = enginewords::said(problem.place);
            const QString text = enginewords::said(problem.text);
            auto* item = new QTreeWidgetItem(
                row, { problem.card.empty() ? place : QString::fromStdString(problem.card), text });
            item->setToolTip(0, file.path + QStringLiteral("\n") + place);
            item->setToolTip(1, tr("%1: %2", "place: what is wrong there").arg(place, text));
        }
        row->setExpanded(!file.usable);
    }
    if (m_files->topLevelItemCount() == 0)
        m_message->setText(tr("There is nothing of your own yet."));
    else
        m_message->clear();
}

void OwnFilesDialog::addCards()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Add a file of cards"), {}, tr("Files of cards (*.json);;All files (*)"));
    if (path.isEmpty())
        return;
    const Content::Text file = Content::textOfFile(path);
    const KeptFile kept = file.problem.isEmpty()
        ? KeptFile::cards(file.text, QFileInfo(path).completeBaseName())
        : KeptFile { {}, file.problem };
    m_content.forget();
    refresh();
    if (!kept.problem.isEmpty())
        m_message->setText(kept.problem);
}

void OwnFilesDialog::importDeck()
{
    if (ImportDeckDialog(m_content, m_game, this).exec() == QDialog::Accepted)
        refresh();
}

void OwnFilesDialog::openFolder()
{
    for (const triptych::Game* game : Content::games())
        for (const char* const what : { "cards", "decks" })
            QDir().mkpath(Content::ownFolder(what, *game));
    QDesktopServices::openUrl(QUrl::fromLocalFile(Content::ownFolder()));
}
