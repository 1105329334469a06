#include "seize/text/GrammarHistory.h"

#include <algorithm>
#include <utility>

// What may be so: "you control a Warrior mercenary", "this is damaged", "it is your turn".
namespace triptych::seize::grammar {
namespace {

// ---------------------------------------------------------------- How many there are

/// "a Mage" is "a Mage mercenary".
struct ofClass : bareClass
{
    static Filter build(Found& found)
    {
        Filter filter;
        filter.className = found.take<ClassName>().words;
        return filter;
    }
};
struct exactly : means<Flag::Own, "exactly">
{
};
struct orMoreOf
    : any<seq<count, means<Flag::AtMost, "or less", "or fewer">, any<describedPlural, described>>,
          seq<any<exactly, grammar::atMost, moreThan, lessThan>, count,
              any<describedPlural, described>>,
          seq<count, maybe<word<"or more">>, any<describedPlural, described>>,
          seq<word<"at least">, count, any<describedPlural, described>>,
          seq<means<1, "a", "an">, described>, seq<pegtl::at<word<"another">>, described>,
          seq<means<1, "a", "an">, ofClass>>
{
};
/// How many of them, in a condition of the kind; nothing where it could never be.
std::optional<Condition> howManyOf(Condition::Kind kind, Found& found)
{
    Condition made;
    made.kind = kind;
    made.they = found.says(Flag::Several);
    made.number = found.take<int>(1);
    made.filter = found.take<Filter>();
    made.atLeast = !found.says(Flag::AtMost) && !found.says(Flag::Less);
    if (found.says(Flag::More))
        ++made.number;
    if (found.says(Flag::Less))
        --made.number;
    if (made.number < 0)
        return std::nullopt;
    if (!found.says(Flag::Own))
        return made;
    Condition both; // "exactly 2": 2 or more and 2 or less
    both.kind = Condition::Kind::Both;
    both.parts = { made, made };
    both.parts.back().atLeast = false;
    return both;
}
template <Condition::Kind kind, Literal... Words>
struct controls : seq<word<Words...>, orMoreOf>
{
    static std::optional<Condition> build(Found& found) { return howManyOf(kind, found); }
};
struct saidThey : means<Flag::Several, "that player", "they", "that opponent">
{
};
template <Literal... Verbs>
struct theyDo : seq<saidThey, word<Verbs...>>
{
};
struct controlsNo
    : seq<any<word<"you control no", "you do not control a", "you do not control any">,
              theyDo<"control no", "controls no", "do not control a", "does not control a">>,
          any<describedPlural, described>>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::YouControlNo;
        made.filter = found.take<Filter>();
        made.they = found.says(Flag::Several);
        return made;
    }
};
struct theyControl : seq<theyDo<"control", "controls">, orMoreOf>
{
    static std::optional<Condition> build(Found& found)
    {
        return howManyOf(Condition::Kind::YouControl, found);
    }
};
/// "there are 2 or more enemy mercenaries adjacent to this", "an enemy mercenary is adjacent to this"
struct thereAre : seq<word<"there are", "there is">, orMoreOf>
{
    static std::optional<Condition> build(Found& found)
    {
        return howManyOf(Condition::Kind::ThereAre, found);
    }
};
struct thereAreNo : any<seq<word<"there are no", "there is no">, any<describedPlural, described>>,
                        seq<word<"no">, any<mercenaryWho, describedPlural, described>>>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::ThereAre;
        made.number = 1;
        made.unless = true;
        made.filter = found.take<Filter>();
        return made;
    }
};
/// "an ally is burning", "three or more enemies have Frost counters", "2 allies attacked this turn"
struct someWho : any<seq<any<exactly, grammar::atMost, grammar::atLeast, moreThan, lessThan>, count,
                         mercenaryWho>,
                     seq<count, word<"or more">, mercenaryWho>,
                     seq<count, means<Flag::AtMost, "or less", "or fewer">, mercenaryWho>,
                     seq<means<1, "a", "an", "any">, mercenaryWho>,
                     seq<pegtl::at<word<"another">>, mercenaryWho>, seq<count, mercenaryWho>>
{
    static std::optional<Condition> build(Found& found)
    {
        return howManyOf(Condition::Kind::ThereAre, found);
    }
};

