#pragma once

#include "seize/text/grammar/GrammarSources.h"

// The pieces of what a mercenary is given that several lists of it share.
namespace triptych::seize::grammar {

/// "takes 1 less Magic damage", "ignores LOS", "cannot be burned" -> Modifier
struct deeds : elsewhere<deeds>
{
    static bool read(Input&, Reading&);
};
/// Those of them about damage: "takes half damage from attacks", "is healed 1 more" -> Modifier
struct lessTaken : elsewhere<lessTaken>
{
    static bool read(Input&, Reading&);
};
/// "takes no Magic damage", "deals 1 more damage with attacks", "applies 1 Burn with attacks" -> Modifier
struct moreDealt : elsewhere<moreDealt>
{
    static bool read(Input&, Reading&);
};
/// "deals Magic damage instead of Physical" -> Modifier
struct otherDamage : elsewhere<otherDamage>
{
    static bool read(Input&, Reading&);
};
/// Those with "cannot" -> Modifier
struct bans : elsewhere<bans>
{
    static bool read(Input&, Reading&);
};
/// "+1 melee", "Armor 1 against ranged attacks", "reach +1" -> Modifier
struct modifier : elsewhere<modifier>
{
    static bool read(Input&, Reading&);
};
/// "or attack", "or silenced by opponents": what a ban goes on with -> Modifier
struct alsoBanned : elsewhere<alsoBanned>
{
    static bool read(Input&, Reading&);
};
/// What a ban goes on with says of all of it by whom. False where it goes on with something else.
bool joinBans(std::vector<Modifier>&);
/// What attacks do: "deal 1 additional damage", "apply 1 Burn" -> Modifier
struct deedsOfAttacks : elsewhere<deedsOfAttacks>
{
    static bool read(Input&, Reading&);
};
/// Several of them: "ignores line of sight and Armor"
struct mannerOfAttacks : elsewhere<mannerOfAttacks>
{
    static bool read(Input&, Reading&);
};

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
/// "with +1 damage", "that deals 1 additional damage": of an attack that is made now
struct withMoreDamage
    : any<seq<word<"with", "at", "for">, change,
              any<seq<maybe<word<"melee", "ranged">>, word<"damage">>, word<"melee", "ranged">>>,
          seq<word<"that deals", "which deals", "dealing", "with", "for">, count,
              word<"additional", "more", "extra">, word<"damage">>>
{
};
/// "two melee attacks against different mercenaries"
struct apart
    : seq<maybe<word<",">>,
          means<Flag::Several, "against different mercenaries", "against different targets",
              "at different mercenaries", "at different targets", "on different targets",
              "on different mercenaries", "against two different mercenaries",
              "each against a different mercenary", "each against a different target">>
{
};
template <Modifier::Kind kind, Literal... Words>
struct deed : word<Words...>
{
    static Modifier build() { return ofKind<Modifier>(kind); }
};
/// "which deals Pure damage and ignores LOS": of that attack alone
struct suchAnAttack
    : any<seq<word<"which", "that">, mannerOfAttacks>,
          seq<word<"with", "for">, deed<Modifier::Kind::DealsDouble, "double damage">>>
{
};
/// What is said of treasures and of plundering: GrammarTreasureDeeds.cpp -> Modifier
struct treasureDeeds : elsewhere<treasureDeeds>
{
    static bool read(Input&, Reading&);
};
struct gainVerb : word<"gains", "gain", "gets", "get", "has", "have">
{
    static constexpr std::string_view expected = "gets, gains, has or a deed";
};
struct betweenModifiers : any<word<", and">, comma, word<"and">>
{
};
struct letter : means<Flag::Letter, "x">
{
};
/// "deal Magic damage instead of Physical"
struct insteadOfType
    : any<seq<word<"instead of">, word<"their normal damage", "its normal damage">>,
          seq<word<"instead of">, damageKind, maybe<word<"damage">>>>
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
inline Modifier aboutDamage(Modifier::Kind kind, Found& found)
{
    Modifier made;
    made.kind = kind;
    made.number = found.take<int>(1) * (found.says(Flag::Less) ? -1 : 1);
    made.blow.how = found.take<How>(How::Any);
    made.blow.type = found.takeIfAny<DamageType>();
    made.firstOnly = found.says(Flag::First);
    made.atLeastOne = found.says(Flag::AtLeast) && made.number < 0;
    made.against = found.takeIfAny<Filter>();
    made.toward = found.takeIfAny<Thing>();
    return made;
}
/// "1 treasure less for its active abilities": only what falls has a least
inline std::optional<Modifier> priceOfActives(Found& found)
{
    Modifier made;
    made.kind = Modifier::Kind::ActiveCost;
    made.number = found.take<int>() * (found.says(Flag::Less) ? -1 : 1);
    made.atLeastOne = found.says(Flag::AtLeast);
    return made.number == 0 || (made.atLeastOne && made.number > 0) ? std::nullopt
                                                                    : std::optional(made);
}
/// Half of it, "rounded up": where nothing is said, down
struct upOrDown
    : any<means<Flag::Fully, ", rounded up", "rounded up">, word<", rounded down", "rounded down">>
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
template <Modifier::Kind kind, Literal... Words>
struct ofAttacks : seq<word<Words...>, maybe<toSuch<"of">>, maybe<withAttacks>>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made;
        made.kind = kind;
        made.blow.how = found.take<How>(How::Any);
        made.against = found.takeIfAny<Filter>();
        const bool ofSuch = kind == Modifier::Kind::PassesArmor
            || kind == Modifier::Kind::PassesMagicArmor || kind == Modifier::Kind::PassesDefense;
        return ofSuch || !made.against ? std::optional(std::move(made)) : std::nullopt;
    }
};
/// "is not exhausted by ranged attacks", "does not lose Stealth when it makes a melee attack"
struct makingAttacks : seq<word<"by", "from", "for", "by making", "from making", "when making",
                               "when it makes", "when they make", "for making">,
                           maybe<word<"a", "its", "their">>, attackNoun>
{
};
template <Modifier::Kind kind, Literal... Words>
struct bySuchAttacks : seq<word<Words...>, makingAttacks>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = kind;
        made.blow.how = found.take<How>();
        if (made.blow.how == How::Attack)
            made.blow.how = How::Any;
        return made;
    }
};
struct passes
    : any<ofAttacks<Modifier::Kind::PassesMagicArmor, "ignores magic armor", "ignore magic armor">,
          ofAttacks<Modifier::Kind::PassesArmor, "ignores armor", "ignore armor">,
          ofAttacks<Modifier::Kind::PassesDefense, "ignores defense", "ignore defense">>
{
};
/// Several only: "deal Lethal damage to a mercenary" is told to do it.
struct toAllSuch : seq<word<"to", "against">, mercenariesPhrase>
{
};
struct suffersStatus
    : any<means<Status::Exhaust, "exhausted">, means<Status::Bleed, "bled", "bleeding">,
          means<Status::Poison, "poisoned">, means<Status::Frost, "frozen", "frosted">,
          means<Status::Burn, "burned", "burnt">, means<Status::Blind, "blinded">,
          means<Status::Silence, "silenced">, means<Status::Stealth, "stealthed">>
{
};
struct byTheirAbilities
    : means<Flag::ByFoes, "by enemy effects", "by opposing effects", "by opponents' effects",
          "by your opponents' effects", "by an opponent's effects", "by enemy abilities",
          "by opposing abilities", "by opponents' abilities", "by your opponents' abilities",
          "by an opponent's abilities", "by an enemy ability">
{
};
struct byFoes
    : any<means<Flag::ByFoes, "by opponents' cards and abilities",
              "by opponents' cards or abilities", "by opponents' abilities or cards",
              "by opposing cards or abilities", "by opponents' cards", "by an opponent's cards">,
          byTheirAbilities,
          means<Flag::ByFoes, "by opponents", "by an opponent", "by your opponents", "by enemies",
              "by enemy mercenaries", "by an enemy", "by opposing mercenaries", "from opponents",
              "by your opponent">>
{
};
/// Who is upstaged is moved by no ability.
struct saidOfAbilities : seq<>
{
    static Flag build(Found&) { return Flag::Actively; }
};
struct byFoesOrTheirAbilities
    : any<seq<byTheirAbilities, pegtl::not_at<word<"or">>, saidOfAbilities>, byFoes>
{
};
/// "ability cards", "Instants": of whatever kind of ability card
struct cardsThatDo : any<means<CardFilter::Kind::Ability, "ability cards", "ability card">,
                         means<CardFilter::Kind::Instant, "instant ability cards", "instant cards",
                             "instant card", "instants">>
{
};
/// "by opponents", "by opposing ability cards", "by Instants"
struct byWhat
    : any<seq<means<Flag::ByFoes, "by opponents'", "by your opponents'", "by opposing", "by enemy",
                  "by an opponent's", "by your opponent's", "from opposing", "from opponents'">,
              cardsThatDo>,
          seq<word<"by", "from">, cardsThatDo,
              maybe<means<Flag::ByFoes, "an opponent plays", "opponents play",
                  "your opponents play", "your opponent plays">>>,
          byFoes>
{
};
struct immune : any<seq<word<"can not be", "can not become">, suffersStatus, maybe<byWhat>>,
                    seq<word<"can not gain", "can not be given", "can not receive", "can not get",
                            "can not have">,
                        status, maybe<counterWord>, maybe<byWhat>>,
                    seq<word<"is immune to", "are immune to", "immune to">, status>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Modifier::Kind::Immune;
        made.status = found.take<Status>();
        made.byFoes = found.says(Flag::ByFoes);
        made.cards = found.take<CardFilter::Kind>(CardFilter::Kind::Card);
        return made;
    }
};
/// "loses all Armor", "has no Armor": as much as it may have
struct whatItLoses
    : any<means<Modifier::Kind::MagicArmor, "magic armor", "magic armour">,
          means<Modifier::Kind::Armor, "armor", "armour">,
          means<Modifier::Kind::Defense, "defense">, means<Modifier::Kind::Regen, "regen">,
          means<Modifier::Kind::Fortify, "fortify">, means<Modifier::Kind::Leech, "leech">>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = found.take<Modifier::Kind>();
        made.number = Modifier::noneLeft;
        return made;
    }
};
/// "cannot have its move reduced by Frost", "its melee cannot be reduced": what it then is, is no less than printed
struct byFrost : means<Status::Frost, "by frost counters", "by frost", "by its frost counters",
                     "by their frost counters">
{
};
inline std::optional<Modifier> figureThatStays(Found& found)
{
    Modifier made;
    made.kind = Modifier::Kind::KeepsFigure;
    made.stat = found.take<Stat>();
    made.status = found.take<Status>(Status::Exhaust);
    const bool can = made.stat == Stat::Melee || made.stat == Stat::Ranged
        || made.stat == Stat::Move || made.stat == Stat::Bounty;
    return can && (made.status != Status::Frost || made.stat == Stat::Move) ? std::optional(made)
                                                                            : std::nullopt;
}
struct notReduced : word<"can not be reduced", "is not reduced", "are not reduced",
                        "can not be lowered", "can not be decreased", "is never reduced">
{
};
struct becomesValue : seq<word<"has a", "have a">, statistic, word<"of">, any<count, letter>>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made;
        made.kind = Modifier::Kind::Becomes;
        made.stat = found.take<Stat>();
        made.number = found.take<int>(1);
        made.letter = found.says(Flag::Letter);
        return made.stat == Stat::Stars ? std::nullopt : std::optional(made);
    }
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
        made.kind = Modifier::Kind::Doubled;
        made.stat = found.take<Stat>();
        const bool can = made.stat == Stat::Melee || made.stat == Stat::Ranged
            || made.stat == Stat::Move || made.stat == Stat::Bounty;
        return can ? std::optional(made) : std::nullopt;
    }
};
/// "takes 1 more loot when it plunders"
struct moreLoot : seq<count, fewerOrMore, word<"loot">>
{
};
struct whenPlundering : word<"when it plunders", "when plundering", "when they plunder",
                            "each time it plunders", "whenever it plunders", "while plundering">
{
};
struct plundersMore : any<seq<word<"plunders for", "plunders", "plunder for", "plunder">, moreLoot>,
                          seq<word<"plunders for", "plunder for">, count, fewerOrMore>,
                          seq<word<"takes", "take", "steals", "steal">, moreLoot, whenPlundering>,
                          seq<change, word<"bounty">, whenPlundering>>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made;
        made.kind = Modifier::Kind::PlundersMore;
        made.number = found.take<int>() * (found.says(Flag::Less) ? -1 : 1);
        return made.number != 0 ? std::optional(made) : std::nullopt;
    }
};
/// "Burn", "1 Poison": one that an attack leaves.
struct inflicted : seq<doses>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made;
        made.kind = Modifier::Kind::Inflicts;
        const auto all = found.takeAll<Apply::Dose>();
        if (all.size() != 1 || all.front().count.kind != Amount::Kind::Fixed)
            return std::nullopt;
        made.status = all.front().status;
        made.number = all.front().count.number;
        return made.number > 0 ? std::optional(made) : std::nullopt;
    }
};

} // namespace triptych::seize::grammar
