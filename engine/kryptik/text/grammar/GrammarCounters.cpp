#include "kryptik/text/grammar/GrammarAmounts.h"
#include "kryptik/text/grammar/GrammarInstructions.h"

#include <utility>

// Counters: "+1/+1 counters", which change statistics, and those that have a name of their own and are counted.
namespace triptych::kryptik::grammar {
namespace {

// ---------------------------------------------------------------- Which counters

/// "hour" of "hour counter": any word in small letters that is none of the language's before a noun.
struct scanCounterName
{
    static constexpr std::string_view what = "a kind of counters such as +1/+1";
    static bool isNoName(std::string_view word)
    {
        constexpr std::string_view others[] { "a", "an", "the", "no", "all", "its", "each", "any",
            "additional", "more", "those", "these", "that", "this", "target", "or", "and",
            "another", "other", "of", "one", "many", "their", "your", "x", "every", "to", "may",
            "then", "then,", "fewer", "with", "without", "additional" };
        for (const std::string_view other : others)
            if (equalIgnoringCase(word, other))
                return true;
        return false;
    }
    static std::size_t length(std::string_view text)
    {
        const std::string_view word = firstWord(text);
        const bool small = !word.empty() && std::all_of(word.begin(), word.end(), [](char letter) {
            return (letter >= 'a' && letter <= 'z') || letter == '-';
        });
        const std::string_view after = text.substr(word.size());
        return small && !isNoName(word) && after.starts_with(" counter") ? word.size() : 0;
    }
};
struct counterName : scanned<scanCounterName>
{
    static CounterKind build(std::string_view words)
    {
        CounterKind kind;
        kind.name = std::string(words);
        return kind;
    }
};
struct counterNoun : word<"counters", "counter">
{
};
struct ofStatistics : statChange
{
    static std::optional<CounterKind> build(Found& found)
    {
        const Modify change = found.take<Bonus>().modify;
        if (change.attackByX || change.defenseByX || (change.attack == 0 && change.defense == 0))
            return std::nullopt;
        CounterKind kind;
        kind.attack = change.attack;
        kind.defense = change.defense;
        return kind;
    }
};
struct kindOfCounters : seq<any<ofStatistics, counterName>, counterNoun>
{
};
struct anyCounters : counterNoun
{
    static CounterKind build()
    {
        CounterKind kind;
        kind.any = true;
        return kind;
    }
};
struct theseCounters : any<kindOfCounters, anyCounters>
{
};

// ---------------------------------------------------------------- Putting, removing, moving

struct oneOrMany : any<digits, means<1, "a", "an", "another", "one additional", "an additional">>
{
};
struct howManyPut : seq<any<seq<oneOrMany, maybe<word<"additional", "more">>>, amountX, thatMany>>
{
};
struct onto : word<"on", "onto">
{
};
Effect put(Found& found)
{
    PutCounters made;
    made.kind = found.take<CounterKind>();
    const auto number = found.takeIfAny<int>();
    if (auto where = found.takeIfAny<WhereX>())
        made.count = std::move(where->amount);
    else if (auto per = found.takeIfAny<PerEach>()) {
        made.count = std::move(per->amount);
        made.count.number = number.value_or(1);
    } else if (auto amount = found.takeIfAny<Amount>())
        made.count = std::move(*amount);
    else
        made.count = fixed(number.value_or(1));
    if (found.has<Thing>())
        made.what = found.take<Thing>();
    return { std::move(made) };
}
/// "on target citizen and this": not what something else is said of behind "and"
struct onThisToo
    : seq<word<"and">, thing,
          pegtl::at<word<".", ",", ";", "and", "then", "for", "where", "if", "unless", "at">>>
{
};
struct putCounters
    : any<seq<word<"put", "place">, howManyPut, kindOfCounters, onto, maybe<word<"each of">>, thing,
              many<onThisToo>, maybe<any<perEach, whereX>>>,
          seq<word<"put a number of", "put as many">, kindOfCounters, onto, thing,
              any<seq<word<"equal to">, equalAmount>, asManyAs>>,
          seq<word<"put">, kindOfCounters, onto, thing, word<"equal to">, equalAmount>,
          // Of whom "its" would speak stands behind it.
          seq<word<"put a number of", "put">, kindOfCounters, word<"equal to">,
              pegtl::not_at<word<"its", "their">>, equalAmount, onto, thing>>
{
    static Effect build(Found& found)
    {
        std::vector<Thing> all = found.takeAll<Thing>();
        const Effect one = put(found);
        std::vector<Effect> parts;
        for (Thing& what : all) {
            parts.push_back(one);
            std::get<PutCounters>(parts.back().node).what = std::move(what);
        }
        const std::size_t joints = parts.size() - 1;
        return joined(std::move(parts), std::vector<Sequence::Joint>(joints, Sequence::Joint::And));
    }
};
/// "gets two +1/+1 counters", "gains an hour counter": said of somebody
struct getsCounters : seq<word<"gets", "get", "gains", "gain", "receives", "receive">, howManyPut,
                          kindOfCounters, maybe<any<perEach, whereX>>>
{
    static Predicate build(Found& found) { return { put(found), {} }; }
};
struct doubleCounters : seq<word<"double the number of", "double the">, kindOfCounters, onto,
                            maybe<word<"each of">>, thing>
{
    static Effect build(Found& found)
    {
        PutCounters made;
        made.kind = found.take<CounterKind>();
        made.doubles = true;
        made.what = found.take<Thing>();
        return { std::move(made) };
    }
};
/// "distribute three +1/+1 counters among one, two or three target citizens": chosen as it resolves (10.4)
struct amongWords
    : word<"among", "as you choose among", "in any way among", "divided as you choose among",
          "however you like among", "between", "as you like among", "as you choose between">
{
};
struct distributeCounters : seq<word<"distribute", "divide", "split", "put">, any<digits, amountX>,
                                kindOfCounters, amongWords, target>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect effect = put(found);
        PutCounters& made = std::get<PutCounters>(effect.node);
        made.divided = true;
        return std::get<Target>(made.what).spec.count > 1 ? std::optional(std::move(effect))
                                                          : std::nullopt;
    }
};
struct howManyTaken : any<allOfThem, howManyPut, seq<upTo, digits>>
{
};
Amount takenIn(Found& found)
{
    if (auto amount = found.takeIfAny<Amount>())
        return std::move(*amount);
    return fixed(found.take<int>(1));
}
struct takeCounters : seq<word<"remove", "take">, howManyTaken, theseCounters,
                          word<"from", "off", "off of">, maybe<word<"each of">>, thing>
{
    static Effect build(Found& found)
    {
        TakeCounters made;
        made.kind = found.take<CounterKind>();
        made.count = takenIn(found);
        made.what = found.take<Thing>();
        return { std::move(made) };
    }
};
struct moveCounters : seq<word<"move", "put">, howManyTaken, theseCounters, word<"from">, thing,
                          word<"onto", "to", "on">, thing>
{
    static Effect build(Found& found)
    {
        MoveCounters made;
        made.kind = found.take<CounterKind>();
        made.count = takenIn(found);
        std::vector<Thing> things = found.takeAll<Thing>();
        made.from = std::move(things[0]);
        made.to = std::move(things[1]);
        return { std::move(made) };
    }
};
/// "put its +1/+1 counters on target citizen"
struct putItsCounters : seq<word<"put its", "put all its", "put all of its", "move its",
                                "move all its", "move all of its">,
                            theseCounters, word<"on", "onto", "to">, thing>
{
    static Effect build(Found& found)
    {
        MoveCounters made;
        made.kind = found.take<CounterKind>();
        made.from = It { It::Word::It };
        made.to = found.take<Thing>();
        return { std::move(made) };
    }
};
struct anyCounting : any<distributeCounters, putCounters, doubleCounters, takeCounters,
                         moveCounters, putItsCounters>
{
};

