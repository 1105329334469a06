#include "seize/text/GrammarNouns.h"
#include "seize/text/GrammarHistory.h"
#include "seize/text/GrammarNumbers.h"
#include "seize/text/GrammarTraits.h"
#include "seize/text/Phrases.h"

#include <algorithm>
#include <array>
#include <utility>

// Which mercenaries, tiles and cards: the words around the noun.
namespace triptych::seize::grammar {
namespace {

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
/// "Mage or Priest mercenary", "Mages and Priests"
template <Literal... Joints>
struct twoClasses : seq<firstClass, word<Joints...>, className>
{
};
struct ofClasses : any<twoClasses<"or">, notOfClass, className>
{
};
struct ofAllClasses : any<twoClasses<"or", "and", "and/or">, notOfClass, className>
{
};
struct before : many<any<other, side, eitherState, mercenaryState, nextToOff, nextTo, ofClasses>>
{
};
struct beforeSeveral
    : many<any<other, side, eitherState, mercenaryState, nextToOff, nextTo, ofAllClasses>>
{
};
struct namesake : word<"named this", "with the name of this", "with the same name">
{
    static Namesake build() { return {}; }
};
struct onTiles : any<seq<word<"on tiles", "on the tiles">, any<place, range>>,
                     seq<word<"on">, nextTo, word<"tiles", "tile">>>
{
};
/// Where they all are: it says nothing more.
struct inPlay : word<"on the battlefield", "in play">
{
};
struct after : many<any<controlled, movedSoFar, befallen, thatIs, furtherState, namesake, carrying,
                   trait, onFog, onTiles, place, notNear, range, inPlay>>
{
};

struct tileState : any<means<Filter::Condition::Empty, "other empty", "empty", "other unoccupied",
                           "unoccupied", "vacant", "free">,
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
struct afterTile : many<any<place, seq<word<"of">, hallOf>, range, notNear,
                       seq<word<"that is", "that are">, any<notNear, range, place>>>>
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
    if (auto past = found.takeIfAny<Past>()) {
        if (const auto is = stateOf(*past); is == Filter::Condition::None)
            filter.past = past;
        else if (past->lacks && opposite(is) != Filter::Condition::None)
            states.push_back({ opposite(is), false });
        else
            states.push_back({ is, past->lacks });
    }
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
    if (const auto first = found.takeIfAny<OrClass>())
        filter.orClass = std::exchange(filter.className, first->words);
    if (const auto none = found.takeIfAny<NotClass>()) {
        if (!filter.className.empty())
            return std::nullopt;
        filter.className = none->words;
        filter.notClass = true;
    }
    filter.either = found.take<EitherState>().states;
    filter.bound = found.takeIfAny<Bound>();
    filter.place = found.take<Filter::Place>(Filter::Place::Anywhere);
    filter.range = found.take<Range>();
    if (const auto carried = found.takeIfAny<CardFilter::Kind>()) {
        filter.carries = true;
        filter.carried = static_cast<std::uint8_t>(*carried);
    }
    filter.namesake = found.has<Namesake>();
    filter.extreme = found.takeIfAny<Filter::Extreme>();
    filter.versus = found.takeIfAny<Filter::Versus>();
    if (filter.noun == Filter::Noun::Tile
        && (filter.place == Filter::Place::OwnGuildHall || !filter.also.empty() || filter.extreme
            || filter.versus || filter.past || !filter.either.empty() || !filter.className.empty()))
        return std::nullopt; // nobody controls a tile
    return filter;
}

/// Without a side: where that is the noun itself, "target exhausted enemy".
struct beforeSide : many<any<other, eitherState, mercenaryState, nextTo, ofClasses>>
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
struct severalMercenaries : seq<beforeSeveral, any<mercenariesWord, enemiesWord, alliesWord>, after>
{
    static constexpr std::string_view expected
        = "mercenaries (enemy mercenaries, allied Warrior mercenaries, ...)";
    static std::optional<Filter> build(Found& found) { return describe(found); }
};
/// "enemy mercenary is burning and has no treasures": who does what is said of it
struct clauses : seq<saidClause, many<furtherClause>>
{
};
struct clausesAlone : seq<clauses>
{
    static std::optional<Filter> build(Found& found) { return describe(found); }
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
/// "damaged this way": by the deed before
struct woundedThisWay
    : word<"damaged this way", "dealt damage this way", "hit this way", "damaged by this",
          "that was damaged this way", "that was dealt damage this way",
          "that were damaged this way", "that is damaged this way", "that takes damage this way",
          "that took damage this way", "it damages this way">
{
};
struct oneHurt : any<seq<before, mercenaryWord, after, woundedThisWay, after>,
                     seq<beforeSide, sideAlone, after, woundedThisWay, after>,
                     seq<beforeSeveral, any<mercenariesWord, enemiesWord, alliesWord>, after,
                         woundedThisWay, after>>
{
    static std::optional<Filter> build(Found& found) { return describe(found); }
};
struct behindAlone : seq<after>
{
    static std::optional<Filter> build(Found& found)
    {
        auto made = describe(found);
        return made && *made != Filter {} ? made : std::nullopt;
    }
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
    : any<seq<before, means<Filter::Noun::Mercenary, "mercenary's tile", "mercenary's tiles">>,
          seq<beforeSide,
              any<means<Side::Enemy, "enemy's tile">, means<Side::Allied, "ally's tile">>>>
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
struct severalOfYours : seq<yours, beforeSeveral, mercenariesWord, after>
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
/// "mercenary or treasure card", "Instant or Event card"
struct orCard : seq<word<"or", "and/or", "or an", "or a">, kindOfCard>
{
};
struct cardPhrase : seq<maybe<ofAllClasses>, kindOfCard, maybe<orCard>, maybe<word<"with">, bound>>
{
    static std::optional<CardFilter> build(Found& found)
    {
        CardFilter made;
        made.className = found.take<ClassName>().words;
        if (const auto first = found.takeIfAny<OrClass>())
            made.orClass = std::exchange(made.className, first->words);
        if (const auto none = found.takeIfAny<NotClass>()) {
            made.className = none->words;
            made.notClass = true;
        }
        made.kind = found.take<CardFilter::Kind>();
        made.orKind = found.take<CardFilter::Kind>(CardFilter::Kind::Card);
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
bool whatIsSaid::read(Input& in, Reading& reading)
{
    return text::read<clausesAlone>(in, reading);
}
bool mercenaryHurtThisWay::read(Input& in, Reading& reading)
{
    return text::read<oneHurt>(in, reading);
}
bool whatTheyAre::read(Input& in, Reading& reading)
{
    return text::read<behindAlone>(in, reading);
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

} // namespace triptych::seize::grammar
