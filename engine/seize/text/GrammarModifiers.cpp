#include "seize/text/GrammarModifiers.h"

#include <algorithm>
#include <cstdlib>

namespace triptych::seize::grammar {
namespace {

using Kind = Modifier::Kind;

// ---------------------------------------------------------------- Statistics

/// "+2", "-1"
struct scanSigned
{
    static constexpr std::string_view what = "a change such as +1";
    static std::size_t length(std::string_view text)
    {
        if (text.size() < 2 || (text.front() != '+' && text.front() != '-') || !isDigit(text[1]))
            return 0;
        const Number found = number(text.substr(1));
        return found.length > 0 && found.value <= 99 ? found.length + 1 : 0;
    }
};
struct change : scanned<scanSigned>
{
    static int build(std::string_view text)
    {
        const int value = number(text.substr(1)).value;
        return text.front() == '-' ? -value : value;
    }
};
struct changed
    : any<means<Kind::Reach, "ranged distance">, means<Kind::Melee, "melee damage", "melee">,
          means<Kind::Ranged, "ranged damage", "ranged">, means<Kind::Move, "movement", "move">,
          means<Kind::Bounty, "bounty">, means<Kind::Health, "maximum health", "health">,
          means<Kind::Damage, "damage">, means<Kind::Armor, "armor", "armour">,
          means<Kind::MagicArmor, "magic armor", "magic armour">, means<Kind::Defense, "defense">,
          means<Kind::Reach, "reach", "ranged distance", "distance", "range">>
{
    static constexpr std::string_view expected
        = "melee, ranged, move, bounty, health, damage or reach";
};
Modifier numbered(Found& found)
{
    Modifier made;
    made.kind = found.take<Kind>();
    made.number = found.take<int>(1);
    return made;
}
/// "+X": how much is said behind, "where X is ..."
struct letterChange : means<Flag::Letter, "+x">
{
};
struct lessLetter : means<Flag::LessLetter, "-x">
{
};
struct statChange : seq<any<change, letterChange, lessLetter>, changed, maybe<toAMinimum>>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made = numbered(found);
        if (found.says(Flag::Letter) || found.says(Flag::LessLetter)) {
            made.number = found.says(Flag::Letter) ? 1 : -1;
            made.letter = true;
        }
        if (found.says(Flag::AtLeast)) {
            made.atLeastOne = true;
            if (made.number > 0 || made.kind > Kind::Bounty)
                return std::nullopt; // only a figure that falls has a least
        }
        const bool signless = made.kind == Kind::Defense || made.kind == Kind::Reach;
        return signless && made.number < 0 ? std::nullopt : std::optional(made);
    }
};

// ---------------------------------------------------------------- Keywords

struct keywordName
    : any<means<Kind::Armor, "armor", "armour">,
          means<Kind::MagicArmor, "magic armor", "magic armour">, means<Kind::Defense, "defense">,
          means<Kind::Fortify, "fortify">, means<Kind::Regen, "regen">>
{
};
struct letter : means<Flag::Letter, "x">
{
};
struct keyword : seq<keywordName, any<change, count, letter>>
{
    static constexpr std::string_view expected
        = "a keyword (Armor N, Magic Armor N, Defense N, Fortify N, Regen N, Leech, reach +N)";
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made = numbered(found);
        made.letter = found.says(Flag::Letter);
        const bool lessOfIt = made.kind == Kind::Armor || made.kind == Kind::MagicArmor;
        return made.number < 0 && !lessOfIt ? std::nullopt : std::optional(made);
    }
};
struct reachWord : means<Kind::Reach, "reach">
{
};
struct reach : seq<reachWord, any<change, count>>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made = numbered(found);
        return made.number < 0 ? std::nullopt : std::optional(made);
    }
};
template <Kind kind, Literal... Words>
struct deed : word<Words...>
{
    static Modifier build()
    {
        Modifier made;
        made.kind = kind;
        return made;
    }
};
struct leech : deed<Kind::Leech, "leech">
{
};

// ---------------------------------------------------------------- Deeds

struct normalType
    : any<means<DamageType::Physical, "physical">, means<DamageType::Magic, "magic", "magical">,
          means<DamageType::True, "true">, means<DamageType::Pure, "pure">,
          means<DamageType::Lethal, "lethal">>
{
    static constexpr std::string_view expected = "Physical, Magic, True, Pure or Lethal";
};
/// "deal Magic damage instead of Physical"
struct insteadOfType
    : seq<word<"instead of">, pegtl::at<word<"physical", "magic", "their">>,
          word<"physical damage", "magic damage", "their normal damage", "physical", "magic">>
{
};
struct normally : any<insteadOfType, word<"instead">>
{
};
// Damage that somebody takes or deals.

