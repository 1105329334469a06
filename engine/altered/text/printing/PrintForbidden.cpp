#include "altered/text/printing/PrintVerbs.h"

#include "altered/text/printing/Phrases.h"
#include "text/Spelling.h"

#include <array>

#include <fmt/format.h>

// Passive statements that forbid something.
namespace triptych::altered::verbs {

using namespace phrases;

namespace {

/// "your opponents' Spells or {T} abilities", "an opponent"
std::string byWhat(const CantBe& of)
{
    std::vector<std::string> means;
    if (of.means & CantBe::Spells)
        means.emplace_back("Spells");
    if (of.means & CantBe::QuickActions)
        means.emplace_back("{T} abilities");
    if (of.means & CantBe::Reactions)
        means.emplace_back("Reactions");
    if (said(of).effects)
        means.emplace_back("effects");
    const std::string what = text::listed(means, " or ");
    if (!of.by)
        return what.empty() ? what : " by " + what;
    if (what.empty())
        return fmt::format(" by {}", who(*of.by));
    const bool opponents = of.by->kind == Who::Kind::EachOpponent;
    return fmt::format(
        " by {} {}", opponents ? std::string("opponents'") : std::string(whose(*of.by)), what);
}

std::string counterOrStatus(const std::vector<Grant>& all)
{
    std::vector<std::string> words;
    for (const Grant& each : all)
        words.push_back(each.kind == Grant::Kind::Counters ? counter(each.counter, true)
                                                           : std::string(status(each.status)));
    return text::listed(words, " or ");
}

} // namespace

std::string words(const CantBePlayed& of)
{
    if (of.happening) {
        const auto& each = std::get<Each>(of.what.node);
        const auto window = of.happening->window;
        return fmt::format("{} can't play more than {} {} {}",
            of.by->kind == Who::Kind::EachPlayer ? std::string("players") : who(*of.by),
            text::numberWord(of.most), filter(each.filter, of.most > 1),
            window == Happening::Window::ThisTurn      ? "each turn"
                : window == Happening::Window::ThisDay ? "each Day"
                                                       : "each Afternoon");
    }
    if (of.by)
        return fmt::format("{} can't play {}", who(*of.by), object(of.what));
    return fmt::format("{} {} be played{}{}", subject(of.what), of.only ? "can only" : "can't",
        of.when ? " " + filter(*of.when, false) : std::string(),
        !of.manaOrb          ? ""
            : said(of).comma ? ", but I can be used as a Mana Orb"
                             : " but I can be used as a Mana Orb");
}

std::string words(const CantBe& of)
{
    constexpr std::array<std::string_view, 8> fates { "targeted", "sacrificed", "discarded",
        "exhausted", "readied", "sent to Reserve", "returned to hand", "" };
    if (of.fates.front() == CantBe::Fate::Left)
        return fmt::format("{} can't leave {}{}", subject(of.what),
            std::holds_alternative<This>(of.what.node) ? "my Expedition"
                : said(of).left                        ? "it"
                                                       : "their Expedition",
            byWhat(of));
    std::vector<std::string> words;
    for (const CantBe::Fate each : of.fates)
        words.emplace_back(fates[static_cast<std::size_t>(each)]);
    return fmt::format(
        "{} can't be {}{}", subject(of.what), text::listed(words, " or "), byWhat(of));
}

std::string words(const CantActivate& s)
{
    if (s.by)
        return fmt::format("{} can't activate {} abilities", who(*s.by), icons(s.icons));
    return fmt::format("the {} abilities of {} can't activate", icons(s.icons), object(s.of));
}

std::string words(const CantGain& s)
{
    return fmt::format("{} can't gain {}", subject(s.what), counterOrStatus(s.gains));
}

std::string words(const CantLose& s)
{
    const std::string_view how = !said(s).dont ? "can't lose"
        : phrases::isMany(s.what)              ? "don't lose"
                                               : "doesn't lose";
    return fmt::format("{} {} {}", subject(s.what), how, counterOrStatus(s.loses));
}

std::string words(const CantDo& s)
{
    const bool players
        = s.doing.who.kind == Who::Kind::EachPlayer && said(s.doing.who).word == Said<Who>::Plural;
    using Event = Happening::Event;
    const Event event = s.doing.event;
    const std::string_view deed = event == Event::Draws ? "draw cards"
        : event == Event::Sabotages                     ? "[Sabotage]"
        : event == Event::Creates                       ? "create tokens"
                                                        : "[Resupply]";
    return fmt::format("{} can't {}{}", players ? std::string("players") : who(s.doing.who), deed,
        phrases::window(s.doing));
}

} // namespace triptych::altered::verbs
