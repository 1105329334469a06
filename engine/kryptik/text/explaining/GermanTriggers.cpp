#include "kryptik/text/explaining/German.h"
#include "kryptik/text/printing/Phrases.h"

#include <fmt/format.h>

// What a triggered ability waits for, in German.
namespace triptych::kryptik::german {

namespace {

/// The other one of two: "ein Bürger mit Sidestep", "diese Karte".
Nominal counterpart(const Trigger& trigger)
{
    return trigger.counterpartIsThis ? thisCard() : one(trigger.counterpart.value_or(Filter {}));
}

/// To what damage is dealt, before the verb.
std::string toWhat(const Trigger& trigger)
{
    switch (trigger.object) {
    case Trigger::Object::Citizen:
        return counterpart(trigger).dative() + " ";
    case Trigger::Object::YearCard:
        return "einer 11-Jahre-Karte ";
    case Trigger::Object::Player:
        return "einem Spieler ";
    case Trigger::Object::Any:
    case Trigger::Object::Spell:
    case Trigger::Object::Ability:
        break;
    }
    return "";
}

/// "eine Karte", "Ihre zweite Karte in diesem Zug": what somebody draws, discards or casts.
std::string nthOr(const Trigger& trigger, const Filter& what, std::string_view possessive)
{
    if (trigger.nth > 0)
        return described(
                   what, own(possessive), Many::No, Suffix::None, { ordinal(trigger.nth, "") })
                   .accusative()
            + " in einem Zug";
    return trigger.together ? described(what, count("1 oder mehr"), Many::Yes).accusative()
                            : one(what).accusative();
}

/// "when this dies while attacking"
std::string asItWas(Filter::Condition condition)
{
    using Condition = Filter::Condition;
    return condition == Condition::Attacking ? "als Angreifer "
        : condition == Condition::Blocking   ? "als Blocker "
        : condition == Condition::InCombat   ? "als Angreifer oder Blocker "
        : condition == Condition::Engaged    ? "eingesetzt "
        : condition == Condition::Disengaged ? "nicht eingesetzt "
        : condition == Condition::Weary      ? "müde "
                                             : "";
}

std::string about(const Trigger& trigger, Verb verb, std::string middle = "", std::string end = "")
{
    const Nominal subject = trigger.together
        ? described(trigger.subject, count("1 oder mehr"), Many::Yes)
        : trigger.subjectIsThis ? thisCard()
                                : one(trigger.subject);
    if (trigger.subjectIsThis)
        middle = asItWas(trigger.subject.condition) + middle;
    return Clause { subject, std::move(verb), std::move(middle), std::move(end) }.say(
        Order::Subordinate);
}

/// "Zuges", "Kampfes", as `trigger` says of whose.
std::string moment(const Trigger& trigger, std::string_view when, std::string_view what)
{
    if (trigger.opponentsTurn)
        return fmt::format("{} jedes {} eines Gegners", when, what);
    return fmt::format("{} {} {}", when, trigger.eachTurn ? "jedes" : "Ihres", what);
}

std::string byTarget(const Trigger& trigger)
{
    const std::string_view whose = trigger.bySide == Side::Any ? ""
        : trigger.bySide == Side::You                          ? " unter Ihrer Kontrolle"
                                      : " unter der Kontrolle eines Gegners";
    const std::string_view what = trigger.object == Trigger::Object::Spell ? "von einem Zauber"
        : trigger.object == Trigger::Object::Ability                       ? "von einer Fähigkeit"
                                                     : "von einem Zauber oder einer Fähigkeit";
    return fmt::format("{}{} als Ziel", what, whose);
}

std::string intoZone(const Trigger& trigger)
{
    const std::string into = at(Way::Into, trigger.place.zone, trigger.place.whose);
    return trigger.from
        ? fmt::format("{} {}", at(Way::From, *trigger.from, trigger.place.whose), into)
        : into;
}

std::string startOf(const Trigger& trigger, std::string_view phase)
{
    return fmt::format("zu Beginn {} {}{}",
        trigger.opponentsTurn || trigger.eachTurn ? "jeder" : "Ihrer", phase,
        trigger.opponentsTurn ? " eines Gegners" : "");
}

/// "eine aktive Fähigkeit", "eine aktive Fähigkeit eines Bürgers"
std::string abilityOf(const Trigger& trigger, std::string_view possessive, const Noun& noun)
{
    if (trigger.nth > 0)
        return nominal(own(possessive), { ordinal(trigger.nth, "") }, noun, Many::No).accusative()
            + " in einem Zug";
    return trigger.subjectIsThis ? std::string("eine aktive Fähigkeit")
                                 : "eine aktive Fähigkeit " + one(trigger.subject).of();
}
std::string sacrificed(const Trigger& trigger)
{
    return trigger.together
        ? described(trigger.subject, count("1 oder mehr"), Many::Yes).accusative()
        : one(trigger.subject).accusative();
}

/// "der zweite Bürger unter Ihrer Kontrolle in einem Zug stirbt"
std::string nthDoes(const Trigger& trigger, Verb verb, std::string_view what = "")
{
    return Clause { described(trigger.subject, the(), Many::No, Suffix::None,
                        { ordinal(trigger.nth, "") }),
        std::move(verb), fmt::format("{}in einem Zug", what) }
        .say(Order::Subordinate);
}
std::string thisOr(const Trigger& trigger)
{
    return trigger.subjectIsThis ? thisCard().accusative() : one(trigger.subject).accusative();
}
/// "Sie ... legen", "ein Gegner ... legt"
std::string somebody(const Trigger& trigger, const std::string& what, std::string_view verb)
{
    const bool you = trigger.bySide == Side::You;
    return fmt::format("{} {} {}{}", you ? "Sie" : "ein Gegner", what, verb, you ? "en" : "t");
}
/// "Ihrem Ablagestapel": from where it is cast
std::string fromWhere(const Trigger& trigger)
{
    return trigger.from ? at(Way::From, *trigger.from,
                              trigger.event == Trigger::Event::YouCast ? Side::You : Side::They)
            + " "
                        : "";
}

/// "Sie Ihre zweite Karte ziehen", "ein Gegner eine Karte zieht"
std::string doesToCard(const Trigger& trigger, const Filter& what, std::string_view does,
    std::string_view youDo, std::string_view how = {})
{
    using Event = Trigger::Event;
    const bool you = trigger.event == Event::YouDraw || trigger.event == Event::YouDiscard
        || trigger.event == Event::YouCast;
    return fmt::format("{} {} {}{}", you ? "Sie" : "ein Gegner",
        nthOr(trigger, what, you ? "Ihr" : "sein"), how, you ? youDo : does);
}

/// What happens, verb last; "" of a moment, which is no clause.
std::string happening(const Trigger& trigger)
{
    using Event = Trigger::Event;
    const bool met = trigger.object == Trigger::Object::Citizen;
    const Verb becomes { "wird", "werden" };
    const Filter anyCard { Filter::Noun::Card };
    if (const auto theirs = opponentsOf(trigger.event); theirs && trigger.anyones
        && !isOfThisCard(trigger) && trigger.event != Event::YourYearDestroyed) {
        constexpr std::string_view told = "ein Gegner";
        Trigger opponents = trigger;
        opponents.event = *theirs;
        return "ein Spieler" + happening(opponents).substr(told.size());
    }
    switch (trigger.event) {
    case Event::Enters:
        return trigger.nth > 0 ? nthDoes(trigger, { "betritt", "betreten" }, "die Insel ")
                               : about(trigger, { "betritt", "betreten" }, "die Insel");
    case Event::Dies:
        if (trigger.nth > 0)
            return nthDoes(trigger, { "stirbt", "sterben" });
        return about(trigger, { "stirbt", "sterben" });
    case Event::Attacks:
        if (trigger.nth > 0)
            return nthDoes(trigger, { "greift", "greifen", "an" });
        return about(trigger, { "greift", "greifen", "an" },
            trigger.object == Trigger::Object::YearCard     ? "eine 11-Jahre-Karte"
                : trigger.object == Trigger::Object::Player ? "einen Spieler"
                : trigger.bySide == Side::You               ? "Sie"
                : trigger.bySide == Side::Opponents         ? "einen Gegner"
                                                            : "");
    case Event::Blocks:
        return about(
            trigger, { "blockt", "blocken" }, met ? counterpart(trigger).accusative() : "");
    case Event::BecomesBlocked:
        if (trigger.fewest > 0)
            return about(trigger, becomes, fmt::format("von {} oder mehr Bürgern", trigger.fewest),
                "geblockt");
        return about(trigger, becomes, met ? after("von", counterpart(trigger), Case::Dative) : "",
            "geblockt");
    case Event::IsDealtDamage:
        return about(trigger, { "nimmt", "nehmen" },
            (met ? after("von", counterpart(trigger), Case::Dative) + " " : "")
                + (trigger.combat ? "Kampfschaden" : "Schaden"));
    case Event::IsUnblocked:
        return about(trigger, { "greift", "greifen", "an" }, "ungeblockt");
    case Event::YouProbe:
        return "Sie sondieren";
    case Event::OpponentProbes:
        return "ein Gegner sondiert";
    case Event::GetsCounters: {
        const std::string what = fmt::format("eine Marke ({}) auf {}",
            trigger.counter.any ? "gleich welche" : phrases::counterName(trigger.counter),
            thisOr(trigger));
        return trigger.bySide == Side::Any ? what + " gelegt wird" : somebody(trigger, what, "leg");
    }
    case Event::YouActivate:
        return fmt::format("Sie {} nutzen",
            abilityOf(trigger, "Ihr", feminine("aktive Fähigkeit", "aktiven Fähigkeiten")));
    case Event::OpponentActivates:
        return fmt::format("ein Gegner {} nutzt",
            abilityOf(trigger, "sein", feminine("aktive Fähigkeit", "aktiven Fähigkeiten")));
    case Event::YouUseYear:
        return trigger.nth > 0
            ? fmt::format("Sie {} nutzen",
                abilityOf(trigger, "Ihr", feminine("11-Jahre-Fähigkeit", "11-Jahre-Fähigkeiten")))
            : "Sie eine 11-Jahre-Fähigkeit nutzen";
    case Event::OpponentUsesYear:
        return trigger.nth > 0
            ? fmt::format("ein Gegner {} nutzt",
                abilityOf(trigger, "sein", feminine("11-Jahre-Fähigkeit", "11-Jahre-Fähigkeiten")))
            : "ein Gegner eine 11-Jahre-Fähigkeit nutzt";
    case Event::YouSearch:
        return "Sie Ihr Deck durchsuchen";
    case Event::OpponentSearches:
        return "ein Gegner sein Deck durchsucht";
    case Event::DealsDamage:
        return about(trigger, { "fügt", "fügen", "zu" }, toWhat(trigger) + "Schaden");
    case Event::DealsCombatDamage:
        return about(trigger, { "fügt", "fügen", "zu" }, toWhat(trigger) + "Kampfschaden");
    case Event::DestroysYear:
        return about(trigger, { "zerstört", "zerstören" },
            trigger.bySide == Side::You ? "eine Ihrer 11-Jahre-Karten" : "eine 11-Jahre-Karte");
    case Event::YouSacrifice:
        if (trigger.subjectIsThis)
            return about(trigger, becomes, "", "geopfert");
        return fmt::format("Sie {} opfern",
            trigger.nth > 0 ? nthOr(trigger, trigger.subject, "Ihr") : sacrificed(trigger));
    case Event::OpponentSacrifices:
        return fmt::format("ein Gegner {} opfert",
            trigger.nth > 0 ? nthOr(trigger, trigger.subject, "sein") : sacrificed(trigger));
    case Event::BecomesWeary:
        return about(trigger, becomes, "müde");
    case Event::BecomesEngaged:
        return about(trigger, becomes, "", "eingesetzt");
    case Event::BecomesDisengaged:
        return about(trigger, becomes, "wieder bereit");
    case Event::IsCountered:
        if (trigger.bySide == Side::You)
            return fmt::format("Sie {} aufheben", nthOr(trigger, trigger.subject, "Ihr"));
        if (trigger.bySide == Side::Opponents)
            return fmt::format("ein Gegner {} aufhebt", nthOr(trigger, trigger.subject, "sein"));
        return about(trigger, becomes, "", "aufgehoben");
    case Event::IsAttached:
        if (trigger.bySide != Side::Any)
            return somebody(trigger,
                one(trigger.subject).accusative() + " "
                    + after("an", counterpart(trigger), Case::Accusative),
                "anleg");
        return about(trigger, becomes,
            met ? after("an", counterpart(trigger), Case::Accusative) : "", "angelegt");
    case Event::LeavesTheIsland:
        return about(trigger, { "verlässt", "verlassen" }, "die Insel");
    case Event::YouDraw:
    case Event::OpponentDraws:
        return doesToCard(trigger, anyCard, "zieht", "ziehen");
    case Event::YouDiscard:
    case Event::OpponentDiscards:
        return doesToCard(
            trigger, trigger.subjectIsThis ? anyCard : trigger.subject, "abwirft", "abwerfen");
    case Event::YouCast:
    case Event::OpponentCasts:
        return doesToCard(trigger, trigger.subject, "wirkt", "wirken",
            fromWhere(trigger) + (trigger.forYear ? "für die 11-Jahres-Kosten " : ""));
    case Event::YouPlunder:
        return trigger.each ? "Sie eine Karte plündern" : "Sie plündern";
    case Event::OpponentPlunders:
        return trigger.each ? "ein Gegner eine Karte plündert" : "ein Gegner plündert";
    case Event::YouShuffle:
        return "Sie mischen";
    case Event::IsDestroyed:
        return about(trigger, becomes, "", "zerstört");
    case Event::BecomesTarget:
        return about(trigger, becomes, byTarget(trigger), "gewählt");
    case Event::IsPutInto:
        if (trigger.subjectIsThis && trigger.bySide == Side::Opponents)
            return about(trigger, { "kommt", "kommen" },
                "durch einen Effekt eines Gegners " + intoZone(trigger));
        if (trigger.bySide != Side::Any)
            return somebody(trigger,
                fmt::format("{} {}", one(trigger.subject).accusative(), intoZone(trigger)),
                trigger.entering ? "zurückbring" : "leg");
        if (trigger.place.zone == Zone::Island && !trigger.entering)
            return about(trigger, becomes, intoZone(trigger), "gelegt");
        return about(trigger, { "kommt", "kommen" }, intoZone(trigger));
    case Event::LeavesZone:
        return about(trigger, { "verlässt", "verlassen" },
            zoneOf(trigger.place.zone, trigger.place.whose).accusative());
    case Event::YourYearDestroyed:
        if (trigger.anyones)
            return "eine 11-Jahre-Karte zerstört wird";
        return trigger.together
            ? "eine oder mehrere 11-Jahre-Karten unter Ihrer Kontrolle zerstört werden"
            : "eine 11-Jahre-Karte unter Ihrer Kontrolle zerstört wird";
    case Event::OpponentsYearDestroyed:
        return trigger.together ? "eine oder mehrere 11-Jahre-Karten unter der Kontrolle eines "
                                  "Gegners zerstört werden"
                                : "eine 11-Jahre-Karte unter der Kontrolle eines Gegners zerstört "
                                  "wird";
    case Event::IsCast:
        return trigger.forYear ? "Sie diese Karte für die 11-Jahres-Kosten wirken"
                               : "Sie diese Karte wirken";
    case Event::OpponentShuffles:
        return "ein Gegner mischt";
    case Event::ChangesSides:
        if (trigger.bySide == Side::You)
            return fmt::format("Sie die Kontrolle über {} übernehmen", thisOr(trigger));
        if (trigger.bySide == Side::Opponents)
            return fmt::format("ein Gegner die Kontrolle über {} übernimmt", thisOr(trigger));
        return about(trigger, { "wechselt", "wechseln" }, "die Seite");
    case Event::Shuffles:
        return "ein Spieler mischt";
    case Event::StartOfTurn:
        return moment(trigger, "zu Beginn", "Zuges");
    case Event::BeginningOfCombat:
        return moment(trigger, "zu Beginn", "Kampfes");
    case Event::EndOfCombat:
        return moment(trigger, "am Ende", "Kampfes");
    case Event::StartOfDisengage:
        return startOf(trigger, "Bereitphase");
    case Event::StartOfDraw:
        return startOf(trigger, "Ziehphase");
    case Event::StartOfSecond:
        return startOf(trigger, "2. Phase");
    case Event::EndOfTurn:
        break;
    }
    return moment(trigger, "am Ende", "Zuges");
}

std::string_view during(Trigger::During when)
{
    switch (when) {
    case Trigger::During::Always:
        break;
    case Trigger::During::YourTurn:
        return "in Ihrem Zug ";
    case Trigger::During::OpponentsTurn:
        return "im Zug eines Gegners ";
    case Trigger::During::NotDrawPhase:
        return "außerhalb einer Ziehphase ";
    case Trigger::During::DrawPhase:
        return "in einer Ziehphase ";
    case Trigger::During::Combat:
        return "in der Kampfphase ";
    case Trigger::During::YourCombat:
        return "in Ihrer Kampfphase ";
    case Trigger::During::YourFirst:
        return "in Ihrer 1. Phase ";
    case Trigger::During::YourSecond:
        return "in Ihrer 2. Phase ";
    }
    return "";
}

} // namespace

std::string trigger(const Trigger& trigger)
{
    switch (trigger.word) {
    case Trigger::Word::Shorthand:
        return subordinate("wenn",
            trigger.event == Trigger::Event::Dies ? "diese Karte stirbt"
                                                  : "diese Karte die Insel betritt");
    case Trigger::Word::When:
        return subordinate("wenn", fmt::format("{}{}", during(trigger.during), happening(trigger)));
    case Trigger::Word::Whenever:
        return subordinate(
            "immer wenn", fmt::format("{}{}", during(trigger.during), happening(trigger)));
    case Trigger::Word::At:
        break;
    }
    return happening(trigger);
}

} // namespace triptych::kryptik::german
