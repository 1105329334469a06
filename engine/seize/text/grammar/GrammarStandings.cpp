#include "seize/text/grammar/GrammarPersons.h"

// Which of several players, by what they have or did: "each player with more loot than you"; and what becomes of
// their turns.
namespace triptych::seize::grammar {
namespace {

struct holding : any<means<Wealth::Loot, "loot in their vault", "loot">,
                     means<Wealth::Cards, "cards in their hand", "cards in hand", "cards">,
                     means<Wealth::Mercenaries, "mercenaries on the battlefield",
                         "mercenaries in play", "mercenaries">,
                     means<Wealth::Treasures, "treasures in their warchest", "treasures">>
{
};
struct manyOrFew : any<means<Flag::More, "more">, means<Flag::Less, "less", "fewer">>
{
};
struct mostOrLeast : any<means<Standing::Kind::Most, "the most", "the highest">,
                         means<Standing::Kind::Least, "the least", "the fewest", "the lowest">>
{
};
struct noneOfIt : seq<word<"no">>
{
    static int build(Found&) { return 0; }
};
struct howMuch
    : any<seq<manyOrFew, holding,
              means<Flag::Own, "than you do", "than you have", "than you control", "than you">>,
          seq<mostOrLeast, holding>, seq<noneOfIt, holding>,
          seq<count, any<orLess, orMore>, holding>,
          seq<any<atLeast, atMost, moreThan, lessThan>, count, holding>>
{
    static std::optional<Standing> build(Found& found)
    {
        Standing made;
        made.wealth = found.take<Wealth>();
        if (const auto rank = found.takeIfAny<Standing::Kind>()) {
            made.kind = *rank;
            return made;
        }
        const bool more = found.says(Flag::More);
        const bool less = found.says(Flag::Less);
        if (found.says(Flag::Own)) {
            made.kind = more ? Standing::Kind::MoreThanYou : Standing::Kind::LessThanYou;
            return made;
        }
        made.number = found.take<int>() + (more ? 1 : 0) - (less ? 1 : 0);
        made.kind
            = more || found.says(Flag::AtLeast) ? Standing::Kind::AtLeast : Standing::Kind::AtMost;
        return made.number >= 0 ? std::optional(made) : std::nullopt;
    }
};
/// Of two: "the player with more loot" has the most of it.
struct moreOfTheTwo : seq<manyOrFew, holding, pegtl::not_at<word<"than">>>
{
    static Standing build(Found& found)
    {
        Standing made;
        made.kind = found.says(Flag::More) ? Standing::Kind::Most : Standing::Kind::Least;
        found.says(Flag::Less);
        made.wealth = found.take<Wealth>();
        return made;
    }
};
struct doneThisTurn
    : any<means<Done::Plundered, "plundered this turn", "has plundered this turn">,
          means<Done::LostLoot, "lost loot this turn", "lost any loot this turn">,
          means<Done::GainedLoot, "gained loot this turn", "gained any loot this turn">,
          means<Done::PlayedAbility, "played an ability card this turn",
              "played an ability this turn", "played any ability cards this turn">,
          means<Done::PlayedInstant, "played an instant card this turn",
              "played an instant this turn">,
          means<Done::PlayedTreasure, "played a treasure card this turn",
              "played a treasure this turn">,
          means<Done::PlayedMercenary, "played a mercenary card this turn",
              "played a mercenary this turn">,
          means<Done::Acquired, "acquired a card this turn", "acquired this turn",
              "acquired any cards this turn">,
          means<Done::Discarded, "discarded a card this turn">,
          means<Done::LostMercenary, "had a mercenary destroyed this turn",
              "lost a mercenary this turn">>
{
};
struct notDoneThisTurn
    : any<means<Done::Plundered, "did not plunder this turn", "has not plundered this turn">,
          means<Done::LostLoot, "lost no loot this turn", "did not lose loot this turn",
              "did not lose any loot this turn">,
          means<Done::GainedLoot, "gained no loot this turn", "did not gain loot this turn">,
          means<Done::PlayedAbility, "played no ability cards this turn",
              "did not play an ability card this turn", "did not play an ability this turn">,
          means<Done::PlayedInstant, "played no instant cards this turn",
              "did not play an instant this turn">,
          means<Done::PlayedTreasure, "played no treasure cards this turn",
              "did not play a treasure this turn">,
          means<Done::PlayedMercenary, "played no mercenary cards this turn">,
          means<Done::Acquired, "acquired no cards this turn", "did not acquire this turn",
              "did not acquire a card this turn">,
          means<Done::Discarded, "discarded no cards this turn">,
          means<Done::LostMercenary, "had no mercenaries destroyed this turn">>
{
};
template <Standing::Kind kind, typename Deed>
struct whoDone : seq<word<"who", "that">, Deed>
{
    static Standing build(Found& found)
    {
        Standing made;
        made.kind = kind;
        made.done = found.take<Done>();
        return made;
    }
};
struct havingWord : word<"with", "who has", "that has", "who have", "that have", "who controls",
                        "that controls", "who control", "that control", "having">
{
};
struct quality : any<seq<havingWord, howMuch>, whoDone<Standing::Kind::Did, doneThisTurn>,
                     whoDone<Standing::Kind::DidNot, notDoneThisTurn>>
{
};
struct superlative : any<seq<havingWord, any<howMuch, moreOfTheTwo>>>
{
};
struct eachOfThem : any<seq<any<whoIs<Who::Kind::EachOpponent, "each opponent", "every opponent">,
                                whoIs<Who::Kind::EachPlayer, "each player", "every player">>,
                            quality>,
                        seq<any<whoIs<Who::Kind::EachOpponent, "the opponent">,
                                whoIs<Who::Kind::EachPlayer, "the player", "whichever player">>,
                            superlative>,
                        seq<whoIs<Who::Kind::EachPlayer, "whoever">, word<"has", "controls">,
                            any<howMuch, moreOfTheTwo>>>
{
    static std::optional<Who> build(Found& found)
    {
        Who made = found.take<Who>();
        made.standing = found.take<Standing>();
        return made;
    }
};
struct allOfThem
    : seq<any<whoIs<Who::Kind::EachOpponent, "your opponents", "all opponents", "opponents">,
              whoIs<Who::Kind::EachPlayer, "all players", "the players", "players">>,
          quality>
{
    static std::optional<Who> build(Found& found) { return eachOfThem::build(found); }
};

// ---------------------------------------------------------------- Turns

struct skippedPhase
    : any<means<Phase::Draw, "draw phase">, means<Phase::Acquire, "acquire phase">,
          means<Phase::Rally, "rally phase">, means<Phase::FirstMovement, "first movement phase">,
          means<Phase::Attack, "attack phase">,
          means<Phase::SecondMovement, "second movement phase">>
{
};
template <Person p>
struct turnDeed
    : any<seq<verb<p, "skip", "skips">, own<p>,
              any<seq<word<"next">, any<skippedPhase, means<Turns::Deed::SkipTurn, "turn">>>,
                  seq<skippedPhase, means<Flag::First, "this turn", "of this turn">>>>,
          seq<verb<p, "take", "takes">,
              means<Turns::Deed::ExtraTurn, "an extra turn after this one",
                  "another turn after this one", "another turn after this turn",
                  "an additional turn after this one", "an extra turn after this turn",
                  "an extra turn">>>
{
    static Effect build(Found& found)
    {
        Turns made;
        made.deed = found.take<Turns::Deed>(Turns::Deed::SkipPhase);
        made.phase = found.take<Phase>(Phase::Draw);
        made.now = found.says(Flag::First);
        return effect(std::move(made));
    }
};

} // namespace

bool playersOfStanding::read(Input& in, Reading& reading)
{
    return text::read<eachOfThem>(in, reading);
}
bool severalOfStanding::read(Input& in, Reading& reading)
{
    return text::read<allOfThem>(in, reading);
}
bool turnsOfYours::read(Input& in, Reading& reading)
{
    return text::read<turnDeed<Person::You>>(in, reading);
}
bool turnsOfOne::read(Input& in, Reading& reading)
{
    return text::read<turnDeed<Person::One>>(in, reading);
}
bool turnsOfSeveral::read(Input& in, Reading& reading)
{
    return text::read<turnDeed<Person::Several>>(in, reading);
}

} // namespace triptych::seize::grammar
