#include "app/viewmodels/RoundClock.h"

#include <QElapsedTimer>

#include <algorithm>

namespace {

constexpr int second = 1000;

RoundClock::TimeSource systemTime()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return timer.elapsed(); };
}

} // namespace

RoundClock::RoundClock(QObject* parent)
    : QObject(parent)
    , m_source(systemTime())
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer); // a coarse one would leave seconds out
    connect(&m_timer, &QTimer::timeout, this, &RoundClock::look);
}

RoundClock::Alarm RoundClock::alarm() const
{
    if (!m_timed || *m_secondsLeft > 5 * 60)
        return Calm;
    if (*m_secondsLeft > 60)
        return FiveMinutes;
    return *m_secondsLeft > 0 ? LastMinute : TimeUp;
}

void RoundClock::setTimeSource(TimeSource source)
{
    m_source = std::move(source);
}

void RoundClock::start(int seconds)
{
    m_timed = true;
    m_running = true;
    m_end = m_source() + qint64 { seconds } * second;
    setSeconds(seconds);
    look();
}

void RoundClock::stop()
{
    if (!m_running)
        return;
    look();
    m_timer.stop();
    m_running = false;
    Q_EMIT changed();
}

void RoundClock::show(int seconds)
{
    clear();
    m_timed = true;
    setSeconds(seconds);
}

void RoundClock::clear()
{
    m_timer.stop();
    m_timed = false;
    m_running = false;
    // Whoever still looks at the last match on another thread sees what was left of it.
    m_secondsLeft = std::make_shared<std::atomic<int>>(0);
    Q_EMIT changed();
}

void RoundClock::look()
{
    if (!m_running)
        return;
    const qint64 left = std::max<qint64>(0, m_end - m_source());
    if (left == 0)
        m_running = false;
    else
        m_timer.start(static_cast<int>(left % second == 0 ? second : left % second));
    setSeconds(static_cast<int>((left + second - 1) / second));
    if (left == 0)
        Q_EMIT timeUp();
}

void RoundClock::setSeconds(int seconds)
{
    *m_secondsLeft = seconds;
    Q_EMIT changed();
}
