#include "seize/text/printing/PrintVerbs.h"

#include "seize/text/printing/Phrases.h"
#include "seize/text/printing/Spoken.h"
#include "text/Joining.h"
#include "text/Spelling.h"

#include <fmt/format.h>

// What has other deeds in it: one after another, one of them, later, or only if something is so.
namespace triptych::seize::verbs {

using namespace phrases;

namespace {

/// The deed as one tells it to somebody who is not named again.
void tellDeed(Effect& effect, const Who& who)
{
    std::visit(
        [&](auto& e) {
            if constexpr (requires { e.who = who; })
                e.who = who;
            else if constexpr (requires { e.whose = who; })
                e.whose = who;
        },
        effect.node);
}

/// "have this gain Armor 1": what is no deed of yours.
std::string offered(const Effect& effect)
{
    std::string said = words(effect);
    const Effect* first = &effect; // of several deeds what is done first
    while (const auto* several = std::get_if<Sequence>(&first->node))
        first = &several->parts.front();
    if (std::holds_alternative<Select>(first->node))
        return said; // "each player chooses": what is done to it then is told of them, too
    std::visit(
        [&](const auto& e) {
            if constexpr (requires { standing(e.who.standing); })
                said = text::toHave(
                    std::string(who(e.who)) + standing(e.who.standing), std::move(said));
            if constexpr (requires { subject(*e.by); })
                said = text::toHave(e.by ? subject(*e.by) : std::string(), std::move(said));
            if constexpr (requires { subject(e.what); })
                said = text::toHave(subject(e.what), std::move(said));
        },
        first->node);
    return said;
}

} // namespace

// ---------------------------------------------------------------- Branches

std::string print(const Sequence& e)
{
    std::vector<std::string> parts;
    for (const Effect& part : e.parts)
        parts.push_back(words(part));
    return text::sentenceOf(parts, e.joints);
}
std::string print(const Choose& e)
{
    std::vector<std::string> modes;
    for (const Effect& mode : e.modes)
        modes.push_back(words(mode));
    std::string all;
    for (std::size_t i = 0; i < modes.size(); ++i)
        all += (i == 0 ? "" : "; or ") + modes[i];
    return "choose one: " + all;
}
std::string print(const FlipCoin& e)
{
    std::string all = "flip a coin";
    if (!e.win.empty())
        all += fmt::format(". If you win the flip, {}", words(e.win.front()));
    if (!e.lose.empty())
        all += fmt::format(". If you lose the flip, {}", words(e.lose.front()));
    return all;
}
std::string print(const Delayed& e)
{
    return fmt::format("{}, {}",
        e.when == Delayed::When::EndOfTurn ? "at the end of the turn"
                                           : "at the start of your next turn",
        words(e.effect.front()));
}

/// "this turn, whenever ...", "the next time ... this turn, ..."
std::string print(const Watch& e)
{
    const std::string howLong(duration(e.duration));
    const std::string deed = words(e.effect.front());
    if (isAboutTime(e.trigger))
        return fmt::format("{} {}", nextMoment(e.trigger), deed);
    if (e.once)
        return fmt::format("the next time {}{}, {}", happening(e.trigger), howLong, deed);
    return fmt::format("{}, whenever {}, {}", howLong.substr(1), happening(e.trigger), deed);
}

std::string print(const May& e)
{
    if (e.must)
        return words(e.effect.front());
    if (e.who.kind == Who::Kind::You)
        return "you may " + offered(e.effect.front());
    Effect deed = e.effect.front();
    auto* several = std::get_if<Sequence>(&deed.node);
    if (several && !std::holds_alternative<Select>(several->parts.front().node))
        for (Effect& part : several->parts) // "may discard 1 and draw 1": all of it by them
            tellDeed(part, {});
    else
        tellDeed(deed, {});
    std::string said = words(deed);
    for (std::size_t at = said.find("your "); at != std::string::npos; at = said.find("your ", at))
        said.replace(at, 4, "their");
    return fmt::format("{}{} may {}", who(e.who), standing(e.who.standing), said);
}
std::string print(const IfSo& e)
{
    std::string all = fmt::format("{}, {}", condition("if", e.condition), words(e.effect.front()));
    if (!e.otherwise.empty())
        all += ". Otherwise, " + words(e.otherwise.front());
    return all;
}
std::string print(const Instead& e)
{
    return fmt::format("{}. {}, instead {}", words(e.base.front()),
        text::capitalised(condition("if", e.condition)), words(e.other.front()));
}

std::string print(const ForEach& e)
{
    return fmt::format(
        "for each {} in turn, {}", described(e.who, Many::No), words(e.effect.front()));
}
std::string print(const Unless& e)
{
    if (isOwnChoice(e))
        return fmt::format("either {} or {}", words(e.price.front()), words(e.effect.front()));
    // What no player does is done to somebody: "its controller chooses one: exhaust it; or ...".
    if (!isToldToThatPlayer(e.price.front()))
        return fmt::format("{} {} one: {}; or {}", who(e.who),
            e.who.kind == Who::Kind::You ? "choose" : "chooses", words(e.price.front()),
            words(e.effect.front()));
    Effect price = e.price.front();
    tellDeed(price, e.who);
    if (isSaidAfter(e))
        return fmt::format("{} unless {}", words(e.effect.front()), words(price));
    return fmt::format("unless {}{}, {}", e.who.kind == Who::Kind::You ? "you " : "", words(price),
        words(e.effect.front()));
}
std::string print(const Trap& e)
{
    return fmt::format("place a trap on {}{}: when {} enters it, {}", tile(e.where),
        duration(e.duration), one(e.who), words(e.effect.front()));
}

std::string print(const Rescue& e)
{
    const std::string befalls = fate(e);
    const std::string whom = isOfPlayer(e.fate)                  ? std::string(whoWould(e))
        : e.what.kind == Thing::Kind::Each && !e.once && !e.turn ? one(e.what.filter)
                                                                 : subject(e.what);
    return fmt::format("{} {} would {}{}, {}instead {}",
        e.once       ? "the next time"
            : e.turn ? "this turn, if"
                     : "if",
        whom, befalls, e.once ? " this turn" : "", e.may ? "you may " : "",
        e.may ? offered(e.effect.front()) : words(e.effect.front()));
}

} // namespace triptych::seize::verbs
