#include "DraftGui.h"

#include "match/Games.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMessageBox>
#include <QQuickWindow>
#include <QTest>
#include <QTimer>
#include <QToolBar>
#include <QWindow>

#include <utility>

namespace {

QStringList complaints;
QtMessageHandler heard = nullptr;

/// Keeps what Qt Quick complains of: a part of a page that could not be made shows nowhere else.
void hear(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    if (text.contains(QLatin1String("QQmlComponent")) || text.contains(QLatin1String("qrc:/")))
        complaints.append(text);
    heard(type, context, text);
}

} // namespace

void DraftGui::prepare()
{
    complaints.clear();
    heard = qInstallMessageHandler(hear);
    ClientGui::prepare();
}

void DraftGui::finish()
{
    ClientGui::finish();
    qInstallMessageHandler(heard);
    QCOMPARE(complaints, QStringList());
}

void DraftGui::begin(const Way& way)
{
    open();
    DraftPlan plan;
    for (const triptych::Game* game : triptych::match::games())
        if (plan.game.isEmpty() && !triptych::draft::draftRulesets(*game).empty())
            plan.game = QString::fromStdString(std::string(game->id()));
    plan.sealed = way.sealed;
    plan.packSize = way.packSize;
    plan.timed = way.timed;
    plan.seed = 7;
    for (int seat = 0; seat < way.seats; ++seat)
        plan.seats.append({ QStringLiteral("Drafter %1").arg(seat + 1), seat < way.persons });
    QCOMPARE(drafts().start(plan), QStringList());
    QTRY_VERIFY(view() && view()->isVisible());
    QVERIFY(QTest::qWaitForWindowActive(&window()));
}

QList<QQuickItem*> DraftGui::named(const char* name) const
{
    return screen::find(
        view(), [name](QQuickItem* item) { return item->objectName() == QLatin1String(name); });
}

QQuickItem* DraftGui::only(const char* name) const
{
    const QList<QQuickItem*> found = named(name);
    return found.isEmpty() ? nullptr : found.first();
}

/// The picture or the line of a card. The scene lists its items in the order they were made, not
/// in that of the rows, so that a card is found by its key.
QQuickItem* DraftGui::cardOf(const char* name, const QString& key) const
{
    for (QQuickItem* item : named(name))
        for (const QQuickItem* each : { static_cast<const QQuickItem*>(item),
                 static_cast<const QQuickItem*>(item->parentItem()) })
            if (screen::has(each, "key") && each->property("key").toString() == key)
                return item;
    return nullptr;
}

QAbstractButton* DraftGui::welcomeButton(const char* name) const
{
    return window().findChild<QAbstractButton*>(QLatin1String(name));
}

void DraftGui::click(const QQuickItem* item)
{
    // A grid lays its cards out with the next frame; the click has to meet them where they will be.
    for (QQuickItem* each = item->parentItem(); each; each = each->parentItem())
        each->ensurePolished();
    // Through the window system, as a hand does.
    const QPoint spot = view()->mapTo(&window(), screen::spotOf(item, { 0.5, 0.5 }));
    QWindow* const handle = window().windowHandle();
    QTest::mouseMove(handle, spot);
    QTest::qWait(20); // it rests for a moment
    QTest::mouseClick(handle, Qt::LeftButton, {}, spot);
}

void DraftGui::clickButton(const char* name)
{
    QQuickItem* button = nullptr;
    QVERIFY2(screen::until([&] { return (button = only(name)) != nullptr; }), name);
    QVERIFY2(button->isEnabled(), name);
    click(button);
}

void DraftGui::answerNext(const QString& button, bool& asked)
{
    asked = false;
    QTimer::singleShot(0, &window(), [button, &asked] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box)
            return;
        for (QAbstractButton* each : box->buttons())
            if (each->text() == button) {
                asked = true;
                each->click();
                return;
            }
        box->reject();
    });
}

QRectF DraftGui::placeOf(const QQuickItem* item)
{
    return item->mapRectToScene(item->boundingRect());
}