/// "is damaged", "is a Warrior", "is in your Guild Hall", "has 3 or less health": one property.
struct isEnemy : means<Side::Enemy, "an enemy mercenary", "an enemy", "enemy">
{
};
struct isAllied : means<Side::Allied, "an allied mercenary", "an ally", "allied">
{
};
struct isYours : means<Side::Yours, "yours", "your mercenary">
{
};
struct property
    : any<furtherState, carrying, mercenaryState,
          means<Filter::Condition::Fogged, "on a fogged tile">, isEnemy, isAllied, isYours, place,
          range, seq<word<"a", "an">, any<seq<className, word<"mercenary">>, bareClass>>>
{
    static constexpr std::string_view expected
        = "a state (exhausted, damaged, in your Guild Hall, a Warrior, ...)";
    static Filter build(Found& found)
    {
        Filter filter;
        filter.condition = found.take<Filter::Condition>(Filter::Condition::None);
        filter.side = found.take<Side>(Side::Any);
        filter.place = found.take<Filter::Place>(Filter::Place::Anywhere);
        filter.range = found.take<Range>();
        filter.className = found.take<ClassName>().words;
        if (const auto carried = found.takeIfAny<CardFilter::Kind>()) {
            filter.carries = true;
            filter.carried = static_cast<std::uint8_t>(*carried);
        }
        return filter;
    }
};
/// Behind "has": "3 or less health", "a Burn counter", "a Weapon equipped", "half health or less".
struct ailment : seq<maybe<word<"a", "an", "any", "one or more", "at least one">>,
                     any<means<Filter::Condition::AilingMagically, "magical status effects",
                             "magical status effect", "magical statuses", "magical status">,
                         means<Filter::Condition::AilingPhysically, "physical status effects",
                             "physical status effect", "physical statuses", "physical status">,
                         means<Filter::Condition::Ailing, "status effects", "status effect",
                             "statuses", "status">>,
                     pegtl::not_at<word<"counter", "counters">>>
{
};
struct having
    : any<ailment, guarded,
          means<Filter::Condition::HalfOrLess, "half health or less", "half its health or less">,
          means<Filter::Condition::BelowHalf, "less than half health", "less than half its health">,
          means<Filter::Condition::Unequipped, "no treasures equipped", "no treasures",
              "no treasure equipped">,
          means<Filter::Condition::Equipped, "a treasure equipped", "a treasure">,
          means<Filter::Condition::HasRanged, "a ranged attack">,
          means<Filter::Condition::Undamaged, "full health", "its full health">,
          seq<aKindOfTreasure, maybe<word<"equipped">>>>
{
};
/// "two or more treasures equipped"
struct treasuresHeld : seq<any<seq<count, any<orLess, orMore>>,
                               seq<any<grammar::atLeast, grammar::atMost, moreThan, lessThan,
                                       means<Flag::Own, "exactly">>,
                                   count>>,
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
struct hasProperty
    : any<ailment, guarded, bound, treasuresHeld, having,
          seq<maybe<word<"a", "an", "any">>, withStatus, maybe<counterWord>, maybe<onIt>>>
{
    static Filter build(Found& found)
    {
        Filter filter;
        filter.bound = found.takeIfAny<Bound>();
        filter.condition = found.take<Filter::Condition>(Filter::Condition::None);
        if (const auto carried = found.takeIfAny<CardFilter::Kind>()) {
            filter.carries = true;
            filter.carried = static_cast<std::uint8_t>(*carried);
        }
        return filter;
    }
};
template <Condition::Kind kind, typename Deed>
struct thingDid : seq<single, Deed>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = kind;
        made.of = found.take<Thing::Kind>();
        made.filter.condition = found.take<Filter::Condition>();
        return made;
    }
};
/// "this moved 2 or more tiles this turn"
struct wentFar : seq<single, word<"moved", "has moved">, howFar, word<"this turn">>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::ThingIs;
        made.of = found.take<Thing::Kind>();
        made.filter.bound = found.take<Bound>();
        return made;
    }
};
/// "you have more loot than an opponent", "you control fewer mercenaries than an opponent"
struct wealth
    : any<means<Condition::Wealth::Loot, "loot in your vault", "loot in their vault", "loot">,
          means<Condition::Wealth::Cards, "cards in your hand", "cards in their hand",
              "cards in hand", "cards">,
          means<Condition::Wealth::Mercenaries, "mercenaries on the battlefield", "mercenaries">,
          means<Condition::Wealth::Treasures, "treasures in your warchest",
              "treasures in their warchest", "treasures">>
{
};
struct thanAll : means<Flag::All, "than each opponent", "than every opponent", "than all opponents",
                     "than any other player", "than each other player">
{
};
struct thanThey : word<"than an opponent", "than your opponent", "than the opponent",
                      "than any opponent", "than an opponent does", "than your opponent does",
                      "than their opponent", "than one of their opponents">
{
};
struct hasMore
    : seq<any<word<"you have", "you control">, theyDo<"has", "have", "controls", "control">>,
          any<means<Flag::More, "more">, means<Flag::Less, "less", "fewer">>, wealth,
          any<thanAll, thanThey>>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::HasMore;
        made.each = found.says(Flag::All);
        made.they = found.says(Flag::Several);
        made.atLeast = found.says(Flag::More);
        made.wealth = found.take<Condition::Wealth>();
        return made;
    }
};
/// "an opponent has more loot than you": you have less than one of them.
struct theyHaveMore
    : seq<any<means<Flag::All, "each opponent", "every opponent", "all opponents">,
              word<"an opponent", "your opponent", "the opponent", "any opponent">>,
          word<"has", "controls", "have", "control">,
          any<means<Flag::More, "more">, means<Flag::Less, "less", "fewer">>, wealth,
          word<"than you do", "than you have", "than you control", "than you">>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::HasMore;
        made.each = found.says(Flag::All);
        made.atLeast = found.says(Flag::Less);
        made.wealth = found.take<Condition::Wealth>();
        return made;
    }
};
/// "your Vault is higher than your opponent's"
struct vaultThan
    : seq<word<"your vault is", "your vault total is", "your loot total is">,
          any<means<Flag::More, "higher", "greater", "larger", "more", "bigger">,
              means<Flag::Less, "lower", "smaller", "less">>,
          any<means<Flag::All, "than each opponent's", "than every opponent's",
                  "than all opponents'", "than each opponent's vault">,
              word<"than your opponent's vault", "than an opponent's vault",
                  "than the opponent's vault", "than your opponent's", "than an opponent's",
                  "than the opponent's", "than that of your opponent", "than that of an opponent",
                  "than that of the opponent">>>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::HasMore;
        made.each = found.says(Flag::All);
        made.atLeast = found.says(Flag::More);
        made.wealth = Condition::Wealth::Loot;
        return made;
    }
};
struct mercenaryFell
    : seq<any<means<Side::Enemy, "an enemy mercenary", "an opposing mercenary">,
              means<Side::Yours, "a mercenary you control", "one of your mercenaries">,
              means<Side::Allied, "an allied mercenary">, word<"a mercenary">>,
          word<"was destroyed this turn", "has been destroyed this turn", "died this turn">>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::MercenaryFell;
        made.filter.side = found.take<Side>(Side::Any);
        return made;
    }
};
/// "2 or more enemy mercenaries were destroyed this turn": whose they were is all that is remembered
struct severalFell
    : seq<any<seq<count, any<orLess, orMore>>,
              seq<any<grammar::atLeast, grammar::atMost, moreThan, lessThan>, count>>,
          maybe<any<describedPlural, described>>,
          word<"were destroyed this turn", "have been destroyed this turn", "died this turn",
              "was destroyed this turn">>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::MercenaryFell;
        made.number = found.take<int>() + (found.says(Flag::More) ? 1 : 0);
        const bool less = found.says(Flag::Less);
        made.number -= less ? 1 : 0;
        made.atLeast = !less && !found.says(Flag::AtMost);
        const Filter those = found.has<Filter>() ? found.take<Filter>() : Filter {};
        made.filter.side = those.side;
        return those == made.filter && made.number >= 0 ? std::optional(std::move(made))
                                                        : std::nullopt;
    }
};
template <Condition::Kind kind, typename Verb, typename Property>
struct thingIs : seq<single, Verb, Property>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = kind;
        made.of = found.take<Thing::Kind>();
        made.filter = found.take<Filter>();
        return made;
    }
};