struct fewerOrMore
    : any<means<Flag::Less, "less">, means<Flag::More, "more", "additional", "extra">>
{
};
struct anyDamage : any<seq<maybe<damageKind>, word<"damage">>, means<How::Melee, "melee damage">,
                       means<How::Ranged, "ranged damage">>
{
};
struct fromWhat : any<word<"from all sources", "from any source", "from all damage">,
                      seq<word<"from", "with", "by">,
                          maybe<word<"each", "any", "all", "an", "every">>, attackNoun>,
                      seq<word<"from", "by", "with">,
                          means<How::Ability, "ability cards", "abilities",
                              "ability cards or "
                              "effects">>,
                      seq<word<"from">, damageKind, maybe<word<"damage", "sources", "attacks">>>>
{
};
/// "to damaged mercenaries", "against an exhausted mercenary"
template <Literal... Words>
struct toSuch
    : seq<word<Words...>, any<seq<means<1, "a", "an", "any">, mercenaryPhrase>, mercenariesPhrase>>
{
};
struct toWhom : toSuch<"to", "against">
{
};
struct fromWhom : toSuch<"from", "from attacks by", "from attacks made by", "dealt by", "by">
{
};
struct firstTime : means<Flag::First, "the first time each turn", "once each turn", "once per turn">
{
};
Modifier aboutDamage(Kind kind, Found& found)
{
    Modifier made;
    made.kind = kind;
    made.number = found.take<int>(1);
    if (found.says(Flag::Less))
        made.number = -made.number;
    made.blow.how = found.take<How>(How::Any);
    made.blow.type = found.takeIfAny<DamageType>();
    made.firstOnly = found.says(Flag::First);
    made.atLeastOne = found.says(Flag::AtLeast) && made.number < 0;
    made.against = found.takeIfAny<Filter>();
    return made;
}
template <Kind kind, typename... Rules>
struct damageDeed : seq<Rules...>
{
    static Modifier build(Found& found) { return aboutDamage(kind, found); }
};
struct takesWord : word<"takes", "take">
{
};
struct dealsWord : word<"deals", "deal">
{
};
struct doubleWord : word<"double", "twice the", "twice as much">
{
};
struct noWord : word<"no">
{
};
struct takes
    : any<damageDeed<Kind::TakesNone, takesWord, noWord, anyDamage, maybe<any<fromWhat, fromWhom>>>,
          damageDeed<Kind::TakesNone, word<"is immune to", "are immune to", "immune to">,
              damageKind, word<"damage">>,
          damageDeed<Kind::TakesNone, word<"can not be dealt">, anyDamage,
              maybe<word<"by">, attackNoun>>,
          damageDeed<Kind::TakesDouble, takesWord, doubleWord, anyDamage,
              maybe<any<fromWhat, fromWhom>>>,
          damageDeed<Kind::Takes, takesWord, count, fewerOrMore, anyDamage,
              maybe<any<fromWhat, fromWhom>>, maybe<firstTime>, maybe<toAMinimum>>>
{
};
struct dealsMore
    : any<damageDeed<Kind::DealsDouble, dealsWord, doubleWord, anyDamage, maybe<fromWhat>,
              maybe<toWhom>>,
          damageDeed<Kind::Deals, dealsWord, count, fewerOrMore, anyDamage, maybe<fromWhat>,
              maybe<toWhom>>,
          damageDeed<Kind::Deals, dealsWord, change, anyDamage, maybe<fromWhat>, maybe<toWhom>>>
{
};
/// "deals no damage this turn"
struct dealsNone : seq<dealsWord, noWord, anyDamage, maybe<fromWhat>, maybe<toWhom>>
{
    static Modifier build(Found& found)
    {
        Modifier made = aboutDamage(Kind::Deals, found);
        made.number = Modifier::noneLeft;
        return made;
    }
};
/// "loses all Armor": as much as it may have
struct whatItLoses : any<means<Kind::MagicArmor, "magic armor", "magic armour">,
                         means<Kind::Armor, "armor", "armour">, means<Kind::Defense, "defense">>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = found.take<Kind>();
        made.number = Modifier::noneLeft;
        return made;
    }
};
struct losesArmor : seq<word<"loses all", "lose all", "loses its", "lose their", "loses", "lose",
                            "has no", "have no", "loses all its", "loses all of its">,
                        whatItLoses>
{
    static Modifier build(Found& found) { return found.take<Modifier>(); }
};
struct attacking : seq<>
{
    static How build(Found&) { return How::Attack; }
};
/// "ignores Armor with ranged attacks"
struct withAttacks
    : any<seq<word<"with", "when making", "when it makes", "when using", "for", "on", "of",
                  "while making">,
              maybe<word<"its", "a", "their">>, attackNoun>,
          seq<word<"when attacking", "when it attacks", "while attacking", "when they attack">,
              attacking>>
{
};
template <Kind kind, Literal... Words>
struct ofAttacks : seq<word<Words...>, maybe<withAttacks>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = kind;
        made.blow.how = found.take<How>(How::Any);
        return made;
    }
};
struct passes : any<ofAttacks<Kind::PassesMagicArmor, "ignores magic armor", "ignore magic armor">,
                    ofAttacks<Kind::PassesArmor, "ignores armor", "ignore armor">,
                    ofAttacks<Kind::PassesDefense, "ignores defense", "ignore defense">>
{
};
struct mustAttack
    : seq<word<"must attack">, any<word<"this mercenary", "this", "the bearer", "it">>,
          maybe<word<"if able", "if possible", "if they can", "if it can">>>
{
    static Modifier build(Found&)
    {
        Modifier made;
        made.kind = Kind::MustAttack;
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
              eachTurnOrPhase>>
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
struct becomesValue : seq<word<"has a", "have a">, statistic, word<"of">, any<count, letter>>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made;
        made.kind = Kind::Becomes;
        made.stat = found.take<Stat>();
        made.number = found.take<int>(1);
        made.letter = found.says(Flag::Letter);
        return made.stat == Stat::Stars ? std::nullopt : std::optional(made);
    }
};

