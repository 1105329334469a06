#include "app/viewmodels/CardLinks.h"

#include <QHash>
#include <QTest>

class TestCardLinks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linked_namesBecomeLinks();
    void linked_cardsOfOneNameComeInTheirOrder();
    void linked_theLongerNameGoesFirst();
    void linked_unknownCardsAndOtherWordsStay();
};

namespace {

const QHash<QString, QString> names { { QStringLiteral("maw"), QStringLiteral("Maw") },
    { QStringLiteral("maw#2"), QStringLiteral("Maw") },
    { QStringLiteral("great"), QStringLiteral("Great Maw") } };

QString rich(const char* text, const QStringList& keys)
{
    const LogLine line { QString::fromLatin1(text), QStringLiteral("play"), {}, keys };
    return cardlinks::linked({ line }, [](const QString& key) { return names.value(key); })
        .first()
        .rich;
}

} // namespace

void TestCardLinks::linked_namesBecomeLinks()
{
    QCOMPARE(rich("Maw & others", { QStringLiteral("maw") }),
        QStringLiteral("<a href=\"maw\">Maw</a> &amp; others"));
}

void TestCardLinks::linked_cardsOfOneNameComeInTheirOrder()
{
    QCOMPARE(rich("Maw, Maw, Maw", { QStringLiteral("maw"), QStringLiteral("maw#2") }),
        QStringLiteral("<a href=\"maw\">Maw</a>, <a href=\"maw#2\">Maw</a>, "
                       "<a href=\"maw#2\">Maw</a>"));
}

void TestCardLinks::linked_theLongerNameGoesFirst()
{
    QCOMPARE(rich("Great Maw", { QStringLiteral("maw"), QStringLiteral("great") }),
        QStringLiteral("<a href=\"great\">Great Maw</a>"));
}

void TestCardLinks::linked_unknownCardsAndOtherWordsStay()
{
    QCOMPARE(rich("Maw", { QStringLiteral("hidden") }), QStringLiteral("Maw"));
    QCOMPARE(rich("SeaMaw", { QStringLiteral("maw") }), QStringLiteral("SeaMaw"));
}

QTEST_GUILESS_MAIN(TestCardLinks)
#include "tst_cardlinks.moc"