/// "it was frozen", "it already had Burn": as it stood before what was done to it.
struct wasWord : word<"was already", "was", "were already", "were", "is already", "are already">
{
};
struct wasNot : word<"was not already", "was not", "were not", "is not already">
{
};
struct hadWord : word<"had already", "already had", "had", "already has", "already have">
{
};
struct hadNot : word<"had no", "did not have a", "did not have any", "did not have">
{
};
template <Condition::Kind kind, typename Verb, typename Property>
struct thingWas : seq<single, Verb, Property>
{
    static Condition build(Found& found)
    {
        Condition made = thingIs<kind, Verb, Property>::build(found);
        made.before = true;
        return made;
    }
};

struct comparison : any<seq<count, any<orLess, orMore>>>
{
};
struct none : means<0, "no">
{
};
/// "you have 3 or less cards in your hand", "you have no treasures in your Warchest"
template <Condition::Kind kind, typename Front, typename Noun>
struct compares
    : seq<Front,
          any<seq<comparison, Noun>, seq<none, Noun>, seq<count, Noun>,
              seq<any<grammar::atLeast, grammar::atMost, moreThan, lessThan>, count, Noun>>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made;
        made.kind = kind;
        made.number = found.take<int>();
        made.they = found.says(Flag::Several);
        made.atLeast = !found.says(Flag::AtMost) && !found.says(Flag::Less) && made.number > 0;
        if (found.says(Flag::More))
            ++made.number;
        if (found.says(Flag::Less))
            --made.number;
        if (made.number < 0)
            return std::nullopt;
        return made;
    }
};
template <Condition::Kind kind, Literal... Words>
struct vaultIs : seq<word<Words...>, comparison>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = kind;
        made.number = found.take<int>();
        made.atLeast = !found.says(Flag::AtMost);
        return made;
    }
};
struct lootWords : word<"loot in your vault", "loot in their vault", "loot">
{
};
struct cardsInHand : seq<cards, word<"in your hand", "in their hand", "in hand">>
{
};
struct readyTreasures : seq<word<"ready", "unexhausted">, treasureWord,
                            maybe<word<"in your warchest", "in their warchest">>>
{
};
struct treasuresInWarchest : seq<treasureWord, word<"in your warchest", "in their warchest">>
{
};
struct youHave : any<word<"you have">, theyDo<"has", "have">>
{
};
struct opponentHas : word<"an opponent has", "your opponent has", "any opponent has",
                         "the opponent has", "an opponent controls">
{
};

