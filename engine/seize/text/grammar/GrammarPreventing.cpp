#include "seize/text/grammar/GrammarHarm.h"

// Orders to keep damage off (S-DMG).
namespace triptych::seize::grammar {
namespace {

/// "prevent the next 3 damage that would be dealt to it this turn"
struct wouldBeDealt : word<"that would be dealt to", "dealt to", "to">
{
};
struct prevented
    : word<"prevent all of it", "prevent all of the damage", "prevent that damage", "prevent it",
          "prevent the damage", "prevent all of that damage", "prevent all that damage",
          "it takes no damage", "that damage is prevented", "it is prevented",
          "that damage is reduced to 0", "it takes no damage instead">
{
};
struct wouldTake : word<"would be dealt", "would take", "would suffer", "is dealt", "takes">
{
};
/// "The next time an ally would be dealt damage" is whoever comes first, and nobody who is chosen now.
struct whoIsNamed : seq<pegtl::not_at<word<"a", "an", "any">>, thing>
{
    static Thing build(Found& found) { return found.take<Thing>(); }
};
struct prevent
    : any<seq<word<"prevent the next">, fixedNumber, maybe<whichOf>, word<"damage">, wouldBeDealt,
              thing, maybe<word<"this turn">>>,
          seq<word<"the next time">, whoIsNamed, wouldTake, maybe<whichOf>, word<"damage">,
              word<"this turn">, comma, prevented>,
          seq<word<"prevent the next">, maybe<whichOf>, word<"damage">, wouldBeDealt, thing,
              maybe<word<"this turn">>>,
          seq<word<"the next time">, maybe<whichOf>, word<"damage">, word<"would be dealt to">,
              whoIsNamed, word<"this turn">, comma, prevented>>
{
    static Effect build(Found& found)
    {
        Prevent made;
        made.amount = found.take<Amount>({ Amount::Kind::All, 1, {}, {} });
        made.blow.type = found.takeIfAny<DamageType>();
        made.blow.how = found.take<How>(How::Any);
        made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};
/// "prevent all Magic damage that would be dealt to it this turn" is "it takes no Magic damage this turn".
struct preventAll : seq<word<"prevent all">, maybe<damageKind>, word<"damage">, wouldBeDealt, thing,
                        maybe<seq<word<"by", "from">, attackNoun>>, duration>
{
    static Effect build(Found& found)
    {
        Gain made;
        Modifier none;
        none.kind = Modifier::Kind::TakesNone;
        none.blow.type = found.takeIfAny<DamageType>();
        none.blow.how = found.take<How>(How::Any);
        made.modifiers.push_back(none);
        made.what = found.take<Thing>();
        made.duration = found.take<Duration>();
        return effect(std::move(made));
    }
};
struct anyPrevention : any<preventAll, prevent>
{
};

} // namespace

bool preventing::read(Input& in, Reading& reading)
{
    return text::read<anyPrevention>(in, reading);
}

} // namespace triptych::seize::grammar
