#include "text/Surface.h"
#include "text/Wordings.h"

#include <QTest>

#include <array>

using namespace triptych::text;

namespace {

constexpr std::array wordings {
    Wording { "{n} card of your deck", "{1} of your cards" },
    Wording { "^ whenever {*} , draw", "when {1} , draw" },
    Wording { "| you may {!not} {w} it", "may {1} it" },
    Wording { "swift", "quick" },
    Wording { "very quick", "at once" },
    Wording { "lose {n}", "get -{1}" },
    Wording { "quite", "" },
    Wording { "(this_card/this/) shines {when/as_soon_as=when} it {has=is/gains=becomes} wet",
        "{1} it {2} wet , it shines" },
    Wording { "{lift=elevator/lifts=elevators}", "{1}" },
};

std::string said(std::string_view typed)
{
    static const WordingTable table = wordings;
    Tokens tokens = tokensOf(typed);
    rewrite(tokens, table);
    return paragraphOf(tokens).words;
}

} // namespace

/// What is typed, made canonical by a table (WordingTable.h).
class TestTextWordings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatStandsForWordsIsSaidAgain()
    {
        QCOMPARE(said("Draw two card of your deck."), std::string("Draw two of your cards."));
        QCOMPARE(said("Draw 2 cards of your deck."), std::string("Draw 2 cards of your deck."));
        QCOMPARE(said("It will lose 3."), std::string("It will get -3."));
        QCOMPARE(said("It is quite good."), std::string("It is good."));
    }
    void oneOfSeveralWordingsIsAsGoodAsAnother()
    {
        const std::string now("Now when it is wet, it shines.");
        QCOMPARE(said("Now this card shines when it has wet."), now);
        QCOMPARE(said("Now THIS shines as soon as it has wet."), now);
        QCOMPARE(said("Now shines when it has wet."), now);
        QCOMPARE(said("A Lift of lifts."), std::string("A elevator of elevators."));
        // What is said for it may be another word.
        QCOMPARE(said("This shines as soon as it gains wet."),
            std::string("when it becomes wet, it shines."));
        QCOMPARE(said("This shines as soon it has wet."),
            std::string("This shines as soon it has wet."));
    }
    void aPlaceInTheSentenceIsMinded()
    {
        QCOMPARE(said("Whenever an Elf dies, draw."), std::string("when an Elf dies, draw."));
        QCOMPARE(said("Now whenever an Elf dies, draw."),
            std::string("Now whenever an Elf dies, draw."));
        // Words up to what follows end with the sentence.
        QCOMPARE(said("Whenever an Elf dies. Now, draw."),
            std::string("Whenever an Elf dies. Now, draw."));
        QCOMPARE(said("Stop. You may draw it."), std::string("Stop. may draw it."));
        QCOMPARE(said("Stop. You may not it."), std::string("Stop. You may not it."));
        QCOMPARE(said("If so you may draw it."), std::string("If so you may draw it."));
    }
    void laterWordingsBuildOnEarlierOnes()
    {
        QCOMPARE(said("A very SWIFT, very swift one."), std::string("A at once, at once one."));
    }
    void signsForWordsAreSpelledOut()
    {
        const auto evened = [](std::string_view typed) {
            const std::vector<Canonical> all = canonical(typed, Habits {}, Speaker {});
            return all.size() == 1 ? all.front().paragraph.words : std::string();
        };
        QCOMPARE(evened("Draw 2 cards & discard 1"), std::string("Draw 2 cards and discard 1."));
        QCOMPARE(evened("If you have 4+ cards, it gets +2/+2."),
            std::string("If you have 4 or more cards, it gets +2/+2."));
        // Each word stands where its sign was typed.
        const auto all = canonical("If 4+ are", Habits {}, Speaker {});
        QCOMPARE(all.front().paragraph.words, std::string("If 4 or more are."));
        QCOMPARE(all.front().paragraph.columns.at(5), 4u);
    }
    // A table is asked for each of its words by what it is known by: a text that lacks one is left alone.
    void onlyTextsWithAllItsWordsAreAsked()
    {
        const WordingTable table = wordings;
        QCOMPARE(table.size(), wordings.size());
        QVERIFY(table.mayBeIn(sketchOf(tokensOf("It is VERY quick.")), 4));
        QVERIFY(!table.mayBeIn(sketchOf(tokensOf("It is quick.")), 4));
        QVERIFY(!table.mayBeIn({}, 3));
        QCOMPARE(markOf("Swift"), markOf("swift"));
        QVERIFY(markOf("swift") != markOf("swifts"));
    }
};

QTEST_APPLESS_MAIN(TestTextWordings)
#include "tst_text_wordings.moc"
