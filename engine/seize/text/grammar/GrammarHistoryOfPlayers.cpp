#include "seize/text/grammar/GrammarHistory.h"
#include "seize/text/grammar/GrammarInstructions.h"

#include <utility>

// What players have done this turn or before it, and in whose turn or phase that is: "if you discarded a card this
// turn", "during an opponent's Attack Phase".
namespace triptych::seize::grammar {
namespace {

struct whoDid
    : any<means<Side::Yours, "you">, means<Flag::Several, "that player", "they", "that opponent">,
          means<Side::Enemy, "an opponent", "your opponent", "the opponent", "any opponent">,
          seq<word<"a player", "any player">>>
{
};
struct wasPlundered : any<means<Done::WasPlundered, "were plundered", "was plundered",
                              "have been plundered", "has been plundered">,
                          seq<means<Flag::Less, "were not plundered", "was not plundered",
                              "have not been plundered", "has not been plundered">>>
{
};
/// "two" are two at least; "another" is one besides the card that is spoken of, which counts itself.
struct someOfThem
    : any<seq<count, maybe<word<"or more">>>, seq<word<"at least">, count>,
          means<1, "a", "an", "any">, means<2, "another">, means<Flag::LessLetter, "no">>
{
};
struct plainKind
    : any<means<Done::PlayedInstant, "instant cards", "instant card", "instants", "instant",
              "instant ability cards", "instant ability card", "instant abilities",
              "instant ability">,
          means<Done::PlayedAttack, "attack cards", "attack card", "attack ability cards",
              "attack ability card", "attack abilities", "attack ability">,
          playedBesides>
{
};
struct havePlain : maybe<word<"have already", "has already", "already", "have", "has">>
{
};
struct someLoot : any<seq<count, word<"or more loot">>, seq<word<"at least">, count, word<"loot">>,
                      seq<means<Flag::LessLetter, "no">, word<"loot">>, word<"any loot", "loot">>
{
};
struct cardsOfThem : seq<someOfThem, word<"cards", "card">>
{
};
struct wasDoneSo
    : any<seq<word<"played">, someOfThem, plainKind>,
          seq<means<Done::Acquired, "acquired">, maybe<cardsOfThem>>,
          seq<means<Done::Drew, "drew", "drawn">, cardsOfThem>,
          seq<means<Done::Discarded, "discarded">, cardsOfThem>,
          seq<means<Done::LostLoot, "lost">, someLoot>,
          seq<means<Done::GainedLoot, "gained">, someLoot>, means<Done::Plundered, "plundered">,
          seq<means<Done::LostMercenary, "had">, someOfThem,
              word<"mercenaries destroyed", "mercenary destroyed">>>
{
};
struct wasNotDone
    : any<seq<word<"play", "played">, word<"a", "an", "any">, plainKind>,
          seq<means<Done::Acquired, "acquire", "acquired">,
              maybe<word<"a card", "any cards", "cards">>>,
          seq<means<Done::Drew, "draw", "drawn">, word<"a card", "any cards", "cards">>,
          seq<means<Done::Discarded, "discard", "discarded">, word<"a card", "any cards", "cards">>,
          seq<means<Done::LostLoot, "lose", "lost">, word<"any loot", "loot">>,
          seq<means<Done::GainedLoot, "gain", "gained">, word<"any loot", "loot">>,
          means<Done::Plundered, "plunder", "plundered">>
{
};
/// What has a kind of condition of its own, where it is of this turn and said of who it knows.
Condition settled(Condition made)
{
    using Kind = Condition::Kind;
    const bool you = made.filter.side == Side::Yours && !made.they;
    const bool none = made.number == 0 && !made.atLeast;
    const bool once = made.number == 1 && made.atLeast;
    if (made.span != Span::ThisTurn || (!none && !once) || (!you && !made.they))
        return made;
    const bool loot = made.done == Done::LostLoot || made.done == Done::GainedLoot;
    const Kind kind = made.done == Done::LostLoot ? Kind::LostLoot
        : made.done == Done::GainedLoot           ? Kind::GainedLoot
        : made.done == Done::Plundered            ? Kind::Plundered
        : made.done == Done::Acquired             ? Kind::Acquired
        : made.done == Done::PlayedAbility        ? Kind::PlayedAbility
                                                  : Kind::PlayerDid;
    if (kind == Kind::PlayerDid || (made.they && !loot))
        return made;
    Condition plain;
    plain.kind = kind;
    plain.they = made.they;
    plain.unless = none;
    return plain;
}
struct byPlayer
    : any<seq<whoDid, wasPlundered, spanOfPast>, seq<whoDid, havePlain, wasDoneSo, spanOfPast>,
          seq<whoDid, means<Flag::Less, "did not", "have not", "has not">, wasNotDone, spanOfPast>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::PlayerDid;
        made.they = found.says(Flag::Several);
        made.filter.side = found.take<Side>(Side::Any);
        made.done = found.take<Done>(Done::WasPlundered);
        made.span = found.take<Span>();
        const bool none = found.says(Flag::Less) || found.says(Flag::LessLetter);
        made.number = none ? 0 : found.take<int>(1);
        made.atLeast = !none;
        // RULING: of turns that are over only whether it was done is known.
        if (made.number > 1 && made.span != Span::ThisTurn)
            return std::nullopt;
        return settled(std::move(made));
    }
};
/// "a mercenary you control was destroyed since your last turn", "two or more enemies were destroyed"
struct whoFell
    : any<means<Side::Enemy, "enemy mercenaries", "enemy mercenary", "enemies", "enemy",
              "opposing mercenaries", "opposing mercenary">,
          means<Side::Yours, "mercenaries you control", "mercenary you control",
              "of your mercenaries">,
          means<Side::Allied, "allied mercenaries", "allied mercenary", "allies", "ally">,
          means<Side::Any, "mercenaries", "mercenary">>
{
};
struct fell : seq<any<seq<word<"one">>, someOfThem>, whoFell,
                  word<"was destroyed", "were destroyed", "has been destroyed",
                      "have been destroyed", "died", "has died">,
                  spanOfPast>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::PlayerDid;
        made.done = Done::LostMercenary;
        made.filter.side = found.take<Side>();
        made.span = found.take<Span>();
        const bool none = found.says(Flag::LessLetter);
        made.number = none ? 0 : found.take<int>(1);
        made.atLeast = !none;
        if (made.number > 1)
            return std::nullopt; // of several players together nobody counts them
        Condition plain;
        plain.kind = Condition::Kind::MercenaryFell;
        plain.filter.side = made.filter.side;
        plain.unless = none;
        if (made.span == Span::ThisTurn)
            return plain;
        if (none && made.filter.side != Side::Yours)
            return std::nullopt;
        return made;
    }
};
struct didOrBefell : any<fell, byPlayer>
{
};
struct phaseOf
    : any<means<Side::Enemy, "it is an opponent's", "it is your opponent's",
              "it is the opponent's">,
          seq<means<Flag::Less, "it is not">,
              any<means<Side::Enemy, "an opponent's", "your opponent's", "the opponent's">,
                  word<"the">>>,
          seq<word<"it is the", "it is any", "it is a">>>
{
};
/// Also "it is not the Attack Phase".
struct phaseNow : seq<phaseOf, phaseName>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::AnyPhase;
        made.filter.side = found.take<Side>(Side::Any);
        made.phase = found.take<Phase>();
        made.unless = found.says(Flag::Less);
        return made;
    }
};