/// Not the beginning of "deal Magic damage to ... equal to ...".
struct withAbilities : seq<word<"with">, means<How::Ability, "abilities", "ability cards">>
{
};
/// Several only: "deal Lethal damage to a mercenary" is told to do it.
struct toAllSuch : seq<word<"to", "against">, mercenariesPhrase>
{
};
struct dealsType
    : any<seq<word<"deals", "deal">, normalType, word<"damage">,
              maybe<any<withAttacks, withAbilities>>, toAllSuch, pegtl::not_at<equalTo>>,
          seq<word<"deals", "deal">, normalType, word<"damage">,
              maybe<any<withAttacks, withAbilities>>, maybe<normally>, pegtl::not_at<word<"to">>>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.blow.how = found.take<How>(How::Any);
        made.kind = Kind::DealsType;
        made.type = found.take<DamageType>();
        made.against = found.takeIfAny<Filter>();
        return made;
    }
};
struct suffersStatus
    : any<means<Status::Exhaust, "exhausted">, means<Status::Bleed, "bled", "bleeding">,
          means<Status::Poison, "poisoned">, means<Status::Frost, "frozen", "frosted">,
          means<Status::Burn, "burned", "burnt">, means<Status::Blind, "blinded">,
          means<Status::Silence, "silenced">, means<Status::Stealth, "stealthed">>
{
};
struct byFoes
    : means<Flag::ByFoes, "by opponents", "by an opponent", "by your opponents", "by enemies",
          "by enemy mercenaries", "by an enemy", "by opposing mercenaries", "by enemy effects",
          "by opposing effects", "by opponents' effects", "from opponents", "by your opponent">
{
};
struct immune : any<seq<word<"can not be", "can not become">, suffersStatus, maybe<byFoes>>,
                    seq<word<"can not gain", "can not be given", "can not receive">, status,
                        maybe<counterWord>, maybe<byFoes>>,
                    seq<word<"is immune to", "are immune to", "immune to">, status>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::Immune;
        made.status = found.take<Status>();
        made.byFoes = found.says(Flag::ByFoes);
        return made;
    }
};
struct notAttacked : any<seq<word<"can not be targeted", "can not be hit">, word<"by">, attackNoun>,
                         seq<word<"can not be attacked">, maybe<word<"by">, attackNoun>>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::NotAttacked;
        made.blow.how = found.take<How>(How::Any);
        return made;
    }
};
/// "cannot make ranged attacks"
struct noSuchAttack : seq<word<"can not make", "can not declare", "can not use">,
                          maybe<word<"any", "a">>, attackNoun>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::NoAttack;
        made.blow.how = found.take<How>();
        if (made.blow.how == How::Attack)
            made.blow.how = How::Any;
        return made;
    }
};
/// "tiles adjacent to this", "a fogged tile", "your Guild Hall"
struct ground
    : any<tilesPhrase, seq<means<1, "a", "an", "any">, tilePhrase>,
          means<Filter::Place::YourGuildHall, "your guild hall">,
          means<Filter::Place::EnemyGuildHall, "an opponent's guild hall",
              "the opponent's guild hall", "your opponent's guild hall">,
          means<Filter::Place::AnyGuildHall, "a guild hall", "any guild hall", "guild halls">>
{
};
Filter groundOf(Found& found)
{
    Filter area = found.take<Filter>();
    area.noun = Filter::Noun::Tile;
    area.place = found.take<Filter::Place>(area.place);
    return area;
}
/// "cannot enter tiles adjacent to this", "cannot enter your Guild Hall"
struct noEntry : seq<word<"can not enter", "can not move into", "can not move onto",
                         "can not move through", "can not enter or move through">,
                     ground>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::NoEntry;
        made.against = groundOf(found);
        return made;
    }
};
/// "must spend 1 more movement to leave tiles adjacent to this"
struct dearer : any<seq<count, word<"more movement", "additional movement", "extra movement">>,
                    seq<word<"an additional", "an extra">, means<1, "movement">>,
                    seq<means<1, "2">, word<"movement">>, seq<means<2, "3">, word<"movement">>>
{
};
struct paysForSteps
    : seq<word<"must spend", "must pay", "spends", "spend", "pays", "pay", "need", "needs">, dearer,
          any<word<"to leave", "to move out of", "to move away from", "when leaving",
                  "to move from", "to exit", "when they leave", "when it leaves">,
              means<Flag::Entering, "to enter", "to move into", "to move onto", "when entering",
                  "when they enter", "when it enters">>,
          ground>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made;
        made.kind = Kind::PaysForSteps;
        made.number = found.take<int>();
        made.entering = found.says(Flag::Entering);
        made.against = groundOf(found);
        return made.number > 0 ? std::optional(made) : std::nullopt;
    }
};
struct survives : seq<word<"can not be reduced below", "can not drop below", "can not fall below",
                          "can not be reduced to less than">,
                      count, word<"health">>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made;
        made.kind = Kind::Survives;
        made.number = found.take<int>();
        return made.number > 0 ? std::optional(made) : std::nullopt;
    }
};
struct ban
    : any<noSuchAttack, noEntry, paysForSteps, survives,
          deed<Kind::NotReadied, "can not be readied", "can not ready", "does not ready",
              "do not ready", "can not lose exhaust counters", "can not lose exhaust">,
          deed<Kind::NotSpotted, "can not be spotted", "can not be spotted by opponents",
              "can not be revealed by opponents", "can not be spotted by enemies">,
          deed<Kind::KeepsMove, "can not have its move reduced", "can not have their move reduced",
              "can not have its movement reduced">,
          deed<Kind::NotUpstaged, "can not be upstaged">,
          deed<Kind::NotPushed, "can not be moved by opponents", "can not be pushed by opponents",
              "can not be moved by an opponent", "can not be pushed by an opponent",
              "can not be pushed , moved or swapped by opponents",
              "can not be moved , pushed or swapped by opponents", "can not be pushed or pulled",
              "can not be pushed , pulled or swapped", "can not be pushed", "can not be moved">,
          seq<notAttacked>,
          deed<Kind::KeepsTreasures, "can not lose treasures", "can not lose its treasures",
              "can not have its treasures destroyed", "can not have its treasures unequipped",
              "can not be unequipped">,
          deed<Kind::NotTargeted, "can not be targeted by opponents' ability cards",
              "can not be targeted by opponents' abilities",
              "can not be targeted by your opponents' abilities",
              "can not be targeted by your opponents", "can not be targeted by opponents",
              "can not be targeted by enemies", "can not be targeted by opposing ability cards",
              "can not be targeted by opposing abilities", "can not be targeted by enemy abilities",
              "can not be targeted by enemy ability cards", "can not be targeted by your opponent",
              "can not be targeted by abilities", "can not be targeted by ability cards">,
          deed<Kind::NotHealed, "can not be healed">, deed<Kind::NoAttack, "can not attack">,
          deed<Kind::MoveOrAttack, "can not move and attack in the same turn",
              "can not attack and move in the same turn",
              "can not both move and attack in the same turn", "can not attack on a turn it moved",
              "can not attack if it moved this turn">,
          deed<Kind::NoMove, "can not move">, deed<Kind::NoPlunder, "can not plunder">,
          deed<Kind::NoExit, "can not exit">,
          deed<Kind::NoActives, "can not activate abilities", "can not use abilities",
              "can not activate active abilities", "can not use active abilities">>
{
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
struct keepsStealth
    : any<deed<Kind::KeepsStealth, "does not lose stealth when it attacks",
              "do not lose stealth when they attack", "does not lose stealth when attacking",
              "does not lose stealth from attacking", "keeps stealth when it attacks",
              "keep stealth when they attack", "keeps stealth when attacking">,
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
/// "has double bounty"
struct doubled
    : seq<word<"has double", "have double", "gains double", "gets double", "has twice its",
              "have twice their", "have double their", "has double its">,
          statistic>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made;
        made.kind = Kind::Doubled;
        made.stat = found.take<Stat>();
        const bool can = made.stat == Stat::Melee || made.stat == Stat::Ranged
            || made.stat == Stat::Move || made.stat == Stat::Bounty;
        return can ? std::optional(made) : std::nullopt;
    }
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
struct noLoss
    : deed<Kind::NoLoss, "costs no loot when it is destroyed", "costs no loot when destroyed",
          "cost no loot when they are destroyed", "cost no loot when destroyed">
{
};
/// "takes 1 more loot when it plunders"
struct moreLoot : seq<count, word<"more", "additional", "extra">, word<"loot">>
{
};
struct whenPlundering : word<"when it plunders", "when plundering", "when they plunder",
                            "each time it plunders", "whenever it plunders", "while plundering">
{
};
struct plundersMore : any<seq<word<"plunders for", "plunders", "plunder for", "plunder">, moreLoot>,
                          seq<word<"plunders for", "plunder for">, count, word<"more">>,
                          seq<word<"takes", "take", "steals", "steal">, moreLoot, whenPlundering>,
                          seq<change, word<"bounty">, whenPlundering>>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made;
        made.kind = Kind::PlundersMore;
        made.number = found.take<int>();
        return made.number > 0 ? std::optional(made) : std::nullopt;
    }
};
/// "may equip 1 additional treasure each turn", "can equip two treasures each turn"
struct eachTurnWord : word<"each turn", "per turn", "a turn", "each rally phase">
{
};
struct ratherThanOne : word<"instead of one", "instead of 1", "rather than one", "rather than 1">
{
};
struct equipsMore : any<seq<word<"may", "can">, word<"equip">, any<count, means<1, "an", "a">>,
                            word<"additional", "more", "extra">, treasureWord, maybe<eachTurnWord>>,
                        seq<word<"may", "can">, word<"equip">, means<1, "two", "2">, treasureWord,
                            eachTurnWord, maybe<ratherThanOne>>,
                        seq<word<"may", "can">, word<"equip">, means<2, "three", "3">, treasureWord,
                            eachTurnWord, maybe<ratherThanOne>>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::EquipsMore;
        made.number = found.take<int>();
        return made;
    }
};
struct keepsMove
    : deed<Kind::KeepsMove, "ignores movement reduction", "ignores movement reductions",
          "ignore movement reduction", "ignore movement reductions", "ignores move reduction">
{
};
/// "Burn", "1 Poison": one that an attack leaves.
struct inflicted : seq<doses>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made;
        made.kind = Kind::Inflicts;
        const auto all = found.takeAll<Apply::Dose>();
        if (all.size() != 1 || all.front().count.kind != Amount::Kind::Fixed)
            return std::nullopt;
        made.status = all.front().status;
        made.number = all.front().count.number;
        return made.number > 0 ? std::optional(made) : std::nullopt;
    }
};
/// "applies 1 Burn with ranged attacks"
struct inflicts
    : seq<word<"applies", "apply", "inflicts", "inflict">, inflicted, withAttacks, maybe<toWhom>>
{
    static Modifier build(Found& found)
    {
        Modifier made = found.take<Modifier>();
        made.blow.how = found.take<How>();
        made.against = found.takeIfAny<Filter>();
        return made;
    }
};
struct covered : deed<Kind::Covered, "is covered by this", "are covered by this",
                     "is covered by this mercenary", "are covered by this mercenary",
                     "is covered by the bearer", "are covered by the bearer">
{
};
struct deeds
    : any<ofAttacks<Kind::IgnoresLos, "ignores los", "ignore los", "ignores line of sight",
              "ignore line of sight">,
          losesArmor, passes, takes, dealsNone, dealsMore, inflicts, mustAttack, attacksMore,
          becomesValue, doubled, sweeps, seesInFog, noLoss, keepsMove, plundersMore, equipsMore,
          deed<Kind::NotDestroyed, "can not be destroyed", "can not die", "is indestructible",
              "are indestructible">,
          deed<Kind::SeesStealth, "can target stealthed mercenaries",
              "can attack stealthed mercenaries", "may target stealthed mercenaries",
              "may attack stealthed mercenaries", "can target mercenaries with stealth",
              "ignores stealth", "ignore stealth", "can see stealthed mercenaries">,
          deed<Kind::PlundersDouble, "plunders double", "plunder double",
              "plunders for double its bounty", "plunders twice its bounty">,
          deed<Kind::MovesDiagonally, "moves diagonally", "move diagonally", "may move diagonally",
              "can move diagonally", "may also move diagonally", "can also move diagonally">,
          deed<Kind::AttacksDiagonally, "attacks diagonally", "attack diagonally",
              "may attack diagonally", "can attack diagonally", "may also attack diagonally",
              "can also attack diagonally">,
          deed<Kind::AttacksAllWays, "attacks in all directions", "attack in all directions",
              "may attack in all directions", "may attack in any direction",
              "can attack in all directions", "can attack in any direction">,
          deed<Kind::MovesAllWays, "moves in all directions", "move in all directions",
              "may move in all directions", "may move in any direction",
              "can move in all directions", "can move in any direction">,
          movesThrough, keepsStealth, covered, dealsType, immune, ban>
{
    static constexpr std::string_view expected
        = "a deed (ignores LOS, attacks in all directions, cannot be burned, ...)";
};

