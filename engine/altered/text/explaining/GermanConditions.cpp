#include "altered/text/explaining/German.h"

#include <fmt/format.h>

// What may be so, in German: a clause with its verb last.
namespace triptych::altered::german {
namespace {

std::string holds(const Nominal& who, std::string_view what, const Verb& verb)
{
    return Clause { who, verb, std::string(what) }.say(Order::Subordinate);
}
const Verb has { "hat", "haben" };
const Verb controls { "kontrolliert", "kontrollieren" };
const Verb isNow { "ist", "sind" };

Verb toBe(const Condition& of)
{
    return of.past ? Verb { "war", "waren" } : isNow;
}

/// "3 oder mehr", "höchstens 2": a number before what it counts.
Determiner howMany(const Condition& of)
{
    const Amount& amount = of.number;
    if (of.no)
        return own("kein");
    if (amount.kind == Amount::Kind::Fixed && amount.number == 0
        && (of.compare == Compare::Exactly || of.compare == Compare::AtMost))
        return own("kein");
    if (said(amount).word == Said<Amount>::Only)
        return count(fmt::format("nur {}", number(amount, false).word));
    if (said(of).bareNumber && of.compare != Compare::Exactly)
        return count(fmt::format("{} oder mehr", amount.number));
    return count(comparison(of.compare, amount));
}

bool isSingle(const Condition& of)
{
    return of.number.kind == Amount::Kind::Fixed && of.number.number == 1
        && (of.compare == Compare::Exactly
            || (of.compare == Compare::AtLeast && said(of.number).word == Said<Amount>::Usual));
}

/// "2 oder mehr Orte", "eine Spielmarke", "keine Charaktere"
Nominal countOf(const Condition& of)
{
    const Quantity& counted = *of.quantity;
    const bool single = isSingle(of) && !said(of).bareNumber;
    const Determiner how = of.no ? own("kein") : single ? an() : howMany(of);
    const Many many = single ? Many::No : Many::Yes;
    switch (counted.kind) {
    case Quantity::Kind::CountersAmong:
        return nominal(how, {}, counter(counted.counter), many,
            fmt::format(" auf {}", filter(counted.filter, none(), Many::Yes).dative()));
    case Quantity::Kind::Regions:
        return nominal(
            how, {}, feminine("Region", "Regionen"), many, " zwischen Ihren beiden Expeditionen");
    case Quantity::Kind::ZeroStats:
        return nominal(how, {}, masculine("Grundwert", "Grundwerts", "Grundwerte"), many,
            fmt::format(" von 0 unter {}", filter(counted.filter, none(), Many::Yes).dative()));
    case Quantity::Kind::Counters:
        return nominal(how, {}, counter(counted.counter), many);
    case Quantity::Kind::Visible:
        return nominal(how, {}, feminine("Region", "Regionen"), many,
            counted.terrains == 0 ? std::string()
                                  : fmt::format(" mit {}", terrains(counted.terrains, "oder")));
    case Quantity::Kind::Expeditions:
        return nominal(how, {}, expeditionWord(), many);
    case Quantity::Kind::Things:
    case Quantity::Kind::Result:
    case Quantity::Kind::ExtremeResult:
    case Quantity::Kind::Done:
    case Quantity::Kind::Value:
    case Quantity::Kind::Highest:
    case Quantity::Kind::X:
    case Quantity::Kind::Total:
    case Quantity::Kind::Happened:
    case Quantity::Kind::PlayersWho:
    case Quantity::Kind::Sum:
    case Quantity::Kind::Distance:
    case Quantity::Kind::Results:
    case Quantity::Kind::Difference:
    case Quantity::Kind::Chosen:
    case Quantity::Kind::Both:
        break;
    case Quantity::Kind::Distinct:
    case Quantity::Kind::TerrainsOf:
        return differing(counted, how, many);
    }
    return filter(counted.filter, how, many);
}

/// What a card is: an adjective, a kind, or what is said behind it.
std::string is(const Condition& of)
{
    if (said(of).word == Said<Condition>::YouControl)
        return holds(who(of.filter.after.front().who),
            spaced(object(*of.thing).accusative(), of.no ? "nicht" : ""),
            of.filter.after.front().kind == Trait::Kind::Owned ? Verb { "besitzt", "besitzen" }
                                                               : controls);
    const Nominal what = object(*of.thing);
    if (of.positions != 0)
        return fmt::format(
            "{} {}{}", what.nominative(), of.no ? "nicht " : "", positions(of.positions));
    if (said(of).word == Said<Condition>::ThingHas)
        return holds(what, (of.no ? "nicht " : "") + altered::german::had(of.filter.after.front()),
            of.past ? Verb { "hatte", "hatten" } : has);
    if (!of.filter.after.empty() && of.filter.after.front().kind == Trait::Kind::Lately)
        return holds(what, circumstances(of.filter), of.filter.after.front().boosted ? has : isNow);
    const auto& before = of.filter.before;
    const bool state = of.filter.nouns.empty() && of.filter.after.empty() && before.size() == 1
        && before.front().kind == Trait::Kind::Status;
    if (state) {
        std::vector<std::string> words;
        for (const Status each : before.front().statuses)
            words.emplace_back(status(each));
        const bool no = of.no != before.front().no;
        return holds(what, (no ? "nicht " : "") + listed(words, "oder"), toBe(of));
    }
    if (of.filter.nouns.empty())
        return holds(what, (of.no ? "nicht " : "") + circumstances(of.filter), toBe(of));
    const Many many = what.several ? Many::Yes : Many::No;
    return holds(what, filter(of.filter, of.no ? own("kein") : an(), many).nominative(), toBe(of));
}

std::string exist(const Condition& of)
{
    using Word = Said<Condition>;
    switch (said(of).word) {
    case Word::YouControl:
        return holds(who(of.who), countOf(of).accusative(), controls);
    case Word::AndAlso:
        if (!of.ofWho) // "there's a Character and a Spell in your Reserve"
            break;
        return holds(who(of.who), countOf(of).accusative(), controls);
    case Word::YouHave:
        return holds(who(of.who), countOf(of).accusative(), has);
    case Word::ThingHas: {
        const Nominal whose = of.quantity->thing ? object(*of.quantity->thing) : thisCard();
        return holds(whose, countOf(of).accusative(), has);
    }
    case Word::IsEmpty:
        return fmt::format(
            "{} {}leer ist", zoneOf(of.zone, of.who).nominative(), of.no ? "nicht " : "");
    case Word::Every: {
        Filter which = of.quantity->filter;
        Filter is;
        is.after.push_back(which.after.back());
        which.after.pop_back();
        is.after.front().no = false;
        const Nominal all = filter(which, word("all"), Many::Yes);
        return said(of).has ? holds(all, altered::german::had(is.after.front()), has)
                            : holds(all, circumstances(is), isNow);
    }
    case Word::Contains:
    case Word::Facing:
    case Word::AreIn:
    case Word::AreVisible:
    case Word::Has:
    case Word::ItIs:
    case Word::Usual:
    case Word::ThereAre:
    case Word::Contracted:
    case Word::Full:
    case Word::More:
    case Word::HasMore:
    case Word::SameNumber:
    case Word::Highest:
    case Word::WereDone:
    case Word::YouDid:
        break;
    }
    const Nominal those = countOf(of);
    const std::string_view there = said(of).word == Word::AreVisible ? "sichtbar" : "da";
    return holds(those, there, isNow);
}

/// "es das zweite Mal ist, dass Sie ..."
std::string whichOfThose(const Condition& of)
{
    Happening plain = *of.happening;
    plain.ordinal = false;
    const std::string which = fmt::format("das {}{} Mal",
        text::german::ordinal(plain.amount.number, "e"), plain.orLater ? " oder spätere" : "");
    return fmt::format(
        "es {} {}, dass {}{}", which, of.past ? "war" : "ist", happening(plain, Mood::Past), close);
}

std::string_view deedWord(Condition::Deed deed)
{
    switch (deed) {
    case Condition::Deed::Discarded:
        return "abgeworfen";
    case Condition::Deed::Put:
        return "hingelegt";
    case Condition::Deed::Sacrificed:
        return "geopfert";
    case Condition::Deed::Exhausted:
        return "erschöpft";
    case Condition::Deed::Resupplied:
        return "aufgefüllt";
    case Condition::Deed::Drew:
        return "gezogen";
    case Condition::Deed::Created:
        return "erschaffen";
    case Condition::Deed::Removed:
        return "entfernt";
    case Condition::Deed::Returned:
        return "zurückgenommen";
    case Condition::Deed::Played:
        return "gespielt";
    case Condition::Deed::Revealed:
        return "aufgedeckt";
    case Condition::Deed::Sent:
        return "in die Reserve geschickt";
    case Condition::Deed::Readied:
        return "bereit gemacht";
    case Condition::Deed::Shuffled:
        return "eingemischt";
    case Condition::Deed::Sabotaged:
        break;
    }
    return "sabotiert";
}

std::string position(const Condition& of)
{
    const std::string in = fmt::format("in einer Region mit {}", terrains(of.terrains, "oder"));
    const bool neither = of.expedition && said(*of.expedition).word == Said<Expedition>::Neither;
    const std::string_view no = of.no && !neither ? "nicht " : "";
    if (!of.expedition)
        return fmt::format("diese Karte {}einer Expedition {} gegenübersteht", no, in);
    if (of.inFront)
        return fmt::format("die Region vor {} {}{} ist", expedition(*of.expedition).dative(), no,
            of.terrains ? "eine mit " + terrains(of.terrains, "oder") : std::string("verdeckt"));
    Expedition which = *of.expedition;
    which.positions = of.positions;
    if (of.positions == 0)
        return holds(expedition(*of.expedition), std::string(no) + in, isNow);
    const Nominal plain = expedition(*of.expedition);
    if (of.number.number > 1)
        return holds(plain,
            fmt::format("{}{} oder mehr Regionen {}", no, of.number.number,
                of.positions == Expedition::Behind ? "zurück" : "voraus"),
            isNow);
    const std::string with = expedition(which).nominative();
    // ", die vorn liegen,": what the relative clause says of it, as the end of this one
    const std::size_t begin = plain.nominative().size() + std::string_view(", die ").size();
    std::string said = with.size() > begin ? with.substr(begin) : positions(of.positions);
    while (said.ends_with(close))
        said.pop_back();
    return fmt::format("{} {}{}", plain.nominative(), no, said);
}

std::string distinct(const Condition& of)
{
    std::vector<std::string> all;
    for (std::size_t i = 0; i < of.filters.size(); ++i) {
        const std::string one = filter(of.filters[i], an(), Many::No,
            i == 0 ? std::vector<std::string> {} : std::vector<std::string> { "weiter" })
                                    .accusative();
        all.push_back(one);
    }
    return holds(you(), listed(all), controls);
}

std::string stepWords(const Condition& of, bool negated, bool able)
{
    const Nominal who = said(of).word == Said<Condition>::ItIs
        ? nominal(the(), { "genannt" }, card())
        : german::who(of.who);
    if (able)
        return holds(who, "das nicht", { "kann", "können" });
    return holds(who, negated ? "das nicht" : "das",
        of.past ? Verb { "getan hat", "getan haben" } : Verb { "tut", "tun" });
}

} // namespace

static std::string duringPhase(const Condition& of)
{
    if (of.atRest)
        return "bei der Rast";
    if (!of.ofWho)
        return std::string(phase(of.phase));
    return who(of.who).polite ? std::string("in Ihrem Zug") : "im Zug " + who(of.who).of();
}

std::string when(const Condition& of, bool unless)
{
    // "during Dusk" is no clause.
    if (of.kind == Condition::Kind::During && said(of).word != Said<Condition>::ItIs)
        return fmt::format("{}{}", unless ? "außer " : "", duringPhase(of));
    return subordinate(unless ? "außer wenn" : "wenn", condition(of));
}

namespace {

std::string listedParts(const Condition& of)
{
    std::vector<std::string> parts;
    for (const Condition& part : of.parts)
        parts.push_back(condition(part));
    return listed(parts, of.kind == Condition::Kind::All ? "und" : "oder");
}

} // namespace

std::string condition(const Condition& of)
{
    using Kind = Condition::Kind;
    switch (of.kind) {
    case Kind::StepDone:
        if (of.no)
            return of.who.kind == Who::Kind::EachPlayer ? "kein Spieler das tut"
                                                        : "kein Gegner das tut";
        return stepWords(of, false, false);
    case Kind::StepNotDone:
        return stepWords(of, true, false);
    case Kind::StepImpossible:
        return stepWords(of, true, true);
    case Kind::ThisWay: {
        if (of.passive || of.no || said(of).orMoreWord) {
            const bool single = of.number.number == 1 && !said(of).orMoreWord;
            const Determiner how = of.no ? own("kein")
                : single                 ? an()
                : said(of).orMoreWord    ? count(fmt::format("{} oder mehr", of.number.number))
                                         : count(std::to_string(of.number.number));
            const Nominal what = filter(of.filter, how, single && !of.no ? Many::No : Many::Yes);
            if (of.passive)
                return holds(what, fmt::format("auf diese Weise {}", deedWord(of.deed)),
                    { "wurde", "wurden" });
            return holds(who(of.who),
                fmt::format("auf diese Weise {} {}", what.accusative(), deedWord(of.deed)), has);
        }
        Some what;
        what.filter = of.filter;
        what.count = of.number;
        return holds(who(of.who),
            fmt::format("auf diese Weise {} {}", object(Thing { std::move(what) }).accusative(),
                deedWord(of.deed)),
            has);
    }
    case Kind::Is:
        return is(of);
    case Kind::Only:
        return holds(object(*of.thing),
            (of.no ? "nicht " : "") + filter(of.filter, the(), Many::No, { "einzig" }).nominative(),
            toBe(of));
    case Kind::Exist:
        return exist(of);
    case Kind::Compared: {
        if (of.quantity->kind == Quantity::Kind::Distance)
            return fmt::format("{} weiter {} liegt als {}",
                expedition(of.quantity->expedition).nominative(),
                of.compare == Compare::Less ? "hinten" : "vorn",
                expedition(of.number.of->expedition).nominative());
        if (of.quantity->kind == Quantity::Kind::Results && of.quantity->faces == 0)
            return fmt::format("die Ergebnisse {} sind", of.no ? "verschieden" : "gleich");
        const Nominal what = quantity(*of.quantity);
        return holds(what, comparison(of.compare, of.number),
            of.past ? Verb { "betrug", "betrugen" } : Verb { "beträgt", "betragen" });
    }
    case Kind::AllAlike:
        return fmt::format("sie {} gemeinsam haben", alikeWord(of.alike, of.stat, of.terrains));
    case Kind::FewerThan:
        return fewerThan(of);
    case Kind::Position:
        return position(of);
    case Kind::FirstPlayer:
    case Kind::PlayerIs:
        return playerIs(of);
    case Kind::Distinct:
        return distinct(of);
    case Kind::Result:
        return of.upTo == 0 ? fmt::format("das Ergebnis {} oder mehr ist", of.number.number)
                            : fmt::format("das Ergebnis {} bis {} ist", of.number.number, of.upTo);
    case Kind::Happened:
        if (of.happening->ordinal)
            return whichOfThose(of);
        return isSaidNot(of)
            ? fmt::format("es nicht so ist, dass {}{}", happening(*of.happening, Mood::Past), close)
            : happening(*of.happening, Mood::Past);
    case Kind::BaseZeroThere:
        return fmt::format("{} {}in einem Gelände ist, in dem ihr Grundwert 0 ist",
            (of.thing ? object(*of.thing) : nominal(the(), { "genannt" }, card())).nominative(),
            of.no ? "nicht " : "");
    case Kind::During:
        return fmt::format("es gerade {}{} ist", of.no ? "nicht " : "", duringPhase(of));
    case Kind::All:
    case Kind::AnyOf:
        break;
    }
    const std::string all = listedParts(of);
    return of.expedition ? fmt::format("in {} {}", expedition(*of.expedition).dative(), all) : all;
}

} // namespace triptych::altered::german
