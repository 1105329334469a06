#include "seize/text/grammar/GrammarDeeds.h"

// Doses of statuses: "1 Exhaust and Blind".
namespace triptych::seize::grammar {
namespace {

/// "an additional poison counter"
struct anotherDose : word<"additional", "more", "extra", "other">
{
};
/// "X Burn": what it is, `apply` asks for.
struct letterAmount : word<"x">
{
    static Amount build() { return { Amount::Kind::EqualTo, 1, {}, {} }; }
};
/// "Exhaust 1", the number behind
struct doseBehind : seq<countedStatus, fixedNumber>
{
    static Apply::Dose build(Found& found)
    {
        return { found.take<Status>(), found.take<Amount>(fixed(1)) };
    }
};
struct countedDose : seq<maybe<any<thatMuch, letterAmount, seq<fixedArticle, maybe<anotherDose>>>>,
                         countedStatus, maybe<counters>>
{
    static Apply::Dose build(Found& found)
    {
        return { found.take<Status>(), found.take<Amount>(fixed(1)) };
    }
};
struct plainDose : plainStatus
{
    static Apply::Dose build(Found& found) { return { found.take<Status>(), fixed(1) }; }
};
struct dose : any<doseBehind, countedDose, plainDose>
{
    static constexpr std::string_view expected
        = "a status (1 Exhaust, 2 Bleed, 1 Poison, 1 Frost, 1 Burn, Blind, Silence, Stealth)";
};
struct doseList : seq<dose, many<betweenModifiers, dose>>
{
};

} // namespace

bool doses::read(Input& in, Reading& reading)
{
    return text::read<doseList>(in, reading);
}

} // namespace triptych::seize::grammar
