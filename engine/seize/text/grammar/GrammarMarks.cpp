#include "seize/text/grammar/GrammarAbilities.h"
#include "seize/text/grammar/GrammarTriggers.h"

#include <algorithm>
#include <array>

// Counters that a card gives a name of its own, "a drill counter": they lie on that card and count.
namespace triptych::seize::grammar {
namespace {

/// What stands before "counter" and is no name: statuses, what mercenaries have a number of, numbers, small words.
constexpr std::array<std::string_view, 45> neverAName { "fortify", "regen", "armor", "leech",
    "defense", "exhaust", "bleed", "poison", "frost", "burn", "blind", "silence", "stealth", "fog",
    "status", "damage", "bleeding", "freeze", "exhaustion", "a", "an", "the", "that", "this",
    "these", "those", "all", "any", "each", "every", "more", "fewer", "less", "additional", "extra",
    "other", "another", "its", "their", "no", "one", "same", "trap", "loot", "of" };
struct scanName
{
    static constexpr std::string_view what = "the name of a counter";
    static std::size_t length(std::string_view text)
    {
        const std::string_view word = firstWord(text);
        const bool letters = !word.empty() && std::all_of(word.begin(), word.end(), isLetter);
        const bool named = letters
            && std::none_of(neverAName.begin(), neverAName.end(),
                [&](std::string_view w) { return equalIgnoringCase(word, w); });
        constexpr std::string_view noun = " counter";
        return named && equalIgnoringCase(text.substr(word.size(), noun.size()), noun) ? word.size()
                                                                                       : 0;
    }
};
struct markName : scanned<scanName>
{
    static MarkName build(std::string_view words) { return { std::string(words) }; }
};
struct marks : seq<markName, word<"counters", "counter">>
{
};
/// "three counters": those of this card, which text/Parse gives a name where it has none
struct unnamedMarks : word<"counters", "counter">
{
};
/// This card, told so that no mercenary with counters could be meant.
struct thisCardAlone : word<"this treasure", "this weapon", "this equipment", "this relic",
                           "this event", "this card">
{
};
/// This card; "it" only where nobody else was named (text/binding/Bind).
struct markedCard : any<word<"this mercenary", "this treasure", "this weapon", "this equipment",
                            "this relic", "this event", "this card", "itself", "this">,
                        means<Flag::Other, "it", "him", "her">>
{
};
struct someMarks : any<thatMuch, fixedArticle>
{
};
struct fewMarks : seq<word<", up to", ", to a maximum of", "( maximum", "( max", "( max .",
                          ", maximum", "to a maximum of", "( up to", "up to a maximum of">,
                      count, maybe<any<word<"of them", "counters", "in total", "total">, marks>>,
                      maybe<word<")">>>
{
    static AtTheMost build(Found& found) { return { found.take<int>() }; }
};
struct putMarks
    : seq<word<"put", "place", "add">, someMarks, maybe<word<"more", "additional">>,
          any<marks, unnamedMarks>, word<"on", "to">, markedCard, maybe<any<perEach, fewMarks>>>
{
    static Effect build(Found& found)
    {
        Mark made;
        made.name = found.take<MarkName>({}).words;
        made.most = found.take<AtTheMost>({ 0 }).number;
        made.saidIt = found.says(Flag::Other);
        made.count = amountIn(found);
        return effect(std::move(made));
    }
};
/// "this gets a drill counter"
struct getsMarks : seq<markedCard, word<"gets", "gains", "receives">, someMarks, marks,
                       maybe<any<perEach, fewMarks>>>
{
    static Effect build(Found& found) { return putMarks::build(found); }
};
struct removeMarks
    : seq<word<"remove", "take">, any<all, someMarks>, maybe<word<"of the", "the", "its">>,
          any<seq<marks, maybe<word<"from", "off">, markedCard>>,
              seq<unnamedMarks, word<"from", "off">, thisCardAlone>>>
{
    static Effect build(Found& found)
    {
        Effect made = putMarks::build(found);
        std::get<Mark>(made.node).remove = true;
        return made;
    }
};
/// "remove one": of those that the card has named (text/Parse says which)
struct removeOne
    : seq<word<"remove one of them", "remove one", "take one off">, maybe<word<"from">, markedCard>,
          pegtl::at<any<stop, comma, word<"and", "then">>>>
{
    static Effect build(Found&)
    {
        Mark made;
        made.remove = true;
        return effect(std::move(made));
    }
};
struct anyMark : any<putMarks, getsMarks, removeMarks, removeOne>
{
};
/// "the last drill counter is removed from this", "this has no drill counters left"
struct lastOfThem : any<seq<word<"the last">, maybe<word<"of the", "of these">>, marks,
                            word<"is removed", "are removed", "has been removed">,
                            maybe<word<"from">, markedCard>>,
                        seq<word<"you remove the last">, maybe<word<"of the", "of these">>, marks,
                            maybe<word<"from">, markedCard>>,
                        seq<word<"the last one is removed", "the last of them is removed",
                                "the last is removed", "you remove the last one",
                                "you remove the last of them", "the last counter is removed",
                                "you remove the last counter", "you remove the last">,
                            maybe<word<"from">, markedCard>>,
                        seq<word<"there are no counters left on", "there are no more counters on">,
                            thisCardAlone>,
                        seq<word<"there are no">, maybe<word<"more">>, marks, maybe<word<"left">>,
                            word<"on">, markedCard>,
                        word<"there are none left", "there are no more left">>
{
    static Trigger build(Found& found)
    {
        Trigger made;
        made.event = Trigger::Event::LosesMarks;
        made.mark = found.take<MarkName>({}).words;
        return made;
    }
};
/// "This enters play with 3 day counters on it."
struct withMarks
    : seq<any<seq<any<word<"this mercenary", "this treasure", "this event", "this card", "this">>,
                  word<"enters the battlefield with", "enters play with", "comes into play with",
                      "enters your warchest with", "enters with", "starts with", "comes with">>,
              word<"enters play with", "enters with", "enters the battlefield with",
                  "play this with", "play this event with", "play this treasure with",
                  "play this mercenary with">>,
          someMarks,
          any<seq<marks, maybe<word<"on">, markedCard>>,
              seq<unnamedMarks, maybe<word<"on">, markedCard>>>,
          stop>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Triggered;
        ability.trigger.emplace();
        ability.trigger->event = Trigger::Event::Enters;
        Mark made;
        made.name = found.take<MarkName>({}).words;
        made.count = found.take<Amount>();
        if (made.count.kind != Amount::Kind::Fixed)
            return std::nullopt;
        ability.effect = effect(std::move(made));
        return ability;
    }
};

