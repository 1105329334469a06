#include "Screen.h"

#include "app/Application.h"
#include "app/DraftController.h"
#include "app/MatchController.h"
#include "app/services/Content.h"
#include "app/services/Language.h"
#include "app/windows/BigButton.h"
#include "app/windows/MainWindow.h"
#include "app/windows/WelcomePage.h"
#include "match/Games.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QLineEdit>
#include <QMessageBox>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QSettings>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

#include <memory>
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

/// A draft in the real window, from the dialog to the match, by mouse and by keys.
class TestGuiDraft : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void welcome_fitsASmallWindow();
    void mouse_draftsBuildsAndPlays();
    void keyboard_draftsBuildsAndPlays();
    void dragging_movesCardsBothWays();
    void sealed_goesStraightToBuilding();
    void twoPersons_takeTurnsBehindTheCurtain();
    void leaving_asksFirst();
    void afterTheMatch_theDecksAreStillThere();
    void everyCardAndButton_hasAnAccessibleName();
    void language_changesEverywhere();

private:
    void open();
    void begin(int persons = 1, bool sealed = false, int seats = 4, quint64 seed = 7);
    void beginByDialog();
    void takeAll();
    void waitForPack();
    void buildSuggested();
    DraftController& drafts() const { return m_client->window().drafts(); }
    DraftViewModel& draft() const { return *drafts().view(); }
    MatchViewModel& table() const { return *m_client->controller().table(); }
    QQuickWidget* view() const { return m_client->window().draftWidget(); }
    QList<QQuickItem*> named(const char* name) const;
    QQuickItem* only(const char* name) const;
    QQuickItem* cardOf(const char* name, const QString& key) const;
    void click(const QQuickItem* item);
    void clickButton(const char* name);
    void picture(const QString& name);
    /// Presses a button of the next message box that opens.
    void answerNext(const QString& button, bool& asked);
    bool tabTo(const char* name);

    std::unique_ptr<Application> m_client;
};

void TestGuiDraft::init()
{
    complaints.clear();
    heard = qInstallMessageHandler(hear);
    QSettings().clear();
    QDir(Content::ownFolder()).removeRecursively();
    QSettings().setValue(QStringLiteral("look/motion"), false);
    QSettings().setValue(QStringLiteral("look/language"), QStringLiteral("en"));
}

void TestGuiDraft::cleanup()
{
    if (QTest::currentTestFailed() && m_client)
        picture(QStringLiteral("draft-") + QString::fromLatin1(QTest::currentTestFunction()));
    if (m_client)
        drafts().leave();
    m_client.reset();
    qInstallMessageHandler(heard);
    QCOMPARE(complaints, QStringList());
}

void TestGuiDraft::picture(const QString& name)
{
    QDir().mkpath(QStringLiteral("screens"));
    QTest::qWait(150); // pictures of cards are drawn by another thread
    m_client->window().grab().save(QStringLiteral("screens/%1.png").arg(name));
}

void TestGuiDraft::open()
{
    m_client = std::make_unique<Application>(CommandLine {});
    m_client->controller().setPace(0);
    QCOMPARE(m_client->start(), std::optional<int>());
    m_client->window().resize(1280, 800);
    QVERIFY(QTest::qWaitForWindowExposed(&m_client->window()));
    m_client->window().activateWindow();
}

void TestGuiDraft::begin(int persons, bool sealed, int seats, quint64 seed)
{
    open();
    DraftPlan plan;
    for (const triptych::Game* game : triptych::match::games())
        if (plan.game.isEmpty() && !triptych::draft::draftRulesets(*game).empty())
            plan.game = QString::fromStdString(std::string(game->id()));
    plan.sealed = sealed;
    plan.seed = seed;
    for (int seat = 0; seat < seats; ++seat)
        plan.seats.append({ QStringLiteral("Drafter %1").arg(seat + 1), seat < persons });
    QCOMPARE(drafts().start(plan), QStringList());
    QTRY_VERIFY(view() && view()->isVisible());
    QTest::qWait(50);
}

