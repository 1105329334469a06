#include "seize/text/GrammarInstructions.h"

// What is said of mercenaries and players, now or for as long as a card works.
namespace triptych::seize::grammar {
namespace {

// ---------------------------------------------------------------- Instructions

/// "target mercenary gains Armor 1 this turn"
struct gainsSomething : seq<thing, gains>
{
    static Effect build(Found& found)
    {
        Effect made = found.take<Effect>();
        std::get<Gain>(made.node).what = found.take<Thing>();
        return made;
    }
};
/// "give it +1 melee this turn"
struct gives : seq<word<"give">, thing, givenGains>
{
    static Effect build(Found& found)
    {
        Effect made = found.take<Effect>();
        std::get<Gain>(made.node).what = found.take<Thing>();
        return made;
    }
};
// Predicates: what is said of a mercenary that was named before them. `saidOf` names it.

/// "gains Stealth" is "apply Stealth to it".
struct gainsStatus
    : seq<word<"gains", "gain", "gets", "get", "receives", "receive", "suffers", "suffer">, doses>
{
    static std::optional<Effect> build(Found& found)
    {
        Apply made;
        made.doses = found.takeAll<Apply::Dose>();
        for (const Apply::Dose& dose : made.doses)
            if (dose.count.kind != Amount::Kind::Fixed)
                return std::nullopt;
        return effect(std::move(made));
    }
};
struct thisTurn : word<"this turn">
{
};
struct movementWord : word<"movement this turn", "movement">
{
};
struct gainsMovement : seq<word<"gains", "gain", "gets", "get">,
                           any<seq<anX, movementWord, whereX>,
                               seq<fixedNumber, maybe<word<"additional", "extra", "more">>,
                                   movementWord, maybe<perEach>>>>
{
    static Effect build(Found& found)
    {
        GainMovement made;
        made.count = amountIn(found);
        return effect(std::move(made));
    }
};
struct attacksAgain
    : seq<word<"may attack again", "may attack an additional time", "may make another attack",
              "can attack again", "may make an additional attack", "can make another attack",
              "may attack one more time", "can make an additional attack",
              "may attack one additional time", "may attack a second time">,
          maybe<thisTurn>>
{
    static Effect build(Found&) { return effect(AttackAgain {}); }
};
struct exits : word<"exits", "exit">
{
    static Effect build() { return effect(Exit {}); }
};
/// "its bounty is reduced by 1", "target mercenary's melee becomes 3 this turn"
struct statOf : any<means<Stat::Health, "maximum health", "health">,
                    means<Stat::Melee, "melee attack", "melee damage", "melee">,
                    means<Stat::Ranged, "ranged attack", "ranged damage", "ranged">,
                    means<Stat::Move, "movement", "move">, means<Stat::Bounty, "bounty">>
{
};
struct isWord : word<"is", "are">
{
};
struct changedBy
    : any<seq<isWord, means<Flag::More, "increased by", "raised by">, count>,
          seq<isWord, means<Flag::Less, "reduced by", "decreased by", "lowered by">, count>,
          seq<means<Flag::Own, "becomes", "become", "is set to", "is reduced to", "counts as",
                  "is increased to", "is considered">,
              count>,
          means<Flag::Twice, "counts as double when plundering", "counts double when plundering",
              "is doubled when plundering", "counts as double when it plunders",
              "counts double when it plunders", "counts as double for plundering">>
{
};
Modifier::Kind kindOf(Stat stat)
{
    switch (stat) {
    case Stat::Health:
        return Modifier::Kind::Health;
    case Stat::Melee:
        return Modifier::Kind::Melee;
    case Stat::Ranged:
        return Modifier::Kind::Ranged;
    case Stat::Move:
        return Modifier::Kind::Move;
    case Stat::Bounty:
    case Stat::Stars:
        break;
    }
    return Modifier::Kind::Bounty;
}
template <typename Whose, typename Tail>
struct statistically : seq<Whose, statOf, changedBy, Tail>
{
    static std::optional<Effect> build(Found& found)
    {
        Gain made;
        made.what = found.take<Thing>();
        const Stat stat = found.take<Stat>();
        Modifier modifier;
        modifier.kind = kindOf(stat);
        modifier.number = found.take<int>(1);
        if (found.says(Flag::Less))
            modifier.number = -modifier.number;
        if (found.says(Flag::Own)) {
            modifier.kind = Modifier::Kind::Becomes;
            modifier.stat = stat;
        }
        if (found.says(Flag::Twice)) {
            if (stat != Stat::Bounty)
                return std::nullopt;
            modifier.kind = Modifier::Kind::PlundersDouble;
            modifier.number = 1;
        }
        made.modifiers.push_back(modifier);
        if (auto each = found.takeIfAny<PerEach>())
            made.times = std::move(each->amount);
        made.duration = found.take<Duration>(Duration::Always);
        return effect(std::move(made));
    }
};
struct anyTail : many<any<perEach, duration>>
{
};
struct eachTail : maybe<perEach>
{
};
/// Of those whose attacks are spoken of.
template <typename Whose, typename Thing>
struct attacksOf : any<seq<Whose, attackNoun>, seq<attackNoun, word<"made by", "by">, Thing>>
{
};
/// "ignore line of sight and Armor"
template <Modifier::Kind kind, Literal... Words>
struct ignored : word<Words...>
{
    static Modifier build()
    {
        Modifier made;
        made.kind = kind;
        return made;
    }
};
struct alsoIgnored : any<ignored<Modifier::Kind::PassesArmor, "armor">,
                         ignored<Modifier::Kind::PassesMagicArmor, "magic armor">,
                         ignored<Modifier::Kind::PassesDefense, "defense">,
                         ignored<Modifier::Kind::IgnoresLos, "los", "line of sight">>
{
};
struct also : seq<word<"and", ", and", ",">, any<attackModifier, alsoIgnored>>
{
};
Effect ofAttacks(Found& found)
{
    Gain made;
    made.what = found.take<Thing>();
    const How how = found.take<How>();
    made.modifiers = found.takeAll<Modifier>();
    for (Modifier& modifier : made.modifiers)
        if (modifier.kind != Modifier::Kind::Reach && modifier.kind != Modifier::Kind::SeesStealth
            && how != How::Attack)
            modifier.blow.how = how;
        else if (modifier.kind == Modifier::Kind::Deals
            || modifier.kind == Modifier::Kind::DealsDouble)
            modifier.blow.how = how;
    made.duration = found.take<Duration>(Duration::Always);
    return effect(std::move(made));
}
struct attacksGain : seq<attacksOf<possessor, thing>, attackModifier, many<also>, maybe<duration>>
{
    static Effect build(Found& found) { return ofAttacks(found); }
};
/// "the next attack by target allied mercenary deals True damage"
struct nextAttack
    : seq<any<seq<word<"the next attack made by", "the next attack by", "the next attack of">,
                  thing>,
              seq<possessor, word<"next attack">>>,
          attackModifier, many<also>, maybe<word<"this turn">>>
{
    static Effect build(Found& found)
    {
        Gain made;
        made.what = found.take<Thing>();
        made.modifiers = found.takeAll<Modifier>();
        for (Modifier& modifier : made.modifiers)
            if (modifier.kind == Modifier::Kind::Deals
                || modifier.kind == Modifier::Kind::DealsDouble)
                modifier.blow.how = How::Attack;
        made.duration = Duration::NextAttack;
        return effect(std::move(made));
    }
};
/// What is done to somebody, said of them: "the attacking mercenary is exhausted".
struct becomes : word<"becomes", "become", "is", "are", "be">
{
};
template <Status status, Literal... Words>
struct isAfflicted : seq<becomes, word<Words...>>
{
    static Effect build(Found&)
    {
        Apply made;
        made.doses.push_back({ status, fixed(1) });
        return effect(std::move(made));
    }
};
template <typename Leaf, Literal... Words>
struct isDone : seq<becomes, word<Words...>>
{
    static Effect build(Found&) { return effect(Leaf {}); }
};
struct isHealedFully : seq<becomes, word<"fully healed", "healed fully", "healed to full health">>
{
    static Effect build(Found&)
    {
        Heal made;
        made.amount.kind = Amount::Kind::All;
        return effect(std::move(made));
    }
};
struct isHealed : seq<becomes, word<"healed">, maybe<word<"by", "for">>, any<thatMuch, fixedNumber>,
                      maybe<word<"health", "damage">>, maybe<perEach>>
{
    static Effect build(Found& found)
    {
        Heal made;
        made.amount = amountIn(found);
        return effect(std::move(made));
    }
};
struct backToHand : word<"returned to its owner's hand", "returned to your hand",
                        "returned to their owners' hands", "returned to their owner's hand">
{
};
struct isReturned : seq<becomes, backToHand>
{
    static Effect build(Found&) { return effect(ReturnToHand {}); }
};
template <bool pull, Literal... Words>
struct isPushed
    : seq<becomes, word<Words...>, maybe<any<count, means<1, "a">>, word<"tiles", "tile">>,
          maybe<word<"away", "back", "closer", "backward", "toward this mercenary",
              "away from this mercenary", "towards this mercenary">>>
{
    static Effect build(Found& found)
    {
        Push made;
        made.count = found.take<int>(1);
        made.pull = pull;
        return effect(std::move(made));
    }
};
struct health : word<"health">
{
};
struct losesHealth : seq<word<"loses", "lose">,
                         any<seq<anX, health, whereX>, seq<fixedNumber, health, maybe<perEach>>,
                             seq<thatMuch, health>, seq<health, equalTo>>>
{
    static Effect build(Found& found)
    {
        LoseHealth made;
        made.amount = amountIn(found);
        return effect(std::move(made));
    }
};
struct loses : word<"loses", "lose">
{
};
/// "loses Stealth", "loses all Burn counters"
struct losesStatus : seq<loses,
                         any<seq<fixedNumber, countedStatus>,
                             seq<maybe<any<all, word<"its", "their", "the">>>, status>>,
                         maybe<counterWord>>
{
    static Effect build(Found& found)
    {
        Remove made;
        made.status = found.take<Status>();
        made.count = found.take<Amount>({ Amount::Kind::All, 1, {}, {} });
        return effect(std::move(made));
    }
};
struct healsSelf
    : any<seq<word<"heals", "heal", "recovers", "recover", "regains", "regain">,
              any<thatMuch, fixedNumber>, maybe<word<"health", "damage">>, maybe<perEach>>,
          seq<word<"restores", "restore", "gains", "gain">, any<thatMuch, fixedNumber>,
              word<"health">, maybe<perEach>>>
{
    static Effect build(Found& found)
    {
        Heal made;
        made.amount = amountIn(found);
        return effect(std::move(made));
    }
};
struct healsFully : word<"heals fully", "fully heals", "heals to full health", "fully heal",
                        "heal fully", "heal to full health">
{
    static Effect build()
    {
        Heal made;
        made.amount.kind = Amount::Kind::All;
        return effect(std::move(made));
    }
};
/// "takes 2 True damage" is "deal 2 True damage to it".
struct takesDamage
    : seq<word<"takes", "take", "suffers", "suffer", "is dealt", "are dealt", "receives">,
          any<seq<anX, damageKind, word<"damage">, whereX>,
              seq<any<thatMuch, fixedNumber>, damageKind, word<"damage">, maybe<perEach>>,
              seq<damageKind, word<"damage">, equalTo>>>
{
    static Effect build(Found& found)
    {
        Deal made;
        made.amount = amountIn(found);
        made.type = found.take<DamageType>();
        return effect(std::move(made));
    }
};
struct swapsPlaces : seq<word<"swaps places with", "switches places with", "swaps positions with",
                             "trades places with", "switches positions with", "swap places with">,
                         thing>
{
    static Effect build(Found& found)
    {
        Swap made;
        made.with = found.take<Thing>();
        return effect(std::move(made));
    }
};
/// "this mercenary may push ...": this is who does it in any case.
struct itself : word<"this mercenary", "this", "the bearer">
{
};
struct mayItself : seq<itself, word<"may", "can">, order>
{
    static Effect build(Found& found) { return effect(May { { found.take<Effect>() } }); }
};
struct tileWord : word<"tiles", "tile", "spaces", "space">
{
};
/// "this mercenary may move 2 tiles": by the effect, not of its movement.
struct movesTiles
    : seq<any<word<"moves", "move", "is moved", "are moved">,
              means<Flag::UpTo, "may move", "can move">>,
          maybe<upTo>, any<count, means<1, "a">>, tileWord, maybe<word<"in any direction">>>
{
    static Effect build(Found& found)
    {
        MoveTiles made;
        made.count = found.take<int>();
        made.upTo = found.says(Flag::UpTo);
        return effect(std::move(made));
    }
};
/// "until your next turn, target allied mercenary cannot be exhausted"
struct firstDuration : seq<duration, comma, any<gainsSomething, attacksGain>>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect made = found.take<Effect>();
        auto& gain = std::get<Gain>(made.node);
        if (gain.duration != Duration::Always)
            return std::nullopt;
        gain.duration = found.take<Duration>();
        return made;
    }
};
/// "damage that would be dealt to it this turn is dealt to this instead"
struct toThisInstead
    : seq<any<word<"is dealt to", "will be dealt to">>, any<thisCard, bearer>, word<"instead">>
{
};
struct thatWouldHurt : word<"damage that would be dealt to", "all damage that would be dealt to",
                           "any damage that would be dealt to", "damage dealt to">
{
};
Effect coveredBy(Thing whom, Duration duration)
{
    Gain made;
    made.what = std::move(whom);
    Modifier covered;
    covered.kind = Modifier::Kind::Covered;
    made.modifiers.push_back(covered);
    made.duration = duration;
    return effect(std::move(made));
}
struct coversNow : seq<thatWouldHurt, thing, duration, toThisInstead>
{
    static Effect build(Found& found)
    {
        Thing whom = found.take<Thing>();
        return coveredBy(std::move(whom), found.take<Duration>());
    }
};
struct predicate
    : any<takesDamage, gains, gainsMovement, gainsStatus, losesHealth, losesStatus, healsSelf,
          healsFully, attacksAgain, exits, isAfflicted<Status::Exhaust, "exhausted">,
          isAfflicted<Status::Blind, "blinded">, isAfflicted<Status::Silence, "silenced">,
          isAfflicted<Status::Stealth, "stealthed">, isAfflicted<Status::Bleed, "bled">,
          isAfflicted<Status::Poison, "poisoned">, isAfflicted<Status::Burn, "burned">,
          isDone<Destroy, "destroyed">, isDone<Ready, "readied", "unexhausted", "ready">,
          isDone<Upstage, "upstaged">, isDone<Mend, "mended">, isDone<Cleanse, "cleansed">,
          isHealedFully, isHealed, isReturned, isPushed<false, "pushed">, isPushed<true, "pulled">,
          swapsPlaces, movesTiles>
{
    static constexpr std::string_view expected
        = "what is said of it (gains Armor 1, takes 2 Magic damage, is exhausted, ...)";
};
/// Goes without a joint of its own: "gets +1 melee and Armor 1, and is readied".
struct andAlso
    : means<Sequence::Joint::And, ", and then", "and then", ", and", "and", ", then", ",">
{
};
/// "target mercenary takes 2 Magic damage and is exhausted": several things said of one.
struct saidOf : seq<thing, maybe<word<"each">>, predicate, many<andAlso, predicate>>
{
    static std::optional<Effect> build(Found& found)
    {
        Thing whom = found.take<Thing>();
        std::vector<Effect> parts = found.takeAll<Effect>();
        for (Effect& part : parts) {
            tellWhom(part, whom);
            // Who changes places with somebody is no longer the one named last.
            if (parts.size() > 1 && std::holds_alternative<Swap>(part.node))
                return std::nullopt;
            again(whom);
        }
        return joined(std::move(parts), found.takeAll<Sequence::Joint>());
    }
};
/// "damage that would be dealt to it is reduced by 1": it takes 1 less.
struct alteredBy
    : seq<any<means<Flag::Less, "is reduced by">, means<Flag::More, "is increased by">>, count>
{
};
Effect takesOther(Found& found)
{
    Gain made;
    made.what = found.take<Thing>();
    Modifier modifier;
    modifier.kind = Modifier::Kind::Takes;
    modifier.number = found.take<int>();
    if (found.says(Flag::Less))
        modifier.number = -modifier.number;
    made.modifiers.push_back(modifier);
    if (auto each = found.takeIfAny<PerEach>())
        made.times = std::move(each->amount);
    made.duration = found.take<Duration>(Duration::Always);
    return effect(std::move(made));
}
struct damageAltered : seq<thatWouldHurt, thing, alteredBy, anyTail>
{
    static Effect build(Found& found) { return takesOther(found); }
};
struct anyStatement : any<firstDuration, damageAltered, coversNow, gives, attacksGain, nextAttack,
                          statistically<possessor, anyTail>, saidOf, mayItself>
{
};

