#include "DraftGui.h"

#include "app/decks/windows/CollectionPane.h"
#include "app/services/Content.h"
#include "app/services/Language.h"
#include "app/widgets/BigButton.h"
#include "app/windows/WelcomePage.h"
#include "match/Games.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>
#include <QTimer>
#include <QToolBar>

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
    void whatIsNotInThePool_isToldAndMended();
    void sealed_goesStraightToBuilding();
    void everyCardAndButton_hasAnAccessibleName();
    void language_changesEverywhere();
    void smallEditor_saysWhatNext();

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
    // The editor opens, with the pool as its collection.
    QTRY_VERIFY(editor() && editor()->isVisible());
    deckroom::DeckDocument& deck = editor()->document();
    deckroom::CollectionModel& pool = editor()->collection().model();
    int pooled = 0;
    for (int row = 0; row < pool.rowCount(); ++row)
        pooled += deck.pooled(pool.cardAt(row));
    QCOMPARE(pooled, 48);
    QVERIFY(pool.rowCount() < static_cast<int>(deck.desk().size()));
    picture(QStringLiteral("draft-build-page"));

    // A double click moves a card over; more than there are, nobody gets.
    auto* cards = editor()->collection().view();
    const std::size_t card = pool.cardAt(0);
    for (int times = 0; times < deck.pooled(card) + 2; ++times)
        QTest::mouseDClick(
            cards->viewport(), Qt::LeftButton, {}, cards->visualRect(pool.index(0, 0)).center());
    QTRY_COMPARE(draft().deck()->cards(), deck.pooled(card));
    QCOMPARE(deck.copies(card), deck.pooled(card));
    editor()->grab().save(QStringLiteral("screens/draft-editor-first.png"));
    for (int times = 0; times < deck.pooled(card); ++times)
        deck.undoStack().undo();
    QTRY_COMPARE(draft().deck()->cards(), 0);

    buildSuggested();
    editor()->grab().save(QStringLiteral("screens/draft-editor.png"));
    QVERIFY(deck.faults().isEmpty());
    // The suggestion is a step like others.
    deck.undoStack().undo();
    QTRY_COMPARE(draft().deck()->cards(), 0);
    QTRY_VERIFY(!draft().legal());
    deck.undoStack().redo();
    QTRY_VERIFY(draft().legal());
    QTRY_VERIFY(deck.isKept());
    const QString path = deck.path();
    handIn();
    QTRY_COMPARE(draft().stage(), QStringLiteral("ready"));
    picture(QStringLiteral("draft-ready"));
    // Its file knows what it was made of, also for whoever opens it later.
    const auto kept = deckroom::deckfile::read(path, QStringLiteral("seize"));
    QCOMPARE(kept.problem, QString());
    int inFile = 0;
    for (const auto& entry : kept.deck.pool)
        inFile += entry.count;
    QCOMPARE(inFile, 48);
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
    // Enter moves the card that has the focus into the deck, minus takes it out again.
    QTRY_VERIFY(editor() && editor()->isVisible());
    QAbstractItemView* cards = editor()->collection().view();
    cards->setFocus();
    cards->setCurrentIndex(editor()->collection().model().index(1, 0));
    QTest::keyClick(cards, Qt::Key_Return);
    QTRY_COMPARE(draft().deck()->cards(), 1);
    QTest::keyClick(cards, Qt::Key_Minus);
    QTRY_COMPARE(draft().deck()->cards(), 0);
    // A name for the deck; letters typed there are no commands.
    auto* name = editor()->findChild<QLineEdit*>(QStringLiteral("deckName"));
    name->setFocus();
    name->end(false);
    QTest::keyClicks(name, QStringLiteral(" sss"));
    QTRY_VERIFY(draft().deckName().endsWith(QStringLiteral(" sss")));
    QCOMPARE(draft().deck()->cards(), 0);
    // The page of the draft has the same ways; the editor opens again from there.
    editor()->close();
    QTRY_VERIFY(!editor());
    window().activateWindow();
    QVERIFY(tabTo("suggestButton"));
    QTest::keyClick(view(), Qt::Key_Return);
    QTRY_COMPARE(draft().deck()->cards(), draft().deckSize());
    QVERIFY(tabTo("buildButton"));
    QTest::keyClick(view(), Qt::Key_Return);
    QTRY_VERIFY(editor());
    QVERIFY(editor()->document().faults().isEmpty());
    QVERIFY(editor()->document().name().endsWith(QStringLiteral(" sss")));
    window().activateWindow();
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

