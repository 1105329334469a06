#include "altered/text/grammar/GrammarCounts.h"

// Conditions (6.5.d): after "if" and "unless".
namespace triptych::altered::grammar {
namespace {

// ---------------------------------------------------------------- Comparisons

struct isWas : any<word<"is">, means<Flag::Past, "was">>
{
};
struct xWord : word<"x">
{
    static Quantity build()
    {
        Quantity made;
        made.kind = Quantity::Kind::X;
        return made;
    }
};
struct compared : seq<any<xWord, quantity>, isWas, comparison>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Compared);
        made.quantity = found.take<Quantity>();
        made.past = found.says(Flag::Past);
        made.compare = found.take<Compare>();
        made.number = found.take<Amount>(fixed(0));
        const Quantity& of = *made.quantity;
        const bool measures = of.kind == Quantity::Kind::Value || of.kind == Quantity::Kind::Highest
            || of.kind == Quantity::Kind::Total;
        if (!bindMine(made.number, measures ? of.stat : Stat::EveryStatistic, of.terrains))
            return std::nullopt;
        return made;
    }
};
// ---------------------------------------------------------------- Players, times

struct firstPlayer : any<seq<word<"you are", "you're">, means<Flag::Does, "the first player">>,
                         seq<word<"you are", "you're">, word<"first player">>,
                         seq<word<"you are not", "you aren't", "you're not">,
                             means<Flag::No, "the first player", "first player">>,
                         seq<someoneElse, word<"is">, means<Flag::Does, "the first player">>,
                         seq<someoneElse, word<"is">, word<"first player">>>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::FirstPlayer);
        made.who = found.take<Who>();
        made.no = found.says(Flag::No);
        said(made).word
            = found.says(Flag::Does) || made.no ? Said<Condition>::Full : Said<Condition>::Usual;
        return made;
    }
};
/// "it's an opponent", "they aren't you", "its controller is an opponent": who was named before
struct whoItIs
    : any<seq<any<
              whoIs<Who::Kind::ThatPlayer, Said<Who>::They, "it's", "it is", "they're", "they are">,
              seq<whoIs<Who::Kind::ThatPlayer, Said<Who>::They, "it isn't", "it's not",
                      "they aren't", "they're not">,
                  mark<Flag::No>>>>,
          seq<any<whoIs<Who::Kind::ThatPlayer, Said<Who>::Usual, "that player">,
                  whoIs<Who::Kind::ItsController, Said<Who>::Usual, "its controller">,
                  whoIs<Who::Kind::ItsOwner, Said<Who>::Usual, "its owner">>,
              any<word<"is">, means<Flag::No, "isn't", "is not">>>>
{
};
struct playerIs : seq<whoItIs,
                      any<whoIs<Who::Kind::You, Said<Who>::Usual, "you">,
                          whoIs<Who::Kind::Opponent, Said<Who>::Your, "your opponent">,
                          whoIs<Who::Kind::Opponent, Said<Who>::Usual, "an opponent">>>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::PlayerIs);
        std::vector<Who> both = found.takeAll<Who>();
        made.who = both.front();
        made.other = both.back();
        made.no = found.says(Flag::No);
        return made;
    }
};
/// "you control a [Fleeting] Character, another [Anchored] Character and yet another [Asleep] Character"
struct yetAnother : seq<word<"another">, filter>
{
};
struct distinct : seq<word<"you control">, word<"a", "an">, filter, many<comma, yetAnother>,
                      word<"and yet">, yetAnother>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Distinct);
        made.filters = found.takeAll<Filter>();
        return made;
    }
};

/// "during Dusk": of what is so for as long as the phase lasts
struct duringPhase : any<means<Phase::Morning, "during morning">, means<Phase::Noon, "during noon">,
                         means<Phase::Afternoon, "during the afternoon", "during an afternoon">,
                         means<Phase::Dusk, "during dusk">, means<Phase::Night, "during night">>
{
};
struct during : any<duringPhase, means<Flag::First, "during rest", "at rest">,
                    seq<word<"during">, whose, word<"turn">>>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::During);
        made.ofWho = found.has<Who>();
        made.atRest = found.says(Flag::First);
        made.who = found.take<Who>();
        made.phase = found.take<Phase>(Phase::Afternoon);
        return made;
    }
};

/// "it's not your turn"
struct turnNow
    : seq<any<means<Flag::No, "it's not", "it isn't", "it is not">, word<"it's", "it is">>, whose,
          word<"turn">>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::During, Said<Condition>::ItIs);
        made.no = found.says(Flag::No);
        made.ofWho = true;
        made.who = found.take<Who>();
        made.phase = Phase::Afternoon;
        return made;
    }
};
struct one : any<turnNow, diceShow, ofStepBefore, distinct, history, facesExpedition,
                 countCondition, latelySo, whoseItIs, positionOfIt, thingIs, compared, positionIsSo,
                 firstPlayer, playerIs, everyOne>
{
    static constexpr std::string_view expected
        = "a condition (you control ..., I'm [Boosted], your hand is empty, ...)";
};
/// "and you don't", "but your opponent doesn't": what the condition before says of another player
struct leftOut : seq<any<word<"you don't", "you do not", "i don't", "i do not">,
                         seq<someoneElse, word<"doesn't", "don't", "does not", "do not">>,
                         means<Flag::Does, "you do", "i do">,
                         seq<someoneElse, means<Flag::Does, "does", "do">>>,
                     pegtl::at<word<",", ".", "-">>>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(
            found.says(Flag::Does) ? Condition::Kind::StepDone : Condition::Kind::StepNotDone);
        made.who = found.take<Who>();
        return made;
    }
};
/// "An opponent controls a Robot and you don't": of the one it is asked as it is of the other. Of what was not done
/// (6.5.f) nothing else is asked at the same time.
bool fillIn(const Condition& whole, Condition& elliptic)
{
    const bool controls
        = whole.kind == Condition::Kind::Exist && said(whole).word == Said<Condition>::YouControl;
    const auto isYou = [](const Who& who) { return who.kind == Who::Kind::You; };
    const bool does = elliptic.kind == Condition::Kind::StepDone;
    const bool none = whole.number.kind == Amount::Kind::Fixed && whole.number.number == 0;
    if (!controls || none || whole.no != does || isYou(whole.who) == isYou(elliptic.who))
        return false;
    Who who = std::move(elliptic.who);
    elliptic = whole;
    elliptic.who = std::move(who);
    elliptic.no = !does;
    return true;
}
struct several : seq<one,
                     maybe<any<seq<means<Flag::And, ", but", "but", ", and", "and">, leftOut>,
                         seq<means<Flag::And, "and if", "and">, one>,
                         seq<means<Flag::Or, "or if", "or">, one>>>>
{
    static std::optional<Condition> build(Found& found)
    {
        std::vector<Condition> all = found.takeAll<Condition>();
        if (all.size() == 1)
            return std::move(all.front());
        const bool both = found.says(Flag::And);
        const Condition::Kind last = all.back().kind;
        if (both && (last == Condition::Kind::StepDone || last == Condition::Kind::StepNotDone)
            && !fillIn(all.front(), all.back()))
            return std::nullopt;
        Condition made = conditionIs(both ? Condition::Kind::All : Condition::Kind::AnyOf);
        made.parts = std::move(all);
        return made;
    }
};

} // namespace

bool condition::read(Input& in, Reading& reading)
{
    return text::read<several>(in, reading);
}
bool phaseCondition::read(Input& in, Reading& reading)
{
    return text::read<during>(in, reading);
}

} // namespace triptych::altered::grammar
