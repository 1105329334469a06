#include "app/games/altered/AlteredLog.h"
#include "app/games/kryptik/KryptikLog.h"
#include "app/games/seize/SeizeLog.h"
#include "app/reference/CardLanguage.h"
#include "app/reference/Rules.h"
#include "app/viewmodels/RuleNumber.h"

#include "match/Games.h"

#include <QDirIterator>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>

using reference::Rule;
using reference::Rules;

namespace {

const QString sources = QStringLiteral(TRIPTYCH_SOURCE_DIR);

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList sourcesBelow(const QString& folder)
{
    QStringList files;
    QDirIterator each(sources + u'/' + folder, { QStringLiteral("*.cpp"), QStringLiteral("*.h") },
        QDir::Files, QDirIterator::Subdirectories);
    while (each.hasNext())
        files.append(each.next());
    return files;
}

QSet<QString> matches(const QString& text, const QString& pattern)
{
    QSet<QString> found;
    auto each = QRegularExpression(pattern).globalMatch(text);
    while (each.hasNext())
        found.insert(each.next().captured(1));
    return found;
}

/// Every number that prompts, refusals, deck faults and the log can name, read from the sources.
QSet<QString> citedBy(const QString& game)
{
    QSet<QString> cited;
    for (const QString& path : sourcesBelow(QStringLiteral("engine/") + game)
            + sourcesBelow(QStringLiteral("app/games/seize"))) {
        if (path.endsWith(u"/RuleIds.cpp"))
            continue;
        cited += matches(contentOf(path),
            QStringLiteral("\"%1 ((?:glossary |v[0-9] )?[A-Za-z0-9.-]+)\"").arg(game));
    }
    const QString refusals
        = contentOf(QStringLiteral("%1/engine/%2/Refusals.cpp").arg(sources, game));
    cited += matches(refusals,
        QStringLiteral("\"(glossary [A-Za-z ]+|S-[A-Z0-9-]+|[0-9]+(?:[.][0-9]+)*(?:[.][a-z])?)\""));
    if (game == u"seize")
        for (const QString& path : sourcesBelow(QStringLiteral("app/games/seize")))
            if (path.contains(u"/Seize"))
                cited += matches(contentOf(path), QStringLiteral("\"(S-[A-Z0-9-]*[A-Z0-9])\""));
    const QString title = game.left(1).toUpper() + game.mid(1);
    cited
        += matches(contentOf(QStringLiteral("%1/app/games/%2/%3Log.cpp").arg(sources, game, title)),
            QStringLiteral(
                "(?|\\{ \"[a-z-]+\", \"[a-z]+\", \"([^\"]+)\""
                "|\\{ QStringLiteral\\(\"[A-Za-z]+\"\\), QStringLiteral\\(\"([^\"]+)\"\\))"));
    return cited;
}

/// By which rule the log says that this happens.
template <typename Log, typename Event>
QString ruleOf(const char* text)
{
    const Event event(observed::Json::parse(text));
    for (const auto& row : Log::rows())
        if (event.name == QLatin1String(row.name))
            return Log::ruleOf(row, event);
    return QStringLiteral("not told");
}

} // namespace

/// The rules in our own words: whole in every language, and there for every number one can meet.
class TestRulesReference : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFile_canBeRead_data() { filesOfGames(); }
    void everyFile_canBeRead();
    void languages_haveTheSameRules_data() { games(); }
    void languages_haveTheSameRules();
    void links_leadSomewhere_data() { filesOfGames(); }
    void links_leadSomewhere();
    void everyNumberThatIsCited_hasWordsOfItsOwn_data() { games(); }
    void everyNumberThatIsCited_hasWordsOfItsOwn();
    void everyRuleOfTheEngine_isExplainedByOneOfItsParagraph_data() { games(); }
    void everyRuleOfTheEngine_isExplainedByOneOfItsParagraph();
    void numbersOfLaterRules_areFoundBeforeThoseOfAll();
    void keywords_areFoundWithTheirNumbers();
    void search_wantsAllWords();
    void sentences_nameTheirRule_data();
    void sentences_nameTheirRule();
    void events_haveTheirRule();
    void badFiles_areRefusedWithAReason_data();
    void badFiles_areRefusedWithAReason();
    void cardLanguage_isWhatTheEngineCompiles();

private:
    static void games();
    static void filesOfGames();
    static Rules file(const QString& game, const QString& language)
    {
        const QString path
            = QStringLiteral("%1/assets/rules/%2.%3.json").arg(sources, game, language);
        return Rules::read(contentOf(path).toUtf8(), path);
    }
};

void TestRulesReference::games()
{
    QTest::addColumn<QString>("game");
    for (const char* game : { "kryptik", "seize", "altered" })
        QTest::newRow(game) << QString::fromLatin1(game);
}

