#include "seize/text/Bind.h"
#include "seize/text/GermanVerbs.h"
#include "seize/text/Phrases.h"
#include "seize/text/Spoken.h"

#include <algorithm>

#include <fmt/format.h>

// In what order, and on whose word, in German; and the whole paragraph.
namespace triptych::seize::german {

// ---------------------------------------------------------------- The words a text uses

void Words::need(std::string_view sentence)
{
    if (!sentence.empty() && std::ranges::find(m_needed, sentence) == m_needed.end())
        m_needed.push_back(sentence);
}
void Words::need(const Filter& filter)
{
    if (filter.range.kind == Range::Kind::Within && !filter.range.ring)
        need(meaningOfWithin());
}
std::string Words::all() const
{
    std::string text;
    for (const std::string_view sentence : m_needed)
        text += fmt::format(" ({})", sentence);
    return text;
}

// ---------------------------------------------------------------- Branches

namespace {

std::string say(const Effect& effect, Words& words, Order order)
{
    return std::visit(Saying { words, order }, effect.node);
}
/// A sentence of its own, as after a colon.
/// "vernichtet", "4 oder mehr Schaden nehmen": before "würde"
std::string throughWhom(const Rescue& rescue)
{
    std::string said;
    if (rescue.by)
        said = fmt::format("durch {} ", one(*rescue.by).accusative());
    if (rescue.doer == Trigger::Doer::You)
        said += "durch Sie ";
    if (rescue.doer == Trigger::Doer::Foe)
        said += "durch einen Gegner ";
    return said;
}
std::string befalls(const Rescue& rescue)
{
    if (rescue.fate == Rescue::Fate::Destroyed)
        return "vernichtet";
    if (rescue.fate == Rescue::Fate::Healed)
        return "geheilt";
    if (rescue.fate == Rescue::Fate::Hurt)
        return fmt::format("{}{} nehmen",
            rescue.blow.how == How::Any ? std::string()
                                        : fmt::format("von {} ", attacks(rescue.blow.how)),
            nominal(rescue.least > 1 ? count(fmt::format("{} oder mehr", rescue.least)) : none(),
                rescue.blow.type
                    ? std::vector<std::string> { std::string(damageAdjective(*rescue.blow.type)) }
                    : std::vector<std::string> {},
                damage())
                .accusative());
    switch (rescue.ailing) {
    case Trigger::Ailing::One:
        return rescue.each ? fmt::format("eine Marke {} erhalten", status(rescue.status))
                           : fmt::format("{} erhalten", status(rescue.status));
    case Trigger::Ailing::Any:
        return "einen Status erhalten";
    case Trigger::Ailing::Physical:
        return "einen körperlichen Status erhalten";
    case Trigger::Ailing::Counters:
        return "eine Statusmarke erhalten";
    case Trigger::Ailing::Magical:
        break;
    }
    return "einen magischen Status erhalten";
}
std::string fate(const Rescue& rescue)
{
    return throughWhom(rescue) + befalls(rescue);
}
std::string whole(const Effect& effect, Words& words)
{
    return capitalised(say(effect, words, Order::Main));
}
/// A sentence that begins with a clause of its own: after "dann" it stands between commas.
std::string fronted(Order order, const std::string& sentence)
{
    return (order == Order::Inverted ? ", " : "") + sentence;
}

} // namespace

std::string Saying::operator()(const Rescue& e) const
{
    words.need(e.what);
    const Nominal what = e.what.kind == Thing::Kind::Each ? one(e.what.filter) : object(e.what);
    if (e.may)
        return fronted(order,
            fmt::format("immer wenn {} {} {}, und wenn Sie wollen, geschieht das nicht, und "
                        "stattdessen {}",
                what.nominative(), fate(e), what.several ? "würden" : "würde",
                german::say(e.effect.front(), words, Order::Inverted)));
    if (phrases::isPrevention(e))
        return fronted(order,
            fmt::format("{} {} {} {}, {}{}", e.once ? "wenn" : "immer wenn", what.nominative(),
                fate(e), what.several ? "würden" : "würde",
                e.once ? "in diesem Zug das erste Mal " : "",
                german::say(e.effect.front(), words, Order::Inverted)));
    return fronted(order,
        fmt::format("{}, geschieht das {}nicht, und stattdessen {}",
            fmt::format("{} {} {} {}", e.once ? "wenn" : "immer wenn", what.nominative(), fate(e),
                what.several ? "würden" : "würde"),
            e.once ? "in diesem Zug das erste Mal " : "",
            german::say(e.effect.front(), words, Order::Inverted)));
}

std::string Saying::operator()(const Sequence& e) const
{
    std::string all = german::say(e.parts.front(), words, order);
    for (std::size_t i = 1; i < e.parts.size(); ++i) {
        switch (e.joints[i - 1]) {
        case Sequence::Joint::Stop:
            all += ". " + whole(e.parts[i], words);
            break;
        case Sequence::Joint::Then:
            all += "; dann " + german::say(e.parts[i], words, Order::Inverted);
            break;
        case Sequence::Joint::And:
            all += ", und " + german::say(e.parts[i], words, Order::Main);
            break;
        }
    }
    return all;
}

std::string Saying::operator()(const May& e) const
{
    if (e.must)
        return german::say(e.effect.front(), words, order);
    return fronted(order,
        fmt::format("{} {}", subordinate("wenn", Clause { who(e.who), { "will", "wollen" } }),
            german::say(e.effect.front(), words, Order::Inverted)));
}

std::string Saying::operator()(const IfSo& e) const
{
    std::string all = fmt::format("{} {}", condition("wenn", e.condition),
        german::say(e.effect.front(), words, Order::Inverted));
    if (!e.otherwise.empty())
        all += "; sonst " + german::say(e.otherwise.front(), words, Order::Inverted);
    return fronted(order, all);
}

std::string Saying::operator()(const Instead& e) const
{
    const std::string rule = german::say(e.base.front(), words, order);
    return fmt::format("{}; {} geschieht das nicht, und stattdessen {}", rule,
        condition("wenn", e.condition), german::say(e.other.front(), words, Order::Inverted));
}

std::string Saying::operator()(const Unless& e) const
{
    const std::string price = whole(e.price.front(), words);
    if (isOwnChoice(e))
        return fronted(order,
            fmt::format("eines davon, das Sie jetzt wählen: 1) {}; 2) {}", price,
                whole(e.effect.front(), words)));
    // What waits on the stack is no mercenary that somebody controls.
    const bool waits = std::holds_alternative<Counter>(e.effect.front().node)
        && e.who.kind == Who::Kind::ItsController;
    const Nominal player = nominal(the(), {}, masculine("Spieler", "Spielers"));
    return Clause { waits ? player.with(relative(player, "das auf den Stapel gebracht hat"))
                          : who(e.who),
        { "wird", "werden" }, "", "gefragt" }
               .say(order)
        + fmt::format(", ob dies geschehen soll, wenn es geht: {}; sonst {}", price,
            german::say(e.effect.front(), words, Order::Inverted));
}

std::string Saying::operator()(const ForEach& e) const
{
    words.need(e.who);
    return fronted(order,
        fmt::format("für {}, einen nach dem anderen: {}",
            described(e.who, word("jed"), Many::No).accusative(), whole(e.effect.front(), words)));
}

std::string Saying::operator()(const Choose& e) const
{
    std::string all = fronted(order, "eines davon nach Ihrer Wahl:");
    for (std::size_t i = 0; i < e.modes.size(); ++i)
        all += fmt::format(
            " {}) {}{}", i + 1, whole(e.modes[i], words), i + 1 < e.modes.size() ? ";" : "");
    return all;
}

std::string Saying::operator()(const FlipCoin& e) const
{
    std::string all
        = Clause { nominal(an(), {}, feminine("Münze")), { "wird", "werden" }, "", "geworfen" }.say(
            order);
    if (!e.win.empty())
        all += "; wenn Sie gewinnen, " + german::say(e.win.front(), words, Order::Inverted);
    if (!e.lose.empty())
        all += "; wenn Sie verlieren, " + german::say(e.lose.front(), words, Order::Inverted);
    return all;
}

std::string Saying::operator()(const Delayed& e) const
{
    return fronted(order,
        fmt::format("{} {}",
            e.when == Delayed::When::EndOfTurn ? "am Ende dieses Zuges"
                                               : "zu Beginn Ihres nächsten Zuges",
            german::say(e.effect.front(), words, Order::Inverted)));
}

std::string Saying::operator()(const Watch& e) const
{
    words.need(e.trigger.subject);
    return fronted(order,
        fmt::format(
            "{} {}", german::watched(e), german::say(e.effect.front(), words, Order::Inverted)));
}

std::string Saying::operator()(const Turns& e) const
{
    const Nominal player = who(e.who);
    switch (e.deed) {
    case Turns::Deed::SkipPhase:
        return Clause { player, { "überspringt", "überspringen" },
            fmt::format("{}e nächste {}", player.possessive(), phase(e.phase)) }
            .say(order);
    case Turns::Deed::SkipTurn:
        return Clause { player, { "setzt", "setzen", "aus" },
            fmt::format("{}en nächsten Zug", player.possessive()) }
            .say(order);
    case Turns::Deed::ExtraTurn:
        break;
    }
    return Clause { player, { "hat", "haben" }, "nach diesem Zug noch einen Zug" }.say(order);
}

std::string Saying::operator()(const RollDie&) const
{
    return Clause { you(), { "werfen", "werfen" }, "einen Würfel mit den Zahlen 1 bis 6" }.say(
        order);
}

std::string Saying::operator()(const Flips& e) const
{
    if (e.count == Flips::untilLost)
        return Clause { nominal(an(), {}, feminine("Münze")), { "wird", "werden" }, "so lange",
            "geworfen", fmt::format(", bis Sie einmal verlieren{}", close) }
            .say(order);
    return Clause { nominal(
                        count(std::to_string(e.count)), {}, feminine("Münze", "Münzen"), Many::Yes),
        { "wird", "werden" }, "", "geworfen", "; gezählt werden die gewonnenen" }
        .say(order);
}

std::string Saying::operator()(const Trap& e) const
{
    words.need(e.where);
    return Clause { nominal(an(), {}, feminine("Falle")), { "liegt", "liegen" },
        fmt::format("auf {}", tile(e.where).dative()) }
               .say(order)
        + fmt::format(", bis {} es betritt; dann {}", one(e.who).nominative(),
            german::say(e.effect.front(), words, Order::Inverted));
}

// ---------------------------------------------------------------- Paragraphs

namespace {

/// The names that the binder gives to what no words of the text name.
struct Named
{
    std::string_view english;
    std::string_view german;
};
constexpr Named names[] = {
    { "the attacked mercenary", "der angegriffene Söldner" },
    { "the attacked tile", "das angegriffene Feld" },
    { "the player whose turn or deed it is", "der Spieler, dessen Zug oder Tat es ist" },
    { "the player whose Guild Hall it is in", "der Spieler, in dessen Gildenhalle er steht" },
    { "those chosen", "die Gewählten" },
    { "the player who is plundered", "der Spieler, der geplündert wird" },
    { "the mercenary that triggers this", "der Söldner, der dies auslöst" },
    { "the mercenary destroyed", "der vernichtete Söldner" },
    { "the mercenary upstaged", "der verdrängte Söldner" },
    { "the mercenary that would be destroyed", "der Söldner, der vernichtet würde" },
    { "the mercenary that springs the trap", "der Söldner, der die Falle auslöst" },
    { "what is countered", "was aufgehoben wird" },
    { "the attacker", "der Angreifer" },
    { "the mercenary that moves", "der Söldner, der sich bewegt" },
    { "the mercenary that plunders", "der Söldner, der plündert" },
    { "the mercenary put there", "der Söldner, der dorthin gelegt wurde" },
    { "the player who does it", "der Spieler, der es tut" },
    { "the bearer", "der Träger" },
    { "this mercenary", "dieser Söldner" },
    { "those damaged this way", "die so Verletzten" },
    { "each of them", "jeder von ihnen nacheinander" },
    { "the opponent", "der Gegner" },
    { "the target opponent", "der als Ziel gewählte Gegner" },
    { "the target player", "der als Ziel gewählte Spieler" },
    { "the player who is asked", "der Spieler, der gefragt wird" },
};

std::string wordFor(const Meaning& meaning)
{
    if (meaning.word.starts_with("that player"))
        return "der genannte Spieler";
    if (meaning.word == "that enemy")
        return "der genannte gegnerische Söldner";
    if (meaning.word == "that ally")
        return "der genannte verbündete Söldner";
    const bool several = meaning.word == "them" || meaning.word.starts_with("those")
        || meaning.word == "their" || meaning.word == "they";
    if (meaning.thing && meaning.thing->filter.noun == Filter::Noun::Tile)
        return several ? "die genannten Felder" : "das genannte Feld";
    return several ? "die genannten Söldner" : "der genannte Söldner";
}

std::string meant(const Meaning& meaning)
{
    if (meaning.thing)
        return object(*meaning.thing).nominative();
    const auto named = std::find_if(std::begin(names), std::end(names),
        [&](const Named& name) { return name.english == meaning.meaning; });
    return named == std::end(names) ? "" : std::string(named->german);
}

/// What the words of the text refer to, where the sentence does not say it by itself.
std::string referents(const Ability& ability, const std::string& said)
{
    std::vector<Ability> one { ability };
    Meanings meanings;
    if (!bind(one, &meanings).front().text.empty())
        return {}; // It speaks of the paragraph before it, which says so.
    std::string all;
    std::vector<std::string> told;
    for (const Meaning& meaning : meanings) {
        const std::string word = wordFor(meaning);
        const std::string what = meant(meaning);
        // "dem genannten Söldner": looked for without its ending.
        const std::size_t noun = word.rfind(' ');
        const bool spoken = said.find("genannte") != std::string::npos
            && said.find(word.substr(noun)) != std::string::npos;
        if (what.empty() || what == word || !spoken
            || std::ranges::find(told, word + what) != told.end())
            continue;
        told.push_back(word + what);
        all += fmt::format(" ({}: {})", word, what);
    }
    return all;
}

/// " (nur einmal in jedem Zug)": how often it can be used or happen
std::string limits(const Ability& ability)
{
    std::string all = ability.oncePerTurn ? " (nur einmal in jedem Zug)" : "";
    if (ability.perTurn > 0)
        all += fmt::format(" (nur {}-mal in jedem Zug)", ability.perTurn);
    if (ability.oncePerGame)
        all += " (nur einmal im ganzen Spiel)";
    return all;
}

std::string front(const Ability& ability)
{
    const std::string once = limits(ability);
    switch (ability.kind) {
    case Ability::Kind::Active:
        return ability.cost.empty()
            ? fmt::format("Sie dürfen es jederzeit nutzen{}: ", once)
            : fmt::format("Sie dürfen jederzeit dafür bezahlen ({}){}: ", cost(ability.cost), once);
    case Ability::Kind::Triggered:
        return capitalised(trigger(*ability.trigger, once)) + " ";
    case Ability::Kind::Static:
        return ability.condition
            ? fmt::format("{} gilt: ", capitalised(condition("solange", *ability.condition)))
            : std::string(ability.oncePerGame ? "Einmal im ganzen Spiel gilt: "
                    : ability.oncePerTurn     ? "Einmal in jedem Zug gilt: "
                                              : "Immer gilt: ");
    case Ability::Kind::Attack:
        return fmt::format("Als Angriff ({}): ", reach(*ability.reach));
    case Ability::Kind::Played:
        break;
    }
    return {};
}

/// " Die Karte kostet 1 Schatz weniger, wenn ...": was sie von sich selbst sagt
std::string price(const OwnPrice& price)
{
    if (price.number == OwnPrice::allOfIt)
        return " Die Karte kostet nichts, " + condition("wenn", *price.condition) + ".";
    const int size = price.number < 0 ? -price.number : price.number;
    std::string words = fmt::format(" Die Karte kostet {} {} {}", size,
        size == 1 ? "Schatz" : "Schätze", price.number < 0 ? "weniger" : "mehr");
    if (price.times)
        words += forEach(*price.times->counted);
    if (price.times && price.times->most >= 0)
        words += fmt::format(", höchstens {}", price.times->most);
    if (price.condition)
        words += ", " + condition("wenn", *price.condition);
    return words + ".";
}

} // namespace

std::string explained(const Ability& ability)
{
    Words words;
    const bool asked = ability.condition && ability.kind != Ability::Kind::Static;
    const bool follows = ability.kind == Ability::Kind::Triggered && !asked;
    std::string said
        = follows ? say(*ability.effect, words, Order::Inverted) : whole(*ability.effect, words);
    if (ability.reach) {
        if (ability.reach->distance > 0)
            words.need(meaningOfDistance());
        words.need(meaning(ability.reach->area));
    }
    if (ability.trigger && ability.trigger->event == Trigger::Event::GainsStatus)
        words.need(meaning(ability.trigger->status));
    std::string begun = ability.stored ? "Solange es in Ihrer Kriegskasse liegt: " : "";
    begun += front(ability);
    if (asked) {
        const std::string only = ability.condition->unless
            ? condition("wenn", *ability.condition)
            : "nur " + condition("wenn", *ability.condition);
        begun += fmt::format(
            "{}: ", ability.kind == Ability::Kind::Triggered ? "gilt, " + only : capitalised(only));
    }
    if (!ability.cost.empty() && ability.kind != Ability::Kind::Active)
        begun += fmt::format("Zusätzlich zu bezahlen ({}): ", cost(ability.cost));
    // "Immer wenn ..., wenn Sie wollen, ...": a clause in front has its comma already.
    if (said.starts_with(", ")) {
        begun.pop_back();
        said = begun.ends_with(close) ? said.substr(1) : said;
    }
    return settled(fmt::format("{}{}.{}{}{}", begun, said,
        ability.price ? price(*ability.price) : "", referents(ability, said), words.all()));
}

} // namespace triptych::seize::german
