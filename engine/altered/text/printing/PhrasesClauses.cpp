#include "altered/text/printing/Phrases.h"

#include "text/Spelling.h"

#include <string_view>

#include <fmt/format.h>

// What may happen. When it does is in PhrasesTimes.cpp.
namespace triptych::altered::phrases {
namespace {

/// A verb in its mood: "gain(s)", "would gain", "gained".
struct Verb
{
    std::string_view base;
    std::string_view third;
    std::string_view past;
};
std::string inMood(const Verb& verb, Mood mood, bool many)
{
    if (mood == Mood::Would)
        return fmt::format("would {}", verb.base);
    if (mood == Mood::Not)
        return fmt::format("didn't {}", verb.base);
    return std::string(mood == Mood::Past ? verb.past : many ? verb.base : verb.third);
}

std::string zoneNamed(const Happening& of)
{
    Place named;
    named.zone = of.zone;
    named.whose = of.who;
    if (of.zone == Zone::Discard)
        said(named).article = Said<Place>::Article::The;
    if (of.zone == Zone::Landmark && of.who.kind == Who::Kind::You
        && of.event == Happening::Event::Leaves)
        return "your Landmark zone";
    return place(named);
}

std::string fromPlaces(const Happening& of)
{
    if (said(of).fromAnywhere)
        return " from anywhere";
    std::string words;
    for (const Place& each : of.from)
        words += fmt::format("{}{}", words.empty() ? " from " : " or ", place(each));
    return words;
}

/// "discarded", of what is done to something
std::string_view participle(Happening::Event event)
{
    using Event = Happening::Event;
    return event == Event::IsSacrificed || event == Event::Sacrifices ? "sacrificed"
        : event == Event::Plays                                       ? "played"
        : event == Event::Creates                                     ? "created"
        : event == Event::Discards                                    ? "discarded"
        : event == Event::Exhausts                                    ? "exhausted"
        : event == Event::Readies                                     ? "readied"
        : event == Event::Targets                                     ? "targeted"
                                                                      : "completed";
}

std::string changed(const Happening& of)
{
    if (of.gainsStatus)
        return std::string(status(of.status));
    if (of.ordinal)
        return fmt::format("{} {} {}",
            of.subject && !std::holds_alternative<This>(of.subject->node) ? "its" : "my",
            ordinal(of.amount.number), counter(of.counter, false));
    if (said(of).word == Said<Happening>::A)
        return fmt::format("{} {}", of.amount.number, counter(of.counter, of.amount.number != 1));
    return fmt::format("{} or more {}", of.amount.number, counter(of.counter, true));
}

/// What somebody does to something: "plays a Character".
std::string deed(const Happening& of, Mood mood, const Verb& verb)
{
    return fmt::format("{} {}", inMood(verb, mood, isMany(of.who)), object(*of.subject));
}

/// "is sent to Reserve by an opponent"
std::string madeBy(const Happening& of)
{
    return of.by ? fmt::format(" by {}", who(*of.by)) : std::string();
}

/// "discarded by an opponent"
std::string doneByWhom(const Happening& of)
{
    if (of.bySpell)
        return of.who.kind == Who::Kind::Anyone
            ? std::string(" by a Spell")
            : fmt::format(" by a Spell {} {}", who(of.who), isMany(of.who) ? "play" : "plays");
    if (of.byAbility)
        return of.who.kind == Who::Kind::Anyone ? std::string(" by an ability")
                                                : fmt::format(" by an ability {} {}", who(of.who),
                                                    isMany(of.who) ? "control" : "controls");
    return of.who.kind == Who::Kind::Anyone ? std::string() : fmt::format(" by {}", who(of.who));
}

/// "you put a card in Reserve": said of who does it
bool isPut(const Happening& of)
{
    const auto word = said(of).word;
    return of.event == Happening::Event::GoesTo && of.by
        && (word == Said<Happening>::Puts || word == Said<Happening>::Sends
            || word == Said<Happening>::Returns);
}
Verb puttingVerb(const Happening& of)
{
    return said(of).word == Said<Happening>::Puts ? Verb { "put", "puts", "put" }
        : said(of).word == Said<Happening>::Sends ? Verb { "send", "sends", "sent" }
                                                  : Verb { "return", "returns", "returned" };
}

std::string whatHappens(const Happening& of, Mood mood)
{
    using Event = Happening::Event;
    const bool manySubjects = of.subject && isMany(*of.subject);
    const auto card = [&](const Verb& verb) { return inMood(verb, mood, manySubjects); };
    const auto player = [&](const Verb& verb) { return inMood(verb, mood, isMany(of.who)); };
    const auto moving = [&](const Verb& verb) {
        const bool many = of.expedition->kind == Expedition::Kind::Of
            || of.expedition->kind == Expedition::Kind::BothOf
            || of.expedition->kind == Expedition::Kind::All;
        std::string due;
        if (of.dueToAscend)
            due = " due to Ascension";
        else if (of.dueTo != 0)
            due = " due to " + terrains(of.dueTo, " or ");
        else if (of.least > 1)
            due = fmt::format(" due to {} or more terrains", text::numberWord(of.least));
        return inMood(verb, mood, many) + due;
    };
    if (of.passive)
        return fmt::format("{} {}{}",
                   mood == Mood::Would      ? "would be"
                       : mood == Mood::Past ? manySubjects ? "were" : "was"
                       : manySubjects       ? "are"
                                            : "is",
                   participle(of.event), fromPlaces(of))
            + doneByWhom(of);
    const auto attempting = [&](std::string_view what) {
        return of.attempt
            ? fmt::format("{} {}", moving({ "attempt to", "attempts to", "attempted to" }), what)
            : std::string();
    };
    switch (of.event) {
    case Event::IconJoin:
    case Event::IconHand:
    case Event::IconReserve:
    case Event::AtPhase:
        return "";
    case Event::Completes:
        return deed(of, mood, { "complete", "completes", "completed" });
    case Event::Becomes:
        if (of.expedition)
            return moving({ "become", "becomes", "became" }) + " [In Contact]";
        return fmt::format("{} {}", card({ "become", "becomes", "became" }), status(of.status));
    case Event::Plays:
        if (of.ordinal && !said(of).nthTime)
            return fmt::format("{} {} {} {}", player({ "play", "plays", "played" }),
                of.who.kind == Who::Kind::You ? "your" : "their", ordinal(of.amount.number),
                filter(std::get<Some>(of.subject->node).filter, false));
        return deed(of, mood, { "play", "plays", "played" });
    case Event::Sacrifices:
        return deed(of, mood, { "sacrifice", "sacrifices", "sacrificed" });
    case Event::Discards:
        return deed(of, mood, { "discard", "discards", "discarded" });
    case Event::Creates:
        return deed(of, mood, { "create", "creates", "created" });
    case Event::Exhausts:
        return deed(of, mood, { "exhaust", "exhausts", "exhausted" });
    case Event::Readies:
        return deed(of, mood, { "ready", "readies", "readied" });
    case Event::Reveals:
        return deed(of, mood, { "reveal", "reveals", "revealed" });
    case Event::Sabotages:
        return of.subject ? deed(of, mood, { "[Sabotage]", "[Sabotages]", "[Sabotaged]" })
                          : player({ "[Sabotage]", "[Sabotages]", "[Sabotaged]" });
    case Event::Targets:
        return deed(of, mood, { "target", "targets", "targeted" })
            + (of.bySpell          ? " with a Spell"
                    : of.byAbility ? " with an ability"
                                   : "");
    case Event::Draws:
        if (of.ordinal)
            return fmt::format("{} {} {} card", player({ "draw", "draws", "drew" }),
                of.who.kind == Who::Kind::You ? "your" : "their", ordinal(of.amount.number));
        return fmt::format("{} {}", player({ "draw", "draws", "drew" }),
            said(of).word == Said<Happening>::A
                ? std::string("a card")
                : fmt::format("{} or more cards", text::numberWord(of.amount.number)));
    case Event::Resupplies:
        return said(of).word == Said<Happening>::Does
            ? fmt::format("{} [Resupply]", player({ "do", "does", "did" }))
            : player({ "[Resupply]", "[Resupplies]", "[Resupplied]" });
    case Event::Rolls:
        if (of.least > 0)
            return fmt::format("{} a {}{}{}", player({ "roll", "rolls", "rolled" }), of.least,
                of.most == 0              ? std::string("+")
                    : of.most == of.least ? std::string()
                                          : fmt::format("-{}", of.most),
                said(of).word == Said<Happening>::A ? "" : " on a die");
        return fmt::format("{} {}", player({ "roll", "rolls", "rolled" }),
            said(of).word == Said<Happening>::A ? "a die" : "one or more dice");
    case Event::Passes:
        return fmt::format("{}{}", player({ "pass", "passes", "passed" }),
            of.first                ? " first"
                : of.afterOpponents ? " after your opponents"
                                    : "");
    case Event::MakesGift:
        return fmt::format("{} a [Gift]", player({ "make", "makes", "made" }));
    case Event::GetsGift:
        return fmt::format("{} a [Gift]", player({ "receive", "receives", "received" }));
    case Event::Spends:
        if (said(of).word == Said<Happening>::A)
            return fmt::format("{} {} {}", player({ "spend", "spends", "spent" }), of.amount.number,
                counter(of.counter, of.amount.number != 1));
        return fmt::format("{} {} or more {}", player({ "spend", "spends", "spent" }),
            of.amount.number, counter(of.counter, true));
    case Event::Joins:
        if (!of.expedition)
            return fmt::format("{} {}", card({ "join", "joins", "joined" }), zoneNamed(of));
        return fmt::format("{} {}{}", card({ "join", "joins", "joined" }),
            expedition(*of.expedition), of.orLandmarks ? " or Landmarks" : "");
    case Event::Leaves:
        return fmt::format("{} {}{}", card({ "leave", "leaves", "left" }),
            of.expedition ? expedition(*of.expedition) : zoneNamed(of), madeBy(of));
    case Event::GoesTo:
        if (isPut(of))
            return fmt::format("{} {}{} {} {}", inMood(puttingVerb(of), mood, isMany(*of.by)),
                object(*of.subject), fromPlaces(of),
                said(of).word == Said<Happening>::Puts ? "in" : "to", zoneNamed(of));
        if (said(of).word == Said<Happening>::Joins)
            return fmt::format(
                "{} {}{}", card({ "join", "joins", "joined" }), zoneNamed(of), fromPlaces(of));
        {
            std::string go = card({ "go", "goes", "went" });
            if (said(of).word == Said<Happening>::Directly)
                go += " directly";
            if (of.by)
                go = card({ "be sent", "is sent", "was sent" });
            return (said(of).fromFirst
                           ? fmt::format("{}{} to {}", go, fromPlaces(of), zoneNamed(of))
                           : fmt::format("{} to {}{}", go, zoneNamed(of), fromPlaces(of)))
                + madeBy(of);
        }
    case Event::IsSacrificed:
        return card({ "be sacrificed", "is sacrificed", "was sacrificed" });
    case Event::Gains:
        return fmt::format("{} {}", card({ "gain", "gains", "gained" }), changed(of));
    case Event::Loses:
        return fmt::format("{} {}", card({ "lose", "loses", "lost" }), changed(of));
    case Event::SwitchesExpeditions:
        return card({ "switch Expeditions", "switches Expeditions", "switched Expeditions" });
    case Event::Defects:
        return card({ "defect", "defects", "defected" });
    case Event::MovesForward:
        if (of.attempt)
            return attempting("move forward");
        return moving({ "move forward", "moves forward", "moved forward" });
    case Event::MovesBackward:
        return moving({ "move backwards", "moves backwards", "moved backwards" });
    case Event::FailsToMove:
        return moving(
            { "fail to move forward", "fails to move forward", "failed to move forward" });
    case Event::Ascends:
        if (of.attempt)
            return attempting(
                said(of).word == Said<Happening>::Again ? "[Ascend] again" : "[Ascend]");
        return moving({ "[Ascend]", "[Ascends]", "[Ascended]" });
    case Event::Activates:
        if (of.ordinal && !said(of).nthTime)
            return "abilities are activated";
        if (of.icons == 0)
            return fmt::format("{} a quick action{}",
                player({ "activate", "activates", "activated" }),
                of.subject ? " of " + object(*of.subject) : std::string());
        if (of.subject && of.who.kind != Who::Kind::Anyone)
            return fmt::format("{} the {} ability of {}",
                player({ "activate", "activates", "activated" }), icons(of.icons),
                object(*of.subject));
        if (of.subject)
            return fmt::format("ability of {} is activated", object(*of.subject));
        if (of.who.kind != Who::Kind::Anyone)
            return fmt::format("{} {} ability", player({ "activate", "activates", "activated" }),
                article(icons(of.icons)));
        break;
    }
    return mood == Mood::Past ? "ability was activated" : "ability is activated";
}

/// Whose doing it is: the player, the Expedition or the card.
std::string subjectOf(const Happening& of)
{
    using Event = Happening::Event;
    if (of.passive)
        return subject(*of.subject);
    if (isPut(of))
        return who(*of.by);
    switch (of.event) {
    case Event::MovesForward:
    case Event::MovesBackward:
    case Event::FailsToMove:
    case Event::Ascends:
        return expedition(*of.expedition);
    case Event::Becomes:
        return of.expedition ? expedition(*of.expedition) : subject(*of.subject);
    case Event::Joins:
    case Event::Leaves:
    case Event::GoesTo:
    case Event::IsSacrificed:
    case Event::Gains:
    case Event::Loses:
    case Event::SwitchesExpeditions:
    case Event::Defects:
        return subject(*of.subject);
    case Event::Activates:
        if (of.icons == 0) // a quick action, of somebody
            break;
        if (of.ordinal && !said(of).nthTime)
            return fmt::format("{} {}", text::numberWord(of.amount.number), icons(of.icons));
        if (of.subject && of.who.kind == Who::Kind::Anyone)
            return "the " + icons(of.icons);
        if (of.who.kind == Who::Kind::Anyone)
            return article(icons(of.icons));
        break;
    case Event::IconJoin:
    case Event::IconHand:
    case Event::IconReserve:
    case Event::AtPhase:
    case Event::Plays:
    case Event::Sacrifices:
    case Event::Discards:
    case Event::Draws:
    case Event::Resupplies:
    case Event::Rolls:
    case Event::Creates:
    case Event::Exhausts:
    case Event::Readies:
    case Event::Reveals:
    case Event::Passes:
    case Event::MakesGift:
    case Event::GetsGift:
    case Event::Spends:
    case Event::Completes:
    case Event::Targets:
    case Event::Sabotages:
        break;
    }
    return who(of.who);
}

} // namespace

bool haveOneSubject(const Happening& one, const Happening& other)
{
    return subjectOf(one) == subjectOf(other);
}

std::string happening(const Happening& of, Mood mood, bool withSubject)
{
    const bool passive = of.event == Happening::Event::IsSacrificed || of.passive;
    const bool mine
        = passive && mood != Mood::Would && std::holds_alternative<This>(of.subject->node);
    const std::string by = mine && of.passive ? doneByWhom(of) : "";
    if (mine && !withSubject)
        return fmt::format("{}{}{}{}", participle(of.event), fromPlaces(of), by, whichTime(of));
    if (mine)
        return fmt::format("{} {}{}{}{}", mood == Mood::Past ? "I was" : "I'm",
            participle(of.event), fromPlaces(of), by, whichTime(of));
    const std::string words = withSubject
        ? fmt::format("{} {}", subjectOf(of), whatHappens(of, mood))
        : whatHappens(of, mood);
    return fmt::format("{}{}", words, whichTime(of));
}

} // namespace triptych::altered::phrases
