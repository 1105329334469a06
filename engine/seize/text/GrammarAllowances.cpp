#include "seize/text/GrammarAllowances.h"

// What players may and may not do for as long as a card works: how many cards, who cannot.
namespace triptych::seize::grammar {
namespace {

struct whoMay : seq<any<seq<word<"you">>, opponents, everybody>, word<"may">>
{
};
struct additional
    : any<means<Flag::More, "additional", "more", "extra">, means<Flag::Less, "fewer", "less">>
{
};
struct nothingMore : seq<>
{
};
template <Allowance::Kind kind, typename Verb, typename Noun, typename When = eachTurn>
struct mayDoMore
    : seq<whoMay, Verb,
          any<seq<any<count, means<1, "a", "an">>, additional>, seq<means<1, "another">>>, Noun,
          When>
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
struct whoseHand : any<whoIs<Who::Kind::EachOpponent, "each opponent's", "opponents'",
                           "your opponents'", "your opponent's", "the opponent's">,
                       whoIs<Who::Kind::EachPlayer, "each player's">, saidYour>
{
};
struct handSize
    : seq<whoseHand, word<"maximum hand size is", "hand size is", "hand limit is">,
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

/// "opponents play with their hands revealed"
struct openHand
    : any<seq<any<opponents, everybody, whoIs<Who::Kind::You, "you">>,
              word<"play with their hands revealed", "play with their hand revealed",
                  "plays with their hand revealed", "play with your hand revealed",
                  "play with open hands", "play with their hands open",
                  "must play with their hands revealed", "keep their hands revealed",
                  "reveal their hands for as long as this is in play">>,
          seq<any<whoIs<Who::Kind::EachOpponent, "your opponents' hands are",
                      "opponents' hands are">,
                  whoIs<Who::Kind::EachPlayer, "all hands are", "all players' hands are">>,
              word<"revealed", "visible", "visible to all", "open">>>
{
    static Effect build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::OpenHand;
        made.who = found.take<Who>();
        return effect(std::move(made));
    }
};
struct topSeen : word<"you may look at the top card of your deck at any time",
                     "you may always look at the top card of your deck",
                     "you can look at the top card of your deck at any time">
{
    static Effect build()
    {
        Allowance made;
        made.kind = Allowance::Kind::TopSeen;
        return effect(std::move(made));
    }
};
/// "players have no maximum hand size"
struct noHandLimit : seq<any<whoIs<Who::Kind::You, "you">, opponents, everybody>,
                         word<"have no maximum hand size", "has no maximum hand size",
                             "have no hand limit", "has no hand limit", "have no hand size limit",
                             "do not discard down to the hand limit">>
{
    static Effect build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::HandSize;
        made.number = Allowance::noLimit;
        made.who = found.take<Who>();
        return effect(std::move(made));
    }
};
/// "you may play Warriors onto empty tiles adjacent to this", "this may be played on any empty tile ..."
struct deployGround : any<seq<word<"any", "an", "a", "each">, tilePhrase>, tilesPhrase>
{
};
struct evenThere
    : word<", even outside your back two rows", "even outside your back two rows",
          ", even outside your back rows", ", even outside your back 8 tiles",
          "even outside your back 8 tiles", ", even if it is outside your back two rows",
          ", even outside your back 2 rows">
{
};
struct deploys
    : seq<any<seq<word<"you may play", "you can play">,
                  any<means<Flag::Own, "this mercenary", "this card", "this">, cardKind>>,
              seq<means<Flag::Own, "this mercenary", "this card", "this">,
                  word<"may be played", "can be played", "may also be played",
                      "can also be played">>,
              seq<cardKind, word<"may be played", "can be played">>>,
          word<"onto", "on", "to">, deployGround, maybe<evenThere>>
{
    static std::optional<Effect> build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::Deploys;
        made.itself = found.says(Flag::Own);
        made.cards = found.take<CardFilter>();
        made.tiles = found.take<Filter>();
        made.tiles->noun = Filter::Noun::Tile;
        const Range& range = made.tiles->range;
        // In the hand it stands nowhere: of itself a place is told by others.
        const bool measured = range.kind != Range::Kind::Anywhere
            && range.anchor != Range::Anchor::Described
            && (made.itself || range.anchor != Range::Anchor::Source);
        if (made.itself)
            made.cards = {};
        const bool fits = made.itself || made.cards.kind == CardFilter::Kind::Mercenary;
        return fits && !measured ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// "opponents cannot play Instant cards", "players cannot acquire"
/// Of what resolves also one player: "target opponent cannot play Instant cards this turn".
struct noOne : any<opponents, everybody, seq<word<"you">>, means<targetOpponent, "target opponent">,
                   whoIs<Who::Kind::Target, "target player">,
                   whoIs<Who::Kind::ThatPlayer, "that player", "that opponent", "they">,
                   whoIs<Who::Kind::Opponent, "an opponent">>
{
};
struct noPlay : any<seq<noOne, word<"can not play">, cardKind>,
                    seq<noOne, word<"can not play more than">, means<Flag::First, "one", "1">,
                        cardKind, word<"each turn", "per turn", "in a turn", "a turn">>>
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
            || kind == Kind::Event || kind == Kind::Mercenary;
        made.once = found.says(Flag::First);
        const bool counted
            = made.cards.className.empty() && kind != Kind::Event && kind != Kind::Mercenary;
        if (made.once && !counted)
            return std::nullopt;
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
/// "you cannot equip treasures"
struct noEquip
    : seq<noOne, word<"can not equip">,
          word<"treasures", "any treasures", "a treasure", "treasures to their mercenaries",
              "treasures to your mercenaries", "treasures to mercenaries">>
{
    static Effect build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::NoEquip;
        made.who = found.take<Who>();
        return effect(std::move(made));
    }
};
/// "you cannot lose loot"
struct noLootLost : seq<noOne, word<"can not lose">, maybe<word<"any">>, word<"loot">>
{
    static Effect build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::NoLoss;
        made.who = found.take<Who>();
        return effect(std::move(made));
    }
};
/// "opponents cannot activate abilities"
struct noneActivated
    : seq<any<opponents, everybody, seq<word<"you">>, means<targetOpponent, "target opponent">,
              whoIs<Who::Kind::Target, "target player">,
              whoIs<Who::Kind::ThatPlayer, "that player", "that opponent", "they">>,
          word<"can not activate abilities", "can not use abilities",
              "can not activate active abilities", "can not use active abilities",
              "can not activate any abilities", "can not use active abilities of mercenaries">>
{
    static Effect build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::NoActives;
        made.who = found.take<Who>();
        return effect(std::move(made));
    }
};
/// "you lose 1 less loot each time", "if you would gain loot, gain 1 more"
struct lootEachTime
    : any<seq<any<seq<word<"you">>, opponents, everybody,
                  whoIs<Who::Kind::ThatPlayer, "that player">,
                  means<targetOpponent, "target opponent">>,
              any<means<Allowance::Kind::LootLost, "lose", "loses">,
                  means<Allowance::Kind::LootGained, "gain", "gains">>,
              count, lessOrMore, word<"loot each time">>,
          seq<word<"if", "whenever", "each time", "when">,
              any<seq<word<"you">>, opponents, everybody,
                  whoIs<Who::Kind::EachOpponent, "an opponent">,
                  whoIs<Who::Kind::EachPlayer, "a player">>,
              any<means<Allowance::Kind::LootLost, "would lose loot", "would lose any loot">,
                  means<Allowance::Kind::LootGained, "would gain loot", "would gain any loot">>,
              maybe<comma>, maybe<word<"instead">>, maybe<word<"you", "they", "that player">>,
              maybe<word<"instead">>, word<"lose", "loses", "gain", "gains">, count,
              any<means<Flag::Less, "less", "fewer">, means<Flag::More, "more", "additional">>,
              maybe<word<"loot">>, maybe<word<"instead">>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Allowance made;
        made.kind = found.take<Allowance::Kind>();
        made.who = found.take<Who>({ Who::Kind::You });
        made.number = found.take<int>() * (found.says(Flag::Less) ? -1 : 1);
        return made.number != 0 ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// "your Vault cannot be reduced below 5"
