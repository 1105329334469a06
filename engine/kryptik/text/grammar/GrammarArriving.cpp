#include "kryptik/text/grammar/GrammarAmounts.h"
#include "kryptik/text/grammar/GrammarDurations.h"
#include "kryptik/text/grammar/GrammarInstructions.h"

#include <algorithm>
#include <utility>

// What a passive ability says of how something enters, what it then is, and what happens instead (9.2, 10.2).
namespace triptych::kryptik::grammar {
namespace {

struct entersEngaged : seq<whom,
                           word<"enters the island engaged", "enter the island engaged",
                               "enters engaged", "enter engaged", "is put onto the island engaged">>
{
    static Effect build(Found& found) { return { EntersEngaged { found.take<Thing>() } }; }
};
/// "this enters with two +1/+1 counters on it for each spell in your limbo pile"
struct entersWith
    : seq<whom,
          word<"enters the island with", "enter the island with", "enters with", "enter with">,
          any<seq<word<"x">, counterKind, maybe<word<"on it", "on them", "on this">>, whereX>,
              seq<means<Flag::Every, "x">, counterKind, maybe<word<"on it", "on this">>>,
              seq<maybe<word<"an additional", "additional">>,
                  maybe<any<digits, means<1, "a", "an">>>, maybe<word<"additional">>, counterKind,
                  maybe<word<"on it", "on them", "on this">>, maybe<perEach>>>>
{
    static std::optional<Effect> build(Found& found)
    {
        EntersWith made;
        made.kind = found.take<CounterKind>();
        made.what = found.take<Thing>();
        made.count = found.take<int>(1);
        if (auto per = found.takeIfAny<PerEach>())
            made.times = std::move(per->amount);
        if (found.says(Flag::Every))
            made.times = Amount { Amount::Kind::X, 0, {}, false };
        if (auto where = found.takeIfAny<WhereX>()) {
            if (where->amount.kind != Amount::Kind::PerCounted && !isOfThisTurn(where->amount.kind))
                return std::nullopt; // what it counts is known as it enters; nothing else is
            made.times = std::move(where->amount);
        }
        return Effect { std::move(made) };
    }
};
struct aCitizen : seq<any<word<"a", "an">, pegtl::at<word<"another">>>, onIsland>
{
    static Thing build(Found& found) { return Each { found.take<Filter>(), {}, Each::Word::Each }; }
};
struct itInstead : word<"it", "that citizen", "that card", "this">
{
};
struct fate
    : any<seq<word<"abolish">,
              means<Instead::Fate::Abolish, "it", "that citizen", "that card", "this">>,
          means<Instead::Fate::Abolish, "it is abolished">,
          means<Instead::Fate::Shuffled, "its owner shuffles it into their deck",
              "shuffle it into its owner's deck", "it is shuffled into its owner's deck",
              "shuffle this into its owner's deck", "shuffle it into your deck">,
          seq<any<seq<word<"return", "put">, itInstead>,
                  word<"it is returned", "it is put", "this is returned", "this is put", "it goes",
                      "it returns">>,
              any<means<Instead::Fate::Hand, "to its owner's hand", "into its owner's hand",
                      "to your hand">,
                  means<Instead::Fate::DeckTop, "on top of its owner's deck",
                      "on top of your deck">,
                  means<Instead::Fate::SoulRow, "into its owner's soul row", "into your soul row">,
                  means<Instead::Fate::YearRow, "into its owner's 11 year row",
                      "into your 11 year row">,
                  means<Instead::Fate::DeckBottom, "on the bottom of its owner's deck",
                      "on the bottom of your deck">>>>
{
    static constexpr std::string_view expected = "abolish it instead";
};
/// "remove all damage from it and engage it": it stays where it is
struct staysThere
    : any<means<Instead::Fate::StayBehind,
              "remove all damage from it, engage it and remove it from combat",
              "remove all damage from it, engage it, and remove it from combat",
              "engage it, remove all damage from it and remove it from combat",
              "engage it, remove all damage from it, and remove it from combat",
              "engage it, remove it from combat and remove all damage from it",
              "engage it, remove it from combat, and remove all damage from it">,
          means<Instead::Fate::Stay, "remove all damage from it and engage it",
              "engage it and remove all damage from it",
              "remove all damage from it, then engage it", "heal all damage from it and engage it",
              "engage it and heal all damage from it",
              "remove all damage from this and engage this",
              "remove all damage from this and engage it">>
{
};
/// RULING 9.3: "would be destroyed" is not of what is sacrificed, and only what is destroyed stays.
struct wouldGo : any<word<"would die">, means<Flag::Past, "would be destroyed">>
{
};
bool onlyDestroyed(Found& found, Instead::Fate fate)
{
    return found.says(Flag::Past) && !staysWhere(fate);
}
struct instead : seq<word<"if", "whenever", "when">, any<thisOne, aCitizen>, wouldGo, comma,
                     any<seq<word<"instead">, any<staysThere, fate>>,
                         seq<any<staysThere, fate>, word<"instead">>>>
{
    static Effect build(Found& found)
    {
        Instead made { found.take<Thing>(), found.take<Instead::Fate>() };
        made.destroyed = onlyDestroyed(found, made.fate);
        return { std::move(made) };
    }
};
/// 6.1 "if this would destroy an 11 year card, abolish that card instead"
struct aYearCard : word<"an 11 year card", "an opponent's 11 year card",
                       "an 11 year card an opponent controls", "one or more 11 year cards">
{
};
struct yearFate
    : any<seq<word<"if", "whenever", "when">, any<thisOne, aCitizen>, word<"would destroy">,
              aYearCard, comma,
              any<means<Flag::Abolishes, "abolish that card instead", "abolish it instead",
                  "instead abolish that card", "instead abolish it", "abolish them instead",
                  "it is abolished instead", "that card is abolished instead">>>,
          seq<word<"if", "whenever", "when">, any<thisOne, aCitizen>, word<"destroys">, aYearCard,
              comma,
              word<"that card's controller", "that card's owner", "its controller", "its owner",
                  "that player">,
              word<"can not use its 11 year ability", "can not use that card's 11 year ability",
                  "can not use the 11 year ability of that card",
                  "can not activate its 11 year ability">,
              maybe<means<Flag::Returns, "or cast it for its 11 year cost", "or cast it",
                  "or cast that card for its 11 year cost", "or cast that card">>>>
{
    static Effect build(Found& found)
    {
        return { YearFate {
            found.take<Thing>(), found.says(Flag::Abolishes), found.says(Flag::Returns) } };
    }
};
struct wouldLeave : word<"would leave the island", "would leave play", "leaves the island">
{
};
/// "If a Beast you control would leave the island, abolish it instead": as long as that is so
struct leavesOtherwise : seq<word<"if", "whenever", "when">, any<thisOne, aCitizen>, wouldLeave,
                             comma, any<seq<word<"instead">, fate>, seq<fate, word<"instead">>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Instead made { found.take<Thing>(), found.take<Instead::Fate>() };
        made.leaves = true;
        return made.fate == Instead::Fate::Abolish ? std::optional(Effect { std::move(made) })
                                                   : std::nullopt;
    }
};
/// "If it would leave the island, abolish it instead": of what an effect has just put there
struct leavingOtherwise : seq<word<"if">, thing, wouldLeave, comma,
                              any<seq<word<"instead">, fate>, seq<fate, word<"instead">>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Instead made { found.take<Thing>(), found.take<Instead::Fate>() };
        made.leaves = true;
        const bool known
            = std::holds_alternative<It>(made.what) || std::holds_alternative<Target>(made.what);
        return known && made.fate == Instead::Fate::Abolish
            ? std::optional(Effect { std::move(made) })
            : std::nullopt;
    }
};
/// "If target citizen would die this turn, abolish it instead": once, of one that is known; of a kind each time.
struct replacing
    : seq<any<seq<word<"if">, any<aCitizen, thing>>, seq<word<"the next time">, thing>>, wouldGo,
          untilEndOfTurn, comma,
          any<seq<word<"instead">, any<staysThere, fate>>,
              seq<any<staysThere, fate>, word<"instead">>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Thing what = found.take<Thing>();
        if (!std::holds_alternative<It>(what) && !std::holds_alternative<Target>(what)
            && !std::holds_alternative<This>(what) && !std::holds_alternative<Each>(what))
            return std::nullopt;
        Instead made { std::move(what), found.take<Instead::Fate>(), found.take<Duration>() };
        made.destroyed = onlyDestroyed(found, made.fate);
        return Effect { std::move(made) };
    }
};
/// "if a source would deal damage to another citizen you control, prevent 1 of that damage"
struct sufferingOne
    : any<thisOne, seq<pegtl::at<word<"each", "all", "other">>, whom>, aCitizen, whom>
{
};
struct lessening
    : any<seq<word<"if", "whenever">,
              any<seq<word<"a source would deal damage to", "any source would deal damage to",
                          "damage would be dealt to">,
                      sufferingOne>,
                  seq<sufferingOne, word<"would be dealt damage", "would take damage">>>,
              comma, word<"prevent">, digits, maybe<word<"of">>, word<"that damage", "damage">,
              maybe<word<"instead">>>,
          seq<word<"damage dealt to", "damage that would be dealt to", "all damage dealt to">,
              sufferingOne, word<"is reduced by">, digits>,
          seq<sufferingOne, word<"takes", "take">, digits, word<"less damage">>,
          seq<word<"prevent the first">, digits, means<Flag::First, "damage">, maybe<word<"that">>,
              word<"would be dealt to", "dealt to">, sufferingOne,
              word<"each turn", "in each turn">>>
{
    static std::optional<Effect> build(Found& found)
    {
        const int amount = found.take<int>();
        const bool first = found.says(Flag::First);
        return amount > 0 ? std::optional(Effect { Lessen { found.take<Thing>(), amount, first } })
                          : std::nullopt;
    }
};
/// "all damage that would be dealt to other citizens you control is dealt to this instead"
struct redirecting
    : any<seq<word<"all damage that would be dealt to", "all damage dealt to",
                  "damage that would be dealt to">,
              sufferingOne,
              word<"is dealt to this instead", "is dealt to this", "is instead dealt to this">>,
          seq<word<"if">,
              any<seq<word<"damage would be dealt to", "a source would deal damage to">,
                      sufferingOne>,
                  seq<sufferingOne, word<"would be dealt damage", "would take damage">>>,
              comma, maybe<word<"instead">>,
              word<"that damage is dealt to this", "it is dealt to this", "deal it to this",
                  "this is dealt that damage", "this takes that damage",
                  "deal that damage to this">,
              maybe<word<"instead">>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Thing from = found.take<Thing>();
        return std::holds_alternative<Each>(from)
            ? std::optional(Effect { Redirect { std::move(from), This {}, true } })
            : std::nullopt;
    }
};
/// 4.6c "you have no maximum hand size"
struct handSize
    : any<seq<any<whoIs<Who::Kind::You, "you have">,
                  whoIs<Who::Kind::EachPlayer, "each player has">,
                  whoIs<Who::Kind::EachOpponent, "each opponent has">>,
              means<Flag::Every, "no maximum hand size", "no hand limit", "no hand size limit">>,
          seq<any<whoIs<Who::Kind::EachOpponent, "each opponent's", "your opponents'",
                      "your opponent's", "an opponent's">,
                  whoIs<Who::Kind::You, "your">, whoIs<Who::Kind::EachPlayer, "each player's">>,
              word<"maximum hand size is", "hand limit is", "hand size limit is">,
              any<means<Flag::Has, "increased by">,
                  means<Flag::Negated, "reduced by", "decreased by">,
                  maybe<word<"now", "equal to">>>,
              digits>>
{
    static std::optional<Effect> build(Found& found)
    {
        HandSize made;
        made.who = found.take<Who>();
        made.unlimited = found.says(Flag::Every);
        const int number = found.take<int>(0);
        const bool less = found.says(Flag::Negated);
        if (less || found.says(Flag::Has))
            made.change = less ? -number : number;
        else if (!made.unlimited)
            made.number = number;
        const bool lasting = made.who.kind == Who::Kind::You
            || made.who.kind == Who::Kind::EachOpponent || made.who.kind == Who::Kind::EachPlayer;
        const bool says = made.unlimited || made.change != 0 || (made.number && number < 100);
        return lasting && says ? std::optional(Effect { made }) : std::nullopt;
    }
};
struct ownStatistics : word<"this's", "this citizen's", "its">
{
};
struct setStats : seq<ownStatistics,
                      any<seq<means<Flag::Attack, "attack and defense are each",
                              "attack and defense are both", "attack and defense are">>,
                          means<Flag::Has, "attack is">, means<Flag::Defense, "defense is">>,
                      maybe<word<"each">>, word<"equal to">, equalAmount>
{
    static std::optional<Effect> build(Found& found)
    {
        SetStats made;
        made.amount = found.take<Amount>();
        made.attack = !found.says(Flag::Defense);
        made.defense = !found.says(Flag::Has);
        // Asked all the time, so it can not depend on what an effect has just done; of its own two
        // statistics, only on the other one.
        using Kind = Amount::Kind;
        const Kind kind = made.amount.kind;
        const bool other = (kind == Kind::AttackOf && !made.attack && made.defense)
            || (kind == Kind::DefenseOf && made.attack && !made.defense);
        if (other)
            made.amount.ofThis = true; // "this's attack is equal to its defense"
        const bool counted
            = kind == Kind::PerCounted || kind == Kind::Factions || isOfThisTurn(kind);
        return (counted || other) && !made.amount.ofPaid ? std::optional(Effect { std::move(made) })
                                                         : std::nullopt;
    }
};
/// "prevent all damage that would be dealt to this"
struct preventing
    : seq<word<"prevent all">, maybe<means<Flag::Combat, "combat">>,
          word<"damage that would be dealt">, any<means<Flag::Can, "to">, word<"by">>, whom>
{
    static Effect build(Found& found) { return { prevention(found) }; }
};

struct anyArrival : any<entersEngaged, entersWith, exceptionalRule, instead, leavesOtherwise,
                        yearFate, setStats, preventing, redirecting, lessening, handSize>
{
};

} // namespace

bool arriving::read(Input& in, Reading& reading)
{
    return text::read<anyArrival>(in, reading);
}

bool entering::read(Input& in, Reading& reading)
{
    return text::read<any<entersEngaged, entersWith>>(in, reading);
}

bool replacement::read(Input& in, Reading& reading)
{
    return text::read<any<replacing, leavingOtherwise>>(in, reading);
}

} // namespace triptych::kryptik::grammar
