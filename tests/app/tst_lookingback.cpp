#include "app/scene/Scene.h"
#include "app/viewmodels/HeardMoments.h"
#include "app/viewmodels/MatchCourse.h"
#include "app/viewmodels/Recap.h"
#include "app/viewmodels/SeatPortraits.h"
#include "app/viewmodels/SeatViewModel.h"

#include <QTest>

/// What the table makes of what has happened: how it went, what was missed, what is heard.
class TestLookingBack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void course_isEmptyBeforeTheSecondTurn();
    void course_forgetsWhatWasTakenBack();
    void deeds_areCountedBySeat();
    void recap_ofTheTurnBeginsWhereTheLastTurnOfOthersDid();
    void recap_ofTheSeatBeginsWhereTheViewerLeft();
    void recap_isDueForAnotherPersonOnly();
    void heard_isTheQuestionOnlyAfterOthersHaveActed();
    void heard_isTheEndOnce();
    void portraits_areOfTheLeaderThatEverybodySees();
};

namespace {

const QString p1 = QStringLiteral("p1");
const QString p2 = QStringLiteral("p2");

LogLine line(const char* text, const char* kind, const QString& seat)
{
    return { QString::fromLatin1(text), QString::fromLatin1(kind), seat, {} };
}

const QList<LogLine> told { line("Turn 1", "heading", p1), line("own", "play", p1),
    line("Turn 2", "heading", p2), line("draw", "phase", p2), line("theirs", "combat", p2) };

QStringList textsOf(const QList<LogLine>& lines)
{
    QStringList texts;
    for (const LogLine& each : lines)
        texts.append(each.text);
    return texts;
}

SeatFace faceOf(const QString& key, int count)
{
    SeatFace face;
    face.key = key;
    face.name = key.toUpper();
    face.number = key.back().digitValue();
    face.purse = { QVariantMap { { QStringLiteral("symbol"), QStringLiteral("coin") },
        { QStringLiteral("label"), QStringLiteral("Coins") },
        { QStringLiteral("count"), count } } };
    return face;
}

/// Two seats in their order.
struct Seats
{
    SeatViewModel one { {} };
    SeatViewModel other { {} };
    MatchCourse::Seats both { &one, &other };

    Seats()
    {
        one.setRow(faceOf(p1, 0));
        other.setRow(faceOf(p2, 0));
    }
};

QVariantList valuesOf(const QVariantMap& course, int seat)
{
    return course.value(QStringLiteral("seats"))
        .toList()
        .at(seat)
        .toMap()
        .value(QStringLiteral("values"))
        .toList();
}

} // namespace

void TestLookingBack::course_isEmptyBeforeTheSecondTurn()
{
    const Seats seats;
    MatchCourse course;
    course.note(1, { faceOf(p1, 3), faceOf(p2, 4) }, QStringLiteral("coin"));
    QVERIFY(course.counters(seats.both).isEmpty());
    QVERIFY(course.shares(seats.both).isEmpty());
    course.note(2, { faceOf(p1, 5), faceOf(p2, 4) }, QStringLiteral("coin"));
    course.note(2, { faceOf(p1, 6), faceOf(p2, 4) }, QStringLiteral("coin"));
    const QVariantMap counters = course.counters(seats.both);
    QCOMPARE(counters.value(QStringLiteral("label")).toString(), QStringLiteral("Coins"));
    QCOMPARE(valuesOf(counters, 0), QVariantList({ 3, 6 })); // as it stood when the turn ended
    QCOMPARE(valuesOf(counters, 1), QVariantList({ 4, 4 }));
    course.clear();
    QVERIFY(course.counters(seats.both).isEmpty());
}

void TestLookingBack::course_forgetsWhatWasTakenBack()
{
    const Seats seats;
    MatchCourse course;
    for (const int turn : { 1, 2, 3 })
        course.note(turn, { faceOf(p1, turn), faceOf(p2, 0) }, QStringLiteral("coin"));
    course.note(2, { faceOf(p1, 9), faceOf(p2, 0) }, QStringLiteral("coin"));
    QCOMPARE(valuesOf(course.counters(seats.both), 0), QVariantList({ 1, 9 }));
    course.note(4, { faceOf(p1, 9), faceOf(p2, 0) }, QString()); // a game without such a number
    QCOMPARE(valuesOf(course.counters(seats.both), 0), QVariantList({ 1, 9 }));
}

