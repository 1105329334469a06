#include "altered/text/grammar/GrammarCounts.h"
#include "altered/text/grammar/GrammarHappenings.h"
#include "altered/text/grammar/GrammarTimes.h"

#include <algorithm>

// What has happened before (6.5.d): whether it did, how often, and which of several it was.
namespace triptych::altered::grammar {
namespace {

using Event = Happening::Event;
using Window = Happening::Window;

/// "you played a Spell this turn": when it was stands where a noun's own words could stand.
Happening::Window windowTaken(Thing& subject)
{
    Some* some = std::get_if<Some>(&subject.node);
    if (!some || some->filter.after.empty()
        || some->filter.after.back().kind != Trait::Kind::Window)
        return Happening::Window::Always;
    const Duration duration = some->filter.after.back().duration;
    some->filter.after.pop_back();
    return windowOf(duration);
}
struct happened : any<hasHappened, seq<hasntHappened, mark<Flag::No>>>
{
    static std::optional<Condition> build(Found& found)
    {
        std::vector<Happening> all = found.take<std::vector<Happening>>();
        if (all.size() != 1)
            return std::nullopt;
        Happening& happened = all.front();
        if (happened.window == Happening::Window::Always && happened.subject)
            happened.window = windowTaken(*happened.subject);
        // "If my Expedition failed to move forward": on this Day, as nothing else is remembered of it
        if (happened.window == Happening::Window::Always
            && (happened.event == Happening::Event::MovesForward
                || happened.event == Happening::Event::Passes
                || happened.event == Happening::Event::FailsToMove))
            happened.window = Happening::Window::ThisDay;
        if (happened.window == Happening::Window::Always || !isRemembered(happened))
            return std::nullopt;
        Condition made = conditionIs(Condition::Kind::Happened);
        const Some* some = happened.subject ? std::get_if<Some>(&happened.subject->node) : nullptr;
        const bool neither
            = happened.expedition && said(*happened.expedition).word == Said<Expedition>::Neither;
        made.no = neither || found.says(Flag::No) || (some && said(*some).none);
        made.happening = std::move(all.front());
        return made;
    }
};

// ---------------------------------------------------------------- How often, and which of them

/// One look at the condition spares reading most of them twice.
struct scanOften
{
    static constexpr std::string_view what = "";
    static std::size_t length(std::string_view text)
    {
        const std::string_view first = text.substr(0, text.find_first_of(".,:"));
        const auto has
            = [&](std::string_view words) { return first.find(words) != std::string_view::npos; };
        return has(" twice ") || has(" times ") || has(" than once ") ? 1 : 0;
    }
};
struct oftenEnough
    : any<means<2, "twice", "more than once">,
          seq<maybe<word<"at least">>, numeral, maybe<word<"or more">>, word<"times">>>
{
    static Amount build(Found& found)
    {
        const int twice = found.take<int>(0);
        return twice > 0 ? fixed(twice) : found.take<Amount>();
    }
};
/// "you [Resupplied] twice this Day": so often, or more
struct happenedOften : seq<pegtl::at<scanned<scanOften>>, hasHappened, oftenEnough, thisTime>
{
    static std::optional<Condition> build(Found& found)
    {
        std::vector<Happening> all = found.take<std::vector<Happening>>();
        Happening& done = all.front();
        const Some* some = done.subject ? std::get_if<Some>(&done.subject->node) : nullptr;
        const bool single = !some || (!some->orMore && !said(*some).none);
        if (all.size() != 1 || done.window != Window::Always || !single
            || (done.event == Event::Draws && done.amount.number > 1))
            return std::nullopt;
        done.window = found.take<Window>();
        if (!isRemembered(done))
            return std::nullopt;
        Quantity times;
        times.kind = Quantity::Kind::Happened;
        said(times).word = Said<Quantity>::Time;
        times.happening = std::move(done);
        Condition made = conditionIs(Condition::Kind::Compared);
        made.quantity = std::move(times);
        made.compare = Compare::AtLeast;
        made.number = found.take<Amount>();
        return made;
    }
};

struct pastEvent : any<means<Event::Plays, "played">, means<Event::Sacrifices, "sacrificed">,
                       means<Event::Discards, "discarded">, means<Event::Creates, "created">,
                       means<Event::Completes, "completed">, means<Event::Activates, "activated">,
                       means<Event::Exhausts, "exhausted">>
{
};
/// "you played this turn", "you played from your Reserve this Day"
struct somebodyDid
    : seq<anyone, pastEvent, maybe<seq<word<"from">, any<fromHand, place>>>, thisTime>
{
    static Happening build(Found& found)
    {
        Happening made;
        made.event = found.take<Event>();
        made.from = found.takeAll<Place>();
        made.who = found.take<Who>();
        made.window = found.take<Window>();
        return made;
    }
};
/// "activated this Day", "sacrificed by an opponent this turn": whoever did it, or by whom
struct passivelyDone : seq<pastEvent, maybe<word<"by">, any<anyone, word<"players">>>, thisTime>
{
    static Happening build(Found& found)
    {
        Happening made;
        made.event = found.take<Event>();
        made.who = found.take<Who>(Who { Who::Kind::Anyone });
        made.window = found.take<Window>();
        return made;
    }
};
/// "that left your Expeditions this Day", "that joined your Expeditions this turn"
struct went : seq<any<means<Event::Leaves, "that left">, means<Event::Joins, "that joined">>,
                  expedition, thisTime>
{
    static Happening build(Found& found)
    {
        Happening made;
        made.event = found.take<Event>();
        made.expedition = found.take<Expedition>();
        made.window = found.take<Window>();
        return made;
    }
};
/// "that switched Expeditions this turn", "that went to your Reserve this Day"
struct thatDid : seq<word<"that">, cardDid, thisTime>
{
    static std::optional<Happening> build(Found& found)
    {
        std::vector<Happening> all = found.take<std::vector<Happening>>();
        if (all.size() != 1)
            return std::nullopt;
        Happening made = std::move(all.front());
        made.window = found.take<Window>();
        return made;
    }
};
/// What somebody did in some time.
Happening doneBySomeone(Event event, Found& found)
{
    Happening made;
    made.event = event;
    made.who = found.take<Who>();
    made.window = found.take<Window>();
    return made;
}
/// How often that has happened.
Quantity timesOf(Happening what)
{
    Quantity made = ofKind<Quantity>(Quantity::Kind::Happened);
    made.happening = std::move(what);
    return made;
}
/// "cards you drew this Day"
struct cardsDrawn : seq<word<"cards", "card">, anyone, word<"drew">, thisTime>
{
    static Quantity build(Found& found)
    {
        Happening drew = doneBySomeone(Event::Draws, found);
        drew.together = true;
        return timesOf(std::move(drew));
    }
};
/// "dice you rolled this Day": each of them, whatever it shows
struct diceRolled : seq<word<"dice", "die">, anyone, word<"rolled">, thisTime>
{
    static Quantity build(Found& found)
    {
        Happening rolled = doneBySomeone(Event::Rolls, found);
        rolled.least = 1;
        rolled.most = 6;
        return timesOf(std::move(rolled));
    }
};
/// "time you rolled a die this Day"
struct timesThat : seq<word<"times", "time">, hasHappened>
{
    static std::optional<Quantity> build(Found& found)
    {
        std::vector<Happening> all = found.take<std::vector<Happening>>();
        if (all.size() != 1)
            return std::nullopt;
        Happening& happened = all.front();
        if (happened.window == Window::Always && happened.subject)
            happened.window = windowTaken(*happened.subject);
        const Some* some = happened.subject ? std::get_if<Some>(&happened.subject->node) : nullptr;
        const bool counted = happened.event == Event::Draws && happened.amount.number > 1;
        if (happened.window == Window::Always || counted || (some && some->orMore)
            || !isRemembered(happened))
            return std::nullopt;
        Quantity made = timesOf(std::move(happened));
        said(made).word = Said<Quantity>::Time;
        return made;
    }
};
struct madeGift : seq<word<"[gifts]", "[gift]", "gifts", "gift">, anyone, word<"made">, thisTime>
{
    static Quantity build(Found& found) { return timesOf(doneBySomeone(Event::MakesGift, found)); }
};
struct nthOne : any<means<1, "first">, means<2, "second">, means<3, "third">, means<4, "fourth">,
                    means<5, "fifth">>
{
};
struct orLater : means<Flag::More, "or later">
{
};
template <bool past, Said<Condition>::Word how, Literal... Words>
struct meWas : word<Words...>
{
    static Condition build()
    {
        Condition made = conditionIs(Condition::Kind::Happened, how);
        made.past = past;
        made.thing = Thing { This {} };
        return made;
    }
};
template <bool past, Said<Condition>::Word how, Literal... Words>
struct itIsThat : word<Words...>
{
    static Condition build()
    {
        Condition made = conditionIs(Condition::Kind::Happened, how);
        made.past = past;
        made.thing = thingOf(Said<It>::It);
        return made;
    }
};
struct whoIsIt : any<meWas<false, Said<Condition>::Contracted, "i'm">,
                     meWas<false, Said<Condition>::Full, "i am", "this is">,
                     meWas<true, Said<Condition>::Full, "i was">,
                     itIsThat<false, Said<Condition>::Contracted, "it's">,
                     itIsThat<false, Said<Condition>::Full, "it is">,
                     itIsThat<true, Said<Condition>::Full, "it was">>
{
};
/// "you play this Day": of what has just been played
std::optional<Happening> playedLast(Filter& of)
{
    const std::size_t all = of.after.size();
    if (all < 2 || of.after[all - 2].kind != Trait::Kind::Played
        || of.after[all - 1].kind != Trait::Kind::Window
        || said(of.after[all - 1]).word == Said<Trait>::Each)
        return std::nullopt;
    Happening made;
    made.event = Event::Plays;
    made.who = of.after[all - 2].who;
    made.window = windowOf(of.after[all - 1].duration);
    of.after.resize(all - 2);
    return made;
}
/// "I'm the third or later Character you played this Afternoon"
struct oneOfThose : seq<whoIsIt, word<"the">, nthOne, maybe<orLater>, filter, maybe<somebodyDid>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = found.take<Condition>();
        Some some;
        some.filter = found.take<Filter>();
        auto played = found.takeIfAny<Happening>();
        if (!played)
            played = playedLast(some.filter);
        if (!played)
            return std::nullopt;
        Happening done = std::move(*played);
        done.ordinal = true;
        done.amount = fixed(found.take<int>());
        done.orLater = found.says(Flag::More);
        done.subject = Thing { std::move(some) };
        if (!isRemembered(done))
            return std::nullopt;
        made.happening = std::move(done);
        return made;
    }
};
/// "it's the second time this Day": of what the ability waits for (Parse.cpp)
struct whichTime : seq<word<"it's the", "it is the", "this is the">, nthOne, maybe<orLater>,
                       word<"time">, thisTime>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Happened, Said<Condition>::ItIs);
        Happening done;
        done.ordinal = true;
        done.amount = fixed(found.take<int>());
        done.orLater = found.says(Flag::More);
        done.window = found.take<Window>();
        made.happening = std::move(done);
        return made;
    }
};
struct anyHistory : any<happenedOften, happened, oneOfThose, whichTime>
{
};

} // namespace

bool history::read(Input& in, Reading& reading)
{
    return text::read<anyHistory>(in, reading);
}
bool didSomething::read(Input& in, Reading& reading)
{
    return text::read<any<somebodyDid, passivelyDone, went, thatDid>>(in, reading);
}
bool giftsMade::read(Input& in, Reading& reading)
{
    return text::read<any<madeGift, cardsDrawn, diceRolled, timesThat>>(in, reading);
}

} // namespace triptych::altered::grammar
