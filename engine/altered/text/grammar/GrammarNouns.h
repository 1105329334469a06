#pragma once

#include "altered/text/grammar/GrammarWords.h"

// Nouns: which cards, how many, which Expeditions. Compiled in GrammarFilters.cpp, GrammarAdjectives.cpp, GrammarThings.cpp,
// GrammarCounted.cpp, GrammarAmounts.cpp and GrammarExpeditions.cpp.
namespace triptych::altered::grammar {

/// "[Boosted] Character you control with Hand Cost {3} or less" -> Filter
struct filter : elsewhere<filter>
{
    static bool read(Input&, Reading&);
};
/// The words after a noun: "you control", "in play or in Reserve", "other than me" -> Trait
struct traitAfter : elsewhere<traitAfter>
{
    static bool read(Input&, Reading&);
};
/// Adjectives: "another", "[Fleeting], [Anchored] or [Asleep]" -> Trait
struct traitBefore : elsewhere<traitBefore>
{
    static bool read(Input&, Reading&);
};
/// What is had: "Hand Cost {3} or less", "2 or more boosts", "[Gigantic]" -> Trait
struct traitHad : elsewhere<traitHad>
{
    static bool read(Input&, Reading&);
};
/// The words about what it has and is: "with 2 boosts", "that's [Boosted]", "without [Gigantic]" -> Trait
struct traitWith : elsewhere<traitWith>
{
    static bool read(Input&, Reading&);
};
/// "Winter Song" in quotes: a card of that name -> Trait
struct nameInQuotes : elsewhere<nameInQuotes>
{
    static bool read(Input&, Reading&);
};
/// "own", "doesn't own"
struct owns : any<means<Flag::Owned, "own", "owns">,
                  seq<means<Flag::No, "don't own", "doesn't own">, mark<Flag::Owned>>>
{
};
/// "your Reserve", "play", "a Reserve", "Landmarks" -> Place
struct place : elsewhere<place>
{
    static bool read(Input&, Reading&);
};

/// "I", "me", "it", "target Character", "each Character", "a card from your hand" -> Thing
struct thing : elsewhere<thing>
{
    static bool read(Input&, Reading&);
};
/// "a Character", "another Robot": of a trigger -> Thing
struct kindOfThing : elsewhere<kindOfThing>
{
    static bool read(Input&, Reading&);
};

/// "my Expedition", "each of your Expeditions that's behind or tied" -> Expedition
struct expedition : elsewhere<expedition>
{
    static bool read(Input&, Reading&);
};
/// "with two or more Characters" (GrammarInside.cpp) -> Expedition, of which only what is in it is said
struct manyInIt : elsewhere<manyInIt>
{
    static bool read(Input&, Reading&);
};
/// "with the most Characters" -> Expedition
struct mostInIt : elsewhere<mostInIt>
{
    static bool read(Input&, Reading&);
};
inline void takeInside(Expedition& made, Expedition& told)
{
    made.inside = std::move(told.inside);
    made.many = std::move(told.many);
    made.compare = told.compare;
}
/// "neither of your Expeditions": of what is not so of them -> Expedition
struct neitherOf : elsewhere<neitherOf>
{
    static bool read(Input&, Reading&);
};
/// "it", "them", "the others", "each of them that's [Boosted]" -> Thing (GrammarMentioned.cpp)
struct mentioned : elsewhere<mentioned>
{
    static bool read(Input&, Reading&);
};
/// "Characters until they control as many as you" (GrammarUntilLeft.cpp) -> Thing
struct untilLeftThing : elsewhere<untilLeftThing>
{
    static bool read(Input&, Reading&);
};
/// "behind or tied", "[Ascended]" -> Positions
struct positions : elsewhere<positions>
{
    static bool read(Input&, Reading&);
};
/// "my region", "the region of the Expedition facing me" -> Region
struct region : elsewhere<region>
{
    static bool read(Input&, Reading&);
};

/// After "where X is" and in comparisons: "the number of Characters you control", "its Hand Cost" -> Quantity
struct quantity : elsewhere<quantity>
{
    static bool read(Input&, Reading&);
};
/// "different subtypes among Permanents you control", "boosts on me": what can be counted -> Quantity
struct quantityCounted : elsewhere<quantityCounted>
{
    static bool read(Input&, Reading&);
};
/// "per Character you control", "for each ..." -> PerEach
struct perEach : elsewhere<perEach>
{
    static bool read(Input&, Reading&);
};
/// ", where X is the number of Characters you control" -> WhereX
struct whereX : elsewhere<whereX>
{
    static bool read(Input&, Reading&);
};

/// "subtype", "card types", "Hand Costs": in what things are alike -> Alike [Stat, TerrainsWord]
struct alikeWord : elsewhere<alikeWord>
{
    static bool read(Input&, Reading&);
};
/// In what things are alike, into the trait or the quantity that asks for it.
void alikeInto(auto& made, Found& found)
{
    made.alike = found.take<Alike>(Alike::Stat);
    if (const auto of = found.takeIfAny<TerrainsWord>()) {
        made.stat = Stat::Statistic;
        made.terrains = of->terrains;
    } else {
        made.stat = found.take<Stat>(Stat::HandCost);
    }
}
/// "a type with a card in your Reserve", after "shares" -> Trait
struct sharedWith : elsewhere<sharedWith>
{
    static bool read(Input&, Reading&);
};

/// "different Base Costs", after "with" -> Trait (GrammarAlike.cpp)
struct differing : elsewhere<differing>
{
    static bool read(Input&, Reading&);
};
/// "that shares a subtype with me", "in different Expeditions" -> Trait
struct sharesOrDiffers : elsewhere<sharesOrDiffers>
{
    static bool read(Input&, Reading&);
};

/// "you played this turn", of what is counted -> Happening
struct didSomething : elsewhere<didSomething>
{
    static bool read(Input&, Reading&);
};
/// "Gifts you made this Day" -> Quantity
struct giftsMade : elsewhere<giftsMade>
{
    static bool read(Input&, Reading&);
};

struct maybePer : maybe<perEach>
{
};
/// The amount found, made "per" when that was said.
Amount amountIn(Found&, Amount otherwise = fixed(1));
/// A quantity as an amount: "equal to ..."
Amount amountOf(Quantity);
/// "mine" of "{V} less than or equal to mine": what is compared of me. False where that is no one thing.
bool bindMine(Amount&, Stat, Terrains);

/// "0 or 1", "{2} or {3}", "two or three": a number or the next -> Amount
template <typename Number>
struct twoNumbers : seq<Number, word<"or">, Number>
{
    static std::optional<Amount> build(Found& found)
    {
        const std::vector<int> both = found.takeAll<int>();
        return both[1] == both[0] + 1 ? std::optional(fixed(both[0])) : std::nullopt;
    }
};
struct orTheNext : pegtl::success
{
    static Compare build() { return Compare::OrNext; }
};
/// -> Amount Compare
struct oneOrNext : seq<any<twoNumbers<manaNumber>, twoNumbers<digits>>, orTheNext>
{
};

struct statWord : any<means<Stat::HandCost, "hand cost">, means<Stat::ReserveCost, "reserve cost">,
                      means<Stat::BaseCost, "base cost">>
{
    static constexpr std::string_view expected = "Hand Cost, Reserve Cost, Base Cost";
};
/// "{3} or less", "less than or equal to ...", "2 or more" -> Compare Amount
struct comparison : elsewhere<comparison>
{
    static bool read(Input&, Reading&);
};

inline Grant statusGrant(Status status)
{
    Grant made = ofKind<Grant>(Grant::Kind::Status);
    made.status = status;
    return made;
}
inline Place placeIs(Zone zone)
{
    Place made;
    made.zone = zone;
    return made;
}
/// "your Reserve", "their hand": of whoever was named
inline Place placeOfSomeone(Found& found)
{
    Place made = placeIs(found.take<Zone>());
    made.whose = found.take<Who>();
    return made;
}
inline Trait inPlace(Place place)
{
    Trait made = ofKind<Trait>(Trait::Kind::InZone);
    made.places = { std::move(place) };
    return made;
}

} // namespace triptych::altered::grammar