// ---------------------------------------------------------------- Lists

/// "a melee of 3", behind "has"
struct aStat : seq<word<"a">, statistic, word<"of">, any<count, letter>>
{
    static std::optional<Modifier> build(Found& found) { return becomesValue::build(found); }
};
struct gainVerb : word<"gains", "gain", "gets", "get", "has", "have">
{
    static constexpr std::string_view expected = "gets, gains, has or a deed";
};
/// Of attacks: what they do is what their mercenary does with them.
struct doublesDamage
    : seq<dealsWord, doubleWord, anyDamage, maybe<toWhom>, pegtl::not_at<word<"to">>>
{
    static Modifier build(Found& found) { return aboutDamage(Kind::DealsDouble, found); }
};
struct moreDamage : any<seq<dealsWord, count, fewerOrMore, anyDamage, maybe<toWhom>>,
                        seq<dealsWord, change, anyDamage, maybe<toWhom>>>
{
    static Modifier build(Found& found) { return aboutDamage(Kind::Deals, found); }
};
struct otherType
    : any<seq<dealsWord, normalType, word<"damage">, toAllSuch, pegtl::not_at<equalTo>>,
          seq<dealsWord, normalType, word<"damage">, maybe<normally>, pegtl::not_at<word<"to">>>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::DealsType;
        made.type = found.take<DamageType>();
        made.against = found.takeIfAny<Filter>();
        return made;
    }
};
/// "ranged attacks apply 1 Burn", "attacks silence them"
struct toThemWords : word<"to the target", "on the target", "to the attacked mercenary",
                         "on the attacked mercenary", "to them", "on them", "to the defender">
{
};
template <Status status, Literal... Words>
struct leaving : word<Words...>
{
    static Modifier build()
    {
        Modifier made;
        made.kind = Kind::Inflicts;
        made.status = status;
        return made;
    }
};
struct leaves : any<seq<word<"apply", "applies", "inflict", "inflicts", "place", "places", "cause">,
                        inflicted, maybe<toThemWords>>,
                    seq<any<leaving<Status::Silence, "silence", "silences">,
                            leaving<Status::Blind, "blind", "blinds">,
                            leaving<Status::Exhaust, "exhaust", "exhausts">>,
                        word<"them", "the target", "the attacked mercenary", "it">>>
{
};
/// "ranged attacks have +1 damage"
struct stronger : seq<word<"have", "has", "gain", "gains", "get", "gets">, change, word<"damage">>
{
    static Modifier build(Found& found) { return aboutDamage(Kind::Deals, found); }
};
struct farther : seq<word<"have", "has", "gain", "gains", "get", "gets">, any<change, count>,
                     word<"distance", "reach", "range">>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made;
        made.kind = Kind::Reach;
        made.number = found.take<int>();
        return made.number < 0 ? std::nullopt : std::optional(made);
    }
};
struct seeing : word<"can target stealthed mercenaries", "may target stealthed mercenaries",
                    "ignore stealth", "ignores stealth", "can hit stealthed mercenaries">
{
    static Modifier build()
    {
        Modifier made;
        made.kind = Kind::SeesStealth;
        return made;
    }
};
/// "melee attacks cannot be reduced by Defense"
struct unreduced
    : any<deed<Kind::PassesDefense, "can not be reduced by defense", "are not reduced by defense",
              "is not reduced by defense">,
          deed<Kind::PassesArmor, "can not be reduced by armor", "are not reduced by armor">,
          deed<Kind::PassesMagicArmor, "can not be reduced by magic armor",
              "are not reduced by magic armor">>
{
};
struct ofTheirAttacks
    : any<doublesDamage, moreDamage, otherType, leaves, unreduced, stronger, farther, seeing,
          passes, ofAttacks<Kind::IgnoresLos, "ignores los", "ignore los">>
{
    static constexpr std::string_view expected
        = "what those attacks do (deal 1 additional damage, ignore Armor, apply 1 Poison, ...)";
};

