#include "kryptik/text/printing/Phrases.h"
#include "kryptik/text/printing/PrintVerbs.h"
#include "kryptik/text/printing/Spoken.h"
#include "text/Spelling.h"

#include <fmt/format.h>

// What changes what a card counts as, what lies on the effect pile, and casting from elsewhere, in normal form.
namespace triptych::kryptik::verbs {

using namespace phrases;

std::string printed(const BecomeFaction& e, Style style)
{
    const bool many = isPlural(e.what);
    const bool always = e.duration == Duration::Permanent;
    std::string faction = "the chosen faction";
    if (!e.faction.empty()) {
        const std::string citizen = fmt::format("{} {}", e.faction, many ? "citizens" : "citizen");
        faction = many ? citizen : fmt::format("{} {}", text::article(citizen), citizen);
    }
    const std::string_view one = e.also && always ? "is also" : "becomes";
    const std::string_view several = e.also && always ? "are also" : "become";
    return fmt::format("{} {}{}{}", saying(e.what, one, several, style), faction,
        !e.also || always ? ""
            : many        ? " in addition to their other factions"
                          : " in addition to its other factions",
        untilOf(e, style));
}

std::string printed(const BecomeCopy& e)
{
    if (e.entering)
        return fmt::format("you may have this enter as a copy of {}{}", one(copiedOnEntering(e)),
            e.also.empty()
                ? ""
                : fmt::format(", except it is also {} {}", text::article(e.also), e.also));
    return fmt::format(
        "{} a copy of {}{}", saying(e.what, "becomes", "become", {}), object(e.of), untilOf(e, {}));
}

std::string printed(const MayCast& e)
{
    const std::string_view when = e.duration == Duration::EndOfTurn ? "until end of turn"
        : e.duration == Duration::YourNextTurn                      ? "until your next turn"
                                               : "until the end of your next turn";
    return fmt::format("{}, you may cast {}{}", when, object(e.what), e.free ? " for free" : "");
}

std::string printed(const UseYear& e)
{
    return fmt::format("use the 11 year ability of {}", object(e.what));
}

std::string printed(const ChangeCast& e)
{
    if (e.how == ChangeCast::How::Aim)
        return e.another ? fmt::format("change the target of {} to another target", object(e.what))
                         : fmt::format("choose new targets for {}", object(e.what));
    return fmt::format("{} {}{}", e.how == ChangeCast::How::Copy ? "copy" : "gain control of",
        object(e.what), e.newTargets ? " and choose new targets for it" : "");
}

std::string printed(const Triggering& e)
{
    return fmt::format("{} abilities of {} {}", e.dying ? "dies" : "enter",
        described(e.of, Many::Yes), e.again ? "trigger an additional time" : "do not trigger");
}

std::string printed(const YearFate& e)
{
    const auto* each = std::get_if<Each>(&e.what);
    const std::string who = each ? one(each->filter) : object(e.what);
    return e.abolished
        ? fmt::format("if {} would destroy an 11 year card, abolish that card instead", who)
        : fmt::format("if {} destroys an 11 year card, that card's controller can not use its 11 "
                      "year ability{}",
            who, e.uncast ? " or cast it for its 11 year cost" : "");
}

std::string printed(const BarYear& e)
{
    const bool several = isPlural(e.what);
    const std::string_view use = several ? "their 11 year abilities can not be used"
                                         : "its 11 year ability can not be used";
    const std::string_view cast = several ? "they can not be cast for their 11 year cost"
                                          : "it can not be cast for its 11 year cost";
    if (e.ability && e.casting)
        return fmt::format("{} and {}", use, cast);
    return std::string(e.ability ? use : cast);
}

} // namespace triptych::kryptik::verbs
