#include "DecksGui.h"

#include "app/decks/windows/CollectionPane.h"
#include "app/decks/windows/PileView.h"

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QTest>

using namespace deckroom;

namespace {

/// A card's way: out of the collection or a part of the deck, and into one.
struct Way
{
    std::optional<Part> from, to; ///< Neither: the collection.
};

QString words(const Way& way)
{
    const auto one = [](const std::optional<Part>& part) {
        return part ? QString::fromUtf8(triptych::decks::nameOf(*part).data())
                    : QStringLiteral("collection");
    };
    return one(way.from) + QStringLiteral(" -> ") + one(way.to);
}

} // namespace

/// Every way that a card can go, with the mouse and then with keys alone.
class TestGuiDecksMoves : public DecksGui
{
    Q_OBJECT

private Q_SLOTS:
    void init() { prepare(); }
    void cleanup() { finish(); }
    void everyWay_byMouse_data() { rules(); }
    void everyWay_byMouse();
    void everyWay_byKeys_data() { rules(); }
    void everyWay_byKeys();
    void dragging_severalCardsAtOnce();
    void dragging_betweenMainAndSide();
    void dragging_aHeroIntoItsPlace();
    void dragging_aChampionAndAGuildMaster();
    void shift_reachesFromTheOneCardToTheOther();
    void keys_doEverythingThatDragsDo();
    void theMenuOfACard_saysWhereItCanGo();
    void keysLeadThroughTheWindow();

private:
    static void rules();
    QList<Way> ways() const;
    bool mayGo(std::size_t card, const Way&) const;
    std::size_t cardFor(const Way&, bool allowed) const;
    void lay(const Way&, std::size_t card);
    void goTo(const std::optional<Part>&, std::size_t card);
    template <typename Deed>
    void goEveryWay(const Deed&);
};

void TestGuiDecksMoves::rules()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("ruleset");
    QTest::newRow("main and side deck") << "kryptik"
                                        << "constructed";
    QTest::newRow("hero") << "altered"
                          << "cr1";
    QTest::newRow("champion") << "seize"
                              << "arena";
    QTest::newRow("guild master") << "seize"
                                  << "guild-master";
}

QList<Way> TestGuiDecksMoves::ways() const
{
    QList<std::optional<Part>> all { std::nullopt };
    const DeckDocument& document = m_deck->document();
    for (const DeckPlace& place : document.desk().places(document.ruleset()))
        all.append(place.part);
    QList<Way> ways;
    for (const auto& from : all)
        for (const auto& to : all)
            if (from != to)
                ways.append({ from, to });
    return ways;
}

bool TestGuiDecksMoves::mayGo(std::size_t card, const Way& way) const
{
    const DeckDocument& document = m_deck->document();
    return !way.to || document.desk().mayHold(*way.to, card, document.ruleset());
}

/// The first card that lies where the way begins, and may go there or not.
std::size_t TestGuiDecksMoves::cardFor(const Way& way, bool allowed) const
{
    const DeckDocument& document = m_deck->document();
    for (std::size_t card = 0; card < document.desk().size(); ++card)
        if ((!way.from || document.desk().mayHold(*way.from, card, document.ruleset()))
            && mayGo(card, way) == allowed)
            return card;
    return DeckDesk::npos;
}

/// An empty deck but for that card, where its way begins.
void TestGuiDecksMoves::lay(const Way& way, std::size_t card)
{
    DeckDocument& document = m_deck->document();
    triptych::decks::DeckList list = document.list();
    list.main.clear();
    list.side.clear();
    list.hero = list.champion = list.guildMaster = {};
    if (way.from)
        put(list, *way.from, document.desk().spelling(card), 1);
    document.become(list, QStringLiteral("lay"));
}