// ---------------------------------------------------------------- Statics

/// Whom a static speaks of: this card, its bearer, or a kind of mercenaries.
/// Behind a condition "it" is whom that speaks of (Parse sees to it).
struct staticSubject : any<thisCard, bearer, seq<means<Thing::Kind::It, "it">>, everyone>
{
    static constexpr std::string_view expected
        = "whom it is about (this, the bearer, your mercenaries, enemy mercenaries, ...)";
    static Thing build(Found& found)
    {
        if (found.has<Thing>())
            return found.take<Thing>();
        Thing made;
        made.kind = found.take<Thing::Kind>();
        return made;
    }
};
struct staticGain : seq<staticSubject, lastingGains>
{
    static Effect build(Found& found)
    {
        Effect made = found.take<Effect>();
        std::get<Gain>(made.node).what = found.take<Thing>();
        return made;
    }
};

struct attackStatic
    : seq<any<seq<everyonesOwn, attackNoun>, seq<attackNoun, word<"made by", "by">, staticSubject>>,
          attackModifier, many<also>>
{
    static Effect build(Found& found) { return ofAttacks(found); }
};
struct opponents : word<"your opponents", "opponents", "each opponent">
{
    static Who build() { return { Who::Kind::EachOpponent }; }
};
struct everybody : word<"each player", "all players", "players">
{
    static Who build() { return { Who::Kind::EachPlayer }; }
};
struct lessOrMore : any<means<Flag::Less, "less">, means<Flag::More, "more">>
{
};
struct saidYour : means<Flag::Self, "your">
{
};
struct whoseCards : any<saidYour,
                        whoIs<Who::Kind::EachOpponent, "your opponents'", "opponents'",
                            "each opponent's", "an opponent's">,
                        whoIs<Who::Kind::EachPlayer, "all", "each player's">>
{
};
struct abilityCost : seq<maybe<whoseCards>, cardKind, word<"cost", "costs">, count,
                         maybe<word<"treasures", "treasure">>, lessOrMore,
                         maybe<word<"treasures", "treasure">>, maybe<word<"to play">>>
{
    static std::optional<Effect> build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::AbilityCost;
        made.cards = found.take<CardFilter>();
        made.number = found.take<int>();
        if (found.says(Flag::Less))
            made.number = -made.number;
        if (!found.says(Flag::Self))
            made.who = found.take<Who>({ Who::Kind::EachPlayer });
        using Kind = CardFilter::Kind;
        const Kind kind = made.cards.kind;
        const bool hasCost = kind == Kind::Card || kind == Kind::Ability || kind == Kind::Instant
            || kind == Kind::Attack || kind == Kind::Event;
        if (kind == Kind::Card)
            made.cards.kind = Kind::Ability; // Only abilities cost treasure.
        return hasCost ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};

