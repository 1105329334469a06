#include "altered/text/explaining/GermanVerbs.h"

#include <fmt/format.h>

// Counters, statuses and abilities that are gained or lost, in German.
namespace triptych::altered::german {
namespace {

std::string grant(const Grant& of)
{
    switch (of.kind) {
    case Grant::Kind::Counters:
        return much(of.amount, counter(of.counter));
    case Grant::Kind::Status:
        return fmt::format("den Status {}", inQuotes(status(of.status)));
    case Grant::Kind::Keyword:
        return keywordItem({ of.keyword, of.amount, {} });
    case Grant::Kind::Statistics:
        return fmt::format(
            "{:+} {}{}", of.amount.number, terrains(of.terrains, "und"), per(of.amount));
    case Grant::Kind::Abilities:
        return of.icons == 0 ? std::string("alle eigenen Fähigkeiten")
                             : "die eigenen " + abilitiesOf(of.icons, Many::Yes);
    case Grant::Kind::Subtypes: {
        std::vector<std::string> named;
        for (const altered::Noun& noun : of.subtypes)
            named.push_back(inQuotes(noun.subtype));
        if (!named.empty())
            return fmt::format("{} {}", named.size() > 1 ? "die Untertypen" : "den Untertyp",
                listed(named, "und"));
        return of.of ? fmt::format("die Untertypen {}", object(*of.of).of())
                     : std::string("alle Untertypen");
    }
    case Grant::Kind::Ability:
        break;
    }
    return fmt::format("diese Fähigkeit: [{}]", explained(*of.ability));
}

std::string amountOf(const Amount& of, const Counter& which, bool upTo = false)
{
    return much(of, counter(which), upTo);
}

} // namespace

std::string grants(const std::vector<Grant>& all, bool choice)
{
    std::vector<std::string> words;
    for (const Grant& each : all)
        words.push_back(grant(each));
    return listed(words, choice ? "oder" : "und");
}

std::string Saying::operator()(const Gain& e) const
{
    const Nominal what = e.also ? joined(object(e.what), object(*e.also)) : object(e.what);
    std::vector<Grant> gained;
    std::vector<Grant> lost;
    for (const Grant& each : e.grants)
        (each.lose ? lost : gained).push_back(each);
    const std::string time(lasting(e.duration));
    const std::string each = said(e).word == Said<Gain>::EachGain ? "je" : "";
    std::string tail = e.max > 0
        ? fmt::format(", bis {} höchstens {} {}", what.several ? "sie" : what.pronoun(), e.max,
            what.several ? "haben" : "hat")
        : std::string();
    const Verb loses { "verliert", "verlieren" };
    if (gained.empty())
        return Clause { what, loses, spaced(time, grants(lost, e.choice)), "", tail }.say(order);
    if (!lost.empty())
        tail = fmt::format(" und {} {}{}", what.several ? loses.plural : loses.singular,
            grants(lost, e.choice), tail);
    return Clause { what, { "erhält", "erhalten" },
        spaced(time, spaced(each, grants(gained, e.choice))), "", tail }
        .say(order);
}

std::string Saying::operator()(const Remove& e) const
{
    const bool spent = e.spends;
    const std::string from = e.among ? "insgesamt von " + object(e.from).dative()
                                     : after("von", object(e.from), Case::Dative);
    return Clause { you(), { "", spent ? "geben" : "entfernen", spent ? "aus" : "" },
        fmt::format("{} {}", amountOf(e.count, e.counter, e.upTo), from) }
        .say(order);
}

std::string Saying::operator()(const Distribute& e) const
{
    return Clause { you(), { "", "verteilen" },
        fmt::format("{} auf {}", amountOf(e.count, e.counter), object(e.among).accusative()) }
        .say(order);
}

std::string Saying::operator()(const MoveCounters& e) const
{
    return Clause { you(), { "", "verschieben" },
        fmt::format("{} von {} auf {}", amountOf(e.count, e.counter, e.upTo),
            object(e.from).dative(), object(e.to).accusative()) }
        .say(order);
}

std::string Saying::operator()(const ExchangeBoosts& e) const
{
    return Clause { you(), { "", "tauschen" },
        fmt::format("die Verstärkungen {}", object(e.of).of()) }
        .say(order);
}

std::string Saying::operator()(const DoubleBoosts& e) const
{
    return Clause { you(), { "", "verdoppeln" },
        fmt::format("die Zahl der {} auf {}", counter(e.counter).plural, object(e.on).dative()) }
        .say(order);
}

std::string Saying::operator()(const Augment& e) const
{
    const Nominal what = object(e.what);
    return Clause { what, { "erhält", "erhalten" },
        fmt::format("noch 1 Marke von einer Art, die {} schon {}", what.pronoun(),
            what.several ? "haben" : "hat") }
        .say(order);
}

std::string Saying::operator()(const ActivateAbilities& e) const
{
    return Clause { you(), { "", "lösen", "aus" },
        fmt::format("{}{} {}", e.oneOf ? "eine der " : "die ", abilitiesOf(e.icons, Many::Yes),
            object(e.of).of()) }
        .say(order);
}

std::string Saying::operator()(const Complete& e) const
{
    return Clause { object(e.what), { "wird", "werden" }, "", "vollendet" }.say(order);
}

} // namespace triptych::altered::german
