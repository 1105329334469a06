#include "seize/text/GrammarInstructions.h"

// What is said of mercenaries and players, now or for as long as a card works.
namespace triptych::seize::grammar {
namespace {

// ---------------------------------------------------------------- Instructions

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
/// "this gains Stealth" is "apply Stealth to this".
struct gainsStatus : seq<thing, word<"gains", "gain">, doses>
{
    static std::optional<Effect> build(Found& found)
    {
        Apply made;
        made.what = found.take<Thing>();
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
struct gainsMovement
    : seq<thing, word<"gains", "gain">, count, word<"movement this turn", "movement">>
{
    static Effect build(Found& found)
    {
        GainMovement made;
        made.what = found.take<Thing>();
        made.count = fixed(found.take<int>());
        return effect(std::move(made));
    }
};
struct attacksAgain : seq<thing,
                          word<"may attack again", "may attack an additional time",
                              "may make another attack", "can attack again">,
                          maybe<thisTurn>>
{
    static Effect build(Found& found) { return effect(AttackAgain { found.take<Thing>() }); }
};
struct exits : seq<thing, word<"exits", "exit">>
{
    static Effect build(Found& found) { return effect(Exit { found.take<Thing>() }); }
};
struct anyStatement : any<gives, gainsSomething, gainsMovement, gainsStatus, attacksAgain, exits>
{
};

// ---------------------------------------------------------------- Statics

/// Whom a static speaks of: this card, its bearer, or a kind of mercenaries.
struct staticSubject : any<thisCard, bearer, everyone>
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
                         maybe<word<"treasures", "treasure">>, lessOrMore>
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
struct treasureWord : word<"treasures", "treasure">
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

struct anyStatic
    : any<staticGain, abilityCost, mayDoMore<Allowance::Kind::Treasures, playWord, treasureWord>,
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
