#include "seize/text/explaining/GermanVerbs.h"

#include "seize/text/printing/Phrases.h"
#include "seize/text/printing/Spoken.h"

#include <string>
#include <vector>

#include <fmt/format.h>

// In what order, and on whose word, in German.
namespace triptych::seize::german {
namespace {

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
    if (rescue.fate == Rescue::Fate::Draws)
        return "eine Karte ziehen";
    if (isOfPlayer(rescue.fate))
        return fmt::format("{}Beute {}",
            rescue.least > 1 ? fmt::format("{} oder mehr ", rescue.least) : std::string(),
            rescue.fate == Rescue::Fate::LosesLoot ? "verlieren" : "erhalten");
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

/// "ein Gegner", "dieser Söldner"
Nominal whoWould(const Rescue& rescue)
{
    if (!isOfPlayer(rescue.fate))
        return rescue.what.kind == Thing::Kind::Each ? one(rescue.what.filter)
                                                     : object(rescue.what);
    if (rescue.who.kind == Who::Kind::EachPlayer)
        return nominal(an(), {}, masculine("Spieler", "Spielers", "Spieler"));
    return who(
        rescue.who.kind == Who::Kind::EachOpponent ? Who { Who::Kind::Opponent } : rescue.who);
}

std::string fate(const Rescue& rescue)
{
    return throughWhom(rescue) + befalls(rescue);
}

/// A sentence that begins with a clause of its own: after "dann" it stands between commas.
std::string fronted(Order order, const std::string& sentence)
{
    return (order == Order::Inverted ? ", " : "") + sentence;
}

} // namespace

std::string say(const Effect& effect, Words& words, Order order)
{
    return std::visit(Saying { words, order }, effect.node);
}

std::string whole(const Effect& effect, Words& words)
{
    return capitalised(say(effect, words, Order::Main));
}

std::string Saying::operator()(const Rescue& e) const
{
    if (!isOfPlayer(e.fate))
        words.need(e.what);
    const Nominal what = whoWould(e);
    const std::string_view would = what.several ? "würden" : "würde";
    if (e.may) {
        const std::string_view when = e.once ? "wenn das erste Mal in diesem Zug"
            : e.turn                         ? "immer wenn in diesem Zug"
                                             : "immer wenn";
        return fronted(order,
            phrases::isPrevention(e)
                ? fmt::format("{} {} {} {}, und wenn Sie wollen, {}", when, what.nominative(),
                    fate(e), would, german::say(e.effect.front(), words, Order::Inverted))
                : fmt::format("{} {} {} {}, und wenn Sie wollen, geschieht das nicht, und "
                              "stattdessen {}",
                    when, what.nominative(), fate(e), would,
                    german::say(e.effect.front(), words, Order::Inverted)));
    }
    const std::string_view often = e.once ? "in diesem Zug das erste Mal "
        : e.turn                          ? "in diesem Zug "
                                          : "";
    if (phrases::isPrevention(e))
        return fronted(order,
            fmt::format("{} {} {} {}, {}{}", e.once ? "wenn" : "immer wenn", what.nominative(),
                fate(e), what.several ? "würden" : "würde", often,
                german::say(e.effect.front(), words, Order::Inverted)));
    return fronted(order,
        fmt::format("{}, geschieht das {}nicht, und stattdessen {}",
            fmt::format("{} {} {} {}", e.once ? "wenn" : "immer wenn", what.nominative(), fate(e),
                what.several ? "würden" : "würde"),
            often, german::say(e.effect.front(), words, Order::Inverted)));
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
            e.now ? fmt::format("in diesem Zug {}e {}", player.possessive(), phase(e.phase))
                  : fmt::format("{}e nächste {}", player.possessive(), phase(e.phase)) }
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
        fmt::format("{}auf {}", waitedThrough(e.duration), tile(e.where).dative()) }
               .say(order)
        + fmt::format(", bis {} es betritt; dann {}", one(e.who).nominative(),
            german::say(e.effect.front(), words, Order::Inverted));
}

} // namespace triptych::seize::german
