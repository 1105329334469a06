#pragma once

#include "app/match/EngineLink.h"
#include "app/match/JournaledMatch.h"
#include "app/match/MatchJournals.h"
#include "app/match/MatchPlan.h"
#include "app/match/TryOut.h"
#include "app/services/Content.h"
#include "app/services/FileLock.h"
#include "app/viewmodels/MatchViewModel.h"

#include "match/Series.h"

#include <QObject>

#include <optional>

/// Drives what is on the table: opens matches, carries answers to the engine thread and snapshots
/// to the view model, keeps the score of a match of three and the journals.
class MatchController : public QObject
{
    Q_OBJECT

public:
    explicit MatchController(Content& content, QObject* parent = nullptr);
    ~MatchController() override;

    MatchViewModel* table() const { return m_table; }
    bool running() const { return m_table->active() && !m_table->over() && !m_watching; }

    /// Where the next match's journal goes; "" the usual folder with a name of its own.
    void setJournalPath(const QString& path) { m_journals.setNext(path); }
    /// What is on the table, or was last.
    const std::optional<MatchPlan>& plan() const { return m_plan; }
    /// The file of the running match, "" when none is kept.
    QString journalPath() const { return m_journals.current(); }

    /// Starts a match; what stands in its way otherwise, then nothing has changed.
    QStringList start(const MatchPlan& plan);
    /// Lays a table in the middle of a match, against the computer; no journal is kept of it.
    QStringList tryOut(const TryOut& table);
    /// Goes on with a match from its journal. What stands in its way otherwise, then nothing has
    /// changed; holder() says whether another program has the journal.
    QStringList resume(const QString& journal);
    /// Goes on with a copy of it, while the journal itself stays as it is.
    QStringList resumeCopy(const QString& journal);
    /// Shows the match as it goes on in another program; nothing can be answered.
    QStringList watch(const QString& journal);
    bool watching() const { return m_watching; }
    /// Who has the journal that was asked for last; nobody, when it could be had.
    const std::optional<FileHolder>& holder() const { return m_holder; }

    /// For between two games of a match: seats of persons that have a side deck.
    struct SideDeck
    {
        int seat = 0;
        QString name;
        triptych::decks::DeckList deck;
    };
    QList<SideDeck> sideDecks() const;
    /// The problems of an exchange; empty: it is made.
    QStringList exchange(int seat, const triptych::decks::DeckList& deck);
    /// Nothing is left to play of the match: games have decided it, or its time is up.
    bool decided() const { return !m_series || m_series->over(); }
    /// The next game of a match of three, or a new match of the same plan.
    void playNext();
    /// Back to the welcome page; a match that is not over can be continued from its journal.
    void leave();

    /// Steps of the computer without a pause, for tests.
    void setPace(int milliseconds) { m_link->setPace(milliseconds); }

Q_SIGNALS:
    /// The window shows the table, or the welcome page.
    void tableTaken();
    void tableLeft();
    /// Somebody asked for the next game and may exchange cards first.
    void sideDeckingAsked();
    /// A match cannot go on, and why.
    void failed(const QString& why);

private:
    void takeUp(const QString& journal, JournaledMatch kept, std::unique_ptr<EngineJob> job);
    bool letGoOf(const QString& journal);

    const triptych::Game* game() const;
    void showSnapshots();
    void startClock();
    void play(const triptych::Setup& setup);
    void launch(std::unique_ptr<EngineJob> job);
    void recordOutcome(const Snapshot& snapshot);
    void tellStanding();
    void callTime();
    void askForNext();

    Content& m_content;
    MatchViewModel* m_table;
    EngineLink* m_link;
    std::optional<MatchPlan> m_plan;
    std::optional<TryOut> m_tryOut; ///< What is on the table is only tried.
    std::optional<triptych::match::Series> m_series;
    std::shared_ptr<const triptych::cards::Library> m_library; ///< What it is played with.
    bool m_recorded = false;
    MatchJournals m_journals;
    bool m_watching = false;
    std::optional<FileHolder> m_holder;
};
