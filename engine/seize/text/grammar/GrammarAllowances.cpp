#include "seize/text/grammar/GrammarAllowances.h"

// What players may do for as long as a card works, or for a time: how many cards, where, what comes of their loot.
// What they cannot do is in GrammarForbidden.cpp, what is so of their hands in GrammarHands.cpp.
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
/// "you may play up to two treasures each turn": so many in all, where the rules give `usual`
template <Allowance::Kind kind, int usual, typename Verb, typename Noun, typename When = eachTurn>
struct maySoMany : seq<whoMay, Verb, maybe<word<"up to">>, count, Noun, When>
{
    static std::optional<Effect> build(Found& found)
    {
        Allowance made;
        made.kind = kind;
        made.who = found.take<Who>();
        made.number = found.take<int>() - usual;
        return made.number > 0 ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
struct playWord : word<"play">
{
};
struct treasuresPlayed : seq<treasureWord, maybe<word<"into your warchest", "into their warchest">>>
{
};
struct inThatPhase
    : word<"during your acquire phase", "in your acquire phase", "during their acquire phase",
          "in their acquire phase", "during each of your acquire phases",
          "during the acquire phase", "in the acquire phase">
{
};
struct inItsPhase : any<eachTurn, inThatPhase>
{
};
struct itsTreasure
    : word<"your treasure for the turn", "your one treasure for the turn",
          "your treasure play for the turn", "your treasure for that turn",
          "your one treasure for that turn", "your treasure play for that turn",
          "your treasure this turn", "your treasure for this turn",
          "your one treasure for this turn", "your one treasure this turn",
          "your treasure play this turn", "your treasure each turn", "your one treasure each turn",
          "the treasure you may play each turn", "the one treasure you may play each turn",
          "the treasure you may play this turn", "the one treasure you may play this turn",
          "your one treasure per turn">
{
};
struct faceDownThere
    : seq<word<"face down">, maybe<word<"into your warchest", "into their warchest">>>
{
};
/// "you may play 1 additional mercenary card face down each turn", "a mercenary face down in addition to your treasure
/// for the turn"
struct faceDownMore
    : any<seq<whoMay, word<"play">,
              any<seq<any<count, means<1, "a", "an", "one">>, word<"additional", "more", "extra">>,
                  seq<means<1, "another">>>,
              cardKind, faceDownThere, eachTurn>,
          seq<maybe<word<"once per turn", "once each turn", "each turn">, comma>, whoMay,
              word<"play">, any<means<1, "a", "an", "one">, count>, cardKind, faceDownThere,
              word<"in addition to">, itsTreasure>>
{
    static std::optional<Effect> build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::FaceDowns;
        made.who = found.take<Who>();
        made.number = found.take<int>();
        // S-RALLY-FACEDOWN Mercenaries are what is played so.
        CardFilter mercenaries;
        mercenaries.kind = CardFilter::Kind::Mercenary;
        return found.take<CardFilter>() == mercenaries ? std::optional(effect(std::move(made)))
                                                       : std::nullopt;
    }
};
/// "playing this face down does not use up your treasure for the turn"
struct freeFaceDown
    : seq<word<"playing this face down", "playing this mercenary face down",
              "playing this card face down", "playing this face down into your warchest",
              "playing this mercenary face down into your warchest">,
          word<"does not use up", "does not use", "does not count as", "does not count against",
              "does not count toward", "does not count towards", "does not spend">,
          itsTreasure>
{
    static Effect build()
    {
        Allowance made;
        made.kind = Allowance::Kind::FaceDowns;
        made.itself = true;
        return effect(std::move(made));
    }
};
struct acquireWord : word<"acquire">
{
};
/// "you may draw 1 additional card during your Acquire Phase": what is drawn in it is acquired
struct drawWord : seq<word<"draw", "take">, maybe<word<"up to">>>
{
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
              seq<means<Flag::First, "the first", "your first">, cardKind,
                  word<"you play each turn", "you play in a turn", "you play every turn",
                      "each turn">,
                  word<"may be played", "can be played">>,
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
        made.once = found.says(Flag::First);
        CardFilter plain; // which mercenary card of a turn it is is known of all of them
        plain.kind = CardFilter::Kind::Mercenary;
        const bool fits
            = made.itself || (made.cards.kind == plain.kind && (!made.once || made.cards == plain));
        return fits && !measured ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// "you lose 1 less loot each time", "if you would gain loot, gain 1 more"
struct lootEachTime
    : any<seq<any<seq<word<"you">>, opponents, everybody,
                  whoIs<Who::Kind::ThatPlayer, "that player">,
                  means<targetOpponent, "target opponent">>,
              any<means<Allowance::Kind::LootLost, "lose", "loses">,
                  means<Allowance::Kind::LootGained, "gain", "gains">>,
              count, lessOrMore, word<"loot">,
              any<word<"each time">, means<Flag::First, "the first time each turn">,
                  seq<means<Flag::First, "the first time">, pegtl::at<word<"this turn">>>>>,
          seq<word<"if", "whenever", "each time", "when">,
              any<seq<word<"you">>, opponents, everybody,
                  whoIs<Who::Kind::EachOpponent, "an opponent">,
                  whoIs<Who::Kind::EachPlayer, "a player">>,
              any<means<Allowance::Kind::LootLost, "would lose loot", "would lose any loot">,
                  means<Allowance::Kind::LootGained, "would gain loot", "would gain any loot">>,
              maybe<means<Flag::OncePerTurn, "each turn", "in a turn", "during each turn">>,
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
        made.once = found.says(Flag::First);
        // "If you would lose loot each turn": the first time, or every time?
        const bool fits = made.number != 0 && (made.once || !found.says(Flag::OncePerTurn));
        return fits ? std::optional(effect(std::move(made))) : std::nullopt;
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
/// "opponents cannot attack with more than 2 mercenaries each turn"
struct mostAttackers
    : seq<any<opponents, everybody, seq<word<"you">>>,
          word<"can not attack with more than", "can attack with only", "may attack with only",
              "can attack with at most", "may attack with at most", "can only attack with",
              "may only attack with", "can attack with no more than",
              "may attack with no more than">,
          count, word<"mercenary", "mercenaries">, eachTurn>
{
    static std::optional<Effect> build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::MostAttackers;
        made.who = found.take<Who>();
        made.number = found.take<int>();
        return made.number > 0 ? std::optional(effect(std::move(made))) : std::nullopt;
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
/// "during your Attack Phase, you may play Event cards", "you may play Attack cards as though they were Instants"
struct untimelyCards
    : any<means<CardFilter::Kind::Event, "event ability cards", "event cards", "events">,
          means<CardFilter::Kind::Attack, "attack ability cards", "attack abilities",
              "attack cards">,
          means<CardFilter::Kind::Mercenary, "mercenary cards", "mercenaries">>
{
};
struct asInstants
    : means<Flag::First, "as though they were instant cards", "as though they were instants",
          "as if they were instant cards", "as if they were instants",
          "at any time you could play an instant card", "at any time you could play an instant",
          "any time you could play an instant card", "any time you could play an instant",
          "whenever you could play an instant", "at instant speed">
{
};
struct timelyCards : seq<word<"you may play", "you can play", "you may also play">, untimelyCards,
                         maybe<asInstants>>
{
    static Effect build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::Timely;
        made.number = static_cast<int>(found.take<CardFilter::Kind>());
        made.once = found.says(Flag::First);
        return effect(std::move(made));
    }
};
struct anyAllowance
    : any<openCards, settledFlips, skipsItsPhase, plunderMore, handWithoutLimit, deploys,
          acquireCost, notPlayed, mostAcquired<>, mostAttackers, freeAcquire, firstCosts,
          notAcquired, equipMore, abilityCost, faceDownMore, freeFaceDown,
          mayDoMore<Allowance::Kind::Treasures, playWord, treasuresPlayed>,
          maySoMany<Allowance::Kind::Treasures, 1, playWord, treasuresPlayed>,
          mayDoMore<Allowance::Kind::Acquire, acquireWord, cards, inItsPhase>,
          mayDoMore<Allowance::Kind::Acquire, drawWord, cards, inThatPhase>,
          maySoMany<Allowance::Kind::Acquire, 4, word<"draw", "take">, cards, inThatPhase>,
          maySoMany<Allowance::Kind::Acquire, 4, acquireWord, cards, inItsPhase>,
          mayDoMore<Allowance::Kind::Acquire, acquireWord, cards, nothingMore>, handChange, notDone,
          lootEachTime, leastAndMost, timelyCards>
{
};

/// For a time; "you may acquire 2 additional cards this turn".
struct someTime
    : any<means<Duration::ThisTurn, "this turn", "until end of turn", "for the rest of the turn",
              "for the rest of this turn">,
          means<Duration::UntilYourNextTurn, "until your next turn",
              "until the start of your next turn">,
          means<Duration::ThroughYourNextTurn, "until the end of your next turn">,
          means<Duration::ThroughThisPhase, "until the end of this phase",
              "until the end of the phase", "until end of phase", "this phase">,
          means<Duration::ThroughAttackPhase, "until the end of the attack phase">,
          means<Duration::ThroughNextAttackPhase, "until the end of the next attack phase">,
          means<Duration::DuringYourNextTurn, "during your next turn", "on your next turn">,
          means<Duration::DuringItsNextTurn, "during their next turn",
              "during that player's next turn", "on their next turn", "in their next turn">>
{
};
struct whatIsAllowed
    : any<acquireCost, notPlayed, mostAcquired<nothingMore>, notAcquired, abilityCost,
          mayDoMore<Allowance::Kind::Treasures, playWord, treasureWord, nothingMore>,
          mayDoMore<Allowance::Kind::Acquire, acquireWord, cards, nothingMore>, handChange, notDone,
          lootEachTime, leastAndMost>
{
};
struct nowAllowed : any<seq<someTime, comma, whatIsAllowed>, seq<whatIsAllowed, someTime>>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect made = found.take<Effect>();
        auto& allowance = std::get<Allowance>(made.node);
        allowance.duration = found.take<Duration>();
        // "Cannot play more than 1 Instant card", "the first time": of this turn alone that is counted.
        if (allowance.once && allowance.duration != Duration::ThisTurn)
            return std::nullopt;
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
