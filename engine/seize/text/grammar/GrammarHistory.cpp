#include "seize/text/grammar/GrammarHistory.h"

#include "seize/text/grammar/GrammarInstructions.h"

#include <utility>

// What mercenaries have done and what befell them, this turn or before it: "that was healed this turn".
namespace triptych::seize::grammar {
namespace {

struct spanOfTime
    : any<means<Span::ThisTurn, "this turn", "so far this turn", "already this turn",
              "earlier this turn", "during this turn">,
          means<Span::YourLastTurn, "during your last turn", "on your last turn",
              "in your last turn", "during your previous turn">,
          means<Span::ItsLastTurn, "during its controller's last turn",
              "on its controller's last turn", "in its controller's last turn",
              "during their controller's last turn", "during its last turn", "on its last turn",
              "during their controllers' last turn", "during their last turn",
              "during their controllers' last turns", "during its controller's previous turn">,
          means<Span::FoesLastTurn, "during an opponent's last turn",
              "during your opponent's last turn", "during the opponent's last turn",
              "during your opponents' last turns", "on your opponent's last turn",
              "on an opponent's last turn", "during your opponent's previous turn">,
          means<Span::SinceYourLastTurn, "since your last turn", "since the end of your last turn",
              "since your previous turn", "since your last turn ended">,
          means<Span::LastTurn, "last turn", "during the last turn", "during the previous turn",
              "in the previous turn", "the previous turn", "the turn before">>
{
    static constexpr std::string_view expected
        = "when that was (this turn, last turn, since your last turn, ...)";
};
template <PastDeed deed, Literal... Words>
struct didThat : means<deed, Words...>
{
};
struct pastDeed
    : any<didThat<PastDeed::Struck, "made a melee attack", "has made a melee attack",
              "have made a melee attack", "attacked with a melee attack">,
          didThat<PastDeed::Shot, "made a ranged attack", "has made a ranged attack",
              "have made a ranged attack", "attacked with a ranged attack",
              "used its ranged attack">,
          didThat<PastDeed::Attacked, "attacked", "has attacked", "have attacked",
              "has already attacked", "declared an attack", "made an attack", "has made an attack">,
          didThat<PastDeed::MovedFirst, "moved during the first movement phase",
              "moved during its first movement phase", "moved during your first movement phase",
              "has moved during the first movement phase", "moved in the first movement phase">,
          didThat<PastDeed::Moved, "moved", "has moved", "have moved", "has already moved">,
          didThat<PastDeed::Plundered, "plundered", "has plundered", "have plundered">,
          didThat<PastDeed::WasHurt, "was dealt damage", "were dealt damage",
              "has been dealt damage", "have been dealt damage", "took damage", "has taken damage",
              "have taken damage", "was damaged", "were damaged", "has been damaged",
              "suffered damage">,
          didThat<PastDeed::WasAttacked, "was attacked", "were attacked", "has been attacked",
              "have been attacked">,
          didThat<PastDeed::DealtDamage, "dealt damage", "has dealt damage", "have dealt damage",
              "dealt any damage">,
          didThat<PastDeed::WasHealed, "was healed", "were healed", "has been healed",
              "have been healed", "healed", "regained health">,
          didThat<PastDeed::UsedAbility, "used an ability", "has used an ability",
              "have used an ability", "used any ability">,
          didThat<PastDeed::Entered, "entered the battlefield", "has entered the battlefield",
              "have entered the battlefield", "entered play", "entered", "has entered",
              "have entered", "came into play", "came onto the battlefield",
              "was put onto the battlefield">,
          didThat<PastDeed::WasPlayed, "was played", "were played", "has been played",
              "have been played", "was hired", "were hired">,
          didThat<PastDeed::WasUpstaged, "was upstaged", "were upstaged", "has been upstaged",
              "have been upstaged">,
          didThat<PastDeed::Destroyed, "destroyed a mercenary", "has destroyed a mercenary",
              "have destroyed a mercenary", "killed a mercenary", "destroyed an enemy mercenary",
              "destroyed an enemy", "has destroyed an enemy", "has destroyed an enemy mercenary">,
          didThat<PastDeed::Upstaged, "upstaged a mercenary", "has upstaged a mercenary",
              "upstaged an enemy mercenary", "upstaged an enemy", "have upstaged a mercenary">,
          didThat<PastDeed::Exited, "exited", "has exited", "have exited">,
          didThat<PastDeed::Equipped, "equipped a treasure", "has equipped a treasure",
              "was equipped", "have equipped a treasure">>
{
};
struct pastLack
    : any<didThat<PastDeed::Struck, "did not make a melee attack", "has not made a melee attack",
              "have not made a melee attack">,
          didThat<PastDeed::Shot, "did not make a ranged attack", "has not made a ranged attack",
              "have not made a ranged attack">,
          didThat<PastDeed::Attacked, "did not attack", "has not attacked", "have not attacked">,
          didThat<PastDeed::MovedFirst, "did not move during the first movement phase",
              "did not move during its first movement phase",
              "did not move during your first movement phase",
              "has not moved during the first movement phase",
              "did not move in the first movement phase">,
          didThat<PastDeed::Moved, "did not move", "has not moved", "have not moved">,
          didThat<PastDeed::Plundered, "did not plunder", "has not plundered",
              "have not plundered">,
          didThat<PastDeed::WasHurt, "was not dealt damage", "were not dealt damage",
              "has not been dealt damage", "have not been dealt damage", "did not take damage",
              "did not take any damage", "has not taken damage", "has not taken any damage",
              "was not damaged", "has not been damaged", "took no damage">,
          didThat<PastDeed::WasAttacked, "was not attacked", "were not attacked",
              "has not been attacked", "have not been attacked">,
          didThat<PastDeed::DealtDamage, "did not deal damage", "has not dealt damage",
              "did not deal any damage", "dealt no damage", "have not dealt damage">,
          didThat<PastDeed::WasHealed, "was not healed", "were not healed", "has not been healed",
              "have not been healed">,
          didThat<PastDeed::UsedAbility, "did not use an ability", "has not used an ability",
              "have not used an ability">,
          didThat<PastDeed::Entered, "did not enter the battlefield",
              "has not entered the battlefield", "have not entered the battlefield">,
          didThat<PastDeed::WasPlayed, "was not played", "were not played", "has not been played",
              "have not been played", "was not hired">,
          didThat<PastDeed::WasUpstaged, "was not upstaged", "were not upstaged",
              "has not been upstaged", "have not been upstaged">,
          didThat<PastDeed::Destroyed, "did not destroy a mercenary",
              "has not destroyed a mercenary">,
          didThat<PastDeed::Upstaged, "did not upstage a mercenary",
              "has not upstaged a mercenary">,
          didThat<PastDeed::Exited, "did not exit", "has not exited", "have not exited">,
          didThat<PastDeed::Equipped, "did not equip a treasure", "has not equipped a treasure">>
{
};
/// "was attacked or healed": what befell it is said of both, so "dealt damage" is not what it dealt.
struct wasBefore : word<"was", "were", "has been", "have been">
{
};
struct alsoBefell
    : any<didThat<PastDeed::WasHurt, "dealt damage", "damaged">,
          didThat<PastDeed::WasHealed, "healed">, didThat<PastDeed::WasAttacked, "attacked">,
          didThat<PastDeed::WasPlayed, "played">, didThat<PastDeed::WasUpstaged, "upstaged">>
{
};
struct plainlyBefallen : word<"dealt damage", "dealt any damage", "damaged", "healed", "attacked",
                             "played", "upstaged">
{
};
struct eitherBefell : seq<pegtl::at<wasBefore>, pastDeed, word<"or">,
                          any<alsoBefell, seq<pegtl::not_at<plainlyBefallen>, pastDeed>>>
{
};
/// "attacked or plundered": who "attacked or healed" may have been healed or have healed somebody.
struct eitherDid : seq<pegtl::not_at<wasBefore>, pastDeed, word<"or">,
                       pegtl::not_at<word<"healed", "damaged">>, pastDeed>
{
};
/// "did not attack or plunder"
struct alsoUndone
    : any<didThat<PastDeed::Struck, "make a melee attack">,
          didThat<PastDeed::Shot, "make a ranged attack">, didThat<PastDeed::Attacked, "attack">,
          didThat<PastDeed::Moved, "move">, didThat<PastDeed::Plundered, "plunder">,
          didThat<PastDeed::WasHurt, "take damage", "take any damage">,
          didThat<PastDeed::DealtDamage, "deal damage", "deal any damage">,
          didThat<PastDeed::UsedAbility, "use an ability">,
          didThat<PastDeed::Entered, "enter the battlefield">,
          didThat<PastDeed::Destroyed, "destroy a mercenary">,
          didThat<PastDeed::Equipped, "equip a treasure">>
{
};
struct orNor : word<"or", "nor">
{
};
struct neitherDid
    : any<seq<pastLack, word<"and">, pastLack>,
          seq<word<"neither", "has neither", "have neither">, pastDeed, word<"nor">, pastDeed>,
          seq<word<"did neither">, alsoUndone, word<"nor">, alsoUndone>,
          seq<pegtl::at<word<"did not">>, pastLack, orNor, alsoUndone>,
          seq<pegtl::at<word<"has not", "have not">>,
              pegtl::not_at<word<"has not been", "have not been">>, pastLack, orNor,
              pegtl::not_at<word<"healed", "damaged", "been">>, pastDeed>,
          seq<pegtl::at<word<"was not", "were not", "has not been", "have not been">>, pastLack,
              orNor, alsoBefell>>
{
};
/// The two deeds of such a clause; refused where they are the same.
std::optional<Past> pastOf(Found& found, bool lacks)
{
    Past made;
    made.deed = found.take<PastDeed>();
    made.span = found.take<Span>();
    made.lacks = lacks;
    made.orDeed = found.takeIfAny<PastDeed>();
    return made.orDeed == made.deed ? std::nullopt : std::optional(made);
}
struct soIt : seq<any<eitherBefell, eitherDid, pastDeed>, spanOfTime>
{
    static std::optional<Past> build(Found& found) { return pastOf(found, false); }
};
struct lackedIt : seq<any<neitherDid, pastLack>, spanOfTime>
{
    static std::optional<Past> build(Found& found) { return pastOf(found, true); }
};
struct anyPast : any<lackedIt, soIt>
{
};
struct ofOne : seq<single, anyPast>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.of = found.take<Thing::Kind>();
        Past past = found.take<Past>();
        made.kind = std::exchange(past.lacks, false) ? Condition::Kind::ThingIsNot
                                                     : Condition::Kind::ThingIs;
        made.filter.condition = stateOf(past);
        if (made.filter.condition == Filter::Condition::None)
            made.filter.past = past;
        return made;
    }
};

} // namespace

