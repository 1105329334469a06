#include "app/decks/DeckDocument.h"

#include "decks/Pool.h"

#include <QFile>
#include <QFileInfo>
#include <QUndoCommand>

using triptych::decks::DeckList;

namespace deckroom {

/// A deck is small: a step keeps it as it was and as it became, so that no deed can be undone wrongly.
class DeckStep : public QUndoCommand
{
public:
    DeckStep(DeckDocument& document, NotedDeck after, const QString& what, int merging)
        : QUndoCommand(what)
        , m_document(document)
        , m_before(document.m_deck)
        , m_after(std::move(after))
        , m_merging(merging)
    {
    }
    /// The same step of another document, with its cards spelled as this one knows them.
    DeckStep(DeckDocument& document, const DeckStep& other)
        : QUndoCommand(other.text())
        , m_document(document)
        , m_before(other.m_before)
        , m_after(other.m_after)
        , m_merging(other.m_merging)
    {
        for (NotedDeck* each : { &m_before, &m_after })
            each->list = document.m_desk.tidied(each->list);
    }
    void undo() override { m_document.set(m_before); }
    void redo() override { m_document.set(m_after); }
    int id() const override { return m_merging; }
    /// Typing a name is one step, not one for each letter.
    bool mergeWith(const QUndoCommand* next) override
    {
        const auto* step = static_cast<const DeckStep*>(next);
        if (step->m_before != m_after)
            return false;
        m_after = step->m_after;
        return true;
    }

private:
    DeckDocument& m_document;
    NotedDeck m_before;
    NotedDeck m_after;
    int m_merging;
};

namespace {

enum Merging { MergeName = 1, MergeNotes };

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

DeckDocument::DeckDocument(const DeckDesk& desk, const NotedDeck& deck, QObject* parent)
    : QObject(parent)
    , m_desk(desk)
    , m_deck(deck)
    , m_kept(deck)
    , m_pool(triptych::decks::counted(desk.library(), deck.pool))
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &DeckDocument::keep);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &DeckDocument::lookAtFile);
}

DeckDocument::DeckDocument(const DeckDesk& desk, const QString& path, const deckfile::Read& read,
    bool own, QObject* parent)
    : DeckDocument(desk, read.deck, parent)
{
    // Spelling each card in one way is no change of the deck.
    m_deck.list = desk.tidied(m_deck.list);
    if (m_deck.list.ruleset.empty())
        m_deck.list.ruleset = desk.rulesets().first().toStdString();
    m_kept = m_deck;
    if (own && path.endsWith(u".json")) {
        m_path = path;
        m_bytes = read.bytes;
        watch();
    }
}

DeckDocument::~DeckDocument()
{
    keep();
}

int DeckDocument::copies(std::size_t card) const
{
    return copiesIn(m_deck.list, m_desk.spelling(card));
}

int DeckDocument::pooled(std::size_t card) const
{
    const auto found = m_pool.find(card);
    return found == m_pool.end() ? 0 : found->second;
}

int DeckDocument::poolSize() const
{
    int sum = 0;
    for (const auto& [card, count] : m_pool)
        sum += count;
    return sum;
}

QList<Fault> DeckDocument::faults() const
{
    return m_desk.faults(m_deck, ruleset());
}

// --- Deeds

void DeckDocument::set(const NotedDeck& deck)
{
    if (deck.pool != m_deck.pool)
        m_pool = triptych::decks::counted(m_desk.library(), deck.pool);
    m_deck = deck;
    m_soon.start();
    Q_EMIT changed();
}

void DeckDocument::step(NotedDeck after, const QString& what, int merging)
{
    if (after != m_deck)
        m_steps.push(new DeckStep(*this, std::move(after), what, merging));
}

void DeckDocument::become(const DeckList& list, const QString& what)
{
    NotedDeck after = m_deck;
    after.list = list;
    step(std::move(after), what);
}

static QString named(const DeckDesk& desk, const CardCounts& cards)
{
    if (cards.size() == 1)
        return desk.facts(cards.first().card).name;
    int sum = 0;
    for (const CardCount& each : cards)
        sum += each.count;
    return DeckDocument::tr("%n cards", nullptr, sum);
}

void DeckDocument::add(Part part, const CardCounts& cards)
{
    DeckList list = m_deck.list;
    for (const CardCount& each : cards) {
        const std::string card = m_desk.spelling(each.card);
        // Of a pool there are so many copies and no more.
        const int count = hasPool() ? std::min(each.count, pooled(each.card) - copiesIn(list, card))
                                    : each.count;
        if (count > 0 && m_desk.mayHold(part, each.card, ruleset()))
            put(list, part, card, count);
    }
    become(list, tr("Add %1").arg(named(m_desk, cards)));
}

void DeckDocument::remove(Part part, const CardCounts& cards)
{
    DeckList list = m_deck.list;
    for (const CardCount& each : cards)
        deckroom::take(list, part, m_desk.spelling(each.card), each.count);
    become(list, tr("Take out %1").arg(named(m_desk, cards)));
}

void DeckDocument::move(Part from, Part to, const CardCounts& cards)
{
    if (from == to)
        return;
    DeckList list = m_deck.list;
    for (const CardCount& each : cards) {
        if (!m_desk.mayHold(to, each.card, ruleset()))
            continue;
        const std::string card = m_desk.spelling(each.card);
        const std::vector<triptych::decks::Entry> before = entriesOf(list, to);
        const int taken = deckroom::take(list, from, card, isPlace(to) ? 1 : each.count);
        if (taken == 0)
            continue;
        // Who led the deck steps back into it, if such a card can be there.
        if (isPlace(to) && !before.empty() && before.front().card != card) {
            const std::size_t old = m_desk.find(before.front().card);
            if (old != DeckDesk::npos && m_desk.mayHold(from, old, ruleset()))
                put(list, from, before.front().card, 1);
        }
        put(list, to, card, taken);
    }
    become(list, tr("Move %1").arg(named(m_desk, cards)));
}