struct leastInVault
    : seq<whoseHand, word<"vault total", "vault", "loot">,
          word<"can not be reduced below", "can not drop below", "can not fall below",
              "can not go below", "can not be reduced to less than">,
          count, maybe<word<"loot">>>
{
    static Effect build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::LeastVault;
        made.number = found.take<int>();
        if (!found.says(Flag::Self))
            made.who = found.take<Who>();
        return effect(std::move(made));
    }
};
/// "your maximum hand size is 11"
struct handLimit : seq<whoseHand,
                       word<"maximum hand size is", "hand size is", "hand limit is",
                           "maximum hand size becomes">,
                       count, maybe<cards>>
{
    static Effect build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::HandLimit;
        made.number = found.take<int>();
        if (!found.says(Flag::Self))
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
struct noLoot : seq<noOne, word<"can not gain">, maybe<word<"any">>, word<"loot">>
{
    static Effect build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::NoLoot;
        made.who = found.take<Who>();
        return effect(std::move(made));
    }
};
/// "players cannot acquire more than 2 cards each turn"
template <typename When = eachTurn>
struct mostAcquired : seq<any<opponents, everybody, seq<word<"you">>>,
                          any<seq<word<"can not acquire more than">, count>,
                              seq<word<"can acquire at most", "may acquire at most">, count>,
                              seq<word<"can only acquire up to", "may only acquire up to">, count>>,
                          cards, When>
{
    static Effect build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::MostAcquire;
        made.who = found.take<Who>();
        made.number = found.take<int>();
        return effect(std::move(made));
    }
};
/// "players skip their Second Movement Phase"
struct skipsItsPhase : seq<any<opponents, everybody, seq<word<"you">>>, word<"skip", "skips">,
                           word<"their", "your", "the", "all", "every">, phaseName>
{
    static std::optional<Effect> build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::NoPhase;
        made.who = found.take<Who>({ Who::Kind::You });
        const auto phase = found.take<Phase>();
        made.number = static_cast<int>(phase);
        // The Beginning and the End Phase cannot be skipped.
        return phase == Phase::Beginning || phase == Phase::End ? std::nullopt
                                                                : std::optional(effect(made));
    }
};
/// "you may plunder 1 additional time each turn", "players can plunder twice each turn"
struct plunderMore
    : seq<any<opponents, everybody, seq<word<"you">>>, word<"may plunder", "can plunder">,
          any<seq<any<count, means<1, "an">>,
                  word<"additional time", "additional times", "more time", "more times",
                      "extra time", "extra times">>,
              means<1, "twice">, means<2, "three times">>,
          eachTurn>
{
    static Effect build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::Plunders;
        made.who = found.take<Who>({ Who::Kind::You });
        made.number = found.take<int>();
        return effect(std::move(made));
    }
};
/// "opponents play with the top card of their decks revealed"
struct openTop : seq<any<opponents, everybody, whoIs<Who::Kind::You, "you">>,
                     word<"play with the top card of their decks revealed",
                         "play with the top card of their deck revealed",
                         "plays with the top card of their deck revealed",
                         "play with the top card of your deck revealed",
                         "play with the top cards of their decks revealed",
                         "keep the top card of their deck revealed",
                         "keep the top card of their decks revealed",
                         "keep the top card of your deck revealed",
                         "must play with the top card of their decks revealed",
                         "must play with the top card of their deck revealed">>
{
    static Effect build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::OpenTop;
        made.who = found.take<Who>();
        return effect(std::move(made));
    }
};
struct anyAllowance
    : any<openHand, openTop, skipsItsPhase, plunderMore, topSeen, noHandLimit, deploys, acquireCost,
          noPlay, noLoot, mostAcquired<>, freeAcquire, firstCosts, noAcquire, equipMore,
          abilityCost, mayDoMore<Allowance::Kind::Treasures, playWord, treasureWord>,
          mayDoMore<Allowance::Kind::Acquire, acquireWord, cards>, handSize, noLootLost,
          noneActivated, noEquip, lootEachTime, leastInVault, handLimit>
{
};