/// "+1 melee damage against exhausted mercenaries": it deals so much more to them.
struct changeAgainst
    : seq<change,
          any<means<How::Melee, "melee damage", "melee">,
              means<How::Ranged, "ranged damage", "ranged">, means<How::Any, "damage">>,
          toSuch<"against", "when attacking", "versus">>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::Deals;
        made.number = found.take<int>();
        made.blow.how = found.take<How>();
        made.against = found.take<Filter>();
        return made;
    }
};
/// "Armor 1 against ranged attacks": it takes so much less Physical damage from them.
struct armorAgainst
    : seq<any<means<DamageType::Magic, "magic armor">, means<DamageType::Physical, "armor">>, count,
          word<"against">, attackNoun>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::Takes;
        made.number = -found.take<int>();
        made.blow.type = found.take<DamageType>();
        made.blow.how = found.take<How>();
        return made;
    }
};
/// "double bounty", behind "has"
struct doubleStat : seq<word<"double">, statistic>
{
    static std::optional<Modifier> build(Found& found) { return doubled::build(found); }
};
struct plunderBounty : seq<change, word<"bounty">, whenPlundering>
{
    static std::optional<Modifier> build(Found& found) { return plundersMore::build(found); }
};
struct modifier : any<plunderBounty, changeAgainst, armorAgainst, statChange, keyword, reach, leech,
                      doubleStat, aStat>
{
    static constexpr std::string_view expected
        = "a change such as +1 melee, or a keyword such as Armor 1";
};
struct betweenModifiers : any<word<", and">, comma, word<"and">>
{
};
/// "cannot move or attack"
struct orWord : word<"or", ", or", ", and", ",">
{
};
struct orImmune : seq<maybe<word<"be">>, suffersStatus, maybe<byFoes>>
{
    static Modifier build(Found& found) { return immune::build(found); }
};
/// "is immune to Poison, Bleed and Burn"
struct orImmuneTo : status
{
    static Modifier build(Found& found) { return immune::build(found); }
};
struct orAlso : seq<orWord,
                    any<orImmune, orImmuneTo, whatItLoses,
                        deed<Kind::NotPushed, "be pulled", "pulled", "pushed", "swapped", "moved">,
                        deed<Kind::NotUpstaged, "upstaged">,
                        deed<Kind::NotAttacked, "be attacked", "attacked">,
                        deed<Kind::NotHealed, "be healed", "healed">,
                        deed<Kind::NotTargeted, "targeted by opponents">,
                        deed<Kind::NoAttack, "attack">, deed<Kind::NoMove, "move">,
                        deed<Kind::NoPlunder, "plunder">, deed<Kind::NoExit, "exit">,
                        deed<Kind::NoActives, "activate abilities", "use abilities">,
                        deed<Kind::NotPushed, "be pushed">, deed<Kind::NotUpstaged, "be upstaged">,
                        deed<Kind::NotTargeted, "be targeted by opponents">>>
{
};
struct more : seq<betweenModifiers, any<seq<maybe<gainVerb>, any<deeds, modifier>>>>
{
};
struct commaWhereX : seq<whereX>
{
};
struct tail : many<any<perEach, duration, commaWhereX>>
{
};
/// Of a static, which works for as long as its card does.
struct lastingTail : many<any<perEach, commaWhereX, means<Duration::Always, "while equipped">>>
{
};
std::optional<Effect> gainOf(Found& found)
{
    Gain made;
    for (const Modifier& modifier : found.takeAll<Modifier>()) // "pushed or pulled" is one thing
        if (std::find(made.modifiers.begin(), made.modifiers.end(), modifier)
                == made.modifiers.end()
            || modifier.kind <= Kind::Reach)
            made.modifiers.push_back(modifier);
    if (auto each = found.takeIfAny<PerEach>())
        made.times = std::move(each->amount);
    // "+2 melee for each ..., up to 4": four of them, or four in all?
    if (made.times && made.times->most >= 0
        && std::any_of(made.modifiers.begin(), made.modifiers.end(),
            [](const Modifier& modifier) { return std::abs(modifier.number) != 1; }))
        return std::nullopt;
    made.duration = found.take<Duration>(Duration::Always);
    const auto letters = std::count_if(made.modifiers.begin(), made.modifiers.end(),
        [](const Modifier& modifier) { return modifier.letter; });
    if (auto equal = found.takeIfAny<EqualTo>()) {
        // One X, said of everything that is given.
        if (made.times || letters != static_cast<std::ptrdiff_t>(made.modifiers.size()))
            return std::nullopt;
        made.times = std::move(equal->amount);
    } else if (letters > 0) {
        return std::nullopt; // nobody says what X is
    }
    for (Modifier& modifier : made.modifiers)
        modifier.letter = false;
    if (found.has<PerEach>() || found.has<Duration>() || found.has<EqualTo>())
        return std::nullopt;
    return Effect { std::move(made) };
}
/// "... and its attacks deal 1 less damage"
struct itsAttacks : seq<word<"its", "their">, attackNoun, ofTheirAttacks>
{
    static Modifier build(Found& found)
    {
        const How how = found.take<How>();
        Modifier made = found.take<Modifier>();
        if (made.kind != Kind::Reach && made.kind != Kind::SeesStealth)
            made.blow.how = how;
        return made;
    }
};
/// "gains Armor 3 this turn, but cannot move": as long as what stands before it.
struct but : seq<word<", but", "but">, any<deeds, itsAttacks, seq<gainVerb, modifier>>>
{
};
struct andItsAttacks : seq<betweenModifiers, itsAttacks>
{
};
template <typename Tail>
struct gainList : seq<any<deeds, seq<gainVerb, any<modifier, deeds>>>,
                      many<any<more, andItsAttacks, orAlso>>, Tail, many<but>>
{
    static std::optional<Effect> build(Found& found) { return gainOf(found); }
};
/// What is always so of one: "has Stealth", "is silenced".
struct suffersAlways
    : any<seq<word<"has", "have">, plainStatus>,
          seq<isWord,
              any<means<Status::Blind, "blinded">, means<Status::Silence, "silenced">,
                  means<Status::Stealth, "stealthed">>>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::Suffers;
        made.status = found.take<Status>();
        return made;
    }
};
struct lastingList
    : seq<any<suffersAlways, deeds, seq<gainVerb, any<modifier, deeds>>>,
          many<any<seq<betweenModifiers, suffersAlways>, more, andItsAttacks, orAlso>>, lastingTail,
          many<but>>
{
    static std::optional<Effect> build(Found& found) { return gainOf(found); }
};
template <typename Tail>
struct bareList : seq<any<deeds, modifier>, many<any<more, orAlso>>, Tail>
{
    static std::optional<Effect> build(Found& found) { return gainOf(found); }
};

