#include "text/Brackets.h"
#include "text/Limits.h"
#include "text/Pronouns.h"

#include <QTest>

#include <array>

using namespace triptych::text;

namespace {

std::string limited(std::string_view typed)
{
    Tokens tokens = tokensOf(typed);
    evenLimits(tokens, { "use this only", "this triggers only" });
    return paragraphOf(tokens).words;
}

constexpr std::array<std::string_view, 2> terms { "swift", "hidden" };
constexpr std::array<Reminder, 2> reminders { {
    { "swift", "only swift follow" },
    { "hidden", "target until attack" },
} };
constexpr std::array<std::string_view, 2> nouns { "rider", "riders" };

std::string bracketed(std::string_view typed)
{
    Tokens tokens = tokensOf(typed);
    dropReminders(tokens, terms, reminders, nouns);
    openBrackets(tokens, terms, reminders);
    return paragraphOf(tokens).words;
}

} // namespace

/// How often an ability may be used (Limits.h), who "he" is (Pronouns.h), and what stands in brackets (Brackets.h).
class TestTextLimits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLimitIsSaidInOneWay_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("said");
        const QString once = QStringLiteral("{2}: draw. use this only once each turn.");
        for (const char* typed : { "{2}: draw. Once per turn.", "{2}: draw. Only once a turn.",
                 "{2}: draw. Use this ability only once each turn.",
                 "{2}: draw. Max. once each turn.",
                 "{2}: draw. This can be used only once every turn.",
                 "{2}: draw. You may do this at most once a turn.", "{2}: draw once per turn.",
                 "{2}: draw, but only once each turn.", "{2}: draw. Limited to once per turn.",
                 "{2}: draw. This ability can be activated no more than once each turn." })
            QTest::newRow(typed) << typed << once;
        const auto row
            = [](const char* typed, const char* said) { QTest::newRow(typed) << typed << said; };
        row("{2}: draw. Only during your turn.", "{2}: draw. use this only during your turn.");
        row("{2}: draw. Can only be used if you are hurt.",
            "{2}: draw. use this only if you are hurt.");
        row("{2}: draw. Only during your turn and only once each turn.",
            "{2}: draw. use this only during your turn. use this only once each turn.");
        row("{2}: draw. Once during each of your turns.",
            "{2}: draw. use this only during your turn. use this only once each turn.");
        row("Whenever you rest, draw. Once per turn.",
            "Whenever you rest, draw. this triggers only once each turn.");
        row("Passive: When you rest, draw a card once each turn.",
            "Passive: When you rest, draw a card. this triggers only once each turn.");
    }
    void aLimitIsSaidInOneWay()
    {
        QFETCH(QString, typed);
        QFETCH(QString, said);
        QCOMPARE(QString::fromStdString(limited(typed.toStdString())), said);
    }
    /// What is about something else than using the ability, or about an ability in quotes.
    void whatIsNoLimitStays()
    {
        for (const char* typed :
            { "Draw once per turn.", "{2}: look. You may play it only if it is red.",
                "{2}: draw. It can attack only once each turn.",
                "{2}: draw. Do this only if you are hurt.",
                "{2}: one gains \"{1}: draw.\" You can use this only once each turn.",
                "Whenever you rest, draw. Only during your turn." })
            QCOMPARE(QString::fromStdString(limited(typed)), QString::fromLatin1(typed));
    }
    void personsAreCardsOrPlayers_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("said");
        const auto row
            = [](const char* typed, const char* said) { QTest::newRow(typed) << typed << said; };
        row("When one attacks, he gets +1.", "When one attacks, it gets +1.");
        row("Heal him 2.", "Heal it 2.");
        row("She deals her damage to each.", "it deals its damage to each.");
        row("Move her to a tile.", "Move it to a tile.");
        row("He may draw a card.", "they may draw a card.");
        row("When one wins, he discards his hand.", "When one wins, they discard their hand.");
        row("If he or she does, he or she has won.", "If they do, they have won.");
        row("Pay him or her his or her price.", "Pay them their price.");
        row("When one wins, he hoards his chest.", "When one wins, they hoard their chest.");
        row("She loses 3 oats.", "they lose 3 oats.");
        row("She loses 3 armor.", "it loses 3 armor.");
        row("His oats cost 1 less.", "its oats cost 1 less.");
        row("Riders named Her Last Lantern draw.", "Riders named Her Last Lantern draw.");
    }
    void personsAreCardsOrPlayers()
    {
        QFETCH(QString, typed);
        QFETCH(QString, said);
        Tokens tokens = tokensOf(typed.toStdString());
        constexpr std::array<std::pair<std::string_view, std::string_view>, 1> deeds {
            { { "hoards", "hoard" } }
        };
        constexpr std::array<std::string_view, 1> things { "chest" };
        constexpr std::array<std::string_view, 1> losses { "oats" };
        evenPronouns(tokens, { deeds, things, losses });
        QCOMPARE(QString::fromStdString(paragraphOf(tokens).words), said);
    }
    void brackets_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("said");
        const auto row
            = [](const char* typed, const char* said) { QTest::newRow(typed) << typed << said; };
        // What a term before them means goes, as a sentence or as a part of one.
        row("Swift (can only be followed by swift riders)", "Swift");
        row("It is hidden (it can't be targeted until it attacks).", "It is hidden.");
        row("Swift. (This rider is very fast.)", "Swift.");
        // What says more than they do stays, for the grammar to refuse.
        row("Swift (on your turn)", "Swift (on your turn)");
        row("Hidden (while you have a rider)", "Hidden (while you have a rider)");
        row("Hidden (while you have a hidden rider)", "Hidden (while you have a hidden rider)");
        row("Swift (hidden)", "Swift (hidden)");
        row("Swift. (It may ride again.)", "Swift. (It may ride again.)");
        row("Hidden. (Remove all until attack.)", "Hidden. (Remove all until attack.)");
        // A limit is one whatever stands before it; and where no term stands, everything counts.
        row("Swift riders draw. (Only once per turn.)", "Swift riders draw. Only once per turn.");
        row("Draw 2 (to a minimum of 1).", "Draw 2 to a minimum of 1.");
        row("Draw 2. (only on your turn)", "Draw 2. only on your turn.");
        row("Draw 2 (Use this in a fight)", "Draw 2. Use this in a fight.");
        row("Draw 2 (Use this in a fight.).", "Draw 2. Use this in a fight.");
        // A cost keeps its brackets, and so does a sign.
        row("Active (2 coins): draw.", "Active (2 coins): draw.");
        row("Draw card(s).", "Draw card(s).");
    }
    void brackets()
    {
        QFETCH(QString, typed);
        QFETCH(QString, said);
        QCOMPARE(QString::fromStdString(bracketed(typed.toStdString())), said);
    }
};

QTEST_APPLESS_MAIN(TestTextLimits)
#include "tst_text_limits.moc"