struct markCostItem : seq<word<"remove", "spend", "pay">, any<count, means<1, "a", "an", "one">>,
                          marks, maybe<word<"from", "off">, markedCard>>
{
    static std::optional<CostItem> build(Found& found)
    {
        CostItem made;
        made.kind = CostItem::Kind::Unmark;
        made.count = found.take<int>();
        made.name = found.take<MarkName>().words;
        return made.count > 0 ? std::optional(std::move(made)) : std::nullopt;
    }
};
struct marksCounted
    : any<seq<marks, maybe<word<"on">, markedCard>>, seq<unnamedMarks, word<"on">, thisCardAlone>>
{
    static Counted build(Found& found)
    {
        Counted made;
        made.kind = Counted::Kind::Marks;
        made.name = found.take<MarkName>({}).words;
        return made;
    }
};
template <typename Noun>
struct manyMarks
    : any<seq<count, any<orLess, orMore>, Noun>, seq<count, Noun, any<orLess, orMore>>,
          seq<any<grammar::atLeast, grammar::atMost, moreThan, lessThan>, count, Noun>,
          seq<means<1, "a", "an", "any">, Noun>, seq<means<0, "no">, Noun>,
          seq<count, Noun>> // RULING "has three counters": whoever has more has three, too
{
};
struct hasMarksSo
    : any<seq<markedCard, word<"has", "has at least one of">, manyMarks<marks>,
              maybe<word<"on it">>>,
          seq<word<"there are", "there is">, manyMarks<marks>, word<"on">, markedCard>,
          seq<thisCardAlone, word<"has">, manyMarks<unnamedMarks>, maybe<word<"on it">>>,
          seq<word<"there are", "there is">, manyMarks<unnamedMarks>, word<"on">, thisCardAlone>,
          means<0, "there are none left on it", "there are none left on this",
              "there are none left", "it has none left", "this has none left", "it has none",
              "this has none", "none are left", "none is left">>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::HasMarks;
        made.number = found.take<int>();
        made.name = found.take<MarkName>({}).words;
        made.atLeast = !found.says(Flag::AtMost) && !found.says(Flag::Less) && made.number > 0;
        if (found.says(Flag::More))
            ++made.number;
        if (found.says(Flag::Less))
            --made.number;
        return made.number < 0 ? std::nullopt : std::optional(std::move(made));
    }
};

} // namespace

bool markOrder::read(Input& in, Reading& reading)
{
    return text::read<anyMark>(in, reading);
}
bool markCost::read(Input& in, Reading& reading)
{
    return text::read<markCostItem>(in, reading);
}
bool markCount::read(Input& in, Reading& reading)
{
    return text::read<marksCounted>(in, reading);
}
bool marksGone::read(Input& in, Reading& reading)
{
    return text::read<lastOfThem>(in, reading);
}
bool comingMarked::read(Input& in, Reading& reading)
{
    return text::read<withMarks>(in, reading);
}
bool hasMarks::read(Input& in, Reading& reading)
{
    return text::read<hasMarksSo>(in, reading);
}

} // namespace triptych::seize::grammar
