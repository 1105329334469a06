#include "seize/text/GrammarNouns.h"

// Of those that were named or hurt before: "each Mage among them", "each mercenary damaged this way that has 4 or less
// health", and the one that stands behind or in front of somebody.
namespace triptych::seize::grammar {
namespace {

/// "each Mage damaged this way that has 4 or less health"
struct suchThisWay
    : seq<word<"each", "all", "every", "the", "each of the", "any">, mercenaryHurtThisWay>
{
    static Thing build(Found& found)
    {
        Thing made;
        made.kind = Thing::Kind::ThisWay;
        made.plural = true;
        made.filter = found.take<Filter>();
        made.such = made.filter != Filter {};
        return made;
    }
};
/// "each Mage mercenary among them", "each of them that has 4 or less health"
struct suchOfThem
    : any<seq<word<"each", "every">, mercenaryPhrase, word<"among them", "of them", "of those">>,
          seq<word<"all">, mercenariesPhrase, word<"among them", "of them", "of those">>,
          seq<word<"each of them", "all of them", "those of them", "each of those", "any of them">,
              whatTheyAre>>
{
    static Thing build(Found& found)
    {
        Thing made;
        made.kind = Thing::Kind::It;
        made.plural = true;
        made.filter = found.take<Filter>();
        made.such = made.filter != Filter {};
        return made;
    }
};
struct anyOfThem : any<theOneThere, suchThisWay, suchOfThem>
{
};

} // namespace

bool thoseOfThem::read(Input& in, Reading& reading)
{
    return text::read<anyOfThem>(in, reading);
}

} // namespace triptych::seize::grammar
