#include "seize/text/grammar/GrammarInstructions.h"

// Orders to move mercenaries: along, away, closer, onto a tile, in each other's place.
namespace triptych::seize::grammar {
namespace {

// ---------------------------------------------------------------- Places

struct straightAhead : means<Flag::Straight, "in a straight line in any direction",
                           "in a straight line", "in any one direction", "in one direction",
                           "in a line", "in a single direction", "in any single direction">
{
};
struct moveTiles : any<seq<word<"move">, thing, way, maybe<upTo>, any<someCount, means<1, "a">>,
                           maybe<tileWord>>,
                       seq<word<"move">, thing, maybe<upTo>, any<someCount, means<1, "a">>,
                           tileWord, maybe<any<way, straightAhead, word<"in any direction">>>>>
{
    static Effect build(Found& found)
    {
        MoveTiles made;
        made.what = found.take<Thing>();
        made.count = found.take<int>();
        made.upTo = found.says(Flag::UpTo);
        made.way = found.takeIfAny<Arrow>();
        made.straight = found.says(Flag::Straight) && made.count > 1;
        return effect(std::move(made));
    }
};
/// "push it 1 tile in any direction": no straight away, but where one chooses
struct pushAnywhere
    : seq<word<"push", "pull", "shove">, thing, maybe<upTo>, any<someCount, means<1, "a">>,
          tileWord, any<straightAhead, means<Flag::Straight, "in any direction", "in a direction">>>
{
    // Pushed, one goes straight on.
    static Effect build(Found& found) { return moveTiles::build(found); }
};
/// "push it 1 tile to the left": as its controller sees it
struct sideways
    : any<means<Arrow::L, "left", "to the left">, means<Arrow::R, "right", "to the right">>
{
};
struct pushSideways : seq<word<"push", "pull", "shove">, thing, maybe<upTo>,
                          any<someCount, means<1, "a">>, tileWord, sideways>
{
    static Effect build(Found& found) { return moveTiles::build(found); }
};
} // namespace

/// Where one can go: one tile, or the tile of one who has left it (text/binding/Bind sees to that).
bool isOneTile(const Thing& where)
{
    using Kind = Thing::Kind;
    const Kind kind = where.kind;
    const bool vacated = where.filter.noun == Filter::Noun::Mercenary
        && (kind == Kind::It || kind == Kind::That || kind == Kind::ThatEnemy
            || kind == Kind::ThatAlly || kind == Kind::Attacked);
    return (where.filter.noun == Filter::Noun::Tile || vacated) && kind != Kind::Each
        && where.count == 1 && !where.plural;
}

namespace {

struct moveTo
    : any<seq<word<"move", "pull", "push", "drag">, thing, word<"to", "onto", "into">, tiles>,
          seq<word<"put", "place", "set">, thing, word<"on", "onto">, tiles>>
{
    static std::optional<Effect> build(Found& found)
    {
        MoveTo made;
        made.what = found.take<Thing>();
        made.where = found.take<Thing>();
        return isOneTile(made.where) ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// From or to one whom the text names.
std::optional<Effect> pushed(Found& found, bool pull)
{
    Push made;
    made.what = found.take<Thing>();
    made.count = found.take<int>(1);
    made.upTo = found.says(Flag::UpTo);
    made.pull = pull;
    made.from = found.take<Thing>();
    const bool one = isOne(*made.from);
    return one ? std::optional(effect(std::move(made))) : std::nullopt;
}
struct pushFrom
    : seq<word<"push", "move", "shove">, thing, maybe<upTo>, any<someCount, means<1, "a">>,
          tileWord, word<"away from", "directly away from", "straight away from">, thing>
{
    static std::optional<Effect> build(Found& found) { return pushed(found, false); }
};
struct pullTo
    : seq<word<"pull", "move", "drag">, thing, maybe<upTo>, any<someCount, means<1, "a">>, tileWord,
          word<"towards", "toward", "closer to", "directly toward", "directly towards">, thing>
{
    static std::optional<Effect> build(Found& found) { return pushed(found, true); }
};
template <bool pull, Literal Verb, Literal... Away>
struct pushing
    : seq<word<Verb>, thing, maybe<word<Away...>>,
          maybe<maybe<upTo>, any<someCount, means<1, "a">>, tileWord>, maybe<word<Away...>>>
{
    static Effect build(Found& found)
    {
        Push made { found.take<Thing>(), found.take<int>(1), pull };
        made.upTo = found.says(Flag::UpTo);
        return effect(std::move(made));
    }
};
/// "push it 1 tile toward its own Guild Hall": backward, as its controller sees it
struct pushHome
    : seq<word<"push", "move", "shove", "pull", "drag", "knock">, thing,
          any<someCount, means<1, "a">>, tileWord, maybe<word<"back">>,
          any<word<"toward its own guild hall", "towards its own guild hall",
              "toward its controller's guild hall", "towards its controller's guild hall",
              "toward its owner's guild hall", "towards its owner's guild hall",
              "toward their own guild hall", "towards their own guild hall",
              "toward their controller's guild hall", "toward its guild hall",
              "toward its own fort", "toward its own side", "towards its own side">>>
{
    static Effect build(Found& found)
    {
        Push made;
        made.what = found.take<Thing>();
        made.count = found.take<int>(1);
        made.home = true;
        return effect(std::move(made));
    }
};
struct push
    : pushing<false, "push", "away from this mercenary", "away from this", "away from the bearer",
          "away from the attacker", "away from the user", "away", "backward", "backwards", "back">
{
};
/// "pull it until it is adjacent": it stops before whom it comes to.
struct pullClose
    : seq<word<"pull">, thing,
          word<"until it is adjacent", "until it is adjacent to this mercenary",
              "until it is adjacent to this", "adjacent to this mercenary", "adjacent to this",
              "until adjacent", "until it is adjacent to the bearer", "until it is next to this">>
{
    static Effect build(Found& found) { return effect(Push { found.take<Thing>(), 7, true }); }
};
/// "move it 2 tiles toward this"
struct moveCloser
    : seq<word<"move">, thing, maybe<upTo>, any<someCount, means<1, "a">>, tileWord,
          any<word<"towards this mercenary", "toward this mercenary", "towards this", "toward this",
                  "towards the bearer", "toward the bearer", "closer to this mercenary",
                  "closer to this", "closer to the bearer">,
              means<Flag::Less, "away from this mercenary", "away from this",
                  "away from the bearer">>>
{
    static Effect build(Found& found)
    {
        const bool away = found.says(Flag::Less);
        Push made { found.take<Thing>(), found.take<int>(1), !away };
        made.upTo = found.says(Flag::UpTo);
        return effect(std::move(made));
    }
};
struct pull
    : pushing<true, "pull", "closer to this mercenary", "closer to this", "closer",
          "towards this mercenary", "toward this mercenary", "towards this", "toward this",
          "towards the bearer", "toward the bearer", "towards the attacker", "towards the user">
{
};
struct swapWord : word<"swap the positions of", "swap positions of", "swap the places of",
                      "switch the positions of", "switch the places of",
                      "exchange the positions of", "switch", "exchange", "swap">
{
};
struct andWith : word<"and", "with">
{
};
/// "two target mercenaries" are the one and another.
std::optional<Effect> swapped(Found& found)
{
    Swap made;
    made.what = found.take<Thing>();
    if (found.has<Thing>()) {
        made.with = found.take<Thing>();
        return besideThat(made.with, made.what) ? std::optional(effect(std::move(made)))
                                                : std::nullopt;
    }
    const bool target = made.what.kind == Thing::Kind::Target;
    const bool adjacent = made.what.filter.range.kind == Range::Kind::Adjacent;
    if (made.what.count != 2 || made.what.upTo || made.what.random
        || (!target && (made.what.kind != Thing::Kind::Some || adjacent)))
        return std::nullopt;
    made.what.count = 1;
    made.with = made.what;
    made.with.filter.other = true;
    if (adjacent) { // "two target adjacent mercenaries" are next to each other
        made.what.filter.range = {};
        made.with.filter.range.anchor = Range::Anchor::It;
    }
    return effect(std::move(made));
}
struct swap : seq<swapWord, thing, maybe<andWith, any<thing, anotherOfThose>>,
                  maybe<word<"on the battlefield">>>
{
    static std::optional<Effect> build(Found& found) { return swapped(found); }
};
/// "this mercenary and an adjacent allied mercenary exchange places", "two target mercenaries swap places"
struct theySwap
    : seq<thing, maybe<word<"and">, thing>,
          word<"swap places", "exchange places", "switch places", "trade places", "change places",
              "swap positions", "exchange positions", "switch positions", "trade positions",
              "swap tiles", "switch tiles", "exchange tiles", "swap spaces", "switch spaces",
              "exchange spaces", "swaps places with each other", "swap places with each other">>
{
    static std::optional<Effect> build(Found& found) { return swapped(found); }
};
/// "push or pull target mercenary 1 tile": from or to where a push goes of itself
struct pushOrPull
    : seq<word<"push or pull", "pull or push">, thing, maybe<upTo>, any<someCount, means<1, "a">>,
          tileWord, maybe<word<"away or closer", "closer or away">>>
{
    static std::optional<Effect> build(Found& found)
    {
        const Thing whom = found.take<Thing>();
        const int tiles = found.take<int>(1);
        const bool upTo = found.says(Flag::UpTo);
        const auto one = [&](bool pull) {
            Push made { whom, tiles, pull };
            made.upTo = upTo;
            return effect(std::move(made));
        };
        return eitherOf(one(false), one(true), whom);
    }
};
/// "swap places with an adjacent allied mercenary"
struct swapPlaces
    : seq<word<"swap places with", "switch places with", "trade places with", "change places with",
              "swap positions with", "switch positions with", "exchange places with", "swap with">,
          thing>
{
    static Effect build(Found& found)
    {
        Swap made;
        made.with = found.take<Thing>();
        return effect(std::move(made));
    }
};
struct anyMove : any<pushHome, moveCloser, pushFrom, pullTo, moveTiles, pushAnywhere, pushSideways,
                     moveTo, pushOrPull, push, pullClose, pull, swapPlaces, swap, theySwap>
{
};

} // namespace

bool moveOrder::read(Input& in, Reading& reading)
{
    return text::read<anyMove>(in, reading);
}

} // namespace triptych::seize::grammar
