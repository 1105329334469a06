#include "app/viewmodels/ZoneModel.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

class TestZoneModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void setCards_removesInsertsAndMovesRowsWithoutAReset();
    void setCards_reachesEveryOrderFromEveryOther();
    void roles_areThePropertiesOfAFace();
    void hiddenCard_hasNoName();
    void selectableCount_followsTheCards();
};

namespace {

CardFace face(const char* key, const char* name = "")
{
    CardFace card;
    card.key = QString::fromLatin1(key);
    card.name = QString::fromLatin1(name);
    return card;
}

QStringList keysOf(const ZoneModel& model)
{
    QStringList keys;
    for (int row = 0; row < model.count(); ++row)
        keys.append(model.faceAt(row).key);
    return keys;
}

} // namespace

void TestZoneModel::setCards_removesInsertsAndMovesRowsWithoutAReset()
{
    ZoneModel model(QStringLiteral("island"));
    QAbstractItemModelTester tester(&model);
    QSignalSpy reset(&model, &ZoneModel::modelReset);
    QSignalSpy moved(&model, &ZoneModel::rowsMoved);
    QSignalSpy changed(&model, &ZoneModel::dataChanged);

    model.setCards({ face("a", "Wolf"), face("b", "Guard") });
    model.setCards({ face("c"), face("b", "Guard"), face("a", "Wolf") });
    QCOMPARE(keysOf(model),
        QStringList({ QStringLiteral("c"), QStringLiteral("b"), QStringLiteral("a") }));
    QCOMPARE(moved.count(), 1);
    QCOMPARE(changed.count(), 0);

    CardFace engaged = face("b", "Guard");
    engaged.turned = true;
    model.setCards({ engaged });
    QCOMPARE(keysOf(model), QStringList { QStringLiteral("b") });
    QCOMPARE(changed.count(), 1);
    QCOMPARE(reset.count(), 0);
}

void TestZoneModel::setCards_reachesEveryOrderFromEveryOther()
{
    ZoneModel model(QStringLiteral("hand"));
    QAbstractItemModelTester tester(&model);
    QRandomGenerator random(42);
    for (int round = 0; round < 300; ++round) {
        QList<CardFace> cards;
        for (const char* key : { "a", "b", "c", "d", "e", "f", "g" })
            if (random.bounded(3) > 0)
                cards.insert(random.bounded(static_cast<int>(cards.size()) + 1), face(key, key));
        model.setCards(cards);
        QCOMPARE(model.rows(), cards);
    }
}

void TestZoneModel::roles_areThePropertiesOfAFace()
{
    ZoneModel model(QStringLiteral("island"));
    CardFace card = face("maw", "Maw");
    card.place = 5;
    card.keywords = { QStringLiteral("Ravenous") };
    model.setCards({ card });
    const QHash<int, QByteArray> roles = model.roleNames();
    QCOMPARE(roles.size(), CardFace::staticMetaObject.propertyCount() + 1);
    QCOMPARE(model.data(model.index(0), roles.key("key")).toString(), QStringLiteral("maw"));
    QCOMPARE(model.data(model.index(0), roles.key("place")).toInt(), 5);
    QCOMPARE(model.data(model.index(0), roles.key("keywords")).toStringList(), card.keywords);
    QCOMPARE(model.data(model.index(0), roles.key("face")).value<CardFace>(), card);
    QVERIFY(!model.data(model.index(0), 99999).isValid());
    QVERIFY(!model.data(model.index(1), roles.key("key")).isValid());
}

void TestZoneModel::hiddenCard_hasNoName()
{
    ZoneModel model(QStringLiteral("eleven_year"));
    CardFace hidden = face("p2.eleven_year.3");
    hidden.faceDown = true;
    model.setCards({ hidden });
    QCOMPARE(model.faceAt(0).name, QString());
    QCOMPARE(model.faceAt(0).cardId, QString());
    QCOMPARE(model.faceAt(7).key, QString());
}

void TestZoneModel::selectableCount_followsTheCards()
{
    ZoneModel model(QStringLiteral("hand"));
    QSignalSpy spy(&model, &ZoneModel::selectableCountChanged);
    CardFace card = face("a", "Wolf");
    card.selectable = true;
    model.setCards({ card, face("b", "Guard") });
    QCOMPARE(model.selectableCount(), 1);
    model.setCards({ face("a", "Wolf"), face("b", "Guard") });
    QCOMPARE(model.selectableCount(), 0);
    QCOMPARE(spy.count(), 2);
}

QTEST_GUILESS_MAIN(TestZoneModel)

#include "tst_zonemodel.moc"