void DeckDocument::setName(const QString& name)
{
    NotedDeck after = m_deck;
    after.list.name = name.toStdString();
    step(std::move(after), tr("Rename"), MergeName);
}

void DeckDocument::setRuleset(const QString& ruleset)
{
    NotedDeck after = m_deck;
    after.list.ruleset = ruleset.toStdString();
    step(std::move(after), tr("Change the rules"));
}

void DeckDocument::setNotes(const QString& notes)
{
    NotedDeck after = m_deck;
    after.notes = notes;
    step(std::move(after), tr("Write notes"), MergeNotes);
}

void DeckDocument::setDifficulty(const QString& difficulty)
{
    NotedDeck after = m_deck;
    after.difficulty = difficulty;
    step(std::move(after), tr("Say how hard it is"));
}

void DeckDocument::take(const NotedDeck& deck, const QString& what)
{
    NotedDeck after = deck;
    after.list = m_desk.tidied(after.list);
    if (after.list.ruleset.empty())
        after.list.ruleset = m_deck.list.ruleset;
    after.list.game = m_deck.list.game;
    after.pool = m_deck.pool; // What was drafted stays what was drafted.
    step(std::move(after), what);
}

void DeckDocument::inheritSteps(const DeckDocument& other)
{
    const NotedDeck now = m_deck;
    for (int at = 0; at < other.m_steps.count(); ++at)
        m_steps.push(new DeckStep(*this, static_cast<const DeckStep&>(*other.m_steps.command(at))));
    m_steps.setIndex(other.m_steps.index());
    if (m_deck != now) // The file held something else than the last step.
        set(now);
}

// --- On the disk

bool DeckDocument::keep()
{
    m_soon.stop();
    if (isKept())
        return true;
    if (m_elsewhere)
        return false; // Somebody has to say first whose deck is to be kept.
    if (m_path.isEmpty())
        m_path = deckfile::newPath(m_desk.id(), name());
    else if (const QByteArray there = bytesOf(m_path); QFile::exists(m_path) && there != m_bytes) {
        lookAtFile();
        if (m_elsewhere)
            return false;
    }
    if (!m_versionKept && !m_bytes.isEmpty()) {
        // As it was before this window changed anything, so that a bad evening can be taken back.
        m_versionKept = true;
        if (const QString why = deckfile::keepVersion(m_path, m_kept, {}); !why.isEmpty())
            Q_EMIT failed(why);
    }
    const QByteArray bytes = deckfile::printed(m_deck);
    if (const QString why = deckfile::write(m_path, bytes); !why.isEmpty()) {
        Q_EMIT failed(why);
        return false;
    }
    m_bytes = bytes;
    m_kept = m_deck;
    watch();
    Q_EMIT kept();
    return true;
}

/// A file that is replaced whole is another one for the system: it has to be watched anew.
void DeckDocument::watch()
{
    if (!m_watcher.files().contains(m_path))
        m_watcher.addPath(m_path);
}

void DeckDocument::lookAtFile()
{
    if (!QFile::exists(m_path) || m_elsewhere)
        return; // Taken away: the next change writes it again.
    watch();
    deckfile::Read there = deckfile::read(m_path, m_desk.id());
    if (there.bytes == m_bytes)
        return;
    if (there.problem.isEmpty()) {
        there.deck.list = m_desk.tidied(there.deck.list);
        if (there.deck == m_deck) { // The same deck, written otherwise.
            m_bytes = there.bytes;
            m_kept = m_deck;
            return;
        }
    }
    m_elsewhere = std::move(there);
    Q_EMIT changedElsewhere();
}

void DeckDocument::settle(Settle how)
{
    if (!m_elsewhere)
        return;
    const deckfile::Read there = *std::exchange(m_elsewhere, std::nullopt);
    switch (how) {
    case Settle::Mine:
        m_bytes = there.bytes;
        m_kept = there.deck; // so that it counts as something to be written
        if (there.problem.isEmpty())
            if (const QString why = deckfile::keepVersion(m_path, there.deck, {}); !why.isEmpty())
                Q_EMIT failed(why);
        keep();
        break;
    case Settle::Theirs:
        m_bytes = there.bytes;
        m_kept = there.deck;
        step(there.deck, tr("Take what the file holds"));
        break;
    case Settle::Both: {
        m_watcher.removePath(m_path);
        m_path.clear();
        m_bytes.clear();
        NotedDeck mine = m_deck;
        mine.list.name = tr("%1 (second copy)").arg(name()).toStdString();
        step(std::move(mine), tr("Keep both"));
        keep();
        break;
    }
    }
}

QList<DeckVersion> DeckDocument::versions() const
{
    return m_path.isEmpty() ? QList<DeckVersion>() : deckfile::versionsOf(m_path, m_desk.id());
}

void DeckDocument::keepVersion(const QString& title)
{
    keep();
    if (m_path.isEmpty())
        m_path = deckfile::newPath(m_desk.id(), name());
    if (const QString why = deckfile::keepVersion(m_path, m_deck, title); !why.isEmpty())
        Q_EMIT failed(why);
}

} // namespace deckroom
