#include "seize/text/GrammarNouns.h"
#include "seize/text/Phrases.h"

#include <algorithm>
#include <array>
#include <utility>

namespace triptych::seize::grammar {
namespace {

// ---------------------------------------------------------------- Classes

// What may follow a class, and the words that are never one though they begin a sentence.
constexpr std::array<std::string_view, 21> afterClass { "weapon", "weapons", "equipment", "relic",
    "relics", "mercenary", "mercenaries", "mercenary's", "mercenaries'", "card", "cards", "ability",
    "abilities", "instant", "instants", "attack", "attacks", "event", "events", "treasure",
    "treasures" };
constexpr std::array<std::string_view, 24> neverClass { "another", "other", "target", "each", "all",
    "every", "a", "an", "the", "your", "up", "any", "that", "this", "those", "it", "them", "if",
    "enemy", "allied", "opposing", "friendly", "adjacent", "opponents" };

template <std::size_t N>
bool isOneOf(const std::array<std::string_view, N>& words, std::string_view word)
{
    return std::any_of(
        words.begin(), words.end(), [&](std::string_view w) { return equalIgnoringCase(word, w); });
}
bool mayNameAClass(std::string_view word)
{
    return !word.empty()
        && (isCapital(word.front()) || (static_cast<unsigned char>(word.front()) & 0x80u) != 0)
        && !isOneOf(neverClass, word);
}

/// Any capitalised words before a noun: classes are data, so the grammar does not know them.
struct scanClass
{
    static constexpr std::string_view what = "a class";
    static std::size_t length(std::string_view text)
    {
        std::size_t at = 0;
        while (true) {
            const std::string_view word = firstWord(text.substr(at));
            if (isOneOf(afterClass, word))
                return at == 0 ? 0 : at - 1;
            if (!mayNameAClass(word))
                return 0;
            at += word.size();
            if (at >= text.size() || text[at] != ' ')
                return 0;
            ++at;
        }
    }
};
struct classWords : scanned<scanClass>
{
    static ClassName build(std::string_view words) { return { std::string(words) }; }
};
struct scanBareClass
{
    static constexpr std::string_view what = "a class";
    static std::size_t length(std::string_view text)
    {
        const std::string_view word = firstWord(text);
        return mayNameAClass(word) ? word.size() : 0;
    }
};
struct bareClassWord : scanned<scanBareClass>
{
    static ClassName build(std::string_view words) { return { std::string(words) }; }
};

// ---------------------------------------------------------------- Ranges (S-RANGE)

/// "this" and "the bearer" are the source, which need not be named.
struct source : any<word<"this mercenary", "this">, word<"the bearer">>
{
    static Range build(Found&)
    {
        Range made;
        made.anchor = Range::Anchor::Source;
        made.said = true;
        return made;
    }
};
template <Range::Anchor anchor, Literal... Words>
struct anchored : word<Words...>
{
    static Range build()
    {
        Range made;
        made.anchor = anchor;
        return made;
    }
};
struct mercenaries : word<"mercenaries">
{
};
struct oneOfYours : any<seq<word<"one of your", "any of your">, maybe<classWords>, mercenaries>,
                        seq<word<"a", "an">, maybe<classWords>, word<"mercenary you control">>,
                        seq<word<"your">, maybe<classWords>, mercenaries>>
{
    static Range build(Found& found)
    {
        Range made;
        made.anchor = Range::Anchor::OneOfYours;
        made.className = found.take<ClassName>().words;
        return made;
    }
};
/// "a burning mercenary", "another ally", "any enemy mercenary": near any of them
struct someoneDescribed : any<seq<word<"a", "an", "any">, mercenaryPhrase>,
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
struct anchor
    : any<source,
          anchored<Range::Anchor::Attacked, "the attacked mercenary", "the attacked tile",
              "the defending mercenary">,
          anchored<Range::Anchor::Attacker, "the attacking mercenary", "the attacker", "the user">,
          anchored<Range::Anchor::Attacked, "the target mercenary", "the target">,
          anchored<Range::Anchor::It, "it", "that mercenary", "that tile", "them">, oneOfYours,
          someoneDescribed>
{
    static constexpr std::string_view expected
        = "from where (it, the attacked mercenary, one of your mercenaries, ...)";
};
struct inMelee : word<"adjacent", "in melee range", "within melee">
{
};
struct adjacentTo : seq<inMelee, maybe<word<"to">, anchor>>
{
    static Range build(Found& found)
    {
        Range made = found.take<Range>();
        made.kind = Range::Kind::Adjacent;
        return made;
    }
};
struct straightOn : means<Flag::Own, "in a straight line", "in a line">
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
/// "in its column" is "in the same column as it".
template <Range::Kind kind, Range::Anchor from, Literal... Words>
struct itsLine : word<Words...>
{
    static Range build()
    {
        Range made;
        made.kind = kind;
        made.anchor = from;
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
struct ranges : any<within, atDistance, withinTiles, diagonally, adjacentTo, inLine,
                    itsLine<Range::Kind::SameColumn, Range::Anchor::It, "in its column">,
                    itsLine<Range::Kind::SameRow, Range::Anchor::It, "in its row">,
                    itsLine<Range::Kind::SameColumn, Range::Anchor::Source,
                        "in this mercenary's column", "in the bearer's column">,
                    itsLine<Range::Kind::SameRow, Range::Anchor::Source, "in this mercenary's row",
                        "in the bearer's row">,
                    sameLine<Range::Kind::SameRow, "in the same row">,
                    sameLine<Range::Kind::SameColumn, "in the same column">,
                    sides<Range::Kind::InFront, "directly in front of", "in front of">,
                    sides<Range::Kind::Behind, "directly behind", "behind">>
{
    static constexpr std::string_view expected = "a range (within Distance N, adjacent to it, ...)";
};

// ---------------------------------------------------------------- Descriptions

struct side : any<means<Side::Enemy, "enemy", "opposing", "opponent's">,
                  means<Side::Allied, "allied", "friendly">>
{
    static constexpr std::string_view expected = "enemy or allied";
};
/// As an adjective, "adjacent enemy mercenary": from the source.
struct nextTo : word<"adjacent">
{
    static Range build()
    {
        Range made;
        made.kind = Range::Kind::Adjacent;
        return made;
    }
};
struct controlled
    : any<means<Side::Yours, "you control">,
          means<Side::Enemy, "an opponent controls", "your opponent controls",
              "the opponent controls", "your opponents control", "opponents control">,
          means<Side::Theirs, "they control", "that player controls", "that opponent controls">>
{
};
/// What it is not.
template <typename Said>
struct lacks : Said
{
    static Filter::State build(Found& found) { return { found.take<Filter::Condition>(), true }; }
};
struct statusOnIt : seq<withStatus, maybe<counterWord>, maybe<onIt>>
{
};
struct noCounters
    : seq<word<"counters", "status counters", "a counter", "any counters">, maybe<onIt>>
{
    static Bound build()
    {
        Bound made;
        made.anyCounters = made.exactly = true;
        made.number = 0;
        return made;
    }
};
struct rangedAttack : means<Filter::Condition::HasRanged, "a ranged attack", "ranged attacks">
{
};
struct without
    : seq<any<word<"without">, seq<word<"with">, pegtl::at<word<"no">>>>,
          maybe<word<"a", "an", "any", "no">>,
          any<lacks<seq<statusOnIt>>, lacks<seq<rangedAttack>>,
              lacks<seq<means<Filter::Condition::HasRanged, "ranged attack">>>, noCounters>>
{
};
/// "with no enemy adjacent to it", "with another ally within Distance 2 of it": how near such a one is.
struct company : seq<any<means<Flag::Less, "no">, word<"a", "an">, pegtl::at<word<"another">>>,
                     any<mercenaryPhrase, mercenariesPhrase>>
{
    static std::optional<Range> build(Found& found)
    {
        Filter those = found.take<Filter>();
        Range made = std::exchange(those.range, {});
        const bool mutual = made.kind != Range::Kind::Anywhere && made.kind != Range::Kind::InFront
            && made.kind != Range::Kind::Behind;
        if (!mutual || made.none || made.anchor != Range::Anchor::It)
            return std::nullopt;
        made.none = found.says(Flag::Less);
        made.anchor = Range::Anchor::Described;
        made.near = std::make_shared<const Filter>(std::move(those));
        return made;
    }
};
struct notNear : seq<word<"not">, ranges>
{
    static std::optional<Range> build(Found& found)
    {
        Range made = found.take<Range>();
        if (made.none)
            return std::nullopt;
        made.none = true;
        return made;
    }
};
struct with : seq<word<"with">, any<bound, seq<maybe<word<"a", "any">>, statusOnIt>, company>>
{
};
/// "is damaged", "has no treasures", "has not attacked this turn": what is said of it behind "that".
struct isClause
    : seq<word<"is", "are">,
          any<notNear, seq<word<"not">, any<lacks<seq<mercenaryState>>, lacks<seq<furtherState>>>>,
              mercenaryState, furtherState, ranges, place>>
{
};
struct hasClause
    : any<seq<word<"has no", "have no", "does not have a", "does not have", "do not have a",
                  "do not have">,
              any<means<Filter::Condition::Unequipped, "treasures equipped", "treasures",
                      "treasure equipped", "treasure">,
                  lacks<seq<statusOnIt>>, noCounters>>,
          seq<word<"has", "have">,
              any<bound, company, means<Filter::Condition::HalfOrLess, "half health or less">,
                  means<Filter::Condition::Undamaged, "full health">,
                  means<Filter::Condition::Equipped, "a treasure equipped", "a treasure">,
                  rangedAttack, seq<maybe<word<"a", "any">>, statusOnIt>,
                  seq<aKindOfTreasure, maybe<word<"equipped">>>>>>
{
};
struct saidClause : any<isClause, hasClause, lacks<seq<didNot>>, didIt>
{
};
struct furtherClause : seq<word<"and", "but">, maybe<word<"that", "who", "which">>,
                           any<saidClause, mercenaryState, furtherState>>
{
};
struct thatIs : seq<word<"that", "who", "which">, saidClause, many<furtherClause>>
{
};
struct onFog : means<Filter::Condition::Fogged, "on a fogged tile", "on fogged tiles">
{
};
/// As an adjective: "diagonally adjacent enemy mercenary"
struct nextToOff : word<"diagonally adjacent">
{
    static Range build()
    {
        Range made;
        made.kind = Range::Kind::Diagonal;
        return made;
    }
};
struct before : many<any<other, side, mercenaryState, nextToOff, nextTo, classWords>>
{
};
struct namesake : word<"named this", "with the name of this", "with the same name">
{
    static Namesake build() { return {}; }
};
struct onTiles : any<seq<word<"on tiles", "on the tiles">, any<place, ranges>>,
                     seq<word<"on">, nextTo, word<"tiles", "tile">>>
{
};
/// Where they all are: it says nothing more.
struct inPlay : word<"on the battlefield", "in play">
{
};
struct after : many<any<controlled, movedSoFar, thatIs, furtherState, namesake, carrying, without,
                   with, onFog, onTiles, place, notNear, ranges, inPlay>>
{
};

struct tileState : any<means<Filter::Condition::Empty, "empty", "unoccupied">,
                       means<Filter::Condition::Fogged, "fogged">>
{
    static constexpr std::string_view expected = "empty or fogged";
};
struct hallOf
    : any<means<Filter::Place::YourGuildHall, "your guild hall">,
          means<Filter::Place::EnemyGuildHall, "the opponent's guild hall",
              "an opponent's guild hall", "your opponent's guild hall", "opposing guild hall">,
          means<Filter::Place::AnyGuildHall, "guild hall">>
{
};
struct beforeTile : many<any<tileState, nextToOff, nextTo, hallOf>>
{
};
struct afterTile : many<any<place, seq<word<"of">, hallOf>, ranges>>
{
};
struct mercenaryWord : means<Filter::Noun::Mercenary, "mercenary">
{
};
struct mercenariesWord : means<Filter::Noun::Mercenary, "mercenaries">
{
};
struct enemiesWord : means<Side::Enemy, "enemies", "foes">
{
};
struct alliesWord : means<Side::Allied, "allies">
{
};
struct bareTile : means<Filter::Noun::Tile, "tile">
{
};
struct tilesNoun : means<Filter::Noun::Tile, "tiles">
{
};

/// Said twice, it would mean something this tree cannot hold.
bool saidOnce(Found& found)
{
    std::array<int, std::variant_size_v<Value::variant>> said {};
    for (const Value& value : found.values())
        if (value.index() != 0 && !std::holds_alternative<Filter::Condition>(value)
            && !std::holds_alternative<Filter::State>(value) && ++said[value.index()] > 1)
            return false;
    return true;
}

/// The state that says the same as the lack of this one; None where there is none.
Filter::Condition opposite(Filter::Condition of)
{
    using Is = Filter::Condition;
    constexpr std::array<std::pair<Is, Is>, 5> pairs { { { Is::Damaged, Is::Undamaged },
        { Is::Equipped, Is::Unequipped }, { Is::Exhausted, Is::Ready },
        { Is::HasAttacked, Is::NotAttacked }, { Is::HasMoved, Is::NotMoved } } };
    for (const auto& [one, other] : pairs) {
        if (of == one)
            return other;
        if (of == other)
            return one;
    }
    return Is::None;
}

/// The states in the order in which they are printed; false where they contradict or repeat each other.
bool takeStates(Filter& filter, Found& found)
{
    std::vector<Filter::State> states;
    for (const auto is : found.takeAll<Filter::Condition>())
        states.push_back({ is, false });
    for (const Filter::State& state : found.takeAll<Filter::State>()) {
        const auto other = opposite(state.is);
        states.push_back(other == Filter::Condition::None ? state : Filter::State { other, false });
    }
    std::ranges::stable_sort(states, {}, [](const Filter::State& state) {
        return state.lacks ? 2 : phrases::standsBehind(state.is) ? 1 : 0;
    });
    for (auto state = states.begin(); state != states.end(); ++state)
        if (std::any_of(std::next(state), states.end(), [&](const Filter::State& other) {
                return other.is == state->is || opposite(other.is) == state->is;
            }))
            return false;
    if (!states.empty() && !states.front().lacks) {
        filter.condition = states.front().is;
        states.erase(states.begin());
    }
    filter.also = std::move(states);
    return true;
}

std::optional<Filter> describe(Found& found)
{
    if (!saidOnce(found))
        return std::nullopt;
    Filter filter;
    filter.noun = found.take<Filter::Noun>(Filter::Noun::Mercenary);
    filter.other = found.says(Flag::Other);
    filter.side = found.take<Side>(Side::Any);
    if (!takeStates(filter, found))
        return std::nullopt;
    filter.className = found.take<ClassName>().words;
    filter.bound = found.takeIfAny<Bound>();
    filter.place = found.take<Filter::Place>(Filter::Place::Anywhere);
    filter.range = found.take<Range>();
    if (const auto carried = found.takeIfAny<CardFilter::Kind>()) {
        filter.carries = true;
        filter.carried = static_cast<std::uint8_t>(*carried);
    }
    filter.namesake = found.has<Namesake>();
    if (filter.noun == Filter::Noun::Tile
        && (filter.place == Filter::Place::OwnGuildHall || !filter.also.empty()))
        return std::nullopt; // nobody controls a tile
    return filter;
}

/// Without a side: where that is the noun itself, "target exhausted enemy".
struct beforeSide : many<any<other, mercenaryState, nextTo, classWords>>
{
};
struct sideAlone : any<means<Side::Enemy, "enemy", "foe">, means<Side::Allied, "ally">>
{
};
struct oneMercenary : any<seq<before, mercenaryWord, after>, seq<beforeSide, sideAlone, after>>
{
    static constexpr std::string_view expected
        = "a mercenary (mercenary, enemy mercenary, allied Warrior mercenary, ...)";
    static std::optional<Filter> build(Found& found) { return describe(found); }
};
struct severalMercenaries : seq<before, any<mercenariesWord, enemiesWord, alliesWord>, after>
{
    static constexpr std::string_view expected
        = "mercenaries (enemy mercenaries, allied Warrior mercenaries, ...)";
    static std::optional<Filter> build(Found& found) { return describe(found); }
};
/// "enemy mercenary is burning and has no treasures": who does what is said of it
struct clauses : seq<saidClause, many<furtherClause>>
{
};
struct oneWho
    : any<seq<before, mercenaryWord, after, clauses>, seq<beforeSide, sideAlone, after, clauses>>
{
    static std::optional<Filter> build(Found& found) { return describe(found); }
};
struct severalWho : seq<before, any<mercenariesWord, enemiesWord, alliesWord>, after, clauses>
{
    static std::optional<Filter> build(Found& found) { return describe(found); }
};
struct oneMercenarys
    : any<seq<before, means<Filter::Noun::Mercenary, "mercenary's">>,
          seq<beforeSide, any<means<Side::Enemy, "enemy's">, means<Side::Allied, "ally's">>>>
{
    static std::optional<Filter> build(Found& found) { return describe(found); }
};
struct severalMercenariesOwn : seq<before, means<Filter::Noun::Mercenary, "mercenaries'">>
{
    static std::optional<Filter> build(Found& found) { return describe(found); }
};
struct yourMercenariesOwn
    : seq<means<Side::Yours, "your">, before, means<Filter::Noun::Mercenary, "mercenaries'">>
{
    static std::optional<Filter> build(Found& found) { return describe(found); }
};
struct oneMercenarysTile
    : seq<before, means<Filter::Noun::Mercenary, "mercenary's tile", "mercenary's tiles">>
{
    static std::optional<Filter> build(Found& found) { return describe(found); }
};
struct oneTile : seq<beforeTile, bareTile, afterTile>
{
    static constexpr std::string_view expected = "a tile (tile, empty tile, ...)";
    static std::optional<Filter> build(Found& found) { return describe(found); }
};
struct severalTiles : seq<beforeTile, tilesNoun, afterTile>
{
    static constexpr std::string_view expected = "tiles (tiles, empty tiles, ...)";
    static std::optional<Filter> build(Found& found) { return describe(found); }
};
struct anyPhrase : any<oneMercenary, oneTile>
{
};
struct anyPhrases : any<severalMercenaries, severalTiles>
{
};

/// "your other mercenaries"; the word "your" is the side.
struct yours : means<Side::Yours, "your">
{
};
struct severalOfYours : seq<yours, before, mercenariesWord, after>
{
    static std::optional<Filter> build(Found& found) { return describe(found); }
};
// ---------------------------------------------------------------- Cards

struct kindOfCard
    : any<means<CardFilter::Kind::Mercenary, "mercenary cards", "mercenary card", "mercenaries",
              "mercenary">,
          means<CardFilter::Kind::Treasure, "treasure cards", "treasure card", "treasures",
              "treasure">,
          means<CardFilter::Kind::Weapon, "weapon cards", "weapon card", "weapons", "weapon">,
          means<CardFilter::Kind::Equipment, "equipment cards", "equipment card", "equipment">,
          means<CardFilter::Kind::Relic, "relic cards", "relic card", "relics", "relic">,
          means<CardFilter::Kind::Ability, "ability cards", "ability card", "abilities", "ability">,
          means<CardFilter::Kind::Instant, "instant ability cards", "instant ability card",
              "instant abilities", "instant ability", "instant cards", "instant card", "instants",
              "instant">,
          means<CardFilter::Kind::Attack, "attack ability cards", "attack ability card",
              "attack cards", "attack card", "attack abilities", "attack ability", "attacks",
              "attack">,
          means<CardFilter::Kind::Event, "event ability cards", "event ability card",
              "event abilities", "event ability", "event cards", "event card", "events", "event">,
          means<CardFilter::Kind::Card, "cards", "card">>
{
    static constexpr std::string_view expected
        = "a kind of card (card, mercenary card, treasure card, ability card, Instant card, ...)";
};
struct cardPhrase : seq<maybe<classWords>, kindOfCard, maybe<word<"with">, bound>>
{
    static std::optional<CardFilter> build(Found& found)
    {
        CardFilter made;
        made.className = found.take<ClassName>().words;
        made.kind = found.take<CardFilter::Kind>();
        made.bound = found.takeIfAny<Bound>();
        const bool printed = !made.bound
            || (made.kind == CardFilter::Kind::Mercenary && !made.bound->counters
                && !made.bound->anyCounters
                && (made.bound->stat == Stat::Bounty || made.bound->stat == Stat::Stars));
        return printed ? std::optional(std::move(made)) : std::nullopt;
    }
};

} // namespace

bool mercenaryPhrase::read(Input& in, Reading& reading)
{
    return text::read<oneMercenary>(in, reading);
}
bool mercenariesPhrase::read(Input& in, Reading& reading)
{
    return text::read<severalMercenaries>(in, reading);
}
bool mercenaryWho::read(Input& in, Reading& reading)
{
    return text::read<any<severalWho, oneWho>>(in, reading);
}
bool mercenarys::read(Input& in, Reading& reading)
{
    return text::read<oneMercenarys>(in, reading);
}
bool mercenariesOwn::read(Input& in, Reading& reading)
{
    return text::read<any<yourMercenariesOwn, severalMercenariesOwn>>(in, reading);
}
bool mercenarysTile::read(Input& in, Reading& reading)
{
    return text::read<oneMercenarysTile>(in, reading);
}
bool yourPhrase::read(Input& in, Reading& reading)
{
    return text::read<severalOfYours>(in, reading);
}
bool tilePhrase::read(Input& in, Reading& reading)
{
    return text::read<oneTile>(in, reading);
}
bool tilesPhrase::read(Input& in, Reading& reading)
{
    return text::read<severalTiles>(in, reading);
}
bool described::read(Input& in, Reading& reading)
{
    return text::read<anyPhrase>(in, reading);
}
bool describedPlural::read(Input& in, Reading& reading)
{
    return text::read<anyPhrases>(in, reading);
}
bool cardKind::read(Input& in, Reading& reading)
{
    return text::read<cardPhrase>(in, reading);
}
bool range::read(Input& in, Reading& reading)
{
    return text::read<ranges>(in, reading);
}
bool className::read(Input& in, Reading& reading)
{
    return text::read<classWords>(in, reading);
}
bool bareClass::read(Input& in, Reading& reading)
{
    return text::read<bareClassWord>(in, reading);
}

} // namespace triptych::seize::grammar
