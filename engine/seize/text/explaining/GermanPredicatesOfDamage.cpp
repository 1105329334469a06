#include "seize/text/explaining/GermanPredicates.h"

#include <fmt/format.h>

// What modifiers say of damage and healing, in German.
namespace triptych::seize::german {
namespace {

using Kind = Modifier::Kind;

std::string damageWord(const Blow& blow, const Determiner& determiner)
{
    std::vector<std::string> type;
    if (blow.type)
        type.emplace_back(damageAdjective(*blow.type));
    return nominal(determiner, type, damage()).accusative();
}

std::string_view rounded(const Modifier& modifier)
{
    return modifier.roundedUp ? "aufgerundet" : "abgerundet";
}

Predicate takes(const std::string& what, const Modifier& modifier)
{
    const std::string whose = those("von", modifier, Case::Dative);
    return { { "nimmt", "nehmen" }, spaced(blows("von", modifier.blow), spaced(whose, what)) };
}

} // namespace

Predicate predicateOfDamage(
    const Modifier& modifier, const Nominal& subject, const std::string& number)
{
    const Kind kind = modifier.kind;
    const Blow& blow = modifier.blow;
    if (kind == Kind::DealsType) {
        Blow typed = blow;
        typed.type = modifier.type;
        Blow way = blow;
        way.type.reset();
        const std::string other = !blow.type
            ? std::string()
            : fmt::format("statt {}em Schaden ", damageAdjective(*blow.type));
        return { { "fügt", "fügen" },
            other
                + spaced(blows("mit", way),
                    spaced(those("", modifier, Case::Dative), damageWord(typed, none()))),
            "zu" };
    }
    if (kind == Kind::Takes)
        return { { "nimmt", "nehmen" },
            spaced(firstTime(modifier),
                spaced(blows("von", blow),
                    spaced(those("von", modifier, Case::Dative),
                        fmt::format("{}{}",
                            damageWord(blow,
                                count(fmt::format(
                                    "{} {}", number, modifier.number < 0 ? "weniger" : "mehr"))),
                            modifier.atLeastOne ? ", mindestens aber 1" : "")))) };
    if (kind == Kind::TakesType)
        return takes(spaced(damageWord(blow, none()),
                         fmt::format("als {}en Schaden", damageAdjective(modifier.type))),
            modifier);
    if (kind == Kind::TakesNone)
        return takes(damageWord(blow, german::own("kein")), modifier);
    if (kind == Kind::TakesDouble)
        return takes(damageWord(blow, count("doppelten")), modifier);
    if (kind == Kind::Deals)
        return { { "fügt", "fügen" },
            spaced(spaced(firstTime(modifier), blows("mit", blow)),
                spaced(those("", modifier, Case::Dative),
                    damageWord(blow,
                        modifier.number == Modifier::noneLeft
                            ? german::own("kein")
                            : count(fmt::format(
                                "{} {}", number, modifier.number < 0 ? "weniger" : "mehr"))))),
            "zu" };
    if (kind == Kind::DealsDouble)
        return { { "fügt", "fügen" },
            spaced(spaced(firstTime(modifier), blows("mit", blow)),
                spaced(those("", modifier, Case::Dative), damageWord(blow, count("doppelten")))),
            "zu" };
    if (kind == Kind::TakesHalf)
        return takes(
            fmt::format("{}, {}", damageWord(blow, count("halben")), rounded(modifier)), modifier);
    if (kind == Kind::DealsHalf)
        return { { "fügt", "fügen" },
            spaced(blows("mit", blow),
                spaced(those("", modifier, Case::Dative),
                    fmt::format("{}, {},", damageWord(blow, count("halben")), rounded(modifier)))),
            "zu" };
    if (kind == Kind::TakesAtMost)
        return { { "nimmt", "nehmen" },
            spaced(blows("von", blow), fmt::format("auf einmal höchstens {} Schaden", number)) };
    if (kind == Kind::KeepsDefense)
        return { { "verbraucht", "verbrauchen" },
            spaced(blow.type ? "gegen " + damageWord(blow, none()) : std::string(),
                fmt::format("{}e Verteidigung nicht", subject.possessive())) };
    if (kind == Kind::HealedMore)
        return { { "wird", "werden" },
            fmt::format("um {} {}", number, modifier.number < 0 ? "weniger" : "mehr"), "geheilt" };
    return { { "fügt", "fügen" },
        fmt::format("{}, den nichts {}",
            spaced(blows("mit", blow),
                spaced(those("", modifier, Case::Dative), damageWord(blow, none()))),
            modifier.kind == Kind::Unreduced ? "mindert" : "verhindert"),
        "zu" };
}

} // namespace triptych::seize::german
