#include "text/Diagnostic.h"
#include "text/OtherReadings.h"
#include "text/Reading.h"

#include <QTest>

#include <optional>
#include <string>
#include <vector>

using namespace triptych::text;

namespace {

using Value = std::variant<std::monostate, int, std::string>;
using Notes = Reading<Value>;

struct digit : digits
{
};
/// A production that is compiled elsewhere, as those of the grammars are.
struct number : elsewhere<number>
{
    static bool read(Input& in, Notes& reading) { return triptych::text::read<digit>(in, reading); }
};
struct sum : seq<pegtl::at<number>, number, pegtl::not_at<number>>
{
    static std::string build(Found<Value>& found)
    {
        const std::vector<int> all = found.takeAll<int>();
        return std::to_string(all.size()) + ":" + std::to_string(all.front());
    }
};

struct politely : maybe<word<"please">, comma>
{
};
struct draw : word<"draw", "reveal">
{
};
struct request : seq<politely, many<word<"now">>, any<draw, seq<word<"if">, number>>>
{
};
/// "destroy all foes now": all of them, or everything of theirs; that "now" may be left out is one reading.
struct everyone : word<"all foes">
{
    static std::string build() { return "foes"; }
};
struct everything : word<"all">
{
    static std::string build() { return "everything of"; }
};
struct theirs : word<"foes">
{
    static std::string build() { return "foes"; }
};
struct destruction
    : seq<word<"destroy">, any<everyone, seq<maybe<everything>, theirs>>, many<word<"now">>, end>
{
    static std::string build(Found<Value>& found)
    {
        std::string said;
        for (const std::string& part : found.takeAll<std::string>())
            said += (said.empty() ? "" : " ") + part;
        return said;
    }
};
std::optional<std::string> whomItDestroys(std::string_view text)
{
    triptych::Problems problems;
    return compile<destruction, std::string, Notes>(text, {}, problems);
}

struct attacks : seq<word<"at it", "at it with all">, end>
{
};

template <typename Rule>
constexpr std::string_view lettersOf(std::span<char> room)
{
    std::size_t n = 0;
    for (char c = 'a'; c <= 'z'; ++c)
        if (beginningOf<Rule>.letters & bitOf(c))
            room[n++] = c;
    return { room.data(), n };
}

} // namespace

class TestTextReading : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLongestOfSeveralWordsIsTaken();
    void whatIsLookedAtLeavesNoValue();
    void theLettersARuleBeginsWithAreKnown();
    void aRuleThatBeginsOtherwiseIsStillExplained();
    void aTextWithTwoReadingsIsSeen();
};

// "attached to this" stands before "attached to this citizen" in a list, and is not what was said.
void TestTextReading::theLongestOfSeveralWordsIsTaken()
{
    const std::string text = "at it with all";
    Input in(text.data(), text.data() + text.size(), "");
    Notes reading;
    QVERIFY(read<attacks>(in, reading));
    QVERIFY(rest(in).empty());
}

// A production that is only looked at (at, not_at) made its value all the same, and the one read
// after it made it a second time.
void TestTextReading::whatIsLookedAtLeavesNoValue()
{
    const std::string text = "seven gold";
    Input in(text.data(), text.data() + text.size(), "");
    Notes reading;
    QVERIFY(read<sum>(in, reading));
    QCOMPARE(reading.size(), 1u);
    QCOMPARE(std::get<std::string>(reading.takeLast()), std::string("1:7"));
    QCOMPARE(std::string(rest(in)), std::string(" gold"));
}

// What may be left out adds its letters to those of what follows; a production compiled elsewhere, or one
// that may be empty, can begin with anything.
void TestTextReading::theLettersARuleBeginsWithAreKnown()
{
    char room[26] {};
    QCOMPARE(lettersOf<draw>(room), std::string_view("dr"));
    QCOMPARE(lettersOf<politely>(room), std::string_view("p"));
    QVERIFY(beginningOf<politely>.isOpen());
    QCOMPARE(lettersOf<request>(room), std::string_view("dinpr"));
    QVERIFY(!beginningOf<request>.isOpen());
    QVERIFY(beginningOf<sum>.isOpen());

    QVERIFY(beginningOf<request>.allows(nextLetter("Reveal")));
    QVERIFY(beginningOf<request>.allows(nextLetter(" please, draw")));
    QVERIFY(!beginningOf<request>.allows(nextLetter("  draw")));
    QVERIFY(!beginningOf<request>.allows(nextLetter("exhaust")));
    QVERIFY(!beginningOf<request>.allows(nextLetter("")));
}

// The look at the next letter must not hide from a diagnostic what would have been accepted.
void TestTextReading::aRuleThatBeginsOtherwiseIsStillExplained()
{
    const std::string text = "exhaust";
    for (const bool noting : { false, true }) {
        Input in(text.data(), text.data() + text.size(), "");
        Notes reading;
        if (noting)
            reading.noteFrom(nullptr);
        QVERIFY(!read<request>(in, reading));
        QCOMPARE(reading.expected().empty(), !noting);
    }
}

// The first alternative that matched was the meaning, and nobody knew of the other.
void TestTextReading::aTextWithTwoReadingsIsSeen()
{
    using Ways = std::vector<std::string>;
    const auto ways
        = [](std::string_view text) { return allReadings([&] { return whomItDestroys(text); }); };
    QCOMPARE(ways("Destroy all foes now now"), (Ways { "foes", "everything of foes" }));
    QCOMPARE(ways("Destroy foes"), Ways { "foes" });
    QCOMPARE(ways("Destroy friends"), Ways {});
    // Nothing is left of the walk: the text means what it meant.
    QCOMPARE(whomItDestroys("Destroy all foes"), std::optional<std::string>("foes"));
}

QTEST_APPLESS_MAIN(TestTextReading)
#include "tst_text_reading.moc"
