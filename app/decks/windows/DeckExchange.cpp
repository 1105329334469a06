#include "app/decks/windows/DeckExchange.h"

#include "app/decks/DeckSheet.h"
#include "app/services/Content.h"
#include "app/services/EngineWords.h"
#include "app/services/KeptFile.h"
#include "app/widgets/Messages.h"
#include "app/workshop/windows/UniquesDialog.h"

#include "decks/ListFormat.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMimeData>

namespace deckroom {

DeckExchange::DeckExchange(QWidget& window, DeckRoom& room, DeckDocument& document)
    : QObject(&window)
    , m_window(window)
    , m_room(room)
    , m_desk(document.desk())
    , m_pictures(*room.pictures(m_desk.id()))
    , m_document(document)
{
}

/// In whichever form it is. What is understood of it becomes the deck, in one step; what is not is told
/// line by line, with the names that come nearest, and nothing is lost: the list is there to be read.
void DeckExchange::takeText(const QString& text)
{
    const triptych::decks::ParsedDeck parsed = triptych::decks::importDeck(
        m_desk.game(), m_desk.library(), text.toStdString(), tr("list").toStdString());
    QStringList problems;
    for (const triptych::Problem& problem : parsed.problems)
        problems.append(enginewords::said(problem));
    if (parsed.deck.game != m_document.list().game) {
        problems = { tr("This is a deck of the game %1; it is built in the deck room of that game.")
                         .arg(QString::fromStdString(parsed.deck.game)) };
    } else if (!parsed.deck.main.empty() || !parsed.deck.hero.empty()) {
        // What is printed on one card only is asked for before anything is said to be unknown.
        const bool typed = workshop::UniquesDialog::ask(
            &m_window, m_room.content(), m_desk.game(), { parsed.deck });
        NotedDeck deck = m_document.deck();
        const std::string name = deck.list.name;
        deck.list = parsed.deck;
        if (deck.list.name.empty() || deck.list.name == tr("list").toStdString())
            deck.list.name = name;
        m_document.take(deck, tr("Take over a list"));
        if (typed) {
            m_document.keep();
            Q_EMIT uniquesKept();
            return;
        }
        if (problems.isEmpty())
            Q_EMIT noted(tr("The list was taken over; undo brings back what was there."));
        else
            messages::tellAll(&m_window, tr("Not everything in this list is known"),
                tr("The list was taken over as it is; undo brings back what was there. What is not "
                   "known stays in the deck; below the deck each has a button with what would mend "
                   "it."),
                problems);
        return;
    } else if (problems.isEmpty()) {
        problems.append(tr("There are no cards in this list."));
    }
    messages::tellAll(&m_window, tr("This list cannot be read"),
        tr("The deck is as it was. This is what is wrong with the list:"), problems);
}

void DeckExchange::paste()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (KeptFile::holdsCards(text))
        Q_EMIT cardsPasted(text);
    else
        takeText(text);
}

void DeckExchange::readFile()
{
    const QString path = QFileDialog::getOpenFileName(
        &m_window, tr("Read a deck list"), {}, tr("Deck lists (*.txt *.json);;All files (*)"));
    if (path.isEmpty())
        return;
    const Content::Text file = Content::textOfFile(path);
    if (!file.problem.isEmpty())
        messages::tell(&m_window, tr("This file cannot be read"), { file.problem });
    else
        takeText(file.text);
}

QString DeckExchange::titleOf(const triptych::decks::ListFormat& format)
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
QString DeckExchange::written(const triptych::decks::ListFormat& format)
{
    const triptych::decks::ListFormat::Written list
        = format.write(m_document.list(), m_desk.library());
    QStringList left;
    for (const triptych::Problem& problem : list.problems)
        left.append(enginewords::said(problem.text));
    if (!left.isEmpty())
        messages::tellAll(&m_window, tr("Not everything could be written"),
            tr("The rest was written. This form of list has no words for:"), left);
    return QString::fromStdString(list.text);
}

void DeckExchange::copyAs(const triptych::decks::ListFormat& format)
{
    const QString text = written(format);
    if (text.isEmpty())
        return;
    QGuiApplication::clipboard()->setText(text);
    Q_EMIT noted(tr("On the clipboard: %1.").arg(titleOf(format)));
}

QString DeckExchange::pathToSave(const QString& ending)
{
    QString path = QFileDialog::getSaveFileName(
        &m_window, tr("Save the deck"), m_document.name() + ending, QStringLiteral("*") + ending);
    if (!path.isEmpty() && !path.endsWith(ending))
        path += ending;
    return path;
}

void DeckExchange::tellSaved(const QString& path, const QString& why)
{
    if (!why.isEmpty())
        messages::tell(&m_window, tr("The deck was not saved"), { why });
    else
        Q_EMIT noted(tr("Saved as %1").arg(path));
}

void DeckExchange::saveList(const triptych::decks::ListFormat& format)
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
            path, format.id() == "json" ? deckfile::printed(m_document.deck()) : text.toUtf8()));
}

void DeckExchange::saveAs(const QString& what)
{
    const bool picture = what == u"picture";
    const QString path = pathToSave(picture ? QStringLiteral(".png") : QStringLiteral(".pdf"));
    if (path.isEmpty())
        return;
    const NotedDeck& deck = m_document.deck();
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

void DeckExchange::takeDrop(const QMimeData& data)
{
    QStringList others;
    QString list = data.hasUrls() ? QString() : data.text();
    for (const QUrl& url : data.urls()) {
        if (!url.isLocalFile())
            continue;
        const QString path = url.toLocalFile();
        if (Content::isPicture(path)) {
            others.append(path);
            continue;
        }
        const Content::Text file = Content::textOfFile(path);
        if (!file.problem.isEmpty()) {
            messages::tell(&m_window, tr("This file cannot be read"), { file.problem });
            return;
        }
        if (KeptFile::holdsCards(file.text))
            others.append(path);
        else
            list = file.text;
    }
    // After the drop is done: what follows may ask or close this window.
    if (!list.isEmpty())
        QMetaObject::invokeMethod(
            this, [this, list] { takeText(list); }, Qt::QueuedConnection);
    else if (KeptFile::holdsCards(data.text()))
        Q_EMIT cardsPasted(data.text());
    if (!others.isEmpty())
        Q_EMIT filesDropped(others);
}

} // namespace deckroom
