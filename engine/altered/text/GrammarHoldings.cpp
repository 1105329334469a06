#include "altered/text/GrammarHowMany.h"

// What players control and have (6.5.d), and who has more of it.
namespace triptych::altered::grammar {
namespace {

/// "you control two or more Landmarks", "you don't control any other Characters"
struct controlsMany
    : any<seq<anyone, controls, counted>, seq<anyone, doesntControl, any<anyAtAll, counted>>>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Exist, Said<Condition>::YouControl);
        made.who = found.take<Who>();
        made.no = found.says(Flag::No);
        const bool any = found.says(Flag::AnyWord);
        howManyInto(made, found);
        if (any)
            said(made.number).word = Said<Amount>::Any;
        made.quantity = thingsCounted(found);
        return made;
    }
};
/// "a Plant": what is counted besides what was named before, of the same player
struct anotherCounted : counted
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Exist, Said<Condition>::AndAlso);
        howManyInto(made, found);
        made.quantity = thingsCounted(found);
        return made;
    }
};
struct first : seq<anyone, controls, counted>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Exist, Said<Condition>::YouControl);
        made.who = found.take<Who>();
        howManyInto(made, found);
        made.quantity = thingsCounted(found);
        return made;
    }
};
/// "you control a Robot, a Plant and an Animal", "you control two Robots or a Plant"
struct controlsEach : seq<first, many<comma, anotherCounted>,
                          any<seq<any<word<", and", "and">>, anotherCounted>,
                              seq<means<Flag::Or, ", or", "or">, anotherCounted>>>
{
    static Condition build(Found& found)
    {
        Condition made
            = conditionIs(found.says(Flag::Or) ? Condition::Kind::AnyOf : Condition::Kind::All);
        made.parts = found.takeAll<Condition>();
        for (Condition& part : made.parts)
            part.who = made.parts.front().who;
        return made;
    }
};
struct owned : any<cardsInHand, filter>
{
};
/// "you have seven or more Mana Orbs", "you have two or more cards in Reserve"
struct hasSome : seq<anyone, haveWord, any<seq<howMany, cardsInHand>, counted>>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Exist, Said<Condition>::YouHave);
        made.who = found.take<Who>();
        howManyInto(made, found);
        made.quantity = thingsCounted(found);
        return made;
    }
};
struct ownsWord : any<haveWord, means<Flag::Does, "control", "controls">>
{
};
/// "you and an opponent control the same number of Characters"
struct sameAsYou
    : seq<youWord, word<"and">, someoneElse, ownsWord, word<"the same number of", "as many">, owned>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::FewerThan,
            found.says(Flag::Does) ? Said<Condition>::YouControl : Said<Condition>::Usual);
        std::vector<Who> both = found.takeAll<Who>();
        made.who = std::move(both[0]);
        made.other = std::move(both[1]);
        made.compare = Compare::Exactly;
        made.quantity = thingsCounted(found);
        return made;
    }
};
/// "you have less cards in Reserve than an opponent", "you control more Landmarks than target opponent"
struct fewerThan : seq<anyone, ownsWord,
                       any<means<Compare::Less, "less", "fewer">, means<Compare::More, "more">,
                           means<Compare::Exactly, "as many", "the same number of">>,
                       owned, word<"than", "as">, anyone, maybe<word<"does", "do", "has", "have">>>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::FewerThan,
            found.says(Flag::Does) ? Said<Condition>::YouControl : Said<Condition>::Usual);
        made.who = found.take<Who>();
        made.compare = found.take<Compare>();
        Quantity of = thingsCounted(found);
        made.quantity = std::move(of);
        made.other = found.take<Who>();
        return made;
    }
};

} // namespace

bool controlsSome::read(Input& in, Reading& reading)
{
    return text::read<any<controlsEach, controlsMany>>(in, reading);
}
bool playerHas::read(Input& in, Reading& reading)
{
    return text::read<hasSome>(in, reading);
}
bool holdingsCompared::read(Input& in, Reading& reading)
{
    return text::read<any<sameAsYou, fewerThan>>(in, reading);
}

} // namespace triptych::altered::grammar
