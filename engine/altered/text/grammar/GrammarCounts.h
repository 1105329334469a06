#pragma once

#include "altered/text/grammar/GrammarInstructions.h"

// The kinds of conditions, which GrammarConditions.cpp puts together.
namespace triptych::altered::grammar {

/// "there are two or more cards in your Reserve", "I have 3 boosts" -> Condition
struct countCondition : elsewhere<countCondition>
{
    static bool read(Input&, Reading&);
};

/// "you control two or more Landmarks" (GrammarHoldings.cpp) -> Condition
struct controlsSome : elsewhere<controlsSome>
{
    static bool read(Input&, Reading&);
};
/// "there's a Character, a Permanent and a Spell in your Reserve" -> Condition
struct thereAreSeveral : elsewhere<thereAreSeveral>
{
    static bool read(Input&, Reading&);
};
/// "you have seven or more Mana Orbs" -> Condition
struct playerHas : elsewhere<playerHas>
{
    static bool read(Input&, Reading&);
};
/// "you have less cards in Reserve than an opponent" -> Condition
struct holdingsCompared : elsewhere<holdingsCompared>
{
    static bool read(Input&, Reading&);
};
/// "the Expedition facing me has two or more Characters" -> Condition
struct containing : elsewhere<containing>
{
    static bool read(Input&, Reading&);
};
/// "there are more cards in your Landmarks than in your Reserve" -> Condition
struct countsCompared : elsewhere<countsCompared>
{
    static bool read(Input&, Reading&);
};
/// "all Characters you control are [Boosted]" -> Condition
struct everyOne : elsewhere<everyOne>
{
    static bool read(Input&, Reading&);
};
/// "I'm [Boosted]", "it was a Spell", "they share a type": of one thing -> Condition (GrammarIs.cpp)
struct thingIs : elsewhere<thingIs>
{
    static bool read(Input&, Reading&);
};
/// "I joined this turn", "it gained a boost this Day" (GrammarLately.cpp) -> Condition
struct latelySo : elsewhere<latelySo>
{
    static bool read(Input&, Reading&);
};
/// "[Boosted]", "a Robot in Reserve": what something is, without its subject -> Condition
struct whatItIs : elsewhere<whatItIs>
{
    static bool read(Input&, Reading&);
};
/// "you control it" -> Condition
struct whoseItIs : elsewhere<whoseItIs>
{
    static bool read(Input&, Reading&);
};
/// "you do", "you discarded a Spell this way" (GrammarDone.cpp) -> Condition
struct ofStepBefore : elsewhere<ofStepBefore>
{
    static bool read(Input&, Reading&);
};
/// "the results are equal", "the result is 4+", "at least one result is even" (GrammarDice.cpp) -> Condition
struct diceShow : elsewhere<diceShow>
{
    static bool read(Input&, Reading&);
};
/// "I'm facing an Expedition in {O}" (GrammarPositions.cpp) -> Condition
struct facesExpedition : elsewhere<facesExpedition>
{
    static bool read(Input&, Reading&);
};
/// "it's behind", of the Expedition that was named -> Condition
struct positionOfIt : elsewhere<positionOfIt>
{
    static bool read(Input&, Reading&);
};
/// "my Expedition is ahead", "neither of your Expeditions is in {M}" -> Condition
struct positionIsSo : elsewhere<positionIsSo>
{
    static bool read(Input&, Reading&);
};
/// "you played a Spell this turn", "I'm the third Character you played this Afternoon" -> Condition
struct history : elsewhere<history>
{
    static bool read(Input&, Reading&);
};

inline Condition conditionIs(
    Condition::Kind kind, Said<Condition>::Word word = Said<Condition>::Usual)
{
    Condition made;
    made.kind = kind;
    using Word = Said<Condition>;
    said(made).word = word;
    made.ofWho = kind == Condition::Kind::Exist
        && (word == Word::YouControl || word == Word::YouHave || word == Word::AndAlso);
    return made;
}

} // namespace triptych::altered::grammar
