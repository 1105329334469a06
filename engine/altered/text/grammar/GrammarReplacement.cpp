#include "altered/text/grammar/GrammarInstructions.h"
#include "altered/text/grammar/GrammarTimes.h"

#include <algorithm>

// "If ... would ..., ... instead" (6.2).
namespace triptych::altered::grammar {
namespace {

/// What the rules can do something else instead of (6.2), and where they can ask for it.
bool canBeReplaced(const Replace& of)
{
    using Event = Happening::Event;
    const bool also = of.how == Replace::How::Also;
    const bool draws = of.happening.event == Event::Draws; // at any time but in Morning, too
    // What goes to Reserve at Rest is known by why it goes; nothing else happens as a part of it.
    const bool atRest = of.happening.window == Happening::Window::Rest;
    if ((of.happening.outside && !draws)
        || (atRest && of.happening.event != Event::GoesTo && of.happening.event != Event::Leaves))
        return false;
    switch (of.happening.event) {
    case Event::GoesTo:
        return of.happening.zone == Zone::Reserve || of.happening.zone == Zone::Discard
            || of.happening.zone == Zone::Hand || of.happening.zone == Zone::Mana;
    case Event::Leaves:
    case Event::IsSacrificed:
    case Event::Sacrifices:
    case Event::Discards:
        return true;
    case Event::Gains:
    case Event::Resupplies:
        return !of.may;
    case Event::MovesForward:
        return !also && !of.happening.attempt;
    case Event::MovesBackward: // another deed; how far it goes back is not changed
        return of.how == Replace::How::Instead && of.firstEach == Duration::None
            && !std::holds_alternative<MoveExpedition>(of.effect.node);
    case Event::Ascends:
        return !also && !of.may;
    case Event::Draws: // a card, or all of a draw
        return of.how == Replace::How::Instead && !of.happening.ordinal
            && of.firstEach == Duration::None && of.happening.amount == fixed(1);
    case Event::Rolls:
        return of.happening.least == 0
            && (of.how != Replace::How::Instead || std::holds_alternative<Roll>(of.effect.node));
    case Event::IconJoin:
    case Event::IconHand:
    case Event::IconReserve:
    case Event::AtPhase:
    case Event::Plays:
    case Event::Joins:
    case Event::Loses:
    case Event::Creates:
    case Event::Exhausts:
    case Event::Readies:
    case Event::Reveals:
    case Event::FailsToMove:
    case Event::Passes:
    case Event::Activates:
    case Event::MakesGift:
    case Event::GetsGift:
    case Event::Spends:
    case Event::SwitchesExpeditions:
    case Event::Defects:
    case Event::Completes:
    case Event::Becomes:
    case Event::Targets:
    case Event::Sabotages:
        break;
    }
    return false;
}
struct whileSo : seq<word<"while">, condition>
{
};
struct mayDo : means<Flag::MayDo, "you may">
{
};
struct insteadWord : means<Flag::Instead, "instead">
{
};
struct toDo : seq<word<"to">, sentences>
{
};
struct ifDone : seq<mark<Flag::CommaWord>, word<"if you do,">, sentences>
{
};
struct ifNot : seq<means<Flag::Then, "if you don't,">, sentences>
{
};
// "Roll a die. On a 4+: it moves forward one more region instead.": what happens instead is seen by the die, and
// otherwise it happens as it would.

Effect movesOn(int regions, bool more)
{
    MoveExpedition made;
    made.expedition.kind = Expedition::Kind::That;
    made.regions = fixed(regions);
    made.more = more;
    return effect(std::move(made));
}
struct staysThere : word<"it doesn't move forward", "it doesn't move">
{
    static Effect build() { return movesOn(0, false); }
};
struct rolledMove : seq<any<staysThere, clause>, word<"instead">>
{
};
struct rolledRange
    : any<seq<digits, means<Flag::More, "+">>, seq<digits, word<"-">, digits>, digits>
{
    static Range build(Found& found)
    {
        const std::vector<int> numbers = found.takeAll<int>();
        return { numbers.front(), found.says(Flag::More) ? 0 : numbers.back() };
    }
};
struct rowMark : word<"\u2022">
{
};
struct rolledSign : any<comma, colonMark>
{
};
struct rolledRow : any<seq<word<"on a", "on an">, rolledRange, rolledSign, rolledMove>,
                       seq<rowMark, rolledRange, rolledSign, rolledMove, maybe<stop>>>
{
    static std::optional<ResultTable::Row> build(Found& found)
    {
        const Range range = found.take<Range>();
        ResultTable::Row row;
        row.least = range.least;
        row.most = range.most;
        row.effect = found.take<Effect>();
        const auto* moves = std::get_if<MoveExpedition>(&row.effect->node);
        const bool fits = moves && moves->expedition.kind == Expedition::Kind::That
            && !moves->backward && (moves->more || *row.effect == movesOn(0, false));
        return fits ? std::optional(std::move(row)) : std::nullopt;
    }
};
struct rolledFor : seq<word<"roll a die">, stop,
                       any<seq<word<"on a:">, rolledRow, many<rolledRow>>,
                           seq<rolledRow, many<stop, rolledRow>, stop>>>
{
    static Effect build(Found& found)
    {
        ResultTable table;
        table.rows = found.takeAll<ResultTable::Row>();
        table.otherwise = movesOn(0, true);
        std::vector<Effect> parts;
        parts.push_back(effect(Roll {}));
        parts.push_back(effect(std::move(table)));
        return joined(std::move(parts), { Sequence::Joint::Stop });
    }
};
struct replaceBody
    : any<seq<rolledFor, mark<Flag::Repeat>>, seq<means<Flag::InsteadFirst, "instead">, sentences>,
          seq<means<Flag::Also, "also">, sentences>, seq<mayDo, sentence, insteadWord, toDo>,
          seq<mayDo, sentence, insteadWord, stop, ifDone>,
          seq<maybe<mayDo>, sentence, insteadWord, stop, maybe<ifNot>>, seq<mayDo, sentence, stop>>
{
};
struct firstWould
    : seq<word<"the first time">, any<seq<eachTime, wouldHappen>, seq<wouldHappen, eachTime>>>
{
};
struct replace : seq<any<firstWould, seq<any<word<"if">, means<Flag::While, "when">>, wouldHappen>>,
                     maybe<whileSo>, comma, replaceBody>
{
    static std::optional<Statement> build(Found& found)
    {
        Replace made;
        std::vector<Happening> all = found.take<std::vector<Happening>>();
        if (all.size() != 1)
            return std::nullopt;
        made.happening = std::move(all.front());
        made.firstEach = found.take<Duration>(Duration::None);
        const bool early = made.firstEach != Duration::None;
        if (auto so = found.takeIfAny<Condition>())
            made.whileSo = std::move(*so);
        made.may = found.says(Flag::MayDo);
        made.effect = found.take<Effect>();
        const bool rolled = found.says(Flag::Repeat);
        if (rolled && made.happening.event != Happening::Event::MovesForward)
            return std::nullopt; // nothing else is done as it would have been
        const bool instead = rolled || found.says(Flag::Instead);
        if (found.says(Flag::While))
            said(made).word = Said<Replace>::When;
        if (early && made.happening.event == Happening::Event::MovesForward)
            return std::nullopt; // how far it goes is foreseen, and would count as once
        if (found.says(Flag::InsteadFirst)) {
            if (said(made).word == Said<Replace>::When)
                return std::nullopt;
            said(made).word = Said<Replace>::Before;
        } else if (found.says(Flag::Also)) {
            made.how = Replace::How::Also;
        } else if (!instead) {
            made.how = Replace::How::Changed;
        }
        if (auto more = found.takeIfAny<Effect>()) {
            // "instead to E" or "instead. If you don't, E": told apart by the full stop between them.
            if (found.says(Flag::Then))
                made.ifNot = std::move(*more);
            else
                made.to = std::move(*more);
            said(made).ifDone = found.says(Flag::CommaWord);
        }
        const auto& where = made.happening.expedition;
        const bool it = where && where->kind == Expedition::Kind::That; // which, nobody has said
        if (it || !canBeReplaced(made))
            return std::nullopt;
        return Statement { std::move(made) };
    }
};

/// "The next time it would leave the Expedition zone this Day, discard it instead", "If it would go to Reserve this
/// Day, ... instead": for a time, of what has been named (StatedFor)
struct timeFirst : seq<duration, comma>
{
};
struct insteadBody
    : any<seq<means<Flag::InsteadFirst, "instead">, sentence>, seq<sentence, word<"instead">>>
{
};
struct lastingReplace
    : seq<maybe<timeFirst>, any<means<Flag::OneMore, "the next time">, word<"if">>, wouldHappen,
          comma, insteadBody>
{
    static std::optional<Effect> build(Found& found)
    {
        Replace made;
        std::vector<Happening> all = found.take<std::vector<Happening>>();
        if (all.size() != 1)
            return std::nullopt;
        made.happening = std::move(all.front());
        made.once = found.says(Flag::OneMore);
        said(made).word
            = found.says(Flag::InsteadFirst) ? Said<Replace>::Before : Said<Replace>::After;
        made.effect = found.take<Effect>();
        StatedFor so;
        so.duration = found.take<Duration>(durationOf(made.happening.window));
        if (made.happening.window == Happening::Window::Always)
            made.happening.window = windowOf(so.duration);
        const Thing* of = made.happening.subject ? &*made.happening.subject : nullptr;
        const bool it = of && std::holds_alternative<It>(of->node);
        // Without a time it lasts as long as what it is said of stays what it is.
        if (so.duration == Duration::None && made.once && it)
            so.duration = Duration::Permanently;
        so.what = it ? *of : Thing { This {} };
        using Kind = Expedition::Kind;
        const Expedition* where = made.happening.expedition ? &*made.happening.expedition : nullptr;
        const bool moves = made.happening.event == Happening::Event::MovesForward;
        // "Target an Expedition. If it would move forward this Day, ...": which one is kept with what is said
        const bool named = where && where->kind == Kind::That
            && (moves || made.happening.event == Happening::Event::Ascends);
        const bool unknown = where && !named
            && (where->kind == Kind::Target || where->kind == Kind::That || where->kind == Kind::Its
                || where->kind == Kind::Those || where->kind == Kind::FacingIt);
        if (named)
            so.expedition = *where;
        // How far it goes is foreseen, and would count as once.
        const bool further
            = moves && made.once && std::holds_alternative<MoveExpedition>(made.effect.node);
        if (so.duration == Duration::None || unknown || further || !canBeReplaced(made))
            return std::nullopt;
        said(so).within = true;
        Ability says;
        says.kind = Ability::Kind::Passive;
        says.statement = Statement { std::move(made) };
        so.says = std::move(says);
        return effect(std::move(so));
    }
};

/// "If you would create one or more tokens, create that many plus one instead."
struct createMore
    : seq<word<"if">, wouldHappen, comma,
          any<seq<word<"create that many plus">, numeral>, means<1, "create one more">>,
          maybe<word<"of them">>, maybe<word<"there">>, maybe<word<"instead">>, stop>
{
    static std::optional<Statement> build(Found& found)
    {
        std::vector<Happening> all = found.take<std::vector<Happening>>();
        if (all.size() != 1 || all.front().event != Happening::Event::Creates)
            return std::nullopt;
        Replace made;
        made.happening = std::move(all.front());
        made.how = Replace::How::Changed;
        made.effect = effect(ChangeResult { found.take<Amount>(fixed(1)) });
        // Of what is yet to be created its kind is known, and no more.
        const Some* some = std::get_if<Some>(&made.happening.subject->node);
        const bool known = some && some->filter.after.empty()
            && std::ranges::all_of(some->filter.before, [](const Trait& trait) {
                   return trait.kind == Trait::Kind::Token || trait.kind == Trait::Kind::Subtype;
               });
        return known && made.happening.window == Happening::Window::Always
            ? std::optional(Statement { std::move(made) })
            : std::nullopt;
    }
};

/// "If a token Character would join my Expedition, it joins with 1 boost."
struct joinsWith
    : seq<word<"if">, wouldHappen, comma, word<"it joins with">, digits, counterWord, stop>
{
    static std::optional<Statement> build(Found& found)
    {
        std::vector<Happening> all = found.take<std::vector<Happening>>();
        EnterPlay made { Thing { This {} } };
        made.count = found.take<int>();
        made.counter = found.take<Counter>();
        if (all.size() != 1 || all.front().event != Happening::Event::Joins
            || !all.front().expedition || !all.front().subject
            || !std::holds_alternative<Some>(all.front().subject->node)
            || all.front().window != Happening::Window::Always)
            return std::nullopt;
        made.happening = std::move(all.front());
        return Statement { std::move(made) };
    }
};

} // namespace

bool lastingReplacement::read(Input& in, Reading& reading)
{
    return text::read<lastingReplace>(in, reading);
}
bool replacement::read(Input& in, Reading& reading)
{
    return text::read<any<createMore, joinsWith, replace>>(in, reading);
}

} // namespace triptych::altered::grammar
