#include "seize/text/grammar/GrammarNouns.h"
#include "seize/text/grammar/GrammarStates.h"
#include "seize/text/printing/Said.h"

// Of those that were named or hurt before: "each Mage among them", "each mercenary damaged this way that has 4 or less
// health", and the one that stands behind or in front of somebody.
namespace triptych::seize::grammar {
namespace {

/// Those of them that are such.
Thing suchOf(Thing::Kind kind, Found& found)
{
    Thing made = severalOf(kind);
    made.filter = found.take<Filter>();
    made.such = made.filter != Filter {};
    return made;
}
/// "each Mage damaged this way that has 4 or less health"
struct suchThisWay
    : seq<word<"each", "all", "every", "the", "each of the", "any">, mercenaryHurtThisWay>
{
    static Thing build(Found& found) { return suchOf(Thing::Kind::ThisWay, found); }
};
/// "each Mage mercenary among them", "each of them that has 4 or less health"
struct suchOfThem
    : any<seq<word<"each", "every">, mercenaryPhrase, word<"among them", "of them", "of those">>,
          seq<word<"all">, mercenariesPhrase, word<"among them", "of them", "of those">>,
          seq<word<"each of them", "all of them", "those of them", "each of those", "any of them">,
              whatTheyAre>>
{
    static Thing build(Found& found) { return suchOf(Thing::Kind::It, found); }
};
/// "each of those mercenaries that already had a Frost counter": as they were before the deed that is told before it
struct soBefore
    : any<seq<word<"already had", "had already", "had">,
              any<bound,
                  seq<maybe<word<"a", "an", "any", "one or more">>, withStatus, maybe<counterWord>,
                      maybe<onIt>>>>,
          seq<word<"were already", "was already", "already were", "already was", "were", "was">,
              mercenaryState, maybe<word<"before", "before that">>>>
{
};
struct suchBefore
    : seq<word<"each of those mercenaries", "each of those enemies", "each of those allies",
              "each of those", "each of them", "all of them", "those of them", "those mercenaries",
              "those enemies", "those allies", "those">,
          word<"that", "who", "which">, soBefore>
{
    static Thing build(Found& found)
    {
        Thing made;
        made.kind = Thing::Kind::It;
        made.plural = true;
        made.such = true;
        made.filter.bound = found.takeIfAny<Bound>();
        made.filter.condition = found.take<Filter::Condition>(Filter::Condition::None);
        made.referent.slot = saidBefore;
        return made;
    }
};
struct anyOfThem : any<theOneThere, suchThisWay, suchBefore, suchOfThem>
{
};

} // namespace

bool thoseOfThem::read(Input& in, Reading& reading)
{
    return text::read<anyOfThem>(in, reading);
}

} // namespace triptych::seize::grammar