struct whoMay : seq<any<seq<word<"you">>, opponents, everybody>, word<"may">>
{
};
struct additional
    : any<means<Flag::More, "additional", "more", "extra">, means<Flag::Less, "fewer", "less">>
{
};
struct eachTurn : word<"each turn", "per turn", "in each turn", "a turn">
{
};
template <Allowance::Kind kind, typename Verb, typename Noun>
struct mayDoMore : seq<whoMay, Verb, any<count, means<1, "a", "an">>, additional, Noun, eachTurn>
{
    static Effect build(Found& found)
    {
        Allowance made;
        made.kind = kind;
        made.who = found.take<Who>();
        made.number = found.take<int>();
        if (found.says(Flag::Less))
            made.number = -made.number;
        return effect(std::move(made));
    }
};
struct playWord : word<"play">
{
};
struct acquireWord : word<"acquire">
{
};
struct whoseHand
    : any<saidYour,
          whoIs<Who::Kind::EachOpponent, "each opponent's", "opponents'", "your opponents'">,
          whoIs<Who::Kind::EachPlayer, "each player's">>
{
};
struct handSize
    : seq<whoseHand, word<"maximum hand size is">,
          any<means<Flag::More, "increased by">, means<Flag::Less, "reduced by", "decreased by">>,
          count>
{
    static Effect build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::HandSize;
        made.number = found.take<int>();
        if (found.says(Flag::Less))
            made.number = -made.number;
        if (!found.says(Flag::Self))
            made.who = found.take<Who>();
        return effect(std::move(made));
    }
};

