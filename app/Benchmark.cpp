#include "app/Benchmark.h"

#include "app/services/ProcessFigures.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QTextStream>
#include <QTimer>
#include <QWidget>

#include <ctime>

#ifdef Q_OS_LINUX
#include <unistd.h>
#endif

namespace {

constexpr int settleMilliseconds = 1500;
constexpr int idleMilliseconds = 3000;

QList<QByteArray> fieldsOf(const char* path)
{
    QFile file(QString::fromLatin1(path));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll().split(' ');
}

/// Since the process was started, exec and dynamic linking included; -1 where it is not known.
double millisecondsSinceStart()
{
#ifdef Q_OS_LINUX
    // proc(5): field 22 of stat is the start in clock ticks since boot.
    const QList<QByteArray> stat = fieldsOf("/proc/self/stat");
    timespec now {};
    if (stat.size() < 22 || clock_gettime(CLOCK_BOOTTIME, &now) != 0)
        return -1;
    const double started
        = stat.at(21).toDouble() * 1000.0 / static_cast<double>(sysconf(_SC_CLK_TCK));
    return static_cast<double>(now.tv_sec) * 1000.0 + static_cast<double>(now.tv_nsec) / 1e6
        - started;
#else
    return -1;
#endif
}

class FirstFrame : public QObject
{
public:
    explicit FirstFrame(std::function<void()> more)
        : m_more(std::move(more))
    {
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && !m_seen) {
            m_seen = true;
            // After this paint event has been carried out and the picture is with the screen.
            QTimer::singleShot(0, this, [this] { measure(); });
        }
        return QObject::eventFilter(watched, event);
    }

private:
    void measure()
    {
        const double first = millisecondsSinceStart();
        QTimer::singleShot(settleMilliseconds, this, [this, first] {
            const std::clock_t before = std::clock();
            QTimer::singleShot(idleMilliseconds, this, [this, first, before] {
                const double used
                    = static_cast<double>(std::clock() - before) * 1000.0 / CLOCKS_PER_SEC;
                QTextStream(stdout)
                    << "start to first frame: " << qRound(first) << " ms\n"
                    << "resident memory: " << QString::number(figures::residentMegabytes(), 'f', 1)
                    << " MB\n"
                    << "idle load: " << QString::number(100.0 * used / idleMilliseconds, 'f', 1)
                    << " %\n";
                if (m_more) {
                    m_more();
                    QTextStream(stdout)
                        << "resident memory afterwards: "
                        << QString::number(figures::residentMegabytes(), 'f', 1) << " MB\n";
                }
                QCoreApplication::quit();
            });
        });
    }

    std::function<void()> m_more;
    bool m_seen = false;
};

} // namespace

void runBenchmark(QWidget& window, std::function<void()> more)
{
    auto* first = new FirstFrame(std::move(more));
    first->setParent(&window);
    window.installEventFilter(first);
}