/// "During your turn", "outside your Draw Phase", "in each opponent's Attack Phase"
struct withinOrNot : any<means<Flag::Less, "outside of", "outside">, word<"during", "in", "on">>
{
};
struct whoseSpan : any<means<Side::Enemy, "each opponent's", "an opponent's", "your opponent's",
                           "the opponent's", "your opponents'", "opponents'">,
                       means<Side::Yours, "each of your", "your">>
{
};
struct whoseTurnOrPhase
    : seq<withinOrNot,
          any<seq<whoseSpan,
                  any<word<"turns", "turn">,
                      means<Flag::Twice, "movement phases", "movement phase">,
                      seq<phaseName, maybe<word<"s">>>>>,
              seq<word<"the", "each", "any", "every", "a", "an", "any player's", "each player's">,
                  phaseName, maybe<word<"s">>>>>
{
    static Condition build(Found& found)
    {
        Condition made;
        const bool outside = found.says(Flag::Less);
        const Side whose = found.take<Side>(Side::Any);
        const bool movement = found.says(Flag::Twice);
        if (!found.has<Phase>() && !movement) {
            made.kind = whose == Side::Enemy ? Condition::Kind::OpponentsTurn
                : outside                    ? Condition::Kind::NotYourTurn
                                             : Condition::Kind::YourTurn;
            made.unless = whose == Side::Enemy && outside;
            return made;
        }
        made.kind = whose == Side::Yours ? Condition::Kind::YourPhase : Condition::Kind::AnyPhase;
        made.filter.side = whose == Side::Yours ? Side::Any : whose;
        made.unless = outside;
        if (!movement) {
            made.phase = found.take<Phase>();
            return made;
        }
        Condition both; // "during your Movement Phases": in the first or the second
        both.kind = outside ? Condition::Kind::Both : Condition::Kind::Either;
        made.phase = Phase::FirstMovement;
        both.parts.push_back(made);
        made.phase = Phase::SecondMovement;
        both.parts.push_back(std::move(made));
        return both;
    }
};

} // namespace

bool playerDid::read(Input& in, Reading& reading)
{
    return text::read<didOrBefell>(in, reading);
}
bool duringTime::read(Input& in, Reading& reading)
{
    return text::read<whoseTurnOrPhase>(in, reading);
}
bool anyPhaseNow::read(Input& in, Reading& reading)
{
    return text::read<phaseNow>(in, reading);
}

} // namespace triptych::seize::grammar
