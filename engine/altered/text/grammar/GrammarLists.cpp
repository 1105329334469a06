#include "altered/text/grammar/GrammarInstructions.h"

#include <algorithm>

// Options and results: "Choose one: • ...", "On a 4+, ...", "Do the following X+1 times: • ..."
namespace triptych::altered::grammar {
namespace {

struct bullet : word<"\u2022">
{
};

// ---------------------------------------------------------------- Modes (6.5.g)

struct costEnd : means<Flag::Colon, ":">
{
};
struct option : seq<bullet, maybe<cost, costEnd>, sentences>
{
    static Mode build(Found& found)
    {
        std::vector<Effect> all = found.takeAll<Effect>();
        Mode made;
        made.effect = std::move(all.back());
        all.pop_back();
        made.cost = std::move(all);
        return made;
    }
};
struct chooseCount : any<seq<upTo, any<numeral, amountX>>, numeral, amountX>
{
};
/// "Choose one. If C, you may choose both", "... If C, choose both instead", "Choose one, or both if C", "one or both"
struct chooseBoth
    : any<seq<stop, word<"if">, condition,
              any<word<", you may choose both instead", ", you may choose both">,
                  seq<word<", you may choose two instead", ", you may choose two">,
                      mark<Flag::More>>,
                  means<Flag::Instead, ", choose both instead", ", choose both">,
                  seq<means<Flag::Instead, ", choose two instead", ", choose two">,
                      mark<Flag::More>>>>,
          seq<word<", or both if", "or both if">, condition, mark<Flag::Also>>,
          seq<word<", or two if", "or two if">, condition, mark<Flag::Also>, mark<Flag::More>>,
          means<Flag::AllThe, "or both">>
{
};
/// "Choose two. If C, choose one instead"
struct chooseOther
    : seq<stop, word<"if">, condition, word<", choose">, chooseCount, word<"instead">>
{
};
struct pickOrChoose : any<means<Flag::Pick, "pick">, word<"choose">>
{
};
struct sameAgain : seq<any<stop, means<Flag::CommaWord, ",">>, means<Flag::Repeat, "you may">,
                       pickOrChoose, word<"the same option multiple times">>
{
};
/// "target opponent chooses one: • They ..."
struct whoChooses : seq<someoneElse, means<Flag::Their, "chooses", "choose">>
{
};
/// What is chosen by another is said of who does it: "they discard a card", "you draw one".
bool saysWho(Effect& effect)
{
    if (auto* both = std::get_if<Sequence>(&effect.node)) {
        for (std::size_t i = 1; i < both->parts.size(); ++i) { // "you draw a card and create ..."
            const Who* before = whoOf(both->parts[i - 1]);
            Who* who = whoOf(both->parts[i]);
            if (before && who && isSaidYou(*before) && who->kind == Who::Kind::You)
                said(*who).word = Said<Who>::They;
        }
        return std::ranges::all_of(both->parts, saysWho);
    }
    if (auto* where = std::get_if<Where>(&effect.node))
        return saysWho(*where->effect);
    if (std::holds_alternative<May>(effect.node))
        return false;
    Who* who = whoOf(effect);
    if (!who || who->kind != Who::Kind::You)
        return true;
    who->me = isSaidYou(*who);
    return who->me
        && (std::holds_alternative<Draw>(effect.node)
            || std::holds_alternative<Resupply>(effect.node)
            || std::holds_alternative<Create>(effect.node));
}
/// "Choose two. If C, choose one instead: • ...": the same options, of which so many are chosen
std::optional<Effect> eitherCount(Choose usual, Amount other, Found& found)
{
    const auto fixedTo = [](const Amount& of) {
        return of.kind == Amount::Kind::Fixed ? static_cast<std::size_t>(of.number) : 0;
    };
    usual.modes = found.takeAll<Mode>();
    if (fixedTo(usual.count) == 1 && fixedTo(other) == 2)
        return std::nullopt; // that is how many more one may choose
    const std::size_t most = std::max(fixedTo(usual.count), fixedTo(other));
    if (fixedTo(usual.count) == 0 || fixedTo(other) == 0 || usual.count == other || usual.upTo
        || most > usual.modes.size() || found.says(Flag::Random) || found.says(Flag::Repeat)
        || found.says(Flag::Their) || found.has<WhereX>())
        return std::nullopt;
    If made;
    made.condition = found.take<Condition>();
    Choose instead = usual;
    instead.count = std::move(other);
    made.effect = effect(std::move(instead));
    made.otherwise = effect(std::move(usual));
    said(made).elseWord = Said<If>::Else::Instead;
    return effect(std::move(made));
}
struct choose
    : seq<any<whoChooses, word<"choose">>, chooseCount, maybe<means<Flag::Random, "at random">>,
          maybe<whereX>, maybe<any<chooseBoth, chooseOther>>, maybe<sameAgain>, colon, option,
          many<option>>
{
    static std::optional<Effect> build(Found& found)
    {
        Choose made;
        made.upTo = found.says(Flag::UpTo);
        made.count = found.take<Amount>();
        if (auto other = found.takeIfAny<Amount>())
            return eitherCount(std::move(made), std::move(*other), found);
        if (auto where = found.takeIfAny<WhereX>())
            made.x = std::move(where->amount);
        if (auto both = found.takeIfAny<Condition>())
            made.bothIf = std::move(*both);
        made.both = found.says(Flag::Instead) || found.says(Flag::AllThe);
        said(made).orBoth = found.says(Flag::Also);
        const bool one = made.count.kind == Amount::Kind::Fixed && made.count.number == 1;
        if ((made.both || made.bothIf) && !one)
            return std::nullopt; // both are more than one, and nothing else
        made.repeat = found.says(Flag::Repeat);
        made.random = found.says(Flag::Random);
        if (made.random && (made.bothIf || made.both || made.repeat || made.upTo))
            return std::nullopt;
        said(made).pick = found.says(Flag::Pick);
        said(made).comma = found.says(Flag::CommaWord);
        made.modes = found.takeAll<Mode>();
        // "two" of more than two, and "both" of two
        const bool two = found.says(Flag::More);
        if ((made.both || made.bothIf) && (two ? made.modes.size() < 3 : made.modes.size() != 2))
            return std::nullopt;
        if (!found.says(Flag::Their))
            return effect(std::move(made));
        May other;
        other.must = true;
        other.who = found.take<Who>();
        for (Mode& mode : made.modes)
            if (!mode.cost.empty() || !saysWho(*mode.effect))
                return std::nullopt;
        other.effect = effect(std::move(made));
        return effect(std::move(other));
    }
};

/// One look at the sentence spares reading most clauses as this.
struct scanToChoose
{
    static constexpr std::string_view what = "";
    static std::size_t length(std::string_view text)
    {
        const std::size_t colon = std::min(text.find(':'), text.find('.'));
        const std::size_t first = text.find(" to choose ");
        return first < colon && text.find(" to choose ", first + 1) < colon ? 1 : 0;
    }
};
/// "Sacrifice a Landmark to choose one, or sacrifice two Landmarks to choose two: • ..."
struct payToChoose
    : seq<pegtl::at<scanned<scanToChoose>>, clause, word<"to choose">, chooseCount,
          word<", or", "or">, clause, word<"to choose">, chooseCount, colon, option, many<option>>
{
    static Effect build(Found& found)
    {
        Choose either;
        said(either).orWord = true;
        std::vector<Effect> costs = found.takeAll<Effect>();
        std::vector<Amount> counts = found.takeAll<Amount>();
        Choose made;
        made.modes = found.takeAll<Mode>();
        for (std::size_t k = 0; k < costs.size(); ++k) {
            made.count = std::move(counts[k]);
            May pays;
            pays.must = true;
            pays.effect = std::move(costs[k]);
            pays.to = effect(made);
            Mode mode;
            mode.effect = effect(std::move(pays));
            either.modes.push_back(std::move(mode));
        }
        return effect(std::move(either));
    }
};

// ---------------------------------------------------------------- What follows from a number

struct exactRoll : pegtl::success
{
    static Flag build() { return Flag::OneOf; }
};
struct dieRange : any<seq<digits, word<"+">>, seq<digits, word<"-">, digits>,
                      seq<digits, means<Flag::Or, "or", "or a">, digits>, seq<digits, exactRoll>>
{
    static std::optional<Range> build(Found& found)
    {
        const bool alone = found.says(Flag::OneOf);
        const int least = found.take<int>();
        const int most = alone ? least : found.take<int>();
        return found.says(Flag::Or) && most != least + 1 ? std::nullopt
                                                         : std::optional(Range { least, most });
    }
};
struct sign : any<comma, costEnd>
{
};
ResultTable::Row rowIn(Found& found)
{
    ResultTable::Row row;
    const Range dieRange = found.take<Range>(Range {});
    row.least = dieRange.least;
    row.most = dieRange.most;
    said(row).colon = found.says(Flag::Colon);
    row.effect = found.take<Effect>();
    return row;
}
struct onA : word<"on a", "on an">
{
};
struct listRow : seq<bullet, dieRange, sign, sentences>
{
    static ResultTable::Row build(Found& found) { return rowIn(found); }
};
struct listRowOn : seq<bullet, onA, dieRange, sign, sentences>
{
    static ResultTable::Row build(Found& found) { return rowIn(found); }
};
/// "On an even result, draw a card."
struct onParity
    : any<means<Compare::Even, "on an even result", "on an even number", "on an even roll">,
          means<Compare::Odd, "on an odd result", "on an odd number", "on an odd roll">>
{
};
struct sentenceRow
    : any<seq<onA, dieRange, sign, any<list, sentence>>, seq<onParity, sign, any<list, sentence>>>
{
    static ResultTable::Row build(Found& found)
    {
        const Compare parity = found.take<Compare>(Compare::Exactly);
        ResultTable::Row row = rowIn(found);
        row.parity = parity;
        return row;
    }
};
struct onAList : seq<word<"on a:">, listRow, many<listRow>>
{
    static Effect build(Found& found)
    {
        ResultTable made;
        made.rows = found.takeAll<ResultTable::Row>();
        said(made).word = Said<ResultTable>::List;
        return effect(std::move(made));
    }
};
struct onList : seq<listRowOn, many<listRowOn>>
{
    static Effect build(Found& found)
    {
        ResultTable made;
        made.rows = found.takeAll<ResultTable::Row>();
        said(made).word = Said<ResultTable>::ListOn;
        return effect(std::move(made));
    }
};
/// "roll a die: • On a 4+, ..."
struct rollList : seq<pegtl::at<word<"roll">>, clause, colon, onList>
{
    static Effect build(Found& found)
    {
        return joined(found.takeAll<Effect>(), { Sequence::Joint::Colon });
    }
};
struct depending : seq<word<"depending on">, quantity, colon, listRow, many<listRow>>
{
    static Effect build(Found& found)
    {
        ResultTable made;
        made.of = found.take<Quantity>();
        made.rows = found.takeAll<ResultTable::Row>();
        said(made).word = Said<ResultTable>::Depending;
        return effect(std::move(made));
    }
};
struct whenRolled : seq<word<"when you roll a">, dieRange, word<"this way">, dash, sentences>
{
    static Effect build(Found& found)
    {
        ResultTable made;
        made.rows.push_back(rowIn(found));
        said(made).word = Said<ResultTable>::When;
        return effect(std::move(made));
    }
};
struct otherwiseSo : seq<word<", otherwise">, sentence>
{
    static Otherwise build(Found& found) { return { found.take<Effect>(), Said<If>::Else::Comma }; }
};
struct inSentences : seq<sentenceRow, many<stop, sentenceRow>, maybe<otherwiseSo>>
{
    static Effect build(Found& found)
    {
        ResultTable made;
        made.rows = found.takeAll<ResultTable::Row>();
        if (auto other = found.takeIfAny<Otherwise>())
            made.otherwise = std::move(other->effect);
        return effect(std::move(made));
    }
};

// ---------------------------------------------------------------- Repetitions (6.5.i)

struct following : seq<word<"do the following">, any<amountX, numeral>, word<"times">,
                       maybe<whereX>, colon, bullet, sentences>
{
    static Effect build(Found& found)
    {
        Repeat made;
        made.times = found.take<Amount>();
        if (auto where = found.takeIfAny<WhereX>())
            made.x = std::move(where->amount);
        made.effect = found.take<Effect>();
        return effect(std::move(made));
    }
};

struct onceForEach : seq<word<"do this once">, perEach, colon, bullet, sentences>
{
    static std::optional<Effect> build(Found& found)
    {
        std::optional<ForEach> made = forEachOf(found);
        if (!made)
            return std::nullopt;
        said(*made).list = true;
        return effect(std::move(*made));
    }
};

struct anyList
    : any<payToChoose, onceForEach, choose, onAList, rollList, depending, whenRolled, following>
{
};

} // namespace

bool list::read(Input& in, Reading& reading)
{
    return text::read<anyList>(in, reading);
}
bool dieSentences::read(Input& in, Reading& reading)
{
    return text::read<inSentences>(in, reading);
}

} // namespace triptych::altered::grammar
