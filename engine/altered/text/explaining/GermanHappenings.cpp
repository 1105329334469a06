#include "altered/text/explaining/German.h"

#include <utility>

#include <fmt/format.h>

// What may happen, in German: a clause with its verb last, as it happens, happened or would happen.
namespace triptych::altered::german {
namespace {

using Event = Happening::Event;

/// A verb in the three moods that a happening is told in.
struct VerbForms
{
    Verb verb {};              ///< "zieht", "ziehen", "weiter"
    std::string participle {}; ///< "weitergezogen"
    bool moves = false;        ///< "ist weitergezogen" rather than "hat"
    std::string infinitive {}; ///< "weiterziehen"
};

std::string inMood(const Nominal& subject, const VerbForms& verb, std::string middle, Mood mood,
    bool reflexive = false)
{
    Clause clause { subject, verb.verb, std::move(middle) };
    clause.reflexive = reflexive;
    if (mood == Mood::Past) {
        clause.verb = verb.moves ? Verb { "ist", "sind" } : Verb { "hat", "haben" };
        clause.end = verb.participle;
    } else if (mood == Mood::Would) {
        clause.verb = { "würde", "würden" };
        clause.end = verb.infinitive;
    }
    return clause.say(Order::Subordinate);
}

std::string passive(const Nominal& subject, std::string participle, std::string middle, Mood mood)
{
    const Verb verb = mood == Mood::Past ? Verb { "wurde", "wurden" }
        : mood == Mood::Would            ? Verb { "würde", "würden" }
                                         : Verb { "wird", "werden" };
    return Clause { subject, verb, std::move(middle), std::move(participle) }.say(
        Order::Subordinate);
}

/// Of what is targeted: with what.
std::string_view meansOf(const Happening& of)
{
    return of.bySpell ? "mit einem Zauber" : of.byAbility ? "mit einer Fähigkeit" : "";
}

std::string fromPlaces(const Happening& of)
{
    if (said(of).fromAnywhere)
        return "von irgendwoher";
    std::string words;
    for (const Place& each : of.from)
        words += fmt::format(
            "{}{}", words.empty() ? "" : " oder ", at(Way::From, each.zone, each.whose));
    return words;
}

std::string_view window(Happening::Window window)
{
    switch (window) {
    case Happening::Window::Always:
        break;
    case Happening::Window::Afternoon:
        return "am Nachmittag";
    case Happening::Window::Dusk:
        return "in der Dämmerung";
    case Happening::Window::Night:
        return "in der Nacht";
    case Happening::Window::Morning:
        return "am Morgen";
    case Happening::Window::YourTurn:
        return "in Ihrem Zug";
    case Happening::Window::ThisTurn:
        return "in diesem Zug";
    case Happening::Window::ThisDay:
        return "an diesem Tag";
    case Happening::Window::ThisWay:
        return "auf diese Weise";
    case Happening::Window::ThisAfternoon:
        return "an diesem Nachmittag";
    case Happening::Window::Rest:
        return "bei der Rast";
    case Happening::Window::PreviousDay:
        return "am vorigen Tag";
    case Happening::Window::PreviousDusk:
        return "in der vorigen Dämmerung";
    case Happening::Window::Noon:
        return "am Mittag";
    case Happening::Window::ThisMorning:
        return "an diesem Morgen";
    case Happening::Window::ThisNoon:
        return "an diesem Mittag";
    case Happening::Window::ThisDusk:
        return "in dieser Dämmerung";
    case Happening::Window::ThisNight:
        return "in dieser Nacht";
    case Happening::Window::SameDusk:
        return "in derselben Dämmerung";
    }
    return "";
}

std::string changed(const Happening& of)
{
    if (of.gainsStatus)
        return fmt::format("den Status {}", inQuotes(status(of.status)));
    if (of.ordinal)
        return nominal(the(), { ordinal(of.amount.number, "") }, counter(of.counter)).accusative();
    if (said(of).word == Said<Happening>::A)
        return much(of.amount, counter(of.counter));
    return fmt::format("{} oder mehr {}", of.amount.number, counter(of.counter).plural);
}

Who playersZone(const Happening& of)
{
    return of.who.kind == Who::Kind::Anyone ? Who {} : of.who;
}

std::string due(const Happening& of)
{
    return of.dueToAscend ? "durch Aufsteigen"
        : of.dueTo != 0   ? "durch " + terrains(of.dueTo, "oder")
        : of.least > 1 && of.event == Happening::Event::MovesForward
        ? fmt::format("durch {} oder mehr Gelände", int { of.least })
        : "";
}

Nominal subjectOf(const Happening& of)
{
    return of.subject ? object(*of.subject) : thisCard();
}

/// What somebody does to something.
std::string done(const Happening& of, Mood mood, const VerbForms& verb, std::string_view how)
{
    return inMood(who(of.who), verb, spaced(how, subjectOf(of).accusative()), mood);
}

std::string participleOf(Event event)
{
    constexpr std::pair<Event, std::string_view> participles[] { { Event::Discards, "abgeworfen" },
        { Event::Exhausts, "erschöpft" }, { Event::Readies, "bereit gemacht" },
        { Event::Completes, "vollendet" }, { Event::Plays, "gespielt" },
        { Event::Creates, "erschaffen" }, { Event::Targets, "als Ziel gewählt" },
        { Event::Sabotages, "sabotiert" } };
    for (const auto& [of, participle] : participles)
        if (of == event)
            return std::string(participle);
    return "geopfert";
}

std::string rolled(const Happening& of)
{
    if (of.least == 0)
        return said(of).word == Said<Happening>::A ? "mit einem Würfel"
                                                   : "mit einem oder mehr Würfeln";
    return of.most == 0       ? fmt::format("eine {} oder mehr", int { of.least })
        : of.most == of.least ? fmt::format("eine {}", int { of.least })
                              : fmt::format("eine {} bis {}", int { of.least }, int { of.most });
}

/// "in diesem Zug", "zum zweiten Mal an einem Tag"
std::string whenOf(const Happening& of)
{
    if (!said(of).nthTime)
        return of.outside ? fmt::format("nicht {}", window(of.window))
                          : std::string(window(of.window));
    const std::string_view each = of.window == Happening::Window::ThisTurn ? "in einem Zug"
        : of.window == Happening::Window::ThisDay                          ? "an einem Tag"
                                                                           : "an einem Nachmittag";
    return fmt::format("zum {} Mal {}", ordinal(of.amount.number, "en"),
        said(of).thisTime ? window(of.window) : each);
}

} // namespace

std::string happening(const Happening& of, Mood mood)
{
    const std::string when = whenOf(of);
    const Nominal player = who(of.who);
    const auto by = [&](const VerbForms& verb, std::string_view what = "") {
        return inMood(player, verb, spaced(when, what), mood);
    };
    const auto card = [&](const VerbForms& verb, std::string_view what = "") {
        return inMood(subjectOf(of), verb, spaced(when, what), mood);
    };
    const auto moving = [&](const VerbForms& verb, std::string_view what = "") {
        const std::string how = spaced(when, spaced(due(of), what));
        const Nominal which = expedition(*of.expedition);
        if (of.attempt)
            return inMood(which, { { "soll", "sollen" }, verb.infinitive + " sollen" },
                how + (how.empty() ? "" : " ") + verb.infinitive, Mood::Present);
        return inMood(which, verb, how, mood);
    };
    if (of.passive)
        return passive(subjectOf(of), participleOf(of.event),
            spaced(of.who.kind == Who::Kind::Anyone ? std::string()
                                                    : after("von", player, Case::Dative),
                spaced(meansOf(of), spaced(when, fromPlaces(of)))),
            mood);
    switch (of.event) {
    case Event::IconJoin:
        return "diese Karte dazukommt";
    case Event::IconHand:
        return "diese Karte aus der Hand gespielt wird";
    case Event::IconReserve:
        return "diese Karte aus der Reserve gespielt wird";
    case Event::AtPhase:
        return std::string(phase(of.phase));
    case Event::Completes:
        return done(
            of, mood, { { "vollendet", "vollenden" }, "vollendet", false, "vollenden" }, when);
    case Event::Becomes:
        if (of.expedition)
            return moving(
                { { "begegnet", "begegnen" }, "begegnet", true, "begegnen" }, "einer gegnerischen");
        return card({ { "wird", "werden" }, "geworden", true, "werden" }, status(of.status));
    case Event::Plays: {
        const VerbForms plays { { "spielt", "spielen" }, "gespielt", false, "spielen" };
        if (!of.ordinal || said(of).nthTime)
            return done(of, mood, plays, when);
        const auto* some = of.subject ? std::get_if<Some>(&of.subject->node) : nullptr;
        return by(plays,
            filter(some ? some->filter : Filter {}, own(player.possessive()), Many::No,
                { ordinal(of.amount.number, "") })
                .accusative());
    }
    case Event::Sacrifices:
        return done(of, mood, { { "opfert", "opfern" }, "geopfert", false, "opfern" }, when);
    case Event::Discards:
        return done(
            of, mood, { { "wirft", "werfen", "ab" }, "abgeworfen", false, "abwerfen" }, when);
    case Event::Creates:
        return done(
            of, mood, { { "erschafft", "erschaffen" }, "erschaffen", false, "erschaffen" }, when);
    case Event::Exhausts:
        return done(
            of, mood, { { "erschöpft", "erschöpfen" }, "erschöpft", false, "erschöpfen" }, when);
    case Event::Readies:
        return done(of, mood,
            { { "macht", "machen", "bereit " }, "bereit gemacht", false, "bereit machen" }, when);
    case Event::Reveals:
        return done(
            of, mood, { { "deckt", "decken", "auf" }, "aufgedeckt", false, "aufdecken" }, when);
    case Event::Sabotages:
        return of.subject
            ? done(
                of, mood, { { "sabotiert", "sabotieren" }, "sabotiert", false, "sabotieren" }, when)
            : by({ { "sabotiert", "sabotieren" }, "sabotiert", false, "sabotieren" }, "eine Karte");
    case Event::Targets:
        return done(of, mood, { { "wählt", "wählen" }, "gewählt", false, "wählen" },
            spaced(when, spaced(meansOf(of), "als Ziel")));
    case Event::Draws:
        if (of.ordinal)
            return by({ { "zieht", "ziehen" }, "gezogen", false, "ziehen" },
                fmt::format("die {} Karte", ordinal(of.amount.number, "e")));
        return by({ { "zieht", "ziehen" }, "gezogen", false, "ziehen" },
            said(of).word == Said<Happening>::A
                ? std::string("eine Karte")
                : fmt::format("{} oder mehr Karten", of.amount.number));
    case Event::Resupplies:
        return by(
            { { "füllt", "füllen", "auf" }, "aufgefüllt", false, "auffüllen" }, "die Reserve");
    case Event::Rolls:
        return by({ { "würfelt", "würfeln" }, "gewürfelt", false, "würfeln" }, rolled(of));
    case Event::Passes:
        return by({ { "passt", "passen" }, "gepasst", false, "passen" },
            of.first                ? "als Erster"
                : of.afterOpponents ? "nach Ihren Gegnern"
                                    : "");
    case Event::MakesGift:
        return by({ { "macht", "machen" }, "gemacht", false, "machen" }, "ein Geschenk");
    case Event::GetsGift:
        return by({ { "erhält", "erhalten" }, "erhalten", false, "erhalten" }, "ein Geschenk");
    case Event::Spends:
        return by({ { "gibt", "geben", "aus" }, "ausgegeben", false, "ausgeben" },
            fmt::format("{} oder mehr {}", of.amount.number, counter(of.counter).plural));
    case Event::Joins: {
        std::string where = of.expedition ? "in " + expedition(*of.expedition).accusative()
                                          : "an " + zoneOf(of.zone, playersZone(of)).accusative();
        if (of.expedition && of.orLandmarks)
            where += " oder an Ihre Orte";
        return card({ { "kommt", "kommen" }, "gekommen", true, "kommen" }, where);
    }
    case Event::Leaves:
        return card({ { "verlässt", "verlassen" }, "verlassen", false, "verlassen" },
            of.expedition ? expedition(*of.expedition).accusative()
                : of.zone == Zone::Expedition
                ? std::string("die Expeditionen") // they are everybody's
                : zoneOf(of.zone, playersZone(of)).accusative());
    case Event::GoesTo:
        return card({ { "geht", "gehen" }, "gegangen", true, "gehen" },
            spaced(said(of).word == Said<Happening>::Directly ? "geradewegs" : "",
                spaced(fromPlaces(of), at(Way::Into, of.zone, playersZone(of)))));
    case Event::IsSacrificed:
        return passive(subjectOf(of), "geopfert", std::string(when), mood);
    case Event::Gains:
        return card({ { "erhält", "erhalten" }, "erhalten", false, "erhalten" }, changed(of));
    case Event::Loses:
        return card({ { "verliert", "verlieren" }, "verloren", false, "verlieren" }, changed(of));
    case Event::SwitchesExpeditions:
        return card(
            { { "wechselt", "wechseln" }, "gewechselt", false, "wechseln" }, "die Expedition");
    case Event::Defects:
        return card({ { "läuft", "laufen", "über" }, "übergelaufen", true, "überlaufen" });
    case Event::MovesForward:
        return moving({ { "zieht", "ziehen", "weiter" }, "weitergezogen", true, "weiterziehen" });
    case Event::MovesBackward:
        return moving({ { "zieht", "ziehen", "zurück" }, "zurückgezogen", true, "zurückziehen" });
    case Event::FailsToMove:
        return moving(
            { { "zieht", "ziehen", "weiter" }, "weitergezogen", true, "weiterziehen" }, "nicht");
    case Event::Ascends:
        return moving({ { "steigt", "steigen", "auf" }, "aufgestiegen", true, "aufsteigen" },
            said(of).word == Said<Happening>::Again ? "noch einmal" : "");
    case Event::Activates:
        break;
    }
    if (of.ordinal && !said(of).nthTime)
        return passive(nominal(count(std::to_string(of.amount.number)), {},
                           feminine(abilitiesOf(of.icons, Many::Yes)), Many::Yes),
            "ausgelöst", when, mood);
    const Nominal ability = nominal(an(), {},
        feminine(of.icons == 0 ? "Schnellaktion" : abilitiesOf(of.icons, Many::No)), Many::No,
        of.subject ? " von " + object(*of.subject).dative() : std::string());
    return of.who.kind == Who::Kind::Anyone
        ? passive(ability, "ausgelöst", std::string(when), mood)
        : by({ { "löst", "lösen", "aus" }, "ausgelöst", false, "auslösen" }, ability.accusative());
}

} // namespace triptych::altered::german