void TestRulesReference::filesOfGames()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    for (const char* game : { "kryptik", "seize", "altered" })
        for (const char* language : { "en", "de" })
            QTest::addRow("%s.%s", game, language)
                << QString::fromLatin1(game) << QString::fromLatin1(language);
}

void TestRulesReference::everyFile_canBeRead()
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    const Rules rules = file(game, language);
    QCOMPARE(rules.problems(), QStringList());
    QCOMPARE(rules.game(), game);
    QCOMPARE(rules.language(), language);
    QVERIFY(rules.rules().size() > 100);
    QVERIFY(rules.hints().size() >= 6);
    QSet<QString> numbers;
    for (const Rule& rule : rules.rules())
        for (const QString& number : QStringList { rule.number } + rule.also) {
            QVERIFY2(!numbers.contains(number), qPrintable(number));
            numbers.insert(number);
        }
    for (const reference::Hint& hint : rules.hints())
        QVERIFY2(!hint.title.isEmpty() && !hint.text.isEmpty(), qPrintable(hint.at));
}

void TestRulesReference::languages_haveTheSameRules()
{
    QFETCH(QString, game);
    const Rules english = file(game, QStringLiteral("en"));
    const Rules german = file(game, QStringLiteral("de"));
    QCOMPARE(german.chapters().size(), english.chapters().size());
    QCOMPARE(german.rules().size(), english.rules().size());
    for (qsizetype i = 0; i < english.rules().size(); ++i) {
        const Rule& one = english.rules().at(i);
        const Rule& other = german.rules().at(i);
        QCOMPARE(other.number, one.number);
        QCOMPARE(other.also, one.also);
        QCOMPARE(other.see, one.see);
        QCOMPARE(other.keywords, one.keywords);
        QCOMPARE(other.chapter, one.chapter);
        QVERIFY2(other.text != one.text, qPrintable(one.number)); // it was translated
    }
    QCOMPARE(german.hints().size(), english.hints().size());
    for (qsizetype i = 0; i < english.hints().size(); ++i)
        QCOMPARE(german.hints().at(i).at, english.hints().at(i).at);
}

void TestRulesReference::links_leadSomewhere()
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    const Rules rules = file(game, language);
    for (const Rule& rule : rules.rules()) {
        QVERIFY2(!rule.see.isEmpty(), qPrintable(rule.number));
        for (const QString& number : rule.see) {
            const Rule* other = rules.named(number);
            QVERIFY2(other && other->number != rule.number,
                qPrintable(QStringLiteral("%1 sees %2").arg(rule.number, number)));
        }
    }
    for (const reference::Hint& hint : rules.hints())
        QVERIFY2(rules.named(hint.at), qPrintable(hint.at));
}

void TestRulesReference::everyNumberThatIsCited_hasWordsOfItsOwn()
{
    QFETCH(QString, game);
    const Rules rules = file(game, QStringLiteral("en"));
    const QSet<QString> cited = citedBy(game);
    QVERIFY(cited.size() > 30); // the sources were found
    for (const QString& number : cited)
        QVERIFY2(rules.named(number),
            qPrintable(
                QStringLiteral("%1 cites %2, and assets/rules/%1.en.json has no words for it")
                    .arg(game, number)));
}

void TestRulesReference::everyRuleOfTheEngine_isExplainedByOneOfItsParagraph()
{
    QFETCH(QString, game);
    const Rules rules = file(game, QStringLiteral("en"));
    static const QRegularExpression letter(QStringLiteral("(?:[.][a-z]|(?<=[0-9])[a-z])$"));
    static const QRegularExpression version(QStringLiteral("^v[0-9] "));
    for (const std::string& id : triptych::match::find(game.toStdString())->ruleIds()) {
        const QString number = QString::fromStdString(id).section(u' ', 1);
        const Rule* rule = rules.nearest(number);
        QVERIFY2(rule, id.c_str());
        // Not by a wider one: "4.4" does not explain 4.4.2.
        const auto bare = [](QString of) { return of.remove(letter).remove(version); };
        bool own = bare(rule->number) == bare(number);
        for (const QString& also : rule->also)
            own = own || bare(also) == bare(number);
        QVERIFY2(own, qPrintable(number + QStringLiteral(" is explained by ") + rule->number));
    }
}

void TestRulesReference::numbersOfLaterRules_areFoundBeforeThoseOfAll()
{
    const Rules rules = file(QStringLiteral("altered"), QStringLiteral("en"));
    QCOMPARE(rules.nearest(QStringLiteral("7.3.3"))->title, QStringLiteral("Augment"));
    QCOMPARE(rules.nearest(QStringLiteral("v4 7.3.3.a"))->title, QStringLiteral("Ascend"));
    QCOMPARE(rules.nearest(QStringLiteral("v4 7.4.4.b"))->number, QStringLiteral("7.4.4"));
    QCOMPARE(rules.nearest(QStringLiteral("99")), nullptr);
    QCOMPARE(rules.nearest(QString()), nullptr);
}

