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
struct drawLookedAt : seq<pegtl::at<word<"draw", "please">>, pegtl::not_at<word<"draw now">>, draw>
{
};
struct politelyLookedAt : seq<pegtl::at<politely>, draw>
{
};
/// Three ways that begin with the same words; in the first they are only looked at.
struct drawn : seq<draw, number>
{
    static std::string build(Found<Value>& found) { return std::to_string(found.take<int>()); }
};
struct alike : any<seq<pegtl::at<seq<drawn, number>>, drawn, number, number>, seq<drawn, end>,
                   seq<pegtl::at<drawn>, drawn, any<number, word<"now">>, end>>
{
    static std::string build(Found<Value>& found) { return found.take<std::string>(); }
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
    return compile<destruction, std::string, Notes>(paragraph(text), {}, problems);
}

struct attacks : seq<word<"at it", "at it with all">, end>
{
};

template <typename Rule>
const Beginning& beginningOf()
{
    return Links<Notes>::of(production<Rule, Notes>).beginning;
}
/// Which of all the words of these grammars a rule can begin with.
template <typename Rule>
std::string wordsBefore()
{
    std::string all;
    for (const std::string_view word :
        { "draw", "reveal", "please", ",", "now", "if", "seven", "7", "destroy", "dream", "" })
        if (beginningOf<Rule>().keys.has(keyOf(word)))
            all += (all.empty() ? "" : " ") + std::string(word);
    return all;
}

} // namespace

class TestTextReading : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLongestOfSeveralWordsIsTaken();
    void whatIsLookedAtLeavesNoValue();
    void theWordsARuleBeginsWithAreKnown();
    void aWordHasOneKeyWhateverEndsIt();
    void whatFailedOnceIsNotReadAgain();
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

// What may be left out adds its words to those of what follows. A production compiled elsewhere begins with
// what it begins with there. What is only looked at leaves of the words of what follows those that it can begin
// with; what must not stand there says nothing of the words that may.
void TestTextReading::theWordsARuleBeginsWithAreKnown()
{
    QCOMPARE(wordsBefore<draw>(), std::string("draw reveal"));
    QCOMPARE(wordsBefore<politely>(), std::string("please"));
    QVERIFY(beginningOf<politely>().mayBeEmpty);
    QCOMPARE(wordsBefore<request>(), std::string("draw reveal please now if"));
    QVERIFY(!beginningOf<request>().mayBeEmpty);
    QCOMPARE(wordsBefore<struct number>(), std::string("seven 7"));
    QCOMPARE(wordsBefore<sum>(), std::string("seven 7"));
    QCOMPARE(wordsBefore<drawLookedAt>(), std::string("draw"));
    QCOMPARE(wordsBefore<politelyLookedAt>(), std::string("draw reveal"));

    const Beginning& begins = beginningOf<request>();
    QVERIFY(begins.allows(keyOf("Reveal")));
    QVERIFY(begins.allows(keyOf(" please, draw")));
    QVERIFY(!begins.allows(keyOf("  draw")));
    QVERIFY(!begins.allows(keyOf("draws")));
    QVERIFY(!begins.allows(keyOf("exhaust")));
    QVERIFY(!begins.allows(keyOf("")));
}

// What has one key must be all that a rule can match: a word is the same word in front of whatever ends it.
void TestTextReading::aWordHasOneKeyWhateverEndsIt()
{
    for (const std::string_view text :
        { "Opponent", " opponent", "OPPONENT,", "opponent's hand", "opponent-like", "opponent." })
        QCOMPARE(keyOf(text), keyOf("opponent"));
    QCOMPARE(keyOf("11th"), keyOf("11 year"));
    QCOMPARE(keyOf("+1/+1"), keyOf("+"));
    QCOMPARE(keyOf("\u2022 Draw"), keyOf("\u2022"));
    QCOMPARE(keyOf(" "), keyOfNothing);
}

// Two alternatives that begin alike: what the first has looked at in vain is not looked at again, and what was
// only looked at is not taken for what was read.
void TestTextReading::whatFailedOnceIsNotReadAgain()
{
    for (const std::string_view text : { "draw seven", "draw seven seven", "draw seven now" }) {
        Input in(text.data(), text.data() + text.size(), "");
        Notes reading;
        QVERIFY(read<alike>(in, reading));
        QCOMPARE(reading.size(), 1u);
        QVERIFY(rest(in).empty());
    }
    Vain vain;
    vain.add(7);
    QVERIFY(vain.has(7));
    QVERIFY(!vain.has(8));
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