// ---------------------------------------------------------------- Doses of a status

/// "an additional poison counter"
struct anotherDose : word<"additional", "more", "extra", "other">
{
};
/// "X Burn": what it is, `apply` asks for.
struct letterAmount : word<"x">
{
    static Amount build() { return { Amount::Kind::EqualTo, 1, {}, {} }; }
};
/// "Exhaust 1", the number behind
struct doseBehind : seq<countedStatus, fixedNumber>
{
    static Apply::Dose build(Found& found)
    {
        return { found.take<Status>(), found.take<Amount>(fixed(1)) };
    }
};
struct countedDose : seq<maybe<any<thatMuch, letterAmount, seq<fixedArticle, maybe<anotherDose>>>>,
                         countedStatus, maybe<counters>>
{
    static Apply::Dose build(Found& found)
    {
        return { found.take<Status>(), found.take<Amount>(fixed(1)) };
    }
};
struct plainDose : plainStatus
{
    static Apply::Dose build(Found& found) { return { found.take<Status>(), fixed(1) }; }
};
struct dose : any<doseBehind, countedDose, plainDose>
{
    static constexpr std::string_view expected
        = "a status (1 Exhaust, 2 Bleed, 1 Poison, 1 Frost, 1 Burn, Blind, Silence, Stealth)";
};
struct doseList : seq<dose, many<betweenModifiers, dose>>
{
};

} // namespace

