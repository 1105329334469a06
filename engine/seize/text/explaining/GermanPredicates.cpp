#include "seize/text/explaining/GermanPredicates.h"

#include <cstdlib>

#include <fmt/format.h>

// The verb of each modifier, and what belongs to it.
namespace triptych::seize::german {
namespace {

using Kind = Modifier::Kind;
Predicate cannot(std::string deed, std::string middle = "")
{
    return { { "kann", "können" }, spaced("nicht", middle), std::move(deed) };
}
std::string signedNumber(const Modifier& modifier, bool letter)
{
    return letter ? fmt::format("{}X", modifier.number < 0 ? "-" : "+")
                  : fmt::format("{:+}", modifier.number);
}
std::string plainNumber(const Modifier& modifier, bool letter)
{
    return letter ? "X" : std::to_string(std::abs(modifier.number));
}
Predicate has(std::string what)
{
    return { { "hat", "haben" }, "", "", { std::move(what) } };
}
Predicate keyword(std::string_view word, const Modifier& modifier, bool letter)
{
    if (modifier.number == Modifier::noneLeft)
        return has(fmt::format("kein{} {}", modifier.kind == Kind::Leech ? "" : "e", word));
    if (modifier.kind == Kind::Leech)
        return has(spaced(spaced(std::string(word), blows("mit", modifier.blow)),
            those("gegen", modifier, Case::Accusative)));
    return has(fmt::format("{} {}", word, plainNumber(modifier, letter)));
}
Predicate statistic(std::string_view word, const Modifier& modifier, bool letter)
{
    return { { "erhält", "erhalten" }, "", "",
        { fmt::format("{} {}{}", signedNumber(modifier, letter), word,
            modifier.atLeastOne ? " (behält aber mindestens 1)" : "") } };
}
Predicate passes(std::string_view what, const Modifier& modifier)
{
    return { { "missachtet", "missachten" },
        spaced(blows("mit", modifier.blow), spaced(what, those("von", modifier, Case::Dative))) };
}

/// "diesen Söldner", "verletzte Söldner": whom somebody attacks
std::string whom(const Filter& filter)
{
    return filter.self ? std::string("diesen Söldner")
                       : described(filter, none(), Many::Yes).accusative();
}

} // namespace

/// " mit Fernangriffen", " durch ...": which blows are meant.
std::string blows(std::string_view preposition, const Blow& blow)
{
    return blow.how == How::Any ? "" : fmt::format("{} {}", preposition, attacks(blow.how));
}
std::string those(std::string_view before, const Modifier& modifier, Case which)
{
    if (modifier.toward)
        return spaced(before, object(*modifier.toward).in(which));
    return modifier.against
        ? spaced(before, described(*modifier.against, none(), Many::Yes).in(which))
        : "";
}
std::string firstTime(const Modifier& modifier)
{
    return modifier.firstOnly ? "das erste Mal in jedem Zug" : "";
}

Predicate predicate(const Modifier& modifier, const Nominal& subject, bool letter)
{
    const Blow& blow = modifier.blow;
    const std::string_view its = subject.possessive();
    const std::string number = plainNumber(modifier, letter);
    switch (modifier.kind) {
    case Kind::Melee:
        return statistic("Nahkampf", modifier, letter);
    case Kind::Ranged:
        return statistic("Fernkampf", modifier, letter);
    case Kind::Move:
        return statistic("Bewegung", modifier, letter);
    case Kind::Bounty:
        return statistic("Kopfgeld", modifier, letter);
    case Kind::Health:
        return statistic("Leben", modifier, letter);
    case Kind::Damage:
        return statistic("Schaden", modifier, letter);
    case Kind::Armor:
        return keyword("Rüstung", modifier, letter);
    case Kind::MagicArmor:
        return keyword("Magische Rüstung", modifier, letter);
    case Kind::Defense:
        return keyword("Verteidigung", modifier, letter);
    case Kind::Fortify:
        return keyword("Festigung", modifier, letter);
    case Kind::Regen:
        return keyword("Genesung", modifier, letter);
    case Kind::Reach:
        return has(fmt::format("Reichweite {}", signedNumber(modifier, letter)));
    case Kind::Leech:
        return keyword("Aussaugen", modifier, letter);
    case Kind::IgnoresLos:
        return passes("die Sichtlinie", modifier);
    case Kind::PassesArmor:
        return passes("Rüstung", modifier);
    case Kind::PassesMagicArmor:
        return passes("Magische Rüstung", modifier);
    case Kind::PassesDefense:
        return passes("Verteidigung", modifier);
    case Kind::AttacksAllWays:
        return { { "greift", "greifen" }, spaced(blows("mit", blow), "in alle Richtungen"), "an" };
    case Kind::MovesAllWays:
        return { { "bewegt", "bewegen" }, "sich in alle Richtungen" };
    case Kind::Immune:
        return cannot(std::string(suffered(modifier.status)), sourceOf(modifier));
    case Kind::NotUpstaged:
        return cannot("verdrängt werden");
    case Kind::NotPushed:
        return cannot(modifier.moved ? "bewegt werden" : "gestoßen werden",
            !modifier.byFoes           ? ""
                : modifier.byAbilities ? "von Fähigkeiten der Gegner"
                                       : "von Gegnern");
    case Kind::NotSwapped:
        return cannot("ausgetauscht werden", modifier.byFoes ? "von Gegnern" : "");
    case Kind::NotTargeted:
        if (modifier.cards == CardFilter::Kind::Card)
            return cannot("als Ziel gewählt werden", "von Gegnern");
        return cannot("als Ziel gewählt werden",
            fmt::format("von {}{}",
                modifier.cards == CardFilter::Kind::Instant ? "Sofortkarten" : "Fähigkeitskarten",
                modifier.byFoes ? " von Gegnern" : ""));
    case Kind::NotHealed:
        return cannot("geheilt werden");
    case Kind::NoAttack:
        if (modifier.against)
            return { { "kann", "können" },
                fmt::format("{}{}{}", modifier.except ? "nur " : "", whom(*modifier.against),
                    modifier.except ? "" : " nicht"),
                "angreifen" };
        return blow.how == How::Any ? cannot("angreifen") : cannot("angreifen", blows("mit", blow));
    case Kind::NoMove:
        return { { "kann", "können" }, "sich nicht", "bewegen" };
    case Kind::NoPlunder:
        return cannot("plündern");
    case Kind::NoExit:
        return { { "kann", "können" }, "das Schlachtfeld nicht", "verlassen" };
    case Kind::NoActives:
        return { { "kann", "können" }, "keine aktiven Fähigkeiten", "nutzen" };
    case Kind::NotAttacked:
        if (modifier.except && modifier.against)
            return { { "kann", "können" },
                fmt::format("nur von {}", described(*modifier.against, none(), Many::Yes).dative()),
                "angegriffen werden" };
        return cannot(
            "angegriffen werden", spaced(blows("mit", blow), those("von", modifier, Case::Dative)));
    case Kind::SeesStealth:
        return { { "kann", "können" }, "getarnte Söldner als Ziel", "wählen" };
    case Kind::ExtraAttacks:
        return { { "darf", "dürfen" },
            spaced(fmt::format("in jedem Zug {} mehr",
                       number == "1" ? std::string("einmal") : number + "-mal"),
                blows("mit", blow)),
            "angreifen" };
    case Kind::MustAttack:
        return { { "muss", "müssen" },
            fmt::format("nach Möglichkeit {}",
                modifier.toward ? object(*modifier.toward).accusative() : "diesen Söldner"),
            "angreifen" };
    case Kind::NotInTheWay:
        return { { "verdeckt", "verdecken" }, "keine Sichtlinie" };
    case Kind::SeesPast:
        return { { "kann", "können" },
            fmt::format(
                "an {} vorbei", described(*modifier.against, word("all"), Many::Yes).dative()),
            "angreifen" };
    case Kind::MustStrike:
        return { { "muss", "müssen" }, "in jedem Zug, wenn es geht,", "angreifen" };
    case Kind::MovesDiagonally:
        return { { "bewegt", "bewegen" }, "sich schräg" };
    case Kind::AttacksDiagonally:
        return { { "greift", "greifen" }, "schräg", "an" };
    case Kind::MoveOrAttack:
        return { { "kann", "können" }, "sich nicht im selben Zug", "bewegen und angreifen" };
    case Kind::MovesThrough:
        return { { "kann", "können" },
            modifier.against ? fmt::format("sich durch {} hindurch",
                described(*modifier.against, word("all"), Many::Yes).accusative())
                             : "sich durch Söldner hindurch",
            "bewegen" };
    case Kind::KeepsStealth:
        return { { "verliert", "verlieren" },
            blow.how == How::Ability   ? "beim Einsetzen von Fähigkeiten keine Tarnung"
                : blow.how == How::Any ? "beim Angreifen keine Tarnung"
                                       : blows("bei", blow) + " keine Tarnung" };
    case Kind::Covered:
        return { { "wird", "werden" }, "von diesem Söldner", "gedeckt" };
    case Kind::Becomes:
        return has(fmt::format("{} {}", statWord(modifier.stat).singular, number));
    case Kind::Doubled:
        return has(
            nominal(count("doppelte"
                        + std::string(statWord(modifier.stat).gender == Gender::Masculine ? "n"
                                : statWord(modifier.stat).gender == Gender::Neuter        ? "s"
                                                                                          : "")),
                {}, statWord(modifier.stat))
                .accusative());
    case Kind::NotReadied:
        return cannot("bereit gemacht werden");
    case Kind::NotMended:
        return cannot("von körperlichen Zuständen befreit werden");
    case Kind::NotCleansed:
        return cannot("von magischen Zuständen befreit werden");
    case Kind::NoStealth:
        return cannot("getarnt bleiben");
    case Kind::HoldsStatus:
        return cannot(fmt::format(
            "{}{} verlieren", modifier.byFoes ? "durch Gegner " : "", status(modifier.status)));
    case Kind::Unaffected:
        return { { "ist", "sind" }, fmt::format("von {} nicht", status(modifier.status)),
            "betroffen" };
    case Kind::NotSpotted:
        return cannot("aufgedeckt werden");
    case Kind::Sweeps:
        return { { "greift", "greifen" },
            fmt::format("mit {}en Nahkampfangriffen jeden angrenzenden Gegner", its), "an" };
    case Kind::SeesInFog:
        return { { "wird", "werden" }, "vom Nebel nicht", "geblendet" };
    case Kind::Survives:
        return { { "kann", "können" }, fmt::format("nicht unter {} Leben", number), "fallen" };
    case Kind::Inflicts:
        return { { "versieht", "versehen" },
            spaced(spaced(firstTime(modifier), blows("mit", blow)),
                fmt::format("{} mit {}",
                    modifier.against ? described(*modifier.against, none(), Many::Yes).accusative()
                                     : std::string("Getroffene"),
                    letter ? fmt::format("X Marken {}", status(modifier.status))
                           : counters(modifier.number, modifier.status))) };
    case Kind::NoEntry:
        return modifier.against ? Predicate { { "kann", "können" },
            described(*modifier.against, none(), Many::Yes).accusative() + " nicht",
            modifier.moved ? "aus eigener Bewegung betreten" : "betreten" }
                                : cannot("betreten werden");
    case Kind::PaysForSteps:
        return { { "muss", "müssen" },
            fmt::format("{} Bewegung mehr ausgeben, um {} zu {}", number,
                described(*modifier.against, none(), Many::Yes).accusative(),
                modifier.entering ? "betreten" : "verlassen") };
    case Kind::KeepsFigure: {
        const Noun figure = statWord(modifier.stat);
        return { { "lässt", "lassen" },
            fmt::format("sich {}{} {}{} nicht", its,
                figure.gender == Gender::Feminine        ? "e"
                    : figure.gender == Gender::Masculine ? "en"
                                                         : "",
                figure.singular, modifier.status == Status::Frost ? " durch Frost" : ""),
            "mindern" };
    }
    case Kind::MovesAtMost:
        return { { "kann", "können" },
            fmt::format("sich in jedem Zug höchstens {} {} weit", number,
                number == "1" ? "Feld" : "Felder"),
            "bewegen" };
    case Kind::NotDestroyed:
        return cannot("vernichtet werden");
    case Kind::Suffers:
        return { { "ist", "sind" },
            modifier.status == Status::Stealth       ? "getarnt"
                : modifier.status == Status::Silence ? "zum Schweigen gebracht"
                                                     : "geblendet" };
    case Kind::GainsFewer:
        return { { "erhält", "erhalten" },
            fmt::format("{}{} {} {} {}", modifier.number < 0 ? "jedes Mal " : "", number,
                number == "1" ? "Marke" : "Marken", status(modifier.status),
                modifier.number < 0 ? "mehr" : "weniger") };
    case Kind::KeepsCounters:
        return { { "verliert", "verlieren" },
            fmt::format("{} keine Marken {}",
                modifier.status == Status::Frost      ? "am Ende der Ersten Bewegungsphase"
                    : modifier.status == Status::Burn ? "am Ende der Angriffsphase"
                                                      : "am Anfang des eigenen Zugs",
                status(modifier.status)) };
    case Kind::FreeAttack:
        return { { "wird", "werden" },
            blow.how == How::Any ? "durch Angreifen nicht" : blows("von", blow) + " nicht",
            "erschöpft" };
    case Kind::Blank:
        return { { "verliert", "verlieren" }, "alle Fähigkeiten" };
    case Kind::ActiveCost:
        return { { "zahlt", "zahlen" },
            fmt::format("für {}e aktiven Fähigkeiten {} {} {}{}", its, number,
                number == "1" ? "Schatz" : "Schätze", modifier.number < 0 ? "weniger" : "mehr",
                modifier.atLeastOne ? ", mindestens aber 1" : "") };
    case Kind::Pierces:
        return { { "trifft", "treffen" },
            spaced(blows("mit", blow), "auch den Söldner hinter dem Ziel") };
    case Kind::NoMoreMove:
        return { { "kann", "können" }, fmt::format("{}e Bewegung nicht", its), "erhöhen lassen" };
    case Kind::EveryClass:
        return { { "gehört", "gehören" }, "zu jeder Klasse" };
    case Kind::OfClass:
        return { { "gehört", "gehören" }, fmt::format("auch zur Klasse {}", modifier.className) };
    case Kind::DealsType:
    case Kind::Takes:
    case Kind::TakesType:
    case Kind::TakesNone:
    case Kind::TakesDouble:
    case Kind::Deals:
    case Kind::DealsDouble:
    case Kind::TakesHalf:
    case Kind::DealsHalf:
    case Kind::TakesAtMost:
    case Kind::KeepsDefense:
    case Kind::HealedMore:
    case Kind::Unreduced:
    case Kind::Unprevented:
        return predicateOfDamage(modifier, subject, number);
    case Kind::KeepsTreasures:
    case Kind::PlundersDouble:
    case Kind::PlundersMore:
    case Kind::EquipsMore:
    case Kind::FreePlunder:
    case Kind::NoLoss:
    case Kind::CheaperLoss:
    case Kind::NoEquip:
    case Kind::EquipsAnywhere:
    case Kind::PlundersNear:
    case Kind::PlundersFar:
    case Kind::PlundersAfter:
    case Kind::AttacksAfter:
    case Kind::LightHands:
    case Kind::GoodsPay:
    case Kind::LaysDown:
    case Kind::Bequeaths:
    case Kind::ExitsToHand:
    case Kind::FallsToHand:
    case Kind::BlankGoods:
    case Kind::ExitsAnywhere:
    case Kind::NotReturned:
    case Kind::MovesAfter:
    case Kind::ShootsBeside:
    case Kind::StrikesFar:
        return predicateOfGoods(modifier, subject, number);
    }
    return {};
}

} // namespace triptych::seize::german