void TestLookingBack::deeds_areCountedBySeat()
{
    const Seats seats;
    const QVariantList rows = MatchCourse::deeds(seats.both, told);
    QCOMPARE(rows.at(0).toMap().value(QStringLiteral("plays")).toInt(), 1);
    QCOMPARE(rows.at(0).toMap().value(QStringLiteral("fights")).toInt(), 0);
    QCOMPARE(rows.at(1).toMap().value(QStringLiteral("fights")).toInt(), 1);
    QCOMPARE(rows.at(1).toMap().value(QStringLiteral("name")).toString(), QStringLiteral("P2"));
}

void TestLookingBack::recap_ofTheTurnBeginsWhereTheLastTurnOfOthersDid()
{
    const Recap recap;
    QCOMPARE(textsOf(recap.lines(Recap::Since::Turn, p1, told)),
        QStringList({ QStringLiteral("Turn 2"), QStringLiteral("theirs") }));
    QVERIFY(recap.lines(Recap::Since::Turn, p1, told.first(2)).isEmpty());
}

void TestLookingBack::recap_ofTheSeatBeginsWhereTheViewerLeft()
{
    Recap recap;
    recap.noteSeen(p1, 4);
    QCOMPARE(textsOf(recap.lines(Recap::Since::Seat, p1, told)),
        QStringList { QStringLiteral("theirs") });
    QCOMPARE(recap.lines(Recap::Since::Seat, p2, told).size(), 4); // all but the phase
    recap.noteSeen(p1, 99);                                        // a log that was cut back since
    QVERIFY(recap.lines(Recap::Since::Seat, p1, told).isEmpty());
}

void TestLookingBack::recap_isDueForAnotherPersonOnly()
{
    Recap recap;
    QVERIFY(!recap.takesSeat(p1)); // nobody sat there before
    QVERIFY(!recap.takesSeat(p1));
    QVERIFY(recap.takesSeat(p2));
    recap.clear();
    QVERIFY(!recap.takesSeat(p1));
}

void TestLookingBack::heard_isTheQuestionOnlyAfterOthersHaveActed()
{
    HeardMoments heard;
    const HeardMoments::Now asked { p1, false, Sound::Ended, true };
    QCOMPARE(heard.next({}, asked), QList<Sound> { Sound::Asked }); // the first of the match
    QVERIFY(heard.next({ line("own", "note", p1) }, asked).isEmpty());
    QVERIFY(
        heard.next({ line("theirs", "note", p2) }, { p1, false, Sound::Ended, false }).isEmpty());
    QCOMPARE(heard.next({}, asked), QList<Sound> { Sound::Asked });
}

void TestLookingBack::heard_isTheEndOnce()
{
    HeardMoments heard;
    const HeardMoments::Now over { p1, true, Sound::Victory, false };
    QCOMPARE(heard.next({}, over), QList<Sound> { Sound::Victory });
    QVERIFY(heard.next({}, over).isEmpty());
    heard.clear();
    heard.begin(true); // was over before anybody looked
    QVERIFY(heard.next({}, over).isEmpty());
}

void TestLookingBack::portraits_areOfTheLeaderThatEverybodySees()
{
    Scene scene;
    scene.seats = { faceOf(p1, 0), faceOf(p2, 0) };
    const auto add = [&](const char* key, const QString& owner, const char* zone, bool leads) {
        CardFace face;
        face.key = QString::fromLatin1(key);
        face.name = face.key;
        face.owner = owner;
        face.zone = owner + u'.' + QLatin1String(zone);
        face.colours = QStringLiteral("u");
        face.leader = leads;
        scene.faces.insert(face.key, face);
    };
    add("captain", p1, "board", true);
    add("secret", p2, "hand", true);
    seatportraits::addTo(scene);
    QCOMPARE(scene.seats.at(0).portraitKey, QStringLiteral("captain"));
    QCOMPARE(scene.seats.at(0).signs, QStringList { QStringLiteral("stone-u") });
    QVERIFY(scene.seats.at(1).portraitKey.isEmpty());
    QVERIFY(scene.seats.at(1).signs.isEmpty());
}

QTEST_GUILESS_MAIN(TestLookingBack)
#include "tst_lookingback.moc"
