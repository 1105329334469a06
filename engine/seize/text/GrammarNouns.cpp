#include "seize/text/GrammarNouns.h"
#include "seize/text/GrammarHistory.h"
#include "seize/text/GrammarNumbers.h"
#include "seize/text/Phrases.h"

#include <algorithm>
#include <array>
#include <utility>

// Which mercenaries, tiles and cards: the words around the noun.
namespace triptych::seize::grammar {
namespace {

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
          means<Side::Theirs, "they control", "that player controls", "that opponent controls",
              "controlled by that player", "controlled by them", "controlled by that opponent">,
          means<Side::Yours, "controlled by you">,
          means<Side::Enemy, "controlled by an opponent", "controlled by your opponent",
              "controlled by opponents">>
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
struct noCounterWord : pegtl::not_at<word<"counter", "counters">>
{
};
struct noAilment : seq<any<means<Filter::Condition::AilingMagically, "magical status effect",
                               "magical status", "magical statuses">,
                           means<Filter::Condition::AilingPhysically, "physical status effect",
                               "physical status", "physical statuses">,
                           means<Filter::Condition::Ailing, "status effects", "status effect",
                               "statuses", "status">>,
                       noCounterWord>
{
};
struct without
    : seq<any<word<"without">, seq<word<"with">, pegtl::at<word<"no">>>>,
          maybe<word<"a", "an", "any", "no">>,
          any<lacks<seq<noAilment>>, lacks<seq<guarded>>, lacks<seq<statusOnIt>>,
              lacks<seq<rangedAttack>>,
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
struct notNear : seq<word<"not">, range>
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
/// "with the most health", "with the lowest bounty": of all that are described so
struct extreme : seq<word<"with the">,
                     any<word<"most", "highest", "greatest", "largest">,
                         means<Flag::Less, "least", "lowest", "fewest", "smallest">>,
                     maybe<word<"current", "remaining">>, statistic>
{
    static Filter::Extreme build(Found& found)
    {
        return { found.take<Stat>(), found.says(Flag::Less) };
    }
};
/// "with more health than this": than the mercenary that says it
struct versus
    : seq<any<seq<word<"with">,
                  any<word<"more", "greater", "higher">,
                      means<Flag::Less, "less", "fewer", "lower">>,
                  statistic, word<"than">>,
              seq<word<"with a">, any<word<"higher", "greater">, means<Flag::Less, "lower">>,
                  statistic, word<"than">>>,
          word<"this mercenary", "this", "the bearer", "it", "its own", "the attacker", "the user">>
{
    static Filter::Versus build(Found& found)
    {
        return { found.take<Stat>(), found.says(Flag::Less) };
    }
};
/// "exhausted or frozen", "bleeding, burning or poisoned": in one of these at least
template <typename Said>
struct oneOrOther
    : seq<Said, maybe<comma, Said>, maybe<comma, Said>, word<", or", "or", "and/or">, Said>
{
    static EitherState build(Found& found) { return { found.takeAll<Filter::Condition>() }; }
};
struct eitherState : oneOrOther<mercenaryState>
{
};
/// "whose bounty is lower than this mercenary's bounty", "whose health is 3 or less"
struct higherThan : any<word<"higher than", "greater than", "more than", "larger than">,
                        means<Flag::Less, "lower than", "less than", "smaller than">>
{
};
struct ownFigure
    : word<"this mercenary's", "the bearer's", "its own", "the attacker's", "the user's">
{
};
struct whoseVersus : seq<word<"whose">, statistic, word<"is", "are">, higherThan, ownFigure,
                         maybe<statistic>, pegtl::not_at<word<"plus", "minus">>>
{
    static std::optional<Filter::Versus> build(Found& found)
    {
        const bool less = found.says(Flag::Less);
        const Stat own = found.take<Stat>();
        return found.take<Stat>(own) == own ? std::optional(Filter::Versus { own, less })
                                            : std::nullopt;
    }
};
struct whoseBound : seq<word<"whose">, statistic, word<"is set to", "is", "are">,
                        any<seq<count, any<orLess, orMore>>,
                            seq<any<atLeast, atMost, moreThan, lessThan>, count>>>
{
    static std::optional<Bound> build(Found& found) { return bound::build(found); }
};
/// "with health less than or equal to the number of cards in your hand"
struct comparedTo
    : any<means<Flag::AtMost, "less than or equal to", "at most", "no more than", "no greater than",
              "equal to or less than", "lower than or equal to", "smaller than or equal to">,
          means<Flag::AtLeast, "greater than or equal to", "at least", "no less than",
              "equal to or greater than", "equal to or more than", "higher than or equal to",
              "more than or equal to">,
          means<Flag::More, "greater than", "higher than", "more than">,
          means<Flag::Less, "less than", "lower than", "smaller than", "fewer than">,
          means<Flag::Own, "equal to">>
{
};
struct boundThan : any<seq<word<"with">, maybe<word<"a", "an">>, statistic, maybe<word<"of">>,
                           comparedTo, aQuantity>,
                       seq<word<"whose">, statistic, word<"is", "are">, comparedTo, aQuantity>,
                       seq<word<"with">,
                           any<means<Flag::More, "more", "greater", "higher">,
                               means<Flag::Less, "less", "fewer", "lower">>,
                           statistic, word<"than">, aQuantity>>
{
    static std::optional<Bound> build(Found& found)
    {
        Bound made;
        made.stat = found.take<Stat>();
        made.than = found.take<EqualTo>().amount;
        if (made.than->kind != Amount::Kind::EqualTo || made.than->most >= 0)
            return std::nullopt;
        made.exactly = found.says(Flag::Own);
        made.atLeast = found.says(Flag::AtLeast) || found.says(Flag::More);
        made.than->plus += found.says(Flag::More) ? 1 : found.says(Flag::Less) ? -1 : 0;
        return made;
    }
};
/// "with two or more treasures"
struct treasuresOnIt
    : seq<any<seq<count, any<orLess, orMore>>,
              seq<any<atLeast, atMost, moreThan, lessThan, means<Flag::Own, "exactly">>, count>>,
          word<"equipped treasures", "treasures", "treasure">,
          maybe<word<"equipped to it", "equipped", "on it">>>
{
    static std::optional<Bound> build(Found& found)
    {
        auto made = bound::build(found);
        if (made)
            made->treasures = true;
        return made;
    }
};
struct treasuresCarried : seq<word<"with", "carrying">, treasuresOnIt>
{
};
/// "with Burn or Poison", "with any Bleed, Burn or Poison counters"
struct withEither
    : seq<maybe<word<"a", "an", "any">>, oneOrOther<withStatus>, maybe<counterWord>, maybe<onIt>>
{
};
/// "with a status", "with a magical status"
struct ailing : seq<maybe<word<"a", "an", "any", "one or more", "at least one", "some">>,
                    any<means<Filter::Condition::AilingMagically, "magical status effects",
                            "magical status effect", "magical statuses", "magical status">,
                        means<Filter::Condition::AilingPhysically, "physical status effects",
                            "physical status effect", "physical statuses", "physical status">,
                        means<Filter::Condition::Ailing, "status effects", "status effect",
                            "statuses", "status">>,
                    noCounterWord>
{
};
struct with : seq<word<"with">,
                  any<ailing, guarded, withEither, bound,
                      seq<maybe<word<"a", "an", "any", "one or more">>, statusOnIt>, company>>
{
};
/// "dealt damage this turn", "healed this turn": what befell it, without "that was"
struct befallen : seq<any<means<PastDeed::WasHurt, "dealt damage", "damaged", "hurt">,
                          means<PastDeed::WasHealed, "healed">, means<PastDeed::Entered, "played">>,
                      spanOfPast>
{
    static Past build(Found& found)
    {
        return { found.take<PastDeed>(), found.take<Span>(), false };
    }
};
/// "that is a Mage", "that is not a Mage"
struct ofIts : seq<word<"a", "an">, any<seq<className, word<"mercenary">>, bareClass>>
{
};
struct notOfIts
    : seq<word<"not">, word<"a", "an">, any<seq<className, word<"mercenary">>, bareClass>>
{
    static NotClass build(Found& found) { return { found.take<ClassName>().words }; }
};
/// "is damaged", "has no treasures", "has not attacked this turn": what is said of it behind "that".
struct isClause
    : seq<word<"is", "are">,
          any<notNear, notOfIts,
              seq<word<"not">, any<lacks<seq<mercenaryState>>, lacks<seq<furtherState>>>>,
              eitherState, mercenaryState, furtherState, range, place, ofIts>>
{
};
struct hasClause
    : any<seq<word<"has no", "have no", "does not have a", "does not have", "do not have a",
                  "do not have">,
              any<means<Filter::Condition::Unequipped, "treasures equipped", "treasures",
                      "treasure equipped", "treasure">,
                  lacks<seq<guarded>>, lacks<seq<statusOnIt>>, noCounters>>,
          seq<word<"has", "have">,
              any<ailing, guarded, withEither, bound, company,
                  means<Filter::Condition::HalfOrLess, "half health or less">,
                  means<Filter::Condition::Undamaged, "full health">,
                  means<Filter::Condition::Equipped, "a treasure equipped", "a treasure">,
                  rangedAttack, treasuresOnIt,
                  seq<maybe<word<"a", "an", "any", "one or more">>, statusOnIt>,
                  seq<aKindOfTreasure, maybe<word<"equipped">>>>>>
{
};
struct saidClause : any<isClause, hasClause, lacks<seq<didNot>>, didIt, pastClause>
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
                   without, extreme, versus, whoseVersus, whoseBound, boundThan, treasuresCarried,
                   with, onFog, onTiles, place, notNear, range, inPlay>>
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
