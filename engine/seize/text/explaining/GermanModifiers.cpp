#include "seize/text/explaining/GermanPredicates.h"
#include "seize/text/printing/Said.h"

#include <optional>
#include <utility>

#include <fmt/format.h>

// What a mercenary is given, in German: the modifiers in one sentence, and for how long.
namespace triptych::seize::german {
std::string lasting(Duration duration, const Nominal& subject)
{
    const std::string_view its = subject.possessive();
    switch (duration) {
    case Duration::Always:
    case Duration::ThisAttack:
    case Duration::WhileEquipped:
    case Duration::WhileInPlay:
        break;
    case Duration::ThroughThisPhase:
        return "bis zum Ende dieser Phase";
    case Duration::ThroughAttackPhase:
        return "bis zum Ende der Angriffsphase (dieser oder sonst der nächsten)";
    case Duration::ThroughNextAttackPhase:
        return "bis zum Ende der nächsten Angriffsphase";
    case Duration::ThisTurn:
        return "bis zum Ende dieses Zuges";
    case Duration::UntilYourNextTurn:
        return "bis zum Beginn Ihres nächsten Zuges";
    case Duration::NextAttack:
        return fmt::format("bis nach {}em nächsten Angriff", its);
    case Duration::ThroughYourNextTurn:
        return "bis zum Ende Ihres nächsten Zuges";
    case Duration::ThroughItsNextTurn:
        return fmt::format("bis zum Ende des nächsten Zuges {}es Spielers", its);
    case Duration::ThroughYourTurn:
        return "bis zum Ende Ihres Zuges (dieses oder sonst des nächsten)";
    case Duration::NextAttackThisTurn:
        return fmt::format("bis nach {}em nächsten Angriff in diesem Zug", its);
    case Duration::DuringYourNextTurn:
        return "in Ihrem nächsten Zug";
    case Duration::DuringItsNextTurn:
        return fmt::format("im nächsten Zug {}es Spielers", its);
    case Duration::UntilItsNextTurn:
        return fmt::format("bis zum Beginn des nächsten Zuges {}es Spielers", its);
    }
    return "";
}

namespace {

using Kind = Modifier::Kind;

bool isForbidden(Kind kind)
{
    return (kind >= Kind::Immune && kind <= Kind::NotAttacked) || kind == Kind::TakesNone
        || kind == Kind::KeepsTreasures || kind == Kind::NotReadied || kind == Kind::NotSpotted
        || kind == Kind::NotDestroyed || kind == Kind::Survives || kind == Kind::NoEntry
        || kind == Kind::MoveOrAttack;
}

std::string times(const std::optional<Amount>& amount)
{
    if (!amount)
        return {};
    switch (amount->kind) {
    case Amount::Kind::PerCounted:
        return forEach(*amount->counted)
            + (amount->most < 0 ? std::string() : fmt::format(", höchstens {}", amount->most));
    case Amount::Kind::ThatMuch:
        return isOfTiles(*amount) ? " für jedes so zurückgelegte Feld"
                                  : " für jede so entfernte Marke";
    case Amount::Kind::EqualTo:
        return fmt::format(", wobei X {} ist{}", quantity(*amount->quantity).nominative(), close);
    case Amount::Kind::Fixed:
    case Amount::Kind::All:
        break;
    }
    return {};
}

} // namespace

std::string given(const Gain& gain, Order order)
{
    // Of several that something is forbidden it is said of them together: "Söldner können nicht".
    const bool several = gain.what.kind == Thing::Kind::Each && gain.what.line == Thing::Line::None
        && isForbidden(gain.modifiers.front().kind);
    const Nominal subject
        = several ? described(gain.what.filter, none(), Many::Yes) : object(gain.what);
    const bool letter = gain.times && gain.times->kind == Amount::Kind::EqualTo;
    std::vector<Predicate> all;
    for (const Modifier& modifier : gain.modifiers) {
        Predicate next = predicate(modifier, subject, letter);
        const bool same = !all.empty() && !all.back().items.empty() && !next.items.empty()
            && all.back().verb.singular == next.verb.singular;
        if (same)
            all.back().items.push_back(next.items.front());
        else
            all.push_back(std::move(next));
    }
    for (Predicate& each : all)
        if (!each.items.empty())
            each.middle = listed(each.items);
    std::vector<std::string> words;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Predicate& each = all[i];
        if (i == 0)
            words.push_back(Clause {
                subject, each.verb, spaced(lasting(gain.duration, subject), each.middle), each.end }
                                .say(order));
        else
            words.push_back(spaced(subject.several ? each.verb.plural : each.verb.singular,
                spaced(each.middle, each.end)));
    }
    return fmt::format("{}{}{}", listed(words), times(gain.times),
        gain.duration == Duration::WhileEquipped
            ? fmt::format(", solange der Schatz getragen wird{}", close)
            : gain.duration == Duration::WhileInPlay
            ? fmt::format(", solange diese Karte im Spiel ist{}", close)
            : "");
}

std::string given(const AlterAttack& altered, const Nominal& subject, Order order)
{
    const bool that = altered.times && altered.times->kind == Amount::Kind::ThatMuch;
    const bool letter = that || (altered.times && altered.times->kind == Amount::Kind::EqualTo);
    Predicate said = predicate(altered.modifier, subject, letter);
    if (!said.items.empty())
        said.middle = listed(said.items);
    const std::string words = Clause { subject, said.verb, said.middle, said.end }.say(order);
    if (that)
        return fmt::format("{}, wobei X {} ist{}", words,
            altered.times->number == 1
                ? std::string("diese Anzahl")
                : fmt::format("das {}-Fache dieser Anzahl", altered.times->number),
            close);
    return words + times(altered.times);
}

} // namespace triptych::seize::german