template <Condition::Kind kind, Literal... Words>
struct plainly : word<Words...>
{
    static Condition build()
    {
        Condition made;
        made.kind = kind;
        return made;
    }
};
struct isNot : word<"is not">
{
};
struct hasWord : word<"has", "have">
{
};
struct hasNot : word<"has no", "does not have a", "does not have", "does not have any">
{
};
struct lacksAilment
    : any<means<Filter::Condition::AilingMagically, "magical status effects", "magical statuses",
              "magical status">,
          means<Filter::Condition::AilingPhysically, "physical status effects", "physical statuses",
              "physical status">,
          means<Filter::Condition::Ailing, "status effects", "statuses", "status effect", "status">>
{
};
struct lacking
    : any<seq<lacksAilment, pegtl::not_at<word<"counter", "counters">>>, guarded,
          seq<withStatus, maybe<counterWord>, maybe<onIt>>,
          seq<means<Flag::EveryCounter, "status counters", "counters", "counter">, maybe<onIt>>>
{
    static Filter build(Found& found)
    {
        Filter filter;
        if (found.says(Flag::EveryCounter)) {
            filter.bound.emplace();
            filter.bound->anyCounters = filter.bound->atLeast = true;
        } else {
            filter.condition = found.take<Filter::Condition>();
        }
        return filter;
    }
};
/// "2 or more statuses were removed this way", "you removed 3 or more counters this way"
struct howManyWere
    : any<seq<count, any<orLess, orMore>>, means<1, "a", "an", "any", "at least one">,
          seq<any<grammar::atLeast, grammar::atMost, moreThan, lessThan>, count>>
{
};
struct affected : word<"status effects", "statuses", "status effect", "status", "counter", "card",
                      "mercenary", "treasure", "counters", "cards", "mercenaries", "treasures",
                      "damage", "loot", "status counters", "burn counters", "bleed counters",
                      "poison counters", "frost counters", "exhaust counters">
{
};
struct thisWay
    : any<seq<howManyWere, maybe<affected>, maybe<word<"were", "was">>,
              word<"affected", "removed", "discarded", "destroyed", "dealt", "lost", "healed">,
              word<"this way">>,
          seq<word<"you">, word<"removed", "discarded", "destroyed", "lost", "healed", "dealt">,
              howManyWere, affected, word<"this way">>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::ThisWay;
        made.number = found.take<int>();
        made.atLeast = !found.says(Flag::AtMost) && !found.says(Flag::Less);
        if (found.says(Flag::More))
            ++made.number;
        if (found.says(Flag::Less))
            --made.number;
        return made.number < 0 ? std::nullopt : std::optional(std::move(made));
    }
};

