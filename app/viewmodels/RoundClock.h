#pragma once

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <functional>
#include <memory>

/// The clock of a round, as at a tournament: it runs from the first game of a match to its end, whoever
/// thinks and whatever hides the window, also between two games. The engine has no clock; at zero the
/// controller calls time.
class RoundClock : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The clock belongs to the match")
    /// The round has a limit; without one there is nothing to show.
    Q_PROPERTY(bool timed READ timed NOTIFY changed FINAL)
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    Q_PROPERTY(int secondsLeft READ secondsLeft NOTIFY changed FINAL)
    Q_PROPERTY(Alarm alarm READ alarm NOTIFY changed FINAL)

public:
    enum Alarm { Calm, FiveMinutes, LastMinute, TimeUp };
    Q_ENUM(Alarm)
    /// Milliseconds since whenever; never going back.
    using TimeSource = std::function<qint64()>;

    explicit RoundClock(QObject* parent = nullptr);

    bool timed() const { return m_timed; }
    bool running() const { return m_running; }
    int secondsLeft() const { return *m_secondsLeft; }
    Alarm alarm() const;
    /// The same number, to be read on another thread; that of one match, until clear() or show().
    std::shared_ptr<const std::atomic<int>> shared() const { return m_secondsLeft; }

    void setTimeSource(TimeSource source);
    void start(int seconds);
    /// The match is over: what is left stays to be seen.
    void stop();
    /// A clock that stands, of a match that is only looked at.
    void show(int seconds);
    /// A match without a clock.
    void clear();
    /// Looks at the time. The clock does so by itself every second.
    void look();

Q_SIGNALS:
    void changed();
    void timeUp();

private:
    void setSeconds(int seconds);

    TimeSource m_source;
    QTimer m_timer;
    qint64 m_end = 0; ///< Of the round, by the source.
    bool m_timed = false;
    bool m_running = false;
    std::shared_ptr<std::atomic<int>> m_secondsLeft = std::make_shared<std::atomic<int>>(0);
};
