#include "DraftGui.h"

#include "app/services/Content.h"
#include "app/services/Language.h"
#include "app/windows/BigButton.h"
#include "app/windows/WelcomePage.h"
#include "match/Games.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

/// A draft in the real window, from the dialog to the match, by mouse and by keys.
class TestGuiDraft : public DraftGui
{
    Q_OBJECT

private Q_SLOTS:
    void init() { prepare(); }
    void cleanup() { finish(); }
    void welcome_fitsASmallWindow();
    void mouse_draftsBuildsAndPlays();
    void keyboard_draftsBuildsAndPlays();
    void dragging_movesCardsBothWays();
    void sealed_goesStraightToBuilding();
    void everyCardAndButton_hasAnAccessibleName();
    void language_changesEverywhere();

private:
    void beginByDialog();
};

void TestGuiDraft::welcome_fitsASmallWindow()
{
    open();
    auto* welcome = window().findChild<WelcomePage*>();
    QVERIFY(welcome);
    Language spoken;
    for (const char* const language : { "en", "de" })
        for (const bool unfinished : { false, true })
            for (const QSize size : { QSize(1280, 800), QSize(900, 600) }) {
                spoken.speak(QString::fromLatin1(language));
                window().resize(size);
                welcome->offer(unfinished ? QStringLiteral("journal") : QString(),
                    unfinished ? QStringLiteral("draft") : QString());
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

/// From the welcome page, with a click, through the dialog.
void TestGuiDraft::beginByDialog()
{
    open();
    auto* button = welcomeButton("draft-seize");
    QVERIFY(button && button->isVisible());
    picture(QStringLiteral("draft-welcome"));
    bool filled = false;
    QTimer::singleShot(0, &window(), [&filled] {
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
        takeOne(0);
        QCOMPARE(draft().pool()->cards(), pick + 1);
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
    QTRY_VERIFY(window().tableWidget() && window().tableWidget()->isVisible());
    picture(QStringLiteral("draft-match"));
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
        QVERIFY(screen::until([&] {
            return draft().pool()->cards() == before + 1 || draft().stage() != u"picking";
        }));
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
    begin({ .sealed = true, .seats = 2 });
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
    begin({ .sealed = true });
    QCOMPARE(draft().stage(), QStringLiteral("building"));
    QCOMPARE(draft().pool()->cards(), 48);
    clickButton("suggestButton");
    QTRY_COMPARE(draft().deck()->cards(), draft().deckSize());
    QCOMPARE(draft().pool()->cards(), 48 - draft().deckSize());
    clickButton("clearButton");
    QTRY_COMPARE(draft().deck()->cards(), 0);
    QCOMPARE(draft().pool()->cards(), 48);
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
        visit(QAccessible::queryAccessibleInterface(&window()), 0);
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
    TestGuiDraft test;
    return runGuiTest(test, "tst_gui_draft", argc, argv);
}

#include "tst_gui_draft.moc"
