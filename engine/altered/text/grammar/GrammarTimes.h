#pragma once

#include "altered/text/grammar/GrammarWords.h"

// When something happened or will: the parts of the Day as they are named in it.
namespace triptych::altered::grammar {

/// "this turn", "this Afternoon" of what has been done, or was to be counted
struct thisTime : any<means<Happening::Window::ThisTurn, "this turn">,
                      means<Happening::Window::ThisDay, "this day">,
                      means<Happening::Window::ThisAfternoon, "this afternoon">,
                      means<Happening::Window::ThisMorning, "this morning">,
                      means<Happening::Window::ThisNoon, "this noon">,
                      means<Happening::Window::ThisDusk, "this dusk">,
                      means<Happening::Window::ThisNight, "this night", "tonight">>
{
};

/// The window that lasts as long; Always of what has none.
constexpr Happening::Window windowOf(Duration duration)
{
    using Window = Happening::Window;
    switch (duration) {
    case Duration::ThisTurn:
        return Window::ThisTurn;
    case Duration::ThisAfternoon:
        return Window::ThisAfternoon;
    case Duration::ThisDay:
        return Window::ThisDay;
    case Duration::ThisDusk:
        return Window::ThisDusk;
    case Duration::None:
    case Duration::Permanently:
    case Duration::UntilYourTurn:
    case Duration::NextMorning:
    case Duration::UntilNight:
    case Duration::UntilRest:
    case Duration::TheirNextTurn:
        break;
    }
    return Window::Always;
}
/// How long something that waits for it lasts; None of what need not go on until then.
constexpr Duration durationOf(Happening::Window window)
{
    return window == Happening::Window::ThisTurn     ? Duration::ThisTurn
        : window == Happening::Window::ThisDay       ? Duration::ThisDay
        : window == Happening::Window::ThisAfternoon ? Duration::ThisAfternoon
                                                     : Duration::None;
}

} // namespace triptych::altered::grammar
