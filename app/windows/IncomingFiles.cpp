#include "app/windows/IncomingFiles.h"

#include "app/decks/DeckRoom.h"
#include "app/services/Content.h"
#include "app/services/KeptFile.h"
#include "app/services/OwnFolders.h"
#include "app/widgets/Messages.h"
#include "app/windows/OpenedFile.h"
#include "app/workshop/windows/TakingIn.h"

#include "match/Games.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScopedValueRollback>
#include <QTextStream>
#include <QWidget>

#include <utility>

IncomingFiles::IncomingFiles(QWidget& main, Content& content, deckroom::DeckRoom& deckRoom,
    OwnFolders& ownFolders, std::function<QString()> gameAtHand)
    : QObject(&main)
    , m_main(main)
    , m_content(content)
    , m_deckRoom(deckRoom)
    , m_ownFolders(ownFolders)
    , m_gameAtHand(std::move(gameAtHand))
{
}

void IncomingFiles::open(const QString& path)
{
    const OpenedFile file = OpenedFile::of(path, m_content);
    switch (file.kind) {
    case OpenedFile::Kind::Deck: {
        const QString own
            = QDir(Content::ownFolder() + QStringLiteral("/decks/") + file.game).absolutePath();
        Q_EMIT deckOpened(file.game, path, QFileInfo(path).absolutePath() == own);
        return;
    }
    case OpenedFile::Kind::SharedPack:
        takePack(path, true);
        return;
    case OpenedFile::Kind::Cards:
        openCards(path, file.game);
        return;
    case OpenedFile::Kind::Match:
        Q_EMIT matchOpened(path);
        return;
    case OpenedFile::Kind::Trial:
        Q_EMIT resultOpened(path);
        return;
    case OpenedFile::Kind::Unusable:
        break;
    }
    // Also where whoever gave it on a command line can read it.
    QTextStream(stderr) << "triptych: " << file.problem << Qt::endl;
    messages::tell(&m_main, tr("This file cannot be opened"), { file.problem });
}

/// A pack, or published cards of a game.
void IncomingFiles::openCards(const QString& path, const QString& game)
{
    if (game.isEmpty()) {
        takePack(path, true);
        return;
    }
    if (!messages::isAgreed(&m_main, tr("Take these cards in?"),
            tr("%1 is a file of published cards. A copy of it goes into your folder.")
                .arg(QFileInfo(path).fileName()),
            tr("Take it in"), tr("Leave it")))
        return;
    const Content::Text text = Content::textOfFile(path);
    const QString problem = text.problem.isEmpty()
        ? KeptFile::cards(text.text, QFileInfo(path).completeBaseName()).problem
        : text.problem;
    if (!problem.isEmpty())
        messages::tell(&m_main, tr("The cards were not taken in"), { problem });
    m_deckRoom.refresh();
    Q_EMIT cardsOpened(game);
}

/// A pack from elsewhere; `shows`: in the workshop afterwards.
bool IncomingFiles::takePack(const QString& path, bool shows)
{
    const workshop::TakenIn taken = workshop::takeIn(&m_main, m_deckRoom, path);
    if (!taken.done)
        return false;
    m_deckRoom.refresh();
    if (shows)
        Q_EMIT packOpened(taken.game, taken.path);
    return true;
}

void IncomingFiles::takeCards(const QString& text)
{
    const KeptFile kept = KeptFile::cards(text, tr("pasted cards"));
    if (!kept.problem.isEmpty())
        messages::tell(&m_main, tr("These cards cannot be taken in"), { kept.problem });
    else
        m_ownFolders.expectCards();
}

/// One lot after the other: what is asked about one is answered before the next begins.
void IncomingFiles::take(const QStringList& paths, const QString& of)
{
    m_lots.append({ paths, of });
    if (m_takes)
        return;
    const QScopedValueRollback taking(m_takes, true);
    while (!m_lots.isEmpty()) {
        const Lot next = m_lots.takeFirst();
        takeLot(next.paths, next.game);
    }
}

/// Card packs, decks and pictures go where they belong; what is none of these is told.
void IncomingFiles::takeLot(const QStringList& paths, const QString& of)
{
    const QString game = !of.isEmpty() ? of : m_gameAtHand();
    const triptych::Game* at = triptych::match::find(game.toStdString());
    QStringList problems;
    bool taken = false;
    for (const QString& path : paths) {
        const QFileInfo file(path);
        if (at && Content::isPicture(path)) {
            const QString folder = m_deckRoom.pictureFolder(game);
            QDir().mkpath(folder);
            const QString there = folder + u'/' + file.fileName();
            QFile::remove(there);
            if (QFile::copy(path, there))
                taken = true;
            else
                problems.append(tr("The picture %1 cannot be copied to %2.").arg(path, folder));
            continue;
        }
        const OpenedFile opened = OpenedFile::of(path, m_content);
        if (opened.kind == OpenedFile::Kind::SharedPack) {
            taken = takePack(path, false) || taken;
            continue;
        }
        if (opened.kind == OpenedFile::Kind::Match || opened.kind == OpenedFile::Kind::Trial) {
            open(path);
            continue;
        }
        const Content::Text text = Content::textOfFile(path);
        if (!text.problem.isEmpty()) {
            problems.append(text.problem);
            continue;
        }
        const bool cards = KeptFile::holdsCards(text.text);
        const auto deck = cards || opened.kind != OpenedFile::Kind::Deck
            ? std::nullopt
            : OpenedFile::listOf(path, opened.game, m_content);
        if (!cards && !deck) {
            problems.append(tr("%1 is no file of cards, no deck of cards that are known, and no "
                               "picture.")
                                .arg(file.fileName()));
            continue;
        }
        const KeptFile kept
            = cards ? KeptFile::cards(text.text, file.completeBaseName()) : KeptFile::deck(*deck);
        taken = taken || kept.problem.isEmpty();
        if (!kept.problem.isEmpty())
            problems.append(kept.problem);
    }
    if (taken)
        m_ownFolders.expectCards();
    if (!problems.isEmpty())
        messages::tell(&m_main, tr("Not everything could be taken in"), problems);
}
