#include "altered/text/grammar/GrammarHowMany.h"
#include "text/Ahead.h"

#include <algorithm>

// Counts compared with counts (6.5.d): "there are more cards in your Landmarks than in your Reserve".
namespace triptych::altered::grammar {
namespace {

/// One look at the sentence spares reading most conditions twice: few compare two counts.
struct scanCompares
{
    static constexpr std::string_view what = "";
    static std::size_t length(std::string_view text)
    {
        const bool compares = hasAny(sentenceAhead(text),
            { " more ", " fewer ", " less ", " as many ", " number of ", " highest ", " lowest ",
                " higher ", " lower ", " most ", " ahead ", " behind ", " front ", " further " });
        return compares ? 1 : 0;
    }
};

struct moreWord : any<means<Compare::More, "more">, means<Compare::Less, "fewer", "less">,
                      means<Compare::AtLeast, "at least as many">,
                      means<Compare::Exactly, "as many", "the same number of">>
{
};
struct thanWord : word<"than", "as">
{
};
Quantity things(Filter filter)
{
    Quantity made;
    made.filter = std::move(filter);
    return made;
}
bool isPlace(const Trait& trait)
{
    using Kind = Trait::Kind;
    return trait.kind == Kind::InZone || trait.kind == Kind::InExpedition
        || trait.kind == Kind::Facing || trait.kind == Kind::InTerrain;
}
Condition comparedWith(Quantity one, Compare how, Quantity other, Said<Condition>::Word word)
{
    Condition made = conditionIs(Condition::Kind::Compared, word);
    made.quantity = std::move(one);
    made.compare = how;
    made.number = amountOf(std::move(other));
    return made;
}

// ---------------------------------------------------------------- There are more of these than of those

/// "in your Reserve": the same things, there.
struct sameThere : traitAfter
{
};
/// "more Robots than other Characters": others than Robots, where it is not a place that tells them apart.
void otherThanThose(const Filter& one, Filter& other)
{
    const auto others = std::ranges::find(
        other.before, Trait::Kind::Other, [](const Trait& t) { return t.kind; });
    const bool kind = one.nouns.size() == 1 && one.nouns.front().kind == Noun::Kind::Subtype;
    if (others == other.before.end() || !kind || one.nouns == other.nouns
        || std::ranges::any_of(one.after, isPlace) || std::ranges::any_of(other.after, isPlace))
        return;
    Trait made;
    made.kind = Trait::Kind::Subtype;
    made.no = true;
    made.noun = one.nouns.front();
    *others = std::move(made);
}
/// With what those are compared: with other things, or with the same ones there.
std::optional<Filter> comparedTo(const Filter& one, Found& found)
{
    if (auto other = found.takeIfAny<Filter>()) {
        otherThanThose(one, *other);
        return other;
    }
    Trait where = found.take<Trait>();
    if (!isPlace(where))
        return std::nullopt;
    // what is counted there is what was counted here, but for where it is
    Filter other = one;
    std::erase_if(other.after, isPlace);
    other.after.push_back(std::move(where));
    return other;
}
struct otherThings : seq<maybe<word<"there are">>, any<filter, seq<maybe<word<"are">>, sameThere>>>
{
};
struct thereAreMore : seq<any<word<"there are">, means<Flag::No, "there aren't", "there are not">>,
                          moreWord, filter, thanWord, otherThings>
{
    static std::optional<Condition> build(Found& found)
    {
        Filter one = found.take<Filter>();
        std::optional<Filter> other = comparedTo(one, found);
        if (!other)
            return std::nullopt;
        Condition made = comparedWith(things(std::move(one)), found.take<Compare>(),
            things(std::move(*other)), Said<Condition>::More);
        made.no = found.says(Flag::No);
        return made;
    }
};
/// "I'm facing more Characters than are in my Expedition"
struct facingMore : seq<any<means<Flag::No, "i'm not facing", "i am not facing">,
                            word<"i'm facing", "i am facing">>,
                        moreWord, filter, thanWord, otherThings>
{
    static std::optional<Condition> build(Found& found)
    {
        auto made = thereAreMore::build(found);
        if (!made)
            return made;
        Trait facing;
        facing.kind = Trait::Kind::Facing;
        made->quantity->filter.after.push_back(std::move(facing));
        return made;
    }
};

// ---------------------------------------------------------------- It has more of them than that has

struct zoneHeld : seq<whose,
                      any<means<Zone::Hand, "hand">, means<Zone::Reserve, "reserve">,
                          means<Zone::Mana, "mana zone">, means<Zone::Discard, "discard pile">,
                          means<Zone::Deck, "deck">, means<Zone::Landmark, "landmarks">>>
{
    static Trait build(Found& found) { return inPlace(placeOfSomeone(found)); }
};
struct expeditionHeld : expedition
{
    static Trait build(Found& found)
    {
        Trait made;
        made.kind = Trait::Kind::InExpedition;
        made.expedition = found.take<Expedition>();
        return made;
    }
};
/// "each opponent's": of the same kind as before; "mine", "yours"
struct sameOfWhose
    : any<seq<whose, mark<Flag::Of>>, means<Flag::Me, "mine">, means<Flag::Does, "yours">>
{
};
struct held : any<zoneHeld, expeditionHeld>
{
};
struct bareCards : word<"cards", "card">
{
    static Filter build()
    {
        Filter made;
        made.nouns.push_back({});
        return made;
    }
};
struct holdsMore : seq<held, any<word<"has", "have", "contains", "contain">>, moreWord,
                       any<seq<bareCards, pegtl::at<thanWord>>, filter>, thanWord,
                       any<held, sameOfWhose>, maybe<word<"does", "do">>>
{
    static std::optional<Condition> build(Found& found)
    {
        std::vector<Trait> places = found.takeAll<Trait>();
        if (places.size() == 1) {
            Trait other = places.front();
            if (found.says(Flag::Me)) {
                if (other.kind != Trait::Kind::InExpedition)
                    return std::nullopt;
                other.expedition = Expedition {};
            } else if (other.kind == Trait::Kind::InZone) {
                other.places.front().whose = found.take<Who>();
            } else {
                return std::nullopt; // which of the Expeditions would not be said
            }
            places.push_back(std::move(other));
        }
        Filter counted = found.take<Filter>();
        if (std::ranges::any_of(counted.after, isPlace))
            return std::nullopt; // a second place would be one too many
        Filter one = counted;
        one.after.push_back(places[0]);
        counted.after.push_back(places[1]);
        return comparedWith(things(std::move(one)), found.take<Compare>(),
            things(std::move(counted)), Said<Condition>::HasMore);
    }
};
/// "each of your Expeditions has the same number of Characters"
struct sameNumberInEach
    : seq<word<"each of your expeditions", "both of your expeditions", "your two expeditions",
              "your expeditions", "both your expeditions">,
          word<"has", "have", "contains", "contain">,
          any<word<"the same number of", "as many">,
              means<Flag::No, "a different number of", "different numbers of">>,
          filter>
{
    static std::optional<Condition> build(Found& found)
    {
        Filter counted = found.take<Filter>();
        if (std::ranges::any_of(counted.after, isPlace))
            return std::nullopt;
        Trait in;
        in.kind = Trait::Kind::InExpedition;
        in.expedition.kind = Expedition::Kind::Hero;
        Filter one = counted;
        one.after.push_back(in);
        in.expedition.kind = Expedition::Kind::Companion;
        counted.after.push_back(in);
        Condition made = comparedWith(things(std::move(one)), Compare::Exactly,
            things(std::move(counted)), Said<Condition>::SameNumber);
        made.no = found.says(Flag::No);
        return made;
    }
};

// ---------------------------------------------------------------- Somebody has more of these than of those

struct playerHasMore
    : seq<anyone, any<word<"have", "has">, means<Flag::Does, "control", "controls">>, moreWord,
          filter, thanWord, any<sameThere, filter>>
{
    static std::optional<Condition> build(Found& found)
    {
        const Who who = found.take<Who>();
        const bool control = found.says(Flag::Does);
        Filter one = found.take<Filter>();
        std::optional<Filter> other = comparedTo(one, found);
        if (!other)
            return std::nullopt;
        for (Filter* each : { &one, &*other }) {
            if (control) {
                Trait controlled;
                controlled.kind = Trait::Kind::Controlled;
                controlled.who = who;
                each->after.push_back(std::move(controlled));
                continue;
            }
            // "more cards in hand than in Reserve": of those who have them
            bool theirs = false;
            for (Trait& trait : each->after)
                for (Place& place : trait.places)
                    if (place.whose.kind == Who::Kind::Anyone) {
                        place.whose = who;
                        theirs = true;
                    } else {
                        theirs = theirs || place.whose == who;
                    }
            if (!theirs)
                return std::nullopt;
        }
        return comparedWith(things(std::move(one)), found.take<Compare>(),
            things(std::move(*other)), Said<Condition>::More);
    }
};

// ---------------------------------------------------------------- The highest of them, and sums

struct meOrIt : any<seq<word<"i have">, mark<Flag::Me>>, word<"it has">>
{
};
/// "I have the highest {O} among Characters in play"
struct highestOfAll : seq<meOrIt, word<"the">, any<word<"highest">, means<Flag::No, "lowest">>,
                          terrain, word<"among", "of">, maybe<word<"all">>, filter>
{
    static Condition build(Found& found)
    {
        Quantity mine;
        mine.kind = Quantity::Kind::Value;
        mine.stat = Stat::Statistic;
        mine.thing = found.says(Flag::Me) ? Thing { This {} } : thingOf(Said<It>::It);
        mine.terrains = found.take<TerrainsWord>().terrains;
        Quantity all;
        all.kind = Quantity::Kind::Highest;
        all.stat = Stat::Statistic;
        all.terrains = mine.terrains;
        all.lowest = found.says(Flag::No);
        all.filter = found.take<Filter>();
        const Compare how = all.lowest ? Compare::AtMost : Compare::AtLeast;
        return comparedWith(std::move(mine), how, std::move(all), Said<Condition>::Highest);
    }
};
struct higherWord
    : any<means<Compare::More, "a higher", "higher">, means<Compare::Less, "a lower", "lower">,
          means<Compare::Exactly, "the same">>
{
};
/// "the Expedition facing me has a higher {V} than mine"
struct higherSum : seq<expedition, word<"has">, higherWord, terrain, thanWord,
                       any<expedition, means<Flag::Me, "mine">>>
{
    static Condition build(Found& found)
    {
        Quantity one;
        one.kind = Quantity::Kind::Sum;
        one.expedition = found.take<Expedition>();
        one.terrains = found.take<TerrainsWord>().terrains;
        Quantity other = one;
        other.expedition = found.take<Expedition>(Expedition {});
        return comparedWith(
            std::move(one), found.take<Compare>(), std::move(other), Said<Condition>::Usual);
    }
};

/// "the Expedition facing me is further ahead than mine", "your Companion Expedition is behind your Hero Expedition"
struct standing : any<means<Compare::More, "further ahead than", "farther ahead than",
                          "further than", "ahead of", "in front of">,
                      means<Compare::Less, "further behind than", "farther behind than", "behind">>
{
};
struct furtherAhead
    : seq<expedition, word<"is">, standing, any<expedition, means<Flag::Me, "mine">>>
{
    static std::optional<Condition> build(Found& found)
    {
        Quantity one;
        one.kind = Quantity::Kind::Distance;
        one.expedition = found.take<Expedition>();
        Quantity other = one;
        other.expedition = found.take<Expedition>(Expedition {});
        if (other.expedition.kind == Expedition::Kind::FacingIt)
            return std::nullopt; // "behind the Expedition facing it" is behind (7.5.2)
        return comparedWith(
            std::move(one), found.take<Compare>(), std::move(other), Said<Condition>::Usual);
    }
};

struct anyCompared : seq<pegtl::at<scanned<scanCompares>>,
                         any<furtherAhead, thereAreMore, facingMore, sameNumberInEach, highestOfAll,
                             higherSum, holdsMore, playerHasMore>>
{
};

} // namespace

bool countsCompared::read(Input& in, Reading& reading)
{
    return text::read<anyCompared>(in, reading);
}

} // namespace triptych::altered::grammar
