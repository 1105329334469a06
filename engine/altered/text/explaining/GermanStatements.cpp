#include "altered/text/explaining/GermanVerbs.h"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

// What is so as long as an ability works, in German. What can't be is in GermanForbidden.cpp, what statistics are in
// GermanStatistics.cpp.
namespace triptych::altered::german {
namespace {

std::string minimum(int least)
{
    return least == 0 ? "" : fmt::format(", mindestens aber {} Mana", least);
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
    if (s.how == Costs::How::ForReserve)
        return Clause { you(), { "", "dürfen" },
            fmt::format("für {} die Reservekosten statt der Handkosten", what.accusative()),
            "bezahlen" }
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
        : s.price == MayPlay::Price::Free    ? std::string(" kostenlos")
        : s.price == MayPlay::Price::Reserve ? std::string(" wie aus der Reserve")
                                             : std::string();
    return Clause { you(), { "", "dürfen" },
        (s.oncePer == Duration::None              ? std::string()
                : s.oncePer == Duration::ThisTurn ? std::string("einmal in jedem Zug eine davon: ")
                : s.oncePer == Duration::ThisDay
                ? std::string("einmal an jedem Tag eine davon: ")
                : std::string("einmal an jedem Nachmittag eine davon: "))
            + object(s.what).accusative()
            + (me && s.fromDiscard  ? " aus Ihrem Ablagestapel"
                    : s.fromReserve ? " aus Ihrer Reserve"
                                    : "")
            + price,
        "spielen", s.fleeting ? ", wodurch dabei der Status „Fleeting“ hinzukommt" : "" }
        .say(order);
}

std::string Stating::operator()(const TerrainsAre& s) const
{
    Nominal all = region(s.regions.front());
    for (std::size_t i = 1; i < s.regions.size(); ++i)
        all = joined(all, region(s.regions[i]));
    if (s.lose)
        return Clause { all, { "verliert", "verlieren" }, terrains(s.terrains, "und") }.say(order);
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
        fmt::format("{}um {} {}", s.by ? per(*s.by).substr(1) + " " : std::string(),
            std::abs(s.change), s.change > 0 ? "höher" : "niedriger") }
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

std::string Stating::operator()(const EnterPlay& s) const
{
    if (s.happening)
        return fronted(order,
            fmt::format("wenn {}{} kommt es mit {} dazu",
                altered::german::happening(*s.happening, Mood::Would), close,
                much(fixed(s.count), counter(s.counter))));
    return Clause { object(s.what), { "kommt", "kommen" },
        s.count == 0 ? fmt::format("{} ins Spiel", status(s.status))
                     : fmt::format("mit {} ins Spiel", much(fixed(s.count), counter(s.counter))) }
        .say(order);
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
    if (s.put > 0)
        return Clause { you(), { "", "dürfen" },
            fmt::format("am Morgen bis zu {} Handkarten statt einer ins Mana", s.put), "legen" }
            .say(order);
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