/// From the welcome page, with a click, through the dialog.
void TestGuiDraft::beginByDialog()
{
    open();
    auto* button = m_client->window().findChild<QAbstractButton*>(QStringLiteral("draftButton"));
    QVERIFY(button && button->isVisible());
    picture(QStringLiteral("draft-welcome"));
    bool filled = false;
    QTimer::singleShot(0, &m_client->window(), [&filled] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        dialog->findChild<QSpinBox*>(QStringLiteral("draftSeats"))->setValue(3);
        dialog->findChild<QLineEdit*>(QStringLiteral("drafterName1"))
            ->setText(QStringLiteral("Mira"));
        dialog->findChild<QLineEdit*>(QStringLiteral("draftSeed"))->setText(QStringLiteral("21"));
        dialog->grab().save(QStringLiteral("screens/draft-dialog.png"));
        auto* start = dialog->findChild<QAbstractButton*>(QStringLiteral("startDraftButton"));
        filled = start && start->isEnabled();
        QTest::mouseClick(start, Qt::LeftButton);
    });
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(filled);
    QTRY_VERIFY(view() && view()->isVisible());
    QCOMPARE(draft().stage(), QStringLiteral("picking"));
    QCOMPARE(draft().person(), QStringLiteral("Mira"));
}

QList<QQuickItem*> TestGuiDraft::named(const char* name) const
{
    return screen::find(
        view(), [name](QQuickItem* item) { return item->objectName() == QLatin1String(name); });
}

QQuickItem* TestGuiDraft::only(const char* name) const
{
    const QList<QQuickItem*> found = named(name);
    return found.isEmpty() ? nullptr : found.first();
}

/// The picture or the line of a card. The scene lists its items in the order they were made, not
/// in that of the rows, so that a card is found by its key.
QQuickItem* TestGuiDraft::cardOf(const char* name, const QString& key) const
{
    for (QQuickItem* item : named(name))
        for (const QQuickItem* each : { static_cast<const QQuickItem*>(item),
                 static_cast<const QQuickItem*>(item->parentItem()) })
            if (screen::has(each, "key") && each->property("key").toString() == key)
                return item;
    return nullptr;
}

void TestGuiDraft::click(const QQuickItem* item)
{
    // A grid lays its cards out with the next frame; the click has to meet them where they will be.
    for (QQuickItem* each = item->parentItem(); each; each = each->parentItem())
        each->ensurePolished();
    const QPoint spot = screen::spotOf(item, { 0.5, 0.5 });
    QTest::mouseMove(view(), spot); // as a hand does
    QTest::qWait(20);
    QTest::mouseClick(view(), Qt::LeftButton, {}, spot);
}

void TestGuiDraft::clickButton(const char* name)
{
    QQuickItem* button = nullptr;
    QTRY_VERIFY2((button = only(name)) != nullptr, name);
    QVERIFY2(button->isEnabled(), name);
    click(button);
}

