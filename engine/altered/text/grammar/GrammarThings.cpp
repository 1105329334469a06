#include "altered/text/grammar/GrammarNouns.h"

#include <algorithm>

// The things an instruction is done to: "me", "target Character", "each Character", "a card". What was spoken of before
// is in GrammarMentioned.cpp.
namespace triptych::altered::grammar {
namespace {

struct me : word<"i", "me">
{
    static Thing build() { return { This {} }; }
};

// ---------------------------------------------------------------- Targets (6.5.b)

Target targetIn(Found& found)
{
    Target made;
    made.upTo = found.says(Flag::UpTo);
    made.count = found.take<Amount>(fixed(1));
    made.filter = found.take<Filter>();
    return made;
}
struct targetWord : word<"target">
{
};
struct otherWord : means<Flag::Each, "another", "other">
{
};
Filter otherThan(Filter of)
{
    Trait trait;
    trait.kind = Trait::Kind::Other;
    of.before.insert(of.before.begin(), std::move(trait));
    return of;
}
/// "or target card in a Reserve": what is told by words of its own
struct orTarget : seq<word<"or">, maybe<otherWord>, targetWord, filter>
{
    static Filter build(Found& found)
    {
        Filter made = found.take<Filter>();
        return found.says(Flag::Each) ? otherThan(std::move(made)) : made;
    }
};
bool isOfGroup(const Filter& of)
{
    return std::ranges::any_of(of.after, [](const Trait& trait) {
        return trait.kind == Trait::Kind::Total || trait.kind == Trait::Kind::Different
            || trait.kind == Trait::Kind::Highest;
    });
}
/// "target Character or target Permanent": what has no words of its own is one description of either noun.
std::optional<Filter> eitherOf(std::vector<Filter> all)
{
    Filter made = std::move(all.front());
    if (all.size() == 1)
        return made;
    Filter& other = all.back();
    const auto isPlain = [](const Filter& of) {
        return of.before.empty() && of.after.empty() && !said(of).both && !said(of).articles;
    };
    if (isOfGroup(made) || isOfGroup(other))
        return std::nullopt;
    if (isPlain(made) && isPlain(other))
        made.nouns.insert(made.nouns.end(), other.nouns.begin(), other.nouns.end());
    else
        made.orElse = std::move(other);
    return made;
}
/// "with Hand Cost {2} or with 2 or more boosts", "in my Expedition or in the Expedition facing me"
struct orTrait
    : seq<word<"or">, pegtl::at<word<"with", "without", "that", "that's", "in">>, traitAfter>
{
};
/// The same description, but for what is said last of it.
std::optional<Filter> endingIn(const Filter& of, Trait last)
{
    if (of.after.empty())
        return std::nullopt;
    Filter made = of;
    made.after.back() = std::move(last);
    return made;
}
struct targets
    : seq<maybe<count>, maybe<otherWord>, targetWord, filter, maybe<any<orTarget, orTrait>>>
{
    static std::optional<Thing> build(Found& found)
    {
        Target made;
        const bool other = found.says(Flag::Each);
        made.upTo = found.says(Flag::UpTo);
        const bool counted = found.has<Amount>();
        made.count = found.take<Amount>(fixed(1));
        std::vector<Filter> all = found.takeAll<Filter>();
        const bool shared = found.has<Trait>();
        if (auto last = found.takeIfAny<Trait>()) {
            auto second = endingIn(all.front(), std::move(*last));
            if (!second)
                return std::nullopt;
            all.push_back(std::move(*second));
        }
        if (counted && all.size() > 1)
            return std::nullopt; // "up to two target Robots or target cards": two in all?
        if (other)
            all.front() = otherThan(std::move(all.front()));
        if (other && shared)
            all.back() = otherThan(std::move(all.back()));
        auto which = eitherOf(std::move(all));
        if (!which)
            return std::nullopt;
        made.filter = std::move(*which);
        return Thing { std::move(made) };
    }
};
/// "up to two targets, Characters or Permanents"
struct targetsComma : seq<count, word<"targets,">, filter>
{
    static Thing build(Found& found)
    {
        Target made = targetIn(found);
        said(made).targets = true;
        return { std::move(made) };
    }
};

// ---------------------------------------------------------------- Each, all, some

template <Said<Each>::Word how, typename... Rules>
struct eachIs : seq<Rules..., filter>
{
    static Thing build(Found& found)
    {
        Each made;
        made.filter = found.take<Filter>();
        said(made).word = how;
        return { std::move(made) };
    }
};
struct allOfThem : any<eachIs<Said<Each>::Each, word<"each">>, eachIs<Said<Each>::All, word<"all">>,
                       eachIs<Said<Each>::Every, word<"every">>>
{
};
/// "your Characters", "Characters you control"
struct plural : eachIs<Said<Each>::Plural, pegtl::not_at<scanned<scanSingular>>>
{
};
struct yourThings : seq<word<"your">, filter>
{
    static Thing build(Found& found)
    {
        Each made;
        made.filter = found.take<Filter>();
        made.yours = true;
        return { std::move(made) };
    }
};

struct anotherAsCount : pegtl::at<word<"another">>
{
};
struct random : means<Flag::Random, "at random">
{
};
/// "or a card from your Reserve", "or another Character you control"
struct orOne : seq<word<"or">, any<word<"a", "an">, anotherAsCount>, filter>
{
    static Filter build(Found& found) { return found.take<Filter>(); }
};
/// "a Permanent or another Character you control": of both. What else stands at the end only of the second has to be
/// told from what is of both by words that the first has for itself.
bool isClear(Filter& first, const Filter& second)
{
    if (!first.after.empty() || second.after.empty())
        return true;
    const bool controlled
        = second.after.size() == 1 && second.after.front().kind == Trait::Kind::Controlled;
    if (controlled)
        first.after = second.after;
    return controlled;
}
struct some : any<seq<means<Flag::Random, "a random">, filter>,
                  seq<any<anotherAsCount, count>, filter, maybe<any<random, orOne>>>>
{
    static std::optional<Thing> build(Found& found)
    {
        Some made;
        made.upTo = found.says(Flag::UpTo);
        made.random = found.says(Flag::Random);
        made.count = found.take<Amount>(fixed(1));
        std::vector<Filter> all = found.takeAll<Filter>();
        if (all.size() > 1
            && (made.upTo || made.count.kind != Amount::Kind::Fixed || made.count.number != 1
                || !isClear(all.front(), all.back())))
            return std::nullopt;
        auto which = eitherOf(std::move(all));
        if (!which)
            return std::nullopt;
        made.filter = std::move(*which);
        return Thing { std::move(made) };
    }
};
/// "one of your Mana Orbs": a Mana Orb in your Mana zone
struct oneOfYour : any<seq<any<word<"one of your">, means<Flag::Their, "one of their">>, filter>,
                       seq<any<seq<upTo, numeral>, numeral, anyNumber>,
                           any<word<"of your">, means<Flag::Their, "of their">>, filter>,
                       seq<anyNumber, any<word<"your">, means<Flag::Their, "their">>, filter>>
{
    static Thing build(Found& found)
    {
        Some made;
        made.upTo = found.says(Flag::UpTo);
        made.count = found.take<Amount>(fixed(1));
        made.filter = found.take<Filter>();
        made.yours = true;
        said(made).their = found.says(Flag::Their);
        return { std::move(made) };
    }
};
/// "the one with the lower {M}", of those last spoken of
struct lowerWord : any<means<Compare::Less, "lowest", "lower", "least", "smallest", "smaller">,
                       means<Compare::AtMost, "highest", "higher", "most", "greatest", "greater">>
{
};
struct theOneWith
    : seq<word<"the one with the">, lowerWord, any<statWord, terrain>,
          maybe<means<Flag::AllThe, ", or both if they're tied", "or both if they're tied",
              ", or both if they are tied", "or both if they are tied", ", or both if it's a tie",
              ", or both if tied">>>
{
    static Thing build(Found& found)
    {
        OfThem made;
        Trait trait;
        trait.kind = Trait::Kind::Highest;
        trait.compare = found.take<Compare>();
        if (const auto of = found.takeIfAny<TerrainsWord>()) {
            trait.stat = Stat::Statistic;
            trait.terrains = of->terrains;
        } else {
            trait.stat = found.take<Stat>();
        }
        made.filter.after.push_back(std::move(trait));
        if (found.says(Flag::AllThe))
            made.count = Amount { Amount::Kind::All, 0 };
        return { std::move(made) };
    }
};
struct someOfThem : any<seq<any<seq<upTo, numeral>, numeral>, maybe<word<"of them">>>,
                        seq<anyNumber, word<"them">>>
{
    static Thing build(Found& found)
    {
        OfThem made;
        made.upTo = found.says(Flag::UpTo);
        made.count = found.take<Amount>(fixed(1));
        return { std::move(made) };
    }
};

// ---------------------------------------------------------------- Decks, hands

struct topCards : any<seq<word<"the top">, any<numeral, amountX>, word<"cards of">>,
                      word<"the top card of">, seq<thatMany, word<"cards from the top of">>>
{
};
struct topOfDeck : seq<topCards, whose, word<"deck">>
{
    static Thing build(Found& found)
    {
        TopOfDeck made;
        made.count = found.take<Amount>(fixed(1));
        said(made.count).word = Said<Amount>::Usual;
        made.whose = found.take<Who>();
        return { std::move(made) };
    }
};
struct wholeZone : seq<whose,
                       any<means<Zone::Hand, "hand">, means<Zone::Reserve, "reserve">,
                           means<Zone::Discard, "discard pile">>>
{
    static Place build(Found& found)
    {
        Place made;
        made.whose = found.take<Who>();
        made.zone = found.take<Zone>();
        said(made).join = Said<Place>::Join::And;
        return made;
    }
};
struct wholeZones : seq<wholeZone, many<word<"and">, wholeZone>>
{
    static Thing build(Found& found) { return { Whole { found.takeAll<Place>() } }; }
};

struct anyThing : any<me, mentioned, theOneWith, untilLeftThing, targetsComma, targets, topOfDeck,
                      allOfThem, oneOfYour, some, wholeZones, yourThings, plural, someOfThem>
{
    static constexpr std::string_view expected
        = "what (me, it, target Character, each Character, a card from your hand, ...)";
};

struct aKind : any<me, mentioned, allOfThem, oneOfYour, some, yourThings, plural>
{
};

} // namespace

bool thing::read(Input& in, Reading& reading)
{
    return text::read<anyThing>(in, reading);
}
bool kindOfThing::read(Input& in, Reading& reading)
{
    return text::read<aKind>(in, reading);
}

} // namespace triptych::altered::grammar
