#include "kryptik/text/Phrases.h"

#include "text/Rules.h"
#include "text/Spelling.h"

#include <array>

#include <fmt/format.h>

// Amounts: "2 cards", "1 card for each citizen you control", "the number of cards in your hand".
namespace triptych::kryptik::phrases {

namespace {

std::string statistic(const Amount& amount)
{
    return fmt::format("{} {}",
        amount.ofPaid                                   ? "the sacrificed citizen's"
            : amount.ofThis                             ? "this's"
            : amount.word == Amount::Word::ThatCitizens ? "that citizen's"
            : amount.word == Amount::Word::ThatCards    ? "that card's"
                                                        : "its",
        amount.kind == Amount::Kind::AttackOf        ? "attack"
            : amount.kind == Amount::Kind::DefenseOf ? "defense"
                                                     : "soul cost");
}

/// "spell you cast this turn", "citizens that died this turn"
std::string happened(const Amount& amount, Many many)
{
    const std::string_view s = many == Many::Yes ? "s" : "";
    if (amount.kind == Amount::Kind::CitizensDied)
        return fmt::format("citizen{}{} that died this turn", s,
            amount.whose == Side::You             ? " you controlled"
                : amount.whose == Side::Opponents ? " an opponent controlled"
                : amount.whose == Side::They      ? " they controlled"
                                                  : "");
    const std::string_view by = amount.whose == Side::You ? "you"
        : amount.whose == Side::Opponents                 ? "an opponent"
                                                          : "they";
    if (amount.kind == Amount::Kind::CardsDiscarded)
        return fmt::format("card{} {} discarded this turn", s, by);
    if (amount.kind == Amount::Kind::CardsDrawn)
        return fmt::format("card{} {} drew this turn", s, by);
    if (amount.kind == Amount::Kind::YearsLost && amount.whose == Side::Any)
        return fmt::format("11 year card{} lost this turn", s);
    if (amount.kind == Amount::Kind::YearsLost)
        return fmt::format("11 year card{} {} lost this turn", s, by);
    if (amount.kind == Amount::Kind::CitizensSacrificed)
        return fmt::format("citizen{} {} sacrificed this turn", s, by);
    return fmt::format("{}{} {} this turn",
        amount.kind == Amount::Kind::SpellsCast ? "spell" : "citizen", s,
        amount.whose == Side::You             ? "you cast"
            : amount.whose == Side::Opponents ? "an opponent cast"
            : amount.whose == Side::They      ? "they cast"
            : many == Many::Yes               ? "that were cast"
                                              : "that was cast");
}

/// "+1/+1 counters on this": where they lie
std::string lyingOn(const Amount& amount)
{
    return amount.of    ? described(amount.of->filter, amount.of->place, Many::Yes)
        : amount.ofThis ? std::string("this")
        : amount.word == Amount::Word::ThatCitizens ? std::string("that citizen")
        : amount.word == Amount::Word::ThatCards    ? std::string("that card")
                                                    : std::string("it");
}

std::string overall(const Amount& amount)
{
    using Kind = Amount::Kind;
    const Kind kind = amount.kind;
    const bool total
        = kind == Kind::TotalAttack || kind == Kind::TotalDefense || kind == Kind::TotalCost;
    const std::string_view stat = kind == Kind::TotalAttack || kind == Kind::HighestAttack
        ? "attack"
        : kind == Kind::TotalDefense || kind == Kind::HighestDefense ? "defense"
                                                                     : "soul cost";
    return fmt::format("the {} {} {} {}", total ? "total" : "highest", stat, total ? "of" : "among",
        described(amount.of->filter, amount.of->place, Many::Yes));
}

/// Of what was done "this way": whose it was
std::string_view hadThem(const Amount& amount)
{
    return amount.whose == Side::You ? " of yours" : amount.whose == Side::They ? " of theirs" : "";
}

/// Of what there is one for each thing counted.
bool isCounted(const Amount& amount)
{
    Amount plain = amount;
    plain.made = {};
    return isPerEach(plain);
}

/// "citizen", "2 citizens": what one of is counted, or so many together.
std::string eachOf(const Amount& amount)
{
    const int per = amount.made.per;
    const Many many = per > 1 ? Many::Yes : Many::No;
    const std::string before = per > 1 ? std::to_string(per) + " " : "";
    if (amount.kind == Amount::Kind::Factions)
        return fmt::format("{}{} among {}", before, per > 1 ? "factions" : "faction",
            described(amount.of->filter, amount.of->place, Many::Yes));
    if (amount.kind == Amount::Kind::PerDetached)
        return fmt::format("{}{} detached", before, per > 1 ? "cards" : "card");
    if (amount.kind == Amount::Kind::PerDone)
        return fmt::format(
            "{}{}{} affected this way", before, per > 1 ? "cards" : "card", hadThem(amount));
    if (amount.kind == Amount::Kind::Counters)
        return fmt::format("{}{} on {}", before,
            per > 1 ? severalCounters(amount.counter) : counterName(amount.counter),
            lyingOn(amount));
    if (amount.kind != Amount::Kind::PerCounted)
        return before + happened(amount, many);
    return before + described(amount.of->filter, amount.of->place, many);
}

std::string rounding(const Figuring& made)
{
    return made.per > 1 ? (made.roundUp ? ", rounded up" : ", rounded down") : "";
}
std::string atMost(const Figuring& made)
{
    return made.most >= 0 ? fmt::format(", up to {}", made.most) : "";
}
/// "half its attack, rounded up", "the number of citizens plus 1"
std::string figured(const Figuring& made, const std::string& number)
{
    const std::string times = made.times == 2 ? "twice " : made.times == 3 ? "three times " : "";
    return fmt::format("{}{}{}{}{}{}", times, made.per == 2 ? "half " : "", number, rounding(made),
        made.plus > 0       ? fmt::format(" plus {}", int { made.plus })
            : made.plus < 0 ? fmt::format(" minus {}", -made.plus)
                            : "",
        atMost(made));
}

} // namespace

bool isPerEach(const Amount& amount)
{
    using Kind = Amount::Kind;
    if (amount.made.plus != 0) // "cards equal to the number of citizens you control plus 1"
        return false;
    return amount.kind == Kind::Factions || amount.kind == Kind::PerCounted
        || amount.kind == Kind::Counters || amount.kind == Kind::PerDetached
        || amount.kind == Kind::PerDone || isOfThisTurn(amount.kind);
}

bool isEqualTo(const Amount& amount)
{
    using Kind = Amount::Kind;
    if (amount.made.plus != 0 && isCounted(amount))
        return true;
    return amount.kind == Kind::AttackOf || amount.kind == Kind::DefenseOf
        || amount.kind == Kind::CostOf || amount.kind == Kind::TotalAttack
        || amount.kind == Kind::TotalDefense || amount.kind == Kind::HighestAttack
        || amount.kind == Kind::HighestDefense || amount.kind == Kind::HighestCost
        || amount.kind == Kind::TotalCost;
}

std::string forEach(const Amount& amount)
{
    return fmt::format(" for {} {}{}{}", amount.made.per > 1 ? "every" : "each", eachOf(amount),
        amount.made.roundUp ? ", rounded up" : "", atMost(amount.made));
}

Measure measure(const Amount& amount, std::string_view one, std::string_view many)
{
    const auto number
        = [&] { return fmt::format("{} {}", amount.number, amount.number == 1 ? one : many); };
    if (isEqualTo(amount))
        return { std::string(many), fmt::format(" equal to {}", equal(amount)) };
    const Figuring plain;
    switch (amount.kind) {
    case Amount::Kind::Fixed:
        return { number(), "" };
    case Amount::Kind::X:
        if (amount.made != plain)
            return { std::string(many), fmt::format(" equal to {}", equal(amount)) };
        return { fmt::format("X {}", many), "" };
    case Amount::Kind::TheNumber:
    case Amount::Kind::Done:
        if (amount.made != plain)
            return { std::string(many), fmt::format(" equal to {}", equal(amount)) };
        return { fmt::format("that {} {}", many == "damage" ? "much" : "many", many), "" };
    case Amount::Kind::Factions:
    case Amount::Kind::PerCounted:
    case Amount::Kind::PerDetached:
    case Amount::Kind::PerDone:
    case Amount::Kind::SpellsCast:
    case Amount::Kind::CitizensCast:
    case Amount::Kind::CitizensDied:
    case Amount::Kind::CardsDiscarded:
    case Amount::Kind::CardsDrawn:
    case Amount::Kind::YearsLost:
    case Amount::Kind::CitizensSacrificed:
    case Amount::Kind::Counters:
        return { number(), forEach(amount) };
    case Amount::Kind::AttackOf:
    case Amount::Kind::DefenseOf:
    case Amount::Kind::CostOf:
    case Amount::Kind::TotalAttack:
    case Amount::Kind::TotalDefense:
    case Amount::Kind::HighestAttack:
    case Amount::Kind::HighestDefense:
    case Amount::Kind::HighestCost:
    case Amount::Kind::TotalCost:
        return { std::string(many), fmt::format(" equal to {}", equal(amount)) };
    case Amount::Kind::UntilHand:
        return { std::string(many),
            fmt::format(" until there are {} cards in hand", amount.number) };
    case Amount::Kind::All:
        break;
    }
    return { fmt::format("all {}", many), "" };
}

Measure measureYear(const Amount& amount)
{
    Measure words = measure(amount, "11 year card", "11 year cards");
    const bool numbered = amount.kind == Amount::Kind::Fixed || isPerEach(amount);
    if (numbered && amount.number == 1)
        words.before = "an 11 year card";
    else if (numbered)
        words.before = fmt::format("{} 11 year cards", text::numberWord(amount.number));
    return words;
}

std::string bare(const Amount& amount)
{
    if (amount.made.plus != 0)
        return equal(amount);
    switch (amount.kind) {
    case Amount::Kind::Fixed:
        return std::to_string(amount.number);
    case Amount::Kind::PerCounted:
    case Amount::Kind::PerDetached:
    case Amount::Kind::PerDone:
    case Amount::Kind::Factions:
    case Amount::Kind::SpellsCast:
    case Amount::Kind::CitizensCast:
    case Amount::Kind::CitizensDied:
    case Amount::Kind::CardsDiscarded:
    case Amount::Kind::CardsDrawn:
    case Amount::Kind::YearsLost:
    case Amount::Kind::CitizensSacrificed:
    case Amount::Kind::Counters:
        return fmt::format("{}{}", amount.number, forEach(amount));
    case Amount::Kind::TheNumber:
    case Amount::Kind::Done:
        if (amount.made != Figuring {})
            break;
        return "that many";
    case Amount::Kind::X:
    case Amount::Kind::AttackOf:
    case Amount::Kind::DefenseOf:
    case Amount::Kind::CostOf:
    case Amount::Kind::TotalAttack:
    case Amount::Kind::TotalDefense:
    case Amount::Kind::HighestAttack:
    case Amount::Kind::HighestDefense:
    case Amount::Kind::HighestCost:
    case Amount::Kind::TotalCost:
    case Amount::Kind::UntilHand:
    case Amount::Kind::All:
        break;
    }
    return equal(amount);
}

namespace {

std::string plainNumber(const Amount& amount)
{
    switch (amount.kind) {
    case Amount::Kind::Fixed:
        return std::to_string(amount.number);
    case Amount::Kind::X:
        return "X";
    case Amount::Kind::TheNumber:
    case Amount::Kind::Done:
        return "the number";
    case Amount::Kind::PerCounted:
        return fmt::format(
            "the number of {}", described(amount.of->filter, amount.of->place, Many::Yes));
    case Amount::Kind::PerDetached:
        return "the number of cards detached";
    case Amount::Kind::PerDone:
        return fmt::format("the number of cards{} affected this way", hadThem(amount));
    case Amount::Kind::Factions:
        return fmt::format("the number of factions among {}",
            described(amount.of->filter, amount.of->place, Many::Yes));
    case Amount::Kind::AttackOf:
    case Amount::Kind::DefenseOf:
    case Amount::Kind::CostOf:
        return statistic(amount);
    case Amount::Kind::TotalAttack:
    case Amount::Kind::TotalDefense:
    case Amount::Kind::HighestAttack:
    case Amount::Kind::HighestDefense:
    case Amount::Kind::HighestCost:
    case Amount::Kind::TotalCost:
        return overall(amount);
    case Amount::Kind::Counters:
        return fmt::format(
            "the number of {} on {}", severalCounters(amount.counter), lyingOn(amount));
    case Amount::Kind::SpellsCast:
    case Amount::Kind::CitizensCast:
    case Amount::Kind::CitizensDied:
    case Amount::Kind::CardsDiscarded:
    case Amount::Kind::CardsDrawn:
    case Amount::Kind::YearsLost:
    case Amount::Kind::CitizensSacrificed:
        return fmt::format("the number of {}", happened(amount, Many::Yes));
    case Amount::Kind::UntilHand:
    case Amount::Kind::All:
        break;
    }
    return "all";
}

} // namespace

std::string equal(const Amount& amount)
{
    return figured(amount.made, plainNumber(amount));
}

} // namespace triptych::kryptik::phrases
