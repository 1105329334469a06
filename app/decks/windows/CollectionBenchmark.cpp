#include "app/decks/windows/CollectionBenchmark.h"

#include "app/decks/DeckRoom.h"
#include "app/decks/windows/CollectionPane.h"
#include "app/services/Content.h"
#include "app/services/ProcessFigures.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QLineEdit>
#include <QScrollBar>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <ctime>

namespace deckroom {

namespace {

/// What this thread has had of the processor: on a busy machine the clock on the wall says little.
double processorMilliseconds()
{
#ifdef Q_OS_LINUX
    timespec now {};
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) == 0)
        return static_cast<double>(now.tv_sec) * 1000.0 + static_cast<double>(now.tv_nsec) / 1e6;
#endif
    return 0;
}

struct Times
{
    double sum = 0;
    double processor = 0;
    double most = 0;
    int count = 0;

    template <typename Deed>
    void measure(Deed deed)
    {
        QElapsedTimer timer;
        timer.start();
        const double before = processorMilliseconds();
        deed();
        processor += processorMilliseconds() - before;
        const double taken = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        sum += taken;
        most = std::max(most, taken);
        ++count;
    }
    QString words() const
    {
        return QStringLiteral("%1 ms on average, %2 ms at most (processor: %3 ms)")
            .arg(sum / std::max(1, count), 0, 'f', 1)
            .arg(most, 0, 'f', 1)
            .arg(processor / std::max(1, count), 0, 'f', 1);
    }
};

} // namespace

void measureCollection(Content& content)
{
    const triptych::Game* largest = nullptr;
    std::size_t most = 0;
    for (const triptych::Game* game : Content::games())
        if (const auto index = content.index(*game); index && index->size() > most) {
            most = index->size();
            largest = game;
        }
    if (!largest)
        return;
    QTextStream out(stdout);
    DeckRoom room(content);
    const QString game = QString::fromStdString(std::string(largest->id()));
    Times facts;
    facts.measure([&] { room.desk(game); });
    out << "collection of " << most << " cards, made ready: " << facts.words() << "\n";
    Times opening;
    std::unique_ptr<CollectionPane> pane;
    opening.measure([&] {
        pane = std::make_unique<CollectionPane>(*room.desk(game), *room.pictures(game));
        pane->resize(900, 700);
        pane->show();
        QCoreApplication::sendPostedEvents();
        pane->view()->viewport()->repaint();
    });
    out << "opened: " << opening.words() << "\n";
    Times keys;
    const QString typed = QStringLiteral("draw a card");
    for (qsizetype length = 0; length <= 2 * typed.size(); ++length)
        keys.measure([&] {
            pane->search()->setText(
                typed.left(length <= typed.size() ? length : 2 * typed.size() - length));
            QCoreApplication::sendPostedEvents();
            pane->view()->viewport()->repaint();
        });
    out << "a key until it is painted: " << keys.words() << "\n";
    pane->search()->clear();
    QCoreApplication::processEvents();
    Times steps;
    QScrollBar* bar = pane->view()->verticalScrollBar();
    for (int step = 0; step < 300; ++step)
        steps.measure([&] {
            bar->setValue(bar->value() + 60);
            pane->view()->viewport()->repaint();
        });
    out << "a step of scrolling: " << steps.words() << "\n";
    out.flush();
    QEventLoop resting; // what the pane gives back when nobody types
    QTimer::singleShot(1500, &resting, &QEventLoop::quit);
    resting.exec();
    out << "resident memory with the collection open: "
        << QString::number(figures::residentMegabytes(), 'f', 1) << " MB\n";
}

} // namespace deckroom
