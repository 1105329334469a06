#include "PlaymatView.h"
#include "SampleTable.h"

/// The table in a low, narrow window with large words: whatever is asked can be read and answered.
class TestLowTable : public QObject, protected PlaymatView
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { close(); }

    void twoLongAnswersAreWhole_data() { sizes(); }
    void twoLongAnswersAreWhole();
    void choicesComeBeforeTheCardInLarge_data() { sizes(); }
    void choicesComeBeforeTheCardInLarge();
    void aMessageCoversNoChoice_data() { sizes(); }
    void aMessageCoversNoChoice();

    void theEndSaysWhatNext_data();
    void theEndSaysWhatNext();
    void aNameOfOneWordIsNotBroken_data() { sizes(); }
    void aNameOfOneWordIsNotBroken();

private:
    static void sizes();
    void lay(const std::function<void(Scene&)>& change);
    bool isWhole(const QQuickItem* item) const;
    static QRectF placeOf(const QQuickItem* item)
    {
        return item->mapRectToScene({ 0, 0, item->width(), item->height() });
    }
};

void TestLowTable::sizes()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    // What menus and a hint leave of 1024x700 and 1280x800.
    for (const QSize& size : { QSize(1024, 600), QSize(1024, 670), QSize(1280, 700) })
        for (const double scale : { 1.0, 1.5 })
            QTest::addRow("%dx%d, %d %%", size.width(), size.height(), qRound(scale * 100))
                << size << scale;
}

void TestLowTable::lay(const std::function<void(Scene&)>& change)
{
    QFETCH(QSize, size);
    QFETCH(double, scale);
    open(
        [&](MatchViewModel& match) {
            match.preferences()->setTextScale(scale);
            auto sample = std::make_shared<SamplePresenter>(QStringLiteral(TRIPTYCH_CARDS), 2);
            change(sample->m_scene);
            SamplePresenter::lay(match, sample, 2);
        },
        size);
}

/// Nothing that clips, and not the edge of the window, takes a part of it away.
bool TestLowTable::isWhole(const QQuickItem* item) const
{
    const QRectF place = placeOf(item);
    for (const QQuickItem* each = item->parentItem(); each; each = each->parentItem())
        if (each->clip() && !placeOf(each).adjusted(-1, -1, 1, 1).contains(place))
            return false;
    return QRectF(m_view->rootObject()->boundingRect()).adjusted(-1, -1, 1, 1).contains(place);
}

/// German words for keeping a hand or not: of the second button only the upper half was seen.
void TestLowTable::twoLongAnswersAreWhole()
{
    lay([](Scene& scene) {
        scene.prompt.text = QStringLiteral("Behalten Sie diese Hand, oder mischen Sie sie einmal "
                                           "zur\u00fcck und ziehen Sie sieben neue Karten.");
        scene.prompt.detail.clear();
        scene.buttons = { Choice { QStringLiteral("yes"), QStringLiteral("Neue Hand"),
                              QStringLiteral("yes"), {}, QStringLiteral("Y"), false, {} },
            Choice { QStringLiteral("no"), QStringLiteral("Diese Hand behalten"),
                QStringLiteral("no"), {}, QStringLiteral("N"), true, {} } };
        scene.lines += { QStringLiteral("yes"), QStringLiteral("no") };
    });
    int seen = 0;
    for (const QQuickItem* button : all("ActionButton")) {
        const QString line = button->property("line").toString();
        if (line != u"yes" && line != u"no")
            continue;
        ++seen;
        QVERIFY2(isWhole(button), qPrintable(line));
    }
    QCOMPARE(seen, 2);
}

void TestLowTable::choicesComeBeforeTheCardInLarge()
{
    lay([](Scene& scene) {
        scene.prompt.text = QStringLiteral("You may acquire up to 4 cards for 1 loot each.");
        scene.buttons.clear();
        for (int i = 1; i <= 4; ++i) {
            const QString line = QStringLiteral("acquire %1").arg(i);
            scene.list.append(Choice { line, QStringLiteral("Take %1 cards").arg(i), line, {},
                QString::number(i), false, {} });
            scene.lines.append(line);
        }
    });
    QTRY_COMPARE(all("ChoicePanel").size(), 1);
    int seen = 0;
    for (const QQuickItem* row : all("ActionButton"))
        if (row->property("line").toString().startsWith(u"acquire")) {
            ++seen;
            QVERIFY2(isWhole(row), qPrintable(row->property("line").toString()));
        }
    QCOMPARE(seen, 4);
}

/// Why a card cannot be used just now, told while there is a list to choose from.
void TestLowTable::aMessageCoversNoChoice()
{
    choicesComeBeforeTheCardInLarge();
    if (QTest::currentTestFailed())
        return;
    m_match->setMessage(QStringLiteral(
        "Kiln Apprentice is a mercenary. Mercenaries are hired in the rally phase of your own "
        "turn, "
        "on a free tile of the two rows that are nearest to you, as long as there is loot left to "
        "pay for them. (S-RALLY-HIRE)"));
    QTRY_COMPARE(all("TroublePanel").size(), 1);
    QCoreApplication::processEvents();
    const QRectF said = placeOf(all("TroublePanel").first());
    QVERIFY(isWhole(all("TroublePanel").first()));
    QCOMPARE(all("ChoicePanel").size(), 1);
    const QRectF asked = placeOf(all("ChoicePanel").first());
    QVERIFY(!said.intersects(asked));
    QVERIFY2(asked.height() > 120, qPrintable(QString::number(asked.height())));
}

void TestLowTable::theEndSaysWhatNext_data()
{
    sizes();
    QTest::addRow("1920x1050, 200 %%") << QSize(1920, 1050) << 2.0;
}

/// Of three buttons in large letters the first and the last one stood over the edge of their panel.
void TestLowTable::theEndSaysWhatNext()
{
    lay([](Scene& scene) {
        scene.prompt = {};
        scene.buttons.clear();
        scene.over = true;
        scene.outcomeTitle = QStringLiteral("Computer 2 hat gewonnen");
        scene.outcomeText = QStringLiteral("Spieler 1 hat aufgegeben.");
    });
    QTRY_COMPARE(all("OutcomePanel").size(), 1);
    const QRectF panel = placeOf(all("OutcomePanel").first()).adjusted(8, 8, -8, -4);
    int seen = 0;
    for (const QQuickItem* button : all("ActionButton")) {
        const QQuickItem* above = button->parentItem();
        while (above && !isOf(above, "OutcomePanel"))
            above = above->parentItem();
        if (!above)
            continue;
        ++seen;
        QVERIFY2(panel.contains(placeOf(button)), qPrintable(button->property("text").toString()));
        QVERIFY(isWhole(button));
    }
    QCOMPARE(seen, 4);
}

/// "Comp" and below it "uter", where the plate has a badge as well.
void TestLowTable::aNameOfOneWordIsNotBroken()
{
    lay([](Scene& scene) {
        for (SeatFace& seat : scene.seats) {
            seat.name = QStringLiteral("Computer");
            seat.wins = 1;
        }
    });
    int seen = 0;
    for (const QQuickItem* words : all("Words"))
        if (words->property("text").toString() == u"Computer"
            && words->property("minimumPixelSize").toInt() > 0) {
            ++seen;
            QCOMPARE(words->property("lineCount").toInt(), 1);
            QVERIFY(!words->property("truncated").toBool());
        }
    QVERIFY(seen >= 2);
}

QTEST_MAIN(TestLowTable)
#include "tst_lowtable.moc"
