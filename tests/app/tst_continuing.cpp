#include "PlayedMatches.h"

/// Matches that are left and gone on with, and matches of several games.
class TestContinuing : public QObject, protected PlayedMatches
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void journal_goesOnExactlyWhereItStopped();
    void journal_tornInItsLastLineGoesOn();
    void journal_withAWrongHashIsRefused();
    void concede_endsTheGame();
    void bestOfThree_countsAndLetsTheLoserChoose();
    void bestOfThree_isStillOneAfterTheProgramWasClosed();
};

void TestContinuing::init()
{
    forgetEverything("tst_continuing");
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestContinuing::journal_goesOnExactlyWhereItStopped()
{
    QString journal;
    QString prompt;
    QStringList hand;
    const auto handOf = [](MatchViewModel& table) {
        QStringList keys;
        for (const CardFace& card : table.nearSeat()->zone(QStringLiteral("hand"))->rows())
            keys.append(card.key);
        return keys;
    };
    {
        const auto played = startedAgainst("greedy");
        QVERIFY(playOn(*played, 21, 12));
        QTRY_VERIFY(played->table()->prompt()->mine());
        journal = played->journalPath();
        prompt = played->table()->prompt()->text();
        hand = handOf(*played->table());
    }
    const auto resumed = controller();
    QCOMPARE(resumed->resume(journal), QStringList());
    QTRY_VERIFY(resumed->table()->prompt()->mine());
    QCOMPARE(resumed->table()->prompt()->text(), prompt);
    QCOMPARE(handOf(*resumed->table()), hand);
    QVERIFY(resumed->table()->log()->count() > 3);
    QVERIFY(playOn(*resumed, 22));
    const auto parsed = journalOf(journal);
    QVERIFY(parsed.problems.empty() && parsed.finished);
    QVERIFY(replayed(parsed).problems.empty());
}

void TestContinuing::journal_tornInItsLastLineGoesOn()
{
    QString journal;
    {
        const auto played = startedAgainst("greedy");
        QVERIFY(playOn(*played, 5, 8));
        journal = played->journalPath();
    }
    QFile file(journal);
    QVERIFY(file.open(QIODevice::Append));
    file.write("{\"p\":\"p1\",\"a\":\"pa");
    file.close();
    const auto resumed = controller();
    QCOMPARE(resumed->resume(journal), QStringList());
    QVERIFY(playOn(*resumed, 6));
    const auto parsed = journalOf(journal);
    QVERIFY(parsed.problems.empty() && parsed.finished && !parsed.torn);
}

void TestContinuing::journal_withAWrongHashIsRefused()
{
    QString journal;
    {
        const auto played = startedAgainst("random");
        QVERIFY(playOn(*played, 5));
        journal = played->journalPath();
    }
    QFile file(journal);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    file.close();
    const qsizetype hash = text.lastIndexOf("\"hash\":\"") + 8;
    QVERIFY(hash > 8);
    text[hash] = text.at(hash) == 'a' ? 'b' : 'a';
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    const auto resumed = controller();
    const QStringList problems = resumed->resume(journal);
    QVERIFY(!problems.isEmpty());
    QVERIFY(!resumed->table()->active());
    QVERIFY(!controller()->resume(m_folder->filePath(QStringLiteral("missing.jsonl"))).isEmpty());
}

void TestContinuing::concede_endsTheGame()
{
    const auto played = startedAgainst("greedy");
    QTRY_VERIFY(played->table()->prompt()->mine());
    played->table()->concede();
    QTRY_VERIFY(played->table()->over());
    QVERIFY(!played->table()->viewerWon());
    QVERIFY(journalOf(played->journalPath()).finished);
}

void TestContinuing::bestOfThree_countsAndLetsTheLoserChoose()
{
    const auto played = controller();
    MatchViewModel& table = *played->table();
    MatchPlan plan = planOf({ QStringLiteral("person"), QStringLiteral("random") });
    plan.bestOf = 3;
    QVERIFY(played->start(plan).isEmpty());
    QTRY_VERIFY(table.prompt()->mine());
    table.concede();
    QTRY_VERIFY(table.over());
    QCOMPARE(table.rematchText(), QStringLiteral("Next game"));
    QCOMPARE(table.seat(QStringLiteral("p2"))->wins(), 1);
    played->playNext();
    QTRY_VERIFY(table.prompt()->mine() && !table.over());
    // 2.1: whoever lost says who starts.
    QCOMPARE(table.prompt()->ruleText(), QStringLiteral("2.1"));
    table.concede();
    QTRY_VERIFY(table.over());
    QCOMPARE(table.seat(QStringLiteral("p2"))->wins(), 2);
    QCOMPARE(table.rematchText(), QStringLiteral("Rematch"));
}

void TestContinuing::bestOfThree_isStillOneAfterTheProgramWasClosed()
{
    const QString second = m_folder->filePath(QStringLiteral("second.jsonl"));
    {
        const auto played = controller();
        MatchPlan plan = planOf({ QStringLiteral("person"), QStringLiteral("random") });
        plan.bestOf = 3;
        QVERIFY(played->start(plan).isEmpty());
        QTRY_VERIFY(played->table()->prompt()->mine());
        played->table()->concede();
        QTRY_VERIFY(played->table()->over());
        played->setJournalPath(second);
        played->playNext();
        QTRY_VERIFY(played->table()->prompt()->mine());
    }
    const auto resumed = controller();
    QCOMPARE(resumed->resume(second), QStringList());
    QTRY_VERIFY(resumed->table()->prompt()->mine());
    QCOMPARE(resumed->table()->seat(QStringLiteral("p2"))->wins(), 1);
    resumed->table()->concede();
    QTRY_VERIFY(resumed->table()->over());
    QCOMPARE(resumed->table()->seat(QStringLiteral("p2"))->wins(), 2);
    QCOMPARE(resumed->table()->rematchText(), QStringLiteral("Rematch"));
}

QTEST_GUILESS_MAIN(TestContinuing)

#include "tst_continuing.moc"
