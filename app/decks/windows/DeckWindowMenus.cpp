#include "app/decks/windows/DeckWindow.h"

#include "app/decks/DeckFigures.h"
#include "app/decks/DeckSheet.h"
#include "app/decks/windows/CollectionPane.h"
#include "app/decks/windows/FaultsPane.h"
#include "app/services/Content.h"
#include "app/services/EngineWords.h"
#include "app/services/KeptFile.h"
#include "app/widgets/Messages.h"
#include "app/workshop/windows/UniquesDialog.h"

#include "decks/ListFormat.h"

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
    deck->addAction(tr("&Copy the list"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), this,
        [this] { copyAs(*triptych::decks::formatNamed(m_desk.game(), "text")); });
    QMenu* copy = deck->addMenu(tr("Copy &as"));
    copy->setObjectName(QStringLiteral("copyAs"));
    QMenu* save = deck->addMenu(tr("&Save as"));
    save->setObjectName(QStringLiteral("saveAs"));
    for (const triptych::decks::ListFormat* format : triptych::decks::formatsOf(m_desk.game())) {
        const QString title = titleOf(*format);
        copy->addAction(title, this, [this, format] { copyAs(*format); });
        save->addAction(title + u'…', this, [this, format] { saveList(*format); });
    }
    save->addSeparator();
    for (const auto& [title, what] :
        { std::pair(tr("&Picture…"), "picture"), std::pair(tr("Deck &sheet as PDF…"), "sheet"),
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

    makeCardMenu();
    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->addAction(
        tr("&Next part of the window"), QKeySequence(Qt::Key_F6), this, [this] { goOn(1); });
    view->addAction(tr("&Previous part of the window"), QKeySequence(Qt::SHIFT | Qt::Key_F6), this,
        [this] { goOn(-1); });
    view->addSeparator();
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

/// In whichever form it is. What is understood of it becomes the deck, in one step; what is not is told
/// line by line, with the names that come nearest, and nothing is lost: the list is there to be read.
void DeckWindow::takeText(const QString& text)
{
    const triptych::decks::ParsedDeck parsed = triptych::decks::importDeck(
        m_desk.game(), m_desk.library(), text.toStdString(), tr("list").toStdString());
    QStringList problems;
    for (const triptych::Problem& problem : parsed.problems)
        problems.append(enginewords::said(problem));
    if (parsed.deck.game != m_document->list().game) {
        problems = { tr("This is a deck of the game %1; it is built in the deck room of that game.")
                         .arg(QString::fromStdString(parsed.deck.game)) };
    } else if (!parsed.deck.main.empty() || !parsed.deck.hero.empty()) {
        // What is printed on one card only is asked for before anything is said to be unknown.
        const bool typed
            = workshop::UniquesDialog::ask(this, m_room.content(), m_desk.game(), { parsed.deck });
        NotedDeck deck = m_document->deck();
        const std::string name = deck.list.name;
        deck.list = parsed.deck;
        if (deck.list.name.empty() || deck.list.name == tr("list").toStdString())
            deck.list.name = name;
        m_document->take(deck, tr("Take over a list"));
        if (typed) {
            m_document->keep();
            Q_EMIT uniquesKept();
            return;
        }
        if (problems.isEmpty())
            note(tr("The list was taken over; undo brings back what was there."));
        else
            messages::tellAll(this, tr("Not everything in this list is known"),
                tr("The list was taken over as it is; undo brings back what was there. What is not "
                   "known stays in the deck; below the deck each has a button with what would mend "
                   "it."),
                problems);
        return;
    } else if (problems.isEmpty()) {
        problems.append(tr("There are no cards in this list."));
    }
    messages::tellAll(this, tr("This list cannot be read"),
        tr("The deck is as it was. This is what is wrong with the list:"), problems);
}

void DeckWindow::pasteList()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (KeptFile::holdsCards(text))
        Q_EMIT cardsPasted(text);
    else
        takeText(text);
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

QString DeckWindow::titleOf(const triptych::decks::ListFormat& format)
{
    // The forms that games have beside these say what they are in English.
    [[maybe_unused]] static constexpr const char* ofGames[] = {
        QT_TR_NOOP("Deck of the community's service"),
        QT_TR_NOOP("Deck of the publisher's site"),
        QT_TR_NOOP("Short code"),
        QT_TR_NOOP("Short code of the community's service"),
        QT_TR_NOOP("Short code of 2024"),
    };
    const std::string_view id = format.id();
    return id == "json" ? tr("Deck file")
        : id == "text"  ? tr("List of names")
        : id == "ids"   ? tr("List of card numbers")
                        : tr(std::string(format.title()).c_str());
}

/// What a form has no words for is told after it was written.
QString DeckWindow::written(const triptych::decks::ListFormat& format)
{
    const triptych::decks::ListFormat::Written list
        = format.write(m_document->list(), m_desk.library());
    QStringList left;
    for (const triptych::Problem& problem : list.problems)
        left.append(enginewords::said(problem.text));
    if (!left.isEmpty())
        messages::tellAll(this, tr("Not everything could be written"),
            tr("The rest was written. This form of list has no words for:"), left);
    return QString::fromStdString(list.text);
}

void DeckWindow::copyAs(const triptych::decks::ListFormat& format)
{
    const QString text = written(format);
    if (text.isEmpty())
        return;
    QGuiApplication::clipboard()->setText(text);
    note(tr("On the clipboard: %1.").arg(titleOf(format)));
}

QString DeckWindow::pathToSave(const QString& ending)
{
    QString path = QFileDialog::getSaveFileName(
        this, tr("Save the deck"), m_document->name() + ending, QStringLiteral("*") + ending);
    if (!path.isEmpty() && !path.endsWith(ending))
        path += ending;
    return path;
}

void DeckWindow::tellSaved(const QString& path, const QString& why)
{
    if (!why.isEmpty())
        messages::tell(this, tr("The deck was not saved"), { why });
    else
        note(tr("Saved as %1").arg(path));
}

void DeckWindow::saveList(const triptych::decks::ListFormat& format)
{
    const QString text = written(format);
    const bool isJson = text.startsWith(u'{') || text.startsWith(u'[');
    const QString path = text.isEmpty()
        ? QString()
        : pathToSave(isJson ? QStringLiteral(".json") : QStringLiteral(".txt"));
    if (path.isEmpty())
        return;
    // Our own form keeps the notes too.
    tellSaved(path,
        deckfile::write(
            path, format.id() == "json" ? deckfile::printed(m_document->deck()) : text.toUtf8()));
}

void DeckWindow::saveAs(const QString& what)
{
    const bool picture = what == u"picture";
    const QString path = pathToSave(picture ? QStringLiteral(".png") : QStringLiteral(".pdf"));
    if (path.isEmpty())
        return;
    const NotedDeck& deck = m_document->deck();
    if (picture)
        tellSaved(path,
            sheet::picture(m_pictures, deck, 240).save(path)
                ? QString()
                : tr("The file %1 cannot be written; choose another place.").arg(path));
    else if (what == u"sheet")
        tellSaved(path, sheet::writeSheet(path, m_desk, deck));
    else
        tellSaved(path, sheet::writeProxies(path, m_pictures, deck, false));
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
