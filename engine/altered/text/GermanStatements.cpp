#include "altered/text/GermanVerbs.h"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

// What is so as long as an ability works, in German.
namespace triptych::altered::german {
namespace {

std::string minimum(int least)
{
    return least == 0 ? "" : fmt::format(", mindestens aber {} Mana", least);
}

std::string_view fateWord(CantBe::Fate fate)
{
    switch (fate) {
    case CantBe::Fate::Targeted:
        return "als Ziel gewählt werden";
    case CantBe::Fate::Sacrificed:
        return "geopfert werden";
    case CantBe::Fate::Discarded:
        return "abgeworfen werden";
    case CantBe::Fate::Exhausted:
        return "erschöpft werden";
    case CantBe::Fate::Readied:
        return "bereit gemacht werden";
    case CantBe::Fate::Sent:
        return "in die Reserve geschickt werden";
    case CantBe::Fate::Returned:
        return "auf die Hand zurückgenommen werden";
    case CantBe::Fate::Left:
        break;
    }
    return "die eigene Expedition verlassen";
}

std::string_view limitWord(Zone zone)
{
    return zone == Zone::Reserve ? "Reserve" : "Orte";
}

} // namespace

std::string say(const Statement& statement, Order order)
{
    return std::visit(Stating { order }, statement);
}

std::string Stating::operator()(const Are& s) const
{
    const Nominal what = object(s.what);
    const bool states = std::ranges::all_of(
        s.grants, [](const Grant& each) { return each.kind == Grant::Kind::Status; });
    if (states && said(s).word != Said<Are>::Lose) {
        std::vector<std::string> words;
        for (const Grant& each : s.grants)
            words.emplace_back(status(each.status));
        return Clause { what, { "ist", "sind" }, listed(words) }.say(order);
    }
    return Clause { what,
        said(s).word == Said<Are>::Lose ? Verb { "verliert", "verlieren" }
                                        : Verb { "hat", "haben" },
        grants(s.grants, false) }
        .say(order);
}

std::string Stating::operator()(const Costs& s) const
{
    const Nominal what = object(s.what);
    const Verb verb { "kostet", "kosten" };
    if (s.how == Costs::How::AtLeast || s.how == Costs::How::AtMost)
        return Clause { what, verb,
            fmt::format(
                "{} {}", s.how == Costs::How::AtLeast ? "mindestens" : "höchstens", mana(s.mana)) }
            .say(order);
    std::string tail = minimum(s.least);
    if (s.inExpeditionWithout)
        tail += fmt::format(", wenn in der Expedition, in die gespielt wird, {} {}",
            filter(*s.inExpeditionWithout, own("kein"), Many::Yes).nominative(), "sind");
    else if (s.when)
        tail += fmt::format(", wenn {} {} gespielt {}", what.pronoun(), circumstances(*s.when),
            what.several ? "werden" : "wird");
    if (s.ifIt)
        tail += ", " + when(*s.ifIt, false);
    const bool told = s.mana.kind == Amount::Kind::Of;
    const std::string amount = told ? std::string("X Mana") : mana(s.mana);
    return Clause { what, verb,
        fmt::format("{} {}", amount, s.how == Costs::How::Less ? "weniger" : "mehr"), "",
        (told ? whereX(s.mana) : std::string()) + tail }
        .say(order);
}

std::string Stating::operator()(const MayPlay& s) const
{
    const bool me = std::holds_alternative<This>(s.what.node);
    const std::string price = s.price == MayPlay::Price::Less
        ? fmt::format(" für {{{}}} weniger", s.mana)
        : s.price == MayPlay::Price::More    ? fmt::format(" für {{{}}} mehr", s.mana)
        : s.price == MayPlay::Price::For     ? fmt::format(" für {{{}}}", s.mana)
        : s.price == MayPlay::Price::Reserve ? std::string(" wie aus der Reserve")
                                             : std::string();
    return Clause { you(), { "", "dürfen" },
        (s.oncePer == Duration::None              ? std::string()
                : s.oncePer == Duration::ThisTurn ? std::string("einmal in jedem Zug eine davon: ")
                : s.oncePer == Duration::ThisDay
                ? std::string("einmal an jedem Tag eine davon: ")
                : std::string("einmal an jedem Nachmittag eine davon: "))
            + object(s.what).accusative() + (me && s.fromDiscard ? " aus Ihrem Ablagestapel" : "")
            + price,
        "spielen", s.fleeting ? ", wodurch dabei der Status „Fleeting“ hinzukommt" : "" }
        .say(order);
}

std::string Stating::operator()(const CantBePlayed& s) const
{
    const Nominal what = object(s.what);
    if (s.by)
        return Clause { who(*s.by), { "kann", "können" },
            s.happening ? fmt::format("{} nicht, wenn schon {} davon {} gespielt sind",
                what.accusative(), int { s.most },
                s.happening->window == Happening::Window::ThisTurn      ? "in dem Zug"
                    : s.happening->window == Happening::Window::ThisDay ? "an dem Tag"
                                                                        : "an dem Nachmittag")
                        : fmt::format("{} nicht", what.accusative()),
            "spielen" }
            .say(order);
    return Clause { what, { "kann", "können" },
        spaced(s.only ? "nur" : "nicht", s.when ? circumstances(*s.when) : ""), "gespielt werden",
        s.manaOrb ? ", aber als Manakugel dienen" : "" }
        .say(order);
}

std::string Stating::operator()(const StatisticsAre& s) const
{
    const Nominal of = object(s.of);
    if (s.to) {
        const bool one = (s.terrains & (s.terrains - 1)) == 0;
        const Noun value = s.base ? masculine("Grundwert", "Grundwerts", "Grundwerte")
                                  : masculine("Wert", "Werts", "Werte");
        return Clause { nominal(the(), {}, value, one ? Many::No : Many::Yes,
                            fmt::format(" {} in {}", of.of(), terrains(s.terrains, "und"))),
            { "ist", "sind" }, "gleich", "", " " + quantity(*s.to).dative() }
            .say(order);
    }
    return Clause { nominal(the(), {}, masculine("Wert", "Werts", "Werte"), Many::Yes,
                        fmt::format(" {} in Wald, Berg und Meer", of.of())),
        { "", "sind" }, fmt::format("alle so hoch wie {} höchster", of.possessive()) }
        .say(order);
}

std::string Stating::operator()(const TerrainsAre& s) const
{
    Nominal all = region(s.regions.front());
    for (std::size_t i = 1; i < s.regions.size(); ++i)
        all = joined(all, region(s.regions[i]));
    return Clause { all, { "ist", "sind" }, terrains(s.terrains, "und"), "",
        s.inAddition ? fmt::format(", zusätzlich zu {}en anderen Geländen", all.possessive())
                     : fmt::format(" und {} {}e anderen Gelände",
                         all.several ? "verlieren" : "verliert", all.possessive()) }
        .say(order);
}

std::string Stating::operator()(const DefendersIgnored& s) const
{
    return Clause { nominal(none(), {}, masculine("Charakter", "Charakters", "Charaktere"),
                        Many::Yes, " mit Defender"),
        { "", "halten" }, fmt::format("{} nicht auf", expedition(s.expedition).accusative()) }
        .say(order);
}

std::string Stating::operator()(const Replace& s) const
{
    std::string front = fmt::format("{} {}",
        s.once                                  ? "das nächste Mal, wenn"
            : s.firstEach == Duration::None     ? "wenn"
            : s.firstEach == Duration::ThisTurn ? "das erste Mal in jedem Zug, wenn"
            : s.firstEach == Duration::ThisDay  ? "das erste Mal an jedem Tag, wenn"
                                                : "das erste Mal an jedem Nachmittag, wenn",
        happening(s.happening, Mood::Would));
    if (s.whileSo)
        front += fmt::format(", solange {}", condition(*s.whileSo));
    if (s.may)
        front += " und Sie wollen";
    front += close;
    if (s.happening.event == Happening::Event::Creates)
        return fronted(order,
            fmt::format(
                "{} sind es {} mehr", front, std::get<ChangeResult>(s.effect.node).by.number));
    const std::string how = s.how == Replace::How::Instead ? "geschieht stattdessen dies"
        : s.how == Replace::How::Also                      ? "geschieht auch dies"
                                                           : "gilt";
    std::string all = fmt::format("{} {}: {}", front, how, whole(s.effect));
    if (s.to)
        all += fmt::format("; dafür {}", german::say(*s.to, Order::Inverted));
    if (s.ifNot)
        all += fmt::format("; wenn Sie das nicht tun, {}", german::say(*s.ifNot, Order::Inverted));
    return fronted(order, all);
}

std::string Stating::operator()(const CantActivate& s) const
{
    if (s.by)
        return Clause { who(*s.by), { "kann", "können" },
            fmt::format("{} nicht", abilitiesOf(s.icons, Many::Yes)), "auslösen" }
            .say(order);
    return Clause { unchanging(
                        "die " + abilitiesOf(s.icons, Many::Yes), Gender::Feminine, Many::Yes)
                        .with(" " + object(s.of).of()),
        { "", "können" }, "nicht", "ausgelöst werden" }
        .say(order);
}

std::string Stating::operator()(const CantGain& s) const
{
    std::vector<std::string> gains;
    for (const Grant& gain : s.gains)
        gains.push_back(gain.kind == Grant::Kind::Counters
                ? nominal(own("kein"), {}, counter(gain.counter), Many::Yes).accusative()
                : fmt::format("den Status {} nicht", inQuotes(status(gain.status))));
    return Clause { object(s.what), { "kann", "können" }, listed(gains), "erhalten" }.say(order);
}

std::string Stating::operator()(const CantBe& s) const
{
    std::vector<std::string> fates;
    for (const CantBe::Fate each : s.fates)
        fates.emplace_back(fateWord(each));
    std::vector<std::string> means;
    if (s.means & CantBe::Spells)
        means.emplace_back("Zauber");
    if (s.means & CantBe::QuickActions)
        means.emplace_back("Schnellaktionen");
    if (s.means & CantBe::Reactions)
        means.emplace_back("Reaktionen");
    std::string by = means.empty() ? std::string() : "durch " + listed(means, "oder");
    if (s.by) {
        Who one = *s.by; // "jedem Gegner" would be all of them at once
        if (one.kind == Who::Kind::EachOpponent)
            one.kind = Who::Kind::Opponent;
        by = spaced(by, after("von", who(one), Case::Dative));
    }
    return Clause { object(s.what), { "kann", "können" }, spaced("nicht", by),
        listed(fates, "oder") }
        .say(order);
}

std::string Stating::operator()(const CantLose& s) const
{
    std::vector<std::string> loses;
    for (const Grant& each : s.loses)
        loses.push_back(each.kind == Grant::Kind::Counters
                ? nominal(own("kein"), {}, counter(each.counter), Many::Yes).accusative()
                : fmt::format("den Status {} nicht", inQuotes(status(each.status))));
    return Clause { object(s.what), { "kann", "können" }, listed(loses), "verlieren" }.say(order);
}

std::string Stating::operator()(const BaseStatisticsAre& s) const
{
    const std::string where = terrains(s.terrains, "und");
    const Nominal values = nominal(the(), {}, masculine("Grundwert", "Grundwerts", "Grundwerte"),
        Many::Yes, fmt::format(" {}", object(s.of).of()));
    if (s.how == BaseStatisticsAre::How::Swapped)
        return Clause { values.with(" in " + where), { "", "werden" }, "", "vertauscht" }.say(
            order);
    if (s.how == BaseStatisticsAre::How::Zeros)
        return Clause { values.with(" von 0"), { "", "sind" },
            fmt::format("stattdessen {}", int { s.values[0] }) }
            .say(order);
    std::string numbers;
    for (std::size_t k = 0; k < s.values.size(); ++k)
        if (s.terrains & (1u << k))
            numbers += fmt::format("{}{}", numbers.empty() ? "" : "/", int { s.values[k] });
    return Clause { values.with(" in " + where), { "", "sind" }, numbers }.say(order);
}

std::string Stating::operator()(const ExpeditionStatistics& s) const
{
    const std::string where = terrains(s.terrains, "und");
    if (s.atLeast)
        return Clause { nominal(the(), {}, masculine("Gesamtwert", "Gesamtwerts", "Gesamtwerte"),
                            Many::Yes,
                            fmt::format(" {} in {}", expedition(s.expedition).of(), where)),
            { "", "sind" }, fmt::format("mindestens {}", number(s.amount, false).word) }
            .say(order);
    return Clause { expedition(s.expedition), { "hat", "haben" },
        fmt::format(
            "{}{} in {}{}", s.amount.number < 0 ? "" : "+", s.amount.number, where, per(s.amount)) }
        .say(order);
}

std::string Stating::operator()(const NotInSums& s) const
{
    if (s.boosts || s.terrains != (forest | mountain | ocean)) {
        const std::string whose = object(s.what).of();
        const Nominal what = s.boosts
            ? nominal(the(), {}, counter(Counter {}), Many::Yes, " " + whose)
            : nominal(the(), {}, masculine("Wert", "Werts", "Werte"), Many::Yes,
                fmt::format(" {} in {}", whose, terrains(s.terrains, "und")));
        return Clause { what, { "", "zählen" }, "nicht für die Gesamtwerte der Expeditionen" }.say(
            order);
    }
    return Clause { object(s.what), { "zählt", "zählen" },
        "nicht für die Gesamtwerte der eigenen Expedition" }
        .say(order);
}

std::string Stating::operator()(const Limit& s) const
{
    const Nominal owner = who(s.whose);
    const std::string what = fmt::format("Obergrenze für {}", limitWord(s.zone));
    const Nominal limit = owner.polite
        ? nominal(own("Ihr"), {}, feminine(what))
        : nominal(the(), {}, feminine(what), Many::No, " bei " + owner.dative());
    if (s.set)
        return Clause { limit, { "ist", "sind" }, std::to_string(s.change) }.say(order);
    return Clause { limit, { "ist", "sind" },
        fmt::format("um {} {}", std::abs(s.change), s.change > 0 ? "höher" : "niedriger") }
        .say(order);
}

std::string Stating::operator()(const NotCounted& s) const
{
    return Clause { thisCard(), { "zählt", "zählen" },
        fmt::format("nicht für Ihre Obergrenze für {}", limitWord(s.zone)) }
        .say(order);
}

std::string Stating::operator()(const KeepMore& s) const
{
    const bool one = s.more == 1;
    return Clause { you(), { "", "dürfen" },
        fmt::format("in der Nacht {} {} mehr {}", s.more, one ? "Karte" : "Karten",
            s.zone == Zone::Reserve ? "in der Reserve" : "an Ihren Orten"),
        "behalten",
        !s.ifExhausted ? ""
            : one      ? ", wenn sie erschöpft ist"
                       : ", wenn sie erschöpft sind" }
        .say(order);
}

std::string Stating::operator()(const StayExhausted& s) const
{
    return Clause { object(s.what), { "bleibt", "bleiben" }, "am Morgen erschöpft" }.say(order);
}

std::string Stating::operator()(const BeyondMaximum& s) const
{
    return Clause { nominal(the(), {},
                        feminine("Unterstützungsfähigkeit", "Unterstützungsfähigkeiten"), Many::Yes,
                        " von Karten in der Reserve"),
        { "", "können" },
        s.more == 0 ? std::string("ihnen Marken über ihr Höchstmaß hinaus")
                    : fmt::format("ihnen {} {} mehr als ihr Höchstmaß", s.more,
                        s.more == 1 ? "Marke" : "Marken"),
        "geben" }
        .say(order);
}

std::string Stating::operator()(const MorningChange& s) const
{
    return Clause { you(), { "", "ziehen" },
        fmt::format("am Morgen nur {} {}", s.cards, s.cards == 1 ? "Karte" : "Karten"), "",
        ", dann legen Sie statt einer Handkarte die oberste Karte Ihres Decks ins Mana" }
        .say(order);
}

std::string Stating::operator()(const IgnoreMyAbilities&) const
{
    return Clause { unchanging("die Fähigkeiten dieser Karte", Gender::Feminine, Many::Yes),
        { "", "wirken" }, "am ersten Tag nicht" }
        .say(order);
}

std::string Stating::operator()(const BeginWith& s) const
{
    return Clause { thisCard(), { "beginnt", "beginnen" },
        fmt::format("das Spiel mit {}", much(fixed(s.count), counter(s.counter))) }
        .say(order);
}

std::string Stating::operator()(const MayGainAgain& s) const
{
    return Clause { thisCard(), { "kann", "können" },
        fmt::format("den Status {} auch dann", inQuotes(status(s.status))), "erhalten",
        ", wenn sie ihn schon hatte" }
        .say(order);
}

std::string Stating::operator()(const AlsoConsidered& s) const
{
    return Clause { thisCard(), { "gilt", "gelten" },
        fmt::format("auch als {}", nominal(none(), {}, nounOf(s.noun)).nominative()), "",
        s.everywhere ? ", selbst wenn sie nicht im Spiel ist" : "" }
        .say(order);
}

std::string Stating::operator()(const StatedEffect& s) const
{
    return german::say(s.effect, order);
}

} // namespace triptych::altered::german
