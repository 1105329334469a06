#include "altered/text/explaining/German.h"

#include <fmt/format.h>

// What a card has, in German: "Handkosten 3 oder weniger".
namespace triptych::altered::german {
namespace {

std::string numberHad(const Trait& of)
{
    const bool statistic = of.stat == Stat::Statistic;
    if (of.stat == Stat::EveryStatistic)
        return fmt::format("keinem Wert über {}", of.amount.number);
    if (said(of).word == Said<Trait>::Relative) {
        const std::string_view how = of.compare == Compare::Exactly ? "ebenso hoh"
            : of.compare == Compare::AtMost                         ? "höchstens ebenso hoh"
            : of.compare == Compare::AtLeast                        ? "mindestens ebenso hoh"
            : of.compare == Compare::Less                           ? "niedriger"
                                                                    : "höher";
        const bool other = of.compare == Compare::Less || of.compare == Compare::More;
        return fmt::format("{} {} die genannte Karte",
            nominal(none(), { std::string(how) }, statWord(of.stat, of.terrains),
                statistic ? Many::No : Many::Yes)
                .dative(),
            other ? "als" : "wie");
    }
    const std::string what = (statistic ? terrains(of.terrains, of.anyTerrain ? "oder" : "und")
                                        : statWord(of.stat).singular)
        + " ";
    return what + comparison(of.compare, of.amount);
}

} // namespace

std::string shared(const Trait& of)
{
    const std::string_view what = of.alike == Alike::Subtype ? "Untertyp"
        : of.alike == Alike::Type                            ? "Kartentyp"
        : of.alike == Alike::Name                            ? "Namen"
        : of.alike == Alike::Controller                      ? "Kontrolleur"
                                                             : "Wert";
    return fmt::format("{} mit {}", what,
        of.with     ? filter(*of.with, an(), Many::No).dative()
            : of.it ? std::string("der genannten Karte")
                    : std::string("dieser Karte"));
}

std::string had(const Trait& of)
{
    using Kind = Trait::Kind;
    switch (of.kind) {
    case Kind::Keyword:
        return std::string(keyword(of.keyword));
    case Kind::Number:
        return numberHad(of);
    case Kind::BaseZero:
        return of.no ? "keinem Grundwert 0" : "einem Grundwert von 0";
    case Kind::Counters:
        if (said(of).word == Said<Trait>::Relative)
            return fmt::format("{} {} als {}", of.compare == Compare::Less ? "weniger" : "mehr",
                counter(of.counter).plural,
                of.amount.of->kind == Quantity::Kind::Counters
                        && said(*of.amount.of).word == Said<Quantity>::Usual
                    ? object(*of.amount.of->thing).nominative()
                    : quantity(*of.amount.of).nominative());
        if (said(of.amount).word == Said<Amount>::Only)
            return nominal(none(), {}, counter(of.counter), Many::Yes).dative();
        return fmt::format("{} {}", comparison(of.compare, of.amount),
            of.amount.number == 1 && of.compare == Compare::Exactly ? counter(of.counter).singular
                                                                    : counter(of.counter).plural);
    case Kind::HasAbility:
        return fmt::format("einer {}", abilitiesOf(of.icons, Many::No));
    case Kind::Total:
        return fmt::format("insgesamt {} {}",
            of.stat == Stat::Statistic ? terrains(of.terrains, "und") : statWord(of.stat).singular,
            comparison(of.compare, of.amount));
    case Kind::Highest:
        if (of.boosted)
            return fmt::format("den {} {}", of.compare == Compare::Less ? "wenigsten" : "meisten",
                counter(Counter {}).plural);
        return of.stat == Stat::Statistic
            ? fmt::format("dem {} Wert in {}",
                of.compare == Compare::Less ? "niedrigsten" : "höchsten",
                terrains(of.terrains, "und"))
            : fmt::format("den {} {}", of.compare == Compare::Less ? "niedrigsten" : "höchsten",
                statWord(of.stat).plural);
    case Kind::Different:
        if (of.no)
            return of.alike == Alike::Name      ? std::string("gleichem Namen")
                : of.alike == Alike::Type       ? std::string("gleichem Kartentyp")
                : of.alike == Alike::Subtype    ? std::string("einem gemeinsamen Untertyp")
                : of.alike == Alike::Controller ? std::string("gleichem Kontrolleur")
                                                : std::string("einem gemeinsamen Wert");
        if (of.alike != Alike::Stat)
            return of.alike == Alike::Name      ? "verschiedenen Namen"
                : of.alike == Alike::Type       ? "verschiedenen Kartentypen"
                : of.alike == Alike::Expedition ? "Plätzen in verschiedenen Expeditionen"
                : of.alike == Alike::Controller ? "verschiedenen Kontrolleuren"
                                                : "verschiedenen Untertypen";
        return of.stat == Stat::Statistic
            ? fmt::format("verschiedenen Werten in {}", terrains(of.terrains, "und"))
            : fmt::format("verschiedenen {}", statWord(of.stat).plural);
    case Kind::Shares:
        return "einen gemeinsamen " + shared(of);
    case Kind::OwnStatistics:
        return of.others != 0 ? fmt::format("einem Wert in {}, der {} wie der eigene in {} ist",
                   terrains(of.terrains, "und"),
                   of.compare == Compare::Exactly       ? "so hoch"
                       : of.compare == Compare::AtMost  ? "höchstens so hoch"
                       : of.compare == Compare::AtLeast ? "mindestens so hoch"
                       : of.compare == Compare::Less    ? "nicht so hoch"
                                                        : "mehr als so hoch",
                   terrains(of.others, "und"))
                              : fmt::format("gleichen Werten in {}", terrains(of.terrains, "und"));
    case Kind::Other:
    case Kind::Status:
    case Kind::Token:
    case Kind::Subtype:
    case Kind::Controlled:
    case Kind::Owned:
    case Kind::InZone:
    case Kind::InExpedition:
    case Kind::InTerrain:
    case Kind::Facing:
    case Kind::Played:
    case Kind::Window:
    case Kind::FromThese:
    case Kind::Named:
    case Kind::Lately:
        break;
    }
    return "dem Namen dieser Karte";
}

} // namespace triptych::altered::german
