#include "seize/text/explaining/German.h"

#include "text/Spelling.h"

#include <fmt/format.h>

// The words of the game in German.
namespace triptych::seize::german {

// ---------------------------------------------------------------- Words

Noun mercenary()
{
    return masculine("Söldner", "Söldners", "Söldner");
}
Noun tile()
{
    return neuter("Feld", "Feldes", "Felder");
}
Noun card()
{
    return feminine("Karte", "Karten");
}
Noun damage()
{
    return masculine("Schaden", "Schadens");
}

Noun attackWord(How how)
{
    return how == How::Melee ? masculine("Nahkampfangriff", "Nahkampfangriffs")
        : how == How::Ranged ? masculine("Fernangriff", "Fernangriffs")
                             : masculine("Angriff", "Angriffs");
}

Noun statWord(Stat stat)
{
    switch (stat) {
    case Stat::Health:
        return neuter("Leben", "Lebens");
    case Stat::Melee:
        return masculine("Nahkampf", "Nahkampfs");
    case Stat::Ranged:
        return masculine("Fernkampf", "Fernkampfs");
    case Stat::Move:
        return feminine("Bewegung");
    case Stat::Bounty:
        return neuter("Kopfgeld", "Kopfgelds");
    case Stat::Stars:
        return masculine("Stern", "Sterns", "Sterne");
    case Stat::Cost:
        return feminine("Kosten", "Kosten");
    case Stat::Steps:
        break;
    }
    return tile();
}

std::string statuses(Statuses several, std::string_view last)
{
    std::vector<std::string> names;
    for (int k = 0; k < countedStatusCount; ++k)
        if (((several >> k) & 1) != 0)
            names.emplace_back(status(static_cast<Status>(k)));
    return triptych::text::listed(names, last);
}
std::string_view status(Status value)
{
    switch (value) {
    case Status::Exhaust:
        return "Erschöpfung";
    case Status::Bleed:
        return "Blutung";
    case Status::Poison:
        return "Gift";
    case Status::Frost:
        return "Frost";
    case Status::Burn:
        return "Brand";
    case Status::Blind:
        return "Blindheit";
    case Status::Silence:
        return "Schweigen";
    case Status::Stealth:
        break;
    }
    return "Tarnung";
}

std::string_view damageAdjective(DamageType type)
{
    switch (type) {
    case DamageType::Physical:
        return "körperlich";
    case DamageType::Magic:
        return "magisch";
    case DamageType::True:
        return "wahr";
    case DamageType::Pure:
        return "rein";
    case DamageType::Lethal:
        break;
    }
    return "tödlich";
}

std::string_view phase(Phase phase)
{
    switch (phase) {
    case Phase::Beginning:
        return "Anfangsphase";
    case Phase::Draw:
        return "Ziehphase";
    case Phase::Acquire:
        return "Erwerbsphase";
    case Phase::Rally:
        return "Sammelphase";
    case Phase::FirstMovement:
        return "ersten Bewegungsphase";
    case Phase::Attack:
        return "Angriffsphase";
    case Phase::SecondMovement:
        return "zweiten Bewegungsphase";
    case Phase::End:
        break;
    }
    return "Endphase";
}

std::string_view way(Arrow way)
{
    switch (way) {
    case Arrow::F:
        return "nach vorn";
    case Arrow::FR:
        return "schräg nach rechts vorn";
    case Arrow::R:
        return "nach rechts";
    case Arrow::BR:
        return "schräg nach rechts hinten";
    case Arrow::B:
        return "nach hinten";
    case Arrow::BL:
        return "schräg nach links hinten";
    case Arrow::L:
        return "nach links";
    case Arrow::FL:
        break;
    }
    return "schräg nach links vorn";
}

std::string counters(int number, Status value)
{
    return isCounted(value)
        ? fmt::format("{} {} {}", number, number == 1 ? "Marke" : "Marken", status(value))
        : std::string(status(value));
}

std::string place(Filter::Place place)
{
    switch (place) {
    case Filter::Place::Anywhere:
        break;
    case Filter::Place::YourGuildHall:
        return "in Ihrer Gildenhalle";
    case Filter::Place::EnemyGuildHall:
        return "in der Gildenhalle eines Gegners";
    case Filter::Place::AnyGuildHall:
        return "in einer Gildenhalle";
    case Filter::Place::YourSide:
        return "auf Ihrer Seite";
    case Filter::Place::EnemySide:
        return "auf der Seite eines Gegners";
    case Filter::Place::OwnGuildHall:
        return "in der Gildenhalle der eigenen Seite";
    case Filter::Place::YourFront:
        return "in Ihrer vordersten Reihe";
    case Filter::Place::EnemyFront:
        return "in der vordersten Reihe eines Gegners";
    case Filter::Place::YourMiddle:
        return "in Ihrer mittleren Reihe";
    case Filter::Place::EnemyMiddle:
        return "in der mittleren Reihe eines Gegners";
    case Filter::Place::NoGuildHall:
        return "außerhalb aller Gildenhallen";
    case Filter::Place::TheirGuildHall:
        return "in der Gildenhalle des genannten Spielers";
    }
    return {};
}

std::string_view suffered(Status value)
{
    switch (value) {
    case Status::Exhaust:
        return "erschöpft werden";
    case Status::Bleed:
        return "zum Bluten gebracht werden";
    case Status::Poison:
        return "vergiftet werden";
    case Status::Frost:
        return "gefroren werden";
    case Status::Burn:
        return "in Brand gesetzt werden";
    case Status::Blind:
        return "geblendet werden";
    case Status::Silence:
        return "zum Schweigen gebracht werden";
    case Status::Stealth:
        break;
    }
    return "getarnt werden";
}

std::string sourceOf(const Modifier& immunity)
{
    if (immunity.cards == CardFilter::Kind::Card)
        return immunity.byFoes ? "von Gegnern" : "";
    return fmt::format("von {}{}", immunity.byFoes ? "gegnerischen " : "",
        immunity.cards == CardFilter::Kind::Instant ? "Sofortkarten" : "Fähigkeitskarten");
}

std::string_view attacks(How how)
{
    switch (how) {
    case How::Melee:
        return "Nahkampfangriffen";
    case How::Ranged:
        return "Fernangriffen";
    case How::Ability:
        return "Fähigkeiten";
    case How::Bleed:
        return status(Status::Bleed);
    case How::Burn:
        return status(Status::Burn);
    case How::Card:
        return "Fähigkeitskarten";
    case How::Attack:
    case How::Any:
        break;
    }
    return "Angriffen";
}

} // namespace triptych::seize::german