void TestRulesReference::keywords_areFoundWithTheirNumbers()
{
    const Rules rules = file(QStringLiteral("altered"), QStringLiteral("en"));
    QCOMPARE(rules.ofKeyword(QStringLiteral("Tough 2"))->number, QStringLiteral("7.4.7"));
    QCOMPARE(rules.ofKeyword(QStringLiteral("Nonsense")), nullptr);
}

void TestRulesReference::search_wantsAllWords()
{
    const Rules rules = file(QStringLiteral("kryptik"), QStringLiteral("en"));
    const auto numbers = [&rules](const QString& words) {
        QStringList found;
        for (const Rule* rule : rules.search(words))
            found.append(rule->number);
        return found;
    };
    QVERIFY(numbers(QStringLiteral("weary block")).contains(QStringLiteral("4.4.3")));
    QVERIFY(!numbers(QStringLiteral("weary block")).contains(QStringLiteral("4.2")));
    QCOMPARE(numbers(QStringLiteral("xyzzy")), QStringList());
    QCOMPARE(numbers(QStringLiteral("  ")).size(), rules.rules().size());
}

void TestRulesReference::sentences_nameTheirRule_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("number");
    QTest::newRow("number") << "It is weary. (Rule 4.4.2)"
                            << "4.4.2";
    QTest::newRow("German") << "Es ist müde. (Regel 5.1.2.h)"
                            << "5.1.2.h";
    QTest::newRow("letters") << "Too dear. (Rule S-TREAS-COST)"
                             << "S-TREAS-COST";
    QTest::newRow("glossary") << "It is weary. (Rule glossary Short Time)"
                              << "glossary Short Time";
    QTest::newRow("version") << "No. (Rule v4 5.2.b)"
                             << "v4 5.2.b";
    QTest::newRow("none") << "It costs 3, and you have 2."
                          << "";
    QTest::newRow("in the middle") << "(Rule 4.4.2) is not at the end."
                                   << "";
}

void TestRulesReference::sentences_nameTheirRule()
{
    QFETCH(QString, sentence);
    QFETCH(QString, number);
    QCOMPARE(ruleNumberIn(sentence), number);
}

void TestRulesReference::events_haveTheirRule()
{
    QCOMPARE(
        (ruleOf<KryptikLog, KryptikEvent>(R"({"event":"row_destroyed"})")), QStringLiteral("6.1"));
    QCOMPARE((ruleOf<KryptikLog, KryptikEvent>(R"({"event":"turn"})")), QString());
    QCOMPARE((ruleOf<SeizeLog, SeizeEvent>(R"({"event":"status_gained","status":"bleed"})")),
        QStringLiteral("S-STATUS-BLEED-1"));
    QCOMPARE((ruleOf<AlteredLog, AlteredEvent>(R"({"event":"phase","phase":"dusk"})")),
        QStringLiteral("4.2.4"));
    QCOMPARE((ruleOf<AlteredLog, AlteredEvent>(R"({"event":"gained","status":"asleep"})")),
        QStringLiteral("2.4.3"));
}

void TestRulesReference::badFiles_areRefusedWithAReason_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("no JSON") << QByteArray("rules");
    QTest::newRow("another format") << QByteArray(R"({"format":"triptych-deck/1"})");
    QTest::newRow("no words") << QByteArray(
        R"({"format":"triptych-rules/1","chapters":[{"title":"A","rules":[{"rule":"1"}]}]})");
    QTest::newRow("rules are no objects")
        << QByteArray(R"({"format":"triptych-rules/1","chapters":[{"title":"A","rules":[7]}]})");
    QTest::newRow("chapters are no objects")
        << QByteArray(R"({"format":"triptych-rules/1","chapters":[7],"hints":["x"]})");
}

void TestRulesReference::badFiles_areRefusedWithAReason()
{
    QFETCH(QByteArray, text);
    const Rules rules = Rules::read(text, QStringLiteral("bad.json"));
    QVERIFY(!rules.problems().isEmpty());
    QVERIFY2(
        rules.problems().first().startsWith(u"bad.json"), qPrintable(rules.problems().first()));
}

void TestRulesReference::cardLanguage_isWhatTheEngineCompiles()
{
    const auto& kryptik = reference::cardLanguage(QStringLiteral("kryptik"));
    QVERIFY(kryptik && kryptik->entries.size() > 50);
    for (const triptych::text::LanguageEntry& entry : kryptik->entries)
        QVERIFY(entry.reading.problems.empty() && !entry.reading.plain.empty());
    QVERIFY(reference::cardLanguage(QStringLiteral("altered")));
    QVERIFY(reference::cardLanguage(QStringLiteral("seize")));
    QVERIFY(!reference::cardLanguage(QStringLiteral("chess")));
}

QTEST_GUILESS_MAIN(TestRulesReference)

#include "tst_rulesreference.moc"
