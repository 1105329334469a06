#include "seize/text/grammar/GrammarNouns.h"
#include "seize/text/printing/Said.h"

#include <algorithm>

// Ranges: how far away somebody is (S-RANGE). Classes are in GrammarClasses.cpp.
namespace triptych::seize::grammar {
namespace {

Range rangeFrom(Range::Anchor anchor)
{
    Range made;
    made.anchor = anchor;
    return made;
}
/// "this" and "the bearer" are the source, which need not be named.
struct source : any<word<"this mercenary", "this">, word<"the bearer">>
{
    static Range build(Found&)
    {
        Range made = rangeFrom(Range::Anchor::Source);
        made.said = true;
        return made;
    }
};
template <Range::Anchor anchor, Literal... Words>
struct anchored : word<Words...>
{
    static Range build() { return rangeFrom(anchor); }
};
struct mercenaries : word<"mercenaries">
{
};
struct oneOfYours : any<seq<word<"one of your", "any of your">, maybe<className>, mercenaries>,
                        seq<word<"a", "an">, maybe<className>, word<"mercenary you control">>,
                        seq<word<"your">, maybe<className>, mercenaries>>
{
    static Range build(Found& found)
    {
        Range made;
        made.anchor = Range::Anchor::OneOfYours;
        made.className = found.take<ClassName>().words;
        return made;
    }
};
/// "a burning mercenary", "another ally", "one or more enemies": near any of them
struct someoneDescribed
    : any<seq<word<"a", "an", "any">, mercenaryPhrase>,
          seq<word<"one or more", "at least one", "any of the">, mercenariesPhrase>,
          seq<word<"at least one", "one">, mercenaryPhrase>,
          seq<pegtl::at<word<"another">>, mercenaryPhrase>>
{
    static Range build(Found& found)
    {
        Range made;
        made.anchor = Range::Anchor::Described;
        made.near = std::make_shared<const Filter>(found.take<Filter>());
        return made;
    }
};
/// "that Mage mercenary", where two were named
template <std::uint8_t said, Literal Which>
struct calledAnchor : seq<word<Which>, className, word<"mercenary">>
{
    static Range build(Found&)
    {
        Range made;
        made.anchor = Range::Anchor::It;
        made.referent.slot = said;
        return made;
    }
};
/// Where "it" could be this card's own "that mercenary" is the other one, as of deeds.
struct thatAnchor : word<"that mercenary">
{
    static Range build()
    {
        Range made;
        made.anchor = Range::Anchor::It;
        made.referent.other = true;
        return made;
    }
};
struct anchor
    : any<source,
          anchored<Range::Anchor::Attacked, "the attacked mercenary", "the attacked tile",
              "the defending mercenary">,
          anchored<Range::Anchor::Attacker, "the attacking mercenary", "the attacker", "the user">,
          anchored<Range::Anchor::Attacked, "the target mercenary", "the target">, thatAnchor,
          anchored<Range::Anchor::It, "it", "that tile", "them", "that enemy", "that ally",
              "that enemy mercenary", "that allied mercenary">,
          calledAnchor<saidAsSecond, "that second">, calledAnchor<saidAsFirst, "that">, oneOfYours,
          someoneDescribed>
{
    static constexpr std::string_view expected
        = "from where (it, the attacked mercenary, one of your mercenaries, ...)";
};
struct inMelee : word<"adjacent", "in melee range", "within melee">
{
};
/// "another ally adjacent to its original target": what is aimed anew says that itself
struct besideTheOld : word<"adjacent to its original target", "adjacent to the original target",
                          "adjacent to its current target">
{
};
struct adjacentTo : seq<pegtl::not_at<besideTheOld>, inMelee, maybe<word<"to">, anchor>>
{
    static Range build(Found& found)
    {
        Range made = found.take<Range>();
        made.kind = Range::Kind::Adjacent;
        return made;
    }
};
/// "on that tile or adjacent to it", "on or adjacent to that tile"
struct thereOrBeside
    : any<seq<word<"on that tile", "on it", "on the chosen tile">, word<"or", "and", "and/or">,
              word<"adjacent to it", "adjacent to that tile", "adjacent">>,
          word<"on or adjacent to that tile", "on or adjacent to it", "on or next to that tile",
              "on or adjacent to the chosen tile">,
          word<"on that tile or a tile adjacent to it", "on that tile or on an adjacent tile",
              "on that tile and each tile adjacent to it", "on that tile or an adjacent tile",
              "on that tile or on a tile adjacent to it", "on it and each tile adjacent to it",
              "on that tile and each adjacent tile", "on it and each adjacent tile",
              "on that tile and all adjacent tiles", "on it or an adjacent tile">>
{
    static Range build(Found&)
    {
        Range made;
        made.kind = Range::Kind::Adjacent;
        made.anchor = Range::Anchor::It;
        made.there = true;
        return made;
    }
};
struct straightOn : means<Flag::Own, "in a straight line", "in a line">
{
};
struct straightOnToo : maybe<straightOn>
{
};
struct within
    : any<seq<word<"within distance">, someCount, straightOn,
              maybe<word<"from", "of", "with">, anchor>>,
          seq<word<"within distance">, someCount, maybe<word<"of">, anchor>, maybe<straightOn>>,
          seq<word<"at distance">, someCount, word<"or less", "or closer", "or nearer">,
              maybe<word<"of", "from">, anchor>, maybe<straightOn>>>
{
    static Range build(Found& found)
    {
        Range made = found.take<Range>();
        made.kind = Range::Kind::Within;
        made.distance = found.take<int>();
        made.straight = found.says(Flag::Own);
        return made;
    }
};
/// "at Distance 2": as far as a reach "Distance 2" goes, which does not strike who stands beside it
struct atDistance : seq<word<"at distance">, someCount>
{
    static Range build(Found& found)
    {
        Range made;
        made.kind = Range::Kind::Within;
        made.distance = found.take<int>();
        made.apart = true;
        return made;
    }
};
/// "exactly 3 tiles away": no nearer and no farther
struct exactlyAway : seq<word<"exactly">, someCount, word<"tiles away", "tile away">, straightOnToo,
                         maybe<word<"from">, anchor>, straightOnToo>
{
    static Range build(Found& found)
    {
        Range made = found.take<Range>();
        const int steps = found.take<int>();
        made.kind = steps == 1 ? Range::Kind::Adjacent : Range::Kind::Within;
        made.distance = std::max(1, steps - 1);
        made.ring = steps > 1;
        made.straight = found.says(Flag::Own);
        return made;
    }
};
/// "at Distance 2 or farther", "more than 2 tiles away", "at least 3 tiles away": everywhere else than so near
struct orFarther : word<"or farther away", "or further away", "or farther", "or further", "or more",
                       "or greater", "or beyond">
{
};
struct fartherOn
    : seq<any<seq<word<"at distance">, someCount, orFarther>,
              seq<means<Flag::More, "beyond distance", "farther away than distance",
                      "farther than distance", "further than distance">,
                  someCount>,
              seq<word<"more than", "farther than", "further than">, someCount,
                  word<"tiles away", "tile away">>,
              seq<means<Flag::AtLeast, "at least">, someCount, word<"tiles away", "tile away">>,
              seq<someCount, means<Flag::AtLeast, "or more tiles away">>>,
          maybe<word<"from", "of">, anchor>>
{
    static std::optional<Range> build(Found& found)
    {
        Range made = found.take<Range>();
        // "At Distance 2" begins 3 tiles away: how many tiles away nobody is meant any more.
        int near = found.take<int>();
        if (found.says(Flag::More))
            ++near;
        else if (found.says(Flag::AtLeast))
            --near;
        if (near < 2)
            return std::nullopt; // "not adjacent", where who stands there himself is none of them
        made.kind = Range::Kind::Within;
        made.distance = near - 1;
        made.none = true;
        return made;
    }
};
struct diagonally : seq<word<"diagonally adjacent">, maybe<word<"to">, anchor>>
{
    static Range build(Found& found)
    {
        Range made = found.take<Range>();
        made.kind = Range::Kind::Diagonal;
        return made;
    }
};
struct inLine : seq<word<"in a straight line">, maybe<word<"from", "with">, anchor>>
{
    static Range build(Found& found)
    {
        Range made = found.take<Range>();
        made.kind = Range::Kind::InLine;
        return made;
    }
};
struct inSight : seq<word<"in line of sight", "within line of sight", "in los", "within los">,
                     maybe<word<"of", "from">, anchor>>
{
    static Range build(Found& found)
    {
        Range made = found.take<Range>();
        made.kind = Range::Kind::Sight;
        return made;
    }
};
/// "in its column" is "in the same column as it".
template <Range::Kind kind, Range::Anchor from, Literal... Words>
struct itsLine : word<Words...>
{
    static Range build()
    {
        Range made;
        made.kind = kind;
        made.anchor = from;
        made.said = from == Range::Anchor::Source;
        return made;
    }
};
/// "within 2 tiles": a Distance counts the tiles between.
struct withinTiles
    : seq<word<"within">, someCount, word<"tiles", "tile">, maybe<word<"of">, anchor>>
{
    static Range build(Found& found)
    {
        Range made = found.take<Range>();
        const int steps = found.take<int>();
        made.kind = steps == 1 ? Range::Kind::Adjacent : Range::Kind::Within;
        made.distance = std::max(1, steps - 1);
        return made;
    }
};
template <Range::Kind kind, Literal... Words>
struct sameLine : seq<word<Words...>, maybe<word<"as">, anchor>>
{
    static Range build(Found& found)
    {
        Range made = found.take<Range>();
        made.kind = kind;
        return made;
    }
};
/// "in front of this": as the controller of the text sees it.
template <Range::Kind kind, Literal... Words>
struct sides : seq<word<Words...>, anchor>
{
    static Range build(Found& found)
    {
        Range made = found.take<Range>();
        made.kind = kind;
        return made;
    }
};
/// "each enemy mercenary on that tile"
struct onThatTile
    : word<"on that tile", "on the chosen tile", "standing on that tile", "that is on that tile",
          "that stands on that tile", "standing on the chosen tile">
{
    static Range build(Found&)
    {
        Range made;
        made.kind = Range::Kind::On;
        made.anchor = Range::Anchor::It;
        return made;
    }
};
struct ranges
    : any<thereOrBeside, onThatTile, within, fartherOn, atDistance, exactlyAway, withinTiles,
          diagonally, adjacentTo, inLine, inSight,
          itsLine<Range::Kind::Sight, Range::Anchor::Source, "in this mercenary's line of sight",
              "within this mercenary's line of sight", "in the bearer's line of sight",
              "within the bearer's line of sight", "in the attacker's line of sight",
              "that this mercenary can see", "this mercenary can see", "the bearer can see",
              "this mercenary has line of sight to", "that this mercenary has line of sight to",
              "the bearer has line of sight to">,
          itsLine<Range::Kind::SameColumn, Range::Anchor::It, "in its column">,
          itsLine<Range::Kind::SameRow, Range::Anchor::It, "in its row">,
          itsLine<Range::Kind::SameColumn, Range::Anchor::Source, "in this mercenary's column",
              "in the bearer's column", "in this column", "in the attacker's column">,
          itsLine<Range::Kind::SameRow, Range::Anchor::Source, "in this mercenary's row",
              "in the bearer's row", "in this row", "in the attacker's row">,
          sameLine<Range::Kind::SameRow, "in the same row">,
          sameLine<Range::Kind::SameColumn, "in the same column">,
          sides<Range::Kind::InFront, "directly in front of", "in front of">,
          sides<Range::Kind::Behind, "directly behind", "behind">>
{
    static constexpr std::string_view expected = "a range (within Distance N, adjacent to it, ...)";
};

} // namespace

bool range::read(Input& in, Reading& reading)
{
    return text::read<ranges>(in, reading);
}

} // namespace triptych::seize::grammar
