#include "seize/text/grammar/GrammarAllowances.h"
#include "seize/text/grammar/GrammarDeeds.h"
#include "seize/text/grammar/GrammarStatics.h"
#include "seize/text/grammar/GrammarTriggers.h"

#include <utility>

// What playing abilities and acquiring cards costs more or less for as long as a card works, and what damage ability
// cards deal.
namespace triptych::seize::grammar {
namespace {

struct whoMayCards : any<whoIs<Who::Kind::EachOpponent, "your opponents'", "opponents'",
                             "each opponent's", "an opponent's", "opposing", "enemy">,
                         whoIs<Who::Kind::EachPlayer, "all", "each player's">, saidYour>
{
};
/// "ability cards your opponents play"
struct playedBy : any<seq<whoIs<Who::Kind::EachOpponent, "an opponent">, word<"plays">>,
                      seq<word<"played by">, any<opponents, everybody, means<Flag::Self, "you">>>,
                      seq<opponents, word<"play", "plays">>, seq<everybody, word<"play", "plays">>,
                      means<Flag::Self, "you play">>
{
};
struct abilitiesCost
    : seq<maybe<whoMayCards>, cardKind, maybe<playedBy>, word<"cost", "costs">, count,
          maybe<word<"treasures", "treasure">>, lessOrMore, maybe<word<"treasures", "treasure">>,
          maybe<word<"to play">>, maybe<perEach>, maybe<toAMinimum>>
{
    static std::optional<Effect> build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::AbilityCost;
        if (auto each = found.takeIfAny<PerEach>()) {
            if (each->amount.kind != Amount::Kind::PerCounted || each->amount.plus != 0)
                return std::nullopt;
            made.times = std::move(each->amount);
        }
        made.cards = found.take<CardFilter>();
        made.number = found.take<int>();
        if (found.says(Flag::Less))
            made.number = -made.number;
        made.atLeastOne = found.says(Flag::AtLeast);
        if (!found.says(Flag::Self))
            made.who = found.take<Who>({ Who::Kind::EachPlayer });
        if (found.has<Who>() || (made.atLeastOne && made.number > 0))
            return std::nullopt; // whose they are was said twice; only what falls has a least
        using Kind = CardFilter::Kind;
        const Kind kind = made.cards.kind;
        const bool hasCost = kind == Kind::Card || kind == Kind::Ability || kind == Kind::Instant
            || kind == Kind::Attack || kind == Kind::Event;
        if (kind == Kind::Card)
            made.cards.kind = Kind::Ability; // Only abilities cost treasure.
        return hasCost ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};

/// "Ability cards that target this cost 1 treasure more": paid once the targets are known, so it is never less
struct whoIsTargeted : any<seq<notTheTreasure, thisCard>, bearer, everyone>
{
    static Thing build(Found& found) { return whomSaid(found); }
};
struct aimedAtThose
    : seq<word<"that target", "that targets", "which target", "targeting", "against">,
          whoIsTargeted>
{
};
struct treasuresOfIt : maybe<word<"treasures", "treasure">>
{
};
struct tolled
    : any<seq<maybe<whoMayCards>, cardKind, maybe<playedBy>, aimedAtThose, maybe<playedBy>,
              word<"cost", "costs">, maybe<any<opponents, everybody>>, count, treasuresOfIt,
              word<"more", "additional", "extra">, treasuresOfIt, maybe<word<"to play">>>,
          seq<any<opponents, everybody>, word<"pay", "must pay">, count, word<"more", "additional">,
              treasuresOfIt, word<"for", "to play">, cardKind, aimedAtThose>>
{
    static std::optional<Effect> build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::Toll;
        made.cards = found.take<CardFilter>();
        made.number = found.take<int>();
        made.by = found.take<Thing>();
        if (!found.says(Flag::Self))
            made.who = found.take<Who>({ Who::Kind::EachPlayer });
        using Kind = CardFilter::Kind;
        if (made.cards.kind == Kind::Card)
            made.cards.kind = Kind::Ability;
        const Kind kind = made.cards.kind;
        const bool aims = kind == Kind::Ability || kind == Kind::Instant || kind == Kind::Attack;
        const bool fits = aims && made.number > 0 && !found.has<Who>()
            && made.by->filter.noun == Filter::Noun::Mercenary;
        return fits ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};

/// "Your attacks", "Mage attacks": what mercenaries make, and no cards
struct madeAttacks : seq<maybe<whoMayCards>, maybe<className>, attackNoun,
                         pegtl::not_at<word<"cards", "card", "ability", "abilities">>>
{
};
/// "Mage ability cards you play deal 1 more damage", "opposing Instant cards deal 1 less damage"
struct abilitiesDeal
    : seq<pegtl::not_at<madeAttacks>, maybe<whoMayCards>, cardKind, maybe<playedBy>,
          word<"deal", "deals">, any<seq<count, fewerOrMore>, change>, word<"damage">>
{
    static std::optional<Effect> build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::CardDamage;
        made.cards = found.take<CardFilter>();
        made.number = found.take<int>() * (found.says(Flag::Less) ? -1 : 1);
        if (!found.says(Flag::Self))
            made.who = found.take<Who>({ Who::Kind::EachPlayer });
        using Kind = CardFilter::Kind;
        const Kind kind = made.cards.kind;
        const bool deals = kind == Kind::Ability || kind == Kind::Instant || kind == Kind::Attack;
        return deals && made.number != 0 && !made.cards.bound && !found.has<Who>()
            ? std::optional(effect(std::move(made)))
            : std::nullopt;
    }
};
/// "treasure cards opponents play enter their Warchest exhausted"
struct comeTurned
    : seq<maybe<whoMayCards>, cardKind, maybe<playedBy>,
          any<seq<word<"enter", "enters", "come into", "comes into", "are put into", "go into">,
                  word<"their", "your", "the", "a", "its owner's", "their owner's",
                      "that player's">,
                  word<"warchest exhausted", "warchests exhausted">>,
              word<"enter exhausted", "enters exhausted", "come exhausted", "enter play exhausted",
                  "come into play exhausted", "are played exhausted">>>
{
    static std::optional<Effect> build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::ComeTurned;
        made.cards = found.take<CardFilter>();
        if (!found.says(Flag::Self))
            made.who = found.take<Who>({ Who::Kind::EachPlayer });
        using Kind = CardFilter::Kind;
        const Kind kind = made.cards.kind;
        const bool lies = kind == Kind::Treasure || kind == Kind::Weapon || kind == Kind::Equipment
            || kind == Kind::Relic;
        return lies && !found.has<Who>() ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// "the first card an opponent plays": of each of them the first
struct eachOfThose : any<whoIs<Who::Kind::EachOpponent, "an opponent", "any opponent">,
                         whoIs<Who::Kind::EachPlayer, "a player", "any player">>
{
};
/// "the first Instant card you play each turn costs 1 treasure less", "the next ... this turn"
struct oneCosts : seq<any<means<Flag::First, "the first", "the next", "your first", "your next">,
                          seq<word<"the", "your">, ordinal>>,
                      cardKind,
                      maybe<any<seq<word<"you play">>, seq<opponents, word<"plays", "play">>,
                          seq<eachOfThose, word<"plays">>, seq<everybody, word<"plays", "play">>>>,
                      maybe<any<means<Duration::Always, "each turn", "every turn">,
                          means<Duration::ThisTurn, "this turn">,
                          means<Duration::UntilYourNextTurn, "until your next turn">>>,
                      word<"costs", "cost">, count, maybe<word<"treasures", "treasure">>,
                      lessOrMore, maybe<word<"treasures", "treasure">>, maybe<word<"to play">>>
{
    static std::optional<Effect> build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::AbilityCost;
        made.once = true;
        made.nth = found.take<Ordinal>({ 1 }).number;
        made.cards = found.take<CardFilter>();
        made.number = found.take<int>() * (found.says(Flag::Less) ? -1 : 1);
        made.who = found.take<Who>();
        made.duration = found.take<Duration>(Duration::Always);
        using Kind = CardFilter::Kind;
        if (made.cards.kind == Kind::Card)
            made.cards.kind = Kind::Ability; // Only abilities cost treasure.
        const Kind kind = made.cards.kind;
        // The first of a turn is counted by its kind; the next one ends what was waiting for it.
        const bool costs = kind == Kind::Ability || kind == Kind::Instant || kind == Kind::Attack
            || kind == Kind::Event;
        return costs && (made.duration != Duration::Always || playsOf(made.cards))
            ? std::optional(effect(std::move(made)))
            : std::nullopt;
    }
};
struct firstOnesCost : seq<pegtl::not_at<word<"the next", "your next">>, oneCosts>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect made = found.take<Effect>();
        const bool lasts = std::get<Allowance>(made.node).duration == Duration::Always;
        return lasts ? std::optional(std::move(made)) : std::nullopt;
    }
};
struct nextOnesCost : seq<pegtl::at<word<"the next", "your next">>, oneCosts>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect made = found.take<Effect>();
        const bool lasts = std::get<Allowance>(made.node).duration == Duration::Always;
        return lasts ? std::nullopt : std::optional(std::move(made));
    }
};
/// "the first card you acquire each turn costs no loot", "when you acquire a card, you lose no loot for it"
struct costsNothing : word<"costs no loot", "cost no loot", "costs you no loot", "cost you no loot",
                          "is free", "are free">
{
};
struct everyCard : seq<>
{
    static Flag build(Found&) { return Flag::Several; }
};
struct acquirer : any<seq<word<"you">>, opponents, everybody>
{
};
struct acquiredForFree
    : any<seq<word<"the first">, maybe<count>, word<"cards", "card">, acquirer, word<"acquire">,
              eachTurn, costsNothing>,
          seq<word<"when", "whenever", "if", "each time", "as">, acquirer,
              word<"acquire a card", "would acquire a card", "acquire">, comma,
              any<word<"you lose no loot for it", "you do not lose loot for it",
                      "you do not lose loot", "you lose no loot", "you pay no loot for it",
                      "they lose no loot for it", "they do not lose loot for it">,
                  seq<word<"it", "that card">, costsNothing>>,
              everyCard>,
          seq<word<"cards", "each card">, acquirer, word<"acquire">, costsNothing, everyCard>>
{
    static Effect build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::FreeAcquire;
        made.number = found.says(Flag::Several) ? Allowance::noLimit : found.take<int>(1);
        made.who = found.take<Who>({ Who::Kind::You });
        return effect(std::move(made));
    }
};
/// "treasures cost 1 loot less to acquire", "cards opponents acquire cost 1 loot more"
struct loots : word<"loot">
{
};
struct muchLoot : seq<count, maybe<loots>,
                      any<lessOrMore, means<Flag::More, "additional", "extra">>, maybe<loots>>
{
};
/// "each card drawn during the Acquire Phase", "cards opponents draw in their Acquire Phase": those that are acquired
struct inAcquirePhase
    : seq<word<"during", "in">, word<"the", "your", "their", "each", "that player's">,
          word<"acquire phase">>
{
};
/// "lose 1 more loot for each card they acquire", "lose 2 loot instead of 1 for each card they acquire"
struct lostForEach
    : seq<any<opponents, everybody, means<Flag::Self, "you">>, word<"lose", "loses", "pay", "pays">,
          any<seq<count, means<Flag::Twice, "loot instead of 1", "loot instead of one">>, muchLoot>,
          word<"for each card", "for every card">,
          any<word<"they acquire", "you acquire">,
              seq<word<"they draw", "you draw">, inAcquirePhase>>>
{
};
/// Who draws them, where that is said
struct oneOfThem : any<seq<whoIs<Who::Kind::EachOpponent, "an opponent", "each opponent">>,
                       seq<whoIs<Who::Kind::EachPlayer, "a player", "each player">>>
{
};
struct whoDraws : any<opponents, everybody, oneOfThem, means<Flag::Self, "you">>
{
};
struct drawnThere : any<seq<word<"each card", "every card", "cards", "a card">,
                            any<word<"drawn", "that is drawn", "that are drawn">,
                                seq<maybe<word<"that">>, whoDraws, word<"draw", "draws">>>,
                            inAcquirePhase>,
                        seq<word<"drawing a card", "drawing cards">, inAcquirePhase>>
{
};
struct acquiringCosts
    : any<seq<drawnThere, word<"costs", "cost">, maybe<any<opponents, everybody>>,
              any<muchLoot, seq<count, means<Flag::Twice, "loot">>>>,
          seq<maybe<whoMayCards>, cardKind, word<"cost", "costs">,
              maybe<any<opponents, everybody, means<Flag::Self, "you">>>, muchLoot,
              word<"to acquire">>,
          seq<cardKind, any<opponents, everybody, means<Flag::Self, "you">>,
              word<"acquire", "acquires">, word<"cost", "costs">,
              maybe<word<"you", "them", "that player">>, muchLoot>,
          seq<word<"acquiring cards", "acquiring a card", "each card acquired", "cards acquired">,
              word<"costs", "cost">, maybe<any<opponents, everybody, means<Flag::Self, "you">>>,
              any<muchLoot, seq<count, means<Flag::Twice, "loot">>>>,
          lostForEach>
{
    static std::optional<Effect> build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::AcquireCost;
        made.cards = found.take<CardFilter>();
        made.number = found.take<int>() * (found.says(Flag::Less) ? -1 : 1);
        if (found.says(Flag::Twice)) // so much, where a card costs 1
            --made.number;
        if (made.number == 0)
            return std::nullopt;
        if (!found.says(Flag::Self))
            made.who = found.take<Who>({ Who::Kind::EachPlayer });
        return made.cards.bound ? std::nullopt : std::optional(effect(std::move(made)));
    }
};

} // namespace

bool abilityCost::read(Input& in, Reading& reading)
{
    return text::read<any<tolled, abilitiesCost, abilitiesDeal, comeTurned>>(in, reading);
}
bool firstCosts::read(Input& in, Reading& reading)
{
    return text::read<firstOnesCost>(in, reading);
}
bool nextCosts::read(Input& in, Reading& reading)
{
    return text::read<nextOnesCost>(in, reading);
}
bool freeAcquire::read(Input& in, Reading& reading)
{
    return text::read<acquiredForFree>(in, reading);
}
bool acquireCost::read(Input& in, Reading& reading)
{
    return text::read<acquiringCosts>(in, reading);
}

} // namespace triptych::seize::grammar