// ---------------------------------------------------------------- Counting them

struct onThis : means<Flag::AsThis, "on this citizen", "on this card", "on this">
{
};
struct onIt : any<word<"on it">, means<Amount::Word::ThatCitizens, "on that citizen">,
                  means<Amount::Word::ThatCards, "on that card">>
{
};
Amount countersAmount(Found& found)
{
    Amount amount { Amount::Kind::Counters, 1, {}, false };
    amount.counter = found.take<CounterKind>();
    if (auto counted = found.takeIfAny<Counted>())
        amount.of = std::make_shared<const Counted>(std::move(*counted));
    else {
        amount.ofThis = found.says(Flag::AsThis);
        amount.word = found.take<Amount::Word>(Amount::Word::Its);
    }
    return amount;
}
struct countersThere
    : seq<theseCounters, any<onThis, onIt, seq<word<"on", "among">, describedPlural>>>
{
    static std::optional<Amount> build(Found& found)
    {
        Amount amount = countersAmount(found);
        return !amount.of || amount.of->place == Place {} ? std::optional(std::move(amount))
                                                          : std::nullopt;
    }
};
struct manyOrFew : any<means<Bound::How::AtLeast, "or more", "or greater">,
                       means<Bound::How::AtMost, "or fewer", "or less">>
{
};
struct countersAsked
    : any<seq<means<0, "no", "no more">, theseCounters>,
          seq<maybe<means<Flag::Has, "exactly">>, digits, maybe<manyOrFew>, theseCounters>,
          seq<means<Bound::How::AtLeast, "at least">, digits, theseCounters>,
          seq<means<1, "a", "an", "one or more", "any">, theseCounters>>
{
    static CounterAsk build(Found& found)
    {
        CounterAsk ask;
        const bool exactly = found.says(Flag::Has);
        ask.number = found.take<int>();
        ask.how = found.take<Bound::How>(exactly ? Bound::How::Exactly
                : ask.number == 0                ? Bound::How::AtMost
                                                 : Bound::How::AtLeast);
        ask.kind = found.take<CounterKind>();
        return ask;
    }
};
struct onThem : word<"on it", "on them", "on that citizen", "on this citizen", "on this">
{
};
struct somePlural : theseCounters
{
    static CounterAsk build(Found& found)
    {
        CounterAsk ask;
        ask.kind = found.take<CounterKind>();
        return ask;
    }
};
struct counterQuality : any<seq<word<"with", "that has", "that have", "and with", "that had">,
                                any<countersAsked, somePlural>, maybe<onThem>>,
                            seq<word<"without">, theseCounters, maybe<onThem>>>
{
    static CounterAsk build(Found& found)
    {
        if (auto ask = found.takeIfAny<CounterAsk>())
            return std::move(*ask);
        return { found.take<CounterKind>(), Bound::How::AtMost, 0 };
    }
};

