#include "app/decks/windows/CollectionBenchmark.h"

#include "app/decks/DeckRoom.h"
#include "app/decks/windows/CollectionPane.h"
#include "app/services/Content.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QScrollBar>
#include <QTextStream>

#include <algorithm>

namespace deckroom {

namespace {

struct Times
{
    double sum = 0;
    double most = 0;
    int count = 0;

    template <typename Deed>
    void measure(Deed deed)
    {
        QElapsedTimer timer;
        timer.start();
        deed();
        const double taken = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        sum += taken;
        most = std::max(most, taken);
        ++count;
    }
    QString words() const
    {
        return QStringLiteral("%1 ms on average, %2 ms at most")
            .arg(sum / std::max(1, count), 0, 'f', 1)
            .arg(most, 0, 'f', 1);
    }
};

} // namespace

void measureCollection(Content& content)
{
    const triptych::Game* largest = nullptr;
    std::size_t most = 0;
    for (const triptych::Game* game : Content::games())
        if (const auto library = content.library(*game); library && library->size() > most) {
            most = library->size();
            largest = game;
        }
    if (!largest)
        return;
    QTextStream out(stdout);
    DeckRoom room(content);
    const QString game = QString::fromStdString(std::string(largest->id()));
    Times opening;
    std::unique_ptr<CollectionPane> pane;
    opening.measure([&] {
        pane = std::make_unique<CollectionPane>(*room.desk(game), *room.pictures(game));
        pane->resize(900, 700);
        pane->show();
        QCoreApplication::processEvents();
    });
    out << "collection of " << most << " cards, opened: " << opening.words() << "\n";
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
}

} // namespace deckroom