struct treasureWord : word<"treasures", "treasure">
{
};
/// "opponents cannot play Instant cards", "players cannot acquire"
struct noOne : any<opponents, everybody, seq<word<"you">>>
{
};
struct noPlay : seq<noOne, word<"can not play">, cardKind>
{
    static std::optional<Effect> build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::NoPlay;
        made.who = found.take<Who>();
        made.cards = found.take<CardFilter>();
        using Kind = CardFilter::Kind;
        const Kind kind = made.cards.kind;
        const bool plays = kind == Kind::Ability || kind == Kind::Instant || kind == Kind::Attack
            || kind == Kind::Event;
        return plays ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
struct noAcquire : seq<noOne, word<"can not acquire">, maybe<cards>>
{
    static Effect build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::NoAcquire;
        made.who = found.take<Who>();
        return effect(std::move(made));
    }
};
struct equipMore : seq<word<"you may equip">, any<count, means<1, "a", "an">>,
                       word<"additional", "more", "extra">, treasureWord,
                       word<"to each mercenary each turn", "to each of your mercenaries each turn",
                           "to each mercenary per turn", "to each mercenary you control each turn">>
{
    static Effect build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::Equips;
        made.number = found.take<int>();
        return effect(std::move(made));
    }
};
/// "treasures equipped to this mercenary cannot be removed"
struct keepsTreasures
    : seq<word<"treasures equipped to", "all treasures equipped to">, staticSubject,
          word<"can not be removed", "can not be unequipped", "can not be destroyed or unequipped",
              "can not be unequipped or destroyed", "can not be destroyed">>
{
    static Effect build(Found& found)
    {
        Gain made;
        made.what = found.take<Thing>();
        Modifier keeps;
        keeps.kind = Modifier::Kind::KeepsTreasures;
        made.modifiers.push_back(keeps);
        return effect(std::move(made));
    }
};
/// "damage that would be dealt to other allied mercenaries is dealt to this instead"
struct toThem : any<everyone, somebody>
{
    static Thing build(Found& found)
    {
        Thing made = found.take<Thing>();
        made.kind = Thing::Kind::Each;
        return made;
    }
};
struct hurtsThis : any<seq<word<"that damage is dealt to">, any<thisCard, bearer>, word<"instead">>,
                       seq<any<thisCard, bearer>,
                           word<"is dealt that damage instead", "takes that damage instead",
                               "takes the damage instead", "takes it instead">>,
                       seq<word<"deal that damage to">, any<thisCard, bearer>, word<"instead">>>
{
};
struct covers : any<seq<thatWouldHurt, toThem, toThisInstead>,
                    seq<word<"if">, toThem, word<"would be dealt damage", "would take damage">,
                        comma, hurtsThis>>
{
    static Effect build(Found& found) { return coveredBy(found.take<Thing>(), Duration::Always); }
};
/// "if this would be destroyed, instead fully heal it"
struct itExits : seq<thing, exits>
{
    static Effect build(Found& found)
    {
        Effect made = found.take<Effect>();
        tellWhom(made, found.take<Thing>());
        return made;
    }
};
struct savedDeed : any<playerDeed, order, itExits>
{
};
struct savedDeeds : seq<savedDeed, many<joint, savedDeed>>
{
    static Effect build(Found& found)
    {
        std::vector<Effect> parts = found.takeAll<Effect>();
        return joined(std::move(parts), found.takeAll<Sequence::Joint>());
    }
};
struct insteadWord : word<"instead">
{
};
struct savedInstead : any<seq<savedDeed, insteadWord, many<joint, savedDeed>>>
{
    static Effect build(Found& found) { return savedDeeds::build(found); }
};
struct rescue : seq<word<"if", "when", "whenever">, any<staticSubject, toThem>,
                    word<"would be destroyed", "would die", "is destroyed", "dies">, comma,
                    any<seq<insteadWord, maybe<comma>, savedDeeds>, savedInstead,
                        seq<savedDeeds, insteadWord>>>
{
    static Effect build(Found& found)
    {
        Thing whom = found.take<Thing>();
        return effect(Rescue { std::move(whom), { found.take<Effect>() } });
    }
};
struct alwaysAltered : seq<thatWouldHurt, staticSubject, alteredBy, eachTail>
{
    static Effect build(Found& found) { return takesOther(found); }
};
struct anyStatic
    : any<covers, alwaysAltered, rescue, staticGain, attackStatic,
          statistically<everyonesOwn, eachTail>, keepsTreasures, noPlay, noAcquire, equipMore,
          abilityCost, mayDoMore<Allowance::Kind::Treasures, playWord, treasureWord>,
          mayDoMore<Allowance::Kind::Acquire, acquireWord, cards>, handSize>
{
};

} // namespace

bool statement::read(Input& in, Reading& reading)
{
    return text::read<anyStatement>(in, reading);
}
bool staticStatement::read(Input& in, Reading& reading)
{
    return text::read<anyStatic>(in, reading);
}

} // namespace triptych::seize::grammar