/// "this is the only mercenary you control"
struct onlyOne : seq<any<thisCard, bearer, word<"it">>,
                     any<word<"is the only">, means<Side::Yours, "is your only">>,
                     any<describedPlural, described>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::YouControlNo;
        made.filter = found.take<Filter>();
        if (found.has<Side>() && made.filter.side == Side::Any)
            made.filter.side = found.take<Side>();
        if (made.filter.side != Side::Yours || made.filter.other)
            return std::nullopt;
        made.filter.side = Side::Any;
        made.filter.other = true;
        return made;
    }
};
struct yourPhaseNow : seq<word<"it is your">, phaseName>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::YourPhase;
        made.phase = found.take<Phase>();
        return made;
    }
};
/// "this is adjacent to an enemy mercenary": there is one adjacent to it.
struct howNear : any<seq<word<"adjacent to">>, seq<word<"within distance">, someCount, word<"of">>>
{
    static Range build(Found& found)
    {
        Range made;
        const int distance = found.take<int>(0);
        made.kind = distance == 0 ? Range::Kind::Adjacent : Range::Kind::Within;
        made.distance = std::max(1, distance);
        return made;
    }
};
struct oneNearby
    : any<seq<means<1, "a", "an">, described>, seq<pegtl::at<word<"another">>, described>,
          seq<count, word<"or more">, any<describedPlural, described>>>
{
};
struct isNotNear : means<Flag::Less, "is not">
{
};
struct isNear : seq<single, any<isNotNear, word<"is">>, howNear, oneNearby>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::ThereAre;
        made.unless = found.says(Flag::Less);
        const auto of = found.take<Thing::Kind>();
        const Range range = found.take<Range>();
        made.number = found.take<int>(1);
        made.filter = found.take<Filter>();
        if (made.filter.range.kind != Range::Kind::Anywhere)
            return std::nullopt;
        made.filter.range = range;
        made.filter.range.anchor = of == Thing::Kind::It || of == Thing::Kind::That
            ? Range::Anchor::It
            : of == Thing::Kind::Attacked ? Range::Anchor::Attacked
            : of == Thing::Kind::Attacker ? Range::Anchor::Attacker
                                          : Range::Anchor::Source;
        return made;
    }
};
/// "you lost loot this turn", "that player gained no loot this turn"
struct youOrThey : any<word<"you">, saidThey>
{
};
struct lootMoved
    : any<seq<youOrThey, maybe<word<"have", "has">>,
              any<means<Condition::Kind::LostLoot, "lost">,
                  means<Condition::Kind::GainedLoot, "gained">>,
              maybe<any<word<"any">, means<Flag::Less, "no">>>, word<"loot this turn">>,
          seq<youOrThey, means<Flag::Less, "did not", "have not", "has not">,
              any<means<Condition::Kind::LostLoot, "lose", "lost">,
                  means<Condition::Kind::GainedLoot, "gain", "gained">>,
              maybe<word<"any">>, word<"loot this turn">>>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = found.take<Condition::Kind>();
        made.they = found.says(Flag::Several);
        made.unless = found.says(Flag::Less);
        return made;
    }
};
/// "if it survives": it is not destroyed this way
struct survivesIt : word<"it survives", "that mercenary survives", "the target survives",
                        "the attacked mercenary survives", "it is not destroyed",
                        "it is not destroyed this way", "the target is not destroyed",
                        "that mercenary is not destroyed", "no mercenary is destroyed this way">
{
    static Condition build()
    {
        Condition made;
        made.kind = Condition::Kind::ItWasDestroyed;
        made.unless = true;
        return made;
    }
};
/// "if it is destroyed this way", "if this attack kills the target"
struct deadOne
    : word<"it", "the attacked mercenary", "that mercenary", "a mercenary", "any mercenary",
          "the target", "the target mercenary", "its target", "the defender">
{
};
struct theBlow : word<"that", "this attack", "this damage", "the damage", "the attack",
                     "that damage", "that attack", "this ability", "this", "it">
{
};
struct fellThisWay
    : any<seq<deadOne, word<"is", "was">, word<"destroyed", "killed", "defeated">,
              maybe<word<"this way", "by this", "by this attack", "by this damage", "by it">>,
              pegtl::not_at<word<"this turn">>>,
          seq<deadOne, word<"dies", "died">, maybe<word<"this way", "from this">>,
              pegtl::not_at<word<"this turn">>>,
          seq<theBlow, word<"destroys", "kills", "destroyed", "killed", "defeats">, deadOne,
              pegtl::not_at<word<"this turn">>>>
{
    static Condition build()
    {
        Condition made;
        made.kind = Condition::Kind::ItWasDestroyed;
        return made;
    }
};
/// "if it moved this way", "if it cannot be pushed": by the push before it
struct pushedThisWay
    : any<word<"it moved this way", "it was moved this way", "it was pushed",
              "it was pushed this way", "it is pushed this way", "it was moved",
              "it is moved this way", "it was pulled", "it was pulled this way">,
          means<Flag::Less, "it can not be pushed", "it can not be moved", "it can not be pulled",
              "it was not pushed", "it was not moved", "it is not moved this way",
              "it was not moved this way", "it could not be pushed", "it could not be moved",
              "that mercenary can not be pushed", "the target can not be pushed",
              "that mercenary can not be moved", "the target can not be moved">,
          seq<means<Flag::Less, "it did not move">, pegtl::not_at<word<"this turn">>>>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::WasPushed;
        made.unless = found.says(Flag::Less);
        return made;
    }
};
/// "you roll 4 or more": the die before it
struct rolled : seq<word<"you roll a", "you roll", "you rolled a", "you rolled", "the result is",
                        "the roll is", "the die shows", "it shows">,
                    comparison>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::Rolled;
        made.number = found.take<int>();
        made.atLeast = !found.says(Flag::AtMost);
        return made;
    }
};
/// "an allied mercenary is being attacked with a melee attack": an attack on it waits
struct attackedBy : maybe<word<"with", "by">,
                        any<means<How::Melee, "a melee attack">,
                            means<How::Ranged, "a ranged attack">, word<"an attack">>>
{
};
struct underAttack
    : any<seq<somebody, word<"is being attacked", "is under attack">, attackedBy>,
          seq<word<"an attack against", "an attack on">, somebody, word<"waits", "is waiting">>>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::UnderAttack;
        made.filter = found.take<Thing>().filter;
        made.how = found.take<How>(How::Any);
        return made;
    }
};
/// "its bounty is 3 or more", "this mercenary's health is 2 or less"
struct whoseFigure
    : any<means<Thing::Kind::This, "this mercenary's", "this's">,
          means<Thing::Kind::Bearer, "the bearer's">,
          means<Thing::Kind::Attacked, "the attacked mercenary's", "the target's">,
          means<Thing::Kind::Attacker, "the attacking mercenary's", "the attacker's", "the user's">,
          itsOwn>
{
};
struct toBe : word<"is set to", "is", "are">
{
};
struct figureIs : any<seq<whoseFigure, statistic, toBe, any<word<"exactly">, pegtl::at<count>>,
                          count, maybe<any<orLess, orMore>>>,
                      seq<whoseFigure, statistic, toBe,
                          any<grammar::atLeast, grammar::atMost, moreThan, lessThan,
                              means<Flag::More, "greater than", "higher than", "above">,
                              means<Flag::Less, "lower than", "smaller than", "below">>,
                          count>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::ThingIs;
        made.of = found.take<Thing::Kind>();
        Bound bound;
        bound.stat = found.take<Stat>();
        bound.number = found.take<int>();
        bound.atLeast = found.says(Flag::AtLeast) || found.says(Flag::More);
        bound.exactly = !bound.atLeast && !found.says(Flag::AtMost) && !found.says(Flag::Less);
        bound.number += found.says(Flag::More) ? 1 : found.says(Flag::Less) ? -1 : 0;
        if (bound.number < 0 || bound.stat == Stat::Stars)
            return std::nullopt;
        made.filter.bound = bound;
        return made;
    }
};
/// "its melee is greater than its health", "the number of allied mercenaries is greater than ..."
struct comparison2
    : any<means<Flag::AtMost, "less than or equal to", "at most", "no more than", "no greater than",
              "lower than or equal to", "equal to or less than">,
          means<Flag::AtLeast, "greater than or equal to", "at least", "no less than",
              "higher than or equal to", "equal to or greater than">,
          means<Flag::More, "greater than", "higher than", "more than", "larger than">,
          means<Flag::Less, "less than", "lower than", "smaller than", "fewer than">,
          means<Flag::Own, "equal to", "the same as">>
{
};
std::optional<Condition> comparing(Found& found)
{
    Condition made;
    made.kind = Condition::Kind::Compares;
    made.left = found.take<EqualTo>().amount;
    made.right = found.take<EqualTo>().amount;
    const auto plain = [](const Amount& amount) {
        return amount.kind == Amount::Kind::EqualTo && amount.most < 0;
    };
    if (!plain(*made.left) || !plain(*made.right))
        return std::nullopt;
    made.exactly = found.says(Flag::Own);
    made.atLeast = found.says(Flag::AtLeast) || found.says(Flag::More);
    made.right->plus += found.says(Flag::More) ? 1 : found.says(Flag::Less) ? -1 : 0;
    return made;
}
struct compares2 : seq<aQuantity, toBe, comparison2, aQuantity>
{
    static std::optional<Condition> build(Found& found) { return comparing(found); }
};
/// "it has more health than the attacker", "this has more melee than that mercenary"
struct ofOther : seq<single>
{
};
struct hasMoreThan
    : seq<single, word<"has", "have">,
          any<means<Flag::More, "more", "greater", "higher">,
              means<Flag::Less, "less", "fewer", "lower">,
              seq<word<"a", "an">,
                  any<means<Flag::More, "greater", "higher">, means<Flag::Less, "lower">>>>,
          statistic, word<"than">, ofOther>
{
    static std::optional<Condition> build(Found& found)
    {
        const auto figure = [](Thing::Kind of, Stat stat) {
            Quantity quantity;
            quantity.kind = Quantity::Kind::StatOf;
            quantity.stat = stat;
            quantity.of = of;
            return Amount { Amount::Kind::EqualTo, 1, {}, std::make_shared<Quantity>(quantity) };
        };
        Condition made;
        made.kind = Condition::Kind::Compares;
        const auto one = found.take<Thing::Kind>();
        const auto other = found.take<Thing::Kind>();
        const Stat stat = found.take<Stat>();
        if (one == other)
            return std::nullopt;
        made.left = figure(one, stat);
        made.right = figure(other, stat);
        made.atLeast = found.says(Flag::More);
        made.right->plus = made.atLeast ? 1 : -1;
        return made;
    }
};
/// "it is a treasure card", "one of them is an Instant card": of what the deed before put or showed
struct aCardIs : any<word<"it is", "it was", "that card is", "that card was",
                     "the revealed card is", "the discarded card is", "the discarded card was",
                     "the card is", "the card was", "the revealed card was">>
{
};
struct someCardIs : seq<maybe<word<"at least">>, any<count, means<1, "one", "any", "a card">>,
                        maybe<word<"or more">>,
                        word<"of them", "of those cards", "of those", "of the cards",
                            "of the revealed cards", "of the discarded cards">,
                        word<"is", "was", "are", "were">>
{
};
struct thisWayOr : word<"this way", "in this way">
{
};
struct cardsAre
    : any<seq<aCardIs, maybe<means<Flag::Less, "not">>, word<"a", "an">, cardKind>,
          seq<someCardIs, maybe<word<"a", "an">>, cardKind>,
          seq<any<means<1, "a", "an", "any">, seq<count, word<"or more">>>, cardKind,
              word<"is", "was", "are", "were">,
              word<"discarded this way", "revealed this way", "milled this way", "among them",
                  "put into a discard this way">>,
          seq<word<"you discarded", "you revealed", "they discarded", "they revealed",
                  "that player discarded", "that player revealed">,
              any<means<1, "a", "an">, seq<count, word<"or more">>>, cardKind, maybe<thisWayOr>>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::AmongThem;
        made.number = found.take<int>(1);
        made.cards = found.take<CardFilter>();
        made.unless = found.says(Flag::Less);
        const bool said = made.cards != CardFilter {};
        return said ? std::optional(std::move(made)) : std::nullopt;
    }
};
/// "if the attack deals damage": of the damage of the deed before
struct dealsAny
    : any<seq<word<"the attack", "this attack", "that attack", "it", "this", "that blow">,
              word<"deals damage", "dealt damage", "deals any damage", "dealt any damage">,
              pegtl::not_at<word<"to", "this turn">>>,
          word<"any damage is dealt this way", "damage is dealt this way", "damage was dealt",
              "any damage was dealt", "damage was dealt this way", "any damage was dealt this way",
              "it is damaged this way", "it was damaged this way", "it takes damage this way",
              "it took damage this way", "the target takes damage this way",
              "the target is damaged this way">>
{
    static Condition build(Found&)
    {
        Condition made;
        made.kind = Condition::Kind::ThisWay;
        made.number = 1;
        return made;
    }
};
/// "if you win 2 or more flips"
struct wonFlips
    : seq<word<"you win", "you won">,
          any<seq<count, any<orLess, orMore>>, seq<word<"all", "both", "at least one">>>,
          word<"flips", "flip", "coin flips", "coin flip", "coins", "of them">>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::ThisWay;
        if (!found.has<int>())
            return std::nullopt;
        made.number = found.take<int>();
        made.atLeast = !found.says(Flag::AtMost);
        return made;
    }
};
struct oneCondition
    : any<hasMarks, dealsAny, cardsAre, wonFlips, figureIs, compares2, tallyIs, hasMoreThan,
          underAttack, pushedThisWay, yourPhaseNow, thisWay, lootMoved,
          plainly<Condition::Kind::NotYourTurn, "it is not your turn", "it is an opponent's turn",
              "it is your opponent's turn", "it is the opponent's turn">,
          plainly<Condition::Kind::YourTurn, "it is your turn">, controlsNo,
          plainly<Condition::Kind::YouDoNot, "you can not", "they can not", "that player can not",
              "you do not", "they do not", "that player does not", "that opponent does not",
              "you did not", "they did not", "the opponent does not">,
          plainly<Condition::Kind::YouDo, "you do", "they do", "that player does",
              "that opponent does", "you did", "they did", "the opponent does">,
          fellThisWay, survivesIt,
          plainly<Condition::Kind::Plundered, "you plundered this turn",
              "you have plundered this turn">,
          plainly<Condition::Kind::Acquired, "you acquired this turn",
              "you have acquired this turn", "you acquired a card this turn">,
          plainly<Condition::Kind::PlayedAbility, "you played an ability card this turn",
              "you have played an ability card this turn", "you played an ability this turn",
              "you have played an ability this turn">,
          onlyOne, mercenaryFell, severalFell, vaultThan, hasMore, theyHaveMore, thereAre,
          theyControl, controls<Condition::Kind::YouControl, "you control">,
          controls<Condition::Kind::OpponentControls, "an opponent controls",
              "your opponent controls">,
          compares<Condition::Kind::YourVault, youHave, lootWords>,
          compares<Condition::Kind::YourHand, youHave, cardsInHand>,
          compares<Condition::Kind::YourWarchest, youHave, treasuresInWarchest>,
          compares<Condition::Kind::YourWarchest,
              word<"your warchest holds", "your warchest has", "your warchest contains">,
              treasureWord>,
          compares<Condition::Kind::YourVault,
              word<"your vault holds", "your vault has", "your vault contains">, lootWords>,
          compares<Condition::Kind::OpponentsVault,
              word<"an opponent's vault holds", "an opponent's vault has",
                  "your opponent's vault has", "your opponent's vault holds",
                  "the opponent's vault has">,
              lootWords>,
          compares<Condition::Kind::OpponentsWarchest,
              word<"an opponent's warchest has", "your opponent's warchest has",
                  "your opponent's warchest holds", "an opponent's warchest holds",
                  "an opponent's warchest contains", "your opponent's warchest contains">,
              treasureWord>,
          vaultIs<Condition::Kind::YourVault, "your vault is", "your vault has">, rolled,
          compares<Condition::Kind::YourReadyTreasures, youHave, readyTreasures>,
          compares<Condition::Kind::OpponentsVault, opponentHas, lootWords>,
          compares<Condition::Kind::OpponentsHand, opponentHas, cardsInHand>,
          compares<Condition::Kind::OpponentsWarchest, opponentHas, treasuresInWarchest>,
          vaultIs<Condition::Kind::OpponentsVault, "an opponent's vault is",
              "an opponent's vault has">,
          isNear, wentFar, thingDid<Condition::Kind::ThingIsNot, didNot>,
          thingDid<Condition::Kind::ThingIs, didIt>,
          thingWas<Condition::Kind::ThingIsNot, hadNot, lacking>,
          thingWas<Condition::Kind::ThingIsNot, wasNot, property>,
          thingWas<Condition::Kind::ThingIs, wasWord, property>,
          thingWas<Condition::Kind::ThingIs, hadWord, hasProperty>,
          thingIs<Condition::Kind::ThingIsNot, hasNot, lacking>,
          thingIs<Condition::Kind::ThingIsNot, isNot, property>,
          thingIs<Condition::Kind::ThingIs, isWord, property>,
          thingIs<Condition::Kind::ThingIs, hasWord, hasProperty>, pastCondition, playerDid,
          anyPhaseNow, tallyThere, someWho, thereAreNo>
{
    static constexpr std::string_view expected
        = "a condition (you control ..., it is damaged, you have 3 or less loot, ...)";
};
/// "... and a Warrior": controlled as what stands before it.
struct controlledToo : seq<means<1, "a", "an">, described>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.number = found.take<int>();
        made.filter = found.take<Filter>();
        return made;
    }
};
/// "... and control no mercenaries"
struct controlNoneToo : seq<word<"control no", "do not control a", "do not control any">,
                            any<describedPlural, described>>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::YouControlNo;
        made.filter = found.take<Filter>();
        return made;
    }
};
/// "you control a Mage and have 3 or less loot"
struct haveToo : any<controlNoneToo, compares<Condition::Kind::YourVault, word<"have">, lootWords>,
                     compares<Condition::Kind::YourHand, word<"have">, cardsInHand>,
                     compares<Condition::Kind::YourWarchest, word<"have">, treasuresInWarchest>,
                     controls<Condition::Kind::YouControl, "control">>
{
};
/// "it is damaged and has no treasures": of the same one.
template <Condition::Kind kind, typename... Said>
struct sameOne : seq<Said...>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = kind;
        made.sameOne = true;
        made.filter = found.has<Filter>() ? found.take<Filter>() : Filter {};
        made.filter.condition = found.take<Filter::Condition>(made.filter.condition);
        return made;
    }
};
struct sameIs
    : any<sameOne<Condition::Kind::ThingIsNot, didNot>, sameOne<Condition::Kind::ThingIs, didIt>,
          sameOne<Condition::Kind::ThingIsNot, hasNot, lacking>,
          sameOne<Condition::Kind::ThingIsNot, isNot, property>,
          sameOne<Condition::Kind::ThingIs, isWord, property>,
          sameOne<Condition::Kind::ThingIs, hasWord, hasProperty>,
          sameOne<Condition::Kind::ThingIs, property>>
{
};
struct andCondition : means<Condition::Kind::Both, "and">
{
};
struct orCondition : means<Condition::Kind::Either, "or">
{
};
template <typename Joint>
struct moreConditions : seq<Joint, any<oneCondition, haveToo, sameIs, controlledToo>>
{
};
struct severalConditions
    : seq<oneCondition,
          any<seq<moreConditions<andCondition>, many<moreConditions<andCondition>>>,
              seq<moreConditions<orCondition>, many<moreConditions<orCondition>>>>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made;
        made.kind = found.take<Condition::Kind>();
        made.parts = found.takeAll<Condition>();
        const Condition& first = made.parts.front();
        const bool ofOne
            = first.kind == Condition::Kind::ThingIs || first.kind == Condition::Kind::ThingIsNot;
        for (Condition& part : made.parts) {
            if (!std::exchange(part.sameOne, false))
                continue;
            if (!ofOne || first.before)
                return std::nullopt;
            part.of = first.of;
        }
        for (const Condition& part : made.parts)
            if (part.kind == Condition::Kind::YouDo || part.kind == Condition::Kind::YouDoNot
                || part.kind == Condition::Kind::Both
                || (part.unless
                    && (part.kind == Condition::Kind::ItWasDestroyed
                        || part.kind == Condition::Kind::WasPushed)))
                return std::nullopt;
        return made;
    }
};
struct anyCondition : any<severalConditions, oneCondition>
{
};

} // namespace

bool condition::read(Input& in, Reading& reading)
{
    return text::read<anyCondition>(in, reading);
}

} // namespace triptych::seize::grammar
