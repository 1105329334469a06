#pragma once

#include "app/match/EngineThread.h"
#include "app/match/Passing.h"
#include "app/viewmodels/MatchViewModel.h"

#include <QObject>

#include <optional>

/// Between the table and the engine thread: carries answers, undoing, passing and pauses of the match that is
/// played, and brings back what the thread tells of it.
class EngineLink : public QObject
{
    Q_OBJECT

public:
    explicit EngineLink(MatchViewModel& table, QObject* parent = nullptr);

    /// A new match of that game comes: from now on nothing that is told of another counts.
    void expect(const QString& game);
    /// It is run, with what the person wants to be asked and with their pauses.
    void begin(std::unique_ptr<EngineJob> job);
    void concede() { command(EngineCommand::Kind::Concede); }
    void callTime() { command(EngineCommand::Kind::CallTime); }
    /// The engine thread lets go of the match, and of its journal; its last words may still come.
    void stop();
    /// ... and nothing that it says any more counts.
    void end();
    /// What was told since the last time; of this match is what isPresent().
    std::deque<Snapshot> takeSnapshots() { return m_engine->takeSnapshots(); }
    bool isPresent(const Snapshot& snapshot) const { return snapshot.match == m_match; }

    /// Steps of the computer without the person's pauses, for tests.
    void setPace(int milliseconds);

Q_SIGNALS:
    void snapshotsWaiting();

private:
    Passing passing() const;
    void sendPassing();
    int pace() const;
    void sendPace(int milliseconds);
    void command(EngineCommand::Kind kind, quint64 serial = 0, const QString& line = {});

    MatchViewModel& m_table;
    EngineThread* m_engine;
    QString m_game; ///< Its id; "" before the first match.
    std::uint64_t m_match = 0;
    std::optional<int> m_pace;
};
