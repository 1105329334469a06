#include "altered/text/grammar/GrammarIf.h"
#include "altered/text/grammar/GrammarTimes.h"

#include "text/Joining.h"

#include <algorithm>
#include <utility>

// How clauses are joined to sentences (6.5); GrammarParagraphs.cpp joins those to an effect.
namespace triptych::altered::grammar {

Effect joined(std::vector<Effect> parts, std::vector<Sequence::Joint> joints)
{
    return text::joined<Sequence>(std::move(parts), joints);
}

namespace {

using Joint = Sequence::Joint;

std::optional<Effect> takeJoined(Found& found)
{
    std::vector<Effect> parts = found.takeAll<Effect>();
    const May* first = std::get_if<May>(&parts.front().node);
    if (first && said(*first).bare)
        return std::nullopt; // "may" alone goes on with who did the part before
    const auto goesOn = [](const Effect& part) {
        const Next* next = std::get_if<Next>(&part.node);
        return next && next->ifPlayed;
    };
    if (parts.size() > 1 && std::ranges::any_of(parts, goesOn))
        return std::nullopt; // it goes on with a whole sentence before it
    if (!goOnWith(parts))
        return std::nullopt;
    return joined(std::move(parts), found.takeAll<Joint>());
}

struct joint
    : any<means<Joint::CommaThen, ", then">, means<Joint::AndThen, "and then", ", and then">,
          means<Joint::CommaAnd, ", and">, means<Joint::And, "and">, means<Joint::Comma, ",">>
{
};

// ---------------------------------------------------------------- May (6.5.c)

struct again : word<"do it again">
{
    static Effect build() { return effect(Repeat {}); }
};
Effect oneOrTheOther(std::vector<Effect> both)
{
    Choose made;
    said(made).orWord = true;
    for (Effect& each : both) {
        Mode mode;
        mode.effect = std::move(each);
        made.modes.push_back(std::move(mode));
    }
    return effect(std::move(made));
}
struct orElse : seq<means<Flag::Or, "or">, qualified>
{
};
/// "draw a card", "play it for free or put it into your hand"
struct eitherOrOne : seq<qualified, maybe<orElse>>
{
    static Effect build(Found& found)
    {
        std::vector<Effect> all = found.takeAll<Effect>();
        return all.size() == 1 ? std::move(all.front()) : oneOrTheOther(std::move(all));
    }
};
/// "choose one: • ..." within a sentence
struct chooseHere : seq<pegtl::at<word<"choose">>, list>
{
};
struct mayBody : seq<any<again, chooseHere, eitherOrOne>, many<joint, qualified>>
{
    static std::optional<Effect> build(Found& found) { return takeJoined(found); }
};
struct toBody : seq<word<"to">, mayBody>
{
};
struct bareMay : means<Flag::MayDo, "may">
{
};
struct mayWord : any<seq<anyone, word<"may">>, bareMay>
{
};
/// "they may discard a card and you draw one": what they would do has nobody else in it.
bool tellsYou(Effect& effect)
{
    if (auto* both = std::get_if<Sequence>(&effect.node))
        return std::ranges::any_of(both->parts, tellsYou);
    if (auto* where = std::get_if<Where>(&effect.node))
        return tellsYou(*where->effect);
    const Who* who = whoOf(effect);
    return who && isSaidYou(*who);
}
struct may : seq<mayWord, maybe<means<Flag::Then, "then">>, mayBody, maybe<toBody>>
{
    static std::optional<Effect> build(Found& found)
    {
        May made;
        said(made).bare = found.says(Flag::MayDo);
        made.who = said(made).bare ? saying(Who { Who::Kind::ThatPlayer }, { Said<Who>::They })
                                   : found.take<Who>();
        said(made).then = found.says(Flag::Then);
        made.effect = found.take<Effect>();
        if (auto to = found.takeIfAny<Effect>())
            made.to = std::move(*to);
        const auto* each = std::get_if<ForEach>(&made.effect->node);
        if (each && said(*each).them)
            return std::nullopt; // all of them, or some?
        const bool others = said(made).bare || made.who.kind != Who::Kind::You;
        if (others && (tellsYou(*made.effect) || (made.to && tellsYou(*made.to))))
            return std::nullopt;
        return effect(std::move(made));
    }
};

// ---------------------------------------------------------------- If (6.5.d-e)

struct chain;
struct ifSo : seq<commaIf, any<list, seq<chain, maybe<otherwise>>>>
{
    static std::optional<Effect> build(Found& found) { return ifWith(found); }
};

// ---------------------------------------------------------------- Prefixes

struct prefixRest : seq<word<"after rest">, any<colon, comma>, chain>
{
    static Effect build(Found& found)
    {
        return effect(saying(Delayed { Delayed::When::AfterRest, found.take<Effect>() }, { true }));
    }
};
/// "At the next Noon, draw a card", and of the Day at hand "At Dusk, sacrifice it"
struct prefixNext : seq<any<atTheNext, laterIs<Delayed::When::NextDusk, "at dusk">,
                            laterIs<Delayed::When::NextNight, "at night">>,
                        comma, chain>
{
    static Effect build(Found& found)
    {
        const Suffix later = found.take<Suffix>();
        return effect(
            saying(Delayed { later.when, found.take<Effect>(), later.thisDay }, { true }));
    }
};
struct forEach : seq<pegtl::at<word<"for each">>, perEach, comma, chain>
{
    static std::optional<Effect> build(Found& found)
    {
        std::optional<ForEach> made = forEachOf(found);
        if (!made)
            return std::nullopt;
        return effect(std::move(*made));
    }
};

/// "this turn" of "the next time you play a Spell this turn": it stands where the Spell's own words could.
Duration takeWindow(Happening& of)
{
    using Window = Happening::Window;
    const Window window = std::exchange(of.window, Window::Always);
    if (const Duration duration = durationOf(window); duration != Duration::None)
        return duration;
    Some* some = of.subject ? std::get_if<Some>(&of.subject->node) : nullptr;
    Each* all = of.subject ? std::get_if<Each>(&of.subject->node) : nullptr; // "your Hero"
    Filter* filter = some ? &some->filter : all ? &all->filter : nullptr;
    const bool any = window == Window::Always && filter && !filter->after.empty();
    if (!any || filter->after.back().kind != Trait::Kind::Window
        || said(filter->after.back()).word == Said<Trait>::Each)
        return Duration::None;
    const Duration duration = filter->after.back().duration;
    filter->after.pop_back();
    return duration;
}
bool changesTheResult(const Effect& effect)
{
    const auto* may = std::get_if<May>(&effect.node);
    return std::holds_alternative<ChangeResult>(may ? may->effect->node : effect.node);
}
/// "the next time you play a Spell this turn, draw a card", "each time you play a Spell this turn, ...", "this turn, when
/// you play a Spell, ..."
struct nextTime
    : any<seq<any<word<"the next time">,
                  means<Flag::Each, "each time", "every time", "whenever", "when">>,
              happening, comma, chain>,
          seq<duration, comma, means<Flag::Each, "when", "whenever", "each time", "every time">,
              happening, comma, chain>>
{
    static std::optional<Effect> build(Found& found)
    {
        NextTime made;
        std::vector<Happening> all = found.take<std::vector<Happening>>();
        made.effect = found.take<Effect>();
        if (all.size() != 1 || changesTheResult(*made.effect))
            return std::nullopt; // what a die shows is changed as it is rolled, not afterwards
        made.happening = std::move(all.front());
        made.every = found.says(Flag::Each);
        const Duration ahead = found.take<Duration>(Duration::None);
        made.duration = takeWindow(made.happening);
        if (ahead != Duration::None) // and not said twice
            made.duration = made.duration == Duration::None ? ahead : Duration::None;
        if (made.duration == Duration::None || (made.every && made.happening.ordinal))
            return std::nullopt;
        return effect(std::move(made));
    }
};

/// The same, or "spend 1 counter from a card you control to draw a card": not asked, but the one only for the other
struct single : seq<qualified, maybe<any<orElse, toBody>>>
{
    /// "Target opponent discards a card or sacrifices a Character": they choose, and do either.
    static std::optional<Effect> oneOfBoth(std::vector<Effect> both)
    {
        Who* by = whoOf(both[0]);
        Who* then = whoOf(both[1]);
        if (by && by->kind != Who::Kind::You) {
            const bool goesOn = then && then->kind == Who::Kind::You && !isSaidYou(*then);
            if (!goesOn || said(*by).word == Said<Who>::Have)
                return std::nullopt; // whose choice it is would not be said
            May made;
            made.must = true;
            made.who = *by;
            *by = *then = Who {};
            made.effect = oneOrTheOther(std::move(both));
            return effect(std::move(made));
        }
        if (then && said(*then).unsaid)
            return std::nullopt;
        return oneOrTheOther(std::move(both));
    }
    static std::optional<Effect> build(Found& found)
    {
        std::vector<Effect> all = found.takeAll<Effect>();
        if (all.size() == 1)
            return std::move(all.front());
        if (found.says(Flag::Or))
            return oneOfBoth(std::move(all));
        May made;
        made.must = true;
        // "Each player sacrifices a Landmark to draw a card": each of them, who has done it
        Who* each = whoOf(all[0]);
        const Who* then = whoOf(all[1]);
        if (each && then && then->kind == Who::Kind::You && !isSaidYou(*then)
            && (each->kind == Who::Kind::EachPlayer || each->kind == Who::Kind::EachOpponent))
            made.who = std::exchange(*each, Who {});
        made.effect = std::move(all[0]);
        made.to = std::move(all[1]);
        return effect(std::move(made));
    }
};
/// One look at the sentence spares reading most clauses twice: "... if ..., otherwise ..."
struct scanIfOtherwise
{
    static constexpr std::string_view what = "";
    static std::size_t length(std::string_view text)
    {
        const std::size_t other = text.find(", otherwise ");
        const std::string_view before = text.substr(0, std::min(other, text.find('.')));
        const bool so = other != std::string_view::npos && before.size() == other
            && (before.find(" if ") != std::string_view::npos
                || before.find(" unless ") != std::string_view::npos);
        return so ? 1 : 0;
    }
};
/// "draw a card if C, otherwise B"
struct ifBehind : seq<pegtl::at<scanned<scanIfOtherwise>>, qualified, otherwise>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect made = found.take<Effect>();
        Otherwise other = found.take<Otherwise>();
        If* so = std::get_if<If>(&made.node);
        if (!so || !so->after || so->otherwise || !createTheSame(other.effect, *so->effect))
            return std::nullopt;
        so->after = false; // it is asked before either
        so->otherwise = std::move(other.effect);
        said(*so).elseWord = other.word;
        return made;
    }
};
struct link
    : any<ifSo, may, nextTime, prefixRest, prefixNext, forEach, chooseHere, ifBehind, single>
{
};
struct chain : seq<link, many<joint, link>>
{
    static std::optional<Effect> build(Found& found) { return takeJoined(found); }
};

} // namespace

struct anyClause : any<playing, cardInstruction, otherInstruction, gain, forTime>
{
    static constexpr std::string_view expected
        = "an instruction (draw, create, I gain, target Character gains, ...)";
};
bool clause::read(Input& in, Reading& reading)
{
    return text::read<anyClause>(in, reading);
}
bool sentence::read(Input& in, Reading& reading)
{
    return text::read<chain>(in, reading);
}

} // namespace triptych::altered::grammar