/// Every way once: a card that may go it is there, and a step back brings it back; one that may not stays.
template <typename Deed>
void TestGuiDecksMoves::goEveryWay(const Deed& deed)
{
    QFETCH(const QString, game);
    QFETCH(const QString, ruleset);
    editor(game);
    DeckDocument& document = m_deck->document();
    document.setRuleset(ruleset);
    QCOMPARE(document.ruleset(), ruleset);
    int gone = 0;
    for (const Way& way : ways())
        for (const bool allowed : { true, false }) {
            const std::size_t card = cardFor(way, allowed);
            if (card == DeckDesk::npos)
                continue;
            lay(way, card);
            const triptych::decks::DeckList before = deck();
            deed(way, card);
            if (QTest::currentTestFailed())
                return;
            const QByteArray what = (words(way) + u' ' + document.desk().facts(card).name).toUtf8();
            const std::string& spelling = document.desk().spelling(card);
            if (!allowed) {
                QVERIFY2(deck() == before, what.constData());
                continue;
            }
            if (way.to)
                QVERIFY2(copiesIn(deck(), *way.to, spelling) == 1, what.constData());
            if (way.from)
                QVERIFY2(copiesIn(deck(), *way.from, spelling) == 0, what.constData());
            document.undoStack().undo();
            QVERIFY2(deck() == before, what.constData());
            ++gone;
        }
    QVERIFY(gone >= 4);
}

void TestGuiDecksMoves::everyWay_byMouse()
{
    if (!canDrag())
        QSKIP("This platform cannot drag; run under xvfb-run or with QT_QPA_PLATFORM=minimal");
    goEveryWay([this](const Way& way, std::size_t card) {
        QAbstractItemView* from = list();
        QModelIndex index = shown(m_deck->document().desk().facts(card).name);
        if (way.from) {
            from = m_deck->pile(*way.from);
            index = from->model()->index(0, 0);
        }
        drag(from, index, way.to ? m_deck->pile(*way.to)->viewport() : list()->viewport());
    });
}

