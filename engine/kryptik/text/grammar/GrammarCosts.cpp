#include "kryptik/text/grammar/GrammarCosts.h"

#include <algorithm>

namespace triptych::kryptik::grammar {
namespace {

// ---------------------------------------------------------------- Stones (8.1.1.1)

constexpr std::string_view colourLetters = "wubg";

/// The colours of "w", "w/u" or "c"; nothing for anything else.
std::optional<Colours> coloursOf(std::string_view letters)
{
    if (letters == "c" || letters == "C")
        return Colours { 0 };
    Colours colours = 0;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const std::size_t colour = colourLetters.find(lower(letters[i]));
        if (i % 2 == 1 ? letters[i] != '/' : colour == std::string_view::npos)
            return std::nullopt;
        if (i % 2 == 0)
            colours = static_cast<Colours>(colours | (1u << colour));
    }
    const bool two = letters.size() == 3 && (colours & (colours - 1)) != 0;
    return letters.size() == 1 || two ? std::optional(colours) : std::nullopt;
}

std::optional<Stone> stoneOf(std::string_view inside)
{
    if (inside.empty())
        return std::nullopt;
    if (inside == "X" || inside == "x")
        return Stone { Stone::Kind::X };
    if (std::all_of(inside.begin(), inside.end(), isDigit)) {
        const Number amount = number(inside);
        return amount.length > 0 && amount.value < 100
            ? std::optional(Stone { Stone::Kind::Generic, static_cast<std::uint8_t>(amount.value) })
            : std::nullopt;
    }
    const auto colours = coloursOf(inside);
    return colours ? std::optional(Stone { Stone::Kind::Coloured, 0, *colours }) : std::nullopt;
}

/// "{2}", "{X}", "{w}", "{w/u}", "{c}"
struct stone : leaf
{
    using rule_t = stone;
    static bool match(Input& in, Reading& reading)
    {
        const std::string_view text = afterSpace(rest(in));
        if (text.empty() || text.front() != '{') {
            if (reading.noting())
                reading.missed(text.data(), "a soul stone such as {1} or {w}");
            return false;
        }
        const std::size_t closing = text.find_first_of("{} ", 1);
        const bool closed = closing != std::string_view::npos && text[closing] == '}';
        if (closed && stoneOf(text.substr(1, closing - 1))) {
            in.bump_in_this_line(
                static_cast<std::size_t>(text.data() - in.current()) + closing + 1);
            return true;
        }
        if (reading.noting()) {
            const std::size_t inside = text.find_first_not_of("0123456789xXwubgcWUBGC/", 1);
            reading.missed(text.data() + (closed ? 1 : std::min(inside, text.size())),
                closed ? "a number, X, w, u, b, g, c or two colours such as w/u" : "}");
        }
        return false;
    }
    static Stone build(std::string_view words)
    {
        return *stoneOf(words.substr(1, words.size() - 2));
    }
};
struct someStones : seq<stone, many<stone>>
{
    static Stones build(Found& found) { return found.takeAll<Stone>(); }
};

// ---------------------------------------------------------------- Items (8.1.3)

CostItem item(CostItem::Kind kind, int count = 1, Filter filter = {})
{
    CostItem made;
    made.kind = kind;
    made.count = count;
    made.filter = std::move(filter);
    return made;
}

struct payStones : seq<maybe<word<"pay">>, stones>
{
    static CostItem build(Found& found)
    {
        CostItem made;
        made.stones = found.take<Stones>();
        return made;
    }
};

template <CostItem::Kind kind, Literal... Words>
struct plainItem : word<Words...>
{
    static CostItem build() { return item(kind); }
};
struct engageThis : plainItem<CostItem::Kind::EngageThis, "[>>>]", "engage this citizen",
                        "engage this card", "engage this">
{
};
struct sacrificeThis : plainItem<CostItem::Kind::SacrificeThis, "sacrifice this citizen",
                           "sacrifice this card", "sacrifice this">
{
};
struct abolishThis : seq<word<"abolish this citizen", "abolish this card", "abolish this">,
                         maybe<means<Flag::FromLimbo, "from your limbo pile">>>
{
    static CostItem build(Found& found)
    {
        CostItem made = item(CostItem::Kind::AbolishThis);
        made.fromLimbo = found.says(Flag::FromLimbo);
        return made;
    }
};
struct discardThis : plainItem<CostItem::Kind::DiscardThis, "discard this from your hand",
                         "discard this card from your hand", "discard this card", "discard this">
{
};
/// "remove 2 hour counters from this"
struct removeCounters : seq<word<"remove">, any<digits, means<1, "a", "an">>, someCounters,
                            word<"from this citizen", "from this card", "from this", "from it">>
{
    static CostItem build(Found& found)
    {
        CostItem made = item(CostItem::Kind::RemoveCounters, found.take<int>());
        made.counter = found.take<CounterKind>();
        return made;
    }
};
/// "remove a +1/+1 counter from another citizen you control"
struct counterOf
    : seq<word<"remove">, word<"a", "an", "one", "1">, someCounters, word<"from">,
          any<seq<word<"a", "an">, onIsland>, seq<pegtl::at<word<"another">>, onIsland>>>
{
    static std::optional<CostItem> build(Found& found)
    {
        CostItem made = item(CostItem::Kind::CounterOf, 1, found.take<Filter>());
        made.counter = found.take<CounterKind>();
        return made.filter.controller == Side::You && made.filter.noun == Filter::Noun::Citizen
            ? std::optional(std::move(made))
            : std::nullopt;
    }
};
/// "a card from your hand": the place where that is paid with, said or not
template <Zone zone, typename Phrase>
struct paidFrom : Phrase
{
    static std::optional<Filter> build(Found& found)
    {
        Counted what = found.take<Counted>();
        const bool there = what.place == Place { zone, Side::You } && !asksOnTheIsland(what.filter)
            && what.filter.controller == Side::Any;
        return there || what.place == Place {} ? std::optional(std::move(what.filter))
                                               : std::nullopt;
    }
};
/// "sacrifice X citizens": as many as one likes, and that is X
template <Zone zone>
using severalPaid = paidFrom<zone, describedPlural>;
struct soManyAsX
    : any<seq<word<"sacrifice">, means<CostItem::Kind::Sacrifice, "x", "any number of">,
              severalPaid<Zone::Island>>,
          seq<word<"discard">, means<CostItem::Kind::Discard, "x", "any number of">,
              severalPaid<Zone::Hand>>,
          seq<word<"engage">, means<CostItem::Kind::EngageCitizen, "x", "any number of">,
              severalPaid<Zone::Island>>,
          seq<word<"plunder">, means<CostItem::Kind::Plunder, "x", "any number of">,
              maybe<severalPaid<Zone::Limbo>>>,
          seq<word<"abolish">, means<CostItem::Kind::Plunder, "x", "any number of">,
              severalPaid<Zone::Limbo>, pegtl::at<any<word<":", ",", ".", "and">>>>>
{
    static CostItem build(Found& found)
    {
        CostItem made = item(
            found.take<CostItem::Kind>(), 1, found.take<Filter>(Filter { Filter::Noun::Card }));
        made.byX = true;
        return made;
    }
};
struct returnThis : plainItem<CostItem::Kind::ReturnThis, "return this to its owner's hand",
                        "return this citizen to its owner's hand",
                        "return this card to its owner's hand", "return this to your hand">
{
};

/// "a citizen you control", "2 Human citizens", "another citizen"
struct howManyPaid : any<seq<any<digits, means<1, "a", "an">>, onIsland>,
                         seq<pegtl::at<word<"another">>, onIsland>>
{
};

template <CostItem::Kind kind>
CostItem counted(Found& found)
{
    return item(kind, found.take<int>(1), found.take<Filter>());
}
struct engageOthers : seq<word<"engage">, howManyPaid>
{
    static CostItem build(Found& found) { return counted<CostItem::Kind::EngageCitizen>(found); }
};
struct sacrificeOthers : seq<word<"sacrifice">, howManyPaid>
{
    static CostItem build(Found& found) { return counted<CostItem::Kind::Sacrifice>(found); }
};
using discarded = paidFrom<Zone::Hand, any<describedPlural, described>>;
struct discardCost : seq<word<"discard">,
                         any<seq<any<digits, means<1, "a", "an">>, discarded>,
                             seq<pegtl::at<word<"another">>, discarded>>>
{
    static CostItem build(Found& found) { return counted<CostItem::Kind::Discard>(found); }
};
struct plunderCost : seq<word<"plunder">, digits, maybe<onIsland>>
{
    static CostItem build(Found& found)
    {
        return item(CostItem::Kind::Plunder, found.take<int>(1),
            found.take<Filter>(Filter { Filter::Noun::Card }));
    }
};
/// "return another citizen you control to its owner's hand"
struct returnOthers : seq<word<"return">, howManyPaid,
                          word<"to its owner's hand", "to their owners' hands",
                              "to their owners' hand", "to their owner's hand", "to your hand">>
{
    static std::optional<CostItem> build(Found& found)
    {
        CostItem made = counted<CostItem::Kind::Return>(found);
        const bool own = made.filter.controller == Side::You;
        return own && made.filter.noun == Filter::Noun::Citizen ? std::optional(std::move(made))
                                                                : std::nullopt;
    }
};
/// "put a card from your hand on the bottom of your deck", "reveal a Giant card from your hand"
struct inOwnHand : any<describedPlural, described>
{
    static std::optional<Filter> build(Found& found)
    {
        Counted what = found.take<Counted>();
        const Filter& f = what.filter;
        const bool plain = !asksOnTheIsland(f) && f.controller == Side::Any;
        return what.place == Place { Zone::Hand, Side::You } && plain
            ? std::optional(std::move(what.filter))
            : std::nullopt;
    }
};
struct bottomCost
    : seq<word<"put", "place">, any<digits, means<1, "a", "an">>, inOwnHand,
          word<"on the bottom of your deck", "on the bottom of your deck in any order">>
{
    static CostItem build(Found& found) { return counted<CostItem::Kind::Bottom>(found); }
};
/// "put a card from your soul row into your limbo pile", "abolish a card from your hand"
struct inOwnZone : any<describedPlural, described>
{
    static std::optional<Counted> build(Found& found)
    {
        Counted what = found.take<Counted>();
        const Filter& f = what.filter;
        const bool there = what.place.zone == Zone::Hand || what.place.zone == Zone::SoulRow
            || what.place.zone == Zone::Limbo;
        return there && what.place.whose == Side::You && !asksOnTheIsland(f)
                && f.controller == Side::Any
            ? std::optional(std::move(what))
            : std::nullopt;
    }
};
struct moveCost
    : any<seq<word<"put", "place", "move", "return">, any<digits, means<1, "a", "an">>, inOwnZone,
              any<seq<word<"into your", "to your", "in your">,
                      any<means<Zone::Limbo, "limbo pile">, means<Zone::Hand, "hand">,
                          means<Zone::SoulRow, "soul row">>>,
                  means<Zone::Deck, "on the bottom of your deck", "to the bottom of your deck">,
                  seq<means<Flag::OnTop, "on top of your deck">>>>,
          seq<word<"abolish", "exile">, any<digits, means<1, "a", "an">>, inOwnZone>>
{
    static std::optional<CostItem> build(Found& found)
    {
        Counted what = found.take<Counted>();
        CostItem made = item(CostItem::Kind::Move, found.take<int>(1), std::move(what.filter));
        made.from = what.place.zone;
        made.onTop = found.says(Flag::OnTop);
        made.to = found.take<Zone>(made.onTop ? Zone::Deck : Zone::Abolished);
        const bool otherwise = (made.to == Zone::Abolished && made.from == Zone::Limbo) // plunder
            || (made.to == Zone::Limbo && made.from == Zone::Hand)                      // discard
            || (made.to == Zone::Deck && !made.onTop && made.from == Zone::Hand);
        return made.from != made.to && !otherwise ? std::optional(std::move(made)) : std::nullopt;
    }
};
struct revealCost : seq<word<"reveal">, any<digits, means<1, "a", "an">>, inOwnHand>
{
    static CostItem build(Found& found) { return counted<CostItem::Kind::Reveal>(found); }
};
struct discardHandCost : plainItem<CostItem::Kind::DiscardHand, "discard your hand">
{
};
/// "abolish a citizen card from your limbo pile" is to plunder one (glossary).
struct abolishCost : seq<word<"abolish", "exile">, any<digits, means<1, "a", "an">>,
                         any<describedPlural, described>>
{
    static std::optional<CostItem> build(Found& found)
    {
        Counted what = found.take<Counted>();
        if (what.place != Place { Zone::Limbo, Side::You })
            return std::nullopt;
        return item(CostItem::Kind::Plunder, found.take<int>(1), std::move(what.filter));
    }
};
struct detachFromThis : seq<word<"detach">, any<digits, means<1, "a">>, cards,
                            word<"from this citizen", "from this card", "from this">>
{
    static CostItem build(Found& found) { return counted<CostItem::Kind::DetachFromThis>(found); }
};
struct destroyYearCost
    : any<seq<word<"destroy">, any<digits, means<1, "a", "an">>, yearCards, word<"you control">>,
          seq<word<"lose">, any<digits, means<1, "a", "an">>, yearCards,
              maybe<word<"you control">>>>
{
    static CostItem build(Found& found) { return counted<CostItem::Kind::DestroyYear>(found); }
};

/// "sacrifice a citizen or discard a card": one card, and where it is says which of them is paid
struct picked
    : any<engageOthers, sacrificeOthers, discardCost, plunderCost, detachFromThis, destroyYearCost>
{
};
struct oneOf : seq<picked, word<"or">, picked>
{
    static std::optional<CostItem> build(Found& found)
    {
        CostItem made = item(CostItem::Kind::OneOf);
        made.options = found.takeAll<CostItem>();
        const CostItem& first = made.options.front();
        const CostItem& second = made.options.back();
        const auto onTheIsland = [](const CostItem& each) {
            return each.kind == CostItem::Kind::Sacrifice
                || each.kind == CostItem::Kind::EngageCitizen;
        };
        const bool apart
            = first.kind != second.kind && !(onTheIsland(first) && onTheIsland(second));
        return apart && first.count == 1 && second.count == 1 ? std::optional(std::move(made))
                                                              : std::nullopt;
    }
};
struct costItem : any<discardHandCost, discardThis, removeCounters, counterOf, soManyAsX, oneOf,
                      payStones, engageThis, engageOthers, sacrificeThis, sacrificeOthers,
                      discardCost, plunderCost, abolishCost, detachFromThis, destroyYearCost,
                      abolishThis, returnThis, returnOthers, bottomCost, moveCost, revealCost>
{
    static constexpr std::string_view expected = "a cost";
};
struct costItems : seq<costItem, many<any<word<", and">, comma, word<"and">>, costItem>>
{
    static std::optional<Cost> build(Found& found)
    {
        Cost made = found.takeAll<CostItem>();
        // What is paid as X is picked last, and X is one number.
        for (std::size_t i = 0; i < made.size(); ++i) {
            const bool x = std::ranges::any_of(
                made[i].stones, [](const Stone& stone) { return stone.kind == Stone::Kind::X; });
            const bool byX = made[i].byX;
            const auto picks = [](const CostItem& other) {
                using Kind = CostItem::Kind;
                return other.kind != Kind::Stones && other.kind != Kind::EngageThis
                    && other.kind != Kind::SacrificeThis && other.kind != Kind::AbolishThis
                    && other.kind != Kind::ReturnThis && other.kind != Kind::RemoveCounters;
            };
            for (std::size_t k = i + 1; k < made.size(); ++k)
                if (byX && picks(made[k]))
                    return std::nullopt;
            if (x)
                for (const CostItem& other : made)
                    if (other.byX)
                        return std::nullopt;
        }
        return made;
    }
};

} // namespace

bool stones::read(Input& in, Reading& reading)
{
    return text::read<someStones>(in, reading);
}
bool cost::read(Input& in, Reading& reading)
{
    return text::read<costItems>(in, reading);
}

} // namespace triptych::kryptik::grammar
