#include "altered/text/printing/Phrases.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

// When something happens, and which time.
namespace triptych::altered::phrases {

std::string_view ordinal(int n)
{
    constexpr std::array<std::string_view, 11> words { "", "first", "second", "third", "fourth",
        "fifth", "sixth", "seventh", "eighth", "ninth", "tenth" };
    return words[static_cast<std::size_t>(n)];
}

std::string window(const Happening& of)
{
    if (of.outside)
        return of.window == Happening::Window::YourTurn ? " outside of your turn"
            : of.window == Happening::Window::Afternoon ? " outside of the Afternoon"
            : of.window == Happening::Window::Dusk      ? " outside of Dusk"
            : of.window == Happening::Window::Night     ? " outside of Night"
                                                        : " outside of Morning";
    if (said(of).nthTime && !said(of).thisTime)
        return of.window == Happening::Window::ThisTurn ? " each turn"
            : of.window == Happening::Window::ThisDay   ? " each Day"
                                                        : " each Afternoon";
    if (of.ordinal && !said(of).nthTime && of.event == Happening::Event::Activates)
        return " on one of your turns";
    if (of.ordinal && !said(of).nthTime
        && (of.event == Happening::Event::Plays || of.event == Happening::Event::Draws))
        return of.window == Happening::Window::ThisTurn ? " each turn"
            : of.window == Happening::Window::ThisDay   ? " each Day"
                                                        : " each Afternoon";
    constexpr std::array<std::string_view, 19> words { "", " during the Afternoon", " during Dusk",
        " during Night", " during Morning", " during your turn", " this turn", " this Day",
        " this way", " this Afternoon", " during Rest", " during the previous Day",
        " during the previous Dusk", " during Noon", " this Morning", " this Noon", " this Dusk",
        " this Night", " during the same Dusk" };
    return std::string(words[static_cast<std::size_t>(of.window)]);
}

std::string whichTime(const Happening& of)
{
    return said(of).nthTime
        ? fmt::format(" for the {} time{}", ordinal(of.amount.number), window(of))
        : window(of);
}

std::string doneBy(const Happening& of)
{
    using Event = Happening::Event;
    constexpr std::array<std::pair<Event, std::string_view>, 9> participles {
        { { Event::Sacrifices, "sacrificed" }, { Event::Discards, "discarded" },
            { Event::Creates, "created" }, { Event::Completes, "completed" },
            { Event::MakesGift, "made" }, { Event::Activates, "activated" },
            { Event::Exhausts, "exhausted" }, { Event::Draws, "drew" }, { Event::Rolls, "rolled" } }
    };
    const bool ofCard = of.event == Event::GoesTo || of.event == Event::Gains
        || of.event == Event::Loses || of.event == Event::SwitchesExpeditions
        || of.event == Event::Defects || of.event == Event::Leaves || of.passive;
    if (ofCard && !of.expedition)
        return "that " + happening(of, Mood::Past, false);
    const auto found = std::find_if(participles.begin(), participles.end(),
        [&](const auto& each) { return each.first == of.event; });
    const std::string_view how = found == participles.end() ? "played" : found->second;
    Happening plain = of;
    plain.ordinal = false;
    if (of.expedition)
        return fmt::format("that {} {}{}", of.event == Event::Leaves ? "left" : "joined",
            expedition(*of.expedition), window(plain));
    std::string from;
    for (const Place& each : of.from)
        from += fmt::format("{}{}", from.empty() ? " from " : " or ", place(each));
    return of.who.kind == Who::Kind::Anyone
        ? fmt::format("{}{}{}", how, from, window(plain))
        : fmt::format("{} {}{}{}", who(of.who), how, from, window(plain));
}

} // namespace triptych::altered::phrases