/// By keys alone: to a card of the collection through the search, to a part of the deck by F6.
void TestGuiDecksMoves::goTo(const std::optional<Part>& part, std::size_t card)
{
    const QString name = m_deck->document().desk().facts(card).name;
    if (part) {
        for (int n = 0; n < 9 && !m_deck->pile(*part)->hasFocus(); ++n)
            key(m_deck, Qt::Key_F6);
        QVERIFY(m_deck->pile(*part)->hasFocus());
        key(m_deck->pile(*part), Qt::Key_Home);
        return;
    }
    key(m_deck, Qt::Key_F, Qt::ControlModifier);
    QLineEdit* search = m_deck->collection().search();
    QTRY_VERIFY(search->hasFocus());
    key(search, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(search, name.section(u' ', 0, 0));
    key(search, Qt::Key_Down);
    QVERIFY(list()->hasFocus());
    for (int n = 0; n < 60 && list()->currentIndex().data().toString() != name; ++n)
        key(list(), Qt::Key_Right);
    QCOMPARE(list()->currentIndex().data().toString(), name);
}

void TestGuiDecksMoves::everyWay_byKeys()
{
    goEveryWay([this](const Way& way, std::size_t card) {
        goTo(way.from, card);
        if (QTest::currentTestFailed())
            return;
        const auto keyOf = [](Part part) {
            return part == Part::Main       ? Qt::Key_1
                : part == Part::Side        ? Qt::Key_2
                : part == Part::GuildMaster ? Qt::Key_4
                                            : Qt::Key_3;
        };
        if (way.to)
            key(m_deck, keyOf(*way.to), Qt::ControlModifier);
        else
            key(m_deck->pile(*way.from), Qt::Key_Delete);
    });
}

void TestGuiDecksMoves::dragging_severalCardsAtOnce()
{
    editor(QStringLiteral("kryptik"));
    QItemSelection three(row(0), row(2));
    list()->selectionModel()->select(three, QItemSelectionModel::ClearAndSelect);
    drag(list(), row(1), m_deck->pile(Part::Main)->viewport());
    QCOMPARE(cards(Part::Main), 3);
    QCOMPARE(m_deck->document().undoStack().count(), 1);
}

void TestGuiDecksMoves::dragging_betweenMainAndSide()
{
    editor(QStringLiteral("kryptik"));
    m_deck->document().add(Part::Main, { { 0, 3 }, { 9, 2 } });
    PileView* main = m_deck->pile(Part::Main);
    PileView* side = m_deck->pile(Part::Side);
    drag(main, main->model()->index(0, 0), side->viewport());
    QCOMPARE(cards(Part::Side), 3); // a pile goes as a whole
    QCOMPARE(cards(Part::Main), 2);
    drag(side, side->model()->index(0, 0), main->viewport());
    QCOMPARE(cards(Part::Side), 0);
    QCOMPARE(cards(Part::Main), 5);
}

void TestGuiDecksMoves::dragging_aHeroIntoItsPlace()
{
    editor(QStringLiteral("altered"));
    const QString hero = QStringLiteral("Castellan Brue & Halberd");
    drag(list(), shown(hero), m_deck->pile(Part::Main)->viewport());
    QCOMPARE(cards(Part::Main), 0); // a hero is no card of the deck
    drag(list(), shown(hero), m_deck->pile(Part::Hero)->viewport());
    QCOMPARE(QString::fromStdString(deck().hero), hero);
    PileView* place = m_deck->pile(Part::Hero);
    drag(place, place->model()->index(0, 0), list()->viewport());
    QVERIFY(deck().hero.empty());
}

void TestGuiDecksMoves::dragging_aChampionAndAGuildMaster()
{
    editor(QStringLiteral("seize"));
    m_deck->document().setRuleset(QStringLiteral("arena"));
    const QString marshal = QStringLiteral("Marshal Hesper Anvilgate");
    QVERIFY(m_deck->pile(Part::Champion)->isVisible());
    drag(list(), shown(marshal), m_deck->pile(Part::Champion)->viewport());
    QCOMPARE(QString::fromStdString(deck().champion), marshal);
    m_deck->document().setRuleset(QStringLiteral("guild-master"));
    QTRY_VERIFY(m_deck->pile(Part::GuildMaster)->isVisible());
    PileView* champion = m_deck->pile(Part::Champion);
    drag(champion, champion->model()->index(0, 0), m_deck->pile(Part::GuildMaster)->viewport());
    QCOMPARE(QString::fromStdString(deck().guildMaster), marshal);
    QVERIFY(deck().champion.empty());
}

/// The middle of a covered card lies under the next ones, which were taken for the card that was clicked.
void TestGuiDecksMoves::shift_reachesFromTheOneCardToTheOther()
{
    editor(QStringLiteral("kryptik"));
    list()->selectAll();
    key(list(), Qt::Key_Return);
    PileView* main = m_deck->pile(Part::Main);
    const auto rows = [main] {
        QList<int> rows;
        for (const QModelIndex& each : main->selectionModel()->selectedIndexes())
            rows.append(each.row());
        std::ranges::sort(rows);
        return rows;
    };
    const auto click = [main](int row, Qt::KeyboardModifiers modifiers) {
        const QRect place = main->visualRect(main->model()->index(row, 0));
        QTest::mouseClick(
            main->viewport(), Qt::LeftButton, modifiers, place.topLeft() + QPoint(20, 8));
    };
    click(0, Qt::NoModifier);
    click(3, Qt::ShiftModifier);
    QCOMPARE(rows(), (QList { 0, 1, 2, 3 }));
    click(1, Qt::ShiftModifier); // nearer again
    QCOMPARE(rows(), (QList { 0, 1 }));
    click(3, Qt::NoModifier);
    click(1, Qt::ShiftModifier); // backwards
    QCOMPARE(rows(), (QList { 1, 2, 3 }));
    click(0, Qt::NoModifier);
    key(main, Qt::Key_Down, Qt::ShiftModifier);
    key(main, Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(rows(), (QList { 0, 1, 2 }));
    key(main, Qt::Key_Up, Qt::ShiftModifier);
    key(main, Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(rows(), (QList { 0 }));
    const int before = cards(Part::Main);
    click(2, Qt::ShiftModifier);
    key(main, Qt::Key_Delete);
    QCOMPARE(cards(Part::Main), before - 3);
}

void TestGuiDecksMoves::keys_doEverythingThatDragsDo()
{
    editor(QStringLiteral("kryptik"));
    list()->setFocus();
    list()->setCurrentIndex(row(0));
    key(list(), Qt::Key_Return);
    key(list(), Qt::Key_Plus, Qt::ShiftModifier); // as keyboards have it on which + is above =
    QCOMPARE(cards(Part::Main), 2);
    key(list(), Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(cards(Part::Side), 1);
    key(list(), Qt::Key_Minus);
    QCOMPARE(cards(Part::Main) + cards(Part::Side), 2);
    // Several at once
    key(list(), Qt::Key_Right);
    key(list(), Qt::Key_Right, Qt::ShiftModifier);
    key(list(), Qt::Key_Return);
    QCOMPARE(cards(Part::Main) + cards(Part::Side), 4);
    PileView* main = m_deck->pile(Part::Main);
    main->setFocus();
    main->setCurrentIndex(main->model()->index(0, 0));
    const int before = cards(Part::Main);
    key(main, Qt::Key_Plus);
    QCOMPARE(cards(Part::Main), before + 1);
    key(main, Qt::Key_Minus);
    QCOMPARE(cards(Part::Main), before);
    const int side = cards(Part::Side);
    key(main, Qt::Key_Return); // over to the side deck
    QCOMPARE(cards(Part::Side), side + 1);
    key(m_deck, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(cards(Part::Side), side);
    main->setCurrentIndex(main->model()->index(0, 0));
    key(main, Qt::Key_Delete);
    QVERIFY(cards(Part::Main) < before);
    key(m_deck, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(cards(Part::Main), before);
    key(m_deck, Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(cards(Part::Main) < before);
    // Double-clicks
    const int all = cards(Part::Main);
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->visualRect(row(3)).center());
    QTest::mouseDClick(list()->viewport(), Qt::LeftButton, {}, list()->visualRect(row(3)).center());
    QCOMPARE(cards(Part::Main), all + 1);
}

/// The menu beside a card, which a key opens too, has the ways of the deck's rules and their keys.
void TestGuiDecksMoves::theMenuOfACard_saysWhereItCanGo()
{
    editor(QStringLiteral("altered"));
    auto* menu = m_deck->findChild<QMenu*>(QStringLiteral("cardMenu"));
    QVERIFY(menu);
    list()->setFocus();
    list()->setCurrentIndex(shown(QStringLiteral("Castellan Brue & Halberd")));
    const QPoint at(20, 20);
    QContextMenuEvent asked(QContextMenuEvent::Keyboard, at, list()->mapToGlobal(at));
    QApplication::sendEvent(list(), &asked);
    QTRY_VERIFY(menu->isVisible());
    QStringList shownThere;
    for (const QAction* action : menu->actions())
        if (action->isVisible() && !action->isSeparator()) {
            shownThere.append(action->text());
            QVERIFY2(!action->shortcut().isEmpty(), qPrintable(action->text()));
        }
    QCOMPARE(shownThere.size(), 3); // hero, main deck, out again
    QVERIFY(shownThere.join(u' ').contains(QStringLiteral("Hero")));
    QTest::keyClick(menu, Qt::Key_Escape);
    QTRY_VERIFY(!menu->isVisible());
    m_deck->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_deck));
    key(m_deck, Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(deck().hero, std::string("Castellan Brue & Halberd"));
    // The other way round it says that it cannot be.
    const int steps = m_deck->document().undoStack().index();
    key(m_deck, Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(m_deck->document().undoStack().index(), steps);
}

/// F6 goes round through everything that matters, there and back, and each place has a name.
void TestGuiDecksMoves::keysLeadThroughTheWindow()
{
    QAccessible::setActive(true);
    editor(QStringLiteral("altered"));
    list()->setFocus();
    QList<QWidget*> there;
    do {
        there.append(m_deck->focusWidget());
        QAccessibleInterface* named = QAccessible::queryAccessibleInterface(there.last());
        QVERIFY(named && !named->text(QAccessible::Name).isEmpty());
        key(m_deck, Qt::Key_F6);
        QVERIFY(there.size() < 20);
    } while (m_deck->focusWidget() != list());
    QVERIFY(there.contains(m_deck->pile(Part::Hero)));
    QVERIFY(there.contains(m_deck->pile(Part::Main)));
    QVERIFY(there.size() >= 5); // with what mends a fault, and the pages
    for (qsizetype at = there.size(); at-- > 0;) {
        key(m_deck, Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(m_deck->focusWidget(), there.at(at));
    }
}

GUI_TEST_MAIN(TestGuiDecksMoves)
#include "tst_gui_decks_moves.moc"
