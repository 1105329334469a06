#include "kryptik/text/explaining/GermanVerbs.h"
#include "kryptik/text/printing/Phrases.h"
#include "kryptik/text/printing/Spoken.h"

#include <algorithm>

#include <fmt/format.h>

// In what order, and on whose word, in German.
namespace triptych::kryptik::german {
namespace {

/// A sentence that begins with a clause of its own: after "dann" it stands between commas.
std::string fronted(Order order, const std::string& sentence)
{
    return (order == Order::Inverted ? ", " : "") + sentence;
}

std::string otherwise(const std::vector<Effect>& list)
{
    return list.empty() ? "" : fmt::format("; sonst {}", say(list.front(), Order::Inverted));
}

std::string_view moment(Delayed::When when)
{
    switch (when) {
    case Delayed::When::StartOfYourNextTurn:
        return "zu Beginn Ihres nächsten Zuges";
    case Delayed::When::EndOfTurn:
        return "am Ende dieses Zuges";
    case Delayed::When::EndOfCombat:
        return "am Ende dieses Kampfes";
    case Delayed::When::StartOfNextTurn:
        return "zu Beginn des nächsten Zuges, wessen auch immer,";
    case Delayed::When::EndOfYourNextTurn:
        return "am Ende Ihres nächsten Zuges";
    case Delayed::When::NextCombat:
        return "zu Beginn des nächsten Kampfes";
    case Delayed::When::StartOfItsNextTurn:
        return "zu Beginn des nächsten Zuges dessen, der das Genannte dann kontrolliert,";
    case Delayed::When::YourNextCombat:
        return "zu Beginn Ihrer nächsten Kampfphase";
    case Delayed::When::YourNextSecond:
        return "zu Beginn Ihrer nächsten 2. Phase";
    case Delayed::When::EndOfNextTurn:
        return "am Ende des nächsten Zuges, wessen auch immer,";
    case Delayed::When::ThisLeaves:
        break;
    }
    return "sobald diese Karte die Insel verlässt,";
}

} // namespace

std::string say(const Effect& effect, Order order)
{
    return std::visit(Saying { order }, effect.node);
}

std::string whole(const Effect& effect)
{
    return capitalised(say(effect, Order::Main));
}

namespace {

/// What stands behind it in a sentence of its own does not wait for it.
bool comesLater(const Effect& effect)
{
    return std::holds_alternative<Delayed>(effect.node)
        || std::holds_alternative<Watch>(effect.node);
}

} // namespace

std::string Saying::operator()(const Sequence& e) const
{
    std::string sentence = german::say(e.parts.front(), order);
    for (std::size_t i = 1; i < e.parts.size(); ++i) {
        switch (e.joints[i - 1]) {
        case Sequence::Joint::Stop:
            if (comesLater(e.parts[i - 1]) && !comesLater(e.parts[i]))
                sentence += ". Sofort " + german::say(e.parts[i], Order::Inverted);
            else
                sentence += ". " + capitalised(german::say(e.parts[i], Order::Main));
            break;
        case Sequence::Joint::Then:
            sentence += ", dann " + german::say(e.parts[i], Order::Inverted);
            break;
        case Sequence::Joint::And:
            sentence += ", und " + german::say(e.parts[i], Order::Main);
            break;
        case Sequence::Joint::IfDone:
            sentence += ". Wenn das getan wurde, " + german::say(e.parts[i], Order::Inverted);
            break;
        }
    }
    return sentence;
}

std::string Saying::operator()(const As& e) const
{
    return Clause { who(e.who), { "tut", "tun" }, "nach eigener Wahl dies: " }.say(order)
        + whole(e.effect.front());
}

std::string Saying::operator()(const Either& e) const
{
    std::string options;
    for (std::size_t i = 0; i < e.options.size(); ++i)
        options += fmt::format("({}) {}; ", i + 1, whole(e.options[i]));
    constexpr std::string_view many[] { "eines von beiden", "eines von dreien",
        "eines von vieren" };
    const std::string_view among = many[std::min<std::size_t>(e.options.size(), 4) - 2];
    return Clause { who(e.who), { "wählt", "wählen" }, std::string(among) }.say(order)
        + fmt::format(": {}was nicht geht, ist nicht wählbar", options);
}

std::string Saying::operator()(const May& e) const
{
    const std::string then = e.then.empty()
        ? ""
        : fmt::format("; wer es getan hat: dann {}", german::say(e.then.front(), Order::Inverted));
    return fronted(order,
        fmt::format("{} {}{}{}{}", subordinate("wenn", Clause { who(e.who), { "will", "wollen" } }),
            german::say(e.effect.front(), Order::Inverted), then, otherwise(e.otherwise),
            e.none.empty() ? ""
                           : fmt::format("; wenn es niemand von ihnen getan hat: dann {}",
                               german::say(e.none.front(), Order::Inverted))));
}

std::string Saying::operator()(const IfSo& e) const
{
    const std::string each = e.each.kind == Who::Kind::You
        ? ""
        : fmt::format("für {}, einen nach dem anderen, dies: ", who(e.each).accusative());
    return fronted(order,
        fmt::format("{}{} {}{}", each, ifSo(e.condition),
            german::say(e.effect.front(), Order::Inverted),
            !e.otherwise.empty() && endsInOffer(e.effect.front())
                ? fmt::format("; trifft die Bedingung nicht zu, {}",
                    german::say(e.otherwise.front(), Order::Inverted))
                : otherwise(e.otherwise)));
}

std::string Saying::operator()(const Unless& e) const
{
    return Clause { who(e.who), { "darf", "dürfen" }, "das Folgende", "verhindern" }.say(order)
        + fmt::format(" ({}); sonst {}", whole(e.deed.front()),
            german::say(e.effect.front(), Order::Inverted));
}

std::string Saying::operator()(const Unable& e) const
{
    return fmt::format("{}; wenn nicht alles davon geht, geschieht, was geht, und dies: {}",
        german::say(e.effect.front(), order), whole(e.otherwise.front()));
}

std::string Saying::operator()(const Chance& e) const
{
    if (e.outcomes.size() == 1)
        return fronted(order,
            fmt::format("durch Zufall, in einem von zwei Fällen: {}", whole(e.outcomes.front())));
    std::string sentence = fronted(order, "der Zufall bestimmt eines davon: ");
    for (std::size_t i = 0; i < e.outcomes.size(); ++i)
        sentence += fmt::format("{}({}) {}", i == 0 ? "" : "; ", i + 1, whole(e.outcomes[i]));
    return sentence;
}

std::string Saying::operator()(const Choose& e) const
{
    std::string sentence = fronted(order, "beim Wirken oder Nutzen wählen Sie eines davon: ");
    for (std::size_t i = 0; i < e.modes.size(); ++i)
        sentence += fmt::format("{}({}) {}", i == 0 ? "" : "; ", i + 1, whole(e.modes[i]));
    if (e.allIf)
        sentence += fmt::format("; ({}) {}, {}", e.modes.size(),
            e.may ? "ist nur wählbar" : "wird gewählt, und nichts anderes",
            subordinate(phrases::saysUnless(*e.allIf) ? "wenn nicht gilt, dass" : "wenn",
                condition(*e.allIf)));
    return sentence;
}

std::string Saying::operator()(const Delayed& e) const
{
    const std::string when(moment(e.when));
    const std::string deed = german::say(e.effect.front(), Order::Inverted);
    return fronted(order, fmt::format("{} {}", when, deed));
}

} // namespace triptych::kryptik::german
