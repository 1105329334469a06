#include "altered/text/grammar/GrammarCounts.h"
#include "altered/text/grammar/GrammarHowMany.h"
#include "altered/text/grammar/GrammarQuantities.h"

// What dice show (7.3.19): how many results are even, whether one of them is a 6, what the result is.
namespace triptych::altered::grammar {
namespace {

// ---------------------------------------------------------------- How many results

struct evenOrOdd : any<means<Compare::Even, "even">, means<Compare::Odd, "odd">>
{
};
struct resultWord : word<"results", "result", "rolls", "roll">
{
};
struct orMoreOrLess : any<means<Compare::AtLeast, "or more", "or higher", "+">,
                          means<Compare::AtMost, "or less", "or lower">>
{
};
struct dieNumber : seq<digits, maybe<orMoreOrLess>>
{
};
struct diceThatShow : word<"dice that show", "die that shows", "dice showing", "die showing">
{
};
Faces facesIn(Found& found)
{
    const Compare how = found.take<Compare>(Compare::Exactly);
    if (how == Compare::Even || how == Compare::Odd)
        return how == Compare::Even ? evenFaces : oddFaces;
    const int number = found.take<int>();
    return facesBetween(how == Compare::AtMost ? 1 : number, how == Compare::AtLeast ? 6 : number);
}
Quantity resultsShowing(Faces faces)
{
    Quantity made = quantityIs(Quantity::Kind::Results);
    made.faces = faces;
    return made;
}
/// "different results": of the dice that were rolled last
struct differentResults : word<"different results", "different result">
{
    static Quantity build() { return resultsShowing(0); }
};
/// "even results", "results of 4 or more", "4+", "6 rolled", "die that shows a 6"
struct someResults
    : any<seq<evenOrOdd, resultWord>, seq<resultWord, word<"of">, dieNumber>,
          seq<diceThatShow, maybe<word<"a", "an">>, any<dieNumber, evenOrOdd>>,
          seq<digits, means<Compare::AtLeast, "+">, maybe<any<resultWord, word<"rolled">>>>,
          seq<digits, word<"rolled", "you rolled">>>
{
    static std::optional<Quantity> build(Found& found)
    {
        const Faces faces = facesIn(found);
        // All of them is how many dice there are, and none is none.
        return faces == 0 || faces == allFaces ? std::nullopt
                                               : std::optional(resultsShowing(faces));
    }
};

// ---------------------------------------------------------------- What they are

struct range : any<seq<digits, word<"+">>, seq<digits, word<"-">, digits>>
{
    static Range build(Found& found)
    {
        const int least = found.take<int>();
        return { least, found.take<int>() };
    }
};
struct dieResult : any<seq<word<"the result is", "the die shows">, maybe<word<"a">>,
                           any<followingNumbers, range>>,
                       seq<word<"you rolled a", "you roll a", "it's a", "it is a">,
                           followingNumbers, pegtl::at<any<word<",">, stop, end>>>>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Result);
        const Range range = found.take<Range>();
        made.number = fixed(range.least);
        made.upTo = range.most;
        return made;
    }
};
/// "the results are equal", of the last roll; "both results are even": none is odd
struct theResults : word<"the results are", "both results are", "the two results are",
                        "all results are", "both dice are", "all dice are">
{
};
struct howAlike : any<word<"equal", "the same", "identical">,
                      means<Flag::No, "different", "not equal">, evenOrOdd>
{
};
struct resultsAre : seq<theResults, howAlike>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Compared);
        made.no = found.says(Flag::No);
        made.compare = Compare::Exactly;
        if (const auto all = found.takeIfAny<Compare>()) {
            made.quantity = resultsShowing(*all == Compare::Even ? oddFaces : evenFaces);
            made.number = fixed(0);
        } else {
            made.quantity = resultsShowing(0);
            made.number = fixed(1);
        }
        return made;
    }
};
/// "at least one result is even", "two or more results are 4 or more"
struct aResult : any<word<"at least one result is", "one or more results are",
                         "at least one die shows a", "at least one die shows">,
                     seq<numeral, word<"or more">, resultWord, word<"are">>>
{
};
struct oneResultIs : seq<aResult, any<evenOrOdd, seq<maybe<word<"a", "an">>, dieNumber>>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Compared);
        const Faces faces = facesIn(found);
        made.quantity = resultsShowing(faces);
        made.compare = Compare::AtLeast;
        made.number = found.take<Amount>(fixed(1));
        return faces == 0 || faces == allFaces ? std::nullopt : std::optional(std::move(made));
    }
};

} // namespace

bool resultsCounted::read(Input& in, Reading& reading)
{
    return text::read<any<differentResults, someResults>>(in, reading);
}
bool diceShow::read(Input& in, Reading& reading)
{
    return text::read<any<resultsAre, oneResultIs, dieResult>>(in, reading);
}

} // namespace triptych::altered::grammar
