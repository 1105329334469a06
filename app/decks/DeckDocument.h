#pragma once

#include "app/decks/DeckDesk.h"
#include "app/decks/DeckFile.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>
#include <QUndoStack>

#include <map>
#include <optional>

namespace deckroom {

/// Some copies of a card.
struct CardCount
{
    std::size_t card = 0; ///< In the library.
    int count = 1;
    bool operator==(const CardCount&) const = default;
};
using CardCounts = QList<CardCount>;

/// A deck that is being edited: every deed is one step that can be undone, and is on the disk as
/// soon as the program has nothing better to do. What somebody else wrote into the file meanwhile is
/// never written over: the window is told and asks.
class DeckDocument : public QObject
{
    Q_OBJECT

public:
    /// A new deck; it gets a file with its first card.
    DeckDocument(const DeckDesk&, const NotedDeck&, QObject* parent = nullptr);
    /// A deck of a file. One that is not `own` is edited as a copy.
    DeckDocument(const DeckDesk&, const QString& path, const deckfile::Read&, bool own,
        QObject* parent = nullptr);
    ~DeckDocument() override;

    const DeckDesk& desk() const { return m_desk; }
    const NotedDeck& deck() const { return m_deck; }
    const triptych::decks::DeckList& list() const { return m_deck.list; }
    QString name() const { return QString::fromStdString(m_deck.list.name); }
    QString ruleset() const { return QString::fromStdString(m_deck.list.ruleset); }
    QString path() const { return m_path; } ///< "" until it has a file of its own.
    QUndoStack& undoStack() { return m_steps; }
    int copies(std::size_t card) const; ///< In all parts.
    /// Whether it may be made only of the cards that were drafted or opened.
    bool hasPool() const { return !m_deck.pool.empty(); }
    int pooled(std::size_t card) const; ///< Copies of it in the pool.
    int poolSize() const;
    /// What the rules say of it, and what of it is not in its pool.
    QList<Fault> faults() const;

    // --- Deeds, each one step
    void add(Part, const CardCounts&);
    void remove(Part, const CardCounts&);
    void move(Part from, Part to, const CardCounts&);
    void setName(const QString&);
    void setRuleset(const QString&);
    void setNotes(const QString&);
    void setDifficulty(const QString&);
    /// Puts another list in its place: an import, a version.
    void take(const NotedDeck&, const QString& what);
    /// A change that is none of these.
    void become(const triptych::decks::DeckList&, const QString& what);
    /// The steps of a document that this one takes the place of, as the same deck with other cards
    /// known: what was done there can be undone here.
    void inheritSteps(const DeckDocument&);

    // --- On the disk
    /// Writes what is not written yet. False when that is not possible now.
    bool keep();
    bool isKept() const { return m_kept == m_deck; }
    /// What the file holds now, when somebody else has changed it.
    const std::optional<deckfile::Read>& elsewhere() const { return m_elsewhere; }
    enum class Settle { Mine, Theirs, Both };
    void settle(Settle);
    QList<DeckVersion> versions() const;
    void keepVersion(const QString& title);

Q_SIGNALS:
    void changed(); ///< The list, its name, rules or notes.
    void kept();    ///< It is on the disk as it is.
    void changedElsewhere();
    void failed(const QString& why);

private:
    friend class DeckStep;
    void set(const NotedDeck&);
    void step(NotedDeck, const QString& what, int merging = -1);
    void watch();
    void lookAtFile();

    const DeckDesk& m_desk;
    NotedDeck m_deck;
    NotedDeck m_kept;   ///< As it is on the disk.
    QByteArray m_bytes; ///< What we read or wrote last.
    QString m_path;
    QUndoStack m_steps;
    QTimer m_soon;
    QFileSystemWatcher m_watcher;
    std::optional<deckfile::Read> m_elsewhere;
    std::map<std::size_t, int> m_pool; ///< Its copies by card.
    bool m_versionKept = false;        ///< Of how it was when it was opened.
};

} // namespace deckroom
