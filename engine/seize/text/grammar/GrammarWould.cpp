#include "seize/text/grammar/GrammarDeeds.h"
#include "seize/text/grammar/GrammarStatics.h"

// Damage that is altered as it comes: what would be dealt or taken, and what is instead. As what is always so it
// says the same as "takes 1 less damage".
namespace triptych::seize::grammar {
namespace {

using Kind = Modifier::Kind;

struct whoever : any<thisCard, bearer, toThem>
{
    static Thing build(Found& found) { return whomSaid(found); }
};
struct asItHappens : word<"if", "when", "whenever", "each time">
{
};
struct thatHarm : word<"that much damage", "that damage", "that much", "the damage", "that amount">
{
};
/// "reduce that damage by 2", "that damage is reduced by 2"
struct lessOrMoreOfIt
    : any<seq<any<means<Flag::Less, "reduce">, means<Flag::More, "increase">>,
              any<thatHarm, word<"it">>, word<"by">, count>,
          seq<thatHarm,
              any<means<Flag::Less, "is reduced by">, means<Flag::More, "is increased by">>, count>,
          seq<word<"prevent">, count,
              means<Flag::Less, "of that damage", "of the damage", "of it">>>
{
};
struct changedByHalf
    : any<seq<means<Flag::Twice, "double">, any<thatHarm, word<"it">>>,
          seq<thatHarm, means<Flag::Twice, "is doubled">>,
          seq<means<Flag::LessLetter, "halve">, any<thatHarm, word<"it">>, maybe<upOrDown>>,
          seq<thatHarm, means<Flag::LessLetter, "is halved">, maybe<upOrDown>>>
{
};
struct allPrevented
    : any<means<Flag::All, "prevent that damage", "prevent the damage", "prevent it",
              "prevent all of that damage", "prevent all of it", "prevent all that damage">,
          seq<thatHarm, means<Flag::All, "is prevented", "is negated">>>
{
};
/// "it deals 1 additional damage", "they take half that damage": by the verb of what would be
template <typename Verb>
struct doneOtherwise
    : seq<Verb,
          any<seq<means<Flag::Twice, "double", "twice">, any<thatHarm, word<"damage">>>,
              seq<means<Flag::LessLetter, "half of", "half">, any<thatHarm, word<"damage">>,
                  maybe<upOrDown>>,
              seq<count, fewerOrMore, maybe<word<"damage">>>,
              seq<any<means<Flag::More, "that much damage plus", "that much plus",
                          "that damage plus">,
                      means<Flag::Less, "that much damage minus", "that much minus",
                          "that damage minus">>,
                  count>,
              means<Flag::All, "no damage", "none of it", "none of that damage">>>
{
};
/// Of several it would be the first of all of them: only of one it is said, or of each.
struct oneOfThese : any<thisCard, bearer, seq<pegtl::at<word<"each", "every">>, staticSubject>>
{
    static Thing build(Found& found) { return whomSaid(found); }
};
struct everyTurn : word<"each turn", "every turn", "per turn">
{
};
/// The first is counted as it comes: "the first time it takes damage each turn" is the first that it would take.
template <typename Would, typename Seen, typename Whom>
struct asItComes
    : any<seq<asItHappens, whoever, Would, maybe<word<"any">>, anyDamage, maybe<Whom>>,
          seq<any<means<Flag::First, "the first time each turn", "the first time every turn">,
                  seq<means<Flag::First, "once per turn">, comma, word<"whenever">>>,
              oneOfThese, any<Would, Seen>, maybe<word<"any">>, anyDamage, maybe<Whom>>,
          seq<means<Flag::First, "the first time">, oneOfThese, any<Would, Seen>,
              maybe<word<"any">>, anyDamage, maybe<Whom>, everyTurn>>
{
};
template <Kind kind, typename Would, typename Seen, typename Verb, typename Whom>
struct alteredAsItComes
    : seq<asItComes<Would, Seen, Whom>, comma, maybe<insteadWord, maybe<comma>>,
          any<doneOtherwise<Verb>, lessOrMoreOfIt, changedByHalf, allPrevented>, maybe<insteadWord>>
{
    static std::optional<Effect> build(Found& found)
    {
        Gain made;
        made.what = found.take<Thing>();
        const bool up = found.says(Flag::Fully);
        const bool twice = found.says(Flag::Twice);
        const bool half = found.says(Flag::LessLetter);
        const bool none = found.says(Flag::All);
        Modifier altered = aboutDamage(kind, found);
        constexpr bool taken = kind == Kind::Takes;
        if (found.has<How>() || found.has<DamageType>())
            return std::nullopt; // said twice
        if (none && !taken)
            return std::nullopt; // Who takes it is saved, whoever deals it.
        if (altered.firstOnly && (!taken || none || twice || half))
            return std::nullopt; // Only more and less is counted so.
        if (none)
            altered.kind = Kind::TakesNone;
        if (twice)
            altered.kind = taken ? Kind::TakesDouble : Kind::DealsDouble;
        if (half) {
            altered.kind = taken ? Kind::TakesHalf : Kind::DealsHalf;
            altered.roundedUp = up;
        }
        made.modifiers.push_back(std::move(altered));
        return effect(std::move(made));
    }
};
struct wouldSuffer : word<"would be dealt", "would take", "would suffer", "would receive">
{
};
struct isSuffered : word<"is dealt", "takes", "suffers", "receives">
{
};
struct wouldDeal : word<"would deal">
{
};
struct suffersWord : word<"it takes", "it is dealt", "it suffers", "it receives", "they take",
                         "they are dealt", "they suffer", "they receive">
{
};
struct dealsItself : word<"it deals", "they deal">
{
};
struct anyAltered
    : any<alteredAsItComes<Kind::Takes, wouldSuffer, isSuffered, suffersWord, fromWhere>,
          alteredAsItComes<Kind::Deals, wouldDeal, wouldDeal, dealsItself, any<fromWhat, toWhom>>>
{
};

} // namespace

bool damageAlteredAsItComes::read(Input& in, Reading& reading)
{
    return text::read<anyAltered>(in, reading);
}

} // namespace triptych::seize::grammar
