#include "kryptik/text/printing/Phrases.h"

#include "text/Rules.h"
#include "text/Spelling.h"

#include <array>

#include <fmt/format.h>

// Amounts: "2 cards", "1 card for each citizen you control", "the number of cards in your hand".
namespace triptych::kryptik::phrases {

namespace {

/// "attack", "soul cost": of one card or of several.
std::string_view statistic(Amount::Kind kind)
{
    constexpr std::array<std::string_view, 3> stats { "attack", "defense", "soul cost" };
    return stats[static_cast<std::size_t>(statNamed(kind))];
}

std::string statistic(const Amount& amount)
{
    return fmt::format("{} {}",
        amount.ofPaid                                   ? "the sacrificed citizen's"
            : amount.ofThis                             ? "this's"
            : amount.word == Amount::Word::ThatCitizens ? "that citizen's"
            : amount.word == Amount::Word::ThatCards    ? "that card's"
            : amount.word == Amount::Word::Their        ? "their"
                                                        : "its",
        statistic(amount.kind));
}

/// "card discarded this turn": by whoever did it
std::string doneByAnybody(Amount::Kind kind, Many many)
{
    using Kind = Amount::Kind;
    const bool several = many == Many::Yes;
    const std::string_view what = kind == Kind::CardsDiscarded ? "card{} discarded"
        : kind == Kind::CardsDrawn                             ? "card{} drawn"
        : kind == Kind::YearsLost                              ? "11 year card{} lost"
        : kind == Kind::SoulsPut                               ? "card{} put into a soul row"
                                                               : "citizen{} sacrificed";
    if (kind == Kind::AbilitiesActivated)
        return several ? "active abilities activated this turn"
                       : "active ability activated this turn";
    if (kind == Kind::YearsUsed)
        return several ? "11 year abilities used this turn" : "11 year ability used this turn";
    return fmt::format(fmt::runtime(what), several ? "s" : "") + " this turn";
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
    if (amount.whose == Side::Any && amount.kind > Amount::Kind::CitizensDied)
        return doneByAnybody(amount.kind, many);
    if (amount.kind == Amount::Kind::CardsDiscarded)
        return fmt::format("card{} {} discarded this turn", s, by);
    if (amount.kind == Amount::Kind::CardsDrawn)
        return fmt::format("card{} {} drew this turn", s, by);
    if (amount.kind == Amount::Kind::YearsLost)
        return fmt::format("11 year card{} {} lost this turn", s, by);
    if (amount.kind == Amount::Kind::CitizensSacrificed)
        return fmt::format("citizen{} {} sacrificed this turn", s, by);
    if (amount.kind == Amount::Kind::CitizensAttacked)
        return fmt::format("citizen{} {} attacked with this turn", s, by);
    if (amount.kind == Amount::Kind::AbilitiesActivated)
        return fmt::format("{} {} activated this turn",
            many == Many::Yes ? "active abilities" : "active ability", by);
    if (amount.kind == Amount::Kind::YearsUsed)
        return fmt::format(
            "11 year {} {} used this turn", many == Many::Yes ? "abilities" : "ability", by);
    if (amount.kind == Amount::Kind::SoulsPut)
        return fmt::format("card{} {} put into {} soul row this turn", s, by,
            amount.whose == Side::You ? "your" : "their");
    if (amount.kind == Amount::Kind::CitizensEntered)
        return fmt::format("citizen{} that entered under {} control this turn", s,
            amount.whose == Side::You             ? "your"
                : amount.whose == Side::Opponents ? "an opponent's"
                                                  : "their");
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
    const bool total = sortOf(amount.kind) == AmountSort::Total;
    return fmt::format("the {} {} {} {}", total ? "total" : "highest", statistic(amount.kind),
        total ? "of" : "among", described(amount.of->filter, amount.of->place, Many::Yes));
}

/// Of what was done "this way": whose it was
std::string_view hadThem(const Amount& amount)
{
    return amount.whose == Side::You ? " of yours" : amount.whose == Side::They ? " of theirs" : "";
}

/// "citizen", "cards detached": what is counted.
std::string countedThings(const Amount& amount, Many many)
{
    const bool several = many == Many::Yes;
    if (amount.kind == Amount::Kind::Factions)
        return fmt::format("{} among {}", several ? "factions" : "faction",
            described(amount.of->filter, amount.of->place, Many::Yes));
    if (amount.kind == Amount::Kind::PerDetached)
        return several ? "cards detached" : "card detached";
    if (amount.kind == Amount::Kind::PerDone)
        return fmt::format("{}{} affected this way", several ? "cards" : "card", hadThem(amount));
    if (amount.kind == Amount::Kind::Counters)
        return fmt::format("{} on {}",
            several ? severalCounters(amount.counter) : counterName(amount.counter),
            lyingOn(amount));
    if (amount.kind != Amount::Kind::PerCounted)
        return happened(amount, many);
    return described(amount.of->filter, amount.of->place, many);
}

/// "citizen", "2 citizens": what one of is counted, or so many together.
std::string eachOf(const Amount& amount)
{
    const int per = amount.made.per;
    return per > 1 ? fmt::format("{} {}", per, countedThings(amount, Many::Yes))
                   : countedThings(amount, Many::No);
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
    // "cards equal to the number of citizens you control plus 1"
    return isForEach(amount.kind) && amount.made.plus == 0;
}

bool isEqualTo(const Amount& amount)
{
    const AmountSort sort = sortOf(amount.kind);
    return (isForEach(amount.kind) && amount.made.plus != 0) || sort == AmountSort::OfOne
        || sort == AmountSort::Total || sort == AmountSort::Highest;
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
    const auto equalTo = [&] {
        return Measure { std::string(many), fmt::format(" equal to {}", equal(amount)) };
    };
    if (isEqualTo(amount))
        return equalTo();
    const Figuring plain;
    switch (sortOf(amount.kind)) {
    case AmountSort::Fixed:
        return { number(), "" };
    case AmountSort::Paid:
        if (amount.made != plain)
            return equalTo();
        return { fmt::format("X {}", many), "" };
    case AmountSort::Said:
        if (amount.made != plain)
            return equalTo();
        return { fmt::format("that {} {}", many == "damage" ? "much" : "many", many), "" };
    case AmountSort::PerEach:
    case AmountSort::ThisTurn:
        return { number(), forEach(amount) };
    case AmountSort::OfOne:
    case AmountSort::Total:
    case AmountSort::Highest:
        return equalTo();
    case AmountSort::UntilHand:
        return { std::string(many),
            fmt::format(" until there are {} cards in hand", amount.number) };
    case AmountSort::All:
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
    if (isForEach(amount.kind))
        return fmt::format("{}{}", amount.number, forEach(amount));
    if (amount.kind == Amount::Kind::Fixed)
        return std::to_string(amount.number);
    return sortOf(amount.kind) == AmountSort::Said && amount.made == Figuring {} ? "that many"
                                                                                 : equal(amount);
}

namespace {

std::string plainNumber(const Amount& amount)
{
    switch (sortOf(amount.kind)) {
    case AmountSort::Fixed:
        return std::to_string(amount.number);
    case AmountSort::Paid:
        return "X";
    case AmountSort::Said:
        return "the number";
    case AmountSort::PerEach:
    case AmountSort::ThisTurn:
        return "the number of " + countedThings(amount, Many::Yes);
    case AmountSort::OfOne:
        return statistic(amount);
    case AmountSort::Total:
    case AmountSort::Highest:
        return overall(amount);
    case AmountSort::UntilHand:
    case AmountSort::All:
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
