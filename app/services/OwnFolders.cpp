#include "app/services/OwnFolders.h"

#include "app/services/Content.h"

#include <QDir>
#include <QFileSystemWatcher>
#include <QTimer>

#include <utility>

namespace {

constexpr int untilFilesAreWhole = 400; // milliseconds

} // namespace

OwnFolders::OwnFolders(QObject* parent)
    : QObject(parent)
    , m_watcher(new QFileSystemWatcher(this))
    , m_settled(new QTimer(this))
{
    m_settled->setSingleShot(true);
    m_settled->setInterval(untilFilesAreWhole);
    for (const triptych::Game* game : Content::games())
        for (const char* const what : { "cards", "decks", "pictures" }) {
            // Made here, so that there is a place to put files into, and to watch.
            const QString folder = Content::ownFolder(what, *game);
            if (QDir().mkpath(folder))
                m_watcher->addPath(folder);
        }
    connect(m_watcher, &QFileSystemWatcher::directoryChanged, this, [this](const QString& folder) {
        // Decks are read from the disk whenever they are shown; cards and pictures are kept.
        m_cards = m_cards || !folder.contains(u"/decks/");
        m_settled->start();
    });
    connect(m_settled, &QTimer::timeout, this, &OwnFolders::tell);
}

void OwnFolders::expectCards()
{
    m_cards = true;
    m_settled->start();
}

void OwnFolders::tell()
{
    if (std::exchange(m_cards, false))
        Q_EMIT cardsChanged();
    else
        Q_EMIT decksChanged();
}
