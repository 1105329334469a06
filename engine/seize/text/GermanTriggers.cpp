#include "seize/text/German.h"

#include <fmt/format.h>

// What a triggered ability waits for, in German.
namespace triptych::seize::german {
namespace {

using Event = Trigger::Event;

std::string_view attackOf(How how)
{
    return how == How::Melee ? "einem Nahkampfangriff"
        : how == How::Ranged ? "einem Fernangriff"
                             : "einem Angriff";
}

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

std::string_view attackNamed(How how)
{
    return how == How::Melee ? "einen Nahkampfangriff"
        : how == How::Ranged ? "einen Fernangriff"
                             : "einen Angriff";
}
std::string attackNominal(How how)
{
    return how == How::Melee ? "ein Nahkampfangriff"
        : how == How::Ranged ? "ein Fernangriff"
                             : "ein Angriff";
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
    return fmt::format("mit {}", attackOf(trigger.blow.how));
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
    if (trigger.toHalf)
        return about({ "fällt", "fallen" },
            fmt::format("auf die Hälfte {}es Lebens oder weniger", subject.possessive()));
    switch (trigger.event) {
    case Event::Attacks:
        return about({ "greift", "greifen", "an" },
            spaced(trigger.object ? object.accusative() : "", with(trigger)));
    case Event::IsAttacked:
        return about(becomes, by(trigger), "angegriffen");
    case Event::Plunders:
        return about({ "plündert", "plündern" });
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
        return about({ "nutzt", "nutzen" }, "eine Fähigkeit");
    case Event::Enters:
        return about({ "betritt", "betreten" }, "das Schlachtfeld");
    case Event::IsHealed:
        return about(becomes, by(trigger), "geheilt");
    case Event::GainsStatus:
        return about({ "erhält", "erhalten" }, spaced(by(trigger), ailment(trigger)));
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
                attackNamed(trigger.blow.how)));
    case Event::IsDeclaredOn:
        return Clause { unchanging(attackNominal(trigger.blow.how), Gender::Masculine),
            { "wird", "werden" },
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
    case Event::GainsLoot:
    case Event::StartOfPhase:
    case Event::EndOfPhase:
    case Event::IsPlayed:
    case Event::IsEquipped:
    case Event::IsUnequipped:
    case Event::IsRuined:
        break;
    }
    return about(becomes,
        trigger.doer == Trigger::Doer::Foe       ? "von einem Gegner als Ziel"
            : trigger.doer == Trigger::Doer::You ? "von Ihnen als Ziel"
            : trigger.doer == Trigger::Doer::Own ? "von dieser Karte als Ziel"
                                                 : "als Ziel",
        "gewählt");
}

std::string playerDoes(const Trigger& trigger, Verb verb, std::string middle)
{
    const Nominal player = trigger.who.kind == Who::Kind::You ? you()
        : trigger.who.kind == Who::Kind::Opponent
        ? who({ Who::Kind::Opponent })
        : nominal(an(), {}, masculine("Spieler", "Spielers", "Spieler"));
    return Clause { player, std::move(verb), spaced(through(trigger.doer), middle) }.say(
        Order::Subordinate);
}

std::string lootIn(const Trigger& trigger)
{
    return trigger.least > 1 ? fmt::format("{} oder mehr Beute auf einmal", trigger.least)
                             : "Beute";
}

/// "Ihres Zuges", "jedes Zuges eines Gegners"
std::string whoseTurn(const Who& who)
{
    return who.kind == Who::Kind::You     ? "Ihres Zuges"
        : who.kind == Who::Kind::Opponent ? "jedes Zuges eines Gegners"
                                          : "jedes Zuges";
}
std::string whosePhase(const Who& who, Phase which)
{
    return who.kind == Who::Kind::You     ? fmt::format("Ihrer {}", phase(which))
        : who.kind == Who::Kind::Opponent ? fmt::format("jeder {} eines Gegners", phase(which))
                                          : fmt::format("jeder {}", phase(which));
}

/// What can happen to this card only once.
bool happensOnce(const Trigger& trigger)
{
    return trigger.subject.kind != Thing::Kind::Some
        && (trigger.event == Event::IsDestroyed || trigger.event == Event::Exits
            || trigger.event == Event::Leaves || trigger.event == Event::Enters);
}

/// "Ihrer nächsten Angriffsphase", "des nächsten Zuges"
std::string nextOf(const Trigger& trigger)
{
    const bool turn = trigger.event == Event::StartOfTurn || trigger.event == Event::EndOfTurn;
    const std::string_view which = turn ? "Zuges" : phase(trigger.phase);
    const std::string_view ending = turn ? "es" : "er";
    const std::string_view next = turn ? "nächsten" : "nächsten";
    switch (trigger.who.kind) {
    case Who::Kind::You:
        return fmt::format("Ihr{} {} {}", ending, next, which);
    case Who::Kind::ItsController:
        return fmt::format("{} {} {} des Spielers, der ihn kontrolliert{}", turn ? "des" : "der",
            next, which, close);
    case Who::Kind::ThatPlayer:
        return fmt::format("{} {} {} des genannten Spielers", turn ? "des" : "der", next, which);
    case Who::Kind::Opponent:
        return fmt::format("{} {} {} eines Gegners", turn ? "des" : "der", next, which);
    case Who::Kind::EachOpponent:
    case Who::Kind::EachPlayer:
    case Who::Kind::Target:
    case Who::Kind::ItsOwner:
        break;
    }
    return fmt::format("{} {} {}", turn ? "des" : "der", next, which);
}
std::string duringWhose(const Trigger& trigger)
{
    using During = Trigger::During;
    if (!trigger.inPhase)
        switch (trigger.during) {
        case During::YourTurn:
            return trigger.outside ? "außerhalb Ihres Zuges " : "in Ihrem Zug ";
        case During::OpponentsTurn:
            return trigger.outside ? "außerhalb der Züge von Gegnern " : "im Zug eines Gegners ";
        case During::TheirTurn:
            return trigger.outside ? "außerhalb des eigenen Zuges " : "im eigenen Zug ";
        case During::Always:
            return {};
        }
    const std::string_view name = phase(*trigger.inPhase);
    switch (trigger.during) {
    case During::YourTurn:
        return fmt::format("{} Ihrer {} ", trigger.outside ? "außerhalb" : "in", name);
    case During::OpponentsTurn:
        return fmt::format("{} der {} eines Gegners ", trigger.outside ? "außerhalb" : "in", name);
    case During::TheirTurn:
        return fmt::format("{} der eigenen {} ", trigger.outside ? "außerhalb" : "in", name);
    case During::Always:
        break;
    }
    return fmt::format("{} der {} ", trigger.outside ? "außerhalb" : "in", name);
}
/// What a player does; empty of what a mercenary does.
std::string playersDeed(const Trigger& trigger)
{
    switch (trigger.event) {
    case Event::Acquires:
        return playerDoes(trigger, { "erwirbt", "erwerben" },
            trigger.least > 1      ? fmt::format("{} oder mehr Karten", trigger.least)
                : trigger.eachCard ? "eine Karte (bei mehreren: für jede)"
                                   : "Karten");
    case Event::Draws:
        return playerDoes(trigger, { "zieht", "ziehen" }, "Karten");
    case Event::Discards:
        return playerDoes(trigger, { "wirft", "werfen", "ab" },
            trigger.cards == CardFilter {} ? std::string("Karten")
                                           : cards(trigger.cards, an(), Many::No).accusative());
    case Event::Plays:
        return playerDoes(
            trigger, { "spielt", "spielen" }, cards(trigger.cards, an(), Many::No).accusative());
    case Event::LosesLoot:
        return playerDoes(trigger, { "verliert", "verlieren" }, lootIn(trigger));
    case Event::WinsFlip:
        return playerDoes(trigger, { "gewinnt", "gewinnen" }, "einen Münzwurf");
    case Event::LosesFlip:
        return playerDoes(trigger, { "verliert", "verlieren" }, "einen Münzwurf");
    case Event::TreasureFalls:
        return fmt::format("{}{} vernichtet wird",
            nominal(an(), {}, treasureWord(trigger.cards.kind)).nominative(),
            trigger.who.kind == Who::Kind::You            ? " unter Ihrer Kontrolle"
                : trigger.who.kind == Who::Kind::Opponent ? " eines Gegners"
                                                          : " irgendeines Spielers");
    case Event::GainsLoot:
        return playerDoes(trigger, { "erhält", "erhalten" }, lootIn(trigger));
    case Event::Attacks:
    case Event::IsAttacked:
    case Event::Plunders:
    case Event::IsDestroyed:
    case Event::IsDealtDamage:
    case Event::DealsDamage:
    case Event::Destroys:
    case Event::Moves:
    case Event::Equips:
    case Event::Unequips:
    case Event::Exits:
    case Event::IsUpstaged:
    case Event::Upstages:
    case Event::UsesAbility:
    case Event::Enters:
    case Event::IsHealed:
    case Event::GainsStatus:
    case Event::LosesStatus:
    case Event::IsMended:
    case Event::IsCleansed:
    case Event::SpendsDefense:
    case Event::Declares:
    case Event::IsDeclaredOn:
    case Event::ReturnsToHand:
    case Event::IsTargeted:
    case Event::EndsMove:
    case Event::IsPushed:
    case Event::Sheds:
    case Event::Leaves:
    case Event::Arrives:
    case Event::StartOfTurn:
    case Event::EndOfTurn:
    case Event::StartOfPhase:
    case Event::EndOfPhase:
    case Event::IsPlayed:
    case Event::IsEquipped:
    case Event::IsUnequipped:
    case Event::IsRuined:
        break;
    }
    return {};
}

} // namespace

