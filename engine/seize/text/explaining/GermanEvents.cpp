#include "seize/text/explaining/German.h"

#include <string>
#include <vector>

#include <fmt/format.h>

// What a mercenary does and what befalls it, in German, as what something waits for.
namespace triptych::seize::german {
namespace {

using Event = Trigger::Event;

/// "Ihre Gildenhalle", "ein vernebeltes Feld"
std::string area(const Filter& tiles)
{
    Filter whole;
    whole.noun = Filter::Noun::Tile;
    whole.place = tiles.place;
    if (tiles.place == Filter::Place::Anywhere || tiles != whole)
        return one(tiles).accusative();
    switch (tiles.place) {
    case Filter::Place::YourGuildHall:
        return "Ihre Gildenhalle";
    case Filter::Place::EnemyGuildHall:
        return "die Gildenhalle eines Gegners";
    case Filter::Place::AnyGuildHall:
        return "eine Gildenhalle";
    case Filter::Place::YourSide:
        return "Ihre Seite";
    case Filter::Place::YourFront:
        return "Ihre vorderste Reihe";
    case Filter::Place::EnemyFront:
        return "die vorderste Reihe eines Gegners";
    case Filter::Place::YourMiddle:
        return "Ihre mittlere Reihe";
    case Filter::Place::EnemyMiddle:
        return "die mittlere Reihe eines Gegners";
    case Filter::Place::Anywhere:
    case Filter::Place::OwnGuildHall:
    case Filter::Place::EnemySide:
    case Filter::Place::NoGuildHall:
    case Filter::Place::TheirGuildHall:
        break;
    }
    return "die Seite eines Gegners";
}

/// "5 oder mehr magischen Schaden": of what is dealt.
std::string damageIn(const Trigger& trigger)
{
    const std::vector<std::string> type = trigger.blow.type
        ? std::vector<std::string> { std::string(damageAdjective(*trigger.blow.type)) }
        : std::vector<std::string> {};
    return nominal(trigger.least > 1 ? count(fmt::format("{} oder mehr", trigger.least)) : none(),
        type, damage())
        .accusative();
}

/// "einen Schatz", "eine Waffe"
std::string treasureSort(CardFilter::Kind kind)
{
    return nominal(an(), {}, treasureWord(kind)).accusative();
}

std::string ailment(const Trigger& trigger)
{
    switch (trigger.ailing) {
    case Trigger::Ailing::One:
        return std::string(status(trigger.status));
    case Trigger::Ailing::Any:
        return "einen Status";
    case Trigger::Ailing::Physical:
        return "einen körperlichen Status";
    case Trigger::Ailing::Counters:
        return "eine Statusmarke";
    case Trigger::Ailing::Magical:
        break;
    }
    return "einen magischen Status";
}

Nominal anAttack(How how)
{
    return nominal(an(), {}, attackWord(how));
}

/// "mit einem Fernangriff", "durch einen gegnerischen Söldner": how it is done, or by whom.
std::string with(const Trigger& trigger)
{
    switch (trigger.blow.how) {
    case How::Any:
        return "";
    case How::Bleed:
        return fmt::format("durch {}", status(Status::Bleed));
    case How::Burn:
        return fmt::format("durch {}", status(Status::Burn));
    case How::Ability:
        return "durch eine Fähigkeit";
    case How::Card:
        return "durch eine Fähigkeitskarte";
    case How::Melee:
    case How::Ranged:
    case How::Attack:
        break;
    }
    return fmt::format("mit {}", anAttack(trigger.blow.how).dative());
}

std::string by(const Trigger& trigger)
{
    const std::string from
        = trigger.object ? after("von", one(*trigger.object), Case::Dative) : std::string();
    const bool ability = trigger.blow.how == How::Ability || trigger.blow.how == How::Card;
    if (ability && trigger.doer != Trigger::Doer::Anybody)
        return fmt::format("{} {}", with(trigger),
            trigger.doer == Trigger::Doer::Foe ? "eines Gegners" : "von Ihnen");
    return spaced(spaced(from, with(trigger)), through(trigger.doer));
}

} // namespace

/// "durch einen Gegner": by whose doing
std::string through(Trigger::Doer doer)
{
    switch (doer) {
    case Trigger::Doer::You:
        return "durch Sie";
    case Trigger::Doer::Foe:
        return "durch einen Gegner";
    case Trigger::Doer::Own:
        return "durch diese Karte";
    case Trigger::Doer::Anybody:
        break;
    }
    return {};
}

std::string mercenaryDoes(const Trigger& trigger)
{
    const Nominal subject = trigger.subject.kind == Thing::Kind::Some ? one(trigger.subject.filter)
        : trigger.subject.kind == Thing::Kind::Target
        ? object(trigger.subject)
        : single(trigger.subject.kind, trigger.subject.referent);
    const Filter anybody;
    const Nominal object = one(trigger.object.value_or(anybody));
    const auto about = [&](Verb verb, std::string middle = "", std::string end = "") {
        return Clause { subject, std::move(verb), std::move(middle), std::move(end) }.say(
            Order::Subordinate);
    };
    const Verb becomes { "wird", "werden" };
    const std::string used = trigger.active ? "eine aktive Fähigkeit" : "eine Fähigkeit";
    if (trigger.anyUser)
        return trigger.subject.filter.side == Side::Yours ? fmt::format("Sie {} nutzen", used)
            : trigger.subject.filter.side == Side::Enemy
            ? fmt::format("ein Gegner {} nutzt", used)
            : fmt::format("ein Spieler {} nutzt", used);
    const Verb falls { "fällt", "fallen" };
    switch (trigger.brink) {
    case Trigger::Brink::None:
        break;
    case Trigger::Brink::Half:
        return about(
            falls, fmt::format("auf die Hälfte {}es Lebens oder weniger", subject.possessive()));
    case Trigger::Brink::BelowHalf:
        return about(falls, fmt::format("unter die Hälfte {}es Lebens", subject.possessive()));
    case Trigger::Brink::Health:
        return about(falls, fmt::format("auf {} Leben oder weniger", trigger.brinkAt));
    case Trigger::Brink::Full:
        return about(becomes, spaced(by(trigger), "vollständig"), "geheilt");
    case Trigger::Brink::Counter:
        return about({ "erhält", "erhalten" },
            spaced(by(trigger),
                fmt::format("{}e {}. Marke {}", subject.possessive(), trigger.brinkAt,
                    status(trigger.status))));
    }
    switch (trigger.event) {
    case Event::Attacks:
        return about({ "greift", "greifen", "an" },
            spaced(trigger.object ? object.accusative() : "", with(trigger)));
    case Event::IsAttacked:
        return about(becomes, by(trigger), "angegriffen")
            + (trigger.survives ? " und das übersteht" : "");
    case Event::Plunders:
        return about({ "plündert", "plündern" },
            trigger.least > 1   ? fmt::format("{} oder mehr Beute", trigger.least)
                : trigger.ofYou ? std::string("Sie")
                                : std::string());
    case Event::IsDestroyed:
        return about(becomes, by(trigger), "vernichtet");
    case Event::IsDealtDamage:
        return about({ "nimmt", "nehmen" }, spaced(by(trigger), damageIn(trigger)))
            + (trigger.survives ? " und das übersteht" : "");
    case Event::DealsDamage:
        return about({ "fügt", "fügen", "zu" },
            spaced(
                with(trigger), spaced(trigger.object ? object.dative() : "", damageIn(trigger))));
    case Event::Destroys:
        return about({ "vernichtet", "vernichten" }, spaced(with(trigger), object.accusative()));
    case Event::Moves:
        if (trigger.across)
            return about(
                trigger.leaves ? Verb { "verlässt", "verlassen" } : Verb { "betritt", "betreten" },
                "mit eigener Bewegung " + area(trigger.into.value_or(anybody)));
        return about({ "bewegt", "bewegen" },
            trigger.into ? "sich auf " + one(*trigger.into).accusative() : std::string("sich"));
    case Event::Equips:
        return about({ "nimmt", "nehmen", "auf" }, treasureSort(trigger.cards.kind));
    case Event::Unequips:
        return about({ "legt", "legen", "ab" }, treasureSort(trigger.cards.kind));
    case Event::Exits:
        return about({ "verlässt", "verlassen" }, "das Schlachtfeld");
    case Event::IsUpstaged:
        return about(becomes, by(trigger), "verdrängt");
    case Event::Upstages:
        return about({ "verdrängt", "verdrängen" }, object.accusative());
    case Event::UsesAbility:
        return about({ "nutzt", "nutzen" }, used);
    case Event::Enters:
        if (trigger.played)
            return about(becomes, "", "gespielt");
        return about({ "betritt", "betreten" }, "das Schlachtfeld");
    case Event::IsHealed:
        return about(becomes,
            spaced(by(trigger),
                trigger.least > 1 ? fmt::format("um {} oder mehr", trigger.least) : std::string()),
            "geheilt");
    case Event::GainsStatus:
        return about({ "erhält", "erhalten" },
            spaced(by(trigger),
                trigger.least > 1 ? fmt::format("{} oder mehr {}", trigger.least, ailment(trigger))
                                  : ailment(trigger)));
    case Event::LosesStatus:
        return about({ "verliert", "verlieren" }, spaced(by(trigger), ailment(trigger)));
    case Event::Sheds:
        return about({ "verliert", "verlieren" },
            spaced(by(trigger),
                trigger.ailing == Trigger::Ailing::One
                    ? fmt::format("eine oder mehrere Marken {}", status(trigger.status))
                    : trigger.ailing == Trigger::Ailing::Counters
                    ? std::string("eine oder mehrere Statusmarken")
                    : ailment(trigger)));
    case Event::Leaves:
        return about({ "verlässt", "verlassen" }, "auf irgendeine Weise das Schlachtfeld");
    case Event::IsMended:
        return about(becomes, by(trigger), "verarztet");
    case Event::IsCleansed:
        return about(becomes, by(trigger), "gereinigt");
    case Event::SpendsDefense:
        return about(
            { "verbraucht", "verbrauchen" }, fmt::format("{}e Verteidigung", subject.possessive()));
    case Event::EndsMove:
        return about({ "beendet", "beenden" },
            fmt::format("{}e Bewegung{}", subject.possessive(),
                trigger.into ? " auf " + one(*trigger.into).dative() : std::string()));
    case Event::IsPushed:
        return about(becomes, by(trigger), "gestoßen");
    case Event::Arrives:
        return about(
            trigger.leaves ? Verb { "verlässt", "verlassen" } : Verb { "betritt", "betreten" },
            area(trigger.into.value_or(anybody)));
    case Event::StartOfTurn:
        return about({ "beginnt", "beginnen" }, fmt::format("{}en Zug", subject.possessive()));
    case Event::EndOfTurn:
        return about({ "beendet", "beenden" }, fmt::format("{}en Zug", subject.possessive()));
    case Event::Declares:
        return about({ "kündigt", "kündigen", "an" },
            spaced(trigger.object ? "gegen " + object.accusative() : std::string(),
                anAttack(trigger.blow.how).accusative()));
    case Event::IsDeclaredOn:
        return Clause { anAttack(trigger.blow.how), { "wird", "werden" },
            spaced(
                trigger.object ? after("von", one(*trigger.object), Case::Dative) : std::string(),
                "gegen " + subject.accusative()),
            "angekündigt" }
            .say(Order::Subordinate);
    case Event::ReturnsToHand:
        return about({ "kehrt", "kehren", "zurück" }, spaced(by(trigger), "auf die Hand"));
    case Event::IsTargeted:
    case Event::Acquires:
    case Event::Draws:
    case Event::Discards:
    case Event::Plays:
    case Event::LosesLoot:
    case Event::WinsFlip:
    case Event::LosesFlip:
    case Event::TreasureFalls:
    case Event::TreasureTurns:
    case Event::GainsLoot:
    case Event::StartOfPhase:
    case Event::EndOfPhase:
    case Event::IsPlayed:
    case Event::IsEquipped:
    case Event::IsUnequipped:
    case Event::IsRuined:
    case Event::LosesMarks:
        break;
    }
    if (trigger.cards.kind != CardFilter::Kind::Card)
        return about(becomes,
            fmt::format("von {} {} als Ziel",
                trigger.doer == Trigger::Doer::Foe       ? "einer gegnerischen"
                    : trigger.doer == Trigger::Doer::You ? "Ihrer"
                                                         : "einer",
                trigger.cards.kind == CardFilter::Kind::Instant      ? "Sofortkarte"
                    : trigger.cards.kind == CardFilter::Kind::Attack ? "Angriffskarte"
                                                                     : "Fähigkeitskarte"),
            "gewählt");
    return about(becomes,
        trigger.doer == Trigger::Doer::Foe       ? "von einem Gegner als Ziel"
            : trigger.doer == Trigger::Doer::You ? "von Ihnen als Ziel"
            : trigger.doer == Trigger::Doer::Own ? "von dieser Karte als Ziel"
                                                 : "als Ziel",
        "gewählt");
}

} // namespace triptych::seize::german
