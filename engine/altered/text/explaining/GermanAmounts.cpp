#include "altered/text/explaining/German.h"

#include <bit>

#include <fmt/format.h>

// Numbers and what they count, in German.
namespace triptych::altered::german {
namespace {

std::string plus(int number)
{
    return number == 0 ? std::string()
        : number > 0   ? fmt::format(" plus {}", number)
                       : fmt::format(" minus {}", -number);
}

/// "so viele Karten, wie die Anzahl der Orte beträgt"
std::string asManyAs(const Nominal& number, int more)
{
    return fmt::format(", wie {}{} {}{}", number.nominative(), plus(more),
        number.several ? "betragen" : "beträgt", close);
}

std::string_view wayDone(Said<Quantity>::Way way)
{
    switch (way) {
    case Said<Quantity>::Way::Removed:
        return "entfernt";
    case Said<Quantity>::Way::Spent:
        return "ausgegeben";
    case Said<Quantity>::Way::Discarded:
        return "abgeworfen";
    case Said<Quantity>::Way::Sacrificed:
        return "geopfert";
    case Said<Quantity>::Way::Exhausted:
        return "erschöpft";
    case Said<Quantity>::Way::Returned:
        return "zurückgenommen";
    case Said<Quantity>::Way::Revealed:
        return "aufgedeckt";
    case Said<Quantity>::Way::Created:
        return "erschaffen";
    case Said<Quantity>::Way::Drawn:
        return "gezogen";
    case Said<Quantity>::Way::Sent:
        return "in die Reserve geschickt";
    case Said<Quantity>::Way::Shuffled:
        return "eingemischt";
    case Said<Quantity>::Way::Lost:
        return "verloren";
    case Said<Quantity>::Way::Moved:
        return "verschoben";
    case Said<Quantity>::Way::Paid:
        return "bezahlt";
    case Said<Quantity>::Way::Put:
        break;
    }
    return "hingelegt";
}

/// In what things differ: "Untertypen", "Handkosten"
Noun alikeNoun(Alike how, Stat stat, Terrains which)
{
    switch (how) {
    case Alike::Subtype:
        return masculine("Untertyp", "Untertyps", "Untertypen");
    case Alike::Type:
        return masculine("Kartentyp", "Kartentyps", "Kartentypen");
    case Alike::Name:
        return masculine("Name", "Namens", "Namen");
    case Alike::Expedition:
        return expeditionWord();
    case Alike::Controller:
        return masculine("Kontrolleur", "Kontrolleurs", "Kontrolleure");
    case Alike::Stat:
        break;
    }
    return stat == Stat::Statistic ? masculine("Wert in " + german::terrains(which, "und"),
               "Werts in " + german::terrains(which, "und"),
               "Werte in " + german::terrains(which, "und"))
                                   : statWord(stat);
}

bool isCounters(const Quantity& of)
{
    using Way = Said<Quantity>::Way;
    const Way way = said(of).way;
    return way == Way::Removed || way == Way::Spent || way == Way::Lost || way == Way::Moved;
}

Nominal measured(const Quantity& of, const Determiner& how, const std::vector<std::string>& which,
    const std::string& whose)
{
    const bool statistic = of.stat == Stat::Statistic || of.stat == Stat::EveryStatistic;
    return nominal(
        how, which, statWord(of.stat, of.terrains), statistic ? Many::No : Many::Yes, whose);
}

/// "its highest statistic", of the three
std::vector<std::string> extreme(const Quantity& of)
{
    if (of.stat != Stat::EveryStatistic)
        return {};
    return { of.lowest ? "niedrigst" : "höchst" };
}

} // namespace

std::string alikeWord(Alike how, Stat stat, Terrains which)
{
    return nominal(an(), {}, alikeNoun(how, stat, which)).accusative();
}

Nominal differing(const Quantity& of, const Determiner& how, Many many)
{
    if (of.kind == Quantity::Kind::TerrainsOf)
        return nominal(how, { "verschieden" }, neuter("Gelände", "Geländes", "Gelände"), many,
            fmt::format(" in {} {}",
                of.expedition.kind == Expedition::Kind::Of ? "den Regionen" : "der Region",
                expedition(of.expedition).of()));
    return nominal(how, { "verschieden" }, alikeNoun(of.alike, of.stat, of.terrains), many,
        fmt::format(" unter {}", filter(of.filter, word("all"), Many::Yes).dative()));
}

namespace {

/// What a die shows, of results that are counted.
std::string facesOf(Faces faces)
{
    if (faces == evenFaces || faces == oddFaces)
        return faces == evenFaces ? "mit gerader Zahl" : "mit ungerader Zahl";
    const int least = std::countr_zero(faces) + 1;
    const int most = std::bit_width(faces);
    return least == most ? fmt::format("von {}", least)
        : least == 1     ? fmt::format("von {} oder weniger", most)
                         : fmt::format("von {} oder mehr", least);
}

/// What one of is counted, or all of them; what is a number in itself as it is.
Nominal numbered(const Quantity& of, const Determiner& how, Many many)
{
    switch (of.kind) {
    case Quantity::Kind::Things:
        if (of.thing)
            return nominal(how, {}, card(), many, " davon");
        return filter(of.filter, how, many);
    case Quantity::Kind::ZeroStats:
        return nominal(how, {}, masculine("Grundwert", "Grundwerts", "Grundwerte"), many,
            fmt::format(" von 0 unter {}", filter(of.filter, word("all"), Many::Yes).dative()));
    case Quantity::Kind::Counters:
        return nominal(how, {}, counter(of.counter), many,
            of.thing ? fmt::format(" auf {}", object(*of.thing).dative()) : std::string());
    case Quantity::Kind::CountersAmong:
        return nominal(how, {}, counter(of.counter), many,
            fmt::format(" auf {}", filter(of.filter, word("all"), Many::Yes).dative()));
    case Quantity::Kind::Expeditions: {
        const Nominal which = expedition(of.expedition);
        return nominal(how, {}, expeditionWord(), many,
            of.expedition.in != 0
                ? fmt::format(" in einer Region mit {}", terrains(of.expedition.in, "oder"))
                : fmt::format(" ({})", which.nominative()));
    }
    case Quantity::Kind::Regions:
        return nominal(
            how, {}, feminine("Region", "Regionen"), many, " zwischen Ihren beiden Expeditionen");
    case Quantity::Kind::Visible:
        return nominal(how, { "sichtbar" }, feminine("Region", "Regionen"), many,
            of.terrains == 0 ? std::string()
                             : fmt::format(" mit {}", terrains(of.terrains, "oder")));
    case Quantity::Kind::Results:
        return nominal(how, { of.faces == 0 ? "verschieden" : "gewürfelt" },
            neuter("Ergebnis", "Ergebnisses", "Ergebnisse"), many,
            of.faces == 0 ? " der Würfel" : " " + facesOf(of.faces));
    case Quantity::Kind::Happened:
        return nominal(how, {}, neuter("Mal", "Mals", "Male"), many,
            fmt::format(", dass {}{}", happening(*of.happening, Mood::Past), close));
    case Quantity::Kind::Done:
        return nominal(how, { fmt::format("so {}", wayDone(said(of).way)) },
            said(of).way == Said<Quantity>::Way::Paid ? neuter("Mana", "Manas")
                : isCounters(of)                      ? counter(of.counter)
                                                      : card(),
            many);
    case Quantity::Kind::Distinct:
    case Quantity::Kind::TerrainsOf:
        return differing(of, how, many);
    case Quantity::Kind::PlayersWho:
        return nominal(
            how, {}, player(), many, many == Many::Yes ? ", die das tun" : ", der das tut");
    case Quantity::Kind::Sum:
        return nominal(the(), {},
            masculine("Gesamtwert in " + german::terrains(of.terrains, "und"),
                "Gesamtwerts in " + german::terrains(of.terrains, "und")),
            Many::No, " " + expedition(of.expedition).of());
    case Quantity::Kind::Distance:
        return nominal(the(), {}, masculine("Weg", "Wegs", "Wege"), Many::No,
            " " + expedition(of.expedition).of());
    case Quantity::Kind::Result:
        return nominal(the(), {}, neuter("Ergebnis", "Ergebnisses"), Many::No, " des Würfels");
    case Quantity::Kind::ExtremeResult:
        return nominal(the(), { of.lowest ? "niedrigst" : "höchst" },
            neuter("Ergebnis", "Ergebnisses"), Many::No, " der Würfel");
    case Quantity::Kind::X:
        return unchanging("X");
    case Quantity::Kind::Both:
        return joined(numbered(*of.one, how, many), numbered(*of.other, how, many));
    case Quantity::Kind::Chosen:
        return nominal(the(), { "gewählt" }, feminine("Zahl", "Zahlen"));
    case Quantity::Kind::Difference:
        return nominal(the(), {}, masculine("Unterschied", "Unterschieds", "Unterschiede"),
            Many::No,
            fmt::format(
                " zwischen {} und {}", quantity(*of.one).dative(), quantity(*of.other).dative()));
    case Quantity::Kind::Value:
        return measured(of, the(), extreme(of),
            of.thing ? " " + object(*of.thing).of() : std::string(" der genannten Karte"));
    case Quantity::Kind::Highest:
        return measured(of, the(), { of.lowest ? "niedrigst" : "höchst" },
            " unter " + filter(of.filter, word("all"), Many::Yes).dative());
    case Quantity::Kind::Total:
        break;
    }
    return measured(of, the(), { "gesamt" }, " " + filter(of.filter, word("all"), Many::Yes).of());
}

/// What one of is counted, or all of them.
Nominal counted(const Quantity& of, const Determiner& how, Many many)
{
    return isCounted(of.kind) ? numbered(of, how, many)
                              : nominal(how, {}, masculine("Punkt", "Punkts", "Punkte"), many,
                                  " von " + quantity(of).dative());
}

} // namespace

Nominal quantity(const Quantity& of)
{
    const Nominal number = numbered(of, the(), Many::Yes);
    return isCounted(of.kind) ? nominal(the(), {}, feminine("Anzahl"), Many::No, " " + number.of())
                              : number;
}

static std::string most(const Amount& of)
{
    return of.most ? fmt::format(" (höchstens {})", int { of.most }) : std::string();
}

std::string per(const Amount& of)
{
    if (of.kind != Amount::Kind::Per || !of.of)
        return {};
    if (of.every > 1)
        return fmt::format(" für je {}{}",
            counted(*of.of, count(std::to_string(of.every)), Many::Yes).accusative(), most(of));
    return fmt::format(" für {}{}", counted(*of.of, word("jed"), Many::No).accusative(), most(of));
}

/// "die Hälfte, aufgerundet, von: "
static std::string halved(const Amount& of)
{
    if (of.times > 1)
        return fmt::format("das {}fache von: ", int { of.times });
    return of.half == 0
        ? std::string()
        : fmt::format("die Hälfte ({}) von: ", of.half > 0 ? "aufgerundet" : "abgerundet");
}

std::string whereX(const Amount& of)
{
    if (!of.of)
        return {};
    return fmt::format(", wobei X {}{}{}{} ist{}", halved(of), quantity(*of.of).nominative(),
        plus(of.number), most(of), close);
}

Many manyOf(const Amount& of)
{
    const bool one
        = (of.kind == Amount::Kind::Fixed || of.kind == Amount::Kind::Per) && of.number == 1;
    return one ? Many::No : Many::Yes;
}

Determiner number(const Amount& of, bool upTo)
{
    const std::string front = upTo ? "bis zu " : "";
    switch (of.kind) {
    case Amount::Kind::Fixed:
    case Amount::Kind::Per:
        return count(fmt::format(
            "{}{}{}", said(of).word == Said<Amount>::Only ? "nur " : "", front, of.number));
    case Amount::Kind::X:
        return count(fmt::format("{}X{}", front, plus(of.number)));
    case Amount::Kind::Of:
        return count(fmt::format("{}so viele", front));
    case Amount::Kind::ThatMany:
        return count(of.number == 0 ? fmt::format("{}ebenso viele", front)
                                    : fmt::format("{}ebenso viele{}", front, plus(of.number)));
    case Amount::Kind::AnyNumber:
        return count("beliebig viele");
    case Amount::Kind::All:
        break;
    }
    return word("all");
}

std::string much(const Amount& of, const Noun& noun, bool upTo,
    const std::vector<std::string>& adjectives, bool mass)
{
    const bool single = manyOf(of) == Many::No && !upTo;
    const Many many = mass || single ? Many::No : Many::Yes;
    Determiner how = number(of, upTo && manyOf(of) == Many::Yes);
    if (mass && of.kind == Amount::Kind::ThatMany)
        how = count("ebenso viel");
    if (mass && of.kind == Amount::Kind::Of)
        how = count("so viel");
    std::string words
        = nominal(how, adjectives, noun, manyOf(of) == Many::No ? Many::No : many).accusative();
    if (upTo && manyOf(of) == Many::No)
        words = "höchstens " + words;
    words += per(of);
    if (of.kind == Amount::Kind::Of && of.of)
        words += asManyAs(quantity(*of.of), of.number);
    return words;
}

std::string mana(const Amount& of)
{
    return much(of, neuter("Mana", "Manas"), false, {}, true);
}

std::string comparison(Compare how, const Amount& of)
{
    const bool told = of.kind == Amount::Kind::Of && of.of;
    const std::string amount = told ? halved(of) + quantity(*of.of).nominative() + plus(of.number)
                                    : number(of, false).word;
    if (told)
        switch (how) {
        case Compare::Exactly:
            return "genau so viel wie " + amount;
        case Compare::AtMost:
            return "höchstens so viel wie " + amount;
        case Compare::AtLeast:
            return "mindestens so viel wie " + amount;
        case Compare::Less:
            return "weniger als " + amount;
        case Compare::More:
            return "mehr als " + amount;
        case Compare::Even:
        case Compare::Odd:
        case Compare::OrNext:
            break;
        }
    switch (how) {
    case Compare::Exactly:
        return amount;
    case Compare::AtMost:
        return amount + " oder weniger";
    case Compare::AtLeast:
        return amount + " oder mehr";
    case Compare::Less:
        return "weniger als " + amount;
    case Compare::Even:
        return "gerade";
    case Compare::Odd:
        return "ungerade";
    case Compare::OrNext:
        return fmt::format("{} oder {}", amount, of.number + 1);
    case Compare::More:
        break;
    }
    return "mehr als " + amount;
}

} // namespace triptych::altered::german