bool gains::read(Input& in, Reading& reading)
{
    return text::read<gainList<tail>>(in, reading);
}
bool lastingGains::read(Input& in, Reading& reading)
{
    return text::read<lastingList>(in, reading);
}
bool bareGains::read(Input& in, Reading& reading)
{
    return text::read<bareList<lastingTail>>(in, reading);
}
bool givenGains::read(Input& in, Reading& reading)
{
    return text::read<bareList<tail>>(in, reading);
}
void sayOfAttacks(Gain& gainOf, How how)
{
    for (Modifier& modifier : gainOf.modifiers)
        if (modifier.kind == Kind::Reach || modifier.kind == Kind::SeesStealth)
            continue;
        else if (how != How::Attack || modifier.kind == Kind::Deals
            || modifier.kind == Kind::DealsDouble || modifier.kind == Kind::Inflicts)
            modifier.blow.how = how;
}

namespace {

/// "ignore line of sight and Armor"
struct alsoIgnored
    : any<deed<Kind::PassesArmor, "armor">, deed<Kind::PassesMagicArmor, "magic armor">,
          deed<Kind::PassesDefense, "defense">, deed<Kind::IgnoresLos, "los", "line of sight">>
{
};
/// "have +1 damage and +1 Distance"
struct alsoMore : any<seq<change, word<"damage">>,
                      seq<change, means<Kind::Reach, "distance", "reach", "range">>>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made = aboutDamage(found.take<Kind>(Kind::Deals), found);
        return made.kind == Kind::Reach && made.number < 0 ? std::nullopt : std::optional(made);
    }
};
struct alsoOfAttacks : seq<word<"and", ", and", ",">, any<ofTheirAttacks, alsoIgnored, alsoMore>>
{
};
/// "attacks against Mage mercenaries ...": each of what they do, to those alone.
struct whatAttacksDo : seq<maybe<toSuch<"against", "on">>, ofTheirAttacks, many<alsoOfAttacks>>
{
    static std::optional<Effect> build(Found& found)
    {
        Gain made;
        made.modifiers = found.takeAll<Modifier>();
        const auto against = found.takeIfAny<Filter>();
        for (Modifier& modifier : made.modifiers) {
            if (!against)
                break;
            if (modifier.against || modifier.kind == Kind::Reach
                || modifier.kind == Kind::SeesStealth || modifier.kind == Kind::IgnoresLos)
                return std::nullopt;
            modifier.against = against;
        }
        return Effect { std::move(made) };
    }
};

} // namespace

bool attacksDo::read(Input& in, Reading& reading)
{
    return text::read<whatAttacksDo>(in, reading);
}
bool doses::read(Input& in, Reading& reading)
{
    return text::read<doseList>(in, reading);
}

} // namespace triptych::seize::grammar
