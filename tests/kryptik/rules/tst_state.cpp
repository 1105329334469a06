#include "Cards.h"

#include "kryptik/rules/Asking.h"

#include <QTest>

#include <cstring>

using namespace triptych;
using namespace triptych::kryptik;
using namespace triptych::kryptik::test;

/// The shape of a match as a value.
class TestState : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStateIsPlainDataOfAtMostFiveAndAQuarterKibibytes()
    {
        static_assert(std::is_trivially_copyable_v<State>);
        QVERIFY2(sizeof(State) <= 5376, qPrintable(QString::number(sizeof(State))));
    }

    void everyByteOfAStateMeansSomething()
    {
        // Padding would make equal states hash differently, and differently on another compiler.
        QVERIFY(std::has_unique_object_representations_v<State>);
    }

    void zonesKeepTheirOrder()
    {
        ZoneLists<8, 3> lists;
        for (std::uint8_t i = 0; i < 5; ++i)
            lists.putLast(i, 0);
        lists.putFirst(7, 0);
        lists.putLast(2, 1);
        std::vector<int> order;
        for (const auto i : lists.in(0))
            order.push_back(i);
        QCOMPARE(order, (std::vector<int> { 7, 0, 1, 3, 4 }));
        QCOMPARE(lists.size(0), std::size_t { 5 });
        QCOMPARE(lists.size(1), std::size_t { 1 });
        QCOMPARE(lists.positionOf(3), std::size_t { 3 });
        QCOMPARE(int(lists.at(0, 4)), 4);
        QCOMPARE(int(lists.at(0, 5)), int(lists.none));
        QCOMPARE(int(lists.zoneOf(2)), 1);
    }
};

QTEST_APPLESS_MAIN(TestState)

#include "tst_state.moc"
