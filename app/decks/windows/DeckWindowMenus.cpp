#include "app/decks/windows/DeckWindow.h"

#include "app/decks/DeckFigures.h"
#include "app/decks/DeckSheet.h"
#include "app/decks/windows/CollectionPane.h"
#include "app/decks/windows/FaultsPane.h"
#include "app/services/Content.h"
#include "app/windows/Messages.h"
#include "app/workshop/windows/UniquesDialog.h"

#include "decks/DeckText.h"

#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

// What the menus of the editor do: lists in and out, paper, comparing, versions.
namespace deckroom {

void DeckWindow::makeMenus()
{
    QMenu* deck = menuBar()->addMenu(tr("&Deck"));
    deck->addAction(tr("&Paste a list"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V), this,
        &DeckWindow::pasteList);
    deck->addAction(
        tr("&Read a list from a file…"), QKeySequence::Open, this, &DeckWindow::readListFile);
    deck->addSeparator();
    deck->addAction(
        tr("&Copy the list"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), this, [this] {
            QGuiApplication::clipboard()->setText(
                QString::fromStdString(triptych::decks::toText(m_document->list())));
            note(tr("The list is on the clipboard."));
        });
    QMenu* save = deck->addMenu(tr("&Save as"));
    for (const auto& [title, what] : { std::pair(tr("&List of names…"), "names"),
             std::pair(tr("List of &numbers…"), "ids"), std::pair(tr("&Deck file…"), "deck"),
             std::pair(tr("&Picture…"), "picture"), std::pair(tr("Deck &sheet as PDF…"), "sheet"),
             std::pair(tr("&Own cards to cut out, as PDF…"), "proxies") })
        save->addAction(title, this, [this, what = QString::fromLatin1(what)] { saveAs(what); });
    deck->addSeparator();
    deck->addAction(tr("&Test it against other decks…"), this, [this] {
        m_document->keep();
        Q_EMIT testAsked(m_desk.id(), m_document->list());
    });
    deck->addAction(tr("Co&mpare with another deck…"), this, &DeckWindow::compare);
    deck->addAction(tr("Keep this &version…"), this, [this] {
        bool agreed = false;
        const QString title = QInputDialog::getText(this, tr("Keep this version"),
            tr("What is it called?"), QLineEdit::Normal, {}, &agreed);
        if (agreed)
            m_document->keepVersion(title.isEmpty() ? tr("kept") : title);
    });
    deck->addAction(tr("Earlier &versions…"), this, &DeckWindow::showVersions);
    deck->addSeparator();
    deck->addAction(tr("C&lose"), QKeySequence::Close, this, &QWidget::close);

    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->addAction(tr("&Larger cards"), QKeySequence::ZoomIn, this,
        [this] { setCardWidth(m_collection->cardWidth() + 20); });
    view->addAction(tr("&Smaller cards"), QKeySequence::ZoomOut, this,
        [this] { setCardWidth(m_collection->cardWidth() - 20); });
    view->addSeparator();
    view->addAction(tr("&Find cards"), QKeySequence::Find, this, [this] {
        m_collection->search()->setFocus();
        m_collection->search()->selectAll();
    });
    view->addAction(tr("Show &full screen"), QKeySequence(Qt::Key_F11), this,
        [this] { isFullScreen() ? showNormal() : showFullScreen(); });
}

/// Read as the program reads lists everywhere; what is wrong is told line by line, and nothing changes.
void DeckWindow::takeText(const QString& text)
{
    const triptych::decks::ParsedDeck parsed = m_room.content().readDeck(m_desk.game(), text, {});
    QStringList problems;
    for (const triptych::Problem& problem : parsed.problems)
        problems.append(QString::fromStdString(
            problem.place.empty() ? problem.text : problem.place + ": " + problem.text));
    if (problems.isEmpty() && parsed.deck.main.empty())
        problems.append(tr("There are no cards in this list."));
    if (!problems.isEmpty()) {
        messages::tell(this, tr("This list cannot be read"), messages::firstOf(problems, 8));
        return;
    }
    // What is printed on one card only is asked for before anything is said to be unknown.
    const bool typed
        = workshop::UniquesDialog::ask(this, m_room.content(), m_desk.game(), { parsed.deck });
    NotedDeck deck = m_document->deck();
    const std::string name = deck.list.name;
    deck.list = parsed.deck;
    if (deck.list.name.empty() || deck.list.name == Content::tr("list").toStdString())
        deck.list.name = name;
    m_document->take(deck, tr("Take over a list"));
    if (typed) {
        m_document->keep();
        Q_EMIT uniquesKept();
        return;
    }
    QStringList unknown;
    for (const triptych::decks::CardLine& line : triptych::decks::linesOf(text.toStdString()))
        if (m_desk.find(line.card) == DeckDesk::npos)
            unknown.append(tr("Line %1: there is no card %2.")
                               .arg(line.number)
                               .arg(QString::fromStdString(line.card)));
    if (!unknown.isEmpty())
        messages::tell(this, tr("Some cards are not known"), messages::firstOf(unknown, 8));
    else
        note(tr("The list was taken over; undo brings back what was there."));
}

void DeckWindow::pasteList()
{
    takeText(QGuiApplication::clipboard()->text());
}

void DeckWindow::readListFile()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Read a deck list"), {}, tr("Deck lists (*.txt *.json);;All files (*)"));
    if (path.isEmpty())
        return;
    const Content::Text file = Content::textOfFile(path);
    if (!file.problem.isEmpty())
        messages::tell(this, tr("This file cannot be read"), { file.problem });
    else
        takeText(file.text);
}