void TestGuiDraft::answerNext(const QString& button, bool& asked)
{
    asked = false;
    QTimer::singleShot(0, &m_client->window(), [button, &asked] {
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

/// The cards of a new pack take their places over some frames, and grow when they are fewer.
void TestGuiDraft::waitForPack()
{
    const auto places = [this] {
        QList<QPoint> spots;
        for (const QQuickItem* card : named("packCard"))
            spots.append(screen::spotOf(card, { 0.5, 0.5 }));
        return spots;
    };
    QList<QPoint> before;
    int calm = 0;
    QTRY_VERIFY(std::exchange(before, places()) == places() ? ++calm > 2 : (calm = 0, false));
}

/// A click on some card of each pack until the packs are empty.
void TestGuiDraft::takeAll()
{
    for (int pick = 0; draft().stage() == u"picking"; ++pick) {
        QVERIFY(pick < 100); // two persons take 48 cards each
        if (draft().curtainVisible()) {
            QTest::keyClick(view(), Qt::Key_Return);
            QTRY_VERIFY(!draft().curtainVisible());
        }
        QTRY_COMPARE(named("packCard").size(), draft().pack()->count());
        waitForPack();
        const int before = draft().pool()->cards();
        const QList<QQuickItem*> cards = named("packCard");
        click(cards.at(pick % cards.size()));
        QTRY_VERIFY(draft().pool()->cards() != before || draft().stage() != u"picking"
            || draft().curtainVisible());
    }
}

void TestGuiDraft::buildSuggested()
{
    clickButton("suggestButton");
    QTRY_COMPARE(draft().deck()->cards(), draft().deckSize());
    QVERIFY2(draft().legal(), qPrintable(draft().verdict()));
}

void TestGuiDraft::welcome_fitsASmallWindow()
{
    open();
    auto* welcome = m_client->window().findChild<WelcomePage*>();
    QVERIFY(welcome);
    Language spoken;
    for (const char* const language : { "en", "de" })
        for (const bool unfinished : { false, true })
            for (const QSize size : { QSize(1280, 800), QSize(900, 600) }) {
                spoken.speak(QString::fromLatin1(language));
                m_client->window().resize(size);
                welcome->offer(unfinished ? QStringLiteral("journal") : QString());
                QTest::qWait(20);
                for (const auto* button : welcome->findChildren<BigButton*>()) {
                    if (!button->isVisible())
                        continue;
                    QVERIFY(button->height() >= button->heightForWidth(button->width()));
                    const QPoint end(button->width(), button->height());
                    QVERIFY(welcome->rect().contains(button->mapTo(welcome, end)));
                }
                if (size.width() == 900)
                    picture(QStringLiteral("draft-welcome-small-%1").arg(unfinished));
            }
    spoken.speak(QStringLiteral("en"));
}

void TestGuiDraft::mouse_draftsBuildsAndPlays()
{
    beginByDialog();
    QTRY_COMPARE(named("packCard").size(), 12);
    QTRY_VERIFY(only("pack") && only("pack")->hasActiveFocus());
    // The card under the pointer is shown large.
    QTest::mouseMove(view(), screen::spotOf(named("packCard").at(4)));
    QTRY_VERIFY(draft().zoom()->present());
    picture(QStringLiteral("draft-pack-first"));
    for (int pick = 0; pick < 17; ++pick) {
        QTRY_COMPARE(named("packCard").size(), draft().pack()->count());
        click(named("packCard").first());
        QTRY_COMPARE(draft().pool()->cards(), pick + 1);
    }
    picture(QStringLiteral("draft-pack-later"));
    takeAll();
    QCOMPARE(draft().stage(), QStringLiteral("building"));
    QCOMPARE(draft().pool()->cards(), 48);
    QVERIFY(!draft().legal());
    QTRY_VERIFY(!named("poolCard").isEmpty());
    QTRY_VERIFY(only("readyButton"));
    QVERIFY(!only("readyButton")->isEnabled());

    // A double click moves a card over, and back again.
    const QString key = draft().pool()->rows().first().key;
    QTRY_VERIFY(cardOf("poolCard", key));
    QTest::mouseDClick(view(), Qt::LeftButton, {}, screen::spotOf(cardOf("poolCard", key)));
    QTRY_COMPARE(draft().deck()->cards(), 1);
    QCOMPARE(draft().deck()->rows().first().key, key);
    picture(QStringLiteral("draft-build-first"));
    QTRY_VERIFY(cardOf("deckRow", key));
    QTest::mouseDClick(view(), Qt::LeftButton, {}, screen::spotOf(cardOf("deckRow", key)));
    QTRY_COMPARE(draft().deck()->cards(), 0);

    buildSuggested();
    // Above the cards of each kind stands which it is.
    QTRY_VERIFY(!named("rowHeading").isEmpty());
    QStringList headings;
    for (const QQuickItem* heading : named("rowHeading"))
        headings.append(heading->property("text").toString());
    QVERIFY(headings.contains(draft().deck()->rows().first().heading));
    QCOMPARE(headings.removeDuplicates(), 0);
    picture(QStringLiteral("draft-build"));
    clickButton("saveButton");
    QTRY_VERIFY(draft().message().contains(QStringLiteral(".json")));
    clickButton("readyButton");
    QTRY_COMPARE(draft().stage(), QStringLiteral("ready"));
    picture(QStringLiteral("draft-ready"));
    // The deck lies among the person's own, once, and may be played.
    Content content;
    const triptych::Game& game = *triptych::match::find(drafts().match().game.toStdString());
    int own = 0;
    for (const FoundDeck& deck : content.decks(game))
        if (deck.own) {
            ++own;
            QVERIFY(game.check(*content.library(game), deck.deck, "draft").empty());
        }
    QCOMPARE(own, 1);

    clickButton("playButton");
    QTRY_VERIFY(table().active());
    QTRY_VERIFY(m_client->window().tableWidget() && m_client->window().tableWidget()->isVisible());
    picture(QStringLiteral("draft-match"));
}

bool TestGuiDraft::tabTo(const char* name)
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

void TestGuiDraft::keyboard_draftsBuildsAndPlays()
{
    begin();
    QTRY_COMPARE(named("packCard").size(), 12);
    for (int pick = 0; draft().stage() == u"picking"; ++pick) {
        QVERIFY(pick < 100); // two persons take 48 cards each
        QVERIFY(tabTo("pack"));
        const int before = draft().pool()->cards();
        for (int i = pick % 4; i > 0; --i)
            QTest::keyClick(view(), i % 2 ? Qt::Key_Right : Qt::Key_Down);
        QTest::keyClick(view(), pick % 2 ? Qt::Key_Return : Qt::Key_Space);
        QTRY_VERIFY(draft().pool()->cards() == before + 1 || draft().stage() != u"picking");
    }
    QCOMPARE(draft().pool()->cards(), 48);
    // Enter moves the card that has the focus, there and back.
    QVERIFY(tabTo("poolGrid"));
    QTest::keyClick(view(), Qt::Key_Right);
    QTest::keyClick(view(), Qt::Key_Return);
    QTRY_COMPARE(draft().deck()->cards(), 1);
    QVERIFY(tabTo("deckList"));
    QTest::keyClick(view(), Qt::Key_Return);
    QTRY_COMPARE(draft().deck()->cards(), 0);
    // A name for the deck; letters typed there are no commands.
    QVERIFY(tabTo("deckName"));
    QTest::keyClick(view(), Qt::Key_End);
    QTest::keyClicks(view(), QStringLiteral(" sss"));
    QTRY_VERIFY(draft().deckName().endsWith(QStringLiteral(" sss")));
    QCOMPARE(draft().deck()->cards(), 0);
    QVERIFY(tabTo("poolGrid"));
    QTest::keyClick(view(), Qt::Key_S);
    QTRY_COMPARE(draft().deck()->cards(), draft().deckSize());
    QVERIFY(tabTo("readyButton"));
    QTest::keyClick(view(), Qt::Key_Return);
    QTRY_COMPARE(draft().stage(), QStringLiteral("ready"));
    // Another opponent: the drafters are a list.
    QVERIFY(tabTo("drafters"));
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(view(), Qt::Key_Down);
    QTest::keyClick(view(), Qt::Key_Space);
    QTRY_COMPARE(drafts().match().seats.value(1).name, QStringLiteral("Drafter 4"));
    QVERIFY(tabTo("playButton"));
    QTest::keyClick(view(), Qt::Key_Return);
    QTRY_VERIFY(table().active());
}

void TestGuiDraft::dragging_movesCardsBothWays()
{
    begin(1, true, 2);
    QTRY_VERIFY(named("poolCard").size() > 4);
    const auto drag = [this](QPoint from, QPoint to) {
        QTest::mousePress(view(), Qt::LeftButton, {}, from);
        for (int i = 1; i <= 10; ++i) {
            QTest::mouseMove(view(), from + (to - from) * i / 10);
            QTest::qWait(5);
        }
        if (draft().deck()->cards() == 0)
            picture(QStringLiteral("draft-drag"));
        QTest::mouseRelease(view(), Qt::LeftButton, {}, to);
    };
    const QPoint inDeck = screen::spotOf(only("deckList"), { 0.5, 0.5 });
    const QPoint inPool = screen::spotOf(only("poolGrid"), { 0.5, 0.5 });
    const auto poolSpot = [this](int row) {
        return screen::spotOf(cardOf("poolCard", draft().pool()->rows().at(row).key));
    };
    const QString key = draft().pool()->rows().at(2).key;
    drag(poolSpot(2), inDeck);
    QTRY_COMPARE(draft().deck()->cards(), 1);
    QCOMPARE(draft().deck()->rows().first().key, key);
    // Let go elsewhere it stays where it was.
    drag(poolSpot(3), inPool);
    QTest::qWait(20);
    QCOMPARE(draft().deck()->cards(), 1);
    QTRY_VERIFY(cardOf("deckRow", key));
    drag(screen::spotOf(cardOf("deckRow", key)), inPool);
    QTRY_COMPARE(draft().deck()->cards(), 0);
}

void TestGuiDraft::sealed_goesStraightToBuilding()
{
    begin(1, true);
    QCOMPARE(draft().stage(), QStringLiteral("building"));
    QCOMPARE(draft().pool()->cards(), 48);
    clickButton("suggestButton");
    QTRY_COMPARE(draft().deck()->cards(), draft().deckSize());
    QCOMPARE(draft().pool()->cards(), 48 - draft().deckSize());
    clickButton("clearButton");
    QTRY_COMPARE(draft().deck()->cards(), 0);
    QCOMPARE(draft().pool()->cards(), 48);
}

void TestGuiDraft::twoPersons_takeTurnsBehindTheCurtain()
{
    begin(2, false, 3);
    QVERIFY(draft().curtainVisible());
    QCOMPARE(draft().person(), QStringLiteral("Drafter 1"));
    const auto hidden = [this] {
        return draft().pack()->count() == 0 && draft().pool()->cards() == 0
            && draft().deck()->cards() == 0 && !draft().zoom()->present()
            && draft().tallies().isEmpty() && named("packCard").isEmpty();
    };
    QTRY_VERIFY2(hidden(), "something can be seen behind the curtain");
    picture(QStringLiteral("draft-curtain"));
    QTest::keyClick(view(), Qt::Key_Return);
    QTRY_VERIFY(!draft().curtainVisible());
    QTRY_COMPARE(named("packCard").size(), 12);
    click(named("packCard").first());
    QTRY_VERIFY(draft().curtainVisible());
    QTRY_VERIFY(hidden());
    QCOMPARE(draft().person(), QStringLiteral("Drafter 2"));
    takeAll();
    QCOMPARE(draft().stage(), QStringLiteral("building"));
    for (const char* const name : { "Drafter 1", "Drafter 2" }) {
        QVERIFY(draft().curtainVisible());
        QTRY_VERIFY(hidden());
        QCOMPARE(draft().person(), QString::fromLatin1(name));
        QTest::keyClick(view(), Qt::Key_Return);
        QTRY_VERIFY(!draft().curtainVisible());
        QTRY_COMPARE(draft().pool()->cards(), 48);
        buildSuggested();
        clickButton("readyButton");
    }
    QTRY_COMPARE(draft().stage(), QStringLiteral("ready"));
    const MatchPlan plan = drafts().match();
    QCOMPARE(plan.seats.size(), 2);
    QCOMPARE(plan.seats.at(0).agent, QStringLiteral("person"));
    QCOMPARE(plan.seats.at(1).agent, QStringLiteral("person"));
    QVERIFY(plan.seats.at(0).deck.main != plan.seats.at(1).deck.main);
}

void TestGuiDraft::leaving_asksFirst()
{
    begin();
    bool asked = false;
    answerNext(QStringLiteral("Go on drafting"), asked);
    m_client->window().close();
    QVERIFY(asked);
    QVERIFY(m_client->window().isVisible() && drafts().active());
    answerNext(QStringLiteral("Leave the draft"), asked);
    draft().leave();
    QVERIFY(asked);
    QVERIFY(!drafts().active());
    auto* button = m_client->window().findChild<QAbstractButton*>(QStringLiteral("draftButton"));
    QTRY_VERIFY(button && button->isVisible());
}

void TestGuiDraft::afterTheMatch_theDecksAreStillThere()
{
    begin(1, true, 2);
    buildSuggested();
    clickButton("readyButton");
    clickButton("playButton");
    QTRY_VERIFY(table().active());
    m_client->controller().leave();
    QTRY_VERIFY(view()->isVisible());
    QCOMPARE(draft().stage(), QStringLiteral("ready"));
    clickButton("backToDeckButton");
    QTRY_COMPARE(draft().stage(), QStringLiteral("building"));
    QCOMPARE(draft().deck()->cards(), draft().deckSize());
}

void TestGuiDraft::everyCardAndButton_hasAnAccessibleName()
{
    begin();
    QAccessible::setActive(true);
    const auto count = [this] {
        int named = 0;
        std::function<void(QAccessibleInterface*, int)> visit = [&](QAccessibleInterface* each,
                                                                    int depth) {
            if (!each || depth > 40)
                return;
            const QAccessible::Role role = each->role();
            const bool isNamed = role == QAccessible::Button || role == QAccessible::PushButton
                || role == QAccessible::ListItem || role == QAccessible::CheckBox
                || role == QAccessible::EditableText;
            if (isNamed && !each->state().invisible) {
                ++named;
                QVERIFY2(!each->text(QAccessible::Name).isEmpty(), "something without a name");
            }
            for (int child = 0; child < each->childCount(); ++child)
                visit(each->child(child), depth + 1);
        };
        visit(QAccessible::queryAccessibleInterface(&m_client->window()), 0);
        return named;
    };
    QTRY_COMPARE(named("packCard").size(), 12);
    QVERIFY2(count() >= 13, "the cards of the pack");
    takeAll();
    buildSuggested();
    QTest::qWait(30);
    QVERIFY2(count() > 20, "pool, deck and buttons");
    clickButton("readyButton");
    QTRY_COMPARE(draft().stage(), QStringLiteral("ready"));
    QTest::qWait(30);
    QVERIFY2(count() >= 6, "drafters and buttons");
}

void TestGuiDraft::language_changesEverywhere()
{
    begin();
    const QString english = draft().title();
    Language german;
    german.speak(QStringLiteral("de"));
    QTRY_VERIFY(draft().heading().startsWith(QStringLiteral("Nehmen")));
    picture(QStringLiteral("draft-german"));
    german.speak(QStringLiteral("en"));
    QTRY_COMPARE(draft().title(), english);
}

int main(int argc, char* argv[])
{
    QCoreApplication::setOrganizationName(QStringLiteral("Triptych"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_gui_draft"));
    QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QApplication::setStyle(QStringLiteral("Fusion"));
    QApplication application(argc, argv);
    TestGuiDraft test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_gui_draft.moc"