Filter::Condition stateOf(const Past& past)
{
    if (past.span != Span::ThisTurn || past.orDeed)
        return Filter::Condition::None;
    switch (past.deed) {
    case PastDeed::Attacked:
        return Filter::Condition::HasAttacked;
    case PastDeed::Moved:
        return Filter::Condition::HasMoved;
    case PastDeed::Plundered:
        return Filter::Condition::HasPlundered;
    case PastDeed::WasHurt:
        return Filter::Condition::WasHurt;
    case PastDeed::WasAttacked:
    case PastDeed::DealtDamage:
    case PastDeed::WasHealed:
    case PastDeed::UsedAbility:
    case PastDeed::Entered:
    case PastDeed::Destroyed:
    case PastDeed::Struck:
    case PastDeed::Shot:
    case PastDeed::Equipped:
    case PastDeed::MovedFirst:
    case PastDeed::Upstaged:
    case PastDeed::Exited:
    case PastDeed::WasPlayed:
    case PastDeed::WasUpstaged:
        break;
    }
    return Filter::Condition::None;
}

bool spanOfPast::read(Input& in, Reading& reading)
{
    return text::read<spanOfTime>(in, reading);
}
bool pastClause::read(Input& in, Reading& reading)
{
    return text::read<anyPast>(in, reading);
}
bool pastCondition::read(Input& in, Reading& reading)
{
    return text::read<ofOne>(in, reading);
}
} // namespace triptych::seize::grammar
