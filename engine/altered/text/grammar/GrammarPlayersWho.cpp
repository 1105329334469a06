#include "altered/text/grammar/GrammarHowMany.h"

#include <algorithm>

// Players of whom something is so: "each opponent who controls two or more Robots", "each player who didn't".
namespace triptych::altered::grammar {
namespace {

struct eachPlayers
    : any<whoIs<Who::Kind::EachPlayer, Said<Who>::Usual, "each player", "players", "all players">,
          whoIs<Who::Kind::EachOpponent, Said<Who>::Usual, "each opponent", "opponents">>
{
};
struct countHeld : any<seq<howMany, cardsInHand>, counted>
{
};
struct ofThose
    : any<seq<word<"who controls", "that controls", "who control", "that control", "controlling">,
              mark<Flag::Does>, counted>,
          seq<any<word<"with">, word<"who has", "that has", "who have", "that have">>, countHeld>>
{
};
/// "each player who didn't", of what each of them was asked
struct didNot : word<"who didn't", "who doesn't", "who did not", "who does not">
{
    static Condition build()
    {
        Condition made = conditionIs(Condition::Kind::StepNotDone);
        made.who = Who { Who::Kind::ThatPlayer };
        return made;
    }
};
struct playersWithSo : seq<eachPlayers, any<ofThose, didNot>>
{
    static Who build(Found& found)
    {
        Who made = found.take<Who>();
        if (auto declined = found.takeIfAny<Condition>()) {
            made.with = std::move(*declined);
            return made;
        }
        Condition so = conditionIs(Condition::Kind::Exist, Said<Condition>::YouHave);
        so.who = Who { Who::Kind::ThatPlayer };
        howManyInto(so, found);
        so.quantity = thingsCounted(found);
        const bool zone = std::ranges::any_of(so.quantity->filter.after,
            [](const Trait& trait) { return trait.kind == Trait::Kind::InZone; });
        if (!zone || found.says(Flag::Does))
            said(so).word = Said<Condition>::YouControl;
        made.with = std::move(so);
        return made;
    }
};

} // namespace

bool playersWho::read(Input& in, Reading& reading)
{
    return text::read<playersWithSo>(in, reading);
}

} // namespace triptych::altered::grammar