/// What is not in the pool is no part of the deck, however it came into the editor.
void TestGuiDraft::whatIsNotInThePool_isToldAndMended()
{
    begin({ .sealed = true, .seats = 2 });
    buildSuggested();
    deckroom::DeckDocument& deck = editor()->document();
    std::size_t stranger = 0;
    while (deck.pooled(stranger) > 0
        || !deck.desk().mayHold(deckroom::Part::Main, stranger, deck.ruleset()))
        ++stranger;
    deck.add(deckroom::Part::Main, { { stranger, 1 } });
    QCOMPARE(deck.copies(stranger), 0); // the editor does not take it
    triptych::decks::DeckList list = deck.list();
    const std::string out = list.main.front().card;
    deckroom::take(list, deckroom::Part::Main, out, 1);
    deckroom::put(list, deckroom::Part::Main, deck.desk().spelling(stranger), 1);
    deck.become(list, QStringLiteral("as an import would"));
    QTRY_VERIFY(!draft().legal());
    QVERIFY2(draft().verdict().contains(QStringLiteral("pool")), qPrintable(draft().verdict()));
    const QList<deckroom::Fault> faults = deck.faults();
    QCOMPARE(faults.size(), 1);
    QVERIFY(faults.first().proposal);
    deck.become(deck.desk().mended(deck.list(), *faults.first().proposal), QStringLiteral("mend"));
    QCOMPARE(deck.copies(stranger), 0);
    deck.add(deckroom::Part::Main, { { deck.desk().find(out), 1 } });
    QTRY_VERIFY(draft().legal());
}

void TestGuiDraft::sealed_goesStraightToBuilding()
{
    begin({ .sealed = true });
    QCOMPARE(draft().stage(), QStringLiteral("building"));
    QCOMPARE(draft().pool()->cards(), 48);
    buildSuggested();
    clickInEditor("clearDeck");
    QTRY_COMPARE(draft().deck()->cards(), 0);
    QCOMPARE(editor()->document().poolSize(), 48);
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
    QVERIFY2(count() >= 5, "the buttons of the page");
    handIn();
    QTRY_COMPARE(draft().stage(), QStringLiteral("ready"));
    QTest::qWait(30);
    QVERIFY2(count() >= 6, "drafters and buttons");
}

void TestGuiDraft::language_changesEverywhere()
{
    begin();
    const auto counted = [this] { // what lies in the pool, by kind and by group
        QStringList labels;
        for (const QVariant& tally : draft().tallies())
            labels.append(tally.toMap().value(QStringLiteral("label")).toString());
        for (const DraftRow& row : draft().pool()->rows())
            labels.append(row.heading);
        return labels;
    };
    for (int pick = 0; pick < 4; ++pick)
        takeOne(pick);
    const QString english = draft().title();
    const QStringList kinds = counted();
    QVERIFY(!kinds.isEmpty());
    Language german;
    german.speak(QStringLiteral("de"));
    QTRY_VERIFY(draft().heading().startsWith(QStringLiteral("Nehmen")));
    QCOMPARE(counted().size(), kinds.size());
    for (const QString& kind : kinds) // they were the English words of the card files
        QVERIFY2(!counted().contains(kind), qPrintable(kind));
    picture(QStringLiteral("draft-german"));
    german.speak(QStringLiteral("en"));
    QTRY_COMPARE(draft().title(), english);
}

/// In German at 150 % on a small screen the deck could be handed in from behind a ">>" only.
void TestGuiDraft::smallEditor_saysWhatNext()
{
    begin({ .sealed = true, .seats = 2 });
    QTRY_VERIFY(editor() && editor()->isVisible());
    Language german;
    german.speak(QStringLiteral("de"));
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPixelSize(21);
    QApplication::setFont(large);
    editor()->resize(1008, 650);
    const auto* bar = editor()->findChild<QToolBar*>(QStringLiteral("draftBar"));
    QVERIFY(bar);
    for (const char* const name : { "suggestDeck", "clearDeck", "handDeckIn" }) {
        auto* action = bar->findChild<QAction*>(QLatin1String(name));
        QVERIFY(action);
        const QWidget* button = bar->widgetForAction(action);
        QTRY_VERIFY2(button->isVisible() && bar->rect().contains(button->geometry()), name);
    }
    for (const QLabel* words : editor()->findChildren<QLabel*>())
        if (words->isVisible() && words->buddy()) // titles of the parts of the deck
            QTRY_VERIFY2(words->wordWrap()
                    ? words->height() >= words->heightForWidth(words->width())
                    : words->width() >= words->sizeHint().width(),
                qPrintable(words->text()));
    QApplication::setFont(usual);
    german.speak(QStringLiteral("en"));
}

GUI_TEST_MAIN(TestGuiDraft)

#include "tst_gui_draft.moc"
