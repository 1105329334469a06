#include "DecksGui.h"

#include "app/decks/windows/CollectionPane.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDir>
#include <QDrag>
#include <QLabel>
#include <QListView>
#include <QMimeData>
#include <QPointer>
#include <QTest>
#include <QTimer>
#include <QUrl>

#include <functional>

using namespace deckroom;

void DecksGui::finish()
{
    delete m_deck.data();
    ClientGui::finish();
}

void DecksGui::editor(const QString& game, const QString& path)
{
    open({});
    m_deck = window().editDeck(game, path, true);
    QVERIFY(m_deck);
    QVERIFY(QTest::qWaitForWindowExposed(m_deck));
    QCoreApplication::
        processEvents();        // It has made itself fit the screen, which is a small one here:
    m_deck->resize(1900, 1000); // the letters of the platform "minimal" are very wide.
    m_deck->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_deck));
    QTest::qWait(50); // the collection is filled from the event loop
}

/// With other cards an editor is another one, in its place.
DeckWindow* DecksGui::newestEditor() const
{
    DeckWindow* newest = nullptr;
    for (QWidget* each : QApplication::topLevelWidgets())
        if (auto* found = qobject_cast<DeckWindow*>(each); found && found->isVisible())
            newest = found;
    return newest;
}

bool DecksGui::canDrag()
{
    return QGuiApplication::platformName() != u"offscreen";
}

/// Until both lie where they will stay: views lay themselves out when they come to it.
void DecksGui::settle(const QAbstractItemView* from, const QModelIndex& index, const QWidget* to)
{
    QRect before;
    int still = 0;
    QVERIFY(QTest::qWaitFor([&] {
        const QRect seen
            = from->visualRect(index).translated(from->viewport()->mapTo(m_deck, QPoint(0, 0)));
        const QRect now = seen.united(QRect(to->mapTo(m_deck, QPoint(0, 0)), to->size()));
        still = now == before && seen.isValid() ? still + 1 : 0;
        before = now;
        return still >= 4; // qWaitFor() looks again every ten milliseconds
    }));
}

void DecksGui::drag(QAbstractItemView* from, const QModelIndex& index, QWidget* to)
{
    QVERIFY(index.isValid());
    from->scrollTo(index);
    settle(from, index, to);
    const QRect seen = from->visualRect(index).intersected(from->viewport()->rect());
    dragIn(m_deck, from->viewport()->mapTo(m_deck, seen.topLeft() + QPoint(seen.width() / 2, 14)),
        to->mapTo(m_deck, to->rect().center()));
}

/// Each movement is made when the one before has been taken in, and never by the clock: on a busy
/// machine a release would overtake the movements, and nothing be dropped. The next is set down
/// before the one at hand because that may begin the drag, whose own loop then makes the rest.
void DecksGui::dragIn(QWidget* top, const QPoint& a, const QPoint& b)
{
    QWindow* window = top->windowHandle();
    constexpr int moves = 12;
    bool released = false;
    QObject life;
    const std::function<void(int)> move = [&](int step) {
        if (step > moves + 1) {
            QTest::mouseRelease(window, Qt::LeftButton, {}, b + QPoint(1, 1));
            released = true;
            return;
        }
        QTimer::singleShot(15, &life, [&move, step] { move(step + 1); });
        QTest::mouseMove(window, step > moves ? b + QPoint(1, 1) : a + (b - a) * step / moves);
    };
    QTimer::singleShot(20, &life, [&move] { move(1); });
    QTimer::singleShot(60000, &life, [] { QDrag::cancel(); });
    QTest::mousePress(window, Qt::LeftButton, QApplication::keyboardModifiers(), a);
    QVERIFY(QTest::qWaitFor([&released] { return released; }, 70000));
    // What was dropped is taken in from the event loop, and what that has set off after it.
    QTest::qWait(60);
    QCoreApplication::processEvents();
}

namespace {

/// Something as another program shows it: pressed, it begins a drag.
class Icon : public QLabel
{
public:
    Icon(QMimeData* data, QWidget* parent)
        : QLabel(QStringLiteral("carried"), parent)
        , m_data(data)
    {
        setGeometry(4, parent->height() - 40, 120, 30);
        raise();
        show();
    }

protected:
    void mousePressEvent(QMouseEvent*) override
    {
        auto* drag = new QDrag(this);
        drag->setMimeData(m_data);
        drag->exec(Qt::CopyAction);
    }

private:
    QMimeData* m_data;
};

} // namespace

void DecksGui::dragFile(const QString& path, QWidget* top, QWidget* to)
{
    QVERIFY(!path.isEmpty());
    auto* data = new QMimeData;
    data->setUrls({ QUrl::fromLocalFile(path) });
    dragData(data, top, to);
}

void DecksGui::dragData(QMimeData* data, QWidget* top, QWidget* to)
{
    // It may go with the window: files of cards make an editor another one.
    const QPointer<Icon> icon = new Icon(data, top);
    dragIn(top, icon->mapTo(top, icon->rect().center()), to->mapTo(top, to->rect().center()));
    delete icon.data();
}

QListView* DecksGui::list()
{
    return m_deck->findChild<QListView*>(QStringLiteral("collectionCards"));
}

QModelIndex DecksGui::shown(const QString& name)
{
    CollectionModel& model = m_deck->collection().model();
    const int row = model.rowOf(model.desk().find(name.toStdString()));
    return row < 0 ? QModelIndex() : model.index(row, 0);
}

void DecksGui::key(QWidget* where, int key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(where, Qt::Key(key), modifiers);
}

void DecksGui::snap(const QString& name)
{
    QDir().mkpath(QStringLiteral("screens"));
    QTest::qWait(400);
    m_deck->grab().save(QStringLiteral("screens/%1.png").arg(name));
}

void DecksGui::games()
{
    QTest::addColumn<QString>("game");
    for (const char* const game : { "kryptik", "seize", "altered" })
        QTest::newRow(game) << QString::fromLatin1(game);
}

#include "moc_DecksGui.cpp"