void DeckWindow::saveAs(const QString& what)
{
    const bool picture = what == u"picture";
    const bool paper = what == u"sheet" || what == u"proxies";
    const QString ending = picture ? QStringLiteral(".png")
        : paper                    ? QStringLiteral(".pdf")
        : what == u"deck"          ? QStringLiteral(".json")
                                   : QStringLiteral(".txt");
    QString path = QFileDialog::getSaveFileName(
        this, tr("Save the deck"), m_document->name() + ending, QStringLiteral("*") + ending);
    if (path.isEmpty())
        return;
    if (!path.endsWith(ending))
        path += ending;
    const NotedDeck& deck = m_document->deck();
    QString why;
    if (what == u"names")
        why = deckfile::write(path, QByteArray::fromStdString(triptych::decks::toText(deck.list)));
    else if (what == u"ids")
        why = deckfile::write(path,
            QByteArray::fromStdString(
                triptych::decks::toIds(deck.list, [this](const std::string& card) {
                    const std::size_t number = m_desk.find(card);
                    return number == DeckDesk::npos ? card : m_desk.cardId(number).toStdString();
                })));
    else if (what == u"deck")
        why = deckfile::write(path, deckfile::printed(deck));
    else if (picture)
        why = sheet::picture(m_pictures, deck, 240).save(path)
            ? QString()
            : tr("The file %1 cannot be written; choose another place.").arg(path);
    else if (what == u"sheet")
        why = sheet::writeSheet(path, m_desk, deck);
    else
        why = sheet::writeProxies(path, m_pictures, deck, false);
    if (!why.isEmpty())
        messages::tell(this, tr("The deck was not saved"), { why });
    else
        note(tr("Saved as %1").arg(path));
}

void DeckWindow::compare()
{
    const QList<ShelfDeck> shelf = m_room.shelf(m_desk.id());
    QStringList names;
    for (const ShelfDeck& deck : shelf)
        names.append(deck.name);
    bool agreed = false;
    const QString chosen = QInputDialog::getItem(
        this, tr("Compare"), tr("Which deck shall it be compared with?"), names, 0, false, &agreed);
    const qsizetype at = names.indexOf(chosen);
    if (!agreed || at < 0)
        return;
    QDialog dialog(this);
    dialog.setWindowTitle(tr("%1 and %2").arg(m_document->name(), chosen));
    dialog.resize(560, 520);
    auto* table = new QTableWidget(&dialog);
    const QList<Difference> all = differences(shelf.at(at).list, m_document->list());
    table->setColumnCount(3);
    table->setRowCount(static_cast<int>(all.size()));
    table->setHorizontalHeaderLabels({ tr("Card"), chosen, m_document->name() });
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int row = 0; row < table->rowCount(); ++row) {
        const Difference& each = all.at(row);
        const std::size_t card = m_desk.find(each.card);
        table->setItem(row, 0,
            new QTableWidgetItem(card == DeckDesk::npos ? QString::fromStdString(each.card)
                                                        : m_desk.facts(card).name));
        table->setItem(row, 1, new QTableWidgetItem(QString::number(each.before)));
        table->setItem(row, 2, new QTableWidgetItem(QString::number(each.after)));
    }
    auto* column = new QVBoxLayout(&dialog);
    column->addWidget(
        new QLabel(all.isEmpty() ? tr("The two decks hold the same cards.")
                                 : tr("%n cards differ.", nullptr, static_cast<int>(all.size())),
            &dialog));
    column->addWidget(table);
    auto* buttons = new QDialogButtonBox(&dialog);
    buttons->addButton(tr("Back"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    column->addWidget(buttons);
    dialog.exec();
}

void DeckWindow::showVersions()
{
    const QList<DeckVersion> versions = m_document->versions();
    QDialog dialog(this);
    dialog.setWindowTitle(tr("Earlier versions of %1").arg(m_document->name()));
    dialog.resize(460, 420);
    auto* list = new QListWidget(&dialog);
    list->setAccessibleName(tr("Versions, latest first"));
    for (const DeckVersion& version : versions) {
        const QString when = QLocale().toString(version.when, QLocale::ShortFormat);
        list->addItem(
            version.title.isEmpty() ? when : tr("%1: %2", "when: title").arg(when, version.title));
    }
    auto* column = new QVBoxLayout(&dialog);
    auto* words = new QLabel(
        versions.isEmpty() ? tr(
            "There are none yet. How the deck was is kept whenever somebody begins to change it.")
                           : tr("Taking one up again is a step that can be undone."),
        &dialog);
    words->setWordWrap(true);
    column->addWidget(words);
    column->addWidget(list);
    auto* buttons = new QDialogButtonBox(&dialog);
    QPushButton* back
        = buttons->addButton(tr("Take up this version"), QDialogButtonBox::AcceptRole);
    back->setEnabled(!versions.isEmpty());
    buttons->addButton(tr("Back"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    column->addWidget(buttons);
    list->setCurrentRow(0);
    if (dialog.exec() != QDialog::Accepted || list->currentRow() < 0)
        return;
    const deckfile::Read read = deckfile::read(versions.at(list->currentRow()).path, m_desk.id());
    if (read.problem.isEmpty())
        m_document->take(read.deck, tr("Take up an earlier version"));
    else
        messages::tell(this, tr("This version cannot be read"), { read.problem });
}

} // namespace deckroom
