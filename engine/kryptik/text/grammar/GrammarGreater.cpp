#include "kryptik/text/grammar/GrammarExceptions.h"

#include "kryptik/text/printing/Spoken.h"

#include <utility>

// Greater amounts, and what never comes into limbo piles: what is so instead of what would happen (10).
namespace triptych::kryptik::grammar {
namespace {

// ---------------------------------------------------------------- Greater amounts

/// "if you would draw a card, draw two cards instead"
template <Increase::Deed deed>
std::optional<Effect> increased(Found& found)
{
    Increase made;
    made.who = found.take<Who>();
    made.deed = deed;
    if (const auto factor = found.takeIfAny<Factor>())
        made.times = factor->times;
    else if (found.says(Flag::Has))
        made.plus = found.take<int>();
    else
        made.times = found.take<int>();
    const bool more = made.times > 1 || made.plus > 0;
    return more && made.times < 100 && made.plus < 100 ? std::optional(Effect { std::move(made) })
                                                       : std::nullopt;
}
struct plusWord : means<Flag::Has, "that many cards plus", "that many plus", "that number plus",
                      "that many cards and", "that many, plus">
{
};
struct greater
    : any<seq<plusWord, digits, maybe<word<"cards", "card", "more">>>,
          means<Factor { 2, 1 }, "twice that many cards", "twice that many",
              "double that many cards", "double that many", "twice as many cards", "twice as many">,
          seq<digits, maybe<cards>>>
{
};
struct whoWould : any<whoIs<Who::Kind::You, "you would">,
                      whoIs<Who::Kind::EachOpponent, "an opponent would", "your opponent would",
                          "each opponent would">,
                      whoIs<Who::Kind::EachPlayer, "a player would", "any player would">>
{
};
struct themselves : word<"you", "that player", "they", "that opponent">
{
};
struct soMany
    : word<"a card", "one or more cards", "1 or more cards", "cards", "any number of cards">
{
};
struct inWhatPhase
    : any<means<Trigger::During::DrawPhase, "during your draw phase", "in your draw phase",
              "during their draw phase", "in their draw phase">,
          means<Trigger::During::NotDrawPhase, "outside of your draw phase",
              "outside your draw phase", "except during your draw phase",
              "except in your draw phase", "other than during your draw phase",
              "outside of their draw phase", "outside their draw phase",
              "except during their draw phase", "except in their draw phase",
              "outside of a draw phase">>
{
};
struct drawsInstead : seq<word<"if", "whenever">, whoWould, word<"draw">, soMany,
                          maybe<inWhatPhase>, comma, maybe<word<"instead">>, maybe<themselves>,
                          word<"draw", "draws">, greater, maybe<word<"instead">>>
{
    static std::optional<Effect> build(Found& found)
    {
        const auto during = found.take<Trigger::During>(Trigger::During::Always);
        auto effect = increased<Increase::Deed::Draw>(found);
        if (effect)
            std::get<Increase>(effect->node).when = during == Trigger::During::DrawPhase
                ? Increase::When::DrawPhase
                : during == Trigger::During::NotDrawPhase ? Increase::When::NotDrawPhase
                                                          : Increase::When::Always;
        return effect;
    }
};
template <Increase::Deed deed, Literal Does, Literal TheyDo, typename HowMany>
struct doesInstead : seq<word<"if", "whenever">, whoWould, word<Does>, maybe<HowMany>, comma,
                         maybe<word<"instead">>, maybe<themselves>, word<Does, TheyDo>,
                         any<seq<plusWord, digits>,
                             means<Factor { 2, 1 }, "twice that many cards", "twice that many",
                                 "double that many", "twice as many">>,
                         maybe<word<"instead">>>
{
    static std::optional<Effect> build(Found& found) { return increased<deed>(found); }
};
using probesInstead
    = doesInstead<Increase::Deed::Probe, "probe", "probes", any<soMany, word<"any number">>>;
using plundersInstead = doesInstead<Increase::Deed::Plunder, "plunder", "plunders", soMany>;
struct whoseCounters
    : any<seq<word<"a", "an">, onIsland>, seq<pegtl::at<word<"another">>, onIsland>>
{
    static Thing build(Found& found) { return Each { found.take<Filter>(), {}, Each::Word::Each }; }
};
struct cardItself : word<"this citizen", "this card", "this">
{
    static Thing build() { return This {}; }
};
struct countersInsteadOf
    : seq<word<"if">, maybe<word<"one or more", "1 or more", "a", "an">>, someCounters,
          word<"would be put on", "would be placed on">, any<cardItself, whoseCounters>, comma,
          maybe<word<"instead">>, word<"put", "place">,
          any<seq<plusWord, digits, maybe<word<"of those counters">>>,
              means<Factor { 2, 1 }, "twice that many of those counters", "twice that many",
                  "double that many", "twice as many", "twice that many counters",
                  "double that number">>,
          maybe<word<"counters", "of them">>, maybe<word<"on it", "on that citizen", "on this">>,
          maybe<word<"instead">>>
{
    static std::optional<Effect> build(Found& found)
    {
        auto effect = increased<Increase::Deed::Counters>(found);
        if (effect) {
            Increase& made = std::get<Increase>(effect->node);
            made.on = found.take<Thing>();
            made.kind = found.take<CounterKind>();
        }
        return effect;
    }
};
struct damageOfWhom : any<cardItself, whoseCounters>
{
};
struct greaterDamage
    : any<means<Factor { 2, 1 }, "double that damage", "twice that damage",
              "twice that much damage", "double that much damage", "twice that much",
              "double damage", "double the damage", "double that amount">,
          means<Factor { 3, 1 }, "three times that damage", "three times that much damage",
              "three times that much", "triple damage", "triple that damage">,
          seq<means<Flag::Has, "that much damage plus", "that much plus", "that damage plus",
                  "that much damage, plus">,
              digits>>
{
};
/// 4.4.4.3 "combat damage"
struct damageOrCombat : seq<maybe<means<Flag::Combat, "combat">>, word<"damage">>
{
};
struct dealsIt : word<"it deals", "that citizen deals", "this deals", "deal">
{
};
struct isDealtIt : word<"it is dealt", "deal", "that citizen is dealt", "it deals",
                       "that source deals", "it takes">
{
};
struct toItAgain : maybe<word<"to it", "to that citizen">>
{
};
/// How much it is then, behind what would be dealt.
template <typename Deals>
struct soMuch
    : seq<comma, maybe<word<"instead">>, Deals, greaterDamage, toItAgain, maybe<word<"instead">>>
{
};
/// What would be dealt by whom, or to whom. Behind it stands for how long, where that is said there.
template <typename Of, typename When>
struct damageInstead
    : seq<word<"if">,
          any<seq<Of, word<"would deal">, damageOrCombat,
                  maybe<word<"to a citizen", "to citizens">>, When, soMuch<dealsIt>>,
              seq<any<seq<damageOrCombat, means<Flag::Object, "would be dealt to">>,
                      seq<word<"a source would deal">, damageOrCombat, means<Flag::Object, "to">>>,
                  Of, When, soMuch<isDealtIt>>,
              seq<Of, means<Flag::Object, "would be dealt", "would take">, damageOrCombat, When,
                  soMuch<isDealtIt>>>>
{
};
std::optional<MoreDamage> moreOfIt(Found& found)
{
    MoreDamage made;
    made.to = found.says(Flag::Object);
    made.combat = found.says(Flag::Combat);
    made.what = found.take<Thing>();
    if (const auto factor = found.takeIfAny<Factor>())
        made.times = factor->times;
    else
        made.plus = found.take<int>();
    return made.times > 1 || (made.plus > 0 && made.plus < 100) ? std::optional(std::move(made))
                                                                : std::nullopt;
}
struct damageInsteadOf : damageInstead<damageOfWhom, pegtl::success>
{
    static std::optional<Effect> build(Found& found)
    {
        auto made = moreOfIt(found);
        return made ? std::optional(Effect { std::move(*made) }) : std::nullopt;
    }
};
/// Of what is there, or was named, for a time.
struct damageOfThat : any<cardItself, whoseCounters, thing>
{
};
struct damageForATime : any<seq<sinceWhen, comma, damageInstead<damageOfThat, pegtl::success>>,
                            damageInstead<damageOfThat, sinceWhen>>
{
    static std::optional<Effect> build(Found& found)
    {
        const auto duration = found.take<Duration>();
        auto made = moreOfIt(found);
        if (!made)
            return std::nullopt;
        made->duration = duration;
        const bool all = std::holds_alternative<Each>(made->what);
        return all || !isPlural(made->what) ? std::optional(Effect { std::move(*made) })
                                            : std::nullopt;
    }
};

// ---------------------------------------------------------------- Limbo piles

struct whatKind : any<seq<word<"a", "an">, onIsland>, seq<pegtl::at<word<"another">>, onIsland>>
{
};
struct whoseLimbo : seq<any<means<Side::You, "your">,
                            means<Side::Opponents, "an opponent's", "your opponent's",
                                "your opponents'", "opponents'">,
                            means<Side::Any, "a", "any", "its owner's", "a player's">>,
                        word<"limbo pile", "limbo piles">>
{
};
struct noLimbo : seq<word<"if">, whatKind,
                     word<"would be put into", "would go to", "would be placed into",
                         "would go into", "would enter">,
                     whoseLimbo, maybe<word<"from anywhere">>, comma, maybe<word<"instead">>,
                     word<"abolish it", "abolish that card", "it is abolished", "it is abolished">,
                     maybe<word<"instead">>>
{
    static std::optional<Effect> build(Found& found)
    {
        NoLimbo made;
        made.side = found.take<Side>();
        made.filter = found.take<Filter>();
        const Filter& f = made.filter;
        const bool plain = !asksOnTheIsland(f) && f.controller == Side::Any && !f.other;
        return plain ? std::optional(Effect { std::move(made) }) : std::nullopt;
    }
};

struct anyGreater
    : any<drawsInstead, probesInstead, plundersInstead, countersInsteadOf, damageInsteadOf, noLimbo>
{
};

} // namespace

bool greaterForATime::read(Input& in, Reading& reading)
{
    return text::read<damageForATime>(in, reading);
}
bool greaterRule::read(Input& in, Reading& reading)
{
    return text::read<anyGreater>(in, reading);
}

} // namespace triptych::kryptik::grammar
