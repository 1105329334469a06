#include "kryptik/text/explaining/German.h"
#include "kryptik/text/printing/Phrases.h"

#include <fmt/format.h>

// Numbers in German.
namespace triptych::kryptik::german {

namespace {

Many severalOf(int number)
{
    return number == 1 ? Many::No : Many::Yes;
}

Noun statistic(Amount::Kind kind)
{
    switch (statNamed(kind)) {
    case Bound::Stat::Attack:
        return masculine("Angriff", "Angriffs");
    case Bound::Stat::SoulCost:
        return { Gender::Feminine, "Seelenkosten", "Seelenkosten", "Seelenkosten", "Seelenkosten" };
    case Bound::Stat::Defense:
        break;
    }
    return feminine("Verteidigung");
}

std::string_view deedOf(Amount::How how)
{
    switch (how) {
    case Amount::How::Any:
        return "betroffen";
    case Amount::How::Discarded:
        return "abgeworfen";
    case Amount::How::Destroyed:
        return "zerstört";
    case Amount::How::Sacrificed:
        return "geopfert";
    case Amount::How::Abolished:
        return "verbannt";
    case Amount::How::Drawn:
        return "gezogen";
    case Amount::How::Countered:
        return "aufgehoben";
    case Amount::How::Moved:
        break;
    }
    return "verschoben";
}

/// "jede Karte, die Sie in diesem Zug abgeworfen haben"
Nominal playersDeed(const Amount& amount, const Determiner& determiner, Many many)
{
    using Kind = Amount::Kind;
    const bool citizens
        = amount.kind == Kind::CitizensSacrificed || amount.kind == Kind::CitizensAttacked;
    const Nominal noun = nominal(determiner, {},
        citizens                             ? citizen()
            : amount.kind == Kind::YearsLost ? yearCard()
            : amount.kind == Kind::AbilitiesActivated
            ? feminine("aktive Fähigkeit", "aktiven Fähigkeiten")
            : amount.kind == Kind::YearsUsed
            ? feminine("11-Jahre-Fähigkeit", "11-Jahre-Fähigkeiten")
            : card(),
        many);
    const std::string_view by = amount.whose == Side::You ? "Sie"
        : amount.whose == Side::Opponents                 ? "ein Gegner"
                                                          : "dieser Spieler";
    if (amount.kind == Kind::CitizensAttacked)
        return noun.with(fmt::format(", mit {} {} in diesem Zug angegriffen {}{}",
            many == Many::No ? "dem" : "denen", by, amount.whose == Side::You ? "haben" : "hat",
            close));
    const bool used = amount.kind == Kind::AbilitiesActivated || amount.kind == Kind::YearsUsed;
    const std::string_view participle = citizens ? "geopfert"
        : used                                   ? "genutzt"
        : amount.kind == Kind::SoulsPut          ? "in die eigene Seelenreihe gelegt"
        : amount.kind == Kind::YearsLost         ? "verloren"
        : amount.kind == Kind::CardsDiscarded    ? "abgeworfen"
                                                 : "gezogen";
    if (amount.whose == Side::Any) // whoever it was
        return noun.with(relative(noun,
            fmt::format("in diesem Zug {} {}",
                amount.kind == Kind::SoulsPut ? std::string_view("in eine Seelenreihe gelegt")
                                              : participle,
                many == Many::Yes ? "wurden" : "wurde")));
    return noun.with(
        fmt::format(", {} {} in diesem Zug {} {}{}", citizens && many == Many::No ? "den" : "die",
            by, participle, amount.whose == Side::You ? "haben" : "hat", close));
}

/// "jeder Zauber, den Sie in diesem Zug gewirkt haben": what there was of it this turn.
Nominal happened(const Amount& amount, const Determiner& determiner, Many many)
{
    const bool several = many == Many::Yes;
    const bool spells = amount.kind == Amount::Kind::SpellsCast;
    const Nominal noun = nominal(
        determiner, {}, spells ? masculine("Zauber", "Zaubers", "Zauber") : citizen(), many);
    if (amount.kind == Amount::Kind::CitizensDied) {
        return noun.with(relative(noun,
            fmt::format(
                "in diesem Zug{} gestorben {}", control(amount.whose), several ? "sind" : "ist")));
    }
    if (amount.kind == Amount::Kind::CitizensEntered)
        return noun.with(relative(noun,
            fmt::format("in diesem Zug{} die Insel betreten {}", control(amount.whose),
                several ? "haben" : "hat")));
    if (amount.kind > Amount::Kind::CitizensDied)
        return playersDeed(amount, determiner, many);
    if (amount.whose == Side::Any)
        return noun.with(
            relative(noun, fmt::format("in diesem Zug gewirkt {}", several ? "wurden" : "wurde")));
    const std::string_view by = amount.whose == Side::You ? "Sie"
        : amount.whose == Side::Opponents                 ? "ein Gegner"
                                                          : "dieser Spieler";
    return noun.with(fmt::format(", {} {} in diesem Zug gewirkt {}{}", several ? "die" : "den", by,
        amount.whose == Side::You ? "haben" : "hat", close));
}

/// "eine „Stunden“-Marke": where they lie stands after it.
Nominal countersOf(const Amount& amount, const Determiner& determiner, Many many)
{
    const std::string name = phrases::counterName(amount.counter);
    const std::string one = amount.counter.any ? std::string("Marke")
        : amount.counter.name.empty()          ? name.substr(0, name.find(' ')) + "-Marke"
                                               : fmt::format("„{}“-Marke", amount.counter.name);
    const Nominal where = amount.of
        ? described(amount.of->filter, amount.of->place, word("all"), Many::Yes)
        : amount.ofThis ? thisCard()
                        : referred(amount.referent);
    return nominal(
        determiner, {}, feminine(one, one + "n"), many, " " + after("auf", where, Case::Dative));
}

/// What one of is counted, or several together.
Nominal countedOf(const Amount& amount, const Determiner& determiner, Many many)
{
    using Kind = Amount::Kind;
    if (amount.kind == Kind::Factions)
        return nominal(determiner, {}, neuter("Volk", "Volkes", "Völker"), many,
            " unter "
                + described(amount.of->filter, amount.of->place, word("all"), Many::Yes).dative());
    if (amount.kind == Kind::PerDetached)
        return nominal(determiner, { "gelöst" }, card(), many);
    if (amount.kind == Kind::PerDone)
        return nominal(determiner, { fmt::format("so {}", deedOf(amount.how)) }, card(), many,
            amount.whose == Side::You        ? " von Ihnen"
                : amount.whose == Side::They ? " des Spielers"
                                             : "");
    if (amount.kind == Kind::Counters)
        return countersOf(amount, determiner, many);
    if (amount.kind == Kind::PerCounted)
        return described(amount.of->filter, amount.of->place, determiner, many);
    return happened(amount, determiner, many);
}

Nominal number(std::string_view of)
{
    return nominal(the(), {}, feminine("Anzahl"), Many::No, fmt::format(" {}", of));
}

Nominal plainNumber(const Amount& amount)
{
    switch (sortOf(amount.kind)) {
    case AmountSort::Fixed:
        return unchanging(std::to_string(amount.number));
    case AmountSort::Paid:
        return unchanging("X");
    case AmountSort::Said:
        return nominal(the(), { "genannt" }, feminine("Zahl"));
    case AmountSort::PerEach:
    case AmountSort::ThisTurn:
        return number(countedOf(amount, the(), Many::Yes).of());
    case AmountSort::OfOne: {
        const Nominal whose = amount.ofPaid ? nominal(the(), { "geopfert" }, citizen())
            : amount.ofThis                 ? thisCard()
                                            : referred(amount.referent);
        return nominal(the(), {}, statistic(amount.kind),
            amount.kind == Amount::Kind::CostOf ? Many::Yes : Many::No, " " + whose.of());
    }
    case AmountSort::Total:
        return nominal(the(), { "gesamt" }, statistic(amount.kind), Many::No,
            " " + described(amount.of->filter, amount.of->place, word("all"), Many::Yes).of());
    case AmountSort::Highest:
        return nominal(the(), { "höchst" }, statistic(amount.kind), Many::No,
            " unter "
                + described(amount.of->filter, amount.of->place, word("all"), Many::Yes).dative());
    case AmountSort::UntilHand:
        return nominal(the(), {}, feminine("Anzahl"), Many::No,
            fmt::format(", die an {} Handkarten fehlt{}", amount.number, close));
    case AmountSort::All:
        break;
    }
    return unchanging("alle");
}

std::string figures(const Figuring& made)
{
    return fmt::format("{}{}{}",
        made.per > 1 ? (made.roundUp ? ", aufgerundet" : ", abgerundet") : "",
        made.plus > 0       ? fmt::format(" plus {}", int { made.plus })
            : made.plus < 0 ? fmt::format(" minus {}", -made.plus)
                            : "",
        made.most >= 0 ? fmt::format(", höchstens {}", int { made.most }) : "");
}

} // namespace

Nominal equal(const Amount& amount)
{
    Nominal made = plainNumber(amount);
    const Noun part = amount.made.per == 2 ? feminine("Hälfte") : neuter("Teil", "Teils");
    if (amount.made.per == 2)
        made = nominal(the(), {}, part, Many::No, " " + made.of());
    else if (amount.made.per > 2)
        made = nominal(the(), {}, masculine("Teil", "Teils"), Many::No,
            fmt::format(", der sich aus {} geteilt durch {} ergibt{}", made.dative(),
                int { amount.made.per }, close));
    if (amount.made.times == 2)
        made = nominal(the(), {}, neuter("Doppelte", "Doppelten"), Many::No, " " + made.of());
    else if (amount.made.times > 2)
        made = nominal(the(), {},
            neuter(fmt::format("{}fache", int { amount.made.times }),
                fmt::format("{}fachen", int { amount.made.times })),
            Many::No, " " + made.of());
    return made.with(figures(amount.made));
}

bool isPerEach(const Amount& amount)
{
    return phrases::isPerEach(amount);
}

std::string forEach(const Amount& amount)
{
    const std::string most
        = amount.made.most >= 0 ? fmt::format(", höchstens {}", int { amount.made.most }) : "";
    if (amount.made.per == 1)
        return fmt::format(
            " für {}{}", countedOf(amount, word("jed"), Many::No).accusative(), most);
    return fmt::format(" für je {}{}{}",
        countedOf(amount, count(std::to_string(amount.made.per)), Many::Yes).accusative(),
        amount.made.roundUp ? ", aufgerundet" : "", most);
}

namespace {

/// "so viele Karten, wie die Verteidigung dieser Karte beträgt"
Measure asManyAs(const Amount& amount, const Noun& noun)
{
    const Nominal number = equal(amount);
    return { nominal(count("so viele"), {}, noun, Many::Yes),
        fmt::format(
            ", wie {} {}{}", number.nominative(), number.several ? "betragen" : "beträgt", close) };
}

} // namespace

Measure measure(const Amount& amount, const Noun& noun)
{
    const auto counted = [&] {
        // "eine 11-Jahre-Karte": two figures beside each other read as one.
        const bool figure = noun.singular.front() >= '0' && noun.singular.front() <= '9';
        return nominal(figure && amount.number == 1 ? an() : count(std::to_string(amount.number)),
            {}, noun, severalOf(amount.number));
    };
    const bool made = !(amount.made == Figuring {});
    switch (sortOf(amount.kind)) {
    case AmountSort::Fixed:
        return { counted(), "" };
    case AmountSort::Paid:
        return made ? asManyAs(amount, noun)
                    : Measure { nominal(count("X"), {}, noun, Many::Yes), "" };
    case AmountSort::Said:
        return made || amount.kind == Amount::Kind::TheNumber
            ? asManyAs(amount, noun)
            : Measure { nominal(count("ebenso viele"), {}, noun, Many::Yes), "" };
    case AmountSort::PerEach:
    case AmountSort::ThisTurn:
        return isPerEach(amount) ? Measure { counted(), forEach(amount) } : asManyAs(amount, noun);
    case AmountSort::OfOne:
    case AmountSort::Total:
    case AmountSort::Highest:
        return asManyAs(amount, noun);
    case AmountSort::UntilHand:
        return { nominal(count("so viele"), {}, noun, Many::Yes),
            fmt::format(", wie an {} Handkarten fehlen{}", amount.number, close) };
    case AmountSort::All:
        break;
    }
    return { nominal(word("all"), {}, noun, Many::Yes), "" };
}

Measure cards(const Amount& amount)
{
    return measure(amount, card());
}

std::string damage(const Amount& amount)
{
    using Kind = Amount::Kind;
    const bool plain = amount.made == Figuring {};
    if (amount.kind == Kind::All)
        return "allen Schaden";
    if (plain && amount.kind == Kind::Done)
        return "ebenso viel Schaden";
    if (amount.kind == Kind::Fixed || (plain && amount.kind == Kind::X))
        return equal(amount).nominative() + " Schaden";
    if (isPerEach(amount))
        return fmt::format("{} Schaden{}", amount.number, forEach(amount));
    return fmt::format("Schaden in Höhe {}", equal(amount).of());
}

std::string bare(const Amount& amount)
{
    const bool plain = amount.made == Figuring {};
    if (isPerEach(amount))
        return fmt::format("{}{}", amount.number, forEach(amount));
    if (plain && amount.kind == Amount::Kind::Done)
        return "ebenso viele";
    if (amount.kind == Amount::Kind::Fixed || amount.kind == Amount::Kind::All
        || (plain && amount.kind == Amount::Kind::X))
        return equal(amount).nominative();
    return fmt::format("so viele, wie {} beträgt{}", equal(amount).nominative(), close);
}

} // namespace triptych::kryptik::german
