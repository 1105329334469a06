#include "altered/text/grammar/GrammarCounts.h"
#include "altered/text/grammar/GrammarPlaces.h"

// What has happened to a thing lately: "that joined this turn", "if I gained a boost this Day".
namespace triptych::altered::grammar {
namespace {

/// Of the turn and of the Day it is kept of each object in play (Object::lately).
struct latelyWhen
    : any<means<Duration::ThisTurn, "this turn">, means<Duration::ThisDay, "this day">>
{
};
struct joinedPlay : seq<means<Flag::Past, "joined", "entered", "has joined", "has entered">,
                        maybe<word<"play", "the expedition zone">>>
{
};
struct didntJoin : seq<means<Flag::Past, "didn't join", "hasn't joined", "didn't enter">,
                       maybe<word<"play", "the expedition zone">>, mark<Flag::No>>
{
};
struct gainedBoost : word<"gained a boost", "gained boosts", "gained one or more boosts",
                         "gained at least one boost", "has gained a boost">
{
};
struct didntGain : seq<word<"didn't gain a boost", "didn't gain boosts", "didn't gain any boosts",
                           "hasn't gained a boost">,
                       mark<Flag::No>>
{
};
struct happenedLately : seq<any<joinedPlay, didntJoin, gainedBoost, didntGain>, latelyWhen>
{
    static Trait build(Found& found)
    {
        Trait made = traitIs(Trait::Kind::Lately);
        made.no = found.says(Flag::No);
        made.boosted = !found.says(Flag::Past);
        made.duration = found.take<Duration>();
        return made;
    }
};
struct thatLately : seq<word<"that", "which">, happenedLately>
{
};
struct itLately : seq<any<means<Flag::Me, "i">, word<"it">, means<Flag::That, "that character">>,
                      happenedLately>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Is, Said<Condition>::ThingHas);
        made.thing = found.says(Flag::Me) ? Thing { This {} }
            : found.says(Flag::That)      ? thingOf(Said<It>::ThatCharacter)
                                          : thingOf(Said<It>::It);
        made.filter.after.push_back(found.take<Trait>());
        return made;
    }
};

} // namespace

bool latelyTrait::read(Input& in, Reading& reading)
{
    return text::read<thatLately>(in, reading);
}
bool latelySo::read(Input& in, Reading& reading)
{
    return text::read<itLately>(in, reading);
}

} // namespace triptych::altered::grammar
