#pragma once

#include "app/services/Mailbox.h"

#include "match/Trial.h"

#include <QObject>

#include <atomic>
#include <thread>
#include <vector>

namespace trials {

/// The games of a trial, played in threads of their own. What they bring does not depend on how many
/// threads there are, nor on which game ends first.
class TrialRun : public QObject
{
    Q_OBJECT

public:
    /// Goes on from `before`, where games of the same trial have been played already.
    TrialRun(triptych::match::Trial, triptych::match::TrialResult before, quint64 first,
        quint64 games, int threads, QObject* parent = nullptr);
    ~TrialRun() override; ///< Stops it.

    void start();
    /// Games that are being played are left; what has been played stays.
    void stop();
    bool running() const { return m_left > 0; }
    quint64 done() const { return m_done; }
    quint64 games() const { return m_games; }
    const triptych::match::TrialResult& result() const { return m_result; }
    QString failure() const { return m_failure; }

    static int usualThreads();

Q_SIGNALS:
    void progressed();
    void finished();

private Q_SLOTS:
    void collect();

private:
    struct Played
    {
        quint64 number = 0;
        std::unique_ptr<triptych::match::TrialGame> game; ///< Null: a thread has ended.
        QString failure;
    };
    void work();
    void put(Played);

    const triptych::match::Trial m_trial;
    triptych::match::TrialResult m_result;
    const quint64 m_first;
    const quint64 m_games;
    quint64 m_done = 0;
    int m_left = 0; ///< Threads that have not ended.
    int m_threads;
    QString m_failure;
    std::atomic<quint64> m_next;
    std::atomic<bool> m_stopping = false;
    Mailbox<Played> m_mailbox;
    std::vector<std::thread> m_workers;
};

} // namespace trials