/// The cards of a new pack take their places over some frames, and grow when they are fewer.
void DraftGui::waitForPack()
{
    QList<QPoint> before;
    QElapsedTimer calm;
    QVERIFY(screen::until([&] {
        QList<QPoint> spots;
        for (const QQuickItem* card : named("packCard"))
            spots.append(screen::spotOf(card, { 0.5, 0.5 }));
        if (spots.size() != draft().pack()->count() || std::exchange(before, spots) != spots)
            calm.restart();
        return calm.isValid() && calm.elapsed() >= 180;
    }));
}

void DraftGui::takeOne(int pick)
{
    const int before = draft().pool()->cards();
    const auto isTaken = [&] {
        return draft().pool()->cards() != before || draft().stage() != u"picking"
            || draft().curtainVisible();
    };
    waitForPack();
    const QList<QQuickItem*> cards = named("packCard");
    QVERIFY(!cards.isEmpty());
    for (qsizetype i = 0; i < cards.size(); ++i)
        for (qsizetype k = 0; k < i; ++k) // or a click would meet another card
            QVERIFY(!placeOf(cards.at(i)).intersects(placeOf(cards.at(k))));
    click(cards.at(pick % cards.size()));
    QVERIFY(screen::until(isTaken));
}

/// Until the packs are empty: by clicks into the second pack, then without the hand, which has to wait until the
/// cards of each pack lie still.
void DraftGui::takeAll()
{
    constexpr int byHand = 14;
    for (int pick = 0; draft().stage() == u"picking"; ++pick) {
        QVERIFY(pick < 100); // two persons take 48 cards each
        if (draft().curtainVisible())
            liftCurtain();
        if (pick < byHand) {
            takeOne(pick);
        } else {
            const int before = draft().pool()->cards();
            draft().pick(draft().pack()->rows().first().key);
            QVERIFY(screen::until([&] {
                return draft().pool()->cards() != before || draft().stage() != u"picking"
                    || draft().curtainVisible();
            }));
        }
        if (QTest::currentTestFailed())
            return;
    }
}

void DraftGui::liftCurtain()
{
    QVERIFY(screen::until([this] { // it takes the keys a moment after it has fallen
        for (const QQuickItem* item = view()->quickWindow()->activeFocusItem(); item;
             item = item->parentItem())
            if (screen::className(item).startsWith(QStringLiteral("Curtain")))
                return draft().curtainVisible();
        return false;
    }));
    QTest::keyPress(view(), Qt::Key_Return);
    QVERIFY(screen::until([this] { return !draft().curtainVisible(); }));
    QTest::keyRelease(view(), Qt::Key_Return);
}

void DraftGui::buildSuggested()
{
    clickInEditor("suggestDeck");
    QTRY_COMPARE(draft().deck()->cards(), draft().deckSize());
    QVERIFY2(draft().legal(), qPrintable(draft().verdict()));
}

void DraftGui::clickInEditor(const char* name)
{
    QTRY_VERIFY(editor() && editor()->isVisible());
    auto* bar = editor()->findChild<QToolBar*>(QStringLiteral("draftBar"));
    QVERIFY(bar);
    auto* action = bar->findChild<QAction*>(QLatin1String(name));
    QVERIFY2(action && action->isEnabled(), name);
    QTest::mouseClick(bar->widgetForAction(action), Qt::LeftButton);
}

/// The deck is done: the editor goes with it.
void DraftGui::handIn()
{
    clickInEditor("handDeckIn");
    QTRY_VERIFY(!editor());
}

bool DraftGui::tabTo(const char* name)
{
    for (int i = 0; i < 40; ++i) {
        QCoreApplication::processEvents();
        for (QQuickItem* item = view()->quickWindow()->activeFocusItem(); item;
             item = item->parentItem())
            if (item->objectName() == QLatin1String(name))
                return true;
        QTest::keyClick(view(), Qt::Key_Tab);
    }
    return false;
}

#include "moc_DraftGui.cpp"
