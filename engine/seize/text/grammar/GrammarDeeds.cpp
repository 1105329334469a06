#include "seize/text/grammar/GrammarDeeds.h"

// What a mercenary does or suffers for as long as something works: attacks, movement, Stealth. Damage is in
// GrammarDamageDeeds.cpp.
namespace triptych::seize::grammar {
namespace {

using Kind = Modifier::Kind;

/// "does not lose Burn at the end of the Attack Phase": when it would be lost by itself
struct keepsFrost
    : seq<means<Status::Frost, "frost">, maybe<word<"counters">>,
          maybe<word<"at the end of the first movement phase",
              "at the end of its first movement phase", "at the end of their first movement phase",
              "at the end of its controller's first movement phase">>>
{
};
struct keepsBurn : seq<means<Status::Burn, "burn">, maybe<word<"counters">>,
                       word<"at the end of the attack phase", "at the end of its attack phase",
                           "at the end of their attack phase", "at the end of each attack phase",
                           "at the end of its controller's attack phase">>
{
};
struct atItsTurn
    : seq<word<"at the start of", "at the beginning of">,
          word<"its turn", "their turn", "their turns", "its controller's turn",
              "their controller's turn", "their controllers' turn", "their controllers' turns">>
{
};
struct keepsExhaust : seq<means<Status::Exhaust, "exhaust">, maybe<word<"counters">>, atItsTurn>
{
};
struct keepsCounters : seq<word<"does not lose", "do not lose", "keeps", "keep">,
                           maybe<word<"its", "their">>, any<keepsFrost, keepsBurn, keepsExhaust>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::KeepsCounters;
        made.status = found.take<Status>();
        return made;
    }
};
struct adjacentOnes : word<"adjacent mercenaries", "adjacent enemies", "an adjacent mercenary",
                          "an adjacent enemy", "adjacent enemy mercenaries", "adjacent targets">
{
};
struct shootsBeside : any<seq<deed<Kind::ShootsBeside, "can make ranged attacks",
                                  "may make ranged attacks", "can make its ranged attacks",
                                  "can use its ranged attack", "may use its ranged attack",
                                  "can use ranged attacks", "can make a ranged attack">,
                              word<"against", "on", "at">, adjacentOnes>,
                          seq<deed<Kind::ShootsBeside, "can shoot", "may shoot">, adjacentOnes>>
{
    static Modifier build(Found& found) { return found.take<Modifier>(); }
};
/// "can make melee attacks against mercenaries at Distance 1", "may attack at Distance 1 with its melee attacks"
struct farOnes
    : seq<maybe<word<"against", "on">>,
          maybe<word<"enemy mercenaries", "mercenaries", "enemies", "a mercenary",
              "an enemy mercenary", "an enemy", "targets">>,
          word<"at distance", "within distance", "up to distance", "as far as distance">, count>
{
};
struct inMeleeToo : word<"with its melee attacks", "with its melee attack", "with melee attacks",
                        "with their melee attacks", "with a melee attack">
{
};
struct strikesFar : any<seq<word<"can make melee attacks", "may make melee attacks",
                                "can also make melee attacks", "may also make melee attacks",
                                "can make its melee attacks", "can use its melee attack">,
                            farOnes>,
                        seq<word<"can attack", "may attack", "can also attack", "may also attack">,
                            farOnes, inMeleeToo>>
{
    static std::optional<Modifier> build(Found& found) { return numbered(Kind::StrikesFar, found); }
};
/// "hits the mercenary behind its target with its melee attacks"
struct pierces
    : seq<deed<Kind::Pierces, "hits", "hit", "strikes", "strike", "damages", "damage", "attacks">,
          word<"the mercenary behind its target", "the mercenary directly behind its target",
              "the mercenary behind the target", "the mercenary directly behind the target",
              "the mercenary behind their target", "each mercenary behind its target",
              "each mercenary behind the target", "each mercenary directly behind the target">,
          maybe<any<withAttacks, means<How::Melee, "in melee">>>>
{
    static Modifier build(Found& found)
    {
        Modifier made = found.take<Modifier>();
        made.blow.how = found.take<How>(How::Any);
        if (made.blow.how == How::Attack)
            made.blow.how = How::Any;
        return made;
    }
};
struct movesAfter
    : deed<Kind::MovesAfter, "may move after attacking", "can move after attacking",
          "may move after it attacks", "can move after it attacks", "may move after its attack",
          "may still move after attacking", "can still move after attacking",
          "can use its remaining movement after attacking",
          "may use its remaining movement after attacking", "may move after they attack",
          "can move even after attacking", "can move even if it attacked this turn",
          "may move even if it attacked this turn", "can move even if it has attacked this turn",
          "may move even if it has attacked this turn">
{
};
struct everyClass
    : deed<Kind::EveryClass, "is of every class", "are of every class", "counts as every class",
          "count as every class", "counts as being of every class", "counts as each class",
          "is every class", "has every class", "counts as a member of every class",
          "is a member of every class", "counts as all classes", "is of all classes">
{
};
/// "counts as a Mage", "is a Mage in addition to its other classes"
struct besideItsOwn : word<"in addition to its other classes", "in addition to its other class",
                          "in addition to its class", "in addition to its own class",
                          "in addition to their other classes", "in addition to their class">
{
};
struct classAlone : any<seq<className, word<"mercenaries", "mercenary">>, bareClass>
{
};
struct ofClass2
    : any<seq<word<"counts as", "count as", "is considered", "are considered">,
              maybe<word<"being">>, maybe<word<"a", "an">>, classAlone, maybe<besideItsOwn>>,
          seq<word<"is", "are", "becomes", "become">, maybe<word<"a", "an">>, classAlone,
              besideItsOwn>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::OfClass;
        made.className = found.take<ClassName>().words;
        return made;
    }
};
struct alsoLost : seq<any<betweenModifiers, word<"or">>, maybe<word<"all", "its", "their">>,
                      whatItLoses, pegtl::not_at<any<change, count>>>
{
};
struct losesArmor : seq<word<"loses all", "lose all", "loses its", "lose their", "loses", "lose",
                            "loses all its", "loses all of its">,
                        whatItLoses, many<alsoLost>>
{
};
struct mustAttack : seq<word<"must attack">,
                        any<word<"this mercenary", "this", "the bearer">, towardOne,
                            seq<pegtl::at<word<"the attacker">>, thing>>,
                        maybe<word<"if able", "if possible", "if they can", "if it can">>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::MustAttack;
        made.toward = found.takeIfAny<Thing>();
        return made;
    }
};
struct attackWord : word<"attacks", "attack">
{
};
struct timesEachTurn
    : any<seq<count, word<"additional", "more", "extra">, word<"times", "time">>,
          means<1, "an additional time", "one additional time", "an extra time", "a second time">>
{
};
struct eachTurnOrPhase : word<"each turn", "per turn", "each attack phase", "per attack phase">
{
};
struct attacksMore
    : any<seq<word<"may", "can">, word<"attack">, timesEachTurn, maybe<eachTurnOrPhase>,
              maybe<withAttacks>>,
          seq<word<"may", "can">, word<"make">, count,
              word<"additional attacks", "additional attack">, eachTurnOrPhase>,
          seq<word<"may", "can">, word<"make an additional attack">, eachTurnOrPhase>,
          seq<word<"may", "can">, word<"make">, any<count, means<1, "an", "a">>,
              word<"additional", "extra">, attackNoun, eachTurnOrPhase>,
          seq<word<"may", "can">, means<Flag::Twice, "make two", "make 2">, attackNoun,
              eachTurnOrPhase>,
          seq<word<"may", "can">,
              means<Flag::Twice, "attack twice", "make two attacks", "make 2 attacks">,
              eachTurnOrPhase>,
          seq<means<Flag::Twice, "attacks twice", "attack twice">, eachTurnOrPhase>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::ExtraAttacks;
        made.number = found.says(Flag::Twice) ? 1 : found.take<int>(1);
        made.blow.how = found.take<How>(How::Any);
        if (made.blow.how == How::Attack)
            made.blow.how = How::Any;
        return made;
    }
};
struct movesThrough : seq<word<"can move", "may move", "moves", "move">,
                          word<"through", "over", "past">, maybe<word<"other">>,
                          maybe<any<means<Side::Enemy, "enemy", "opposing">,
                              means<Side::Allied, "allied", "friendly">>>,
                          word<"mercenaries", "occupied tiles", "tiles that are occupied">>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::MovesThrough;
        if (const auto side = found.takeIfAny<Side>()) {
            made.against.emplace();
            made.against->side = *side;
        }
        return made;
    }
};
/// "can attack past allied mercenaries": they do not hide from it who stands behind them
struct seesPast : seq<word<"can attack past", "may attack past", "can see past",
                          "can attack through", "may attack through">,
                      mercenariesPhrase>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made;
        made.kind = Kind::SeesPast;
        made.against = found.take<Filter>();
        return made.against->noun == Filter::Noun::Mercenary ? std::optional(std::move(made))
                                                             : std::nullopt;
    }
};
struct keepsStealthByAbilities
    : seq<deed<Kind::KeepsStealth, "does not lose stealth", "do not lose stealth", "keeps stealth",
              "keep stealth", "stays stealthed", "stay stealthed">,
          word<"when it uses an ability", "when it uses abilities", "when they use an ability",
              "when they use abilities", "when using an ability", "when using abilities",
              "by using an ability", "by using abilities", "from using abilities",
              "from using an ability">>
{
    static Modifier build(Found& found)
    {
        Modifier made = found.take<Modifier>();
        made.blow.how = How::Ability;
        return made;
    }
};
struct keepsStealth
    : any<deed<Kind::KeepsStealth, "does not lose stealth when it attacks",
              "do not lose stealth when they attack", "does not lose stealth when attacking",
              "does not lose stealth from attacking", "keeps stealth when it attacks",
              "keep stealth when they attack", "keeps stealth when attacking">,
          keepsStealthByAbilities,
          bySuchAttacks<Kind::KeepsStealth, "does not lose stealth", "do not lose stealth",
              "keeps stealth", "keep stealth">,
          seq<deed<Kind::KeepsStealth, "may attack", "can attack">,
              maybe<word<"while stealthed", "from stealth">>,
              word<"without losing stealth", "without losing it", "without leaving stealth">>,
          seq<deed<Kind::KeepsStealth, "stays", "remains", "stay", "remain">,
              word<"stealthed", "in stealth">,
              word<"when it attacks", "after it attacks", "when attacking", "after attacking",
                  "when they attack", "after they attack">>>
{
    static Modifier build(Found& found) { return found.take<Modifier>(); }
};
/// "attacks each adjacent enemy with its melee attacks"
struct eachBeside
    : word<"each adjacent enemy mercenary", "all adjacent enemy mercenaries", "each adjacent enemy",
          "all adjacent enemies", "each adjacent opposing mercenary",
          "all adjacent opposing mercenaries", "every adjacent enemy mercenary",
          "every adjacent enemy", "every adjacent opposing mercenary">
{
};
struct sweeps
    : seq<deed<Kind::Sweeps, "attacks", "attack", "hits", "hit", "strikes", "strike">, eachBeside,
          maybe<word<"with its melee attacks", "with their melee attacks", "with melee attacks",
              "with its melee attack", "at once when it declares a melee attack",
              "at once when it attacks", "at once when it makes a melee attack",
              "when it makes a melee attack", "when it declares a melee attack", "at once",
              "at the same time", "simultaneously", "in melee">>>
{
    static Modifier build(Found& found) { return found.take<Modifier>(); }
};
struct seesInFog
    : deed<Kind::SeesInFog, "is not blinded by fog", "are not blinded by fog", "ignores fog",
          "ignore fog", "is not affected by fog", "are not affected by fog", "is unaffected by fog",
          "are unaffected by fog", "can see through fog", "sees through fog">
{
};
struct keepsMove
    : word<"ignores movement reduction", "ignores movement reductions", "ignore movement reduction",
          "ignore movement reductions", "ignores move reduction">
{
    static Modifier build()
    {
        Modifier made;
        made.kind = Kind::KeepsFigure;
        made.stat = Stat::Move;
        return made;
    }
};
struct covered : deed<Kind::Covered, "is covered by this", "are covered by this",
                     "is covered by this mercenary", "are covered by this mercenary",
                     "is covered by the bearer", "are covered by the bearer">
{
};
struct everyDeed
    : any<ofAttacks<Kind::IgnoresLos, "ignores los", "ignore los", "ignores line of sight",
              "ignore line of sight">,
          losesArmor, passes, lessTaken, keepsCounters, sparedDeeds, treasureDeeds, shootsBeside,
          strikesFar, pierces, everyClass, ofClass2, movesAfter, moreDealt, mustAttack, attacksMore,
          becomesValue, doubled, sweeps, seesInFog, keepsMove, plundersMore,
          deed<Kind::NotDestroyed, "can not be destroyed", "can not die", "is indestructible",
              "are indestructible">,
          deed<Kind::SeesStealth, "can target stealthed mercenaries",
              "can attack stealthed mercenaries", "may target stealthed mercenaries",
              "may attack stealthed mercenaries", "can target mercenaries with stealth",
              "ignores stealth", "ignore stealth", "can see stealthed mercenaries">,
          deed<Kind::NotInTheWay, "does not block los", "do not block los",
              "does not block line of sight", "do not block line of sight", "can not block los",
              "can not block line of sight", "does not obscure line of sight",
              "do not obscure line of sight">,
          seesPast,
          deed<Kind::MustStrike, "must attack each turn if able", "must attack every turn if able",
              "must attack during your attack phase if able",
              "must attack during each of your attack phases if able",
              "must attack in each of your attack phases if able",
              "must attack during each attack phase if able",
              "must attack each attack phase if able",
              "must attack during its controller's attack phase if able",
              "must attack during their attack phase if able", "must attack if able",
              "attacks each turn if able", "attack each turn if able">,
          deed<Kind::PlundersDouble, "plunders double", "plunder double",
              "plunders for double its bounty", "plunders twice its bounty">,
          deed<Kind::MovesDiagonally, "moves diagonally", "move diagonally", "may move diagonally",
              "can move diagonally", "may also move diagonally", "can also move diagonally">,
          deed<Kind::AttacksDiagonally, "attacks diagonally", "attack diagonally",
              "may attack diagonally", "can attack diagonally", "may also attack diagonally",
              "can also attack diagonally">,
          ofAttacks<Kind::AttacksAllWays, "attacks in all directions", "attack in all directions",
              "may attack in all directions", "may attack in any direction",
              "can attack in all directions", "can attack in any direction">,
          deed<Kind::MovesAllWays, "moves in all directions", "move in all directions",
              "may move in all directions", "may move in any direction",
              "can move in all directions", "can move in any direction">,
          movesThrough, keepsStealth, covered, otherDamage, immune, bans>
{
    static constexpr std::string_view expected
        = "a deed (ignores LOS, attacks in all directions, cannot be burned, ...)";
};

} // namespace

bool deeds::read(Input& in, Reading& reading)
{
    return text::read<everyDeed>(in, reading);
}

} // namespace triptych::seize::grammar