std::string watched(const Watch& watch)
{
    const Trigger& trigger = watch.trigger;
    if (!trigger.its && trigger.event >= Event::StartOfTurn && trigger.event <= Event::EndOfPhase)
        return fmt::format(
            "{} {}", trigger.event == Event::EndOfTurn ? "am Ende" : "zu Beginn", nextOf(trigger));
    const std::string deed = playersDeed(trigger);
    const std::string_view howLong = watch.duration == Duration::ThisTurn ? "in diesem Zug "
        : watch.duration == Duration::UntilYourNextTurn   ? "bis zum Beginn Ihres nächsten Zuges "
        : watch.duration == Duration::ThroughYourNextTurn ? "bis zum Ende Ihres nächsten Zuges "
        : watch.duration == Duration::ThroughYourTurn     ? "bis zum Ende Ihres Zuges "
                                                          : "";
    return subordinate(watch.once ? "wenn das nächste Mal" : "immer wenn",
        fmt::format(
            "{}{}{}", howLong, duringWhose(trigger), deed.empty() ? mercenaryDoes(trigger) : deed));
}

std::string trigger(const Trigger& trigger, std::string_view once)
{
    constexpr std::array<std::string_view, 5> times { "", "", "zum zweiten Mal in einem Zug ",
        "zum dritten Mal in einem Zug ", "zum vierten Mal in einem Zug " };
    const std::string during = fmt::format("{}{}", duringWhose(trigger),
        times[static_cast<std::size_t>(std::clamp(trigger.nth, 1, 4))]);
    const auto whenever = [&](const std::string& clause) {
        return fmt::format("{}{}",
            subordinate("immer wenn", std::string(during) + clause + std::string(once)), "");
    };
    const auto moment = [&](const std::string& when) { return fmt::format("{}{}", when, once); };
    if (trigger.its)
        return whenever(mercenaryDoes(trigger));
    switch (trigger.event) {
    case Event::StartOfTurn:
        return moment("zu Beginn " + whoseTurn(trigger.who));
    case Event::EndOfTurn:
        return moment("am Ende " + whoseTurn(trigger.who));
    case Event::StartOfPhase:
        return moment("zu Beginn " + whosePhase(trigger.who, trigger.phase));
    case Event::EndOfPhase:
        return moment("am Ende " + whosePhase(trigger.who, trigger.phase));
    case Event::Acquires:
    case Event::Draws:
    case Event::Discards:
    case Event::Plays:
    case Event::LosesLoot:
    case Event::WinsFlip:
    case Event::LosesFlip:
    case Event::TreasureFalls:
    case Event::GainsLoot:
        return whenever(playersDeed(trigger));
    case Event::IsPlayed:
        return subordinate("wenn", fmt::format("{}diese Karte gespielt wird{}", during, once));
    case Event::IsEquipped:
        return whenever("dieser Schatz angelegt wird");
    case Event::IsUnequipped:
        return whenever("dieser Schatz abgelegt wird");
    case Event::IsRuined:
        return subordinate("wenn",
            fmt::format("{}{} vernichtet wird{}", during,
                trigger.cards.kind == CardFilter::Kind::Event ? "dieses Ereignis" : "dieser Schatz",
                once));
    case Event::Attacks:
    case Event::IsAttacked:
    case Event::Plunders:
    case Event::IsDestroyed:
    case Event::IsDealtDamage:
    case Event::DealsDamage:
    case Event::Destroys:
    case Event::Moves:
    case Event::Equips:
    case Event::Unequips:
    case Event::Exits:
    case Event::IsUpstaged:
    case Event::Upstages:
    case Event::UsesAbility:
    case Event::Enters:
    case Event::IsHealed:
    case Event::GainsStatus:
    case Event::LosesStatus:
    case Event::IsMended:
    case Event::IsCleansed:
    case Event::SpendsDefense:
    case Event::Declares:
    case Event::IsDeclaredOn:
    case Event::ReturnsToHand:
    case Event::IsTargeted:
    case Event::EndsMove:
    case Event::IsPushed:
    case Event::Sheds:
    case Event::Leaves:
    case Event::Arrives:
        break;
    }
    return subordinate(happensOnce(trigger) ? "wenn" : "immer wenn",
        fmt::format("{}{}{}", during, mercenaryDoes(trigger), once));
}

} // namespace triptych::seize::german