// ---------------------------------------------------------------- Conditions

struct whoHasThem : any<means<Flag::AsThis, "this citizen", "this card", "this">,
                        word<"it", "that citizen", "that card">>
{
};
struct countersAreThere
    : any<seq<whoHasThem,
              any<word<"has", "had">, means<Flag::Negated, "does not have", "did not have">>,
              countersAsked, maybe<onThem>>,
          seq<word<"there are", "there is", "there were", "there was">, countersAsked,
              any<onThis, onIt>>,
          seq<countersAsked, word<"are", "is">, any<onThis, onIt>>>
{
    static Condition build(Found& found)
    {
        CounterAsk ask = found.take<CounterAsk>();
        Condition condition = askedOf(Condition::Kind::NumberIs, ask.number);
        condition.how
            = ask.number == 0 && ask.how == Bound::How::AtMost ? Bound::How::Exactly : ask.how;
        condition.negated = found.says(Flag::Negated);
        condition.amount = { Amount::Kind::Counters, 1, {}, false };
        condition.amount.counter = std::move(ask.kind);
        condition.amount.ofThis = found.says(Flag::AsThis);
        condition.amount.word = found.take<Amount::Word>(Amount::Word::Its);
        return condition;
    }
};

} // namespace

bool counterKind::read(Input& in, Reading& reading)
{
    return text::read<kindOfCounters>(in, reading);
}
bool someCounters::read(Input& in, Reading& reading)
{
    return text::read<theseCounters>(in, reading);
}
bool countersOnWhat::read(Input& in, Reading& reading)
{
    return text::read<countersThere>(in, reading);
}
bool withCounters::read(Input& in, Reading& reading)
{
    return text::read<counterQuality>(in, reading);
}
bool hasCounters::read(Input& in, Reading& reading)
{
    return text::read<countersAreThere>(in, reading);
}
bool countersGained::read(Input& in, Reading& reading)
{
    return text::read<getsCounters>(in, reading);
}
bool counting::read(Input& in, Reading& reading)
{
    return text::read<anyCounting>(in, reading);
}

} // namespace triptych::kryptik::grammar