/// For a time; "you may acquire 2 additional cards this turn".
struct someTime
    : any<means<Duration::ThisTurn, "this turn", "until end of turn", "for the rest of the turn",
              "for the rest of this turn">,
          means<Duration::UntilYourNextTurn, "until your next turn",
              "until the start of your next turn">,
          means<Duration::ThroughYourNextTurn, "until the end of your next turn">,
          means<Duration::DuringYourNextTurn, "during your next turn", "on your next turn">,
          means<Duration::DuringItsNextTurn, "during their next turn",
              "during that player's next turn", "on their next turn", "in their next turn">>
{
};
struct whatIsAllowed
    : any<acquireCost, noPlay, noLoot, mostAcquired<nothingMore>, noAcquire, abilityCost,
          mayDoMore<Allowance::Kind::Treasures, playWord, treasureWord, nothingMore>,
          mayDoMore<Allowance::Kind::Acquire, acquireWord, cards, nothingMore>, handSize,
          noLootLost, noneActivated, noEquip, lootEachTime, leastInVault, handLimit>
{
};
struct nowAllowed : any<seq<someTime, comma, whatIsAllowed>, seq<whatIsAllowed, someTime>>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect made = found.take<Effect>();
        auto& allowance = std::get<Allowance>(made.node);
        allowance.duration = found.take<Duration>();
        // "You cannot acquire during their next turn": whose?
        if (allowance.duration == Duration::DuringItsNextTurn
            && allowance.who.kind == Who::Kind::You)
            return std::nullopt;
        return made;
    }
};

} // namespace

bool allowance::read(Input& in, Reading& reading)
{
    return text::read<anyAllowance>(in, reading);
}
bool allowedNow::read(Input& in, Reading& reading)
{
    return text::read<any<nextCosts, nowAllowed>>(in, reading);
}

} // namespace triptych::seize::grammar
