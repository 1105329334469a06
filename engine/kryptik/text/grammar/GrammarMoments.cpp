#include "kryptik/text/grammar/GrammarEvents.h"

// The moments of a turn that a triggered ability waits for (9.3): "At the start of your turn," (4).
namespace triptych::kryptik::grammar {
namespace {

// RULING 4.4.1, 4.4.5, 4.6: what triggers "at the beginning of combat" or "at the end of turn", without
// "your", does so in every player's turn.
struct turnStart : seq<means<Event::StartOfTurn, "at the start of", "at the beginning of">,
                       any<word<"your turn", "your 1st phase", "your first phase">,
                           means<Flag::Opponents, "each opponent's turn", "your opponent's turn",
                               "an opponent's turn", "each of your opponents' turns">,
                           means<Flag::EachTurn, "each turn", "every turn">>>
{
};
/// RULING 4.1, 4.2: what triggers in a phase in which nobody has priority goes on the pile in the 1st phase.
struct phaseStart
    : any<seq<word<"at the start of", "at the beginning of">,
          any<seq<word<"your">, pegtl::not_at<word<"next">>>,
              means<Flag::Opponents, "each opponent's", "your opponent's", "an opponent's">,
              means<Flag::EachTurn, "each player's", "each", "every", "the">>,
          any<means<Event::StartOfDisengage, "disengage phase">,
              means<Event::StartOfDraw, "draw phase", "draw step">,
              means<Event::StartOfSecond, "2nd phase", "second phase">>>>
{
};
struct inYourTurn : word<"your combat phase", "your combat", "combat on your turn",
                        "combat during your turn", "combat of your turn", "combat in your turn">
{
};
struct combatStart : seq<means<Event::BeginningOfCombat, "at the beginning of", "at the start of">,
                         any<inYourTurn, means<Flag::EachTurn, "each combat", "combat">>>
{
};
struct combatEnd : seq<means<Event::EndOfCombat, "at the end of", "at end of">,
                       any<inYourTurn, means<Flag::EachTurn, "each combat", "combat">>>
{
};
struct turnEnd : seq<means<Event::EndOfTurn, "at the end of", "at end of">,
                     any<word<"your turn", "your end step", "your end phase">,
                         means<Flag::Opponents, "each opponent's turn", "your opponent's turn",
                             "an opponent's turn">,
                         means<Flag::EachTurn, "each turn", "every turn", "the turn", "turn">>>
{
};
struct anyMoment : seq<any<turnStart, phaseStart, combatStart, combatEnd, turnEnd>,
                       any<comma, pegtl::not_at<word<"if", "unless", "until">>>>
{
    static constexpr std::string_view expected = "At the start of your turn,";
    static Trigger build(Found& found)
    {
        Trigger trigger;
        trigger.word = Trigger::Word::At;
        trigger.event = found.take<Event>();
        trigger.eachTurn = found.says(Flag::EachTurn);
        trigger.opponentsTurn = found.says(Flag::Opponents);
        return trigger;
    }
};

} // namespace

bool moment::read(Input& in, Reading& reading)
{
    return text::read<anyMoment>(in, reading);
}

} // namespace triptych::kryptik::grammar
